### The command line itself: help of commands and options, and what is wrong with what was typed.

## The page of help

# $line: a command with what may follow it
cli-usage = Użycie: { $line }
cli-usage-options = [OPCJE]
cli-usage-command = POLECENIE [ARGUMENTY]
cli-heading-commands = Polecenia
cli-heading-arguments = Argumenty
cli-heading-options = Opcje
# $help: what an option does; $value: what it is if it is left out
cli-default = { $help } [domyślnie: { $value }]
cli-required = { $help } [wymagane]
cli-help = Pokaż tę stronę i zakończ.
cli-version = Pokaż wersję i zakończ.
# $languages: those there are, en, fr
cli-lang = Język, w dowolnym miejscu wiersza: { $languages } (domyślnie: język środowiska).
cli-lan = Nasłuchuj w sieci i pokaż adres oraz kod QR: dla znajomych w tym samym domu.

## What stands for a value

cli-value-bot = BOT
cli-value-card = KARTA
cli-value-commitment = ZOBOWIĄZANIE
cli-value-document = DOKUMENT
cli-value-file = PLIK
cli-value-host = ADRES
cli-value-lang = JĘZYK
cli-value-level = POZIOM
cli-value-maybe-file = [PLIK]
cli-value-name = NAZWA
cli-value-seals = PIECZĘCIE
cli-value-seed = ZIARNO
cli-value-state = STAN
cli-value-study = BADANIE
cli-value-folder = FOLDER
cli-value-table-state = STAN
cli-value-tables = STÓŁ ...

## Commands. Where there is more to say than a line it is called -more

cli-gobelin = Gra planszowa Tapestry: graj, udostępniaj stoły w sieci, symuluj losowe gry, odtwarzaj zapisy, przeglądaj pudełko, kompiluj zasady.
cli-gobelin-more = Bez polecenia gobelin otwiera stół w przeglądarce, na serwerze tego komputera.
cli-play = Graj w terminalu, wybierając numery, z botami (--against określa ich siłę) albo solo z Automą.
cli-play-more = Gra zapisuje się sama po każdym wyborze.
cli-serve = Udostępniaj w sieci stoły dla ludzi i botów, aż do Ctrl-C.
cli-serve-more = Nic, co serwer potwierdził, nie ginie, cokolwiek go zatrzyma.
cli-simulate = Rozegraj losowe gry i pokaż szybkość, wyniki i udział zwycięstw.
cli-simulate-more = To samo ziarno daje te same wyniki.
cli-replay = Opowiedz zapisaną grę jeszcze raz, słowami lub jako JSON, i pokaż końcowe wyniki.
cli-verify = Sprawdź, czy zapisana gra przebiegła z obiecanym losem.
cli-components = Co jest w pudełku: tory, maty, kafelki, karty, cywilizacje.
cli-rules = Zasady w skrócie: cała gra na kilku stronach.
cli-actions = Przestrzeń akcji: każdy czasownik z pierwszą liczbą i argumentami.
cli-schema = Dokumenty biblioteki jako JSON Schema (wersja 2020-12).
cli-hint = Co bot wybrałby teraz, czego się po tym spodziewa i jaki ma plan.
cli-hint-more = Nie widzi więcej niż gracz.
cli-analyse = Co bot wybrałby przy każdej decyzji w grze i jakie były najdroższe błędy każdego gracza.
cli-analyse-more = Każdy wybór jest oceniany według tego, co gracz mógł wtedy wiedzieć.
cli-tournament = Niech boty zagrają ze sobą: każde rozdanie raz z każdym z nich na każdym miejscu.
cli-tournament-more = To samo ziarno daje te same gry.
cli-balance = Siła cywilizacji i kart arrasu oraz punkty na start, które by ją wyrównały, według gier bota.
cli-balance-more = Gry trafiają do jednego pliku: można przerwać w każdej chwili i kontynuować, a gobelin replay opowie każdą z nich.
cli-tune = Dostrój wagi botów w grach, które rozgrywają same ze sobą.
cli-tune-more = Można przerwać w dowolnej chwili i kontynuować później.
cli-train = Wytrenuj sieć bota master w grach, które rozgrywa sam ze sobą.
cli-train-more = Można przerwać w dowolnej chwili i kontynuować później.
cli-tables = Stoły serwera, dla tego, kto go prowadzi: pokaż je, wyeksportuj jako zapisy gier, usuń stare.
cli-tables-more = Serwer może w tym czasie działać.
cli-tables-list = Wszystkie stoły, najpierw ostatnio zmienione.
cli-tables-export = Wyeksportuj stoły jako zapisy gier, każdy do osobnego pliku.
cli-tables-export-more = Zapis zdradza wszystko: kto ma zapis trwającej gry, widzi karty wszystkich.
cli-tables-delete = Usuń stoły na zawsze.
cli-tables-delete-more = Najpierw gobelin tables list z tymi samymi opcjami pokaże, o które chodzi.
cli-tables-backup = Skopiuj całą bazę danych do pliku.
cli-tables-backup-more = Także gdy serwer działa. Tylko SQLite; PostgreSQL ma pg_dump.
cli-locale = Języki, którymi mówi Gobelin; z --check, wiersz po wierszu, czego jeszcze nie przetłumaczono.
cli-compile = Skompiluj zasady za pomocą mypyc: te same gry, kilka razy szybciej.
cli-compile-more = Potrzeba kompilatora C i kilku minut.

