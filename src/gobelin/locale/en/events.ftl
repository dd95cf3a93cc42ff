### The log: one sentence for each event key of the rules, without a full stop.
###
### $player is whoever the event happens to, $opponent, $holder and $person somebody else, each with a role to choose the
### sentence by: $player-is and so on are you, automa, shadow_empire, other, or nobody where the event has none.
### $from is the source in brackets with a space before it, or nothing. An argument the event does not have is "none".
### The finished sentence gets a capital letter at its beginning; an event without words ({""}) is not told.

## Turns

event-turn = { $player-is ->
    [you] Turn { $number }: your turn
    [automa] Turn { $number }: the Automa and the Shadow Empire
   *[other] Turn { $number }: { $player }
}
event-start = { $player-is ->
    [you] You begin with the civilization { $civilization } in capital city { $capital }
   *[other] { $player } begins with the civilization { $civilization } in capital city { $capital }
}
# $era: I to IV; $era-number the same as a number, 5 in the last income turn
event-income = { $era-number ->
    [5] { $player-is ->
        [you] You take the last income turn
       *[other] { $player } takes the last income turn
    }
   *[other] { $player-is ->
        [you] You begin era { $era }, an income turn
       *[other] { $player } begins era { $era }, an income turn
    }
}
event-first_into_era = { $player-is ->
    [you] You are the first among neighbours in era { $era }
    [automa] { $person-is ->
        [you] { $player } is in era { $era } before you
       *[other] { $player } is in era { $era } before { $person }
    }
   *[other] { $player } is the first among neighbours in era { $era }
}
event-finish = { $player-is ->
    [you] You have finished the game with { $vp } VP
    [automa] { $player } has finished the game with { $vp } VP, and the Shadow Empire stops
   *[other] { $player } has finished the game with { $vp } VP
}
event-game_over = The game is over
event-decline = { $player-is ->
    [you] You decline{ $from }
   *[other] { $player } declines{ $from }
}
# $effect: none where there is no name for it
event-void = { $effect ->
    [none] { $player-is ->
        [you] Nothing comes of it for you{ $from }
       *[other] Nothing comes of it for { $player }{ $from }
    }
   *[other] { $player-is ->
        [you] Nothing comes of it for you: { $effect }{ $from }
       *[other] Nothing comes of it for { $player }: { $effect }{ $from }
    }
}
event-used = { $source } was used this turn already

## Tracks. $space is the space reached: "Science 4, Medicine"

event-advance = { $player-is ->
    [you] You advance to { $space }{ $from }
   *[other] { $player } advances to { $space }{ $from }
}
event-jump = { $player-is ->
    [you] You jump to { $space }{ $from }
   *[other] { $player } jumps to { $space }{ $from }
}
event-regress = { $player-is ->
    [you] You go back to { $space }{ $from }
   *[other] { $player } goes back to { $space }{ $from }
}
event-repeat = { $player-is ->
    [you] You gain { $space } again{ $from }
   *[other] { $player } gains { $space } again{ $from }
}
event-singularity = { $player-is ->
    [you] You move the token to the start of { $track }
   *[other] { $player } moves the token to the start of { $track }
}
event-bonus = { $player-is ->
    [you] You take the bonus{ $from }
   *[other] { $player } takes the bonus{ $from }
}
event-roll_science = { $player-is ->
    [you] You roll { $track } with the science die{ $from }
   *[other] { $player } rolls { $track } with the science die{ $from }
}
event-name_track = { $player-is ->
    [you] You name { $track }{ $from }
   *[other] { $player } names { $track }{ $from }
}
event-close_track = { $player-is ->
    [you] You close { $track } to everybody else{ $from }
   *[other] { $player } closes { $track } to everybody else{ $from }
}
event-open_track = { $track } is open to everybody again
event-copy_benefit = { $player-is ->
    [you] You copy the benefit of { $space }{ $from }
   *[other] { $player } copies the benefit of { $space }{ $from }
}
event-trade = { $player-is ->
    [you] You use the space under a token of { $opponent }: { $space }{ $from }
   *[other] { $opponent-is ->
        [you] { $player } uses the space under a token of yours: { $space }{ $from }
       *[other] { $player } uses the space under a token of { $opponent }: { $space }{ $from }
    }
}

## Resources and points

