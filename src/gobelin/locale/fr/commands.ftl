### What the commands print, in French. en/commands.ftl says what each message is.

## Numbers of several commands

number-point = ,
number-percent = { $number } %

## gobelin play

greeting-solo = { $seed ->
    [none] Une partie en solo contre l’Automa au niveau { $level }, { $level-name }.
   *[other] Une partie en solo contre l’Automa au niveau { $level }, { $level-name }, graine { $seed }.
}
greeting = { $shadow ->
    [yes] { $seed ->
        [none] Une partie à { $players } joueurs avec l’Empire de l’Ombre. Vous êtes le Joueur { $number }.
       *[other] Une partie à { $players } joueurs avec l’Empire de l’Ombre, graine { $seed }. Vous êtes le Joueur { $number }.
    }
   *[no] { $seed ->
        [none] Une partie à { $players } joueurs. Vous êtes le Joueur { $number }.
       *[other] Une partie à { $players } joueurs, graine { $seed }. Vous êtes le Joueur { $number }.
    }
}

## gobelin components

listed-track = Piste : { $track }
listed-income = Plateau Revenus
listed-income-space = { $space } ({ $gives })
listed-landmarks = Monuments ({ $count })
listed-capitals = Capitales
listed-tiles = Tuiles Territoire ({ $count })
listed-space-tiles = Tuiles Espace ({ $count })
listed-tech = Cartes Technologie ({ $count })
listed-tapestries = Cartes Fresque ({ $count }, dont { $different } différentes)
listed-tapestry = { $copies ->
    [1] { $card }
   *[other] { $card } x{ $copies }
}
listed-civilizations = Civilisations ({ $count })
listed-levels = L’Automa : niveaux ({ $count })
listed-level = { $level } { $level-name }
listed-automa-civilizations = L’Automa : civilisations ({ $count })
listed-automa-civilization = { $civilization } ({ $track })
listed-decision-cards = L’Automa : cartes Décision ({ $count })

## gobelin replay

replayed-choice = { $number }. { $player } : { $question } { $option }
replayed-not-over = La partie n’est pas finie ; tour { $number }.

## gobelin verify

verified-seed = { $ok ->
    [yes] L’enregistrement a une graine.
   *[no] L’enregistrement n’a pas de graine : il commence par une position, son hasard ne peut pas être vérifié.
}
verified-choices = { $ok ->
    [yes] Avec cette graine, chaque choix est possible.
   *[no] Avec cette graine, tous les choix ne sont pas possibles.
}
verified-result = { $ok ->
    [yes] Avec cette graine, la partie finit comme le dit l’enregistrement.
   *[no] Avec cette graine, la partie ne finit pas comme le dit l’enregistrement.
}
verified-commitment = { $ok ->
    [yes] L’engagement enregistré correspond à cette graine et à cette mise en place.
   *[no] L’engagement enregistré ne correspond pas à cette graine et à cette mise en place.
}
verified-written = { $ok ->
    [yes] L’engagement que vous avez noté correspond à cette graine et à cette mise en place.
   *[no] L’engagement que vous avez noté ne correspond pas à cette graine et à cette mise en place.
}
verified-noted = { $ok ->
    [yes] Les sceaux sont ceux que vous avez notés avant l’ouverture des parts.
   *[no] Les sceaux ne sont pas ceux que vous avez notés avant l’ouverture des parts.
}
verified-host = { $ok ->
    [yes] Le secret de l’hôte est celui auquel il s’est engagé.
   *[no] Le secret de l’hôte n’est pas celui auquel il s’est engagé.
}
verified-seals = { $ok ->
    [yes] Chaque part correspond à son sceau.
   *[no] Toutes les parts ne correspondent pas à leur sceau.
}
verified-shares = { $ok ->
    [yes] La graine est faite du secret de l’hôte et de toutes les parts.
   *[no] La graine n’est pas faite du secret de l’hôte et de toutes les parts.
}
verified-alone = L’hôte seul a décidé du hasard.
verified-voided = { $count ->
    [one] D’après l’enregistrement, tout a recommencé une fois avant la distribution.
   *[other] D’après l’enregistrement, tout a recommencé { $count } fois avant la distribution.
}
verified = { $ok ->
    [yes] Tout est juste.
   *[no] Cette partie n’a pas été jouée comme promis.
}

