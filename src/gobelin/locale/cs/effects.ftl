### What components do, in Czech. en/effects.ftl says what each message is.
###
### Effects are nouns in the accusative (2 mince, farmu, průzkum), or an infinitive where there is no noun: they stand
### after "získáš", "dává", "stojí", "za" and a colon alike. Mind that [many] is for fractions in Czech (1,5 mince), 5 is [other].

## Lists

list-middle = { $list }, { $item }
list-and = { $list } a { $item }
list-or = { $list } nebo { $item }
list-then = { $list }, pak { $item }
list-plus = { $list } + { $item }

label = { $name }:

## Amounts

amount-coin = { $count ->
    [one] { $count } minci
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}
amount-worker = { $count ->
    [one] { $count } pracovníka
    [few] { $count } pracovníky
    [many] { $count } pracovníka
   *[other] { $count } pracovníků
}
amount-food = { $count ->
    [one] { $count } jídlo
    [few] { $count } jídla
    [many] { $count } jídla
   *[other] { $count } jídel
}
amount-culture = { $count ->
    [one] { $count } bod kultury
    [few] { $count } body kultury
    [many] { $count } bodu kultury
   *[other] { $count } bodů kultury
}
amount-any = { $count ->
    [one] { $count } libovolný zdroj
    [few] { $count } libovolné zdroje
    [many] { $count } libovolného zdroje
   *[other] { $count } libovolných zdrojů
}
amount-vp = { $count } VB
amount-territory = { $count ->
    [one] { $count } dílek území
    [few] { $count } dílky území
    [many] { $count } dílku území
   *[other] { $count } dílků území
}
amount-space = { $count ->
    [one] { $count } dílek vesmíru
    [few] { $count } dílky vesmíru
    [many] { $count } dílku vesmíru
   *[other] { $count } dílků vesmíru
}
amount-tapestry = { $count ->
    [one] { $count } kartu tapiserie
    [few] { $count } karty tapiserie
    [many] { $count } karty tapiserie
   *[other] { $count } karet tapiserie
}
amount-tech = { $count ->
    [one] { $count } kartu technologie
    [few] { $count } karty technologií
    [many] { $count } karty technologie
   *[other] { $count } karet technologií
}

## Amounts that somebody gains or pays

object-coin = { amount-coin }
object-worker = { amount-worker }
object-food = { amount-food }
object-culture = { amount-culture }
object-any = { amount-any }
object-tapestry = { amount-tapestry }

## Connecting words

effect-nothing = nic
effect-pay = zaplatit { $pay } za { $gain }
effect-may = případně { $effect }

## Actions

effect-explore = průzkum
effect-explore-anywhere = průzkum kdekoli
effect-explore_space = průzkum vesmíru
effect-conquer = dobývání
effect-conquer-with = { $where ->
    [anywhere] dobývání kdekoli
   *[adjacent] dobývání
}{ $dice ->
    [both] {" "}s oběma kostkami
    [both_if_opponent] {" "}(proti soupeři obě kostky)
   *[one] {""}
}
effect-research-full = výzkum
effect-research-bare = výzkum (bez přínosu)
effect-invent = vynalézání
effect-invent-face_up = vynalézání karty z nabídky
effect-invent-top_of_deck = kartu technologie z balíčku
effect-upgrade = vylepšení
effect-circle = znovu kruhové pole v prostřední řadě
effect-square = znovu čtvercové pole v horní řadě
effect-refresh_tech = novou nabídku karet technologií (chceš-li)
effect-play_tapestry = vyložení karty tapiserie
effect-gain_civilization = další civilizaci

## Tracks

effect-track = stupnici { $track }
effect-track-any = libovolné stupnici
effect-advance = pokrok na { $track }{ $gain ->
    [benefit] {" "}(bez bonusu)
    [none] {" "}(bez přínosu)
    [free_bonus] {" "}(bonus zdarma, bez přínosu)
   *[full] {""}
}
effect-regress = krok zpět na { $track }{ $gain ->
    [benefit] {" "}(bez bonusu)
    [none] {" "}(bez přínosu)
    [free_bonus] {" "}(bonus zdarma, bez přínosu)
   *[full] {""}
}
effect-repeat = znovu své pole na { $track }

## Buildings and landmarks. With a number word: "1 VB za každou zbrojnici a trh" would be understood otherwise

effect-building-market = jeden trh
effect-building-house = jeden dům
effect-building-farm = jednu farmu
effect-building-armory = jednu zbrojnici
effect-building-any = libovolnou budovu zvyšující blahobyt
effect-landmark = dominantu { $landmark }
effect-landmark-any_on_landmark_board = volnou dominantu ze stupnic

## Victory points for each of something

effect-vp_per-tech_cards = { $times } VB za každou kartu technologie
effect-vp_per-capital = { $times } VB za každou dokončenou řadu a sloupec města
effect-vp_per-territories = { $times } VB za každé ovládané území
effect-vp_per-farms = { $times } VB za každou farmu
effect-vp_per-houses = { $times } VB za každý dům
effect-vp_per-markets = { $times } VB za každý trh
effect-vp_per-armories = { $times } VB za každou zbrojnici
effect-vp_per-landmarks = { $times } VB za každou dominantu
effect-vp_per-tapestry_cards = { $times } VB za každou kartu tapiserie v ruce a na kartě blahobytu
effect-vp_per-territory_supply = { $times } VB za každý dílek území v zásobě
effect-vp_per-spaces_exploration = { $times } VB za každé pole postupu na stupnici Objevitelství
effect-vp_per-spaces_science = { $times } VB za každé pole postupu na stupnici Věda
effect-vp_per-spaces_military = { $times } VB za každé pole postupu na stupnici Vojenství
effect-vp_per-spaces_technology = { $times } VB za každé pole postupu na stupnici Technologie
