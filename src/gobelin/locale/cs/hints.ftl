### What an option brings at once, in Czech. en/hints.ftl says what each message is.

hint-vp = { $points } VB
hint-gain = získáš { $gained }
hint-lost = { $gained } ztratíš (limit 8)
hint-rival-vp = { $player } { $points } VB
hint-achievement = úspěch
hint-building = získáš { $a-building }
hint-district = dokončí čtvrť { $district }
hint-landmark = dominanta { $landmark }
hint-prediction = předpověď se vyplní
hint-topple = povalí osídlení: { $opponent }
hint-void = nevyužiješ: { $effect }
hint-then = pak { $hint }
hint-up-to = nejvýše { $hint }
