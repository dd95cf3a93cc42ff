### Around the table in the browser, in French. en/lobby.ftl says what each message is.

## The start page

lobby-tagline = Tissez une civilisation, du premier feu aux étoiles.
lobby-here = Ici
lobby-by-link = Par lien
lobby-automa = Automa
lobby-me-words = joue sur cet écran
lobby-open-words = reçoit un lien de vous
lobby-nobody-words = personne ici
lobby-your-name = Votre nom
lobby-friends-name = Nom
lobby-bot-level = Niveau du bot à la place { $number }
# $points: victory points that two of them make against each other in the mean
lobby-strength = { $level } · { $points } PV
lobby-automa-level = Niveau de l’Automa
# $name: the Average
lobby-automa-named = { $level } · { $name }
lobby-shadow-too = l’Empire de l’Ombre accompagne l’Automa
# $side: small, large
lobby-summary = { $players ->
    [one] seul contre l’Automa
   *[other] { $players } à la table
} · { $side ->
    [small] petite carte
   *[large] grande carte
}
lobby-why-few = Il manque quelqu’un : un bot, un ami, ou l’Automa à la deuxième place.
lobby-why-solo = Contre l’Automa, vous jouez seul : les autres places restent vides.
lobby-why-large = À partir de quatre joueurs, on prend la grande carte.
lobby-why-hot = Entre amis sur un écran : un rideau cache chaque main aux autres.
lobby-why-link = Vous recevez un lien pour chaque ami dès que vous prenez place.
lobby-options = Options…
lobby-options-changed = { $count ->
    [0] comme d’habitude
    [one] une option changée
   *[other] { $count } options changées
}
lobby-refused = Aucune partie ne peut commencer ainsi : { $reason }
lobby-watch-bots = Des bots au métier
lobby-watch-bots-words = regarder quatre bots jouer
lobby-bot-name = { $thing ->
    [bobbin] Bobine
    [shuttle] Navette
    [spindle] Fuseau
    [heddle] Lisse
   *[loom] Métier
}

## Tables of this device

lobby-status-yours = à vous
lobby-status-waits = { $player } décide
lobby-status-many = plusieurs choisissent
lobby-status-open = une place libre
lobby-status-waiting = bientôt la partie
lobby-status-over = terminée
lobby-status-rematch = une revanche attend
lobby-status-gone = n’existe plus
lobby-forgets = Ce navigateur ne garde rien : vos tables sont connues tant que cet onglet est ouvert. « Autre appareil », à la table, donne un lien pour revenir.
lobby-table-stand = ère { $era }, tour { $turn }
lobby-with = avec { $players }
lobby-alone = en solo
lobby-forget = Retirer { $title } de cette liste
lobby-untitled = Table du { $date }
lobby-have-link = J’ai un lien
lobby-paste-link = Collez-le ici
lobby-open-link = Ouvrir
lobby-no-link = Ce n’est pas un lien vers une table.

## Options of a new game

lobby-options-title = Options de la partie
lobby-as-usual = Comme d’habitude
lobby-title = Nom de la table
lobby-title-words = pour la retrouver
lobby-civilizations = Civilisations
lobby-civilizations-words = chacun en reçoit deux et en garde une ; ou choisissez
lobby-capitals = Capitales
lobby-capitals-words = distribuées, ou choisies ici
lobby-dealt = distribuée
lobby-clash-civilizations = Deux joueurs ne peuvent pas avoir la même civilisation.
lobby-clash-capitals = Deux de ces capitales commencent au même endroit.
lobby-start-bonus = Ajustements de départ
lobby-start-bonus-words = l’aide publiée pour les civilisations faibles, le handicap des fortes
lobby-shadow-empire = Empire de l’Ombre
lobby-shadow-empire-words = troisième joueur sur les pistes d’une partie à deux : il prend des monuments et ne marque rien
lobby-shadow-empire-closed = à deux joueurs seulement
lobby-shadow-empire-solo = toujours là contre l’Automa
lobby-loop-guard = Une récompense par case et par tour
lobby-loop-guard-words = pendant un tour, personne ne gagne deux fois ce que donne une case de piste
lobby-x-advance = Les avancées gratuites sans bénéfice sont facultatives
lobby-x-advance-words = d’habitude, elles sont obligatoires si elles sont possibles
lobby-confirm = Demander avant la fin du tour
lobby-confirm-words = jusque-là, on peut revenir sur ses choix
lobby-confirm-closed = toujours, aux tables du navigateur
lobby-without = Cartes écartées
lobby-without-words = cartes Fresque retirées de la pile
lobby-without-none = aucune
lobby-without-count = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
lobby-pace = Les bots jouent
lobby-pace-words = le temps qu’ils laissent avant chaque coup
lobby-pace-instant = aussitôt
lobby-pace-fast = vite
lobby-pace-normal = posément
lobby-join = Places libres
lobby-join-words = qui peut s’y asseoir
lobby-join-link = qui a le lien
lobby-join-invite = sur invitation
lobby-absent = Joueur qui se fait attendre
lobby-absent-words = les autres peuvent alors faire jouer un bot à sa place
lobby-absent-hours = { $hours ->
    [0] on l’attend
    [1] après une heure
    [24] après un jour
    [72] après trois jours
   *[other] après { $hours } heures
}
lobby-hints = Conseils
lobby-hints-words = on peut demander à un bot ce qu’il ferait
lobby-seed = Graine
lobby-seed-words = la même graine donne la même mise en place ; qui la connaît peut prévoir les tirages
lobby-seed-random = tirée au sort
lobby-seed-bad = Une graine est un nombre entier.
lobby-yes = oui
lobby-no = non
lobby-done = Terminé

