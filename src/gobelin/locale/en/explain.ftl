### What components do, each in one line: reminders for somebody at the table, not the rules.
###
### They are made of the effects and rules of effects.ftl and rules.ftl. A card or civilization may have a sentence of its
### own, where that is shorter: explain-tapestry-KEY, explain-civilization-KEY.

## Tapestry cards

# $timing: when_played, this_era, trap; $does: what happens at once, what it gives, forbids and allows
explain-tapestry = { $timing ->
    [when_played] (when played) { $does }
    [trap] (trap) { $does }
   *[this_era] (this era) { $does }
}
explain-tapestry-guilds = buy or sell up to 3 resources, for 5 VP each
explain-tapestry-renaissance = advance on every track without benefit, but with the bonus free

## Civilizations: their parts, joined by list-reason

explain-civilization-setup = at the start: { $gain }
# $optional: whether it may be declined
explain-civilization-income = { $optional ->
    [yes] income turns, if you like: { $gain }
   *[no] income turns: { $gain }
}
explain-civilization-start_only = after your first income turn: { $gain }
explain-civilization-final = in the end: { $gain }
explain-civilization-historians = income turns: discard a territory tile to give a token to an opponent, whose landmarks then bring you what is uncovered
explain-civilization-leaders = income turns: advance with benefit, once on each track

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
