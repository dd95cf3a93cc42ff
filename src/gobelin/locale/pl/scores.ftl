### The score sheet, the ranking, and who won.

score-sheet = Arkusz punktacji
score-vp = punkty zwycięstwa

## Points by source

score-source-tracks = tory
score-source-tech_cards = karty technologii
score-source-tapestry_cards = karty arrasu
score-source-civilizations = cywilizacje
score-source-exploring = odkrywanie
score-source-space_tiles = kafelki kosmosu
score-source-income = tury przychodu
score-source-dice = kości podboju
score-source-achievements = osiągnięcia
score-source-other = inne

## Points by era

score-era-setup = przed epoką I
score-era-era_1 = epoka I
score-era-era_2 = epoka II
score-era-era_3 = epoka III
score-era-era_4 = epoka IV
score-era-income_5 = ostatnia tura przychodu
score-era-after_end = po zakończeniu

## What stands on the table

score-income_buildings = budynki
score-landmarks = wielkie budowle
score-territories = terytoria
score-tech_cards = karty technologii
score-districts = dzielnice
score-resources_left = pozostałe zasoby
score-civilization = cywilizacja
score-unknown = ?

## The end

rank = { $place }. { $player }, { $points } PZ
# In a solo game, for its player
won-solo = Wygrywasz z Automą, { $yours } PZ do { $automa }.
lost-solo = Przegrywasz z Automą, { $yours } PZ do { $automa }.
won = { $player-is ->
    [you] Wygrywasz z wynikiem { $points } PZ.
   *[other] { $player } wygrywa z wynikiem { $points } PZ.
}
# $others: a list of won-level-with; $left: resources left
won-level = { $player-is ->
    [you] Wygrywasz z wynikiem { $points } PZ: remis ({ $others }), ale zostaje ci więcej zasobów ({ $left }).
   *[other] { $player } wygrywa z wynikiem { $points } PZ: remis ({ $others }), ale decyduje większa liczba pozostałych zasobów ({ $left }).
}
won-level-with = { $player } ({ $left })
# $winners: their names
won-shared = { $left ->
    [one] Wspólne zwycięstwo: { $winners } mają po { $points } PZ i po { $left } pozostałym zasobie.
    [few] Wspólne zwycięstwo: { $winners } mają po { $points } PZ i po { $left } pozostałe zasoby.
    [many] Wspólne zwycięstwo: { $winners } mają po { $points } PZ i po { $left } pozostałych zasobów.
   *[other] Wspólne zwycięstwo: { $winners } mają po { $points } PZ i po { $left } pozostałego zasobu.
}
