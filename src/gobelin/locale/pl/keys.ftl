### The keys of the table, as the page lists them.

keys-title = Klawisze

## What is printed on keys

keys-cap-enter = Enter
keys-cap-escape = Esc
keys-cap-shift = Shift
keys-cap-arrows = strzałki
keys-cap-page = Page Up, Page Down

## What they do

keys-targets = pierwsza rzecz, którą można wybrać, poprzednia, następna
keys-options = to, co proponuje pasek
keys-move = od rzeczy do rzeczy
keys-choose = wybór, a drugi raz potwierdzenie
keys-back = krok wstecz
keys-map = na mapie: do sześciu sąsiednich pól, każdy klawisz w swoją stronę
keys-track = na torze: wzdłuż toru albo na to samo pole innego toru
keys-tier = na torze: o cały etap
keys-city = w stolicy: od dzielnicy do dzielnicy
keys-turn = obrót kafelka lub budynku; z klawiszem Shift w drugą stronę
keys-undo = cofnięcie
keys-hint = podpowiedź: co zrobiłby bot
keys-catalogue = katalog, na stronie objaśnianej rzeczy
keys-help = tryb pomocy: kliknięcie objaśnia
keys-zones = do następnej części stołu
