### What components do, each in one line: reminders for somebody at the table, not the rules.
###
### Cards and civilizations have their own sentence. Everything else is made of the effects of effects.ftl.

## Tapestry cards

# $timing: when_played, this_era, trap; $does: see below
explain-tapestry = { $timing ->
    [when_played] (when played) { $does }
    [trap] (trap) { $does }
   *[this_era] (this era) { $does }
}

explain-tapestry-academia = 3 VP for every tech card you invent and every tapestry card you gain
explain-tapestry-age_of_discovery = roll the science die and advance there with benefit; all opponents advance there without
explain-tapestry-age_of_sail = exploring brings 3 tiles first; you may give a tile to an opponent for 3 VP
explain-tapestry-age_of_wonders = fewest landmarks: any 2 resources; most: 12 VP; otherwise any 1 resource and 6 VP
explain-tapestry-alliance = pick an ally: no conquering each other, and you copy what the ally's tech upgrades give
explain-tapestry-boast_of_superiority = 4 VP for each track on which nobody is ahead of you
explain-tapestry-broker_of_peace = 3 VP whenever an opponent advances on Military; you cannot advance there yourself
explain-tapestry-capitalism = 2 VP per coin of this turn's income; a coin with every market you take
explain-tapestry-coal_baron = draw a tile and explore with it; your neighbours gain a tile each
explain-tapestry-colonialism = one resource for each terrain on a tile you control
explain-tapestry-dark_ages = advance 3 on one track, go back 1 on the other three, all without benefits
explain-tapestry-democracy = gain 3 tapestry cards, then discard as many as you like for 2 VP each
explain-tapestry-dictatorship = advance on a track; opponents cannot advance there until the end of your next turn
explain-tapestry-diplomacy = every player gains any 1 resource, and you take an income building of any type
explain-tapestry-dystopia = take any free landmark of the tracks
explain-tapestry-empiricism = 2 VP per advance on Science; every science roll is made twice and you pick
explain-tapestry-espionage = use the ability of an uncovered tapestry card on any income mat
explain-tapestry-exploitation = a tile you explore may give its benefit twice instead of VP for its sides
explain-tapestry-feudalism = any 1 resource, or 3 VP for each of your landmarks
explain-tapestry-golden_age = 3 VP per tech upgrade, and the top row needs no prerequisite
explain-tapestry-guilds = buy or sell up to 3 resources at 5 VP each
explain-tapestry-industrialism = inventing a tech card gives you its circle at once
explain-tapestry-marriage_of_state = pick an opponent and a track: you copy the benefits the opponent gains there
explain-tapestry-mercantilism = turn food of this turn's income into other resources, 2 VP each
explain-tapestry-meritocracy = invent, then 2 VP for each of your tech cards
explain-tapestry-militarism = you may put an outpost on every tile you explore
explain-tapestry-monarchy = 3 VP for every income building you put into your city
explain-tapestry-oil_magnate = name a track: you may advance there with benefit, your neighbours without
explain-tapestry-olympic_host = everybody may pay a worker for 10 VP; you gain a building if an opponent did, else a coin
explain-tapestry-pillage_and_plunder = both dice when you conquer from an opponent, and traps cannot stop you
explain-tapestry-pirate_rule = conquering a tile also gives you the tile's benefit
explain-tapestry-plea_for_aid = 2 VP and any 1 resource for each track on which everybody is ahead of you
explain-tapestry-renaissance = advance on every track without benefit, but with the bonus for free
explain-tapestry-revisionism = any 1 resource with each landmark of the tracks, an armory where it is gone already
explain-tapestry-revolution = any 1 resource, or stand up to 3 of your toppled outposts and topple those above them
explain-tapestry-socialism = move a token level with the next opponent's, forward or back, without benefit
explain-tapestry-steam_tycoon = invent a face-up card and upgrade it; your neighbours may draw a tech card
explain-tapestry-technocracy = invent and upgrade at once if you are the first in this era, else 3 VP per opponent
explain-tapestry-terraforming = you may build on impassable plots, 5 VP for each building that does
explain-tapestry-theocracy = 4 VP whenever you enter a tier of a track; you cannot advance on Science
explain-tapestry-trade_economy = gain the benefit of a space with an opponent's token; that opponent may gain its bonus free
explain-tapestry-trap = 10 VP; or, from hand, topple the outpost of an attacker and gain any 1 resource
explain-tapestry-tyranny = a tapestry card you gain may be played at once on top of this one, for 5 VP
explain-tapestry-wartime_economy = bonuses that cost any 1 resource are free for you

