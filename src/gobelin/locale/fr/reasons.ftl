### Why something is so, in French. en/reasons.ftl says what each message is.

list-reason = { $list } ; { $item }

## Which track

reason-track-all = { $count ->
    [1] il ne peut avancer que là
    [4] il peut avancer sur n’importe quelle piste
   *[other] il peut avancer sur les pistes { $tracks }
}
reason-track-finish = { $count ->
    [1] c’est là qu’il est le plus avancé, à { steps } de la fin
    [4] il est à égalité sur toutes les pistes, à { steps } de la fin
   *[other] il est à égalité sur les pistes { $tracks }, à { steps } de la fin
}
reason-track-landmark_or_finish = { $count ->
    [1] c’est là qu’il est le plus près d’un monument libre ou de la fin, à { steps }
    [4] il est à égale distance d’un monument libre ou de la fin sur toutes les pistes, à { steps }
   *[other] il est à égale distance d’un monument libre ou de la fin sur les pistes { $tracks }, à { steps }
}
steps = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
}
reason-track-order = { $below ->
    [yes] { $favorite ->
        [yes] la carte de départage, lue de bas en haut, met sa favorite en tête
       *[no] la carte de départage, lue de bas en haut, met { $track } en tête
    }
   *[no] { $favorite ->
        [yes] la carte de départage met sa favorite en tête
       *[no] la carte de départage met { $track } en tête
    }
}

## Which hex

reason-hex-your_territory = { $person-is ->
    [you] un de vos territoires
   *[other] un territoire contrôlé par { $person }
}
reason-hex-neutral = un territoire à prendre
reason-hex-not_beside_you = { $person-is ->
    [you] pas à côté de vos territoires
   *[other] pas à côté des territoires contrôlés par { $person }
}
reason-hex-closest_to_middle = le plus près de l’île du centre{ away }
reason-hex-closest_to_weak_territory = { $person-is ->
    [you] le plus près d’un de vos territoires à un seul jeton{ away }
   *[other] le plus près d’un territoire à un seul jeton contrôlé par { $person }{ away }
}
reason-hex-closest_to_you = { $person-is ->
    [you] le plus près de vos territoires{ away }
   *[other] le plus près des territoires contrôlés par { $person }{ away }
}
reason-hex-furthest_from_you = { $person-is ->
    [you] le plus loin de vos territoires{ away }
   *[other] le plus loin des territoires contrôlés par { $person }{ away }
}
away = { $steps ->
    [none] , sans chemin
    [0] {""}
   *[other] {" "}({ steps })
}
reason-hex-secure = un territoire à un seul jeton
reason-hex-only = le seul endroit
reason-hex-order = { $count ->
    [1] avant { $others } sur la carte de départage (vers { $along }, lignes depuis { $side })
    [2] avant { $others } sur la carte de départage (vers { $along }, lignes depuis { $side })
    [3] avant { $others } sur la carte de départage (vers { $along }, lignes depuis { $side })
   *[other] avant { $count } autres sur la carte de départage (vers { $along }, lignes depuis { $side })
}

direction-N = le N
direction-NE = le NE
direction-E = l’E
direction-SE = le SE
direction-S = le S
direction-SW = le SO
direction-W = l’O
direction-NW = le NO

## Why something cannot be chosen

refused-end_of_track = la piste est terminée
refused-closed = { $closed_by-is ->
    [you] vous avez fermé cette piste
   *[other] { $closed_by } a fermé cette piste
}
refused-forbidden = une de vos cartes l’interdit
refused-unpayable = il manque { $missing }
refused-prerequisite = sa condition n’est pas remplie
refused-full = il n’y a plus de place pour un avant-poste
refused-protected = une alliance le protège

## Why nothing can be taken back

