### The command line in French. en/cli.ftl says what each message is.

## The page of help

cli-usage = Utilisation : { $line }
cli-usage-options = [OPTIONS]
cli-usage-command = COMMANDE [ARGUMENTS]
cli-heading-commands = Commandes
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-default = { $help } [par défaut : { $value }]
cli-required = { $help } [obligatoire]
cli-help = Afficher cette page et quitter.
cli-version = Afficher la version et quitter.
cli-lang = La langue, n’importe où sur la ligne : { $languages } (par défaut : celle de l’environnement).
cli-lan = Écouter sur le réseau, et afficher l’adresse et son code QR : pour les amis à la maison.

## What stands for a value

cli-value-bot = BOT
cli-value-card = CARTE
cli-value-commitment = ENGAGEMENT
cli-value-document = DOCUMENT
cli-value-file = FICHIER
cli-value-lang = LANGUE
cli-value-level = NIVEAU
cli-value-maybe-file = [FICHIER]
cli-value-name = NOM
cli-value-seals = SCEAUX
cli-value-seed = GRAINE
cli-value-state = ÉTAT
cli-value-study = ÉTUDE
cli-value-host = HÔTE
cli-value-folder = DOSSIER
cli-value-table-state = ÉTAT
cli-value-tables = TABLE ...

## Commands

cli-gobelin = Le jeu de société Tapestry : jouer, héberger des tables, simuler des parties aléatoires, rejouer des enregistrements, montrer le contenu de la boîte, compiler les règles.
cli-gobelin-more = Sans commande, gobelin ouvre la table dans le navigateur, sur un serveur de cette machine.
cli-play = Jouer dans le terminal, en tapant des numéros, contre des bots (--against dit lesquels), ou seul contre l’Automa.
cli-play-more = La partie est enregistrée d’elle-même après chaque choix.
cli-serve = Héberger des tables pour joueurs et bots sur le réseau, jusqu’à Ctrl-C.
cli-serve-more = Toute action confirmée est conservée, quelle que soit la cause d’un arrêt.
cli-tables = Les tables d’un serveur, pour qui l’exploite : les lister, les exporter en enregistrements, supprimer les anciennes.
cli-tables-more = Un serveur peut tourner pendant ce temps.
cli-tables-list = Toutes les tables, les plus récemment modifiées d’abord.
cli-tables-export = Exporter des tables en enregistrements, un fichier par table.
cli-tables-export-more = Un enregistrement dit tout : qui a celui d’une table en cours voit toutes les mains.
cli-tables-delete = Supprimer des tables pour toujours.
cli-tables-delete-more = gobelin tables list avec les mêmes options montre d’abord lesquelles.
cli-tables-backup = Copier toute la base de données dans un fichier.
cli-tables-backup-more = Aussi pendant que le serveur tourne. SQLite seulement ; PostgreSQL a pg_dump.
cli-simulate = Jouer des parties aléatoires et afficher vitesse, scores et victoires.
cli-simulate-more = La même graine donne les mêmes résultats.
cli-replay = Raconter une partie enregistrée, en phrases ou en JSON, et afficher les scores finaux.
cli-verify = Vérifier qu’une partie enregistrée a été jouée avec le hasard promis.
cli-components = Ce qu’il y a dans la boîte : pistes, plateaux, tuiles, cartes, civilisations.
cli-rules = Les règles en un coup d’œil : tout le jeu en quelques pages.
cli-actions = L’espace des actions : chaque verbe avec son premier entier et ses arguments.
cli-schema = Les documents de la bibliothèque en JSON Schema (draft 2020-12).
cli-hint = Ce qu’un bot choisirait maintenant, ce qu’il en attend, et le plan qu’il suit.
cli-hint-more = Il n’en voit pas plus que le joueur.
cli-analyse = Ce qu’un bot aurait choisi à chaque décision d’une partie, et les erreurs les plus coûteuses de chacun.
cli-analyse-more = Chaque choix est jugé d’après ce que le joueur pouvait savoir à ce moment-là.
cli-tournament = Faire jouer des bots entre eux : chaque donne une fois avec chacun à chaque place.
cli-tournament-more = La même graine donne les mêmes parties.
cli-balance = La force des civilisations et des cartes Fresque, et les points de départ qui l’égaliseraient, d’après les parties d’un bot.
cli-balance-more = Les parties sont gardées dans un seul fichier : on peut arrêter à tout moment et reprendre, et gobelin replay raconte chacune d’elles.
cli-tune = Régler les poids des bots en les faisant jouer entre eux.
cli-tune-more = On peut l’arrêter à tout moment et reprendre.
cli-train = Entraîner le réseau du bot master en le faisant jouer contre lui-même.
cli-train-more = On peut l’arrêter à tout moment et reprendre.
cli-locale = Les langues que parle Gobelin ; avec --check, ce qui n’est pas encore traduit, ligne par ligne.
cli-compile = Compiler les règles avec mypyc : les mêmes parties, plusieurs fois plus vite.
cli-compile-more = Il faut un compilateur C et quelques minutes.

