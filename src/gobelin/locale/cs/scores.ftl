### The score sheet, the ranking, and who won, in Czech. en/scores.ftl says what each message is.

score-sheet = Přehled bodů
score-vp = vítězné body

## Points by source

score-source-tracks = stupnice
score-source-tech_cards = karty technologií
score-source-tapestry_cards = karty tapiserie
score-source-civilizations = civilizace
score-source-exploring = průzkum
score-source-space_tiles = dílky vesmíru
score-source-income = zvyšování blahobytu
score-source-dice = kostky dobytí
score-source-achievements = úspěchy
score-source-other = ostatní

## Points by era

score-era-setup = před epochou I
score-era-era_1 = epocha I
score-era-era_2 = epocha II
score-era-era_3 = epocha III
score-era-era_4 = epocha IV
score-era-income_5 = poslední blahobyt
score-era-after_end = po konci

## What stands on the table

score-income_buildings = budovy
score-landmarks = dominanty
score-territories = území
score-tech_cards = karty technologií
score-districts = čtvrti
score-resources_left = zbylé zdroje
score-civilization = civilizace
score-unknown = ?

## The end

rank = { $place }. { $player }, { $points } VB
won-solo = Vítězíš nad Automou: { $yours } VB proti { $automa } VB.
lost-solo = Automa tě poráží: { $yours } VB proti { $automa } VB.
won = { $player-is ->
    [you] Vítězíš: { $points } VB.
   *[other] Vítězí { $player }: { $points } VB.
}
won-level = { $player-is ->
    [you] Vítězíš: { $points } VB. Stejně bodů: { $others }; tobě však zbývá víc zdrojů ({ $left }).
   *[other] Vítězí { $player }: { $points } VB. Stejně bodů: { $others }; vítězi však zbývá víc zdrojů ({ $left }).
}
won-level-with = { $player } ({ $left })
won-shared = { $left ->
    [one] O vítězství se dělí { $winners }: po { $points } VB a { $left } zbylém zdroji.
    [few] O vítězství se dělí { $winners }: po { $points } VB a { $left } zbylých zdrojích.
    [many] O vítězství se dělí { $winners }: po { $points } VB a { $left } zbylého zdroje.
   *[other] O vítězství se dělí { $winners }: po { $points } VB a { $left } zbylých zdrojích.
}
