### What the commands print: greeting, component list, replays, simulations.

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

replayed-choice = { $number }. { $player } ({ $question }): { $option }
replayed-not-over = The game is not over; turn { $number }.

## gobelin simulate

# $players: 1 in a solo game. $shadow, $checked: yes, no
simulated = { $players ->
    [1] { $games } random games alone against the Automa{ simulated-checked }
   *[other] { $shadow ->
        [yes] { $games } random games of { $players } players and the Shadow Empire{ simulated-checked }
       *[no] { $games } random games of { $players } players{ simulated-checked }
    }
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
