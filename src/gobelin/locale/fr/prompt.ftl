### The prompt and the screens of the page, in French. en/prompt.ftl says what each message is.

## The prompt

ask-turn = À vous de jouer
    .words = { $last ->
        [yes] Avancez, ou jouez votre dernier tour de revenus.
       *[no] Avancez, ou commencez l’ère { $era } par un tour de revenus.
    }
ask-advance = Avancer
ask-research = Recherche
ask-use_rolls = Utilisez vos lancers
ask-which_roll = Quel résultat ?
ask-roll_again = Relancer ?
ask-name_track = Quelle piste ?
ask-pact_track = Quelle piste ?
ask-singularity = Retour à quel départ ?
ask-token = Quel jeton ?
ask-jump = Quel jeton saute ?
ask-repeat = Quelle case encore une fois ?
ask-regress = Quel jeton recule ?
ask-move = Déplacer un jeton
ask-opponent_token = La case de qui ?
ask-pay = Payer
    .words = Pour { $space } : { $any ->
        [one] une ressource au choix
       *[other] { $any } ressources au choix
    }{ $fixed ->
        [0] .
       *[other] {" ; "}un point marque ce qui est fixe.
    }
ask-gain = Gagner
ask-bonus = Le bonus ?
ask-convert = Changer la nourriture
ask-exchange = Acheter ou vendre
ask-explore_tile = Explorer
ask-explore_hex = Explorer
ask-explore_turn = Explorer
    .words = Tournez et posez la tuile.
ask-conquer = Conquérir
ask-trade = Commerce
ask-colony = Colonie
ask-uprising = Révolution
ask-explore_space = Explorer l’espace
ask-building = Quel bâtiment ?
ask-place = Construire
ask-landmark = Quel monument ?
ask-swap = Échanger deux bâtiments
ask-swap_with = Échanger deux bâtiments
ask-die = { $held ->
    [yes] L’hexagone { $hex } est à vous
   *[no] Embuscade sur l’hexagone { $hex }
}
ask-trap = { $attacker } attaque l’hexagone { $hex }
    .words = Jouez-vous une embuscade ?
ask-play_tapestry = Jouer une carte
ask-play_gained = La jouer tout de suite ?
ask-discard = Défausser
ask-discard_for_vp = Défausser pour des PV
ask-heralds = Quelle carte encore une fois ?
ask-copy = Copier une carte
ask-historians = Donner un jeton ?
ask-give_tile = Donner une tuile ?
ask-invent = Inventer
ask-refresh = De nouvelles cartes ?
ask-upgrade = Améliorer une carte
ask-tech_part = Encore une fois
ask-token_on_tech = Un jeton sur quelle carte ?
ask-same_benefit = La même chose pour vous ?
ask-use_civilization = Quelle civilisation ?
ask-path = Où va-t-il ?
ask-column = Quelle colonne ?
ask-square = Quel carré ?
ask-predict = Prédire
ask-outpost_row = Quel avant-poste ?
ask-fill_row = Sur quelle ligne ?
ask-isolate = Fermer cet hexagone ?
ask-may = Le voulez-vous ?
ask-olympics = Participer ?
ask-double_benefit = Deux fois le bénéfice ?
ask-settle_tile = S’installer ici ?
ask-one_of = Au choix
ask-order = Par quoi commencer ?
ask-income_order = Par quoi commencer ?
ask-opponent = Quel adversaire ?
ask-give_tile_to = Pour qui ?
ask-capital = Choisissez votre départ
ask-civilization = Choisissez votre départ
ask-automa_civilization = Pour l’Automa
ask-end_turn = Votre tour est fini
    .words = { $undo ->
        [yes] Un dernier regard, ou revenez sur un choix.
       *[no] Un dernier regard.
    }

confirm-advance = Avancer
confirm-name_track = Celle-ci
confirm-pact_track = Celle-ci
confirm-singularity = Celle-ci
confirm-repeat = Encore
confirm-regress = Reculer
confirm-move = Déplacer
confirm-opponent_token = Celle-ci
confirm-pay = Payer
confirm-gain = Gagner
confirm-bonus = Payer
confirm-exchange = D’accord
confirm-explore_turn = Placer
confirm-conquer = Attaquer
confirm-trade = Placer le jeton
confirm-colony = Celle-ci
confirm-uprising = Redresser
confirm-explore_space = Explorer
confirm-place = Construire
confirm-place-over = Construire par-dessus le bord
confirm-landmark = Le prendre
confirm-swap_with = Échanger
confirm-play_tapestry = Jouer
confirm-play_gained = Jouer
confirm-discard = Défausser
confirm-discard_for_vp = Défausser
confirm-heralds = L’utiliser
confirm-copy = Copier
confirm-historians = Défausser
confirm-give_tile = La donner
confirm-upgrade = Améliorer
confirm-token_on_tech = Placer le jeton
confirm-predict = Prédire
confirm-opponent = Choisir
confirm-give_tile_to = La donner
confirm-capital = Garder
confirm-civilization = Garder
confirm-automa_civilization = Celle-ci

