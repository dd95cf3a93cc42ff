### The table as the terminal draws it. Keep them short: they stand in columns.

## Marks: two characters on the map, one on the tracks; small letters for toppled pieces

mark-player = P{ $number }
mark-automa = Au
mark-shadow_empire = Sh
letter-player = { $number }
letter-automa = A
letter-shadow_empire = S

## The map

# $side: small, large
drawn-map = { $side ->
    [small] Map (small)
   *[large] Map (large)
}
# $letter: of a terrain
drawn-terrain = { $letter } { $terrain }
# $outpost, $toppled: marks of the same or another player
drawn-map-legend = { $player-is ->
    [you] { $outpost } yours, { $toppled } toppled
   *[other] { $outpost } an outpost, { $toppled } toppled
}
# $bots: a list of drawn-mark
drawn-map-legend-solo = { $player-is ->
    [you] { $outpost } yours, { $bots }; small letters: toppled
   *[other] { $outpost } an outpost, { $bots }; small letters: toppled
}
drawn-mark = { $mark } { $player }
drawn-island = island
drawn-all-terrains = all
# What a tile gives, in eight characters at most
drawn-benefit-none = -
drawn-benefit-coin = { $count } coin
drawn-benefit-worker = { $count } worker
drawn-benefit-food = { $count } food
drawn-benefit-culture = { $count } cult.
drawn-benefit-territory = { $count } tiles
drawn-benefit-tapestry = tapestry
drawn-benefit-research = research
drawn-benefit-upgrade = upgrade
drawn-benefit-invent = invent
drawn-benefit-market = market
drawn-benefit-house = house
drawn-benefit-farm = farm
drawn-benefit-armory = armory

## The tracks

drawn-tracks = Tracks
drawn-tier = tier { $tier }
drawn-closed = { $owner-is ->
    [you] closed by you
   *[other] closed by { $owner }
}
# $bots: none, or a list of drawn-mark
drawn-tracks-legend = { $bots ->
    [none] digits: players; no mark: a free landmark
   *[other] digits: players, { $bots }; no mark: a free landmark
}
# A landmark on a space of a track
drawn-landmark = { $owner-is ->
    [nobody] { $landmark } (free)
    [out_of_play] { $landmark } (out of play)
    [you] { $landmark } (yours)
   *[other] { $landmark } ({ $owner })
}

## The city

drawn-city = { $owner-is ->
    [you] Your city ({ $capital })
   *[other] City of { $owner } ({ $capital })
}
drawn-city-unknown = City: not chosen yet
drawn-city-legend = . open   # impassable
# One letter for each building, not that of another; landmarks have small ones
drawn-letter-market = M
drawn-letter-house = H
drawn-letter-farm = F
drawn-letter-armory = A
drawn-building = { $letter } { $building }
drawn-districts = { $count ->
    [one] { $count } district complete
   *[other] { $count } districts complete
}
drawn-lines = { $count ->
    [one] { $count } row or column complete
   *[other] { $count } rows and columns complete
}
drawn-outside = and { $count } outside the grid
drawn-shape = { $landmark } and its rotations; a place is its upper left corner with a rotation

## The income mat

drawn-income = Income mat
drawn-income-building = building
drawn-income-now = each income turn
drawn-income-next = next uncovers
drawn-income-coin = { $count } coin
drawn-income-worker = { $count } worker
drawn-income-food = { $count } food
drawn-income-culture = { $count } culture
drawn-income-territory = { $count } tile
drawn-income-tapestry = { $count } card
drawn-income-vp = { $count } VP
drawn-income-tech_cards = { $count } VP/tech
drawn-income-capital = { $count } VP/city line
drawn-income-territories = { $count } VP/territory

## A player