## Options of several commands

cli-players = Liczba graczy, od 2 do 5 (domyślnie 2).
cli-shadow-empire = Imperium Cienia dołącza do dwóch graczy jako trzecie na torach.
cli-start-bonus = Stosuj opublikowane korekty początkowe.
cli-plain = Bez kolorów.
cli-jobs = Liczba gier naraz; 0 wykorzystuje wszystkie rdzenie.
cli-json = Jeden obiekt JSON na stdout zamiast tabel.

## Options of gobelin play

cli-play-solo = Solo z Automą, poziom od 1 (najłatwiejszy) do 6 (najtrudniejszy).
cli-play-seed = To samo ziarno, liczba lub tekst, daje to samo rozdanie, a kto je zna, może obliczyć cały los; bez ziarna nie może nikt.
cli-play-seat = Twoje miejsce, od 1 (domyślnie 1).
# $bots: the bots by strength
cli-play-against = Przeciwnicy: { $bots } (domyślnie random).
cli-play-without = Graj bez tej karty arrasu (można powtarzać).
cli-play-civilization = Twoja cywilizacja, zamiast losowania.
cli-play-save = Zapisuj grę w tym pliku, a nie wśród wszystkich gier.
cli-play-resume = Wznów zapisaną grę; bez pliku – najnowszą.
cli-play-plain = Wiersz po wierszu, słowami, bez rysunków i kolorów: dla czytników ekranu.

## Options of the other commands