# $gained: "2 coins". $lost: how many were lost at the limit of 8
event-gain = { $lost ->
    [0] { $player-is ->
        [you] You gain { $gained }{ $from }
       *[other] { $player } gains { $gained }{ $from }
    }
   *[other] { $player-is ->
        [you] You gain { $gained }, { $lost } lost at the limit of 8{ $from }
       *[other] { $player } gains { $gained }, { $lost } lost at the limit of 8{ $from }
    }
}
# several gains of one source: $gained is "1 coin and 2 food"
event-gain-several = { $player-is ->
    [you] You gain { $gained }{ $from }
   *[other] { $player } gains { $gained }{ $from }
}
event-pay = { $player-is ->
    [you] You pay { $resources }{ $from }
   *[other] { $player } pays { $resources }{ $from }
}
# $sign: gain, loss. $points: without a sign. $per: plain where nothing is counted; $counted: see per-...
event-vp = { $points ->
    [0] {""}
   *[other] { event-vp-scored }
}
event-vp-scored = { $sign ->
    [loss] { $player-is ->
        [you] You pay { $points } VP{ $from }
       *[other] { $player } pays { $points } VP{ $from }
    }
   *[gain] { $per ->
        [plain] { $player-is ->
            [you] You score { $points } VP{ $from }
           *[other] { $player } scores { $points } VP{ $from }
        }
       *[other] { $player-is ->
            [you] You score { $points } VP for { $counted }{ $from }
           *[other] { $player } scores { $points } VP for { $counted }{ $from }
        }
    }
}
# What a bot scores in an income turn: $parts is a list of event-vp-part
event-vp-several = { $points ->
    [0] { $player } scores no VP
   *[other] { $player } scores { $points } VP: { $parts }
}
event-vp-part = { $points } for { $counted }
event-achievement = { $player-is ->
    [you] You earn an achievement: { $achievement }
   *[other] { $player } earns an achievement: { $achievement }
}

## What points are scored for

per-tech_cards = tech cards
per-capital = rows and columns of the city
per-territories = territories
per-farms = farms
per-houses = houses
per-markets = markets
per-armories = armories
per-landmarks = landmarks
per-tapestry_cards = tapestry cards
per-territory_supply = territory tiles
per-spaces_exploration = Exploration
per-spaces_science = Science
per-spaces_military = Military
per-spaces_technology = Technology

## The map

# $land: the terrains of the tile; $gives: its benefit
event-explore = { $player-is ->
    [you] You explore hex { $hex } with tile { $tile } ({ $land }, gives { $gives })
    [automa] { $player } lays tile { $tile } ({ $land }) on hex { $hex }
   *[other] { $player } explores hex { $hex } with tile { $tile } ({ $land }, gives { $gives })
}
event-explore_space = { $player-is ->
    [you] You explore space tile { $tile } ({ $gives })
   *[other] { $player } explores space tile { $tile } ({ $gives })
}
event-double_benefit = { $player-is ->
    [you] You take the benefit of hex { $hex } twice, without VP{ $from }
   *[other] { $player } takes the benefit of hex { $hex } twice, without VP{ $from }
}
event-conquer = { $opponent-is ->
    [nobody] { $player-is ->
        [you] You conquer hex { $hex }
       *[other] { $player } conquers hex { $hex }
    }
    [you] { $player } conquers hex { $hex } from you
   *[other] { $player-is ->
        [you] You conquer hex { $hex } from { $opponent }
       *[other] { $player } conquers hex { $hex } from { $opponent }
    }
}
event-topple = { $opponent-is ->
    [you] { $player } topples your outpost on hex { $hex }
   *[other] { $player-is ->
        [you] You topple the outpost of { $opponent } on hex { $hex }
       *[other] { $player } topples the outpost of { $opponent } on hex { $hex }
    }
}
# The conquest of a bot is told, so that its outpost is not
event-outpost = { $player-is ->
    [you] You put an outpost on hex { $hex }
    [automa] {""}
    [shadow_empire] {""}
   *[other] { $player } puts an outpost on hex { $hex }
}
event-stand_up = { $player-is ->
    [you] You stand the outpost on hex { $hex } up again
   *[other] { $player } stands the outpost on hex { $hex } up again
}
event-token = { $player-is ->
    [you] You put a token on hex { $hex }{ $from }
   *[other] { $player } puts a token on hex { $hex }{ $from }
}
event-colony = { $player-is ->
    [you] You draw on the terrains of hex { $hex }{ $from }
   *[other] { $player } draws on the terrains of hex { $hex }{ $from }
}
# $red, $black: what the dice show, see face-...
event-roll_conquer = { $player-is ->
    [you] You roll { $red } and { $black }
   *[other] { $player } rolls { $red } and { $black }
}
# $face: territories, or a number of VP
face-red = { $face ->
    [territories] red: 1 VP per territory
   *[other] red: { $face } VP
}
# $face: territory, or a resource, then in words as $gained
face-black = { $face ->
    [territory] black: the territory's benefit
   *[other] black: { $gained }
}