drawn-vp = { $points } VP
drawn-era = era { $era }
drawn-no-era = no era
drawn-finished = finished
drawn-resource = { $resource } { $count }
drawn-civilization = { $civilization }: { $does }
drawn-active = Tapestry in force
drawn-pact = { $track ->
    [none] with { $opponent }
   *[other] with { $opponent }, { $track }
}
drawn-played = Tapestry on the mat: { $cards }
drawn-hand = Hand
drawn-tech = Tech cards
# $token: whether a token of the Inventors lies on it
drawn-tech-card = { $token ->
    [yes] { $card } *: { $does }
   *[no] { $card }: { $does }
}
drawn-row-top = top
drawn-row-middle = middle
drawn-row-bottom = bottom
drawn-tiles = Territory tiles
drawn-none = none
drawn-tile = tile { $tile }: { $does }
drawn-space-tile = space tile { $tile }: { $does }
drawn-territories = { $count ->
    [one] { $count } territory controlled
   *[other] { $count } territories controlled
}
drawn-outposts = { $count ->
    [one] { $count } outpost left
   *[other] { $count } outposts left
}
drawn-landmarks = landmarks { $landmarks }
drawn-achievements = achievements: { $achievements }
drawn-display = Face-up tech cards

## An opponent in short

drawn-hidden = civilization hidden
drawn-short-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
drawn-short-tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
drawn-short-tech = { $count } tech
drawn-short-territories = { $count ->
    [one] { $count } territory
   *[other] { $count } territories
}
drawn-short-landmarks = { $count ->
    [one] { $count } landmark
   *[other] { $count } landmarks
}
drawn-short-buildings = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
}

## Mats of civilizations

mat-tokens = { $count ->
    [one] { $count } token left
   *[other] { $count } tokens left
}
# $gives: what the space gave
mat-entertainers = token on space { $slot } ({ $gives })
mat-alchemists = rolled: { $tracks }
# $tracks: none before the first
mat-leaders = { $tracks ->
    [none] no track used yet
   *[other] used: { $tracks }
}
# $gains: none while all squares are covered
mat-historians = { $gains ->
    [none] all four tokens still on the mat
   *[other] a marked landmark brings { $gains }
}
# $columns: a list of mat-column
mat-columns = columns { $columns }
mat-column = { $column ->
    [left] left { $count } of { $size }
    [middle] middle { $count } of { $size }
   *[right] right { $count } of { $size }
}
# $gains: what each income turn brings, none before an outpost has left
mat-militants = { $gains ->
    [none] { $count } outposts here; each income turn brings nothing yet
   *[other] { $count } outposts here; each income turn brings { $gains }
}
mat-mystics = { $predictions ->
    [none] nothing predicted yet
   *[other] predicted: { $predictions }
}

## The bots

drawn-level = level { $level }, { $level-name }
drawn-never-scores = never scores; favourite { $track }, outposts left { $outposts }
drawn-automa = { $civilizations }, favourite { $track }; cards in hand { $cards }, territories { $territories }, outposts left { $outposts }
drawn-next-income = next income turn: VP { $parts }
drawn-multiplier-territory = { $points } per territory
drawn-multiplier-landmark = { $points } per landmark
drawn-multiplier-track = { $points } per space of { $track }
drawn-decision-card = last decision card { $number }: { $does }
drawn-tiebreaker-card = last tiebreaker card { $number }; { $left }
drawn-first-tiebreaker = tiebreaker card { $number }; { $left }
drawn-no-cards = no decision cards lie open; { $left }
drawn-cards-left = { $count ->
    [one] { $count } card left in the deck
   *[other] { $count } cards left in the deck
}
drawn-track-order = its order of tracks: { $tracks } (the Shadow Empire reads from the end)
# $topple: whether a toppled outpost stands on the card
drawn-hex-order = { $topple ->
    [yes] its order of hexes: { $along }, lines from the { $side }; with a toppled outpost
   *[no] its order of hexes: { $along }, lines from the { $side }; no toppled outpost
}
# $cards: their numbers, or none
drawn-discards = { $cards ->
    [none] discarded decision cards: none
   *[other] discarded decision cards: { $cards }
}
drawn-progress = { $count ->
    [one] { $count } progress card to come
   *[other] { $count } progress cards to come
}
