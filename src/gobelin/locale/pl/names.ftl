### Names of the components, always in the nominative: the kind stands before them where a sentence needs a case
### (karta arrasu „Kapitalizm”, cywilizacja „Heroldowie”).

## The four tracks and their spaces

track-exploration = Eksploracja
track-science = Nauka
track-military = Wojsko
track-technology = Technologia

space-exploration-1 = Zwiad
space-exploration-2 = Tratwy
space-exploration-3 = Wozy
space-exploration-4 = Nawigacja
space-exploration-5 = Statki
space-exploration-6 = Tunele
space-exploration-7 = Pociągi
space-exploration-8 = Samochody
space-exploration-9 = Samoloty
space-exploration-10 = Wahadłowiec
space-exploration-11 = Lot do gwiazd
space-exploration-12 = Bramy warp

space-science-1 = Astronomia
space-science-2 = Matematyka
space-science-3 = Zielarstwo
space-science-4 = Medycyna
space-science-5 = Chemia
space-science-6 = Biologia
space-science-7 = Badania naukowe
space-science-8 = Dietetyka
space-science-9 = Fizyka
space-science-10 = Neuronauka
space-science-11 = Fizyka kwantowa
space-science-12 = Ksenobiologia

space-military-1 = Łucznictwo
space-military-2 = Broń biała
space-military-3 = Mury
space-military-4 = Stała armia
space-military-5 = Kawaleria
space-military-6 = Czarny proch
space-military-7 = Czołgi
space-military-8 = Samoloty bojowe
space-military-9 = Obrona powietrzna
space-military-10 = Bomba jądrowa
space-military-11 = Zabójcze drony
space-military-12 = Mechy

space-technology-1 = Garncarstwo
space-technology-2 = Ciesielstwo
space-technology-3 = Kamienne narzędzia
space-technology-4 = Metalurgia
space-technology-5 = Szkło
space-technology-6 = Stal
space-technology-7 = Guma
space-technology-8 = Plastik
space-technology-9 = Elektronika
space-technology-10 = Komputery
space-technology-11 = Nanotechnologia
space-technology-12 = Osobliwość

## Landmarks

landmark-lighthouse = Latarnia morska
landmark-train_station = Dworzec kolejowy
landmark-launch_pad = Platforma startowa
landmark-apothecary = Apteka
landmark-academy = Akademia
landmark-laboratory = Laboratorium
landmark-barracks = Koszary
landmark-tank_factory = Fabryka czołgów
landmark-fusion_reactor = Reaktor fuzyjny
landmark-forge = Kuźnia
landmark-rubber_works = Fabryka gumy
landmark-tech_hub = Centrum technologii
landmark-bakery = Piekarnia
landmark-barn = Stodoła
landmark-com_tower = Wieża nadawcza
landmark-library = Biblioteka
landmark-stock_market = Giełda
landmark-treasury = Skarbiec

## Resources and income buildings, one of each

resource-coin = moneta
resource-worker = robotnik
resource-food = żywność
resource-culture = kultura

building-market = targowisko
building-house = dom
building-farm = farma
building-armory = zbrojownia

## The spaces of the income mat, row by row from the left

income-market-1 = Handel wymienny
income-market-2 = Waluta
income-market-3 = Bankowość
income-market-4 = Karty kredytowe
income-market-5 = E-handel
income-market-6 = Biometria

income-house-1 = Symbolika
income-house-2 = Język
income-house-3 = Pismo
income-house-4 = Telefon
income-house-5 = E-mail
income-house-6 = Neuroimplanty

income-farm-1 = Łowiectwo
income-farm-2 = Rolnictwo
income-farm-3 = Hodowla
income-farm-4 = Konserwowanie
income-farm-5 = Nawożenie
income-farm-6 = Druk żywności

income-armory-1 = Obrzędy
income-armory-2 = Wyścigi
income-armory-3 = Sporty drużynowe
income-armory-4 = Gry planszowe
income-armory-5 = Gry wideo
income-armory-6 = Wirtualny świat

## Capital cities, by the numbers on the mats

capital-1 = Góry
capital-2 = Mokradła
capital-3 = Tropiki
capital-4 = Pustynia
capital-5 = Łąki
capital-6 = Las

## Terrains

terrain-sea = woda
terrain-desert = pustynia
terrain-forest = las
terrain-grass = łąki
terrain-mountain = góry

# One letter for each, to show the corners of a tile in a row
terrain-letter-sea = ~
terrain-letter-desert = p
terrain-letter-forest = l
terrain-letter-grass = ł
terrain-letter-mountain = g

## Dice

die-science = kość nauki
die-red = czerwona kość podboju
die-black = czarna kość podboju

## Achievements

