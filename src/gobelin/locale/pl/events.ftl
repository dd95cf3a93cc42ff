### The log: one sentence for each event key of the rules, without a full stop, in the present tense: no gender is
### needed. Names of players stay in the nominative: they are subjects, or stand alone in brackets or after a colon.

## Turns

event-turn = { $player-is ->
    [you] Tura { $number }: twoja tura
    [automa] Tura { $number }: Automa i Imperium Cienia
   *[other] Tura { $number }: { $player }
}
event-start = { $player-is ->
    [you] Zaczynasz: cywilizacja „{ $civilization }”, stolica „{ $capital }”
   *[other] { $player } zaczyna: cywilizacja „{ $civilization }”, stolica „{ $capital }”
}
# $era: I to IV; $era-number the same as a number, 5 in the last income turn
event-income = { $era-number ->
    [5] { $player-is ->
        [you] Rozgrywasz ostatnią turę przychodu
       *[other] { $player } rozgrywa ostatnią turę przychodu
    }
   *[other] { $player-is ->
        [you] Rozpoczynasz epokę { $era } turą przychodu
       *[other] { $player } rozpoczyna epokę { $era } turą przychodu
    }
}
event-first_into_era = { $player-is ->
    [you] Wchodzisz do epoki { $era } przed sąsiadami
    [automa] { $person-is ->
        [you] { $player } wchodzi do epoki { $era } przed tobą
       *[other] { $player } wchodzi do epoki { $era } wcześniej niż { $person }
    }
   *[other] { $player } wchodzi do epoki { $era } przed sąsiadami
}
event-finish = { $player-is ->
    [you] Kończysz grę z wynikiem { $vp } PZ
    [automa] { $player } kończy grę z wynikiem { $vp } PZ, a Imperium Cienia się zatrzymuje
   *[other] { $player } kończy grę z wynikiem { $vp } PZ
}
event-game_over = Koniec gry
event-decline = { $player-is ->
    [you] Rezygnujesz{ $from }
   *[other] { $player } rezygnuje{ $from }
}
event-void = { $effect ->
    [none] { $player-is ->
        [you] Bez efektu{ $from }
       *[other] { $player } nic nie zyskuje{ $from }
    }
   *[other] { $player-is ->
        [you] Bez efektu: { $effect }{ $from }
       *[other] { $player } nic nie zyskuje: { $effect }{ $from }
    }
}
event-used = Użyte już w tej turze: { $source }

## Tracks. $space is the space reached: Nauka 4 „Medycyna”

event-advance = { $player-is ->
    [you] Wchodzisz na pole { $space }{ $from }
   *[other] { $player } wchodzi na pole { $space }{ $from }
}
event-jump = { $player-is ->
    [you] Przeskakujesz na pole { $space }{ $from }
   *[other] { $player } przeskakuje na pole { $space }{ $from }
}
event-regress = { $player-is ->
    [you] Cofasz się na pole { $space }{ $from }
   *[other] { $player } cofa się na pole { $space }{ $from }
}
event-repeat = { $player-is ->
    [you] Ponownie odbierasz profit z pola { $space }{ $from }
   *[other] { $player } ponownie odbiera profit z pola { $space }{ $from }
}
event-singularity = { $player-is ->
    [you] Przenosisz znacznik na pole startowe toru { $track }
   *[other] { $player } przenosi znacznik na pole startowe toru { $track }
}
event-bonus = { $player-is ->
    [you] Korzystasz z premii{ $from }
   *[other] { $player } korzysta z premii{ $from }
}
event-roll_science = { $player-is ->
    [you] Rzucasz kością nauki: { $track }{ $from }
   *[other] { $player } rzuca kością nauki: { $track }{ $from }
}
event-name_track = { $player-is ->
    [you] Wskazujesz tor { $track }{ $from }
   *[other] { $player } wskazuje tor { $track }{ $from }
}
event-close_track = { $player-is ->
    [you] Zamykasz tor { $track } przed pozostałymi{ $from }
   *[other] { $player } zamyka tor { $track } przed pozostałymi{ $from }
}
event-open_track = Tor { $track } jest znów otwarty dla wszystkich
event-copy_benefit = { $player-is ->
    [you] Kopiujesz profit z pola { $space }{ $from }
   *[other] { $player } kopiuje profit z pola { $space }{ $from }
}
event-trade = { $player-is ->
    [you] Korzystasz z pola ze znacznikiem przeciwnika ({ $opponent }): { $space }{ $from }
   *[other] { $opponent-is ->
        [you] { $player } korzysta z pola z twoim znacznikiem: { $space }{ $from }
       *[other] { $player } korzysta z pola ze znacznikiem przeciwnika ({ $opponent }): { $space }{ $from }
    }
}