## The city. $piece: a building or landmark

# $uncovers: what the space of the income mat now gives
event-building = { $player-is ->
    [you] You take { $a-building }, which uncovers { $uncovers }
   *[other] { $player } takes { $a-building }, which uncovers { $uncovers }
}
event-landmark = { $player-is ->
    [you] You gain the landmark { $landmark }{ $from }
    [shadow_empire] { $automa ->
        [yes] { $player } gains the landmark { $landmark }, which goes to the Automa
       *[no] { $player } gains the landmark { $landmark }
    }
    [automa] { $player } gains the landmark { $landmark }
   *[other] { $player } gains the landmark { $landmark }{ $from }
}
# $where: plots, beside, hex, column; $place: the plots, the hex, or the column
event-place = { $where ->
    [beside] { $player-is ->
        [you] You put { piece-placed } beside the city
       *[other] { $player } puts { piece-placed } beside the city
    }
    [hex] { $player-is ->
        [you] You put { piece-placed } on the map, hex { $place }
       *[other] { $player } puts { piece-placed } on the map, hex { $place }
    }
    [column] { $player-is ->
        [you] You put { piece-placed } on the civilization mat, { $place }
       *[other] { $player } puts { piece-placed } on the civilization mat, { $place }
    }
   *[plots] { $player-is ->
        [you] You put { piece-placed } on { $place }
       *[other] { $player } puts { piece-placed } on { $place }
    }
}
# $piece-is: market, house, farm, armory, landmark; $piece: its name
piece-placed = { $piece-is ->
    [landmark] the { $piece }
   *[farm] the { $piece }
}
event-district = { $player-is ->
    [you] You complete district { $district }
   *[other] { $player } completes district { $district }
}
event-swap = { $player-is ->
    [you] You let { $buildings } change places
   *[other] { $player } lets { $buildings } change places
}

## Cards and tiles

