### The way back to a seat, its devices, what the host may not do alone, in Czech. en/rights.ftl says what each is.

## The way back

rights-way-back = Tvá cesta zpět
rights-way-back-words = Kdyby tě tento prohlížeč někdy zapomněl, tento kód znovu otevře tvé místo. Nech si ho pro sebe: kdo ho má, hraje místo tebe.
rights-way-back-if = kdyby tě tento prohlížeč zapomněl:
rights-code = Kód pro návrat
rights-code-picture = QR kód tvé cesty zpět
rights-copy = Kopírovat
rights-copied = Zkopírováno
rights-picture = Uložit jako obrázek
rights-print = Vytisknout
rights-put-away = Schovat: kód je i v „Lidé u stolu“
rights-paper-title = Cesta zpět ke stolu „{ $table }“
rights-paper-seat = Místo: { $player }
rights-paper-how = Naskenuj čtverec, nebo otevři adresu, zvol „To je moje místo“ a napiš kód.
rights-paper-secret = Jen pro tebe: kdo ho má, hraje místo tebe.

## Coming back

rights-was-here = To je moje místo
rights-was-here-words = Napiš kód, který se ukázal při usednutí ke stolu. Bez kódu tě může hostitel pozvat znovu.
rights-come-back = Zpět na místo
rights-wrong-code = Tento kód u tohoto stolu žádné místo neotevře.

## Devices

rights-devices = Zařízení
rights-devices-words = Na těchto zařízeních je tvé místo otevřené. Odeber ta, která už nepoužíváš nebo neznáš.
rights-device = { $browser }, { $system }
rights-device-unnamed = Prohlížeč
rights-device-here = toto
rights-device-seen = naposledy { $when }
rights-device-since = od { $date }
rights-device-remove = Odebrat
rights-device-remove-named = Odebrat: { $device }

## A seat is invited again

rights-invite-again = Pozvat znovu
rights-invite-again-words = Pro toho, kdo už nenajde cestu na své místo. Vytvoří odkaz na toto místo, který začne fungovat po chvíli. Uvidí to všichni u stolu; když ho { $player } předtím odmítne nebo zahraje, propadne.
rights-invite-again-yes = Vytvořit odkaz
rights-invite-again-link = { $player }: odkaz funguje jednou, od { $time }, pokud ho předtím nikdo neodmítne.
rights-join-again = Hostitel vytvořil nový odkaz na toto místo. Otevře ho od { $time }, pokud ho předtím nikdo neodmítne.
rights-invited-again = hostitel vytvořil nový odkaz; funguje od { $time }
rights-invited-own = Hostitel vytvořil nový odkaz na tvé místo
rights-invited-own-words = Od { $time } s ním někdo může zaujmout tvé místo. Nic takového nechceš? Odmítni ho, nebo prostě hraj dál.
# Before the deal, when nobody can play yet
rights-invited-own-early = Od { $time } s ním někdo může zaujmout tvé místo. Nic takového nechceš? Odmítni ho.
rights-invited-refuse = Odmítnout odkaz

## What needs everybody’s agreement

rights-proposed = Hostitel navrhuje: { $what }
rights-proposed-one = { $what }: { $how }
rights-agree = Souhlasím
rights-refuse = Odmítnout
rights-withdraw = Vzít zpět
rights-waits-for = Chybí souhlas: { $players }
rights-must-agree = U stolu sedí i další: co se jich týká, změní se s jejich souhlasem.

## Removing a table from the list

rights-forget = Odebrat ze seznamu „{ $title }“?
rights-forget-seat = Toto zařízení se vzdá tvého místa: kdo tu stůl otevře příště, žádné mít nebude.
rights-forget-host = Je to tvůj stůl: dokud se nevrátíš, nebudeš jeho hostitelem.
rights-forget-back = Vrátíš se, tady nebo jinde, přes adresu stolu se svým kódem:
rights-forget-written = Kód tu není známý: vrátíš se jen s tím, který máš napsaný.
rights-forget-lost = Kód tu není známý: vrátíš se jen s tím, který máš napsaný, nebo s novým odkazem od hostitele.
rights-forget-over = Hra skončila a její adresa dál ukazuje, jak dopadla. O odvetu už odtud nepůjde požádat.
rights-forget-silent = Server neodpovídá. Toto zařízení má tvé místo dál a stůl zůstává v seznamu.
rights-forget-yes = Odebrat
rights-forget-no = Nechat

## What everybody at the table is told

rights-happened = Co se u stolu stalo
rights-notice-take = { $player } usedá ke stolu
rights-notice-link = vznikl odkaz na místo: { $player }
rights-notice-device = { $player } hraje i na jiném zařízení
rights-notice-return = { $player } je zpátky
rights-notice-revoke = { $player } odebírá zařízení
rights-notice-invite_again = hostitel vytvořil nový odkaz na místo: { $player }
rights-notice-refuse = { $player } je tady: nový odkaz propadl
rights-notice-leave = { $player } vstává od stolu
rights-notice-to_bot = místo hráče { $player } hraje bot
rights-notice-back = { $player } zase hraje
rights-notice-propose = hostitel navrhuje změnu
rights-notice-consent = { $player } se změnou souhlasí
rights-notice-refused = { $player } změnu odmítá
rights-notice-withdrawn = hostitel bere návrh zpět
rights-notice-settings = pravidla tohoto stolu se změnila