## Resources and points

# $gained: in the accusative. $lost: how many were lost at the limit of 8
event-gain = { $lost ->
    [0] { $player-is ->
        [you] Otrzymujesz { $gained }{ $from }
       *[other] { $player } otrzymuje { $gained }{ $from }
    }
   *[other] { $player-is ->
        [you] Otrzymujesz { $gained }, nadmiar przepada: { $lost } (limit 8){ $from }
       *[other] { $player } otrzymuje { $gained }, nadmiar przepada: { $lost } (limit 8){ $from }
    }
}
# several gains of one source
event-gain-several = { $player-is ->
    [you] Otrzymujesz { $gained }{ $from }
   *[other] { $player } otrzymuje { $gained }{ $from }
}
event-pay = { $player-is ->
    [you] Płacisz { $resources }{ $from }
   *[other] { $player } płaci { $resources }{ $from }
}
# $sign: gain, loss. $points: without a sign. $per: plain where nothing is counted; $counted: see per-...
event-vp = { $points ->
    [0] {""}
   *[other] { event-vp-scored }
}
event-vp-scored = { $sign ->
    [loss] { $player-is ->
        [you] Płacisz { $points } PZ{ $from }
       *[other] { $player } płaci { $points } PZ{ $from }
    }
   *[gain] { $per ->
        [plain] { $player-is ->
            [you] Zdobywasz { $points } PZ{ $from }
           *[other] { $player } zdobywa { $points } PZ{ $from }
        }
       *[other] { $player-is ->
            [you] Zdobywasz { $points } PZ za { $counted }{ $from }
           *[other] { $player } zdobywa { $points } PZ za { $counted }{ $from }
        }
    }
}
# What a bot scores in an income turn: $parts is a list of event-vp-part
event-vp-several = { $points ->
    [0] { $player } nie zdobywa PZ
   *[other] { $player } zdobywa { $points } PZ: { $parts }
}
event-vp-part = { $points } za { $counted }
event-achievement = { $player-is ->
    [you] Zdobywasz osiągnięcie: { $achievement }
   *[other] { $player } zdobywa osiągnięcie: { $achievement }
}

## What points are scored for, in the accusative

per-tech_cards = karty technologii
per-capital = rzędy i kolumny stolicy
per-territories = terytoria
per-farms = farmy
per-houses = domy
per-markets = targowiska
per-armories = zbrojownie
per-landmarks = wielkie budowle
per-tapestry_cards = karty arrasu
per-territory_supply = kafelki terytorium
per-spaces_exploration = tor Eksploracja
per-spaces_science = tor Nauka
per-spaces_military = tor Wojsko
per-spaces_technology = tor Technologia

## The map

