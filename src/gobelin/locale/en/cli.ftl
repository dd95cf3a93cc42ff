### The command line itself: help of commands and options, and what is wrong with what was typed.

## The page of help

# $line: a command with what may follow it
cli-usage = Usage: { $line }
cli-usage-options = [OPTIONS]
cli-usage-command = COMMAND [ARGUMENTS]
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
# $help: what an option does; $value: what it is if it is left out
cli-default = { $help } [default: { $value }]
cli-required = { $help } [required]
cli-help = Show this page and exit.
cli-version = Show the version and exit.
# $languages: those there are, en, fr
cli-lang = The language, anywhere on the line: { $languages } (default: that of the environment).
cli-lan = Listen on the network, and show the address and its QR code: for friends in the same house.

## What stands for a value

cli-value-bot = BOT
cli-value-card = CARD
cli-value-commitment = COMMITMENT
cli-value-document = DOCUMENT
cli-value-file = FILE
cli-value-host = HOST
cli-value-lang = LANGUAGE
cli-value-level = LEVEL
cli-value-maybe-file = [FILE]
cli-value-name = NAME
cli-value-seals = SEALS
cli-value-seed = SEED
cli-value-state = STATE
cli-value-study = STUDY
cli-value-folder = FOLDER
cli-value-table-state = STATE
cli-value-tables = TABLE ...

## Commands. Where there is more to say than a line it is called -more

cli-gobelin = The board game Tapestry: play, host tables, simulate random games, replay records, list the box, compile the rules.
cli-gobelin-more = Without a command, gobelin opens the table in the browser, on a server of this machine.
cli-play = Play at the terminal, by number, against bots (--against says how strong), or alone against the Automa.
cli-play-more = The game is saved by itself after every choice.
cli-serve = Host tables for people and bots over the network, until Ctrl-C.
cli-serve-more = Nothing it has answered is lost, whatever stops it.
cli-simulate = Play random games and show speed, scores and win shares.
cli-simulate-more = The same seed gives the same results.
cli-replay = Tell a recorded game again, in words or as JSON, and show the final scores.
cli-verify = Check that a recorded game was played with the luck that was promised.
cli-components = What is in the box: tracks, mats, tiles, cards, civilizations.
cli-rules = The rules at a glance: the whole game on a few pages.
cli-actions = The action space: every verb with its first integer and its arguments.
cli-schema = The documents of the library as JSON Schema (draft 2020-12).
cli-hint = What a bot would choose now, what it expects of it, and the plan behind it.
cli-hint-more = It sees no more than the player.
cli-analyse = What a bot would have chosen at every decision of a game, and the costliest mistakes of each player.
cli-analyse-more = Every choice is judged by what its player could know then.
cli-tournament = Let bots play each other: every deal once with each of them on each seat.
cli-tournament-more = The same seed gives the same games.
cli-balance = How strong civilizations and tapestry cards are, and the start points that would even it out, by a bot's games.
cli-balance-more = The games are kept in one file: it can be stopped at any time and gone on with, and gobelin replay tells any of them.
cli-tune = Tune the weights of the bots by self-play.
cli-tune-more = It can be stopped and resumed at any time.
cli-train = Train the net of the bot master by self-play.
cli-train-more = It can be stopped and resumed at any time.
cli-tables = The tables of a server, for whoever runs it: list them, write them as records, delete old ones.
cli-tables-more = A server may be running meanwhile.
cli-tables-list = All tables, those first that changed last.
cli-tables-export = Write tables as records, a file for each.
cli-tables-export-more = A record tells everything: who has that of a running table sees all hands.
cli-tables-delete = Delete tables for ever.
cli-tables-delete-more = gobelin tables list with the same options shows beforehand which.
cli-tables-backup = Copy the whole database to a file.
cli-tables-backup-more = Beside a running server, too. SQLite only; PostgreSQL has pg_dump.
cli-locale = The languages Gobelin speaks; with --check what is not translated yet, line by line.
cli-compile = Compile the rules with mypyc: the same games, several times as fast.
cli-compile-more = It needs a C compiler and some minutes.

## Options of several commands

cli-players = Number of players, 2 to 5 (default 2).
cli-shadow-empire = The Shadow Empire joins two players as a third on the tracks.
cli-start-bonus = Use the published start adjustments.
cli-plain = No colours.
cli-jobs = Games at the same time; 0 uses all cores.
cli-json = One JSON object on stdout instead of tables.

## Options of gobelin play

cli-play-solo = Alone against the Automa, level 1 (easiest) to 6 (hardest).
cli-play-seed = The same seed, a number or a text, deals the same game, and whoever knows it can compute all its luck; without one, nobody can.
cli-play-seat = Where you sit, from 1 (default 1).
# $bots: the bots by strength
cli-play-against = Who the others are: { $bots } (default random).
cli-play-without = Leave a tapestry card out (repeatable).
cli-play-civilization = Your civilization, instead of the deal.
cli-play-save = Keep the game in this file, not among all games.
cli-play-resume = Go on with a saved game; without a file, with the newest.
cli-play-plain = Line by line in words, without drawings and colours: for screen readers.

