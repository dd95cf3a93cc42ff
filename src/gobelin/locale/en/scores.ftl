### The score sheet, the ranking, and who won.

score-sheet = Score sheet
score-vp = victory points

## Points by source

score-source-tracks = tracks
score-source-tech_cards = tech cards
score-source-tapestry_cards = tapestry cards
score-source-civilizations = civilizations
score-source-exploring = exploring
score-source-space_tiles = space tiles
score-source-income = income turns
score-source-dice = conquer dice
score-source-achievements = achievements
score-source-other = other

## Points by era

score-era-setup = before era I
score-era-era_1 = era I
score-era-era_2 = era II
score-era-era_3 = era III
score-era-era_4 = era IV
score-era-income_5 = last income turn
score-era-after_end = after the end

## What stands on the table

score-income_buildings = income buildings
score-landmarks = landmarks
score-territories = territories
score-tech_cards = tech cards
score-districts = districts
score-resources_left = resources left
score-civilization = civilization
score-unknown = ?

## The end

rank = { $place }. { $player }, { $points } VP
# In a solo game, for its player
won-solo = You win against the Automa, { $yours } VP to { $automa }.
lost-solo = You lose to the Automa, { $yours } VP to { $automa }.
won = { $player-is ->
    [you] You win with { $points } VP.
   *[other] { $player } wins with { $points } VP.
}
# $others: a list of won-level-with; $left: resources left
won-level = { $player-is ->
    [you] You win with { $points } VP: level with { $others }, but with more resources left ({ $left }).
   *[other] { $player } wins with { $points } VP: level with { $others }, but with more resources left ({ $left }).
}
won-level-with = { $player } ({ $left })
# $winners: their names
won-shared = { $left ->
    [one] { $winners } share the victory: { $points } VP and { $left } resource left each.
   *[other] { $winners } share the victory: { $points } VP and { $left } resources left each.
}