achievement-complete_track = ukończenie toru rozwoju
achievement-topple_two = przewrócenie 2 posterunków
achievement-middle_island = podbicie środkowej wyspy

## Tech cards

tech-air_conditioning = Klimatyzacja
tech-ammonia = Amoniak
tech-anesthesia = Znieczulenie
tech-assembly_line = Linia montażowa
tech-bakery = Piekarnia
tech-barn = Stodoła
tech-lithium_ion_battery = Bateria litowo-jonowa
tech-calendar = Kalendarz
tech-canned_food = Konserwy
tech-clocks = Zegary
tech-compass = Kompas
tech-com_tower = Wieża nadawcza
tech-concrete = Beton
tech-dynamite = Dynamit
tech-eyeglasses = Okulary
tech-irrigation = Nawadnianie
tech-library = Biblioteka
tech-light_bulb = Żarówka
tech-paper = Papier
tech-penicillin = Penicylina
tech-printing_press = Prasa drukarska
tech-radio = Radio
tech-sewage_and_plumbing = Wodociągi i kanalizacja
tech-siegecraft = Sztuka oblężnicza
tech-stock_market = Giełda
tech-telescope = Teleskop
tech-the_nail = Gwóźdź
tech-time_travel = Podróże w czasie
tech-transistors = Tranzystory
tech-treasury = Skarbiec
tech-vaccines = Szczepionki
tech-warships = Okręty wojenne
tech-zeppelins = Sterowce

## Tapestry cards

tapestry-academia = Świat akademicki
tapestry-age_of_discovery = Wiek odkryć
tapestry-age_of_sail = Wiek żagla
tapestry-age_of_wonders = Wiek cudów
tapestry-alliance = Sojusz
tapestry-boast_of_superiority = Przechwałki
tapestry-broker_of_peace = Rozjemca
tapestry-capitalism = Kapitalizm
tapestry-coal_baron = Baron węglowy
tapestry-colonialism = Kolonializm
tapestry-dark_ages = Wieki ciemne
tapestry-democracy = Demokracja
tapestry-dictatorship = Dyktatura
tapestry-diplomacy = Dyplomacja
tapestry-dystopia = Dystopia
tapestry-empiricism = Empiryzm
tapestry-espionage = Szpiegostwo
tapestry-exploitation = Eksploatacja
tapestry-feudalism = Feudalizm
tapestry-golden_age = Złoty wiek
tapestry-guilds = Gildie
tapestry-industrialism = Industrializm
tapestry-marriage_of_state = Mariaż dynastyczny
tapestry-mercantilism = Merkantylizm
tapestry-meritocracy = Merytokracja
tapestry-militarism = Militaryzm
tapestry-monarchy = Monarchia
tapestry-oil_magnate = Magnat naftowy
tapestry-olympic_host = Gospodarz igrzysk
tapestry-pillage_and_plunder = Grabieże i rabunki
tapestry-pirate_rule = Rządy piratów
tapestry-plea_for_aid = Prośba o pomoc
tapestry-renaissance = Renesans
tapestry-revisionism = Rewizjonizm
tapestry-revolution = Rewolucja
tapestry-socialism = Socjalizm
tapestry-steam_tycoon = Parowy potentat
tapestry-technocracy = Technokracja
tapestry-terraforming = Terraformacja
tapestry-theocracy = Teokracja
tapestry-trade_economy = Gospodarka handlowa
tapestry-trap = Pułapka
tapestry-tyranny = Tyrania
tapestry-wartime_economy = Gospodarka wojenna
tapestry-face_down = zakryta karta

## Civilizations

civilization-alchemists = Alchemicy
civilization-architects = Architekci
civilization-craftsmen = Rzemieślnicy
civilization-entertainers = Artyści
civilization-futurists = Futuryści
civilization-heralds = Heroldowie
civilization-historians = Historycy
civilization-inventors = Wynalazcy
civilization-isolationists = Izolacjoniści
civilization-leaders = Przywódcy
civilization-merrymakers = Biesiadnicy
civilization-militants = Wojownicy
civilization-mystics = Mistycy
civilization-nomads = Nomadzi
civilization-the_chosen = Wybrańcy
civilization-traders = Kupcy

## The Automa's civilizations and levels

automa_civilization-explorers = Odkrywcy
automa_civilization-scientists = Naukowcy
automa_civilization-conquerors = Zdobywcy
automa_civilization-engineers = Inżynierowie

level-1 = Obibok
level-2 = Przeciętniak
level-3 = Nieco groźna
level-4 = Całkiem niezła
level-5 = Absolutnie świetna
level-6 = Niszczyciel marzeń

## Players. A name is never changed

player-number = Gracz { $number }
player-you = ty
player-automa = Automa
player-shadow_empire = Imperium Cienia
