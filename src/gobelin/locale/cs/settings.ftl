### The settings of the page, in Czech: a name for each, and in small what it does. en/settings.ftl says what each message is.

settings = Nastavení
settings-kept = uloženo v tomto zařízení
settings-close = Zpět
settings-playing = Hra
settings-looks = Vzhled
settings-sound = Zvuk
settings-help = Jazyk a nápověda

settings-end = Konec tahu
    .words = než přijde na řadu další hráč
settings-end-off = Zeptat se
settings-end-at_once = Hned
settings-end-countdown = 10 s
settings-warn = Varovat před ztrátou
    .words = zdroj nad 8, nevyužitá schopnost
settings-bots = Co udělali boti
    .words = vypráví se před tvým tahem v sólové hře
settings-theme = Motiv
    .words = len ve dne, ořech při svíčce
settings-theme-light = Světlý
settings-theme-dark = Tmavý
settings-theme-system = Systém
settings-patterns = Vzory na barvách
    .words = vazby a znaky hráčů a terénů
settings-patterns-soft = Jemné
settings-patterns-strong = Výrazné
settings-names = Názvy na kartě blahobytu
    .words = vždy, nebo po najetí myší
settings-size = Velikost všeho
    .words = v procentech
settings-motion = Pohyb
    .words = omezí se, přeje-li si to systém
settings-motion-none = Žádný
settings-motion-calm = Klidný
settings-motion-full = Plný
settings-pace = Tahy ostatních
    .words = jak rychle se ukazují; kliknutí je přeskočí
settings-pace-0 = Najednou
settings-bell = Zvonek, když jsi na tahu
    .words = i v názvu karty prohlížeče
settings-notice = Oznámení prohlížeče
    .words = když jsi na tahu a stránka není vidět
settings-notice-refused = prohlížeč to nedovoluje
settings-thread = Nit
    .words = tvá volba se provedla
settings-shuttle = Člunek
    .words = utkaný dílek, postavená budova
settings-batten = Bidlo
    .words = dominanta, karta tapiserie
settings-die = Kostky
    .words = dřevěné klepnutí
settings-drum = Buben
    .words = útok na tebe, léčka
settings-end_of_game = Tkalcovský stav ztichne
    .words = na konci hry
settings-language = Jazyk
    .words = celé stránky
settings-reader = Podrobnost pro čtečky
    .words = kolik řekne pole mapy nebo stupnice
settings-reader-short = Stručně
settings-reader-full = Úplně

## Others’ moves

page-since = Od tvého posledního tahu
page-skip = Přeskočit

## What things are called for those who want to hear little

page-space-short = { $players ->
    [none] { $space }
   *[other] { $space }; zde: { $players }
}
# $state: unexplored, explored
page-hex-short = { $state ->
    [unexplored] Pole { $hex }, neprozkoumané
   *[explored] { $holder ->
        [none] Pole { $hex }, volné
       *[other] Pole { $hex }, { $holder }
    }
}

## The title of the tab

page-title-your-turn = ● Jsi na tahu · Gobelin
