### What is wrong with a record, with the set-up or the position in it, in Czech. en/records.ftl says what each message is.

## Záznamy

error-record-none = to není záznam Gobelinu
error-record-no-choices = v záznamu chybí seznam voleb
error-record-version = verze záznamu { $version } není známa
error-record-rules = verze pravidel musí být celé číslo od 1, ne { $version }
error-record-seed = semínko musí být celé číslo nebo text o nejvýše { $most } znacích, ne { $seed }
error-record-dealt = ve verzi { $made-with } pravidel rozdalo toto semínko jiné karty než ve verzi { $rules }: záznam může přehrát jen ona verze
error-record-luck = závazek a náhoda musí být tak, jak je píše gobelin: texty z 64 šestnáctkových číslic, podíly a pečetě podle míst
error-record-choice = { $other-rules ->
    [yes] volba { $number } z { $count }, { $choice }, tam není možná; záznam vznikl s verzí pravidel { $made-with }, tohle je verze { $rules }
   *[no] volba { $number } z { $count }, { $choice }, tam není možná
}
error-record-result = { $other-rules ->
    [yes] výsledek v záznamu není výsledek hry; záznam vznikl s verzí pravidel { $made-with }, tohle je verze { $rules }
   *[no] výsledek v záznamu není výsledek hry
}
error-record-setup = přípravu hry nelze přečíst: { $reason }
error-record-date = datum se píše 2026-01-31 nebo 2026-01-31T20:15:00+01:00
error-record-seats = { $count ->
    [one] seznam míst musí mít { $count } položku
    [few] seznam míst musí mít { $count } položky
    [many] seznam míst musí mít { $count } položky
   *[other] seznam míst musí mít { $count } položek
}
error-record-seat = místo { $number }: má mít jméno a druh, oba krátké, a nic víc

## Příprava hry v záznamech

error-option-flag = { $option } musí být true nebo false, ne { $value }
error-option-players = hra má 1 až 5 hráčů, ne { $value }
error-option-level = obtížnost musí být číslo od 1 do 6, ne { $value }
error-option-list = { $option } musí být seznam, ne { $value }
error-option-seats = { $option } musí být seznam s položkou pro každé místo, ne { $value }
error-option-capital = karty hlavních měst mají čísla 1 až 6, { $value } mezi nimi není
error-option-no-civilization = civilizace { $value } neexistuje
error-option-no-tapestry_card = karta tapiserie { $value } neexistuje
error-option-object = volby musí být objekt, ne { $value }
error-option-unknown = volba { $value } neexistuje
error-option-no-players = chybí počet hráčů
error-option-solo = obtížnost 1 až 6 patří ke hře pro jednoho; tady je hráčů: { $players }, obtížnost: { $level }
error-shadow-players = Stínová říše se přidává ke dvěma hráčům, počet hráčů je tu { $players }
error-option-entries = { $option }: každý hráč má mít jednu položku; hráčů: { $players }, položek: { $count }
error-option-same-civilization = dva hráči nemohou mít stejnou civilizaci
error-option-absent = u tohoto stolu nejsou ve hře: { $civilizations }
error-option-same-start = dvě hlavní města mají stejné počáteční území: { $capitals }

## Pozice v záznamech

error-position-none = to není pozice Gobelinu
# $known: the versions that can be read: 2, 3
error-position-version = verzi pozice { $version } nelze přečíst, jen { $known }
error-position-missing = chybí { $where }
error-position-unknown = { $nearest ->
    [none] { $where }: takový klíč tu být nemá
   *[other] { $where }: takový klíč tu být nemá; možná { $nearest }
}
error-position-name = { $nearest ->
    [none] { $where }: { $value } neexistuje
   *[other] { $where }: { $value } neexistuje; možná { $nearest }
}
error-position-object = { $where } musí být objekt, ne { $value }
error-position-list = { $where } musí být seznam, ne { $value }
error-position-entries = { $where }: seznam má špatnou délku; má mít: { $due }, má: { $count }
error-position-number = { $where } musí být celé číslo od { $low } do { $high }, ne { $value }
error-position-flag = { $where } musí být true nebo false, ne { $value }
error-position-text = { $where } musí být text, ne { $value }
error-position-digits = { $where } musí být text z { $count } šestnáctkových číslic, ne { $value }
error-position-twice = { $where }: { $value } je tam dvakrát
error-position-null = { $when ->
    [bots] { $where } musí být bez botů null, ne { $value }
    [automa] { $where } musí být bez Automy null, ne { $value }
    [espionage] { $where } musí být null, dokud v současné epoše neleží navrchu Špionáž, ne { $value }
   *[printed] { $where } musí být na předtištěném území null, ne { $value }
}
error-position-ended = { $where }: hra pro { $player } už skončila
error-position-lasting = { $where }: { $card } nemá schopnost, která trvá celou epochu
error-position-building = { $where } musí být možnost, která umístí budovu, třeba { $example }, ne { $value }
error-position-covered = { $where }: { $value } zakrývá zastavěné parcely
error-position-hex = { $side ->
    [small] { $where }: takové pole na malé mapě není
   *[large] { $where }: takové pole na velké mapě není
}
error-position-upright = { $where }: stojí tu figurky dvou hráčů
error-position-outposts = { $where }: na mapě je příliš mnoho osídlení; počet: { $count }, nejvýše: { $most }
error-position-buildings = { $where }: příliš mnoho budov typu { $building }; počet: { $count }, nejvýše: { $most }
error-position-landmark = { $where }: dominanta { $landmark } už je jinde
error-position-gap = { $where }: pole před budovou je prázdné
error-position-impossible = taková pozice není možná: { $reason }

