### Questions: a prompt for each decision kind, and the words of its options.
###
### Prompts and options speak to the one who decides; effects are nouns in the nominative. The words of an option never
### begin with a digit: it stands in a numbered list. $gain: full, benefit, none, free_bonus.

## Turns and tracks

prompt-turn = Twoja tura: rozwój na torze czy tura przychodu i następna epoka?
    .advance = { $tokens ->
        [several] rozwój na torze { $track } jednym z twoich znaczników
       *[one] wejdź na pole { $space } (koszt: { $cost }): { $gives }
    }
prompt-end_turn = Twoja tura dobiegła końca. Zakończyć ją czy coś cofnąć?
prompt-advance = { $gain ->
    [benefit] Na którym torze się rozwijasz (z profitem, bez premii)?
    [none] Na którym torze się rozwijasz (bez profitu)?
    [free_bonus] Na którym torze się rozwijasz (bez profitu, premia za darmo)?
   *[full] Na którym torze się rozwijasz?
}
    .decline = bez rozwoju
prompt-research = { $gain ->
    [none] Wynik rzutu: { $track }. Rozwijasz się na tym torze (bez profitu)?
   *[other] Wynik rzutu: { $track }. Rozwijasz się na tym torze?
}
    .decline = nie, zostań w miejscu
prompt-use_rolls = Na którym z wyrzuconych torów rozwijasz się teraz (bez profitów)?
prompt-which_roll = Który wynik rzutu zachowujesz?
prompt-roll_again = Wyrzucone tory: { $tracks }. Rzucasz jeszcze raz? Powtórzony tor to strata wszystkich.
    .done = koniec rzutów
prompt-name_track = Który tor wskazujesz?
prompt-pact_track = Który tor wybierasz (przeciwnik: { $opponent })?
prompt-singularity = Na pole startowe którego toru przenosisz znacznik?
prompt-token = Który z twoich znaczników na torze { $track } przesuwasz?
prompt-jump = Który z twoich znaczników na torze { $track } przeskakuje?
    .token = z pola { $here } na { $space }
prompt-repeat = Z którego pola ponownie odbierasz profit?
    .token = { $here }: { $benefit }
prompt-regress = { $gain ->
    [none] Który znacznik cofasz (bez profitu)?
   *[other] Który znacznik cofasz?
}
prompt-move = Który znacznik przesuwasz i dokąd?
prompt-opponent_token = Z pola ze znacznikiem którego przeciwnika odbierasz profit?

## Resources

prompt-pay = Czym płacisz?
prompt-gain = { $amount ->
    [one] Który zasób otrzymujesz?
    [few] Które { $amount } zasoby otrzymujesz?
    [many] Które { $amount } zasobów otrzymujesz?
   *[other] Które { $amount } zasobu otrzymujesz?
}
# $bonus: "farma (koszt: 1 dowolny zasób)"
prompt-bonus = Premia: { $bonus }. Korzystasz?
    .accept = { $free ->
        [yes] tak, za darmo
       *[no] tak: { $bonus }
    }
    .pay = tak, zapłać { $resources }
    .decline = bez premii
prompt-convert = Na co zamieniasz żywność z przychodu (można jeszcze: { $left })?
prompt-exchange = Ile zasobów kupujesz lub sprzedajesz, po 5 PZ za każdy?

## The map

prompt-explore_tile = { $anywhere ->
    [yes] Którym kafelkiem terytorium odkrywasz (w dowolnym miejscu)?
   *[no] Którym kafelkiem terytorium odkrywasz?
}
    .decline = bez odkrywania
prompt-explore_hex = Gdzie odkrywasz kafelkiem { $tile }?
prompt-explore_turn = Jak obracasz kafelek { $tile } na polu { $hex } (rogi zgodnie z zegarem, od lewego górnego)?
prompt-explore_space = Który kafelek kosmosu odkrywasz?
prompt-double_benefit = Odbierasz podwójny profit z kafelka na polu { $hex } zamiast { $sides } PZ za boki?
    .accept = podwójny profit, bez PZ
    .decline = PZ za boki i zwykły profit
