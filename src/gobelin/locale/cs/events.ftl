### The log in Czech. en/events.ftl says what each message is.
###
### Present tense throughout, as the past would need the gender of a person. Names of players stand in the first case:
### as the subject, after a colon, or in brackets. The name may be left out at the beginning of a sentence: no "se", "si"
### or "ti" right behind it.

## Turns

event-turn = { $player-is ->
    [you] Tah { $number }: jsi na tahu
    [automa] Tah { $number }: Automa a Stínová říše
   *[other] Tah { $number }: { $player }
}
event-start = { $player-is ->
    [you] Začínáš s civilizací { $civilization }, hlavní město { $capital }
   *[other] { $player } začíná s civilizací { $civilization }, hlavní město { $capital }
}
event-income = { $era-number ->
    [5] { $player-is ->
        [you] Máš poslední tah zvyšování blahobytu
       *[other] { $player } má poslední tah zvyšování blahobytu
    }
   *[other] { $player-is ->
        [you] Začínáš epochu { $era } tahem zvyšování blahobytu
       *[other] { $player } začíná epochu { $era } tahem zvyšování blahobytu
    }
}
event-first_into_era = { $player-is ->
    [you] Vstupuješ do epochy { $era } dřív než sousedé
    [automa] { $person-is ->
        [you] { $player } vstupuje do epochy { $era } dřív než ty
       *[other] { $player } vstupuje do epochy { $era } dřív než { $person }
    }
   *[other] { $player } vstupuje do epochy { $era } dřív než sousedé
}
event-finish = { $player-is ->
    [you] Končíš hru s { $vp } VB
    [automa] { $player } končí hru s { $vp } VB a Stínová říše se zastavuje
   *[other] { $player } končí hru s { $vp } VB
}
event-game_over = Konec hry
event-decline = { $player-is ->
    [you] Odmítáš{ $from }
   *[other] { $player } odmítá{ $from }
}
event-void = { $effect ->
    [none] { $player-is ->
        [you] Nic z toho nemáš{ $from }
       *[other] { $player } z toho nic nemá{ $from }
    }
   *[other] { $player-is ->
        [you] Nemůžeš využít: { $effect }{ $from }
       *[other] { $player } nemůže využít: { $effect }{ $from }
    }
}
event-used = V tomto tahu už využito: { $source }

## Tracks

event-advance = { $player-is ->
    [you] Postupuješ na pole { $space }{ $from }
   *[other] { $player } postupuje na pole { $space }{ $from }
}
event-jump = { $player-is ->
    [you] Přeskakuješ na pole { $space }{ $from }
   *[other] { $player } přeskakuje na pole { $space }{ $from }
}
event-regress = { $player-is ->
    [you] Ustupuješ na pole { $space }{ $from }
   *[other] { $player } ustupuje na pole { $space }{ $from }
}
event-repeat = { $player-is ->
    [you] Znovu získáváš přínos pole { $space }{ $from }
   *[other] { $player } znovu získává přínos pole { $space }{ $from }
}
event-singularity = { $player-is ->
    [you] Přesouváš žeton na začátek stupnice { $track }
   *[other] { $player } přesouvá žeton na začátek stupnice { $track }
}
event-bonus = { $player-is ->
    [you] Bereš si bonus{ $from }
   *[other] { $player } bere bonus{ $from }
}
event-roll_science = { $player-is ->
    [you] Na kostce vědy ti padá { $track }{ $from }
   *[other] { $player } hází kostkou vědy: { $track }{ $from }
}
event-name_track = { $player-is ->
    [you] Jmenuješ stupnici { $track }{ $from }
   *[other] { $player } jmenuje stupnici { $track }{ $from }
}
event-close_track = { $player-is ->
    [you] Uzavíráš ostatním stupnici { $track }{ $from }
   *[other] { $player } uzavírá ostatním stupnici { $track }{ $from }
}
event-open_track = Stupnice { $track } je znovu otevřená všem
event-copy_benefit = { $player-is ->
    [you] Získáváš přínos pole { $space }{ $from }
   *[other] { $player } získává přínos pole { $space }{ $from }
}
event-trade = { $player-is ->
    [you] Využíváš pole s cizím žetonem ({ $opponent }): { $space }{ $from }
   *[other] { $opponent-is ->
        [you] { $player } využívá pole s tvým žetonem: { $space }{ $from }
       *[other] { $player } využívá pole s cizím žetonem ({ $opponent }): { $space }{ $from }
    }
}

