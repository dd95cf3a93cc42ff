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

## Positions in records. $where: the place in the document, players[1].tech; $value: what stands there

error-position-none = this is not a gobelin position
# $known: the versions that can be read: 2, 3
error-position-version = position version { $version } cannot be read, only { $known }
error-position-missing = { $where } is missing
# $nearest: a name that is like it, or none
error-position-unknown = { $nearest ->
    [none] { $where }: there is no such key here
   *[other] { $where }: there is no such key here; did you mean { $nearest }?
}
error-position-name = { $nearest ->
    [none] { $where }: there is no { $value }
   *[other] { $where }: there is no { $value }; did you mean { $nearest }?
}
error-position-object = { $where } must be an object, not { $value }
error-position-list = { $where } must be a list, not { $value }
# $due: 6, 1–5
error-position-entries = { $where }: the list has the wrong length; due: { $due }, there: { $count }
error-position-number = { $where } must be a whole number from { $low } to { $high }, not { $value }
error-position-flag = { $where } must be true or false, not { $value }
error-position-text = { $where } must be a text, not { $value }
error-position-digits = { $where } must be a text of { $count } hexadecimal digits, not { $value }
error-position-twice = { $where }: { $value } is there twice
# What is wrong with a table: it could not be laid out like this
# $when: bots, automa, espionage, printed
error-position-null = { $when ->
    [bots] { $where } must be null without bots, not { $value }
    [automa] { $where } must be null without the Automa, not { $value }
    [espionage] { $where } must be null while no Espionage lies on top of the current era, not { $value }
   *[printed] { $where } must be null on printed land, not { $value }
}
# $player: players[1]
error-position-ended = { $where }: the game of { $player } has ended
error-position-lasting = { $where }: { $card } has no ability that lasts for an era
error-position-building = { $where } must be an option that places a building, such as { $example }, not { $value }
error-position-covered = { $where }: { $value } covers plots that are built on
# $side: small, large
error-position-hex = { $side ->
    [small] { $where }: there is no such hex on the small map
   *[large] { $where }: there is no such hex on the large map
}
error-position-upright = { $where }: pieces of two players stand upright
error-position-outposts = { $where }: too many outposts on the map; there: { $count }, at most: { $most }
error-position-buildings = { $where }: too many buildings of the type { $building }; there: { $count }, at most: { $most }
error-position-landmark = { $where }: the landmark { $landmark } is somewhere else already
error-position-gap = { $where }: a space below a building is empty
# $reason: what is wrong, joined by list-reason
error-position-impossible = such a position cannot be: { $reason }

## What can be true of no table. $where: the place in the document of a position; $player, $players: as they are called
## there, players[1]; names are those of documents; a dash stands for nobody and nothing

# $kind: tapestry_card, tech_card, territory_tile, space_tile, civilization, decision_card; $name: its name or number
error-impossible-missing = { $kind ->
    [tapestry_card] tapestry card { $name } is missing
    [tech_card] tech card { $name } is missing
    [territory_tile] territory tile { $name } is missing
    [space_tile] space tile { $name } is missing
    [civilization] civilization { $name } is missing
   *[decision_card] decision card { $name } is missing
}
error-impossible-surplus = { $kind ->
    [tapestry_card] tapestry card { $name } is there too often
    [tech_card] tech card { $name } is there too often
    [territory_tile] territory tile { $name } is there too often
    [space_tile] space tile { $name } is there too often
    [civilization] civilization { $name } is there too often
   *[decision_card] decision card { $name } is there too often
}
# $owner, $holders: players[1], players[2]
error-impossible-landmark = landmark { $landmark }: it belongs to { $owner }, but is held by { $holders }
error-impossible-achievement = { $where }: earned by { $players }, but noted for { $shown }
error-impossible-explored = { $where }: both explored and unexplored
error-impossible-pieces = { $where }: there are pieces where none can be
error-impossible-control = { $where }: controlled by { $players }, but upright pieces are of { $upright }
# $amounts: 0, 9, 2, 1
error-impossible-resources = { $where }: 0 to { $most } of each resource are possible, not { $amounts }
error-impossible-vp = { $where }: less than 0 VP, { $vp }
error-impossible-sheet = { $where }: the score sheet does not add up to the VP
error-impossible-tokens = { $where }: player tokens on the tracks: { $count }, not four
error-impossible-off-track = { $where }: a player token is off the tracks
# $taken: 0, 7, 2, 1
error-impossible-taken = { $where }: 0 to { $most } buildings of a type can leave the income mat, not { $taken }
error-impossible-era = { $where }: there is no era { $era }
error-impossible-finished = { $where }: the game has ended, though only in era { $era }
error-impossible-bot-owns = { $where }: a bot owns what bots never own
error-impossible-outposts = { $where }: outposts in the supply: { $supply }, on the map: { $laid }; together they must be { $due }
# The tokens of a civilization: $laid on the map, $gone from its mat
error-impossible-cubes = { $where }: cubes on the map: { $laid }, gone from the civilization mats: { $gone }
# $taken, $there: 0, 7, 2, 1
error-impossible-buildings = { $where }: buildings gone from the income mat, by type: { $taken }; put down: { $there }
# $gained, $there: names
error-impossible-landmarks = { $where }: landmarks gained: { $gained }; put down: { $there }
error-impossible-one-plot = { $where }: two buildings stand on one plot
error-impossible-built = { $where }: the plots built on are not those of the buildings
error-impossible-plots = { $where }: the plots of the income buildings do not fit
# $district: its number
error-impossible-district = { $where }: district { $district } is not what its plots say
error-impossible-force = { $where }: { $card } cannot be in force