# $land: the terrains of the tile; $gives: its benefit
event-explore = { $player-is ->
    [you] Odkrywasz pole { $hex } kafelkiem { $tile } ({ $land }; profit: { $gives })
    [automa] { $player } kładzie kafelek { $tile } ({ $land }) na polu { $hex }
   *[other] { $player } odkrywa pole { $hex } kafelkiem { $tile } ({ $land }; profit: { $gives })
}
event-explore_space = { $player-is ->
    [you] Odkrywasz kafelek kosmosu { $tile } ({ $gives })
   *[other] { $player } odkrywa kafelek kosmosu { $tile } ({ $gives })
}
event-double_benefit = { $player-is ->
    [you] Odbierasz podwójny profit z pola { $hex }, bez PZ{ $from }
   *[other] { $player } odbiera podwójny profit z pola { $hex }, bez PZ{ $from }
}
event-conquer = { $opponent-is ->
    [nobody] { $player-is ->
        [you] Podbijasz pole { $hex }
       *[other] { $player } podbija pole { $hex }
    }
    [you] { $player } podbija twoje pole { $hex }
   *[other] { $player-is ->
        [you] Podbijasz pole { $hex } (przeciwnik: { $opponent })
       *[other] { $player } podbija pole { $hex } (przeciwnik: { $opponent })
    }
}
event-topple = { $opponent-is ->
    [you] { $player } przewraca twój posterunek na polu { $hex }
   *[other] { $player-is ->
        [you] Przewracasz posterunek przeciwnika ({ $opponent }) na polu { $hex }
       *[other] { $player } przewraca posterunek przeciwnika ({ $opponent }) na polu { $hex }
    }
}
# The conquest of a bot is told, so that its outpost is not
event-outpost = { $player-is ->
    [you] Umieszczasz posterunek na polu { $hex }
    [automa] {""}
    [shadow_empire] {""}
   *[other] { $player } umieszcza posterunek na polu { $hex }
}
event-stand_up = { $player-is ->
    [you] Stawiasz z powrotem posterunek na polu { $hex }
   *[other] { $player } stawia z powrotem posterunek na polu { $hex }
}
event-token = { $player-is ->
    [you] Kładziesz znacznik na polu { $hex }{ $from }
   *[other] { $player } kładzie znacznik na polu { $hex }{ $from }
}
event-colony = { $player-is ->
    [you] Czerpiesz z terenów pola { $hex }{ $from }
   *[other] { $player } czerpie z terenów pola { $hex }{ $from }
}
# $red, $black: what the dice show, see face-...
event-roll_conquer = { $player-is ->
    [you] Rzucasz kośćmi podboju: { $red }; { $black }
   *[other] { $player } rzuca kośćmi podboju: { $red }; { $black }
}
# $face: territories, or a number of VP
face-red = { $face ->
    [territories] czerwona – 1 PZ za terytorium
   *[other] czerwona – { $face } PZ
}
# $face: territory, or a resource, then in words as $gained
face-black = { $face ->
    [territory] czarna – profit z terytorium
   *[other] czarna – { $gained }
}

## The city. $piece: a building or landmark

# $uncovers: what the space of the income mat now gives
event-building = { $player-is ->
    [you] Bierzesz budynek: { $a-building } (odsłania: { $uncovers })
   *[other] { $player } bierze budynek: { $a-building } (odsłania: { $uncovers })
}
event-landmark = { $player-is ->
    [you] Otrzymujesz wielką budowlę „{ $landmark }”{ $from }
    [shadow_empire] { $automa ->
        [yes] { $player } zdobywa wielką budowlę „{ $landmark }”, która trafia do Automy
       *[no] { $player } zdobywa wielką budowlę „{ $landmark }”
    }
    [automa] { $player } otrzymuje wielką budowlę „{ $landmark }”
   *[other] { $player } otrzymuje wielką budowlę „{ $landmark }”{ $from }
}
# $where: plots, beside, hex, column; $place: the plots, the hex, or the column
event-place = { $where ->
    [beside] { $player-is ->
        [you] Umieszczasz { piece-placed } obok stolicy
       *[other] { $player } umieszcza { piece-placed } obok stolicy
    }
    [hex] { $player-is ->
        [you] Umieszczasz { piece-placed } na mapie, pole { $place }
       *[other] { $player } umieszcza { piece-placed } na mapie, pole { $place }
    }
    [column] { $player-is ->
        [you] Umieszczasz { piece-placed } na macie cywilizacji: { $place }
       *[other] { $player } umieszcza { piece-placed } na macie cywilizacji: { $place }
    }
   *[plots] { $player-is ->
        [you] Umieszczasz { piece-placed } w stolicy: { $place }
       *[other] { $player } umieszcza { piece-placed } w stolicy: { $place }
    }
}
# $piece-is: market, house, farm, armory, landmark; $piece: its name
piece-placed = { $piece-is ->
    [landmark] wielką budowlę „{ $piece }”
    [market] targowisko
    [house] dom
    [armory] zbrojownię
   *[farm] farmę
}
event-district = { $player-is ->
    [you] Wypełniasz dzielnicę { $district }
   *[other] { $player } wypełnia dzielnicę { $district }
}
event-swap = { $player-is ->
    [you] Zamieniasz miejscami budynki: { $buildings }
   *[other] { $player } zamienia miejscami budynki: { $buildings }
}