## Resources and points

event-gain = { $lost ->
    [0] { $player-is ->
        [you] Získáváš { $gained }{ $from }
       *[other] { $player } získává { $gained }{ $from }
    }
   *[other] { $player-is ->
        [you] Získáváš { $gained }, nad limit 8 propadá: { $lost }{ $from }
       *[other] { $player } získává { $gained }, nad limit 8 propadá: { $lost }{ $from }
    }
}
event-gain-several = { $player-is ->
    [you] Získáváš { $gained }{ $from }
   *[other] { $player } získává { $gained }{ $from }
}
event-pay = { $player-is ->
    [you] Platíš { $resources }{ $from }
   *[other] { $player } platí { $resources }{ $from }
}
event-vp = { $points ->
    [0] {""}
   *[other] { event-vp-scored }
}
event-vp-scored = { $sign ->
    [loss] { $player-is ->
        [you] Platíš { $points } VB{ $from }
       *[other] { $player } platí { $points } VB{ $from }
    }
   *[gain] { $per ->
        [plain] { $player-is ->
            [you] Získáváš { $points } VB{ $from }
           *[other] { $player } získává { $points } VB{ $from }
        }
       *[other] { $player-is ->
            [you] Získáváš { $points } VB za { $counted }{ $from }
           *[other] { $player } získává { $points } VB za { $counted }{ $from }
        }
    }
}
event-vp-several = { $points ->
    [0] { $player } nezískává žádné VB
   *[other] { $player } získává { $points } VB: { $parts }
}
event-vp-part = { $points } za { $counted }
event-achievement = { $player-is ->
    [you] Dosahuješ úspěchu: { $achievement }
   *[other] { $player } dosahuje úspěchu: { $achievement }
}

## What points are scored for, after "za"

per-tech_cards = karty technologií
per-capital = řady a sloupce města
per-territories = území
per-farms = farmy
per-houses = domy
per-markets = trhy
per-armories = zbrojnice
per-landmarks = dominanty
per-tapestry_cards = karty tapiserie
per-territory_supply = dílky území
per-spaces_exploration = stupnici Objevitelství
per-spaces_science = stupnici Věda
per-spaces_military = stupnici Vojenství
per-spaces_technology = stupnici Technologie

## The map

event-explore = { $player-is ->
    [you] Prozkoumáváš pole { $hex } dílkem { $tile } ({ $land }, dává { $gives })
    [automa] { $player } klade dílek { $tile } ({ $land }) na pole { $hex }
   *[other] { $player } prozkoumává pole { $hex } dílkem { $tile } ({ $land }, dává { $gives })
}
event-explore_space = { $player-is ->
    [you] Prozkoumáváš dílek vesmíru { $tile } ({ $gives })
   *[other] { $player } prozkoumává dílek vesmíru { $tile } ({ $gives })
}
event-double_benefit = { $player-is ->
    [you] Bereš si přínos pole { $hex } dvakrát, bez VB{ $from }
   *[other] { $player } využívá přínos pole { $hex } dvakrát, bez VB{ $from }
}
event-conquer = { $opponent-is ->
    [nobody] { $player-is ->
        [you] Dobýváš pole { $hex }
       *[other] { $player } dobývá pole { $hex }
    }
    [you] { $player } dobývá tvé pole { $hex }
   *[other] { $player-is ->
        [you] Dobýváš soupeřovo pole { $hex } ({ $opponent })
       *[other] { $player } dobývá soupeřovo pole { $hex } ({ $opponent })
    }
}
event-topple = { $opponent-is ->
    [you] { $player } povaluje tvé osídlení na poli { $hex }
   *[other] { $player-is ->
        [you] Povaluješ soupeřovo osídlení na poli { $hex } ({ $opponent })
       *[other] { $player } povaluje soupeřovo osídlení na poli { $hex } ({ $opponent })
    }
}
event-outpost = { $player-is ->
    [you] Umisťuješ osídlení na pole { $hex }
    [automa] {""}
    [shadow_empire] {""}
   *[other] { $player } umisťuje osídlení na pole { $hex }
}
event-stand_up = { $player-is ->
    [you] Znovu stavíš osídlení na poli { $hex }
   *[other] { $player } znovu staví osídlení na poli { $hex }
}
event-token = { $player-is ->
    [you] Pokládáš žeton na pole { $hex }{ $from }
   *[other] { $player } pokládá žeton na pole { $hex }{ $from }
}
event-colony = { $player-is ->
    [you] Těžíš z terénů pole { $hex }{ $from }
   *[other] { $player } těží z terénů pole { $hex }{ $from }
}
event-roll_conquer = { $player-is ->
    [you] Hážeš kostkami dobytí: { $red }, { $black }
   *[other] { $player } hází kostkami dobytí: { $red }, { $black }
}
face-red = { $face ->
    [territories] červená: 1 VB za území
   *[other] červená: { $face } VB
}
face-black = { $face ->
    [territory] černá: přínos území
    [coin] černá: 1 mince
    [worker] černá: 1 pracovník
   *[other] černá: { $gained }
}

