### Los przy stole: kto o nim decyduje, jak zbiera się go przed grą i jak sprawdza się go potem.

## Poczekalnia

luck-room = Nakrywamy do stołu
luck-wait-seats = { $count ->
    [one] Jedno miejsce jest jeszcze wolne. Gra zacznie się, gdy ktoś na nim usiądzie.
    [few] { $count } miejsca są jeszcze wolne. Gra zacznie się, gdy wszystkie będą zajęte.
    [many] { $count } miejsc jest jeszcze wolnych. Gra zacznie się, gdy wszystkie będą zajęte.
   *[other] { $count } miejsca jest jeszcze wolne. Gra zacznie się, gdy wszystkie będą zajęte.
}
luck-wait-seals = Wszyscy już są. Każde urządzenie losuje swoją część losu; czekamy jeszcze na: { $players }.
luck-wait-shares = Wszystkie części są zapieczętowane i teraz się otwierają; czekamy jeszcze na: { $players }.
luck-began-anew = { $count ->
    [one] Wszystko zaczęto raz od nowa, bo ktoś przyszedł, odszedł albo losował jeszcze raz.
    [few] Wszystko zaczęto od nowa { $count } razy, bo ktoś przyszedł, odszedł albo losował jeszcze raz.
    [many] Wszystko zaczęto od nowa { $count } razy, bo ktoś przyszedł, odszedł albo losował jeszcze raz.
   *[other] Wszystko zaczęto od nowa { $count } razy, bo ktoś przyszedł, odszedł albo losował jeszcze raz.
}
luck-ready = gotowe
luck-not-ready = czekamy
luck-elsewhere = Twoja część losu została wylosowana na innym urządzeniu albo ta przeglądarka ją zapomniała. Otwórz stół tam albo wylosuj jeszcze raz tutaj; wtedy wszyscy zaczną od nowa.
luck-draw-again = Wylosuj jeszcze raz
luck-anew = Twoja część losu była już otwarta, gdy wszystko zaczęło się od nowa. Kto prowadzi serwer, mógł zobaczyć, co zostanie rozdane, i woleć coś innego. Wylosuj jeszcze raz, jeśli wiesz, dlaczego zaczęto od nowa; po grze to urządzenie powie, ile razy otworzyło swoją część.
luck-begin-now = Zacznij bez czekania
luck-begin-sure = Zacząć teraz? Wtedy o losie zdecyduje sam serwer i wszyscy przy stole to zobaczą.
luck-begin-yes = Tak, zaczynamy

## Kto o nim decyduje

luck-title = Los
luck-gathering = Każdy przy stole wnosi swoją część, serwer też. Nikt nie decyduje sam.
luck-together = { $count ->
    [one] Złożyli go razem jedna osoba i serwer. Żadne z nich nie zdecydowało samo.
    [few] Złożyły go razem { $count } osoby i serwer. Nikt nie zdecydował sam.
    [many] Złożyło go razem { $count } osób i serwer. Nikt nie zdecydował sam.
   *[other] Złożyło go razem { $count } osoby i serwer. Nikt nie zdecydował sam.
}
luck-host = Zdecydował gospodarz: los wyznaczył sam serwer.
luck-seed = Zna go każdy, kto zna ziarno albo pozycję, od której zaczęła się ta gra.
luck-record = Stoi w zapisie, gdzie każdy może go przeczytać.
luck-promise = Pieczęć tego stołu
luck-how = Skąd mam mieć pewność?
luck-how-words = Przed pierwszą kartą serwer pieczętuje swoją część losu: to te cyfry powyżej, a twoje urządzenie je zapisuje. Potem każde urządzenie pieczętuje swoją część, a twoje zapisuje wszystkie pieczęcie, zanim otworzy twoją. Później nikt nie może zmienić swojej części, bo nie pasowałaby do pieczęci. Po grze wszystko się otwiera, a „Sprawdź los” porównuje to na twoim urządzeniu z tym, co zostało zapisane. { luck-yourself }
luck-how-alone = Przed pierwszą kartą serwer pieczętuje los: to te cyfry powyżej, a twoje urządzenie je zapisuje. Później serwer nie może go zmienić, bo nie pasowałby do pieczęci. Po grze los się otwiera, a „Sprawdź los” porównuje go na twoim urządzeniu z tym, co zostało zapisane. { luck-yourself }
luck-yourself = Że karty i kości wypadły zgodnie z losem, mówi serwer; aby przekonać się samemu, zapisz przebieg gry i podaj plik poleceniu „gobelin verify”.
luck-known = Los tego stołu zna każdy, kto wie, od czego się zaczął.

## Sprawdzanie

luck-check = Sprawdź los
luck-checking = Trwa sprawdzanie …
luck-holds = Wszystko się zgadza.
luck-holds-partly = To, co dało się tu sprawdzić, zgadza się; nie wszystko się dało.
luck-fails = Coś się nie zgadza.
luck-nothing = Ta gra zaczęła się od pozycji. Jej los był znany i nie ma czego sprawdzać.
luck-resumed = Ta gra toczyła się dalej według nowszych zasad niż te, od których się zaczęła. Tego, co obiecano przed pierwszą kartą, nie da się już przeliczyć i nie ma czego sprawdzać.
luck-yes = zgadza się
luck-no = nie zgadza się
luck-unknown = tu nie da się tego stwierdzić
luck-check-written = To urządzenie zapisało pieczęć stołu przy pierwszej wizycie i nadal jest ona taka sama.
luck-check-written-not = To urządzenie zapisało inną pieczęć niż ta, którą widać teraz.
luck-check-written-unknown = Tego urządzenia nie było na początku gry, więc nie zapisało żadnej pieczęci.
luck-check-commitment = To, co otworzył serwer, pasuje do pieczęci podanej na początku.
luck-check-commitment-not = To, co otworzył serwer, nie pasuje do pieczęci podanej na początku.
luck-check-seals = To, co otworzył każdy z graczy, pasuje do jego pieczęci, a pieczęcie są te same co wtedy, gdy to urządzenie otworzyło swoją część.
luck-check-seals-not = To, co otworzył któryś z graczy, nie pasuje do jego pieczęci albo pieczęcie są inne niż wtedy, gdy to urządzenie otworzyło swoją część.
luck-check-seals-unknown = To, co otworzył każdy z graczy, pasuje do jego pieczęci. To urządzenie nie otworzyło jednak żadnej części, więc nie zapisało, jakie były wtedy pieczęcie.
luck-check-own = Część wylosowana przez to urządzenie jest wśród nich.
luck-check-own-not = Części wylosowanej przez to urządzenie nie ma wśród nich.
luck-check-own-unknown = To urządzenie nie pamięta już, jaką część wylosowało.
luck-check-opened = To urządzenie otworzyło swoją część raz.
luck-check-opened-unknown = To urządzenie otwierało swoją część { $count } razy, bo zaczynano od nowa. Kto prowadzi serwer, mógł wybierać spośród tylu rozdań.
luck-check-seed = Wszystkie części razem dają ziarno tej gry.
luck-check-seed-not = Części nie dają ziarna tej gry.
luck-check-choices = Serwer mówi: rozegrana z niego jeszcze raz, gra daje te same karty i te same rzuty.
luck-check-choices-not = Serwer mówi: rozegrana z niego jeszcze raz, gra toczy się inaczej.
luck-check-result = Serwer mówi: wynik jest ten sam.
luck-check-result-not = Serwer mówi: wynik jest inny.
