### People around the table, in Czech: the start page, new games, links, seats, talk. en/lobby.ftl says what each message is.

## The start page

lobby-tagline = Utkej civilizaci, od prvního ohně až ke hvězdám.
lobby-here = Tady
lobby-by-link = Přes odkaz
lobby-automa = Automa
lobby-me-words = hraje na této obrazovce
lobby-open-words = dostane od tebe odkaz
lobby-nobody-words = nikdo tu nesedí
lobby-your-name = Tvé jméno
lobby-friends-name = Jméno
lobby-bot-level = Obtížnost bota na místě { $number }
# $points: victory points that two of them make against each other in the mean
lobby-strength = { $level } · { $points } VB
lobby-automa-level = Obtížnost Automy
# $name: the Average
lobby-automa-named = { $level } · { $name }
lobby-shadow-too = s Automou hraje i Stínová říše
# $side: small, large
lobby-summary = { $players ->
    [one] sólo proti Automě
    [few] { $players } hráči u stolu
    [many] { $players } hráče u stolu
   *[other] { $players } hráčů u stolu
} · { $side ->
    [small] malá mapa
   *[large] velká mapa
}
lobby-why-few = Chybí ještě někdo: bot, přítel, nebo Automa na druhém místě.
lobby-why-solo = Proti Automě se hraje sólo: ostatní místa zůstanou prázdná.
lobby-why-large = Od čtyř hráčů se hraje na velké mapě.
lobby-why-hot = Přátelé u jedné obrazovky: opona skryje každou ruku před ostatními.
lobby-why-link = Odkaz pro každého přítele dostaneš, jakmile se posadíš ke stolu.
lobby-options = Volby…
lobby-options-changed = { $count ->
    [0] jako obvykle
    [one] jedna změna
    [few] { $count } změny
    [many] { $count } změny
   *[other] { $count } změn
}
lobby-refused = Takovou hru nelze začít: { $reason }
lobby-watch-bots = Boti tkají
lobby-watch-bots-words = dívej se, jak hrají čtyři boti
lobby-bot-name = { $thing ->
    [bobbin] Cívka
    [shuttle] Člunek
    [spindle] Vřeteno
    [heddle] Brdo
   *[loom] Stav
}

## Tables of this device

lobby-status-yours = jsi na tahu
lobby-status-waits = rozhoduje { $player }
lobby-status-many = rozhoduje několik hráčů
lobby-status-open = volné místo
lobby-status-waiting = brzy se začne
lobby-status-over = dohráno
lobby-status-rematch = čeká odveta
lobby-status-gone = už neexistuje
lobby-forgets = Tento prohlížeč nic neukládá: tvé stoly jsou známé, dokud je tato stránka otevřená. „Jiné zařízení“ u stolu ti dá odkaz, kterým se vrátíš.
lobby-table-stand = epocha { $era }, tah { $turn }
lobby-with = ve hře: { $players }
lobby-alone = sólo
lobby-forget = Odebrat ze seznamu: { $title }
lobby-untitled = Stůl z { $date }
lobby-have-link = Mám odkaz
lobby-paste-link = Vlož ho sem
lobby-open-link = Otevřít
lobby-no-link = To není odkaz ke stolu.

## Options of a new game

