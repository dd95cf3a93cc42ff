### The way back to a seat, its devices, what the host may not do alone, in Polish. en/rights.ftl says what each is.

## The way back

rights-way-back = Twoja droga powrotu
rights-way-back-words = Jeśli ta przeglądarka cię kiedyś zapomni, ten kod znów otworzy twoje miejsce. Zachowaj go dla siebie: kto go ma, gra zamiast ciebie.
rights-way-back-if = gdyby ta przeglądarka cię zapomniała:
rights-code = Kod powrotu
rights-code-picture = Kod QR twojej drogi powrotu
rights-copy = Kopiuj
rights-copied = Skopiowano
rights-picture = Zapisz jako obraz
rights-print = Drukuj
rights-put-away = Schowaj: kod znajdziesz też w „Ludzie przy stole”
rights-paper-title = Droga powrotu do stołu „{ $table }”
rights-paper-seat = Miejsce: { $player }
rights-paper-how = Zeskanuj kwadrat albo otwórz adres, wybierz „To moje miejsce” i wpisz kod.
rights-paper-secret = Tylko dla ciebie: kto go ma, gra zamiast ciebie.

## Coming back

rights-was-here = To moje miejsce
rights-was-here-words = Wpisz kod, który pokazał się przy siadaniu do stołu. Bez kodu gospodarz może zaprosić cię ponownie.
rights-come-back = Wróć na miejsce
rights-wrong-code = Ten kod nie otwiera żadnego miejsca przy tym stole.

## Devices

rights-devices = Urządzenia
rights-devices-words = Na tych urządzeniach twoje miejsce jest otwarte. Usuń te, których już nie używasz albo nie znasz.
rights-device = { $browser }, { $system }
rights-device-unnamed = Przeglądarka
rights-device-here = to urządzenie
rights-device-seen = ostatnio { $when }
rights-device-since = od { $date }
rights-device-remove = Usuń
rights-device-remove-named = Usuń: { $device }

## A seat is invited again

rights-invite-again = Zaproś ponownie
rights-invite-again-words = Dla kogoś, kto nie może wrócić na swoje miejsce. Powstanie link do tego miejsca, który zadziała po pewnym czasie. Zobaczą to wszyscy przy stole; jeśli { $player } go wcześniej odrzuci albo zagra, link przepadnie.
rights-invite-again-yes = Utwórz link
rights-invite-again-link = { $player }: link działa raz, od { $time }, chyba że zostanie wcześniej odrzucony.
rights-join-again = Gospodarz utworzył nowy link do tego miejsca. Otworzy je od { $time }, chyba że zostanie wcześniej odrzucony.
rights-invited-again = gospodarz utworzył nowy link; działa od { $time }
rights-invited-own = Gospodarz utworzył nowy link do twojego miejsca
rights-invited-own-words = Od { $time } ktoś może z nim zająć twoje miejsce. To nie twoja prośba? Odrzuć go albo po prostu graj dalej.
# Before the deal, when nobody can play yet
rights-invited-own-early = Od { $time } ktoś może z nim zająć twoje miejsce. To nie twoja prośba? Odrzuć go.
rights-invited-refuse = Odrzuć link

## What needs everybody’s agreement

rights-proposed = Gospodarz proponuje: { $what }
rights-proposed-one = { $what }: { $how }
rights-agree = Zgadzam się
rights-refuse = Odmów
rights-withdraw = Wycofaj
rights-waits-for = Brakuje zgody: { $players }
rights-must-agree = Przy stole siedzą też inni: to, co ich dotyczy, zmieni się za ich zgodą.

## Removing a table from the list

rights-forget = Usunąć z listy „{ $title }”?
rights-forget-seat = To urządzenie odda twoje miejsce: kto otworzy tu stół następnym razem, nie będzie go miał.
rights-forget-host = To twój stół: dopóki nie wrócisz, nie będziesz jego gospodarzem.
rights-forget-back = Wrócisz, tutaj albo gdzie indziej, pod adresem stołu ze swoim kodem:
rights-forget-written = Kod nie jest tu znany: wrócisz tylko z tym, który masz zapisany.
rights-forget-lost = Kod nie jest tu znany: wrócisz tylko z tym, który masz zapisany, albo z nowym linkiem od gospodarza.
rights-forget-over = Gra jest skończona, a jej adres nadal pokazuje, jak się zakończyła. Stąd nie poprosisz już o rewanż.
rights-forget-silent = Serwer nie odpowiada. To urządzenie nadal ma twoje miejsce, a stół zostaje na liście.
rights-forget-yes = Usuń
rights-forget-no = Zostaw

## What everybody at the table is told

rights-happened = Ostatnio przy stole
rights-notice-take = { $player } siada do stołu
rights-notice-link = powstał link do miejsca: { $player }
rights-notice-device = { $player } gra też na innym urządzeniu
rights-notice-return = { $player } wraca
rights-notice-revoke = { $player } usuwa urządzenie
rights-notice-invite_again = gospodarz utworzył nowy link do miejsca: { $player }
rights-notice-refuse = { $player } jest przy stole: nowy link przepada
rights-notice-leave = { $player } wstaje od stołu
rights-notice-to_bot = bot gra za: { $player }
rights-notice-back = { $player } znów gra
rights-notice-propose = gospodarz proponuje zmianę
rights-notice-consent = { $player } zgadza się na zmianę
rights-notice-refused = { $player } nie zgadza się na zmianę
rights-notice-withdrawn = gospodarz wycofuje propozycję
rights-notice-settings = zasady tego stołu się zmieniły
