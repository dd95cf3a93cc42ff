### What the commands print: greeting, component list, replays, simulations, tournaments, hints.

## Numbers of several commands

number-point = ,
number-percent = { $number }%

## gobelin play

# $level-name: Całkiem niezła; $seed: none where nobody knows it
greeting-solo = { $seed ->
    [none] Gra solo z Automą na poziomie { $level } ({ $level-name }).
   *[other] Gra solo z Automą na poziomie { $level } ({ $level-name }), ziarno losowe { $seed }.
}
# $number: of the own seat, from 1. $shadow: whether the Shadow Empire plays
greeting = { $shadow ->
    [yes] { $seed ->
        [none] Gra dla { $players } graczy z Imperium Cienia. Jesteś graczem { $number }.
       *[other] Gra dla { $players } graczy z Imperium Cienia, ziarno losowe { $seed }. Jesteś graczem { $number }.
    }
   *[no] { $seed ->
        [none] Gra dla { $players } graczy. Jesteś graczem { $number }.
       *[other] Gra dla { $players } graczy, ziarno losowe { $seed }. Jesteś graczem { $number }.
    }
}

## gobelin components

listed-track = Tor: { $track }
listed-income = Mata przychodu
listed-income-space = { $space } ({ $gives })
listed-landmarks = Wielkie budowle ({ $count })
listed-capitals = Stolice
listed-tiles = Kafelki terytorium ({ $count })
listed-space-tiles = Kafelki kosmosu ({ $count })
listed-tech = Karty technologii ({ $count })
# $count: all cards; $different: without doubles
listed-tapestries = Karty arrasu ({ $count }, różnych: { $different })
# $copies: how often the card is in the box
listed-tapestry = { $copies ->
    [1] { $card }
   *[other] { $card } x{ $copies }
}
listed-civilizations = Cywilizacje ({ $count })
listed-levels = Automa: poziomy ({ $count })
listed-level = { $level } { $level-name }
listed-automa-civilizations = Automa: cywilizacje ({ $count })
listed-automa-civilization = { $civilization } ({ $track })
listed-decision-cards = Automa: karty decyzji ({ $count })

## gobelin replay

# $question: as the player is asked; $option: what the player chose
replayed-choice = { $number }. { $player }: { $question } { $option }
replayed-not-over = Gra nie jest skończona; tura { $number }.

## gobelin verify

verified-seed = { $ok ->
    [yes] Zapis ma ziarno.
   *[no] Zapis nie ma ziarna: zaczyna się od pozycji, więc jego losu nie można sprawdzić.
}
verified-choices = { $ok ->
    [yes] Z tym ziarnem każdy wybór jest możliwy.
   *[no] Z tym ziarnem nie każdy wybór jest możliwy.
}
verified-result = { $ok ->
    [yes] Z tym ziarnem gra kończy się tak, jak mówi zapis.
   *[no] Z tym ziarnem gra nie kończy się tak, jak mówi zapis.
}
verified-commitment = { $ok ->
    [yes] Zobowiązanie w zapisie pasuje do tego ziarna i tego przygotowania.
   *[no] Zobowiązanie w zapisie nie pasuje do tego ziarna i tego przygotowania.
}
verified-written = { $ok ->
    [yes] Zanotowane zobowiązanie pasuje do tego ziarna i tego przygotowania.
   *[no] Zanotowane zobowiązanie nie pasuje do tego ziarna i tego przygotowania.
}
verified-noted = { $ok ->
    [yes] Pieczęcie są tymi, które zanotowano przed otwarciem udziałów.
   *[no] Pieczęcie nie są tymi, które zanotowano przed otwarciem udziałów.
}
verified-host = { $ok ->
    [yes] Sekret gospodarza jest tym, do którego się zobowiązał.
   *[no] Sekret gospodarza nie jest tym, do którego się zobowiązał.
}
verified-seals = { $ok ->
    [yes] Każdy udział pasuje do swojej pieczęci.
   *[no] Nie każdy udział pasuje do swojej pieczęci.
}
verified-shares = { $ok ->
    [yes] Ziarno powstało z sekretu gospodarza i wszystkich udziałów.
   *[no] Ziarno nie powstało z sekretu gospodarza i wszystkich udziałów.
}
verified-alone = O losie zdecydował sam gospodarz.
verified-voided = { $count ->
    [one] Według zapisu przed rozdaniem raz zaczęto wszystko od nowa.
    [few] Według zapisu przed rozdaniem { $count } razy zaczęto wszystko od nowa.
    [many] Według zapisu przed rozdaniem { $count } razy zaczęto wszystko od nowa.
   *[other] Według zapisu przed rozdaniem { $count } razy zaczęto wszystko od nowa.
}
verified = { $ok ->
    [yes] Wszystko się zgadza.
   *[no] Ta gra nie przebiegła tak, jak obiecano.
}

