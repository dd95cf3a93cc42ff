### Where something comes from, in brackets after a sentence or a question.

from = {" "}({ $source })

# A space of a track: Nauka 4 „Medycyna”
source-space = { $track } { $number } „{ $name }”
source-space-start = { $track } 0 (start)
source-territory = pole mapy
source-territory-tile = kafelek { $number }
source-space_tile = kafelek kosmosu { $number }
source-income = tura przychodu
source-income-1 = przychód, cywilizacja
source-income-2 = przychód, karta arrasu
source-income-3 = przychód, ulepszenie i PZ
source-income-4 = przychód
source-dice = kości podboju
source-achievement = osiągnięcie: { $achievement }
source-city = ukończona dzielnica
source-turn = tura
source-setup = przygotowanie
source-trap = pułapka
source-solo = gra solo
