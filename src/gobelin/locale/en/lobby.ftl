### People around the table: the start page, new games, links, seats, talk. In the browser.

## The start page

lobby-tagline = Weave a civilization, from the first fire to the stars.
lobby-here = Here
lobby-by-link = By link
lobby-automa = Automa
lobby-me-words = plays on this screen
lobby-open-words = gets a link from you
lobby-nobody-words = nobody sits here
lobby-your-name = Your name
lobby-friends-name = Name
lobby-bot-level = Level of the bot on seat { $number }
# $points: victory points that two of them make against each other in the mean
lobby-strength = { $level } · { $points } VP
lobby-automa-level = Level of the Automa
# $name: the Average
lobby-automa-named = { $level } · { $name }
lobby-shadow-too = the Shadow Empire comes with the Automa
# $side: small, large
lobby-summary = { $players ->
    [one] alone against the Automa
   *[other] { $players } at the table
} · { $side ->
    [small] small map
   *[large] large map
}
lobby-why-few = One more, please: a bot, a friend, or the Automa on the second seat.
lobby-why-solo = Against the Automa you play alone: the other seats stay empty.
lobby-why-large = From four players on, the large map is used.
lobby-why-hot = Friends on one screen: a curtain hides each hand from the others.
lobby-why-link = You get a link for each friend as soon as you sit down.
lobby-options = Options …
lobby-options-changed = { $count ->
    [0] as usual
    [one] one thing changed
   *[other] { $count } things changed
}
lobby-refused = No game can be set up like this: { $reason }
lobby-watch-bots = Bots at the loom
lobby-watch-bots-words = watch four of them play
# Names of bots that nobody has named, things of a weaver. $thing: loom, bobbin, shuttle, spindle, heddle
lobby-bot-name = { $thing ->
    [bobbin] Bobbin
    [shuttle] Shuttle
    [spindle] Spindle
    [heddle] Heddle
   *[loom] Loom
}

## Tables of this device

lobby-status-yours = your turn
lobby-status-waits = { $player } is asked
lobby-status-many = several are asked
lobby-status-open = a seat is free
lobby-status-waiting = soon to begin
lobby-status-over = finished
lobby-status-rematch = a rematch waits
lobby-status-gone = no longer there
lobby-forgets = This browser keeps nothing: your tables are known as long as this tab is open. “Other device” at the table gives you a link to come back by.
lobby-table-stand = era { $era }, turn { $turn }
lobby-with = with { $players }
lobby-alone = alone
lobby-forget = Remove { $title } from this list
lobby-untitled = Table of { $date }
lobby-have-link = I have a link
lobby-paste-link = Paste it here
lobby-open-link = Open
lobby-no-link = That is no link to a table.

## Options of a new game

lobby-options-title = Options of the game
lobby-as-usual = As usual
lobby-title = Name of the table
lobby-title-words = so that you find it again
lobby-civilizations = Civilizations
lobby-civilizations-words = two are dealt to each, of which one is kept; or choose
lobby-capitals = Capital cities
lobby-capitals-words = dealt, or chosen here
lobby-dealt = dealt
lobby-clash-civilizations = Two players cannot have the same civilization.
lobby-clash-capitals = Two of these capital cities begin in the same place.
lobby-start-bonus = Start adjustments
lobby-start-bonus-words = the published help for weak civilizations and the handicap for strong ones
lobby-shadow-empire = Shadow Empire
lobby-shadow-empire-words = a third on the tracks of a game for two: it takes landmarks and scores nothing
lobby-shadow-empire-closed = for two players only
lobby-shadow-empire-solo = always with you against the Automa
lobby-loop-guard = One reward for a space and turn
lobby-loop-guard-words = in one turn nobody gains the rewards of a track space twice
lobby-x-advance = Free advances without benefit may be declined
lobby-x-advance-words = usually they must be made if they can be
lobby-confirm = Ask before a turn ends
lobby-confirm-words = until then choices can be taken back
lobby-confirm-closed = always, at tables in the browser
lobby-without = Cards left out
lobby-without-words = tapestry cards that are not in the deck
lobby-without-none = none
lobby-without-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
lobby-pace = Bots move
lobby-pace-words = how long they wait before each move
lobby-pace-instant = at once
lobby-pace-fast = quickly
lobby-pace-normal = to be followed
lobby-join = Free seats
lobby-join-words = who may sit down there
lobby-join-link = whoever knows the table
lobby-join-invite = by invitation
lobby-absent = Who keeps the others waiting
lobby-absent-words = others may then let a bot play in their place
lobby-absent-hours = { $hours ->
    [0] is waited for
    [1] after one hour
    [24] after a day
    [72] after three days
   *[other] after { $hours } hours
}
lobby-hints = Hints
lobby-hints-words = players may ask a bot what it would do
lobby-seed = Start number
lobby-seed-words = the same number makes the same start; who knows it could know what is drawn
lobby-seed-random = drawn by lot
lobby-seed-bad = A start number is a whole number.
lobby-yes = yes
lobby-no = no
lobby-done = Done

