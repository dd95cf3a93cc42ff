### What components do: nouns in the nominative, so that they stand after a colon and in lists.

## Lists

list-middle = { $list }, { $item }
list-and = { $list } i { $item }
list-or = { $list } lub { $item }
list-then = { $list }, potem { $item }
list-plus = { $list } + { $item }
label = { $name }:

## Amounts

amount-coin = { $count ->
    [one] { $count } moneta
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
amount-worker = { $count ->
    [one] { $count } robotnik
    [few] { $count } robotników
    [many] { $count } robotników
   *[other] { $count } robotnika
}
amount-food = { $count ->
    [one] { $count } żywność
    [few] { $count } żywności
    [many] { $count } żywności
   *[other] { $count } żywności
}
amount-culture = { $count ->
    [one] { $count } kultura
    [few] { $count } kultury
    [many] { $count } kultury
   *[other] { $count } kultury
}
amount-any = { $count ->
    [one] { $count } dowolny zasób
    [few] { $count } dowolne zasoby
    [many] { $count } dowolnych zasobów
   *[other] { $count } dowolnego zasobu
}
amount-vp = { $count } PZ
amount-territory = { $count ->
    [one] { $count } kafelek terytorium
    [few] { $count } kafelki terytorium
    [many] { $count } kafelków terytorium
   *[other] { $count } kafelka terytorium
}
amount-space = { $count ->
    [one] { $count } kafelek kosmosu
    [few] { $count } kafelki kosmosu
    [many] { $count } kafelków kosmosu
   *[other] { $count } kafelka kosmosu
}
amount-tapestry = { $count ->
    [one] { $count } karta arrasu
    [few] { $count } karty arrasu
    [many] { $count } kart arrasu
   *[other] { $count } karty arrasu
}
amount-tech = { $count ->
    [one] { $count } karta technologii
    [few] { $count } karty technologii
    [many] { $count } kart technologii
   *[other] { $count } karty technologii
}

## Amounts that somebody gains or pays, in the accusative: only for 1 does it differ

object-coin = { $count ->
    [one] { $count } monetę
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
object-worker = { $count ->
    [one] { $count } robotnika
    [few] { $count } robotników
    [many] { $count } robotników
   *[other] { $count } robotnika
}
object-food = { amount-food }
object-culture = { $count ->
    [one] { $count } kulturę
    [few] { $count } kultury
    [many] { $count } kultury
   *[other] { $count } kultury
}
object-any = { amount-any }
object-tapestry = { $count ->
    [one] { $count } kartę arrasu
    [few] { $count } karty arrasu
    [many] { $count } kart arrasu
   *[other] { $count } karty arrasu
}

## Connecting words

effect-nothing = nic
effect-pay = { $gain } (koszt: { $pay })
effect-may = opcjonalnie { $effect }

## Actions

effect-explore = odkrywanie
effect-explore-anywhere = odkrywanie w dowolnym miejscu
effect-explore_space = odkrywanie kosmosu
effect-conquer = podbój
# $where: adjacent, anywhere. $dice: one, both, both_if_opponent
effect-conquer-with = { $where ->
    [anywhere] podbój w dowolnym miejscu
   *[adjacent] podbój
}{ $dice ->
    [both] {" "}z obiema kośćmi
    [both_if_opponent] {" "}(obie kości, jeśli to terytorium przeciwnika)
   *[one] {""}
}
effect-research-full = badanie
effect-research-bare = badanie (rozwój bez profitu)
effect-invent = wynajdywanie
effect-invent-face_up = wynajdywanie odsłoniętej karty
effect-invent-top_of_deck = górna karta z talii technologii
effect-upgrade = ulepszenie
effect-circle = ponowny profit z okręgu w środkowym rzędzie
effect-square = ponowny profit z kwadratu w górnym rzędzie
effect-refresh_tech = opcjonalna wymiana odsłoniętych kart technologii
effect-play_tapestry = zagranie karty arrasu
effect-gain_civilization = dodatkowa cywilizacja

## Tracks. $track: effect-track or effect-track-any. $gain: full, benefit, none, free_bonus

effect-track = na torze { $track }
effect-track-any = na dowolnym torze
effect-advance = rozwój { $track }{ $gain ->
    [benefit] {" "}(bez premii)
    [none] {" "}(bez profitu)
    [free_bonus] {" "}(bez profitu, premia za darmo)
   *[full] {""}
}
effect-regress = cofnięcie się { $track }{ $gain ->
    [benefit] {" "}(bez premii)
    [none] {" "}(bez profitu)
    [free_bonus] {" "}(bez profitu, premia za darmo)
   *[full] {""}
}
effect-repeat = ponowny profit z twojego pola { $track }

## Buildings and landmarks

effect-building-market = targowisko
effect-building-house = dom
effect-building-farm = farma
effect-building-armory = zbrojownia
effect-building-any = dowolny budynek zapewniający przychód
effect-landmark = wielka budowla „{ $landmark }”
effect-landmark-any_on_landmark_board = dostępna wielka budowla z torów

## Victory points for each of something. $times: how many each

effect-vp_per-tech_cards = { $times } PZ za każdą kartę technologii
effect-vp_per-capital = { $times } PZ za każdy wypełniony rząd i każdą wypełnioną kolumnę stolicy
effect-vp_per-territories = { $times } PZ za każde kontrolowane terytorium
effect-vp_per-farms = { $times } PZ za każdą farmę
effect-vp_per-houses = { $times } PZ za każdy dom
effect-vp_per-markets = { $times } PZ za każde targowisko
effect-vp_per-armories = { $times } PZ za każdą zbrojownię
effect-vp_per-landmarks = { $times } PZ za każdą wielką budowlę
effect-vp_per-tapestry_cards = { $times } PZ za każdą kartę arrasu na ręce i na macie
effect-vp_per-territory_supply = { $times } PZ za każdy kafelek terytorium w twoich zasobach
effect-vp_per-spaces_exploration = { $times } PZ za każde przebyte pole toru Eksploracja
effect-vp_per-spaces_science = { $times } PZ za każde przebyte pole toru Nauka
effect-vp_per-spaces_military = { $times } PZ za każde przebyte pole toru Wojsko
effect-vp_per-spaces_technology = { $times } PZ za każde przebyte pole toru Technologia
