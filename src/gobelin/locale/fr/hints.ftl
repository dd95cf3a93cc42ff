### What an option brings at once, in French. en/hints.ftl says what each message is.

hint-vp = { $points } PV
hint-gain = +{ $gained }
hint-lost = { $gained } en trop (limite de 8)
hint-rival-vp = { $player } { $points } PV
hint-achievement = objectif
hint-building = { $a-building }
hint-district = complète le district { $district }
hint-landmark = monument { $landmark }
hint-prediction = prédiction réalisée
hint-topple = renverse { $opponent }
hint-void = sans effet : { $effect }
hint-then = puis { $hint }
hint-up-to = jusqu’à { $hint }
