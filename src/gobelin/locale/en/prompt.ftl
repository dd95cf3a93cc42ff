### The page in the browser: the prompt, and the screens around the table.

## The prompt: a short head for each kind of question, and the word on the button that confirms it

# $era: in Roman numerals; $last: yes, no
ask-turn = Your turn
    .words = { $last ->
        [yes] Advance on a track, or take your last income turn.
       *[no] Advance on a track, or begin era { $era } with an income turn.
    }
ask-advance = Advance
ask-research = Research
ask-use_rolls = Use your rolls
ask-which_roll = Which roll?
ask-roll_again = Roll again?
ask-name_track = Which track?
ask-pact_track = Which track?
ask-singularity = Back to which start?
ask-token = Which token?
ask-jump = Which token jumps?
ask-repeat = Which space once more?
ask-regress = Which token goes back?
ask-move = Move a token
ask-opponent_token = Whose space?
# $any: how many are of one's choice; $fixed: how many are not
ask-pay = Pay
    .words = For { $space }: { $any ->
        [one] one resource of your choice
       *[other] { $any } resources of your choice
    }{ $fixed ->
        [0] .
       *[other] ; a dot marks what is fixed.
    }
ask-gain = Gain
ask-bonus = The bonus?
ask-convert = Turn food
ask-exchange = Buy or sell
ask-explore_tile = Explore
ask-explore_hex = Explore
ask-explore_turn = Explore
    .words = Turn the tile, then place it.
ask-conquer = Conquer
ask-trade = Trade
ask-colony = Colony
ask-uprising = Uprising
ask-explore_space = Explore space
ask-building = Which building?
ask-place = Build
ask-landmark = Which landmark?
ask-swap = Swap two buildings
ask-swap_with = Swap two buildings
ask-die = { $held ->
    [yes] You hold hex { $hex }
   *[no] Hex { $hex } was a trap
}
ask-trap = { $attacker } attacks hex { $hex }
    .words = Do you use a trap?
ask-play_tapestry = Play a card
ask-play_gained = Play it at once?
ask-discard = Discard
ask-discard_for_vp = Discard for VP
ask-heralds = Which card once more?
ask-copy = Copy a card
ask-historians = Give a token away?
ask-give_tile = Give a tile?
ask-invent = Invent
ask-refresh = New cards?
ask-upgrade = Upgrade a card
ask-tech_part = Once more
ask-token_on_tech = A token on which card?
ask-same_benefit = The same for you?
ask-use_civilization = Which civilization?
ask-path = Where does it go?
ask-column = Which column?
ask-square = Which square?
ask-predict = Predict
ask-outpost_row = Which outpost?
ask-fill_row = Into which row?
ask-isolate = Close this land?
ask-may = Do you want it?
ask-olympics = Take part?
ask-double_benefit = Twice the benefit?
ask-settle_tile = Settle here?
ask-one_of = One of these
ask-order = Which first?
ask-income_order = Which first?
ask-opponent = Which opponent?
ask-give_tile_to = Who gets it?
ask-capital = Choose your beginning
ask-civilization = Choose your beginning
ask-automa_civilization = For the Automa
ask-end_turn = Your turn is done
    .words = { $undo ->
        [yes] Look once more, or take something back.
       *[no] Look once more.
    }

confirm-advance = Advance
confirm-name_track = This one
confirm-pact_track = This one
confirm-singularity = This one
confirm-repeat = Again
confirm-regress = Go back
confirm-move = Move
confirm-opponent_token = Trade
confirm-pay = Pay
confirm-gain = Gain
confirm-bonus = Pay
confirm-exchange = Deal
confirm-explore_turn = Place
confirm-conquer = Attack
confirm-trade = Put token
confirm-colony = This one
confirm-uprising = Stand up
confirm-explore_space = Explore
confirm-place = Build
confirm-place-over = Build over the rim
confirm-landmark = Take it
confirm-swap_with = Swap
confirm-play_tapestry = Play
confirm-play_gained = Play
confirm-discard = Discard
confirm-discard_for_vp = Discard
confirm-heralds = Use it
confirm-copy = Copy
confirm-historians = Discard
confirm-give_tile = Give it
confirm-upgrade = Upgrade
confirm-token_on_tech = Put token
confirm-predict = Predict
confirm-opponent = This one
confirm-give_tile_to = Give it
confirm-capital = Keep it
confirm-civilization = Keep it
confirm-automa_civilization = This one