cli-serve-host = Adres, na którym serwer nasłuchuje; 0.0.0.0 dla całej sieci domowej.
cli-serve-port = Port; 0 wybiera dowolny wolny.
cli-serve-database = sqlite:///PLIK lub postgresql://UŻYTKOWNIK@HOST/BAZA (domyślnie plik w folderze danych).
cli-serve-workers = Liczba procesów, przy PostgreSQL; SQLite obsługuje tylko jeden.
cli-serve-public-url = Adres dla graczy, na przykład https://tables.example.org.
cli-serve-connections = Liczba połączeń jednego adresu z każdym procesem, gdy z przodu nie ma proxy.
cli-serve-behind-proxy = Adresy graczy są w X-Forwarded-For, tak jak wpisało je proxy.
cli-simulate-games = Liczba gier.
cli-simulate-solo = Losowy gracz przeciw Automie danego poziomu (od 1 do 6 lub all).
cli-simulate-seed = Ziarno pierwszej gry; każda następna ma kolejne.
cli-simulate-check = Sprawdzaj stół po każdym wyborze (powolne).
cli-replay-file = Zapis gry; - czyta ze stdin.
cli-replay-json = Zdarzenia i wyniki jako jeden obiekt JSON.
cli-replay-steps = Pokaż każdy wybór wraz z tym, co przyniósł.
cli-replay-game = Jedna gra z badania, od 1.
cli-replay-record = Zamiast tego wypisz jej zapis.
cli-verify-file = Zapis gry; - czyta ze stdin.
cli-verify-commitment = Zobowiązanie, które zapisałeś na początku gry.
cli-verify-seals = Wszystkie pieczęcie, jak je zapisałeś przed otwarciem udziałów, według miejsc, po przecinku; - dla miejsca bez pieczęci.
cli-components-json = Całe pudełko jako JSON.
cli-actions-json = Cała tabela jako JSON, ze wszystkimi wartościami.
cli-schema-name = Jeden dokument, na przykład View; bez nazwy wszystkie.
cli-schema-http = Zamiast tego dokument OpenAPI serwera, który zawiera je wszystkie.
cli-hint-file = Zapisana gra; - czyta ze stdin.
cli-hint-by = Który bot doradza.
cli-hint-seconds = Ile sekund wolno mu myśleć.
cli-hint-seed = Ziarno przypuszczeń o ukrytych kartach.
cli-hint-json = Jeden obiekt JSON.
cli-analyse-by = Kto ocenia.
cli-analyse-worst = Ile błędów każdego gracza pokazać.
cli-analyse-page = Zapisz analizę jako stronę (HTML) z wykresami.
cli-tournament-bots = Boty, oddzielone przecinkami.
cli-tournament-games = Łączna liczba gier.
cli-tournament-players = Miejsca przy stole, od 2 do 5.
cli-tournament-solo = Każdy bot solo z Automą danego poziomu (od 1 do 6 lub all).
cli-tournament-seed = Ziarno pierwszego rozdania.
cli-tournament-seconds = Myślenie na czas: tyle sekund na każdą decyzję.
cli-tournament-plot = Narysuj wyniki jako SVG.
cli-balance-study = Plik z grami: nowy, do kontynuowania albo tylko do podsumowania.
cli-balance-bot = Bot, który zajmuje wszystkie miejsca w nowym badaniu (domyślnie greedy).
cli-balance-players = Miejsca przy stole, od 2 do 5 (domyślnie 2).
cli-balance-games = Łączna liczba gier; brakujące zostaną rozegrane (domyślnie 1000 w nowym badaniu).
cli-balance-seed = Ziarno pierwszej gry; każda następna ma kolejne (domyślnie 0).
cli-balance-minutes = Po tylu minutach nie zaczynaj kolejnej gry.
cli-balance-civilization = Tylko jedna cywilizacja i jak wypada przeciw każdej innej.
cli-balance-page = Zapisz stronę z wykresami (HTML).
cli-executor = Gdzie toczą się gry: process (tutaj) lub ray (w klastrze Ray).
cli-tune-state = Plik, w którym zapisać strojenie albo z którego je kontynuować (JSON).
cli-tune-minutes = Zakończ po tylu minutach.
cli-tune-jobs = Liczba procesów; 0 wykorzystuje wszystkie rdzenie.
cli-tune-fits = Ile razy przed poszukiwaniem dopasować wagi do gier.
cli-tune-fit-games = Liczba gier na każde dopasowanie.
cli-tune-population = Liczba zestawów wag w każdym pokoleniu.
cli-tune-games = Liczba gier na każdy zestaw.
cli-tune-players = Liczba graczy w kolejnych grach.
cli-tune-branching = Ile opcji rozważać przy każdym pytaniu; im mniej, tym szybciej.
cli-tune-sigma = Jak daleko szukać na początku (0.25: ćwierć).
cli-tune-seed = To samo ziarno znajduje te same wagi.
cli-tune-from = Wagi na początek, zamiast wag botów.
cli-tune-write = Zapisz znalezione wagi tak, jak czytają je boty.
cli-train-folder = Folder, w którym zapisać trening albo z którego go kontynuować.
cli-train-settings = Ustawienia zamiast tych z pakietu (TOML).
cli-train-device = Gdzie uczy się sieć: cpu lub cuda; domyślnie tam, gdzie najlepiej.
cli-train-write = Zapisz znalezioną sieć tak, jak czyta ją bot.
cli-tables-which = Ich nazwy; bez nazw wszystkie, do których pasują opcje.
cli-tables-database = sqlite:///PLIK lub postgresql://UŻYTKOWNIK@HOST/BAZA (domyślnie baza gobelin serve).
cli-tables-older = Bez zmian co najmniej od: 12h, 90d, 8w.
cli-tables-state = running (w toku), finished (rozegrane do końca) lub ended (przerwane wcześniej).
cli-tables-folder = Dokąd trafiają pliki.
cli-tables-backup-file = Nowy plik; żaden istniejący nie zostanie zastąpiony.
cli-locale-lang = Jeden język; bez niego wszystkie.
cli-locale-check = Porównaj z angielskim; kończy z kodem 1, jeśli czegoś brakuje albo coś jest źle.
cli-compile-remove = Wróć do interpretowanych zasad.
cli-compile-verbose = Po niepowodzeniu pokaż wszystko, co powiedział kompilator.

