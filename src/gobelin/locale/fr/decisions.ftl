### Questions and options in French. en/decisions.ftl says what each message is.

## Turns and tracks

prompt-turn = À vous : avancer sur une piste, ou commencer l’ère suivante par un tour de revenus ?
    .advance = { $tokens ->
        [several] avancer sur la piste { $track } avec l’un de vos jetons
       *[one] avancer en { $space }, pour { $cost } : { $gives }
    }
prompt-end_turn = Tout est joué : terminer votre tour, ou annuler un choix ?
prompt-advance = { $gain ->
    [benefit] Sur quelle piste avancez-vous, avec le bénéfice mais sans bonus ?
    [none] Sur quelle piste avancez-vous, sans bénéfice ?
    [free_bonus] Sur quelle piste avancez-vous, sans bénéfice mais avec le bonus gratuit ?
   *[full] Sur quelle piste avancez-vous ?
}
    .decline = ne pas avancer
prompt-research = { $gain ->
    [none] Vous obtenez { $track }. Avancez-vous sur cette piste, sans bénéfice ?
   *[other] Vous obtenez { $track }. Avancez-vous sur cette piste ?
}
    .decline = rester sur place
prompt-use_rolls = Sur quelle piste obtenue avancez-vous ensuite (sans bénéfice) ?
prompt-which_roll = Quel résultat gardez-vous ?
prompt-roll_again = Vous avez obtenu { $tracks }. Relancez-vous ? Une piste déjà obtenue fait tout perdre.
    .done = s’arrêter là
prompt-name_track = Quelle piste nommez-vous ?
prompt-pact_track = Quelle piste choisissez-vous avec { $opponent } ?
prompt-singularity = Sur la case de départ de quelle piste placez-vous le jeton ?
prompt-token = Lequel de vos jetons avance sur la piste { $track } ?
prompt-jump = Lequel de vos jetons saute sur la piste { $track } ?
    .token = { $here } vers { $space }
prompt-repeat = Quelle case gagnez-vous de nouveau ?
    .token = { $here } : { $benefit }
prompt-regress = { $gain ->
    [none] Quel jeton recule, sans bénéfice ?
   *[other] Quel jeton recule ?
}
prompt-move = Quel jeton déplacez-vous, et vers où ?
prompt-opponent_token = Quel jeton adverse indique le bénéfice que vous gagnez ?

## Resources

prompt-pay = Que payez-vous ?
prompt-gain = { $amount ->
    [one] Quelle ressource gagnez-vous ?
   *[other] Quelles { $amount } ressources gagnez-vous ?
}
prompt-bonus = Le bonus : { $bonus }. Le prenez-vous ?
    .accept = { $free ->
        [yes] oui, gratuitement
       *[no] oui, { $bonus }
    }
    .pay = oui, payer { $resources }
    .decline = pas de bonus
prompt-convert = En quoi changez-vous une nourriture de vos revenus (encore { $left } au plus) ?
prompt-exchange = Combien de ressources achetez-vous ou vendez-vous, à 5 PV l’une ?

## The map

prompt-explore_tile = { $anywhere ->
    [yes] Avec quelle tuile Territoire explorez-vous (n’importe où) ?
   *[no] Avec quelle tuile Territoire explorez-vous ?
}
    .decline = ne pas explorer
prompt-explore_hex = Où explorez-vous avec la tuile { $tile } ?
prompt-explore_turn = Comment orientez-vous la tuile { $tile } sur l’hexagone { $hex } (coins dans le sens horaire, depuis le haut à gauche) ?
prompt-explore_space = Quelle tuile Espace explorez-vous ?
prompt-double_benefit = Prenez-vous deux fois le bénéfice de la tuile sur l’hexagone { $hex } au lieu de { $sides } PV pour ses côtés ?
    .accept = deux fois le bénéfice, pas de PV
    .decline = les PV des côtés, et une fois le bénéfice
prompt-settle_tile = Placez-vous un avant-poste sur l’hexagone { $hex } ?
    .accept = s’installer : y placer un avant-poste
prompt-conquer = { $anywhere ->
    [yes] Quel territoire conquérez-vous (n’importe où) ?
   *[no] Quel territoire conquérez-vous ?
}
prompt-die = { $both ->
    [yes] Quel dé de conquête prenez-vous d’abord ?
   *[no] Quel dé de conquête prenez-vous ?
}
prompt-trap = { $attacker } attaque l’hexagone { $hex }. Jouez-vous une embuscade ?
    .decline = laisser faire
prompt-trade = Sur quel territoire placez-vous un jeton ?
    .decline = nulle part
prompt-colony = Les terrains de quelle tuile vous donnent des ressources ?
prompt-isolate = Fermez-vous l’hexagone { $hex } avec un jeton, pour 1 ressource au choix ?
    .accept = le fermer
prompt-uprising = Où redressez-vous un avant-poste renversé (encore { $left } au plus) ?

