### What the commands print, in Czech. en/commands.ftl says what each message is.

## Numbers of several commands

number-point = ,
number-percent = { $number } %

## gobelin play

greeting-solo = { $seed ->
    [none] Sólová hra proti Automě, obtížnost { $level }, { $level-name }.
   *[other] Sólová hra proti Automě, obtížnost { $level }, { $level-name }, semínko { $seed }.
}
greeting = { $shadow ->
    [yes] { $seed ->
        [none] Hra se Stínovou říší, hráčů: { $players }. Jsi Hráč { $number }.
       *[other] Hra se Stínovou říší, hráčů: { $players }, semínko { $seed }. Jsi Hráč { $number }.
    }
   *[no] { $seed ->
        [none] Nová hra, hráčů: { $players }. Jsi Hráč { $number }.
       *[other] Nová hra, hráčů: { $players }, semínko { $seed }. Jsi Hráč { $number }.
    }
}

## gobelin components

listed-track = Stupnice: { $track }
listed-income = Karta blahobytu
listed-income-space = { $space } ({ $gives })
listed-landmarks = Dominanty ({ $count })
listed-capitals = Hlavní města
listed-tiles = Dílky území ({ $count })
listed-space-tiles = Dílky vesmíru ({ $count })
listed-tech = Karty technologií ({ $count })
listed-tapestries = Karty tapiserie ({ $count }, různých { $different })
listed-tapestry = { $copies ->
    [1] { $card }
   *[other] { $card } ({ $copies }×)
}
listed-civilizations = Civilizace ({ $count })
listed-levels = Automa: obtížnosti ({ $count })
listed-level = { $level } { $level-name }
listed-automa-civilizations = Automa: civilizace ({ $count })
listed-automa-civilization = { $civilization } ({ $track })
listed-decision-cards = Automa: karty rozhodnutí ({ $count })

## gobelin replay

replayed-choice = { $number }. { $player }: { $question } { $option }
replayed-not-over = Hra neskončila; tah { $number }.

## gobelin verify

verified-seed = { $ok ->
    [yes] Záznam má semínko.
   *[no] Záznam nemá semínko: začíná pozicí, jeho náhodu tedy nelze ověřit.
}
verified-choices = { $ok ->
    [yes] S tímto semínkem je možná každá volba.
   *[no] S tímto semínkem není možná každá volba.
}
verified-result = { $ok ->
    [yes] S tímto semínkem hra skončí tak, jak říká záznam.
   *[no] S tímto semínkem hra neskončí tak, jak říká záznam.
}
verified-commitment = { $ok ->
    [yes] Závazek v záznamu patří k tomuto semínku a této přípravě hry.
   *[no] Závazek v záznamu nepatří k tomuto semínku a této přípravě hry.
}
verified-written = { $ok ->
    [yes] Zapsaný závazek patří k tomuto semínku a této přípravě hry.
   *[no] Zapsaný závazek nepatří k tomuto semínku a této přípravě hry.
}
verified-noted = { $ok ->
    [yes] Pečeti jsou ty, které sis zapsal před otevřením podílů.
   *[no] Pečeti nejsou ty, které sis zapsal před otevřením podílů.
}
verified-host = { $ok ->
    [yes] Tajemství hostitele je to, ke kterému se zavázal.
   *[no] Tajemství hostitele není to, ke kterému se zavázal.
}
verified-seals = { $ok ->
    [yes] Každý podíl odpovídá své pečeti.
   *[no] Ne každý podíl odpovídá své pečeti.
}
verified-shares = { $ok ->
    [yes] Semínko je složeno z tajemství hostitele a všech podílů.
   *[no] Semínko není složeno z tajemství hostitele a všech podílů.
}
verified-alone = O náhodě rozhodl sám hostitel.
verified-voided = { $count ->
    [one] Podle záznamu se před rozdáním jednou začalo znovu.
    [few] Podle záznamu se před rozdáním { $count }krát začalo znovu.
    [many] Podle záznamu se před rozdáním { $count }krát začalo znovu.
   *[other] Podle záznamu se před rozdáním { $count }krát začalo znovu.
}
verified = { $ok ->
    [yes] Všechno souhlasí.
   *[no] Tato hra neproběhla, jak bylo slíbeno.
}

## gobelin simulate

