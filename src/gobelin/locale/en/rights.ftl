### A seat belongs to who sits in it: the way back to it, its devices, what the host may not do alone. In the browser.

## The way back

rights-way-back = Your way back
rights-way-back-words = If this browser ever forgets you, this code opens your seat again. Keep it to yourself: whoever has it plays in your place.
rights-way-back-if = if this browser forgets you:
rights-code = Recovery code
rights-code-picture = QR code of your way back
rights-copy = Copy
rights-copied = Copied
rights-picture = Save as a picture
rights-print = Print
rights-put-away = Put away: “People at the table” has it, too
# On the picture and on paper. $table: the name of the table
rights-paper-title = Way back to “{ $table }”
rights-paper-seat = Seat of { $player }
rights-paper-how = Scan the square, or open the address, choose “I was sitting here” and type the code.
rights-paper-secret = For you alone: whoever has it plays in your place.

## Coming back

rights-was-here = I was sitting here
rights-was-here-words = Type the code that you got when you sat down. Without it the host can invite you again.
rights-come-back = Back to my seat
rights-wrong-code = This code opens no seat at this table.

## Devices

rights-devices = Devices
rights-devices-words = Your seat is open on these. Remove what you no longer use, or do not know.
# $browser: Firefox. $system: Linux
rights-device = { $browser } on { $system }
rights-device-unnamed = A browser
rights-device-here = this one
# $when: 5 minutes ago
rights-device-seen = last here { $when }
rights-device-since = since { $date }
rights-device-remove = Remove
rights-device-remove-named = Remove { $device }

## A seat is invited again

rights-invite-again = Invite again
rights-invite-again-words = For a friend who has lost the way back. Makes a link to this seat that works after a while. Everybody at the table sees it; if { $player } refuses it or plays on before then, it is void.
rights-invite-again-yes = Make the link
rights-invite-again-link = For { $player }: it works once, from { $time } on, unless it is refused before.
rights-join-again = The host has made a new link to this seat. It opens it from { $time } on, unless it is refused before.
rights-invited-again = the host has made a new link; it works from { $time } on
rights-invited-own = The host has made a new link to your seat
rights-invited-own-words = From { $time } on somebody can take your place with it. You have not asked for it? Refuse it, or simply play on.
# Before the deal, when nobody can play yet
rights-invited-own-early = From { $time } on somebody can take your place with it. You have not asked for it? Then refuse it.
rights-invited-refuse = Refuse the link

## What needs everybody’s agreement

# $what: Hints: no
rights-proposed = The host proposes: { $what }
rights-proposed-one = { $what }: { $how }
rights-agree = Agree
rights-refuse = Refuse
rights-withdraw = Withdraw
rights-waits-for = Waiting for the agreement of { $players }
rights-must-agree = Others sit here: what concerns them changes once they agree.

## Removing a table from the list

rights-forget = Remove “{ $title }” from this list?
rights-forget-seat = This device gives up your seat: whoever opens the table here next has none.
rights-forget-host = You made this table: until you come back you no longer host it.
rights-forget-back = You come back, here or elsewhere, by the address of the table with your code:
rights-forget-written = Your code is not known here: only the one you wrote down brings you back.
rights-forget-lost = Your code is not known here: only the one you wrote down brings you back, or a new link from the host.
rights-forget-over = The game is over, and its address still shows how it ended. You can no longer ask for a rematch from here.
rights-forget-silent = The server does not answer. This device still has your seat, and the table stays in the list.
rights-forget-yes = Remove
rights-forget-no = Keep it

## What everybody at the table is told

rights-happened = Lately at the table
rights-notice-take = { $player } has sat down
rights-notice-link = a link to the seat of { $player } was made
rights-notice-device = { $player } plays on another device, too
rights-notice-return = { $player } has come back
rights-notice-revoke = { $player } has removed a device
rights-notice-invite_again = the host has made a new link to the seat of { $player }
rights-notice-refuse = { $player } is here: the new link is void
rights-notice-leave = { $player } has got up
rights-notice-to_bot = a bot plays for { $player }
rights-notice-back = { $player } plays again
rights-notice-propose = the host has proposed a change
rights-notice-consent = { $player } agrees to the change
rights-notice-refused = { $player } refuses the change
rights-notice-withdrawn = the host has withdrawn the change
rights-notice-settings = the rules of this table have changed
