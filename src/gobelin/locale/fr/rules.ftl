### Rules of cards and civilizations in French. en/rules.ftl says what each message is.

## Tracks and dice

effect-rule-four_research_rolls = lancer { $times } fois le dé de science et avancer sans bénéfice ({ $beyond } si la piste est terminée)
effect-rule-singularity = replacer ce jeton sur la case de départ d’une piste au choix
effect-rule-territory_benefit = le bénéfice du territoire

## What a tapestry card does when it is played

effect-rule-advance_by_science_die = lancer le dé de science et avancer sur cette piste ; tous les adversaires y avancent { $opponents ->
    [none] sans bénéfice
    [benefit] avec le bénéfice, mais sans bonus
   *[full] avec bénéfice et bonus
}
effect-rule-advance_on_named_track = nommer une piste : vous pouvez y avancer, vos voisins { $neighbours ->
    [none] aussi, mais sans bénéfice
    [benefit] aussi, avec le bénéfice mais sans bonus
   *[full] aussi
}
effect-rule-by_landmarks = le moins de monuments : { $fewest } ; le plus : { $most } ; sinon { $otherwise }
effect-rule-choose_opponent = choisir un adversaire
effect-rule-choose_opponent_and_track = choisir un adversaire et une piste
effect-rule-close_track = fermer une piste aux adversaires jusqu’à la fin de votre prochain tour
effect-rule-copy_card = { $timing ->
    [when_played] utiliser une carte « pose » visible de n’importe quel plateau Revenus
   *[any] utiliser une carte Fresque visible de n’importe quel plateau Revenus
}
effect-rule-discard_tapestries = défausser autant de cartes Fresque que vous voulez, { $each } chacune
effect-rule-each_neighbour = { $gain } pour chacun de vos voisins
effect-rule-each_neighbour_may = { $gain } pour chaque voisin qui le veut
effect-rule-each_player = { $gain } pour chaque joueur
effect-rule-explore_with_drawn_tile = piocher une tuile Territoire et explorer avec elle
effect-rule-first_in_era = si vous entrez avant tous les autres dans cette ère : { $first } ; sinon { $otherwise }
effect-rule-move_level = amener un jeton à la hauteur du prochain jeton adverse, en avant ou en arrière{ $gain ->
    [none] , sans bénéfice
   *[full] {""}
}
effect-rule-olympics = chaque joueur peut { $each } ; vous gagnez { $if_opponent_paid } si un adversaire le fait, sinon { $otherwise }
effect-rule-one_track_forward = avancer de { $forward } sur une piste, reculer de { $back_on_others } sur les trois autres{ $gain ->
    [none] , le tout sans bénéfice
   *[full] {""}
}
effect-rule-opponents_token = gagner le bénéfice d’une case où se trouve un jeton adverse ; cet adversaire peut en gagner le bonus gratuitement
effect-rule-per_opponent = { $at_least ->
    [0] { $gain } par adversaire
   *[other] { $gain } par adversaire (on en compte au moins { $at_least })
}
effect-rule-per_terrain = choisir une tuile que vous contrôlez et gagner pour chacun de ses terrains : désert { $desert }, forêt { $forest }, prairie { $grass }, montagne { $mountain }
effect-rule-per_track_behind = { $gain } pour chaque piste où tous les autres vous devancent
effect-rule-per_track_leading = { $gain } pour chaque piste où personne ne vous devance
effect-rule-upgrade_invented = l’amélioration de la carte ainsi inventée
effect-rule-uprising = redresser jusqu’à { $up_to } de vos avant-postes renversés et renverser ceux qui se dressent à leur place

## What a power gives when its moment comes

effect-rule-both_dice = prendre les deux dés
effect-rule-circle_of_invented = son cercle aussitôt
effect-rule-convert_income_food = changer la nourriture gagnée en d’autres ressources, { $each } chacune
effect-rule-double_tile_benefit = prendre deux fois son bénéfice au lieu des PV de ses côtés
effect-rule-free_bonus = il est gratuit
effect-rule-give_tile = donner une tuile à un adversaire pour { $gain }
effect-rule-outpost_on_tile = placer un avant-poste sur la tuile
effect-rule-per_income_coin = { $gain } par pièce ainsi gagnée
effect-rule-play_gained = la jouer aussitôt par-dessus cette carte
effect-rule-roll_twice = lancer deux fois et garder un résultat
effect-rule-same_benefit = le même bénéfice
effect-rule-topple_attacker = défausser cette carte de votre main et renverser l’avant-poste de l’attaquant

## What a civilization does at its own moments

