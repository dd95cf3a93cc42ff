### A game at the terminal: how the players stand, the page around a question, what commands answer.

## Status

status-turn = Turn { $number }
status-era = { $points } VP, era { $era }
status-no-era = { $points } VP
status-finished = { $points } VP, finished
# $name: a resource
status-resource = { $name } { $count }
# $cards in the hand, territory $tiles
status-held = cards { $cards }, tiles { $tiles }

## News

news-more = (more happened: l shows the log)

## The page of a question

# $later: effects that come after this question
question-then = then: { $later }
question-end-turn = Return ends it, u takes your last choice back.
# $common: a hint, see hints.ftl
question-common = in any case: { $common }
# Of a landmark a place is the upper left corner of its outline with the way it is turned
question-places = { $count } places, the best first; o lists all:
# Of places that are read aloud
question-more-places = { $count ->
    [one] One more place: o reads all.
   *[other] { $count } more places: o reads all.
}
question-more = ({ $count } options: o lists all)
question-options = ({ $count } options: o lists them)
# Options read aloud: $hint see hints.ftl
choice-brings = {"; "}brings { $hint }
choice-reveals = {" "}(reveals something, no undo)

## Places in the city. $part: the number of a district or row, the letter of a column; $left plots to go

place-completes-district = completes district { $part }
place-completes-row = completes row { $part }
place-completes-column = completes column { $part }
place-fills-district = district { $part }: { $left } open
place-fills-row = row { $part }: { $left } open
place-fills-column = column { $part }: { $left } open

## What commands answer

session-welcome = Welcome to the table. Type h for help, q to quit.
session-number = Type a number from 1 to { $count }, or h for help.
# $options: those that may be meant; $count: how many more there are
session-which = { $count ->
    [0] Which one: { $options }?
   *[other] Which one: { $options }, ... ({ $count } more)?
}
session-unknown = { $count ->
    [1] No option is called { $typed }. Return takes the only one there is.
   *[other] No option is called { $typed }. Type a number from 1 to { $count }, o for all, h for help.
}
session-no-undo = That cannot be taken back: { $reason }.
session-undone = Taken back.
# $kept: yes, no
session-save = { $kept ->
    [yes] The game is kept in { $path }. Type save and the name of a file for a copy.
   *[no] Type save and the name of a file for a copy.
}
session-saved = Saved in { $path }.
session-not-saved = Not saved: { $reason }.
session-left-alone = Not saved: the file is left alone.
session-yes-or-no = y or n
# What means yes, all with small letters
session-yes = y yes
# After "gobelin: "; $reason: one of those below
session-not-kept = the game is not kept: { $reason }
session-exists = { $path } exists. Overwrite it with this game?
session-kept = The game is kept in { $path }.
# $command: what to type
session-resume = { $command } goes on with it.
session-goodbye = Goodbye. No choice was made: there is nothing to keep.
session-record = The record of the game is in { $path }.
look-tracks = t science shows all spaces of a track, t all those of all four.
look-rules = rules and a number shows a chapter, rules all the whole text.
look-no-log = Nothing has happened yet.
# $points: expected in the end, by a bot
look-hint = { $option }: { $points } points expected
# $options: what is to be chosen next, one after the other
look-hint-plan = then { $options }
look-log = ({ $count } lines before these: l all shows them)

## Why a game cannot be saved. $name: as the file was called; $reason: what the system says

save-empty = the name of the file is empty
save-nul = the name of a file cannot hold a NUL character
save-cannot-write = cannot write { $name }: { $reason }
save-folder-name = cannot write { $name }: this is the name of a folder
save-folder = cannot write { $name }: it is a folder
save-no-folder = cannot write { $name }: there is no folder { $folder }
save-locked-folder = cannot write { $name }: nothing can be written in { $folder }
save-not-ordinary = cannot write { $name }: it is no ordinary file
save-no-new-folder = cannot make the folder { $folder }: { $reason }

## Help

help-choose = Choose by number or text: 2, science, c4, c4 r1 (plot and turn of a landmark). Return alone takes the only option there is.
help-key-u = take back your last choice, but no dice and no drawn cards
help-key-o = all options in full
help-key-a = the whole table
help-key-b = the board; b words tells it, b drawn draws it
help-key-c = your city and income mat
help-key-m = the mats and cities of all players, and the bots' cards
help-key-t = the tracks; t science: all spaces of one track
help-key-l = the last page of the log; l all: all of it
help-key-s = score sheets
help-key-hint = what a bot would do in your place, and the points it expects in the end
help-key-rules = the rules at a glance; rules 3: one chapter, rules all: all of them
help-key-save = save FILE writes a copy of the game as it stands
help-key-q = quit: the game is kept, and gobelin play --resume goes on with it
help-marks = -> says what would follow at once; * marks what reveals something (no undo).
help-map = P1 on the map is an outpost of Player 1, Au of the Automa, Sh of the Shadow Empire (small letters: toppled); on the tracks they are 1, A and S.
# $letters: M market, H house, ...
help-city = In the city { $letters }; small letters are landmarks.
help-more = h words: what explore, conquer, research, invent, upgrade, income mean
help-term-explore = Explore: put a territory tile next to land you control. VP for sides that match, and the tile's benefit.
help-term-conquer = Conquer: put an outpost next to land you control, roll two dice and take one.
help-term-research = Research: roll the science die; you may advance on the track it shows.
help-term-invent = Invent: take a tech card into your bottom row.
help-term-upgrade = Upgrade: move a tech card up one row. The middle row gives its circle, the top row its square.
help-term-income = Income: civilization, tapestry card, one upgrade and VP, then resources. It begins an era.

## The table in words

# $side: small, large
aloud-map = { $side ->
    [small] The small map:
   *[large] The large map:
}
aloud-held = { $owner-is ->
    [you] Yours:
    [nobody] Held by nobody:
   *[other] Held by { $owner }:
}
aloud-unexplored = Not explored: { $hexes }
aloud-outpost = { $owner-is ->
    [you] { $toppled ->
        [yes] { $count } of your outposts, toppled
       *[no] { $count } of your outposts
    }
   *[other] { $toppled ->
        [yes] { $count } toppled of { $owner }
       *[no] { $count ->
            [one] 1 outpost of { $owner }
           *[other] { $count } outposts of { $owner }
        }
    }
}
aloud-cube = { $owner-is ->
    [you] { $count } of your tokens
   *[other] { $count ->
        [one] a token of { $owner }
       *[other] { $count } tokens of { $owner }
    }
}
aloud-piece = { $owner-is ->
    [you] your { $piece }
   *[other] { $piece } of { $owner }
}
aloud-token = { $player } on { $space }
aloud-landmark = { $owner-is ->
    [nobody] { $landmark } at { $space } is free
    [out_of_play] { $landmark } at { $space } is out of play
   *[other] { $landmark } at { $space } belongs to { $owner }
}
aloud-space = { $name }, { $cost }: { $gives }
aloud-here = {"; "}here: { $players }
aloud-closed = closed by { $owner }
aloud-no-city = The capital city is not chosen yet.
aloud-city = { $owner-is ->
    [you] Your city, { $capital }:
   *[other] The city of { $owner }, { $capital }:
}
aloud-none = none
aloud-row = open in row { $row }: { $plots }
aloud-complete = complete: districts { $districts }; rows and columns { $lines }
# $following: what the next building uncovers, none when all are taken
aloud-income = { $following ->
    [none] { $building }, { $taken } of 5 taken: each income turn { $gives }
   *[other] { $building }, { $taken } of 5 taken: each income turn { $gives }; the next one uncovers { $following }
}
