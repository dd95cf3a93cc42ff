### The luck of a table: who decides it, how people bring it together before the game, how it is checked afterwards.

## The waiting room

luck-room = The table is being laid
luck-wait-seats = { $count ->
    [one] One seat is still free. The game begins when somebody sits there.
   *[other] { $count } seats are still free. The game begins when all are taken.
}
# $players: those who are waited for
luck-wait-seals = Everybody is here. Each device draws its part of the luck; { $players } still to come.
luck-wait-shares = All parts are sealed, and now they are opened; { $players } still to come.
luck-began-anew = { $count ->
    [one] All began anew once, because somebody came, went or drew again.
   *[other] All began anew { $count } times, because somebody came, went or drew again.
}
luck-ready = ready
luck-not-ready = waiting
luck-elsewhere = Your part of the luck was drawn on another device, or this browser has forgotten it. Open the table there, or draw again here; then all begin anew.
luck-draw-again = Draw again here
luck-anew = Your part of the luck was open already when all began anew. Whoever runs the server may have seen what was about to be dealt, and may have wanted something else. Draw again if you know why all began anew; after the game this device says how many times it opened its part.
luck-begin-now = Begin without waiting
luck-begin-sure = Begin now? Then the server alone decides the luck, and everybody at the table can see that.
luck-begin-yes = Yes, begin

## Who decides it

luck-title = Luck
luck-gathering = Everybody at the table brings a part of it, and so does the server. Nobody alone decides it.
luck-together = { $count ->
    [one] One person and the server have brought it together. Neither of them decided it alone.
   *[other] { $count } people and the server have brought it together. Nobody decided it alone.
}
luck-host = The host decided: the server drew it alone.
luck-seed = It is known to whoever knows the start number or the position with which this game began.
luck-record = It stands in the record, for everybody to read.
luck-promise = Seal of this table
luck-how = How can I be sure?
luck-how-words = Before the first card is dealt, the server seals its part of the luck: these are the digits above, and your device writes them down. Then each device seals a part of its own, and your device writes all seals down before it opens yours. Afterwards nobody can change their part, for it would no longer fit its seal. When the game is over everything is opened, and “Check the luck” compares it on your own device with what was written down. { luck-yourself }
luck-how-alone = Before the first card is dealt, the server seals the luck: these are the digits above, and your device writes them down. Afterwards the server cannot change it, for it would no longer fit the seal. When the game is over it is opened, and “Check the luck” compares it on your own device with what was written down. { luck-yourself }
luck-yourself = That cards and dice fell as the luck says, the server tells you; to see it for yourself, save the record and run “gobelin verify” with it.
luck-known = The luck of this table is known to whoever knows how it began.

## Checking it

luck-check = Check the luck
luck-checking = It is being checked …
luck-holds = All of it holds.
luck-holds-partly = What could be checked here holds; not all of it could.
luck-fails = Something does not hold.
luck-nothing = This game began with a position. Its luck was known, and there is nothing to check.
luck-resumed = This game went on under newer rules than those it began with. What was promised before its first card can no longer be worked out again, and there is nothing to check.
luck-yes = holds
luck-no = does not hold
luck-unknown = cannot be told here
luck-check-written = This device wrote down the seal of the table when it first came here, and it is still the same.
luck-check-written-not = This device wrote down another seal than the one shown now.
luck-check-written-unknown = This device was not here when the game began, and so it has written down no seal.
luck-check-commitment = What the server has opened fits the seal that it gave at the beginning.
luck-check-commitment-not = What the server has opened does not fit the seal that it gave at the beginning.
luck-check-seals = What each player has opened fits their seal, and the seals are those that stood when this device opened its part.
luck-check-seals-not = What a player has opened does not fit their seal, or the seals are not those that stood when this device opened its part.
luck-check-seals-unknown = What each player has opened fits their seal. But this device opened no part, and so it has not written down which seals stood then.
luck-check-own = The part that this device drew is among them.
luck-check-own-not = The part that this device drew is not among them.
luck-check-own-unknown = This device no longer knows which part it drew.
luck-check-opened = This device opened its part once.
luck-check-opened-unknown = This device opened its part { $count } times, because all began anew. Whoever runs the server could choose among as many deals.
luck-check-seed = All parts together make the start number of this game.
luck-check-seed-not = The parts do not make the start number of this game.
luck-check-choices = The server says: played again from it, every card and every die falls as it fell.
luck-check-choices-not = The server says: played again from it, the game goes another way.
luck-check-result = The server says: the result is the same.
luck-check-result-not = The server says: the result is another one.
