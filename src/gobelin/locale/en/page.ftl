### The page in the browser: what it says beside the words of the game. Short: most of it stands in little room.

page-title = Gobelin

## The table. $side: small, large; $era: I to V

page-table = { $side ->
    [small] small map
   *[large] large map
} · era { $era } · turn { $turn }
page-table-setup = { $side ->
    [small] small map
   *[large] large map
} · set-up
page-over = The game is over
# A table that has a name. $stand: where it stands, one of the above
page-titled = “{ $title }” · { $stand }
page-map = Map. Keys { $upper }, { $lower } and the arrows go from hex to hex, Enter chooses
page-market = Tech market
page-technologies = Technologies
page-hand = Hand
page-tiles = Tiles
page-log = Log
page-log-empty = The story begins here
page-tool-log = The whole log
page-tool-language = Language
page-tool-theme = Light or dark
page-tool-close = Close
page-income = Income mat
page-mine = Mine
page-rivals = The others
page-finished = finished
page-favorite = favourite
# $civilizations: names in a list
page-automa = { $civilizations } · level { $level }
page-shadow-empire = scores nothing
page-first-player = first player
page-hidden-card = hidden card
page-maker-of-fire = Maker of Fire
page-face-down = face down
page-first-here = first here
page-last-income = last income
page-timing = { $timing ->
    [this_era] this era
    [trap] trap
   *[when_played] at once
}
page-city = Capital city { $capital }. Arrows go from plot to plot, with Shift from district to district, Enter chooses

## Decks in the top bar: how many are left, how many discarded

page-deck-tapestry = tapestry cards: { $left }, discarded { $discarded }
page-deck-tech = tech cards: { $left }, discarded { $discarded }
page-deck-territory = territory tiles: { $left }
page-deck-space = space tiles: { $left }
page-deck-civilization = civilizations: { $left }

## Achievements on the board

page-achievement-complete_track = Complete a track
page-achievement-topple_two = Topple two
page-achievement-middle_island = Middle island

## What things are called for those who hear the table

# $players: names of those with a token here, or none
page-space = { $space }; costs { $cost }; { $gives }; { $players ->
    [none] nobody here
   *[other] here: { $players }
}
page-hex = { $state ->
    [unexplored] Hex { $hex }, unexplored
   *[explored] Hex { $hex }, { $land }{ $holder ->
        [none] {""}
       *[other] , held by { $holder }
    }
}
# $state: free, filled, blocked
page-plot = { $state ->
    [free] Plot { $plot }, free
    [blocked] Plot { $plot }, impassable
   *[filled] Plot { $plot }, filled
}
# How many plots each of them still lacks
page-plot-free = Plot { $plot }, free; district { $district } needs { $in-district }, row { $row } needs { $in-row }, column { $column } needs { $in-column }
page-tile = territory tile { $number }: { $what }
page-space-tile = space tile { $number }: { $what }
page-tech = { $card }: { $what }
page-income-row = { $building ->
    [market] markets
    [house] houses
    [farm] farms
   *[armory] armories
}, { $taken } of 5 built
page-resource = { $resource }: { $count } of 8
page-rival = { $player }, { $vp } VP
page-slot = { $civilization }: { $place }
page-era = era { $era }
page-eras = Eras
page-more-civilizations = show { $civilization }

## Under the pictures on civilization mats

page-mat-alchemists = roll while you dare
page-mat-architects-district = one kind in a district
page-mat-architects-line = one kind in a line
page-mat-futurists = at the start, with one of each resource
page-mat-heralds = a card played once, gained again
page-mat-historians = open squares pay for each landmark of a token’s holder
page-mat-inventors = upgrade any card, anyone’s
page-mat-isolationists = largest land of one terrain at the end
page-mat-leaders = each income turn one step, with benefit
page-mat-mystics-tech_cards = tech cards
page-mat-mystics-districts = districts
page-mat-mystics-territories = territories
page-mat-mystics-tracks = full tracks
page-mat-nomads-beside = beside your own
page-mat-nomads-empty = empty land: now yours
page-mat-the_chosen = tracks you lead
page-mat-the_chosen-achievements = achievements
page-mat-traders = empty land, or beside one outpost

## What things explain of themselves

page-explain-cost = Cost
page-explain-benefit = Benefit
page-explain-bonus = Bonus
page-explain-circle = Circle
page-explain-square = Square
page-explain-needs = Top row
page-explain-income = Income
page-explain-points = Points
page-explain-here = Here
page-explain-held = Held by
page-explain-taken = already taken
page-explain-open = still to be had
page-explain-space = { $track } { $number }, tier { $tier }
page-explain-tile = Territory tile { $number }
page-explain-space-tile = Space tile { $number }
page-explain-hex = Hex { $hex }
page-explain-unexplored = Nobody has been here: explore it with a territory tile.
page-explain-face-down = Lies face down.
page-explain-fire = Every civilization begins with the fire.
page-explain-empty-era = The card of this era is laid here. Whoever begins the era before the neighbours gains the resources shown.
# $toppled: yes, no
page-explain-piece = { $piece } of { $player }{ $toppled ->
    [yes] , toppled
   *[no] {""}
}
page-piece-outpost = outpost
page-piece-cube = token

## Tablet and phone

page-tab-map = Map
page-tab-tracks = Tracks
page-tab-city = City
page-tab-mats = Mats
page-tab-rivals = Rivals
page-show = Show
page-menu = Menu
page-tabs = Parts of the table
page-show-track = { $track }: you are on { $space }. Show the track
page-zoom-in = Larger
page-zoom-out = The whole map
page-achievements = Achievements