## Options of the other commands

cli-serve-host = The address to listen on; 0.0.0.0 for everybody in the house.
cli-serve-port = The port; 0 takes any free one.
cli-serve-database = sqlite:///FILE or postgresql://USER@HOST/DB (default: a file in the data folder).
cli-serve-workers = Processes, on PostgreSQL; SQLite is for one.
cli-serve-public-url = Where people reach it, like https://tables.example.org.
cli-serve-connections = Connections of one address to each process, where no proxy is in front.
cli-serve-behind-proxy = People's addresses stand in X-Forwarded-For, as the proxy wrote it.
cli-simulate-games = Number of games.
cli-simulate-solo = A random player against the Automa of a level (1 to 6, or all).
cli-simulate-seed = Seed of the first game; the next has the next seed.
cli-simulate-check = Check the table after every choice (slow).
cli-replay-file = A record; - reads stdin.
cli-replay-json = Events and scores as one JSON object.
cli-replay-steps = Show every choice along with what it brought.
cli-replay-game = One game of a study, from 1 on.
cli-replay-record = Print its record instead.
cli-verify-file = A record; - reads stdin.
cli-verify-commitment = The commitment that you wrote down when the game began.
cli-verify-seals = All seals as you wrote them down before the shares were opened, by seat, with commas; - for a seat without one.
cli-components-json = The whole box as JSON.
cli-actions-json = The whole table as JSON, all values included.
cli-schema-name = One document, such as View; all of them if none is given.
cli-schema-http = The OpenAPI document of the server instead, with all of them as its components.
cli-hint-file = A saved game; - reads stdin.
cli-hint-by = Whose advice.
cli-hint-seconds = How long it may think.
cli-hint-seed = Of its guesses about hidden cards.
cli-hint-json = One JSON object.
cli-analyse-by = Who judges.
cli-analyse-worst = So many mistakes of each player are shown.
cli-analyse-page = Write the analysis as a page (HTML) with its curves.
cli-tournament-bots = The bots, with commas between them.
cli-tournament-games = Games in all.
cli-tournament-players = Seats at the table, 2 to 5.
cli-tournament-solo = Each bot alone against the Automa of a level (1 to 6, or all).
cli-tournament-seed = Seed of the first deal.
cli-tournament-seconds = Think by the clock: so long for each decision.
cli-tournament-plot = Draw the results as SVG.
cli-balance-study = Keep the games in this file, or go on with it, or only tell what is in it.
cli-balance-bot = The bot that plays all seats of a new study (default greedy).
cli-balance-players = Seats at the table, 2 to 5 (default 2).
cli-balance-games = Games in all; those that are missing are played (default 1000 for a new study).
cli-balance-seed = Seed of the first game; the next has the next seed (default 0).
cli-balance-minutes = Begin no further game after so many minutes.
cli-balance-civilization = Tell of one civilization alone, also how it does against each other one.
cli-balance-page = Write a page with charts (HTML).
cli-executor = Where games are played: process (here) or ray (on a Ray cluster).
cli-tune-state = Keep the tuning here, or resume it (JSON).
cli-tune-minutes = Stop after so many minutes.
cli-tune-jobs = Processes; 0 uses all cores.
cli-tune-fits = Before the search, fit the weights so many times to games.
cli-tune-fit-games = Games of each fit.
cli-tune-population = Sets of weights in each generation.
cli-tune-games = Games of each set.
cli-tune-players = Players, game by game.
cli-tune-branching = Options of a question they look at; fewer is faster.
cli-tune-sigma = How far to look at first (0.25: a quarter).
cli-tune-seed = The same seed finds the same weights.
cli-tune-from = Weights to begin with, instead of the bots' own.
cli-tune-write = Write the weights found, as the bots read them.
cli-train-folder = Keep the training in this folder, or resume it.
cli-train-settings = Settings instead of the package's own (TOML).
cli-train-device = Where the net learns: cpu or cuda; the best there is.
cli-train-write = Write the net found, as the bot reads it.
cli-tables-which = Their names; without any, all that the options fit.
cli-tables-database = sqlite:///FILE or postgresql://USER@HOST/DATABASE (default: that of gobelin serve).
cli-tables-older = Unchanged for so long: 12h, 90d, 8w.
cli-tables-state = running, finished (played to the end) or ended (given up before).
cli-tables-folder = Where the files go.
cli-tables-backup-file = The new file; it is never written over another one.
cli-locale-lang = One language; all of them if none is given.
cli-locale-check = Compare with English; exits with 1 where something is missing or wrong.
cli-compile-remove = Go back to the interpreted rules.
cli-compile-verbose = After a failure, show all the compiler said.

