### A game at the terminal in French. en/session.ftl says what each message is.

## Status

status-turn = Tour { $number }
status-era = { $points } PV, ère { $era }
status-no-era = { $points } PV
status-finished = { $points } PV, partie finie
status-resource = { $name } { $count }
status-held = cartes { $cards }, tuiles { $tiles }

## News

news-more = (et d’autres choses encore : l montre le journal)

## The page of a question

question-then = puis : { $later }
question-end-turn = Entrée le termine, u annule votre dernier choix.
question-common = dans tous les cas : { $common }
question-places = { $count } emplacements, les meilleurs d’abord ; o les montre tous :
question-more-places = { $count ->
    [one] Encore un emplacement : o les lit tous.
   *[other] Encore { $count } emplacements : o les lit tous.
}
question-more = ({ $count } options : o les montre toutes)
question-options = ({ $count } options : o les montre)
choice-brings = {" ; "}alors { $hint }
choice-reveals = {" "}(révèle quelque chose, sans retour possible)

## Places in the city

place-completes-district = complète le district { $part }
place-completes-row = complète la ligne { $part }
place-completes-column = complète la colonne { $part }
place-fills-district = { $left ->
    [one] district { $part } : { $left } vide
   *[other] district { $part } : { $left } vides
}
place-fills-row = { $left ->
    [one] ligne { $part } : { $left } vide
   *[other] ligne { $part } : { $left } vides
}
place-fills-column = { $left ->
    [one] colonne { $part } : { $left } vide
   *[other] colonne { $part } : { $left } vides
}

## What commands answer

session-welcome = Bienvenue à la table. Tapez h pour l’aide, q pour quitter.
session-number = Tapez un nombre de 1 à { $count }, ou h pour l’aide.
session-which = { $count ->
    [0] Laquelle : { $options } ?
    [one] Laquelle : { $options }… (et une autre) ?
   *[other] Laquelle : { $options }… (et { $count } autres) ?
}
session-unknown = { $count ->
    [1] Aucune option ne s’appelle { $typed }. Entrée prend la seule qu’il y ait.
   *[other] Aucune option ne s’appelle { $typed }. Tapez un nombre de 1 à { $count }, o pour les voir toutes, h pour l’aide.
}
session-no-undo = Impossible de revenir en arrière : { $reason }.
session-undone = Choix annulé.
session-save = { $kept ->
    [yes] La partie est conservée dans { $path }. Tapez save et un nom de fichier pour une copie.
   *[no] Tapez save et un nom de fichier pour une copie.
}
session-saved = Enregistré dans { $path }.
session-not-saved = Non enregistré : { $reason }.
session-left-alone = Non enregistré : le fichier reste tel quel.
session-yes-or-no = o ou n
session-yes = o oui y
session-not-kept = la partie n’est pas conservée : { $reason }
session-exists = { $path } existe déjà. Le remplacer par cette partie ?
session-kept = La partie est conservée dans { $path }.
session-resume = { $command } la reprend.
session-goodbye = Au revoir. Aucun choix n’a été fait : il n’y a rien à conserver.
session-record = L’enregistrement de la partie est dans { $path }.
look-tracks = t science montre toutes les cases d’une piste, t all celles des quatre.
look-rules = rules suivi d’un numéro montre un chapitre, rules all tout le texte.
look-no-log = Rien ne s’est encore passé.
look-hint = { $option } ({ $points } points attendus)
look-hint-plan = puis { $options }
look-log = ({ $count } lignes avant celles-ci : l all les montre)

## Why a game cannot be saved

save-empty = le nom du fichier est vide
save-nul = un nom de fichier ne peut pas contenir de caractère NUL
save-cannot-write = impossible d’écrire { $name } : { $reason }
save-folder-name = impossible d’écrire { $name } : c’est un nom de dossier
save-folder = impossible d’écrire { $name } : c’est un dossier
save-no-folder = impossible d’écrire { $name } : le dossier { $folder } n’existe pas
save-locked-folder = impossible d’écrire { $name } : rien ne peut être écrit dans { $folder }
save-not-ordinary = impossible d’écrire { $name } : ce n’est pas un fichier ordinaire
save-no-new-folder = impossible de créer le dossier { $folder } : { $reason }

## Help