prompt-settle_tile = Umieszczasz posterunek na polu { $hex }?
    .accept = tak, umieść posterunek
prompt-conquer = { $anywhere ->
    [yes] Które terytorium podbijasz (w dowolnym miejscu)?
   *[no] Które terytorium podbijasz?
}
prompt-die = { $both ->
    [yes] Którą kość podboju rozpatrujesz najpierw?
   *[no] Którą kość podboju wybierasz?
}
prompt-trap = { $attacker } atakuje pole { $hex }. Używasz pułapki?
    .decline = nie, oddaj pole
prompt-trade = Na którym terytorium kładziesz znacznik?
    .decline = na żadnym
prompt-colony = Tereny którego kafelka dają ci zasoby?
prompt-isolate = Zamykasz pole { $hex } znacznikiem (zysk: 1 dowolny zasób)?
    .accept = tak, zamknij
prompt-uprising = Gdzie stawiasz swój przewrócony posterunek (można jeszcze: { $left })?

## The city

prompt-building = Który rodzaj budynku bierzesz?
prompt-place = Gdzie umieszczasz { piece-to-place }?
    .column = mata Rzemieślników, { $lane }: { $gives }
prompt-landmark = Którą wielką budowlę bierzesz?
prompt-swap = { $left ->
    [one] Który budynek zamieniasz miejscami (została { $left } zamiana)?
    [few] Który budynek zamieniasz miejscami (zostały { $left } zamiany)?
    [many] Który budynek zamieniasz miejscami (zostało { $left } zamian)?
   *[other] Który budynek zamieniasz miejscami (zostało { $left } zamiany)?
}
prompt-swap_with = Z którym budynkiem zamienia się ten z działki { $plot }?

## Cards

prompt-play_tapestry = Którą kartę arrasu zagrywasz?
    .decline = żadnej
prompt-play_gained = Zagrywasz za 5 PZ jedną z właśnie otrzymanych kart?
    .decline = nie, zachowaj karty
# $what: territory, tapestry, tech
prompt-discard = { $what ->
    [territory] Który kafelek terytorium odrzucasz (do odrzucenia: { $left })?
    [tapestry] Którą kartę arrasu odrzucasz (do odrzucenia: { $left })?
   *[tech] Którą kartę technologii odrzucasz (do odrzucenia: { $left })?
}
prompt-discard_for_vp = Którą kartę odrzucasz za 2 PZ?
prompt-heralds = Czyjej karty używasz jeszcze raz?
    .decline = żadnej
prompt-copy = Którą kartę arrasu kopiujesz?
prompt-historians = Odrzucasz kafelek terytorium, żeby oddać znacznik?
    .decline = nie, zachowaj kafelki
prompt-give_tile = Oddajesz przeciwnikowi kafelek za 3 PZ?
    .decline = nie, zachowaj kafelki
prompt-give_tile_to = Kto dostaje kafelek { $tile }?
prompt-invent = { $upgrade ->
    [yes] Którą kartę technologii bierzesz (od razu zostanie ulepszona)?
   *[no] Którą kartę technologii bierzesz?
}
prompt-refresh = Wymieniasz odsłonięte karty technologii?
    .accept = tak, nowe karty
    .decline = nie, te zostają
prompt-upgrade = Którą kartę technologii ulepszasz?
    .decline = żadnej
# $row: middle, top
prompt-tech_part = { $row ->
    [top] Z kwadratu której karty ponownie odbierasz profit?
   *[middle] Z okręgu której karty ponownie odbierasz profit?
}
    .tech = { $card }: { $gives }
prompt-token_on_tech = Na której karcie technologii kładziesz znacznik? Zostanie od razu ulepszona.
    .tech = { $owner-is ->
        [you] { $card }, { $from-row }: { $gives }
       *[other] { $card } (ma ją { $owner }), { $from-row }: { $gives }
    }
