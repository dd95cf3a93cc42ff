### Names of the components. The part after the kind is the key of the rules, an index of a row, or a number.
###
### Names stand in sentences as they are here, never in another form: put the kind before them where the language
### needs a case or an article (card "Capitalism", civilization "Heralds").

## The four tracks and their spaces

track-exploration = Exploration
track-science = Science
track-military = Military
track-technology = Technology

space-exploration-1 = Scouting
space-exploration-2 = Rafts
space-exploration-3 = Wagons
space-exploration-4 = Navigation
space-exploration-5 = Ships
space-exploration-6 = Tunnels
space-exploration-7 = Trains
space-exploration-8 = Cars
space-exploration-9 = Airplanes
space-exploration-10 = Space Shuttle
space-exploration-11 = Interstellar Travel
space-exploration-12 = Warpgates

space-science-1 = Astronomy
space-science-2 = Mathematics
space-science-3 = Herbalism
space-science-4 = Medicine
space-science-5 = Chemistry
space-science-6 = Biology
space-science-7 = Academic Research
space-science-8 = Nutrition
space-science-9 = Physics
space-science-10 = Neuroscience
space-science-11 = Quantum Physics
space-science-12 = Alien Biology

space-military-1 = Archery
space-military-2 = Bladed Weapons
space-military-3 = Walls
space-military-4 = Standing Army
space-military-5 = Cavalry
space-military-6 = Gunpowder
space-military-7 = Tanks
space-military-8 = Warplanes
space-military-9 = Anti-Aircraft Defense
space-military-10 = Nuclear Bomb
space-military-11 = Drone Assassins
space-military-12 = Mechs

space-technology-1 = Pottery
space-technology-2 = Carpentry
space-technology-3 = Stone Tools
space-technology-4 = Metallurgy
space-technology-5 = Glass
space-technology-6 = Steel
space-technology-7 = Rubber
space-technology-8 = Plastic
space-technology-9 = Electronics
space-technology-10 = Computers
space-technology-11 = Nanotechnology
space-technology-12 = AI Singularity

## Landmarks

landmark-lighthouse = Lighthouse
landmark-train_station = Train Station
landmark-launch_pad = Launch Pad
landmark-apothecary = Apothecary
landmark-academy = Academy
landmark-laboratory = Laboratory
landmark-barracks = Barracks
landmark-tank_factory = Tank Factory
landmark-fusion_reactor = Fusion Reactor
landmark-forge = Forge
landmark-rubber_works = Rubber Works
landmark-tech_hub = Tech Hub
landmark-bakery = Bakery
landmark-barn = Barn
landmark-com_tower = Com Tower
landmark-library = Library
landmark-stock_market = Stock Market
landmark-treasury = Treasury

## Resources and income buildings, one of each

resource-coin = coin
resource-worker = worker
resource-food = food
resource-culture = culture

building-market = market
building-house = house
building-farm = farm
building-armory = armory

## The spaces of the income mat, row by row from the left

income-market-1 = Barter
income-market-2 = Currency
income-market-3 = Banking
income-market-4 = Credit Cards
income-market-5 = E-Commerce
income-market-6 = Biometrics

income-house-1 = Symbology
income-house-2 = Language
income-house-3 = Writing
income-house-4 = Telephone
income-house-5 = Email
income-house-6 = Neural Implants

income-farm-1 = Hunting
income-farm-2 = Farming
income-farm-3 = Breeding
income-farm-4 = Preservation
income-farm-5 = Fertilization
income-farm-6 = Food Printing

income-armory-1 = Ceremony
income-armory-2 = Racing
income-armory-3 = Team Sports
income-armory-4 = Tabletop Games
income-armory-5 = Video Games
income-armory-6 = Virtual Reality

## Capital cities, by the numbers on the mats

capital-1 = Mountain
capital-2 = Wetland
capital-3 = Tropical
capital-4 = Desert
capital-5 = Grassland
capital-6 = Forest

## Terrains

terrain-sea = water
terrain-desert = desert
terrain-forest = forest
terrain-grass = grassland
terrain-mountain = mountains

# One letter for each, to show the corners of a tile in a row
terrain-letter-sea = ~
terrain-letter-desert = d
terrain-letter-forest = f
terrain-letter-grass = g
terrain-letter-mountain = m

## Dice

die-science = science die
die-red = red conquer die
die-black = black conquer die

## Achievements

