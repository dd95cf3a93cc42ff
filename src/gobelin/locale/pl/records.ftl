### What is wrong with a record, with the set-up or the position in it, in Polish. en/records.ftl says what each message is.

## Zapisy gier

error-record-none = to nie jest zapis gry gobelin
error-record-no-choices = w zapisie brakuje listy wyborów
error-record-version = nieznana wersja zapisu: { $version }
error-record-rules = wersja zasad musi być liczbą całkowitą od 1, a nie { $version }
error-record-seed = ziarno musi być liczbą całkowitą albo tekstem o długości do { $most } znaków, a nie { $seed }
error-record-dealt = w wersji { $made-with } zasad to ziarno dawało inne karty niż w wersji { $rules }: tylko tamta wersja może odtworzyć ten zapis
error-record-luck = zobowiązanie i los muszą być takie, jak zapisuje je gobelin: teksty z 64 cyfr szesnastkowych, udziały i pieczęcie według miejsc
error-record-choice = { $other-rules ->
    [yes] wybór { $number } z { $count }, { $choice }, jest tam niemożliwy; zapis powstał w wersji { $made-with } zasad, to wersja { $rules }
   *[no] wybór { $number } z { $count }, { $choice }, jest tam niemożliwy
}
error-record-result = { $other-rules ->
    [yes] zapisany wynik nie jest wynikiem tej gry; zapis powstał w wersji { $made-with } zasad, to wersja { $rules }
   *[no] zapisany wynik nie jest wynikiem tej gry
}
error-record-setup = nie można odczytać przygotowania gry: { $reason }
error-record-date = data ma wyglądać tak: 2026-01-31 albo 2026-01-31T20:15:00+01:00
error-record-seats = { $count ->
    [one] lista miejsc musi mieć { $count } pozycję
    [few] lista miejsc musi mieć { $count } pozycje
    [many] lista miejsc musi mieć { $count } pozycji
   *[other] lista miejsc musi mieć { $count } pozycji
}
error-record-seat = miejsce { $number }: potrzebne są nazwa i rodzaj, oba krótkie, i nic więcej

## Ustawienia gry w zapisach

error-option-flag = { $option } to true albo false, a nie { $value }
error-option-players = gra ma od 1 do 5 graczy, a nie { $value }
error-option-level = poziom musi być liczbą od 1 do 6, a nie { $value }
error-option-list = { $option } musi być listą, a nie { $value }
error-option-seats = { $option } musi być listą z pozycją dla każdego miejsca, a nie { $value }
error-option-capital = maty stolicy mają numery od 1 do 6, nie ma maty { $value }
error-option-no-civilization = nie ma cywilizacji { $value }
error-option-no-tapestry_card = nie ma karty arrasu { $value }
error-option-object = opcje muszą być obiektem, a nie { $value }
error-option-unknown = nie ma opcji { $value }
error-option-no-players = brakuje liczby graczy
error-option-solo = poziom od 1 do 6 jest dla jednego gracza; tutaj graczy: { $players }, poziom: { $level }
error-shadow-players = Imperium Cienia dołącza do dwóch graczy, a nie do { $players }
error-option-entries = { $option }: potrzeba po jednej pozycji na gracza; graczy: { $players }, pozycji: { $count }
error-option-same-civilization = dwóch graczy nie może mieć tej samej cywilizacji
error-option-absent = tego nie ma przy tym stole: { $civilizations }
error-option-same-start = dwie stolice mają to samo terytorium początkowe: { $capitals }

## Pozycje w zapisach

error-position-none = to nie jest pozycja gobelin
error-position-version = nie można odczytać wersji pozycji { $version }, tylko { $known }
error-position-impossible = taka pozycja jest niemożliwa: { $reason }
