### The command line in Czech. en/cli.ftl says what each message is.

## The page of help

cli-usage = Použití: { $line }
cli-usage-options = [VOLBY]
cli-usage-command = PŘÍKAZ [ARGUMENTY]
cli-heading-commands = Příkazy
cli-heading-arguments = Argumenty
cli-heading-options = Volby
cli-default = { $help } [výchozí: { $value }]
cli-required = { $help } [povinné]
cli-help = Ukáže tuto stránku a skončí.
cli-version = Ukáže verzi a skončí.
cli-lang = Jazyk, kdekoli na řádku: { $languages } (výchozí: podle prostředí).
cli-lan = Naslouchá v místní síti a ukáže adresu i QR kód: pro přátele ve stejném domě.

## What stands for a value

cli-value-bot = BOT
cli-value-card = KARTA
cli-value-commitment = ZÁVAZEK
cli-value-document = DOKUMENT
cli-value-file = SOUBOR
cli-value-host = ADRESA
cli-value-lang = JAZYK
cli-value-level = OBTÍŽNOST
cli-value-maybe-file = [SOUBOR]
cli-value-name = NÁZEV
cli-value-seals = PEČETI
cli-value-seed = SEMÍNKO
cli-value-state = STAV
cli-value-study = STUDIE
cli-value-folder = SLOŽKA
cli-value-table-state = STAV
cli-value-tables = STŮL ...

## Commands

cli-gobelin = Desková hra Tapestry: hraní, stoly po síti, náhodné hry, přehrávání záznamů, obsah krabice, kompilace pravidel.
cli-gobelin-more = Bez příkazu gobelin otevře stůl v prohlížeči, na serveru tohoto počítače.
cli-play = Hra v terminálu: možnosti se vybírají čísly, proti botům (--against určí, jak silným), nebo sólo proti Automě.
cli-play-more = Hra se po každé volbě sama uloží.
cli-serve = Provozuje po síti stoly pro lidi i boty, dokud nestiskneš Ctrl-C.
cli-serve-more = Ať server zastaví cokoli, nic, co už potvrdil, se neztratí.
cli-simulate = Zahraje náhodné hry a ukáže rychlost, skóre a podíly vítězství.
cli-simulate-more = Stejné semínko dává stejné výsledky.
cli-replay = Znovu převypráví zaznamenanou hru, slovy nebo jako JSON, a ukáže výsledné skóre.
cli-verify = Ověří, že zaznamenaná hra proběhla se slíbenou náhodou.
cli-components = Co je v krabici: stupnice, karty, dílky, civilizace.
cli-rules = Pravidla ve zkratce: celá hra na pár stránkách.
cli-actions = Prostor akcí: každé sloveso s prvním celým číslem a argumenty.
cli-schema = Dokumenty knihovny jako JSON Schema (verze 2020-12).
cli-hint = Co by teď zvolil bot, co od toho čeká a jaký má plán.
cli-hint-more = Nevidí víc než hráč.
cli-analyse = Co by při každém rozhodnutí ve hře zvolil bot a jaké byly nejdražší chyby každého hráče.
cli-analyse-more = Každá volba se posuzuje podle toho, co hráč v tu chvíli mohl vědět.
cli-tournament = Nechá boty hrát proti sobě: každé rozdání jednou s každým z nich na každém místě.
cli-tournament-more = Stejné semínko dává stejné hry.
cli-balance = Jak silné jsou civilizace a karty tapiserie a jaké počáteční body by to vyrovnaly, podle her bota.
cli-balance-more = Hry zůstávají v jednom souboru: lze kdykoli přestat a pokračovat a gobelin replay kteroukoli z nich převypráví.
cli-tune = Ladí váhy botů hrou proti sobě samým.
cli-tune-more = Lze kdykoli zastavit a pak pokračovat.
cli-train = Trénuje síť bota master hrou proti sobě samému.
cli-train-more = Lze kdykoli zastavit a pak pokračovat.
cli-tables = Stoly serveru pro toho, kdo ho provozuje: vypsat, uložit jako záznamy, smazat staré.
cli-tables-more = Server přitom může běžet.
cli-tables-list = Všechny stoly, nejdřív ty naposledy změněné.
cli-tables-export = Uloží stoly jako záznamy, každý do vlastního souboru.
cli-tables-export-more = Záznam říká všechno: kdo má záznam běžícího stolu, vidí všem do karet.
cli-tables-delete = Smaže stoly navždy.
cli-tables-delete-more = gobelin tables list se stejnými volbami předem ukáže, které to budou.
cli-tables-backup = Zkopíruje celou databázi do souboru.
cli-tables-backup-more = I když server běží. Jen SQLite; PostgreSQL má pg_dump.
cli-locale = Jazyky, kterými Gobelin mluví; s --check i to, co ještě není přeloženo, řádek po řádku.
cli-compile = Zkompiluje pravidla pomocí mypyc: stejné hry, několikrát rychleji.
cli-compile-more = Potřebuje kompilátor C a pár minut.

