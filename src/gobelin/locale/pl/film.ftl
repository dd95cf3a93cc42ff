### The page in the browser after a game, and looking back, in Polish. en/film.ftl says what each message is.

## How a table ended

end-title = Tkanina zdjęta z krosna
end-sub = { $side ->
    [small] mała mapa
   *[large] duża mapa
} · { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}
end-agreement = Koniec za zgodą wszystkich
end-agreement-words = Wszyscy zgodzili się tu skończyć. Nikt nie wygrał; oto dotychczasowe punkty.
end-record = Zapis urywa się tutaj
end-record-words = Tej gry nie rozegrano do końca. Oto dotychczasowe punkty.
end-rules = Koniec z powodu nowych zasad
end-rules-words = Nowsza wersja zasad nie umie odtworzyć tej gry. Oto punkty w miejscu, w którym stanęła.
end-nobody = Nikt nie wygrywa
end-nobody-words = Wszyscy gracze się poddali.
end-conceded = { $count ->
    [one] Poddaje się: { $players }.
    [few] Poddają się: { $players }.
    [many] Poddają się: { $players }.
   *[other] Poddają się: { $players }.
}
end-won-solo = Pokonujesz Automę
end-lost-solo = Wygrywa Automa
end-level = Poziom { $level }, { $name }.
end-has-conceded = poddanie gry
end-resources-left = { $left ->
    [one] pozostał { $left } zasób
    [few] pozostały { $left } zasoby
    [many] pozostało { $left } zasobów
   *[other] pozostało { $left } zasobu
}
end-tie = przy remisie: więcej pozostałych zasobów

## The end screen

end-show = Wynik
end-look = Obejrzyj planszę
end-replay = Powtórka
end-share = Udostępnij
end-save = Zapis
end-rematch = Rewanż
end-join-rematch = Do rewanżu
end-points-by-turn = Punkty w kolejnych turach
end-turn = tura { $turn }
end-turn-points = tura { $turn }: { $points }
end-show-turn = Pokaż turę { $turn }
end-best = złota nić = najlepszy wynik
end-total = Razem
end-by-era = Epoki i ukończona mapa
end-conquests = podboje
end-copied = Link skopiowany
end-copy-by-hand = Skopiuj ten link

## The replay

film-bar = Powtórka
film-setup = Przygotowanie
film-turn = Tura { $turn }
film-of = z { $turns }
film-at = tura { $turn } z { $turns }, krok { $step } z { $steps }
film-timeline = Miejsce w filmie
film-play = Odtwarzaj
film-pause = Pauza
film-next = Następny krok
film-back = Poprzedni krok
film-next-turn = Następna tura
film-turn-back = Poprzednia tura
film-speed = Tempo
film-times = { $times }×
film-eyes = Czyimi oczami
film-everybody = Wszyscy
film-link = Link do tej chwili
film-weaving = Film się tka…
film-running = Gra jeszcze trwa
film-running-words = Powtórka będzie możliwa po jej zakończeniu.
film-to-table = Do stołu

## A moment of a running game

moment-title = Tak było wtedy
moment-words = Tura { $turn }, epoka { $era }. Gra toczy się dalej.
moment-yours = Teraz twoja kolej.
moment-back = Wróć do gry
moment-show = Pokaż tę chwilę: { $line }

## Records

record-open = Otwórz zapis gry
record-open-words = zapisana gra, krok po kroku
record-bad = Ten plik nie jest zapisem gry.
record-broken = Tego zapisu nie da się odtworzyć: jest uszkodzony albo pochodzi z innej wersji programu Gobelin.
record-refused = { record-broken } ({ $reason })