## What is wrong, in one line after "gobelin: ". $option, $options: as they are typed, --seed

error-no-command = nie ma polecenia { $name }: polecenia to { $commands }
error-no-option = nie ma opcji { $option }
error-no-option-but = nie ma opcji { $option }; może { $options }
error-extra = za dużo w wierszu: { $words }
error-missing = brakuje: { $what }
error-value-missing = { $option } wymaga wartości
error-no-value = { $option } nie przyjmuje wartości
error-whole-number = { $option } musi być liczbą całkowitą
error-number = { $option } musi być liczbą
error-at-least = { $option } musi wynosić co najmniej { $low }, a nie { $value }
error-from-to = { $option } musi wynosić od { $low } do { $high }, a nie { $value }
error-above = { $option } musi być większe niż { $low } i wynosić najwyżej { $high }, a nie { $value }
error-level = { $option } musi być liczbą od 1 do { $high } lub all, a nie { $value }
error-counts = { $option } wymaga liczb od 2 do 5, na przykład 2,2,3, a nie { $value }
error-language = nie ma słów w języku { $lang }: dostępne języki to { $languages }
error-solo-players = --solo to gra dla jednej osoby: pomiń --players
error-solo-shadow = Imperium Cienia należy do każdej gry solo: pomiń --shadow-empire
error-solo-against = w grze solo gra się z Automą: pomiń --against
error-resumed = wznawiana gra ma już swoje ustawienia: pomiń { $options }
error-no-bot = nie ma bota { $name }: boty to { $bots }
error-bot-twice = { $name } występuje dwa razy: podaj każdego bota raz
error-bot-illegal = bot { $name } wybrał coś, czego wybrać nie może, w grze o ziarnie { $seed }: { $reason }
error-no-decision = gracz { $number } nie ma o czym decydować
error-no-explanation = { $name } nie potrafi się wytłumaczyć: zapytaj jednego z tych: { $bots }
error-older = --older to godziny, dni lub tygodnie, na przykład 12h, 90d lub 8w, a nie { $value }
error-table-state = --state przyjmuje wartości { $states }, a nie { $value }
error-device = --device przyjmuje wartości { $devices }, a nie { $value }
error-executor = --executor musi być jedną z wartości { $executors }, a nie { $value }
error-missing-extra = brak biblioteki { $library }: { $command }
error-no-civilization = nie ma cywilizacji { $name }: cywilizacje to { $civilizations }
error-no-table = nie ma stołu { $name } albo opcje do niego nie pasują
error-delete-what = podaj stoły albo --older: niczego nie usuwa się przez pomyłkę
error-no-document = nie ma dokumentu { $name }, są tylko { $documents }
# $reason: an English sentence of the library, where there are no other words for it
error-library = nie da się (po angielsku): { $reason }
error-solo-civilization = { $name } nie należy do gry solo: jej cywilizacje to { $civilizations }
error-no-card = nie ma karty arrasu { $name }: wszystkie wypisuje gobelin components

## Files