## Options of several commands

cli-players = Počet hráčů, 2 až 5 (výchozí 2).
cli-shadow-empire = Ke dvěma hráčům se na stupnicích přidá Stínová říše jako třetí.
cli-start-bonus = Použije zveřejněné počáteční úpravy.
cli-plain = Bez barev.
cli-jobs = Kolik her běží zároveň; 0 využije všechna jádra.
cli-json = Jeden objekt JSON na standardní výstup místo tabulek.

## Options of gobelin play

cli-play-solo = Sólo proti Automě, obtížnost 1 (nejlehčí) až 6 (nejtěžší).
cli-play-seed = Stejné semínko, číslo nebo text, rozdá stejnou hru a kdo ho zná, spočítá celou její náhodu; bez semínka to nedokáže nikdo.
cli-play-seat = Kde sedíš, od 1 (výchozí 1).
cli-play-against = Kdo jsou ostatní: { $bots } (výchozí random).
cli-play-without = Vynechá kartu tapiserie (lze opakovat).
cli-play-civilization = Tvá civilizace místo rozdané.
cli-play-save = Ukládá hru do tohoto souboru, ne mezi všechny hry.
cli-play-resume = Pokračuje v uložené hře; bez souboru v nejnovější.
cli-play-plain = Řádek po řádku slovy, bez kreseb a barev: pro čtečky obrazovky.

## Options of the other commands

