### Rules of cards and civilizations: what the vocabulary of effects.ftl has no word for.
###
### The numbers and effects of a rule are its arguments; effects are nouns in the nominative, so they follow a colon.

## Tracks and dice

# $times: how often. $beyond: what a roll brings whose track is done
effect-rule-four_research_rolls = { $times ->
    [one] { $times } rzut kością nauki i rozwój bez profitu (tor już ukończony: { $beyond })
    [few] { $times } rzuty kością nauki i rozwój bez profitu (tor już ukończony: { $beyond })
    [many] { $times } rzutów kością nauki i rozwój bez profitu (tor już ukończony: { $beyond })
   *[other] { $times } rzutu kością nauki i rozwój bez profitu (tor już ukończony: { $beyond })
}
effect-rule-singularity = przeniesienie tego znacznika na pole startowe dowolnego toru
effect-rule-territory_benefit = profit z terytorium

## What a tapestry card does when it is played

# $owner, $opponents: what they gain of the space
effect-rule-advance_by_science_die = rzuć kością nauki i rozwiń się na wskazanym torze; wszyscy przeciwnicy też się tam rozwijają ({ $opponents ->
    [none] bez profitu
    [benefit] z profitem, ale bez premii
   *[full] z profitem i premią
})
# $neighbours: what they gain of the space
effect-rule-advance_on_named_track = wskaż tor: możesz się na nim rozwinąć, twoi sąsiedzi { $neighbours ->
    [none] też, ale bez profitu
    [benefit] też, ale bez premii
   *[full] również
}
effect-rule-by_landmarks = najmniej wielkich budowli: { $fewest }; najwięcej: { $most }; w innym wypadku: { $otherwise }
effect-rule-choose_opponent = wybierz przeciwnika
effect-rule-choose_opponent_and_track = wybierz przeciwnika i tor
effect-rule-close_track = zamknij przed przeciwnikami jeden tor do końca twojej następnej tury
# $timing: any, when_played
effect-rule-copy_card = { $timing ->
    [when_played] użyj odsłoniętej karty „po zagraniu” z dowolnej maty przychodu
   *[any] użyj odsłoniętej karty arrasu z dowolnej maty przychodu
}
effect-rule-discard_tapestries = odrzuć dowolną liczbę kart arrasu, za każdą: { $each }
effect-rule-each_neighbour = każdy z twoich sąsiadów: { $gain }
effect-rule-each_neighbour_may = każdy z twoich sąsiadów opcjonalnie: { $gain }
effect-rule-each_player = { $gain } dla każdego gracza
effect-rule-explore_with_drawn_tile = dobranie kafelka terytorium i odkrywanie z jego użyciem
effect-rule-first_in_era = jeśli nikt nie wszedł do tej epoki przed tobą: { $first }; w przeciwnym razie: { $otherwise }
effect-rule-move_level = zrównaj swój znacznik z najbliższym znacznikiem przeciwnika, do przodu lub do tyłu{ $gain ->
    [none] , bez profitu
   *[full] {""}
}
# $each: "10 PZ (koszt: 1 robotnik)"
effect-rule-olympics = każdy gracz opcjonalnie: { $each }; jeśli zapłaci choć jeden przeciwnik, dla ciebie: { $if_opponent_paid }, w przeciwnym razie: { $otherwise }
effect-rule-one_track_forward = na jednym torze o { $forward } do przodu, na trzech pozostałych o { $back_on_others } do tyłu{ $gain ->
    [none] , wszystko bez profitów
   *[full] {""}
}
effect-rule-opponents_token = profit z pola, na którym stoi znacznik przeciwnika; ten przeciwnik może otrzymać premię pola za darmo
# $at_least: as many opponents are counted at least; 0 where all count
effect-rule-per_opponent = { $at_least ->
    [0] { $gain } za każdego przeciwnika
   *[other] { $gain } za każdego przeciwnika (co najmniej za { $at_least })
}
effect-rule-per_terrain = wybierz kontrolowany kafelek, za każdy jego teren: pustynia – { $desert }, las – { $forest }, łąki – { $grass }, góry – { $mountain }
effect-rule-per_track_behind = { $gain } za każdy tor, na którym wszyscy cię wyprzedzają
effect-rule-per_track_leading = { $gain } za każdy tor, na którym nikt cię nie wyprzedza
effect-rule-upgrade_invented = ulepszenie właśnie wynalezionej karty
effect-rule-uprising = postaw do { $up_to } swoich przewróconych posterunków i przewróć posterunki stojące na nich

