### What an option brings at once, in short.

# $points: with their sign
hint-vp = { $points } PZ
hint-gain = +{ $gained }
hint-lost = przepada: { $gained } (limit 8)
hint-rival-vp = { $player } { $points } PZ
hint-achievement = osiągnięcie
hint-building = { $a-building }
hint-district = ukończona dzielnica { $district }
hint-landmark = wielka budowla „{ $landmark }”
hint-prediction = przepowiednia się spełnia
hint-topple = przewrócony posterunek ({ $opponent })
hint-void = bez efektu: { $effect }
# What follows anyway, but not the same for every option
hint-then = potem { $hint }
# The best of several that follow
hint-up-to = nawet { $hint }