## gobelin simulate

# Beside the bar of progress
simulating = losowe gry
# Of several commands. $played of $games
interrupted = przerwano, rozegrane gry: { $played } z { $games }
# $level: of the Automa, 0 where there is none
simulated-broken = { $level ->
    [0] gra z ziarnem { $seed } zakończyła się błędem
   *[other] gra z ziarnem { $seed } na poziomie { $level } zakończyła się błędem
}
simulated-broken-after = { $level ->
    [0] gra z ziarnem { $seed } zakończyła się błędem (liczba wyborów: { $choices })
   *[other] gra z ziarnem { $seed } na poziomie { $level } zakończyła się błędem (liczba wyborów: { $choices })
}
simulated-killed = jej proces padł: sygnał { $signal }
simulated-exited = jej proces padł: kod wyjścia { $code }
simulated-choices = wybory: { $choices }

# $players: 1 in a solo game. $shadow, $checked: yes, no
simulated = { $players ->
    [1] { simulated-count } solo z Automą{ simulated-checked }
   *[other] { $shadow ->
        [yes] { simulated-count } dla { $players } graczy z Imperium Cienia{ simulated-checked }
       *[no] { simulated-count } dla { $players } graczy{ simulated-checked }
    }
}
simulated-count = { $games ->
    [one] { $games } losowa gra
    [few] { $games } losowe gry
    [many] { $games } losowych gier
   *[other] { $games } losowej gry
}
simulated-checked = { $checked ->
    [yes] , każdy stół sprawdzany po każdym wyborze
   *[no] {""}
}
simulated-speed = Szybkość (gry na sekundę): { $cpu } czasu procesora, { $clock } według zegara
simulated-decisions = Decyzje: { $decisions } na grę, po { $microseconds } µs
simulated-score = Wynik: średnio { $mean }, od { $low } do { $high }
simulated-shares = Udział zwycięstw: { $shares }
simulated-share = { $player } { $share }
simulated-by-source = Średnie punkty według źródeł
simulated-by-era = Średnie punkty według epok
simulated-points = punkty
simulated-civilizations = Cywilizacje
simulated-games = gry
simulated-mean = średni wynik
simulated-win-rate = zwycięstwa
simulated-levels = Losowy gracz przeciw Automie
simulated-level = poziom
simulated-player = gracz
simulated-wins = wygrane
simulated-automa = Automa
simulated-from = od
simulated-to = do

## gobelin tournament