## Cards and tiles

event-invent = { $player-is ->
    [you] Wynajdujesz kartę „{ $card }”{ $from }
   *[other] { $player } wynajduje kartę „{ $card }”{ $from }
}
# $row: middle, top
event-upgrade = { $row ->
    [top] { $player-is ->
        [you] Ulepszasz kartę „{ $card }” do górnego rzędu{ $from }
       *[other] { $player } ulepsza kartę „{ $card }” do górnego rzędu{ $from }
    }
   *[middle] { $player-is ->
        [you] Ulepszasz kartę „{ $card }” do środkowego rzędu{ $from }
       *[other] { $player } ulepsza kartę „{ $card }” do środkowego rzędu{ $from }
    }
}
event-tech_part = { $row ->
    [top] { $player-is ->
        [you] Odbierasz profit z kwadratu karty „{ $card }”{ $from }
       *[other] { $player } odbiera profit z kwadratu karty „{ $card }”{ $from }
    }
   *[middle] { $player-is ->
        [you] Odbierasz profit z okręgu karty „{ $card }”{ $from }
       *[other] { $player } odbiera profit z okręgu karty „{ $card }”{ $from }
    }
}
event-copy_upgrade = { event-tech_part }
event-display = Nowa odsłonięta karta technologii: { $card }
event-display-several = Nowe odsłonięte karty technologii: { $cards }
event-refresh = { $player-is ->
    [you] Odrzucasz odsłonięte karty technologii: { $cards }
   *[other] { $player } odrzuca odsłonięte karty technologii: { $cards }
}
event-discard_tech = { $player-is ->
    [you] Odrzucasz kartę technologii „{ $card }”{ $from }
   *[other] { $player } odrzuca kartę technologii „{ $card }”{ $from }
}
# $cards: none where the cards are hidden. $drawn: "2 karty arrasu", in the accusative
event-tapestry_cards = { $cards ->
    [none] { $player-is ->
        [you] Otrzymujesz { $drawn }{ $from }
       *[other] { $player } otrzymuje { $drawn }{ $from }
    }
   *[other] { $player-is ->
        [you] Otrzymujesz { $drawn }: { $cards }{ $from }
       *[other] { $player } otrzymuje { $drawn }: { $cards }{ $from }
    }
}
event-play = { $player-is ->
    [you] Zagrywasz kartę „{ $card }” w epoce { $era }
   *[other] { $player } zagrywa kartę „{ $card }” w epoce { $era }
}
event-face_down = { $player-is ->
    [you] Nie masz karty arrasu i kładziesz zakrytą kartę z talii
   *[other] { $player } nie ma karty arrasu i kładzie zakrytą kartę z talii
}
event-no_card = { $player-is ->
    [you] Nie masz karty arrasu, a talia jest pusta
   *[other] { $player } nie ma karty arrasu, a talia jest pusta
}
# $card: none where the card is hidden. $trap: whether it is a trap
event-discard_card = { $player-is ->
    [you] Odrzucasz kartę „{ $card }”{ $from }
    [automa] { $trap ->
        [yes] { $player } odsłania z ręki kartę „{ $card }”
       *[no] { $player } odsłania z ręki kartę „{ $card }”, to nie pułapka
    }
   *[other] { $card ->
        [none] { $player } odrzuca kartę arrasu{ $from }
       *[other] { $player } odrzuca kartę „{ $card }”{ $from }
    }
}
event-copy_card = { $holder-is ->
    [you] { $player-is ->
        [you] Używasz karty „{ $card }” ze swojej maty{ $from }
       *[other] { $player } używa karty „{ $card }” z twojej maty{ $from }
    }
   *[other] { $player-is ->
        [you] Używasz karty „{ $card }” z maty przeciwnika ({ $holder }){ $from }
       *[other] { $player } używa karty „{ $card }” (ma ją { $holder }){ $from }
    }
}
# $track: none where only an opponent is chosen
event-pact = { $track ->
    [none] { $opponent-is ->
        [you] { $player } wybiera ciebie{ $from }
       *[other] { $player-is ->
            [you] Wybierasz przeciwnika: { $opponent }{ $from }
           *[other] { $player } wybiera przeciwnika: { $opponent }{ $from }
        }
    }
   *[other] { $opponent-is ->
        [you] { $player } wybiera ciebie i tor { $track }{ $from }
       *[other] { $player-is ->
            [you] Wybierasz przeciwnika i tor: { $opponent }, { $track }{ $from }
           *[other] { $player } wybiera przeciwnika i tor: { $opponent }, { $track }{ $from }
        }
    }
}
# $count: how many; $tiles: their numbers
event-territory_tiles = { $count ->
    [one] { $player-is ->
        [you] Otrzymujesz kafelek terytorium { $tiles }{ $from }
       *[other] { $player } otrzymuje kafelek terytorium { $tiles }{ $from }
    }
    [few] { $player-is ->
        [you] Otrzymujesz kafelki terytorium { $tiles }{ $from }
       *[other] { $player } otrzymuje kafelki terytorium { $tiles }{ $from }
    }
    [many] { $player-is ->
        [you] Otrzymujesz kafelki terytorium { $tiles }{ $from }
       *[other] { $player } otrzymuje kafelki terytorium { $tiles }{ $from }
    }
   *[other] { $player-is ->
        [you] Otrzymujesz kafelki terytorium { $tiles }{ $from }
       *[other] { $player } otrzymuje kafelki terytorium { $tiles }{ $from }
    }
}
event-space_tiles = { $count ->
    [one] { $player-is ->
        [you] Otrzymujesz kafelek kosmosu { $tiles }{ $from }
       *[other] { $player } otrzymuje kafelek kosmosu { $tiles }{ $from }
    }
    [few] { $player-is ->
        [you] Otrzymujesz kafelki kosmosu { $tiles }{ $from }
       *[other] { $player } otrzymuje kafelki kosmosu { $tiles }{ $from }
    }
    [many] { $player-is ->
        [you] Otrzymujesz kafelki kosmosu { $tiles }{ $from }
       *[other] { $player } otrzymuje kafelki kosmosu { $tiles }{ $from }
    }
   *[other] { $player-is ->
        [you] Otrzymujesz kafelki kosmosu { $tiles }{ $from }
       *[other] { $player } otrzymuje kafelki kosmosu { $tiles }{ $from }
    }
}
event-discard_tile = { $player-is ->
    [you] Odrzucasz kafelek terytorium { $tile }{ $from }
   *[other] { $player } odrzuca kafelek terytorium { $tile }{ $from }
}
event-give_tile = { $opponent-is ->
    [you] { $player } daje ci kafelek { $tile }{ $from }
   *[other] { $player-is ->
        [you] Oddajesz kafelek { $tile } (dostaje go { $opponent }){ $from }
       *[other] { $player } oddaje kafelek { $tile } (dostaje go { $opponent }){ $from }
    }
}
# $deck: territory, tech, tapestry, decision (then $size cards)
event-shuffle = { $deck ->
    [decision] Karty decyzji zostają potasowane w nową talię (razem { $size })
    [territory] Odrzucone kafelki terytorium zostają potasowane w nowy stos
    [tech] Odrzucone karty technologii zostają potasowane w nową talię
   *[tapestry] Odrzucone karty arrasu zostają potasowane w nową talię
}