prompt-same_benefit = Otrzymujesz ten sam profit z karty „{ $card }” co jej posiadacz?
    .accept = tak

## Civilizations and their mats

prompt-use_civilization = Której cywilizacji używasz teraz?
prompt-path = Na które pole przesuwasz znacznik?
prompt-column = W której kolumnie przesuwasz znacznik w górę?
prompt-square = Z którego kwadratu bierzesz znacznik?
    .slot = kwadrat { $slot }: { $gives }
# $category: tech_cards, districts, territories, tracks
prompt-predict = { $category ->
    [tech_cards] Ile kart technologii przepowiadasz?
    [districts] Ile ukończonych dzielnic przepowiadasz?
    [territories] Ile kontrolowanych terytoriów przepowiadasz?
   *[tracks] Ile ukończonych torów przepowiadasz?
}
prompt-outpost_row = Z którego rzędu maty bierzesz posterunek?
    .row = { $row ->
        [top] z górnego rzędu, odsłania: { $gives }
       *[bottom] z dolnego rzędu, odsłania: { $gives }
    }
prompt-fill_row = Do którego rzędu trafia następny posterunek (pozostało: { $left })?

## Any effect

prompt-may = Opcjonalnie: { $effect }. Korzystasz?
    .accept = tak: { $effect }
prompt-olympics = Płacisz 1 robotnika za 10 PZ?
    .accept = zapłać 1 robotnika za 10 PZ
prompt-one_of = Co z tego wybierasz?
prompt-order = Co rozpatrujesz najpierw?
prompt-income_order = Co rozpatrujesz najpierw?

## People, the start

prompt-opponent = Którego przeciwnika wybierasz?
prompt-capital = Którą stolicę zachowujesz?
prompt-civilization = Którą cywilizację zachowujesz?
prompt-automa_civilization = Którą drugą cywilizację dostaje Automa?
    .track = { $civilization }: { $does }

## Options by their verbs

option-accept = tak
option-decline = nie, dziękuję
option-done = gotowe
option-end_turn = zakończ turę
option-capital = { $capital }, { $open ->
    [one] { $open } pusta działka
    [few] { $open } puste działki
    [many] { $open } pustych działek
   *[other] { $open } pustej działki
}
option-civilization = { $civilization }: { $does }
# $era: the era that begins; $era-number: the same as a number
option-income = { $era-number ->
    [5] ostatnia tura przychodu: bez nowej karty, potem koniec gry dla ciebie
   *[other] tura przychodu, początek epoki { $era }
}
# $tokens: one, several, end (no token can go on). $gives: none where nothing is gained
option-advance = { $tokens ->
    [several] rozwój na torze { $track } jednym z twoich znaczników
    [end] rozwój na torze { $track }
   *[one] { $gives ->
        [none] wejdź na pole { $space }
       *[other] wejdź na pole { $space }: { $gives }
    }
}
option-track = { $track }
# $tokens: end where the token stands on 12
option-token = { $tokens ->
    [end] ten na polu { $here }, za 5 PZ
   *[one] { $gives ->
        [none] z pola { $here } na { $space }
       *[other] z pola { $here } na { $space }: { $gives }
    }
}
option-token_of = { $player }, pole { $here }: { $benefit }
# $way: forward, back
option-move = { $way ->
    [forward] z pola { $here } do przodu na { $space }
   *[back] z pola { $here } do tyłu na { $space }
}
option-pay = zapłać { $resources }
# $full: the resources among them that are at the limit
option-gain = { $full ->
    [none] otrzymaj { $resources }
   *[other] otrzymaj { $resources } (limit 8, przepada: { $full })
}
option-convert = zamień 1 żywność na { $what } (zysk: 2 PZ)
option-buy = kup { $what } za { $vp } PZ
option-sell = sprzedaj { $what } za { $vp } PZ
option-do = { $what }
option-tile = kafelek { $tile }: { $land }; profit: { $gives }
# $facts: what lies there, none on unexplored land
option-hex = { $facts ->
    [none] pole { $hex }
   *[other] pole { $hex }: { $facts }
}
option-turn = { $corners }
option-space_tile = kafelek kosmosu { $tile }: { $gives }
option-die = { $face }
option-trap = użyj pułapki: przewróć posterunek atakującego i otrzymaj 1 dowolny zasób
# $card: none for the top card of the deck
option-invent = { $card ->
    [none] górna karta z talii
   *[other] { $card }: { $does }
}
option-upgrade = { $row ->
    [top] { $card } do górnego rzędu: { $gives }
   *[middle] { $card } do środkowego rzędu: { $gives }
}
option-tech = { $card }: { $does }
option-play = { $card } { $does }
option-discard = { $card } { $does }
# $card: none where it lies face down
option-mat = { $player-is ->
    [you] { $card ->
        [none] twoja mata, epoka { $era }
       *[other] twoja mata, epoka { $era }: { $card } { $does }
    }
   *[other] { $card ->
        [none] { $player }, epoka { $era }
       *[other] { $player }, epoka { $era }: { $card } { $does }
    }
}
option-place = { $degrees ->
    [0] { $place }
   *[other] { $place }, obrót o { $degrees }°
}
# $kind: building, landmark
option-place_beside = { $kind ->
    [building] obok stolicy: brak pustych działek
   *[landmark] obok stolicy: niczego tam nie wypełnia
}
option-landmark = { $landmark }, { $size }
option-plot = działka { $plot } ({ $building })
option-player = { $player }
option-slot = pole { $slot }: { $gives }
option-number = przepowiednia: { $what }
option-row = { $row ->
    [top] górny rząd
   *[bottom] dolny rząd
}
option-column = { $lane }: { $gives }
option-roll = rzuć jeszcze raz

