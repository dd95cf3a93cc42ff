### A game at the terminal, in Czech. en/session.ftl says what each message is.

## Status

status-turn = Tah { $number }
status-era = { $points } VB, epocha { $era }
status-no-era = { $points } VB
status-finished = { $points } VB, konec
status-resource = { $name } { $count }
status-held = karty { $cards }, dílky { $tiles }

## News

news-more = (stalo se toho víc: „l“ ukáže průběh hry)

## The page of a question

question-then = pak: { $later }
question-end-turn = Enter ho ukončí, „u“ vrátí tvou poslední volbu.
question-common = v každém případě přinese: { $common }
question-places = Míst: { $count }, nejlepší první; „o“ vypíše všechna:
question-more-places = { $count ->
    [one] Ještě jedno místo: „o“ přečte všechna.
    [few] Ještě { $count } místa: „o“ přečte všechna.
    [many] Ještě { $count } místa: „o“ přečte všechna.
   *[other] Ještě { $count } míst: „o“ přečte všechna.
}
question-more = (možností: { $count }, „o“ vypíše všechny)
question-options = (možností: { $count }, „o“ je vypíše)
choice-brings = {"; "}přinese: { $hint }
choice-reveals = {" "}(něco odhalí, nejde vrátit)

## Places in the city

place-completes-district = dokončí čtvrť { $part }
place-completes-row = dokončí řadu { $part }
place-completes-column = dokončí sloupec { $part }
place-fills-district = čtvrť { $part }: volno { $left }
place-fills-row = řada { $part }: volno { $left }
place-fills-column = sloupec { $part }: volno { $left }

## What commands answer

session-welcome = Vítej u stolu. Napiš „h“ pro nápovědu, „q“ pro konec.
session-number = Napiš číslo od 1 do { $count }, nebo „h“ pro nápovědu.
session-which = { $count ->
    [0] Která možnost: { $options }?
   *[other] Která možnost: { $options }, … (a další: { $count })?
}
session-unknown = { $count ->
    [1] Možnost { $typed } tu není. Enter vybere tu jedinou.
   *[other] Možnost { $typed } tu není. Napiš číslo od 1 do { $count }, „o“ pro všechny možnosti, „h“ pro nápovědu.
}
session-no-undo = To nejde vrátit: { $reason }.
session-undone = Vráceno.
session-save = { $kept ->
    [yes] Hra se ukládá do { $path }. Kopii uložíš příkazem save a jménem souboru.
   *[no] Kopii uložíš příkazem save a jménem souboru.
}
session-saved = Uloženo do { $path }.
session-not-saved = Neuloženo: { $reason }.
session-left-alone = Neuloženo: soubor zůstává, jak je.
session-yes-or-no = „a“ nebo „n“
session-yes = a ano y yes
session-not-kept = hra se neukládá: { $reason }
session-exists = { $path } už existuje. Přepsat ho touto hrou?
session-kept = Hra je uložena v { $path }.
session-resume = { $command } v ní pokračuje.
session-goodbye = Na shledanou. Nic nebylo zvoleno, není co ukládat.
session-record = Záznam hry je v { $path }.
look-tracks = „t věda“ ukáže všechna pole jedné stupnice, „t all“ pole všech čtyř.
look-rules = „rules“ a číslo ukáže kapitolu, „rules all“ celý text.
look-no-log = Zatím se nic nestalo.
look-hint = { $option }; očekávané body: { $points }
look-hint-plan = pak { $options }
look-log = (předchozích řádků: { $count }, „l all“ je ukáže)

## Why a game cannot be saved

save-empty = jméno souboru je prázdné
save-nul = jméno souboru nesmí obsahovat znak NUL
save-cannot-write = { $name } nelze zapsat: { $reason }
save-folder-name = { $name } nelze zapsat: to je jméno složky
save-folder = { $name } nelze zapsat: je to složka
save-no-folder = { $name } nelze zapsat: složka { $folder } neexistuje
save-locked-folder = { $name } nelze zapsat: do složky { $folder } se nedá zapisovat
save-not-ordinary = { $name } nelze zapsat: není to obyčejný soubor
save-no-new-folder = složku { $folder } nelze vytvořit: { $reason }

## Help

