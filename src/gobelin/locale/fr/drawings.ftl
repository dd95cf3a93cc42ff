### The table as the terminal draws it, in French. en/drawings.ftl says what each message is.

## Marks

mark-player = J{ $number }
mark-automa = Au
mark-shadow_empire = Em
letter-player = { $number }
letter-automa = A
letter-shadow_empire = E

## The map

drawn-map = { $side ->
    [small] Carte (petite)
   *[large] Carte (grande)
}
drawn-terrain = { $letter } { $terrain }
drawn-map-legend = { $player-is ->
    [you] { $outpost } à vous, { $toppled } renversé
   *[other] { $outpost } un avant-poste, { $toppled } renversé
}
drawn-map-legend-solo = { $player-is ->
    [you] { $outpost } à vous, { $bots } ; en minuscules : renversé
   *[other] { $outpost } un avant-poste, { $bots } ; en minuscules : renversé
}
drawn-mark = { $mark } { $player }
drawn-island = île
drawn-all-terrains = tous
drawn-benefit-none = -
drawn-benefit-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
drawn-benefit-worker = { $count } ouvr.
drawn-benefit-food = { $count } nour.
drawn-benefit-culture = { $count } cult.
drawn-benefit-territory = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
drawn-benefit-tapestry = fresque
drawn-benefit-research = recher.
drawn-benefit-upgrade = amélior.
drawn-benefit-invent = invent.
drawn-benefit-market = marché
drawn-benefit-house = maison
drawn-benefit-farm = ferme
drawn-benefit-armory = arsenal

## The tracks

drawn-tracks = Pistes
drawn-tier = niveau { $tier }
drawn-closed = { $owner-is ->
    [you] fermée par vous
   *[other] fermée par { $owner }
}
drawn-tracks-legend = { $bots ->
    [none] chiffres : joueurs ; sans marque : monument libre
   *[other] chiffres : joueurs, { $bots } ; sans marque : monument libre
}
drawn-landmark = { $owner-is ->
    [nobody] { $landmark } (libre)
    [out_of_play] { $landmark } (hors jeu)
    [you] { $landmark } (à vous)
   *[other] { $landmark } ({ $owner })
}

## The city

drawn-city = { $owner-is ->
    [you] Votre capitale ({ $capital })
   *[other] Capitale : { $owner } ({ $capital })
}
drawn-city-unknown = Capitale : pas encore choisie
drawn-city-legend = . vide   # infranchissable
drawn-letter-market = M
drawn-letter-house = H
drawn-letter-farm = F
drawn-letter-armory = A
drawn-building = { $letter } { $building }
drawn-districts = { $count ->
    [one] { $count } district complété
   *[other] { $count } districts complétés
}
drawn-lines = { $count ->
    [one] { $count } ligne ou colonne complète
   *[other] { $count } lignes et colonnes complètes
}
drawn-outside = et { $count } hors de la grille
drawn-shape = { $landmark } et ses rotations ; un emplacement s’écrit par son coin en haut à gauche et une rotation

## The income mat

drawn-income = Plateau Revenus
drawn-income-building = bâtiment
drawn-income-now = chaque tour de revenus
drawn-income-next = le suivant découvre
drawn-income-coin = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
drawn-income-worker = { $count ->
    [one] { $count } ouvrier
   *[other] { $count } ouvriers
}
drawn-income-food = { $count } nourr.
drawn-income-culture = { $count } cult.
drawn-income-territory = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
drawn-income-tapestry = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
drawn-income-vp = { $count } PV
drawn-income-tech_cards = { $count } PV/techno
drawn-income-capital = { $count } PV/ligne ville
drawn-income-territories = { $count } PV/territoire

## A player

