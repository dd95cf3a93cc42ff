### The page in the browser: the prompt, and the screens around the table.

## The prompt: a short head for each kind of question, and the word on the button that confirms it

ask-turn = Twoja tura
    .words = { $last ->
        [yes] Rozwój na torze albo twoja ostatnia tura przychodu.
       *[no] Rozwój na torze albo tura przychodu i epoka { $era }.
    }
ask-advance = Rozwój
ask-research = Badanie
ask-use_rolls = Wykorzystaj rzuty
ask-which_roll = Który rzut?
ask-roll_again = Rzucasz dalej?
ask-name_track = Który tor?
ask-pact_track = Który tor?
ask-singularity = Na który start?
ask-token = Który znacznik?
ask-jump = Który znacznik skacze?
ask-repeat = Które pole?
ask-regress = Który znacznik cofasz?
ask-move = Przesuń znacznik
ask-opponent_token = Czyje pole?
ask-pay = Zapłać
    .words = Za pole { $space }: { $any ->
        [one] { $any } dowolny zasób
        [few] { $any } dowolne zasoby
        [many] { $any } dowolnych zasobów
       *[other] { $any } dowolnego zasobu
    }{ $fixed ->
        [0] .
       *[other] ; kropka oznacza część stałą.
    }
ask-gain = Weź zasoby
ask-bonus = Premia?
ask-convert = Zamień żywność
ask-exchange = Kup lub sprzedaj
ask-explore_tile = Odkrywanie
ask-explore_hex = Odkrywanie
ask-explore_turn = Odkrywanie
    .words = Obróć i połóż kafelek.
ask-conquer = Podbój
ask-trade = Handel
ask-colony = Kolonia
ask-uprising = Powstanie
ask-explore_space = Odkrywanie kosmosu
ask-building = Który budynek?
ask-place = Budowa
ask-landmark = Która wielka budowla?
ask-swap = Zamień dwa budynki
ask-swap_with = Zamień dwa budynki
ask-die = { $held ->
    [yes] Pole { $hex } jest twoje
   *[no] Pułapka na polu { $hex }
}
ask-trap = { $attacker } atakuje pole { $hex }
    .words = Używasz pułapki?
ask-play_tapestry = Zagraj kartę
ask-play_gained = Zagrać od razu?
ask-discard = Odrzuć
ask-discard_for_vp = Odrzuć za PZ
ask-heralds = Która karta ponownie?
ask-copy = Skopiuj kartę
ask-historians = Oddać znacznik?
ask-give_tile = Oddać kafelek?
ask-invent = Wynajdywanie
ask-refresh = Nowe karty?
ask-upgrade = Ulepsz kartę
ask-tech_part = Jeszcze raz
ask-token_on_tech = Znacznik na którą kartę?
ask-same_benefit = To samo dla ciebie?
ask-use_civilization = Która cywilizacja?
ask-path = Dokąd przesunąć?
ask-column = Która kolumna?
ask-square = Który kwadrat?
ask-predict = Przepowiednia
ask-outpost_row = Który posterunek?
ask-fill_row = Do którego rzędu?
ask-isolate = Zamknąć to pole?
ask-may = Skorzystasz?
ask-olympics = Bierzesz udział?
ask-double_benefit = Podwójny profit?
ask-settle_tile = Posterunek tutaj?
ask-one_of = Jedno do wyboru
ask-order = Co najpierw?
ask-income_order = Co najpierw?
ask-opponent = Który przeciwnik?
ask-give_tile_to = Kto go dostaje?
ask-capital = Wybierz swój start
ask-civilization = Wybierz swój start
ask-automa_civilization = Dla Automy
ask-end_turn = Koniec twojej tury
    .words = { $undo ->
        [yes] Spójrz jeszcze raz albo coś cofnij.
       *[no] Spójrz jeszcze raz.
    }

confirm-advance = Rozwiń się
confirm-name_track = Ten
confirm-pact_track = Ten
confirm-singularity = Ten
confirm-repeat = Ponownie
confirm-regress = Cofnij się
confirm-move = Przesuń
confirm-opponent_token = Skorzystaj
confirm-pay = Zapłać
confirm-gain = Odbierz
confirm-bonus = Zapłać
confirm-exchange = Zgoda
confirm-explore_turn = Połóż
confirm-conquer = Atakuj
confirm-trade = Połóż znacznik
confirm-colony = Ten
confirm-uprising = Postaw
confirm-explore_space = Odkryj
confirm-place = Buduj
confirm-place-over = Buduj poza brzeg
confirm-landmark = Weź
confirm-swap_with = Zamień
confirm-play_tapestry = Zagraj
confirm-play_gained = Zagraj
confirm-discard = Odrzuć
confirm-discard_for_vp = Odrzuć
confirm-heralds = Użyj
confirm-copy = Skopiuj
confirm-historians = Odrzuć
confirm-give_tile = Oddaj
confirm-upgrade = Ulepsz
confirm-token_on_tech = Połóż znacznik
confirm-predict = Przepowiedz
confirm-opponent = Wybierz
confirm-give_tile_to = Oddaj
confirm-capital = Zachowaj
confirm-civilization = Zachowaj
confirm-automa_civilization = Wybierz