help-choose = Choisissez par nombre ou par texte : 2, science, c4, c4 r1 (parcelle et rotation d’un monument). Entrée seule prend l’unique option.
help-key-u = annuler votre dernier choix, sauf les dés et les cartes piochées
help-key-o = toutes les options en entier
help-key-a = toute la table
help-key-b = la carte ; b words la raconte, b drawn la dessine
help-key-c = votre capitale et votre plateau Revenus
help-key-m = les plateaux et capitales de tous les joueurs, et les cartes des bots
help-key-t = les pistes ; t science : toutes les cases d’une piste
help-key-l = la dernière page du journal ; l all : le journal entier
help-key-s = les feuilles de score
help-key-hint = ce qu’un bot ferait à votre place, et les points qu’il attend à la fin
help-key-rules = les règles en un coup d’œil ; rules 3 : un chapitre, rules all : tous
help-key-save = save FICHIER enregistre une copie de la partie en cours
help-key-q = quitter : la partie est conservée, et gobelin play --resume la reprend
help-marks = -> annonce ce qui suivrait aussitôt ; * marque ce qui révèle quelque chose (sans retour possible).
help-map = J1 sur la carte est un avant-poste du Joueur 1, Au de l’Automa, Em de l’Empire de l’Ombre (en minuscules : renversé) ; sur les pistes ce sont 1, A et E.
help-city = Dans la capitale : { $letters } ; les minuscules sont des monuments.
help-more = h words : ce que veulent dire exploration, conquête, recherche, invention, amélioration, revenus
help-term-explore = Exploration : placez une tuile Territoire à côté d’un territoire que vous contrôlez. Des PV pour les côtés alignés, et le bénéfice de la tuile.
help-term-conquer = Conquête : placez un avant-poste à côté d’un territoire que vous contrôlez, lancez les deux dés et prenez-en un.
help-term-research = Recherche : lancez le dé de science ; vous pouvez avancer sur la piste obtenue.
help-term-invent = Invention : prenez une carte Technologie et placez-la dans votre ligne du bas.
help-term-upgrade = Amélioration : faites monter une carte Technologie d’une ligne. La ligne du milieu donne son cercle, celle du haut son carré.
help-term-income = Revenus : civilisation, carte Fresque, une amélioration et des PV, puis les ressources. Une ère commence ainsi.

## The table in words

aloud-map = { $side ->
    [small] La petite carte :
   *[large] La grande carte :
}
aloud-held = { $owner-is ->
    [you] À vous :
    [nobody] À personne :
   *[other] Contrôlés par { $owner } :
}
aloud-unexplored = Non explorés : { $hexes }
aloud-outpost = { $owner-is ->
    [you] { $toppled ->
        [yes] avant-postes à vous, renversés : { $count }
       *[no] avant-postes à vous : { $count }
    }
   *[other] { $toppled ->
        [yes] avant-postes renversés ({ $owner }) : { $count }
       *[no] { $count ->
            [one] 1 avant-poste ({ $owner })
           *[other] { $count } avant-postes ({ $owner })
        }
    }
}
aloud-cube = { $owner-is ->
    [you] jetons à vous : { $count }
   *[other] { $count ->
        [one] un jeton ({ $owner })
       *[other] { $count } jetons ({ $owner })
    }
}
aloud-piece = { $owner-is ->
    [you] { $piece } à vous
   *[other] { $piece } ({ $owner })
}
aloud-token = { $player } en { $space }
aloud-landmark = { $owner-is ->
    [nobody] { $landmark } en { $space } est libre
    [out_of_play] { $landmark } en { $space } est hors jeu
   *[other] { $landmark } en { $space } est à { $owner }
}
aloud-space = { $name }, { $cost } : { $gives }
aloud-here = {" ; "}ici : { $players }
aloud-closed = fermée par { $owner }
aloud-no-city = La capitale n’est pas encore choisie.
aloud-city = { $owner-is ->
    [you] Votre capitale, { $capital } :
   *[other] La capitale { $capital }, chez { $owner } :
}
aloud-none = zéro
aloud-row = vides dans la ligne { $row } : { $plots }
aloud-complete = districts complétés : { $districts } ; lignes et colonnes complètes : { $lines }
aloud-income = { $following ->
    [none] { $building }, { $taken } sur 5 : à chaque tour de revenus, { $gives }
   *[other] { $building }, { $taken } sur 5 : à chaque tour de revenus, { $gives } ; le suivant découvre { $following }
}