## The city

event-building = { $player-is ->
    [you] Bereš si { $a-building } a odkrýváš { $uncovers }
   *[other] { $player } bere { $a-building } a odkrývá { $uncovers }
}
event-landmark = { $player-is ->
    [you] Získáváš dominantu { $landmark }{ $from }
    [shadow_empire] { $automa ->
        [yes] { $player } získává dominantu { $landmark }, připadá Automě
       *[no] { $player } získává dominantu { $landmark }
    }
    [automa] { $player } získává dominantu { $landmark }
   *[other] { $player } získává dominantu { $landmark }{ $from }
}
event-place = { $where ->
    [beside] { $player-is ->
        [you] Umisťuješ { piece-placed } vedle města
       *[other] { $player } umisťuje { piece-placed } vedle města
    }
    [hex] { $player-is ->
        [you] Umisťuješ { piece-placed } na mapu, pole { $place }
       *[other] { $player } umisťuje { piece-placed } na mapu, pole { $place }
    }
    [column] { $player-is ->
        [you] Umisťuješ { piece-placed } na kartu civilizace, { $place }
       *[other] { $player } umisťuje { piece-placed } na kartu civilizace, { $place }
    }
   *[plots] { $player-is ->
        [you] Umisťuješ { piece-placed } do města: { $place }
       *[other] { $player } umisťuje { piece-placed } do města: { $place }
    }
}
piece-placed = { $piece-is ->
    [landmark] dominantu { $piece }
    [farm] farmu
    [armory] zbrojnici
   *[other] { $piece }
}
event-district = { $player-is ->
    [you] Dokončuješ čtvrť { $district }
   *[other] { $player } dokončuje čtvrť { $district }
}
event-swap = { $player-is ->
    [you] Vyměňuješ navzájem { $buildings }
   *[other] { $player } vyměňuje navzájem { $buildings }
}

## Cards and tiles

