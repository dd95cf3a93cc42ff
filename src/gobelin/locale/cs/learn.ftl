### What helps to learn the game, in Czech. en/learn.ftl says what each message is.

## The books: rules at a glance, catalogue

learn-rules = Pravidla
learn-rules-words = ve zkratce i po číslech
learn-rules-numbered = Číslovaná pravidla (anglicky)
learn-rules-glance = Pravidla ve zkratce
learn-contents = Obsah
learn-back = Zpět
learn-catalogue = Katalog
learn-catalogue-words = každá karta, dílek a pole
learn-catalogue-title = Všechno, co je v krabici
learn-search = Hledat v názvech a textech
learn-nothing = Nic se tak nejmenuje a žádný text to neříká.
learn-found = { $count ->
    [one] { $count } nález
    [few] { $count } nálezy
    [many] { $count } nálezu
   *[other] { $count } nálezů
}
learn-kinds = Druhy
learn-kind-tapestry = Karty tapiserie
learn-kind-tech = Karty technologií
learn-kind-civilization = Civilizace
learn-kind-landmark = Dominanty
learn-kind-territory = Dílky území
learn-kind-space_tile = Dílky vesmíru
learn-kind-space = Pole stupnic
learn-kind-income = Karta blahobytu
learn-kind-capital = Hlavní města
learn-kind-die = Kostky
learn-kind-achievement = Úspěchy
learn-kind-automa = Automa
learn-where = Kde to je
learn-where-unseen = V balíčku, v něčí ruce nebo mimo hru: nikdo to ještě neviděl.
learn-where-display = V nabídce.
learn-where-hand = Ve tvé ruce.
learn-where-free = Nikdo to zatím nemá.
learn-where-out = Mimo tuto hru.
learn-where-with = Má: { $player }.
learn-where-mat = Na kartě blahobytu, epocha { $era }: { $player }.
learn-where-map = Na mapě, pole { $hex }.
learn-where-here = Zde: { $players }.
learn-where-earned = Splněno: { $players }.
learn-more = V katalogu
learn-decision-card = Karta rozhodnutí { $number }
learn-level = Obtížnost { $number }
learn-face = strany: { $count } z { $of }

## A hint: what a bot would do in the place of the player

learn-hint = Rada
learn-hint-thinking = Bot přemýšlí…
learn-hint-none = Žádný bot teď nemá odpověď.
learn-hint-title = Co by udělal bot
learn-hint-words = Vidí jen to, co ty. Body, které pro tebe na konci čeká:
learn-hint-points = { $points } VB
learn-hint-plan = Potom: { $options }

## Help mode, and what was not explained before

learn-help = Nápověda: klikni na cokoli a samo se vysvětlí
learn-helping = Režim nápovědy. Klikni na cokoli: vysvětlí se a nic neudělá. Esc ho ukončí.
learn-help-end = Konec
learn-explain-tapestry = Karty tapiserie, které zbývají v balíčku, a kolik jich bylo odhozeno. Prázdný balíček se vytvoří znovu z odhozených.
learn-explain-tech = Karty technologií, které zbývají v balíčku, a kolik jich bylo odhozeno.
learn-explain-territory = Dílky území, které zbývají. Prozkoumává se jimi mapa.
learn-explain-space = Dílky vesmíru, které zbývají. Je jich patnáct a další nepřibudou.
learn-explain-civilization = Civilizace, které zbývají v balíčku. Další se dobírá bez výběru.
learn-explain-purse = Platí se tím za kroky na stupnicích. Nejvýš 8: co je navíc, propadá.
learn-explain-track = Úroveň I stojí libovolný zdroj; II přidá zdroj stupnice, III ještě jeden libovolný; IV stojí dva zdroje stupnice. Kdo první vstoupí na úroveň II, III nebo IV, bere její dominantu.
learn-explain-row = Získáš-li budovu této řady, jde ta nejvíc vlevo do tvého města a odkryté pole se odteď počítá v každém tahu zvyšování blahobytu.
learn-explain-end = Pátý tah zvyšování blahobytu je tvůj poslední: civilizace, jedno vylepšení a body; žádná karta, žádné zdroje.
learn-explain-points = Vítězné body: počítají se hned a jen během hry. Vítězí ten, kdo jich má na konci nejvíc.
learn-explain-outposts = { $count ->
    [one] V zásobě zbývá { $count } osídlení.
    [few] V zásobě zbývají { $count } osídlení.
    [many] V zásobě zbývá { $count } osídlení.
   *[other] V zásobě zbývá { $count } osídlení.
} Každé dobytí vezme jedno.

## The guide through the first era of a real game: a title and a few words for each step, and why