## Joining

lobby-join-title = On vous invite
lobby-join-seat = La place { $number } à « { $title } » vous est gardée.
lobby-join-seat-plain = La place { $number } vous est gardée.
lobby-join-free = Il y a une place libre à cette table.
lobby-join-which = Votre place
lobby-join-company = À la table : { $players }
lobby-join-name = Comment les autres doivent-ils vous appeler ?
lobby-join-sit = S’asseoir
lobby-join-watch = Regarder seulement
lobby-join-device = Votre place, sur cet appareil
lobby-join-device-words = Le lien ouvre ici la place occupée par { $player }. Il ne sert qu’une fois.
lobby-join-device-sit = Continuer ici
lobby-spent-words = Quelqu’un a déjà utilisé ce lien ; chacun ne sert qu’une fois. Demandez-en un autre, ou regardez.
lobby-seat-lost = Cet appareil n’ouvre plus la place
lobby-seat-lost-words = La place a été abandonnée, ou cet appareil en a été retiré. Vous pouvez encore regarder.
lobby-retry-words = Un nouvel essai se fait tout seul.
lobby-busy-words = Trop de demandes sont parties d’ici : le serveur souffle un moment. Un nouvel essai se fait tout seul.

## The panel of the table

lobby-people = À la table
lobby-people-free = { $count ->
    [one] À la table : une place est libre
   *[other] À la table : { $count } places sont libres
}
lobby-talk = Conversation
lobby-talk-new = Conversation : { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
lobby-seats = Places
lobby-rules = Règles de cette table
lobby-you = vous
lobby-host = vous · hôte
lobby-person = joue
lobby-free = personne pour l’instant
lobby-is-bot = bot, { $level }
lobby-is-automa = joue selon ses cartes
lobby-stand-in = un bot joue à sa place
lobby-conceded = a abandonné ; un bot continue
lobby-left = a quitté la table
lobby-asked = choix attendu
lobby-asked-for = choix attendu depuis { $time }
lobby-minutes = { $count ->
    [one] une minute
   *[other] { $count } minutes
}
lobby-hours = { $count ->
    [one] une heure
   *[other] { $count } heures
}
lobby-days = { $count ->
    [one] un jour
   *[other] { $count } jours
}
lobby-agrees = d’accord pour finir
lobby-spectator-link = Lien pour spectateurs
lobby-spectator-words = Qui l’ouvre voit la table, mais aucune main.
lobby-table-link-words = Qui l’ouvre peut regarder, et prendre une place libre.
lobby-invite-link = Lien
lobby-invite-link-words = Pour une personne : il ne sert qu’une fois, et personne d’autre ne voit cette main.
lobby-new-link = Un autre lien
lobby-device-link = Autre appareil
lobby-device-link-words = Ouvre votre place sur un autre appareil, ou ici si le navigateur l’a oubliée. Il ne sert qu’une fois ; gardez-le pour vous.
lobby-copy = Copier
lobby-copied = Copié
lobby-link-of = Le lien
lobby-code-of = Code QR du lien
lobby-alone-words = Ce lien ne fonctionne que sur cette machine : le serveur n’écoute personne d’autre. Arrêtez-le et relancez-le par cette commande ; les liens fonctionneront alors sur tout le réseau :
lobby-rename = Changer votre nom
lobby-name = Nom
lobby-save = Enregistrer
lobby-to-bot = Laisser jouer un bot
lobby-to-bot-other = Laisser un bot jouer pour { $player }
lobby-to-bot-later = un bot pourra jouer à sa place dans { $time }
lobby-back = Reprendre votre place
lobby-bot-plays = Un bot joue à votre place
lobby-bot-plays-words = Revenez quand vous voulez.
lobby-concede = Abandonner
lobby-concede-sure = Abandonner cette partie ? Un bot continue à votre place et ne peut pas gagner.
lobby-concede-yes = Oui, abandonner
lobby-cancel = Non
lobby-agree = Finir la partie ici
lobby-agree-words = quand tous le veulent : { $agreed } sur { $people }
lobby-agree-not = Continuer à jouer
lobby-leave = Quitter la table
lobby-leave-sure = Quitter cette table ? Cette place ne pourra plus être rouverte.
lobby-leave-yes = Oui, quitter
lobby-say = Écrire un message
lobby-send = Envoyer
lobby-no-talk = Aucun message pour l’instant.
lobby-spectators-hush = Les spectateurs peuvent lire, pas écrire.
lobby-owner = L’hôte
lobby-not-possible = C’est impossible en ce moment : { $reason }
lobby-change-words = Seul l’hôte de la table peut changer cela.
lobby-watching = Vous regardez : vous ne voyez aucune main.
lobby-take-seat = Prendre une place libre

## The curtain

lobby-since = Depuis votre dernier tour
lobby-curtain-keys = Entrée, ou le bouton
lobby-wrong-player = Quelqu’un d’autre d’abord ?
