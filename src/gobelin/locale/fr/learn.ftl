### What helps to learn the game, in French. en/learn.ftl says what each message is.

## The books: rules at a glance, catalogue

learn-rules = Règles
learn-rules-words = en un coup d’œil, et numérotées
learn-rules-numbered = Les règles numérotées (en anglais)
learn-rules-glance = Les règles en un coup d’œil
learn-contents = Sommaire
learn-back = Retour
learn-catalogue = Catalogue
learn-catalogue-words = chaque carte, tuile et case
learn-catalogue-title = Tout ce qui est dans la boîte
learn-search = Chercher un nom, un texte
learn-nothing = Aucun nom ni aucun texte ne correspond.
learn-found = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
}
learn-kinds = Catégories
learn-kind-tapestry = Cartes Fresque
learn-kind-tech = Cartes Technologie
learn-kind-civilization = Civilisations
learn-kind-landmark = Monuments
learn-kind-territory = Tuiles Territoire
learn-kind-space_tile = Tuiles Espace
learn-kind-space = Cases des pistes
learn-kind-income = Plateau Revenus
learn-kind-capital = Capitales
learn-kind-die = Dés
learn-kind-achievement = Objectifs
learn-kind-automa = Automa
learn-where = Où est-ce ?
learn-where-unseen = Dans la pile, dans une main ou hors du jeu : personne ne l’a encore vue.
learn-where-display = Parmi les cartes visibles.
learn-where-hand = Dans votre main.
learn-where-free = Encore libre.
learn-where-out = Hors de cette partie.
learn-where-with = Chez { $player }.
learn-where-mat = Sur un plateau Revenus, ère { $era } : { $player }.
learn-where-map = Sur la carte, hexagone { $hex }.
learn-where-here = Ici : { $players }.
learn-where-earned = Atteint par : { $players }.
learn-more = Dans le catalogue
learn-decision-card = Carte Décision { $number }
learn-level = Niveau { $number }
learn-face = faces : { $count } sur { $of }

## A hint: what a bot would do in the place of the player

learn-hint = Conseil
learn-hint-thinking = Un bot réfléchit…
learn-hint-none = Aucun bot n’a de réponse pour l’instant.
learn-hint-title = Ce que ferait un bot
learn-hint-words = Il ne voit que ce que vous voyez. Points qu’il attend pour vous à la fin :
learn-hint-points = { $points } PV
learn-hint-plan = Ensuite : { $options }

## Help mode, and what was not explained before

learn-help = Aide : cliquez sur un élément, il s’explique
learn-helping = Mode d’aide. Un clic explique au lieu d’agir. Échap y met fin.
learn-help-end = Terminer
learn-explain-tapestry = Cartes Fresque restant dans la pile, et nombre de cartes défaussées. Une pile vide se refait avec les cartes défaussées.
learn-explain-tech = Cartes Technologie restant dans la pile, et nombre de cartes défaussées.
learn-explain-territory = Tuiles Territoire restant dans la pile. C’est avec elles que l’on explore la carte.
learn-explain-space = Tuiles Espace restantes. Il y en a quinze, et il n’en viendra pas d’autres.
learn-explain-civilization = Civilisations restant dans la pile. Celle que vous gagnez est piochée au hasard.
learn-explain-purse = Paie les pas sur les pistes. 8 au plus : le surplus est perdu.
learn-explain-track = Le niveau I coûte une ressource au choix ; le II y ajoute la ressource de la piste, le III encore une au choix ; le IV coûte deux fois la ressource de la piste. Le premier joueur dans le niveau II, III ou IV prend son monument.
learn-explain-row = Quand vous gagnez un bâtiment de cette rangée, le plus à gauche va dans votre capitale, et la case qu’il découvre compte désormais à chaque tour de revenus.
learn-explain-end = Le cinquième tour de revenus est votre dernier tour : civilisation, une amélioration et des points ; ni carte ni revenus.
learn-explain-points = Points de victoire : marqués aussitôt, et seulement en cours de partie. Celui qui en a le plus à la fin gagne.
learn-explain-outposts = { $count ->
    [one] Il reste { $count } avant-poste en réserve.
   *[other] Il reste { $count } avant-postes en réserve.
} Chaque conquête en prend un.

## The guide through the first era of a real game: a title and a few words for each step, and why

