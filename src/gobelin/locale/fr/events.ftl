### The log in French. en/events.ftl says what each message is.

## Turns

event-turn = { $player-is ->
    [you] Tour { $number } : à vous
    [automa] Tour { $number } : l’Automa et l’Empire de l’Ombre
   *[other] Tour { $number } : { $player }
}
event-start = { $player-is ->
    [you] Vous commencez avec la civilisation { $civilization } dans la capitale { $capital }
   *[other] { $player } commence avec la civilisation { $civilization } dans la capitale { $capital }
}
event-income = { $era-number ->
    [5] { $player-is ->
        [you] Vous faites votre dernier tour de revenus
       *[other] { $player } fait son dernier tour de revenus
    }
   *[other] { $player-is ->
        [you] Vous commencez l’ère { $era } par un tour de revenus
       *[other] { $player } commence l’ère { $era } par un tour de revenus
    }
}
event-first_into_era = { $player-is ->
    [you] Vous entrez avant vos voisins dans l’ère { $era }
    [automa] { $person-is ->
        [you] { $player } entre avant vous dans l’ère { $era }
       *[other] { $player } entre avant { $person } dans l’ère { $era }
    }
   *[other] { $player } entre avant ses voisins dans l’ère { $era }
}
event-finish = { $player-is ->
    [you] Vous terminez la partie avec { $vp } PV
    [automa] { $player } termine la partie avec { $vp } PV, et l’Empire de l’Ombre s’arrête
   *[other] { $player } termine la partie avec { $vp } PV
}
event-game_over = La partie est finie
event-decline = { $player-is ->
    [you] Vous renoncez{ $from }
   *[other] { $player } renonce{ $from }
}
event-void = { $effect ->
    [none] { $player-is ->
        [you] Sans effet pour vous{ $from }
       *[other] Sans effet pour { $player }{ $from }
    }
   *[other] { $player-is ->
        [you] Sans effet pour vous : { $effect }{ $from }
       *[other] Sans effet pour { $player } : { $effect }{ $from }
    }
}
event-used = Déjà utilisé pendant ce tour : { $source }

## Tracks

event-advance = { $player-is ->
    [you] Vous avancez en { $space }{ $from }
   *[other] { $player } avance en { $space }{ $from }
}
event-jump = { $player-is ->
    [you] Vous sautez en { $space }{ $from }
   *[other] { $player } saute en { $space }{ $from }
}
event-regress = { $player-is ->
    [you] Vous reculez en { $space }{ $from }
   *[other] { $player } recule en { $space }{ $from }
}
event-repeat = { $player-is ->
    [you] Vous gagnez de nouveau { $space }{ $from }
   *[other] { $player } gagne de nouveau { $space }{ $from }
}
event-singularity = { $player-is ->
    [you] Vous replacez le jeton au départ de la piste { $track }
   *[other] { $player } replace le jeton au départ de la piste { $track }
}
event-bonus = { $player-is ->
    [you] Vous prenez le bonus{ $from }
   *[other] { $player } prend le bonus{ $from }
}
event-roll_science = { $player-is ->
    [you] Vous obtenez { $track } au dé de science{ $from }
   *[other] { $player } obtient { $track } au dé de science{ $from }
}
event-name_track = { $player-is ->
    [you] Vous nommez la piste { $track }{ $from }
   *[other] { $player } nomme la piste { $track }{ $from }
}
event-close_track = { $player-is ->
    [you] Vous fermez la piste { $track } à tous les autres{ $from }
   *[other] { $player } ferme la piste { $track } à tous les autres{ $from }
}
event-open_track = La piste { $track } est de nouveau ouverte à tous
event-copy_benefit = { $player-is ->
    [you] Vous copiez un bénéfice : { $space }{ $from }
   *[other] { $player } copie un bénéfice : { $space }{ $from }
}
event-trade = { $player-is ->
    [you] Vous utilisez la case occupée par { $opponent } : { $space }{ $from }
   *[other] { $opponent-is ->
        [you] { $player } utilise une case que vous occupez : { $space }{ $from }
       *[other] { $player } utilise la case occupée par { $opponent } : { $space }{ $from }
    }
}

