### The solo game on the page: what the bots did in their turn, and why.

solo-title = What the bots did
# $left: decision cards in the deck, -1 where none were drawn
solo-sub = { $left ->
    [-1] turn { $turn }
    [0] turn { $turn } · no cards left
    [one] turn { $turn } · { $left } card left
   *[other] turn { $turn } · { $left } cards left
}
solo-decision = Decision
solo-tiebreaker = Tie-breaker
solo-earlier = Their turn before
solo-later = Their turn after
solo-show = What the bots did: { $line }

## The figures below a reason. $tracks, $hexes: a list, each with its number

solo-steps = Spaces to go: { $tracks }
solo-order = In the order of the card: { $tracks }
solo-hexes = { $why }: { $hexes }
solo-tied = equally good, in the order of the card