# $name: of a file, or error-stdin-record. $reason: what the system says
error-cannot-read = { $name }: nie można odczytać: { $reason }
error-cannot-write = nie można zapisać pliku { $name }: { $reason }
error-no-text = { $name }: nie można odczytać: to nie jest tekst (UTF-8)
error-not-ordinary = { $name }: nie można odczytać: to nie jest zwykły plik
error-no-folder = nie można zapisać pliku { $name }: nie ma folderu { $folder }
error-too-large = { $name }: za duże jak na zapis gry gobelin
error-damaged = { $name }: zapis uszkodzony albo nie jest to zapis gry gobelin
error-no-json = { $name }: zapis uszkodzony albo nie jest to zapis gry gobelin (nie JSON: wiersz { $line }, kolumna { $column })
error-not-replayed = { $name }: nie można odtworzyć: { $reason }
error-study-other = { $name } to inne badanie: { $option } ma w nim wartość { $value }; podaj inny plik
error-study-game = { $name } ma gry od 1 do { $games }, nie ma gry { $value }
error-is-study = { $name } to badanie: jedną z jego gier wskazuje --game, od 1 do { $games }
error-no-study = { $name } nie jest badaniem: pomiń --game
error-commitment = zobowiązanie ma 64 cyfry szesnastkowe, a nie { $value }
error-seals = pieczęcie to po 64 cyfry szesnastkowe albo -, rozdzielone przecinkami, a nie { $value }
error-study-damaged = { $name } jest uszkodzony albo nie jest badaniem
error-study-damaged-game = { $name } jest uszkodzony: nie da się odczytać gry { $game }
error-study-version = { $name } to badanie w wersji { $version }, tutaj nieznanej
error-study-rules = { $name } rozegrano według wersji { $made } zasad, a ta to wersja { $rules }: podaj inny plik
error-study-busy = do { $name } pisze właśnie inne polecenie
error-stdin-record = zapis na stdin
error-stdin-closed = stdin jest zamknięte
error-stdin-nobody = stdin jest zamknięte: nie ma komu grać
error-stdin-no-text = stdin nie jest tekstem (UTF-8)
error-stdout-closed = stdout jest zamknięte: nie ma dokąd pisać
# The disk is full, the terminal has gone
error-system = nie można kontynuować: { $reason }
error-system-file = nie można kontynuować ({ $name }): { $reason }

## Saved games

error-no-unfinished = w folderze { $folder } nie ma nieukończonej gry
error-lan = --lan nie łączy się z poleceniem: gobelin --lan; gobelin serve ma do tego --host
error-game-over = gra się skończyła: nie ma o czym decydować
# $command: what to type
error-saved-over = gra w pliku { $name } się skończyła: { $command } ją opowie
error-saved-kind = { $name } ma gracza rodzaju { $kind }, który nie może tu grać
# $seats: their numbers from 1
error-saved-seats = miejsca ludzi w pliku { $name }: { $seats }; --seat musi być jednym z nich
error-saved-no-seats = w pliku { $name } nie ma miejsc dla ludzi
# $option: goes on with the game in the file
error-left-alone = { $name } pozostaje bez zmian: podaj inny plik albo { $option }, aby kontynuować grę
error-cannot-compile = nie można skompilować: { $reason }
error-cannot-compile-more = nie można skompilować: { $reason } (gobelin compile --verbose pokazuje wszystko)

## Co system mówi o pliku lub adresie

system-missing = nie ma takiego pliku ani folderu
system-denied = brak uprawnień
system-folder = to folder
system-no-folder = część tej nazwy nie jest folderem
system-long-name = nazwa jest za długa
system-loop = dowiązania prowadzą w kółko
system-read-only = nic nie można tam zapisać
system-full = brak miejsca
system-too-large = plik robi się za duży
system-no-address = ten komputer nie ma takiego adresu

## Serwer i baza danych