cli-serve-host = Adresa, na které naslouchá; 0.0.0.0 pro celou domácí síť.
cli-serve-port = Port; 0 vezme libovolný volný.
cli-serve-database = sqlite:///SOUBOR nebo postgresql://UŽIVATEL@ADRESA/DATABÁZE (výchozí: soubor v datové složce).
cli-serve-workers = Počet procesů, s PostgreSQL; SQLite zvládne jen jeden.
cli-serve-public-url = Veřejná adresa serveru, třeba https://tables.example.org.
cli-serve-connections = Počet spojení jedné adresy s každým procesem, není-li vpředu proxy.
cli-serve-behind-proxy = Adresy lidí jsou v X-Forwarded-For, jak je zapsala proxy.
cli-simulate-games = Počet her.
cli-simulate-solo = Náhodný hráč proti Automě dané obtížnosti (1 až 6, nebo all).
cli-simulate-seed = Semínko první hry; další hra má další semínko.
cli-simulate-check = Kontroluje stůl po každé volbě (pomalé).
cli-replay-file = Záznam; - čte standardní vstup.
cli-replay-json = Události a skóre jako jeden objekt JSON.
cli-replay-steps = Ukáže každou volbu i to, co přinesla.
cli-replay-game = Jedna hra ze studie, od 1.
cli-replay-record = Místo toho vypíše její záznam.
cli-verify-file = Záznam; - čte standardní vstup.
cli-verify-commitment = Závazek, který sis zapsal na začátku hry.
cli-verify-seals = Všechny pečeti, jak sis je zapsal před otevřením podílů, podle míst, oddělené čárkami; - pro místo bez pečeti.
cli-components-json = Celá krabice jako JSON.
cli-actions-json = Celá tabulka jako JSON, včetně všech hodnot.
cli-schema-name = Jeden dokument, třeba View; není-li uveden, všechny.
cli-schema-http = Místo toho dokument OpenAPI serveru, který je všechny obsahuje.
cli-hint-file = Uložená hra; - čte standardní vstup.
cli-hint-by = Kdo radí.
cli-hint-seconds = Kolik sekund smí přemýšlet.
cli-hint-seed = Semínko odhadů skrytých karet.
cli-hint-json = Jeden objekt JSON.
cli-analyse-by = Kdo posuzuje.
cli-analyse-worst = Kolik chyb každého hráče ukázat.
cli-analyse-page = Zapíše rozbor jako stránku (HTML) s grafy.
cli-tournament-bots = Boti oddělení čárkami.
cli-tournament-games = Počet her celkem.
cli-tournament-players = Míst u stolu, 2 až 5.
cli-tournament-solo = Každý bot sám proti Automě dané obtížnosti (1 až 6, nebo all).
cli-tournament-seed = Semínko prvního rozdání.
cli-tournament-seconds = Přemýšlí se podle hodin: tolik sekund na každé rozhodnutí.
cli-tournament-plot = Nakreslí výsledky jako SVG.
cli-balance-study = Soubor s hrami: nový, k pokračování, nebo jen k vyhodnocení.
cli-balance-bot = Bot, který v nové studii sedí na všech místech (výchozí greedy).
cli-balance-players = Míst u stolu, 2 až 5 (výchozí 2).
cli-balance-games = Počet her celkem; chybějící se sehrají (v nové studii 1000).
cli-balance-seed = Semínko první hry; další hra má další semínko (výchozí 0).
cli-balance-minutes = Po tolika minutách už nezačne další hru.
cli-balance-civilization = Jen jedna civilizace a jak si vede proti každé jiné.
cli-balance-page = Zapíše stránku s grafy (HTML).
cli-executor = Kde se hry hrají: process (zde) nebo ray (v clusteru Ray).
cli-tune-state = Sem se ladění ukládá, odtud pokračuje (JSON).
cli-tune-minutes = Zastaví po tolika minutách.
cli-tune-jobs = Počet procesů; 0 využije všechna jádra.
cli-tune-fits = Kolikrát se před hledáním váhy přizpůsobí hrám.
cli-tune-fit-games = Her na každé přizpůsobení.
cli-tune-population = Sad vah v každé generaci.
cli-tune-games = Her na každou sadu vah.
cli-tune-players = Počty hráčů, hra po hře.
cli-tune-branching = Kolik možností se u každé otázky zvažuje; méně je rychlejší.
cli-tune-sigma = Jak daleko zpočátku hledat (0.25: čtvrtina).
cli-tune-seed = Stejné semínko najde stejné váhy.
cli-tune-from = Počáteční váhy místo vlastních vah botů.
cli-tune-write = Zapíše nalezené váhy tak, jak je boti čtou.
cli-train-folder = Sem se trénink ukládá, odtud pokračuje.
cli-train-settings = Jiné nastavení než to z balíčku (TOML).
cli-train-device = Kde se síť učí: cpu nebo cuda; jinak kde je to nejlepší.
cli-train-write = Zapíše nalezenou síť tak, jak ji bot čte.
cli-tables-which = Názvy stolů; bez nich všechny, které odpovídají volbám.
cli-tables-database = sqlite:///SOUBOR nebo postgresql://UŽIVATEL@ADRESA/DATABÁZE (výchozí: ta z gobelin serve).
cli-tables-older = Beze změny aspoň po dobu: 12h, 90d, 8w.
cli-tables-state = running (běží), finished (dohráno) nebo ended (ukončeno předčasně).
cli-tables-folder = Kam se soubory uloží.
cli-tables-backup-file = Nový soubor; žádný existující se nepřepíše.
cli-locale-lang = Jeden jazyk; není-li uveden, všechny.
cli-locale-check = Porovná s angličtinou; skončí kódem 1, když něco chybí nebo nesedí.
cli-compile-remove = Vrátí interpretovaná pravidla.
cli-compile-verbose = Po neúspěchu ukáže vše, co kompilátor řekl.

## What is wrong, in one line after "gobelin: "