## Parts of options

# What is put into the city. $piece-is: market, house, farm, armory, landmark; $piece: its name
piece-to-place = { $piece-is ->
    [landmark] wielką budowlę „{ $piece }”
    [market] targowisko
    [house] dom
    [armory] zbrojownię
   *[farm] farmę
}
place-plot = działka { $plot }
place-plots = działki od { $first } do { $last }
lane = { $column ->
    [left] lewa kolumna
    [middle] środkowa kolumna
   *[right] prawa kolumna
}
row = { $row ->
    [top] górny rząd
    [middle] środkowy rząd
   *[bottom] dolny rząd
}
# What an advance brings beside the benefit, joined by list-reason
gives-bonus = premia: { $bonus }
gives-landmark = wielka budowla „{ $landmark }”
# What lies on a hex, joined by list-middle
hex-gives = profit: { $gives }
hex-held = { $owner-is ->
    [you] pod twoją kontrolą
   *[other] kontrola: { $owner }
}
# A part of a benefit that is taken first, or instead of others. $effect: in words
part-gain = zysk: { $effect }
# $uncovers: what its space of the income mat gives
part-building = { $building }, odsłania: { $uncovers }
part-explore = odkrywanie
part-explore_space = odkrywanie kosmosu
part-conquer = podbój
part-research = badanie
part-invent = wynajdywanie
part-upgrade = ulepszenie
part-circle = ponowny profit z okręgu w środkowym rzędzie
part-square = ponowny profit z kwadratu w górnym rzędzie
part-refresh = wymiana odsłoniętych kart technologii
part-resource = dowolny zasób
part-resources = zasoby
part-vp = punkty zwycięstwa
part-territory = kafelki terytorium
part-space_tile = kafelki kosmosu
part-tapestry = karty arrasu
part-play_tapestry = zagranie karty arrasu
part-civilization = dodatkowa cywilizacja
part-landmark = wielka budowla
part-advance = rozwój
part-advance_exploration = rozwój na torze Eksploracja
part-advance_science = rozwój na torze Nauka
part-advance_military = rozwój na torze Wojsko
part-advance_technology = rozwój na torze Technologia
part-regress = cofnięcie się
part-repeat = ponowny profit z pola
part-singularity = przeniesienie znacznika na pole startowe
part-uprising = postawienie przewróconych posterunków