## Civilizations

explain-civilization-alchemists = income turns: roll tracks with the science die while you dare, then advance there (no benefit)
explain-civilization-architects = districts, rows and columns with buildings of a single type are worth double
explain-civilization-craftsmen = income buildings may go onto this mat instead of the city, each for a reward
explain-civilization-entertainers = income turns: a token walks along a path of ever better rewards
explain-civilization-futurists = begin four spaces ahead on every track, with one more of each resource
explain-civilization-heralds = begin with a tapestry card; income turns: gain the effect of a card somebody played
explain-civilization-historians = income turns: give a token to an opponent, whose landmarks then bring you rewards
explain-civilization-inventors = income turns: a token upgrades any tech card, and brings the opponents' cards home in the end
explain-civilization-isolationists = close conquered land to the others for a resource; VP for one large land mass in the end
explain-civilization-leaders = income turns: advance with benefit, once on each track
explain-civilization-merrymakers = income turns: one of three tokens climbs its column and gives a reward
explain-civilization-militants = outposts come from this mat; the places they leave pay in every income turn
explain-civilization-mystics = predict four numbers; a resource when one comes true, 10 VP if it holds in the end
explain-civilization-nomads = buildings and landmarks may stand on the map instead of the city, to hold land
explain-civilization-the_chosen = income turns: VP for tracks you lead, resources for achievements
explain-civilization-traders = income turns: a token on the map, beside an outpost for its land's benefit or waiting for a conquest

## The Automa's civilizations

explain-automa_civilization-explorers = in income turns an advance on Exploration (turns 2 and 4) or Military (3 and 5)
explain-automa_civilization-scientists = in income turns 3 to 5 it researches
explain-automa_civilization-conquerors = in income turns it conquers if it holds little land, secures a territory, and scores 1 VP for each
explain-automa_civilization-engineers = in income turns 1 VP for each of its landmarks

## Everything else

# $needs: see needs-...
explain-tech = circle { $circle }; square { $square } (needs { $needs })
needs-track = { $track } tier { $tier }
# $space: a name of the income mat
needs-income = { $building ->
    [market] space { $space } of the markets
    [house] space { $space } of the houses
    [farm] space { $space } of the farms
   *[armory] space { $space } of the armories
}
explain-tile = { $land }, gives { $gives }
# $gives: the benefit, then bonus and landmark where there are any
explain-space = costs { $cost }: { $gives }
# $size: "2 x 3". $gap: whether the outline has one. $gained: track, tech
explain-landmark = { $gained ->
    [track] { $track } tier { $tier }, { explain-landmark-size }
   *[tech] tech card { $card }, { explain-landmark-size }
}
explain-landmark-size = { $gap ->
    [yes] { $size } plots with a gap
   *[no] { $size } plots
}
explain-capital = { $open ->
    [one] { $open } open plot, shares its start with { $pair }
   *[other] { $open } open plots, shares its start with { $pair }
}
# $points: VP of the first, second and third to earn it
explain-achievement = { $points } VP
# $progress: "2/3/4" cards that join in income turns 2, 3 and 4. $more: see level-...
explain-level = { $mat ->
    [hard] hard mat, { $progress } progress cards
   *[normal] normal mat, { $progress } progress cards
}
explain-level-hand = hand of cards
explain-level-civilization_bonus = civilization bonus
explain-level-extra_advance = extra advance

## Decision cards

# $automa, $shadow: which tracks they allow. $alone: the Shadow Empire plays without the Automa
explain-decision-card = { $alone ->
    [yes] Shadow Empire { $shadow }
   *[no] Automa { $automa }, Shadow Empire { $shadow }
}
explain-decision-card-all = any track
explain-decision-card-finish = furthest track
explain-decision-card-landmark_or_finish = nearest landmark or end
explain-decision-card-order = order { $tracks }
explain-decision-card-favorite = favourite
explain-decision-card-map = hexes { $along } from the { $side }
explain-decision-card-income = income hand
explain-decision-card-topple = toppled outpost
