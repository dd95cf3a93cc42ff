### What is wrong with a record, with the set-up or the position in it, in French. en/records.ftl says what each message is.

## Parties enregistrées

error-record-none = ce n’est pas un enregistrement de gobelin
error-record-no-choices = la liste des choix manque
error-record-version = la version { $version } de l’enregistrement est inconnue
error-record-rules = la version des règles doit être un nombre entier à partir de 1, et non { $version }
error-record-seed = la graine doit être un nombre entier ou un texte d’au plus { $most } caractères, et non { $seed }
error-record-dealt = dans la version { $made-with } des règles, cette graine distribuait d’autres cartes que dans la version { $rules } : seule cette version-là peut rejouer la partie
error-record-luck = l’engagement et le hasard doivent être tels que gobelin les écrit : des textes de 64 chiffres hexadécimaux, parts et sceaux par place
error-record-choice = { $other-rules ->
    [yes] le choix { $number } sur { $count }, { $choice }, est impossible à ce moment ; la partie vient de la version { $made-with } des règles, celle-ci est la version { $rules }
   *[no] le choix { $number } sur { $count }, { $choice }, est impossible à ce moment
}
error-record-result = { $other-rules ->
    [yes] le résultat enregistré n’est pas celui de la partie ; elle vient de la version { $made-with } des règles, celle-ci est la version { $rules }
   *[no] le résultat enregistré n’est pas celui de la partie
}
error-record-setup = la mise en place est illisible : { $reason }
error-record-date = la date s’écrit 2026-01-31 ou 2026-01-31T20:15:00+01:00
error-record-seats = { $count ->
    [one] la liste des places doit avoir une entrée
   *[other] la liste des places doit avoir { $count } entrées
}
error-record-seat = place { $number } : il faut un nom et un genre, deux textes courts, et rien d’autre

## Mises en place des enregistrements

error-option-flag = { $option } doit être true ou false, et non { $value }
error-option-players = une partie a de 1 à 5 joueurs, et non { $value }
error-option-level = le niveau doit être un nombre de 1 à 6, et non { $value }
error-option-list = { $option } doit être une liste, et non { $value }
error-option-seats = { $option } doit être une liste avec une entrée par place, et non { $value }
error-option-capital = les plateaux Capitale sont numérotés de 1 à 6 : { $value } n’existe pas
error-option-no-civilization = il n’y a pas de civilisation { $value }
error-option-no-tapestry_card = il n’y a pas de carte Fresque { $value }
error-option-object = les options doivent former un objet, et non { $value }
error-option-unknown = il n’y a pas d’option { $value }
error-option-no-players = le nombre de joueurs manque
error-option-solo = un niveau de 1 à 6 va avec un seul joueur ; ici, joueurs : { $players }, niveau : { $level }
error-shadow-players = l’Empire de l’Ombre se joint à deux joueurs, pas à { $players }
error-option-entries = { $option } : il faut une entrée par joueur ; joueurs : { $players }, entrées : { $count }
error-option-same-civilization = deux joueurs ne peuvent pas avoir la même civilisation
error-option-absent = pas en jeu à cette table : { $civilizations }
error-option-same-start = deux capitales ont le même territoire de départ : { $capitals }

## Positions des enregistrements

error-position-none = ce n’est pas une position de gobelin
# $known: the versions that can be read: 2, 3
error-position-version = la version { $version } de la position ne peut pas être lue, seulement { $known }
error-position-missing = il manque { $where }
error-position-unknown = { $nearest ->
    [none] { $where } : cette clé n’existe pas ici
   *[other] { $where } : cette clé n’existe pas ici ; peut-être { $nearest }
}
error-position-name = { $nearest ->
    [none] { $where } : { $value } n’existe pas
   *[other] { $where } : { $value } n’existe pas ; peut-être { $nearest }
}
error-position-object = { $where } doit être un objet, et non { $value }
error-position-list = { $where } doit être une liste, et non { $value }
error-position-entries = { $where } : la liste n’a pas la bonne longueur ; il en faut : { $due }, il y en a : { $count }
error-position-number = { $where } doit être un nombre entier de { $low } à { $high }, et non { $value }
error-position-flag = { $where } doit être true ou false, et non { $value }
error-position-text = { $where } doit être un texte, et non { $value }
error-position-digits = { $where } doit être un texte de { $count } chiffres hexadécimaux, et non { $value }
error-position-twice = { $where } : { $value } y est deux fois
error-position-null = { $when ->
    [bots] { $where } doit être null sans bots, et non { $value }
    [automa] { $where } doit être null sans l’Automa, et non { $value }
    [espionage] { $where } doit être null tant qu’aucun Espionnage n’est visible dans l’ère en cours, et non { $value }
   *[printed] { $where } doit être null sur un territoire imprimé, et non { $value }
}
error-position-ended = { $where } : la partie de { $player } est finie
error-position-lasting = { $where } : { $card } n’a pas de capacité qui dure une ère
error-position-building = { $where } doit être une option qui place un bâtiment, comme { $example }, et non { $value }
error-position-covered = { $where } : { $value } couvre des parcelles déjà bâties
error-position-hex = { $side ->
    [small] { $where } : cet hexagone n’existe pas sur la petite carte
   *[large] { $where } : cet hexagone n’existe pas sur la grande carte
}
error-position-upright = { $where } : des pièces de deux joueurs y sont debout
error-position-outposts = { $where } : trop d’avant-postes sur la carte ; il y en a : { $count }, au plus : { $most }
error-position-buildings = { $where } : trop de bâtiments du type { $building } ; il y en a : { $count }, au plus : { $most }
error-position-landmark = { $where } : le monument { $landmark } se trouve déjà ailleurs
error-position-gap = { $where } : une case avant un bâtiment est vide
error-position-impossible = une telle position ne peut pas exister : { $reason }

