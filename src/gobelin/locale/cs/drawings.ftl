### The table as the terminal draws it, in Czech. en/drawings.ftl says what each message is.

## Marks

mark-player = H{ $number }
mark-automa = Au
mark-shadow_empire = St
letter-player = { $number }
letter-automa = A
letter-shadow_empire = S

## The map

drawn-map = { $side ->
    [small] Mapa (malá)
   *[large] Mapa (velká)
}
drawn-terrain = { $letter } { $terrain }
drawn-map-legend = { $player-is ->
    [you] { $outpost } tvé osídlení, { $toppled } povalené
   *[other] { $outpost } osídlení, { $toppled } povalené
}
drawn-map-legend-solo = { $player-is ->
    [you] { $outpost } tvé osídlení, { $bots }; malá písmena: povalené
   *[other] { $outpost } osídlení, { $bots }; malá písmena: povalené
}
drawn-mark = { $mark } { $player }
drawn-island = ostrov
drawn-all-terrains = vše
drawn-benefit-none = -
drawn-benefit-coin = { $count ->
    [one] { $count } mince
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}
drawn-benefit-worker = { $count } prac.
drawn-benefit-food = { $count ->
    [one] { $count } jídlo
    [few] { $count } jídla
    [many] { $count } jídla
   *[other] { $count } jídel
}
drawn-benefit-culture = { $count } kult.
drawn-benefit-territory = { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
    [many] { $count } dílku
   *[other] { $count } dílků
}
drawn-benefit-tapestry = tapis.
drawn-benefit-research = výzkum
drawn-benefit-upgrade = vylepš.
drawn-benefit-invent = vynález
drawn-benefit-market = trh
drawn-benefit-house = dům
drawn-benefit-farm = farma
drawn-benefit-armory = zbrojn.

## The tracks

drawn-tracks = Stupnice
drawn-tier = úroveň { $tier }
drawn-closed = { $owner-is ->
    [you] uzavíráš ji ty
   *[other] uzavírá { $owner }
}
drawn-tracks-legend = { $bots ->
    [none] číslice: hráči; bez značky: volná dominanta
   *[other] číslice: hráči, { $bots }; bez značky: volná dominanta
}
drawn-landmark = { $owner-is ->
    [nobody] { $landmark } (volná)
    [out_of_play] { $landmark } (mimo hru)
    [you] { $landmark } (tvoje)
   *[other] { $landmark } ({ $owner })
}

## The city

drawn-city = { $owner-is ->
    [you] Tvé město ({ $capital })
   *[other] Město, { $owner } ({ $capital })
}
drawn-city-unknown = Město: zatím nevybráno
drawn-city-legend = . volná   # nepoužitelná
drawn-letter-market = T
drawn-letter-house = D
drawn-letter-farm = F
drawn-letter-armory = Z
drawn-building = { $letter } { $building }
drawn-districts = { $count ->
    [one] { $count } dokončená čtvrť
    [few] { $count } dokončené čtvrti
    [many] { $count } dokončené čtvrti
   *[other] { $count } dokončených čtvrtí
}
drawn-lines = { $count ->
    [one] { $count } dokončená řada či sloupec
    [few] { $count } dokončené řady a sloupce
    [many] { $count } dokončené řady a sloupce
   *[other] { $count } dokončených řad a sloupců
}
drawn-outside = a mimo mřížku: { $count }
drawn-shape = Natočení dominanty { $landmark }; místo je levý horní roh s natočením

## The income mat

drawn-income = Karta blahobytu
drawn-income-building = budova
drawn-income-now = každý blahobyt
drawn-income-next = další odkryje
drawn-income-coin = { $count ->
    [one] { $count } mince
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}
drawn-income-worker = { $count ->
    [one] { $count } pracovník
    [few] { $count } pracovníci
    [many] { $count } pracovníka
   *[other] { $count } pracovníků
}
drawn-income-food = { $count ->
    [one] { $count } jídlo
    [few] { $count } jídla
    [many] { $count } jídla
   *[other] { $count } jídel
}
drawn-income-culture = { $count ->
    [one] { $count } bod kultury
    [few] { $count } body kultury
    [many] { $count } bodu kultury
   *[other] { $count } bodů kultury
}
drawn-income-territory = { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
    [many] { $count } dílku
   *[other] { $count } dílků
}
drawn-income-tapestry = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
drawn-income-vp = { $count } VB
drawn-income-tech_cards = { $count } VB/techn.
drawn-income-capital = { $count } VB/řada města
drawn-income-territories = { $count } VB/území

## A player

