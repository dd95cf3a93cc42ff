### Rules of cards and civilizations: what the vocabulary of effects.ftl has no word for (rules/engine/notation.py).
###
### The numbers and effects of a rule are its arguments: effects already in words, keys such as full, none, benefit and
### free_bonus to choose by. Explanations of cards and mats are made of these, so that a new card needs no new sentence.

## Tracks and dice

# $times: how often. $beyond: what a roll brings whose track is done
effect-rule-four_research_rolls = roll the science die { $times } times and advance without benefit, { $beyond } where the track is done
effect-rule-singularity = move this token back to the start of any track
effect-rule-territory_benefit = the benefit of the territory

## What a tapestry card does when it is played

# $owner, $opponents: what they gain of the space
effect-rule-advance_by_science_die = roll the science die and advance there; all opponents advance there { $opponents ->
    [none] without benefit
    [benefit] with benefit but no bonus
   *[full] with benefit and bonus
}
# $neighbours: what they gain of the space
effect-rule-advance_on_named_track = name a track: you may advance there, your neighbours { $neighbours ->
    [none] without benefit
    [benefit] with benefit but no bonus
   *[full] too
}
effect-rule-by_landmarks = fewest landmarks: { $fewest }; most: { $most }; otherwise { $otherwise }
effect-rule-choose_opponent = choose an opponent
effect-rule-choose_opponent_and_track = choose an opponent and a track
effect-rule-close_track = close a track to opponents until the end of your next turn
# $timing: any, when_played
effect-rule-copy_card = { $timing ->
    [when_played] use an uncovered "when played" card on any income mat
   *[any] use an uncovered tapestry card on any income mat
}
effect-rule-discard_tapestries = discard as many tapestry cards as you like, { $each } each
effect-rule-each_neighbour = your neighbours gain { $gain } each
effect-rule-each_neighbour_may = your neighbours may { $gain }
effect-rule-each_player = { $gain } for every player
effect-rule-explore_with_drawn_tile = draw a territory tile and explore with it
effect-rule-first_in_era = if you are the first in this era: { $first }; else { $otherwise }
effect-rule-move_level = move a token level with the next opponent's, forward or back{ $gain ->
    [none] , without benefit
   *[full] {""}
}
# $each: "pay 1 worker for 10 VP"
effect-rule-olympics = every player may { $each }; you gain { $if_opponent_paid } if an opponent does, else { $otherwise }
effect-rule-one_track_forward = advance { $forward } on one track, go back { $back_on_others } on the other three{ $gain ->
    [none] , all without benefits
   *[full] {""}
}
effect-rule-opponents_token = gain the benefit of a space with an opponent's token; that opponent may gain its bonus free
# $at_least: as many opponents are counted at least; 0 where all count
effect-rule-per_opponent = { $at_least ->
    [0] { $gain } per opponent
   *[other] { $gain } per opponent (at least { $at_least } count)
}
effect-rule-per_terrain = choose a tile you control and gain for each of its terrains: desert { $desert }, forest { $forest }, grassland { $grass }, mountains { $mountain }
effect-rule-per_track_behind = { $gain } for each track on which everybody is ahead of you
effect-rule-per_track_leading = { $gain } for each track on which nobody is ahead of you
effect-rule-upgrade_invented = upgrade the card just invented
effect-rule-uprising = stand up to { $up_to } of your toppled outposts up and topple those above them

## What a power gives when its moment comes

effect-rule-both_dice = take both dice
effect-rule-circle_of_invented = its circle at once
effect-rule-convert_income_food = turn food of it into other resources, { $each } each
effect-rule-double_tile_benefit = take its benefit twice instead of VP for its sides
effect-rule-free_bonus = it is free
effect-rule-give_tile = give a tile to an opponent for { $gain }
effect-rule-outpost_on_tile = put an outpost on the tile
effect-rule-per_income_coin = { $gain } per coin of it
effect-rule-play_gained = play it at once on top of this card
effect-rule-roll_twice = roll twice and keep one
effect-rule-same_benefit = the same benefit
effect-rule-topple_attacker = discard this card from your hand and topple the attacker's outpost

## What a civilization does at its own moments

