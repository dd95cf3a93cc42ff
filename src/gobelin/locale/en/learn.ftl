### What helps to learn the game: the rules at a glance, the catalogue, hints, help mode, the guide through a first game.

## The books: rules at a glance, catalogue

learn-rules = Rules
learn-rules-words = at a glance, and each by its number
learn-rules-numbered = The numbered rules (English)
learn-rules-glance = The rules at a glance
learn-contents = Contents
learn-back = Back
learn-catalogue = Catalogue
learn-catalogue-words = every card, tile and space
learn-catalogue-title = Everything in the box
learn-search = Search names and texts
learn-nothing = Nothing is called that, and no text says it.
learn-found = { $count ->
    [one] { $count } found
   *[other] { $count } found
}
learn-kinds = Kinds
learn-kind-tapestry = Tapestry cards
learn-kind-tech = Tech cards
learn-kind-civilization = Civilizations
learn-kind-landmark = Landmarks
learn-kind-territory = Territory tiles
learn-kind-space_tile = Space tiles
learn-kind-space = Track spaces
learn-kind-income = Income mat
learn-kind-capital = Capital cities
learn-kind-die = Dice
learn-kind-achievement = Achievements
learn-kind-automa = Automa
learn-where = Where it is
learn-where-unseen = In the deck, in somebody’s hand or out of the game: nobody has seen it yet.
learn-where-display = Face up in the market.
learn-where-hand = In your hand.
learn-where-free = Nobody has it yet.
learn-where-out = Out of this game.
learn-where-with = Held by: { $player }.
learn-where-mat = On an income mat, era { $era }: { $player }.
learn-where-map = On the map, hex { $hex }.
learn-where-here = Here: { $players }.
learn-where-earned = Earned by: { $players }.
learn-more = In the catalogue
learn-decision-card = Decision card { $number }
learn-level = Level { $number }
learn-face = sides: { $count } of { $of }

## A hint: what a bot would do in the place of the player

learn-hint = Hint
learn-hint-thinking = A bot is thinking …
learn-hint-none = No bot has an answer just now.
learn-hint-title = What a bot would do
learn-hint-words = It sees only what you see. Points it expects for you at the end:
learn-hint-points = { $points } VP
learn-hint-plan = Then: { $options }

## Help mode, and what was not explained before

learn-help = Help: click anything and it explains itself
learn-helping = Help mode. Click anything: it explains itself and does nothing. Esc ends it.
learn-help-end = End
learn-explain-tapestry = Tapestry cards left in the deck, and how many were discarded. An empty deck is made anew of the discarded ones.
learn-explain-tech = Tech cards left in the deck, and how many were discarded.
learn-explain-territory = Territory tiles left in the stack. You explore the map with them.
learn-explain-space = Space tiles left. There are fifteen, and no more will come.
learn-explain-civilization = Civilizations left in the deck. A further one is drawn without choice.
learn-explain-purse = Pays for steps on the tracks. 8 at most: what comes beyond is lost.
learn-explain-track = Tier I costs any resource; II adds the resource of the track, III one more; IV costs two of the resource of the track. The first player into tier II, III or IV takes its landmark.
learn-explain-row = Gain a building of this row: the leftmost one goes to your city, and the space it uncovers counts in every income turn from now on.
learn-explain-end = The fifth income turn is your last turn: civilization, one upgrade and points; no card, no income.
learn-explain-points = Victory points: scored at once, and only on the way. The most at the end win.
learn-explain-outposts = { $count ->
    [one] { $count } outpost is left in the supply.
   *[other] { $count } outposts are left in the supply.
} Each conquest takes one.

## The guide through the first era of a real game: a title and a few words for each step, and why

guide-start = First game, guided
guide-start-words = A real game of two against a gentle bot; a bubble tells you what is what.
guide-table = First era, guided
guide-step = { $number } of { $of }
guide-skip = Close the guide
guide-open = Guide
guide-why = Why?
guide-next = Go on
guide-try = Try it
guide-welcome-title = Welcome
guide-welcome-text = You lead a people from the first fire to the stars. Most points win, once everybody has taken five income turns. Choose a capital city first: more open plots are easier to fill with what you like.
guide-welcome-why = The blocked plots count as filled, so a city with many of them completes its rows and districts sooner.
guide-civilization-title = Your civilization
guide-civilization-text = It gives you something nobody else has, mostly in income turns. Read both, keep the one you like.
guide-civilization-why = There is no wrong choice here: the game is long, and each of them can win.
guide-income-title = Your first income
guide-income-text = Your first turn is an income turn: one coin, one worker, one food, one culture, a territory tile and a tapestry card. It is taken by itself.
guide-income-why = Everything uncovered on your income mat pays. Buildings that leave the mat uncover more.
guide-turn-title = Pay, step, gain
guide-turn-text = On a turn you go one space forward on one track. The strip beside it shows the price: tier I costs any one resource. The big icons are what you gain. The lit spaces are yours to take.
guide-turn-why = Scouting, on exploration, brings two territory tiles, which you will lay on the map soon: a good first step.
guide-pay-title = Which resource?
guide-pay-text = Any resource will do here. Later tiers want the resource of the track: food for exploration, workers for science, culture for military, coins for technology.
guide-pay-why = Keep what your next steps will ask for.
guide-explore-title = New land
guide-explore-text = Lay a tile beside land you hold and turn it: each side along which a terrain goes on scores a point. Then you gain what the tile shows.
guide-explore-why = Nothing has to fit. The new land belongs to nobody until somebody conquers it.
guide-conquer-title = Outposts and dice
guide-conquer-text = Put an outpost on land beside yours, then roll two dice and take one: points from the red one, a resource or the tile’s gift from the black one.
guide-conquer-why = Land of yours is worth points in income turns and a way to more land.
guide-research-title = The science die
guide-research-text = The die has named a track: you may go one space forward there for nothing, or stay.
guide-research-why = A free step is nearly always good. With an X the space itself gives nothing, but you are a step ahead.
guide-invent-title = Inventions
guide-invent-text = Take a tech card. It starts in your bottom row; each upgrade lifts it by one row and gives its circle, then its square.
guide-invent-why = One upgrade comes with every income turn, so even a single card pays twice.
guide-build-title = Your city
guide-build-text = Put the building on an open plot. A full district of nine plots gives a resource at once; full rows and columns give points in income turns.
guide-build-why = Begin where blocked plots have already done half of the work.
guide-end-title = End of the turn
guide-end-text = Look at what you have done. Undo takes steps back as far as no die was rolled and no card drawn. Then end your turn.
guide-end-why = In the settings you can let turns end by themselves.
guide-era-title = The next era
guide-era-text = Your purse is empty, or nearly so: Income begins era II. You play a tapestry card, may upgrade a tech card, score points and gain your income. Now you know the game: the fifth income turn will be your last.
guide-era-why = Whoever enters an era before the neighbours gains resources for it; whoever stays makes more steps first.
