### Autour de la table : la page d'accueil, les nouvelles parties, les liens, les places, la conversation. Dans le navigateur.

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
lobby-bot-level = Niveau du robot à la place { $number }
# $points: victory points that two of them make against each other in the mean
lobby-strength = { $level } · { $points } PV
lobby-automa-level = Niveau de l'Automa
# $name: the Average
lobby-automa-named = { $level } · { $name }
lobby-shadow-too = l'Empire de l'Ombre accompagne l'Automa
# $side: small, large
lobby-summary = { $players ->
    [one] seul contre l'Automa
   *[other] { $players } à la table
} · { $side ->
    [small] petite carte
   *[large] grande carte
}
lobby-why-few = Encore quelqu'un : un robot, un ami, ou l'Automa à la deuxième place.
lobby-why-solo = Contre l'Automa, vous jouez seul : les autres places restent vides.
lobby-why-large = À partir de quatre joueurs, on prend la grande carte.
lobby-why-hot = Entre amis sur un écran : un rideau cache chaque main aux autres.
lobby-why-link = Vous recevez un lien pour chaque ami dès que vous êtes assis.
lobby-options = Options …
lobby-options-changed = { $count ->
    [0] comme d'habitude
    [one] une chose changée
   *[other] { $count } choses changées
}
lobby-refused = Aucune partie ne peut commencer ainsi : { $reason }
lobby-watch-bots = Les robots au métier
lobby-watch-bots-words = en regarder quatre jouer

## Tables of this device

lobby-status-yours = à vous
lobby-status-waits = à { $player }
lobby-status-many = plusieurs choisissent
lobby-status-open = une place libre
lobby-status-over = terminée
lobby-status-gone = n'existe plus
lobby-table-stand = ère { $era }, tour { $turn }
lobby-with = avec { $players }
lobby-alone = seul
lobby-forget = Retirer { $title } de cette liste
lobby-forget-sure = Retirer ?
lobby-untitled = Table du { $date }

## Options of a new game

lobby-options-title = Options de la partie
lobby-as-usual = Comme d'habitude
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
lobby-start-bonus-words = l'aide publiée pour les civilisations faibles, le handicap des fortes
lobby-shadow-empire = Empire de l'Ombre
lobby-shadow-empire-words = un troisième sur les pistes d'une partie à deux : il prend des monuments et ne marque rien
lobby-shadow-empire-closed = à deux joueurs seulement
lobby-shadow-empire-solo = toujours là contre l'Automa
lobby-loop-guard = Une récompense par case et par tour
lobby-loop-guard-words = dans un tour, personne ne gagne deux fois ce que donne une case de piste
lobby-x-advance = Les avancées gratuites sans bénéfice sont facultatives
lobby-x-advance-words = d'habitude, elles sont obligatoires si elles sont possibles
lobby-confirm = Demander avant la fin du tour
lobby-confirm-words = jusque-là, on peut revenir sur ses choix
lobby-confirm-closed = toujours, aux tables du navigateur
lobby-without = Cartes écartées
lobby-without-words = cartes tapisserie qui ne sont pas dans la pioche
lobby-without-none = aucune
lobby-without-count = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
lobby-pace = Les robots jouent
lobby-pace-words = le temps qu'ils laissent avant chaque coup
lobby-pace-instant = aussitôt
lobby-pace-fast = vite
lobby-pace-normal = lisiblement
lobby-join = Places libres
lobby-join-words = qui peut s'y asseoir
lobby-join-link = qui connaît la table
lobby-join-invite = sur invitation
lobby-absent = Qui fait attendre les autres
lobby-absent-words = les autres peuvent alors faire jouer un robot à sa place
lobby-absent-hours = { $hours ->
    [0] on l'attend
    [1] après une heure
    [24] après un jour
    [72] après trois jours
   *[other] après { $hours } heures
}
lobby-hints = Conseils
lobby-hints-words = on peut demander à un robot ce qu'il ferait
lobby-seed = Numéro de départ
lobby-seed-words = le même numéro donne le même départ ; qui le connaît peut savoir ce qui sera tiré
lobby-seed-random = tiré au sort
lobby-seed-bad = Un numéro de départ est un nombre entier.
lobby-yes = oui
lobby-no = non
lobby-done = Terminé

## Joining

