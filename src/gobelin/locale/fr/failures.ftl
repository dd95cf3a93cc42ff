### What the page says when something does not work. The build writes failure-unloaded and failure-reload into
### index.html: neither has arguments, and each stands on one line.

failure-unloaded = Gobelin n’a pas pu être chargé.
failure-reload = Recharger la page
failure-load = Cela n’a pas pu être chargé.
failure-language = Les textes de cette langue n’ont pas pu être chargés.
failure-part = Cette partie n’a pas pu être dessinée. Elle sera redessinée au prochain coup.
failure-screen = Cette page n’a pas pu être dessinée.
failure-notice = Quelque chose n’a pas marché. Si la page n’avance plus, rechargez-la.
