### The settings of the page: a name for each, and in small what it does.

settings = Réglages
settings-kept = gardés sur cet appareil
settings-close = Retour
settings-playing = Jeu
settings-looks = Aspect
settings-sound = Son
settings-help = Langue et aide

settings-end = Fin du tour
    .words = avant que le joueur suivant ne joue
settings-end-off = Demander
settings-end-at_once = Tout de suite
settings-end-countdown = 10 s
settings-warn = Avertir avant une perte
    .words = une ressource au-delà de 8, une capacité non utilisée
settings-bots = Ce qu’ont fait les bots
    .words = raconté avant votre tour, en solo
settings-theme = Thème
    .words = lin le jour, noyer à la bougie
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-system = Système
settings-patterns = Motifs sur les couleurs
    .words = tissages et marques des joueurs et des terrains
settings-patterns-soft = Discrets
settings-patterns-strong = Marqués
settings-names = Noms sur le plateau Revenus
    .words = toujours, ou au survol
settings-size = Taille d’affichage
    .words = en pour cent
settings-motion = Mouvement
    .words = suit le système s’il demande de le réduire
settings-motion-none = Aucun
settings-motion-calm = Calme
settings-motion-full = Complet
settings-pace = Coups des autres
    .words = à quelle vitesse ils sont montrés ; un clic les passe
settings-pace-0 = D’un coup
settings-bell = Clochette à votre tour
    .words = aussi dans le titre de l’onglet
settings-notice = Avis du navigateur
    .words = quand c’est à vous et que la page est cachée
settings-notice-refused = le navigateur ne le permet pas
settings-thread = Fil
    .words = votre choix est exécuté
settings-shuttle = Navette
    .words = une tuile tissée, un bâtiment placé
settings-batten = Battant
    .words = un monument, une carte Fresque
settings-die = Dés
    .words = le bruit du bois
settings-drum = Tambour
    .words = une attaque contre vous, une embuscade
settings-end_of_game = Le métier s’arrête
    .words = à la fin de la partie
settings-language = Langue
    .words = de toute la page
settings-reader = Détail pour lecteurs d’écran
    .words = ce que dit un hexagone ou une case
settings-reader-short = Court
settings-reader-full = Complet

## Others' moves

page-since = Depuis votre dernier tour
page-skip = Passer

## What things are called for those who want to hear little

page-space-short = { $players ->
    [none] { $space }
   *[other] { $space } ; ici : { $players }
}
# $state: unexplored, explored
page-hex-short = { $state ->
    [unexplored] Hexagone { $hex }, non exploré
   *[explored] { $holder ->
        [none] Hexagone { $hex }, libre
       *[other] Hexagone { $hex }, { $holder }
    }
}

## The title of the tab

page-title-your-turn = ● À vous de jouer · Gobelin
