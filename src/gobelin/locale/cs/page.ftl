### The page in the browser, in Czech. en/page.ftl says what each message is.

page-title = Gobelin

## The table

page-table = { $side ->
    [small] malá mapa
   *[large] velká mapa
} · epocha { $era } · tah { $turn }
page-table-setup = { $side ->
    [small] malá mapa
   *[large] velká mapa
} · příprava
page-over = Konec hry
page-titled = „{ $title }“ · { $stand }
page-map = Mapa. Klávesami { $upper }, { $lower } a šipkami přecházíš mezi poli, Enter vybírá
page-market = Nabídka technologií
page-technologies = Technologie
page-hand = Ruka
page-tiles = Dílky
page-log = Průběh
page-log-empty = Tady příběh začíná
page-tool-log = Celý průběh hry
page-tool-language = Jazyk
page-tool-theme = Světlé nebo tmavé barvy
page-tool-close = Zavřít
page-income = Karta blahobytu
page-mine = Moje
page-rivals = Ostatní
page-finished = konec
page-favorite = oblíbená
page-automa = { $civilizations } · obt. { $level }
page-shadow-empire = neboduje
page-first-player = začínající hráč
page-hidden-card = skrytá karta
page-maker-of-fire = První oheň
page-face-down = lícem dolů
page-first-here = první zde
page-last-income = poslední
page-timing = { $timing ->
    [this_era] v této epoše
    [trap] léčka
   *[when_played] při vyložení
}
page-city = Hlavní město { $capital }. Šipkami přecházíš mezi parcelami, se Shiftem mezi čtvrtěmi, Enter vybírá

## Decks in the top bar

page-deck-tapestry = karty tapiserie: { $left }, odhozeno { $discarded }
page-deck-tech = karty technologií: { $left }, odhozeno { $discarded }
page-deck-territory = dílky území: { $left }
page-deck-space = dílky vesmíru: { $left }
page-deck-civilization = civilizace: { $left }

## Achievements on the board

page-achievement-complete_track = Dokončená stupnice
page-achievement-topple_two = Povalení dvou
page-achievement-middle_island = Ostrov ve středu

## What things are called for those who hear the table

page-space = { $space }; stojí { $cost }; { $gives }; { $players ->
    [none] nikdo zde
   *[other] zde: { $players }
}
page-hex = { $state ->
    [unexplored] Pole { $hex }, neprozkoumané
   *[explored] Pole { $hex }, { $land }{ $holder ->
        [none] {""}
       *[other] , ovládá { $holder }
    }
}
page-plot = { $state ->
    [free] Parcela { $plot }, volná
    [blocked] Parcela { $plot }, nepoužitelná
   *[filled] Parcela { $plot }, zastavěná
}
# How many plots each of them still lacks
page-plot-free = Parcela { $plot }, volná; chybí ve čtvrti { $district }: { $in-district }, v řadě { $row }: { $in-row }, ve sloupci { $column }: { $in-column }
page-tile = dílek území { $number }: { $what }
page-space-tile = dílek vesmíru { $number }: { $what }
page-tech = { $card }: { $what }
page-income-row = { $building ->
    [market] trhy
    [house] domy
    [farm] farmy
   *[armory] zbrojnice
}, postaveno { $taken } z 5
page-resource = { $resource }: { $count } z 8
page-rival = { $player }, { $vp } VB
page-slot = { $civilization }: { $place }
page-era = epocha { $era }
page-eras = Epochy
page-more-civilizations = ukázat: { $civilization }

## Under the pictures on civilization mats

page-mat-alchemists = házej, dokud máš odvahu
page-mat-architects-district = jediný typ ve čtvrti
page-mat-architects-line = jediný typ v řadě
page-mat-futurists = na začátku, k tomu po jednom zdroji
page-mat-heralds = účinek vyložené karty ještě jednou
page-mat-historians = dominanta držitele žetonu ti dá, co je odkryté
page-mat-inventors = vylepši libovolnou kartu, i cizí
page-mat-isolationists = na konci: největší souvislý terén
page-mat-leaders = krok s přínosem při každém zvýšení blahobytu
page-mat-mystics-tech_cards = technologie
page-mat-mystics-districts = čtvrti
page-mat-mystics-territories = území
page-mat-mystics-tracks = celé stupnice
page-mat-nomads-beside = vedle vlastního
page-mat-nomads-empty = prázdné území: je tvé
page-mat-the_chosen = stupnice, kde vedeš
page-mat-the_chosen-achievements = úspěchy
page-mat-traders = prázdné území, nebo s jediným cizím osídlením

## What things explain of themselves

page-explain-cost = Cena
page-explain-benefit = Přínos
page-explain-bonus = Bonus
page-explain-circle = Kruh
page-explain-square = Čtverec
page-explain-needs = Horní řada
page-explain-income = Blahobyt
page-explain-points = Body
page-explain-here = Zde
page-explain-held = Ovládá
page-explain-taken = už zabráno
page-explain-open = ještě volné
page-explain-space = { $track } { $number }, úroveň { $tier }
page-explain-tile = Dílek území { $number }
page-explain-space-tile = Dílek vesmíru { $number }
page-explain-hex = Pole { $hex }
page-explain-unexplored = Nikdo tu ještě nebyl: prozkoumej ho dílkem území.
page-explain-face-down = Leží lícem dolů.
page-explain-fire = Každá civilizace začíná prvním ohněm.
page-explain-empty-era = Sem přijde karta této epochy. Kdo epochu začne dřív než sousedé, získá zobrazené zdroje.
page-explain-piece = { $piece } ({ $player }){ $toppled ->
    [yes] , povalené
   *[no] {""}
}
page-piece-outpost = osídlení
page-piece-cube = žeton

## Tablet and phone

page-tab-map = Mapa
page-tab-tracks = Stupnice
page-tab-city = Město
page-tab-mats = Karty
page-tab-rivals = Soupeři
page-show = Ukázat
page-menu = Menu
page-tabs = Části stolu
page-show-track = { $track }: tvůj žeton je na poli { $space }. Ukázat stupnici
page-zoom-in = Zvětšit
page-zoom-out = Celá mapa
page-achievements = Úspěchy