event-invent = { $player-is ->
    [you] Vynalézáš kartu „{ $card }“{ $from }
   *[other] { $player } vynalézá kartu „{ $card }“{ $from }
}
event-upgrade = { $row ->
    [top] { $player-is ->
        [you] Vylepšuješ kartu „{ $card }“ do horní řady{ $from }
       *[other] { $player } vylepšuje kartu „{ $card }“ do horní řady{ $from }
    }
   *[middle] { $player-is ->
        [you] Vylepšuješ kartu „{ $card }“ do prostřední řady{ $from }
       *[other] { $player } vylepšuje kartu „{ $card }“ do prostřední řady{ $from }
    }
}
event-tech_part = { $row ->
    [top] { $player-is ->
        [you] Získáváš čtvercové pole karty „{ $card }“{ $from }
       *[other] { $player } získává čtvercové pole karty „{ $card }“{ $from }
    }
   *[middle] { $player-is ->
        [you] Získáváš kruhové pole karty „{ $card }“{ $from }
       *[other] { $player } získává kruhové pole karty „{ $card }“{ $from }
    }
}
event-copy_upgrade = { event-tech_part }
event-display = Nová karta technologie v nabídce: { $card }
event-display-several = Nové karty technologií v nabídce: { $cards }
event-refresh = { $player-is ->
    [you] Odhazuješ karty technologií z nabídky: { $cards }
   *[other] { $player } odhazuje karty technologií z nabídky: { $cards }
}
event-discard_tech = { $player-is ->
    [you] Odhazuješ kartu technologie „{ $card }“{ $from }
   *[other] { $player } odhazuje kartu technologie „{ $card }“{ $from }
}
event-tapestry_cards = { $cards ->
    [none] { $player-is ->
        [you] Získáváš { $drawn }{ $from }
       *[other] { $player } získává { $drawn }{ $from }
    }
   *[other] { $player-is ->
        [you] Získáváš { $drawn }: { $cards }{ $from }
       *[other] { $player } získává { $drawn }: { $cards }{ $from }
    }
}
event-play = { $player-is ->
    [you] Vykládáš kartu „{ $card }“ v epoše { $era }
   *[other] { $player } vykládá kartu „{ $card }“ v epoše { $era }
}
event-face_down = { $player-is ->
    [you] Nemáš kartu tapiserie a pokládáš jednu z balíčku lícem dolů
   *[other] { $player } nemá kartu tapiserie a pokládá jednu z balíčku lícem dolů
}
event-no_card = { $player-is ->
    [you] Nemáš kartu tapiserie a balíček je prázdný
   *[other] { $player } nemá kartu tapiserie a balíček je prázdný
}
event-discard_card = { $player-is ->
    [you] Odhazuješ kartu „{ $card }“{ $from }
    [automa] { $trap ->
        [yes] { $player } otáčí z ruky kartu „{ $card }“
       *[no] { $player } otáčí z ruky kartu „{ $card }“, není to léčka
    }
   *[other] { $card ->
        [none] { $player } odhazuje kartu tapiserie{ $from }
       *[other] { $player } odhazuje kartu „{ $card }“{ $from }
    }
}
event-copy_card = { $holder-is ->
    [you] { $player-is ->
        [you] Využíváš kartu „{ $card }“ ze své karty blahobytu{ $from }
       *[other] { $player } využívá kartu „{ $card }“ z tvé karty blahobytu{ $from }
    }
   *[other] { $player-is ->
        [you] Využíváš kartu „{ $card }“, kterou má { $holder }{ $from }
       *[other] { $player } využívá kartu „{ $card }“, kterou má { $holder }{ $from }
    }
}
event-pact = { $track ->
    [none] { $opponent-is ->
        [you] { $player } volí tebe{ $from }
       *[other] { $player-is ->
            [you] Volíš soupeře: { $opponent }{ $from }
           *[other] { $player } volí soupeře: { $opponent }{ $from }
        }
    }
   *[other] { $opponent-is ->
        [you] { $player } volí tebe a stupnici { $track }{ $from }
       *[other] { $player-is ->
            [you] Volíš soupeře a stupnici: { $opponent }, { $track }{ $from }
           *[other] { $player } volí soupeře a stupnici: { $opponent }, { $track }{ $from }
        }
    }
}
event-territory_tiles = { $count ->
    [one] { $player-is ->
        [you] Získáváš dílek území { $tiles }{ $from }
       *[other] { $player } získává dílek území { $tiles }{ $from }
    }
    [few] { $player-is ->
        [you] Získáváš dílky území { $tiles }{ $from }
       *[other] { $player } získává dílky území { $tiles }{ $from }
    }
    [many] { $player-is ->
        [you] Získáváš dílky území { $tiles }{ $from }
       *[other] { $player } získává dílky území { $tiles }{ $from }
    }
   *[other] { $player-is ->
        [you] Získáváš dílky území { $tiles }{ $from }
       *[other] { $player } získává dílky území { $tiles }{ $from }
    }
}
event-space_tiles = { $count ->
    [one] { $player-is ->
        [you] Získáváš dílek vesmíru { $tiles }{ $from }
       *[other] { $player } získává dílek vesmíru { $tiles }{ $from }
    }
    [few] { $player-is ->
        [you] Získáváš dílky vesmíru { $tiles }{ $from }
       *[other] { $player } získává dílky vesmíru { $tiles }{ $from }
    }
    [many] { $player-is ->
        [you] Získáváš dílky vesmíru { $tiles }{ $from }
       *[other] { $player } získává dílky vesmíru { $tiles }{ $from }
    }
   *[other] { $player-is ->
        [you] Získáváš dílky vesmíru { $tiles }{ $from }
       *[other] { $player } získává dílky vesmíru { $tiles }{ $from }
    }
}
event-discard_tile = { $player-is ->
    [you] Odhazuješ dílek území { $tile }{ $from }
   *[other] { $player } odhazuje dílek území { $tile }{ $from }
}
event-give_tile = { $opponent-is ->
    [you] { $player } dává dílek { $tile } tobě{ $from }
   *[other] { $player-is ->
        [you] Dáváš dílek { $tile }, dostává ho { $opponent }{ $from }
       *[other] { $player } dává dílek { $tile }, dostává ho { $opponent }{ $from }
    }
}
event-shuffle = { $deck ->
    [decision] Všechny karty rozhodnutí ({ $size }) se zamíchávají do nového balíčku
    [territory] Odhozené dílky území se zamíchávají do nové zásoby
    [tech] Odhozené karty technologií se zamíchávají do nového balíčku
   *[tapestry] Odhozené karty tapiserie se zamíchávají do nového balíčku
}

