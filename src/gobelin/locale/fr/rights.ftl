### The way back to a seat, its devices, what the host may not do alone, in French. en/rights.ftl says what each is.

## The way back

rights-way-back = Pour revenir
rights-way-back-words = Si ce navigateur vous oublie un jour, ce code rouvre votre place. Gardez-le pour vous : qui l’a joue à votre place.
rights-way-back-if = si ce navigateur vous oublie :
rights-code = Code de retour
rights-code-picture = Code QR de votre retour
rights-copy = Copier
rights-copied = Copié
rights-picture = Enregistrer l’image
rights-print = Imprimer
rights-put-away = Ranger : « À la table » l’a aussi
rights-paper-title = Pour revenir à « { $table } »
rights-paper-seat = Place de { $player }
rights-paper-how = Scannez le carré, ou ouvrez l’adresse, choisissez « J’étais à cette table » et tapez le code.
rights-paper-secret = Rien que pour vous : qui l’a joue à votre place.

## Coming back

rights-was-here = J’étais à cette table
rights-was-here-words = Tapez le code reçu quand vous avez pris place. Sans lui, l’hôte peut vous inviter de nouveau.
rights-come-back = Retrouver ma place
rights-wrong-code = Ce code n’ouvre aucune place à cette table.

## Devices

rights-devices = Appareils
rights-devices-words = Votre place est ouverte sur ces appareils. Retirez ceux qui ne servent plus, ou que vous ne connaissez pas.
rights-device = { $browser } sur { $system }
rights-device-unnamed = Un navigateur
rights-device-here = celui-ci
rights-device-seen = vu ici { $when }
rights-device-since = depuis le { $date }
rights-device-remove = Retirer
rights-device-remove-named = Retirer { $device }

## A seat is invited again

rights-invite-again = Réinviter
rights-invite-again-words = Pour un ami qui ne retrouve plus sa place. Crée un lien vers elle, qui sert après un certain temps. Toute la table le voit ; si { $player } le refuse ou joue avant, il ne vaut plus rien.
rights-invite-again-yes = Créer le lien
rights-invite-again-link = Pour { $player } : il sert une fois, à partir de { $time }, sauf refus avant cette heure.
rights-join-again = L’hôte a créé un nouveau lien vers cette place. Il l’ouvre à partir de { $time }, sauf refus avant cette heure.
rights-invited-again = l’hôte a créé un nouveau lien ; il sert à partir de { $time }
rights-invited-own = L’hôte a créé un nouveau lien vers votre place
rights-invited-own-words = À partir de { $time }, quelqu’un peut prendre votre place avec ce lien. Vous n’avez rien demandé ? Refusez-le, ou jouez tout simplement.
# Before the deal, when nobody can play yet
rights-invited-own-early = À partir de { $time }, quelqu’un peut prendre votre place avec ce lien. Vous n’avez rien demandé ? Refusez-le.
rights-invited-refuse = Refuser le lien

## What needs everybody’s agreement

rights-proposed = L’hôte propose : { $what }
rights-proposed-one = { $what } : { $how }
rights-agree = Accepter
rights-refuse = Refuser
rights-withdraw = Retirer
rights-waits-for = On attend l’accord de { $players }
rights-must-agree = D’autres sont à cette table : ce qui les concerne change quand ils l’acceptent.

## Removing a table from the list

rights-forget = Retirer « { $title } » de cette liste ?
rights-forget-seat = Cet appareil abandonne votre place : qui rouvrira la table ici n’en aura pas.
rights-forget-host = Vous avez créé cette table : vous n’en serez plus l’hôte jusqu’à votre retour.
rights-forget-back = Vous revenez, ici ou ailleurs, par l’adresse de la table avec votre code :
rights-forget-written = Le code n’est pas connu ici : seul celui que vous avez noté vous ramène.
rights-forget-lost = Le code n’est pas connu ici : seul celui que vous avez noté vous ramène, ou un nouveau lien de l’hôte.
rights-forget-over = La partie est terminée ; son adresse montre encore comment elle a fini. D’ici, vous ne pourrez plus demander de revanche.
rights-forget-silent = Le serveur ne répond pas. Cet appareil a toujours votre place, et la table reste dans la liste.
rights-forget-yes = Retirer
rights-forget-no = Garder

## What everybody at the table is told

rights-happened = Récemment à la table
rights-notice-take = { $player } prend place
rights-notice-link = un lien vers la place de { $player } a été créé
rights-notice-device = { $player } joue aussi sur un autre appareil
rights-notice-return = { $player } est de retour
rights-notice-revoke = { $player } retire un appareil
rights-notice-invite_again = l’hôte a créé un nouveau lien vers la place de { $player }
rights-notice-refuse = { $player } est là : le nouveau lien ne vaut plus rien
rights-notice-leave = { $player } quitte la table
rights-notice-to_bot = un bot joue pour { $player }
rights-notice-back = { $player } rejoue
rights-notice-propose = l’hôte propose un changement
rights-notice-consent = { $player } accepte le changement
rights-notice-refused = { $player } refuse le changement
rights-notice-withdrawn = l’hôte retire sa proposition
rights-notice-settings = les règles de cette table ont changé
