### Lidé kolem stolu: úvodní stránka, nové hry, odkazy, místa, hovor. V prohlížeči.

## The start page

lobby-tagline = Utkej civilizaci, od prvního ohně ke hvězdám.
lobby-here = Tady
lobby-by-link = Odkazem
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
    [one] sám proti Automě
    [few] { $players } hráči u stolu
    [many] { $players } hráče u stolu
   *[other] { $players } hráčů u stolu
} · { $side ->
    [small] malá mapa
   *[large] velká mapa
}
lobby-why-few = Ještě někdo: bot, přítel, nebo Automa na druhém místě.
lobby-why-solo = Proti Automě hraješ sám: ostatní místa zůstanou prázdná.
lobby-why-large = Od čtyř hráčů se hraje na velké mapě.
lobby-why-hot = Přátelé u jedné obrazovky: opona skryje každou ruku před ostatními.
lobby-why-link = Odkaz pro každého přítele dostaneš, jakmile usedneš.
lobby-options = Volby …
lobby-options-changed = { $count ->
    [0] jako obvykle
    [one] jedna změna
    [few] { $count } změny
    [many] { $count } změny
   *[other] { $count } změn
}
lobby-refused = Takovou hru nelze začít: { $reason }
lobby-watch-bots = Boti u stavu
lobby-watch-bots-words = dívej se, jak hrají čtyři

## Tables of this device

lobby-status-yours = jsi na tahu
lobby-status-waits = vybírá { $player }
lobby-status-many = vybírá několik hráčů
lobby-status-open = volné místo
lobby-status-over = dohráno
lobby-status-gone = už neexistuje
lobby-table-stand = éra { $era }, tah { $turn }
lobby-with = ve hře: { $players }
lobby-alone = o samotě
lobby-forget = Odebrat ze seznamu: { $title }
lobby-forget-sure = Odebrat?
lobby-untitled = Stůl z { $date }

## Options of a new game

