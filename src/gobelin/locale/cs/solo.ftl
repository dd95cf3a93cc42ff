### The solo game on the page: what the bots did in their turn, and why.

solo-title = Co udělali boti
# $left: decision cards in the deck, -1 where none were drawn
solo-sub = { $left ->
    [-1] tah { $turn }
    [0] tah { $turn } · žádná karta nezbývá
    [one] tah { $turn } · zbývá { $left } karta
    [few] tah { $turn } · zbývají { $left } karty
    [many] tah { $turn } · zbývá { $left } karty
   *[other] tah { $turn } · zbývá { $left } karet
}
solo-decision = Rozhodnutí
solo-tiebreaker = Pořadí
solo-earlier = Jejich předchozí tah
solo-later = Jejich další tah
solo-show = Co udělali boti: { $line }

## The figures below a reason. $tracks, $hexes: a list, each with its number

solo-steps = Zbývá polí: { $tracks }
solo-order = V pořadí podle karty: { $tracks }
solo-hexes = { $why }: { $hexes }
solo-tied = stejně dobrá, v pořadí podle karty