## Options of several commands

cli-players = Nombre de joueurs, 2 à 5 (par défaut 2).
cli-shadow-empire = L’Empire de l’Ombre se joint à deux joueurs, troisième sur les pistes.
cli-start-bonus = Utiliser les ajustements de départ publiés.
cli-plain = Sans couleurs.
cli-jobs = Parties simultanées ; 0 utilise tous les cœurs.
cli-json = Un objet JSON sur stdout au lieu de tableaux.

## Options of gobelin play

cli-play-solo = Seul contre l’Automa, niveau 1 (le plus facile) à 6 (le plus dur).
cli-play-seed = La même graine, nombre ou texte, donne la même partie, et qui la connaît peut en calculer tout le hasard ; sans graine, personne ne le peut.
cli-play-seat = Votre place, à partir de 1 (par défaut 1).
cli-play-against = Les adversaires : { $bots } (par défaut random).
cli-play-without = Retirer une carte Fresque (peut être répété).
cli-play-civilization = Votre civilisation, au lieu de celles distribuées.
cli-play-save = Garder la partie dans ce fichier plutôt qu’avec les autres.
cli-play-resume = Reprendre une partie enregistrée ; sans fichier, la plus récente.
cli-play-plain = Ligne par ligne en toutes lettres, sans dessins ni couleurs : pour lecteurs d’écran.

## Options of the other commands