## The city

prompt-building = Quel type de bâtiment de revenus prenez-vous ?
prompt-place = Où placez-vous { piece-to-place } ?
    .column = plateau des Artisans, { $lane } : { $gives }
prompt-landmark = Quel monument prenez-vous ?
prompt-swap = { $left ->
    [one] Quel bâtiment changez-vous de place ({ $left } échange restant) ?
   *[other] Quel bâtiment changez-vous de place ({ $left } échanges restants) ?
}
prompt-swap_with = Avec quel bâtiment échangez-vous celui de la parcelle { $plot } ?

## Cards

prompt-play_tapestry = Quelle carte Fresque jouez-vous ?
    .decline = ne pas jouer de carte
prompt-play_gained = Jouez-vous une carte que vous venez de gagner, pour 5 PV ?
    .decline = garder les cartes
prompt-discard = { $what ->
    [territory] Quelle tuile Territoire défaussez-vous (encore { $left }) ?
    [tapestry] Quelle carte Fresque défaussez-vous (encore { $left }) ?
   *[tech] Quelle carte Technologie défaussez-vous (encore { $left }) ?
}
prompt-discard_for_vp = Quelle carte défaussez-vous pour 2 PV ?
prompt-heralds = Quelle carte utilisez-vous une fois de plus ?
    .decline = aucune
prompt-copy = Quelle carte Fresque copiez-vous ?
prompt-historians = Défaussez-vous une tuile Territoire pour donner un jeton ?
    .decline = non, les garder
prompt-give_tile = Donnez-vous une tuile à un adversaire pour 3 PV ?
    .decline = non, les garder
prompt-give_tile_to = Qui reçoit la tuile { $tile } ?
prompt-invent = { $upgrade ->
    [yes] Quelle carte Technologie prenez-vous, pour l’améliorer aussitôt ?
   *[no] Quelle carte Technologie prenez-vous ?
}
prompt-refresh = Voulez-vous de nouvelles cartes Technologie visibles ?
    .accept = de nouvelles cartes
    .decline = garder celles-ci
prompt-upgrade = Quelle carte Technologie améliorez-vous ?
    .decline = aucune
prompt-tech_part = { $row ->
    [top] De quelle carte gagnez-vous de nouveau le carré ?
   *[middle] De quelle carte gagnez-vous de nouveau le cercle ?
}
    .tech = { $card } : { $gives }
prompt-token_on_tech = Sur quelle carte Technologie placez-vous un jeton ? Elle est aussitôt améliorée.
    .tech = { $owner-is ->
        [you] { $card }, { $from-row } : { $gives }
       *[other] { $card } chez { $owner }, { $from-row } : { $gives }
    }
prompt-same_benefit = Gagnez-vous la même chose que le détenteur de la carte « { $card } » ?
    .accept = oui, la même chose

## Civilizations and their mats

prompt-use_civilization = Quelle civilisation utilisez-vous maintenant ?
prompt-path = Vers quelle case va le jeton ?
prompt-column = Dans quelle colonne le jeton monte-t-il ?
prompt-square = De quel carré prenez-vous le jeton ?
    .slot = carré { $slot } : { $gives }
prompt-predict = { $category ->
    [tech_cards] Combien de cartes Technologie prédisez-vous ?
    [districts] Combien de districts complétés prédisez-vous ?
    [territories] Combien de territoires contrôlés prédisez-vous ?
   *[tracks] Combien de pistes terminées prédisez-vous ?
}
prompt-outpost_row = De quelle ligne de votre plateau prenez-vous l’avant-poste ?
    .row = { $row ->
        [top] la ligne du haut, découvre { $gives }
       *[bottom] la ligne du bas, découvre { $gives }
    }
prompt-fill_row = Sur quelle ligne va le prochain avant-poste (encore { $left }) ?

## Any effect

prompt-may = Voulez-vous ceci : { $effect } ?
    .accept = oui : { $effect }
prompt-olympics = Payez-vous un ouvrier pour 10 PV ?
    .accept = payer 1 ouvrier pour 10 PV
prompt-one_of = Que choisissez-vous ?
prompt-order = Que prenez-vous d’abord ?
prompt-income_order = Que prenez-vous d’abord ?

## People, the start

prompt-opponent = Quel adversaire choisissez-vous ?
prompt-capital = Quelle capitale gardez-vous ?
prompt-civilization = Quelle civilisation gardez-vous ?
prompt-automa_civilization = Quelle deuxième civilisation reçoit l’Automa ?
    .track = { $civilization } : { $does }

## Options by their verbs

