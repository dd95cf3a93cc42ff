### What the commands print: greeting, component list, replays, simulations, tournaments, hints.

## Numbers of several commands

number-point = .
number-percent = { $number }%

## gobelin play

# $level-name: the Somewhat Awesome; $seed: none where nobody knows it
greeting-solo = { $seed ->
    [none] A solo game against the Automa at level { $level }, { $level-name }.
   *[other] A solo game against the Automa at level { $level }, { $level-name }, seed { $seed }.
}
# $number: of the own seat, from 1. $shadow: whether the Shadow Empire plays
greeting = { $shadow ->
    [yes] { $seed ->
        [none] A game of { $players } with the Shadow Empire. You are Player { $number }.
       *[other] A game of { $players } with the Shadow Empire, seed { $seed }. You are Player { $number }.
    }
   *[no] { $seed ->
        [none] A game of { $players }. You are Player { $number }.
       *[other] A game of { $players }, seed { $seed }. You are Player { $number }.
    }
}

## gobelin components

listed-track = Track: { $track }
listed-income = Income mat
listed-income-space = { $space } ({ $gives })
listed-landmarks = Landmarks ({ $count })
listed-capitals = Capital cities
listed-tiles = Territory tiles ({ $count })
listed-space-tiles = Space tiles ({ $count })
listed-tech = Tech cards ({ $count })
# $count: all cards; $different: without doubles
listed-tapestries = Tapestry cards ({ $count }, { $different } different)
# $copies: how often the card is in the box
listed-tapestry = { $copies ->
    [1] { $card }
   *[other] { $card } x{ $copies }
}
listed-civilizations = Civilizations ({ $count })
listed-levels = The Automa: levels ({ $count })
listed-level = { $level } { $level-name }
listed-automa-civilizations = The Automa: civilizations ({ $count })
listed-automa-civilization = { $civilization } ({ $track })
listed-decision-cards = The Automa: decision cards ({ $count })

## gobelin replay

# $question: as the player is asked; $option: what the player chose
replayed-choice = { $number }. { $player }: { $question } { $option }
replayed-not-over = The game is not over; turn { $number }.

## gobelin verify. $ok: yes, no

verified-seed = { $ok ->
    [yes] The record has a seed.
   *[no] The record has no seed: it begins with a position, so its luck cannot be checked.
}
verified-choices = { $ok ->
    [yes] With this seed every choice is possible.
   *[no] With this seed not every choice is possible.
}
verified-result = { $ok ->
    [yes] With this seed the game ends as the record says.
   *[no] With this seed the game does not end as the record says.
}
verified-commitment = { $ok ->
    [yes] The commitment in the record belongs to this seed and this set-up.
   *[no] The commitment in the record does not belong to this seed and this set-up.
}
verified-written = { $ok ->
    [yes] The commitment you wrote down belongs to this seed and this set-up.
   *[no] The commitment you wrote down does not belong to this seed and this set-up.
}
verified-noted = { $ok ->
    [yes] The seals are those you wrote down before the shares were opened.
   *[no] The seals are not those you wrote down before the shares were opened.
}
verified-host = { $ok ->
    [yes] The host’s secret is the one it committed itself to.
   *[no] The host’s secret is not the one it committed itself to.
}
verified-seals = { $ok ->
    [yes] Every share fits its seal.
   *[no] Not every share fits its seal.
}
verified-shares = { $ok ->
    [yes] The seed is made of the host’s secret and all shares.
   *[no] The seed is not made of the host’s secret and all shares.
}
verified-alone = The host alone decided the luck.
verified-voided = { $count ->
    [one] All began anew once before the deal, the record says.
   *[other] All began anew { $count } times before the deal, the record says.
}
verified = { $ok ->
    [yes] All of it holds.
   *[no] This game was not played as promised.
}

## gobelin simulate

# Beside the bar of progress
simulating = random games
# Of several commands. $played of $games
interrupted = interrupted after { $played } of { $games } games
# $level: of the Automa, 0 where there is none
simulated-broken = { $level ->
    [0] the game with seed { $seed } is broken
   *[other] the game with seed { $seed } at level { $level } is broken
}
simulated-broken-after = { $level ->
    [0] the game with seed { $seed } is broken after { $choices } choices
   *[other] the game with seed { $seed } at level { $level } is broken after { $choices } choices
}
# $signal: its name, as SIGKILL; $code: a number
simulated-killed = its process died: signal { $signal }
simulated-exited = its process died: exit code { $code }
simulated-choices = choices: { $choices }