## Joining

lobby-join-title = You are invited
lobby-join-seat = Seat { $number } at “{ $title }” is kept for you.
lobby-join-seat-plain = Seat { $number } is kept for you.
lobby-join-free = There is a free seat at this table.
lobby-join-which = Your seat
lobby-join-company = At the table: { $players }
lobby-join-name = What shall the others call you?
lobby-join-sit = Sit down
lobby-join-watch = Only watch
lobby-join-device = Your seat, on this device
lobby-join-device-words = The link opens the seat of { $player } here. It works once.
lobby-join-device-sit = Go on here
lobby-spent-words = Somebody has used this link already; each one works once. Ask for a new one, or watch.
lobby-seat-lost = This device no longer opens the seat
lobby-seat-lost-words = The seat was given up, or this device was removed from it. You may still watch.
lobby-retry-words = It is tried again by itself.
lobby-busy-words = So many have asked from here that the server wants a moment’s rest. It is tried again by itself.

## The panel of the table

lobby-people = People at the table
lobby-people-free = { $count ->
    [one] People at the table: one seat is free
   *[other] People at the table: { $count } seats are free
}
lobby-talk = Talk
lobby-talk-new = Talk: { $count ->
    [one] one new line
   *[other] { $count } new lines
}
lobby-seats = Seats
lobby-rules = Rules of this table
lobby-you = you
lobby-host = you · host
lobby-person = plays
lobby-free = nobody sits here yet
lobby-is-bot = bot, { $level }
lobby-is-automa = plays by its cards
lobby-stand-in = a bot stands in
lobby-conceded = has given up; a bot plays on
lobby-left = has got up
lobby-asked = is asked
lobby-asked-for = is asked, for { $time }
lobby-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
lobby-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
lobby-days = { $count ->
    [one] one day
   *[other] { $count } days
}
lobby-agrees = wants to end
lobby-spectator-link = Link for spectators
lobby-spectator-words = Whoever has it sees the table and nobody’s hand.
lobby-table-link-words = Whoever has it may watch, and sit down where a seat is free.
lobby-invite-link = Link
lobby-invite-link-words = For one person: it works once, and nobody else sees that hand.
lobby-new-link = Another link
lobby-device-link = Other device
lobby-device-link-words = Opens your seat on another device, or here again when the browser has forgotten it. It works once; keep it to yourself.
lobby-copy = Copy
lobby-copied = Copied
lobby-link-of = Link
lobby-code-of = QR code of the link
lobby-alone-words = This link works on this machine only: the server listens to nobody else. Stop it and start it with this command; then links work for everybody in the same network:
lobby-rename = Change your name
lobby-name = Name
lobby-save = Save
lobby-to-bot = Let a bot play
lobby-to-bot-other = Let a bot play for { $player }
lobby-to-bot-later = a bot may play for them in { $time }
lobby-back = Play on yourself
lobby-bot-plays = A bot plays for you
lobby-bot-plays-words = Come back whenever you like.
lobby-concede = Give up
lobby-concede-sure = Give up this game? A bot plays on in your place and cannot win.
lobby-concede-yes = Yes, give up
lobby-cancel = No
lobby-agree = End the game here
lobby-agree-words = when everybody wants it: { $agreed } of { $people }
lobby-agree-not = Play on
lobby-leave = Get up
lobby-leave-sure = Get up from this table? This seat cannot be opened again.
lobby-leave-yes = Yes, get up
lobby-say = Say something
lobby-send = Send
lobby-no-talk = Nothing has been said yet.
lobby-spectators-hush = Spectators only listen.
lobby-owner = The host
lobby-not-possible = That is not possible now: { $reason }
lobby-change-words = Only who made the table can change this.
lobby-watching = You are watching: no hand is open to you.
lobby-take-seat = Take a free seat

## The curtain

lobby-since = Since your last turn
lobby-curtain-keys = press Enter, or the button
lobby-wrong-player = Somebody else first?
