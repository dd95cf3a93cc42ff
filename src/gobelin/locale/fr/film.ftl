### The page in the browser after a game, and looking back, in French. en/film.ftl says what each message is.

## How a table ended

end-title = La fresque est tissée
end-sub = { $side ->
    [small] petite carte
   *[large] grande carte
} · { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
end-agreement = Partie arrêtée d’un commun accord
end-agreement-words = Tout le monde a accepté d’arrêter ici. Personne n’a gagné ; voici les points à ce moment.
end-record = L’enregistrement s’arrête ici
end-record-words = Cette partie n’a pas été jouée jusqu’au bout. Voici les points à ce moment.
end-rules = Arrêtée par de nouvelles règles
end-rules-words = Une version plus récente des règles ne peut plus rejouer cette partie. Voici les points au moment de l’arrêt.
end-nobody = Personne ne gagne
end-nobody-words = Tous les joueurs ont abandonné.
end-conceded = { $count ->
    [one] Abandon : { $players }.
   *[other] Abandons : { $players }.
}
end-won-solo = Vous battez l’Automa
end-lost-solo = L’Automa gagne
end-level = Niveau { $level }, { $name }.
end-has-conceded = abandon
end-resources-left = { $left ->
    [one] { $left } ressource
   *[other] { $left } ressources
}
end-tie = en cas d’égalité : ressources restantes

## The end screen

end-show = Le résultat
end-look = Regarder le plateau
end-replay = Revoir
end-share = Partager
end-save = Enregistrer
end-rematch = Revanche
end-join-rematch = Rejoindre la revanche
end-points-by-turn = Points par tour
end-turn = tour { $turn }
end-turn-points = tour { $turn } : { $points }
end-show-turn = Voir le tour { $turn }
end-best = fil d’or = le meilleur
end-total = Total
end-by-era = Par ère, et la carte finale
end-conquests = conquêtes
end-copied = Le lien est copié
end-copy-by-hand = Copiez ce lien

## The replay

film-bar = Revoir la partie
film-setup = Mise en place
film-turn = Tour { $turn }
film-of = sur { $turns }
film-at = tour { $turn } sur { $turns }, étape { $step } sur { $steps }
film-timeline = Où en est le film
film-play = Lecture
film-pause = Pause
film-next = Étape suivante
film-back = Étape précédente
film-next-turn = Tour suivant
film-turn-back = Tour précédent
film-speed = Vitesse
film-times = { $times }×
film-eyes = Vu par
film-everybody = Tous
film-link = Lien vers ce moment
film-weaving = Le film se tisse…
film-running = La partie est encore en cours
film-running-words = Elle pourra être revue quand elle sera finie.
film-to-table = Vers la table

## A moment of a running game

moment-title = La table à ce moment-là
moment-words = Tour { $turn }, ère { $era }. La partie continue pendant ce temps.
moment-yours = C’est à vous de jouer.
moment-back = Retour à la partie
moment-show = Montrer ce moment : { $line }

## Records

record-open = Ouvrir un enregistrement
record-open-words = une partie gardée, coup par coup
record-bad = Ce fichier n’est pas l’enregistrement d’une partie.
record-broken = Cet enregistrement ne peut pas être rejoué : il est abîmé, ou d’une autre version de Gobelin.
record-refused = { record-broken } ({ $reason })
