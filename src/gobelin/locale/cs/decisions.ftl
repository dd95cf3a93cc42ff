### Questions and options in Czech. en/decisions.ftl says what each message is.
###
### Questions speak to the player in the second person, options are infinitives or what is chosen.

## Turns and tracks

prompt-turn = Jsi na tahu: postoupíš na stupnici, nebo začneš další epochu tahem zvyšování blahobytu?
    .advance = { $tokens ->
        [several] postoupit na stupnici { $track } jedním ze svých žetonů
       *[one] postoupit na pole { $space } (stojí { $cost }): { $gives }
    }
prompt-end_turn = Tvůj tah končí. Ukončíš ho, nebo se vrátíš o krok zpět?
prompt-advance = { $gain ->
    [benefit] Na které stupnici postoupíš (s přínosem, bez bonusu)?
    [none] Na které stupnici postoupíš (bez přínosu)?
    [free_bonus] Na které stupnici postoupíš (bez přínosu, s bonusem zdarma)?
   *[full] Na které stupnici postoupíš?
}
    .decline = nepostupovat
prompt-research = { $gain ->
    [none] Na kostce je { $track }. Postoupíš tam (bez přínosu)?
   *[other] Na kostce je { $track }. Postoupíš tam?
}
    .decline = zůstat na místě
prompt-use_rolls = Na které hozené stupnici postoupíš teď (bez přínosů)?
prompt-which_roll = Který hod si necháš?
prompt-roll_again = Zatím padlo: { $tracks }. Hodíš znovu? Padne-li stupnice podruhé, vše propadá.
    .done = už neházet
prompt-name_track = Kterou stupnici jmenuješ?
prompt-pact_track = Kterou stupnici volíš? Soupeř: { $opponent }
prompt-singularity = Na začátek které stupnice žeton přesuneš?
prompt-token = Který tvůj žeton na stupnici { $track } postoupí?
prompt-jump = Který tvůj žeton na stupnici { $track } přeskočí?
    .token = z pole { $here } na pole { $space }
prompt-repeat = Přínos kterého pole získáš znovu?
    .token = { $here }: { $benefit }
prompt-regress = { $gain ->
    [none] Který žeton ustoupí (bez přínosu)?
   *[other] Který žeton ustoupí?
}
prompt-move = Který žeton přesuneš a kam?
prompt-opponent_token = Pole se žetonem kterého soupeře ti dá přínos?

## Resources

prompt-pay = Čím zaplatíš?
prompt-gain = { $amount ->
    [one] Který zdroj získáš?
    [few] Které { $amount } zdroje získáš?
    [many] Kterého { $amount } zdroje získáš?
   *[other] Kterých { $amount } zdrojů získáš?
}
prompt-bonus = Bonus: { $bonus }. Vezmeš si ho?
    .accept = { $free ->
        [yes] ano, zdarma
       *[no] ano, { $bonus }
    }
    .pay = ano, zaplatit { $resources }
    .decline = bez bonusu
prompt-convert = Za co směníš získané jídlo (zbývá možností: { $left })?
prompt-exchange = Kolik zdrojů koupíš nebo prodáš, každý za 5 VB?

## The map

prompt-explore_tile = { $anywhere ->
    [yes] Kterým dílkem území provedeš průzkum (kdekoli)?
   *[no] Kterým dílkem území provedeš průzkum?
}
    .decline = neprozkoumávat
prompt-explore_hex = Kam položíš dílek { $tile }?
prompt-explore_turn = Jak natočíš dílek { $tile } na poli { $hex } (rohy po směru hodinových ručiček od levého horního)?
prompt-explore_space = Který dílek vesmíru prozkoumáš?
prompt-double_benefit = Vezmeš si přínos dílku na poli { $hex } dvakrát místo VB za strany ({ $sides })?
    .accept = dvakrát přínos, žádné VB
    .decline = VB za strany a jednou přínos
prompt-settle_tile = Umístíš osídlení na pole { $hex }?
    .accept = umístit osídlení
prompt-conquer = { $anywhere ->
    [yes] Které území dobudeš (kdekoli)?
   *[no] Které území dobudeš?
}
prompt-die = { $both ->
    [yes] Kterou kostku dobytí využiješ nejdřív?
   *[no] Kterou kostku dobytí využiješ?
}
prompt-trap = { $attacker } útočí na pole { $hex }. Použiješ léčku?
    .decline = nebránit se
prompt-trade = Na které území položíš žeton?
    .decline = na žádné
prompt-colony = Terény kterého dílku ti dají zdroje?
prompt-isolate = Uzavřeš pole { $hex } žetonem a získáš 1 libovolný zdroj?
    .accept = uzavřít
prompt-uprising = Kde se tvé povalené osídlení znovu postaví (zbývá možností: { $left })?

## The city