error-public-url = --public-url ma wyglądać jak https://tables.example.org, a nie { $value }
error-sqlite-workers = SQLite jest dla jednego procesu: pomiń { $option } albo użyj --database postgresql://UŻYTKOWNIK@HOST/BAZA
error-no-address = nie można nasłuchiwać na { $host }: nie ma takiego adresu
error-cannot-listen = nie można nasłuchiwać na { $host }, port { $port }: { $reason }
error-port-busy = { $other ->
    [none] port { $port } jest zajęty
   *[other] port { $port } jest zajęty: spróbuj --port { $other }
}
error-database-form = adres bazy danych wygląda tak: sqlite:///PLIK lub postgresql://UŻYTKOWNIK@HOST/BAZA
error-database-kind = { $name } nie jest bazą danych dla stołów: sqlite:///PLIK lub postgresql://UŻYTKOWNIK@HOST/BAZA
error-database-sqlite = adres bazy SQLite to sqlite:///PLIK (sqlite:////ścieżka/bezwzględna)
error-database-closed = nie można otworzyć { $name }: { $reason }
error-database-used = { $name } jest używana przez inny serwer: SQLite jest dla jednego procesu, PostgreSQL (--database) dla wielu
error-database-driver = PostgreSQL potrzebuje sterownika: { $command }
error-backup-postgresql = PostgreSQL ma do kopii zapasowych własne narzędzia: { $command }
error-database-unnamed = adres nie wskazuje bazy danych: postgresql://UŻYTKOWNIK@HOST/BAZA
error-database-missing = { $name } nie istnieje
error-database-empty = w { $name } nie ma stołów
error-database-older = { $name } pochodzi ze starszej wersji gobelin: zaktualizuje ją gobelin serve
error-database-newer = { $name } pochodzi z nowszej wersji gobelin: zaktualizuj gobelin
error-database-silent = baza danych nie odpowiada: { $reason }

## Wagi, sieci, ustawienia

error-weights-none = { $line ->
    [none] { $name } nie zawiera wag
   *[other] { $name } nie zawiera wag: to nie TOML, wiersz { $line }, kolumna { $column }
}
error-weights-version = { $name } zawiera wagi w wersji { $made }, a potrzeba wersji { $version }
error-weights-table = w { $name } nie ma tabeli { $table }
error-weights-missing = w { $name } brakuje wagi { $weight } w tabeli { $table }; potrzebne są: { $names }
error-weights-unknown = w { $name } jest nieznana waga { $weight } w tabeli { $table }; znane są: { $names }
error-weights-number = { $name }: { $weight } musi być liczbą, a nie { $value }
error-net-none = { $name } nie zawiera sieci
error-net-version = { $name } zawiera sieć dla innych cech lub innej oceny: { $made }, a nie { $version }
error-net-layer = { $name } nie zawiera sieci: rozmiar { $layer } powinien wynosić { $size }
error-tuning-none = { $name } nie jest strojeniem, które można kontynuować
error-settings-none = { $line ->
    [none] { $name } nie zawiera ustawień
   *[other] { $name } nie zawiera ustawień: to nie TOML, wiersz { $line }, kolumna { $column }
}
error-settings-version = { $name } zawiera ustawienia w wersji { $made }, a potrzeba wersji { $version }
error-settings-missing = w { $name } brakuje { $setting } w tabeli { $table }
error-settings-seed = ziarno (seed) w { $name } nie jest liczbą całkowitą
error-settings-later = { $name } ma { $table } bez numeru rundy (round)
error-settings-unknown = { $name } ma w { $table } { $setting }, co nic tam nie znaczy
error-settings-value = { $name } ma w { $table } { $setting } = { $value }: potrzebna wartość taka jak { $like }
error-settings-people = { $name } nie ma nikogo w people w { $table }
error-device-none = torch nie znajduje tu GPU: na { $device } nie można się uczyć
error-training-version = { $name } zawiera trening dla cech w wersji { $made }
error-training-damaged = nie można kontynuować treningu z { $name }: jest uszkodzony
error-process-died = padł jeden z procesów; można kontynuować od tego, co zapisano wcześniej
error-ray = Ray nie może kontynuować: { $reason }

## Kompilacja

error-compile-missing = nie można zaimportować { $modules }: { $command }
error-compile-no-compiler = na tym komputerze nie ma kompilatora C: zainstaluj go, na przykład gcc lub clang
error-compile-failed = kompilator zgłosił błąd: { $reason }
error-compile-not-writable = w { $name } nie można zapisywać