lobby-join-title = Vous êtes invité
lobby-join-seat = La place { $number } à « { $title } » vous est gardée.
lobby-join-seat-plain = La place { $number } vous est gardée.
lobby-join-free = Il y a une place libre à cette table.
lobby-join-which = Votre place
lobby-join-company = À la table : { $players }
lobby-join-name = Comment les autres doivent-ils vous appeler ?
lobby-join-sit = S'asseoir
lobby-join-watch = Seulement regarder
lobby-join-device = Votre place, sur cet appareil
lobby-join-device-words = Le lien ouvre ici la place de { $player }. Il ne sert qu'une fois.
lobby-join-device-sit = Continuer ici
lobby-spent-words = Quelqu'un a déjà utilisé ce lien ; chacun ne sert qu'une fois. Demandez-en un autre, ou regardez.
lobby-seat-lost = Cette place a été abandonnée
lobby-seat-lost-words = Ce que savait cet appareil ne l'ouvre plus. Vous pouvez encore regarder.
lobby-retry-words = Un nouvel essai se fait tout seul.
lobby-busy-words = On a tant demandé d'ici que le serveur veut souffler un moment. Un nouvel essai se fait tout seul.

## The panel of the table

lobby-people = Les gens à la table
lobby-people-free = { $count ->
    [one] Les gens à la table : une place est libre
   *[other] Les gens à la table : { $count } places sont libres
}
lobby-talk = Conversation
lobby-talk-new = Conversation : { $count ->
    [one] une nouvelle ligne
   *[other] { $count } nouvelles lignes
}
lobby-seats = Places
lobby-rules = Règles de cette table
lobby-you = vous
lobby-host = vous · hôte
lobby-person = joue
lobby-free = personne n'est encore là
lobby-is-bot = robot, { $level }
lobby-is-automa = joue selon ses cartes
lobby-stand-in = un robot remplace
lobby-conceded = a abandonné ; un robot continue
lobby-left = s'est levé
lobby-asked = doit choisir
lobby-asked-for = doit choisir, depuis { $time }
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
lobby-agrees = veut finir
lobby-spectator-link = Lien pour spectateurs
lobby-spectator-words = Qui l'a voit la table et la main de personne.
lobby-table-link-words = Qui l'a peut regarder, et s'asseoir où une place est libre.
lobby-invite-link = Lien
lobby-invite-link-words = Pour une personne : il ne sert qu'une fois, et nul autre ne voit cette main.
lobby-new-link = Un autre lien
lobby-device-link = Autre appareil
lobby-device-link-words = Ouvre votre place sur un autre appareil, ou ici si le navigateur l'a oubliée. Il ne sert qu'une fois ; gardez-le pour vous.
lobby-copy = Copier
lobby-copied = Copié
lobby-link-of = Le lien
lobby-code-of = Code QR du lien
lobby-alone-words = Ce lien ne marche que sur cette machine : le serveur n'écoute personne d'autre. Arrêtez-le et lancez-le par cette commande ; les liens marchent alors pour tout le réseau :
lobby-rename = Changer votre nom
lobby-name = Nom
lobby-save = Garder
lobby-to-bot = Laisser jouer un robot
lobby-to-bot-other = Laisser un robot jouer pour { $player }
lobby-to-bot-later = un robot pourra jouer à sa place dans { $time }
lobby-back = Rejouer vous-même
lobby-concede = Abandonner
lobby-concede-sure = Abandonner cette partie ? Un robot continue à votre place et ne peut pas gagner.
lobby-concede-yes = Oui, abandonner
lobby-cancel = Non
lobby-agree = Finir la partie ici
lobby-agree-words = quand tous le veulent : { $agreed } sur { $people }
lobby-agree-not = Continuer à jouer
lobby-leave = Se lever
lobby-leave-sure = Quitter cette table ? Cette place ne pourra plus être rouverte.
lobby-leave-yes = Oui, se lever
lobby-say = Dire quelque chose
lobby-send = Envoyer
lobby-no-talk = Rien n'a encore été dit.
lobby-spectators-hush = Les spectateurs écoutent seulement.
lobby-owner = L'hôte
lobby-not-possible = C'est impossible en ce moment : { $reason }
lobby-change-words = Seul qui a fait la table peut changer cela.
lobby-watching = Vous regardez : aucune main ne vous est ouverte.
lobby-take-seat = Prendre une place libre

## The curtain

lobby-since = Depuis votre dernier tour
lobby-curtain-keys = Entrée, ou le bouton
lobby-wrong-player = Quelqu'un d'autre d'abord ?
