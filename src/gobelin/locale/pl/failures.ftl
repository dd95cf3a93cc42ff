### What the page says when something does not work. The build writes failure-unloaded and failure-reload into
### index.html: neither has arguments, and each stands on one line.

failure-unloaded = Nie udało się wczytać Gobelina.
failure-reload = Wczytaj stronę ponownie
failure-load = Nie udało się tego wczytać.
failure-language = Nie udało się wczytać tekstów w tym języku.
failure-part = Nie udało się narysować tej części. Zostanie narysowana przy następnym ruchu.
failure-screen = Nie udało się narysować tej strony.
failure-notice = Coś poszło nie tak. Jeśli strona nie działa dalej, wczytaj ją ponownie.
