### Le hasard d’une table : qui en décide, comment on le réunit avant la partie, comment on le vérifie ensuite.

## La salle d’attente

luck-room = On dresse la table
luck-wait-seats = { $count ->
    [one] Une place est encore libre. La partie commence quand quelqu’un s’y assied.
   *[other] { $count } places sont encore libres. La partie commence quand toutes sont prises.
}
luck-wait-seals = Tout le monde est là. Chaque appareil tire sa part du hasard ; on attend encore { $players }.
luck-wait-shares = Toutes les parts sont scellées, on les ouvre ; on attend encore { $players }.
luck-began-anew = { $count ->
    [one] On a tout recommencé une fois, parce que quelqu’un est venu, est parti ou a tiré de nouveau.
   *[other] On a tout recommencé { $count } fois, parce que quelqu’un est venu, est parti ou a tiré de nouveau.
}
luck-ready = c’est prêt
luck-not-ready = on attend
luck-elsewhere = Votre part du hasard a été tirée sur un autre appareil, ou ce navigateur l’a oubliée. Ouvrez la table là-bas, ou tirez de nouveau ici ; alors tout recommence.
luck-draw-again = Tirer de nouveau ici
luck-begin-now = Commencer sans attendre
luck-begin-sure = Commencer maintenant ? Alors le serveur décide seul du hasard, et toute la table le voit.
luck-begin-yes = Oui, commencer

## Qui en décide

luck-title = Hasard
luck-gathering = Chacun à la table en apporte une part, le serveur aussi. Personne n’en décide seul.
luck-together = { $count ->
    [one] Une personne et le serveur l’ont réuni. Aucun des deux n’en a décidé seul.
   *[other] { $count } personnes et le serveur l’ont réuni. Personne n’en a décidé seul.
}
luck-host = L’hôte en a décidé : le serveur l’a tiré seul.
luck-seed = Il est connu de qui connaît la graine ou la position par laquelle cette partie a commencé.
luck-record = Il figure dans l’enregistrement, où chacun peut le lire.
luck-promise = Sceau de cette table
luck-how = Comment en être sûr ?
luck-how-words = Avant la première carte, le serveur scelle sa part du hasard : ce sont les chiffres ci-dessus, et votre appareil les note. Puis chaque appareil ajoute sa propre part. Ensuite personne ne peut changer la sienne, car elle n’irait plus avec son sceau. À la fin de la partie tout est ouvert, et « Vérifier le hasard » refait le calcul sur votre propre appareil.
luck-how-alone = Avant la première carte, le serveur scelle le hasard : ce sont les chiffres ci-dessus, et votre appareil les note. Ensuite le serveur ne peut plus le changer, car il n’irait plus avec le sceau. À la fin de la partie il est ouvert, et « Vérifier le hasard » refait le calcul sur votre propre appareil.
luck-known = Le hasard de cette table est connu de qui sait comment elle a commencé.

## La vérification

luck-check = Vérifier le hasard
luck-checking = Vérification en cours …
luck-holds = Tout est en règle.
luck-fails = Quelque chose ne va pas.
luck-nothing = Cette partie a commencé par une position. Son hasard était connu, il n’y a rien à vérifier.
luck-yes = en règle
luck-no = ne va pas
luck-unknown = impossible à dire ici
luck-check-written = Cet appareil a noté le sceau de la table à sa première visite, et il n’a pas changé.
luck-check-written-not = Cet appareil a noté un autre sceau que celui d’aujourd’hui.
luck-check-written-unknown = Cet appareil n’était pas là au début de la partie et n’a donc noté aucun sceau.
luck-check-commitment = Ce que le serveur a ouvert va avec le sceau donné au début.
luck-check-commitment-not = Ce que le serveur a ouvert ne va pas avec le sceau donné au début.
luck-check-seals = Ce que chacun a ouvert va avec son sceau.
luck-check-seals-not = Ce que quelqu’un a ouvert ne va pas avec son sceau.
luck-check-own = La part tirée par cet appareil s’y trouve.
luck-check-own-not = La part tirée par cet appareil ne s’y trouve pas.
luck-check-own-unknown = Cet appareil ne sait plus quelle part il a tirée.
luck-check-seed = Toutes les parts ensemble donnent la graine de cette partie.
luck-check-seed-not = Les parts ne donnent pas la graine de cette partie.
luck-check-choices = Rejouée à partir d’elle, la partie donne les mêmes cartes et les mêmes dés.
luck-check-choices-not = Rejouée à partir d’elle, la partie se passe autrement.
luck-check-result = Le résultat est le même.
luck-check-result-not = Le résultat est un autre.