## Resources and points

event-gain = { $lost ->
    [0] { $player-is ->
        [you] Vous gagnez { $gained }{ $from }
       *[other] { $player } gagne { $gained }{ $from }
    }
   *[other] { $player-is ->
        [you] Vous gagnez { $gained }, { $lost } en trop (limite de 8){ $from }
       *[other] { $player } gagne { $gained }, { $lost } en trop (limite de 8){ $from }
    }
}
event-gain-several = { $player-is ->
    [you] Vous gagnez { $gained }{ $from }
   *[other] { $player } gagne { $gained }{ $from }
}
event-pay = { $player-is ->
    [you] Vous payez { $resources }{ $from }
   *[other] { $player } paie { $resources }{ $from }
}
event-vp = { $points ->
    [0] {""}
   *[other] { event-vp-scored }
}
event-vp-scored = { $sign ->
    [loss] { $player-is ->
        [you] Vous payez { $points } PV{ $from }
       *[other] { $player } paie { $points } PV{ $from }
    }
   *[gain] { $per ->
        [plain] { $player-is ->
            [you] Vous marquez { $points } PV{ $from }
           *[other] { $player } marque { $points } PV{ $from }
        }
       *[other] { $player-is ->
            [you] Vous marquez { $points } PV pour { $counted }{ $from }
           *[other] { $player } marque { $points } PV pour { $counted }{ $from }
        }
    }
}
event-vp-several = { $points ->
    [0] { $player } ne marque aucun PV
   *[other] { $player } marque { $points } PV : { $parts }
}
event-vp-part = { $points } pour { $counted }
event-achievement = { $player-is ->
    [you] Vous remplissez un objectif : { $achievement }
   *[other] { $player } remplit un objectif : { $achievement }
}

## What points are scored for

per-tech_cards = les cartes Technologie
per-capital = les lignes et colonnes de la capitale
per-territories = les territoires
per-farms = les fermes
per-houses = les maisons
per-markets = les marchés
per-armories = les arsenaux
per-landmarks = les monuments
per-tapestry_cards = les cartes Fresque
per-territory_supply = les tuiles Territoire
per-spaces_exploration = la piste Exploration
per-spaces_science = la piste Science
per-spaces_military = la piste Militaire
per-spaces_technology = la piste Technologie

## The map