guide-start = První hra s průvodcem
guide-start-words = Opravdová hra ve dvou proti mírnému botovi; bublina ti říká, co je co.
guide-table = První epocha s průvodcem
guide-step = { $number } z { $of }
guide-skip = Zavřít průvodce
guide-open = Průvodce
guide-why = Proč?
guide-next = Dál
guide-try = Zkusit
guide-welcome-title = Vítej
guide-welcome-text = Vedeš lid od prvního ohně ke hvězdám. Vítězí ten, kdo má nejvíc bodů, až všichni odehrají pět tahů zvyšování blahobytu. Nejdřív si vyber hlavní město: čím víc volných parcel, tím volněji se staví.
guide-welcome-why = Nepoužitelné parcely se počítají jako zaplněné, takže město, které jich má hodně, dřív dokončí řady a čtvrti.
guide-civilization-title = Tvá civilizace
guide-civilization-text = Dá ti něco, co nikdo jiný nemá, většinou v tazích zvyšování blahobytu. Přečti si obě a nech si tu, která se ti líbí.
guide-civilization-why = Tady se nedá vybrat špatně: hra je dlouhá a vyhrát může každá.
guide-income-title = První zdroje
guide-income-text = Tvůj první tah je tah zvyšování blahobytu: mince, pracovník, jídlo, kultura, dílek území a karta tapiserie. Proběhne sám.
guide-income-why = Vynáší vše, co je na kartě blahobytu odkryté. Budovy, které z ní odejdou, odkryjí další.
guide-turn-title = Zaplať, postup, získej
guide-turn-text = Ve svém tahu postoupíš o jedno pole na jedné stupnici. Proužek vedle ukazuje cenu: úroveň I stojí libovolný zdroj. Velké symboly jsou to, co získáš. Rozsvícená pole jsou pro tebe.
guide-turn-why = Výzvědy na stupnici Objevitelství přinesou dva dílky území, které brzy položíš na mapu: dobrý první krok.
guide-pay-title = Který zdroj?
guide-pay-text = Tady stačí libovolný zdroj. Další úrovně chtějí zdroj stupnice: objevitelství jídlo, věda pracovníky, vojenství kulturu, technologie mince.
guide-pay-why = Nech si to, co budou chtít tvé další kroky.
guide-explore-title = Nové území
guide-explore-text = Polož dílek vedle svého území a natoč ho: každá strana, podél níž terén pokračuje, dá bod. Pak získáš, co dílek ukazuje.
guide-explore-why = Nic nemusí navazovat. Nové území nepatří nikomu, dokud ho někdo nedobude.
guide-conquer-title = Osídlení a kostky
guide-conquer-text = Umísti osídlení na území vedle svého, hoď dvěma kostkami a jednu využij: červená dává body, černá zdroj nebo přínos dílku.
guide-conquer-why = Tvá území dávají body v tazích zvyšování blahobytu a otevírají cestu k dalším.
guide-research-title = Kostka vědy
guide-research-text = Kostka ukázala stupnici: smíš na ní zdarma postoupit o pole, nebo zůstat.
guide-research-why = Krok zdarma je skoro vždy dobrý. S X pole nic nedá, ale jsi o krok dál.
guide-invent-title = Vynálezy
guide-invent-text = Vezmi si kartu technologie. Začíná v dolní řadě; každé vylepšení ji zvedne o řadu a dá její kruhové, pak čtvercové pole.
guide-invent-why = Každý tah zvyšování blahobytu dá jedno vylepšení, takže i jediná karta vynese dvakrát.
guide-build-title = Tvé město
guide-build-text = Postav budovu na volnou parcelu. Plná čtvrť o devíti parcelách dá hned zdroj, plné řady a sloupce dávají body v tazích zvyšování blahobytu.
guide-build-why = Začni tam, kde nepoužitelné parcely už udělaly půlku práce.
guide-end-title = Konec tahu
guide-end-text = Podívej se, co tvůj tah přinesl. Tlačítko Zpět vrací volby, dokud se neházelo kostkou a nedobírala se karta. Pak tah ukonči.
guide-end-why = V nastavení si můžeš zvolit, aby tahy končily samy.
guide-era-title = Další epocha
guide-era-text = Zdroje ti došly, nebo skoro došly: zvýšení blahobytu začíná epochu II. Vyložíš kartu tapiserie, smíš vylepšit kartu technologie, získáš body a zdroje. Teď už hru znáš: pátý tah zvyšování blahobytu bude tvůj poslední.
guide-era-why = Kdo vstoupí do epochy před sousedy, dostane za to zdroje; kdo s tím počká, udělá předtím víc kroků.
