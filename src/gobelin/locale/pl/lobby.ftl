### Ludzie przy stole: strona startowa, nowe gry, linki, miejsca, rozmowa. W przeglądarce.

## The start page

lobby-tagline = Utkaj cywilizację, od pierwszego ognia do gwiazd.
lobby-here = Tutaj
lobby-by-link = Przez link
lobby-automa = Automa
lobby-me-words = gra na tym ekranie
lobby-open-words = dostaje od ciebie link
lobby-nobody-words = nikt tu nie siedzi
lobby-your-name = Twoje imię
lobby-friends-name = Imię
lobby-bot-level = Poziom bota na miejscu { $number }
# $points: victory points that two of them make against each other in the mean
lobby-strength = { $level } · { $points } PZ
lobby-automa-level = Poziom Automy
# $name: the Average
lobby-automa-named = { $level } · { $name }
lobby-shadow-too = z Automą gra Imperium Cienia
# $side: small, large
lobby-summary = { $players ->
    [one] gra solo z Automą
    [few] { $players } osoby przy stole
    [many] { $players } osób przy stole
   *[other] { $players } osoby przy stole
} · { $side ->
    [small] mała mapa
   *[large] duża mapa
}
lobby-why-few = Potrzeba jeszcze kogoś: bota, znajomego albo Automy na drugim miejscu.
lobby-why-solo = Z Automą gra się solo: pozostałe miejsca zostają puste.
lobby-why-large = Od czterech graczy używa się dużej mapy.
lobby-why-hot = Znajomi przy jednym ekranie: kurtyna zasłania karty każdego przed innymi.
lobby-why-link = Link dla każdego ze znajomych dostaniesz, gdy tylko usiądziesz.
lobby-options = Opcje…
lobby-options-changed = { $count ->
    [0] jak zwykle
    [one] jedna zmiana
    [few] { $count } zmiany
    [many] { $count } zmian
   *[other] { $count } zmiany
}
lobby-refused = Takiej gry nie da się zacząć: { $reason }
lobby-watch-bots = Boty przy krośnie
lobby-watch-bots-words = zobacz, jak grają cztery boty
lobby-bot-name = { $thing ->
    [bobbin] Szpulka
    [shuttle] Czółenko
    [spindle] Wrzeciono
    [heddle] Nicielnica
   *[loom] Krosno
}

## Tables of this device

lobby-status-yours = twoja kolej
lobby-status-waits = wybiera { $player }
lobby-status-many = wybiera kilka osób
lobby-status-open = wolne miejsce
lobby-status-waiting = zaraz zaczynamy
lobby-status-over = zakończona
lobby-status-rematch = czeka rewanż
lobby-status-gone = już jej nie ma
lobby-forgets = Ta przeglądarka niczego nie zapamiętuje: twoje stoły są znane, dopóki ta strona jest otwarta. „Inne urządzenie” przy stole daje link, którym można wrócić.
lobby-table-stand = epoka { $era }, tura { $turn }
lobby-with = w grze: { $players }
lobby-alone = w pojedynkę
lobby-forget = Usuń z listy: { $title }
lobby-untitled = Stół z { $date }
lobby-have-link = Mam link
lobby-paste-link = Wklej go tutaj
lobby-open-link = Otwórz
lobby-no-link = To nie jest link do stołu.

## Options of a new game