## What is wrong, in one line after "gobelin: ". $option, $options: as they are typed, --seed

error-no-command = there is no command { $name }: the commands are { $commands }
error-no-option = there is no option { $option }
error-no-option-but = there is no option { $option }; perhaps { $options }
error-extra = too much on the line: { $words }
error-missing = { $what } is missing
error-value-missing = { $option } needs a value
error-no-value = { $option } takes no value
error-whole-number = { $option } must be a whole number
error-number = { $option } must be a number
error-at-least = { $option } must be at least { $low }, not { $value }
error-from-to = { $option } must be from { $low } to { $high }, not { $value }
error-above = { $option } must be above { $low } and at most { $high }, not { $value }
error-level = { $option } must be from 1 to { $high }, or all, not { $value }
error-counts = { $option } must be numbers from 2 to 5, such as 2,2,3, not { $value }
error-language = there are no words in { $lang }: the languages are { $languages }
error-solo-players = --solo is a game for one: leave --players out
error-solo-shadow = the Shadow Empire is part of every solo game: leave --shadow-empire out
error-solo-against = a solo game is against the Automa: leave --against out
error-resumed = a game that is resumed has its set-up: leave { $options } out
error-no-bot = there is no bot { $name }: the bots are { $bots }
error-bot-twice = { $name } is named twice: name each bot once
# A bot of another package may; $reason: what is wrong with its choice
error-bot-illegal = the bot { $name } made an illegal choice in the game with seed { $seed }: { $reason }
# $number: from 1
error-no-decision = player { $number } has nothing to decide
error-no-explanation = { $name } cannot explain itself: ask one of { $bots }
error-older = --older must be hours, days or weeks, such as 12h, 90d or 8w, not { $value }
error-table-state = --state must be one of { $states }, not { $value }
error-device = --device must be one of { $devices }, not { $value }
error-executor = --executor must be one of { $executors }, not { $value }
error-missing-extra = { $library } is not installed: { $command }
error-no-civilization = there is no civilization { $name }: the civilizations are { $civilizations }
error-no-table = there is no table { $name }, or the options do not fit it
error-delete-what = name tables or say --older: nothing is deleted by mistake
error-no-document = there is no document { $name }, only { $documents }
# $reason: an English sentence of the library, where there are no other words for it
error-library = { $reason }
error-solo-civilization = { $name } is not part of the solo game: its civilizations are { $civilizations }
error-no-card = there is no tapestry card { $name }: gobelin components lists them

## Files

# $name: of a file, or error-stdin-record. $reason: what the system says
error-cannot-read = cannot read { $name }: { $reason }
error-cannot-write = cannot write { $name }: { $reason }
error-no-text = cannot read { $name }: it is not text (UTF-8)
error-not-ordinary = cannot read { $name }: it is no ordinary file
error-no-folder = cannot write { $name }: there is no folder { $folder }
error-too-large = { $name } is too large to be a gobelin record
error-damaged = { $name } is damaged or not a gobelin record
error-no-json = { $name } is damaged or not a gobelin record: it is no JSON at line { $line }, column { $column }
error-not-replayed = { $name } cannot be replayed: { $reason }
# $option: an option of the study in the file, --bot; $value: what it is there
error-study-other = { $name } is another study: { $option } is { $value } there; name another file
error-study-game = no such game in { $name }: { $value } (there are { $games })
error-is-study = { $name } is a study: --game 1 to --game { $games } names one of its games
error-no-study = { $name } is no study: leave --game out
error-commitment = a commitment has 64 hexadecimal digits, not { $value }
error-seals = seals are 64 hexadecimal digits each, or -, with commas between them, not { $value }
error-study-damaged = { $name } is damaged or no study
error-study-damaged-game = { $name } is damaged: game { $game } cannot be read
error-study-version = { $name } is a study of version { $version }, which is not known here
error-study-rules = { $name } was played by version { $made } of the rules, this is version { $rules }: name another file
error-study-busy = { $name } is being written by another run
error-stdin-record = the record on stdin
error-stdin-closed = stdin is closed
error-stdin-nobody = stdin is closed: there is nobody to play
error-stdin-no-text = stdin is not text (UTF-8)
error-stdout-closed = stdout is closed: there is nowhere to write
# The disk is full, the terminal has gone
error-system = cannot go on: { $reason }
error-system-file = cannot go on { $name }: { $reason }

## Saved games