error-no-command = příkaz { $name } neexistuje: příkazy jsou { $commands }
error-no-option = volba { $option } neexistuje
error-no-option-but = volba { $option } neexistuje; možná { $options }
error-extra = na řádku je něco navíc: { $words }
error-missing = chybí { $what }
error-value-missing = { $option } potřebuje hodnotu
error-no-value = { $option } se píše bez hodnoty
error-whole-number = { $option } musí být celé číslo
error-number = { $option } musí být číslo
error-at-least = { $option } musí být aspoň { $low }, ne { $value }
error-from-to = { $option } musí být od { $low } do { $high }, ne { $value }
error-above = { $option } musí být víc než { $low } a nejvýše { $high }, ne { $value }
error-level = { $option } musí být od 1 do { $high }, nebo all, ne { $value }
error-counts = { $option } musí být čísla od 2 do 5, třeba 2,2,3, ne { $value }
error-language = jazyk { $lang } tu není: jazyky jsou { $languages }
error-solo-players = --solo je hra pro jednoho: vynech --players
error-solo-shadow = Stínová říše patří ke každé sólové hře: vynech --shadow-empire
error-solo-against = sólová hra je proti Automě: vynech --against
error-resumed = pokračující hra už svou přípravu má: vynech { $options }
error-no-bot = bot { $name } neexistuje: boti jsou { $bots }
error-bot-twice = { $name } je uveden dvakrát: uveď každého bota jednou
error-bot-illegal = bot { $name } zvolil ve hře se semínkem { $seed }, co zvolit nemůže: { $reason }
error-no-decision = hráč { $number } nemá o čem rozhodovat
error-no-explanation = { $name } neumí své volby vysvětlit; tito boti ano: { $bots }
error-older = --older musí být hodiny, dny nebo týdny, třeba 12h, 90d nebo 8w, ne { $value }
error-table-state = --state musí být jedna z hodnot { $states }, ne { $value }
error-device = --device musí být jedna z hodnot { $devices }, ne { $value }
error-executor = --executor musí být jedna z hodnot { $executors }, ne { $value }
error-missing-extra = chybí knihovna { $library }: { $command }
error-no-civilization = civilizace { $name } neexistuje: civilizace jsou { $civilizations }
error-no-table = stůl { $name } neexistuje, nebo na něj volby nesedí
error-delete-what = uveď stoly nebo --older: nic se nesmaže omylem
error-no-document = dokument { $name } neexistuje, jen { $documents }
error-library = to nejde (anglicky): { $reason }
error-solo-civilization = { $name } do sólové hry nepatří: její civilizace jsou { $civilizations }
error-no-card = karta tapiserie { $name } není: všechny vypíše gobelin components

## Files

error-cannot-read = { $name } nelze přečíst: { $reason }
error-cannot-write = { $name } nelze zapsat: { $reason }
error-no-text = { $name } nelze přečíst: není to text (UTF-8)
error-not-ordinary = { $name } nelze přečíst: není to obyčejný soubor
error-no-folder = { $name } nelze zapsat: složka { $folder } neexistuje
error-too-large = { $name }: na záznam Gobelinu je to příliš velké
error-damaged = { $name } je poškozený nebo to není záznam Gobelinu
error-no-json = { $name } je poškozený nebo to není záznam Gobelinu: na řádku { $line }, ve sloupci { $column } není JSON
error-not-replayed = { $name } nelze přehrát: { $reason }
error-study-other = { $name } je jiná studie: { $option } je v ní { $value }; uveď jiný soubor
error-study-game = { $name } má hry 1 až { $games }, hra { $value } v ní není
error-is-study = { $name } je studie: některou z jejích her vybere --game, 1 až { $games }
error-no-study = { $name } není studie: vynech --game
error-commitment = závazek má 64 šestnáctkových číslic, ne { $value }
error-seals = pečeti mají po 64 šestnáctkových číslicích, nebo -, a jsou oddělené čárkami, ne { $value }
error-study-damaged = { $name } je poškozený nebo to není studie
error-study-damaged-game = { $name } je poškozený: hru { $game } nelze přečíst
error-study-version = { $name } je studie verze { $version }, která tu není známá
error-study-rules = { $name } se hrálo podle verze { $made } pravidel, tohle je verze { $rules }: uveď jiný soubor
error-study-busy = do { $name } právě zapisuje jiný příkaz
error-stdin-record = záznam na standardním vstupu
error-stdin-closed = standardní vstup je zavřený
error-stdin-nobody = standardní vstup je zavřený: nemá kdo hrát
error-stdin-no-text = standardní vstup není text (UTF-8)
error-stdout-closed = standardní výstup je zavřený: není kam psát
error-system = nelze pokračovat: { $reason }
error-system-file = nelze pokračovat, { $name }: { $reason }

## Saved games

error-no-unfinished = ve složce { $folder } není žádná nedokončená hra
error-lan = --lan nepatří k žádnému příkazu: gobelin --lan; gobelin serve má na to --host
error-game-over = hra skončila: není o čem rozhodovat
error-saved-over = hra v { $name } skončila: { $command } ji převypráví
error-saved-kind = { $name } má hráče druhu { $kind }, který tu hrát neumí
error-saved-seats = lidé v { $name } sedí na místech: { $seats }; --seat musí být jedno z nich
error-saved-no-seats = v { $name } nesedí žádní lidé
error-left-alone = { $name } zůstává, jak je: uveď jiný soubor, nebo v něm pokračuj s { $option }
error-cannot-compile = nelze zkompilovat: { $reason }
error-cannot-compile-more = nelze zkompilovat: { $reason } (gobelin compile --verbose ukáže vše)

## Co říká systém o souboru nebo adrese