## gobelin simulate

simulating = parties aléatoires
interrupted = interrompu ; parties jouées : { $played } sur { $games }
simulated-broken = { $level ->
    [0] la partie de graine { $seed } a échoué
   *[other] la partie de graine { $seed } au niveau { $level } a échoué
}
simulated-broken-after = { $level ->
    [0] la partie de graine { $seed } a échoué après { $choices } choix
   *[other] la partie de graine { $seed } au niveau { $level } a échoué après { $choices } choix
}
simulated-killed = son processus s’est arrêté : signal { $signal }
simulated-exited = son processus s’est arrêté : code de sortie { $code }
simulated-choices = choix : { $choices }

simulated = { $players ->
    [1] { simulated-count }, seul contre l’Automa{ simulated-checked }
   *[other] { $shadow ->
        [yes] { simulated-count } à { $players } joueurs et l’Empire de l’Ombre{ simulated-checked }
       *[no] { simulated-count } à { $players } joueurs{ simulated-checked }
    }
}
simulated-count = { $games ->
    [one] { $games } partie aléatoire
   *[other] { $games } parties aléatoires
}
simulated-checked = { $checked ->
    [yes] , chaque table vérifiée après chaque choix
   *[no] {""}
}
simulated-speed = Vitesse : { $cpu ->
    [one] { $cpu } partie
   *[other] { $cpu } parties
} par seconde de processeur, { $clock } par seconde réelle
simulated-decisions = Décisions : { $decisions } par partie, { $microseconds } microsecondes chacune
simulated-score = Score : moyenne { $mean }, de { $low } à { $high }
simulated-shares = Part des victoires : { $shares }
simulated-share = { $player } { $share }
simulated-by-source = Points moyens par source
simulated-by-era = Points moyens par ère
simulated-points = points
simulated-civilizations = Civilisations
simulated-games = parties
simulated-mean = score moyen
simulated-win-rate = victoires
simulated-levels = Le joueur aléatoire contre l’Automa
simulated-level = niveau
simulated-player = joueur
simulated-wins = victoires
simulated-automa = Automa
simulated-from = de
simulated-to = à

## gobelin tournament

tournament-playing = parties
tournament = { $level ->
    [0] { tournament-count } à { $players } joueurs, première graine { $seed }, { tournament-build }
   *[other] { tournament-count } contre l’Automa au niveau { $level }, première graine { $seed }, { tournament-build }
}
tournament-build = { $build ->
    [compiled] règles compilées
   *[interpreted] règles interprétées
}
tournament-count = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
tournament-bot = bot
tournament-games = parties
tournament-wins = victoires
tournament-interval = 95 %
tournament-from-to = { $low } à { $high }
tournament-points = points
tournament-spread = +-
tournament-best = record
tournament-rating = classement
tournament-automa = Automa
tournament-milliseconds = ms
tournament-plot = { $players ->
    [1] { tournament-count }, seul contre l’Automa
   *[other] { tournament-count } à { $players } joueurs
}
tournament-won = parties gagnées, %

## gobelin balance

balance-playing = parties
balance-interrupted = interrompu ; parties gardées dans { $name } : { $played } sur { $games }
balance-stopped = parties gardées dans { $name } : { $played } sur { $games } ; la même commande joue les autres
balance = { $bonus ->
    [yes] { tournament-count } à { $players } joueurs par { $bot }, cartes de départ au hasard, avec les ajustements de départ publiés, première graine { $seed }
   *[no] { tournament-count } à { $players } joueurs par { $bot }, cartes de départ au hasard, première graine { $seed }
}
balance-score = Score moyen { $mean } ({ $low } à { $high }) ; victoires par place : { $shares }
balance-civilization = civilisation
balance-card = carte
balance-games = parties
balance-wins = victoires
balance-interval = 95 %
balance-points = points
balance-spread = +-
balance-handicap = handicap
balance-by-score = par points
balance-published = publié
balance-held = en main
balance-played = jouée
balance-worth = valeur
balance-civilizations = Civilisations, de la plus forte à la plus faible
balance-by-source = Points moyens par source
balance-tapestries = Cartes Fresque, de la plus forte à la plus faible
balance-against = { $civilization } : devant chacune des autres
balance-bonus-vp = { $points } PV
balance-bonus-resources = { $count ->
    [one] { $number } ressource
   *[other] { $number } ressources
}
balance-check = Estimé sur une moitié des parties et essayé sur l’autre : sans handicap, les civilisations gagnent de { $lowest-without } à { $highest-without } de leurs parties, avec lui de { $lowest-with } à { $highest-with }.
balance-agreement = { $pairs ->
    [one] Les ajustements publiés classent une paire de civilisations ; { $agreed } est ici dans le même ordre.
   *[other] Les ajustements publiés classent { $pairs } paires de civilisations ; { $agreed } sont ici dans le même ordre.
}

