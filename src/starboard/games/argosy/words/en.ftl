### Argosy, in English.

title = Argosy
blurb = Match research in triangles and spend what you learn on worlds and evolution.

## Characters: what they say, their temper, what they are good at

character-talitha = One more card. Just one more.
    .temper = collector
    .good = Evolves early and often.
character-shaula = What you have laid, I can lift.
    .temper = raider
    .good = Strikes at your tokens and takes your colonies.
character-merope = Every light up there is a front door. Mine, with luck.
    .temper = settler
    .good = Spreads over the colony board.
character-alcor = Take your time. Nothing here can be taken.
    .temper = warden
    .good = Shields whatever it owns.

## Names

token-red-fire = red Fire Power
token-red-navigation = red Navigation
token-red-shields = red Shields
token-green-fire = green Fire Power
token-green-navigation = green Navigation
token-green-shields = green Shields
token-blue-fire = blue Fire Power
token-blue-navigation = blue Navigation
token-blue-shields = blue Shields
token-purple = a purple token

# short: where there is little room. point: as it stands in a price, after a number. hint: what its points do.
track-fire = Fire Power
    .hint =
        { $pack-costs-strike-fire ->
            [0] Step 3: you strike a token off another map for nothing. Builds colonies and invades.
           *[other] Step 3: { $pack-costs-strike-fire } strikes a token off another map. Builds colonies and invades.
        }
track-navigation = Navigation
    .hint =
        { $pack-costs-shift-navigation ->
            [0] Step 3: you move an own token for nothing. Builds colonies and pays for lines.
           *[other] Step 3: { $pack-costs-shift-navigation } lets you move an own token. Builds colonies and pays for lines.
        }
track-shields = Shields
    .hint =
        { $pack-costs-cancel-shields ->
            [0] You cancel a strike at you for nothing. Builds colonies and shields them.
           *[other] { $pack-costs-cancel-shields } cancels a strike at you. Builds colonies and shields them.
        }
track-red = Genetic Engineering (red)
    .short = Genetic
    .point = red
    .hint =
        { $pack-costs-breed-red ->
            [0] Step 4: you draw a token blind and place it, for nothing.
           *[other] Step 4: { $pack-costs-breed-red } draws a token blind and places it.
        }
track-green = Weather Control (green)
    .short = Weather
    .point = green
    .hint =
        { $pack-costs-swap-green ->
            [0] Step 4: you swap a token of your map for one of the pool, for nothing.
           *[other] Step 4: { $pack-costs-swap-green } swaps a token of your map for one of the pool.
        }
track-blue = Matter Manipulation (blue)
    .short = Matter
    .point = blue
    .hint =
        { $pack-costs-salvage-blue ->
            [0] Step 4: you salvage a token from any scrap for nothing.
           *[other] Step 4: { $pack-costs-salvage-blue } salvages a token from any scrap.
        }

# Part of a price: a record of a track and how many of its points.
cost = { $count } { NAME($track, of: "track", form: "point") }

price-natural = Natural
price-artificial = Artificial

planet-green-1 = Iolcos
planet-green-2 = Lemnos
planet-green-3 = Samothrace
planet-green-4 = Cyzicus
planet-green-5 = Mysia
planet-green-6 = Thynias
planet-middle-1 = Bebryce
planet-middle-2 = Salmydessus
planet-middle-3 = Symplegades
planet-middle-4 = Mariandyne
planet-middle-5 = Themiscyra
planet-middle-6 = Aretias
planet-inner-1 = Phasis
planet-inner-2 = Caucasus
planet-inner-3 = Aea
planet-core = Colchis

# text: what the card says, short enough to stand on it.
card-perceptors = Perceptors
    .text =
        { $pack-effects-perceptors-discount ->
            [one] Every card costs you one point less.
           *[other] Every card costs you { $pack-effects-perceptors-discount } points less.
        }
card-duplicators = Duplicators
    .text = One celestial track gains ×{ $pack-effects-duplicators-factor }.
card-wanderers = Wanderers
    .text = One domestic track gains ×{ $pack-effects-wanderers-factor }.
card-migrators = Migrators
    .text = Move a colony along a line instead.
card-starstormers = Starstormers
    .text = Turn { LIST($pack-effects-starstormers-tracks, of: "track", form: "point", join: "or") } into another.
card-transmuters = Transmuters
    .text = Turn { LIST($pack-effects-transmuters-tracks, of: "track", form: "point", join: "or") } into another.
card-skyvions = Skyvions
    .text =
        { $pack-effects-skyvions-acts ->
            [one] A further celestial act, at the price.
           *[other] { $pack-effects-skyvions-acts } further celestial acts, at the price.
        }
card-solationists = Solationists
    .text =
        { $pack-effects-solationists-acts ->
            [one] A further domestic act, at the price.
           *[other] { $pack-effects-solationists-acts } further domestic acts, at the price.
        }
card-sanctuarians = Sanctuarians
    .text = A shield costs you { EACH($pack-prices-ward, as: "cost") }.
card-gallants = Gallants
    .text = Points above { $pack-research-board-track-limit } go to other tracks.
card-excurists = Excurists
    .text =
        { $pack-scores-excurists-set ->
            [one] 1 point for each set of { $pack-scores-smallest-excurists-set } or more.
           *[other] { $pack-scores-excurists-set } points for each set of { $pack-scores-smallest-excurists-set } or more.
        }
card-itinerants = Itinerants
    .text =
        { $pack-scores-itinerants-card ->
            [one] 1 point for each of your cards.
           *[other] { $pack-scores-itinerants-card } points for each of your cards.
        }
card-outrimmers = Outrimmers
    .text =
        { $pack-scores-outrimmers-colony ->
            [one] 1 point for each colony.
           *[other] { $pack-scores-outrimmers-colony } points for each colony.
        }
card-scavengers = Scavengers
    .text = Take your token from any scrap.
card-traders = Traders
    .text = For { EACH($pack-prices-barter, as: "cost") } draw { $pack-effects-traders-draw }, take one.
card-razers = Razers
    .text = You may invade shielded colonies.
card-travelers = Travelers
    .text = No line costs you more than { $pack-effects-travelers-line }.
card-spawners = Spawners
    .text = A colony may cost { EACH($pack-prices-spawn, as: "cost") }.

# The five actions of a turn. done: as in "done with research". short: what they hold, in a few words.
step-1 = Research
    .done = research
    .short = draw, take, place
step-2 = Extrapolate
    .done = extrapolation
    .short =
        { $pack-knowledge-extrapolate-give ->
            [one] 1 point into { $pack-knowledge-extrapolate-gain }
           *[other] { $pack-knowledge-extrapolate-give } points into { $pack-knowledge-extrapolate-gain }
        }
step-3 = Celestial
    .done = celestial acts
    .short = strike or shift
step-4 = Domestic
    .done = domestic acts
    .short = draw, swap, salvage
step-5 = Expand
    .done = expansion
    .short = colony or card

# short: beside the phase of the game. past: as the end panel tells it.
ending-bag-empty = the bag is empty
    .past = The bag ran empty.
ending-map-full = a research map is full
    .short = a map is full
    .past = A research map was full.
ending-core-settled = a colony stands on { LIST($pack-last-planets, of: "planet", join: "or") }
    .short = { LIST($pack-last-planets, of: "planet", join: "or") } is settled
    .past = A colony stood on { LIST($pack-last-planets, of: "planet", join: "or") }.
ending-stalled =
    { $pack-ending-idle-rounds ->
        [one] a whole round without a draw
       *[other] { $pack-ending-idle-rounds } whole rounds without a draw
    }
    .short =
        { $pack-ending-idle-rounds ->
            [one] a round without a draw
           *[other] { $pack-ending-idle-rounds } rounds without a draw
        }
    .past =
        { $pack-ending-idle-rounds ->
            [one] A whole round went by without a draw.
           *[other] { $pack-ending-idle-rounds } whole rounds went by without a draw.
        }

source-sets = sets of tokens
source-colonies = colonies
source-cards = evolution cards
source-bonuses = bonuses of cards
gauge-score = Score
gauge-knowledge = Knowledge
gauge-cards = Evolution cards
gauge-colonies = { page-tab-colonies }


## What may be done

action-end = done with { NAME($action, of: "step", form: "done") }
action-end-turn = end the turn
action-take-none = take no token
action-draw =
    { $pack-research-draw ->
        [one] draw a token into the pool
        [2] draw two tokens into the pool
       *[other] draw { $pack-research-draw } tokens into the pool
    }
action-strike =
    { $pack-costs-strike-fire ->
        [0] strike at another map, for nothing
        [one] strike at another map, for a Fire Power point
       *[other] strike at another map, for { $pack-costs-strike-fire } Fire Power points
    }
action-shift =
    { $pack-costs-shift-navigation ->
        [0] shift a token of your own, for nothing
        [one] shift a token of your own, for a Navigation point
       *[other] shift a token of your own, for { $pack-costs-shift-navigation } Navigation points
    }
action-breed =
    { $pack-costs-breed-red ->
        [0] draw and place a token blind, for nothing
        [one] draw and place a token blind, for a red point
       *[other] draw and place a token blind, for { $pack-costs-breed-red } red points
    }
action-swap =
    { $pack-costs-swap-green ->
        [0] swap a token with the pool, for nothing
        [one] swap a token with the pool, for a green point
       *[other] swap a token with the pool, for { $pack-costs-swap-green } green points
    }
action-salvage =
    { $pack-costs-salvage-blue ->
        [0] place a token from a scrap, for nothing
        [one] place a token from a scrap, for a blue point
       *[other] place a token from a scrap, for { $pack-costs-salvage-blue } blue points
    }
