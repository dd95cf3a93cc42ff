### The keys of the table, as the page lists them.

keys-title = Touches

## What is printed on keys

keys-cap-enter = Entrée
keys-cap-escape = Échap
keys-cap-shift = Maj
keys-cap-arrows = flèches
keys-cap-page = Page préc., Page suiv.

## What they do

keys-targets = le premier élément jouable, le précédent, le suivant
keys-options = ce que propose la barre
keys-move = d’un élément à l’autre
keys-choose = choisir, et encore une fois pour confirmer
keys-back = un pas en arrière
keys-map = sur la carte : vers les six voisins d’un hexagone, chaque touche dans sa direction
keys-track = sur une piste : le long de la piste, ou vers la même case d’une autre piste
keys-tier = sur une piste : niveau par niveau
keys-city = dans la capitale : d’un district à l’autre
keys-turn = tourner la tuile ou le bâtiment ; avec Maj dans l’autre sens
keys-undo = annuler
keys-hint = conseil : ce que ferait un bot
keys-catalogue = le catalogue, à la page de l’élément expliqué
keys-help = mode d’aide : un clic explique
keys-zones = vers la partie suivante de la table
