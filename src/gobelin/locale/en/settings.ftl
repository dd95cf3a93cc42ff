### The settings of the page: a name for each, and in small what it does.

settings = Settings
settings-kept = kept on this device
settings-close = Back
settings-playing = Playing
settings-looks = Looks
settings-sound = Sound
settings-help = Language and help

settings-end = End of turn
    .words = before the next player moves
settings-end-off = Ask
settings-end-at_once = At once
settings-end-countdown = 10 s
settings-warn = Warn before a loss
    .words = a resource over 8, an ability given up
settings-bots = What the bots did
    .words = told before your turn, when you play alone
settings-theme = Theme
    .words = linen by day, walnut by candle
settings-theme-light = Light
settings-theme-dark = Dark
settings-theme-system = System
settings-patterns = Patterns on colours
    .words = weaves and marks of players and terrain
settings-patterns-soft = Soft
settings-patterns-strong = Strong
settings-names = Names on the income mat
    .words = always, or on pointing
settings-size = Size of everything
    .words = in percent
settings-motion = Movement
    .words = reduced follows your system
settings-motion-none = None
settings-motion-calm = Calm
settings-motion-full = Full
settings-pace = Others’ moves
    .words = how fast they are shown; a click skips
settings-pace-0 = At once
settings-bell = Bell on your turn
    .words = also in the title of the tab
settings-notice = Browser notice
    .words = when it is your turn and the page is hidden
settings-notice-refused = the browser does not allow it
settings-thread = Thread
    .words = your choice is carried out
settings-shuttle = Shuttle
    .words = a tile woven, a building placed
settings-batten = Batten
    .words = a landmark, a tapestry card
settings-die = Dice
    .words = wooden knocks
settings-drum = Drum
    .words = an attack on you, a trap
settings-end_of_game = The loom stops
    .words = at the end of the game
settings-language = Language
    .words = of everything
settings-reader = Screen reader detail
    .words = how much a hex or a space says
settings-reader-short = Short
settings-reader-full = Full

## Others’ moves

page-since = Since your last turn
page-skip = Skip

## What things are called for those who want to hear little

page-space-short = { $players ->
    [none] { $space }
   *[other] { $space }; here: { $players }
}
# $state: unexplored, explored
page-hex-short = { $state ->
    [unexplored] Hex { $hex }, unexplored
   *[explored] { $holder ->
        [none] Hex { $hex }, free
       *[other] Hex { $hex }, { $holder }
    }
}

## The title of the tab

page-title-your-turn = ● Your turn · Gobelin