simulating = náhodné hry
interrupted = přerušeno po { $played } z { $games } her
simulated-broken = { $level ->
    [0] hra se semínkem { $seed } je vadná
   *[other] hra se semínkem { $seed } na obtížnost { $level } je vadná
}
simulated-broken-after = { $level ->
    [0] hra se semínkem { $seed } je vadná, počet voleb: { $choices }
   *[other] hra se semínkem { $seed } na obtížnost { $level } je vadná, počet voleb: { $choices }
}
simulated-killed = její proces spadl: signál { $signal }
simulated-exited = její proces spadl: návratový kód { $code }
simulated-choices = volby: { $choices }

simulated = { $players ->
    [1] { simulated-count } proti Automě{ simulated-checked }
   *[other] { $shadow ->
        [yes] { simulated-count } se Stínovou říší, hráčů: { $players }{ simulated-checked }
       *[no] { simulated-count }, hráčů: { $players }{ simulated-checked }
    }
}
simulated-count = { $games ->
    [one] { $games } náhodná hra
    [few] { $games } náhodné hry
    [many] { $games } náhodné hry
   *[other] { $games } náhodných her
}
simulated-checked = { $checked ->
    [yes] , stůl kontrolován po každé volbě
   *[no] {""}
}
simulated-speed = Rychlost v hrách za sekundu: { $cpu } podle času procesoru, { $clock } podle hodin
simulated-decisions = Rozhodnutí: { $decisions } na hru, každé { $microseconds } µs
simulated-score = Skóre: průměr { $mean }, od { $low } do { $high }
simulated-shares = Podíl vítězství: { $shares }
simulated-share = { $player } { $share }
simulated-by-source = Průměrné body podle zdroje
simulated-by-era = Průměrné body podle epochy
simulated-points = body
simulated-civilizations = Civilizace
simulated-games = hry
simulated-mean = průměrné skóre
simulated-win-rate = podíl vítězství
simulated-levels = Náhodný hráč proti Automě
simulated-level = obtížnost
simulated-player = hráč
simulated-wins = výhry
simulated-automa = Automa
simulated-from = od
simulated-to = do

## gobelin tournament

tournament-playing = hry
tournament = { $level ->
    [0] { tournament-count }, hráčů: { $players }, první semínko { $seed }, { tournament-build }
   *[other] { tournament-count } proti Automě na obtížnost { $level }, první semínko { $seed }, { tournament-build }
}
tournament-build = { $build ->
    [compiled] zkompilovaná pravidla
   *[interpreted] interpretovaná pravidla
}
tournament-count = { $games ->
    [one] { $games } hra
    [few] { $games } hry
    [many] { $games } hry
   *[other] { $games } her
}
tournament-bot = bot
tournament-games = hry
tournament-wins = výhry
tournament-interval = 95 %
tournament-from-to = { $low } až { $high }
tournament-points = body
tournament-spread = +-
tournament-best = nejlépe
tournament-rating = hodnocení
tournament-automa = Automa
tournament-milliseconds = ms
tournament-plot = { $players ->
    [1] Sólové hry botů proti Automě: { $games }
   *[other] Hry: { $games }, hráčů: { $players }
}
tournament-won = vyhrané hry, %

## gobelin tables

tables-table = stůl
tables-state = stav
tables-created = založen
tables-changed = poslední změna
tables-entries = zápisy
tables-seats = místa
tables-title = název
tables-state-running = běží
tables-state-finished = dohráno
tables-state-ended = ukončeno
tables-none = Takové stoly tu nejsou.
tables-exported = { $count ->
    [one] Ve složce { $folder } je jeden záznam.
    [few] Ve složce { $folder } jsou { $count } záznamy.
    [many] Ve složce { $folder } je { $count } záznamu.
   *[other] Ve složce { $folder } je { $count } záznamů.
}
tables-backed-up = Záloha je v { $name }.
tables-deleted = { $count ->
    [0] Nebyl smazán žádný stůl.
    [one] Smazán jeden stůl.
    [few] Smazány { $count } stoly.
    [many] Smazáno { $count } stolu.
   *[other] Smazáno { $count } stolů.
}

## gobelin balance