## Civilizations

event-civilization = { $player-is ->
    [you] Získáváš civilizaci { $civilization }{ $from }
   *[other] { $player } získává civilizaci { $civilization }{ $from }
}
event-civilization_discarded = { $player-is ->
    [you] Dobíráš civilizaci { $civilization }, která teď nejde použít, a odhazuješ ji
   *[other] { $player } dobírá civilizaci { $civilization }, která teď nejde použít, a odhazuje ji
}
event-use_civilization = { $player-is ->
    [you] Využíváš civilizaci { $civilization }
   *[other] { $player } využívá civilizaci { $civilization }
}
event-bust = { $player-is ->
    [you] Stejná stupnice ti padá podruhé a o hody přicházíš
   *[other] { $player } hází stejnou stupnici podruhé a přichází o hody
}
event-column = { $player-is ->
    [you] Postupuješ na pole { $space } v { $column ->
        [left] levém
        [middle] prostředním
       *[right] pravém
    } sloupci
   *[other] { $player } postupuje na pole { $space } v { $column ->
        [left] levém
        [middle] prostředním
       *[right] pravém
    } sloupci
}
event-slot = { $player-is ->
    [you] Přesouváš žeton na pole { $slot }: { $gives }
   *[other] { $player } přesouvá žeton na pole { $slot }: { $gives }
}
event-outpost_row = { $row ->
    [top] { $player-is ->
        [you] Bereš osídlení z horní řady karty civilizace
       *[other] { $player } bere osídlení z horní řady karty civilizace
    }
   *[bottom] { $player-is ->
        [you] Bereš osídlení z dolní řady karty civilizace
       *[other] { $player } bere osídlení z dolní řady karty civilizace
    }
}
event-fill_row = { $row ->
    [top] { $player-is ->
        [you] Umisťuješ osídlení do horní řady
       *[other] { $player } umisťuje osídlení do horní řady
    }
   *[bottom] { $player-is ->
        [you] Umisťuješ osídlení do dolní řady
       *[other] { $player } umisťuje osídlení do dolní řady
    }
}
event-give_token = { $opponent-is ->
    [you] { $player } odkrývá čtverec { $slot }, žeton dostáváš ty
   *[other] { $player-is ->
        [you] Odkrýváš čtverec { $slot }, žeton dostává { $opponent }
       *[other] { $player } odkrývá čtverec { $slot }, žeton dostává { $opponent }
    }
}
event-token_on_tech = { $player-is ->
    [you] Pokládáš žeton na kartu „{ $card }“
   *[other] { $player } pokládá žeton na kartu „{ $card }“
}
event-take_over = { $opponent-is ->
    [you] { $player } od tebe přebírá kartu „{ $card }“
   *[other] { $player-is ->
        [you] Přebíráš kartu „{ $card }“, kterou má { $opponent }
       *[other] { $player } přebírá kartu „{ $card }“, kterou má { $opponent }
    }
}
event-predict = { $player-is ->
    [you] Předpovídáš: { $predicted }
   *[other] { $player } předpovídá: { $predicted }
}
event-prediction = { $player-is ->
    [you] Tvá předpověď se plní: { $predicted }
   *[other] Předpověď se plní ({ $player }): { $predicted }
}

