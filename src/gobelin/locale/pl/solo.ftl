### The solo game on the page: what the bots did in their turn, and why.

solo-title = Co zrobiły boty
# $left: decision cards in the deck, -1 where none were drawn
solo-sub = { $left ->
    [-1] tura { $turn }
    [0] tura { $turn } · talia jest pusta
    [one] tura { $turn } · została { $left } karta
    [few] tura { $turn } · zostały { $left } karty
    [many] tura { $turn } · zostało { $left } kart
   *[other] tura { $turn } · zostało { $left } karty
}
solo-decision = Decyzja
solo-tiebreaker = Rozstrzyganie
solo-earlier = Ich poprzednia tura
solo-later = Ich następna tura
solo-show = Co zrobiły boty: { $line }

## The figures below a reason. $tracks, $hexes: a list, each with its number

solo-steps = Pozostało pól: { $tracks }
solo-order = W kolejności z karty: { $tracks }
solo-hexes = { $why }: { $hexes }
solo-tied = równie dobre, w kolejności z karty
