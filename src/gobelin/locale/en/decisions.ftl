### Questions: a prompt for each decision kind, and the words of its options.
###
### An option is called by the attribute of the prompt that has its verb (prompt-bonus.accept), else by option-VERB.
### Prompts and options speak to the one who decides. The words of an option never begin with a digit: it stands in a
### numbered list. $gain: full, benefit, none, free_bonus. An argument that does not apply is "none".

## Turns and tracks

prompt-turn = Your turn: advance on a track, or begin the next era with an income turn?
    .advance = { $tokens ->
        [several] advance on { $track } with one of your tokens
       *[one] advance to { $space } for { $cost }: { $gives }
    }
prompt-end_turn = Your turn is over. End it, or take something back with Undo?
prompt-advance = { $gain ->
    [benefit] On which track do you advance, with benefit but no bonus?
    [none] On which track do you advance, without benefit?
    [free_bonus] On which track do you advance, without benefit but with the bonus free?
   *[full] On which track do you advance?
}
    .decline = do not advance
prompt-research = { $gain ->
    [none] You rolled { $track }. Do you advance there, without benefit?
   *[other] You rolled { $track }. Do you advance there?
}
    .decline = stay where you are
prompt-use_rolls = On which rolled track do you advance next (no benefits)?
prompt-which_roll = Which roll do you keep?
prompt-roll_again = You rolled { $tracks }. Do you roll again? A repeated track loses all.
    .done = stop rolling
prompt-name_track = Which track do you name?
prompt-pact_track = Which track do you choose with { $opponent }?
prompt-singularity = On the start of which track do you put the token?
prompt-token = Which of your tokens on { $track } advances?
prompt-jump = Which of your tokens on { $track } jumps?
    .token = from { $here } to { $space }
prompt-repeat = Which space do you gain again?
    .token = { $here }: { $benefit }
prompt-regress = { $gain ->
    [none] Which token goes back, without benefit?
   *[other] Which token goes back?
}
prompt-move = Which token do you move, and where to?
prompt-opponent_token = Which opponent's token shows the benefit you gain?

## Resources

prompt-pay = What do you pay?
prompt-gain = { $amount ->
    [one] Which resource do you gain?
   *[other] Which { $amount } resources do you gain?
}
# $bonus: "pay any 1 resource for a farm"
prompt-bonus = The bonus: { $bonus }. Do you take it?
    .accept = { $free ->
        [yes] yes, for free
       *[no] yes, { $bonus }
    }
    .pay = yes, pay { $resources }
    .decline = no bonus
prompt-convert = Into what do you turn a food of your income ({ $left } more possible)?
prompt-exchange = How many resources do you buy or sell, for 5 VP each?

## The map

prompt-explore_tile = { $anywhere ->
    [yes] With which territory tile do you explore (anywhere)?
   *[no] With which territory tile do you explore?
}
    .decline = do not explore
prompt-explore_hex = Where do you explore with tile { $tile }?
prompt-explore_turn = How do you turn tile { $tile } on hex { $hex } (corners clockwise from the upper left)?
prompt-explore_space = Which space tile do you explore?
prompt-double_benefit = Do you take the benefit of the tile on hex { $hex } twice instead of { $sides } VP for its sides?
    .accept = the benefit twice, no VP
    .decline = VP for the sides, and the benefit once
prompt-settle_tile = Do you put an outpost on hex { $hex }?
    .accept = settle: put an outpost there
prompt-conquer = { $anywhere ->
    [yes] Which territory do you conquer (anywhere)?
   *[no] Which territory do you conquer?
}
prompt-die = { $both ->
    [yes] Which conquer die do you take first?
   *[no] Which conquer die do you take?
}
prompt-trap = { $attacker } attacks hex { $hex }. Do you use a trap?
    .decline = let it fall
prompt-trade = On which territory do you put a token?
    .decline = nowhere
prompt-colony = The terrains of which tile give you resources?
prompt-isolate = Do you close hex { $hex } with a token, for any 1 resource?
    .accept = close it
prompt-uprising = Where does your toppled outpost stand up ({ $left } more possible)?

## The city

prompt-building = Which type of income building do you take?
prompt-place = Where do you put { piece-to-place }?
    .column = Craftsmen mat, { $lane }: { $gives }
