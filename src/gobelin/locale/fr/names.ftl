### Names of the components in French. en/names.ftl says what each message is.
###
### Resources are labels, in the plural; all other names stand in sentences as they are, after their kind: le monument Forge.

## The four tracks and their spaces

track-exploration = Exploration
track-science = Science
track-military = Militaire
track-technology = Technologie

space-exploration-1 = Repérage
space-exploration-2 = Radeaux
space-exploration-3 = Chariots
space-exploration-4 = Navigation
space-exploration-5 = Navires
space-exploration-6 = Tunnels
space-exploration-7 = Trains
space-exploration-8 = Automobiles
space-exploration-9 = Avions
space-exploration-10 = Navette spatiale
space-exploration-11 = Vol interstellaire
space-exploration-12 = Portails warp

space-science-1 = Astronomie
space-science-2 = Mathématiques
space-science-3 = Herboristerie
space-science-4 = Médecine
space-science-5 = Chimie
space-science-6 = Biologie
space-science-7 = Études académiques
space-science-8 = Nutrition
space-science-9 = Physique
space-science-10 = Neurosciences
space-science-11 = Physique quantique
space-science-12 = Exobiologie

space-military-1 = Tir à l’arc
space-military-2 = Armes blanches
space-military-3 = Remparts
space-military-4 = Armée permanente
space-military-5 = Cavalerie
space-military-6 = Poudre à canon
space-military-7 = Chars d’assaut
space-military-8 = Avions de combat
space-military-9 = Défense aérienne
space-military-10 = Bombe nucléaire
space-military-11 = Drones tueurs
space-military-12 = Mechas

space-technology-1 = Poterie
space-technology-2 = Charpenterie
space-technology-3 = Outils de pierre
space-technology-4 = Métallurgie
space-technology-5 = Verre
space-technology-6 = Acier
space-technology-7 = Caoutchouc
space-technology-8 = Plastique
space-technology-9 = Électronique
space-technology-10 = Ordinateurs
space-technology-11 = Nanotechnologie
space-technology-12 = Singularité d’IA

## Landmarks

landmark-lighthouse = Phare
landmark-train_station = Gare
landmark-launch_pad = Pas de tir
landmark-apothecary = Apothicairerie
landmark-academy = Académie
landmark-laboratory = Laboratoire
landmark-barracks = Caserne
landmark-tank_factory = Usine de chars
landmark-fusion_reactor = Réacteur à fusion
landmark-forge = Forge
landmark-rubber_works = Usine de caoutchouc
landmark-tech_hub = Pôle technologique
landmark-bakery = Boulangerie
landmark-barn = Grange
landmark-com_tower = Tour de communication
landmark-library = Bibliothèque
landmark-stock_market = Bourse
landmark-treasury = Trésorerie

## Resources and income buildings, one of each

resource-coin = pièces
resource-worker = ouvriers
resource-food = nourriture
resource-culture = culture

building-market = marché
building-house = maison
building-farm = ferme
building-armory = arsenal

## The spaces of the income mat, row by row from the left

income-market-1 = Troc
income-market-2 = Monnaie
income-market-3 = Banque
income-market-4 = Cartes de crédit
income-market-5 = E-commerce
income-market-6 = Biométrie

income-house-1 = Symbolique
income-house-2 = Langage
income-house-3 = Écriture
income-house-4 = Téléphone
income-house-5 = E-mail
income-house-6 = Implants neuraux

income-farm-1 = Chasse
income-farm-2 = Agriculture
income-farm-3 = Élevage
income-farm-4 = Conservation
income-farm-5 = Fertilisation
income-farm-6 = Aliments imprimés

income-armory-1 = Cérémonie
income-armory-2 = Course
income-armory-3 = Sports d’équipe
income-armory-4 = Jeux de société
income-armory-5 = Jeux vidéo
income-armory-6 = Réalité virtuelle

## Capital cities, by the numbers on the mats

capital-1 = Montagne
capital-2 = Marais
capital-3 = Tropiques
capital-4 = Désert
capital-5 = Prairie
capital-6 = Forêt

## Terrains

terrain-sea = mer
terrain-desert = désert
terrain-forest = forêt
terrain-grass = prairie
terrain-mountain = montagne

# One letter for each, to show the corners of a tile in a row
terrain-letter-sea = ~
terrain-letter-desert = d
terrain-letter-forest = f
terrain-letter-grass = p
terrain-letter-mountain = m

## Dice

die-science = dé de science
die-red = dé de conquête rouge
die-black = dé de conquête noir

## Achievements

