### What the page says when something does not work. The build writes failure-unloaded and failure-reload into
### index.html: neither has arguments, and each stands on one line.

failure-unloaded = Gobelin could not be loaded.
failure-reload = Load the page again
failure-load = This could not be loaded.
failure-language = The words of this language could not be loaded.
failure-part = This part could not be drawn. It is drawn again with the next move.
failure-screen = This page could not be drawn.
failure-notice = Something went wrong. If the page does not go on, load it again.