## Co nemůže platit u žádného stolu

error-impossible-missing = { $kind ->
    [tapestry_card] chybí karta tapiserie { $name }
    [tech_card] chybí karta technologie { $name }
    [territory_tile] chybí dílek území { $name }
    [space_tile] chybí dílek vesmíru { $name }
    [civilization] chybí civilizace { $name }
   *[decision_card] chybí karta rozhodnutí { $name }
}
error-impossible-surplus = { $kind ->
    [tapestry_card] karta tapiserie { $name } je tu navíc
    [tech_card] karta technologie { $name } je tu navíc
    [territory_tile] dílek území { $name } je tu navíc
    [space_tile] dílek vesmíru { $name } je tu navíc
    [civilization] civilizace { $name } je tu navíc
   *[decision_card] karta rozhodnutí { $name } je tu navíc
}
error-impossible-landmark = dominanta { $landmark }: vlastník: { $owner }, ale leží u: { $holders }
error-impossible-achievement = { $where }: splnili: { $players }, ale zapsáno u: { $shown }
error-impossible-explored = { $where }: pole je prozkoumané i neprozkoumané zároveň
error-impossible-pieces = { $where }: jsou tu figurky, i když tu žádné být nemohou
error-impossible-control = { $where }: ovládá: { $players }, ale stojí tu figurky: { $upright }
error-impossible-resources = { $where }: každého zdroje může být 0 až { $most }, ne { $amounts }
error-impossible-vp = { $where }: méně než 0 VB: { $vp }
error-impossible-sheet = { $where }: součet přehledu bodů neodpovídá VB
error-impossible-tokens = { $where }: žetonů hráče na stupnicích: { $count }, ne čtyři
error-impossible-off-track = { $where }: žeton hráče je mimo stupnice
error-impossible-taken = { $where }: z karty blahobytu může odejít 0 až { $most } budov jednoho typu, ne { $taken }
error-impossible-era = { $where }: epocha { $era } neexistuje
error-impossible-finished = { $where }: hra skončila, i když je teprve epocha { $era }
error-impossible-bot-owns = { $where }: bot má něco, co boti nikdy nemají
error-impossible-outposts = { $where }: osídlení v zásobě: { $supply }, na mapě: { $laid }; dohromady jich musí být { $due }
error-impossible-cubes = { $where }: žetony na mapě: { $laid }, z karet civilizací odebráno: { $gone }
error-impossible-buildings = { $where }: budovy odebrané z karty blahobytu, podle typu: { $taken }; umístěné: { $there }
error-impossible-landmarks = { $where }: získané dominanty: { $gained }; umístěné: { $there }
error-impossible-one-plot = { $where }: na jedné parcele stojí dvě budovy
error-impossible-built = { $where }: zastavěné parcely neodpovídají budovám
error-impossible-plots = { $where }: parcely budov zvyšujících blahobyt nesouhlasí
error-impossible-district = { $where }: čtvrť { $district } neodpovídá svým parcelám
error-impossible-force = { $where }: karta { $card } nemůže platit

## Na začátku tahu