help-choose = Vybírej číslem nebo textem: 2, věda, c4, c4 r1 (parcela a natočení dominanty). Samotný Enter vybere jedinou možnost.
help-key-u = vrátit poslední volbu, ne však hody a dobrané karty
help-key-o = všechny možnosti celé
help-key-a = celý stůl
help-key-b = herní plán; b words ho popíše, b drawn nakreslí
help-key-c = tvé město a karta blahobytu
help-key-m = karty a města všech hráčů a karty botů
help-key-t = stupnice; t věda: všechna pole jedné stupnice
help-key-l = poslední stránka průběhu hry; l all: celý průběh
help-key-s = přehledy bodů
help-key-hint = co by na tvém místě zvolil bot a kolik bodů čeká na konci
help-key-rules = pravidla ve zkratce; rules 3: jedna kapitola, rules all: všechny
help-key-save = save SOUBOR uloží kopii hry v tomto stavu
help-key-q = konec: hra zůstane uložená a gobelin play --resume v ní pokračuje
help-marks = -> říká, co hned následuje; * značí, co něco odhalí (nejde vrátit).
help-map = H1 na mapě je osídlení hráče 1, Au Automy, St Stínové říše (malá písmena: povalené); na stupnicích jsou to 1, A a S.
help-city = V hlavním městě { $letters }; malá písmena jsou dominanty.
help-more = h words: co znamená průzkum, dobývání, výzkum, vynalézání, vylepšení, zvýšení blahobytu
help-term-explore = Průzkum: polož dílek území vedle území, které ovládáš. VB za navazující strany a přínos dílku.
help-term-conquer = Dobývání: umísti osídlení vedle území, které ovládáš, hoď dvěma kostkami a jednu využij.
help-term-research = Výzkum: hoď kostkou vědy; smíš postoupit na stupnici, která padne.
help-term-invent = Vynalézání: vezmi si kartu technologie do dolní řady.
help-term-upgrade = Vylepšení: posuň kartu technologie o řadu výš. Prostřední řada dává kruhové pole, horní čtvercové.
help-term-income = Zvýšení blahobytu: civilizace, karta tapiserie, jedno vylepšení a VB, pak zdroje. Začíná jím epocha.

## The table in words

aloud-map = { $side ->
    [small] Malá mapa:
   *[large] Velká mapa:
}
aloud-held = { $owner-is ->
    [you] Tvoje:
    [nobody] Neovládá nikdo:
   *[other] Ovládá { $owner }:
}
aloud-unexplored = Neprozkoumáno: { $hexes }
aloud-outpost = { $owner-is ->
    [you] { $toppled ->
        [yes] tvá povalená osídlení: { $count }
       *[no] tvá osídlení: { $count }
    }
   *[other] { $toppled ->
        [yes] povalená osídlení ({ $owner }): { $count }
       *[no] { $count ->
            [one] 1 osídlení ({ $owner })
            [few] { $count } osídlení ({ $owner })
            [many] { $count } osídlení ({ $owner })
           *[other] { $count } osídlení ({ $owner })
        }
    }
}
aloud-cube = { $owner-is ->
    [you] tvé žetony: { $count }
   *[other] { $count ->
        [one] žeton ({ $owner })
        [few] { $count } žetony ({ $owner })
        [many] { $count } žetonu ({ $owner })
       *[other] { $count } žetonů ({ $owner })
    }
}
aloud-piece = { $owner-is ->
    [you] { $piece } (ty)
   *[other] { $piece } ({ $owner })
}
aloud-token = { $player }: { $space }
aloud-landmark = { $owner-is ->
    [nobody] { $landmark }, pole { $space }: volná
    [out_of_play] { $landmark }, pole { $space }: mimo hru
   *[other] { $landmark }, pole { $space }: má { $owner }
}
aloud-space = { $name }, stojí { $cost }: { $gives }
aloud-here = {"; "}zde: { $players }
aloud-closed = uzavírá { $owner }
aloud-no-city = Hlavní město zatím není vybráno.
aloud-city = { $owner-is ->
    [you] Tvé město, { $capital }:
   *[other] Město ({ $owner }), { $capital }:
}
aloud-none = nic
aloud-row = volno v řadě { $row }: { $plots }
aloud-complete = dokončené čtvrti: { $districts }; dokončené řady a sloupce: { $lines }
aloud-income = { $following ->
    [none] { $building }, postaveno { $taken } z 5: každé zvýšení blahobytu dává { $gives }
   *[other] { $building }, postaveno { $taken } z 5: každé zvýšení blahobytu dává { $gives }; další odkryje { $following }
}