action-barter =
    Traders: draw { $pack-effects-traders-draw ->
        [one] one
        [2] two
       *[other] { $pack-effects-traders-draw }
    } and take one, for { $pack-costs-traders-draw-red ->
        [0] nothing
        [one] a red point
       *[other] { $pack-costs-traders-draw-red } red points
    }
action-cancel =
    { $pack-costs-cancel-shields ->
        [0] cancel the strike, for nothing
        [one] cancel the strike, for a Shields point
       *[other] cancel the strike, for { $pack-costs-cancel-shields } Shields points
    }
action-allow = let the strike go through
action-track = choose { NAME($track, of: "track") }
action-extra =
    { $pack-law-extra-points ->
        [one] one more point of { NAME($track, of: "track") }
       *[other] { $pack-law-extra-points } more points of { NAME($track, of: "track") }
    }
action-divert = put the surplus point on { NAME($track, of: "track") }
action-gain =
    { $count ->
        [one] gain a point of { NAME($track, of: "track") }
       *[other] gain { $count } points of { NAME($track, of: "track") }
    }
action-double = { NAME($card, of: "card") } { $factor ->
        [2] double { NAME($track, of: "track") } for good
       *[other] multiply { NAME($track, of: "track") } by { $factor } for good
    }
action-discount =
    { $pack-effects-perceptors-discount ->
        [one] pay one { NAME($track, of: "track") } less
       *[other] pay { $pack-effects-perceptors-discount } { NAME($track, of: "track") } less
    }
action-extrapolate =
    { $pack-knowledge-extrapolate-give ->
        [one] give a point of { NAME($track, of: "track") }
       *[other] give points of { NAME($track, of: "track") }
    }
action-convert =
    { $count ->
        [one] convert a point of { NAME($track, of: "track") }
       *[other] convert { $count } points of { NAME($track, of: "track") }
    }
action-take = take { NAME($token, of: "token") }
action-recover = take { NAME($token, of: "token") } from a scrap ({ SEAT($owner) })
action-triangle = score { LIST($tracks, of: "track") }
action-triangle-plus =
    { $pack-law-extra-points ->
        [one] score { LIST($tracks, of: "track") }, with a point of choice
       *[other] score { LIST($tracks, of: "track") }, with { $pack-law-extra-points } points of choice
    }
action-buy = buy { NAME($card, of: "card") }
action-claim = take { NAME($card, of: "card") } free
action-point = choose { $place }
action-place = place { NAME($token, of: "token") } at { $place }
action-scrap = scrap { NAME($token, of: "token") } at { $place }
action-lift = move { NAME($token, of: "token") } from { $place }
action-replace = swap out { NAME($token, of: "token") } at { $place }
action-target = strike at { SEAT($victim) }: { NAME($token, of: "token") } at { $place }
action-build = build a colony on { NAME($planet, of: "planet") }
action-fortify = build a shielded colony on { NAME($planet, of: "planet") }
action-spawn = Spawners: build a colony on { NAME($planet, of: "planet") } for { EACH($pack-prices-spawn, as: "cost") }
action-invade = invade { NAME($planet, of: "planet") }
action-shield = shield { NAME($planet, of: "planet") }
action-ward = Sanctuarians: shield { NAME($planet, of: "planet") } for { EACH($pack-prices-ward, as: "cost") }
action-migrate = move the colony on { NAME($planet, of: "planet") }
action-settle = settle on { NAME($planet, of: "planet") }

## What chance may bring

action-first =
    { WHO($seat) ->
        [you] you begin
       *[other] { SEAT($seat) } begins
    }
action-token = the bag gives { NAME($token, of: "token") }
action-card = the deck gives { NAME($card, of: "card") }

## What happened

event-first-player = { SEAT($seat) } will begin.
event-dealt-card = { NAME($card, of: "card") } lie face up.
event-dealt-token = { NAME($token, of: "token") } is in the draft.
event-turn = { SEAT($seat) } began a turn.
event-took = { SEAT($seat) } took { NAME($token, of: "token") }.
event-recovered = { SEAT($seat) } took { NAME($token, of: "token") } from a scrap ({ SEAT($owner) }).
event-placed = { SEAT($seat) } placed { NAME($token, of: "token") } at { $place }.
event-moved = { SEAT($seat) } moved { NAME($token, of: "token") } from { $from } to { $place }.
event-lifted = { SEAT($seat) } picked up { NAME($token, of: "token") } at { $place }.
event-completed = { SEAT($seat) } completed the triangle { LIST($places) }.
event-gained =
    { $count ->
        [one] { SEAT($seat) } gained a point of { NAME($track, of: "track") }.
       *[other] { SEAT($seat) } gained { $count } points of { NAME($track, of: "track") }.
    }
event-lost =
    { $count ->
        [one] A point of { NAME($track, of: "track") } was lost above the limit.
       *[other] { $count } points of { NAME($track, of: "track") } were lost above the limit.
    }
event-diverted = { SEAT($seat) } put a surplus point on { NAME($track, of: "track") }.
event-spent =
    { $count ->
        [one] { SEAT($seat) } spent a point of { NAME($track, of: "track") }.
       *[other] { SEAT($seat) } spent { $count } points of { NAME($track, of: "track") }.
    }
event-scrapped = { SEAT($seat) } scrapped { NAME($token, of: "token") } at { $place }.
event-drew = { SEAT($seat) } drew { NAME($token, of: "token") } into the pool.
event-drew-one = { SEAT($seat) } drew { NAME($token, of: "token") } blind.
event-put-back = The purple token went back into the bag, and action 4 was over.
event-turned-up = { SEAT($seat) } turned up { NAME($card, of: "card") }.
event-two-purples =
    { $pack-research-free-card-purples ->
        [one] { SEAT($seat) } drew a purple: research was over.
        [2] { SEAT($seat) } drew two purples: research was over.
       *[other] { SEAT($seat) } drew { $pack-research-free-card-purples } purples: research was over.
    }
event-claimed = { SEAT($seat) } took { NAME($card, of: "card") } free.
event-bought = { SEAT($seat) } bought { NAME($card, of: "card") } at the { NAME($price, of: "price") } price.
# Games that were stored early have no $factor.
event-tuned =
    { $factor ->
        [none] { SEAT($seat) } chose { NAME($track, of: "track") } for { NAME($card, of: "card") } to double.
        [2] { SEAT($seat) } chose { NAME($track, of: "track") } for { NAME($card, of: "card") } to double.
       *[other] { SEAT($seat) } chose { NAME($track, of: "track") } for { NAME($card, of: "card") } to multiply by { $factor }.
    }
event-purple-gone = A purple token left the game.
event-pool-returned =
    { $count ->
        [one] The one token of the pool went back into the bag.
       *[other] { $count } tokens of the pool went back into the bag.
    }
event-struck = { SEAT($seat) } struck at { SEAT($victim) }: { NAME($token, of: "token") } at { $place }.
event-cancelled = { SEAT($seat) } shielded the token from { SEAT($other) }.
event-hit = { SEAT($victim) } lost { NAME($token, of: "token") } at { $place } to the scrap.
event-destroyed = { SEAT($victim) } lost { NAME($token, of: "token") } at { $place } for good: the scrap was full.
event-swapped = { SEAT($seat) } swapped { NAME($old, of: "token") } at { $place } for { NAME($token, of: "token") }.
event-built = { SEAT($seat) } built a colony on { NAME($planet, of: "planet") }.
event-fortified = { SEAT($seat) } built a shielded colony on { NAME($planet, of: "planet") }.
event-invaded = { SEAT($seat) } took { NAME($planet, of: "planet") } from { SEAT($victim) }.
event-shielded = { SEAT($seat) } shielded { NAME($planet, of: "planet") }.
event-migrated = { SEAT($seat) } moved a colony from { NAME($from, of: "planet") } to { NAME($planet, of: "planet") }.
event-last-turn = This turn is the last: { NAME($how, of: "ending") }.

## What is coming

event-ends-after-turn = The game ends after this turn: { NAME($how, of: "ending") }.
event-bag-low =
    { $count ->
        [0] No token is left in the bag.
        [one] One token is left in the bag.
       *[other] { $count } tokens are left in the bag.
    }
event-stalling =
    { $count ->
        [one] Without a draw the game ends with this turn.
       *[other] Without a draw the game ends in { $count } turns.
    }

## What is asked

ask-draft = *Draft:* take a token, then place it
ask-place = *Place { NAME($token, of: "token") }:* choose an intersection
ask-triangle = *Several triangles:* choose the one to score
ask-extra-point =
    { $pack-law-extra-points ->
        [one] *One more point:* choose its track
       *[other] *{ $pack-law-extra-points } more points:* choose their track
    }
ask-divert = *A surplus point:* choose its track
ask-research = *Research:* scrap a token, or draw { $pack-research-draw }
ask-take-token = *Research:* take a token from the pool
ask-extrapolation =
    { $pack-knowledge-extrapolate-give ->
        [one] *Extrapolate:* give a point of one track
       *[other] *Extrapolate:* give { $pack-knowledge-extrapolate-give } points of one track
    }
ask-gain =
    { $pack-knowledge-extrapolate-gain ->
        [one] *Gain one* for { NAME($track, of: "track", form: "short") }: choose a track
       *[other] *Gain { $pack-knowledge-extrapolate-gain }* for { NAME($track, of: "track", form: "short") }: choose a track
    }
