### Names of the components in Czech. en/names.ftl says what each message is.
###
### Names stand in sentences as they are here, in the first case: the kind before them carries the case.

## The four tracks and their spaces

track-exploration = Objevitelství
track-science = Věda
track-military = Vojenství
track-technology = Technologie

space-exploration-1 = Výzvědy
space-exploration-2 = Vory
space-exploration-3 = Vozy
space-exploration-4 = Navigace
space-exploration-5 = Lodě
space-exploration-6 = Tunely
space-exploration-7 = Vlaky
space-exploration-8 = Automobily
space-exploration-9 = Letadla
space-exploration-10 = Raketoplán
space-exploration-11 = Mezihvězdné lety
space-exploration-12 = Warpové brány

space-science-1 = Astronomie
space-science-2 = Matematika
space-science-3 = Bylinkářství
space-science-4 = Medicína
space-science-5 = Chemie
space-science-6 = Biologie
space-science-7 = Vědecký výzkum
space-science-8 = Výživa
space-science-9 = Fyzika
space-science-10 = Neurověda
space-science-11 = Kvantová fyzika
space-science-12 = Xenobiologie

space-military-1 = Lukostřelba
space-military-2 = Chladné zbraně
space-military-3 = Hradby
space-military-4 = Stálá armáda
space-military-5 = Jezdectvo
space-military-6 = Střelný prach
space-military-7 = Tanky
space-military-8 = Bojová letadla
space-military-9 = Vzdušná obrana
space-military-10 = Jaderná bomba
space-military-11 = Zabijácké drony
space-military-12 = Bojové mechy

space-technology-1 = Hrnčířství
space-technology-2 = Tesařství
space-technology-3 = Kamenné nástroje
space-technology-4 = Metalurgie
space-technology-5 = Sklo
space-technology-6 = Ocel
space-technology-7 = Guma
space-technology-8 = Plasty
space-technology-9 = Elektronika
space-technology-10 = Počítače
space-technology-11 = Nanotechnologie
space-technology-12 = Singularita UI

## Landmarks

landmark-lighthouse = Maják
landmark-train_station = Nádraží
landmark-launch_pad = Odpalovací rampa
landmark-apothecary = Lékárna
landmark-academy = Akademie
landmark-laboratory = Laboratoř
landmark-barracks = Kasárna
landmark-tank_factory = Továrna na tanky
landmark-fusion_reactor = Fúzní reaktor
landmark-forge = Kovárna
landmark-rubber_works = Gumárna
landmark-tech_hub = Technologické centrum
landmark-bakery = Pekárna
landmark-barn = Stodola
landmark-com_tower = Vysílací věž
landmark-library = Knihovna
landmark-stock_market = Burza
landmark-treasury = Pokladnice

## Resources and income buildings, one of each

resource-coin = mince
resource-worker = pracovník
resource-food = jídlo
resource-culture = kultura

building-market = trh
building-house = dům
building-farm = farma
building-armory = zbrojnice

## The spaces of the income mat, row by row from the left

income-market-1 = Směnný obchod
income-market-2 = Měna
income-market-3 = Bankovnictví
income-market-4 = Kreditní karty
income-market-5 = E-commerce
income-market-6 = Biometrie

income-house-1 = Symbolika
income-house-2 = Jazyk
income-house-3 = Písmo
income-house-4 = Telefon
income-house-5 = E-mail
income-house-6 = Neuroimplantáty

income-farm-1 = Lov
income-farm-2 = Zemědělství
income-farm-3 = Chov
income-farm-4 = Konzervování
income-farm-5 = Hnojení
income-farm-6 = Tisk jídla

income-armory-1 = Obřady
income-armory-2 = Závodění
income-armory-3 = Týmové sporty
income-armory-4 = Deskové hry
income-armory-5 = Videohry
income-armory-6 = Virtuální realita

## Capital cities, by the numbers on the mats

capital-1 = Hory
capital-2 = Mokřady
capital-3 = Tropy
capital-4 = Poušť
capital-5 = Louky
capital-6 = Les

## Terrains

terrain-sea = voda
terrain-desert = poušť
terrain-forest = les
terrain-grass = louky
terrain-mountain = hory

# One letter for each, to show the corners of a tile in a row
terrain-letter-sea = ~
terrain-letter-desert = p
terrain-letter-forest = l
terrain-letter-grass = u
terrain-letter-mountain = h

## Dice

die-science = kostka vědy
die-red = červená kostka dobytí
die-black = černá kostka dobytí

## Achievements

