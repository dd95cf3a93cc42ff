### What components do, in the vocabulary of docs/notation.md: each word of it is one message.
###
### Effects nest: $effect, $pay, $gain and the like are effects already in words, and lists of them are joined by the
### messages of the first section. Begin with a small letter: an effect stands inside a sentence.

## Lists: "a", "a and b", "a, b and c". $list is everything so far, $item what comes next; list-and and list-or join
## the last one, list-middle those before it. list-then and list-plus join all.

list-middle = { $list }, { $item }
list-and = { $list } and { $item }
list-or = { $list } or { $item }
list-then = { $list }, then { $item }
list-plus = { $list } + { $item }

# Before what is said of something, with the space that some languages have before the colon
label = { $name }:

## Amounts

amount-coin = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
amount-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
amount-food = { $count } food
amount-culture = { $count } culture
amount-any = { $count ->
    [one] any { $count } resource
   *[other] any { $count } resources
}
amount-vp = { $count } VP
amount-territory = { $count ->
    [one] { $count } territory tile
   *[other] { $count } territory tiles
}
amount-space = { $count ->
    [one] { $count } space tile
   *[other] { $count } space tiles
}
amount-tapestry = { $count ->
    [one] { $count } tapestry card
   *[other] { $count } tapestry cards
}
amount-tech = { $count ->
    [one] { $count } tech card
   *[other] { $count } tech cards
}

## Amounts that somebody gains or pays: "You gain 1 coin". A language with cases has another form here

object-coin = { amount-coin }
object-worker = { amount-worker }
object-food = { amount-food }
object-culture = { amount-culture }
object-any = { amount-any }
object-tapestry = { amount-tapestry }

## Connecting words

effect-nothing = nothing
effect-pay = pay { $pay } for { $gain }
effect-may = if you like, { $effect }

## Actions

effect-explore = explore
effect-explore-anywhere = explore anywhere
effect-explore_space = explore space
effect-conquer = conquer
# $where: adjacent, anywhere. $dice: one, both, both_if_opponent
effect-conquer-with = { $where ->
    [anywhere] conquer anywhere
   *[adjacent] conquer
}{ $dice ->
    [both] {" "}with both dice
    [both_if_opponent] {" "}(both dice against an opponent)
   *[one] {""}
}
effect-research-full = research
effect-research-bare = research (no benefit)
effect-invent = invent
effect-invent-face_up = invent a face-up card
effect-invent-top_of_deck = draw a tech card
effect-upgrade = upgrade
effect-circle = gain a circle of your middle row again
effect-square = gain a square of your top row again
effect-refresh_tech = new face-up tech cards if you like
effect-play_tapestry = play a tapestry card
effect-gain_civilization = gain another civilization

## Tracks. $track: effect-track or effect-track-any. $gain: full, benefit, none, free_bonus

# After "on" in all its places, here and in rules.ftl: a language may put its preposition and its word for track here.
# $track: the name of one, or several joined by list-or
effect-track = { $track }
effect-track-any = any track
effect-advance = advance on { $track }{ $gain ->
    [benefit] {" "}(no bonus)
    [none] {" "}(no benefit)
    [free_bonus] {" "}(bonus free, no benefit)
   *[full] {""}
}
effect-regress = go back on { $track }{ $gain ->
    [benefit] {" "}(no bonus)
    [none] {" "}(no benefit)
    [free_bonus] {" "}(bonus free, no benefit)
   *[full] {""}
}
effect-repeat = gain again on { $track }

## Buildings and landmarks

effect-building-market = a market
effect-building-house = a house
effect-building-farm = a farm
effect-building-armory = an armory
effect-building-any = an income building of any type
effect-landmark = the landmark { $landmark }
effect-landmark-any_on_landmark_board = a free landmark of the tracks

## Victory points for each of something. $times: how many each

effect-vp_per-tech_cards = { $times } VP per tech card
effect-vp_per-capital = { $times } VP per complete row or column of the city
effect-vp_per-territories = { $times } VP per territory you control
effect-vp_per-farms = { $times } VP per farm
effect-vp_per-houses = { $times } VP per house
effect-vp_per-markets = { $times } VP per market
effect-vp_per-armories = { $times } VP per armory
effect-vp_per-landmarks = { $times } VP per landmark
effect-vp_per-tapestry_cards = { $times } VP per tapestry card in hand and on the mat
effect-vp_per-territory_supply = { $times } VP per territory tile in your supply
effect-vp_per-spaces_exploration = { $times } VP per space you are along Exploration
effect-vp_per-spaces_science = { $times } VP per space you are along Science
effect-vp_per-spaces_military = { $times } VP per space you are along Military
effect-vp_per-spaces_technology = { $times } VP per space you are along Technology