cli-serve-host = L’adresse d’écoute ; 0.0.0.0 pour tout le réseau local.
cli-serve-port = Le port ; 0 en prend un libre.
cli-serve-database = sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE (par défaut : un fichier du dossier de données).
cli-serve-workers = Processus, avec PostgreSQL ; SQLite n’en permet qu’un.
cli-serve-public-url = Son adresse publique, par exemple https://tables.example.org.
cli-serve-connections = Connexions d’une adresse avec chaque processus, sans proxy devant.
cli-serve-behind-proxy = Les adresses des joueurs sont dans X-Forwarded-For, écrites par le proxy.
cli-tables-which = Leurs noms ; sans nom, toutes celles que désignent les options.
cli-tables-database = sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE (par défaut : celle de gobelin serve).
cli-tables-older = Inchangées depuis au moins cette durée : 12h, 90d, 8w.
cli-tables-state = running (en cours), finished (jouée jusqu’au bout) ou ended (abandonnée).
cli-tables-folder = Où vont les fichiers.
cli-tables-backup-file = Le nouveau fichier ; aucun fichier existant n’est remplacé.
cli-simulate-games = Nombre de parties.
cli-simulate-solo = Un joueur aléatoire contre l’Automa d’un niveau (1 à 6, ou all pour tous).
cli-simulate-seed = Graine de la première partie ; la suivante a la graine suivante.
cli-simulate-check = Vérifier la table après chaque choix (lent).
cli-replay-file = Un enregistrement ; - lit stdin.
cli-replay-json = Événements et scores en un objet JSON.
cli-replay-steps = Montrer chaque choix avec ce qu’il a rapporté.
cli-replay-game = Une partie d’une étude, à partir de 1.
cli-replay-record = Afficher son enregistrement à la place.
cli-verify-file = Un enregistrement ; - lit stdin.
cli-verify-commitment = L’engagement que vous avez noté au début de la partie.
cli-verify-seals = Tous les sceaux tels que vous les avez notés avant l’ouverture des parts, par place, séparés par des virgules ; - pour une place qui n’en a pas.
cli-components-json = Toute la boîte en JSON.
cli-actions-json = Tout le tableau en JSON, avec toutes les valeurs.
cli-schema-name = Un document, comme View ; tous si aucun n’est donné.
cli-schema-http = À la place, le document OpenAPI du serveur, qui les contient tous.
cli-hint-file = Une partie enregistrée ; - lit stdin.
cli-hint-by = De qui vient le conseil.
cli-hint-seconds = Combien de secondes il peut réfléchir.
cli-hint-seed = Graine de ses hypothèses sur les cartes cachées.
cli-hint-json = Un objet JSON.
cli-analyse-by = Qui juge.
cli-analyse-worst = Combien d’erreurs montrer pour chaque joueur.
cli-analyse-page = Écrire l’analyse sous forme de page (HTML) avec ses courbes.
cli-tournament-bots = Les bots, séparés par des virgules.
cli-tournament-games = Nombre total de parties.
cli-tournament-players = Places à la table, 2 à 5.
cli-tournament-solo = Chaque bot seul contre l’Automa d’un niveau (1 à 6, ou all pour tous).
cli-tournament-seed = Graine de la première donne.
cli-tournament-seconds = Réfléchir au chronomètre : ce nombre de secondes par décision.
cli-tournament-plot = Dessiner les résultats en SVG.
cli-balance-study = Le fichier des parties : à créer, à poursuivre, ou seulement à analyser.
cli-balance-bot = Le bot qui occupe toutes les places d’une nouvelle étude (par défaut greedy).
cli-balance-players = Places à la table, 2 à 5 (par défaut 2).
cli-balance-games = Nombre total de parties ; celles qui manquent sont jouées (par défaut 1000 pour une nouvelle étude).
cli-balance-seed = Graine de la première partie ; la suivante a la graine suivante (par défaut 0).
cli-balance-minutes = Ne plus commencer de partie au bout de ce nombre de minutes.
cli-balance-civilization = Une seule civilisation, et ce qu’elle vaut contre chacune des autres.
cli-balance-page = Écrire une page avec des graphiques (HTML).
cli-executor = Où les parties sont jouées : process (ici) ou ray (sur une grappe Ray).
cli-tune-state = Garder le réglage ici, ou le reprendre (JSON).
cli-tune-minutes = Arrêter au bout de ce nombre de minutes.
cli-tune-jobs = Processus ; 0 utilise tous les cœurs.
cli-tune-fits = Nombre d’ajustements des poids aux parties, avant la recherche.
cli-tune-fit-games = Parties de chaque ajustement.
cli-tune-population = Jeux de poids à chaque génération.
cli-tune-games = Parties de chaque jeu de poids.
cli-tune-players = Nombre de joueurs, partie après partie.
cli-tune-branching = Options examinées par question ; moins va plus vite.
cli-tune-sigma = Jusqu’où chercher au début (0.25 : un quart).
cli-tune-seed = La même graine trouve les mêmes poids.
cli-tune-from = Poids de départ, au lieu de ceux des bots.
cli-tune-write = Écrire les poids trouvés, comme les bots les lisent.
cli-train-folder = Garder l’entraînement dans ce dossier, ou le reprendre.
cli-train-settings = Réglages à la place de ceux du paquet (TOML).
cli-train-device = Où le réseau apprend : cpu ou cuda (par défaut : le meilleur disponible).
cli-train-write = Écrire le réseau trouvé, comme le bot le lit.
cli-locale-lang = Une langue ; toutes si aucune n’est donnée.
cli-locale-check = Comparer à l’anglais ; code de sortie 1 si quelque chose manque ou est faux.
cli-compile-remove = Revenir aux règles interprétées.
cli-compile-verbose = Après un échec, montrer tout ce qu’a dit le compilateur.

## What is wrong

error-no-command = il n’y a pas de commande { $name } : les commandes sont { $commands }
error-no-option = il n’y a pas d’option { $option }
error-no-option-but = il n’y a pas d’option { $option } ; peut-être { $options }
error-extra = en trop sur la ligne : { $words }
error-missing = il manque { $what }
error-value-missing = { $option } demande une valeur
error-no-value = { $option } ne prend pas de valeur
error-whole-number = { $option } doit être un nombre entier
error-number = { $option } doit être un nombre
error-at-least = { $option } doit valoir au moins { $low }, et non { $value }
error-from-to = { $option } doit être entre { $low } et { $high }, et non { $value }
error-above = { $option } doit être supérieur à { $low } et ne pas dépasser { $high }, et non { $value }
error-level = { $option } doit être entre 1 et { $high }, ou all, et non { $value }
error-counts = { $option } doit être une suite de nombres de 2 à 5, comme 2,2,3, et non { $value }
error-language = il n’y a pas de traduction en { $lang } : les langues sont { $languages }
error-solo-players = --solo est une partie à un joueur : retirez --players
error-solo-shadow = l’Empire de l’Ombre participe à toute partie en solo : retirez --shadow-empire
error-solo-against = une partie en solo se joue contre l’Automa : retirez --against
error-resumed = une partie reprise a déjà sa mise en place : retirez { $options }
error-no-bot = il n’y a pas de bot { $name } : les bots sont { $bots }
error-bot-twice = { $name } est nommé deux fois : nommez chaque bot une fois
error-bot-illegal = le bot { $name } a fait un choix interdit dans la partie de graine { $seed } : { $reason }
error-no-decision = le joueur { $number } n’a rien à décider
error-no-explanation = { $name } ne sait pas s’expliquer ; ceux qui le savent : { $bots }
error-no-document = il n’y a pas de document { $name }, seulement { $documents }
error-library = impossible (en anglais) : { $reason }
error-no-civilization = il n’y a pas de civilisation { $name } : les civilisations sont { $civilizations }
error-solo-civilization = { $name } ne fait pas partie du jeu en solo, dont les civilisations sont { $civilizations }
error-no-card = il n’y a pas de carte Fresque { $name } : gobelin components les montre toutes
error-older = --older doit être en heures, jours ou semaines, comme 12h, 90d ou 8w, et non { $value }
error-table-state = --state ne peut pas être { $value } ; valeurs possibles : { $states }
error-device = --device ne peut pas être { $value } ; valeurs possibles : { $devices }
error-executor = --executor ne peut pas être { $value } ; valeurs possibles : { $executors }
error-missing-extra = { $library } n’est pas installé : { $command }
error-no-table = il n’y a pas de table { $name }, ou elle ne correspond pas aux options
error-delete-what = nommez des tables ou précisez --older : ainsi, rien n’est supprimé par erreur