page-question = Co robisz?
page-all-cards = Karty wszystkich graczy
page-undo = Cofnij
page-undo-all = Cofnij do początku
page-end-turn = Zakończ turę
page-end-turn-in = Zakończ turę · { $seconds } s
page-no-thanks = Nie, dziękuję
page-done = Gotowe
page-then = potem
page-space-start = Start
page-step-to = { $from } → { $to }
page-income-turn = Przychód
page-into-era = epoka { $era }
page-last-turn = ostatnia tura
page-deck = Górna karta z talii
page-add = dodaj: { $what }
page-remove = odejmij: { $what }
page-lost-over-eight = ponad 8 przepada
page-sure = Na pewno?
page-anyway = Zrób to mimo to
page-loses = Przepada ponad limit 8: { $what }.
page-gives-up = Rezygnujesz ze zdolności: { $ability }.
page-marked = zaznaczone: { $count }
page-not-now = Nie teraz
page-refused = { $what }; nie teraz: { $why }
page-buy = Kup { $amount }
page-sell = Sprzedaj { $amount }
page-beside = Obok stolicy
page-pick-plot = Wskaż działkę; { $ways ->
    [one] pasuje jedno ustawienie
    [few] pasują { $ways } ustawienia
    [many] pasuje { $ways } ustawień
   *[other] pasuje { $ways } ustawienia
}.
page-pick-hex = { $count ->
    [one] Podświetlone jest jedno pole.
    [few] Podświetlone są { $count } pola.
    [many] Podświetlonych jest { $count } pól.
   *[other] Podświetlone jest { $count } pola.
}
page-turn-left = obróć w lewo
page-turn-right = obróć w prawo
page-next-place = Następne miejsce, { $at } z { $all }
page-plots-inside = { $over ->
    [0] działki w mieście: { $all } z { $all }
   *[other] w mieście { $inside } z { $all }, poza brzegiem { $over }
}
page-turned = obrót { $turn }/6, { $points } PZ
page-roll = Rzuć
page-die-red = czerwona kość
page-die-black = czarna kość
page-die-territories = 1 za terytorium × { $count }
page-die-benefit = profit z pola { $hex }
page-die-nothing = Nic tutaj
page-die-nothing-words = pole { $hex } nie daje profitu
page-bust = Ryzyko straty: { $bad } na { $all }
page-stop = Koniec rzutów
page-no-trap = Nie masz pułapki na ręce
page-let-fall = Oddaj pole
page-let-fall-brings = terytoria { $before } → { $after }; pole { $hex } przejmuje { $attacker }
page-spring-trap = Użyj pułapki
page-spring-trap-brings = zachowujesz pole { $hex }, posterunek wroga pada, 1 dowolny zasób; { $traps ->
    [one] twoja jedyna pułapka
    [few] 1 z { $traps } pułapek
    [many] 1 z { $traps } pułapek
   *[other] 1 z { $traps } pułapek
}
page-steps-tile = kafelek
page-steps-place = miejsce
page-steps-turn = obrót
page-open-plots = { $count ->
    [one] { $count } pusta działka
    [few] { $count } puste działki
    [many] { $count } pustych działek
   *[other] { $count } pustej działki
}
page-start-place = start { $number }
page-where-begin = Gdzie zaczynasz
page-where-begin-words = tam stoją twoje dwa pierwsze posterunki
page-waiting = Decyduje { $player }
page-waiting-many = Decydują: { $players }
page-waiting-words = Możesz się rozejrzeć, poczytać karty, zaplanować następny ruch.
page-asked = Pytanie: „{ $question }”
page-asked-turn = Rozwój na torze albo tura przychodu.
page-asked-end_turn = Tura jest rozegrana; można jeszcze coś cofnąć.
page-you-have-chosen = Twój wybór jest zapisany. Pozostali jeszcze myślą.
page-change-mind = Zmień wybór
page-lost = Brak połączenia
page-lost-words = Trwa ponowne łączenie. Twoje wybory nie przepadną.
page-gone = Nie ma takiego stołu
page-gone-words = Link może być niepełny albo stół usunięto.
page-stale = Gra poszła dalej. Oto nowe pytanie.
page-moved-on = Gra poszła dalej.
page-illegal = To było niemożliwe. Oto pytanie jeszcze raz.
page-sending = Chwileczkę…
page-winner = { $count ->
    [one] Wygrywa { $players }
    [few] Wspólne zwycięstwo: { $players }
    [many] Wspólne zwycięstwo: { $players }
   *[other] Wspólne zwycięstwo: { $players }
}
page-home = Strona główna

## The start page

page-new-game = Nowa gra
page-quick-game = Zagraj teraz
page-quick-game-words = Ty przeciw jednemu botowi, mała mapa
page-you = Ty
page-bot = Bot
page-nobody = Puste
page-seat = Miejsce { $number }
page-level-novice = Nowicjusz
page-level-apprentice = Uczeń
page-level-journeyman = Czeladnik
page-level-artisan = Rzemieślnik
page-level-virtuoso = Wirtuoz
page-level-master = Mistrz
page-sit-down = Usiądź do gry
page-your-tables = Kontynuuj
page-no-tables = Na razie pusto: stoły, przy których grasz, są zapamiętywane tutaj, na tym urządzeniu.
page-unofficial = Nieoficjalna, otwartoźródłowa wersja fanowska. Tapestry jest znakiem towarowym Stonemaier LLC; wszystkie ilustracje powstały dla tego projektu.
page-busy-server = Serwer nie odpowiada
page-one-moment = Chwileczkę…
page-link-spent = To zaproszenie zostało już wykorzystane
page-curtain = { $player }, teraz tkasz ty
page-curtain-words = Podejdź do ekranu: dopóki nie podniesiesz kurtyny, nie widać na nim niczyich kart.
page-raise = To ja, { $player }: podnieś kurtynę