# $bust: when a track is rolled twice. $each: what an advance gains. $beyond: where the track is done
effect-rule-alchemy = roll the science die as often as you dare, then advance on each track rolled{ $each ->
    [none] , without benefit
   *[full] {""}
} ({ $beyond } where it is done); a track rolled twice loses all for { $bust }
effect-rule-as_at_start = as at the start of the game
# $beside: where a token stands already
effect-rule-building_on_map = put it on the map instead: on empty land beside yours, or on land of yours with a single token for { $beside }
effect-rule-building_on_mat = put it on this mat instead of the city and gain the space it covers
effect-rule-die_left = take the die left over
effect-rule-exposed_slots = all that is uncovered on this mat
effect-rule-fill_rows = put outposts of your supply on this mat
effect-rule-free_slot = gain one of the squares of this mat, each once per game
effect-rule-isolate = close it to everybody with a token of this mat, for { $gain }
effect-rule-jump = move every token { $spaces } spaces forward
# $vp: "5/10/16", for one territory, two, and so on
effect-rule-largest_land_mass = { $vp } VP for your largest land mass of one terrain
effect-rule-lose = lose { $pay }
effect-rule-mark_tapestry = put a token on a "when played" card of any income mat and gain its effect
effect-rule-mark_tech_card = put a token on any tech card of the bottom or middle row, which is upgraded at once
effect-rule-move_token_right = move the token along a path to the right and gain its new space
effect-rule-move_token_up = move a token up in its column and gain its new space
effect-rule-outpost_from_mat = take it from this mat, the leftmost of a row
# $last_turn: instead of $gain in the last income turn
effect-rule-per_achievement = { $gain } per achievement ({ $last_turn } in the last income turn)
effect-rule-per_exact_prediction = { $gain } for each prediction that holds exactly
effect-rule-per_territory_around = { $gain } for each opponent's territory around it
effect-rule-per_uniform_line = { $gain } more for each row and column with buildings of a single type
effect-rule-predict = predict four numbers
effect-rule-replaced = it is discarded for the next civilization
effect-rule-send_all_tokens = give all tokens to opponents
effect-rule-send_token = a token of this mat that an opponent gets
effect-rule-swap_buildings = let income buildings change places up to { $up_to } times
effect-rule-take_over = it comes into your bottom row
effect-rule-token_on_any_slot = put the token on any space and gain it
# $empty, $market: on land without tokens, on land with one outpost of somebody else
effect-rule-trade = put a token of this mat on a territory: on empty land { $empty }, where an opponent's outpost stands alone { $market }
effect-rule-uniform_district = { $gain } more where its buildings are of a single type

## What the Automa's civilizations do

effect-rule-conquer_if_little_land = conquer if it controls few territories
# $spare: outposts it keeps at least
effect-rule-secure_territory = put a second outpost on a territory (it keeps { $spare })

## When powers act. $who: owner (you), opponent, partner, holder. $track: see effect-track

trigger = { $when }: { $gain }
when-advance = { $who ->
    [opponent] whenever an opponent advances on { $track }
   *[owner] whenever you advance on { $track }
}
when-attacked = when an opponent conquers your territory
when-bonus_any = a bonus that costs any 1 resource
when-build_on_impassable = with each building on impassable plots
when-complete_district = with each district you complete
when-conquer = whenever you conquer
when-conquer_empty = when you conquer empty land
when-conquer_marked = { $who ->
    [opponent] when an opponent conquers land with a token of this mat
   *[owner] when you conquer land with a token of this mat
}
when-conquer_opponent = when you conquer from an opponent
when-enter_tier = whenever you enter a tier of a track
when-explore = whenever you explore
when-gain_building = whenever you gain an income building
when-gain_landmark = { $who ->
    [holder] whenever an opponent with a token of this mat gains a landmark
   *[owner] whenever you gain a landmark
}
when-gain_market = whenever you take a market
when-gain_tapestry = whenever you gain a tapestry card
when-income_step4 = with the income of this turn
when-invent = whenever you invent
when-landmark_gained = whenever an advance brings you a landmark
when-landmark_taken = whenever it is gone already
when-marked_card_in_top_row = { $who ->
    [opponent] when an opponent has a card with a token of this mat in the top row
   *[owner] when you have a card with a token of this mat in the top row
}
when-place_income_building = whenever you place an income building
when-place_outpost = whenever you place an outpost
when-place_territory = whenever you lay a territory tile
when-prediction_comes_true = when a prediction comes true
when-roll_science = whenever you roll the science die
when-score_capital = when you score your city
when-track_benefit = { $who ->
    [partner] whenever that opponent gains a benefit of the track
   *[owner] whenever you gain a benefit of the track
}
when-upgrade = { $who ->
    [partner] whenever that opponent upgrades a tech card
   *[owner] whenever you upgrade a tech card
}

## What powers forbid and allow. $who: as above. $of: whose land

forbids-advancing = you cannot advance on { $track }
forbids-conquering = { $who ->
    [partner] and that opponent none of yours
   *[owner] you cannot conquer land of that opponent
}
forbids-trapping = traps cannot stop you
allows-building_on_impassable = you may build on impassable plots
allows-ignoring_prerequisites = the top row needs no prerequisite
allows-upgrading_marked_cards = cards with a token rise without prerequisite
