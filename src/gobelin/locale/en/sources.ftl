### Where something comes from, in brackets after a sentence or a question. A space, card, civilization or landmark
### is called by its name (names.ftl).

from = {" "}({ $source })

# A space of a track: "Science 4, Medicine"
source-space = { $track } { $number }, { $name }
source-space-start = the start of { $track }
source-territory = printed land
source-territory-tile = tile { $number }
source-space_tile = space tile { $number }
source-income = income turn
source-income-1 = income, civilization
source-income-2 = income, tapestry card
source-income-3 = income, upgrade and VP
source-income-4 = income
source-dice = conquer dice
source-achievement = achievement: { $achievement }
source-city = completed district
source-turn = turn
source-setup = set-up
source-trap = trap
source-solo = solo game