tournament-playing = gry
# $level: of the Automa, 0 where bots play each other; $seed: of the first deal
tournament = { $level ->
    [0] { tournament-count } dla { $players } graczy, pierwsze ziarno { $seed }, { tournament-build }
   *[other] { tournament-count } z Automą na poziomie { $level }, pierwsze ziarno { $seed }, { tournament-build }
}
# $build: which rules were running
tournament-build = { $build ->
    [compiled] skompilowane zasady
   *[interpreted] interpretowane zasady
}
tournament-count = { $games ->
    [one] { $games } gra
    [few] { $games } gry
    [many] { $games } gier
   *[other] { $games } gry
}
tournament-bot = bot
tournament-games = gry
tournament-wins = wygrane
tournament-interval = 95%
# Within which the share of wins lies, in percent
tournament-from-to = od { $low } do { $high }
tournament-points = punkty
tournament-spread = +-
tournament-best = najlepszy
tournament-rating = ranking
tournament-automa = Automa
tournament-milliseconds = ms
# Title and axis of the drawing. $players: 1 where bots play alone
tournament-plot = { $players ->
    [1] Gry solo z Automą: { $games }
   *[other] Gry dla { $players } graczy: { $games }
}
tournament-won = wygrane gry, %

## gobelin tables

# What stands above each column
tables-table = stół
tables-state = stan
tables-created = założono
tables-changed = ostatnia zmiana
tables-entries = wpisy
tables-seats = miejsca
tables-title = tytuł
tables-state-running = w toku
tables-state-finished = ukończony
tables-state-ended = przerwany
tables-none = Nie ma takich stołów.
tables-exported = { $count ->
    [one] Jeden zapis znajduje się w folderze { $folder }.
    [few] { $count } zapisy znajdują się w folderze { $folder }.
    [many] { $count } zapisów znajduje się w folderze { $folder }.
   *[other] { $count } zapisu znajduje się w folderze { $folder }.
}
tables-backed-up = Kopia zapasowa jest w { $name }.
tables-deleted = { $count ->
    [0] Nie usunięto żadnego stołu.
    [one] Usunięto jeden stół.
    [few] Usunięto { $count } stoły.
    [many] Usunięto { $count } stołów.
   *[other] Usunięto { $count } stołu.
}

## gobelin balance

balance-playing = gry
balance-interrupted = przerwano; gry zapisane w { $name }: { $played } z { $games }
balance-stopped = gry zapisane w { $name }: { $played } z { $games }; to samo polecenie je kontynuuje
balance = { $bonus ->
    [yes] { tournament-count } bota { $bot } dla { $players } graczy, losowe karty startowe, z opublikowanymi korektami początkowymi, pierwsze ziarno { $seed }
   *[no] { tournament-count } bota { $bot } dla { $players } graczy, losowe karty startowe, pierwsze ziarno { $seed }
}
balance-score = Średni wynik { $mean } (od { $low } do { $high }); wygrane według miejsc: { $shares }
balance-civilization = cywilizacja
balance-card = karta
balance-games = gry
balance-wins = wygrane
balance-interval = 95%
balance-points = punkty
balance-spread = +-
balance-handicap = wyrównanie
balance-by-score = z punktów
balance-published = ogłoszone
balance-held = na ręce
balance-played = zagrane
balance-worth = wartość
balance-civilizations = Cywilizacje, od najsilniejszej
balance-by-source = Średnie punkty według źródeł
balance-tapestries = Karty arrasu, od najsilniejszej
balance-against = { $civilization }: jak często przed innymi
balance-bonus-vp = { $points } PZ
balance-bonus-resources = { $count ->
    [one] { $number } zasób
    [few] { $number } zasoby
    [many] { $number } zasobów
   *[other] { $number } zasobu
}
balance-check = Obliczone na połowie gier i sprawdzone na drugiej: bez wyrównania cywilizacje wygrywają od { $lowest-without } do { $highest-without } swoich gier, z wyrównaniem od { $lowest-with } do { $highest-with }.
balance-agreement = { $pairs ->
    [one] Ogłoszone korekty porządkują jedną parę cywilizacji; w tej samej kolejności: { $agreed }.
    [few] Ogłoszone korekty porządkują { $pairs } pary cywilizacji; w tej samej kolejności: { $agreed }.
    [many] Ogłoszone korekty porządkują { $pairs } par cywilizacji; w tej samej kolejności: { $agreed }.
   *[other] Ogłoszone korekty porządkują { $pairs } pary cywilizacji; w tej samej kolejności: { $agreed }.
}