event-invent = { $player-is ->
    [you] You invent { $card }{ $from }
   *[other] { $player } invents { $card }{ $from }
}
# $row: middle, top
event-upgrade = { $row ->
    [top] { $player-is ->
        [you] You upgrade { $card } to the top row{ $from }
       *[other] { $player } upgrades { $card } to the top row{ $from }
    }
   *[middle] { $player-is ->
        [you] You upgrade { $card } to the middle row{ $from }
       *[other] { $player } upgrades { $card } to the middle row{ $from }
    }
}
event-tech_part = { $row ->
    [top] { $player-is ->
        [you] You gain the square of { $card }{ $from }
       *[other] { $player } gains the square of { $card }{ $from }
    }
   *[middle] { $player-is ->
        [you] You gain the circle of { $card }{ $from }
       *[other] { $player } gains the circle of { $card }{ $from }
    }
}
event-copy_upgrade = { event-tech_part }
event-display = { $card } is a new face-up tech card
event-display-several = New face-up tech cards: { $cards }
event-refresh = { $player-is ->
    [you] You discard the face-up tech cards { $cards }
   *[other] { $player } discards the face-up tech cards { $cards }
}
event-discard_tech = { $player-is ->
    [you] You discard the tech card { $card }{ $from }
   *[other] { $player } discards the tech card { $card }{ $from }
}
# $cards: none where the cards are hidden. $drawn: "2 tapestry cards"
event-tapestry_cards = { $cards ->
    [none] { $player-is ->
        [you] You gain { $drawn }{ $from }
       *[other] { $player } gains { $drawn }{ $from }
    }
   *[other] { $player-is ->
        [you] You gain { $drawn }: { $cards }{ $from }
       *[other] { $player } gains { $drawn }: { $cards }{ $from }
    }
}
event-play = { $player-is ->
    [you] You play { $card } in era { $era }
   *[other] { $player } plays { $card } in era { $era }
}
event-face_down = { $player-is ->
    [you] You have no tapestry card and put one face down from the deck
   *[other] { $player } has no tapestry card and puts one face down from the deck
}
event-no_card = { $player-is ->
    [you] You have no tapestry card, and there is none in the deck
   *[other] { $player } has no tapestry card, and there is none in the deck
}
# $card: none where the card is hidden. $trap: whether it is a trap
event-discard_card = { $player-is ->
    [you] You discard { $card }{ $from }
    [automa] { $trap ->
        [yes] { $player } turns up { $card } from its hand
       *[no] { $player } turns up { $card } from its hand, no trap
    }
   *[other] { $card ->
        [none] { $player } discards a tapestry card{ $from }
       *[other] { $player } discards { $card }{ $from }
    }
}
event-copy_card = { $holder-is ->
    [you] { $player-is ->
        [you] You use { $card } of your own mat{ $from }
       *[other] { $player } uses { $card } of your mat{ $from }
    }
   *[other] { $player-is ->
        [you] You use { $card }, which lies with { $holder }{ $from }
       *[other] { $player } uses { $card }, which lies with { $holder }{ $from }
    }
}
# $track: none where only an opponent is chosen
event-pact = { $track ->
    [none] { $opponent-is ->
        [you] { $player } chooses you{ $from }
       *[other] { $player-is ->
            [you] You choose { $opponent }{ $from }
           *[other] { $player } chooses { $opponent }{ $from }
        }
    }
   *[other] { $opponent-is ->
        [you] { $player } chooses you and { $track }{ $from }
       *[other] { $player-is ->
            [you] You choose { $opponent } and { $track }{ $from }
           *[other] { $player } chooses { $opponent } and { $track }{ $from }
        }
    }
}
# $count: how many; $tiles: their numbers
event-territory_tiles = { $count ->
    [one] { $player-is ->
        [you] You gain territory tile { $tiles }{ $from }
       *[other] { $player } gains territory tile { $tiles }{ $from }
    }
   *[other] { $player-is ->
        [you] You gain territory tiles { $tiles }{ $from }
       *[other] { $player } gains territory tiles { $tiles }{ $from }
    }
}
event-space_tiles = { $count ->
    [one] { $player-is ->
        [you] You gain space tile { $tiles }{ $from }
       *[other] { $player } gains space tile { $tiles }{ $from }
    }
   *[other] { $player-is ->
        [you] You gain space tiles { $tiles }{ $from }
       *[other] { $player } gains space tiles { $tiles }{ $from }
    }
}
event-discard_tile = { $player-is ->
    [you] You discard territory tile { $tile }{ $from }
   *[other] { $player } discards territory tile { $tile }{ $from }
}
event-give_tile = { $opponent-is ->
    [you] { $player } gives tile { $tile } to you{ $from }
   *[other] { $player-is ->
        [you] You give tile { $tile } to { $opponent }{ $from }
       *[other] { $player } gives tile { $tile } to { $opponent }{ $from }
    }
}
# $deck: territory, tech, tapestry, decision (then $size cards)
event-shuffle = { $deck ->
    [decision] All { $size } decision cards are shuffled into a new deck
    [territory] The discarded territory tiles are shuffled into a new stack
    [tech] The discarded tech cards are shuffled into a new deck
   *[tapestry] The discarded tapestry cards are shuffled into a new deck
}

## Civilizations

