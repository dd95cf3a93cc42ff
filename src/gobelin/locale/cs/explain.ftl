### What components do, each in one line, in Czech. en/explain.ftl says what each message is.

## Tapestry cards

explain-tapestry = { $timing ->
    [when_played] (při vyložení) { $does }
    [trap] (léčka) { $does }
   *[this_era] (v této epoše) { $does }
}
explain-tapestry-guilds = koupit nebo prodat až 3 zdroje, každý za 5 VB
explain-tapestry-renaissance = pokrok na každé stupnici bez přínosu, ale s bonusem zdarma

## Civilizations

explain-civilization-setup = na začátku: { $gain }
explain-civilization-income = { $optional ->
    [yes] při zvyšování blahobytu, chceš-li: { $gain }
   *[no] při zvyšování blahobytu: { $gain }
}
explain-civilization-start_only = po prvním tahu zvyšování blahobytu: { $gain }
explain-civilization-final = na konci: { $gain }
explain-civilization-historians = při zvyšování blahobytu: odhozením dílku území předáš žeton soupeři; za jeho dominanty pak získáváš vše, co je odkryto
explain-civilization-leaders = při zvyšování blahobytu: pokrok s přínosem, na každé stupnici jednou

## The Automa's civilizations

explain-automa_civilization-explorers = při zvyšování blahobytu pokrok na stupnici Objevitelství (tahy 2 a 4) nebo Vojenství (3 a 5)
explain-automa_civilization-scientists = ve 3. až 5. tahu zvyšování blahobytu provádí výzkum
explain-automa_civilization-conquerors = při zvyšování blahobytu dobývá, má-li málo území, zajistí jedno území a za každé získá 1 VB
explain-automa_civilization-engineers = při zvyšování blahobytu 1 VB za každou svou dominantu

## Everything else

explain-tech = kruh dává { $circle }; čtverec dává { $square } (podmínka: { $needs })
needs-track = { $track }, úroveň { $tier }
needs-income = { $building ->
    [market] pole { $space } v řadě trhů
    [house] pole { $space } v řadě domů
    [farm] pole { $space } v řadě farem
   *[armory] pole { $space } v řadě zbrojnic
}
explain-tile = { $land }, dává { $gives }
explain-space = stojí { $cost }; dává { $gives }
explain-landmark = { $gained ->
    [track] { $track }, úroveň { $tier }, { explain-landmark-size }
   *[tech] karta technologie „{ $card }“, { explain-landmark-size }
}
explain-landmark-size = { $gap ->
    [yes] parcely { $size } s mezerou
   *[no] parcely { $size }
}
explain-capital = { $open ->
    [one] { $open } volná parcela, stejný začátek jako { $pair }
    [few] { $open } volné parcely, stejný začátek jako { $pair }
    [many] { $open } volné parcely, stejný začátek jako { $pair }
   *[other] { $open } volných parcel, stejný začátek jako { $pair }
}
explain-level = { $mat ->
    [hard] těžká karta, karty postupu { $progress }
   *[normal] běžná karta, karty postupu { $progress }
}
explain-level-hand = karty v ruce
explain-level-civilization_bonus = bonus civilizace
explain-level-extra_advance = pokrok navíc

## Decision cards

explain-decision-card = { $alone ->
    [yes] Stínová říše: { $shadow }
   *[no] Automa: { $automa }, Stínová říše: { $shadow }
}
explain-decision-card-all = libovolná stupnice
explain-decision-card-finish = stupnice s největším postupem
explain-decision-card-landmark_or_finish = nejbližší dominanta nebo konec
explain-decision-card-order = pořadí { $tracks }
explain-decision-card-favorite = oblíbená
explain-decision-card-map = pole směrem { $along } od { $side }
explain-decision-card-income = symbol ruky (blahobyt)
explain-decision-card-topple = povalené osídlení
