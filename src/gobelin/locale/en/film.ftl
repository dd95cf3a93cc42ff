### The page in the browser after a game, and looking back: the end, the replay, moments of a running game, records.

## How a table ended. The titles are short: they stand in the prompt bar, too

end-title = The cloth is cut from the loom
# $side: small, large
end-sub = { $side ->
    [small] small map
   *[large] large map
} · { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
end-agreement = Ended by agreement
end-agreement-words = All agreed to stop here. Nobody has won; these are the points so far.
end-record = The record stops here
end-record-words = This game was not played to its end. These are the points so far.
end-rules = Ended by new rules
end-rules-words = A newer version of the rules cannot play this game again. These are the points where it stands.
end-nobody = Nobody wins
end-nobody-words = All players have conceded.
# $players: their names, $count: how many
end-conceded = { $count ->
    [one] { $players } conceded.
   *[other] { $players } conceded.
}
end-won-solo = You beat the Automa
end-lost-solo = The Automa wins
end-level = Level { $level }, { $name }.
end-has-conceded = has conceded
end-resources-left = { $left ->
    [one] { $left } resource left
   *[other] { $left } resources left
}
end-tie = ties: most resources left

## The end screen

end-show = The result
end-look = Look at the board
end-replay = Replay
end-share = Share
end-save = Record
end-rematch = Rematch
end-join-rematch = To the rematch
end-points-by-turn = Points by turn
end-turn = turn { $turn }
end-turn-points = turn { $turn }: { $points }
end-show-turn = Show turn { $turn }
end-best = gold thread = best
end-total = Total
end-by-era = By era, and the finished cloth
end-conquests = conquests
end-copied = The link is copied
end-copy-by-hand = Copy this link

## The replay

film-bar = Replay
film-setup = Set-up
film-turn = Turn { $turn }
film-of = of { $turns }
film-at = turn { $turn } of { $turns }, step { $step } of { $steps }
film-timeline = Where the film is
film-play = Play
film-pause = Pause
film-next = Next step
film-back = Previous step
film-next-turn = Next turn
film-turn-back = Previous turn
film-speed = Speed
film-times = { $times }×
film-eyes = Through whose eyes
film-everybody = All
film-link = Link to this moment
film-weaving = The film is being woven …
film-running = The game is still going on
film-running-words = It can be replayed once it is over.
film-to-table = To the table

## A moment of a running game

moment-title = As it was then
# $era: I to V
moment-words = Turn { $turn }, era { $era }. The game goes on behind it.
moment-yours = It is your turn now.
moment-back = Back to the game
moment-show = Show this moment: { $line }

## Records

record-open = Open a record
record-open-words = a saved game, step by step
record-bad = This file is no record of a game.
record-broken = This record cannot be replayed: it is damaged, or of another version of Gobelin.
# $reason: what the record is refused for
record-refused = { record-broken } ({ $reason })