## What a power gives when its moment comes

effect-rule-both_dice = bierzesz obie kości
effect-rule-circle_of_invented = od razu jej okrąg
effect-rule-convert_income_food = zamień żywność z niego na inne zasoby, za każdą: { $each }
effect-rule-double_tile_benefit = podwójny profit z niego zamiast PZ za boki
effect-rule-free_bonus = za darmo
effect-rule-give_tile = oddaj kafelek przeciwnikowi (zysk: { $gain })
effect-rule-outpost_on_tile = posterunek na tym kafelku
effect-rule-per_income_coin = { $gain } za każdą monetę z niego
effect-rule-play_gained = zagraj ją od razu na tę kartę
effect-rule-roll_twice = rzuć dwa razy i zachowaj jeden wynik
effect-rule-same_benefit = taki sam profit
effect-rule-topple_attacker = odrzuć tę kartę z ręki i przewróć posterunek atakującego

## What a civilization does at its own moments

# $bust: when a track is rolled twice. $each: what an advance gains. $beyond: where the track is done
effect-rule-alchemy = rzucaj kością nauki, ile razy się odważysz, a potem rozwiń się na każdym wyrzuconym torze{ $each ->
    [none] {" "}bez profitu
   *[full] {""}
} (tor już ukończony: { $beyond }); tor wyrzucony drugi raz: tracisz wszystko, w zamian { $bust }
effect-rule-as_at_start = tak jak na początku gry
# $beside: where a token stands already
effect-rule-building_on_map = umieść na mapie zamiast w stolicy: na pustym terytorium obok twojego albo na twoim z jednym znacznikiem (zysk: { $beside })
effect-rule-building_on_mat = umieść go na tej macie zamiast w stolicy i odbierz profit z zakrytego pola
effect-rule-die_left = bierzesz pozostałą kość
effect-rule-exposed_slots = wszystko, co odsłonięto na tej macie
effect-rule-fill_rows = ułóż na tej macie posterunki z zasobów
effect-rule-free_slot = profit z jednego z kwadratów tej maty, z każdego raz na grę
effect-rule-isolate = zamknij je znacznikiem z tej maty przed wszystkimi (zysk: { $gain })
effect-rule-jump = { $spaces ->
    [one] przesuń wszystkie znaczniki na torach o { $spaces } pole do przodu
    [few] przesuń wszystkie znaczniki na torach o { $spaces } pola do przodu
    [many] przesuń wszystkie znaczniki na torach o { $spaces } pól do przodu
   *[other] przesuń wszystkie znaczniki na torach o { $spaces } pola do przodu
}
# $vp: "5/10/16", for one territory, two, and so on
effect-rule-largest_land_mass = { $vp } PZ za twój największy obszar jednego terenu
effect-rule-lose = strata: { $pay }
effect-rule-mark_tapestry = połóż znacznik na karcie „po zagraniu” z dowolnej maty przychodu i zastosuj jej efekt
effect-rule-mark_tech_card = połóż znacznik na dowolnej karcie technologii z dolnego lub środkowego rzędu i od razu ją ulepsz
effect-rule-move_token_right = przesuń znacznik ścieżką w prawo i odbierz profit z nowego pola
effect-rule-move_token_up = przesuń znacznik w górę kolumny i odbierz profit z nowego pola
effect-rule-outpost_from_mat = weź go z tej maty, pierwszy z lewej w wybranym rzędzie
# $last_turn: instead of $gain in the last income turn
effect-rule-per_achievement = { $gain } za każde osiągnięcie (w ostatniej turze przychodu: { $last_turn })
effect-rule-per_exact_prediction = { $gain } za każdą przepowiednię, która sprawdza się co do joty
effect-rule-per_territory_around = { $gain } za każde sąsiednie terytorium przeciwnika
effect-rule-per_uniform_line = dodatkowo { $gain } za każdy rząd i każdą kolumnę z budynkami jednego rodzaju
effect-rule-predict = przepowiedz cztery liczby
effect-rule-replaced = odrzuć ją i weź następną cywilizację
effect-rule-send_all_tokens = rozdaj wszystkie znaczniki przeciwnikom
effect-rule-send_token = znacznik z tej maty dla przeciwnika
effect-rule-swap_buildings = zamień miejscami budynki zapewniające przychód, do { $up_to } razy
effect-rule-take_over = trafia do twojego dolnego rzędu
effect-rule-token_on_any_slot = połóż znacznik na dowolnym polu i odbierz z niego profit
# $empty, $market: on land without tokens, on land with one outpost of somebody else
effect-rule-trade = połóż znacznik z tej maty na terytorium: na pustym – { $empty }, na takim, gdzie stoi tylko jeden posterunek przeciwnika – { $market }
effect-rule-uniform_district = dodatkowo { $gain }, jeśli wszystkie jej budynki są jednego rodzaju

