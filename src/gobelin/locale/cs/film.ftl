### The page in the browser after a game, and looking back, in Czech. en/film.ftl says what each message is.

## How a table ended

end-title = Tapiserie je utkaná
end-sub = { $side ->
    [small] malá mapa
   *[large] velká mapa
} · { $turns ->
    [one] { $turns } tah
    [few] { $turns } tahy
    [many] { $turns } tahu
   *[other] { $turns } tahů
}
end-agreement = Konec po dohodě
end-agreement-words = Všichni se shodli, že tady skončí. Nikdo nevyhrál; toto jsou dosavadní body.
end-record = Záznam tady končí
end-record-words = Tato hra nebyla dohrána. Toto jsou dosavadní body.
end-rules = Konec kvůli novým pravidlům
end-rules-words = Novější verze pravidel neumí tuto hru přehrát. Toto jsou body tam, kde se zastavila.
end-nobody = Nikdo nevítězí
end-nobody-words = Hru vzdali všichni hráči.
end-conceded = { $count ->
    [one] Hru vzdává { $players }.
    [few] Hru vzdávají { $players }.
    [many] Hru vzdávají { $players }.
   *[other] Hru vzdávají { $players }.
}
end-won-solo = Porážíš Automu
end-lost-solo = Vítězí Automa
end-level = Obtížnost { $level }, { $name }.
end-has-conceded = vzdává hru
end-resources-left = { $left ->
    [one] zbývá { $left } zdroj
    [few] zbývají { $left } zdroje
    [many] zbývá { $left } zdroje
   *[other] zbývá { $left } zdrojů
}
end-tie = při shodě: víc zbylých zdrojů

## The end screen

end-show = Výsledek
end-look = Prohlédnout herní plán
end-replay = Přehrát
end-share = Sdílet
end-save = Záznam
end-rematch = Odveta
end-join-rematch = K odvetě
end-points-by-turn = Body po tazích
end-turn = tah { $turn }
end-turn-points = tah { $turn }: { $points }
end-show-turn = Ukázat tah { $turn }
end-best = zlatá nit: nejlepší
end-total = Celkem
end-by-era = Epochy a hotová mapa
end-conquests = dobytí
end-copied = Odkaz je zkopírovaný
end-copy-by-hand = Zkopíruj tento odkaz

## The replay

film-bar = Přehrávání
film-setup = Příprava
film-turn = Tah { $turn }
film-of = z { $turns }
film-at = tah { $turn } z { $turns }, krok { $step } z { $steps }
film-timeline = Místo v přehrávání
film-play = Přehrát dál
film-pause = Pozastavit
film-next = Další krok
film-back = Předchozí krok
film-next-turn = Další tah
film-turn-back = Předchozí tah
film-speed = Rychlost
film-times = { $times }×
film-eyes = Číma očima
film-everybody = Všichni
film-link = Odkaz na tuto chvíli
film-weaving = Film se tká…
film-running = Hra ještě běží
film-running-words = Přehrát ji půjde, až skončí.
film-to-table = Ke stolu

## A moment of a running game

moment-title = Tak to tehdy bylo
moment-words = Tah { $turn }, epocha { $era }. Hra zatím běží dál.
moment-yours = Teď jsi na tahu.
moment-back = Zpět ke hře
moment-show = Ukázat tuto chvíli: { $line }

## Records

record-open = Otevřít záznam hry
record-open-words = uložená hra krok za krokem
record-bad = Tento soubor není záznam hry.
record-broken = Tento záznam nelze přehrát: je poškozený, nebo z jiné verze Gobelinu.
record-refused = { record-broken } ({ $reason })