achievement-complete_track = the end of a track reached
achievement-topple_two = two outposts of opponents toppled
achievement-middle_island = the middle island conquered

## Tech cards

tech-air_conditioning = Air Conditioning
tech-ammonia = Ammonia
tech-anesthesia = Anesthesia
tech-assembly_line = Assembly Line
tech-bakery = Bakery
tech-barn = Barn
tech-lithium_ion_battery = Lithium-Ion Battery
tech-calendar = Calendar
tech-canned_food = Canned Food
tech-clocks = Clocks
tech-compass = Compass
tech-com_tower = Com Tower
tech-concrete = Concrete
tech-dynamite = Dynamite
tech-eyeglasses = Eyeglasses
tech-irrigation = Irrigation
tech-library = Library
tech-light_bulb = Light Bulb
tech-paper = Paper
tech-penicillin = Penicillin
tech-printing_press = Printing Press
tech-radio = Radio
tech-sewage_and_plumbing = Sewage & Plumbing
tech-siegecraft = Siegecraft
tech-stock_market = Stock Market
tech-telescope = Telescope
tech-the_nail = The Nail
tech-time_travel = Time Travel
tech-transistors = Transistors
tech-treasury = Treasury
tech-vaccines = Vaccines
tech-warships = Warships
tech-zeppelins = Zeppelins

## Tapestry cards

tapestry-academia = Academia
tapestry-age_of_discovery = Age of Discovery
tapestry-age_of_sail = Age of Sail
tapestry-age_of_wonders = Age of Wonders
tapestry-alliance = Alliance
tapestry-boast_of_superiority = Boast of Superiority
tapestry-broker_of_peace = Broker of Peace
tapestry-capitalism = Capitalism
tapestry-coal_baron = Coal Baron
tapestry-colonialism = Colonialism
tapestry-dark_ages = Dark Ages
tapestry-democracy = Democracy
tapestry-dictatorship = Dictatorship
tapestry-diplomacy = Diplomacy
tapestry-dystopia = Dystopia
tapestry-empiricism = Empiricism
tapestry-espionage = Espionage
tapestry-exploitation = Exploitation
tapestry-feudalism = Feudalism
tapestry-golden_age = Golden Age
tapestry-guilds = Guilds
tapestry-industrialism = Industrialism
tapestry-marriage_of_state = Marriage of State
tapestry-mercantilism = Mercantilism
tapestry-meritocracy = Meritocracy
tapestry-militarism = Militarism
tapestry-monarchy = Monarchy
tapestry-oil_magnate = Oil Magnate
tapestry-olympic_host = Olympic Host
tapestry-pillage_and_plunder = Pillage and Plunder
tapestry-pirate_rule = Pirate Rule
tapestry-plea_for_aid = Plea for Aid
tapestry-renaissance = Renaissance
tapestry-revisionism = Revisionism
tapestry-revolution = Revolution
tapestry-socialism = Socialism
tapestry-steam_tycoon = Steam Tycoon
tapestry-technocracy = Technocracy
tapestry-terraforming = Terraforming
tapestry-theocracy = Theocracy
tapestry-trade_economy = Trade Economy
tapestry-trap = Trap
tapestry-tyranny = Tyranny
tapestry-wartime_economy = Wartime Economy
tapestry-face_down = a card face down

## Civilizations

civilization-alchemists = Alchemists
civilization-architects = Architects
civilization-craftsmen = Craftsmen
civilization-entertainers = Entertainers
civilization-futurists = Futurists
civilization-heralds = Heralds
civilization-historians = Historians
civilization-inventors = Inventors
civilization-isolationists = Isolationists
civilization-leaders = Leaders
civilization-merrymakers = Merrymakers
civilization-militants = Militants
civilization-mystics = Mystics
civilization-nomads = Nomads
civilization-the_chosen = The Chosen
civilization-traders = Traders

## The Automa's civilizations and levels

automa_civilization-explorers = Explorers
automa_civilization-scientists = Scientists
automa_civilization-conquerors = Conquerors
automa_civilization-engineers = Engineers

level-1 = the Underachiever
level-2 = the Average
level-3 = the Slightly Intimidating
level-4 = the Somewhat Awesome
level-5 = the Definitely Awesome
level-6 = the Crusher of Dreams

## Players. A name is never changed; the bots' stand with their article where the language has one

player-number = Player { $number }
player-you = you
player-automa = the Automa
player-shadow_empire = the Shadow Empire
