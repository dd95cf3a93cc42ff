### The page in the browser, in French. en/page.ftl says what each message is.

page-title = Gobelin

## The table

page-table = { $side ->
    [small] petite carte
   *[large] grande carte
} · ère { $era } · tour { $turn }
page-table-setup = { $side ->
    [small] petite carte
   *[large] grande carte
} · mise en place
page-over = La partie est finie
page-titled = « { $title } » · { $stand }
page-map = Carte. Les touches { $upper }, { $lower } et les flèches vont d’un hexagone à l’autre, Entrée choisit
page-market = Marché des technologies
page-technologies = Technologies
page-hand = Main
page-tiles = Tuiles
page-log = Journal
page-log-empty = L’histoire commence ici
page-tool-log = Tout le journal
page-tool-language = Langue
page-tool-theme = Clair ou sombre
page-tool-close = Fermer
page-income = Plateau Revenus
page-mine = Chez moi
page-favorite = favorite
page-automa = { $civilizations } · niv. { $level }
page-shadow-empire = ne marque rien
page-rivals = Les autres
page-finished = partie finie
page-first-player = premier joueur
page-hidden-card = carte cachée
page-maker-of-fire = Maîtrise du feu
page-face-down = face cachée
page-first-here = en premier ici
page-last-income = dernier
page-timing = { $timing ->
    [this_era] cette ère
    [trap] embuscade
   *[when_played] pose
}
page-city = Capitale { $capital }. Les flèches vont d’une parcelle à l’autre, avec Maj d’un district à l’autre, Entrée choisit

## Decks in the top bar

page-deck-tapestry = cartes Fresque : { $left }, défaussées { $discarded }
page-deck-tech = cartes Technologie : { $left }, défaussées { $discarded }
page-deck-territory = tuiles Territoire : { $left }
page-deck-space = tuiles Espace : { $left }
page-deck-civilization = civilisations : { $left }

## Achievements on the board

page-achievement-complete_track = Terminer une piste
page-achievement-topple_two = Renverser 2
page-achievement-middle_island = Île du centre

## What things are called for those who hear the table

page-space = { $space } ; coûte { $cost } ; { $gives } ; { $players ->
    [none] personne ici
   *[other] ici : { $players }
}
page-hex = { $state ->
    [unexplored] Hexagone { $hex }, non exploré
   *[explored] Hexagone { $hex }, { $land }{ $holder ->
        [none] {""}
       *[other] , contrôlé par { $holder }
    }
}
page-plot = { $state ->
    [free] Parcelle { $plot }, vide
    [blocked] Parcelle { $plot }, infranchissable
   *[filled] Parcelle { $plot }, occupée
}
# How many plots each of them still lacks
page-plot-free = Parcelle { $plot }, vide ; il manque { $in-district } au district { $district }, { $in-row } à la ligne { $row }, { $in-column } à la colonne { $column }
page-tile = tuile Territoire { $number } : { $what }
page-space-tile = tuile Espace { $number } : { $what }
page-tech = { $card } – { $what }
page-income-row = { $building ->
    [market] marchés
    [house] maisons
    [farm] fermes
   *[armory] arsenaux
}, { $taken } sur 5 en jeu
page-resource = { $resource } : { $count } sur 8
page-rival = { $player }, { $vp } PV
page-slot = { $civilization } : { $place }
page-era = ère { $era }
page-eras = Ères
page-more-civilizations = montrer { $civilization }

## Under the pictures on civilization mats

page-mat-alchemists = lancez tant que vous osez
page-mat-architects-district = un seul type dans un district
page-mat-architects-line = un seul type dans une ligne
page-mat-futurists = au début, avec une ressource de chaque sorte
page-mat-heralds = une carte jouée, gagnée de nouveau
page-mat-historians = un monument du détenteur rapporte les carrés découverts
page-mat-inventors = améliorez une carte, de n’importe qui
page-mat-isolationists = plus grande étendue d’un même terrain à la fin
page-mat-leaders = à chaque tour de revenus un pas, avec bénéfice
page-mat-mystics-tech_cards = technologies
page-mat-mystics-districts = districts
page-mat-mystics-territories = territoires
page-mat-mystics-tracks = pistes finies
page-mat-nomads-beside = à côté des vôtres
page-mat-nomads-empty = terre vide : à vous
page-mat-the_chosen = pistes où vous menez
page-mat-the_chosen-achievements = objectifs
page-mat-traders = terre vide, ou avec un seul avant-poste

## What things explain of themselves

page-explain-cost = Coût
page-explain-benefit = Bénéfice
page-explain-bonus = Bonus
page-explain-circle = Cercle
page-explain-square = Carré
page-explain-needs = Ligne du haut
page-explain-income = Revenus
page-explain-points = Points
page-explain-here = Ici
page-explain-held = Contrôlé par
page-explain-taken = déjà pris
page-explain-open = encore libre
page-explain-space = { $track } { $number }, niveau { $tier }
page-explain-tile = Tuile Territoire { $number }
page-explain-space-tile = Tuile Espace { $number }
page-explain-hex = Hexagone { $hex }
page-explain-unexplored = Personne n’est encore venu ici : explorez-le avec une tuile Territoire.
page-explain-face-down = Posée face cachée.
page-explain-fire = Toute civilisation commence par le feu.
page-explain-empty-era = La carte de cette ère se pose ici. Qui commence l’ère avant ses voisins gagne les ressources indiquées.
page-explain-piece = { $piece } ({ $player }){ $toppled ->
    [yes] , renversé
   *[no] {""}
}
page-piece-outpost = avant-poste
page-piece-cube = jeton

## Tablet and phone

page-tab-map = Carte
page-tab-tracks = Pistes
page-tab-city = Capitale
page-tab-mats = Plateaux
page-tab-rivals = Rivaux
page-show = Afficher
page-menu = Menu
page-tabs = Parties de la table
page-show-track = { $track } : vous êtes en { $space }. Afficher la piste
page-zoom-in = Agrandir
page-zoom-out = Toute la carte
page-achievements = Objectifs
