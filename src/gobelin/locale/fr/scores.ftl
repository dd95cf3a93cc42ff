### The score sheet, the ranking, and who won, in French. en/scores.ftl says what each message is.

score-sheet = Feuille de score
score-vp = points de victoire

## Points by source

score-source-tracks = pistes
score-source-tech_cards = cartes Technologie
score-source-tapestry_cards = cartes Fresque
score-source-civilizations = civilisations
score-source-exploring = exploration
score-source-space_tiles = tuiles Espace
score-source-income = tours de revenus
score-source-dice = dés de conquête
score-source-achievements = objectifs
score-source-other = autres

## Points by era

score-era-setup = avant l’ère I
score-era-era_1 = ère I
score-era-era_2 = ère II
score-era-era_3 = ère III
score-era-era_4 = ère IV
score-era-income_5 = dernier tour de revenus
score-era-after_end = après la fin

## What stands on the table

score-income_buildings = bâtiments de revenus
score-landmarks = monuments
score-territories = territoires
score-tech_cards = cartes Technologie
score-districts = districts
score-resources_left = ressources restantes
score-civilization = civilisation
score-unknown = ?

## The end

rank = { $place }. { $player }, { $points } PV
won-solo = Vous battez l’Automa, { $yours } PV à { $automa }.
lost-solo = L’Automa vous bat, vous avez { $yours } PV contre { $automa }.
won = { $player-is ->
    [you] Vous gagnez avec { $points } PV.
   *[other] { $player } gagne avec { $points } PV.
}
won-level = { $player-is ->
    [you] Vous gagnez avec { $points } PV, à égalité avec { $others } mais avec plus de ressources restantes ({ $left }).
   *[other] { $player } gagne avec { $points } PV, à égalité avec { $others } mais avec plus de ressources restantes ({ $left }).
}
won-level-with = { $player } ({ $left })
won-shared = { $left ->
    [one] { $winners } se partagent la victoire : { $points } PV et { $left } ressource restante chacun.
   *[other] { $winners } se partagent la victoire : { $points } PV et { $left } ressources restantes chacun.
}