ask-conversion = *Convert { NAME($track, of: "track", form: "short") }:* choose the track that gains
ask-celestial = *Celestial:* strike at a map, or shift a token
ask-target = *Strike:* choose a token on the map
ask-defence =
    { $pack-costs-cancel-shields ->
        [0] *{ SEAT($seat) } strikes { NAME($token, of: "token") }:* cancel for nothing?
        [one] *{ SEAT($seat) } strikes { NAME($token, of: "token") }:* spend a Shields point to cancel?
       *[other] *{ SEAT($seat) } strikes { NAME($token, of: "token") }:* spend { $pack-costs-cancel-shields } Shields points to cancel?
    }
ask-lift = *Shift:* choose a token of yours
ask-domestic = *Domestic:* draw, swap or salvage
ask-replace = *Swap:* choose a token of yours
ask-exchange = *Swap:* choose a token of the pool
ask-salvaging = *Salvage:* choose a token from a scrap
ask-expansion = *Expand:* build, invade, shield, or buy a card
ask-expansion-nothing = *Expand:* you can afford nothing yet
ask-migration = *Migrators:* choose where the colony goes
ask-free-card =
    { $pack-research-free-card-purples ->
        [one] *A purple:* take one of these cards, free
       *[other] *{ $pack-research-free-card-purples } purples:* take one of these cards, free
    }
ask-doubling =
    { $factor ->
        [2] *{ NAME($card, of: "card") }:* choose the track it doubles, for good
       *[other] *{ NAME($card, of: "card") }:* choose the track it multiplies by { $factor }, for good
    }
ask-discount =
    { $pack-effects-perceptors-discount ->
        [one] *Perceptors:* choose the point you save
       *[other] *Perceptors:* choose the track on which you save { $pack-effects-perceptors-discount } points
    }

## The rules, clause by clause

clause-AR-01 =
    .printed-1 =
        { $pack-tokens-purple ->
            [0] There are { $pack-tokens-all } research tokens in three colours with three symbols, and no purple evolution tokens.
            [one] There are { $pack-tokens-all } research tokens: { $pack-tokens-plain } in three colours with three symbols, and a purple evolution token.
           *[other] There are { $pack-tokens-all } research tokens: { $pack-tokens-plain } in three colours with three symbols, and { $pack-tokens-purple } purple evolution tokens.
        }
    .ruling-2 =
        { $pack-tokens-of-each-kind ->
            [one] Each colour comes with each symbol once.
           *[other] Each colour comes with each symbol { $pack-tokens-of-each-kind } times.
        }
clause-AR-02 =
    .printed-1 = You have six knowledge tracks: three celestial ones for the symbols and three domestic ones for the colours.
    .printed-2 = Each goes from 0 to { $pack-research-board-track-limit }.
clause-AR-03 =
    .ruling-1 = A research map is a triangle with { $pack-research-board-side } intersections on a side, { $pack-intersections } together.
    .printed-2 =
        { $pack-research-board-scrap-places ->
            [0] Its scrap has no place.
            [one] Its scrap has one place.
           *[other] Its scrap has { $pack-research-board-scrap-places } places.
        }
clause-AR-04 =
    .ruling-1 =
        { $pack-colonies-tokens-each ->
            [one] Everybody has one planet token, and so at most one colony at a time.
           *[other] Everybody has { $pack-colonies-tokens-each } planet tokens, and so at most { $pack-colonies-tokens-each } colonies at a time.
        }
clause-AR-05 =
    .ruling-1 =
        { $pack-green-planets ->
            [one] The colony board has { $pack-planet-count } planets, one of them green.
           *[other] The colony board has { $pack-planet-count } planets, { $pack-green-planets } of them green.
        }
    .ruling-2 = Each line between two of them has a Navigation number, { $pack-longest-line } at most.
clause-AR-06 =
    .printed-1 =
        { $pack-card-count ->
            [one] The one evolution card has a Natural and an Artificial price in knowledge points.
           *[other] Each of the { $pack-card-count } evolution cards has a Natural and an Artificial price in knowledge points.
        }
    .ruling-2 = What the prices are is ours.
clause-AR-07 =
    .printed-1 = Lots decide who begins.
    .printed-2 = With three players { $pack-setup-cards-face-up-0 ->
            [one] one evolution card lies
           *[other] { $pack-setup-cards-face-up-0 } evolution cards lie
        } open, with four players { $pack-setup-cards-face-up-1 }.
    .printed-3 = For three players { $pack-setup-draft-tokens-0 } tokens are drawn from the bag, for four { $pack-setup-draft-tokens-1 }, none of them purple.
    .printed-4 = Clockwise from the first player everybody takes one and lays it on an empty intersection until they are gone, and they teach as always.
clause-AR-08 =
    .printed-1 = A token that completes a small triangle teaches { $pack-law-match-points ->
            [one] a point
           *[other] { $pack-law-match-points } points
        } for a colour that all three corners share, and as much for a symbol that they share.
clause-AR-09 =
    .printed-1 = A larger triangle, with a side of { $pack-law-large-side } or more, must be covered throughout.
    .ruling-2 = The new token must be one of its corners.
    .printed-3 = Matching corners teach their points, and { $pack-law-extra-points ->
            [one] one more of your choice
           *[other] { $pack-law-extra-points } more on a track of your choice
        }.
    .ruling-4 =
        { $pack-law-extra-needs-match ->
            [yes] Without matching corners nothing comes on top.
           *[no] What comes on top needs no matching corners.
        }
    .ruling-5 = It goes where it counts, onto a track that is not full, or with Gallants in research onto a full one that a card multiplies; if there is none it is lost.
clause-AR-10 =
    .printed-1 = However many triangles a token completes, you score only one, of your choice.
    .ruling-2 = Only those that teach something are offered, those that teach the same are one choice, and one alone is scored unasked.
clause-AR-11 =
    .printed-1 = No track goes above { $pack-research-board-track-limit }: points beyond that are lost, unless you have Gallants.
clause-AR-12 =
    .printed-1 = Tokens teach whenever they come onto a map or move on it: in the draft, in actions 1, 3 and 4.
clause-AR-13 =
    .printed-1 = Research: you may first move one token of your map to a free place of your scrap.
    .printed-2 = Then you draw { $pack-research-draw ->
            [one] a token
           *[other] { $pack-research-draw } tokens
        } from the bag into the pool, face up.
    .printed-3 = Then you take one token of the pool, never a purple one, and lay it on an empty intersection.
    .ruling-4 = You go step by step: scrap or not, draw or end the action, take or not.
clause-AR-14 =
    .printed-1 = A purple token turns up an evolution card.
    .printed-2 = Whoever turned it up pays the Natural price this turn; everybody else, and the same player later, pays the Artificial one.
    .ruling-3 = That goes for every card that you turned up this turn, in whatever action.
    .ruling-4 = With an empty deck a purple token turns up nothing.
clause-AR-15 =
    .printed-1 =
        { $pack-research-free-card-purples ->
            [one] A purple in a draw turns up a card that you take free; that ends the research.
            [2] Two purples in one draw turn up two cards, of which you take one free; that ends the research.
           *[other] { $pack-research-free-card-purples } purples in one draw turn up as many cards, of which you take one free; that ends the research.
        }
    .ruling-2 = You must take one, and only one that was just turned up; if the deck has fewer, as many as there are, and with none the research is over all the same.
    .ruling-3 = It counts as a purchase, and the card works at once.
clause-AR-16 =
    .printed-1 = When a card is acquired, one purple token of the pool leaves the game and the rest of the pool goes back into the bag.
    .printed-2 = Purple tokens leave the pool in no other way.
clause-AR-17 =
    .printed-1 = Extrapolation: give { $pack-knowledge-extrapolate-give ->
            [one] a point
           *[other] { $pack-knowledge-extrapolate-give } points
        } of one track for { $pack-knowledge-extrapolate-gain ->
            [one] one point
           *[other] { $pack-knowledge-extrapolate-gain } points
        } on any track.
    .ruling-2 = It cannot be the track that gave, nor one that is full.
clause-AR-18 =
    .printed-1 = Celestial: for { $pack-costs-strike-fire ->
            [0] nothing
            [one] a Fire Power point
           *[other] { $pack-costs-strike-fire } Fire Power points
        } strike a token off another map, to its owner's scrap if there is room, else out of the game.
    .printed-2 = The owner may cancel it { $pack-costs-cancel-shields ->
            [0] for nothing
            [one] with a Shields point
           *[other] with { $pack-costs-cancel-shields } Shields points
        }; what the strike cost is spent all the same.
    .printed-3 = Or for { $pack-costs-shift-navigation ->
            [0] nothing
            [one] a Navigation point
           *[other] { $pack-costs-shift-navigation } Navigation points
        } move a token of yours to any empty intersection.
    .ruling-4 = Whoever is struck decides knowing the target, and is asked only with the Shields to cancel it.
    .ruling-5 = The place that a moved token leaves is empty when its new triangles are looked at.
clause-AR-19 =
    .printed-1 = Domestic: for { $pack-costs-breed-red ->
            [0] nothing
            [one] a red point
           *[other] { $pack-costs-breed-red } red points
        } draw a token blind and place it; a purple one turns up a card, goes back, and ends action 4.
    .printed-2 = Or for { $pack-costs-swap-green ->
            [0] nothing
            [one] a green point
           *[other] { $pack-costs-swap-green } green points
        } swap a token of yours with one of the pool that is not purple, in the same place.
    .printed-3 = Or for { $pack-costs-salvage-blue ->
            [0] nothing
            [one] a blue point
           *[other] { $pack-costs-salvage-blue } blue points
        } take a token from any scrap and place it.
    .ruling-4 = Token and place must be there, and what was drawn must be placed; swapping a token for one of its kind teaches too.
