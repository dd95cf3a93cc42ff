### What an option brings at once, in short: joined by list-middle after the words of the option.

# $points: with their sign
hint-vp = { $points } VP
hint-gain = +{ $gained }
hint-lost = { $gained } lost at the limit of 8
hint-rival-vp = { $player } { $points } VP
hint-achievement = achievement
hint-building = { $a-building }
hint-district = completes district { $district }
hint-landmark = landmark { $landmark }
hint-prediction = prediction comes true
hint-topple = topples { $opponent }
hint-void = without effect: { $effect }
# What follows anyway, but not the same for every option
hint-then = then { $hint }
# The best of several that follow
hint-up-to = up to { $hint }