drawn-vp = { $points } PV
drawn-era = ère { $era }
drawn-no-era = sans ère
drawn-finished = fini
drawn-resource = { $resource } { $count }
drawn-civilization = { $civilization } : { $does }
drawn-active = Fresque en vigueur
drawn-pact = { $track ->
    [none] avec { $opponent }
   *[other] avec { $opponent }, { $track }
}
drawn-played = Fresques sur le plateau : { $cards }
drawn-hand = Main
drawn-tech = Cartes Technologie
drawn-tech-card = { $token ->
    [yes] { $card } * – { $does }
   *[no] { $card } – { $does }
}
drawn-row-top = haut
drawn-row-middle = milieu
drawn-row-bottom = bas
drawn-tiles = Tuiles Territoire
drawn-none = aucune
drawn-tile = tuile { $tile } : { $does }
drawn-space-tile = tuile Espace { $tile } : { $does }
drawn-territories = { $count ->
    [one] { $count } territoire contrôlé
   *[other] { $count } territoires contrôlés
}
drawn-outposts = { $count ->
    [one] { $count } avant-poste restant
   *[other] { $count } avant-postes restants
}
drawn-landmarks = monuments : { $landmarks }
drawn-achievements = objectifs : { $achievements }
drawn-display = Cartes Technologie visibles

## An opponent in short

drawn-hidden = civilisation cachée
drawn-short-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
drawn-short-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
drawn-short-tech = { $count } techno
drawn-short-territories = { $count ->
    [one] { $count } territoire
   *[other] { $count } territoires
}
drawn-short-landmarks = { $count ->
    [one] { $count } monument
   *[other] { $count } monuments
}
drawn-short-buildings = { $count ->
    [one] { $count } bâtiment
   *[other] { $count } bâtiments
}

## Mats of civilizations

mat-tokens = { $count ->
    [one] { $count } jeton restant
   *[other] { $count } jetons restants
}
mat-entertainers = jeton sur la case { $slot } ({ $gives })
mat-alchemists = obtenu : { $tracks }
mat-leaders = { $tracks ->
    [none] aucune piste utilisée pour l’instant
   *[other] pistes utilisées : { $tracks }
}
mat-historians = { $gains ->
    [none] les quatre jetons sont encore sur le plateau
   *[other] un monument marqué rapporte { $gains }
}
mat-columns = colonnes : { $columns }
mat-column = { $column ->
    [left] gauche { $count } sur { $size }
    [middle] milieu { $count } sur { $size }
   *[right] droite { $count } sur { $size }
}
mat-militants = { $gains ->
    [none] avant-postes ici : { $count } ; les tours de revenus ne rapportent encore rien
   *[other] avant-postes ici : { $count } ; chaque tour de revenus rapporte { $gains }
}
mat-mystics = { $predictions ->
    [none] rien de prédit pour l’instant
   *[other] prédit : { $predictions }
}

## The bots

drawn-level = niveau { $level }, { $level-name }
drawn-never-scores = ne marque jamais ; favorite : { $track }, avant-postes restants : { $outposts }
drawn-automa = { $civilizations } ; favorite : { $track }, cartes en main : { $cards }, territoires : { $territories }, avant-postes restants : { $outposts }
drawn-next-income = PV au prochain tour de revenus : { $parts }
drawn-multiplier-territory = { $points } par territoire
drawn-multiplier-landmark = { $points } par monument
drawn-multiplier-track = { $points } par case de la piste { $track }
drawn-decision-card = dernière carte Décision { $number } : { $does }
drawn-tiebreaker-card = dernière carte de départage { $number } ; { $left }
drawn-first-tiebreaker = carte de départage { $number } ; { $left }
drawn-no-cards = aucune carte Décision visible ; { $left }
drawn-cards-left = { $count ->
    [one] { $count } carte restante dans la pile
   *[other] { $count } cartes restantes dans la pile
}
drawn-track-order = son ordre des pistes : { $tracks } (l’Empire de l’Ombre lit depuis la fin)
drawn-hex-order = { $topple ->
    [yes] son ordre des hexagones : vers { $along }, lignes depuis { $side } ; avec un avant-poste renversé
   *[no] son ordre des hexagones : vers { $along }, lignes depuis { $side } ; sans avant-poste renversé
}
drawn-discards = { $cards ->
    [none] cartes Décision défaussées : aucune
   *[other] cartes Décision défaussées : { $cards }
}
drawn-progress = { $count ->
    [one] { $count } carte Progrès à venir
   *[other] { $count } cartes Progrès à venir
}