lobby-options-title = Volby hry
lobby-as-usual = Jako obvykle
lobby-title = Název stolu
lobby-title-words = podle něj ho zase najdeš
lobby-civilizations = Civilizace
lobby-civilizations-words = každý dostane dvě a jednu si nechá; nebo vyber tady
lobby-capitals = Hlavní města
lobby-capitals-words = rozdaná, nebo vybraná tady
lobby-dealt = podle rozdání
lobby-clash-civilizations = Dva hráči nemohou mít tutéž civilizaci.
lobby-clash-capitals = Dvě z těchto hlavních měst začínají na stejném místě.
lobby-start-bonus = Počáteční úpravy
lobby-start-bonus-words = zveřejněná pomoc slabým civilizacím a handicap pro silné
lobby-shadow-empire = Stínová říše
lobby-shadow-empire-words = ve hře dvou hráčů třetí na stupnicích: bere dominanty a neboduje
lobby-shadow-empire-closed = jen pro dva hráče
lobby-shadow-empire-solo = proti Automě vždy
lobby-loop-guard = Pole odmění jednou za tah
lobby-loop-guard-words = v jednom tahu nikdo nezíská odměny téhož pole stupnice dvakrát
lobby-x-advance = Pokrok zdarma bez přínosu lze odmítnout
lobby-x-advance-words = obvykle je povinný, je-li možný
lobby-confirm = Ptát se před koncem tahu
lobby-confirm-words = do té doby lze volby vzít zpět
lobby-confirm-closed = u stolů v prohlížeči vždy
lobby-without = Vynechané karty
lobby-without-words = karty tapiserie, které nejsou v balíčku
lobby-without-none = žádné
lobby-without-count = { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
lobby-pace = Tempo botů
lobby-pace-words = jak dlouho čekají před každým tahem
lobby-pace-instant = hned
lobby-pace-fast = rychle
lobby-pace-normal = pomalu
lobby-join = Volná místa
lobby-join-words = kdo je smí zaujmout
lobby-join-link = každý s odkazem
lobby-join-invite = jen s pozvánkou
lobby-absent = Když se na někoho čeká
lobby-absent-words = kdy za něj ostatní smějí nechat hrát bota
lobby-absent-hours = { $hours ->
    [0] nikdy
    [1] po hodině
    [24] po dni
    [72] po třech dnech
    [one] po { $hours } hodině
    [few] po { $hours } hodinách
    [many] po { $hours } hodiny
   *[other] po { $hours } hodinách
}
lobby-hints = Rady
lobby-hints-words = hráči se smějí ptát bota, co by udělal
lobby-seed = Startovní číslo
lobby-seed-words = stejné číslo dá stejný začátek; kdo ho zná, může předem vědět, co se dobere
lobby-seed-random = vylosuje se
lobby-seed-bad = Startovní číslo je celé číslo.
lobby-yes = ano
lobby-no = ne
lobby-done = Hotovo

## Joining

lobby-join-title = Máš pozvánku
lobby-join-seat = Místo { $number } u stolu „{ $title }“ čeká na tebe.
lobby-join-seat-plain = Místo { $number } čeká na tebe.
lobby-join-free = U tohoto stolu je volné místo.
lobby-join-which = Tvé místo
lobby-join-company = U stolu: { $players }
lobby-join-name = Jak ti mají ostatní říkat?
lobby-join-sit = Posadit se
lobby-join-watch = Jen se dívat
lobby-join-device = Tvé místo na tomto zařízení
lobby-join-device-words = Odkaz tu otevře tvé místo ({ $player }). Funguje jednou.
lobby-join-device-sit = Pokračovat tady
lobby-spent-words = Tento odkaz už někdo použil; každý funguje jednou. Požádej o nový, nebo se dívej.
lobby-seat-lost = Toto zařízení už místo neotevře
lobby-seat-lost-words = Místo bylo opuštěno, nebo z něj bylo toto zařízení odebráno. Dívat se můžeš dál.
lobby-retry-words = Samo se to zkusí znovu.
lobby-busy-words = Přišlo odtud tolik dotazů, že server potřebuje chvíli klidu. Samo se to zkusí znovu.

## The panel of the table

lobby-people = Lidé u stolu
lobby-people-free = { $count ->
    [one] Lidé u stolu: jedno místo je volné
    [few] Lidé u stolu: { $count } místa jsou volná
    [many] Lidé u stolu: { $count } místa je volného
   *[other] Lidé u stolu: { $count } míst je volných
}
lobby-talk = Chat
lobby-talk-new = Chat: { $count ->
    [one] jedna nová zpráva
    [few] { $count } nové zprávy
    [many] { $count } nové zprávy
   *[other] { $count } nových zpráv
}
lobby-seats = Místa
lobby-rules = Pravidla tohoto stolu
lobby-you = ty
lobby-host = ty · hostitel
lobby-person = hraje
lobby-free = zatím tu nikdo nesedí
lobby-is-bot = bot, { $level }
lobby-is-automa = hraje podle svých karet
lobby-stand-in = zaskakuje bot
lobby-conceded = hra vzdána; dál hraje bot
lobby-left = místo opuštěno
lobby-asked = na řadě
lobby-asked-for = na řadě už { $time }
lobby-minutes = { $count ->
    [one] minutu
    [few] { $count } minuty
    [many] { $count } minuty
   *[other] { $count } minut
}
lobby-hours = { $count ->
    [one] hodinu
    [few] { $count } hodiny
    [many] { $count } hodiny
   *[other] { $count } hodin
}
lobby-days = { $count ->
    [one] den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}
lobby-agrees = pro ukončení
lobby-spectator-link = Odkaz pro diváky
lobby-spectator-words = Kdo ho má, vidí stůl, ale nikomu nevidí do karet.
lobby-table-link-words = Kdo ho má, smí se dívat a posadit se na volné místo.
lobby-invite-link = Odkaz
lobby-invite-link-words = Pro jednoho člověka: funguje jednou a do jeho karet nikdo jiný neuvidí.
lobby-new-link = Jiný odkaz
lobby-device-link = Jiné zařízení
lobby-device-link-words = Otevře tvé místo na jiném zařízení, nebo znovu tady, když ho prohlížeč zapomene. Funguje jednou; nech si ho pro sebe.
lobby-copy = Kopírovat
lobby-copied = Zkopírováno
lobby-link-of = Tento odkaz
lobby-code-of = QR kód odkazu
lobby-alone-words = Tento odkaz funguje jen na tomto počítači: server jinam nenaslouchá. Zastav ho a spusť tímto příkazem; pak budou odkazy fungovat všem ve stejné síti:
lobby-rename = Změnit své jméno
lobby-name = Jméno
lobby-save = Uložit
lobby-to-bot = Nechat hrát bota
lobby-to-bot-other = Nechat hrát bota: { $player }
lobby-to-bot-later = za { $time } smí hrát bot
lobby-back = Převzít hru zpět
lobby-bot-plays = Hraje za tebe bot
lobby-bot-plays-words = Můžeš se kdykoli vrátit.
lobby-concede = Vzdát hru
lobby-concede-sure = Vzdát tuto hru? Na tvém místě dohraje bot, ale vyhrát nemůže.
lobby-concede-yes = Ano, vzdávám
lobby-cancel = Ne
lobby-agree = Ukončit hru teď
lobby-agree-words = když to chtějí všichni: { $agreed } z { $people }
lobby-agree-not = Hrát dál
lobby-leave = Vstát od stolu
lobby-leave-sure = Vstát od tohoto stolu? Toto místo už nepůjde otevřít.
lobby-leave-yes = Ano, vstávám
lobby-say = Napiš něco
lobby-send = Poslat
lobby-no-talk = Zatím nikdo nic nenapsal.
lobby-spectators-hush = Diváci jen čtou.
lobby-owner = Hostitel
lobby-not-possible = To teď nejde: { $reason }
lobby-change-words = Změnit to může jen ten, kdo stůl založil.
lobby-watching = Díváš se: nikomu nevidíš do karet.
lobby-take-seat = Zaujmout volné místo

## The curtain

lobby-since = Od tvého posledního tahu
lobby-curtain-keys = stiskni Enter nebo tlačítko
lobby-wrong-player = Nejdřív někdo jiný?
