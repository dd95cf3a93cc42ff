### What helps to learn the game, in Polish. en/learn.ftl says what each message is.

## The books: rules at a glance, catalogue

learn-rules = Zasady
learn-rules-words = w skrócie i po numerach
learn-rules-numbered = Zasady numerowane (po angielsku)
learn-rules-glance = Zasady w skrócie
learn-contents = Spis treści
learn-back = Wróć
learn-catalogue = Katalog
learn-catalogue-words = każda karta, kafelek i pole
learn-catalogue-title = Wszystko, co jest w pudełku
learn-search = Szukaj nazw i tekstów
learn-nothing = Nic się tak nie nazywa i nie ma tego w żadnym tekście.
learn-found = { $count ->
    [one] { $count } wynik
    [few] { $count } wyniki
    [many] { $count } wyników
   *[other] { $count } wyniku
}
learn-kinds = Rodzaje
learn-kind-tapestry = Karty arrasu
learn-kind-tech = Karty technologii
learn-kind-civilization = Cywilizacje
learn-kind-landmark = Wielkie budowle
learn-kind-territory = Kafelki terytorium
learn-kind-space_tile = Kafelki kosmosu
learn-kind-space = Pola torów
learn-kind-income = Mata przychodu
learn-kind-capital = Stolice
learn-kind-die = Kości
learn-kind-achievement = Osiągnięcia
learn-kind-automa = Automa
learn-where = Gdzie to jest
learn-where-unseen = W talii, na czyjejś ręce albo poza grą: nikt tego jeszcze nie widział.
learn-where-display = Wśród odsłoniętych kart.
learn-where-hand = Na twojej ręce.
learn-where-free = Nikt tego jeszcze nie ma.
learn-where-out = Poza tą grą.
learn-where-with = Właściciel: { $player }.
learn-where-mat = Na macie przychodu, epoka { $era }: { $player }.
learn-where-map = Na mapie, pole { $hex }.
learn-where-here = Tutaj: { $players }.
learn-where-earned = Już zdobyte: { $players }.
learn-more = W katalogu
learn-decision-card = Karta decyzji { $number }
learn-level = Poziom { $number }
learn-face = ścianki: { $count } z { $of }

## A hint: what a bot would do in the place of the player

learn-hint = Podpowiedź
learn-hint-thinking = Bot myśli…
learn-hint-none = Żaden bot nie ma teraz odpowiedzi.
learn-hint-title = Co zrobiłby bot
learn-hint-words = Widzi tylko to, co ty. Punkty, których spodziewa się dla ciebie na końcu:
learn-hint-points = { $points } PZ
learn-hint-plan = Potem: { $options }

## Help mode, and what was not explained before

learn-help = Pomoc: kliknij cokolwiek, a samo się objaśni
learn-helping = Tryb pomocy. Kliknij cokolwiek: objaśni się i nic nie zrobi. Esc kończy.
learn-help-end = Koniec
learn-explain-tapestry = Karty arrasu, które zostały w talii, i ile odrzucono. Pustą talię tworzy się na nowo z odrzuconych.
learn-explain-tech = Karty technologii, które zostały w talii, i ile odrzucono.
learn-explain-territory = Kafelki terytorium, które zostały w stosie. Nimi odkrywa się mapę.
learn-explain-space = Kafelki kosmosu, które zostały. Jest ich piętnaście i więcej nie będzie.
learn-explain-civilization = Cywilizacje, które zostały w talii. Kolejną dobiera się bez wyboru.
learn-explain-purse = Płaci się tym za kroki na torach. Najwyżej 8: nadmiar przepada.
learn-explain-track = Etap I kosztuje dowolny zasób; II dokłada zasób toru, III jeszcze jeden dowolny; IV kosztuje dwa zasoby toru. Kto pierwszy wejdzie do etapu II, III lub IV, bierze jego wielką budowlę.
learn-explain-row = Gdy zyskujesz budynek z tego rzędu, pierwszy z lewej trafia do stolicy, a odsłonięte pole liczy się odtąd w każdej turze przychodu.
learn-explain-end = Piąta tura przychodu jest ostatnia: cywilizacja, jedno ulepszenie i punkty; bez karty i bez przychodu.
learn-explain-points = Punkty zwycięstwa: liczone od razu i tylko po drodze. Wygrywa, kto ma ich na końcu najwięcej.
learn-explain-outposts = { $count ->
    [one] Został { $count } posterunek.
    [few] Zostały { $count } posterunki.
    [many] Zostało { $count } posterunków.
   *[other] Zostało { $count } posterunku.
} Każdy podbój zużywa jeden.

## The guide through the first era of a real game: a title and a few words for each step, and why

