### The page in the browser: what it says beside the words of the game. Short: most of it stands in little room.

page-title = Gobelin

## The table. $side: small, large; $era: I to V

page-table = { $side ->
    [small] mała mapa
   *[large] duża mapa
} · epoka { $era } · tura { $turn }
page-table-setup = { $side ->
    [small] mała mapa
   *[large] duża mapa
} · przygotowanie
page-over = Koniec gry
page-titled = „{ $title }” · { $stand }
page-map = Mapa. Klawisze { $upper }, { $lower } i strzałki prowadzą od pola do pola, Enter wybiera
page-market = Odsłonięte karty
page-technologies = Technologie
page-hand = Ręka
page-tiles = Kafelki
page-log = Dziennik
page-log-empty = Tu zaczyna się opowieść
page-tool-log = Cały dziennik
page-tool-language = Język
page-tool-theme = Jasno lub ciemno
page-tool-close = Zamknij
page-income = Mata przychodu
page-mine = Moje
page-rivals = Przeciwnicy
page-finished = koniec gry
page-favorite = ulubiony
# $civilizations: names in a list
page-automa = { $civilizations } · poziom { $level }
page-shadow-empire = nie punktuje
page-first-player = pierwszy gracz
page-hidden-card = ukryta karta
page-maker-of-fire = Pierwszy ogień
page-face-down = zakryta
page-first-here = pierwszeństwo
page-last-income = ostatni
page-timing = { $timing ->
    [this_era] ta epoka
    [trap] pułapka
   *[when_played] po zagraniu
}
page-city = Stolica „{ $capital }”. Strzałki prowadzą od działki do działki, z klawiszem Shift od dzielnicy do dzielnicy, Enter wybiera

## Decks in the top bar: how many are left, how many discarded

page-deck-tapestry = karty arrasu: { $left }, odrzucone: { $discarded }
page-deck-tech = karty technologii: { $left }, odrzucone: { $discarded }
page-deck-territory = kafelki terytorium: { $left }
page-deck-space = kafelki kosmosu: { $left }
page-deck-civilization = cywilizacje: { $left }

## Achievements on the board

page-achievement-complete_track = Ukończ tor
page-achievement-topple_two = Przewróć dwa
page-achievement-middle_island = Środkowa wyspa

## What things are called for those who hear the table

# $players: names of those with a token here, or none
page-space = { $space }; koszt: { $cost }; { $gives }; { $players ->
    [none] nikogo tu nie ma
   *[other] stoją tu: { $players }
}
page-hex = { $state ->
    [unexplored] Pole { $hex }, nieodkryte
   *[explored] Pole { $hex }, { $land }{ $holder ->
        [none] {""}
       *[other] , kontrola: { $holder }
    }
}
# $state: free, filled, blocked
page-plot = { $state ->
    [free] Działka { $plot }, pusta
    [blocked] Działka { $plot }, niedostępna
   *[filled] Działka { $plot }, zabudowana
}
# How many plots each of them still lacks
page-plot-free = Działka { $plot }, pusta; brakuje w dzielnicy { $district }: { $in-district }, w rzędzie { $row }: { $in-row }, w kolumnie { $column }: { $in-column }
page-tile = kafelek terytorium { $number }: { $what }
page-space-tile = kafelek kosmosu { $number }: { $what }
page-tech = { $card }: { $what }
page-income-row = { $building ->
    [market] targowiska
    [house] domy
    [farm] farmy
   *[armory] zbrojownie
}, zbudowano { $taken } z 5
page-resource = { $resource }: { $count } z 8
page-rival = { $player }, { $vp } PZ
page-slot = { $civilization }: { $place }
page-era = epoka { $era }
page-eras = Epoki
page-more-civilizations = pokaż: { $civilization }

## Under the pictures on civilization mats

page-mat-alchemists = rzucaj, póki masz odwagę
page-mat-architects-district = jeden rodzaj w dzielnicy
page-mat-architects-line = jeden rodzaj w linii
page-mat-futurists = na początku, z jednym zasobem każdego rodzaju
page-mat-heralds = zagrana karta działa jeszcze raz
page-mat-historians = wielka budowla posiadacza znacznika daje odsłonięte pola
page-mat-inventors = ulepsz dowolną kartę, także cudzą
page-mat-isolationists = na koniec największy obszar jednego terenu
page-mat-leaders = w każdej turze przychodu jeden krok z profitem
page-mat-mystics-tech_cards = technologie
page-mat-mystics-districts = dzielnice
page-mat-mystics-territories = terytoria
page-mat-mystics-tracks = całe tory
page-mat-nomads-beside = obok własnego znacznika
page-mat-nomads-empty = puste terytorium: teraz twoje
page-mat-the_chosen = tory, na których prowadzisz
page-mat-the_chosen-achievements = osiągnięcia
page-mat-traders = puste terytorium lub z jednym cudzym posterunkiem

## What things explain of themselves

page-explain-cost = Koszt
page-explain-benefit = Profit
page-explain-bonus = Premia
page-explain-circle = Okrąg
page-explain-square = Kwadrat
page-explain-needs = Górny rząd
page-explain-income = Przychód
page-explain-points = Punkty
page-explain-here = Stoją tu
page-explain-held = Kontrola
page-explain-taken = już zdobyta
page-explain-open = do zdobycia
page-explain-space = { $track } { $number }, etap { $tier }
page-explain-tile = Kafelek terytorium { $number }
page-explain-space-tile = Kafelek kosmosu { $number }
page-explain-hex = Pole { $hex }
page-explain-unexplored = Nikogo tu jeszcze nie było: odkryj to pole kafelkiem terytorium.
page-explain-face-down = Leży zakryta.
page-explain-fire = Każda cywilizacja zaczyna od ognia.
page-explain-empty-era = Tu trafia karta tej epoki. Kto zaczyna epokę przed sąsiadami, otrzymuje pokazane zasoby.
# $toppled: yes, no
page-explain-piece = { $piece } ({ $player }{ $toppled ->
    [yes] , przewrócony
   *[no] {""}
})
page-piece-outpost = posterunek
page-piece-cube = znacznik

## Tablet and phone

page-tab-map = Mapa
page-tab-tracks = Tory
page-tab-city = Stolica
page-tab-mats = Maty
page-tab-rivals = Rywale
page-show = Pokaż
page-menu = Menu
page-tabs = Części stołu
page-show-track = { $track }: twoje pole { $space }. Pokaż tor
page-zoom-in = Powiększ
page-zoom-out = Cała mapa
page-achievements = Osiągnięcia
