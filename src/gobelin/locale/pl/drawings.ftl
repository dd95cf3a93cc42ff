### The table as the terminal draws it. Keep them short: they stand in columns.

## Marks: two characters on the map, one on the tracks; small letters for toppled pieces

mark-player = G{ $number }
mark-automa = Au
mark-shadow_empire = Ci
letter-player = { $number }
letter-automa = A
letter-shadow_empire = C

## The map

# $side: small, large
drawn-map = { $side ->
    [small] Mapa (mała)
   *[large] Mapa (duża)
}
# $letter: of a terrain
drawn-terrain = { $letter } { $terrain }
# $outpost, $toppled: marks of the same or another player
drawn-map-legend = { $player-is ->
    [you] { $outpost } twój, { $toppled } przewrócony
   *[other] { $outpost } posterunek, { $toppled } przewrócony
}
# $bots: a list of drawn-mark
drawn-map-legend-solo = { $player-is ->
    [you] { $outpost } twój, { $bots }; małe litery: przewrócony
   *[other] { $outpost } posterunek, { $bots }; małe litery: przewrócony
}
drawn-mark = { $mark } { $player }
drawn-island = wyspa
drawn-all-terrains = każdy
# What a tile gives, in eight characters at most
drawn-benefit-none = -
drawn-benefit-coin = { $count } moneta
drawn-benefit-worker = { $count } robot.
drawn-benefit-food = { $count } żywn.
drawn-benefit-culture = { $count } kult.
drawn-benefit-territory = { $count } kaf.
drawn-benefit-tapestry = arras
drawn-benefit-research = badanie
drawn-benefit-upgrade = ulepsz.
drawn-benefit-invent = wynalaz.
drawn-benefit-market = targow.
drawn-benefit-house = dom
drawn-benefit-farm = farma
drawn-benefit-armory = zbrojow.

## The tracks

drawn-tracks = Tory
drawn-tier = etap { $tier }
drawn-closed = { $owner-is ->
    [you] zamknięty przez ciebie
   *[other] zamknięty ({ $owner })
}
# $bots: none, or a list of drawn-mark
drawn-tracks-legend = { $bots ->
    [none] cyfry: gracze; bez znaku: wielka budowla do zdobycia
   *[other] cyfry: gracze, { $bots }; bez znaku: wielka budowla do zdobycia
}
# A landmark on a space of a track
drawn-landmark = { $owner-is ->
    [nobody] { $landmark } (do zdobycia)
    [out_of_play] { $landmark } (poza grą)
    [you] { $landmark } (ty)
   *[other] { $landmark } ({ $owner })
}

## The city

drawn-city = { $owner-is ->
    [you] Twoja stolica ({ $capital })
   *[other] Stolica: { $owner } ({ $capital })
}
drawn-city-unknown = Stolica: jeszcze nie wybrana
drawn-city-legend = . pusta   # niedostępna
drawn-letter-market = T
drawn-letter-house = D
drawn-letter-farm = F
drawn-letter-armory = Z
drawn-building = { $letter } { $building }
drawn-districts = { $count ->
    [one] { $count } ukończona dzielnica
    [few] { $count } ukończone dzielnice
    [many] { $count } ukończonych dzielnic
   *[other] { $count } ukończonej dzielnicy
}
drawn-lines = { $count ->
    [one] { $count } wypełniony rząd lub kolumna
    [few] { $count } wypełnione rzędy i kolumny
    [many] { $count } wypełnionych rzędów i kolumn
   *[other] { $count } wypełnionego rzędu lub kolumny
}
drawn-outside = i poza siatką: { $count }
drawn-shape = { $landmark }, wszystkie obroty; miejsce to lewy górny róg i obrót

## The income mat

drawn-income = Mata przychodu
drawn-income-building = budynek
drawn-income-now = w każdej turze przychodu
drawn-income-next = następny odsłania
drawn-income-coin = { $count } mon.
drawn-income-worker = { $count } rob.
drawn-income-food = { $count } żywn.
drawn-income-culture = { $count } kult.
drawn-income-territory = { $count } kaf.
drawn-income-tapestry = { $count } arras
drawn-income-vp = { $count } PZ
drawn-income-tech_cards = { $count } PZ/techn.
drawn-income-capital = { $count } PZ/linię
drawn-income-territories = { $count } PZ/teryt.

## A player