balance-playing = hry
balance-interrupted = přerušeno; v { $name } je uloženo { $played } z { $games } her
balance-stopped = v { $name } je uloženo { $played } z { $games } her; stejný příkaz pokračuje
balance = { $bonus ->
    [yes] { tournament-count } bota { $bot }, hráčů: { $players }, počáteční karty náhodně, se zveřejněnými počátečními úpravami, první semínko { $seed }
   *[no] { tournament-count } bota { $bot }, hráčů: { $players }, počáteční karty náhodně, první semínko { $seed }
}
balance-score = Průměrné skóre { $mean } ({ $low } až { $high }); výhry podle místa: { $shares }
balance-civilization = civilizace
balance-card = karta
balance-games = hry
balance-wins = výhry
balance-interval = 95 %
balance-points = body
balance-spread = +-
balance-handicap = vyrovnání
balance-by-score = z bodů
balance-published = zveřejněno
balance-held = v ruce
balance-played = vyloženo
balance-worth = hodnota
balance-civilizations = Civilizace od nejsilnější
balance-by-source = Průměrné body podle zdroje
balance-tapestries = Karty tapiserie od nejsilnější
balance-against = { $civilization }: jak často před ostatními
balance-bonus-vp = { $points } VB
balance-bonus-resources = { $count ->
    [one] { $number } zdroj
    [few] { $number } zdroje
    [many] { $number } zdroje
   *[other] { $number } zdrojů
}
balance-check = Spočítáno na polovině her a vyzkoušeno na druhé: bez vyrovnání vyhrávají civilizace { $lowest-without } až { $highest-without } svých her, s ním { $lowest-with } až { $highest-with }.
balance-agreement = { $pairs ->
    [one] Zveřejněné úpravy řadí jednu dvojici civilizací; ve stejném pořadí: { $agreed }.
    [few] Zveřejněné úpravy řadí { $pairs } dvojice civilizací; ve stejném pořadí: { $agreed }.
    [many] Zveřejněné úpravy řadí { $pairs } dvojice civilizací; ve stejném pořadí: { $agreed }.
   *[other] Zveřejněné úpravy řadí { $pairs } dvojic civilizací; ve stejném pořadí: { $agreed }.
}

## The page of gobelin balance

balance-page-title = Co vyhrává: hráčů { $players }, { $bot }
balance-handicap-title = Vyrovnání šancí
balance-page-handicap = Body, se kterými by každá civilizace musela začínat (nebo kterých by se musela vzdát), aby všechny vyhrávaly stejně často. Platí jen rozdíly: průměr je nula. Kosočtverce ukazují zveřejněné počáteční body; co bylo zveřejněno ve zdrojích, je v tabulce.
balance-page-sources = Odkud body jsou. Modrá: víc než průměr všech civilizací; oranžová: méně.
balance-page-tapestries = Jakou hodnotu má karta, která přišla do ruky, oproti průměrné: o kolik víc nebo méně bodů nakonec, ať byla vyložena, nebo ne. Co se dobere, je náhoda, takže rozdíl dělá karta; vyložení je volba, takže podíl výher těch, kdo ji vyložili, by o kartě tolik neřekl.
balance-page-method-title = Jak se měřilo
balance-page-method = Bot sedí na všech místech; počáteční karty jsou náhodné. Intervaly platí v 95 ze 100 takových studií: Wilsonův pro podíly výher, normálního rozdělení pro průměry, pro vyrovnání losováním celých her, opakovaným { $resamples }krát. „Z bodů“ je vyrovnání, se kterým by v průměru nikdo nevedl, metodou nejmenších čtverců z náskoku po odečtení vlivu míst.
balance-page-doubt = To vše říká, jak hraje tento bot. Civilizace, které nerozumí, vypadá slabě; lidé mohou vědět víc.
balance-plot-handicap = Počáteční body, které by šance vyrovnaly
balance-plot-own = vyrovnání s 95% intervalem
balance-plot-published = zveřejněné počáteční body
balance-plot-points = body
balance-plot-wins = Vyhrané hry; vyrovnané by bylo { $share }
balance-plot-cards = Body oproti průměrné kartě

## gobelin tune

tuned-fit = přizpůsobení { $number }: předtím { $points } bodu, o { $more } víc, než se čekalo
tuned-generation = generace { $number }: průměrně { $points } bodu, nejvýše { $best }, sigma = { $sigma }
tuned-time = { $step }, { $spent } z { $minutes } minut
tuned-interrupted = přerušeno; poslední celá generace je uložena

## gobelin train

trained-round = kolo { $number }: { $two } bodu ve dvou, { $three } ve třech, odchylka { $off }, { $speed } hry za sekundu
trained-interrupted = přerušeno; poslední celé kolo je uloženo

## gobelin locale