## What the Automa's civilizations do

effect-rule-conquer_if_little_land = podbój, jeśli kontroluje mało terytoriów
# $spare: outposts it keeps at least
effect-rule-secure_territory = drugi posterunek na jednym z terytoriów (w zapasie zostaje co najmniej { $spare })

## When powers act. $who: owner (you), opponent, partner, holder. $track: see effect-track

trigger = { $when }: { $gain }
when-advance = { $who ->
    [opponent] gdy przeciwnik rozwija się { $track }
   *[owner] gdy rozwijasz się { $track }
}
when-attacked = gdy przeciwnik podbija twoje terytorium
when-bonus_any = premia za 1 dowolny zasób
when-build_on_impassable = za każdy budynek na niedostępnych działkach
when-complete_district = za każdą ukończoną dzielnicę
when-conquer = gdy podbijasz
when-conquer_empty = gdy podbijasz puste terytorium
when-conquer_marked = { $who ->
    [opponent] gdy przeciwnik podbija terytorium ze znacznikiem z tej maty
   *[owner] gdy podbijasz terytorium ze znacznikiem z tej maty
}
when-conquer_opponent = gdy podbijasz terytorium przeciwnika
when-enter_tier = gdy wchodzisz w kolejny etap toru
when-explore = gdy odkrywasz
when-gain_building = gdy otrzymujesz budynek zapewniający przychód
when-gain_landmark = { $who ->
    [holder] gdy przeciwnik ze znacznikiem z tej maty otrzymuje wielką budowlę
   *[owner] gdy otrzymujesz wielką budowlę
}
when-gain_market = gdy bierzesz targowisko
when-gain_tapestry = gdy otrzymujesz kartę arrasu
when-income_step4 = przychód z tej tury
when-invent = gdy wynajdujesz kartę
when-landmark_gained = gdy rozwój daje ci wielką budowlę
when-landmark_taken = gdy tej budowli już nie ma
when-marked_card_in_top_row = { $who ->
    [opponent] gdy przeciwnik ma w górnym rzędzie kartę ze znacznikiem z tej maty
   *[owner] gdy masz w górnym rzędzie kartę ze znacznikiem z tej maty
}
when-place_income_building = gdy umieszczasz budynek zapewniający przychód
when-place_outpost = gdy umieszczasz posterunek
when-place_territory = gdy umieszczasz kafelek terytorium
when-prediction_comes_true = gdy przepowiednia się spełnia
when-roll_science = gdy rzucasz kością nauki
when-score_capital = gdy punktujesz stolicę
when-track_benefit = { $who ->
    [partner] gdy ten przeciwnik otrzymuje profit z wybranego toru
   *[owner] gdy otrzymujesz profit z wybranego toru
}
when-upgrade = { $who ->
    [partner] gdy ten przeciwnik ulepsza kartę technologii
   *[owner] gdy ulepszasz kartę technologii
}

## What powers forbid and allow. $who: as above. $of: whose land

forbids-advancing = nie możesz rozwijać się { $track }
forbids-conquering = { $who ->
    [partner] ani on twoich
   *[owner] nie możesz podbijać terytoriów tego przeciwnika
}
forbids-trapping = pułapki cię nie zatrzymają
allows-building_on_impassable = możesz budować na niedostępnych działkach
allows-ignoring_prerequisites = górny rząd nie ma wymagań
allows-upgrading_marked_cards = karty ze znacznikiem ulepszasz bez wymagań