guide-start = Première partie, guidée
guide-start-words = Une vraie partie à deux contre un bot indulgent ; une bulle vous explique chaque chose.
guide-table = Première ère, guidée
guide-step = { $number } sur { $of }
guide-skip = Fermer le guide
guide-open = Le guide
guide-why = Pourquoi ?
guide-next = Continuer
guide-try = Essayer
guide-welcome-title = Bienvenue
guide-welcome-text = Vous menez un peuple du premier feu jusqu’aux étoiles. Quand chacun a joué cinq tours de revenus, celui qui a le plus de points gagne. Choisissez d’abord une capitale : plus elle a de parcelles vides, plus vous y bâtissez librement.
guide-welcome-why = Les parcelles infranchissables comptent comme occupées : une capitale qui en a beaucoup complète plus tôt ses lignes et ses districts.
guide-civilization-title = Votre civilisation
guide-civilization-text = Elle vous donne ce que personne d’autre n’a, le plus souvent aux tours de revenus. Lisez les deux, gardez celle qui vous plaît.
guide-civilization-why = Il n’y a pas de mauvais choix ici : la partie est longue, et chacune peut gagner.
guide-income-title = Vos premiers revenus
guide-income-text = Votre premier tour est un tour de revenus : une pièce, un ouvrier, une nourriture, une culture, une tuile Territoire et une carte Fresque. Il se fait tout seul.
guide-income-why = Tout ce qui est découvert sur votre plateau Revenus rapporte. Les bâtiments qui le quittent en découvrent davantage.
guide-turn-title = Payer, avancer, gagner
guide-turn-text = À votre tour, vous avancez d’une case sur une piste. La bande à côté montre le prix : le niveau I coûte une ressource au choix. Les grandes icônes sont ce que vous gagnez. Les cases éclairées sont à votre portée.
guide-turn-why = Le Repérage, sur la piste Exploration, apporte deux tuiles Territoire, que vous poserez bientôt sur la carte : un bon premier pas.
guide-pay-title = Quelle ressource ?
guide-pay-text = N’importe quelle ressource convient ici. Plus loin, il faut celle de la piste : nourriture pour l’exploration, ouvriers pour la science, culture pour la piste militaire, pièces pour la technologie.
guide-pay-why = Gardez ce que demanderont vos prochains pas.
guide-explore-title = Nouveau territoire
guide-explore-text = Posez une tuile à côté d’un de vos territoires et tournez-la : chaque côté où un terrain continue rapporte un point. Puis vous gagnez ce que montre la tuile.
guide-explore-why = Les terrains n’ont pas besoin de correspondre. Le nouveau territoire n’est à personne tant que personne ne le conquiert.
guide-conquer-title = Avant-postes et dés
guide-conquer-text = Placez un avant-poste sur un territoire voisin d’un des vôtres, puis lancez deux dés et prenez-en un : des points avec le rouge, une ressource ou ce que donne la tuile avec le noir.
guide-conquer-why = Un territoire à vous vaut des points aux tours de revenus et ouvre la voie à d’autres.
guide-research-title = Le dé de science
guide-research-text = Le dé a désigné une piste : vous pouvez y avancer d’une case gratuitement, ou rester sur place.
guide-research-why = Un pas gratuit est presque toujours bon. Avec un X, la case ne donne rien, mais vous voilà plus loin.
guide-invent-title = Inventer
guide-invent-text = Prenez une carte Technologie. Elle commence dans votre ligne du bas ; chaque amélioration la fait monter d’une ligne et donne son cercle, puis son carré.
guide-invent-why = Chaque tour de revenus apporte une amélioration : même une seule carte rapporte deux fois.
guide-build-title = Votre capitale
guide-build-text = Posez le bâtiment sur une parcelle vide. Un district complet de neuf parcelles donne aussitôt une ressource ; lignes et colonnes complètes donnent des points aux tours de revenus.
guide-build-why = Commencez là où les parcelles infranchissables ont déjà fait la moitié du travail.
guide-end-title = Fin du tour
guide-end-text = Regardez ce que vous avez fait. « Annuler » revient en arrière tant qu’aucun dé n’a roulé et qu’aucune carte n’a été piochée. Puis terminez votre tour.
guide-end-why = Les réglages permettent de terminer les tours automatiquement.
guide-era-title = L’ère suivante
guide-era-text = Votre bourse est vide, ou presque : « Revenus » ouvre l’ère II. Vous jouez une carte Fresque, pouvez améliorer une carte Technologie, marquez des points et touchez vos revenus. Vous connaissez le jeu : le cinquième tour de revenus sera votre dernier.
guide-era-why = Qui entre dans une ère avant ses voisins gagne des ressources ; qui s’attarde fait d’abord plus de pas.
