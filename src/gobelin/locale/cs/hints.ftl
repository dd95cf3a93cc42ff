### What an option brings at once, in Czech. en/hints.ftl says what each message is.
### In the accusative, as after "přinese".

hint-vp = { $points } VB
hint-gain = +{ $gained }
hint-lost = { $gained } ztratíš (limit 8)
hint-rival-vp = { $player } { $points } VB
hint-achievement = úspěch
hint-building = { $a-building }
hint-district = dokončí čtvrť { $district }
hint-landmark = dominantu { $landmark }
hint-prediction = předpověď se vyplní
hint-topple = povalí osídlení: { $opponent }
hint-void = bez účinku ({ $effect })
hint-then = pak { $hint }
hint-up-to = až { $hint }
