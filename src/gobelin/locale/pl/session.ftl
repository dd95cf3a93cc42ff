### A game at the terminal: how the players stand, the page around a question, what commands answer.

## Status

status-turn = Tura { $number }
status-era = { $points } PZ, epoka { $era }
status-no-era = { $points } PZ
status-finished = { $points } PZ, koniec gry
# $name: a resource
status-resource = { $name } { $count }
# $cards in the hand, territory $tiles
status-held = karty { $cards }, kafelki { $tiles }

## News

news-more = (działo się więcej: l pokazuje dziennik)

## The page of a question

# $later: effects that come after this question
question-then = potem: { $later }
question-end-turn = Enter kończy turę, u cofa twój ostatni wybór.
# $common: a hint, see hints.ftl
question-common = w każdym razie: { $common }
# Of a landmark a place is the upper left corner of its outline with the way it is turned
question-places = Miejsca ({ $count }), od najlepszych; o: wszystkie
# Of places that are read aloud
question-more-places = { $count ->
    [one] Jeszcze jedno miejsce: o odczytuje wszystkie.
    [few] Jeszcze { $count } miejsca: o odczytuje wszystkie.
    [many] Jeszcze { $count } miejsc: o odczytuje wszystkie.
   *[other] Jeszcze { $count } miejsca: o odczytuje wszystkie.
}
question-more = (liczba opcji: { $count }; o pokazuje wszystkie)
question-options = (liczba opcji: { $count }; o je pokazuje)
# Options read aloud: $hint see hints.ftl
choice-brings = {"; "}skutek: { $hint }
choice-reveals = {" "}(coś odsłania, nie da się cofnąć)

## Places in the city. $part: the number of a district or row, the letter of a column; $left plots to go

place-completes-district = wypełnia dzielnicę { $part }
place-completes-row = wypełnia rząd { $part }
place-completes-column = wypełnia kolumnę { $part }
place-fills-district = dzielnica { $part }: puste { $left }
place-fills-row = rząd { $part }: puste { $left }
place-fills-column = kolumna { $part }: puste { $left }

## What commands answer

session-welcome = Witaj przy stole. Wpisz h, aby zobaczyć pomoc, albo q, aby zakończyć.
session-number = Wpisz liczbę od 1 do { $count } albo h (pomoc).
# $options: those that may be meant; $count: how many more there are
session-which = { $count ->
    [0] Która opcja: { $options }?
   *[other] Która opcja: { $options }, ... (i jeszcze { $count })?
}
session-unknown = { $count ->
    [1] Nie ma opcji { $typed }. Enter wybiera jedyną możliwą.
   *[other] Nie ma opcji { $typed }. Wpisz liczbę od 1 do { $count }, o (wszystkie) albo h (pomoc).
}
session-no-undo = Tego nie można cofnąć: { $reason }.
session-undone = Cofnięto.
# $kept: yes, no
session-save = { $kept ->
    [yes] Gra jest zapisywana w pliku { $path }. Wpisz save i nazwę pliku, aby zrobić kopię.
   *[no] Wpisz save i nazwę pliku, aby zrobić kopię.
}
session-saved = Zapisano w pliku { $path }.
session-not-saved = Nie zapisano: { $reason }.
session-left-alone = Nie zapisano: plik pozostaje bez zmian.
session-yes-or-no = t (tak) lub n (nie)
# What means yes, all with small letters
session-yes = t tak y
# After "gobelin: "; $reason: one of those below
session-not-kept = gra nie jest zapisywana: { $reason }
session-exists = Plik { $path } już istnieje. Zastąpić go tą grą?
session-kept = Gra jest zapisana w pliku { $path }.
# $command: what to type
session-resume = Ciąg dalszy: { $command }
session-goodbye = Do widzenia. Niczego nie wybrano, więc nie ma czego zapisywać.
session-record = Zapis gry znajduje się w pliku { $path }.
look-tracks = t nauka pokazuje wszystkie pola jednego toru, t all – wszystkich czterech.
look-rules = rules i numer pokazuje rozdział, rules all cały tekst.
look-no-log = Nic się jeszcze nie wydarzyło.
# $points: expected in the end, by a bot
look-hint = { $option }: oczekiwany wynik { $points }
# $options: what is to be chosen next, one after the other
look-hint-plan = potem { $options }
look-log = (wcześniejsze wiersze: { $count }; l all pokazuje wszystkie)

## Why a game cannot be saved. $name: as the file was called; $reason: what the system says

save-empty = nazwa pliku jest pusta
save-nul = nazwa pliku nie może zawierać znaku NUL
save-cannot-write = nie można zapisać pliku { $name }: { $reason }
save-folder-name = nie można zapisać pliku { $name }: to nazwa folderu
save-folder = nie można zapisać pliku { $name }: to folder
save-no-folder = nie można zapisać pliku { $name }: nie ma folderu { $folder }
save-locked-folder = nie można zapisać pliku { $name }: w folderze { $folder } nie można niczego zapisać
save-not-ordinary = nie można zapisać pliku { $name }: to nie jest zwykły plik
save-no-new-folder = nie można utworzyć folderu { $folder }: { $reason }

