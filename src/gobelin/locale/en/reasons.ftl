### Why something is so: what the bots of the solo game do, what a player cannot do, what is still to come.
###
### Reasons of the bots are joined by list-reason and follow a colon.

list-reason = { $list }; { $item }

## Which track. $tracks: those the decision card leaves; $count: how many they are; $steps: to the goal

reason-track-all = { $count ->
    [1] it can only advance there
    [4] it may advance on any track
   *[other] it may advance on { $tracks }
}
reason-track-finish = { $count ->
    [1] it is furthest there, { steps } from the end
    [4] it is equally far on every track, { steps } from the end
   *[other] it is equally far on { $tracks }, { steps } from the end
}
reason-track-landmark_or_finish = { $count ->
    [1] it is nearest to a free landmark or the end there, { steps } away
    [4] it is equally near to a free landmark or the end on every track, { steps } away
   *[other] it is equally near to a free landmark or the end on { $tracks }, { steps } away
}
steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
# $favorite: whether the card names it as the favourite. $below: the Shadow Empire reads the card from below
reason-track-order = { $below ->
    [yes] { $favorite ->
        [yes] the tiebreaker card, read from below, puts its favourite first
       *[no] the tiebreaker card, read from below, puts { $track } first
    }
   *[no] { $favorite ->
        [yes] the tiebreaker card puts its favourite first
       *[no] the tiebreaker card puts { $track } first
    }
}

## Which hex. $person: the only person of a solo game. $steps: how far the hex is; none without a way

reason-hex-your_territory = { $person-is ->
    [you] one of your territories
   *[other] a territory of { $person }
}
reason-hex-neutral = land to take
reason-hex-not_beside_you = { $person-is ->
    [you] not beside your land
   *[other] not beside land of { $person }
}
reason-hex-closest_to_middle = nearest to the middle island{ away }
reason-hex-closest_to_weak_territory = { $person-is ->
    [you] nearest to a territory of yours with a single token{ away }
   *[other] nearest to a territory of { $person } with a single token{ away }
}
reason-hex-closest_to_you = { $person-is ->
    [you] nearest to your land{ away }
   *[other] nearest to land of { $person }{ away }
}
reason-hex-furthest_from_you = { $person-is ->
    [you] furthest from your land{ away }
   *[other] furthest from land of { $person }{ away }
}
away = { $steps ->
    [none] , without a way
    [0] {""}
   *[other] {" "}({ steps })
}
reason-hex-secure = a territory with a single token
reason-hex-only = the only place
# $others: the hexes left out, up to three by name. $along, $side: the order of the hexes, see direction-...
reason-hex-order = { $count ->
    [1] before { $others } on the tiebreaker card (going { $along }, lines from the { $side })
    [2] before { $others } on the tiebreaker card (going { $along }, lines from the { $side })
    [3] before { $others } on the tiebreaker card (going { $along }, lines from the { $side })
   *[other] before { $count } others on the tiebreaker card (going { $along }, lines from the { $side })
}

direction-N = N
direction-NE = NE
direction-E = E
direction-SE = SE
direction-S = S
direction-SW = SW
direction-W = W
direction-NW = NW

## Why something cannot be chosen

refused-end_of_track = the track is done
refused-closed = { $closed_by-is ->
    [you] you have closed the track
   *[other] { $closed_by } has closed the track
}
refused-forbidden = a card of yours forbids it
# $missing: "1 coin and any 1 resource"
refused-unpayable = it needs { $missing } more
refused-prerequisite = its prerequisite is not met
refused-full = there is no room for another outpost
refused-protected = an alliance protects it

## Why nothing can be taken back. none: there is no choice

undo-none = you have made no choice yet
undo-turn = you have made no choice in this turn
undo-other_player = the last choice was not yours
undo-revealed = something was revealed since, and dice and draws are never taken back
undo-over = the game is over
undo-guess = the game begins here

## What is still to come: steps that are neither effects nor questions

step-after_advance = what follows the advance
step-after_benefit = what follows the benefit
step-after_conquest = what follows the conquest
step-after_landmark = what follows the landmark
step-after_upgrade = what follows the upgrade
step-alchemists_roll = roll the science die
step-attack = the attack
step-automa_benefit = the Automa's benefit
step-automa_civilization = the Automa's civilization
step-automa_draws = the Automa draws a card
step-automa_gains = what the Automa gains
step-automa_trap = the Automa looks for a trap
step-automa_vp = the Automa scores
step-bot_advances = a bot advances
step-bot_step = a step of a bot
step-bots_finish = the bots finish
step-bots_turn = the bots' turn
step-card_on_mat = a card on the Automa's mat
step-change_favorites = new favourite tracks
step-conquer_dice = the conquer dice
step-conquerors_score = the Conquerors score
step-die_left = the die left over
step-end_first_income = the end of the first income turn
step-end_of_income = the end of the income turn
step-end_turn = the end of the turn
step-era_card = the tapestry card of the era
step-finish = the end of the game for this player
step-first_into_era = first into the era
step-first_turn = the first turn
step-historians_squares = the Historians' squares
step-income_cards = tapestry cards of the income
step-income_resources = resources of the income
step-income_tiles = territory tiles of the income
step-income_vp = victory points of the income
step-landmark = the landmark
step-progress_cards = progress cards
step-reveal = all start choices are shown
step-rewards = what the space gives
step-science_die = the science die
step-set_up_civilization = the civilization is laid out
step-shuffle_decisions = the decision cards are shuffled
step-start_bonus = the start adjustment
step-step_forward = the advance
step-take_over = a tech card changes hands
step-tech_part = a part of a tech card
step-upgrade = the upgrade

## What the server refuses, by the code of its answer

problem-malformed = it cannot be read
problem-unknown_host = this server does not go by that name
problem-unknown_token = this link opens nothing
problem-unknown_code = this code opens nothing
problem-not_yours = that is for somebody else to do
problem-foreign_origin = pages of other sites may not do this
problem-not_found = there is nothing here
problem-no_such_table = there is no such table
problem-no_such_seat = there is no such seat
problem-method_not_allowed = it cannot be done here
problem-too_slow = it took too long to arrive
problem-decision_closed = the question is no longer open
problem-cannot_undo = this cannot be taken back
problem-seat_taken = somebody sits here already
problem-invite_spent = this invitation has been used
problem-still_running = the game is still going on
problem-table_over = the game is over
problem-not_now = it does not fit the table as it stands
problem-too_large = it is too large
problem-illegal_option = this is not one of the options
problem-wrong_share = this is not what was sealed
problem-key_reused = it was sent once already
problem-bad_options = no game can be set up like this
problem-bad_record = the record cannot be replayed
problem-too_many = too much at once, try again in a moment
problem-failed = something went wrong in the server
problem-not_ready = the server is not ready, try again in a moment