lobby-options-title = Volby hry
lobby-as-usual = Jako obvykle
lobby-title = Jméno stolu
lobby-title-words = abys ho zase našel
lobby-civilizations = Civilizace
lobby-civilizations-words = každý dostane dvě a jednu si nechá; nebo vyber
lobby-capitals = Hlavní města
lobby-capitals-words = rozdaná, nebo vybraná tady
lobby-dealt = podle rozdání
lobby-clash-civilizations = Dva hráči nemohou mít tutéž civilizaci.
lobby-clash-capitals = Dvě z těchto hlavních měst začínají na stejném místě.
lobby-start-bonus = Úpravy na začátku
lobby-start-bonus-words = zveřejněná pomoc slabým civilizacím a ztížení silným
lobby-shadow-empire = Stínová říše
lobby-shadow-empire-words = třetí na stupnicích hry dvou hráčů: bere stavby a neboduje
lobby-shadow-empire-closed = jen pro dva hráče
lobby-shadow-empire-solo = proti Automě vždy
lobby-loop-guard = Jedna odměna za pole a tah
lobby-loop-guard-words = v jednom tahu nikdo nezíská odměny téhož pole stupnice dvakrát
lobby-x-advance = Postupy zdarma bez přínosu lze odmítnout
lobby-x-advance-words = obvykle jsou povinné, pokud jsou možné
lobby-confirm = Ptát se před koncem tahu
lobby-confirm-words = do té doby lze volby vzít zpět
lobby-confirm-closed = u stolů v prohlížeči vždy
lobby-without = Vynechané karty
lobby-without-words = karty tapisérií, které nejsou v balíčku
lobby-without-none = žádné
lobby-without-count = { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
lobby-pace = Boti táhnou
lobby-pace-words = jak dlouho čekají před každým tahem
lobby-pace-instant = hned
lobby-pace-fast = rychle
lobby-pace-normal = aby se dalo sledovat
lobby-join = Volná místa
lobby-join-words = kdo tam smí usednout
lobby-join-link = kdo zná stůl
lobby-join-invite = s pozvánkou
lobby-absent = Kdo nechává ostatní čekat
lobby-absent-words = ostatní pak mohou nechat hrát bota
lobby-absent-hours = { $hours ->
    [0] čeká se
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
lobby-seed-words = totéž číslo dá týž začátek; kdo ho zná, může vědět, co se bude dobírat
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
lobby-join-sit = Usednout
lobby-join-watch = Jen se dívat
lobby-join-device = Tvé místo na tomto zařízení
lobby-join-device-words = Odkaz tu otevře místo hráče { $player }. Funguje jednou.
lobby-join-device-sit = Pokračovat tady
lobby-spent-words = Tento odkaz už někdo použil; každý funguje jednou. Požádej o nový, nebo se dívej.
lobby-seat-lost = Toto místo bylo opuštěno
lobby-seat-lost-words = Co toto zařízení vědělo, už ho neotevře. Dívat se můžeš dál.
lobby-retry-words = Zkusí se to samo znovu.
lobby-busy-words = Ptalo se odtud tolik lidí, že server potřebuje chvíli klidu. Zkusí se to samo znovu.

## The panel of the table

lobby-people = Lidé u stolu
lobby-people-free = { $count ->
    [one] Lidé u stolu: jedno místo je volné
    [few] Lidé u stolu: { $count } místa jsou volná
    [many] Lidé u stolu: { $count } místa je volného
   *[other] Lidé u stolu: { $count } míst je volných
}
lobby-talk = Hovor
lobby-talk-new = Hovor: { $count ->
    [one] jedna nová věta
    [few] { $count } nové věty
    [many] { $count } nové věty
   *[other] { $count } nových vět
}
lobby-seats = Místa
lobby-rules = Pravidla tohoto stolu
lobby-you = ty
lobby-host = ty · hostitel
lobby-person = hraje
lobby-free = zatím tu nikdo nesedí
lobby-is-bot = bot, { $level }
lobby-is-automa = hraje podle svých karet
lobby-stand-in = zastupuje bot
lobby-conceded = hra vzdána; dál hraje bot
lobby-left = místo opuštěno
lobby-asked = vybírá
lobby-asked-for = vybírá už { $time }
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
lobby-agrees = chce skončit
lobby-spectator-link = Odkaz pro diváky
lobby-spectator-words = Kdo ho má, vidí stůl a ničí ruku.
lobby-table-link-words = Kdo ho má, smí se dívat a usednout na volné místo.
lobby-invite-link = Odkaz
lobby-invite-link-words = Pro jednoho člověka: funguje jednou a tu ruku nikdo jiný neuvidí.
lobby-new-link = Jiný odkaz
lobby-device-link = Jiné zařízení
lobby-device-link-words = Otevře tvé místo na jiném zařízení, nebo znovu tady, když ho prohlížeč zapomene. Funguje jednou; nech si ho pro sebe.
lobby-copy = Kopírovat
lobby-copied = Zkopírováno
lobby-link-of = Tento odkaz
lobby-code-of = QR kód odkazu
lobby-alone-words = Tento odkaz funguje jen na tomto počítači: server nikoho jiného neposlouchá. Zastav ho a spusť tímto příkazem; pak odkazy fungují všem v téže síti:
lobby-rename = Změnit své jméno
lobby-name = Jméno
lobby-save = Uložit
lobby-to-bot = Ať hraje bot
lobby-to-bot-other = Ať za hráče { $player } hraje bot
lobby-to-bot-later = bot ho smí zastoupit za { $time }
lobby-back = Hrát zase sám
lobby-concede = Vzdát hru
lobby-concede-sure = Vzdát tuto hru? Na tvém místě dohraje bot a vyhrát nemůže.
lobby-concede-yes = Ano, vzdávám
lobby-cancel = Ne
lobby-agree = Skončit hru tady
lobby-agree-words = když to chtějí všichni: { $agreed } z { $people }
lobby-agree-not = Hrát dál
lobby-leave = Vstát od stolu
lobby-leave-sure = Vstát od tohoto stolu? Toto místo už nepůjde otevřít.
lobby-leave-yes = Ano, vstávám
lobby-say = Řekni něco
lobby-send = Poslat
lobby-no-talk = Zatím nikdo nic neřekl.
lobby-spectators-hush = Diváci jen poslouchají.
lobby-owner = Hostitel
lobby-not-possible = To teď nejde: { $reason }
lobby-change-words = Změnit to může jen ten, kdo stůl založil.
lobby-watching = Díváš se: žádná ruka ti není odkrytá.
lobby-take-seat = Zaujmout volné místo

## The curtain

lobby-since = Od tvého posledního tahu
lobby-curtain-keys = stiskni Enter, nebo tlačítko
lobby-wrong-player = Nejdřív někdo jiný?