error-impossible-first = { $where }: { $player } nikdy nezačíná
error-impossible-display = { $where }: karty technologií v nabídce: { $count }, má jich být: { $due }
error-impossible-closed = { $where }: { $player } nemůže uzavřít stupnici { $track }
error-impossible-closed-twice = { $where }: { $player } uzavírá stupnici { $track } dvakrát
error-impossible-turn-shadow = { $where }: Stínová říše jedná v tahu Automy
error-impossible-turn-over = { $where }: všichni lidé už dohráli, hra skončila
error-impossible-turn-ended = { $where }: hra pro { $player } už skončila
error-impossible-earned-often = { $where }: hráčů, kteří úspěch splnili: { $count }, polí s VB: { $most }
error-impossible-earned = { $where }: { $player } ho nemůže mít
error-impossible-marks-of-nobody = { $where }: nikdo nemá civilizaci { $civilization }
error-impossible-piece-bot = { $where }: boti mají jen osídlení
error-impossible-piece-nomads = { $where }: na mapě stavějí jen Nomádi
error-impossible-piece-shadow = { $where }: tato Stínová říše nemá na mapě nic
error-impossible-piece-upright = { $where }: osídlení Stínové říše leží povalená
error-impossible-piece-cube = { $where }: takový žeton nelze povalit
error-impossible-piece-toppled = { $where }: povalená figurka leží vedle stojící figurky soupeře
error-impossible-start = { $where }: na počátečním území { $player } stojí dvě osídlení tohoto hráče
error-impossible-place = dva hráči mají stejné místo: hlavní města { $capitals }
error-impossible-tokens-each = { $where }: před singularitou UI musí být na každé stupnici jeden
error-impossible-tokens-left = { $where }: žeton může opustit jen stupnici technologie
error-impossible-options = { $where }: ve volbách je { $value }
error-impossible-dealt = { $where }: civilizace { $civilization } nemohla být rozdána
error-impossible-ended = { $where }: hra končí { $last }. tahem zvyšování blahobytu, ne dříve
error-impossible-not-begun = { $where }: tato epocha ještě nezačala
error-impossible-face-down = { $where }: lícem dolů může ležet jen spodní karta v epochách 2 až 4
error-impossible-copied = { $where }: karta { $card } neleží lícem nahoru u nikoho
error-impossible-top-card = { $where }: platná karta není svrchní kartou současné epochy
error-impossible-cover = { $where }: kartu epochy { $era } nelze překrýt
error-impossible-pact = { $where }: nedovoluje to žádná platná karta
error-impossible-pact-track = { $where }: stupnice se volí pro kartu Politický sňatek, a jen pro ni
error-impossible-pact-alone = { $where }: stupnice patří k partnerovi

## Karty civilizací a boti

error-impossible-historians-holder = { $where }: { $player } ho mít nemůže
error-impossible-historians-squares = { $where }: rozdáno: { $given }, odkrytých čtvercových polí: { $exposed }
error-impossible-militants = { $where }: osídlení v zásobě: { $supply }, na kartě Válečníků: { $standing }
error-impossible-inventors = { $where }: nikdo nemá kartu { $card }
error-impossible-heralds = { $where }: { $player } nemá v epoše { $era } takovou kartu, nebo na ní žeton ležet nemůže
error-impossible-tokens-on-cards = { $where }: na kartách: { $laid }, na kartě civilizace: { $left }; na začátku jsou { $start }
error-impossible-bot-tokens = { $where }: bot má na každé stupnici jeden
error-impossible-bot-landmarks = { $where }: boti získávají jen dominanty ze stupnic
error-impossible-shadow-owns = { $where }: Stínová říše nemá body, epochy ani karty
error-impossible-shadow-landmarks = { $where }: dominanty Stínové říše si nechává Automa
error-impossible-automa-cards = { $where }: jedna karta, lícem dolů, v každé z epoch 2 až 4, které už začaly
error-impossible-automa-civilizations = { $where }: počet při obtížnosti { $level } musí být { $due }
error-impossible-shadow-solo = { $where }: civilizace a karty postupu patří Automě
error-impossible-odd-deck = { $where }: karet: { $count }; otáčejí se po dvou
error-impossible-half-pair = { $where }: ke kartě rozhodnutí patří karta pořadí
error-impossible-no-pair = { $where }: jsou-li odhozené karty, musí být i dvojice
error-impossible-progress = { $where }: počet karet při obtížnosti { $level } v epoše { $era } musí být { $due }, ne { $count }
error-impossible-base-cards = { $where }: karty 1 až { $last } mezi nimi nikdy nejsou
error-impossible-early-pair = { $where }: před 1. tahem zvyšování blahobytu se žádné karty neotáčejí