guide-start = Pierwsza gra z przewodnikiem
guide-start-words = Prawdziwa gra we dwoje z łagodnym botem; dymek mówi, co jest co.
guide-table = Pierwsza epoka z przewodnikiem
guide-step = { $number } z { $of }
guide-skip = Zamknij przewodnik
guide-open = Przewodnik
guide-why = Dlaczego?
guide-next = Dalej
guide-try = Spróbuj
guide-welcome-title = Witaj
guide-welcome-text = Prowadzisz lud od pierwszego ognia do gwiazd. Wygrywa, kto po pięciu turach przychodu każdego gracza ma najwięcej punktów. Najpierw wybierz stolicę: im więcej pustych działek, tym swobodniej się buduje.
guide-welcome-why = Niedostępne działki liczą się jako zajęte, więc stolica, która ma ich dużo, szybciej wypełnia rzędy i dzielnice.
guide-civilization-title = Twoja cywilizacja
guide-civilization-text = Daje ci coś, czego nie ma nikt inny, najczęściej w turach przychodu. Przeczytaj obie i zatrzymaj tę, która ci się podoba.
guide-civilization-why = Tu nie ma złego wyboru: gra jest długa i każda z nich może wygrać.
guide-income-title = Pierwszy przychód
guide-income-text = Twoja pierwsza tura to tura przychodu: moneta, robotnik, żywność, kultura, kafelek terytorium i karta arrasu. Dzieje się sama.
guide-income-why = Przynosi wszystko, co na macie przychodu jest odsłonięte. Budynki, które ją opuszczają, odsłaniają więcej.
guide-turn-title = Zapłać, idź, zyskaj
guide-turn-text = W swojej turze posuwasz się o jedno pole na jednym torze. Pasek obok pokazuje cenę: etap I kosztuje dowolny zasób. Duże ikony to twój zysk. Podświetlone pola są dla ciebie.
guide-turn-why = Zwiad na torze eksploracji daje dwa kafelki terytorium, które wkrótce położysz na mapie: dobry pierwszy krok.
guide-pay-title = Który zasób?
guide-pay-text = Tutaj wystarczy dowolny zasób. Dalsze etapy chcą zasobu toru: żywności w eksploracji, robotników w nauce, kultury w wojsku, monet w technologii.
guide-pay-why = Zachowaj to, czego zażądają następne kroki.
guide-explore-title = Nowe terytorium
guide-explore-text = Połóż kafelek obok swojego terytorium i obróć go: każdy bok, wzdłuż którego teren ciągnie się dalej, daje punkt. Potem zyskujesz to, co pokazuje kafelek.
guide-explore-why = Nic nie musi pasować. Nowe terytorium jest niczyje, dopóki ktoś go nie podbije.
guide-conquer-title = Posterunki i kości
guide-conquer-text = Postaw posterunek na terytorium obok swojego, rzuć dwiema kośćmi i weź jedną: czerwona daje punkty, czarna zasób albo to, co daje kafelek.
guide-conquer-why = Twoje terytoria dają punkty w turach przychodu i otwierają drogę do następnych.
guide-research-title = Kość nauki
guide-research-text = Kość wskazuje tor: możesz posunąć się na nim o jedno pole za darmo albo zostać.
guide-research-why = Darmowy krok jest prawie zawsze dobry. Z X pole nic nie daje, ale jesteś o krok dalej.
guide-invent-title = Wynalazki
guide-invent-text = Weź kartę technologii. Zaczyna w dolnym rzędzie; każde ulepszenie podnosi ją o rząd i daje jej okrąg, a potem kwadrat.
guide-invent-why = Każda tura przychodu daje jedno ulepszenie, więc nawet jedna karta opłaca się dwa razy.
guide-build-title = Twoja stolica
guide-build-text = Postaw budynek na pustej działce. Pełna dzielnica z dziewięciu działek od razu daje zasób, a pełne rzędy i kolumny dają punkty w turach przychodu.
guide-build-why = Zacznij tam, gdzie niedostępne działki zrobiły już połowę roboty.
guide-end-title = Koniec tury
guide-end-text = Spójrz na swoją turę. „Cofnij” działa, dopóki nie rzucono kością ani nie dobrano karty. Potem zakończ turę.
guide-end-why = W ustawieniach możesz włączyć automatyczny koniec tury.
guide-era-title = Następna epoka
guide-era-text = Zasoby się skończyły albo prawie: „Przychód” zaczyna epokę II. Zagrywasz kartę arrasu, możesz ulepszyć kartę technologii, dostajesz punkty i przychód. Znasz już grę: piąta tura przychodu będzie ostatnia.
guide-era-why = Kto wejdzie do epoki przed sąsiadami, dostaje za to zasoby; kto zostanie, zrobi najpierw więcej kroków.