event-explore = { $player-is ->
    [you] Vous explorez l’hexagone { $hex } avec la tuile { $tile } ({ $land }, donne { $gives })
    [automa] { $player } place la tuile { $tile } ({ $land }) sur l’hexagone { $hex }
   *[other] { $player } explore l’hexagone { $hex } avec la tuile { $tile } ({ $land }, donne { $gives })
}
event-explore_space = { $player-is ->
    [you] Vous explorez la tuile Espace { $tile } ({ $gives })
   *[other] { $player } explore la tuile Espace { $tile } ({ $gives })
}
event-double_benefit = { $player-is ->
    [you] Vous prenez deux fois le bénéfice de la tuile sur l’hexagone { $hex }, sans PV{ $from }
   *[other] { $player } prend deux fois le bénéfice de la tuile sur l’hexagone { $hex }, sans PV{ $from }
}
event-conquer = { $opponent-is ->
    [nobody] { $player-is ->
        [you] Vous conquérez l’hexagone { $hex }
       *[other] { $player } conquiert l’hexagone { $hex }
    }
    [you] { $player } vous prend l’hexagone { $hex }
   *[other] { $player-is ->
        [you] Vous prenez l’hexagone { $hex } à { $opponent }
       *[other] { $player } prend l’hexagone { $hex } à { $opponent }
    }
}
event-topple = { $opponent-is ->
    [you] { $player } renverse votre avant-poste sur l’hexagone { $hex }
   *[other] { $player-is ->
        [you] Vous renversez l’avant-poste posé par { $opponent } sur l’hexagone { $hex }
       *[other] { $player } renverse l’avant-poste posé par { $opponent } sur l’hexagone { $hex }
    }
}
event-outpost = { $player-is ->
    [you] Vous placez un avant-poste sur l’hexagone { $hex }
    [automa] {""}
    [shadow_empire] {""}
   *[other] { $player } place un avant-poste sur l’hexagone { $hex }
}
event-stand_up = { $player-is ->
    [you] Vous redressez l’avant-poste sur l’hexagone { $hex }
   *[other] { $player } redresse l’avant-poste sur l’hexagone { $hex }
}
event-token = { $player-is ->
    [you] Vous placez un jeton sur l’hexagone { $hex }{ $from }
   *[other] { $player } place un jeton sur l’hexagone { $hex }{ $from }
}
event-colony = { $player-is ->
    [you] Vous exploitez les terrains de l’hexagone { $hex }{ $from }
   *[other] { $player } exploite les terrains de l’hexagone { $hex }{ $from }
}
event-roll_conquer = { $player-is ->
    [you] Vous lancez les dés : { $red } et { $black }
   *[other] { $player } lance les dés : { $red } et { $black }
}
face-red = { $face ->
    [territories] 1 PV par territoire (dé rouge)
   *[other] { $face } PV (dé rouge)
}
face-black = { $face ->
    [territory] le bénéfice du territoire (dé noir)
   *[other] { $gained } (dé noir)
}

## The city

event-building = { $player-is ->
    [you] Vous prenez { $a-building } et découvrez { $uncovers }
   *[other] { $player } prend { $a-building } et découvre { $uncovers }
}
event-landmark = { $player-is ->
    [you] Vous gagnez le monument { $landmark }{ $from }
    [shadow_empire] { $automa ->
        [yes] { $player } gagne le monument { $landmark }, qui va à l’Automa
       *[no] { $player } gagne le monument { $landmark }
    }
    [automa] { $player } gagne le monument { $landmark }
   *[other] { $player } gagne le monument { $landmark }{ $from }
}
event-place = { $where ->
    [beside] { $player-is ->
        [you] Vous placez { piece-placed } à côté de la capitale
       *[other] { $player } place { piece-placed } à côté de la capitale
    }
    [hex] { $player-is ->
        [you] Vous placez { piece-placed } sur la carte, hexagone { $place }
       *[other] { $player } place { piece-placed } sur la carte, hexagone { $place }
    }
    [column] { $player-is ->
        [you] Vous placez { piece-placed } sur le plateau Civilisation, { $place }
       *[other] { $player } place { piece-placed } sur le plateau Civilisation, { $place }
    }
   *[plots] { $player-is ->
        [you] Vous placez { piece-placed } : { $place }
       *[other] { $player } place { piece-placed } : { $place }
    }
}
piece-placed = { $piece-is ->
    [market] le { $piece }
    [house] la { $piece }
    [farm] la { $piece }
    [armory] l’{ $piece }
   *[landmark] le monument { $piece }
}
event-district = { $player-is ->
    [you] Vous complétez le district { $district }
   *[other] { $player } complète le district { $district }
}
event-swap = { $player-is ->
    [you] Vous intervertissez { $buildings }
   *[other] { $player } intervertit { $buildings }
}

## Cards and tiles

