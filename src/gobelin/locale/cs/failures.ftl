### What the page says when something does not work. The build writes failure-unloaded and failure-reload into
### index.html: neither has arguments, and each stands on one line.

failure-unloaded = Gobelin se nepodařilo načíst.
failure-reload = Načíst stránku znovu
failure-load = Tohle se nepodařilo načíst.
failure-language = Texty v tomto jazyce se nepodařilo načíst.
failure-part = Tuto část se nepodařilo nakreslit. Nakreslí se znovu při příštím tahu.
failure-screen = Tuto stránku se nepodařilo nakreslit.
failure-notice = Něco se pokazilo. Pokud stránka nepokračuje, načtěte ji znovu.