page-question = Que faire
page-all-cards = Cartes de tous les joueurs
page-undo = Annuler
page-undo-all = Revenir au début
page-end-turn = Terminer le tour
page-end-turn-in = Terminer le tour · { $seconds } s
page-no-thanks = Non merci
page-done = Terminé
page-then = ensuite
page-space-start = Départ
page-step-to = { $from } → { $to }
page-income-turn = Revenus
page-into-era = vers l’ère { $era }
page-last-turn = le dernier
page-deck = Première carte de la pile
page-add = ajouter : { $what }
page-remove = retirer : { $what }
page-lost-over-eight = au-delà de 8, c’est perdu
page-sure = Vraiment ?
page-anyway = Le faire quand même
page-loses = Perdu au-delà de la limite de 8 : { $what }.
page-gives-up = Vous renoncez à une capacité : { $ability }.
page-marked = { $count ->
    [one] { $count } marquée
   *[other] { $count } marquées
}
page-not-now = Pas maintenant
page-refused = { $what } ; pas maintenant : { $why }
page-buy = Acheter { $amount }
page-sell = Vendre { $amount }
page-beside = À côté de la capitale
page-pick-plot = Choisissez une parcelle ; { $ways ->
    [one] une seule position possible
   *[other] { $ways } positions possibles
}.
page-pick-hex = { $count ->
    [one] Un hexagone est éclairé.
   *[other] { $count } hexagones sont éclairés.
}
page-turn-left = tourner à gauche
page-turn-right = tourner à droite
page-next-place = Endroit suivant, { $at } sur { $all }
page-plots-inside = { $over ->
    [0] { $all } parcelles sur { $all } dans la ville
   *[other] { $inside } sur { $all } dans la ville, { $over } hors du bord
}
page-turned = { $turn ->
    [0] non tournée, { $points } PV
    [one] tournée d’un cran, { $points } PV
   *[other] tournée de { $turn } crans, { $points } PV
}
page-roll = Lancer
page-die-red = dé rouge
page-die-black = dé noir
page-die-territories = 1 par territoire × { $count }
page-die-benefit = le bénéfice de l’hexagone { $hex }
page-die-nothing = Rien ici
page-die-nothing-words = l’hexagone { $hex } n’a pas de bénéfice
page-bust = Tout perdu : { $bad } sur { $all }
page-stop = Arrêter là
page-no-trap = Pas d’embuscade en main
page-let-fall = Laisser faire
page-let-fall-brings = territoires { $before } → { $after } ; l’hexagone { $hex } passe à { $attacker }
page-spring-trap = Jouer l’embuscade
page-spring-trap-brings = vous gardez l’hexagone { $hex }, l’avant-poste adverse tombe, 1 ressource au choix ; { $traps ->
    [one] votre seule embuscade
   *[other] 1 embuscade sur { $traps }
}
page-steps-tile = tuile
page-steps-place = endroit
page-steps-turn = sens
page-open-plots = { $count ->
    [one] une parcelle vide
   *[other] { $count } parcelles vides
}
page-start-place = départ { $number }
page-where-begin = Votre départ
page-where-begin-words = vos deux premiers avant-postes s’y trouvent
page-waiting = { $player } décide
page-waiting-many = { $players } décident
page-waiting-words = Vous pouvez regarder autour de vous, lire des cartes, faire des plans.
page-asked = La question : « { $question } »
page-asked-turn = Avancer sur une piste, ou un tour de revenus.
page-asked-end_turn = Le tour est joué ; un choix peut encore être annulé.
page-you-have-chosen = Vous avez choisi. Les autres réfléchissent.
page-change-mind = Changer d’avis
page-lost = La connexion est perdue
page-lost-words = Un nouvel essai se fait tout seul. Rien de ce que vous avez choisi n’est perdu.
page-gone = Cette table n’existe pas
page-gone-words = Le lien est peut-être incomplet, ou la table a été supprimée.
page-stale = La partie a continué entre-temps. Voici la nouvelle question.
page-moved-on = La partie a continué entre-temps.
page-illegal = Ce n’était pas possible. Voici de nouveau la question.
page-sending = Un instant…
page-winner = { $count ->
    [one] { $players } gagne
   *[other] { $players } gagnent ensemble
}
page-home = Accueil

## The start page

page-new-game = Nouvelle partie
page-quick-game = Jouer
page-quick-game-words = Vous contre un bot, petite carte
page-you = Vous
page-bot = Un bot
page-nobody = Libre
page-seat = Place { $number }
page-level-novice = Novice
page-level-apprentice = Apprenti
page-level-journeyman = Compagnon
page-level-artisan = Artisan
page-level-virtuoso = Virtuose
page-level-master = Maître
page-sit-down = S’asseoir
page-your-tables = Reprendre
page-no-tables = Rien pour l’instant : les tables où vous jouez restent ici, sur cet appareil.
page-unofficial = Une réalisation libre et non officielle, faite par des amateurs. Tapestry est une marque de Stonemaier LLC ; tous les dessins sont faits pour ce projet.
page-busy-server = Le serveur ne répond pas
page-one-moment = Un instant…
page-link-spent = Cette invitation a déjà servi
page-curtain = { $player }, à vous de tisser
page-curtain-words = Prenez l’écran : aucune main n’y est visible tant que vous n’avez pas levé le rideau.
page-raise = Je suis { $player }, lever le rideau