error-no-unfinished = there is no unfinished game in { $folder }
error-lan = --lan goes with no command: gobelin --lan; gobelin serve has --host for it
error-game-over = the game is over: there is nothing to decide
# $command: what to type
error-saved-over = the game in { $name } is over: { $command } tells it
error-saved-kind = { $name } has a player of the kind { $kind }, which cannot play here
# $seats: their numbers from 1
error-saved-seats = the people in { $name } sit at: { $seats }; --seat must be one of them
error-saved-no-seats = no people sit in { $name }
# $option: goes on with the game in the file
error-left-alone = { $name } is left alone: name another file, or { $option } goes on with it
error-cannot-compile = cannot compile: { $reason }
error-cannot-compile-more = cannot compile: { $reason } (gobelin compile --verbose shows everything)

## What the system says of a file or an address; in English as it says it itself

system-missing = No such file or directory
system-denied = Permission denied
system-folder = Is a directory
system-no-folder = Not a directory
system-long-name = File name too long
system-loop = Too many levels of symbolic links
system-read-only = Read-only file system
system-full = No space left on device
system-too-large = File too large
system-no-address = Cannot assign requested address

## The server and its database

error-public-url = --public-url must be like https://tables.example.org, not { $value }
error-sqlite-workers = SQLite is for one process: leave { $option } out, or use --database postgresql://USER@HOST/DB
error-no-address = cannot listen on { $host }: there is no such address
error-cannot-listen = cannot listen on { $host }, port { $port }: { $reason }
# $other: a port that is free, or none
error-port-busy = { $other ->
    [none] port { $port } is busy
   *[other] port { $port } is busy: try --port { $other }
}
error-database-form = a database address looks like sqlite:///FILE or postgresql://USER@HOST/DATABASE
error-database-kind = { $name } is no database for tables: sqlite:///FILE or postgresql://USER@HOST/DATABASE
error-database-sqlite = the address of a SQLite database is sqlite:///FILE (sqlite:////absolute/path)
error-database-closed = cannot open { $name }: { $reason }
error-database-used = another server uses { $name }: SQLite is for one process, PostgreSQL (--database) for several
# $command: what to type
error-database-driver = PostgreSQL needs its driver: { $command }
error-backup-postgresql = PostgreSQL is backed up by its own tools: { $command }
error-database-unnamed = the address names no database: postgresql://USER@HOST/DATABASE
error-database-missing = there is no { $name }
error-database-empty = there are no tables in { $name }
error-database-older = { $name } is of an older version of gobelin: gobelin serve brings it up to date
error-database-newer = { $name } was written by a newer version of gobelin: upgrade gobelin
# $reason: what the database says
error-database-silent = the database does not answer: { $reason }

## Weights, nets, settings. $made: the version in the file; $line, $column: where it cannot be read, or none

error-weights-none = { $line ->
    [none] { $name } holds no weights
   *[other] { $name } holds no weights: it is no TOML at line { $line }, column { $column }
}
error-weights-version = { $name } holds weights of version { $made }; this is for version { $version }
# $table: [value]
error-weights-table = { $name } has no table { $table }
error-weights-missing = { $name } has no weight for { $weight } in { $table }; valid are: { $names }
error-weights-unknown = { $name } has an unknown weight { $weight } in { $table }; valid are: { $names }
error-weights-number = { $name }: { $weight } must be a number, not { $value }
error-net-none = { $name } holds no net
error-net-version = { $name } holds a net for other features or another value: { $made }, not { $version }
# $size: 12 x 8
error-net-layer = { $name } holds no net: { $layer } should have { $size } numbers
error-tuning-none = { $name } is not a tuning that can be resumed
error-settings-none = { $line ->
    [none] { $name } holds no settings
   *[other] { $name } holds no settings: it is no TOML at line { $line }, column { $column }
}
error-settings-version = { $name } holds settings of version { $made }; this is for version { $version }
error-settings-missing = { $setting } is missing in { $table } of { $name }
error-settings-seed = the seed in { $name } must be a whole number
# $table: [[later]]
error-settings-later = { $table } in { $name } needs the number of a round
error-settings-unknown = unknown setting in { $table } of { $name }: { $setting }
# $like: the value of the package
error-settings-value = { $setting } in { $table } of { $name } must be like { $like }, not { $value }
error-settings-people = people in { $table } of { $name } must not all be 0
error-device-none = torch finds no GPU here: nothing can be learned on { $device }
error-training-version = { $name } holds a training for features of version { $made }
error-training-damaged = cannot resume the training in { $name }: it is damaged
error-process-died = a process died; what was saved before can be resumed
# $reason: what Ray says
error-ray = Ray stopped: { $reason }

## Compiling

# $modules: mypyc, setuptools; $command: what to type
error-compile-missing = cannot import { $modules }: { $command }
error-compile-no-compiler = there is no C compiler on this machine: install one, such as gcc or clang
# $reason: a line of the compiler
error-compile-failed = the compiler failed: { $reason }
error-compile-not-writable = { $name } is not writable