## The numbers that can be predicted, as objects

predicted-tech_cards = { $number ->
    [one] { $number } kartu technologie
    [few] { $number } karty technologií
    [many] { $number } karty technologie
   *[other] { $number } karet technologií
}
predicted-districts = { $number ->
    [one] { $number } dokončenou čtvrť
    [few] { $number } dokončené čtvrti
    [many] { $number } dokončené čtvrti
   *[other] { $number } dokončených čtvrtí
}
predicted-territories = { $number ->
    [one] { $number } ovládané území
    [few] { $number } ovládaná území
    [many] { $number } ovládaného území
   *[other] { $number } ovládaných území
}
predicted-tracks = { $number ->
    [one] { $number } dokončenou stupnici
    [few] { $number } dokončené stupnice
    [many] { $number } dokončené stupnice
   *[other] { $number } dokončených stupnic
}

## The bots of the solo game

event-automa = { $player } hraje na obtížnost { $level }, { $level-name }, s civilizací { $civilization }
event-second_civilization = { $player } získává druhou civilizaci: { $civilization }
event-automa_civilization = { $player } využívá civilizaci { $civilization }
event-automa_card = { $hand ->
    [one] { $player } skrytě dobírá kartu tapiserie: { $hand } karta v ruce
    [few] { $player } skrytě dobírá kartu tapiserie: { $hand } karty v ruce
    [many] { $player } skrytě dobírá kartu tapiserie: { $hand } karty v ruce
   *[other] { $player } skrytě dobírá kartu tapiserie: { $hand } karet v ruce
}
event-card_on_mat = { $player } pokládá kartu tapiserie lícem dolů na svou kartu
event-favorite = { $player } má oblíbenou stupnici { $track }
event-tiebreaker = Karta postupu se otáčí jako karta pořadí: { $card }
event-progress_cards = Karty postupu { $cards } se přidávají ke kartám rozhodnutí
event-decision_cards = Otáčí se karta rozhodnutí { $decision } a karta pořadí { $tiebreaker }, { $left ->
    [0] žádná nezbývá
    [one] zbývá { $left } karta
    [few] zbývají { $left } karty
    [many] zbývá { $left } karty
   *[other] zbývá { $left } karet
}{ $ends-era ->
    [yes] ; ruka na kartě rozhodnutí ukončuje epochu
   *[no] {""}
}
event-shadow_outpost = { $player } pokládá povalené osídlení na pole { $hex }: nikdo už ho nemůže dobýt
event-bot_idle = { $reason ->
    [no_track] { $player } nepostupuje: žádná stupnice jí není otevřená
    [no_outpost] { $player } už nemá osídlení, kterým by dobývala
    [no_tile] { $player } nedostává dílek území: žádný nezbývá
    [no_hex] { $player } nemá kam jít
   *[first_round] { $player } čeká: v prvním kole nemá tah
}
event-bot_benefit = { $benefit ->
    [explore] { $player } smí prozkoumávat
    [explore_anywhere] { $player } smí prozkoumávat kdekoli
    [conquer] { $player } smí dobývat
    [conquer_anywhere] { $player } smí dobývat kdekoli
    [research_bare] { $player } provádí výzkum, bez přínosu
    [research_benefit] { $player } provádí výzkum
    [roll_advance] { $player } hází o pokrok na stupnici Objevitelství, Vojenství nebo Technologie
    [roll_regress] { $player } hází o krok zpět na stupnici Vojenství nebo Technologie
   *[other] {""}
}
event-bot_hex = { $player } vybírá pole { $hex }: { $reasons }
event-bot_track = { $aim ->
    [favorite] { $player } má novou oblíbenou stupnici { $track }: { $reasons }
   *[advance] { $player } vybírá stupnici { $track }: { $reasons }
}