effect-rule-alchemy = lancer le dé de science autant de fois que vous l’osez, puis avancer sur chaque piste obtenue{ $each ->
    [none] , sans bénéfice
   *[full] {""}
} ({ $beyond } si elle est terminée) ; une piste obtenue deux fois annule tout et rapporte { $bust }
effect-rule-as_at_start = comme au début de la partie
effect-rule-building_on_map = le placer plutôt sur la carte : sur un territoire vide voisin des vôtres, ou sur un des vôtres qui ne porte qu’un seul jeton, pour { $beside }
effect-rule-building_on_mat = le placer sur ce plateau plutôt que dans la capitale et gagner la case recouverte
effect-rule-die_left = prendre le dé laissé de côté
effect-rule-exposed_slots = tout ce qui est découvert sur ce plateau
effect-rule-fill_rows = placer des avant-postes de votre réserve sur ce plateau
effect-rule-free_slot = gagner l’un des carrés de ce plateau, chacun une fois par partie
effect-rule-isolate = le fermer à tous avec un jeton de ce plateau, pour { $gain }
effect-rule-jump = avancer chaque jeton de { $spaces } cases
effect-rule-largest_land_mass = { $vp } PV pour votre plus grande étendue d’un même terrain
effect-rule-lose = perdre { $pay }
effect-rule-mark_tapestry = placer un jeton sur une carte « pose » de n’importe quel plateau Revenus et gagner son effet
effect-rule-mark_tech_card = placer un jeton sur n’importe quelle carte Technologie de la ligne du bas ou du milieu, aussitôt améliorée
effect-rule-move_token_right = déplacer le jeton vers la droite le long d’un chemin et gagner sa nouvelle case
effect-rule-move_token_up = faire monter un jeton dans sa colonne et gagner sa nouvelle case
effect-rule-outpost_from_mat = le prendre sur ce plateau, le plus à gauche d’une ligne
effect-rule-per_achievement = { $gain } par objectif ({ $last_turn } au dernier tour de revenus)
effect-rule-per_exact_prediction = { $gain } pour chaque prédiction exacte
effect-rule-per_territory_around = { $gain } pour chaque territoire adverse autour
effect-rule-per_uniform_line = { $gain } de plus pour chaque ligne et colonne aux bâtiments d’un seul type
effect-rule-predict = prédire quatre nombres
effect-rule-replaced = défaussée contre la civilisation suivante
effect-rule-send_all_tokens = donner tous les jetons à des adversaires
effect-rule-send_token = un jeton de ce plateau pour un adversaire
effect-rule-swap_buildings = échanger jusqu’à { $up_to } fois des bâtiments de revenus
effect-rule-take_over = elle passe dans votre ligne du bas
effect-rule-token_on_any_slot = placer le jeton sur n’importe quelle case et la gagner
effect-rule-trade = placer un jeton de ce plateau sur un territoire ; s’il est vide, { $empty } ; s’il porte un seul avant-poste adverse, { $market }
effect-rule-uniform_district = { $gain } de plus si ses bâtiments sont d’un seul type

## What the Automa's civilizations do

effect-rule-conquer_if_little_land = une conquête s’il contrôle peu de territoires
effect-rule-secure_territory = un second avant-poste sur un territoire (il en garde { $spare })

## When powers act

trigger = { $when } : { $gain }
when-advance = { $who ->
    [opponent] chaque fois qu’un adversaire avance sur { $track }
   *[owner] chaque fois que vous avancez sur { $track }
}
when-attacked = quand un adversaire conquiert votre territoire
when-bonus_any = un bonus qui coûte 1 ressource au choix
when-build_on_impassable = pour chaque bâtiment sur des parcelles infranchissables
when-complete_district = pour chaque district complété
when-conquer = chaque fois que vous conquérez
when-conquer_empty = quand vous conquérez un territoire vide
when-conquer_marked = { $who ->
    [opponent] quand un adversaire conquiert un territoire avec un jeton de ce plateau
   *[owner] quand vous conquérez un territoire avec un jeton de ce plateau
}
when-conquer_opponent = quand vous conquérez le territoire d’un adversaire
when-enter_tier = chaque fois que vous entrez dans un niveau d’une piste
when-explore = chaque fois que vous explorez
when-gain_building = chaque fois que vous gagnez un bâtiment de revenus
when-gain_landmark = { $who ->
    [holder] chaque fois qu’un adversaire muni d’un jeton de ce plateau gagne un monument
   *[owner] chaque fois que vous gagnez un monument
}
when-gain_market = chaque fois que vous prenez un marché
when-gain_tapestry = chaque fois que vous gagnez une carte Fresque
when-income_step4 = avec les revenus de ce tour
when-invent = chaque fois que vous inventez
when-landmark_gained = chaque fois qu’une avancée vous rapporte un monument
when-landmark_taken = chaque fois qu’il est déjà pris
when-marked_card_in_top_row = { $who ->
    [opponent] quand un adversaire a dans sa ligne du haut une carte avec un jeton de ce plateau
   *[owner] quand vous avez dans votre ligne du haut une carte avec un jeton de ce plateau
}
when-place_income_building = chaque fois que vous placez un bâtiment de revenus
when-place_outpost = chaque fois que vous placez un avant-poste
when-place_territory = chaque fois que vous placez une tuile Territoire
when-prediction_comes_true = quand une prédiction se réalise
when-roll_science = chaque fois que vous lancez le dé de science
when-score_capital = quand vous comptez votre capitale
when-track_benefit = { $who ->
    [partner] chaque fois que cet adversaire gagne un bénéfice de la piste
   *[owner] chaque fois que vous gagnez un bénéfice de la piste
}
when-upgrade = { $who ->
    [partner] chaque fois que cet adversaire améliore une carte Technologie
   *[owner] chaque fois que vous améliorez une carte Technologie
}

## What powers forbid and allow

forbids-advancing = vous ne pouvez pas avancer sur { $track }
forbids-conquering = { $who ->
    [partner] ni lui les vôtres
   *[owner] vous ne pouvez pas conquérir les territoires de cet adversaire
}
forbids-trapping = les embuscades ne vous arrêtent pas
allows-building_on_impassable = vous pouvez bâtir sur les parcelles infranchissables
allows-ignoring_prerequisites = la ligne du haut n’exige aucune condition
allows-upgrading_marked_cards = les cartes avec un jeton montent sans condition