undo-none = vous n’avez encore fait aucun choix
undo-turn = vous n’avez fait aucun choix pendant ce tour
undo-other_player = le dernier choix n’était pas le vôtre
undo-revealed = quelque chose a été révélé depuis ; on ne revient jamais sur un dé ou une pioche
undo-over = la partie est finie
undo-guess = la partie commence ici

## What is still to come

step-after_advance = les suites de l’avancée
step-after_benefit = les suites du bénéfice
step-after_conquest = les suites de la conquête
step-after_landmark = les suites du monument
step-after_upgrade = les suites de l’amélioration
step-alchemists_roll = lancer le dé de science
step-attack = l’attaque
step-automa_benefit = le bénéfice de l’Automa
step-automa_civilization = la civilisation de l’Automa
step-automa_draws = l’Automa pioche une carte
step-automa_gains = ce que gagne l’Automa
step-automa_trap = l’Automa cherche une embuscade
step-automa_vp = l’Automa marque ses PV
step-bot_advances = un bot avance
step-bot_step = une étape d’un bot
step-bots_finish = les bots terminent
step-bots_turn = le tour des bots
step-card_on_mat = une carte sur le plateau de l’Automa
step-change_favorites = de nouvelles pistes favorites
step-conquer_dice = les dés de conquête
step-conquerors_score = les Conquérants marquent
step-die_left = le dé laissé de côté
step-end_first_income = la fin du premier tour de revenus
step-end_of_income = la fin du tour de revenus
step-end_turn = la fin du tour
step-era_card = la carte Fresque de l’ère
step-finish = la fin de la partie pour ce joueur
step-first_into_era = l’entrée en tête dans l’ère
step-first_turn = le premier tour
step-historians_squares = les carrés des Historiens
step-income_cards = les cartes Fresque des revenus
step-income_resources = les ressources des revenus
step-income_tiles = les tuiles Territoire des revenus
step-income_vp = les points de victoire des revenus
step-landmark = le monument
step-progress_cards = les cartes Progrès
step-reveal = tous les choix de départ sont révélés
step-rewards = ce que donne la case
step-science_die = le dé de science
step-set_up_civilization = la mise en place de la civilisation
step-shuffle_decisions = les cartes Décision sont mélangées
step-start_bonus = l’ajustement de départ
step-step_forward = l’avancée
step-take_over = une carte Technologie change de mains
step-tech_part = une partie d’une carte Technologie
step-upgrade = l’amélioration

## Ce que le serveur refuse, d'après le code de sa réponse

problem-malformed = la demande est illisible
problem-unknown_host = ce serveur ne porte pas ce nom
problem-unknown_token = ce lien n’ouvre rien
problem-unknown_code = ce code n’ouvre rien
problem-not_yours = c’est à quelqu’un d’autre de le faire
problem-foreign_origin = les pages d’autres sites n’ont pas ce droit
problem-not_found = il n’y a rien ici
problem-no_such_table = cette table n’existe pas
problem-no_such_seat = cette place n’existe pas
problem-method_not_allowed = cela ne se fait pas ici
problem-too_slow = la demande a mis trop longtemps à arriver
problem-decision_closed = la question n’est plus posée
problem-cannot_undo = on ne peut pas revenir là-dessus
problem-seat_taken = quelqu’un est déjà assis ici
problem-invite_spent = cette invitation a déjà servi
problem-still_running = la partie est encore en cours
problem-table_over = la partie est finie
problem-not_now = la table est déjà dans cet état ou ne s’y prête pas
problem-too_large = la demande est trop grande
problem-illegal_option = ce n’est pas une des options
problem-wrong_share = ce n’est pas ce qui avait été scellé
problem-key_reused = la demande a déjà été envoyée
problem-bad_options = aucune partie ne peut être mise en place ainsi
problem-bad_record = l’enregistrement ne peut pas être rejoué
problem-too_many = trop de demandes à la fois, réessayez dans un instant
problem-failed = quelque chose a échoué dans le serveur
problem-not_ready = le serveur n’est pas prêt, réessayez dans un instant
