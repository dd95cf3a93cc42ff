### The page in the browser: the prompt and the screens around the table, in Czech. en/prompt.ftl says what each message is.

## The prompt: heads of questions, and the words on the buttons that confirm them

ask-turn = Jsi na tahu
    .words = { $last ->
        [yes] Postup na stupnici, nebo naposledy zvyš blahobyt.
       *[no] Postup na stupnici, nebo zvyš blahobyt a začni epochu { $era }.
    }
ask-advance = Pokrok
ask-research = Výzkum
ask-use_rolls = Využij hody
ask-which_roll = Který hod?
ask-roll_again = Hodit znovu?
ask-name_track = Která stupnice?
ask-pact_track = Která stupnice?
ask-singularity = Na který začátek?
ask-token = Který žeton?
ask-jump = Který žeton přeskočí?
ask-repeat = Které pole znovu?
ask-regress = Který žeton zpět?
ask-move = Přesuň žeton
ask-opponent_token = Čí pole?
ask-pay = Zaplať
    .words = Za pole { $space }: { $any ->
        [one] { $any } libovolný zdroj
        [few] { $any } libovolné zdroje
        [many] { $any } libovolného zdroje
       *[other] { $any } libovolných zdrojů
    }{ $fixed ->
        [0] .
       *[other] ; tečka značí pevnou část.
    }
ask-gain = Získej
ask-bonus = Chceš bonus?
ask-convert = Směň jídlo
ask-exchange = Kup nebo prodej
ask-explore_tile = Průzkum
ask-explore_hex = Průzkum
ask-explore_turn = Průzkum
    .words = Otoč dílek, pak ho polož.
ask-conquer = Dobývání
ask-trade = Obchod
ask-colony = Kolonie
ask-uprising = Povstání
ask-explore_space = Průzkum vesmíru
ask-building = Která budova?
ask-place = Stavba
ask-landmark = Která dominanta?
ask-swap = Vyměň dvě budovy
ask-swap_with = Vyměň dvě budovy
ask-die = { $held ->
    [yes] Pole { $hex } je tvé
   *[no] Léčka na poli { $hex }
}
ask-trap = { $attacker } útočí na pole { $hex }
    .words = Použiješ léčku?
ask-play_tapestry = Vylož kartu
ask-play_gained = Hned vyložit?
ask-discard = Odhoď
ask-discard_for_vp = Odhoď za VB
ask-heralds = Která karta znovu?
ask-copy = Napodob kartu
ask-historians = Předat žeton?
ask-give_tile = Dát dílek?
ask-invent = Vynalézání
ask-refresh = Nové karty?
ask-upgrade = Vylepši kartu
ask-tech_part = Ještě jednou
ask-token_on_tech = Žeton na kterou kartu?
ask-same_benefit = Totéž pro tebe?
ask-use_civilization = Která civilizace?
ask-path = Kam dál?
ask-column = Který sloupec?
ask-square = Který čtverec?
ask-predict = Předpověz
ask-outpost_row = Které osídlení?
ask-fill_row = Do které řady?
ask-isolate = Uzavřít území?
ask-may = Chceš to?
ask-olympics = Zúčastníš se?
ask-double_benefit = Přínos dvakrát?
ask-settle_tile = Osídlit?
ask-one_of = Jedno z těchto
ask-order = Co nejdřív?
ask-income_order = Co nejdřív?
ask-opponent = Který soupeř?
ask-give_tile_to = Kdo ho dostane?
ask-capital = Vyber si začátek
ask-civilization = Vyber si začátek
ask-automa_civilization = Pro Automu
ask-end_turn = Konec tvého tahu
    .words = { $undo ->
        [yes] Ještě se podívej, nebo vezmi něco zpět.
       *[no] Ještě se podívej.
    }

confirm-advance = Postoupit
confirm-name_track = Tuto
confirm-pact_track = Tuto
confirm-singularity = Tuto
confirm-repeat = Znovu
confirm-regress = Ustoupit
confirm-move = Přesunout
confirm-opponent_token = Obchodovat
confirm-pay = Zaplatit
confirm-gain = Získat
confirm-bonus = Zaplatit
confirm-exchange = Směnit
confirm-explore_turn = Položit
confirm-conquer = Zaútočit
confirm-trade = Položit žeton
confirm-colony = Tento
confirm-uprising = Postavit
confirm-explore_space = Prozkoumat
confirm-place = Postavit
confirm-place-over = Postavit přes okraj
confirm-landmark = Vzít si ji
confirm-swap_with = Vyměnit
confirm-play_tapestry = Vyložit
confirm-play_gained = Vyložit
confirm-discard = Odhodit
confirm-discard_for_vp = Odhodit
confirm-heralds = Využít
confirm-copy = Napodobit
confirm-historians = Odhodit
confirm-give_tile = Dát
confirm-upgrade = Vylepšit
confirm-token_on_tech = Položit žeton
confirm-predict = Předpovědět
confirm-opponent = Zvolit
confirm-give_tile_to = Dát
confirm-capital = Nechat si
confirm-civilization = Nechat si
confirm-automa_civilization = Tuto