## Civilizations

event-civilization = { $player-is ->
    [you] Otrzymujesz cywilizację „{ $civilization }”{ $from }
   *[other] { $player } otrzymuje cywilizację „{ $civilization }”{ $from }
}
event-civilization_discarded = { $player-is ->
    [you] Dobierasz cywilizację „{ $civilization }”, która teraz na nic się nie przyda, i odrzucasz ją
   *[other] { $player } dobiera cywilizację „{ $civilization }”, która teraz na nic się nie przyda, i odrzuca ją
}
event-use_civilization = { $player-is ->
    [you] Używasz cywilizacji „{ $civilization }”
   *[other] { $player } używa cywilizacji „{ $civilization }”
}
event-bust = { $player-is ->
    [you] Wyrzucasz ten sam tor drugi raz i tracisz rzuty
   *[other] { $player } wyrzuca ten sam tor drugi raz i traci rzuty
}
# $column: left, middle, right
event-column = { $player-is ->
    [you] Przesuwasz znacznik na pole { $space } w { $column ->
        [left] lewej
        [middle] środkowej
       *[right] prawej
    } kolumnie
   *[other] { $player } przesuwa znacznik na pole { $space } w { $column ->
        [left] lewej
        [middle] środkowej
       *[right] prawej
    } kolumnie
}
# $gives: what the space of the mat gives
event-slot = { $player-is ->
    [you] Przesuwasz znacznik na pole { $slot }: { $gives }
   *[other] { $player } przesuwa znacznik na pole { $slot }: { $gives }
}
event-outpost_row = { $row ->
    [top] { $player-is ->
        [you] Bierzesz posterunek z górnego rzędu maty
       *[other] { $player } bierze posterunek z górnego rzędu maty
    }
   *[bottom] { $player-is ->
        [you] Bierzesz posterunek z dolnego rzędu maty
       *[other] { $player } bierze posterunek z dolnego rzędu maty
    }
}
event-fill_row = { $row ->
    [top] { $player-is ->
        [you] Kładziesz posterunek w górnym rzędzie
       *[other] { $player } kładzie posterunek w górnym rzędzie
    }
   *[bottom] { $player-is ->
        [you] Kładziesz posterunek w dolnym rzędzie
       *[other] { $player } kładzie posterunek w dolnym rzędzie
    }
}
event-give_token = { $opponent-is ->
    [you] { $player } daje ci znacznik i odsłania kwadrat { $slot }
   *[other] { $player-is ->
        [you] Oddajesz znacznik (dostaje go { $opponent }) i odsłaniasz kwadrat { $slot }
       *[other] { $player } oddaje znacznik (dostaje go { $opponent }) i odsłania kwadrat { $slot }
    }
}
event-token_on_tech = { $player-is ->
    [you] Kładziesz znacznik na karcie „{ $card }”
   *[other] { $player } kładzie znacznik na karcie „{ $card }”
}
event-take_over = { $opponent-is ->
    [you] { $player } przejmuje twoją kartę „{ $card }”
   *[other] { $player-is ->
        [you] Przejmujesz kartę „{ $card }” (traci ją { $opponent })
       *[other] { $player } przejmuje kartę „{ $card }” (traci ją { $opponent })
    }
}
# $predicted: see predicted-...
event-predict = { $player-is ->
    [you] Przepowiadasz: { $predicted }
   *[other] { $player } przepowiada: { $predicted }
}
event-prediction = { $player-is ->
    [you] Twoja przepowiednia się spełnia: { $predicted }
   *[other] Spełnia się przepowiednia ({ $player }): { $predicted }
}