## Files

error-cannot-read = impossible de lire { $name } : { $reason }
error-cannot-write = impossible d’écrire { $name } : { $reason }
error-no-text = impossible de lire { $name } : ce n’est pas du texte (UTF-8)
error-not-ordinary = impossible de lire { $name } : ce n’est pas un fichier ordinaire
error-no-folder = impossible d’écrire { $name } : le dossier { $folder } n’existe pas
error-too-large = { $name } est trop gros pour un enregistrement de gobelin
error-damaged = { $name } est abîmé ou n’est pas un enregistrement de gobelin
error-no-json = { $name } est abîmé ou n’est pas un enregistrement de gobelin : ce n’est pas du JSON à la ligne { $line }, colonne { $column }
error-not-replayed = { $name } ne peut pas être rejoué : { $reason }
error-study-other = { $name } est une autre étude : { $option } y vaut { $value } ; nommez un autre fichier
error-study-game = { $name } contient les parties 1 à { $games }, pas la partie { $value }
error-is-study = { $name } est une étude : --game 1 à --game { $games } désigne une de ses parties
error-no-study = { $name } n’est pas une étude : retirez --game
error-commitment = un engagement a 64 chiffres hexadécimaux, et non { $value }
error-seals = des sceaux ont 64 chiffres hexadécimaux chacun, ou -, séparés par des virgules, et non { $value }
error-study-damaged = { $name } est abîmé ou n’est pas une étude
error-study-damaged-game = { $name } est abîmé : la partie { $game } est illisible
error-study-version = { $name } est une étude de version { $version }, inconnue ici
error-study-rules = { $name } a été joué selon la version { $made } des règles, celle-ci est la version { $rules } : nommez un autre fichier
error-study-busy = une autre commande est en train d’écrire { $name }
error-stdin-record = l’enregistrement sur stdin
error-stdin-closed = stdin est fermé
error-stdin-nobody = stdin est fermé : il n’y a personne pour jouer
error-stdin-no-text = stdin n’est pas du texte (UTF-8)
error-stdout-closed = stdout est fermé : il n’y a nulle part où écrire
error-system = impossible de continuer : { $reason }
error-system-file = impossible de continuer avec { $name } : { $reason }

## Saved games

error-no-unfinished = il n’y a pas de partie inachevée dans { $folder }
error-lan = --lan s’emploie sans commande : gobelin --lan ; gobelin serve a --host pour cela
error-game-over = la partie est finie : il n’y a rien à décider
error-saved-over = la partie de { $name } est finie : { $command } la raconte
error-saved-kind = { $name } a un joueur de type { $kind }, qui ne peut pas jouer ici
error-saved-seats = les joueurs humains de { $name } sont aux places { $seats } ; --seat doit être l’une d’elles
error-saved-no-seats = { $name } n’a aucun joueur humain
error-left-alone = { $name } reste tel quel : nommez un autre fichier, ou reprenez la partie avec { $option }
error-cannot-compile = impossible de compiler : { $reason }
error-cannot-compile-more = impossible de compiler : { $reason } (gobelin compile --verbose montre tout)

## Ce que le système dit d’un fichier ou d’une adresse