option-accept = oui
option-decline = non merci
option-done = terminé
option-end_turn = terminer le tour
option-capital = { $capital }, { $open ->
    [one] { $open } parcelle vide
   *[other] { $open } parcelles vides
}
option-civilization = { $civilization } : { $does }
option-income = { $era-number ->
    [5] tour de revenus, votre dernier : pas de nouvelle carte, puis votre partie est finie
   *[other] tour de revenus, vers l’ère { $era }
}
option-advance = { $tokens ->
    [several] avancer sur la piste { $track } avec l’un de vos jetons
    [end] avancer sur la piste { $track }
   *[one] { $gives ->
        [none] avancer en { $space }
       *[other] avancer en { $space } : { $gives }
    }
}
option-track = { $track }
option-token = { $tokens ->
    [end] celui en { $here }, pour 5 PV
   *[one] { $gives ->
        [none] { $here } vers { $space }
       *[other] { $here } vers { $space } : { $gives }
    }
}
option-token_of = { $player } en { $here } : { $benefit }
option-move = { $way ->
    [forward] en avant, { $here } vers { $space }
   *[back] en arrière, { $here } vers { $space }
}
option-pay = payer { $resources }
option-gain = { $full ->
    [none] gagner { $resources }
   *[other] gagner { $resources } (limite de 8 atteinte, perdu : { $full })
}
option-convert = changer 1 nourriture en { $what }, 2 PV
option-buy = acheter { $what } pour { $vp } PV
option-sell = vendre { $what } pour { $vp } PV
option-do = { $what }
option-tile = tuile { $tile } : { $land }, donne { $gives }
option-hex = { $facts ->
    [none] hexagone { $hex }
   *[other] hexagone { $hex } : { $facts }
}
option-turn = { $corners }
option-space_tile = tuile Espace { $tile } : { $gives }
option-die = prendre { $face }
option-trap = jouer l’embuscade : l’avant-poste de l’attaquant est renversé et vous gagnez 1 ressource au choix
option-invent = { $card ->
    [none] la première carte de la pile
   *[other] { $card } – { $does }
}
option-upgrade = { $row ->
    [top] { $card } vers la ligne du haut : { $gives }
   *[middle] { $card } vers la ligne du milieu : { $gives }
}
option-tech = { $card } – { $does }
option-play = { $card } { $does }
option-discard = { $card } { $does }
option-mat = { $player-is ->
    [you] { $card ->
        [none] votre plateau, ère { $era }
       *[other] votre plateau, ère { $era } : { $card } { $does }
    }
   *[other] { $card ->
        [none] { $player }, ère { $era }
       *[other] { $player }, ère { $era } : { $card } { $does }
    }
}
option-place = { $degrees ->
    [0] { $place }
   *[other] { $place }, tourné de { $degrees }°
}
option-place_beside = { $kind ->
    [building] à côté de la capitale : il ne reste aucune parcelle
   *[landmark] à côté de la capitale, où il ne remplit rien
}
option-landmark = { $landmark }, { $size }
option-plot = parcelle { $plot } ({ $building })
option-player = { $player }
option-slot = case { $slot } : { $gives }
option-number = prédire { $what }
option-row = { $row ->
    [top] la ligne du haut
   *[bottom] la ligne du bas
}
option-column = { $lane } : { $gives }
option-roll = relancer

## Parts of options

piece-to-place = { $piece-is ->
    [market] le { $piece }
    [house] la { $piece }
    [farm] la { $piece }
    [armory] l’{ $piece }
   *[landmark] le monument { $piece }
}
place-plot = parcelle { $plot }
place-plots = parcelles { $first } à { $last }
lane = { $column ->
    [left] colonne de gauche
    [middle] colonne du milieu
   *[right] colonne de droite
}
row = { $row ->
    [top] ligne du haut
    [middle] ligne du milieu
   *[bottom] ligne du bas
}
gives-bonus = bonus : { $bonus }
gives-landmark = monument { $landmark }
hex-gives = donne { $gives }
hex-held = { $owner-is ->
    [you] contrôlé par vous
   *[other] contrôlé par { $owner }
}
part-gain = gagner { $effect }
part-building = { $building }, découvre { $uncovers }
part-explore = une exploration
part-explore_space = une exploration de l’espace
part-conquer = une conquête
part-research = une recherche
part-invent = une invention
part-upgrade = une amélioration
part-circle = de nouveau un cercle de votre ligne du milieu
part-square = de nouveau un carré de votre ligne du haut
part-refresh = de nouvelles cartes Technologie visibles
part-resource = une ressource au choix
part-resources = les ressources
part-vp = les points de victoire
part-territory = des tuiles Territoire
part-space_tile = des tuiles Espace
part-tapestry = des cartes Fresque
part-play_tapestry = jouer une carte Fresque
part-civilization = une civilisation de plus
part-landmark = le monument
part-advance = avancer
part-advance_exploration = avancer sur la piste Exploration
part-advance_science = avancer sur la piste Science
part-advance_military = avancer sur la piste Militaire
part-advance_technology = avancer sur la piste Technologie
part-regress = reculer
part-repeat = gagner de nouveau une case
part-singularity = replacer le jeton sur une case de départ
part-uprising = redresser des avant-postes renversés
