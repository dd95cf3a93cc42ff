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
luck-anew = Votre part du hasard était déjà ouverte quand tout a recommencé. Qui tient le serveur a pu voir ce qui allait être distribué et souhaiter autre chose. Tirez de nouveau si vous savez pourquoi tout a recommencé ; après la partie, cet appareil dit combien de fois il a ouvert sa part.
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
luck-how-words = Avant la première carte, le serveur scelle sa part du hasard : ce sont les chiffres ci-dessus, et votre appareil les note. Puis chaque appareil scelle sa propre part, et le vôtre note tous les sceaux avant d’ouvrir la vôtre. Ensuite personne ne peut changer la sienne, car elle n’irait plus avec son sceau. À la fin de la partie tout est ouvert, et « Vérifier le hasard » le compare, sur votre propre appareil, à ce qui a été noté. { luck-yourself }
luck-how-alone = Avant la première carte, le serveur scelle le hasard : ce sont les chiffres ci-dessus, et votre appareil les note. Ensuite le serveur ne peut plus le changer, car il n’irait plus avec le sceau. À la fin de la partie il est ouvert, et « Vérifier le hasard » le compare, sur votre propre appareil, à ce qui a été noté. { luck-yourself }
luck-yourself = Que les cartes et les dés sont tombés comme le hasard le veut, c’est le serveur qui le dit ; pour le voir vous-même, enregistrez la partie et donnez le fichier à « gobelin verify ».
luck-known = Le hasard de cette table est connu de qui sait comment elle a commencé.

## La vérification

luck-check = Vérifier le hasard
luck-checking = Vérification en cours …
luck-holds = Tout est en règle.
luck-holds-partly = Ce qui a pu être vérifié ici est en règle ; tout n’a pas pu l’être.
luck-fails = Quelque chose ne va pas.
luck-nothing = Cette partie a commencé par une position. Son hasard était connu, il n’y a rien à vérifier.
luck-resumed = Cette partie a continué avec des règles plus récentes que celles du début. Ce qui était promis avant la première carte ne peut plus être recalculé, il n’y a rien à vérifier.
luck-yes = en règle
luck-no = ne va pas
luck-unknown = impossible à dire ici
luck-check-written = Cet appareil a noté le sceau de la table à sa première visite, et il n’a pas changé.
luck-check-written-not = Cet appareil a noté un autre sceau que celui d’aujourd’hui.
luck-check-written-unknown = Cet appareil n’était pas là au début de la partie et n’a donc noté aucun sceau.
luck-check-commitment = Ce que le serveur a ouvert va avec le sceau donné au début.
luck-check-commitment-not = Ce que le serveur a ouvert ne va pas avec le sceau donné au début.
luck-check-seals = Ce que chacun a ouvert va avec son sceau, et les sceaux sont ceux d’au moment où cet appareil a ouvert sa part.
luck-check-seals-not = Ce que quelqu’un a ouvert ne va pas avec son sceau, ou les sceaux ne sont pas ceux d’au moment où cet appareil a ouvert sa part.
luck-check-seals-unknown = Ce que chacun a ouvert va avec son sceau. Mais cet appareil n’a ouvert aucune part et n’a donc pas noté quels étaient alors les sceaux.
luck-check-own = La part tirée par cet appareil s’y trouve.
luck-check-own-not = La part tirée par cet appareil ne s’y trouve pas.
luck-check-own-unknown = Cet appareil ne sait plus quelle part il a tirée.
luck-check-opened = Cet appareil a ouvert sa part une seule fois.
luck-check-opened-unknown = Cet appareil a ouvert sa part { $count } fois, parce que tout a recommencé. Qui tient le serveur a pu choisir entre autant de distributions.
luck-check-seed = Toutes les parts ensemble donnent la graine de cette partie.
luck-check-seed-not = Les parts ne donnent pas la graine de cette partie.
luck-check-choices = Le serveur dit : rejouée à partir d’elle, la partie donne les mêmes cartes et les mêmes dés.
luck-check-choices-not = Le serveur dit : rejouée à partir d’elle, la partie se passe autrement.
luck-check-result = Le serveur dit : le résultat est le même.
luck-check-result-not = Le serveur dit : le résultat est un autre.