event-invent = { $player-is ->
    [you] Vous inventez « { $card } »{ $from }
   *[other] { $player } invente « { $card } »{ $from }
}
event-upgrade = { $row ->
    [top] { $player-is ->
        [you] Vous améliorez « { $card } » vers la ligne du haut{ $from }
       *[other] { $player } améliore « { $card } » vers la ligne du haut{ $from }
    }
   *[middle] { $player-is ->
        [you] Vous améliorez « { $card } » vers la ligne du milieu{ $from }
       *[other] { $player } améliore « { $card } » vers la ligne du milieu{ $from }
    }
}
event-tech_part = { $row ->
    [top] { $player-is ->
        [you] Vous gagnez le carré de la carte « { $card } »{ $from }
       *[other] { $player } gagne le carré de la carte « { $card } »{ $from }
    }
   *[middle] { $player-is ->
        [you] Vous gagnez le cercle de la carte « { $card } »{ $from }
       *[other] { $player } gagne le cercle de la carte « { $card } »{ $from }
    }
}
event-copy_upgrade = { event-tech_part }
event-display = Nouvelle carte Technologie visible : { $card }
event-display-several = Nouvelles cartes Technologie visibles : { $cards }
event-refresh = { $player-is ->
    [you] Vous défaussez les cartes Technologie visibles : { $cards }
   *[other] { $player } défausse les cartes Technologie visibles : { $cards }
}
event-discard_tech = { $player-is ->
    [you] Vous défaussez la carte Technologie « { $card } »{ $from }
   *[other] { $player } défausse la carte Technologie « { $card } »{ $from }
}
event-tapestry_cards = { $cards ->
    [none] { $player-is ->
        [you] Vous gagnez { $drawn }{ $from }
       *[other] { $player } gagne { $drawn }{ $from }
    }
   *[other] { $player-is ->
        [you] Vous gagnez { $drawn } : { $cards }{ $from }
       *[other] { $player } gagne { $drawn } : { $cards }{ $from }
    }
}
event-play = { $player-is ->
    [you] Vous jouez « { $card } » dans l’ère { $era }
   *[other] { $player } joue « { $card } » dans l’ère { $era }
}
event-face_down = { $player-is ->
    [you] Vous n’avez pas de carte Fresque et en posez une de la pile, face cachée
   *[other] { $player } n’a pas de carte Fresque et en pose une de la pile, face cachée
}
event-no_card = { $player-is ->
    [you] Vous n’avez pas de carte Fresque, et la pile est vide
   *[other] { $player } n’a pas de carte Fresque, et la pile est vide
}
event-discard_card = { $player-is ->
    [you] Vous défaussez « { $card } »{ $from }
    [automa] { $trap ->
        [yes] { $player } révèle « { $card } » de sa main
       *[no] { $player } révèle « { $card } » de sa main : pas d’embuscade
    }
   *[other] { $card ->
        [none] { $player } défausse une carte Fresque{ $from }
       *[other] { $player } défausse « { $card } »{ $from }
    }
}
event-copy_card = { $holder-is ->
    [you] { $player-is ->
        [you] Vous utilisez « { $card } » de votre propre plateau{ $from }
       *[other] { $player } utilise « { $card } » de votre plateau{ $from }
    }
   *[other] { $player-is ->
        [you] Vous utilisez « { $card } », qui se trouve chez { $holder }{ $from }
       *[other] { $player } utilise « { $card } », qui se trouve chez { $holder }{ $from }
    }
}
event-pact = { $track ->
    [none] { $opponent-is ->
        [you] { $player } vous choisit{ $from }
       *[other] { $player-is ->
            [you] Vous choisissez { $opponent }{ $from }
           *[other] { $player } choisit { $opponent }{ $from }
        }
    }
   *[other] { $opponent-is ->
        [you] { $player } vous choisit, avec la piste { $track }{ $from }
       *[other] { $player-is ->
            [you] Vous choisissez { $opponent } et la piste { $track }{ $from }
           *[other] { $player } choisit { $opponent } et la piste { $track }{ $from }
        }
    }
}
event-territory_tiles = { $count ->
    [one] { $player-is ->
        [you] Vous gagnez la tuile Territoire { $tiles }{ $from }
       *[other] { $player } gagne la tuile Territoire { $tiles }{ $from }
    }
   *[other] { $player-is ->
        [you] Vous gagnez les tuiles Territoire { $tiles }{ $from }
       *[other] { $player } gagne les tuiles Territoire { $tiles }{ $from }
    }
}
event-space_tiles = { $count ->
    [one] { $player-is ->
        [you] Vous gagnez la tuile Espace { $tiles }{ $from }
       *[other] { $player } gagne la tuile Espace { $tiles }{ $from }
    }
   *[other] { $player-is ->
        [you] Vous gagnez les tuiles Espace { $tiles }{ $from }
       *[other] { $player } gagne les tuiles Espace { $tiles }{ $from }
    }
}
event-discard_tile = { $player-is ->
    [you] Vous défaussez la tuile Territoire { $tile }{ $from }
   *[other] { $player } défausse la tuile Territoire { $tile }{ $from }
}
event-give_tile = { $opponent-is ->
    [you] { $player } vous donne la tuile { $tile }{ $from }
   *[other] { $player-is ->
        [you] Vous donnez la tuile { $tile } à { $opponent }{ $from }
       *[other] { $player } donne la tuile { $tile } à { $opponent }{ $from }
    }
}
event-shuffle = { $deck ->
    [decision] Les { $size } cartes Décision sont mélangées et forment une nouvelle pile
    [territory] Les tuiles Territoire défaussées sont mélangées et forment une nouvelle pile
    [tech] Les cartes Technologie défaussées sont mélangées et forment une nouvelle pile
   *[tapestry] Les cartes Fresque défaussées sont mélangées et forment une nouvelle pile
}