event-civilization = { $player-is ->
    [you] You gain the civilization { $civilization }{ $from }
   *[other] { $player } gains the civilization { $civilization }{ $from }
}
event-civilization_discarded = { $player-is ->
    [you] You draw the civilization { $civilization }, which cannot be used now, and discard it
   *[other] { $player } draws the civilization { $civilization }, which cannot be used now, and discards it
}
event-use_civilization = { $player-is ->
    [you] You use the civilization { $civilization }
   *[other] { $player } uses the civilization { $civilization }
}
event-bust = { $player-is ->
    [you] You roll a track twice and lose the rolls
   *[other] { $player } rolls a track twice and loses the rolls
}
# $column: left, middle, right
event-column = { $player-is ->
    [you] You move up to space { $space } of the { $column ->
        [left] left
        [middle] middle
       *[right] right
    } column
   *[other] { $player } moves up to space { $space } of the { $column ->
        [left] left
        [middle] middle
       *[right] right
    } column
}
# $gives: what the space of the mat gives
event-slot = { $player-is ->
    [you] You move the token to space { $slot }: { $gives }
   *[other] { $player } moves the token to space { $slot }: { $gives }
}
event-outpost_row = { $row ->
    [top] { $player-is ->
        [you] You take the outpost from the top row of the mat
       *[other] { $player } takes the outpost from the top row of the mat
    }
   *[bottom] { $player-is ->
        [you] You take the outpost from the bottom row of the mat
       *[other] { $player } takes the outpost from the bottom row of the mat
    }
}
event-fill_row = { $row ->
    [top] { $player-is ->
        [you] You put an outpost into the top row
       *[other] { $player } puts an outpost into the top row
    }
   *[bottom] { $player-is ->
        [you] You put an outpost into the bottom row
       *[other] { $player } puts an outpost into the bottom row
    }
}
event-give_token = { $opponent-is ->
    [you] { $player } gives you a token and exposes square { $slot }
   *[other] { $player-is ->
        [you] You give a token to { $opponent } and expose square { $slot }
       *[other] { $player } gives a token to { $opponent } and exposes square { $slot }
    }
}
event-token_on_tech = { $player-is ->
    [you] You put a token on { $card }
   *[other] { $player } puts a token on { $card }
}
event-take_over = { $opponent-is ->
    [you] { $player } takes { $card } over from you
   *[other] { $player-is ->
        [you] You take { $card } over from { $opponent }
       *[other] { $player } takes { $card } over from { $opponent }
    }
}
# $predicted: see predicted-...
event-predict = { $player-is ->
    [you] You predict { $predicted }
   *[other] { $player } predicts { $predicted }
}
event-prediction = { $player-is ->
    [you] Your prediction comes true: { $predicted }
   *[other] The prediction of { $player } comes true: { $predicted }
}

## The numbers that can be predicted

predicted-tech_cards = { $number ->
    [one] { $number } tech card
   *[other] { $number } tech cards
}
predicted-districts = { $number ->
    [one] { $number } completed district
   *[other] { $number } completed districts
}
predicted-territories = { $number ->
    [one] { $number } controlled territory
   *[other] { $number } controlled territories
}
predicted-tracks = { $number ->
    [one] { $number } finished track
   *[other] { $number } finished tracks
}

## The bots of the solo game. reasons.ftl says why they do what they do

event-automa = { $player } plays at level { $level }, { $level-name }, with the civilization { $civilization }
event-second_civilization = { $player } gains a second civilization: { $civilization }
event-automa_civilization = { $player } uses the civilization { $civilization }
event-automa_card = { $hand ->
    [one] { $player } draws a tapestry card, unseen: { $hand } card in hand
   *[other] { $player } draws a tapestry card, unseen: { $hand } cards in hand
}
event-card_on_mat = { $player } puts a tapestry card face down on its mat
event-favorite = The favourite track of { $player } is { $track }
event-tiebreaker = A progress card is turned up as tiebreaker card: { $card }
event-progress_cards = The progress cards { $cards } join the decision cards
# $ends-era: whether the hand on the last decision card ends the era
event-decision_cards = Decision card { $decision } and tiebreaker card { $tiebreaker } are drawn, { $left ->
    [0] none left
    [one] { $left } card left
   *[other] { $left } cards left
}{ $ends-era ->
    [yes] ; the decision card's hand ends the era
   *[no] {""}
}
event-shadow_outpost = { $player } lays a toppled outpost on hex { $hex }: nobody can conquer it now
# $reason: why a bot does nothing
event-bot_idle = { $reason ->
    [no_track] { $player } advances nowhere: no track is open to it
    [no_outpost] { $player } has no outpost left to conquer with
    [no_tile] There is no territory tile left for { $player }
    [no_hex] { $player } finds no land to go to
   *[first_round] { $player } waits: it has no turn in the first round
}
# $benefit: what a space gives a bot; others (tapestry, refresh_tech) are told by what follows
event-bot_benefit = { $benefit ->
    [explore] { $player } gets to explore
    [explore_anywhere] { $player } gets to explore anywhere
    [conquer] { $player } gets to conquer
    [conquer_anywhere] { $player } gets to conquer anywhere
    [research_bare] { $player } gets to research, without benefit
    [research_benefit] { $player } gets to research
    [roll_advance] { $player } rolls for an advance on Exploration, Military or Technology
    [roll_regress] { $player } rolls for a step back on Military or Technology
   *[other] {""}
}
event-bot_hex = { $player } picks hex { $hex }: { $reasons }
event-bot_track = { $aim ->
    [favorite] { $player } takes { $track } as its new favourite track: { $reasons }
   *[advance] { $player } chooses { $track }: { $reasons }
}