## The page of gobelin balance

balance-page-title = Ce qui gagne : { $players } joueurs, { $bot }
balance-handicap-title = Le handicap qui rétablirait l’équilibre
balance-page-handicap = Les points avec lesquels chaque civilisation devrait commencer (ou auxquels elle devrait renoncer) pour que toutes gagnent aussi souvent. Seules les différences comptent : la moyenne est nulle. Les losanges montrent les points de départ publiés ; ce qui a été publié en ressources est dans le tableau.
balance-page-sources = D’où viennent les points. Bleu : plus que la moyenne de toutes les civilisations ; orange : moins.
balance-page-tapestries = Ce que vaut une carte arrivée en main, par rapport à une carte moyenne : points de plus ou de moins à la fin, qu’elle soit jouée ou non. La pioche est un hasard, c’est donc bien l’effet de la carte ; jouer est un choix, le taux de victoire de ceux qui l’ont jouée ne le serait pas.
balance-page-method-title = Comment on a mesuré
balance-page-method = Le bot occupe toutes les places ; les cartes de départ sont gardées au hasard. Les intervalles valent pour 95 études sur 100 : celui de Wilson pour les taux de victoire, de la loi normale pour les moyennes, et pour le handicap en tirant { $resamples } fois des parties entières. « Par points » est le handicap avec lequel personne ne mènerait en moyenne, par moindres carrés de l’avance, l’effet des places étant retiré.
balance-page-doubt = Tout cela décrit le jeu de ce bot. Une civilisation qu’il ne comprend pas paraît faible ; des joueurs peuvent en tirer davantage.
balance-plot-handicap = Points de départ pour l’équilibre
balance-plot-own = handicap, avec son intervalle à 95 %
balance-plot-published = points de départ publiés
balance-plot-points = points
balance-plot-wins = Parties gagnées ; à égalité, { $share }
balance-plot-cards = Points par rapport à une carte moyenne

## gobelin tune

tuned-fit = ajustement { $number } : { $points } points avant lui, { $more } de plus que prévu
tuned-generation = génération { $number } : { $points } points en moyenne, { $best } au mieux, sigma { $sigma }
tuned-time = { $step }, { $spent } minutes sur { $minutes }
tuned-interrupted = interrompu ; la dernière génération entière est gardée

## gobelin train

trained-round = manche { $number } : { $two } points à deux joueurs, { $three } à trois, écart de { $off }, { $speed } parties par seconde
trained-interrupted = interrompu ; la dernière manche entière est gardée

## gobelin tables

tables-table = table
tables-state = état
tables-created = créée
tables-changed = dernier changement
tables-entries = entrées
tables-seats = places
tables-title = titre
tables-state-running = en cours
tables-state-finished = terminée
tables-state-ended = abandonnée
tables-none = Il n’y a aucune table de ce genre.
tables-exported = { $count ->
    [one] Un enregistrement se trouve dans { $folder }.
   *[other] { $count } enregistrements se trouvent dans { $folder }.
}
tables-backed-up = La sauvegarde est dans { $name }.
tables-deleted = { $count ->
    [0] Aucune table supprimée.
    [one] Une table supprimée.
   *[other] { $count } tables supprimées.
}

## gobelin locale