# $players: 1 in a solo game. $shadow, $checked: yes, no
simulated = { $players ->
    [1] { simulated-count } alone against the Automa{ simulated-checked }
   *[other] { $shadow ->
        [yes] { simulated-count } of { $players } players and the Shadow Empire{ simulated-checked }
       *[no] { simulated-count } of { $players } players{ simulated-checked }
    }
}
simulated-count = { $games ->
    [one] { $games } random game
   *[other] { $games } random games
}
simulated-checked = { $checked ->
    [yes] , every table checked after every choice
   *[no] {""}
}
simulated-speed = Speed: { $cpu } games per second of processor time, { $clock } by the clock
simulated-decisions = Decisions: { $decisions } per game, { $microseconds } microseconds each
simulated-score = Score: mean { $mean }, from { $low } to { $high }
simulated-shares = Win share: { $shares }
simulated-share = { $player } { $share }
simulated-by-source = Mean points by source
simulated-by-era = Mean points by era
simulated-points = points
simulated-civilizations = Civilizations
simulated-games = games
simulated-mean = mean score
simulated-win-rate = win rate
simulated-levels = The random player against the Automa
simulated-level = level
simulated-player = player
simulated-wins = wins
simulated-automa = Automa
simulated-from = from
simulated-to = to

## gobelin tournament

tournament-playing = games
# $level: of the Automa, 0 where bots play each other; $seed: of the first deal
tournament = { $level ->
    [0] { tournament-count } of { $players } players, first seed { $seed }, { tournament-build }
   *[other] { tournament-count } against the Automa at level { $level }, first seed { $seed }, { tournament-build }
}
# $build: which rules were running
tournament-build = { $build ->
    [compiled] compiled rules
   *[interpreted] interpreted rules
}
tournament-count = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
tournament-bot = bot
tournament-games = games
tournament-wins = wins
tournament-interval = 95 %
# Within which the share of wins lies, in percent
tournament-from-to = { $low } to { $high }
tournament-points = points
tournament-spread = +-
tournament-best = best
tournament-rating = rating
tournament-automa = Automa
tournament-milliseconds = ms
# Title and axis of the drawing. $players: 1 where bots play alone
tournament-plot = { $players ->
    [1] { tournament-count } alone against the Automa
   *[other] { tournament-count } of { $players } players
}
tournament-won = games won, %

## gobelin tables

# What stands above each column
tables-table = table
tables-state = state
tables-created = made
tables-changed = last changed
tables-entries = entries
tables-seats = seats
tables-title = title
tables-state-running = running
tables-state-finished = finished
tables-state-ended = ended
tables-none = There are no such tables.
tables-exported = { $count ->
    [one] One record is in { $folder }.
   *[other] { $count } records are in { $folder }.
}
tables-backed-up = The backup is in { $name }.
tables-deleted = { $count ->
    [0] No table was deleted.
    [one] One table is deleted.
   *[other] { $count } tables are deleted.
}

## gobelin balance

# Beside the bar of progress
balance-playing = games
balance-interrupted = interrupted; { $played } of { $games } games are kept in { $name }
balance-stopped = { $played } of { $games } games are kept in { $name }; the same command goes on
# $bonus: whether the published start adjustments were used
balance = { $bonus ->
    [yes] { tournament-count } of { $players } players by { $bot }, start cards at random, with the published start adjustments, first seed { $seed }
   *[no] { tournament-count } of { $players } players by { $bot }, start cards at random, first seed { $seed }
}
# $shares: a list of simulated-share
balance-score = Mean score { $mean } ({ $low } to { $high }); wins by seat: { $shares }
balance-civilization = civilization
balance-card = card
balance-games = games
balance-wins = wins
balance-interval = 95 %
balance-points = points
balance-spread = +-
balance-handicap = handicap
balance-by-score = by points
balance-published = published
balance-held = held
balance-played = played
balance-worth = worth
balance-civilizations = Civilizations, from strong to weak
balance-by-source = Mean points by source
balance-tapestries = Tapestry cards, from strong to weak
balance-against = { $civilization } come before
# $points, $number: with their sign; $count: without it
balance-bonus-vp = { $points } VP
balance-bonus-resources = { $count ->
    [one] { $number } resource
   *[other] { $number } resources
}
# Win rates of the weakest and the strongest civilization
balance-check = Estimated on one half of the games and tried on the other: without the handicap civilizations win { $lowest-without } to { $highest-without } of their games, with it { $lowest-with } to { $highest-with }.
balance-agreement = { $pairs ->
    [one] The published adjustments rank one pair of civilizations; { $agreed } comes in the same order here.
   *[other] The published adjustments rank { $pairs } pairs of civilizations; { $agreed } come in the same order here.
}

## The page of gobelin balance

balance-page-title = What wins: { $players } players, { $bot }
balance-handicap-title = The handicap that would even it out
balance-page-handicap = Points each civilization would have to begin with (or to give up) so that all of them win equally often. Only differences count: the mean is zero. Diamonds show the published start points; what was published as resources is in the table.
balance-page-sources = Where the points come from. Blue: more than the mean of all civilizations; orange: less.
balance-page-tapestries = What a card is worth that came into a hand, beside an average card: points more or less in the end, whether it was played or not. Draws are luck, so this is the card's doing; what is played is a choice, so the win rate of those who played it would not be.
balance-page-method-title = How it was measured
balance-page-method = The bot plays all seats; start cards are kept at random. Intervals hold in 95 of 100 such studies: Wilson's for win rates, of the normal distribution for means, for the handicap by drawing whole games { $resamples } times. "By points" is the handicap that would make nobody lead on average instead, by least squares of the lead with the seats taken out.
balance-page-doubt = All this is about how this bot plays. A civilization it does not understand looks weak; people may know better.
balance-plot-handicap = Points at the start that would even it out
balance-plot-own = handicap, with its 95 % interval
balance-plot-published = published start points
balance-plot-points = points
# $share: what each would win in an even game
balance-plot-wins = Games won; even is { $share }
balance-plot-cards = Points beside an average card

