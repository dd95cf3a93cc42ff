### Why something is so, in Czech. en/reasons.ftl says what each message is.

list-reason = { $list }; { $item }

## Which track

reason-track-all = { $count ->
    [1] jinde postoupit nemůže
    [4] smí postoupit na libovolné stupnici
   *[other] smí postoupit na stupnici { $tracks }
}
reason-track-finish = { $count ->
    [1] je tam nejdál, do konce { steps }
    [4] je na všech stupnicích stejně daleko, do konce { steps }
   *[other] je stejně daleko na stupnicích { $tracks }, do konce { steps }
}
reason-track-landmark_or_finish = { $count ->
    [1] má tam nejblíž k volné dominantě nebo ke konci, { steps }
    [4] má na všech stupnicích stejně daleko k volné dominantě nebo ke konci, { steps }
   *[other] má stejně daleko k volné dominantě nebo ke konci na stupnicích { $tracks }, { steps }
}
steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
    [many] { $steps } kroku
   *[other] { $steps } kroků
}
reason-track-order = { $below ->
    [yes] { $favorite ->
        [yes] karta pořadí, čtená zdola, klade na první místo oblíbenou
       *[no] karta pořadí, čtená zdola, klade na první místo stupnici { $track }
    }
   *[no] { $favorite ->
        [yes] karta pořadí klade na první místo oblíbenou
       *[no] karta pořadí klade na první místo stupnici { $track }
    }
}

## Which hex

reason-hex-your_territory = { $person-is ->
    [you] jedno z tvých území
   *[other] cizí území ({ $person })
}
reason-hex-neutral = volné území
reason-hex-not_beside_you = { $person-is ->
    [you] nesousedí s tvým územím
   *[other] nesousedí s cizím územím ({ $person })
}
reason-hex-closest_to_middle = nejblíž ostrovu ve středu mapy{ away }
reason-hex-closest_to_weak_territory = { $person-is ->
    [you] nejblíž tvému území s jediným žetonem{ away }
   *[other] nejblíž cizímu území s jediným žetonem, vlastní ho { $person }{ away }
}
reason-hex-closest_to_you = { $person-is ->
    [you] nejblíž tvému území{ away }
   *[other] nejblíž území, které vlastní { $person }{ away }
}
reason-hex-furthest_from_you = { $person-is ->
    [you] nejdál od tvého území{ away }
   *[other] nejdál od území, které vlastní { $person }{ away }
}
away = { $steps ->
    [none] , bez spojení
    [0] {""}
   *[other] {" "}({ steps })
}
reason-hex-secure = území s jediným žetonem
reason-hex-only = jediné možné místo
reason-hex-order = { $count ->
    [1] na kartě pořadí dřív než { $others } (směrem { $along }, řady od { $side })
    [2] na kartě pořadí dřív než { $others } (směrem { $along }, řady od { $side })
    [3] na kartě pořadí dřív než { $others } (směrem { $along }, řady od { $side })
   *[other] na kartě pořadí dřív než ostatní pole ({ $count }; směrem { $along }, řady od { $side })
}

direction-N = S
direction-NE = SV
direction-E = V
direction-SE = JV
direction-S = J
direction-SW = JZ
direction-W = Z
direction-NW = SZ

## Why something cannot be chosen

refused-end_of_track = stupnice je dokončená
refused-closed = { $closed_by-is ->
    [you] stupnici uzavíráš ty
   *[other] stupnici uzavírá { $closed_by }
}
refused-forbidden = zakazuje to tvá karta
refused-unpayable = chybí ti zdroje: { $missing }
refused-prerequisite = podmínka není splněna
refused-full = pro další osídlení tu není místo
refused-protected = chrání ho aliance

## Why nothing can be taken back

undo-none = zatím není co vracet
undo-turn = v tomto tahu zatím není co vracet
undo-other_player = poslední volba nebyla tvoje
undo-revealed = od té doby se něco odhalilo a hody ani dobrané karty se nevracejí
undo-over = hra skončila
undo-guess = tady hra začíná

## What is still to come

step-after_advance = co následuje po pokroku
step-after_benefit = co následuje po přínosu
step-after_conquest = co následuje po dobývání
step-after_landmark = co následuje po dominantě
step-after_upgrade = co následuje po vylepšení
step-alchemists_roll = hod kostkou vědy
step-attack = útok
step-automa_benefit = přínos Automy
step-automa_civilization = civilizace Automy
step-automa_draws = Automa dobírá kartu
step-automa_gains = co získává Automa
step-automa_trap = Automa hledá léčku
step-automa_vp = Automa boduje
step-bot_advances = pokrok bota
step-bot_step = krok bota
step-bots_finish = boti končí
step-bots_turn = tah botů
step-card_on_mat = karta na kartě Automy
step-change_favorites = nové oblíbené stupnice
step-conquer_dice = kostky dobytí
step-conquerors_score = Dobyvatelé bodují
step-die_left = zbylá kostka
step-end_first_income = konec prvního tahu zvyšování blahobytu
step-end_of_income = konec tahu zvyšování blahobytu
step-end_turn = konec tahu
step-era_card = karta tapiserie této epochy
step-finish = konec hry pro tohoto hráče
step-first_into_era = vstup do epochy před sousedy
step-first_turn = první tah
step-historians_squares = čtverce Historiků
step-income_cards = karty tapiserie ze zvýšení blahobytu
step-income_resources = zdroje ze zvýšení blahobytu
step-income_tiles = dílky území ze zvýšení blahobytu
step-income_vp = vítězné body ze zvýšení blahobytu
step-landmark = dominanta
step-progress_cards = karty postupu
step-reveal = ukázání všech počátečních voleb
step-rewards = co dává pole
step-science_die = kostka vědy
step-set_up_civilization = příprava civilizace
step-shuffle_decisions = zamíchání karet rozhodnutí
step-start_bonus = počáteční úprava
step-step_forward = pokrok
step-take_over = převzetí karty technologie
step-tech_part = část karty technologie
step-upgrade = vylepšení

## Co server odmítá, podle kódu odpovědi

problem-malformed = nedá se to přečíst
problem-unknown_host = tento server se tak nejmenuje
problem-unknown_token = tento odkaz nic neotvírá
problem-unknown_code = tento kód nic neotvírá
problem-not_yours = to může udělat jen někdo jiný
problem-foreign_origin = stránky jiných webů to dělat nesmějí
problem-not_found = tady nic není
problem-no_such_table = takový stůl není
problem-no_such_seat = takové místo není
problem-method_not_allowed = tady to nejde
problem-too_slow = žádost přišla příliš pozdě
problem-decision_closed = otázka už není otevřená
problem-cannot_undo = to nejde vrátit
problem-seat_taken = někdo tu už sedí
problem-invite_spent = tato pozvánka už byla použita
problem-still_running = hra ještě běží
problem-table_over = hra skončila
problem-not_now = stůl na to teď není připravený
problem-too_large = je to příliš velké
problem-illegal_option = to není jedna z možností
problem-wrong_share = tohle nebylo zapečetěno
problem-key_reused = už to bylo jednou odesláno
problem-bad_options = takovou hru nelze připravit
problem-bad_record = záznam nelze přehrát
problem-too_many = je toho moc najednou, zkus to za chvíli
problem-failed = něco se na serveru nepovedlo
problem-not_ready = server není připravený, zkus to za chvíli