system-missing = ce fichier ou dossier n’existe pas
system-denied = accès refusé
system-folder = c’est un dossier
system-no-folder = une partie du nom n’est pas un dossier
system-long-name = le nom est trop long
system-loop = ses liens tournent en rond
system-read-only = le système de fichiers est en lecture seule
system-full = il n’y a plus de place
system-too-large = le fichier deviendrait trop gros
system-no-address = cette machine n’a pas cette adresse

## Le serveur et sa base de données

error-public-url = --public-url s’écrit comme https://tables.example.org, et non { $value }
error-sqlite-workers = SQLite n’admet qu’un seul processus : retirez { $option } ou prenez --database postgresql://NOM@HÔTE/BASE
error-no-address = impossible d’écouter sur { $host } : cette adresse n’existe pas
error-cannot-listen = impossible d’écouter sur { $host }, port { $port } : { $reason }
error-port-busy = { $other ->
    [none] le port { $port } est occupé
   *[other] le port { $port } est occupé : essayez --port { $other }
}
error-database-form = l’adresse d’une base de données s’écrit sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE
error-database-kind = { $name } n’est pas une base de données pour les tables : sqlite:///FICHIER ou postgresql://NOM@HÔTE/BASE
error-database-sqlite = l’adresse d’une base SQLite est sqlite:///FICHIER (sqlite:////chemin/absolu)
error-database-closed = impossible d’ouvrir { $name } : { $reason }
error-database-used = un autre serveur utilise { $name } : SQLite n’admet qu’un seul processus, PostgreSQL (--database) en admet plusieurs
error-database-driver = le pilote de PostgreSQL n’est pas installé : { $command }
error-backup-postgresql = PostgreSQL se sauvegarde avec ses propres outils : { $command }
error-database-unnamed = l’adresse ne nomme aucune base de données : postgresql://NOM@HÔTE/BASE
error-database-missing = { $name } n’existe pas
error-database-empty = il n’y a pas de tables dans { $name }
error-database-older = { $name } vient d’une version plus ancienne de gobelin : gobelin serve la met à jour
error-database-newer = { $name } vient d’une version plus récente de gobelin : mettez gobelin à jour
error-database-silent = la base de données ne répond pas : { $reason }

## Poids, réseaux, réglages

error-weights-none = { $line ->
    [none] { $name } ne contient pas de poids
   *[other] { $name } ne contient pas de poids : ce n’est pas du TOML à la ligne { $line }, colonne { $column }
}
error-weights-version = { $name } contient des poids de version { $made } ; il faut la version { $version }
error-weights-table = il n’y a pas de section { $table } dans { $name }
error-weights-missing = { $name } n’a pas de poids { $weight } dans { $table } ; il en faut un pour chacun de : { $names }
error-weights-unknown = { $name } a un poids inconnu { $weight } dans { $table } ; les poids sont : { $names }
error-weights-number = { $name } : { $weight } doit être un nombre, et non { $value }
error-net-none = { $name } ne contient pas de réseau
error-net-version = { $name } contient un réseau pour d’autres caractéristiques ou une autre évaluation : { $made }, et non { $version }
error-net-layer = { $name } ne contient pas de réseau : { $layer } devrait avoir { $size } nombres
error-tuning-none = { $name } n’est pas un réglage que l’on peut reprendre
error-settings-none = { $line ->
    [none] { $name } ne contient pas de réglages
   *[other] { $name } ne contient pas de réglages : ce n’est pas du TOML à la ligne { $line }, colonne { $column }
}
error-settings-version = { $name } contient des réglages de version { $made } ; il faut la version { $version }
error-settings-missing = il manque { $setting } dans { $table } de { $name }
error-settings-seed = la graine (seed) de { $name } n’est pas un nombre entier
error-settings-later = { $name } a une section { $table } sans numéro de manche (round)
error-settings-unknown = { $name } a { $setting } dans { $table }, où cela ne veut rien dire
error-settings-value = { $name } a { $setting } = { $value } dans { $table } : il faut une valeur comme { $like }
error-settings-people = { $name } n’a personne dans people de { $table }
error-device-none = torch ne trouve pas de GPU ici : on ne peut pas apprendre sur { $device }
error-training-version = { $name } contient un entraînement pour des caractéristiques de version { $made }
error-training-damaged = impossible de reprendre l’entraînement de { $name } : il est abîmé
error-process-died = un processus s’est arrêté ; on peut reprendre ce qui était enregistré
error-ray = Ray ne peut pas continuer : { $reason }

## Compiler

error-compile-missing = impossible d’importer { $modules } : { $command }
error-compile-no-compiler = il n’y a pas de compilateur C sur cette machine : installez-en un, comme gcc ou clang
error-compile-failed = le compilateur a échoué : { $reason }
error-compile-not-writable = on ne peut pas écrire dans { $name }