locale-language = { $count ->
    [0] { $lang } : complet
    [one] { $lang } : { $count } ligne de --check
   *[other] { $lang } : { $count } lignes de --check
}
locale-broken = { $file } : { $reason }
locale-missing = { $file } : { $key } manque
locale-unknown = { $file } : { $key } n’existe pas en anglais
locale-elsewhere = { $file } : { $key } doit se trouver dans { $other }
locale-reference = { $file } : { $key } renvoie à { $other }, qui n’est pas dans ce fichier
locale-arguments = { $file } : { $key } a pour arguments { $found }, en anglais { $wanted }
locale-plural = { $file } : { $key } n’a pas de forme pour { $argument } : { $forms }
locale-plain = { $file } : { $key } dit la même chose quel que soit { $argument }
locale-same = { $file } : { $key } est comme en anglais : { $words }
locale-english = { $file } : { $key } est en partie en anglais : { $words }
locale-glance = { $file } : une ligne d’un autre genre, d’autres icônes ou d’autres mots en gras qu’en anglais : { $words }

## gobelin compile, gobelin --version

compiling = compilation de { $modules } modules ; cela prend quelques minutes
compiling-translates = traduction en C
compiling-modules = compilation des modules
compiled = { $modules } modules sont compilés. gobelin compile --remove revient aux règles interprétées.
compiled-removed = Les règles sont désormais interprétées.
compiled-none = Les règles n’étaient pas compilées.
version-stale = périmé : lancez { $command }

## gobelin analyse

# Beside the bar of progress
analysing = choix
analysis-interrupted = Interrompu : seule une partie entière peut s’analyser.
analysis-title = Une partie vue par { $bot }
analysis-player = { $player } : { $points }
# Of $choices choices that were any, $agreed were as good as the bot's
analysis-agreed = { $agreed } choix sur { $choices } aussi bons que ceux du bot.
# $number: of the choice in the record
analysis-where = choix { $number }, ère { $era }, tour { $turn }
# A mistake that was repeated
analysis-where-until = ère { $era }, tours { $turn } à { $until }
# $cost: points
analysis-mistake = −{ $cost } ({ $where }) : { $chosen }
analysis-better = { $bot } aurait choisi : { $best }
# $points: with its sign; $term: advice-term-*
analysis-term = { $points } { $term }
# $terms: in which the better option is better or worse
analysis-why = La différence : { $terms }.
analysis-reason = pourquoi
analysis-cost = points perdus
analysis-moment = quand
analysis-chosen = choisi
analysis-instead = mieux
analysis-points = points
analysis-eras = ères
analysis-expected = attendus à la fin
analysis-scored = déjà marqués

## gobelin serve

serve-ready = Gobelin est prêt : { $address } (Ctrl-C l’arrête)

## gobelin without a command

table-no-page = La page n’a pas été construite dans cette copie de Gobelin : vous jouez dans le terminal.
table-running = Gobelin tourne déjà : { $address }
table-lan = Les amis du même réseau ouvrent { $address }
table-alone = ce Gobelin n’écoute que cette machine : arrêtez-le avec Ctrl-C, vérifiez le réseau et lancez gobelin --lan

## gobelin actions

actions = { $count } actions, version { $version }
actions-first = premier
actions-count = nombre
actions-verb = verbe
actions-text = texte
actions-values = valeurs

## gobelin hint

advice-asked = { $player } : { $question }
advice-best = Le mieux : { $option } [{ $text }]
advice-expected = Points attendus : { $before } en l’état, { $after } avec ce choix
advice-option = { $option } [{ $text }]
advice-plan = Plan pour ce tour : { $options }
advice-changes = Ce qui change :
advice-thought = { $guesses ->
    [one] { $positions } positions examinées pour une hypothèse sur ce qui est caché.
   *[other] { $positions } positions examinées pour { $guesses } hypothèses sur ce qui est caché.
}

## Where expected points come from

advice-term-points = points marqués
advice-term-eras = ères à venir
advice-term-resources = ressources
advice-term-income = revenus
advice-term-income_points = points des tours de revenus
advice-term-city = capitale
advice-term-tracks = pistes
advice-term-land = territoires
advice-term-technology = technologie
advice-term-cards = cartes Fresque
advice-term-civilizations = civilisations