lobby-options-title = Opcje gry
lobby-as-usual = Jak zwykle
lobby-title = Nazwa stołu
lobby-title-words = żeby łatwo go znaleźć
lobby-civilizations = Cywilizacje
lobby-civilizations-words = każdy dostaje dwie i zatrzymuje jedną; albo wybierz
lobby-capitals = Stolice
lobby-capitals-words = rozdane albo wybrane tutaj
lobby-dealt = rozdana
lobby-clash-civilizations = Dwóch graczy nie może mieć tej samej cywilizacji.
lobby-clash-capitals = Dwie z tych stolic zaczynają w tym samym miejscu.
lobby-start-bonus = Korekty początkowe
lobby-start-bonus-words = opublikowana pomoc dla słabych cywilizacji i utrudnienia dla silnych
lobby-shadow-empire = Imperium Cienia
lobby-shadow-empire-words = trzecie na torach w grze dwuosobowej: zabiera wielkie budowle i nie punktuje
lobby-shadow-empire-closed = tylko dla dwóch graczy
lobby-shadow-empire-solo = zawsze przy grze z Automą
lobby-loop-guard = Jedna nagroda za pole w turze
lobby-loop-guard-words = w jednej turze nikt nie otrzymuje dwa razy nagród z tego samego pola toru
lobby-x-advance = Z darmowego rozwoju bez profitu można zrezygnować
lobby-x-advance-words = zwykle jest obowiązkowy, jeśli tylko możliwy
lobby-confirm = Pytaj przed końcem tury
lobby-confirm-words = do tego czasu można cofać wybory
lobby-confirm-closed = zawsze, przy stołach w przeglądarce
lobby-without = Odłożone karty
lobby-without-words = karty arrasu, których nie ma w talii
lobby-without-none = żadne
lobby-without-count = { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
lobby-pace = Boty grają
lobby-pace-words = ile czekają przed każdym ruchem
lobby-pace-instant = od razu
lobby-pace-fast = szybko
lobby-pace-normal = spokojnie
lobby-join = Wolne miejsca
lobby-join-words = kto może tam usiąść
lobby-join-link = każdy z linkiem
lobby-join-invite = z zaproszeniem
lobby-absent = Gdy ktoś zwleka
lobby-absent-words = kiedy pozostali mogą oddać jego miejsce botowi
lobby-absent-hours = { $hours ->
    [0] nigdy
    [1] po godzinie
    [24] po dniu
    [72] po trzech dniach
    [one] po { $hours } godzinie
    [few] po { $hours } godzinach
    [many] po { $hours } godzinach
   *[other] po { $hours } godziny
}
lobby-hints = Podpowiedzi
lobby-hints-words = gracze mogą pytać bota, co by zrobił
lobby-seed = Ziarno losowe
lobby-seed-words = to samo ziarno daje to samo rozdanie; kto je zna, może wiedzieć, co zostanie dobrane
lobby-seed-random = dowolne
lobby-seed-bad = Ziarno musi być liczbą całkowitą.
lobby-yes = tak
lobby-no = nie
lobby-done = Gotowe

## Joining

lobby-join-title = Zaproszenie dla ciebie
lobby-join-seat = Miejsce { $number } przy stole „{ $title }” czeka na ciebie.
lobby-join-seat-plain = Miejsce { $number } czeka na ciebie.
lobby-join-free = Przy tym stole jest wolne miejsce.
lobby-join-which = Twoje miejsce
lobby-join-company = Przy stole: { $players }
lobby-join-name = Jak inni mają się do ciebie zwracać?
lobby-join-sit = Usiądź
lobby-join-watch = Tylko oglądaj
lobby-join-device = Twoje miejsce na tym urządzeniu
lobby-join-device-words = Link otwiera tutaj to miejsce: { $player }. Działa jeden raz.
lobby-join-device-sit = Graj dalej tutaj
lobby-spent-words = Ktoś już użył tego linku; każdy działa jeden raz. Poproś o nowy albo oglądaj.
lobby-seat-lost = To urządzenie nie otwiera już tego miejsca
lobby-seat-lost-words = Miejsce zostało opuszczone albo to urządzenie usunięto z jego listy. Nadal możesz oglądać.
lobby-retry-words = Kolejna próba nastąpi sama.
lobby-busy-words = Przyszło stąd tak wiele zapytań, że serwer potrzebuje chwili wytchnienia. Kolejna próba nastąpi sama.

## The panel of the table

lobby-people = Ludzie przy stole
lobby-people-free = { $count ->
    [one] Ludzie przy stole: jedno miejsce jest wolne
    [few] Ludzie przy stole: { $count } miejsca są wolne
    [many] Ludzie przy stole: { $count } miejsc jest wolnych
   *[other] Ludzie przy stole: { $count } miejsca jest wolne
}
lobby-talk = Rozmowa
lobby-talk-new = Rozmowa: { $count ->
    [one] jedna nowa wiadomość
    [few] { $count } nowe wiadomości
    [many] { $count } nowych wiadomości
   *[other] { $count } nowej wiadomości
}
lobby-seats = Miejsca
lobby-rules = Zasady tego stołu
lobby-you = ty
lobby-host = ty · gospodarz
lobby-person = gra
lobby-free = jeszcze nikt tu nie siedzi
lobby-is-bot = bot, { $level }
lobby-is-automa = gra według kart
lobby-stand-in = w zastępstwie gra bot
lobby-conceded = gra poddana; dalej gra bot
lobby-left = miejsce opuszczone
lobby-asked = wybór trwa
lobby-asked-for = wybór trwa od { $time }
lobby-minutes = { $count ->
    [one] minuty
    [few] { $count } minut
    [many] { $count } minut
   *[other] { $count } minuty
}
lobby-hours = { $count ->
    [one] godziny
    [few] { $count } godzin
    [many] { $count } godzin
   *[other] { $count } godziny
}
lobby-days = { $count ->
    [one] dnia
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
lobby-agrees = za zakończeniem
lobby-spectator-link = Link dla widzów
lobby-spectator-words = Kto go ma, widzi stół, ale niczyich kart na ręce.
lobby-table-link-words = Kto go ma, może oglądać i usiąść na wolnym miejscu.
lobby-invite-link = Link
lobby-invite-link-words = Dla jednej osoby: działa raz i nikt inny nie zobaczy jej kart.
lobby-new-link = Inny link
lobby-device-link = Inne urządzenie
lobby-device-link-words = Otwiera twoje miejsce na innym urządzeniu albo tutaj, gdy przeglądarka je zapomni. Działa raz; zachowaj go dla siebie.
lobby-copy = Kopiuj
lobby-copied = Skopiowano
lobby-link-of = Ten link
lobby-code-of = Kod QR linku
lobby-alone-words = Ten link działa tylko na tym komputerze: serwer nie odpowiada nikomu innemu. Zatrzymaj go i uruchom tym poleceniem; wtedy linki zadziałają dla wszystkich w tej samej sieci:
lobby-rename = Zmień swoje imię
lobby-name = Imię
lobby-save = Zapisz
lobby-to-bot = Niech gra bot
lobby-to-bot-other = Niech bot gra za: { $player }
lobby-to-bot-later = bot może zastąpić tego gracza po upływie { $time }
lobby-back = Przejmij grę od bota
lobby-bot-plays = Bot gra za ciebie
lobby-bot-plays-words = Możesz wrócić w każdej chwili.
lobby-concede = Poddaj się
lobby-concede-sure = Poddać tę grę? Bot zagra dalej na twoim miejscu, ale nie może już wygrać.
lobby-concede-yes = Tak, poddaję się
lobby-cancel = Nie
lobby-agree = Zakończ grę tutaj
lobby-agree-words = gdy wszyscy tego chcą: { $agreed } z { $people }
lobby-agree-not = Graj dalej
lobby-leave = Wstań od stołu
lobby-leave-sure = Wstać od tego stołu? Tego miejsca nie da się otworzyć ponownie.
lobby-leave-yes = Tak, wstaję
lobby-say = Powiedz coś
lobby-send = Wyślij
lobby-no-talk = Jeszcze nikt nic nie powiedział.
lobby-spectators-hush = Widzowie tylko słuchają.
lobby-owner = Gospodarz
lobby-not-possible = Teraz to niemożliwe: { $reason }
lobby-change-words = Zmienić to może tylko osoba, która założyła stół.
lobby-watching = Oglądasz: nie widzisz niczyich kart na ręce.
lobby-take-seat = Zajmij wolne miejsce

## The curtain

lobby-since = Od twojej ostatniej tury
lobby-curtain-keys = naciśnij Enter albo przycisk
lobby-wrong-player = Najpierw ktoś inny?