## What can be true of no table when a turn begins

error-impossible-first = { $where }: { $player } never begins
error-impossible-display = { $where }: face-up tech cards: { $count }, due: { $due }
error-impossible-closed = { $where }: { $track } cannot be closed by { $player }
error-impossible-closed-twice = { $where }: { $track } is closed by { $player } twice
error-impossible-turn-shadow = { $where }: the Shadow Empire acts in the Automa's turn
error-impossible-turn-over = { $where }: all people have finished, the game is over
error-impossible-turn-ended = { $where }: the game of { $player } has ended
error-impossible-earned-often = { $where }: players who have earned it: { $count }, VP spaces: { $most }
error-impossible-earned = { $where }: { $player } cannot have it
error-impossible-marks-of-nobody = { $where }: nobody has the civilization { $civilization }
error-impossible-piece-bot = { $where }: bots have only outposts
error-impossible-piece-nomads = { $where }: only the Nomads build on the map
error-impossible-piece-shadow = { $where }: this Shadow Empire has nothing on the map
error-impossible-piece-upright = { $where }: outposts of the Shadow Empire lie toppled
error-impossible-piece-cube = { $where }: a cube cannot be toppled
error-impossible-piece-toppled = { $where }: a toppled piece lies beside an opponent's upright one
error-impossible-start = { $where }: the start territory of { $player } holds two outposts of theirs
# $capitals: 1, 6
error-impossible-place = two players share a place: capitals { $capitals }
error-impossible-tokens-each = { $where }: one on each track is due before AI Singularity
error-impossible-tokens-left = { $where }: only the technology track can be left by its token
error-impossible-options = { $where }: the options say { $value }
error-impossible-dealt = { $where }: { $civilization } cannot have been dealt
# $last: 5
error-impossible-ended = { $where }: the game ends with income turn { $last }, not before
error-impossible-not-begun = { $where }: this era has not begun
error-impossible-face-down = { $where }: only the lowest card of eras 2 to 4 can lie face down
error-impossible-copied = { $where }: { $card } lies face up on no mat
error-impossible-top-card = { $where }: the card in force is not the top card of the current era
error-impossible-cover = { $where }: the card of era { $era } cannot be covered
error-impossible-pact = { $where }: no card in force allows it
error-impossible-pact-track = { $where }: a track is chosen for Marriage of State, and only for it
error-impossible-pact-alone = { $where }: a track goes with a partner

## The same of civilization mats and bots

error-impossible-historians-holder = { $where }: { $player } cannot hold one
error-impossible-historians-squares = { $where }: given away: { $given }, squares exposed: { $exposed }
error-impossible-militants = { $where }: outposts in the supply: { $supply }, on the mat of the Militants: { $standing }
error-impossible-inventors = { $where }: nobody has the card { $card }
error-impossible-heralds = { $where }: { $player } has no such card in era { $era }, or it cannot carry one
error-impossible-tokens-on-cards = { $where }: on cards: { $laid }, left on the mat: { $left }; at the start there are { $start }
error-impossible-bot-tokens = { $where }: a bot has one on each track
error-impossible-bot-landmarks = { $where }: bots gain those of the tracks only
error-impossible-shadow-owns = { $where }: the Shadow Empire has neither points nor eras nor cards
error-impossible-shadow-landmarks = { $where }: the Automa keeps those of the Shadow Empire
error-impossible-automa-cards = { $where }: one card, face down, in each of the eras 2 to 4 that have begun
error-impossible-automa-civilizations = { $where }: at level { $level } their number must be { $due }
error-impossible-shadow-solo = { $where }: civilizations and progress cards belong to the Automa
error-impossible-odd-deck = { $where }: cards: { $count }; they are drawn in pairs
error-impossible-half-pair = { $where }: a decision card goes with a tiebreaker card
error-impossible-no-pair = { $where }: with cards in the discards there is a pair
error-impossible-progress = { $where }: at level { $level } in era { $era } the number of cards must be { $due }, not { $count }
# $last: 7
error-impossible-base-cards = { $where }: cards 1 to { $last } are never among them
error-impossible-early-pair = { $where }: no cards are drawn before income turn 1
