### What components do, each in one line: reminders for somebody at the table, not the rules.

## Tapestry cards

# $timing: when_played, this_era, trap; $does: what happens at once, what it gives, forbids and allows
explain-tapestry = { $timing ->
    [when_played] (po zagraniu) { $does }
    [trap] (pułapka) { $does }
   *[this_era] (ta epoka) { $does }
}
explain-tapestry-guilds = kup lub sprzedaj do 3 zasobów, po 5 PZ za każdy
explain-tapestry-renaissance = rozwój na każdym torze, bez profitu, ale z premią za darmo

## Civilizations: their parts, joined by list-reason

explain-civilization-setup = na początku: { $gain }
# $optional: whether it may be declined
explain-civilization-income = { $optional ->
    [yes] tury przychodu, opcjonalnie: { $gain }
   *[no] tury przychodu: { $gain }
}
explain-civilization-start_only = po pierwszej turze przychodu: { $gain }
explain-civilization-final = na koniec: { $gain }
explain-civilization-historians = tury przychodu: odrzuć kafelek terytorium, żeby dać przeciwnikowi znacznik; jego wielkie budowle dają ci odtąd to, co odsłonięte
explain-civilization-leaders = tury przychodu: rozwój z profitem, raz na każdym torze

## The Automa's civilizations

explain-automa_civilization-explorers = w turach przychodu rozwój na torze Eksploracja (tury 2 i 4) lub Wojsko (3 i 5)
explain-automa_civilization-scientists = badanie w turach przychodu od 3 do 5
explain-automa_civilization-conquerors = w turach przychodu podbój, jeśli ma mało terytoriów, zabezpieczenie terytorium i 1 PZ za każde
explain-automa_civilization-engineers = w turach przychodu 1 PZ za każdą jej wielką budowlę

## Everything else

# $needs: see needs-...
explain-tech = okrąg: { $circle }; kwadrat: { $square } (wymagania: { $needs })
needs-track = { $track }, etap { $tier }
# $space: a name of the income mat
needs-income = { $building ->
    [market] pole „{ $space }” w rzędzie targowisk
    [house] pole „{ $space }” w rzędzie domów
    [farm] pole „{ $space }” w rzędzie farm
   *[armory] pole „{ $space }” w rzędzie zbrojowni
}
explain-tile = { $land }; profit: { $gives }
# $gives: the benefit, then bonus and landmark where there are any
explain-space = koszt: { $cost }; profit: { $gives }
# $size: "2 x 3". $gap: whether the outline has one. $gained: track, tech
explain-landmark = { $gained ->
    [track] { $track }, etap { $tier }, { explain-landmark-size }
   *[tech] karta technologii „{ $card }”, { explain-landmark-size }
}
explain-landmark-size = { $gap ->
    [yes] działki { $size } z luką
   *[no] działki { $size }
}
explain-capital = { $open ->
    [one] { $open } pusta działka, wspólny start ze stolicą „{ $pair }”
    [few] { $open } puste działki, wspólny start ze stolicą „{ $pair }”
    [many] { $open } pustych działek, wspólny start ze stolicą „{ $pair }”
   *[other] { $open } pustej działki, wspólny start ze stolicą „{ $pair }”
}
# $progress: "2/3/4" cards that join in income turns 2, 3 and 4. $more: see level-...
explain-level = { $mat ->
    [hard] trudna mata, karty postępu: { $progress }
   *[normal] zwykła mata, karty postępu: { $progress }
}
explain-level-hand = karty na ręce
explain-level-civilization_bonus = premia za cywilizację
explain-level-extra_advance = dodatkowy rozwój

## Decision cards

# $automa, $shadow: which tracks they allow. $alone: the Shadow Empire plays without the Automa
explain-decision-card = { $alone ->
    [yes] Imperium Cienia: { $shadow }
   *[no] Automa: { $automa }; Imperium Cienia: { $shadow }
}
explain-decision-card-all = dowolny tor
explain-decision-card-finish = tor najbliżej końca
explain-decision-card-landmark_or_finish = najbliższa wielka budowla lub koniec
explain-decision-card-order = kolejność: { $tracks }
explain-decision-card-favorite = ulubiony
explain-decision-card-map = kierunek pól { $along }, linie od { $side }
explain-decision-card-income = symbol dłoni (przychód)
explain-decision-card-topple = przewrócony posterunek
