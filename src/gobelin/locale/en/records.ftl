### What is wrong with a record, with the set-up or the position in it: for the terminal and the page.

## Records. $other-rules: yes, no; $made-with, $rules: versions of the rules

error-record-none = this is not a gobelin record
error-record-no-choices = the record has no list of choices
error-record-version = record version { $version } is not known
error-record-rules = the version of the rules must be a whole number from 1 on, not { $version }
error-record-seed = the seed must be a whole number or a text of at most { $most } characters, not { $seed }
# the cards of a seed are others since version 3 of the rules
error-record-dealt = the record was made with version { $made-with } of the rules, in which its seed dealt other cards than in version { $rules }; only that version can replay it
error-record-luck = commitment and luck must be as gobelin writes them: texts of 64 hexadecimal digits, shares and seals by seat
# $number of $count
error-record-choice = { $other-rules ->
    [yes] choice { $number } of { $count }, { $choice }, is not possible there; the record was made with version { $made-with } of the rules, this is version { $rules }
   *[no] choice { $number } of { $count }, { $choice }, is not possible there
}
error-record-result = { $other-rules ->
    [yes] the record has another result than the game; it was made with version { $made-with } of the rules, this is version { $rules }
   *[no] the record has another result than the game
}
# $reason: what is wrong with it
error-record-setup = the set-up cannot be read: { $reason }
error-record-date = the date must be like 2026-01-31 or 2026-01-31T20:15:00+01:00
error-record-seats = { $count ->
    [one] one entry is wanted in the list of seats
   *[other] { $count } entries are wanted in the list of seats
}
# $number: from 0
error-record-seat = seat { $number }: a name and a kind, both short texts, are wanted and nothing else

## Set-ups in records. $option: its name there; $value: what stands there; $players, $count: numbers

error-option-flag = { $option } must be true or false, not { $value }
error-option-players = a game has 1 to 5 players, not { $value }
error-option-level = the level must be a number from 1 to 6, not { $value }
error-option-list = { $option } must be a list, not { $value }
error-option-seats = { $option } must be a list with an entry for each seat, not { $value }
error-option-capital = capital city mats are numbered 1 to 6, there is none { $value }
error-option-no-civilization = there is no civilization { $value }
error-option-no-tapestry_card = there is no tapestry card { $value }
error-option-object = the options must be an object, not { $value }
error-option-unknown = there is no option { $value }
error-option-no-players = the number of players is missing
error-option-solo = a level from 1 to 6 goes with one player, here with players: { $players }, level: { $level }
error-shadow-players = the Shadow Empire joins two players, not { $players }
error-option-entries = { $option }: each player needs an entry; players: { $players }, entries: { $count }
error-option-same-civilization = two players cannot have the same civilization
error-option-absent = not in play at this table: { $civilizations }
error-option-same-start = two capital cities share a start territory: { $capitals }

## Positions in records

error-position-none = this is not a gobelin position
# $known: the versions that can be read: 2, 3
error-position-version = position version { $version } cannot be read, only { $known }
# $reason: what is wrong and where, in English
error-position-impossible = such a position cannot be: { $reason }
