### The solo game on the page: what the bots did in their turn, and why.

solo-title = Ce qu’ont fait les bots
# $left: decision cards in the deck, -1 where none were drawn
solo-sub = { $left ->
    [-1] tour { $turn }
    [0] tour { $turn } · aucune carte restante
    [one] tour { $turn } · { $left } carte restante
   *[other] tour { $turn } · { $left } cartes restantes
}
solo-decision = Décision
solo-tiebreaker = Départage
solo-earlier = Leur tour d’avant
solo-later = Leur tour d’après
solo-show = Ce qu’ont fait les bots : { $line }

## The figures below a reason. $tracks, $hexes: a list, each with its number

solo-steps = Cases à parcourir : { $tracks }
solo-order = Dans l’ordre de la carte : { $tracks }
solo-hexes = { $why } : { $hexes }
solo-tied = à égalité, dans l’ordre de la carte