system-missing = takový soubor ani složka neexistuje
system-denied = není to povoleno
system-folder = je to složka
system-no-folder = část jména není složka
system-long-name = jméno je příliš dlouhé
system-loop = odkazy vedou dokola
system-read-only = nedá se tam nic zapsat
system-full = už není místo
system-too-large = soubor je příliš velký
system-no-address = tento počítač takovou adresu nemá

## Server a databáze

error-public-url = --public-url se píše jako https://tables.example.org, ne { $value }
error-sqlite-workers = SQLite je pro jeden proces: vynech { $option }, nebo použij --database postgresql://UŽIVATEL@ADRESA/DATABÁZE
error-no-address = na { $host } nelze naslouchat: taková adresa není
error-cannot-listen = na { $host }, port { $port }, nelze naslouchat: { $reason }
error-port-busy = { $other ->
    [none] port { $port } je obsazený
   *[other] port { $port } je obsazený: zkus --port { $other }
}
error-database-form = adresa databáze vypadá takto: sqlite:///SOUBOR nebo postgresql://UŽIVATEL@ADRESA/DATABÁZE
error-database-kind = { $name } není databáze pro stoly: sqlite:///SOUBOR nebo postgresql://UŽIVATEL@ADRESA/DATABÁZE
error-database-sqlite = adresa databáze SQLite je sqlite:///SOUBOR (sqlite:////absolutní/cesta)
error-database-closed = { $name } nelze otevřít: { $reason }
error-database-used = { $name } používá jiný server: SQLite je pro jeden proces, PostgreSQL (--database) pro víc procesů
error-database-driver = PostgreSQL potřebuje ovladač: { $command }
error-backup-postgresql = PostgreSQL se zálohuje vlastními nástroji: { $command }
error-database-unnamed = adresa nejmenuje žádnou databázi: postgresql://UŽIVATEL@ADRESA/DATABÁZE
error-database-missing = { $name } neexistuje
error-database-empty = v { $name } nejsou žádné stoly
error-database-older = { $name } je ze starší verze Gobelinu: aktualizuje ji gobelin serve
error-database-newer = { $name } je z novější verze Gobelinu: aktualizuj gobelin
error-database-silent = databáze neodpovídá: { $reason }

## Váhy, sítě, nastavení

error-weights-none = { $line ->
    [none] v { $name } nejsou žádné váhy
   *[other] v { $name } nejsou žádné váhy: na řádku { $line }, ve sloupci { $column } to není TOML
}
error-weights-version = v { $name } jsou váhy verze { $made }, potřeba je verze { $version }
error-weights-table = v { $name } chybí tabulka { $table }
error-weights-missing = v { $name } chybí v tabulce { $table } váha { $weight }; mají tam být: { $names }
error-weights-unknown = v { $name } je v tabulce { $table } neznámá váha { $weight }; známé jsou: { $names }
error-weights-number = { $name }: { $weight } musí být číslo, ne { $value }
error-net-none = v { $name } není žádná síť
error-net-version = v { $name } je síť pro jiné rysy nebo jiné hodnocení: { $made }, ne { $version }
error-net-layer = v { $name } není síť: { $layer } má mít rozměr { $size }
error-tuning-none = { $name } není ladění, ve kterém lze pokračovat
error-settings-none = { $line ->
    [none] v { $name } není žádné nastavení
   *[other] v { $name } není žádné nastavení: na řádku { $line }, ve sloupci { $column } to není TOML
}
error-settings-version = v { $name } je nastavení verze { $made }, potřeba je verze { $version }
error-settings-missing = v { $name } chybí { $setting } v tabulce { $table }
error-settings-seed = semínko (seed) v { $name } není celé číslo
error-settings-later = { $name } má { $table } bez čísla kola (round)
error-settings-unknown = { $name } má v { $table } { $setting }, což tam nic neznamená
error-settings-value = { $name } má v { $table } { $setting } = { $value }: má být jako { $like }
error-settings-people = { $name } nemá v { $table } nikoho v people
error-device-none = torch tu nenašel žádné GPU: na { $device } se učit nedá
error-training-version = v { $name } je trénink pro rysy verze { $made }
error-training-damaged = v tréninku z { $name } nelze pokračovat: je poškozený
error-process-died = jeden z procesů spadl; lze pokračovat od toho, co se uložilo
error-ray = Ray nemůže pokračovat: { $reason }

## Kompilace

error-compile-missing = nelze importovat { $modules }: { $command }
error-compile-no-compiler = na tomto počítači není kompilátor C: nainstaluj nějaký, třeba gcc nebo clang
error-compile-failed = kompilátor selhal: { $reason }
error-compile-not-writable = do { $name } nelze zapisovat
