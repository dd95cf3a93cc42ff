### The page in the browser: what it says beside the words of the game.

page-title = Gobelin
page-subtitle = A game of weaving civilizations