clause-AR-20 =
    .printed-1 = Expansion, one a turn: build a colony ({ EACH($pack-prices-build, as: "cost") }) or a shielded one ({ EACH($pack-prices-fortify, as: "cost") }), or invade an open one of somebody else ({ EACH($pack-prices-invade, as: "cost") }), each with the travel on top.
    .printed-2 = Or shield a colony of yours ({ EACH($pack-prices-shield, as: "cost") }), or buy a face-up card.
    .ruling-3 = A new colony, built or invaded, needs a planet token of yours.
clause-AR-21 =
    .printed-1 = Travel costs the Navigation number of the line from a colony of yours; green planets cost nothing and need no line, and the first colony stands on one.
    .ruling-2 = A planet has room for one colony.
    .ruling-3 = In reach are green planets and those joined by a line to a colony of yours; of several lines the cheapest counts.
    .ruling-4 = Whoever is invaded gets the planet token back.
clause-AR-22 =
    .printed-1 =
        { $pack-last-planet-count ->
            [0] The turn in which the bag runs empty or a map fills up is the last.
           *[other] The turn in which the bag runs empty, a map fills up or { LIST($pack-last-planets, of: "planet", join: "or") } is settled is the last.
        }
    .ruling-2 = It is played to its end, and stays the last whatever returns to the bag.
    .ruling-3 = A bag with fewer tokens than are to be drawn gives what it has.
    .ruling-4 =
        { $pack-ending-idle-rounds ->
            [one] A round of turns without a draw ends the game as well.
           *[other] { $pack-ending-idle-rounds } rounds of turns without a draw end the game as well.
        }
clause-AR-23 =
    .printed-1 = Tokens of one colour and symbol on the map are a set: { LIST($pack-scores-sets, join: "comma") } points for one, two and so on, the last for any more; the scrap does not count.
    .printed-2 = A colony scores its planet's number, shielded or not.
    .ruling-3 = Evolution cards score { LIST($pack-scores-cards, join: "comma") } points for one, two and so on, and { $pack-scores-each-further-card } for each more.
    .printed-4 = Ties go to more cards, then more colonies, then more knowledge.
    .ruling-5 = Who is still tied shares the place.
clause-AR-24 =
    .printed-1 = Perceptors: every card costs you { $pack-effects-perceptors-discount ->
            [one] one point less, of your choice, at either price.
           *[other] { $pack-effects-perceptors-discount } points of one track less, of your choice, at either price.
        }
clause-AR-25 =
    .printed-1 = Duplicators: points that research teaches on one celestial track count { $pack-effects-duplicators-factor ->
            [1] once
            [2] double
           *[other] { $pack-effects-duplicators-factor } times
        }, points of choice too.
    .ruling-2 = The track is chosen for good on taking the card; the draft, actions 3 and 4 and Traders do not count.
clause-AR-26 =
    .printed-1 = Wanderers: points that research teaches on one domestic track count { $pack-effects-wanderers-factor ->
            [1] once
            [2] double
           *[other] { $pack-effects-wanderers-factor } times
        }, points of choice too.
    .ruling-2 = { clause-AR-25.ruling-2 }
clause-AR-27 =
    .printed-1 = Migrators: instead of action 5, move a colony along a line to a free planet for the line's Navigation number.
    .ruling-2 = It may be a green planet; a shield goes along, and no planet token is needed.
    .ruling-3 = A planet that ends the game ends it so too.
clause-AR-28 =
    .printed-1 = Starstormers: instead of action 2, turn { $pack-effects-starstormers-give ->
            [one] a point
           *[other] { $pack-effects-starstormers-give } points
        } of { LIST($pack-effects-starstormers-tracks, of: "track", form: "point", join: "or") } into { $pack-effects-starstormers-gain ->
            [one] one
           *[other] { $pack-effects-starstormers-gain }
        } of them.
    .ruling-2 = It must be another track, and not a full one.
clause-AR-29 =
    .printed-1 = Transmuters: instead of action 2, turn { $pack-effects-transmuters-give ->
            [one] a point
           *[other] { $pack-effects-transmuters-give } points
        } of { LIST($pack-effects-transmuters-tracks, of: "track", form: "point", join: "or") } into { $pack-effects-transmuters-gain ->
            [one] one
           *[other] { $pack-effects-transmuters-gain }
        } of them.
    .ruling-2 = { clause-AR-28.ruling-2 }
clause-AR-30 =
    .printed-1 =
        { $pack-effects-skyvions-acts ->
            [one] Skyvions: you may take a second celestial act, and pay for it.
           *[other] Skyvions: you may take { $pack-effects-skyvions-acts } further celestial acts, and pay for them.
        }
    .ruling-2 = It is chosen when the one before is resolved; the same kind and the same victim are allowed, and a cancelled strike counts as taken.
clause-AR-31 =
    .printed-1 =
        { $pack-effects-solationists-acts ->
            [one] Solationists: you may take a second domestic act, and pay for it.
           *[other] Solationists: you may take { $pack-effects-solationists-acts } further domestic acts, and pay for them.
        }
    .ruling-2 = It is chosen when the one before is resolved, and the same kind is allowed.
clause-AR-32 =
    .printed-1 = Sanctuarians: shielding a colony of yours may cost you { EACH($pack-prices-ward, as: "cost") } instead.
    .ruling-2 = That goes only for adding a shield, not for building a shielded colony.
clause-AR-33 =
    .printed-1 = Gallants: in research, points that would be lost on a full track, multiplied ones too, may go to any track below { $pack-research-board-track-limit }.
    .ruling-2 = They are not multiplied again there.
clause-AR-34 =
    .printed-1 = Excurists: { $pack-scores-excurists-set ->
            [one] a point
           *[other] { $pack-scores-excurists-set } points
        } at the end for each set of identical tokens.
    .ruling-2 = A set has { $pack-scores-smallest-excurists-set } or more.
clause-AR-35 =
    .printed-1 = Itinerants: { $pack-scores-itinerants-card ->
            [one] a point
           *[other] { $pack-scores-itinerants-card } points
        } at the end for each evolution card, itself too.
clause-AR-36 =
    .printed-1 = Outrimmers: { $pack-scores-outrimmers-colony ->
            [one] a point
           *[other] { $pack-scores-outrimmers-colony } points
        } at the end for each colony.
clause-AR-37 =
    .printed-1 = Scavengers: in research you may take your token from anybody's scrap instead of the pool.
    .ruling-2 = Tokens are drawn all the same; your own scrap counts too, even the token of this turn.
clause-AR-38 =
    .printed-1 = Traders: instead of action 4, and for { $pack-costs-traders-draw-red ->
            [0] nothing
            [one] a red point
           *[other] { $pack-costs-traders-draw-red } red points
        }, draw { $pack-effects-traders-draw ->
            [one] a token
           *[other] { $pack-effects-traders-draw } tokens
        } into the pool, take one and place it, as in research.
    .ruling-2 = Purple tokens count as in research; with an empty bag the pool must have something to take.
    .ruling-3 = It replaces the whole of action 4: no second act by Solationists, and nothing from a scrap by Scavengers.
clause-AR-39 =
    .printed-1 = A shielded colony can be invaded only with Razers.
clause-AR-40 =
    .printed-1 = Travelers: no line costs you more than { $pack-effects-travelers-line } Navigation, for building, invading and migrating.
clause-AR-41 =
    .printed-1 = Spawners: a colony may cost you { EACH($pack-prices-spawn, as: "cost") } instead, and its travel.
    .ruling-2 = That goes only for a colony without a shield.

## Lessons

lesson-aim = Most points when the game ends: for worlds, for cards, and for tokens of a kind. Worlds and cards are bought with knowledge, and knowledge comes from triangles.

lesson-first = Your first turn
    .lead = A turn of your own, choice by choice.
    .learned-1 = A small triangle whose corners are alike teaches a point for the colour, and one for the symbol.
    .learned-2 = Knowledge is there to be spent: on worlds and on cards.
    .learned-3 = What one track lacks, another can give.

lesson-first-take = What to take
    .ask = You drew, and these tokens lie in the pool. *Which one do you take?* One goes onto your map.
    .hint = Look at what lies on your map already: a token teaches when it closes a triangle.
    .rule = The corners of a triangle must be alike: in colour, in symbol, or in both.
    .why = A token at the corner of a small triangle teaches *one point for a colour* that all its corners share, and *one for a symbol*. What cannot close a triangle teaches nothing now.
    .twin = as those on { LIST($twin-places) }
    .way = for the ways between worlds
    .fire = the symbol fits, the colour does not

lesson-first-take-best =
    { $teaches ->
        [one] One point within reach
       *[other] { $teaches } points within reach
    }
    .text = At { LIST($twin-places) } on your map lies { NAME($token, of: "token") } too. This one makes them a triangle of one kind, at { $where }.
lesson-first-take-fewer = { lesson-first-take-best }
    .text = At { $where } { NAME($token, of: "token") } closes a triangle, for the corners have something in common. Another token of the pool has more in common with them: it would teach { $most }.
    .look = Look at the tokens outlined in blue, and compare colour and symbol.
lesson-first-take-nothing = It fits later, perhaps
    .text = { NAME($token, of: "token") } closes no triangle with corners alike now, wherever you lay it. Another one teaches { $most } points at once.
    .look = Look at the tokens outlined in blue: what would be like both?
lesson-first-take-none = Allowed, and a pity
    .text = Nobody has to take a token. But tokens that lie on your map count at the end, and one of these would teach { $most } points now.
    .look = { lesson-first-take-nothing.look }

lesson-first-place = Where to lay it
    .ask = You hold *{ NAME($hand, of: "token") }*. *Where do you lay it?*
    .hint = A triangle has to be closed: tokens that lie side by side wait for one more.
    .rule = Only a triangle that is covered at every corner teaches, and only by what its corners share.
    .why = Colour alike is one point, symbol alike is one more. A place that closes nothing teaches nothing: the token only counts at the end.
    .below = below a pair
    .beside = beside one of them
    .far = below other red tokens