## gobelin tune

tuned-fit = fit { $number }: { $points } points before it, { $more } more than expected
tuned-generation = generation { $number }: { $points } points on average, { $best } at best, sigma { $sigma }
# $step: one of the two above
tuned-time = { $step }, { $spent } of { $minutes } minutes
tuned-interrupted = interrupted; the last whole generation is kept

## gobelin train

trained-round = round { $number }: { $two } points with two players, { $three } with three, off by { $off }, { $speed } games a second
trained-interrupted = interrupted; the last whole round is kept

## gobelin locale. $file: fr/names.ftl; $key: a message

# $count: what is not translated, or wrong
locale-language = { $count ->
    [0] { $lang }: complete
    [one] { $lang }: { $count } line of --check
   *[other] { $lang }: { $count } lines of --check
}
locale-broken = { $file }: { $reason }
locale-missing = { $file }: { $key } is missing
locale-unknown = { $file }: English has no { $key }
locale-elsewhere = { $file }: { $key } belongs into { $other }
locale-reference = { $file }: { $key } refers to { $other }, which is not in this file
# Arguments: "$count, $player", or - where there are none
locale-arguments = { $file }: { $key } has the arguments { $found }, in English { $wanted }
# $forms: "few, many"
locale-plural = { $file }: { $key } has no words for { $argument }: { $forms }
locale-plain = { $file }: { $key } says the same for every { $argument }
locale-same = { $file }: { $key } is as in English: { $words }
locale-english = { $file }: { $key } is partly English: { $words }
locale-glance = { $file }: another kind of line, other icons or other strong words than in English: { $words }

## gobelin compile, gobelin --version

compiling = compiling { $modules } modules; this takes a minute or three
# Beside the bar of progress
compiling-translates = translating to C
compiling-modules = compiling modules
compiled = { $modules } modules are compiled. gobelin compile --remove goes back to the interpreted rules.
compiled-removed = The rules are interpreted now.
compiled-none = The rules were not compiled.
# $command: what to type
version-stale = out of date: run { $command }

## gobelin actions

actions = { $count } actions, version { $version }
actions-first = first
actions-count = count
actions-verb = verb
actions-text = text
actions-values = values

## gobelin hint. $text: an option as records have it

# $player is asked $question
advice-asked = { $player }: { $question }
advice-best = Best: { $option } [{ $text }]
advice-expected = Expected points: { $before } as things stand, { $after } with it
advice-option = { $option } [{ $text }]
advice-plan = Plan for this turn: { $options }
advice-changes = What changes:
advice-thought = { $guesses ->
    [one] Thought about { $positions } positions on one guess at what is hidden.
   *[other] Thought about { $positions } positions on { $guesses } guesses at what is hidden.
}

## Where expected points come from

advice-term-points = points scored
advice-term-eras = eras to come
advice-term-resources = resources
advice-term-income = income
advice-term-income_points = points of income turns
advice-term-city = capital city
advice-term-tracks = tracks
advice-term-land = land
advice-term-technology = technology
advice-term-cards = tapestry cards
advice-term-civilizations = civilizations

## gobelin analyse

# Beside the bar of progress
analysing = choices
analysis-interrupted = Interrupted: there is no analysis of half a game.
analysis-title = A game under the eyes of { $bot }
analysis-player = { $player }: { $points }
# Of $choices choices that were any, $agreed were as good as the bot's
analysis-agreed = { $agreed } of { $choices } choices as good as the bot's.
# $number: of the choice in the record
analysis-where = choice { $number }, era { $era }, turn { $turn }
# A mistake that was repeated
analysis-where-until = era { $era }, turns { $turn } to { $until }
# $cost: points
analysis-mistake = −{ $cost } ({ $where }): { $chosen }
analysis-better = { $bot } would have chosen: { $best }
# $points: with its sign; $term: advice-term-*
analysis-term = { $points } { $term }
# $terms: in which the better option is better or worse
analysis-why = The difference: { $terms }.
analysis-reason = why
analysis-cost = points lost
analysis-moment = when
analysis-chosen = chosen
analysis-instead = better
analysis-points = points
analysis-eras = eras
analysis-expected = expected in the end
analysis-scored = scored so far

## gobelin serve

# $address: where a browser finds it
serve-ready = Gobelin is ready: { $address } (Ctrl-C stops it)

## gobelin without a command

table-no-page = The page was not built into this copy of Gobelin: you play at the terminal.
table-running = Gobelin is running already: { $address }
table-lan = Friends in the same network open { $address }
table-alone = this Gobelin listens to this machine alone: stop it with Ctrl-C, check the network and start gobelin --lan
