### Why something is so: what the bots of the solo game do, what a player cannot do, what is still to come.
###
### Reasons of the bots are joined by list-reason and follow a colon.

list-reason = { $list }; { $item }

## Which track. $tracks: those the decision card leaves; $count: how many they are; $steps: to the goal

reason-track-all = { $count ->
    [1] tylko tam może się rozwinąć
    [4] może się rozwinąć na dowolnym torze
   *[other] może się rozwinąć na torze { $tracks }
}
reason-track-finish = { $count ->
    [1] tam jest najdalej, do końca { steps }
    [4] na każdym torze jest równie daleko, do końca { steps }
   *[other] równie daleko na torach: { $tracks } (do końca { steps })
}
reason-track-landmark_or_finish = { $count ->
    [1] tam ma najbliżej do dostępnej wielkiej budowli lub końca toru: { steps }
    [4] na każdym torze ma równie blisko do dostępnej wielkiej budowli lub końca: { steps }
   *[other] równie blisko do dostępnej wielkiej budowli lub końca na torach: { $tracks } ({ steps })
}
steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}
# $favorite: whether the card names it as the favourite. $below: the Shadow Empire reads the card from below
reason-track-order = { $below ->
    [yes] { $favorite ->
        [yes] na karcie rozstrzygającej, czytanej od dołu, pierwszy jest ulubiony tor
       *[no] na karcie rozstrzygającej, czytanej od dołu, pierwszy jest tor { $track }
    }
   *[no] { $favorite ->
        [yes] na karcie rozstrzygającej pierwszy jest ulubiony tor
       *[no] na karcie rozstrzygającej pierwszy jest tor { $track }
    }
}

## Which hex. $person: the only person of a solo game. $steps: how far the hex is; none without a way

reason-hex-your_territory = { $person-is ->
    [you] jedno z twoich terytoriów
   *[other] terytorium, które ma { $person }
}
reason-hex-neutral = terytorium do wzięcia
reason-hex-not_beside_you = { $person-is ->
    [you] nie sąsiaduje z twoimi terytoriami
   *[other] nie sąsiaduje z terytoriami, które ma { $person }
}
reason-hex-closest_to_middle = najbliżej środkowej wyspy{ away }
reason-hex-closest_to_weak_territory = { $person-is ->
    [you] najbliżej twojego terytorium z jednym znacznikiem{ away }
   *[other] najbliżej terytorium z jednym znacznikiem, które ma { $person }{ away }
}
reason-hex-closest_to_you = { $person-is ->
    [you] najbliżej twoich terytoriów{ away }
   *[other] najbliżej terytoriów, które ma { $person }{ away }
}
reason-hex-furthest_from_you = { $person-is ->
    [you] najdalej od twoich terytoriów{ away }
   *[other] najdalej od terytoriów, które ma { $person }{ away }
}
away = { $steps ->
    [none] , bez połączenia
    [0] {""}
   *[other] {" "}({ steps })
}
reason-hex-secure = terytorium z jednym znacznikiem
reason-hex-only = jedyne możliwe miejsce
# $others: the hexes left out, up to three by name. $along, $side: the order of the hexes, see direction-...
reason-hex-order = { $count ->
    [1] na karcie rozstrzygającej przed { $others } (kierunek { $along }, linie od { $side })
    [2] na karcie rozstrzygającej przed { $others } (kierunek { $along }, linie od { $side })
    [3] na karcie rozstrzygającej przed { $others } (kierunek { $along }, linie od { $side })
    [one] na karcie rozstrzygającej przed { $count } innym (kierunek { $along }, linie od { $side })
    [few] na karcie rozstrzygającej przed { $count } innymi (kierunek { $along }, linie od { $side })
    [many] na karcie rozstrzygającej przed { $count } innymi (kierunek { $along }, linie od { $side })
   *[other] na karcie rozstrzygającej przed { $count } innymi (kierunek { $along }, linie od { $side })
}

# Compass points as on maps everywhere
direction-N = N
direction-NE = NE
direction-E = E
direction-SE = SE
direction-S = S
direction-SW = SW
direction-W = W
direction-NW = NW

## Why something cannot be chosen