page-question = What to do
page-all-cards = Cards of all players
page-undo = Undo
page-undo-all = Undo to the start
page-end-turn = End turn
page-end-turn-in = End turn · { $seconds } s
page-no-thanks = No, thanks
page-done = Done
page-then = then
page-space-start = Start
page-step-to = { $from } → { $to }
page-income-turn = Income
page-into-era = into era { $era }
page-last-turn = your last
page-deck = Top of the deck
page-add = add { $what }
page-remove = take { $what } back
page-lost-over-eight = over 8 is lost
page-sure = Are you sure?
page-anyway = Do it anyway
page-loses = Lost over the limit of 8: { $what }.
page-gives-up = You give up an ability: { $ability }.
page-marked = { $count } marked
page-not-now = Not now
page-refused = { $what }; not now: { $why }
page-buy = Buy { $amount }
page-sell = Sell { $amount }
page-beside = Beside the city
page-pick-plot = Pick a plot; { $ways ->
    [one] one way fits
   *[other] { $ways } ways fit
}.
page-pick-hex = { $count ->
    [one] One hex is lit.
   *[other] { $count } hexes are lit.
}
page-turn-left = turn left
page-turn-right = turn right
page-next-place = Next place { $at } of { $all }
page-plots-inside = { $over ->
    [0] { $all } of { $all } plots inside
   *[other] { $inside } of { $all } inside, { $over } over the rim
}
page-turned = turned { $turn } sixths, { $points } VP
page-roll = Roll
page-die-red = red die
page-die-black = black die
page-die-territories = 1 per territory × { $count }
page-die-benefit = the benefit of hex { $hex }
page-die-nothing = Nothing here
page-die-nothing-words = hex { $hex } has no benefit
page-bust = Bust: { $bad } in { $all }
page-stop = Stop here
page-no-trap = No trap in hand
page-let-fall = Let it fall
page-let-fall-brings = territories { $before } → { $after }; hex { $hex } goes to { $attacker }
page-spring-trap = Spring the trap
page-spring-trap-brings = you keep hex { $hex }, their outpost falls, any 1 resource; { $traps ->
    [one] your only trap
   *[other] 1 of { $traps } traps
}
page-steps-tile = tile
page-steps-place = place
page-steps-turn = turn
page-open-plots = { $count } open plots
page-start-place = start { $number }
page-where-begin = Where you begin
page-where-begin-words = your first two outposts stand there
page-waiting = { $player } decides
page-waiting-many = { $players } decide
page-waiting-words = You may look around, read cards, plan.
page-asked = The question: “{ $question }”
page-asked-turn = An advance on a track, or an income turn.
page-asked-end_turn = The turn is done; something may still be taken back.
page-you-have-chosen = You have chosen. The others are thinking.
page-change-mind = Change it
page-lost = The connection is lost
page-lost-words = It is tried again by itself. Nothing you have chosen is lost.
page-gone = There is no such table
page-gone-words = The link may be incomplete, or the table was deleted.
page-stale = The table has moved on. Here is the new question.
page-moved-on = The table has moved on.
page-illegal = That was not possible. Here is the question again.
page-sending = One moment …
page-winner = { $count ->
    [one] { $players } wins
   *[other] { $players } win together
}
page-home = To the start

## The start page

page-new-game = New game
page-quick-game = Play now
page-quick-game-words = You against one bot, small map
page-you = You
page-bot = Bot
page-nobody = Empty
page-seat = Seat { $number }
page-level-novice = Novice
page-level-apprentice = Apprentice
page-level-journeyman = Journeyman
page-level-artisan = Artisan
page-level-virtuoso = Virtuoso
page-level-master = Master
page-sit-down = Sit down
page-your-tables = Continue
page-no-tables = Nothing yet: tables you sit at are kept here, on this device.
page-unofficial = An unofficial, open-source fan implementation. Tapestry is a trademark of Stonemaier LLC; all art here is drawn for this project.
page-busy-server = The server does not answer
page-one-moment = One moment …
page-link-spent = This invitation has been used
page-curtain = { $player }, the loom is yours
page-curtain-words = Take the screen: nothing of anybody’s hand is on it until you raise the curtain.
page-raise = I am { $player }, raise it
