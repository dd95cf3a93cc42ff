### Rules of cards and civilizations in Czech. en/rules.ftl says what each message is.
###
### As in effects.ftl: infinitives, or nouns in the accusative. Conditions speak to the player.

## Tracks and dice

effect-rule-four_research_rolls = { $times ->
    [one] { $times } hod kostkou vědy a pokrok bez přínosu (je-li stupnice dokončená, { $beyond })
    [few] { $times } hody kostkou vědy a pokrok bez přínosu (je-li stupnice dokončená, { $beyond })
    [many] { $times } hodu kostkou vědy a pokrok bez přínosu (je-li stupnice dokončená, { $beyond })
   *[other] { $times } hodů kostkou vědy a pokrok bez přínosu (je-li stupnice dokončená, { $beyond })
}
effect-rule-singularity = přesun tohoto žetonu na začátek libovolné stupnice
effect-rule-territory_benefit = přínos území

## What a tapestry card does when it is played

effect-rule-advance_by_science_die = hodit kostkou vědy a postoupit na dané stupnici; všichni soupeři na ní postoupí { $opponents ->
    [none] bez přínosu
    [benefit] s přínosem, ale bez bonusu
   *[full] s přínosem i bonusem
}
effect-rule-advance_on_named_track = jmenovat stupnici: smíš na ní postoupit, sousedé { $neighbours ->
    [none] také, ale bez přínosu
    [benefit] také, s přínosem, ale bez bonusu
   *[full] také
}
effect-rule-by_landmarks = máš-li nejméně dominant: { $fewest }; nejvíce: { $most }; jinak { $otherwise }
effect-rule-choose_opponent = zvolit soupeře
effect-rule-choose_opponent_and_track = zvolit soupeře a stupnici
effect-rule-close_track = uzavřít soupeřům stupnici do konce tvého příštího tahu
effect-rule-copy_card = { $timing ->
    [when_played] využít nezakrytou kartu „při vyložení“ z libovolné karty blahobytu
   *[any] využít nezakrytou kartu tapiserie z libovolné karty blahobytu
}
effect-rule-discard_tapestries = odhodit libovolný počet karet tapiserie, { $each } za každou
effect-rule-each_neighbour = každý soused získá { $gain }
effect-rule-each_neighbour_may = každý soused smí získat { $gain }
effect-rule-each_player = { $gain } pro každého hráče
effect-rule-explore_with_drawn_tile = dobrat dílek území a provést s ním průzkum
effect-rule-first_in_era = vstupuješ-li do této epochy dřív než ostatní: { $first }; jinak { $otherwise }
effect-rule-move_level = přesunout žeton na pole se žetonem nejbližšího soupeře, vpřed nebo zpět{ $gain ->
    [none] , bez přínosu
   *[full] {""}
}
effect-rule-olympics = každý hráč smí { $each }; zaplatí-li soupeř, získáš { $if_opponent_paid }, jinak { $otherwise }
effect-rule-one_track_forward = postoupit na jedné stupnici o { $forward } { $forward ->
    [one] pole
    [few] pole
    [many] pole
   *[other] polí
} a ustoupit na ostatních třech o { $back_on_others } { $back_on_others ->
    [one] pole
    [few] pole
    [many] pole
   *[other] polí
}{ $gain ->
    [none] , vše bez přínosu
   *[full] {""}
}
effect-rule-opponents_token = získat přínos pole se soupeřovým žetonem; tento soupeř smí získat jeho bonus zdarma
effect-rule-per_opponent = { $at_least ->
    [0] { $gain } za každého soupeře
   *[other] { $gain } za každého soupeře (počítá se jich aspoň { $at_least })
}
effect-rule-per_terrain = vybrat ovládaný dílek a získat za každý jeho terén: poušť { $desert }, les { $forest }, louky { $grass }, hory { $mountain }
effect-rule-per_track_behind = { $gain } za každou stupnici, na které jsou všichni před tebou
effect-rule-per_track_leading = { $gain } za každou stupnici, na které není nikdo před tebou
effect-rule-upgrade_invented = vylepšení právě vynalezené karty
effect-rule-uprising = postavit povalená osídlení (nejvýše { $up_to }) a povalit ta, která leží na nich

## What a power gives when its moment comes

effect-rule-both_dice = obě kostky
effect-rule-circle_of_invented = hned kruhové pole té karty
effect-rule-convert_income_food = směnit získané jídlo za jiné zdroje, { $each } za každé
effect-rule-double_tile_benefit = vzít jeho přínos dvakrát místo VB za strany
effect-rule-free_bonus = je zdarma
effect-rule-give_tile = dát soupeři dílek a získat { $gain }
effect-rule-outpost_on_tile = umístit na dílek osídlení
effect-rule-per_income_coin = { $gain } za každou takto získanou minci
effect-rule-play_gained = vyložit získanou kartu hned přes tuto
effect-rule-roll_twice = hodit dvakrát a jeden hod si nechat
effect-rule-same_benefit = stejný přínos
effect-rule-topple_attacker = odhodit tuto kartu z ruky a povalit útočníkovo osídlení

## What a civilization does at its own moments