## The page of gobelin balance

balance-page-title = Co wygrywa: { $players } graczy, { $bot }
balance-handicap-title = Wyrównanie szans
balance-page-handicap = Punkty, z którymi każda cywilizacja musiałaby zaczynać (albo które musiałaby oddać), żeby wszystkie wygrywały równie często. Liczą się tylko różnice: średnia wynosi zero. Romby to ogłoszone punkty na start; to, co ogłoszono w zasobach, jest w tabeli.
balance-page-sources = Skąd biorą się punkty. Niebieskie: więcej niż średnia wszystkich cywilizacji; pomarańczowe: mniej.
balance-page-tapestries = Ile warta jest karta, która trafiła na rękę, w porównaniu z przeciętną: o ile więcej lub mniej punktów na koniec, czy ją zagrano, czy nie. Dobieranie to los, więc to zasługa karty; zagranie to wybór, więc odsetek wygranych tych, którzy ją zagrali, o karcie by tego nie mówił.
balance-page-method-title = Jak to zmierzono
balance-page-method = Bot zajmuje wszystkie miejsca; karty startowe zostają losowo. Przedziały są prawdziwe w 95 na 100 takich badań: Wilsona dla wygranych, rozkładu normalnego dla średnich, a dla wyrównania przez losowanie całych gier, powtórzone { $resamples } razy. „Z punktów” to wyrównanie, z którym nikt średnio by nie prowadził, metodą najmniejszych kwadratów dla przewagi, po odjęciu wpływu miejsc.
balance-page-doubt = Wszystko to mówi o grze tego bota. Cywilizacja, której nie rozumie, wygląda na słabą; ludzie mogą wiedzieć lepiej.
balance-plot-handicap = Punkty na start, które by wyrównały szanse
balance-plot-own = wyrównanie z przedziałem 95%
balance-plot-published = ogłoszone punkty na start
balance-plot-points = punkty
balance-plot-wins = Wygrane gry; równo to { $share }
balance-plot-cards = Punkty w porównaniu z przeciętną kartą

## gobelin tune

tuned-fit = dopasowanie { $number }: wcześniej { $points } pkt, o { $more } więcej, niż oczekiwano
tuned-generation = pokolenie { $number }: średnio { $points } pkt, najlepiej { $best }, sigma { $sigma }
# $step: one of the two above
tuned-time = { $step }, { $spent } z { $minutes } min
tuned-interrupted = przerwano; zachowano ostatnie pełne pokolenie

## gobelin train

trained-round = runda { $number }: { $two } pkt w grze dla 2 graczy, { $three } dla 3, odchylenie { $off }, { $speed } gier na sekundę
trained-interrupted = przerwano; zachowano ostatnią pełną rundę

## gobelin locale. $file: fr/names.ftl; $key: a message

# $count: what is not translated, or wrong
locale-language = { $count ->
    [0] { $lang }: komplet
    [one] { $lang }: { $count } wiersz w --check
    [few] { $lang }: { $count } wiersze w --check
    [many] { $lang }: { $count } wierszy w --check
   *[other] { $lang }: { $count } wiersza w --check
}
locale-broken = { $file }: { $reason }
locale-missing = { $file }: brakuje { $key }
locale-unknown = { $file }: w angielskim nie ma { $key }
locale-elsewhere = { $file }: { $key } powinno być w { $other }
locale-reference = { $file }: { $key } odwołuje się do { $other }, którego nie ma w tym pliku
# Arguments: "$count, $player", or - where there are none
locale-arguments = { $file }: { $key } ma argumenty { $found }, po angielsku { $wanted }
# $forms: "few, many"
locale-plural = { $file }: { $key } nie ma słów dla { $argument }: { $forms }
locale-plain = { $file }: { $key } brzmi tak samo dla każdej wartości { $argument }
locale-same = { $file }: { $key } jest takie jak po angielsku: { $words }
locale-english = { $file }: { $key } jest częściowo po angielsku: { $words }
locale-glance = { $file }: inny rodzaj wiersza, inne ikony lub inne słowa pogrubione niż po angielsku: { $words }