## Help

help-choose = Wybieraj numerem albo tekstem: 2, nauka, c4, c4 r1 (działka i obrót wielkiej budowli). Sam Enter wybiera jedyną możliwą opcję.
help-key-u = cofnij ostatni wybór (ale nie rzut kością ani dobrane karty)
help-key-o = wszystkie opcje w całości
help-key-a = cały stół
help-key-b = plansza; b words opisuje ją słowami, b drawn rysuje
help-key-c = twoja stolica i mata przychodu
help-key-m = maty i stolice wszystkich graczy oraz karty botów
help-key-t = tory; t nauka: wszystkie pola jednego toru
help-key-l = ostatnia strona dziennika; l all: cały dziennik
help-key-s = arkusze punktacji
help-key-hint = co na twoim miejscu zrobiłby bot i jakiego wyniku oczekuje
help-key-rules = zasady w skrócie; rules 3: jeden rozdział, rules all: wszystkie
help-key-save = save PLIK zapisuje kopię gry w obecnym stanie
help-key-q = zakończ: gra zostaje zapisana, gobelin play --resume ją wznawia
help-marks = -> mówi, co od razu z tego wynika; * oznacza, że coś zostanie odsłonięte (nie da się cofnąć).
help-map = G1 na mapie to posterunek gracza 1, Au – Automy, Ci – Imperium Cienia (małe litery: przewrócony); na torach są to 1, A i C.
help-city = W stolicy { $letters }; małe litery to wielkie budowle.
help-more = h words: co znaczą odkrywanie, podbój, badanie, wynajdywanie, ulepszenie, przychód
help-term-explore = Odkrywanie: połóż kafelek terytorium obok kontrolowanego terytorium. PZ za pasujące boki i profit z kafelka.
help-term-conquer = Podbój: umieść posterunek obok kontrolowanego terytorium, rzuć dwiema kośćmi i wybierz jedną.
help-term-research = Badanie: rzuć kością nauki; możesz się rozwinąć na wskazanym torze.
help-term-invent = Wynajdywanie: weź kartę technologii do swojego dolnego rzędu.
help-term-upgrade = Ulepszenie: przesuń kartę technologii o rząd w górę. Środkowy rząd daje profit z okręgu, górny – z kwadratu.
help-term-income = Przychód: cywilizacja, karta arrasu, jedno ulepszenie i PZ, potem zasoby. Rozpoczyna epokę.

## The table in words

# $side: small, large
aloud-map = { $side ->
    [small] Mała mapa:
   *[large] Duża mapa:
}
aloud-held = { $owner-is ->
    [you] Twoje:
    [nobody] Niczyje:
   *[other] { $owner }:
}
aloud-unexplored = Nieodkryte: { $hexes }
aloud-outpost = { $owner-is ->
    [you] { $toppled ->
        [yes] twoje przewrócone posterunki: { $count }
       *[no] twoje posterunki: { $count }
    }
   *[other] { $toppled ->
        [yes] przewrócone posterunki ({ $owner }): { $count }
       *[no] posterunki ({ $owner }): { $count }
    }
}
aloud-cube = { $owner-is ->
    [you] twoje znaczniki: { $count }
   *[other] znaczniki ({ $owner }): { $count }
}
aloud-piece = { $owner-is ->
    [you] { $piece } (ty)
   *[other] { $piece } ({ $owner })
}
aloud-token = { $player }: { $space }
aloud-landmark = { $owner-is ->
    [nobody] { $landmark }, pole { $space }: do zdobycia
    [out_of_play] { $landmark }, pole { $space }: poza grą
   *[other] { $landmark }, pole { $space }: { $owner }
}
aloud-space = { $name }, { $cost }: { $gives }
aloud-here = {"; "}stoją tu: { $players }
aloud-closed = tor zamknięty ({ $owner })
aloud-no-city = Stolica nie jest jeszcze wybrana.
aloud-city = { $owner-is ->
    [you] Twoja stolica, { $capital }:
   *[other] Stolica ({ $owner }), { $capital }:
}
aloud-none = brak
aloud-row = puste w rzędzie { $row }: { $plots }
aloud-complete = ukończone dzielnice: { $districts }; wypełnione rzędy i kolumny: { $lines }
# $following: what the next building uncovers, none when all are taken
aloud-income = { $following ->
    [none] { $building }, zabrano { $taken } z 5; w każdej turze przychodu: { $gives }
   *[other] { $building }, zabrano { $taken } z 5; w każdej turze przychodu: { $gives }; następny odsłania: { $following }
}
