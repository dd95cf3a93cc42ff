### Náhoda u stolu: kdo o ní rozhoduje, jak se před hrou skládá dohromady a jak se potom ověří.

## Čekárna

luck-room = Stůl se připravuje
luck-wait-seats = { $count ->
    [one] Jedno místo je ještě volné. Hra začne, až si tam někdo sedne.
    [few] { $count } místa jsou ještě volná. Hra začne, až budou všechna obsazená.
    [many] { $count } místa je ještě volného. Hra začne, až budou všechna obsazená.
   *[other] { $count } míst je ještě volných. Hra začne, až budou všechna obsazená.
}
luck-wait-seals = Všichni jsou tady. Každé zařízení losuje svůj díl náhody; ještě chybí { $players }.
luck-wait-shares = Všechny díly jsou zapečetěné a teď se otevírají; ještě chybí { $players }.
luck-began-anew = { $count ->
    [one] Jednou se začalo znovu, protože někdo přišel, odešel nebo losoval ještě jednou.
    [few] { $count }krát se začalo znovu, protože někdo přišel, odešel nebo losoval ještě jednou.
    [many] { $count }krát se začalo znovu, protože někdo přišel, odešel nebo losoval ještě jednou.
   *[other] { $count }krát se začalo znovu, protože někdo přišel, odešel nebo losoval ještě jednou.
}
luck-ready = hotovo
luck-not-ready = čeká se
luck-elsewhere = Tvůj díl náhody byl vylosován na jiném zařízení, nebo ho tento prohlížeč zapomněl. Otevři stůl tam, nebo losuj znovu tady; pak všichni začnou znovu.
luck-draw-again = Losovat znovu tady
luck-anew = Tvůj díl náhody byl už otevřený, když se začalo znovu. Kdo provozuje server, mohl vidět, co se bude rozdávat, a přát si něco jiného. Losuj znovu, pokud víš, proč se začalo znovu; po hře toto zařízení řekne, kolikrát svůj díl otevřelo.
luck-begin-now = Začít bez čekání
luck-begin-sure = Začít teď? Pak o náhodě rozhodne sám server a všichni u stolu to uvidí.
luck-begin-yes = Ano, začít

## Kdo o ní rozhoduje

luck-title = Náhoda
luck-gathering = Každý u stolu přinese svůj díl a server také. Nikdo nerozhoduje sám.
luck-together = { $count ->
    [one] Složili ji jeden člověk a server. Nikdo z nich nerozhodl sám.
    [few] Složili ji { $count } lidé a server. Nikdo nerozhodl sám.
    [many] Složilo ji { $count } člověka a server. Nikdo nerozhodl sám.
   *[other] Složilo ji { $count } lidí a server. Nikdo nerozhodl sám.
}
luck-host = Rozhodl hostitel: náhodu určil sám server.
luck-seed = Zná ji každý, kdo zná startovní číslo nebo pozici, kterou tato hra začala.
luck-record = Stojí v záznamu, kde si ji každý může přečíst.
luck-promise = Pečeť tohoto stolu
luck-how = Jak si můžu být jistý?
luck-how-words = Před první kartou server zapečetí svůj díl náhody: to jsou číslice nahoře a tvoje zařízení si je zapíše. Pak každé zařízení zapečetí svůj vlastní díl a to tvoje si zapíše všechny pečeti, než tvůj díl otevře. Potom už nikdo nemůže svůj díl změnit, protože by neseděl k pečeti. Po hře se všechno otevře a „Ověřit náhodu“ to na tvém zařízení porovná s tím, co je zapsané. { luck-yourself }
luck-how-alone = Před první kartou server náhodu zapečetí: to jsou číslice nahoře a tvoje zařízení si je zapíše. Potom ji server nemůže změnit, protože by neseděla k pečeti. Po hře se otevře a „Ověřit náhodu“ ji na tvém zařízení porovná s tím, co je zapsané. { luck-yourself }
luck-yourself = Že karty a kostky padly tak, jak náhoda určila, říká server; aby ses přesvědčil sám, ulož záznam a dej ho příkazu „gobelin verify“.
luck-known = Náhodu tohoto stolu zná každý, kdo ví, čím začal.

## Ověření

luck-check = Ověřit náhodu
luck-checking = Ověřuje se …
luck-holds = Všechno sedí.
luck-holds-partly = Co se tu dalo ověřit, sedí; všechno se ověřit nedalo.
luck-fails = Něco nesedí.
luck-nothing = Tato hra začala pozicí. Její náhoda byla známá a není co ověřovat.
luck-resumed = Tato hra pokračovala podle novějších pravidel, než jakými začala. Co bylo slíbeno před první kartou, už nejde znovu spočítat a není co ověřovat.
luck-yes = sedí
luck-no = nesedí
luck-unknown = tady to nelze říct
luck-check-written = Toto zařízení si při první návštěvě zapsalo pečeť stolu a ta je pořád stejná.
luck-check-written-not = Toto zařízení si zapsalo jinou pečeť, než jaká je tu teď.
luck-check-written-unknown = Toto zařízení tu na začátku hry nebylo, a tak si žádnou pečeť nezapsalo.
luck-check-commitment = To, co server otevřel, sedí k pečeti, kterou dal na začátku.
luck-check-commitment-not = To, co server otevřel, nesedí k pečeti, kterou dal na začátku.
luck-check-seals = To, co každý hráč otevřel, sedí k jeho pečeti a pečeti jsou stejné, jako když toto zařízení otevřelo svůj díl.
luck-check-seals-not = To, co některý hráč otevřel, nesedí k jeho pečeti, nebo pečeti nejsou stejné, jako když toto zařízení otevřelo svůj díl.
luck-check-seals-unknown = To, co každý hráč otevřel, sedí k jeho pečeti. Toto zařízení ale žádný díl neotevřelo, a tak si nezapsalo, jaké pečeti tehdy byly.
luck-check-own = Díl, který vylosovalo toto zařízení, je mezi nimi.
luck-check-own-not = Díl, který vylosovalo toto zařízení, mezi nimi není.
luck-check-own-unknown = Toto zařízení už neví, jaký díl vylosovalo.
luck-check-opened = Toto zařízení otevřelo svůj díl jednou.
luck-check-opened-unknown = Toto zařízení otevřelo svůj díl { $count }krát, protože se začínalo znovu. Kdo provozuje server, mohl vybírat z tolika rozdání.
luck-check-seed = Všechny díly dohromady dávají startovní číslo této hry.
luck-check-seed-not = Díly nedávají startovní číslo této hry.
luck-check-choices = Server říká: když se z něj hra zahraje znovu, padnou stejné karty i kostky.
luck-check-choices-not = Server říká: když se z něj hra zahraje znovu, dopadne jinak.
luck-check-result = Server říká: výsledek je stejný.
luck-check-result-not = Server říká: výsledek je jiný.
