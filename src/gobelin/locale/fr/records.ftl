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
error-position-version = la version { $version } de la position ne peut pas être lue, seulement { $known }
error-position-impossible = une telle position ne peut pas exister : { $reason }