page-question = Co teď
page-all-cards = Karty všech hráčů
page-undo = Zpět
page-undo-all = Zpět na začátek tahu
page-end-turn = Ukončit tah
page-end-turn-in = Ukončit tah · { $seconds } s
page-no-thanks = Ne, děkuji
page-done = Hotovo
page-then = pak
page-space-start = Začátek
page-step-to = { $from } → { $to }
page-income-turn = Blahobyt
page-into-era = do epochy { $era }
page-last-turn = tvůj poslední
page-deck = Svrchní karta
page-add = přidat: { $what }
page-remove = ubrat: { $what }
page-lost-over-eight = nad 8 propadá
page-sure = Opravdu?
page-anyway = Přesto provést
page-loses = Nad limit 8 propadá: { $what }.
page-gives-up = Vzdáváš se schopnosti: { $ability }.
page-marked = označeno: { $count }
page-not-now = Teď ne
page-refused = { $what }; teď ne: { $why }
page-buy = Koupit { $amount }
page-sell = Prodat { $amount }
page-beside = Vedle města
page-pick-plot = Vyber parcelu; { $ways ->
    [one] jde to jedním způsobem
    [few] jde to { $ways } způsoby
    [many] jde to { $ways } způsobu
   *[other] jde to { $ways } způsoby
}.
page-pick-hex = { $count ->
    [one] Svítí jedno pole.
    [few] Svítí { $count } pole.
    [many] Svítí { $count } pole.
   *[other] Svítí { $count } polí.
}
page-turn-left = otočit doleva
page-turn-right = otočit doprava
page-next-place = Další místo, { $at } z { $all }
page-plots-inside = { $over ->
    [0] parcely ve městě: { $all } z { $all }
   *[other] ve městě { $inside } z { $all }, přes okraj { $over }
}
page-turned = otočeno o { $turn }/6, { $points } VB
page-roll = Hodit
page-die-red = červená kostka
page-die-black = černá kostka
page-die-territories = 1 za území × { $count }
page-die-benefit = přínos pole { $hex }
page-die-nothing = Nic tu není
page-die-nothing-words = pole { $hex } nemá přínos
page-bust = Riziko ztráty: { $bad } z { $all }
page-stop = Už neházet
page-no-trap = V ruce není léčka
page-let-fall = Nebránit se
page-let-fall-brings = území { $before } → { $after }; pole { $hex } získá { $attacker }
page-spring-trap = Použít léčku
page-spring-trap-brings = pole { $hex } ti zůstane, útočníkovo osídlení padne, 1 libovolný zdroj; { $traps ->
    [one] tvá jediná léčka
    [few] 1 ze { $traps } léček
    [many] 1 z { $traps } léček
   *[other] 1 z { $traps } léček
}
page-steps-tile = dílek
page-steps-place = místo
page-steps-turn = směr
page-open-plots = volné parcely: { $count }
page-start-place = začátek { $number }
page-where-begin = Kde začínáš
page-where-begin-words = tam stojí tvá první dvě osídlení
page-waiting = Rozhoduje { $player }
page-waiting-many = Rozhodují { $players }
page-waiting-words = Můžeš se rozhlížet, číst karty, plánovat.
page-asked = Otázka: „{ $question }“
page-asked-turn = Postup na stupnici, nebo tah zvyšování blahobytu.
page-asked-end_turn = Tah je odehrán; ještě se dá vrátit o krok zpět.
page-you-have-chosen = Máš vybráno. Ostatní přemýšlejí.
page-change-mind = Změnit
page-lost = Spojení se ztratilo
page-lost-words = Obnovuje se samo. Žádná tvá volba se neztratí.
page-gone = Takový stůl tu není
page-gone-words = Možná není odkaz celý, nebo byl stůl smazán.
page-stale = U stolu se hrálo dál. Tady je nová otázka.
page-moved-on = U stolu se hrálo dál.
page-illegal = To teď nejde. Tady je otázka znovu.
page-sending = Okamžik…
page-winner = { $count ->
    [one] Vítězí { $players }
    [few] Společně vítězí { $players }
    [many] Společně vítězí { $players }
   *[other] Společně vítězí { $players }
}
page-home = Na úvod

## The start page

page-new-game = Nová hra
page-quick-game = Hrát hned
page-quick-game-words = Ty proti jednomu botovi, malá mapa
page-you = Ty
page-bot = Bot
page-nobody = Prázdné
page-seat = Místo { $number }
page-level-novice = Nováček
page-level-apprentice = Učeň
page-level-journeyman = Tovaryš
page-level-artisan = Řemeslník
page-level-virtuoso = Virtuos
page-level-master = Mistr
page-sit-down = Ke stolu
page-your-tables = Pokračovat
page-no-tables = Zatím nic: stoly, u kterých sedíš, se uchovávají zde, v tomto zařízení.
page-unofficial = Neoficiální fanouškovské dílo s otevřeným zdrojovým kódem. Tapestry je ochranná známka Stonemaier LLC; všechny kresby vznikly pro tento projekt.
page-busy-server = Server neodpovídá
page-one-moment = Okamžik…
page-link-spent = Tato pozvánka už byla použita
page-curtain = { $player }, teď tkáš ty
page-curtain-words = Posaď se k obrazovce: dokud nezvedneš oponu, nikdo nikomu nevidí do karet.
page-raise = To jsem já, { $player }: zvednout oponu