prompt-landmark = Which landmark do you take?
prompt-swap = { $left ->
    [one] Which building changes places ({ $left } swap left)?
   *[other] Which building changes places ({ $left } swaps left)?
}
prompt-swap_with = With which building does the one on plot { $plot } change places?

## Cards

prompt-play_tapestry = Which tapestry card do you play?
    .decline = play no card
prompt-play_gained = Do you play a card you have just gained, for 5 VP?
    .decline = keep the cards
# $what: territory, tapestry, tech
prompt-discard = { $what ->
    [territory] Which territory tile do you discard ({ $left } to go)?
    [tapestry] Which tapestry card do you discard ({ $left } to go)?
   *[tech] Which tech card do you discard ({ $left } to go)?
}
prompt-discard_for_vp = Which card do you discard for 2 VP?
prompt-heralds = Whose card do you use once more?
    .decline = none of them
prompt-copy = Which tapestry card do you copy?
prompt-historians = Do you discard a territory tile to give a token away?
    .decline = no, keep them
prompt-give_tile = Do you give a tile to an opponent for 3 VP?
    .decline = no, keep them
prompt-give_tile_to = Who gets tile { $tile }?
prompt-invent = { $upgrade ->
    [yes] Which tech card do you take, to be upgraded at once?
   *[no] Which tech card do you take?
}
prompt-refresh = Do you want new face-up tech cards?
    .accept = new cards
    .decline = keep these
prompt-upgrade = Which tech card do you upgrade?
    .decline = none
# $row: middle, top
prompt-tech_part = { $row ->
    [top] Which card's square do you gain again?
   *[middle] Which card's circle do you gain again?
}
    .tech = { $card }: { $gives }
prompt-token_on_tech = On which tech card do you put a token? It is upgraded at once.
    .tech = { $owner-is ->
        [you] { $card }, { $from-row }: { $gives }
       *[other] { $card } of { $owner }, { $from-row }: { $gives }
    }
prompt-same_benefit = Do you gain the same as the holder of { $card }?
    .accept = yes, gain it

## Civilizations and their mats

prompt-use_civilization = Which civilization do you use next?
prompt-path = To which space does the token go?
prompt-column = In which column does the token move up?
prompt-square = From which square do you take the token?
    .slot = square { $slot }: { $gives }
# $category: tech_cards, districts, territories, tracks
prompt-predict = { $category ->
    [tech_cards] How many tech cards do you predict?
    [districts] How many completed districts do you predict?
    [territories] How many controlled territories do you predict?
   *[tracks] How many finished tracks do you predict?
}
prompt-outpost_row = From which row of your mat do you take the outpost?
    .row = { $row ->
        [top] the top row, uncovers { $gives }
       *[bottom] the bottom row, uncovers { $gives }
    }
prompt-fill_row = Into which row goes the next outpost ({ $left } left)?

## Any effect

prompt-may = Do you want this: { $effect }?
    .accept = yes: { $effect }
prompt-olympics = Do you pay a worker for 10 VP?
    .accept = pay 1 worker for 10 VP
prompt-one_of = Which of these do you take?
prompt-order = What do you take first?
prompt-income_order = What do you take first?

## People, the start

prompt-opponent = Which opponent do you choose?
prompt-capital = Which capital city do you keep?
prompt-civilization = Which civilization do you keep?
prompt-automa_civilization = Which second civilization does the Automa get?
    .track = { $civilization }: { $does }

## Options by their verbs