locale-language = { $count ->
    [0] { $lang }: úplný
    [one] { $lang }: { $count } řádek z --check
    [few] { $lang }: { $count } řádky z --check
    [many] { $lang }: { $count } řádku z --check
   *[other] { $lang }: { $count } řádků z --check
}
locale-broken = { $file }: { $reason }
locale-missing = { $file }: chybí { $key }
locale-unknown = { $file }: angličtina nemá { $key }
locale-elsewhere = { $file }: { $key } patří do { $other }
locale-reference = { $file }: { $key } odkazuje na { $other }, ale to v tomto souboru není
locale-arguments = { $file }: { $key } má argumenty { $found }, anglicky { $wanted }
locale-plural = { $file }: { $key } nemá slova pro { $argument }: { $forms }
locale-plain = { $file }: { $key } říká totéž pro každé { $argument }
locale-same = { $file }: { $key } je jako v angličtině: { $words }
locale-english = { $file }: { $key } je zčásti anglicky: { $words }
locale-glance = { $file }: jiný druh řádku, jiné symboly nebo jiná tučná slova než v angličtině: { $words }

## gobelin compile, gobelin --version

compiling = kompilují se moduly ({ $modules }); potrvá to jednu až tři minuty
compiling-translates = převod do C
compiling-modules = kompilace modulů
compiled = Moduly jsou zkompilovány ({ $modules }). gobelin compile --remove vrátí interpretovaná pravidla.
compiled-removed = Pravidla se teď interpretují.
compiled-none = Pravidla nebyla zkompilována.
version-stale = zastaralé: spusť { $command }

## gobelin actions

actions = akcí: { $count }, verze { $version }
actions-first = první
actions-count = počet
actions-verb = sloveso
actions-text = zápis
actions-values = hodnoty

## gobelin hint

advice-asked = { $player }: { $question }
advice-best = Nejlepší: { $option } [{ $text }]
advice-expected = Očekávané body: teď { $before }, s touto volbou { $after }
advice-option = { $option } [{ $text }]
advice-plan = Plán na tento tah: { $options }
advice-changes = Co se změní:
advice-thought = { $guesses ->
    [one] Zváženo pozic: { $positions }, na základě jednoho odhadu skrytých věcí.
    [few] Zváženo pozic: { $positions }, na základě { $guesses } odhadů skrytých věcí.
    [many] Zváženo pozic: { $positions }, na základě { $guesses } odhadu skrytých věcí.
   *[other] Zváženo pozic: { $positions }, na základě { $guesses } odhadů skrytých věcí.
}

## Where expected points come from

advice-term-points = získané body
advice-term-eras = příští epochy
advice-term-resources = zdroje
advice-term-income = zvyšování blahobytu
advice-term-income_points = body za zvyšování blahobytu
advice-term-city = hlavní město
advice-term-tracks = stupnice
advice-term-land = území
advice-term-technology = technologie
advice-term-cards = karty tapiserie
advice-term-civilizations = civilizace

## gobelin analyse

# Beside the bar of progress
analysing = volby
analysis-interrupted = Přerušeno: polovina hry se rozebrat nedá.
analysis-title = Hra očima bota { $bot }
analysis-player = { $player }: { $points }
# Of $choices choices that were any, $agreed were as good as the bot's
analysis-agreed = Stejně dobré volby jako od bota: { $agreed } z { $choices }.
# $number: of the choice in the record
analysis-where = volba { $number }, epocha { $era }, tah { $turn }
# A mistake that was repeated
analysis-where-until = epocha { $era }, tahy { $turn } až { $until }
# $cost: points
analysis-mistake = −{ $cost } ({ $where }): { $chosen }
analysis-better = { $bot } by zvolil: { $best }
# $points: with its sign; $term: advice-term-*
analysis-term = { $points } { $term }
# $terms: in which the better option is better or worse
analysis-why = Rozdíl: { $terms }.
analysis-reason = proč
analysis-cost = ztracené body
analysis-moment = kdy
analysis-chosen = zvoleno
analysis-instead = lepší
analysis-points = body
analysis-eras = epochy
analysis-expected = očekávané na konci
analysis-scored = dosud získané

## gobelin serve

serve-ready = Gobelin je připraven: { $address } (zastaví ho Ctrl-C)

## gobelin without a command

table-no-page = V této kopii Gobelinu není stránka: hraješ v terminálu.
table-running = Gobelin už běží: { $address }
table-lan = Přátelé ve stejné síti otevřou { $address }
table-alone = tento Gobelin naslouchá jen na tomto počítači: zastav ho (Ctrl-C), zkontroluj síť a spusť gobelin --lan