drawn-vp = { $points } PZ
drawn-era = epoka { $era }
drawn-no-era = przed I
drawn-finished = koniec
drawn-resource = { $resource } { $count }
drawn-civilization = { $civilization }: { $does }
drawn-active = Działająca karta arrasu
drawn-pact = { $track ->
    [none] przeciwnik: { $opponent }
   *[other] przeciwnik: { $opponent }, tor { $track }
}
drawn-played = Karty arrasu na macie: { $cards }
drawn-hand = Ręka
drawn-tech = Karty technologii
# $token: whether a token of the Inventors lies on it
drawn-tech-card = { $token ->
    [yes] { $card } *: { $does }
   *[no] { $card }: { $does }
}
drawn-row-top = góra
drawn-row-middle = środek
drawn-row-bottom = dół
drawn-tiles = Kafelki terytorium
drawn-none = brak
drawn-tile = kafelek { $tile }: { $does }
drawn-space-tile = kafelek kosmosu { $tile }: { $does }
drawn-territories = { $count ->
    [one] { $count } kontrolowane terytorium
    [few] { $count } kontrolowane terytoria
    [many] { $count } kontrolowanych terytoriów
   *[other] { $count } kontrolowanego terytorium
}
drawn-outposts = { $count ->
    [one] { $count } posterunek w zapasie
    [few] { $count } posterunki w zapasie
    [many] { $count } posterunków w zapasie
   *[other] { $count } posterunku w zapasie
}
drawn-landmarks = wielkie budowle: { $landmarks }
drawn-achievements = osiągnięcia: { $achievements }
drawn-display = Odsłonięte karty technologii

## An opponent in short

drawn-hidden = cywilizacja zakryta
drawn-short-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
drawn-short-tiles = { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
    [many] { $count } kafelków
   *[other] { $count } kafelka
}
drawn-short-tech = { $count ->
    [one] { $count } technologia
    [few] { $count } technologie
    [many] { $count } technologii
   *[other] { $count } technologii
}
drawn-short-territories = { $count ->
    [one] { $count } terytorium
    [few] { $count } terytoria
    [many] { $count } terytoriów
   *[other] { $count } terytorium
}
drawn-short-landmarks = { $count ->
    [one] { $count } wielka budowla
    [few] { $count } wielkie budowle
    [many] { $count } wielkich budowli
   *[other] { $count } wielkiej budowli
}
drawn-short-buildings = { $count ->
    [one] { $count } budynek
    [few] { $count } budynki
    [many] { $count } budynków
   *[other] { $count } budynku
}

## Mats of civilizations

mat-tokens = { $count ->
    [one] został { $count } znacznik
    [few] zostały { $count } znaczniki
    [many] zostało { $count } znaczników
   *[other] zostało { $count } znacznika
}
# $gives: what the space gave
mat-entertainers = znacznik na polu { $slot } ({ $gives })
mat-alchemists = wyrzucone: { $tracks }
# $tracks: none before the first
mat-leaders = { $tracks ->
    [none] żaden tor jeszcze nie użyty
   *[other] użyte: { $tracks }
}
# $gains: none while all squares are covered
mat-historians = { $gains ->
    [none] wszystkie cztery znaczniki wciąż na macie
   *[other] oznaczona wielka budowla daje: { $gains }
}
# $columns: a list of mat-column
mat-columns = kolumny: { $columns }
mat-column = { $column ->
    [left] lewa { $count } z { $size }
    [middle] środkowa { $count } z { $size }
   *[right] prawa { $count } z { $size }
}
# $gains: what each income turn brings, none before an outpost has left
mat-militants = { $gains ->
    [none] posterunki na macie: { $count }; tura przychodu nic jeszcze nie daje
   *[other] posterunki na macie: { $count }; każda tura przychodu daje: { $gains }
}
mat-mystics = { $predictions ->
    [none] nic jeszcze nie przepowiedziano
   *[other] przepowiednie: { $predictions }
}

## The bots

drawn-level = poziom { $level }, { $level-name }
drawn-never-scores = nigdy nie punktuje; ulubiony tor { $track }, posterunki w zapasie: { $outposts }
drawn-automa = { $civilizations }, ulubiony tor { $track }; karty na ręce: { $cards }, terytoria: { $territories }, posterunki w zapasie: { $outposts }
drawn-next-income = następna tura przychodu, PZ: { $parts }
drawn-multiplier-territory = { $points } za terytorium
drawn-multiplier-landmark = { $points } za wielką budowlę
drawn-multiplier-track = { $points } za pole toru { $track }
drawn-decision-card = ostatnia karta decyzji { $number }: { $does }
drawn-tiebreaker-card = ostatnia karta rozstrzygająca { $number }; { $left }
drawn-first-tiebreaker = karta rozstrzygająca { $number }; { $left }
drawn-no-cards = nie ma odsłoniętych kart decyzji; { $left }
drawn-cards-left = { $count ->
    [one] w talii { $count } karta
    [few] w talii { $count } karty
    [many] w talii { $count } kart
   *[other] w talii { $count } karty
}
drawn-track-order = jej kolejność torów: { $tracks } (Imperium Cienia czyta od końca)
# $topple: whether a toppled outpost stands on the card
drawn-hex-order = { $topple ->
    [yes] jej kolejność pól: { $along }, linie od { $side }; z przewróconym posterunkiem
   *[no] jej kolejność pól: { $along }, linie od { $side }; bez przewróconego posterunku
}
# $cards: their numbers, or none
drawn-discards = { $cards ->
    [none] odrzucone karty decyzji: brak
   *[other] odrzucone karty decyzji: { $cards }
}
drawn-progress = { $count ->
    [one] do dołożenia { $count } karta postępu
    [few] do dołożenia { $count } karty postępu
    [many] do dołożenia { $count } kart postępu
   *[other] do dołożenia { $count } karty postępu
}