lesson-first-place-best = Both points
    .text = At { $place } you close a triangle of { $closed } tokens alike in colour and in symbol: a point for each.
lesson-first-place-half =
    { $got ->
        [one] One point, well seen
       *[other] { $got } points, well seen
    }
    .text = At { $place } you close a triangle, but its corners share only one thing. There is a place where they share { $most }.
    .look = Look at the places outlined in blue.
lesson-first-place-nothing = It lies there, and waits
    .text = At { $place } you close no triangle with corners alike, so the token teaches nothing now. Another place would have given { $most } points.
    .look = Look at the places outlined in blue: only one is free.

lesson-first-extrapolate = Trading knowledge
    .ask = You would like to found a colony this turn. It costs { EACH($pack-prices-build, as: "cost") }. *What do you do in this step?*
    .hint = Compare what you have with what a colony costs: what is missing?
    .rule = In this step you may give { $pack-knowledge-extrapolate-give } points of one track and gain { $pack-knowledge-extrapolate-gain } on any other.
    .why = Extrapolation gives up { $pack-knowledge-extrapolate-give } points of one track for { $pack-knowledge-extrapolate-gain } of another. That is dear, unless the points given up are of no use now: *red builds no colony.*
    .navigation = give red, gain Navigation
    .blue = give red, gain blue
    .keep = keep what you have

lesson-first-extrapolate-best = Now it is enough
    .text = Fire Power and Shields you had; { LIST($lacking, of: "track") } was missing, and red was of no use for a colony. A world of { $got } points is within your means this turn.
lesson-first-extrapolate-other = A fair trade, for another day
    .text = You gained { NAME($gained, of: "track") } for red that a colony does not need. But { LIST($lacking, of: "track") } is still missing, so no world can be settled this turn; one of { $most } points was possible.
    .look = Look at the track outlined in blue: it is empty.
lesson-first-extrapolate-keep = Thrifty
    .text = Nothing is lost, and your red stays. But { LIST($lacking, of: "track") } is still missing, so no world can be settled this turn; one of { $most } points was possible.
    .look = { lesson-first-extrapolate-other.look }

lesson-first-found = Your first world
    .ask = The first colony stands on a green world. All are worth the same now. *Where do you settle?*
    .hint = Follow the lines that lead on from each green world, and read their numbers.
    .rule = A colony reaches what a line joins to it, for the Navigation that stands on the line.
    .why = The first colony must be on a green planet. From there *lines lead on*, and each costs the Navigation that stands on it: a cheap line to a rich world is worth a look ahead.
    .east = { NAME("green-2", of: "planet") }, at the upper right
    .north = { NAME("green-1", of: "planet") }, at the top
    .wait = keep your knowledge

lesson-first-found-best = A good place to go on from
    .text = { NAME($planet, of: "planet") } is worth { $own } points, and a line of { $line } leads on to { NAME($beyond, of: "planet") } with { $beyond-points }.
lesson-first-found-poorer = A world of your own
    .text = { NAME($planet, of: "planet") } is worth { $own } points. Its cheapest line, of { $line }, leads to { NAME($beyond, of: "planet") } with { $beyond-points }; from another green world just such a line leads to a richer one.
    .look = Look at the worlds outlined in blue, and at the short lines from there.
lesson-first-found-wait = Nothing is lost
    .text = Your knowledge stays for the next turn. But a green world is there for everybody, and with one you would be on your way: now and at the next step { $most } points.
    .look = { lesson-first-found-poorer.look }

lesson-first-expand = What your knowledge buys
    .ask = Some turns later. One thing may be done in this step. *What brings you the most points now?*
    .hint = A world counts what stands on it. Your colony reaches along its lines.
    .rule = The price of a world is that of a colony, and the Navigation of the line comes on top.
    .why = Worlds farther in are worth more, and *your colonies are the way there*. A card counts as well, and works for you until the end.
    .beyond = the world next to your colony
    .card = a card that works until the end
    .green = a further green world

lesson-first-expand-best = { $got } points in one step
    .text = { NAME($planet, of: "planet") } costs { $rich-navigation } Navigation with its line, and you have { $held }. That is the way of the game: green world, then farther in.
lesson-first-expand-card = { $points } points, and it goes on working
    .text = { NAME($card, of: "card") } counts { $points } now. { NAME($rich, of: "planet") } would have brought { $rich-points }, and your Navigation was enough for it.
    .look = Look at the world outlined in blue.
lesson-first-expand-world = { $points } points more
    .text = { NAME($planet, of: "planet") } is yours. { NAME($rich, of: "planet") } would have brought { $rich-points }: you have { $held } Navigation, and it asks { $rich-navigation }.
    .look = { lesson-first-expand-card.look }
lesson-first-expand-nothing = Saved, and a turn gone
    .text = What you know stays. But your Navigation was enough for { NAME($rich, of: "planet") } with { $rich-points } points.
    .look = { lesson-first-expand-card.look }

lesson-second = Playing well
    .lead = Sets, larger triangles, strikes, the domestic steps and the Natural price.
    .learned-1 = A larger triangle adds a point of your choice: look for the one place that is missing.
    .learned-2 = Tokens of a kind are worth more together.
    .learned-3 = What you can do to a rival, or to your own map, may be worth more than a token.

lesson-second-larger = Larger triangles
    .ask = You hold *{ NAME($hand, of: "token") }*. *Which place teaches you most?*
    .hint = A triangle may be larger than the smallest ones.
    .rule = A larger triangle counts once every place in it is covered and the new token is one of its corners.
    .why = A larger triangle counts too, once *every* place in it is covered and the new token is one of its corners. Only the corners must match, and *one point of your choice* comes on top.
    .bottom = beside others of its kind
    .top = above green and blue
    .right = between red tokens

lesson-second-larger-best =
    { $got ->
        [one] One point: all there was
       *[other] { $got } points: all there was
    }
    .text = The larger triangle counts because each of its { $closed } places is covered. Its corners are alike in colour and in symbol, and a point of your choice comes on top: as Navigation it makes { $wanted }, and { NAME($planet, of: "planet") } with its { $points } points is within your means.
lesson-second-larger-alike =
    { $got ->
        [one] One point, and well seen
       *[other] { $got } points, and well seen
    }
    .text = At { $place } you close a small triangle alike in colour and in symbol. There is a place that gives { $most }, and the point more is the one you lack now: { NAME($planet, of: "planet") } asks { $wanted } Navigation, and you have { $held }.
    .look = Look at the { $corners } places outlined in blue: { $covered } are covered already.
lesson-second-larger-colour =
    { $got ->
        [one] One point is there
       *[other] { $got } points are there
    }
    .text = At { $place } you close a small triangle of one colour; its symbols differ. There is a place that gives { $most }.
    .look = { lesson-second-larger-alike.look }
lesson-second-larger-nothing = Nothing closes there
    .text = At { $place } no triangle with corners alike is complete, so the token teaches nothing. Another place gives { $most } points.
    .look = { lesson-second-larger-alike.look }

lesson-second-sets = Tokens of a kind
    .ask = Sets of tokens count when the game ends. *Which token of the pool adds most to your score?*
    .hint = Count what lies on your map, kind by kind: same colour and same symbol.
    .rule = Of a kind, { LIST($pack-scores-sets, join: "comma") } points are scored for one and more tokens: each further one adds more.
    .why = At the end each kind of token counts for itself, colour and symbol alike: { LIST($pack-scores-sets, join: "comma") } points for one and more. *The next of a large set adds the most.*
    .many = the kind you have most of
    .some = a kind you have some of
    .new = a kind you have none of

lesson-second-sets-best = { $adds } points more at the end
    .text = You have { $have } of { NAME($token, of: "token") }. One more makes the set worth { $adds } points more, the most that any token of the pool adds.
lesson-second-sets-some = { lesson-second-sets-best }
    .text = A good choice: you have { $have } of { NAME($token, of: "token") }, and one more adds { $adds }. Of another kind you have { $most-alike }, and that set would grow by { $most }.
    .look = Look at the tokens outlined in blue: they are alike.
lesson-second-sets-few =
    { $adds ->
        [one] A point more at the end
       *[other] { $adds } points more at the end
    }
    .text = { NAME($token, of: "token") } begins a set, and that counts { $adds }. The set that you have { $most-alike } of would grow by { $most }.
    .look = { lesson-second-sets-some.look }
lesson-second-sets-none = A place stays free
    .text = You need not take a token, and your map fills more slowly so. But a set would have grown by { $most } points.
    .look = { lesson-second-sets-some.look }

lesson-second-choice = The point of your choice
    .ask = The larger triangle gives one more point, *on a track of your choice. Which one?*
    .hint = What would you like to settle this turn, and what does it cost?
    .rule = A world costs the price of a colony, and the Navigation of the line that leads there.
    .why = The point goes where it counts. { NAME($planet, of: "planet") } asks { $wanted } Navigation with its line, and *all else that it costs you have.*
    .fire = for strikes and colonies
    .navigation = for ways and colonies
    .blue = for salvage

lesson-second-choice-best = { $got } points within your means
    .text = Navigation is { $makes } now. { NAME($planet, of: "planet") } asks { $wanted }, and it can be settled this very turn.
lesson-second-choice-other = A point well kept, but not now
    .text = { NAME($track, of: "track") } is { $makes } now, and that stays. { NAME($planet, of: "planet") } with its { $points } points still lacks Navigation: it asks { $wanted }, and you have { $held }. What you can settle this turn is worth { $got }.
    .look = Look at the track and the world outlined in blue.