prompt-building = Který typ budovy si vezmeš?
prompt-place = Kam umístíš { piece-to-place }?
    .column = karta Řemeslníků, { $lane }: { $gives }
prompt-landmark = Kterou dominantu si vezmeš?
prompt-swap = { $left ->
    [one] Kterou budovu vyměníš (zbývá { $left } výměna)?
    [few] Kterou budovu vyměníš (zbývají { $left } výměny)?
    [many] Kterou budovu vyměníš (zbývá { $left } výměny)?
   *[other] Kterou budovu vyměníš (zbývá { $left } výměn)?
}
prompt-swap_with = Se kterou budovou vyměníš tu na parcele { $plot }?

## Cards

prompt-play_tapestry = Kterou kartu tapiserie vyložíš?
    .decline = žádnou kartu nevykládat
prompt-play_gained = Vyložíš právě získanou kartu a získáš 5 VB?
    .decline = nechat si karty v ruce
prompt-discard = { $what ->
    [territory] Který dílek území odhodíš (ještě { $left })?
    [tapestry] Kterou kartu tapiserie odhodíš (ještě { $left })?
   *[tech] Kterou kartu technologie odhodíš (ještě { $left })?
}
prompt-discard_for_vp = Kterou kartu odhodíš za 2 VB?
prompt-heralds = Čí kartu využiješ ještě jednou?
    .decline = žádnou
prompt-copy = Kterou kartu tapiserie napodobíš?
prompt-historians = Odhodíš dílek území a předáš soupeři žeton?
    .decline = ne, nechat si je
prompt-give_tile = Dáš soupeři dílek a získáš 3 VB?
    .decline = ne, nechat si je
prompt-give_tile_to = Kdo dostane dílek { $tile }?
prompt-invent = { $upgrade ->
    [yes] Kterou kartu technologie si vezmeš a hned vylepšíš?
   *[no] Kterou kartu technologie si vezmeš?
}
prompt-refresh = Chceš novou nabídku karet technologií?
    .accept = nové karty
    .decline = nechat tyto
prompt-upgrade = Kterou kartu technologie vylepšíš?
    .decline = žádnou
prompt-tech_part = { $row ->
    [top] Čtvercové pole které karty získáš znovu?
   *[middle] Kruhové pole které karty získáš znovu?
}
    .tech = { $card }: { $gives }
prompt-token_on_tech = Na kterou kartu technologie položíš žeton? Hned se vylepší.
    .tech = { $owner-is ->
        [you] { $card }, { $from-row }: { $gives }
       *[other] { $card } ({ $owner }), { $from-row }: { $gives }
    }
prompt-same_benefit = Získáš totéž, co držitel karty „{ $card }“?
    .accept = ano, získat

## Civilizations and their mats

prompt-use_civilization = Kterou civilizaci využiješ teď?
prompt-path = Na které pole žeton přesuneš?
prompt-column = Ve kterém sloupci žeton postoupí?
prompt-square = Ze kterého čtverce vezmeš žeton?
    .slot = čtverec { $slot }: { $gives }
prompt-predict = { $category ->
    [tech_cards] Kolik karet technologií předpovídáš?
    [districts] Kolik dokončených čtvrtí předpovídáš?
    [territories] Kolik ovládaných území předpovídáš?
   *[tracks] Kolik dokončených stupnic předpovídáš?
}
prompt-outpost_row = Ze které řady své karty vezmeš osídlení?
    .row = { $row ->
        [top] horní řada, odkryje { $gives }
       *[bottom] dolní řada, odkryje { $gives }
    }
prompt-fill_row = Do které řady přijde další osídlení (ještě { $left })?

## Any effect

prompt-may = Chceš toto: { $effect }?
    .accept = ano: { $effect }
prompt-olympics = Zaplatíš pracovníka za 10 VB?
    .accept = zaplatit 1 pracovníka za 10 VB
prompt-one_of = Co z toho si vezmeš?
prompt-order = Co si vezmeš nejdřív?
prompt-income_order = Co si vezmeš nejdřív?

## People, the start

prompt-opponent = Kterého soupeře zvolíš?
prompt-capital = Které hlavní město si necháš?
prompt-civilization = Kterou civilizaci si necháš?
prompt-automa_civilization = Kterou druhou civilizaci dostane Automa?
    .track = { $civilization }: { $does }

## Options by their verbs