## Civilizations

event-civilization = { $player-is ->
    [you] Vous gagnez la civilisation { $civilization }{ $from }
   *[other] { $player } gagne la civilisation { $civilization }{ $from }
}
event-civilization_discarded = { $player-is ->
    [you] Vous piochez la civilisation { $civilization }, inutilisable maintenant, et la défaussez
   *[other] { $player } pioche la civilisation { $civilization }, inutilisable maintenant, et la défausse
}
event-use_civilization = { $player-is ->
    [you] Vous utilisez la civilisation { $civilization }
   *[other] { $player } utilise la civilisation { $civilization }
}
event-bust = { $player-is ->
    [you] Vous obtenez deux fois la même piste et perdez tous vos lancers
   *[other] { $player } obtient deux fois la même piste et perd tous ses lancers
}
event-column = { $player-is ->
    [you] Vous montez à la case { $space } de la colonne { $column ->
        [left] de gauche
        [middle] du milieu
       *[right] de droite
    }
   *[other] { $player } monte à la case { $space } de la colonne { $column ->
        [left] de gauche
        [middle] du milieu
       *[right] de droite
    }
}
event-slot = { $player-is ->
    [you] Vous déplacez le jeton vers la case { $slot } : { $gives }
   *[other] { $player } déplace le jeton vers la case { $slot } : { $gives }
}
event-outpost_row = { $row ->
    [top] { $player-is ->
        [you] Vous prenez l’avant-poste de la ligne du haut du plateau
       *[other] { $player } prend l’avant-poste de la ligne du haut du plateau
    }
   *[bottom] { $player-is ->
        [you] Vous prenez l’avant-poste de la ligne du bas du plateau
       *[other] { $player } prend l’avant-poste de la ligne du bas du plateau
    }
}
event-fill_row = { $row ->
    [top] { $player-is ->
        [you] Vous placez un avant-poste sur la ligne du haut
       *[other] { $player } place un avant-poste sur la ligne du haut
    }
   *[bottom] { $player-is ->
        [you] Vous placez un avant-poste sur la ligne du bas
       *[other] { $player } place un avant-poste sur la ligne du bas
    }
}
event-give_token = { $opponent-is ->
    [you] { $player } vous donne un jeton et découvre le carré { $slot }
   *[other] { $player-is ->
        [you] Vous donnez un jeton à { $opponent } et découvrez le carré { $slot }
       *[other] { $player } donne un jeton à { $opponent } et découvre le carré { $slot }
    }
}
event-token_on_tech = { $player-is ->
    [you] Vous placez un jeton sur « { $card } »
   *[other] { $player } place un jeton sur « { $card } »
}
event-take_over = { $opponent-is ->
    [you] { $player } vous prend la carte « { $card } »
   *[other] { $player-is ->
        [you] Vous prenez la carte « { $card } » à { $opponent }
       *[other] { $player } prend la carte « { $card } » à { $opponent }
    }
}
event-predict = { $player-is ->
    [you] Vous prédisez { $predicted }
   *[other] { $player } prédit { $predicted }
}
event-prediction = { $player-is ->
    [you] Votre prédiction se réalise : { $predicted }
   *[other] { $player } voit sa prédiction se réaliser : { $predicted }
}