lesson-second-strike = A strike
    .ask = You have Fire Power for one strike: a token leaves another map. *Which strike costs a rival most for certain?*
    .hint = A strike can be cancelled. Who is able to?
    .rule = Whoever is struck may spend Shields and keep the token. Your Fire Power is gone all the same.
    .why = A token out of a large set costs its owner the most. But whoever has *Shields* may spend them and cancel the strike, and your Fire Power is spent all the same.
    .open = at the largest set of { SEAT($mira) }
    .safe = at the largest set of { SEAT($altair) }
    .keep = strike at nobody

lesson-second-strike-best = { $got } points gone, for certain
    .text = { SEAT($victim) } had { $count } of { NAME($token, of: "token") } and no Shields to cancel it: the set is worth { $loses } points less.
lesson-second-strike-single =
    { $loses ->
        [one] A point gone
       *[other] { $loses } points gone
    }
    .text = { SEAT($victim) } cannot cancel it: that you saw. But { NAME($token, of: "token") } lies there alone. A token of the set of { $open-count } would have cost { $most }.
    .look = { lesson-second-sets-some.look }
lesson-second-strike-cancelled = There is a shield before it
    .text = { SEAT($victim) } has { $count } of this kind there, and to lose one would cost { $loses }. But { SEAT($victim) } has Shields and may cancel: then your Fire Power is spent for nothing.
    .look = Look at the map of { SEAT($mira) }: { SEAT($mira) } has no Shields.
lesson-second-strike-keep = Peaceful
    .text = Fire Power also builds colonies, so keeping it is no loss. But a strike could have cost { SEAT($mira) } { $most } points, and nobody could have stopped it.
    .look = { lesson-second-strike-cancelled.look }

lesson-second-swap = Swapping with green
    .ask = Green lets you swap a token of your map for one of the pool. *What do you swap?*
    .hint = The new token may close a triangle, just as one that is laid.
    .rule = The Law of the Triangle holds for every token that comes onto the map, by a swap too.
    .why = A token that comes by a swap *closes triangles like any other*: the token that lay in the way makes room for the one that fits.
    .middle = it lies between others of that kind
    .side = it lies beside one of that kind
    .keep = keep green for later

lesson-second-swap-best = { $got } points for one of green
    .text = { NAME($new, of: "token") } at { $place } closes a triangle alike in colour and in symbol, in place of { NAME($old, of: "token") }.
lesson-second-swap-some =
    { $got ->
        [one] A point for a point of green
       *[other] { $got } points for one of green
    }
    .text = { NAME($new, of: "token") } at { $place } closes a triangle whose corners share something. One of the swaps teaches { $most }.
    .look = Look at the places outlined in blue: what would make them alike?
lesson-second-swap-nothing = The token is there now
    .text = { NAME($new, of: "token") } lies at { $place }, but no triangle with corners alike is closed by it, and a point of green is spent. Another swap teaches { $most }.
    .look = { lesson-second-swap-some.look }
lesson-second-swap-keep = Green kept
    .text = A point of green is worth keeping where nothing fits. Here a swap teaches { $most }.
    .look = { lesson-second-swap-some.look }

lesson-second-salvage = Salvage with blue
    .ask = Blue takes a token out of anybody's scrap, onto your map. *Which one, and where to?*
    .hint = Look through the scraps, then for tokens on your map that wait for such a one.
    .rule = Any token of any scrap may be taken, and it closes triangles like any other.
    .why = What others have lost lies in their scrap, *open to everybody with a point of blue*. A token from there closes triangles like any other.
    .twin = from the scrap of { SEAT($mira) }
    .own = from your own scrap
    .keep = keep blue for later

lesson-second-salvage-best = { $got } points out of the scrap
    .text = { NAME($token, of: "token") } at { $place } is the third of { LIST($twin-places) }: a triangle alike in colour and in symbol.
lesson-second-salvage-some =
    { $got ->
        [one] A point out of the scrap
       *[other] { $got } points out of the scrap
    }
    .text = { NAME($token, of: "token") } at { $place } closes a triangle whose corners share something. Another token, or another place, teaches { $most }.
    .look = Look at the tokens outlined in blue: they wait for a third.
lesson-second-salvage-nothing = A token more on your map
    .text = { NAME($token, of: "token") } lies at { $place } and counts at the end, but it closes no triangle with corners alike. { $most } points could have been learnt.
    .look = { lesson-second-salvage-some.look }
lesson-second-salvage-keep = Blue kept
    .text = Scraps do not run away, but others may take from them too. Just now a token in one teaches { $most } points.
    .look = { lesson-second-salvage-some.look }

lesson-second-natural = The Natural price
    .ask = You drew a purple token, so you turned up { NAME($fresh, of: "card") } this turn. *What do you do in this last step?*
    .hint = Compare the prices of the card, and who may pay which of them when.
    .rule = Only whoever turned a card up pays the Natural price, and only in this turn.
    .why = You may buy it *this turn for { EACH($natural, as: "cost") }*. Afterwards it costs everybody { EACH($artificial, as: "cost") }, you too. Cards count the more, the more you have.
    .card = at its Natural price
    .world = a world of your own
    .keep = { lesson-first-found.wait }

lesson-second-natural-best = { $got } points, at a price for today
    .text = It was { EACH($natural, as: "cost") } for you, this turn only. Beside the { $cards ->
        [one] card
       *[other] { $cards } cards
    } that you had it adds { $got } points.
lesson-second-natural-world = { $got } points, and a world
    .text = { NAME($planet, of: "planet") } is yours. But this price is for now: from your next turn on { NAME($fresh, of: "card") } costs { EACH($artificial, as: "cost") }, more than you have. It would have added { $most } points.
    .look = Look at the card outlined in blue, and at its prices.
lesson-second-natural-keep = Saved
    .text = Your knowledge stays. But from your next turn on { NAME($fresh, of: "card") } costs { EACH($artificial, as: "cost") }, more than you have. It would have added { $most } points now.
    .look = { lesson-second-natural-world.look }

lesson-second-save = Saving up
    .ask = You could shield your colony, found another on a green world, or keep what you have. *What is best in the long run?*
    .hint = What would your knowledge buy in a turn or so?
    .rule = Knowledge that is not spent stays, and rich worlds ask for much at once.
    .why = Only one thing may be done here in a turn, so a small purchase has to be worth it. { NAME($rich, of: "planet") } asks { $wanted } Navigation with its line: *what you spend today is missing then.*
    .green = a few points at once
    .ward = nobody can invade it then
    .keep = do nothing

lesson-second-save-best = { $chance } % to win, the most there is
    .text = You spent nothing. { NAME($rich, of: "planet") } with its { $rich-points } points asks { $wanted } Navigation; you have { $held }, and all of it stays.
lesson-second-save-ward = { $chance } %: safe, and dear
    .text = { NAME($mine, of: "planet") } cannot be invaded any more by those without Razers. It took { $paid } points of knowledge and brings none; to keep them gives { $best-chance } %.
    .look = Look at the world outlined in blue: that is worth saving for.
lesson-second-save-spent = { $chance } %: points now, less later
    .text = { NAME($planet, of: "planet") } brought { $brings } points at once for { $paid } points of knowledge. { NAME($rich, of: "planet") } would be { $rich-points }: to save for it gives { $best-chance } %.
    .look = { lesson-second-save-ward.look }

## Help in the terminal

help-board = A research board is drawn as a triangle, row a on top, each row counted from the left: c2. A dot is an empty place; RF is the red token for Fire Power: first its colour, R red, G green, B blue, then F { track-fire }, N { track-navigation }, S { track-shields }. To its right are the tracks under the same six letters, # for each point, x2 where points count double. A card face up has two prices; * marks those that can be had at the Natural one.
help-moves = Moves: done, draw, strike, shift, breed, swap, salvage, barter, cancel, allow; places c2; tokens RF; a rival's place or scrap 2:c2, 2:RF; tracks +F, giving xF, converting tF; triangles =RF+; build, fortify, spawn, invade, shield, ward, migrate or settle with a planet; buy or claim with a card.

## The board in the terminal

board-before = Argosy, before the draft
board-draft = Argosy, the draft: { $name }
board-turn = Argosy, round { $round }: { $name }, action { $action }
board-last-turn = Argosy, round { $round }: { $name }, action { $action }, the last turn ({ NAME($how, of: "ending") })
board-over = Argosy, over: { NAME($how, of: "ending") }
board-player =
    { $score ->
        [one] { $number } { $name }, 1 point
       *[other] { $number } { $name }, { $score } points
    }
board-scrap = scrap: { $tokens }
board-cards = cards:
board-pool = Pool: { $tokens }
board-bag = Bag { $bag }, deck { $deck }
board-hand = In hand: { $token }
board-face-up = Cards face up
board-none-face-up = Cards face up: none
board-card-action = works in action { $action }, { NAME($action, of: "step") }
board-card-end = works at the end of the game
board-planets = Planets: points, [2] colony of player 2 (shielded <2>), lines with their price

## Refusals: component files

refusal-conversions-share-a-track = effects.starstormers and effects.transmuters cannot share a track.
refusal-conversion-of-one-track = A card converts among at least two different tracks.
refusal-no-green-planet = planets has no green planet, so nobody could settle a first colony.
refusal-planet-facts = { $path } must give points, and may say green, ends_game, ring and angle.
refusal-planet-unjoined = No lines join { $planet } to { $first }; the colony board must hang together.
refusal-planet-too-far =
    { $tokens ->
        [one] { $planet } is too far from the green planets for one planet token.
       *[other] { $planet } is too far from the green planets for { $tokens } planet tokens.
    }