option-accept = ano
option-decline = ne, děkuji
option-done = hotovo
option-end_turn = ukončit tah
option-capital = { $capital }, { $open ->
    [one] { $open } volná parcela
    [few] { $open } volné parcely
    [many] { $open } volné parcely
   *[other] { $open } volných parcel
}
option-civilization = { $civilization }: { $does }
option-income = { $era-number ->
    [5] zvýšení blahobytu, poslední: bez nové karty, pak pro tebe hra končí
   *[other] zvýšení blahobytu, vstup do epochy { $era }
}
option-advance = { $tokens ->
    [several] postoupit na stupnici { $track } jedním ze svých žetonů
    [end] postoupit na stupnici { $track }
   *[one] { $gives ->
        [none] postoupit na pole { $space }
       *[other] postoupit na pole { $space }: { $gives }
    }
}
option-track = { $track }
option-token = { $tokens ->
    [end] žeton na poli { $here } (získáš 5 VB)
   *[one] { $gives ->
        [none] z pole { $here } na pole { $space }
       *[other] z pole { $here } na pole { $space }: { $gives }
    }
}
option-token_of = { $player }, pole { $here }: { $benefit }
option-move = { $way ->
    [forward] vpřed z pole { $here } na pole { $space }
   *[back] zpět z pole { $here } na pole { $space }
}
option-pay = zaplatit { $resources }
option-gain = { $full ->
    [none] získat { $resources }
   *[other] získat { $resources } (na limitu 8, propadne: { $full })
}
option-convert = směnit 1 jídlo za { $what } a 2 VB
option-buy = zaplatit { $vp } VB za { $what }
option-sell = zaplatit { $what } za { $vp } VB
option-do = { $what }
option-tile = dílek { $tile }: { $land }, dává { $gives }
option-hex = { $facts ->
    [none] pole { $hex }
   *[other] pole { $hex }: { $facts }
}
option-turn = { $corners }
option-space_tile = dílek vesmíru { $tile }: { $gives }
option-die = { $face }
option-trap = použít léčku: povalíš útočníkovo osídlení a získáš 1 libovolný zdroj
option-invent = { $card ->
    [none] svrchní karta balíčku
   *[other] { $card }: { $does }
}
option-upgrade = { $row ->
    [top] { $card } do horní řady: { $gives }
   *[middle] { $card } do prostřední řady: { $gives }
}
option-tech = { $card }: { $does }
option-play = { $card } { $does }
option-discard = { $card } { $does }
option-mat = { $player-is ->
    [you] { $card ->
        [none] tvá karta blahobytu, epocha { $era }
       *[other] tvá karta blahobytu, epocha { $era }: { $card } { $does }
    }
   *[other] { $card ->
        [none] { $player }, epocha { $era }
       *[other] { $player }, epocha { $era }: { $card } { $does }
    }
}
option-place = { $degrees ->
    [0] { $place }
   *[other] { $place }, otočení o { $degrees }°
}
option-place_beside = { $kind ->
    [building] vedle města: volná parcela nezbývá
   *[landmark] vedle města: nic tam nezaplní
}
option-landmark = { $landmark }, { $size }
option-plot = parcela { $plot } ({ $building })
option-player = { $player }
option-slot = pole { $slot }: { $gives }
option-number = předpovědět { $what }
option-row = { $row ->
    [top] horní řada
   *[bottom] dolní řada
}
option-column = { $lane }: { $gives }
option-roll = hodit znovu

## Parts of options

piece-to-place = { $piece-is ->
    [landmark] dominantu { $piece }
    [farm] farmu
    [armory] zbrojnici
   *[other] { $piece }
}
place-plot = parcela { $plot }
place-plots = parcely { $first } až { $last }
lane = { $column ->
    [left] levý sloupec
    [middle] prostřední sloupec
   *[right] pravý sloupec
}
row = { $row ->
    [top] horní řada
    [middle] prostřední řada
   *[bottom] dolní řada
}
gives-bonus = bonus: { $bonus }
gives-landmark = dominanta: { $landmark }
hex-gives = dává { $gives }
hex-held = { $owner-is ->
    [you] ovládáš ho ty
   *[other] ovládá ho { $owner }
}
part-gain = získat { $effect }
part-building = { $building } (odkryje { $uncovers })
part-explore = průzkum
part-explore_space = průzkum vesmíru
part-conquer = dobývání
part-research = výzkum
part-invent = vynalézání
part-upgrade = vylepšení
part-circle = znovu kruhové pole v prostřední řadě
part-square = znovu čtvercové pole v horní řadě
part-refresh = nová nabídka karet technologií
part-resource = zdroj podle výběru
part-resources = zdroje
part-vp = vítězné body
part-territory = dílky území
part-space_tile = dílky vesmíru
part-tapestry = karty tapiserie
part-play_tapestry = vyložit kartu tapiserie
part-civilization = další civilizace
part-landmark = dominanta
part-advance = pokrok
part-advance_exploration = pokrok na stupnici Objevitelství
part-advance_science = pokrok na stupnici Věda
part-advance_military = pokrok na stupnici Vojenství
part-advance_technology = pokrok na stupnici Technologie
part-regress = krok zpět
part-repeat = znovu získat přínos pole
part-singularity = přesunout žeton na počáteční pole
part-uprising = postavit povalená osídlení
