### What components do, in French. en/effects.ftl says what each message is.
###
### Effects are nouns with an article or a number (une exploration, 2 pièces), or an infinitive where there is no noun: they
### stand after "pour", "donne" and a colon alike.

## Lists

list-middle = { $list }, { $item }
list-and = { $list } et { $item }
list-or = { $list } ou { $item }
list-then = { $list }, puis { $item }
list-plus = { $list } + { $item }
label = { $name } :

## Amounts

amount-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
amount-worker = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
amount-food = { $count ->
    [one] { $count } nourriture
   *[other] { $count } nourritures
}
amount-culture = { $count ->
    [one] { $count } culture
   *[other] { $count } cultures
}
amount-any = { $count ->
    [one] { $count } ressource au choix
   *[other] { $count } ressources au choix
}
amount-vp = { $count } PV
amount-territory = { $count ->
    [one] { $count } tuile Territoire
   *[other] { $count } tuiles Territoire
}
amount-space = { $count ->
    [one] { $count } tuile Espace
   *[other] { $count } tuiles Espace
}
amount-tapestry = { $count ->
    [one] { $count } carte Fresque
   *[other] { $count } cartes Fresque
}
amount-tech = { $count ->
    [one] { $count } carte Technologie
   *[other] { $count } cartes Technologie
}

## Amounts that somebody gains or pays

object-coin = { amount-coin }
object-worker = { amount-worker }
object-food = { amount-food }
object-culture = { amount-culture }
object-any = { amount-any }
object-tapestry = { amount-tapestry }

## Connecting words

effect-nothing = rien
effect-pay = payer { $pay } pour { $gain }
effect-may = si vous voulez, { $effect }

## Actions

effect-explore = une exploration
effect-explore-anywhere = une exploration n’importe où
effect-explore_space = une exploration de l’espace
effect-conquer = une conquête
effect-conquer-with = { $where ->
    [anywhere] une conquête n’importe où
   *[adjacent] une conquête
}{ $dice ->
    [both] {" "}avec les deux dés
    [both_if_opponent] {" "}(les deux dés contre un adversaire)
   *[one] {""}
}
effect-research-full = une recherche
effect-research-bare = une recherche (sans bénéfice)
effect-invent = une invention
effect-invent-face_up = l’invention d’une carte visible
effect-invent-top_of_deck = une carte Technologie de la pile
effect-upgrade = une amélioration
effect-circle = de nouveau un cercle de votre ligne du milieu
effect-square = de nouveau un carré de votre ligne du haut
effect-refresh_tech = de nouvelles cartes Technologie visibles (si vous voulez)
effect-play_tapestry = jouer une carte Fresque
effect-gain_civilization = une civilisation de plus

## Tracks

effect-track = la piste { $track }
effect-track-any = une piste au choix
effect-advance = une avancée sur { $track }{ $gain ->
    [benefit] {" "}(sans bonus)
    [none] {" "}(sans bénéfice)
    [free_bonus] {" "}(bonus gratuit, sans bénéfice)
   *[full] {""}
}
effect-regress = un recul sur { $track }{ $gain ->
    [benefit] {" "}(sans bonus)
    [none] {" "}(sans bénéfice)
    [free_bonus] {" "}(bonus gratuit, sans bénéfice)
   *[full] {""}
}
effect-repeat = de nouveau votre case sur { $track }

## Buildings and landmarks

effect-building-market = un marché
effect-building-house = une maison
effect-building-farm = une ferme
effect-building-armory = un arsenal
effect-building-any = un bâtiment de revenus au choix
effect-landmark = le monument { $landmark }
effect-landmark-any_on_landmark_board = un monument de piste encore libre

## Victory points for each of something

effect-vp_per-tech_cards = { $times } PV par carte Technologie
effect-vp_per-capital = { $times } PV par ligne ou colonne complète de la capitale
effect-vp_per-territories = { $times } PV par territoire que vous contrôlez
effect-vp_per-farms = { $times } PV par ferme
effect-vp_per-houses = { $times } PV par maison
effect-vp_per-markets = { $times } PV par marché
effect-vp_per-armories = { $times } PV par arsenal
effect-vp_per-landmarks = { $times } PV par monument
effect-vp_per-tapestry_cards = { $times } PV par carte Fresque en main et sur le plateau
effect-vp_per-territory_supply = { $times } PV par tuile Territoire de votre réserve
effect-vp_per-spaces_exploration = { $times } PV par case parcourue sur la piste Exploration
effect-vp_per-spaces_science = { $times } PV par case parcourue sur la piste Science
effect-vp_per-spaces_military = { $times } PV par case parcourue sur la piste Militaire
effect-vp_per-spaces_technology = { $times } PV par case parcourue sur la piste Technologie