refusal-lines-unlisted = lines.between must list pairs of planets with a Navigation number.
refusal-line-unreadable = lines.between has { $line }, which is not two planets and a Navigation number.
refusal-line-to-no-planet = lines.between names "{ $name }", which is no planet.
refusal-line-number = The line from { $one } to { $other } must have a Navigation number from 1 to { $longest }.
refusal-line-twice = lines.between joins { $one } and { $other } where they are one or joined already.
refusal-cards-to-price = cards can price exactly these: { LIST($cards, join: "comma") }.
refusal-card-without-prices = { $path } must have a natural and an artificial price.
refusal-natural-above-artificial = The natural price of { $card } asks for more of a track than the artificial one.
refusal-natural-price-of-nothing = The natural price of { $card } must be at least one point.
refusal-points-by-track = { $path } must give points by track: { LIST($tracks, join: "comma") }.
refusal-scores-fall = { $path } must not fall: more of a thing never scores less.
refusal-draft-uneven = setup.draft_tokens has { $tokens } for { $players } players; each must get as many, and fewer than the map's { $points } intersections.
refusal-draft-empties-bag = The bag would be empty after a draft of { $tokens } tokens.

## Refusals: moves

refusal-no-choice-of-argosy = Argosy knows no { $kind } with { $parts }.
refusal-no-move-of-argosy = "{ $text }" is not a move of Argosy: write done, draw, c2, RF, 2:c2, +F, build green-1 or buy traders.

## Refusals: positions that play cannot lead to

refusal-players-of-argosy = Argosy is played by { LIST($players, join: "or") } players.
refusal-six-tracks = Each player has six knowledge tracks (AR-02).
refusal-purple-on-a-map = A purple token never lies on a map or in a scrap (AR-16).
# What stands after "must be".
refusal-fit-by-token = numbers by token
refusal-fit-by-token-not-negative = numbers by token, none below 0 (AR-01)
refusal-asks-nothing = A position stands in action 1 to 5, or in the draft (0), with something asked.
refusal-over-without-ending = A game that is over says how it ended.
refusal-knowledge-above-limit = Knowledge goes from 0 to { $limit } (AR-02).
refusal-two-colonies-to-a-planet = There is one colony to a planet (AR-21).
refusal-planet-tokens =
    { $tokens ->
        [one] Each player has one planet token (AR-04).
       *[other] Each player has { $tokens } planet tokens (AR-04).
    }
refusal-shield-without-colony = There is a shield where no colony stands.
refusal-card-in-two-places = Each evolution card is in one place: the deck, face up, or with a player.
refusal-turned-up-lies-open = Only face-up cards can have been turned up this turn.
refusal-too-many-of-a-kind = There are more tokens of a kind than the game has (AR-01).
refusal-tokens-do-not-add-up = Tokens are missing or too many: bag, pool, maps, scraps and those gone make up all.
refusal-scrap-places =
    { $places ->
        [one] A scrap has one place (AR-13).
       *[other] A scrap has { $places } places (AR-13).
    }
refusal-drawn-too-many = More tokens of a kind were drawn than the game has (AR-01).
refusal-one-track-each = Duplicators and Wanderers double one track each, chosen on taking them.
refusal-question-about-nothing = A position with "{ $question }" asked lacks what the question is about.
refusal-question-out-of-place =
    { $action ->
        [0] "{ $question }" is not asked in the draft.
       *[other] "{ $question }" is not asked in action { $action }.
    }
refusal-question-needs-nothing = A position with "{ $question }" asked has nothing under "{ $field }".
refusal-too-many-acts = So many acts cannot have been taken with "{ $question }" asked.
refusal-nobody-can-answer = Nobody can answer what is asked.
refusal-draft-is-first = In the draft nobody has colonies, cards or a scrap, and no turn has begun.
refusal-draft-clockwise = In the draft tokens are taken clockwise from the first player (AR-07).
refusal-draft-of = The draft has { $cards } cards face up and { $tokens } tokens, none of them purple.
refusal-draft-in-turn = In the draft everybody in turn lays one token (AR-07).
refusal-knowledge-from-triangles = Knowledge comes from triangles of tokens (AR-08).
refusal-nothing-laid-yet = Nobody has laid a token yet.
refusal-turns-after-draft = The turns come after those of the draft (AR-07).
refusal-turns-clockwise = Turns go clockwise from the first player.
refusal-idle-too-long = So many turns without a draw would have ended the game (AR-22).
refusal-idle-turn-counts = A turn without a draw counts as one (AR-22).
refusal-card-before-draw = No card is turned up before the draw (AR-14).
refusal-token-before-draw = A token is taken only after the draw (AR-13).
refusal-drawn-left-the-bag = Tokens that were drawn have left the bag this turn (AR-22).
refusal-draw-of =
    { $tokens ->
        [one] A draw brings one token while the bag has any (AR-13).
       *[other] A draw brings { $tokens } tokens while the bag has them (AR-13).
    }
refusal-drawn-by-now =
    { $most ->
        [one] No more than one token can have been drawn into the pool by now (AR-13).
       *[other] No more than { $most } tokens can have been drawn into the pool by now (AR-13).
    }
refusal-settled-planet-ends = A colony on such a planet ends the game with its owner's turn (AR-22).
refusal-full-map-ends = A full map ends the game with its owner's turn (AR-22).
refusal-empty-bag-ends = An empty bag ends the game with the turn that emptied it (AR-22).
refusal-no-map-full = No map is full (AR-22).
refusal-no-last-planet-settled = Nobody has settled a planet that ends the game (AR-22).
refusal-bag-not-emptied = Nobody has drawn the last token (AR-22).
refusal-stalls-after-a-round = The game stalls only after a whole round without a draw (AR-22).
refusal-ended-before = The game ended before it stalled (AR-22).
refusal-purchase-refills-bag = Only a purchase brings tokens back into the bag (AR-16).

### The page

## Where the game stands

page-phase-draft = The draft
page-phase =
    { WHO($seat) ->
        [you] Round { $round } · your turn · { NAME($action, of: "step") }
       *[other] Round { $round } · { SEAT($seat) } · { NAME($action, of: "step") }
    }
page-phase-last = { $phase } · last turn: { NAME($how, of: "ending", form: "short") }
page-phase-over =
    { $round ->
        [one] After { $round } round
       *[other] After { $round } rounds
    }
page-round = Round { $round }

# Under the name of the action, what it has come to.
page-now-research = scrap or draw
page-now-take-token = take one
page-now-place = place it
page-now-triangle = choose the triangle
page-now-extra-point =
    { $pack-law-extra-points ->
        [one] one more point
       *[other] { $pack-law-extra-points } more points
    }
page-now-divert = a surplus point
page-now-gain = gain { $pack-knowledge-extrapolate-gain }
page-now-conversion = choose what gains
page-now-target = strike
page-now-defence = struck: an answer is awaited
page-now-lift = shift
page-now-replace = swap
page-now-exchange = { page-now-replace }
page-now-salvaging = salvage
page-now-migration = move a colony
page-now-free-card = a free card

## What things are

page-hint-token = Corners of a full triangle that are alike in colour or symbol give knowledge of it. At the end tokens of one kind score as a set.
page-hint-card = Bought in step 5: at the Natural price by who turned it up this turn, else at the Artificial one. Its number is the step it works in.
page-hint-planet = In reach: green planets, and along a line from an own colony.

## Maps, pool and bag

page-map-of =
    { WHO($seat) ->
        [you] Your research map
       *[other] Research map of { SEAT($seat) }
    }
page-map-large = Show the map large
page-back = Own map
page-at = { NAME($token, of: "token") } at { $place }
page-at-empty = { $place }, empty
page-at-scrap = { NAME($token, of: "token") } in the scrap
page-teaches =
    { $count ->
        [one] teaches a point
       *[other] teaches { $count } points
    }
page-scrap = Scrap
page-pool = Pool
page-draft = Draft
page-in-hand = 1 in hand
page-pool-of = { $what }: { $count } in the pool
page-bag = in the bag
page-bag-hint =
    { $count ->
        [0] The bag is empty: this turn is the last
        [one] One token is left in the bag; when it is empty, that turn is the last
       *[other] { $count } tokens are left in the bag; when it is empty, that turn is the last
    }
page-purple-hint =
    { $count ->
        [0] No purple token in the pool; each one drawn turns up a card
        [one] One purple token in the pool; each one drawn turns up a card
       *[other] { $count } purple tokens in the pool; each one drawn turns up a card
    }
page-full = full
page-of-choice = of your choice

## Cards

page-evolution = Evolution
page-evolution-when = bought in step 5
page-evolution-none = No card lies face up.
page-deck = { $count } in the deck
page-own-cards = Your cards
# Where a card works that does so at the end of the game.
page-at-the-end = end

## Seats

page-points =
    { $count ->
        [one] point
       *[other] points
    }
page-points-short = pts
page-colonies =
    { $count ->
        [one] colony
       *[other] colonies
    }
page-cards =
    { $count ->
        [one] card
       *[other] cards
    }
page-colonies-of =
    { $count ->
        [0] no colony
        [one] 1 colony
       *[other] { $count } colonies
    }
page-no-card = no card

## The colony board

page-colony-board = Colony board
page-planet =
    { $points ->
        [one] { NAME($planet, of: "planet") }, 1 point
       *[other] { NAME($planet, of: "planet") }, { $points } points
    }
page-planet-owned =
    { WHO($seat) ->
        [you] a colony of yours
       *[other] a colony of { SEAT($seat) }
    }
page-planet-shielded =
    { WHO($seat) ->
        [you] a shielded colony of yours
       *[other] a shielded colony of { SEAT($seat) }
    }
