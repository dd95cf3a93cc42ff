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
# $known: the versions that can be read: 2, 3
error-position-version = nie można odczytać wersji pozycji { $version }, tylko { $known }
error-position-missing = brakuje: { $where }
error-position-unknown = { $nearest ->
    [none] { $where }: nie ma tu takiego klucza
   *[other] { $where }: nie ma tu takiego klucza; może { $nearest }
}
error-position-name = { $nearest ->
    [none] { $where }: nie ma czegoś takiego jak { $value }
   *[other] { $where }: nie ma czegoś takiego jak { $value }; może { $nearest }
}
error-position-object = { $where } musi być obiektem, a nie { $value }
error-position-list = { $where } musi być listą, a nie { $value }
error-position-entries = { $where }: lista ma złą długość; potrzeba: { $due }, jest: { $count }
error-position-number = { $where } musi być liczbą całkowitą od { $low } do { $high }, a nie { $value }
error-position-flag = { $where } to true albo false, a nie { $value }
error-position-text = { $where } musi być tekstem, a nie { $value }
error-position-digits = { $where } musi być tekstem o liczbie cyfr szesnastkowych { $count }, a nie { $value }
error-position-twice = { $where }: { $value } występuje dwa razy
error-position-null = { $when ->
    [bots] { $where } musi być null, gdy nie ma botów, a nie { $value }
    [automa] { $where } musi być null, gdy nie ma Automy, a nie { $value }
    [espionage] { $where } musi być null, dopóki w bieżącej epoce nie leży na wierzchu Szpiegostwo, a nie { $value }
   *[printed] { $where } musi być null na nadrukowanym terenie, a nie { $value }
}
error-position-ended = { $where }: gra { $player } już się skończyła
error-position-lasting = { $where }: { $card } nie ma zdolności trwającej całą epokę
error-position-building = { $where } musi być opcją, która umieszcza budynek, na przykład { $example }, a nie { $value }
error-position-covered = { $where }: { $value } zajmuje zabudowane działki
error-position-hex = { $side ->
    [small] { $where }: nie ma takiego pola na małej mapie
   *[large] { $where }: nie ma takiego pola na dużej mapie
}
error-position-upright = { $where }: stoją tu pionowo elementy dwóch graczy
error-position-outposts = { $where }: za dużo posterunków na mapie; jest: { $count }, najwyżej: { $most }
error-position-buildings = { $where }: za dużo budynków rodzaju { $building }; jest: { $count }, najwyżej: { $most }
error-position-landmark = { $where }: wielka budowla { $landmark } jest już gdzie indziej
error-position-gap = { $where }: pole przed budynkiem jest puste
error-position-impossible = taka pozycja jest niemożliwa: { $reason }

## Czego nie może być przy żadnym stole

error-impossible-missing = { $kind ->
    [tapestry_card] brakuje karty arrasu { $name }
    [tech_card] brakuje karty technologii { $name }
    [territory_tile] brakuje kafelka terytorium { $name }
    [space_tile] brakuje kafelka kosmosu { $name }
    [civilization] brakuje cywilizacji { $name }
   *[decision_card] brakuje karty decyzji { $name }
}
error-impossible-surplus = { $kind ->
    [tapestry_card] karta arrasu { $name } występuje zbyt wiele razy
    [tech_card] karta technologii { $name } występuje zbyt wiele razy
    [territory_tile] kafelek terytorium { $name } występuje zbyt wiele razy
    [space_tile] kafelek kosmosu { $name } występuje zbyt wiele razy
    [civilization] cywilizacja { $name } występuje zbyt wiele razy
   *[decision_card] karta decyzji { $name } występuje zbyt wiele razy
}
error-impossible-landmark = wielka budowla { $landmark }: właściciel: { $owner }, ale jest u: { $holders }
error-impossible-achievement = { $where }: zdobyli: { $players }, ale zapisane u: { $shown }
error-impossible-explored = { $where }: pole jest zarazem odkryte i nieodkryte
error-impossible-pieces = { $where }: są tu elementy, choć nie może ich tu być
error-impossible-control = { $where }: kontrola: { $players }, ale pionowo stoją elementy: { $upright }
error-impossible-resources = { $where }: każdego zasobu może być od 0 do { $most }, a nie { $amounts }
error-impossible-vp = { $where }: mniej niż 0 PZ: { $vp }
error-impossible-sheet = { $where }: arkusz punktacji nie sumuje się do liczby PZ
error-impossible-tokens = { $where }: znaczników gracza na torach: { $count }, a nie cztery
error-impossible-off-track = { $where }: znacznik gracza jest poza torami
error-impossible-taken = { $where }: z maty przychodu może zejść od 0 do { $most } budynków jednego rodzaju, a nie { $taken }
error-impossible-era = { $where }: nie ma epoki { $era }
error-impossible-finished = { $where }: gra się skończyła, choć trwa dopiero epoka { $era }
error-impossible-bot-owns = { $where }: bot ma coś, czego boty nigdy nie mają
error-impossible-outposts = { $where }: posterunki w zasobach: { $supply }, na mapie: { $laid }; razem musi ich być { $due }
error-impossible-cubes = { $where }: znaczniki na mapie: { $laid }, zabrane z mat cywilizacji: { $gone }
error-impossible-buildings = { $where }: budynki zabrane z maty przychodu, według rodzaju: { $taken }; umieszczone: { $there }
error-impossible-landmarks = { $where }: otrzymane wielkie budowle: { $gained }; umieszczone: { $there }
error-impossible-one-plot = { $where }: dwa budynki stoją na jednej działce
error-impossible-built = { $where }: zabudowane działki nie zgadzają się z budynkami
error-impossible-plots = { $where }: działki budynków zapewniających przychód się nie zgadzają
error-impossible-district = { $where }: dzielnica { $district } nie zgadza się ze swoimi działkami
error-impossible-force = { $where }: karta { $card } nie może działać