effect-rule-alchemy = házet kostkou vědy, dokud máš odvahu, a pak postoupit na každé hozené stupnici{ $each ->
    [none] , bez přínosu
   *[full] {""}
} ({ $beyond }, je-li dokončená); padne-li stupnice podruhé, vše propadá a získáš { $bust }
effect-rule-as_at_start = jako na začátku hry
effect-rule-building_on_map = umístit tuto stavbu na mapu místo do města: na prázdné území vedle tvého, nebo na tvé území s jediným žetonem (získáš { $beside })
effect-rule-building_on_mat = umístit budovu na tuto kartu místo do města a získat zakryté pole
effect-rule-die_left = využít zbylou kostku
effect-rule-exposed_slots = vše, co je na této kartě odkryto
effect-rule-fill_rows = umístit osídlení ze zásoby na tuto kartu
effect-rule-free_slot = jeden ze čtverců této karty, každý jednou za hru
effect-rule-isolate = položit na něj žeton z této karty, aby na něj nikdo nesměl, a získat { $gain }
effect-rule-jump = posunout každý žeton vpřed o { $spaces } { $spaces ->
    [one] pole
    [few] pole
    [many] pole
   *[other] polí
}
effect-rule-largest_land_mass = { $vp } VB za největší souvislé území jednoho terénu
effect-rule-lose = ztratit { $pay }
effect-rule-mark_tapestry = položit žeton na kartu „při vyložení“ na libovolné kartě blahobytu a získat její účinek
effect-rule-mark_tech_card = položit žeton na libovolnou kartu technologie v dolní nebo prostřední řadě a hned ji vylepšit
effect-rule-move_token_right = posunout žeton po cestě doprava a získat nové pole
effect-rule-move_token_up = posunout žeton ve sloupci nahoru a získat nové pole
effect-rule-outpost_from_mat = vzít ho z této karty, z levého konce řady
effect-rule-per_achievement = { $gain } za každý úspěch ({ $last_turn } v posledním tahu zvyšování blahobytu)
effect-rule-per_exact_prediction = { $gain } za každou přesnou předpověď
effect-rule-per_territory_around = { $gain } za každé soupeřovo území okolo
effect-rule-per_uniform_line = { $gain } navíc za každou řadu a sloupec s budovami jediného typu
effect-rule-predict = předpovědět čtyři čísla
effect-rule-replaced = nahradit ji další civilizací
effect-rule-send_all_tokens = rozdat všechny žetony soupeřům
effect-rule-send_token = žeton této karty pro soupeře
effect-rule-swap_buildings = vyměnit navzájem budovy zvyšující blahobyt (nejvýše { $up_to }×)
effect-rule-take_over = vzít si ji do dolní řady
effect-rule-token_on_any_slot = položit žeton na libovolné pole a získat ho
effect-rule-trade = položit žeton této karty na území; je-li prázdné, { $empty }; má-li jediné soupeřovo osídlení, { $market }
effect-rule-uniform_district = { $gain } navíc, jsou-li v ní budovy jediného typu

## What the Automa's civilizations do

effect-rule-conquer_if_little_land = dobývání, ovládá-li málo území
effect-rule-secure_territory = druhé osídlení na území (ponechá si { $spare })

## When powers act

trigger = { $when }: { $gain }
when-advance = { $who ->
    [opponent] kdykoli soupeř postoupí na { $track }
   *[owner] kdykoli postoupíš na { $track }
}
when-attacked = když soupeř dobývá tvé území
when-bonus_any = bonus, který stojí 1 libovolný zdroj
when-build_on_impassable = za každou budovu na nepoužitelných parcelách
when-complete_district = za každou dokončenou čtvrť
when-conquer = kdykoli dobýváš
when-conquer_empty = když dobudeš prázdné území
when-conquer_marked = { $who ->
    [opponent] když soupeř dobude území se žetonem této karty
   *[owner] když dobudeš území se žetonem této karty
}
when-conquer_opponent = když dobudeš území soupeře
when-enter_tier = kdykoli vstoupíš na další úroveň stupnice
when-explore = kdykoli prozkoumáváš
when-gain_building = kdykoli získáš budovu zvyšující blahobyt
when-gain_landmark = { $who ->
    [holder] kdykoli soupeř se žetonem této karty získá dominantu
   *[owner] kdykoli získáš dominantu
}
when-gain_market = kdykoli si vezmeš trh
when-gain_tapestry = kdykoli získáš kartu tapiserie
when-income_step4 = při zisku zdrojů v tomto tahu
when-invent = kdykoli vynalézáš
when-landmark_gained = kdykoli ti pokrok přinese dominantu
when-landmark_taken = kdykoli už je dominanta pryč
when-marked_card_in_top_row = { $who ->
    [opponent] když má soupeř kartu se žetonem této karty v horní řadě
   *[owner] když máš kartu se žetonem této karty v horní řadě
}
when-place_income_building = kdykoli umístíš budovu zvyšující blahobyt
when-place_outpost = kdykoli umístíš osídlení
when-place_territory = kdykoli položíš dílek území
when-prediction_comes_true = když se předpověď vyplní
when-roll_science = kdykoli hážeš kostkou vědy
when-score_capital = při bodování města
when-track_benefit = { $who ->
    [partner] kdykoli tento soupeř získá přínos té stupnice
   *[owner] kdykoli získáš přínos té stupnice
}
when-upgrade = { $who ->
    [partner] kdykoli tento soupeř vylepší kartu technologie
   *[owner] kdykoli vylepšíš kartu technologie
}

## What powers forbid and allow

forbids-advancing = nesmíš postupovat na { $track }
forbids-conquering = { $who ->
    [partner] ani on tvoje
   *[owner] nesmíš dobývat území tohoto soupeře
}
forbids-trapping = léčky tě nezastaví
allows-building_on_impassable = smíš stavět na nepoužitelných parcelách
allows-ignoring_prerequisites = horní řada nemá podmínky
allows-upgrading_marked_cards = karty se žetonem se vylepšují bez podmínek