## Ce qui n’est vrai d’aucune table

error-impossible-missing = { $kind ->
    [tapestry_card] il manque la carte Fresque { $name }
    [tech_card] il manque la carte Technologie { $name }
    [territory_tile] il manque la tuile Territoire { $name }
    [space_tile] il manque la tuile Espace { $name }
    [civilization] il manque la civilisation { $name }
   *[decision_card] il manque la carte Décision { $name }
}
error-impossible-surplus = { $kind ->
    [tapestry_card] la carte Fresque { $name } apparaît trop de fois
    [tech_card] la carte Technologie { $name } apparaît trop de fois
    [territory_tile] la tuile Territoire { $name } apparaît trop de fois
    [space_tile] la tuile Espace { $name } apparaît trop de fois
    [civilization] la civilisation { $name } apparaît trop de fois
   *[decision_card] la carte Décision { $name } apparaît trop de fois
}
error-impossible-landmark = monument { $landmark } : il appartient à { $owner }, mais il se trouve chez { $holders }
error-impossible-achievement = { $where } : atteint par { $players }, mais noté pour { $shown }
error-impossible-explored = { $where } : à la fois exploré et non exploré
error-impossible-pieces = { $where } : il y a des pièces là où il ne peut pas y en avoir
error-impossible-control = { $where } : contrôlé par { $players }, mais les pièces debout sont à { $upright }
error-impossible-resources = { $where } : de chaque ressource, on peut avoir de 0 à { $most }, et non { $amounts }
error-impossible-vp = { $where } : le score est négatif, { $vp } PV
error-impossible-sheet = { $where } : la somme de la feuille de score n’est pas égale aux PV
error-impossible-tokens = { $where } : jetons Joueur sur les pistes : { $count }, et non quatre
error-impossible-off-track = { $where } : un jeton Joueur est en dehors des pistes
error-impossible-taken = { $where } : de 0 à { $most } bâtiments d’un type peuvent quitter le plateau Revenus, et non { $taken }
error-impossible-era = { $where } : l’ère { $era } n’existe pas
error-impossible-finished = { $where } : la partie est finie dès l’ère { $era }
error-impossible-bot-owns = { $where } : un bot possède ce que les bots n’ont jamais
error-impossible-outposts = { $where } : avant-postes dans la réserve : { $supply }, sur la carte : { $laid } ; en tout, il en faut { $due }
error-impossible-cubes = { $where } : jetons sur la carte : { $laid }, partis des plateaux Civilisation : { $gone }
error-impossible-buildings = { $where } : bâtiments partis du plateau Revenus, par type : { $taken } ; placés : { $there }
error-impossible-landmarks = { $where } : monuments gagnés : { $gained } ; placés : { $there }
error-impossible-one-plot = { $where } : deux bâtiments occupent la même parcelle
error-impossible-built = { $where } : les parcelles bâties ne sont pas celles des bâtiments
error-impossible-plots = { $where } : les parcelles des bâtiments de revenus ne concordent pas
error-impossible-district = { $where } : le district { $district } contredit ses parcelles
error-impossible-force = { $where } : { $card } ne peut pas être en vigueur

## Au début d’un tour