## The numbers that can be predicted

predicted-tech_cards = { $number ->
    [one] { $number } carte Technologie
   *[other] { $number } cartes Technologie
}
predicted-districts = { $number ->
    [one] { $number } district complété
   *[other] { $number } districts complétés
}
predicted-territories = { $number ->
    [one] { $number } territoire contrôlé
   *[other] { $number } territoires contrôlés
}
predicted-tracks = { $number ->
    [one] { $number } piste terminée
   *[other] { $number } pistes terminées
}

## The bots of the solo game

event-automa = { $player } joue au niveau { $level } ({ $level-name }), avec la civilisation { $civilization }
event-second_civilization = { $player } gagne une deuxième civilisation : { $civilization }
event-automa_civilization = { $player } utilise la civilisation { $civilization }
event-automa_card = { $hand ->
    [one] { $player } pioche une carte Fresque sans la montrer : { $hand } carte en main
   *[other] { $player } pioche une carte Fresque sans la montrer : { $hand } cartes en main
}
event-card_on_mat = { $player } pose une carte Fresque face cachée sur son plateau
event-favorite = Piste favorite de { $player } : { $track }
event-tiebreaker = Une carte Progrès est révélée comme carte de départage : { $card }
event-progress_cards = Les cartes Progrès { $cards } rejoignent les cartes Décision
event-decision_cards = Carte Décision { $decision } et carte de départage { $tiebreaker } piochées, { $left ->
    [0] aucune carte restante
    [one] { $left } carte restante
   *[other] { $left } cartes restantes
}{ $ends-era ->
    [yes] {""} ; l’icône de main de la carte Décision met fin à l’ère
   *[no] {""}
}
event-shadow_outpost = { $player } place un avant-poste renversé sur l’hexagone { $hex } : plus personne ne peut le conquérir
event-bot_idle = { $reason ->
    [no_track] { $player } n’avance nulle part : aucune piste ne lui est ouverte
    [no_outpost] { $player } n’a plus d’avant-poste pour conquérir
    [no_tile] Il ne reste aucune tuile Territoire pour { $player }
    [no_hex] { $player } ne trouve aucun territoire où aller
   *[first_round] { $player } attend : pas de tour pour lui à la première manche
}
event-bot_benefit = { $benefit ->
    [explore] { $player } peut explorer
    [explore_anywhere] { $player } peut explorer n’importe où
    [conquer] { $player } peut conquérir
    [conquer_anywhere] { $player } peut conquérir n’importe où
    [research_bare] { $player } fait une recherche, sans bénéfice
    [research_benefit] { $player } fait une recherche
    [roll_advance] { $player } lance le dé pour avancer sur la piste Exploration, Militaire ou Technologie
    [roll_regress] { $player } lance le dé pour reculer sur la piste Militaire ou Technologie
   *[other] {""}
}
event-bot_hex = { $player } choisit l’hexagone { $hex } : { $reasons }
event-bot_track = { $aim ->
    [favorite] { $player } prend { $track } comme nouvelle piste favorite : { $reasons }
   *[advance] { $player } choisit { $track } : { $reasons }
}
