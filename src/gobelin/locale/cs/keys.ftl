### The keys of the table, as the page lists them.

keys-title = Klávesy

## What is printed on keys

keys-cap-enter = Enter
keys-cap-escape = Esc
keys-cap-shift = Shift
keys-cap-arrows = šipky
keys-cap-page = Page Up, Page Down

## What they do

keys-targets = první věc, kterou lze vybrat, předchozí, další
keys-options = to, co nabízí lišta
keys-move = od věci k věci
keys-choose = výběr, podruhé potvrzení
keys-back = krok zpět
keys-map = na mapě: na šest sousedních polí, každá klávesa ve svém směru
keys-track = na stupnici: podél ní, nebo na stejné pole jiné stupnice
keys-tier = na stupnici: po úrovních
keys-city = ve městě: od čtvrti ke čtvrti
keys-turn = otočení dílku nebo budovy; se Shiftem na druhou stranu
keys-undo = vrácení volby
keys-hint = rada: co by udělal bot
keys-catalogue = katalog u věci, která se vysvětluje
keys-help = režim nápovědy: kliknutí vysvětlí
keys-zones = do další části stolu