## gobelin compile, gobelin --version

compiling = kompilowanie modułów ({ $modules }); potrwa to od jednej do trzech minut
# Beside the bar of progress
compiling-translates = tłumaczenie na C
compiling-modules = kompilowanie modułów
compiled = Skompilowane moduły: { $modules }. gobelin compile --remove przywraca interpretowane zasady.
compiled-removed = Zasady są teraz interpretowane.
compiled-none = Zasady nie były skompilowane.
# $command: what to type
version-stale = nieaktualne: uruchom { $command }

## gobelin actions

actions = Akcje: { $count }, wersja { $version }
actions-first = pierwsza
actions-count = liczba
actions-verb = czasownik
actions-text = zapis
actions-values = wartości

## gobelin hint. $text: an option as records have it

# $player is asked $question
advice-asked = { $player }: { $question }
advice-best = Najlepsze: { $option } [{ $text }]
advice-expected = Oczekiwane punkty: { $before } bez tego, { $after } z tym
advice-option = { $option } [{ $text }]
advice-plan = Plan na tę turę: { $options }
advice-changes = Co się zmienia:
advice-thought = { $guesses ->
    [one] Rozważone pozycje: { $positions }, przy jednym przypuszczeniu o tym, co ukryte.
    [few] Rozważone pozycje: { $positions }, przy { $guesses } przypuszczeniach o tym, co ukryte.
    [many] Rozważone pozycje: { $positions }, przy { $guesses } przypuszczeniach o tym, co ukryte.
   *[other] Rozważone pozycje: { $positions }, przy { $guesses } przypuszczenia o tym, co ukryte.
}

## Where expected points come from

advice-term-points = zdobyte punkty
advice-term-eras = przyszłe epoki
advice-term-resources = zasoby
advice-term-income = przychód
advice-term-income_points = punkty z tur przychodu
advice-term-city = stolica
advice-term-tracks = tory
advice-term-land = terytoria
advice-term-technology = technologia
advice-term-cards = karty arrasu
advice-term-civilizations = cywilizacje

## gobelin analyse

# Beside the bar of progress
analysing = wybory
analysis-interrupted = Przerwano: połowy gry nie da się przeanalizować.
analysis-title = Gra oczami bota { $bot }
analysis-player = { $player }: { $points }
# Of $choices choices that were any, $agreed were as good as the bot's
analysis-agreed = Wybory równie dobre jak wybory bota: { $agreed } z { $choices }.
# $number: of the choice in the record
analysis-where = wybór { $number }, epoka { $era }, tura { $turn }
# A mistake that was repeated
analysis-where-until = epoka { $era }, tury od { $turn } do { $until }
# $cost: points
analysis-mistake = −{ $cost } ({ $where }): { $chosen }
analysis-better = { $bot } wybrałby: { $best }
# $points: with its sign; $term: advice-term-*
analysis-term = { $points } { $term }
# $terms: in which the better option is better or worse
analysis-why = Różnica: { $terms }.
analysis-reason = dlaczego
analysis-cost = stracone punkty
analysis-moment = kiedy
analysis-chosen = wybrano
analysis-instead = lepiej
analysis-points = punkty
analysis-eras = epoki
analysis-expected = oczekiwane na koniec
analysis-scored = zdobyte dotąd

## gobelin serve

# $address: where a browser finds it
serve-ready = Gobelin jest gotowy: { $address } (Ctrl-C zatrzymuje)

## gobelin without a command

table-no-page = Strona nie została wbudowana w tę kopię Gobelina: grasz w terminalu.
table-running = Gobelin już działa: { $address }
table-lan = Znajomi w tej samej sieci otwierają { $address }
table-alone = ten Gobelin działa tylko dla tego komputera: zatrzymaj go (Ctrl-C), sprawdź sieć i uruchom gobelin --lan