page-plus-line = + line

page-offer-build = Colony
page-offer-fortify = Shielded colony
page-offer-spawn = Spawners' colony
page-offer-invade = Invade
page-offer-shield = Add a shield
page-offer-ward = Sanctuarians' shield
page-offer-migrate = Move this colony
page-offer-settle = Settle here

## The ask bar

page-do-draw = Draw { $pack-research-draw }
page-do-strike = Strike
page-do-shift = Shift
page-do-breed = Draw one blind
page-do-swap = Swap
page-do-salvage = Salvage
page-do-barter = { card-traders }
page-do-cancel = Cancel it
page-do-allow = Let it go
page-do-take-none = Take none
page-do-end = Done
page-do-end-turn = End the turn
page-do-convert = Convert
page-step-to = Go on to { NAME($step, of: "step") }
page-missing = Missing: { $points }.
page-put-back = Put back
page-place-here = Place here
page-choose = Choose this

page-tabs = Parts of the table
page-own-tracks = Your tracks
page-tab-map = Map
page-tab-stock = Pool and cards
page-tab-cards = Cards
page-tab-colonies = Colonies
page-tab-rivals = Rivals

## Components, as the workshop names them

component-tokens = Tokens
    .about = What is in the bag
component-tokens-of-each-kind = Of each kind
    .about = three colours with three symbols each
component-tokens-purple = Purple
    .about = they bring free cards
component-research-board = Research map
    .about = The triangle that tokens are laid on
component-research-board-side = Side
    .about = intersections on each side
component-research-board-scrap-places = { page-scrap }
    .about = places for tokens thrown away
component-research-board-track-limit = Track
    .about = how far each reaches
component-research = { step-1 }
    .about = The first action
component-research-draw = Tokens drawn
    .about = from the bag into the pool
component-research-free-card-purples = Purple for a card
    .about = so many at once end research and bring a free card
component-law = Law of the Triangle
    .about = What a triangle teaches
component-law-match-points = For a match
    .about = corners alike in colour, or in symbol
component-law-extra-points = For a larger triangle
    .about = points of choice
component-law-large-side = Larger from
    .about = the side from which on it is one
component-law-extra-needs-match = Only with a match
    .about = points of choice need matching corners
component-setup = Setup
    .about = What lies ready
component-setup-cards-face-up = { board-face-up }
component-setup-cards-face-up-0 = 3 players
component-setup-cards-face-up-1 = 4 players
component-setup-draft-tokens = Tokens in the draft
component-setup-draft-tokens-0 = { component-setup-cards-face-up-0 }
component-setup-draft-tokens-1 = { component-setup-cards-face-up-1 }
component-knowledge = { gauge-knowledge }
    .about = Points given and gained by extrapolation
component-knowledge-extrapolate-give = Given
component-knowledge-extrapolate-gain = Gained
component-costs = Costs
    .about = Of what is done with knowledge; travel comes on top
component-costs-strike = Strike
    .about = a token off another map
component-costs-cancel = Cancel a strike
    .about = paid by whoever is struck
component-costs-shift = { page-do-shift }
    .about = a token of one's own
component-costs-breed = Breed
component-costs-swap = { page-do-swap }
component-costs-salvage = { page-do-salvage }
    .about = a token from the scrap
component-costs-traders-draw = { card-traders }
    .about = tokens into the pool
component-costs-shielded-colony = Colony with a shield
component-costs-invasion = Invasion
component-costs-colony = { page-offer-build }
component-costs-shield = Shield
component-costs-sanctuarians-shield = { card-sanctuarians }, shield
component-costs-spawners-colony = { card-spawners }, colony
component-fire = { track-fire }
component-navigation = { track-navigation }
component-shields = { track-shields }
component-red = red
component-green = green
component-blue = blue
component-colonies = { page-tab-colonies }
component-colonies-tokens-each = Of each player
    .about = how many can be built
component-planets = Planets
    .about = Points for a colony at the end
component-planets-green = Green
    .about = where nobody can be invaded
component-planets-middle = Middle
component-planets-inner = Inner
component-planets-core = { planet-core }
    .about = the core; ends the game
component-points = points
component-ends-game = ends the game
component-ring = ring on the board
component-angle = angle on the board
component-lines = Lines
    .about = What travel between two planets takes in Navigation
component-scores = Scores
    .about = Points at the end
component-scores-sets = Sets
    .about = identical tokens on the map, 1 to { $pack-scored-sets } or more
component-scores-cards = { gauge-cards }
    .about = 1 to { $pack-scored-cards }
component-scores-each-further-card = Each further card
component-scores-excurists-set = { card-excurists }
    .about = for each set
component-scores-smallest-excurists-set = { card-excurists }, from
    .about = tokens that make a set
component-scores-itinerants-card = { card-itinerants }
    .about = for each card
component-scores-outrimmers-colony = { card-outrimmers }
    .about = for each colony
component-effects = Effects
    .about = Numbers on the evolution cards
component-effects-perceptors-discount = { card-perceptors }
    .about = points that a card costs less
component-effects-duplicators-factor = { card-duplicators }
    .about = times as much
component-effects-wanderers-factor = { card-wanderers }
    .about = { component-effects-duplicators-factor.about }
component-effects-starstormers = { card-starstormers }
    .about = points given and gained, on these tracks
component-effects-transmuters = { card-transmuters }
    .about = { component-effects-starstormers.about }
component-effects-skyvions-acts = { card-skyvions }
    .about = further celestial acts
component-effects-solationists-acts = { card-solationists }
    .about = further domestic acts
component-effects-traders-draw = { card-traders }
    .about = tokens from the bag into the pool
component-effects-travelers-line = { card-travelers }
    .about = what a line costs at most
component-give = given
component-gain = gained
component-tracks = tracks
component-ending = Ending
component-ending-idle-rounds = Idle rounds
    .about = rounds without a draw after which the game ends
component-cards = Evolution cards
    .about = Prices, Natural and Artificial
component-natural = Natural
component-artificial = Artificial

page-would-buy = would buy: { $what }

## What the lab measures.

measure-tokens-drawn = tokens drawn
measure-triangles = triangles
measure-knowledge-gained = knowledge gained
measure-knowledge-lost = knowledge lost
measure-cards-bought = cards bought
measure-cards-claimed = cards claimed
measure-two-purples-at-once = two purples at once
measure-colonies-built = colonies built
measure-invasions = invasions
taken-card = card: { NAME($item, of: "card") }
taken-token = token: { NAME($item, of: "token") }
taken-triangle = triangle: { NAME($item, of: "deed") }
taken-tuned = doubled: { NAME($item, of: "track") }
taken-planet = planet: { NAME($item, of: "planet") }
taken-invaded = invaded: { NAME($item, of: "planet") }
deed-strike = strike
deed-cancel-a-strike = cancel a strike
deed-shift = shift
deed-swap = { page-now-replace }
deed-salvage = { page-now-salvaging }
deed-scrap = scrap
deed-shield = shield
deed-smallest--0-tracks = smallest, no track
deed-smallest--1-tracks = smallest, one track
deed-smallest--2-tracks = smallest, two tracks
deed-smallest--3-tracks = smallest, three tracks
deed-larger--0-tracks = larger, no track
deed-larger--1-tracks = larger, one track
deed-larger--2-tracks = larger, two tracks
deed-larger--3-tracks = larger, three tracks

## The illustrated rules

rulebook-aim-text =
    Have the most points when the last turn ends: for sets of equal tokens on your research map, for colonies and for evolution cards (AR-23).

    The bag, the maps and the last of the planets say when that is (AR-22).
rulebook-aim-figure = Some turns into a game: a map with sets, a first colony, cards within reach.
rulebook-parts-text =
    Your research map is a triangle of intersections for tokens, each of a colour and a symbol (AR-03). What you learn stands on knowledge tracks, one for each colour and each symbol (AR-02).

    The colony board shows planets and the lines between them (AR-05). Evolution cards work for you until the end (AR-06).
rulebook-parts-figure = Three players in the middle of a game.
rulebook-triangles = Triangles
rulebook-triangles-text =
    Tokens teach when they complete a triangle. Corners of one colour teach that colour, corners of one symbol that symbol, and both if they share both (AR-08).

    Larger triangles teach a point of your choice on top, but every place in them must be covered (AR-09). Of several triangles you score one (AR-10).
rulebook-triangles-figure = The third red Fire Power closes a small triangle: a point of red and a point of Fire Power.
rulebook-research = Research
rulebook-research-text =
    A turn has five actions. The first is research: you may scrap a token, you draw from the bag into the pool, and you take one and lay it (AR-13).

    A purple token turns up an evolution card, which costs its Natural price for whoever turned it up, this turn (AR-14).
rulebook-research-figure = Tokens are drawn into the pool, face up.
rulebook-further = Extrapolate, strike, work
rulebook-further-text = The second action turns knowledge of one kind into another (AR-17). The third strikes at another map or moves a token of yours (AR-18). The fourth draws, swaps or takes from a scrap (AR-19). All of these may be left out.
rulebook-further-figure = Points of red become Navigation.
rulebook-expansion = Expansion
rulebook-expansion-text = The fifth action builds a colony, shields or invades one, or buys a card (AR-20). Green planets are in everybody's reach; from there lines lead on, each for its number in Navigation (AR-21). A shield keeps invaders away (AR-39).
rulebook-expansion-figure = An evolution card is bought.
rulebook-example = A turn, played
rulebook-example-text = Research, extrapolation, and a first colony on a green planet.
rulebook-example-figure = Watch the tracks: what is learnt pays for the colony.
rulebook-cards = The evolution cards
rulebook-cards-text = Each card changes a rule for its owner.