achievement-complete_track = terminer une piste de développement
achievement-topple_two = renverser 2 avant-postes adverses
achievement-middle_island = conquérir l’île du centre

## Tech cards

tech-air_conditioning = Climatisation
tech-ammonia = Ammoniac
tech-anesthesia = Anesthésie
tech-assembly_line = Chaîne de montage
tech-bakery = Boulangerie
tech-barn = Grange
tech-lithium_ion_battery = Batterie lithium-ion
tech-calendar = Calendrier
tech-canned_food = Conserves
tech-clocks = Horloges
tech-compass = Boussole
tech-com_tower = Tour de communication
tech-concrete = Béton
tech-dynamite = Dynamite
tech-eyeglasses = Lunettes
tech-irrigation = Irrigation
tech-library = Bibliothèque
tech-light_bulb = Ampoule
tech-paper = Papier
tech-penicillin = Pénicilline
tech-printing_press = Imprimerie
tech-radio = Radio
tech-sewage_and_plumbing = Égouts et plomberie
tech-siegecraft = Art du siège
tech-stock_market = Bourse
tech-telescope = Télescope
tech-the_nail = Clou
tech-time_travel = Voyage temporel
tech-transistors = Transistors
tech-treasury = Trésorerie
tech-vaccines = Vaccins
tech-warships = Navires de guerre
tech-zeppelins = Zeppelins

## Tapestry cards

tapestry-academia = Monde universitaire
tapestry-age_of_discovery = Âge des découvertes
tapestry-age_of_sail = Âge de la voile
tapestry-age_of_wonders = Âge des merveilles
tapestry-alliance = Alliance
tapestry-boast_of_superiority = Étalage de supériorité
tapestry-broker_of_peace = Médiateur de paix
tapestry-capitalism = Capitalisme
tapestry-coal_baron = Baron du charbon
tapestry-colonialism = Colonialisme
tapestry-dark_ages = Âges sombres
tapestry-democracy = Démocratie
tapestry-dictatorship = Dictature
tapestry-diplomacy = Diplomatie
tapestry-dystopia = Dystopie
tapestry-empiricism = Empirisme
tapestry-espionage = Espionnage
tapestry-exploitation = Exploitation
tapestry-feudalism = Féodalisme
tapestry-golden_age = Âge d’or
tapestry-guilds = Guildes
tapestry-industrialism = Industrialisme
tapestry-marriage_of_state = Mariage politique
tapestry-mercantilism = Mercantilisme
tapestry-meritocracy = Méritocratie
tapestry-militarism = Militarisme
tapestry-monarchy = Monarchie
tapestry-oil_magnate = Magnat du pétrole
tapestry-olympic_host = Hôte olympique
tapestry-pillage_and_plunder = Pillage et saccage
tapestry-pirate_rule = Règne des pirates
tapestry-plea_for_aid = Appel à l’aide
tapestry-renaissance = Renaissance
tapestry-revisionism = Révisionnisme
tapestry-revolution = Révolution
tapestry-socialism = Socialisme
tapestry-steam_tycoon = Roi de la vapeur
tapestry-technocracy = Technocratie
tapestry-terraforming = Terraformation
tapestry-theocracy = Théocratie
tapestry-trade_economy = Économie marchande
tapestry-trap = Embuscade
tapestry-tyranny = Tyrannie
tapestry-wartime_economy = Économie de guerre
tapestry-face_down = une carte face cachée

## Civilizations

civilization-alchemists = Alchimistes
civilization-architects = Architectes
civilization-craftsmen = Artisans
civilization-entertainers = Saltimbanques
civilization-futurists = Futuristes
civilization-heralds = Hérauts
civilization-historians = Historiens
civilization-inventors = Inventeurs
civilization-isolationists = Isolationnistes
civilization-leaders = Dirigeants
civilization-merrymakers = Bons vivants
civilization-militants = Guerriers
civilization-mystics = Mystiques
civilization-nomads = Nomades
civilization-the_chosen = Élus
civilization-traders = Marchands

## The Automa's civilizations and levels

automa_civilization-explorers = Explorateurs
automa_civilization-scientists = Scientifiques
automa_civilization-conquerors = Conquérants
automa_civilization-engineers = Ingénieurs

level-1 = Petit joueur
level-2 = Joueur moyen
level-3 = Un brin intimidant
level-4 = Plutôt génial
level-5 = Carrément génial
level-6 = Briseur de rêves

## Players. A name is never changed; the bots' stand with their article where the language has one

player-number = Joueur { $number }
player-you = vous
player-automa = l’Automa
player-shadow_empire = l’Empire de l’Ombre