option-accept = yes
option-decline = no, thanks
option-done = done
option-end_turn = end the turn
option-capital = { $capital }, { $open ->
    [one] { $open } open plot
   *[other] { $open } open plots
}
option-civilization = { $civilization }: { $does }
# $era: the era that begins; $era-number: the same as a number
option-income = { $era-number ->
    [5] income turn, your last: no new card, then your game is over
   *[other] income turn, into era { $era }
}
# $tokens: one, several, end (no token can go on). $gives: none where nothing is gained
option-advance = { $tokens ->
    [several] advance on { $track } with one of your tokens
    [end] advance on { $track }
   *[one] { $gives ->
        [none] advance to { $space }
       *[other] advance to { $space }: { $gives }
    }
}
option-track = { $track }
# $tokens: end where the token stands on 12
option-token = { $tokens ->
    [end] the one on { $here }, for 5 VP
   *[one] { $gives ->
        [none] from { $here } to { $space }
       *[other] from { $here } to { $space }: { $gives }
    }
}
option-token_of = { $player } on { $here }: { $benefit }
# $way: forward, back
option-move = { $way ->
    [forward] from { $here } forward to { $space }
   *[back] from { $here } back to { $space }
}
option-pay = pay { $resources }
# $full: the resources among them that are at the limit
option-gain = { $full ->
    [none] gain { $resources }
   *[other] gain { $resources } ({ $full } at the limit of 8: lost)
}
option-convert = turn 1 food into { $what }, 2 VP
option-buy = pay { $vp } VP for { $what }
option-sell = pay { $what } for { $vp } VP
option-do = { $what }
option-tile = tile { $tile }: { $land }, gives { $gives }
# $facts: what lies there, none on unexplored land
option-hex = { $facts ->
    [none] hex { $hex }
   *[other] hex { $hex }: { $facts }
}
option-turn = { $corners }
option-space_tile = space tile { $tile }: { $gives }
option-die = { $face }
option-trap = spring the trap: the attacker's outpost is toppled and you gain any 1 resource
# $card: none for the top card of the deck
option-invent = { $card ->
    [none] the top card of the deck
   *[other] { $card }: { $does }
}
option-upgrade = { $row ->
    [top] { $card } to the top row: { $gives }
   *[middle] { $card } to the middle row: { $gives }
}
option-tech = { $card }: { $does }
option-play = { $card } { $does }
option-discard = { $card } { $does }
# $card: none where it lies face down
option-mat = { $player-is ->
    [you] { $card ->
        [none] your mat, era { $era }
       *[other] your mat, era { $era }: { $card } { $does }
    }
   *[other] { $card ->
        [none] { $player }, era { $era }
       *[other] { $player }, era { $era }: { $card } { $does }
    }
}
option-place = { $degrees ->
    [0] { $place }
   *[other] { $place }, turned by { $degrees } degrees
}
# $kind: building, landmark
option-place_beside = { $kind ->
    [building] beside the city: no plot is left
   *[landmark] beside the city: it fills nothing there
}
option-landmark = { $landmark }, { $size }
option-plot = plot { $plot } ({ $building })
option-player = { $player }
option-slot = space { $slot }: { $gives }
option-number = predict { $what }
option-row = { $row ->
    [top] the top row
   *[bottom] the bottom row
}
option-column = { $lane }: { $gives }
option-roll = roll again

## Parts of options

# What is put into the city. $piece-is: market, house, farm, armory, landmark; $piece: its name
piece-to-place = { $piece-is ->
    [landmark] the { $piece }
   *[farm] the { $piece }
}
place-plot = plot { $plot }
place-plots = plots { $first } to { $last }
lane = { $column ->
    [left] left column
    [middle] middle column
   *[right] right column
}
row = { $row ->
    [top] top row
    [middle] middle row
   *[bottom] bottom row
}
# What an advance brings beside the benefit, joined by list-reason
gives-bonus = bonus: { $bonus }
gives-landmark = landmark { $landmark }
# What lies on a hex, joined by list-middle
hex-gives = gives { $gives }
hex-held = { $owner-is ->
    [you] held by you
   *[other] held by { $owner }
}
# A part of a benefit that is taken first, or instead of others. $effect: in words
part-gain = gain { $effect }
# $uncovers: what its space of the income mat gives
part-building = { $building }, uncovers { $uncovers }
part-explore = explore
part-explore_space = explore space
part-conquer = conquer
part-research = research
part-invent = invent
part-upgrade = upgrade
part-circle = a circle of your middle row again
part-square = a square of your top row again
part-refresh = new face-up tech cards
part-resource = a resource of your choice
part-resources = the resources
part-vp = the victory points
part-territory = territory tiles
part-space_tile = space tiles
part-tapestry = tapestry cards
part-play_tapestry = play a tapestry card
part-civilization = another civilization
part-landmark = the landmark
part-advance = advance
part-advance_exploration = advance on Exploration
part-advance_science = advance on Science
part-advance_military = advance on Military
part-advance_technology = advance on Technology
part-regress = go back
part-repeat = gain a space again
part-singularity = move the token to a start space
part-uprising = stand toppled outposts up