achievement-complete_track = dokončení stupnice pokroku
achievement-topple_two = povalení 2 žetonů osídlení
achievement-middle_island = dobytí ostrova ve středu mapy

## Tech cards

tech-air_conditioning = Klimatizace
tech-ammonia = Amoniak
tech-anesthesia = Anestezie
tech-assembly_line = Montážní linka
tech-bakery = Pekárna
tech-barn = Stodola
tech-lithium_ion_battery = Lithium-iontová baterie
tech-calendar = Kalendář
tech-canned_food = Konzervy
tech-clocks = Hodiny
tech-compass = Kompas
tech-com_tower = Vysílací věž
tech-concrete = Beton
tech-dynamite = Dynamit
tech-eyeglasses = Brýle
tech-irrigation = Zavlažování
tech-library = Knihovna
tech-light_bulb = Žárovka
tech-paper = Papír
tech-penicillin = Penicilin
tech-printing_press = Knihtisk
tech-radio = Rádio
tech-sewage_and_plumbing = Vodovod a kanalizace
tech-siegecraft = Obléhací umění
tech-stock_market = Burza
tech-telescope = Teleskop
tech-the_nail = Hřebík
tech-time_travel = Cestování časem
tech-transistors = Tranzistory
tech-treasury = Pokladnice
tech-vaccines = Vakcíny
tech-warships = Válečné lodě
tech-zeppelins = Vzducholodě

## Tapestry cards

tapestry-academia = Akademická obec
tapestry-age_of_discovery = Věk objevů
tapestry-age_of_sail = Věk plachetnic
tapestry-age_of_wonders = Věk divů
tapestry-alliance = Aliance
tapestry-boast_of_superiority = Vychloubání
tapestry-broker_of_peace = Mírotvorce
tapestry-capitalism = Kapitalismus
tapestry-coal_baron = Uhlobaron
tapestry-colonialism = Kolonialismus
tapestry-dark_ages = Doba temna
tapestry-democracy = Demokracie
tapestry-dictatorship = Diktatura
tapestry-diplomacy = Diplomacie
tapestry-dystopia = Dystopie
tapestry-empiricism = Empirismus
tapestry-espionage = Špionáž
tapestry-exploitation = Exploatace
tapestry-feudalism = Feudalismus
tapestry-golden_age = Zlatý věk
tapestry-guilds = Cechy
tapestry-industrialism = Industrialismus
tapestry-marriage_of_state = Politický sňatek
tapestry-mercantilism = Merkantilismus
tapestry-meritocracy = Meritokracie
tapestry-militarism = Militarismus
tapestry-monarchy = Monarchie
tapestry-oil_magnate = Ropný magnát
tapestry-olympic_host = Hostitel olympiády
tapestry-pillage_and_plunder = Plenění a drancování
tapestry-pirate_rule = Vláda pirátů
tapestry-plea_for_aid = Prosba o pomoc
tapestry-renaissance = Renesance
tapestry-revisionism = Revizionismus
tapestry-revolution = Revoluce
tapestry-socialism = Socialismus
tapestry-steam_tycoon = Král páry
tapestry-technocracy = Technokracie
tapestry-terraforming = Teraformace
tapestry-theocracy = Teokracie
tapestry-trade_economy = Obchodní ekonomika
tapestry-trap = Léčka
tapestry-tyranny = Tyranie
tapestry-wartime_economy = Válečná ekonomika
tapestry-face_down = karta lícem dolů

## Civilizations

civilization-alchemists = Alchymisté
civilization-architects = Architekti
civilization-craftsmen = Řemeslníci
civilization-entertainers = Baviči
civilization-futurists = Futuristé
civilization-heralds = Heroldi
civilization-historians = Historici
civilization-inventors = Vynálezci
civilization-isolationists = Izolacionisté
civilization-leaders = Vůdci
civilization-merrymakers = Hodovníci
civilization-militants = Válečníci
civilization-mystics = Mystici
civilization-nomads = Nomádi
civilization-the_chosen = Vyvolení
civilization-traders = Obchodníci

## The Automa's civilizations and levels

automa_civilization-explorers = Objevitelé
automa_civilization-scientists = Vědci
automa_civilization-conquerors = Dobyvatelé
automa_civilization-engineers = Inženýři

level-1 = Břídil
level-2 = Průměrňák
level-3 = Lehce zastrašující
level-4 = Docela úžasná
level-5 = Rozhodně úžasná
level-6 = Drtič snů

## Players. A name is never changed; the bots' stand with their article where the language has one

player-number = Hráč { $number }
player-you = ty
player-automa = Automa
player-shadow_empire = Stínová říše
