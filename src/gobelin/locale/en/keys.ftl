### The keys of the table, as the page lists them.

keys-title = Keys

## What is printed on keys

keys-cap-enter = Enter
keys-cap-escape = Esc
keys-cap-shift = Shift
keys-cap-arrows = arrows
keys-cap-page = Page up, Page down

## What they do

keys-targets = the first thing that can be acted on, the one before, the next
keys-options = what the bar offers
keys-move = from target to target
keys-choose = choose, and once more to confirm
keys-back = a step back
keys-map = on the map: to the six neighbours of a hex, each key in its direction
keys-track = on a track: along it, or up and down to the same space of another track
keys-tier = on a track: by tier
keys-city = in the city: from district to district
keys-turn = turn the tile or the building; with Shift the other way round
keys-undo = undo
keys-hint = hint: what a bot would do
keys-catalogue = the catalogue, at the thing that explains itself
keys-help = help mode: a click explains
keys-zones = to the next part of the table
