### What components do, each in one line, in French. en/explain.ftl says what each message is.

## Tapestry cards

explain-tapestry = { $timing ->
    [when_played] (pose) { $does }
    [trap] (embuscade) { $does }
   *[this_era] (cette ère) { $does }
}
explain-tapestry-guilds = acheter ou vendre jusqu’à 3 ressources, à 5 PV l’une
explain-tapestry-renaissance = avancer sur chaque piste sans bénéfice, mais avec le bonus gratuit

## Civilizations

explain-civilization-setup = au début, { $gain }
explain-civilization-income = { $optional ->
    [yes] aux tours de revenus, si vous voulez, { $gain }
   *[no] aux tours de revenus, { $gain }
}
explain-civilization-start_only = après votre premier tour de revenus, { $gain }
explain-civilization-final = à la fin, { $gain }
explain-civilization-historians = aux tours de revenus, défausser une tuile Territoire pour donner un jeton à un adversaire, dont les monuments vous rapportent alors ce qui est découvert
explain-civilization-leaders = aux tours de revenus, avancer avec le bénéfice, une fois sur chaque piste

## The Automa's civilizations

explain-automa_civilization-explorers = aux tours de revenus, une avancée sur la piste Exploration (tours 2 et 4) ou Militaire (3 et 5)
explain-automa_civilization-scientists = aux tours de revenus 3 à 5, une recherche
explain-automa_civilization-conquerors = aux tours de revenus, il conquiert s’il a peu de territoires, consolide un territoire et marque 1 PV pour chacun
explain-automa_civilization-engineers = aux tours de revenus, 1 PV pour chacun de ses monuments

## Everything else

explain-tech = cercle : { $circle } ; carré : { $square } (condition : { $needs })
needs-track = { $track }, niveau { $tier }
needs-income = { $building ->
    [market] case { $space } des marchés
    [house] case { $space } des maisons
    [farm] case { $space } des fermes
   *[armory] case { $space } des arsenaux
}
explain-tile = { $land }, donne { $gives }
explain-space = coûte { $cost } : { $gives }
explain-landmark = { $gained ->
    [track] { $track }, niveau { $tier }, { explain-landmark-size }
   *[tech] carte Technologie { $card }, { explain-landmark-size }
}
explain-landmark-size = { $gap ->
    [yes] { $size } parcelles avec un creux
   *[no] { $size } parcelles
}
explain-capital = { $open ->
    [one] { $open } parcelle vide, même départ que { $pair }
   *[other] { $open } parcelles vides, même départ que { $pair }
}
explain-level = { $mat ->
    [hard] plateau difficile, { $progress } cartes Progrès
   *[normal] plateau normal, { $progress } cartes Progrès
}
explain-level-hand = cartes en main
explain-level-civilization_bonus = bonus de civilisation
explain-level-extra_advance = avancée supplémentaire

## Decision cards

explain-decision-card = { $alone ->
    [yes] Empire de l’Ombre : { $shadow }
   *[no] Automa : { $automa }, Empire de l’Ombre : { $shadow }
}
explain-decision-card-all = n’importe quelle piste
explain-decision-card-finish = piste la plus avancée
explain-decision-card-landmark_or_finish = monument ou fin le plus proche
explain-decision-card-order = ordre { $tracks }
explain-decision-card-favorite = favorite
explain-decision-card-map = hexagones vers { $along }, depuis { $side }
explain-decision-card-income = icône de main (revenus)
explain-decision-card-topple = avant-poste renversé