error-impossible-first = { $where } : { $player } ne commence jamais
error-impossible-display = { $where } : cartes Technologie face visible : { $count }, il en faut : { $due }
error-impossible-closed = { $where } : { $player } ne peut pas fermer { $track }
error-impossible-closed-twice = { $where } : { $player } ferme deux fois { $track }
error-impossible-turn-shadow = { $where } : l’Empire de l’Ombre agit pendant le tour de l’Automa
error-impossible-turn-over = { $where } : tous les joueurs humains ont fini, la partie est terminée
error-impossible-turn-ended = { $where } : la partie de { $player } est finie
error-impossible-earned-often = { $where } : joueurs qui l’ont atteint : { $count }, cases de PV : { $most }
error-impossible-earned = { $where } : { $player } ne peut pas l’avoir atteint
error-impossible-marks-of-nobody = { $where } : personne n’a la civilisation { $civilization }
error-impossible-piece-bot = { $where } : les bots n’ont que des avant-postes
error-impossible-piece-nomads = { $where } : seuls les Nomades bâtissent sur la carte
error-impossible-piece-shadow = { $where } : cet Empire de l’Ombre n’a rien sur la carte
error-impossible-piece-upright = { $where } : les avant-postes de l’Empire de l’Ombre sont renversés
error-impossible-piece-cube = { $where } : un tel jeton ne peut pas être renversé
error-impossible-piece-toppled = { $where } : une pièce renversée est à côté d’une pièce adverse debout
error-impossible-start = { $where } : le territoire de départ de { $player } doit porter deux de ses avant-postes
error-impossible-place = deux joueurs ont la même place : capitales { $capitals }
error-impossible-tokens-each = { $where } : il faut un jeton sur chaque piste avant la Singularité d’IA
error-impossible-tokens-left = { $where } : seule la piste Technologie peut être quittée par son jeton
error-impossible-options = { $where } : les options disent { $value }
error-impossible-dealt = { $where } : { $civilization } ne peut pas avoir été distribuée
error-impossible-ended = { $where } : la partie finit avec le tour de revenus { $last }, pas avant
error-impossible-not-begun = { $where } : cette ère n’a pas commencé
error-impossible-face-down = { $where } : seule la carte du dessous des ères 2 à 4 peut être face cachée
error-impossible-copied = { $where } : { $card } n’est face visible sur aucun plateau
error-impossible-top-card = { $where } : la carte en vigueur n’est pas celle du dessus de l’ère en cours
error-impossible-cover = { $where } : la carte de l’ère { $era } ne peut pas être recouverte
error-impossible-pact = { $where } : aucune carte en vigueur ne le permet
error-impossible-pact-track = { $where } : une piste est choisie pour Mariage politique, et pour cette carte seulement
error-impossible-pact-alone = { $where } : une piste va avec un partenaire

## Plateaux Civilisation et bots

error-impossible-historians-holder = { $where } : { $player } ne peut pas avoir un tel jeton
error-impossible-historians-squares = { $where } : donnés : { $given }, carrés découverts : { $exposed }
error-impossible-militants = { $where } : avant-postes dans la réserve : { $supply }, sur le plateau des Guerriers : { $standing }
error-impossible-inventors = { $where } : personne n’a la carte { $card }
error-impossible-heralds = { $where } : { $player } n’a pas cette carte dans l’ère { $era }, ou elle ne peut pas en porter
error-impossible-tokens-on-cards = { $where } : sur des cartes : { $laid }, restés sur le plateau : { $left } ; au départ, il y en a { $start }
error-impossible-bot-tokens = { $where } : un bot a un jeton sur chaque piste
error-impossible-bot-landmarks = { $where } : les bots ne gagnent que les monuments des pistes
error-impossible-shadow-owns = { $where } : l’Empire de l’Ombre n’a ni points, ni ères, ni cartes
error-impossible-shadow-landmarks = { $where } : c’est l’Automa qui garde les monuments de l’Empire de l’Ombre
error-impossible-automa-cards = { $where } : il faut une carte, face cachée, dans chacune des ères 2 à 4 déjà commencées
error-impossible-automa-civilizations = { $where } : au niveau { $level }, il en faut { $due }
error-impossible-shadow-solo = { $where } : les civilisations et les cartes Progrès sont à l’Automa
error-impossible-odd-deck = { $where } : cartes : { $count } ; elles sont piochées par paires
error-impossible-half-pair = { $where } : une carte Décision va avec une carte de départage
error-impossible-no-pair = { $where } : quand la défausse contient des cartes, il faut une paire
error-impossible-progress = { $where } : au niveau { $level }, dans l’ère { $era }, le nombre de cartes doit être { $due }, et non { $count }
error-impossible-base-cards = { $where } : les cartes 1 à { $last } n’en font jamais partie
error-impossible-early-pair = { $where } : aucune carte n’est piochée avant le tour de revenus 1