## Na początku tury

error-impossible-first = { $where }: { $player } nigdy nie zaczyna
error-impossible-display = { $where }: odsłonięte karty technologii: { $count }, potrzeba: { $due }
error-impossible-closed = { $where }: { $player } nie może zamknąć toru { $track }
error-impossible-closed-twice = { $where }: { $player } zamyka tor { $track } dwa razy
error-impossible-turn-shadow = { $where }: Imperium Cienia działa w turze Automy
error-impossible-turn-over = { $where }: wszyscy ludzie już skończyli, gra dobiegła końca
error-impossible-turn-ended = { $where }: gra { $player } już się skończyła
error-impossible-earned-often = { $where }: graczy, którzy je zdobyli: { $count }, pól z PZ: { $most }
error-impossible-earned = { $where }: { $player } nie może go mieć
error-impossible-marks-of-nobody = { $where }: nikt nie ma cywilizacji { $civilization }
error-impossible-piece-bot = { $where }: boty mają tylko posterunki
error-impossible-piece-nomads = { $where }: na mapie budują tylko Nomadzi
error-impossible-piece-shadow = { $where }: to Imperium Cienia nie ma niczego na mapie
error-impossible-piece-upright = { $where }: posterunki Imperium Cienia leżą przewrócone
error-impossible-piece-cube = { $where }: takiego znacznika nie można przewrócić
error-impossible-piece-toppled = { $where }: przewrócony element leży obok stojącego elementu przeciwnika
error-impossible-start = { $where }: na terytorium początkowym { $player } stoją dwa posterunki tego gracza
error-impossible-place = dwóch graczy ma to samo miejsce: stolice { $capitals }
error-impossible-tokens-each = { $where }: przed Osobliwością na każdym torze musi być jeden
error-impossible-tokens-left = { $where }: znacznik może opuścić tylko tor technologii
error-impossible-options = { $where }: w opcjach jest { $value }
error-impossible-dealt = { $where }: cywilizacja { $civilization } nie mogła zostać rozdana
error-impossible-ended = { $where }: gra kończy się z turą przychodu { $last }, nie wcześniej
error-impossible-not-begun = { $where }: ta epoka jeszcze się nie zaczęła
error-impossible-face-down = { $where }: zakryta może być tylko karta na spodzie w epokach od 2 do 4
error-impossible-copied = { $where }: karta { $card } nie leży odsłonięta na żadnej macie
error-impossible-top-card = { $where }: działająca karta nie leży na wierzchu w bieżącej epoce
error-impossible-cover = { $where }: nie można przykryć karty epoki { $era }
error-impossible-pact = { $where }: nie pozwala na to żadna działająca karta
error-impossible-pact-track = { $where }: tor wybiera się dla karty „Mariaż dynastyczny” i tylko dla niej
error-impossible-pact-alone = { $where }: tor wymaga partnera

## Maty cywilizacji i boty

error-impossible-historians-holder = { $where }: { $player } nie może go mieć
error-impossible-historians-squares = { $where }: oddane: { $given }, odsłonięte kwadraty: { $exposed }
error-impossible-militants = { $where }: posterunki w zasobach: { $supply }, na macie Wojowników: { $standing }
error-impossible-inventors = { $where }: nikt nie ma karty { $card }
error-impossible-heralds = { $where }: { $player } nie ma takiej karty w epoce { $era } albo nie może na niej leżeć znacznik
error-impossible-tokens-on-cards = { $where }: na kartach: { $laid }, na macie: { $left }; na początku jest ich { $start }
error-impossible-bot-tokens = { $where }: bot ma po jednym na każdym torze
error-impossible-bot-landmarks = { $where }: boty otrzymują tylko wielkie budowle z torów
error-impossible-shadow-owns = { $where }: Imperium Cienia nie ma punktów, epok ani kart
error-impossible-shadow-landmarks = { $where }: wielkie budowle Imperium Cienia zatrzymuje Automa
error-impossible-automa-cards = { $where }: jedna karta, zakryta, w każdej z rozpoczętych epok od 2 do 4
error-impossible-automa-civilizations = { $where }: na poziomie { $level } potrzeba: { $due }
error-impossible-shadow-solo = { $where }: cywilizacje i karty postępu należą do Automy
error-impossible-odd-deck = { $where }: kart: { $count }; dobiera się je parami
error-impossible-half-pair = { $where }: karcie decyzji towarzyszy karta rozstrzygająca
error-impossible-no-pair = { $where }: skoro są odrzucone karty, musi być para
error-impossible-progress = { $where }: liczba kart na poziomie { $level } w epoce { $era } musi wynosić { $due }, a nie { $count }
error-impossible-base-cards = { $where }: nigdy nie ma wśród nich kart od 1 do { $last }
error-impossible-early-pair = { $where }: przed turą przychodu 1 nie dobiera się kart
