### Where something comes from, in French. en/sources.ftl says what each message is.

from = {" "}({ $source })

source-space = { $track } { $number }, { $name }
source-space-start = { $track }, case de départ
source-territory = territoire imprimé
source-territory-tile = tuile { $number }
source-space_tile = tuile Espace { $number }
source-income = tour de revenus
source-income-1 = revenus, civilisation
source-income-2 = revenus, carte Fresque
source-income-3 = revenus, amélioration et PV
source-income-4 = revenus
source-dice = dés de conquête
source-achievement = objectif : { $achievement }
source-city = district complété
source-turn = tour
source-setup = mise en place
source-trap = embuscade
source-solo = partie en solo
