### Why the bots of the solo game do what they do. Reasons are joined by list-reason and follow a colon.

list-reason = { $list }; { $item }

## Which track. $tracks: those the decision card leaves; $count: how many they are

reason-track-all = { $count ->
    [1] it can only advance there
    [4] it may advance on any track
   *[other] it may advance on { $tracks }
}
reason-track-finish = { $count ->
    [1] it is furthest there
    [4] it is equally far on every track
   *[other] it is equally far on { $tracks }
}
reason-track-landmark_or_finish = { $count ->
    [1] it is nearest to a free landmark or the end there
    [4] it is equally near to a free landmark or the end on every track
   *[other] it is equally near to a free landmark or the end on { $tracks }
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

## Which hex. $person: the only person of a solo game

reason-hex-your_territory = { $person-is ->
    [you] one of your territories
   *[other] a territory of { $person }
}
reason-hex-neutral = land to take
reason-hex-not_beside_you = { $person-is ->
    [you] not beside your land
   *[other] not beside land of { $person }
}
reason-hex-closest_to_middle = nearest to the middle island
reason-hex-closest_to_weak_territory = { $person-is ->
    [you] nearest to a territory of yours with a single token
   *[other] nearest to a territory of { $person } with a single token
}
reason-hex-closest_to_you = { $person-is ->
    [you] nearest to your land
   *[other] nearest to land of { $person }
}
reason-hex-furthest_from_you = { $person-is ->
    [you] furthest from your land
   *[other] furthest from land of { $person }
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