## The numbers that can be predicted

predicted-tech_cards = { $number ->
    [one] { $number } karta technologii
    [few] { $number } karty technologii
    [many] { $number } kart technologii
   *[other] { $number } karty technologii
}
predicted-districts = { $number ->
    [one] { $number } ukończona dzielnica
    [few] { $number } ukończone dzielnice
    [many] { $number } ukończonych dzielnic
   *[other] { $number } ukończonej dzielnicy
}
predicted-territories = { $number ->
    [one] { $number } kontrolowane terytorium
    [few] { $number } kontrolowane terytoria
    [many] { $number } kontrolowanych terytoriów
   *[other] { $number } kontrolowanego terytorium
}
predicted-tracks = { $number ->
    [one] { $number } ukończony tor
    [few] { $number } ukończone tory
    [many] { $number } ukończonych torów
   *[other] { $number } ukończonego toru
}

## The bots of the solo game. reasons.ftl says why they do what they do

event-automa = { $player } gra na poziomie { $level } ({ $level-name }), cywilizacja „{ $civilization }”
event-second_civilization = { $player } otrzymuje drugą cywilizację: { $civilization }
event-automa_civilization = { $player } używa cywilizacji „{ $civilization }”
event-automa_card = { $hand ->
    [one] { $player } dobiera w ciemno kartę arrasu: { $hand } karta na ręce
    [few] { $player } dobiera w ciemno kartę arrasu: { $hand } karty na ręce
    [many] { $player } dobiera w ciemno kartę arrasu: { $hand } kart na ręce
   *[other] { $player } dobiera w ciemno kartę arrasu: { $hand } karty na ręce
}
event-card_on_mat = { $player } kładzie zakrytą kartę arrasu na swojej macie
event-favorite = { $player } ma ulubiony tor: { $track }
event-tiebreaker = Odsłonięta karta postępu zostaje kartą rozstrzygającą: { $card }
event-progress_cards = Karty postępu { $cards } dołączają do kart decyzji
# $ends-era: whether the hand on the last decision card ends the era
event-decision_cards = Dobrane: karta decyzji { $decision } i karta rozstrzygająca { $tiebreaker }, { $left ->
    [0] talia jest pusta
    [one] w talii została { $left } karta
    [few] w talii zostały { $left } karty
    [many] w talii zostało { $left } kart
   *[other] w talii zostało { $left } karty
}{ $ends-era ->
    [yes] ; symbol dłoni na karcie decyzji kończy epokę
   *[no] {""}
}
event-shadow_outpost = { $player } kładzie przewrócony posterunek na polu { $hex }: nikt już nie może go podbić
# $reason: why a bot does nothing
event-bot_idle = { $reason ->
    [no_track] { $player } nigdzie się nie rozwija: żaden tor nie jest dostępny
    [no_outpost] { $player } nie ma już posterunków do podboju
    [no_tile] { $player } nie kładzie kafelka: kafelki terytorium się skończyły
    [no_hex] { $player } nie znajduje odpowiedniego pola
   *[first_round] { $player } czeka: w pierwszej rundzie nie ma tury
}
# $benefit: what a space gives a bot; others (tapestry, refresh_tech) are told by what follows
event-bot_benefit = { $benefit ->
    [explore] { $player } otrzymuje profit: odkrywanie
    [explore_anywhere] { $player } otrzymuje profit: odkrywanie w dowolnym miejscu
    [conquer] { $player } otrzymuje profit: podbój
    [conquer_anywhere] { $player } otrzymuje profit: podbój w dowolnym miejscu
    [research_bare] { $player } otrzymuje profit: badanie (rozwój bez profitu)
    [research_benefit] { $player } otrzymuje profit: badanie
    [roll_advance] { $player } rzuca o rozwój na torze Eksploracja, Wojsko lub Technologia
    [roll_regress] { $player } rzuca o cofnięcie się na torze Wojsko lub Technologia
   *[other] {""}
}
event-bot_hex = { $player } wybiera pole { $hex }: { $reasons }
event-bot_track = { $aim ->
    [favorite] { $player } ma nowy ulubiony tor, { $track }: { $reasons }
   *[advance] { $player } wybiera tor { $track }: { $reasons }
}