refused-end_of_track = tor jest już ukończony
refused-closed = { $closed_by-is ->
    [you] ten tor jest zamknięty przez ciebie
   *[other] { $closed_by } blokuje ten tor
}
refused-forbidden = zabrania tego twoja karta
# $missing: in the accusative
refused-unpayable = trzeba mieć jeszcze { $missing }
refused-prerequisite = wymagania nie są spełnione
refused-full = nie ma miejsca na kolejny posterunek
refused-protected = chroni je sojusz

## Why nothing can be taken back. none: there is no choice

undo-none = jeszcze niczego nie wybrano
undo-turn = w tej turze nie było jeszcze twojego wyboru
undo-other_player = ostatni wybór nie był twój
undo-revealed = potem coś odsłonięto, a rzutów kośćmi i dobranych kart nie cofa się nigdy
undo-over = gra się skończyła
undo-guess = tu zaczyna się gra

## What is still to come: steps that are neither effects nor questions

step-after_advance = następstwa rozwoju
step-after_benefit = następstwa profitu
step-after_conquest = następstwa podboju
step-after_landmark = następstwa wielkiej budowli
step-after_upgrade = następstwa ulepszenia
step-alchemists_roll = rzut kością nauki
step-attack = atak
step-automa_benefit = profit Automy
step-automa_civilization = cywilizacja Automy
step-automa_draws = Automa dobiera kartę
step-automa_gains = zyski Automy
step-automa_trap = Automa szuka pułapki
step-automa_vp = punkty Automy
step-bot_advances = rozwój bota
step-bot_step = krok bota
step-bots_finish = boty kończą grę
step-bots_turn = tura botów
step-card_on_mat = karta na macie Automy
step-change_favorites = nowe ulubione tory
step-conquer_dice = kości podboju
step-conquerors_score = punkty Zdobywców
step-die_left = pozostała kość
step-end_first_income = koniec pierwszej tury przychodu
step-end_of_income = koniec tury przychodu
step-end_turn = koniec tury
step-era_card = karta arrasu epoki
step-finish = koniec gry dla tego gracza
step-first_into_era = pierwsze wejście do epoki
step-first_turn = pierwsza tura
step-historians_squares = kwadraty Historyków
step-income_cards = karty arrasu z przychodu
step-income_resources = zasoby z przychodu
step-income_tiles = kafelki terytorium z przychodu
step-income_vp = punkty zwycięstwa z przychodu
step-landmark = wielka budowla
step-progress_cards = karty postępu
step-reveal = ujawnienie wyborów początkowych
step-rewards = nagrody z pola
step-science_die = kość nauki
step-set_up_civilization = przygotowanie cywilizacji
step-shuffle_decisions = tasowanie kart decyzji
step-start_bonus = korekta początkowa
step-step_forward = rozwój
step-take_over = przejęcie karty technologii
step-tech_part = część karty technologii
step-upgrade = ulepszenie

## Czego serwer odmawia, według kodu odpowiedzi

problem-malformed = nie da się tego odczytać
problem-unknown_host = ten serwer nie ma takiej nazwy
problem-unknown_token = ten link niczego nie otwiera
problem-unknown_code = ten kod niczego nie otwiera
problem-not_yours = to może zrobić tylko ktoś inny
problem-foreign_origin = strony innych witryn nie mogą tego robić
problem-not_found = tu nic nie ma
problem-no_such_table = nie ma takiego stołu
problem-no_such_seat = nie ma takiego miejsca
problem-method_not_allowed = tego nie da się tu zrobić
problem-too_slow = żądanie dotarło za późno
problem-decision_closed = to pytanie nie jest już otwarte
problem-cannot_undo = tego nie można cofnąć
problem-seat_taken = ktoś już tu siedzi
problem-invite_spent = to zaproszenie zostało już użyte
problem-still_running = gra jeszcze trwa
problem-table_over = gra jest zakończona
problem-not_now = nie pasuje to do obecnego stanu stołu
problem-too_large = to jest za duże
problem-illegal_option = to nie jest jedna z opcji
problem-wrong_share = to nie jest to, co zapieczętowano
problem-key_reused = to zostało już wysłane
problem-bad_options = takiej gry nie da się przygotować
problem-bad_record = tego zapisu nie da się odtworzyć
problem-too_many = za dużo naraz, spróbuj za chwilę
problem-failed = coś się nie udało na serwerze
problem-not_ready = serwer nie jest gotowy, spróbuj za chwilę
