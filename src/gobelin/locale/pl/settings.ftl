### The settings of the page: a name for each, and in small what it does.

settings = Ustawienia
settings-kept = zapamiętane na tym urządzeniu
settings-close = Wróć
settings-playing = Gra
settings-looks = Wygląd
settings-sound = Dźwięk
settings-help = Język i pomoc

settings-end = Koniec tury
    .words = zanim ruszy następny gracz
settings-end-off = Pytaj
settings-end-at_once = Od razu
settings-end-countdown = 10 s
settings-warn = Ostrzegaj przed stratą
    .words = zasób ponad 8, niewykorzystana zdolność
settings-bots = Co zrobiły boty
    .words = opowiedziane przed twoją turą, w grze solo
settings-theme = Motyw
    .words = len za dnia, orzech przy świecy
settings-theme-light = Jasny
settings-theme-dark = Ciemny
settings-theme-system = Systemowy
settings-patterns = Wzory na kolorach
    .words = sploty i znaki graczy oraz terenów
settings-patterns-soft = Delikatne
settings-patterns-strong = Wyraźne
settings-names = Nazwy na macie przychodu
    .words = zawsze albo po wskazaniu
settings-size = Rozmiar całości
    .words = w procentach
settings-motion = Ruch
    .words = ograniczony, gdy chce tego system
settings-motion-none = Brak
settings-motion-calm = Spokojny
settings-motion-full = Pełny
settings-pace = Ruchy innych
    .words = jak szybko są pokazywane; kliknięcie pomija
settings-pace-0 = Od razu
settings-bell = Dzwonek na twoją turę
    .words = także w tytule karty przeglądarki
settings-notice = Powiadomienie przeglądarki
    .words = gdy nadchodzi twoja tura, a strona jest ukryta
settings-notice-refused = przeglądarka na to nie pozwala
settings-thread = Nić
    .words = twój wybór został wykonany
settings-shuttle = Czółenko
    .words = utkany kafelek, postawiony budynek
settings-batten = Bidło
    .words = wielka budowla, karta arrasu
settings-die = Kości
    .words = drewniane stuknięcia
settings-drum = Bęben
    .words = atak na ciebie, pułapka
settings-end_of_game = Krosno staje
    .words = na koniec gry
settings-language = Język
    .words = całej strony
settings-reader = Szczegółowość dla czytników ekranu
    .words = ile mówi pole mapy albo toru
settings-reader-short = Krótko
settings-reader-full = Dokładnie

## Others’ moves

page-since = Od twojej ostatniej tury
page-skip = Pomiń

## What things are called for those who want to hear little

page-space-short = { $players ->
    [none] { $space }
   *[other] { $space }; tutaj: { $players }
}
# $state: unexplored, explored
page-hex-short = { $state ->
    [unexplored] Pole { $hex }, nieodkryte
   *[explored] { $holder ->
        [none] Pole { $hex }, wolne
       *[other] Pole { $hex }, { $holder }
    }
}

## The title of the tab

page-title-your-turn = ● Twoja tura · Gobelin