drawn-vp = { $points } VB
drawn-era = epocha { $era }
drawn-no-era = bez epochy
drawn-finished = konec
drawn-resource = { $resource } { $count }
drawn-civilization = { $civilization }: { $does }
drawn-active = Platná tapiserie
drawn-pact = { $track ->
    [none] soupeř: { $opponent }
   *[other] soupeř: { $opponent }, { $track }
}
drawn-played = Vyložené tapiserie: { $cards }
drawn-hand = Ruka
drawn-tech = Karty technologií
drawn-tech-card = { $token ->
    [yes] { $card } *: { $does }
   *[no] { $card }: { $does }
}
drawn-row-top = horní
drawn-row-middle = střed
drawn-row-bottom = dolní
drawn-tiles = Dílky území
drawn-none = nic
drawn-tile = dílek { $tile }: { $does }
drawn-space-tile = dílek vesmíru { $tile }: { $does }
drawn-territories = { $count ->
    [one] { $count } ovládané území
    [few] { $count } ovládaná území
    [many] { $count } ovládaného území
   *[other] { $count } ovládaných území
}
drawn-outposts = { $count ->
    [one] zbývá { $count } osídlení
    [few] zbývají { $count } osídlení
    [many] zbývá { $count } osídlení
   *[other] zbývá { $count } osídlení
}
drawn-landmarks = dominanty: { $landmarks }
drawn-achievements = úspěchy: { $achievements }
drawn-display = Nabídka karet technologií

## An opponent in short

drawn-hidden = civilizace skrytá
drawn-short-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
drawn-short-tiles = { $count ->
    [one] { $count } dílek
    [few] { $count } dílky
    [many] { $count } dílku
   *[other] { $count } dílků
}
drawn-short-tech = { $count } techn.
drawn-short-territories = { $count ->
    [one] { $count } území
    [few] { $count } území
    [many] { $count } území
   *[other] { $count } území
}
drawn-short-landmarks = { $count ->
    [one] { $count } dominanta
    [few] { $count } dominanty
    [many] { $count } dominanty
   *[other] { $count } dominant
}
drawn-short-buildings = { $count ->
    [one] { $count } budova
    [few] { $count } budovy
    [many] { $count } budovy
   *[other] { $count } budov
}

## Mats of civilizations

mat-tokens = { $count ->
    [one] zbývá { $count } žeton
    [few] zbývají { $count } žetony
    [many] zbývá { $count } žetonu
   *[other] zbývá { $count } žetonů
}
mat-entertainers = žeton na poli { $slot } ({ $gives })
mat-alchemists = padlo: { $tracks }
mat-leaders = { $tracks ->
    [none] zatím žádná stupnice
   *[other] využito: { $tracks }
}
mat-historians = { $gains ->
    [none] všechny čtyři žetony jsou ještě na kartě
   *[other] dominanta držitele žetonu přináší { $gains }
}
mat-columns = sloupce { $columns }
mat-column = { $column ->
    [left] levý { $count } z { $size }
    [middle] prostřední { $count } z { $size }
   *[right] pravý { $count } z { $size }
}
mat-militants = { $gains ->
    [none] osídlení zde: { $count }; zvýšení blahobytu zatím nic nepřináší
   *[other] osídlení zde: { $count }; každé zvýšení blahobytu přináší { $gains }
}
mat-mystics = { $predictions ->
    [none] zatím bez předpovědi
   *[other] předpověď: { $predictions }
}

## The bots

drawn-level = obtížnost { $level }, { $level-name }
drawn-never-scores = neboduje; oblíbená { $track }, zbylá osídlení { $outposts }
drawn-automa = { $civilizations }, oblíbená { $track }; karty v ruce { $cards }, území { $territories }, zbylá osídlení { $outposts }
drawn-next-income = příští zvýšení blahobytu, VB: { $parts }
drawn-multiplier-territory = { $points } za každé území
drawn-multiplier-landmark = { $points } za každou dominantu
drawn-multiplier-track = { $points } za každé pole stupnice { $track }
drawn-decision-card = poslední karta rozhodnutí { $number }: { $does }
drawn-tiebreaker-card = poslední karta pořadí { $number }; { $left }
drawn-first-tiebreaker = karta pořadí { $number }; { $left }
drawn-no-cards = žádná karta rozhodnutí není otočená; { $left }
drawn-cards-left = { $count ->
    [one] v balíčku zbývá { $count } karta
    [few] v balíčku zbývají { $count } karty
    [many] v balíčku zbývá { $count } karty
   *[other] v balíčku zbývá { $count } karet
}
drawn-track-order = její pořadí stupnic: { $tracks } (Stínová říše čte od konce)
drawn-hex-order = { $topple ->
    [yes] její pořadí polí: { $along }, řady od { $side }; s povaleným osídlením
   *[no] její pořadí polí: { $along }, řady od { $side }; bez povaleného osídlení
}
drawn-discards = { $cards ->
    [none] odhozené karty rozhodnutí: žádné
   *[other] odhozené karty rozhodnutí: { $cards }
}
drawn-progress = { $count ->
    [one] přijde ještě { $count } karta postupu
    [few] přijdou ještě { $count } karty postupu
    [many] přijde ještě { $count } karty postupu
   *[other] přijde ještě { $count } karet postupu
}
