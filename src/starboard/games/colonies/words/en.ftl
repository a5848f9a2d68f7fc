### Colonies, in English: every sentence that a player reads.

title = Colonies
blurb = Rule a planet: trade, vote, keep pirates off your routes, out-build the rest.

## Characters: what they say, their temper, what they are good at

character-izar = A route with pirates on it is nobody’s route.
    .temper = pirate hunter
    .good = Keeps routes clear with Military.
character-procyon = Everything has a price, and I have the list.
    .temper = trader
    .good = Sells often, and knows when.
character-regulus = Let us agree on it. And then on a little more.
    .temper = diplomat
    .good = Bends agreements its own way with Influence.
character-capella = Tomorrow I shall be able to do more than today.
    .temper = builder
    .good = Upgrades technologies while others still count.

## Names

seat-player-1 = Player 1
seat-player-2 = Player 2
seat-player-3 = Player 3
seat-player-4 = Player 4
seat-player-5 = Player 5

planet-pallas = Pallas
planet-elysia = Elysia
planet-amateru = Amateru
planet-bellona = Bellona
planet-euterpe = Euterpe

# As a kind; one as it is counted, and with its article, where these differ.
resource-information = Information
resource-biotech = Biotech
resource-energy = Energy
resource-ships = Space Ships
    .one = Space Ship
    .a = a Space Ship
resource-luxury = Luxury Goods
    .one = Luxury Good
    .a = a Luxury Good

# The technologies, and upgrading, the sixth action; several of its actions.
technology-community = Community
    .many = Community actions
technology-military = Military
    .many = Military actions
technology-commerce = Commerce
    .many = Commerce actions
technology-influence = Influence
    .many = Influence actions
technology-industry = Industry
    .many = Industry actions
technology-upgrade = Upgrade
    .many = upgrades

card-alien-technology = Alien Technology
card-alien-visitors = Alien Visitors
card-exotic-disease = Exotic Disease
card-appoint-mediator = Appoint Mediator
card-immigration = Immigration
card-corporate-envoy = Corporate Envoy
card-immigrant-workers = Immigrant Workers
card-diplomatic-negotiations = Diplomatic Negotiations
card-increased-crime = Increased Crime
card-innovative-stagnation = Innovative Stagnation
card-labour-dispute = Labour Dispute
card-interplanetary-unrest = Interplanetary Unrest
card-mercenary-companies = Mercenary Companies
card-interstellar-trade = Interstellar Trade
card-nominate-governor = Nominate Governor
card-jump-gate-technology = Jump Gate Technology
card-open-market = Open Market
card-organized-crime = Organized Crime
card-social-integration = Social Integration
card-resource-shortage = Resource Shortage
card-technological-breakthrough = Technological Breakthrough
card-scientific-research = Scientific Research
card-trade-convoy = Trade Convoy
card-smuggling-ring = Smuggling Ring
card-uprising = Uprising

how-both-up = both sides up
how-both-down = both sides down
how-mine-up = own side up
how-mine-down = own side down
how-theirs-up = their side up
how-theirs-down = their side down

ballot-yes = yes
ballot-no = no
pirate-to-supply = to the supply
pirate-to-colonists = to your colonists
loss-resources = resources
loss-colonists = colonists

phase-setup = setting up
phase-income = income
phase-event = event
phase-actions = actions
phase-upkeep = upkeep
phase-over = over

ending-ten-turns =
    { $pack-turns-turns ->
        [one] the only turn is over
        [10] ten turns are over
       *[other] { $pack-turns-turns } turns are over
    }

source-community = { technology-community }
source-military = { technology-military }
source-commerce = { technology-commerce }
source-influence = { technology-influence }
source-industry = { technology-industry }
source-credits = Credits

gauge-technologies = Points of technologies
gauge-credits = { source-credits }
gauge-goods = Resources in stock
gauge-colonists = { page-colonists }

## So many of something: NAME($count, of: "credits")

credits-other =
    { $value ->
        [0] no Credits
        [one] { $value } Credit
       *[other] { $value } Credits
    }
colonists-other =
    { $value ->
        [0] no colonists
        [one] { $value } colonist
       *[other] { $value } colonists
    }
    .more =
        { $value ->
            [one] +{ $value } colonist
           *[other] +{ $value } colonists
        }
# Those who were turned away.
away-other =
    { $value ->
        [0] nobody
       *[other] { $value }
    }
pirates-other =
    { $value ->
        [0] no pirates
        [one] a pirate
       *[other] { $value } pirates
    }
resources-other =
    { $value ->
        [0] no resources
        [one] { $value } resource
       *[other] { $value } resources
    }
votes-other =
    { $value ->
        [0] no votes
        [one] { $value } vote
       *[other] { $value } votes
    }
points-other =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
cards-other =
    { $value ->
        [one] { $value } card
       *[other] { $value } cards
    }
    .event =
        { $value ->
            [one] { $value } event card
           *[other] { $value } event cards
        }
turns-other =
    { $value ->
        [one] { $value } turn
       *[other] { $value } turns
    }
places-other =
    { $value ->
        [one] { $value } place
       *[other] { $value } places
    }

## Options


## What may be done

action-done = done
action-pass = pass
action-lay-card = put { NAME($card, of: "card") } into the event deck
action-settle =
    { $paid ->
        [0] turn away { NAME($away, of: "away") }, take no Credits
        [one] turn away { NAME($away, of: "away") }, take { NAME($pack-income-credits, of: "credits") } for one
       *[other] turn away { NAME($away, of: "away") }, take { NAME($pack-income-credits, of: "credits") } each for { $paid }
    }
action-vote = vote { NAME($ballot, of: "ballot") }
action-add = lay { NAME($resource, of: "resource", form: "a") } with the vote
action-take = take the { NAME($action, of: "technology") } action
action-upgrade = upgrade { NAME($technology, of: "technology") }
action-remove = take a pirate off the route of { NAME($of, of: "planet") } to { NAME($to, of: "planet") }
action-pirate-to = send the pirate { NAME($place, of: "pirate-to") }
action-sell = sell { NAME($resource, of: "resource", form: "a") }
action-adjust = agreement with { NAME($planet, of: "planet") }: { NAME($how, of: "how") }
action-produce =
    { $count ->
        [0] make none of your own resource
       *[other] make { $count } of your own resource
    }
action-attract = attract { NAME($count, of: "colonists") }
action-take-credits = take { NAME($pack-council-credits, of: "credits") } instead
action-take-resources = take resources of your choice
action-take-pirates = place pirates where you like
action-gain = take { NAME($resource, of: "resource", form: "a") }
action-lose = give up { NAME($resource, of: "resource", form: "a") }
action-lose-which = lose { NAME($what, of: "loss") }
action-downgrade = lower { NAME($technology, of: "technology") } by a level
action-dump = leave { NAME($resource, of: "resource", form: "a") } on the market, unpaid
action-decide = let { NAME($ballot, of: "ballot") } win the tie
action-place = place a pirate on the route of { NAME($of, of: "planet") } to { NAME($to, of: "planet") }
action-pay = pay with { NAME($resource, of: "resource", form: "a") }
action-draw-neutrals = { LIST($planets, of: "planet") } stay neutral
action-draw-planet = the lot falls on { NAME($planet, of: "planet") }
action-draw-first = the first player is { SEAT($first) }
action-draw-card = the card { NAME($card, of: "card") } is drawn

## What happened: before the first turn, the event deck, income

event-lot = { SEAT($seat) } drew { NAME($planet, of: "planet") }.
event-neutral = { NAME($planet, of: "planet") } stays neutral.
event-first = The first player's card goes to { SEAT($first) }.
event-dealt = { SEAT($seat) } got the card { NAME($card, of: "card") }.
event-laid-card = { SEAT($seat) } put { NAME($card, of: "card") } aside for the event deck.
event-deck-made = The event deck is ready with { NAME($count, of: "cards") }.
event-revealed =
    { $count ->
        [0] Next event: { NAME($card, of: "card") }; no more colonists come with it.
        [one] Next event: { NAME($card, of: "card") }; { $count } more colonist comes with it.
       *[other] Next event: { NAME($card, of: "card") }; { $count } more colonists come with it.
    }
event-turn-began = Turn { $turn } begins with { SEAT($first) }.
event-produced =
    { $count ->
        [0] { SEAT($seat) } produced no { NAME($resource, of: "resource") }.
        [one] { SEAT($seat) } produced { $count } { NAME($resource, of: "resource", form: "one") }.
       *[other] { SEAT($seat) } produced { $count } { NAME($resource, of: "resource") }.
    }
event-chose-settlers =
    { $paid ->
        [0] { SEAT($seat) } will turn away { NAME($away, of: "away") } and take no Credits.
        [one] { SEAT($seat) } will turn away { NAME($away, of: "away") } and be paid for one.
       *[other] { SEAT($seat) } will turn away { NAME($away, of: "away") } and be paid for { $paid }.
    }
event-settled = { SEAT($seat) } took in { NAME($count, of: "colonists") }, turned away { NAME($away, of: "away") } and got { NAME($credits, of: "credits") }.

## What happened: the council and event cards

event-chose-ballot = { SEAT($seat) } chose { NAME($ballot, of: "ballot") }.
event-laid-aside = { SEAT($seat) } laid { NAME($resource, of: "resource", form: "a") } with the vote.
event-sealed = { SEAT($seat) } sealed the vote.
event-spent =
    { $count ->
        [one] { SEAT($seat) } spent { $count } { NAME($resource, of: "resource", form: "one") } on the vote.
       *[other] { SEAT($seat) } spent { $count } { NAME($resource, of: "resource") } on the vote.
    }
event-voted = { SEAT($seat) } cast { NAME($count, of: "votes") } for { NAME($ballot, of: "ballot") }.
event-counted = The council counts { $yes } yes and { $no } no.
event-decided = { SEAT($seat) } broke the tie: { NAME($ballot, of: "ballot") }.
event-carried = { NAME($card, of: "card") }: the council says { NAME($ballot, of: "ballot") }.
event-took-credits = { SEAT($seat) } took { NAME($count, of: "credits") } instead.
event-gained = { SEAT($seat) } took { NAME($resource, of: "resource", form: "a") }.
event-banned = { SEAT($seat) } may take no { NAME($action, of: "technology", form: "many") } this turn.
event-lost-action =
    { WHO($seat) ->
        [you]
            { $count ->
                [one] You lose an action this turn.
               *[other] You lose { $count } actions this turn.
            }
       *[other]
            { $count ->
                [one] { SEAT($seat) } loses an action this turn.
               *[other] { SEAT($seat) } loses { $count } actions this turn.
            }
    }
event-received-colonists = { SEAT($seat) } received { NAME($count, of: "colonists") }.
event-lost-colonists = { SEAT($seat) } lost { NAME($count, of: "colonists") }.
event-lost =
    { $count ->
        [one] { SEAT($seat) } lost { $count } { NAME($resource, of: "resource", form: "one") }.
       *[other] { SEAT($seat) } lost { $count } { NAME($resource, of: "resource") }.
    }
event-dumped = { SEAT($seat) } left { NAME($resource, of: "resource", form: "a") } on the market.
event-markets-emptied =
    { $count ->
        [0] All markets were empty already.
       *[other] All markets were emptied of { NAME($count, of: "resources") }.
    }
event-routes-cleared =
    { $count ->
        [0] There were no pirates to leave the routes.
        [one] The only pirate left the routes.
       *[other] All { $count } pirates left the routes.
    }
event-pirates-placed = { NAME($count, of: "pirates") } came onto the route of { NAME($of, of: "planet") } to { NAME($to, of: "planet") }.
event-downgraded = { SEAT($seat) } fell to { NAME($technology, of: "technology") } level { $level }.

## What happened: actions

event-passed = { SEAT($seat) } passed.
event-action-taken = { SEAT($seat) } took the { NAME($action, of: "technology") } action at level { $level }.
event-rescued = { SEAT($seat) } rescued a pirate from the home route to { NAME($to, of: "planet") }.
# Events that were stored before do not say how many: it was one.
event-rescued-for =
    { $count ->
        [0] { SEAT($seat) } rescued a pirate from the route of { NAME($of, of: "planet") } to { NAME($to, of: "planet") }.
        [1] { SEAT($seat) } rescued a pirate from the route of { NAME($of, of: "planet") } to { NAME($to, of: "planet") } and got { NAME($resource, of: "resource", form: "a") }.
        [none] { SEAT($seat) } rescued a pirate from the route of { NAME($of, of: "planet") } to { NAME($to, of: "planet") } and got { NAME($resource, of: "resource", form: "a") }.
       *[other] { SEAT($seat) } rescued a pirate from the route of { NAME($of, of: "planet") } to { NAME($to, of: "planet") } and got { $count } { NAME($resource, of: "resource") }.
    }
event-joined =
    { WHO($seat) ->
        [you] The pirate joined your colonists.
       *[other] The pirate joined the colonists of { SEAT($seat) }.
    }
event-sent-off = The pirate went to the supply.
event-hunted = { SEAT($seat) } caught a pirate on the home route to { NAME($to, of: "planet") }.
event-hunted-for = { SEAT($seat) } caught a pirate on the route of { NAME($of, of: "planet") } to { NAME($to, of: "planet") } and got { NAME($credits, of: "credits") }.
event-sold = { SEAT($seat) } sold { NAME($resource, of: "resource", form: "a") } for { NAME($credits, of: "credits") }.
event-adjusted = { SEAT($seat) } moved the agreement with { NAME($planet, of: "planet") }: { NAME($how, of: "how") }, now { $mine } for { $theirs }.
event-made =
    { $count ->
        [0] { SEAT($seat) } made no { NAME($resource, of: "resource") }.
        [one] { SEAT($seat) } made { $count } { NAME($resource, of: "resource", form: "one") }.
       *[other] { SEAT($seat) } made { $count } { NAME($resource, of: "resource") }.
    }
event-attracted = { SEAT($seat) } attracted { NAME($count, of: "colonists") }.
event-bought =
    { $count ->
        [one] { SEAT($seat) } bought { $count } { NAME($resource, of: "resource", form: "one") } for { NAME($credits, of: "credits") }.
       *[other] { SEAT($seat) } bought { $count } { NAME($resource, of: "resource") } for { NAME($credits, of: "credits") }.
    }
event-invested =
    { $count ->
        [one] { SEAT($seat) } invested { $count } { NAME($resource, of: "resource", form: "one") }.
       *[other] { SEAT($seat) } invested { $count } { NAME($resource, of: "resource") }.
    }
event-employed = { SEAT($seat) } found work for { NAME($count, of: "colonists") }.
event-upgraded = { SEAT($seat) } reached { NAME($technology, of: "technology") } level { $level }.

## What happened: upkeep and the end

event-police-sent = { SEAT($seat) } sent police to the route to { NAME($to, of: "planet") }.
event-police-ready = { SEAT($seat) } finished with the police.
event-policed =
    { WHO($seat) ->
        [you] Your police took { NAME($count, of: "pirates") } off the route to { NAME($to, of: "planet") }.
       *[other] Police of { SEAT($seat) } took { NAME($count, of: "pirates") } off the route to { NAME($to, of: "planet") }.
    }
event-substituted = { SEAT($seat) } will pay { NAME($planet, of: "planet") } with { NAME($resource, of: "resource", form: "a") }.
event-payment-ready = { SEAT($seat) } handed the payment over.
event-agreements-fulfilled = The agreements of turn { $turn } are fulfilled.
event-delivered =
    { $count ->
        [one] { NAME($of, of: "planet") } delivered { $count } { NAME($resource, of: "resource", form: "one") } to { NAME($to, of: "planet") }.
       *[other] { NAME($of, of: "planet") } delivered { $count } { NAME($resource, of: "resource") } to { NAME($to, of: "planet") }.
    }
event-intercepted =
    { $count ->
        [one] Pirates turned { $count } { NAME($resource, of: "resource", form: "one") } from { NAME($of, of: "planet") }, bound for { NAME($to, of: "planet") }, to the market.
       *[other] Pirates turned { $count } { NAME($resource, of: "resource") } from { NAME($of, of: "planet") }, bound for { NAME($to, of: "planet") }, to the market.
    }
event-pirates-left = { NAME($count, of: "pirates") } left the route of { NAME($of, of: "planet") } to { NAME($to, of: "planet") }.
event-compensated = { NAME($of, of: "planet") } paid { NAME($to, of: "planet") } { NAME($count, of: "credits") }.
event-turned-pirate =
    { WHO($seat) ->
        [you]
            { $count ->
                [one] One of your colonists turned pirate.
               *[other] { $count } of your colonists turned pirate.
            }
       *[other]
            { $count ->
                [one] A colonist of { SEAT($seat) } turned pirate.
               *[other] { $count } colonists of { SEAT($seat) } turned pirate.
            }
    }
event-first-passed = { event-first }

## What is coming

event-will-exchange = Upkeep with { NAME($planet, of: "planet") }: { $gives } out, { $gets } in.
event-will-be-blocked =
    { $count ->
        [one] Upkeep with { NAME($planet, of: "planet") }: { $gives } out, { $gets } in, where a pirate waits.
       *[other] Upkeep with { NAME($planet, of: "planet") }: { $gives } out, { $gets } in, where { $count } pirates wait.
    }
event-will-last =
    { $count ->
        [0] { NAME($resource, of: "resource") } will just last for all agreements.
       *[other] { NAME($resource, of: "resource") } will last for all agreements, with { $count } to spare.
    }
event-will-lack =
    { $count ->
        [one] { $count } { NAME($resource, of: "resource", form: "one") } will be missing for the agreements: another must stand in, or { NAME($pack-upkeep-missing, of: "credits") }.
       *[other] { $count } { NAME($resource, of: "resource") } will be missing for the agreements: others must stand in, or { NAME($pack-upkeep-missing, of: "credits") } each.
    }
event-will-turn-pirate =
    { $count ->
        [one] One colonist will turn pirate at the end of the turn.
       *[other] { $count } colonists will turn pirate at the end of the turn.
    }

## What event cards do

effect-offer-any = any action at once
effect-offer-action = one { NAME($action, of: "technology") } action at once
# The page says several of these as one.
effect-offer-actions = one { LIST($actions, of: "technology", join: "or") } action at once
effect-offer-times = { $count } { NAME($action, of: "technology", form: "many") } at once
effect-offer-free = a free upgrade of one of the lowest technologies
effect-offer-pirates =
    { $count ->
        [one] a pirate to place on any player's route
       *[other] { $count } pirates to place on any player's routes
    }
effect-offer-resources = { NAME($count, of: "resources") } of choice
effect-offer-resources-and = { NAME($count, of: "resources") } of choice and one { NAME($action, of: "technology") } action
effect-offer-credits = { NAME($count, of: "credits") }
effect-forbid = no { NAME($action, of: "technology", form: "many") } this turn
effect-take = { effect-offer-action }
effect-lose-colonists =
    { $count ->
        [one] one colonist leaves
       *[other] { $count } colonists leave
    }
effect-lose-colonists-all = all colonists leave
effect-lose-resources =
    { $count ->
        [one] one resource of choice is lost
       *[other] { $count } resources of choice are lost
    }
effect-lose-actions =
    { $count ->
        [one] one action less this turn
       *[other] { $count } actions less this turn
    }
effect-colonists =
    { $count ->
        [one] one more colonist
       *[other] { $count } more colonists
    }
effect-lose-either =
    { $count ->
        [one] one resource or one colonist is lost
       *[other] { $count } resources or { $count } colonists are lost
    }
effect-pirates =
    { $count ->
        [one] a pirate on an own route
       *[other] { $count } pirates on the own routes
    }
effect-empty-markets = all markets are emptied
effect-clear-pirates = all pirates leave all routes
effect-dump-resources =
    { $count ->
        [one] one resource of choice goes to its market, unpaid
       *[other] { $count } resources of choice go to their markets, unpaid
    }
effect-downgrade =
    { $count ->
        [one] one technology falls by a level
       *[other] technologies fall by { $count } levels
    }
effect-nothing = nothing at all

## The rules, clause by clause

clause-CO-01 =
    .printed-1 = Clockwise the planets are { LIST($pack-ring, of: "planet") }.
    .printed-2 = Their own resources are, in the same order, { LIST($pack-resources, of: "resource") }.
    .printed-3 = Each planet has an agreement and a route with every other.
clause-CO-02 =
    .printed-1 = Planets are drawn by lot.
    .ruling-2 = So is the first player, each with the same chance.
    .ruling-3 =
        { $pack-setup-apart ->
            [1] With three players the two neutral planets are any two that are neighbours, each such pair equally likely.
           *[other] With three players the two neutral planets are any two that are not neighbours, each such pair equally likely.
        }
clause-CO-03 =
    .printed-1 = You start with { $pack-setup-other-resources } of each resource but your own, { NAME($pack-setup-credits, of: "credits") }, level { $pack-levels-start } in all technologies, and { NAME($pack-setup-hand, of: "cards", form: "event") }.
    .printed-2 = All agreements promise { $pack-agreements-lowest } each way.
    .printed-3 = Each market starts with { NAME($pack-setup-market, of: "resources") }.
clause-CO-04 =
    .printed-1 = Everybody secretly puts one card of their hand into the event deck.
    .printed-2 = Undealt cards fill it up to { $pack-setup-deck }, and its cards are drawn at random.
    .printed-3 = Credits and hands are secret, Credits until the end; resources, technologies, agreements, pirates and markets are open.
    .ruling-4 = Colonists are open too.
    .ruling-5 = Who laid which card stays secret until the end, and used cards leave the game.
clause-CO-05 =
    .printed-1 = There are always tokens enough, of every kind.
clause-CO-06 =
    .printed-1 = In the income you produce as much of your own resource as you promise to others, and your Industry level on top.
clause-CO-07 =
    .printed-1 = Each player gets as many colonists as the current event card says, plus the number of the turn.
clause-CO-08 =
    .printed-1 =
        { $pack-income-credits ->
            [0] Up to your Community level of the arriving colonists can be turned away; those let in bring no Credits.
           *[other] Up to your Community level of the arriving colonists can be turned away or let in for { NAME($pack-income-credits, of: "credits") } each.
        }
    .ruling-2 = All players choose at the same time.
clause-CO-09 =
    .printed-1 = You vote yes or no, and may spend resources you have.
    .printed-2 =
        { $pack-council-votes ->
            [0] Your votes are your Influence level; resources spent add none, and are gone.
           *[other] Your votes are your Influence level, and { NAME($pack-council-votes, of: "votes") } for each resource spent; what is spent is gone.
        }
    .printed-3 = All votes are opened together.
clause-CO-10 =
    .printed-1 =
        { $pack-council-credits ->
            [0] If yes has more votes, whoever gave the most yes votes gets the first effect or nothing.
           *[other] If yes has more votes, whoever gave the most yes votes gets the first effect or { NAME($pack-council-credits, of: "credits") }.
        }
    .printed-2 = If no has more, everybody gets the second effect, and whoever gave the fewest votes also the third.
    .printed-3 = The first player decides a tie.
clause-CO-11 =
    .printed-1 = Effects go round from the first player.
    .ruling-2 = Everybody's effect comes before that of the fewest votes, which are all players' if all gave as many.
    .ruling-3 = What you cannot lose or pay in full you lose or pay as far as you can.
clause-CO-12 =
    .printed-1 = After the event the next card is revealed.
    .printed-2 = When the { $pack-setup-deck } cards of the deck are used up, the hands make a new one.
    .ruling-3 = After the last event nothing is revealed.
clause-CO-13 =
    .printed-1 =
        { $pack-turns-actions ->
            [one] Everybody takes one action in turn.
           *[other] In { $pack-turns-actions } rounds everybody takes one action in turn.
        }
    .printed-2 = A lost action is that of the last round.
    .ruling-3 = Passing is allowed, and so is doing less than the level allows.
clause-CO-14 =
    .printed-1 = Community: take up to your level of pirates off any routes.
    .printed-2 =
        { $pack-community-resources ->
            [0] One from an opponent's route brings you nothing.
            [1] One from an opponent's route brings you the resource it was blocking.
           *[other] One from an opponent's route brings you { $pack-community-resources } of the resource it was blocking.
        }
    .printed-3 = Each goes to the supply or to your colonists.
clause-CO-15 =
    .printed-1 = Military: take up to your level of pirates off any routes, and { NAME($pack-military-credits, of: "credits") } from the opponent for each on theirs.
    .ruling-2 = Who has no Credits pays none; since that tells something, this cannot be taken back.
clause-CO-16 =
    .printed-1 = Commerce: sell up to your level of resources from your stock.
    .printed-2 = Each goes to the highest free place of its market: { NAME($pack-markets-places-0, of: "places") } at { $pack-markets-prices-0 }, { NAME($pack-markets-places-1, of: "places") } at { $pack-markets-prices-1 }, the rest at { NAME($pack-markets-prices-2, of: "credits") }.
clause-CO-17 =
    .printed-1 = Influence: your level in points for steps on your agreements.
    .printed-2 =
        { $pack-agreements-further-step ->
            [0] Every step on an agreement takes { NAME($pack-agreements-first-step, of: "points") }.
           *[other] The first step on an agreement takes { NAME($pack-agreements-first-step, of: "points") }, each further one { $pack-agreements-further-step } more than the one before.
        }
    .printed-3 =
        { $pack-agreements-one-sided ->
            [0] A step moves both sides up or both down, or one side alone.
           *[other] A step moves both sides up or both down, or one side alone with { NAME($pack-agreements-one-sided, of: "credits") } paid to the partner.
        }
    .printed-4 = The lowest that a side can promise is { $pack-agreements-lowest }.
    .ruling-5 = The highest is { $pack-agreements-highest }.
    .ruling-6 = A step out of that range is not allowed, nor one of a side alone that you cannot pay for.
clause-CO-18 =
    .printed-1 = Industry: make up to your level of your own resource and attract up to your level of colonists.
clause-CO-19 =
    .printed-1 = Upgrade: one technology up one level, to { $pack-highest-level } at most, for as many colonists as the new level and as many of each of its two resources.
clause-CO-20 =
    .printed-1 = Only resources missing for an upgrade can be bought, only from the markets, cheapest first, and only if you can pay for all of them.
clause-CO-21 =
    .printed-1 = Upkeep begins with police: up to your Military level of pirates on your own routes go to the supply.
clause-CO-22 =
    .printed-1 = Then everybody pays the partners clockwise from their own planet.
    .printed-2 = What comes in arrives only when all have paid.
clause-CO-23 =
    .printed-1 = Your own resource pays first, then any other kind but the partner's.
    .printed-2 =
        { $pack-upkeep-substitution ->
            [0] Other kinds are free, beyond your Commerce level too.
           *[other] Other kinds are free up to your Commerce level, and come with { NAME($pack-upkeep-substitution, of: "credits") } each beyond it.
        }
    .printed-3 =
        { $pack-upkeep-missing ->
            [0] For what is still missing you pay nothing.
           *[other] For each that is still missing you pay { NAME($pack-upkeep-missing, of: "credits") }, or what you have.
        }
    .ruling-4 = Nobody may hold back a resource that can be used; who has no Credits left pays without them.
    .ruling-5 = Police and payment are each asked of all at once, and only where there is a choice.
clause-CO-24 =
    .printed-1 = Pirates on the receiver's route send all arriving resources to the markets and leave, one for each resource.
    .ruling-2 = Credits get through.
clause-CO-25 =
    .printed-1 = Colonists left at the end become pirates on your own routes, one by one counter-clockwise from the rightmost.
clause-CO-26 =
    .printed-1 = At the end of a turn the first player's card goes clockwise to the next player.
clause-CO-27 =
    .printed-1 = After { NAME($pack-turns-turns, of: "turns") } levels 1 to { $pack-highest-level } give { LIST($pack-levels-points) } points, and each Credit one.
    .printed-2 = Ties go to more technology points, then to more resources.
    .ruling-3 = Who is still tied shares the place.
clause-CO-28 =
    .printed-1 = A neutral planet pays in full with its own resource and keeps nothing.
    .printed-2 = Its routes have no pirates, its agreements are only moved on both sides, no event touches it, and it does not vote.
    .ruling-3 = A player's route to it can have pirates.
clause-CO-29 =
    .printed-1 =
        { $pack-setup-apart ->
            [1] With three players two planets that are neighbours are neutral.
           *[other] With three players two planets that are not neighbours are neutral.
        }
    .printed-2 = All then start with { NAME($pack-setup-credits-of-three, of: "credits") }.
clause-CO-30 =
    .ruling-1 = A forbidden action is forbidden for the coming action phase only; what the event itself gives comes before, and police are no Military action.
    .ruling-2 = A downgrade needs a level above 1, and the free upgrade goes to one of your lowest technologies below { $pack-highest-level }.
    .ruling-3 = Who can lose only resources or only colonists in full must lose those.
    .ruling-4 = When all markets are emptied, those of neutral planets are too, and no pirates are placed for a neutral planet.

## The lessons

lesson-aim = Most points after { NAME($pack-turns-turns, of: "turns") }: for the levels that your technologies have reached, and one for every Credit.

lesson-first = Your first turn
    .lead = What wins, and then a turn of your own, choice by choice.
    .learned-1 = Levels and Credits are points; goods and colonists are what they are made of.
    .learned-2 = An action is worth what it allows you to do next.
    .learned-3 = What you export you make anew in every income; what comes in for it is your gain.

lesson-first-wins = What wins
    .ask = The last action of the game is yours. *What gives you most points?*
    .hint = Goods and colonists that are left over count nothing.
    .rule = A technology gives the points of the level that it has reached, and every Credit is a point.
    .why = Level { $level-now } of { technology-influence } is worth { $worth-now } points, the next one { $worth-then }. Goods, colonists and agreements give no points at the end: *only levels and Credits do*.
    .level = all that it takes is in stock
    .sale = turn a good into Credits
    .goods = make goods, attract colonists

lesson-first-wins-best = { NAME($got, of: "points") }: all there was
    .text = { technology-influence } rises from { $worth-now } points to { $worth-then }, and nothing had to be bought for it.
lesson-first-wins-sold = { NAME($got, of: "points") } at once
    .text = Every Credit is a point, and the sale brought { NAME($earned, of: "credits") }. What lies in stock could have become { NAME($most, of: "points") }.
    .look = Look at the technology outlined in blue: what would a level bring?
lesson-first-wins-lower = { NAME($got, of: "points") } by a level
    .text = { NAME($technology, of: "technology") } has reached level { $level }. { technology-influence } stands higher already, and the next step there brings { NAME($most, of: "points") }.
    .look = Look once more at what each upgrade is worth.
lesson-first-wins-dear = A level, at a price
    .text = { NAME($technology, of: "technology") } has reached level { $level }. But what was missing for it cost { NAME($bought, of: "credits") }, and in the end that leaves you { NAME($lost, of: "points") } down.
    .look = Look at the upgrades once more: one of them needs no purchase.
lesson-first-wins-paid = It comes too late
    .text = Agreements bring goods in at later upkeeps, and goods do not count in the end. It cost you { NAME($lost, of: "points") }; another action would have brought { $most }.
    .look = Look at the technology outlined in blue.
lesson-first-wins-nothing = Allowed, but no points
    .text = Whatever it is good for, it is no level and no Credit, and the game ends now. { NAME($most, of: "points") } were there.
    .look = { lesson-first-wins-paid.look }

lesson-first-vote = A vote
    .ask = Another game, in the middle: the council votes on *{ NAME($card, of: "card") }*. If no wins, { $gone } of your { $colonists } colonists leave. You want level { $next } of { NAME($planned, of: "technology") }, and that takes { NAME($wanted, of: "colonists") }. *Yes or no?*
    .hint = Read what the card does if no has more votes, and to whom.
    .rule = Yes rewards whoever gave the most yes votes. No concerns everybody, and whoever gave the fewest votes even more.
    .why = Your votes are your { technology-influence } level and what you add in goods. As long as nobody adds any, the others can vote in { $all } ways, and *your ballot decides how many of these go your way*.
    .yes = for the reward, against the loss
    .no = for the loss, which hits everybody

lesson-first-vote-best = Yes, and rightly
    .text = In { $ways } of the { $all } ways in which the others can vote without goods yes now has it. Then your { $colonists } colonists stay, enough for level { $next } of { NAME($planned, of: "technology") }.
lesson-first-vote-no = It hits the others too, and you
    .text = With your vote for no, yes wins in only { $ways } of { $all } ways. Else no leaves you { NAME($left, of: "colonists") }, too few for level { $next } of { NAME($planned, of: "technology") }.
    .look = Look at both ballots outlined in blue: each says what follows.

lesson-first-plan = What an action is worth
    .ask = No has won. For level { $next } of { NAME($planned, of: "technology") } you lack one { NAME($good, of: "resource", form: "one") } and one colonist, and no { NAME($good, of: "resource") } are for sale. *Which action brings what you lack?*
    .hint = Pirates are about. Somebody who takes one off a route may get something for it.
    .rule = { technology-community } takes pirates off any routes: one on an opponent's route brings what it was blocking, and may join your colonists.
    .why = A pirate blocks the goods of the planet at the other end of its route. Taken off an opponent's route by { technology-community }, it *brings you what it was blocking* and can *become your colonist*.
    .rescue = a pirate between { planet-euterpe } and { planet-bellona }
    .make = make goods, attract a colonist
    .sell = { lesson-first-wins.sale }

lesson-first-plan-best = Both at once
    .text = The pirate brought { NAME($good, of: "resource", form: "a") } and became a colonist. Nothing is missing any more for level { $next }.
lesson-first-plan-made = The colonist is there
    .text = { technology-industry } attracted the colonist whom you lacked. { NAME($good, of: "resource") } are still missing, and nobody sells any. There is an action that brings both.
    .look = Look at the pirate outlined in blue: what does it block?
lesson-first-plan-rescued = One of the things you lack
    .text = { technology-community } is the right action, and one thing that you lacked is there. The right pirate, taken in as a colonist, would have brought both.
    .look = { lesson-first-plan-made.look }
lesson-first-plan-elsewhere = Not for this plan
    .text = For level { $next } of { NAME($planned, of: "technology") } you still lack at least as much as before.
    .look = { lesson-first-plan-made.look }

lesson-first-agree = Trade agreements
    .ask = You took { technology-influence }: a step on an agreement. After upkeep you would have { $spare } { NAME($resource, of: "resource") } to spare. *Which step brings more goods in with every turn, and helps no rival?*
    .hint = Not every partner is a rival.
    .rule = Both sides move together, or one side alone with { NAME($pack-agreements-one-sided, of: "credits") } for the partner. A neutral planet keeps nothing of what it gets.
    .why = What you export you *make anew in every income*, so a higher agreement only costs what you send for it this turn. What the partner sends *comes in at every upkeep*, and a neutral planet gains nothing by it.
    .neutral = one more each way, with a neutral planet
    .rival = one more each way, with a rival's planet
    .gift = one more from you, no more for you

lesson-first-agree-best = More for you alone
    .text = At every upkeep { NAME($partner, of: "planet") } now sends you { NAME($more, of: "resources") } more. No rival gets what you send there, and you have enough { NAME($resource, of: "resource") } for it.
lesson-first-agree-bought = More comes in
    .text = { NAME($partner, of: "planet") } now sends you { NAME($more, of: "resources") } more at every upkeep. It cost { NAME($paid, of: "credits") }, which a rival has now; with a neutral planet it costs nothing.
    .look = Look at the links outlined in blue: to whom do they lead?
lesson-first-agree-shared = Good for you, and for a rival
    .text = { NAME($partner, of: "planet") } now sends you { NAME($more, of: "resources") } more at every upkeep, and gets as much more from you. A neutral planet sends as much and gains nothing.
    .look = { lesson-first-agree-bought.look }
lesson-first-agree-less = Less to send, less to get
    .text = A smaller agreement is sometimes right, when goods are short. Yours suffice, and now less comes in with every turn.
    .look = Look at the links outlined in blue: there is more to be had.
lesson-first-agree-nothing = No more comes in
    .text = What you send to { NAME($partner, of: "planet") } has changed, and it cost { NAME($paid, of: "credits") }. What you get is as much as before.
    .look = { lesson-first-agree-less.look }
lesson-first-agree-none = Allowed, and a pity
    .text = No agreement has to be moved. But a step now would bring goods in at this upkeep and at all that follow.
    .look = { lesson-first-agree-less.look }

lesson-first-upgrade = An upgrade
    .ask = It is your last action of this turn, and all that level { $next } of { NAME($planned, of: "technology") } takes is there. *What is worth most by the end of the turn?*
    .hint = The higher a level, the more points the step to it brings.
    .rule = A level takes as many colonists as its number, and as many of each of its goods. What is missing is bought, and what is then missing at upkeep costs as well.
    .why = The points *grow from step to step*, from { $worth-now } to { $worth-then } here. Reckon with upkeep too: for each of your own goods that is missing then, and that nothing stands in for, you pay { NAME($pack-upkeep-missing, of: "credits") }.
    .plan = what you have saved for
    .other = it makes more in every income
    .sale = { lesson-first-wins.sale }

lesson-first-upgrade-best = { lesson-first-wins-best }
    .text = { NAME($technology, of: "technology") } rises from { $worth-now } points to { $worth-then }, and everything for it was in stock.
lesson-first-upgrade-lower = { lesson-first-wins-lower }
    .text = { NAME($technology, of: "technology") } has reached level { $level }. The colonists whom it took are now missing for level { $next } of { NAME($planned, of: "technology") }, which would have brought { NAME($most, of: "points") }.
    .look = { lesson-first-wins-lower.look }
lesson-first-upgrade-dear = { lesson-first-wins-dear }
    .text = { NAME($technology, of: "technology") } has reached level { $level }. But with what was bought, and with what will be missing at upkeep, you end the turn { NAME($lost, of: "points") } down.
    .look = Look once more at what each upgrade costs.
lesson-first-upgrade-sold = { NAME($got, of: "points") } by a sale
    .text = Every Credit is a point, and { NAME($earned, of: "credits") } came in. The level that you have saved for brings { NAME($most, of: "points") }.
    .look = { lesson-first-wins-paid.look }
lesson-first-upgrade-caught = { NAME($got, of: "points") } for pirates
    .text = For each pirate on an opponent's route you get { NAME($pack-military-credits, of: "credits") }, and a Credit is a point. The level that you have saved for brings { NAME($most, of: "points") }.
    .look = { lesson-first-wins-paid.look }
lesson-first-upgrade-paid = It costs more than it brings now
    .text = By the end of this turn it leaves you { NAME($lost, of: "points") } down, and the level would have brought { $most }.
    .look = { lesson-first-wins-paid.look }
lesson-first-upgrade-nothing = No points yet
    .text = By the end of this turn it brings no points, and the level that you have saved for brings { $most }.
    .look = { lesson-first-wins-paid.look }

lesson-second = Playing well
    .lead = Police, shortages, markets, exports, votes, upgrades, the last turn and pirates.
    .learned-1 = Clear whole routes, sell where shelves are empty, and keep your own resource for upkeep.
    .learned-2 = What comes in is your income: raise it where no rival gains as much.
    .learned-3 = Early a level pays by what it makes, at the end by its points.

lesson-second-police = Police
    .ask = Upkeep begins. { NAME($coming, of: "resources") } are on their way to you, and pirates wait on every route. Your police can take { $level } of them off. *Which ones?*
    .hint = A single pirate stops all that comes in on its route.
    .rule = As long as a pirate is left on a route, all goods that arrive there go to the markets.
    .why = One pirate blocks a route as well as many do. So *clear a route wholly or not at all*, and first where most comes in for each pirate that has to go.
    .small = one each towards { planet-amateru } and { planet-elysia }
    .large = all those towards { planet-bellona }
    .crowded = some of the many towards { planet-euterpe }

lesson-second-police-best = { NAME($got, of: "resources") } come in
    .text = The routes to { LIST($opened, of: "planet") } are free, and your police could not have let more through.
lesson-second-police-some = { lesson-second-police-best }
    .text = A free route is what counts, and you have one to { LIST($opened, of: "planet") }. { NAME($most, of: "resources") } could have come in.
    .look = Look at the routes outlined in blue: your police can clear each. Compare pirates and goods.
lesson-second-police-stuck = Fewer pirates, but none of the routes is free
    .text = Those that are gone stop nothing any more. But the rest stop just as much: nothing came in now, and { NAME($lost, of: "resources") } went to the markets.
    .look = Look at the routes outlined in blue: your police can clear each of these.
lesson-second-police-none = Nobody was sent
    .text = Some pirates leave of themselves, but only with the goods that they stop: { NAME($lost, of: "resources") } went to the markets. { $most } could have come in.
    .look = { lesson-second-police-stuck.look }

lesson-second-shortage = A shortage
    .ask = At upkeep you will lack { $lacking } { NAME($resource, of: "resource") } for your agreements, and that will cost you { NAME($bill, of: "credits") }. *What do you do with your last action?*
    .hint = Look at what you owe before you look at what you could sell.
    .rule = Other kinds stand in for your own, free up to your { technology-commerce } level and with a Credit each beyond it. What is missing then costs { NAME($pack-upkeep-missing, of: "credits") } each.
    .why = Your own resource pays first, then other kinds, of which { $free } may stand in for nothing. For each good that is *missing altogether you pay { NAME($pack-upkeep-missing, of: "credits") }*, so look ahead to upkeep before your last action.
    .make = make what you lack
    .lower = owe less
    .sell = sell something that would stand in

lesson-second-shortage-best = { NAME($got, of: "credits") } saved
    .text = What you made goes straight to your partners. Upkeep now costs you { NAME($then, of: "credits") } instead of { $bill }.
lesson-second-shortage-some = { lesson-second-shortage-best }
    .text = The right action, and upkeep now costs you { NAME($then, of: "credits") } instead of { $bill }. Your level allows you to make more, and that would have saved { $most }.
    .look = Look at the technology outlined in blue: how much can it make?
lesson-second-shortage-lowered = { lesson-second-shortage-best }
    .text = You owe less, so less is missing. But less comes in too, in every turn to come, and another action would have saved { NAME($most, of: "credits") }.
    .look = Look at the technology outlined in blue: what does it make?
lesson-second-shortage-eased = { lesson-second-shortage-best }
    .text = You owe less and get as much as before, for { NAME($pack-agreements-one-sided, of: "credits") } to the partner. Another action would have saved { NAME($most, of: "credits") }.
    .look = { lesson-second-shortage-lowered.look }
lesson-second-shortage-sold = Sold, and missing then
    .text = The sale brought { NAME($earned, of: "credits") }. But at upkeep the good is missing, and all in all this turn still costs you { NAME($then, of: "credits") }; { $most } could have been saved.
    .look = { lesson-second-shortage-lowered.look }
lesson-second-shortage-nothing = Upkeep comes all the same
    .text = As much is missing as before, or more. This turn costs you { NAME($then, of: "credits") }; { $most } could have been saved.
    .look = { lesson-second-shortage-lowered.look }

lesson-second-markets = What the markets pay
    .ask = You took { technology-commerce } and may sell { $allowed } goods. All of your { NAME($resource, of: "resource") } is promised to partners. *What do you sell?*
    .hint = Every kind has a market of its own, and every sale fills a place there.
    .rule = A good goes to the highest free place of its market and brings the price of that place. Your own resource is wanted at upkeep.
    .why = The first good on an empty market brings { NAME($best-price, of: "credits") }, one on a crowded market { $low-price }: *sell one of each kind rather than many of one*. What a rival sells first takes the better place.
    .mixed = { resource-biotech }, { resource-luxury } and { resource-energy }
    .one = nothing but { resource-energy }
    .own = { resource-information } and { resource-ships }

lesson-second-markets-best = { NAME($got, of: "credits") }: all there was
    .text = The empty markets paid best. Your { NAME($resource, of: "resource") } stays for the agreements, and the best places are taken before your rivals come.
lesson-second-markets-none = Nothing sold
    .text = Goods keep, and sometimes it is right to wait. But Credits are points, and the markets would have paid { $most } now.
    .look = Look at the markets outlined in blue: they pay more than the others.
lesson-second-markets-own = { NAME($got, of: "credits") } for now
    .text = That much is yours. But { NAME($resource, of: "resource") } was promised: it will be missing at upkeep, and something else must stand in. Other goods would have brought { $most }.
    .look = Look at the markets outlined in blue: what can you sell there?
lesson-second-markets-fewer = { NAME($got, of: "credits") }, and room for more
    .text = You may sell { $allowed } goods in one action and sold { $sold }. { NAME($most, of: "credits") } were there.
    .look = { lesson-second-markets-own.look }
lesson-second-markets-cheaper = { NAME($got, of: "credits") }
    .text = You sold as many as you may. But places that pay more were still free: { NAME($most, of: "credits") } were there.
    .look = Look at the markets outlined in blue: one of each kind first.

lesson-second-exports = Exports
    .ask = You took { technology-influence } and raised your agreement with { planet-elysia }. { NAME($left, of: "points") } are left. *Which steps put you furthest ahead of your rivals, goods by goods, in every turn?*
    .hint = A further step on the same agreement takes { NAME($again, of: "points") }.
    .rule = For { NAME($pack-agreements-one-sided, of: "credits") } a single side can be moved: then a partner sends more and gets no more.
    .why = Your exports are no loss, for *you make them anew in every income*. What the others send for them is your gain at each of the { $upkeeps } upkeeps to come: count that, and take off what a rival gets more.
    .wide = { planet-bellona } on both sides, { planet-amateru } on theirs
    .shared = { planet-amateru } and { planet-euterpe }, both sides up
    .deep = { planet-elysia } once more

lesson-second-exports-best =
    { $more ->
        [one] { $more } good more in every turn
       *[other] { $more } goods more in every turn
    }
    .text =
        { $paid ->
            [0] More comes in, and no rival gets more. That holds at all { $upkeeps } upkeeps to come.
           *[other] More comes in, and no rival gets more goods. It cost { NAME($paid, of: "credits") } once, and the goods come at all { $upkeeps } upkeeps to come.
        }
lesson-second-exports-twice = More from one partner
    .text = { planet-elysia } is neutral, so no rival gains by it. But the further step took { NAME($again, of: "points") }; a first step on another agreement takes { $pack-agreements-first-step }.
    .look = Look at the links outlined in blue: no step was taken there yet.
lesson-second-exports-shared = More for you, and more for rivals
    .text =
        { $rivals ->
            [one] With every turn you get { NAME($more, of: "resources") } more, and a rival gets one more too. That makes you { $got } ahead of both together; { $most } were possible.
           *[other] With every turn you get { NAME($more, of: "resources") } more, and your rivals get { $rivals } more. That makes you { $got } ahead of both together; { $most } were possible.
        }
    .look = Look at the links outlined in blue: which partner keeps nothing, and where can their side move alone?
lesson-second-exports-one = A good step, and room for more
    .text = With every turn you get { NAME($more, of: "resources") } more, and no rival gets more goods. That makes you { $got } ahead of both together; { $most } were possible.
    .look = Look at the links outlined in blue: where is there more to be had?
lesson-second-exports-nothing = { lesson-first-agree-nothing }
    .text = Agreements may stay as they are or shrink. But goods that come in with every turn are your income, and you could have been { $most } ahead of both rivals together.
    .look = { lesson-second-exports-one.look }

lesson-second-votes = When goods laid aside pay
    .ask = *{ NAME($card, of: "card") }*: whoever leads yes takes any action at once; if no wins, whoever gave the fewest votes loses one. You have { NAME($own, of: "votes") }, your rivals { $theirs } each. *How do you vote, and with how many goods?*
    .hint = Who has as many yes votes as the leader leads too.
    .rule = All with the most yes votes get the reward, if yes wins. The first player decides a tie, and that is you.
    .why = A good that makes you one of the leaders pays. Further ones are gone as well, and *pay only if they change who leads or which side wins*: the reward is worth { NAME($pack-council-credits, of: "credits") } at least, a good on any market at least { NAME($pack-markets-prices-2, of: "credits") }.
    .one = yes, with one good
    .none = yes, with nothing
    .three = yes, with all that you can spare
    .no = no, with nothing

lesson-second-votes-best = The reward in { $ways } of { $all } ways
    .text = One good brings you level with your rivals, and everybody who leads gets the whole reward. As long as they lay nothing, that is so in { $ways } of the { $all } ways in which they can vote.
lesson-second-votes-none = Yes, but too few votes
    .text = The side is the right one. But whoever else votes yes has more votes than you, so you lead in none of the { $all } ways, and in { $fewest } of them you lose an action.
    .look = Look at the ballot outlined in blue: how many votes do you need to lead?
lesson-second-votes-beyond = { lesson-second-votes-best }
    .text = You lead, but { NAME($laid, of: "resources") } are gone whatever comes out, and you can spare { $spare }: { NAME($resource, of: "resource") } will be missing at upkeep.
    .look = Look at the ballot outlined in blue: fewer goods are enough to lead.
lesson-second-votes-more = { lesson-second-votes-best }
    .text = You lead, and that is the point. But { NAME($laid, of: "resources") } are gone for it whatever comes out, and with fewer you would have got as far, or nearly.
    .look = { lesson-second-votes-none.look }
lesson-second-votes-no = No reward that way
    .text =
        { $fewest ->
            [0] No hurts only whoever gives the fewest votes, and that is not you. But only those who vote yes can get the reward.
           *[other] No is safe where others give fewer votes. You may give the fewest: in { $fewest } of the { $all } ways you lose an action, and in none do you get the reward.
        }
    .look = Look at the ballot outlined in blue: what does it bring to those who lead?

lesson-second-upgrades = Which upgrade pays
    .ask = You led the vote: *an upgrade at once, or { NAME($pack-council-credits, of: "credits") }*. { NAME($incomes, of: "turns") } are still to come. *What will have brought most by the end?*
    .hint = One of your technologies works in every income, without an action.
    .rule = In every income you make as much of your own resource as you export, and as much as your { technology-industry } level on top.
    .why = Points are the same at any time, but *goods come turn by turn*: a level of { technology-industry } makes one more in each of the { $incomes } incomes to come. Near the end it is the other way round, and the step with the most points is best.
    .industry = a low level, and goods in every turn
    .influence = a high level, and more points
    .credits = Credits, and nothing spent

lesson-second-upgrades-best = { NAME($points, of: "points") }, and goods in every turn
    .text = The level itself is worth { NAME($points, of: "points") }. By the end it will also have made { NAME($made, of: "resources") } without a single action.
lesson-second-upgrades-high = { NAME($points, of: "points") } at once
    .text = A high level is worth more points than a low one. But it makes no goods; another upgrade comes to { $most } by the end, points and goods together.
    .look = Look at your planet, outlined in blue: what does it make in every income, and what would make it more?
lesson-second-upgrades-credits = { lesson-second-upgrades-high }
    .text = Credits are points, and your goods stay in stock. But so early in the game an upgrade comes to { $most } by the end, points and goods together.
    .look = { lesson-second-upgrades-high.look }
lesson-second-upgrades-low = A level more
    .text = { NAME($technology, of: "technology") } has reached level { $level }. That comes to { NAME($got, of: "points") }, with what had to be bought taken off, and it makes no goods; another upgrade comes to { $most } by the end.
    .look = { lesson-second-upgrades-high.look }

lesson-second-last = The last turn
    .ask = The last action of the game is yours. What is left in stock after upkeep counts nothing, and Credits are points. *What brings you most?*
    .hint = Credits are points, and may be spent where they bring more points.
    .rule = The step to the highest level brings { NAME($rise, of: "points") }, the one before it { $below }.
    .why = In the last turn a purchase is right *if it costs fewer Credits than it brings points*. The step to the highest level brings { NAME($rise, of: "points") }, and the { $buys } { NAME($kind, of: "resource") } that you lack for it cost { $price } on a crowded market.
    .top = buy for the highest level
    .sale = sell { resource-information } and { resource-ships }
    .stock = a level without a purchase

lesson-second-last-best = { NAME($got, of: "points") }, with all paid
    .text = The highest level brings { NAME($rise, of: "points") }, and what you lacked cost { NAME($bought, of: "credits") }. Your agreements are paid all the same.
lesson-second-last-level = { lesson-first-wins-lower }
    .text = In the last turn colonists and goods are best used up, and you used them. But there is a step that brings { NAME($most, of: "points") } even after purchases.
    .look = Look once more at what each upgrade brings and costs.
lesson-second-last-sold = { NAME($got, of: "points") } by sales
    .text = Goods count nothing in the end, Credits do, so selling is right. But there is a step that brings { NAME($most, of: "points") } even after purchases.
    .look = { lesson-second-last-level.look }
lesson-second-last-paid = It costs more than it brings
    .text = You end { NAME($lost, of: "points") } down, and { $most } more were possible.
    .look = { lesson-second-last-level.look }
lesson-second-last-nothing = No points by that
    .text = In the last turn only levels and Credits count. It brings neither, and { $most } were possible.
    .look = { lesson-second-last-level.look }

lesson-second-pirates = Pirates
    .ask = { NAME($pirates, of: "pirates") } wait for { NAME($held-back, of: "resources") } that { planet-elysia } sends you, and your police can take off { $police }. It is your last action before upkeep. *What gives you most goods and Credits by its end?*
    .hint = The police come before the goods do.
    .rule = { technology-community } and { technology-military } take pirates off any routes, your own too, and the police do so again before the goods arrive.
    .why = Where the police alone are too few, *an action before upkeep makes the rest small enough for them*. Colonists without work become such pirates, so do not take in more than you can use.
    .own = one of those towards { planet-elysia }
    .theirs = one on the route of { planet-amateru }
    .sell = sell { resource-energy }
    .lone = the one towards { planet-bellona }

lesson-second-pirates-best = { $got } more by the end of the turn
    .text = Your police can take off what is left there, and { NAME($held-back, of: "resources") } come in from { planet-elysia }.
lesson-second-pirates-theirs = { lesson-second-pirates-best }
    .text = A pirate on a rival's route brings something at once. But your own { NAME($held-back, of: "resources") } go to the markets; { $most } more were possible.
    .look = Look at the pirates outlined in blue, and at what your police can do.
lesson-second-pirates-sold = { lesson-second-pirates-best }
    .text = The sale brought { NAME($earned, of: "credits") } for a good. But { NAME($held-back, of: "resources") } of { planet-elysia } go to the markets; { $most } more were possible.
    .look = { lesson-second-pirates-theirs.look }
lesson-second-pirates-made = { lesson-second-pirates-best }
    .text = What you make yourself meets no pirate. But { NAME($held-back, of: "resources") } of { planet-elysia } go to the markets; { $most } more were possible.
    .look = { lesson-second-pirates-theirs.look }
lesson-second-pirates-nothing = The goods do not come in
    .text = Towards { planet-elysia } more pirates wait than your police can take off, and what comes there goes to the markets; { $most } goods more were possible.
    .look = { lesson-second-pirates-theirs.look }

## Help and the board in the terminal

help-board = A planet stands with its resource and its player, * for the first player; beside it the levels of its technologies. Below are the stocks and the markets, such as 1/0/0: the goods on each shelf from the top; the next one sold pays what stands beneath. Of a route, Bellona 2>1 x3 means: 2 goods go out to Bellona, 1 comes in, and 3 pirates sit at the own end.
help-moves = Type a choice as it is listed; words may be shortened: sell en, adjust bel both-up, done.

board-turn = Turn { $turn } of { $pack-turns-turns }
board-round = round { $round } of { $pack-turns-actions }
board-first = first: { $name }
score-hidden = Credits of the others are secret until the end, and not in their points.
board-no-event = No event card lies open.
board-event =
    { $deck ->
        [0] Event: { NAME($card, of: "card") } ({ NAME($colonists, of: "colonists", form: "more") }), the last of the deck
       *[other] Event: { NAME($card, of: "card") } ({ NAME($colonists, of: "colonists", form: "more") }), { $deck } more in the deck
    }
board-neutral = { page-neutral }
board-or = or
board-yes = { ballot-yes }
board-no = { ballot-no }
board-few = few
board-no-action = no { NAME($action, of: "technology", form: "many") }
board-fewer-actions = { page-effect-lose-actions }
board-this-turn = this turn: { LIST($bans, join: "comma") }
board-shelves = Market has
board-pays = Market pays
board-routes = Routes in paying order: what goes out > what comes in; x2: 2 pirates at this end
board-hand = Hand: { LIST($cards, of: "card", join: "comma") }
board-vote = Your vote: { NAME($ballot, of: "ballot") }, { NAME($votes, of: "votes") }
board-payment = { NAME($planet, of: "planet") } { $done } of { $promised }
board-paid = Paid: { EACH($payments, as: "board-payment", join: "comma") }
# Resources, shortened for columns.
board-resource-information = Info
board-resource-biotech = Biotech
board-resource-energy = { resource-energy }
board-resource-ships = Ships
board-resource-luxury = Luxury

## Refusals: choices

refusal-colonies-no-number = Colonies has no choice with the number { $number }.
refusal-colonies-no-choice = Colonies knows no { $kind } with { $parts }.
refusal-colonies-nothing-typed = Type a choice, such as done, sell energy or upgrade military.
refusal-colonies-not-a-choice = "{ $text }" is no choice in Colonies: write done, sell energy, upgrade military …
refusal-colonies-unclear =
    { $more ->
        [yes] "{ $text }" could mean { LIST($choices, join: "comma") } and more.
       *[no] "{ $text }" could mean { LIST($choices, join: "comma") }.
    }

## Refusals: component files

refusal-technologies-in-order = technology must have, in this order: { LIST($technologies, join: "comma") }.
refusal-technology-two-resources = The technology { $technology } must cost two different resources.
refusal-technology-unknown-resource = The technology { $technology } costs "{ $resource }", which no planet has.
refusal-levels-listed = levels.points must list from 2 to { $most } whole numbers.
refusal-agreements-highest-below-lowest = agreements.highest must not be below agreements.lowest.
refusal-hand-too-small = A game of { $turns } turns makes { $decks } event decks; setup.hand must be as large.
refusal-too-few-event-cards = There are too few event cards for such hands and decks.
refusal-leaders-offered-some-of = The leaders of { $card } must be offered some of: { LIST($known, join: "comma") }.
refusal-times-counts-actions = { $path } counts actions of technologies, and no upgrades.
refusal-then-without-resources = { $path }.then is the action that comes with { $path }.resources, which are missing.
refusal-two-kinds-of-upgrade = { $path } has an upgrade that is paid for and one that is free; it can have one.
refusal-leaders-take-list-of = The leaders of { $card } take a list of: { LIST($actions, join: "comma") }.
refusal-card-says-nothing-of = The card { $card } must say what happens to { $whom }.
refusal-no-such-effect = The card { $card } has no effect "{ $effect }". Effects: { LIST($known, join: "comma") }.
refusal-can-only-be-true = { $path } can only be true.
refusal-planets-share = Each [[planet]] needs a different { $key }.

## Refusals: positions that play cannot lead to

refusal-no-event-deck-yet = There is no event deck yet (CO-04).
refusal-hands-of =
    { $count ->
        [one] Every player has { $count } event card in hand now (CO-03, CO-12).
       *[other] Every player has { $count } event cards in hand now (CO-03, CO-12).
    }
refusal-used-cards-otherwise = The list of used event cards is not that of the cards out of the game.
refusal-one-current-card = There is one current event card at most, and it is in its place.
refusal-cards-without-player = A planet without a player has no event cards.
refusal-laid-into-deck = An event card was laid by somebody if it is in a deck or was, and only then.
refusal-hands-dealt-in-order = Hands are dealt seat by seat, after the first player is known (CO-03).
refusal-events-behind =
    { $count ->
        [one] { $count } event has been voted on by now, not { $used } (CO-12).
       *[other] { $count } events have been voted on by now, not { $used } (CO-12).
    }
refusal-deck-made-too-soon = A new event deck is made when the last is used up (CO-12).
refusal-deck-filled-up = Undealt cards fill the deck up, the last of them unasked (CO-04).
refusal-cards-in-deck =
    { $count ->
        [one] There cannot be { $count } card in the event deck now (CO-04, CO-12).
       *[other] There cannot be { $count } cards in the event deck now (CO-04, CO-12).
    }
refusal-everybody-lays-one = Everybody lays one card for each deck, and undealt cards fill it up (CO-04).
refusal-event-card-missing = There is no current event card, but one is known.
refusal-event-card-too-many = No event card is known now.
refusal-effects-wait-too-long = Effects of a card wait only while it is carried out (CO-11).
refusal-nobodys-planet-asked = Somebody is asked, but it is a planet that no player has.
refusal-nobody-left-to-answer = Nobody is left to answer what is asked of all, or of all nothing is asked.
refusal-rounds-of-actions-only = Rounds are counted in the action phase only (CO-13).
refusal-action-of-another = In the action phase the player whose action it is is asked (CO-13).
refusal-lost-action-taken = A lost action is not taken (CO-13).
refusal-asked-without-choice = What leaves no choice is not asked (CO-11).
refusal-downgrade-without-choice = A downgrade is asked for where there is a choice (CO-30).
refusal-loss-without-choice = Resources or colonists are a choice where both can be lost alike (CO-30).
refusal-nothing-counted-here = Nothing is counted in this question.
refusal-action-of-another-level = The action has another level than what is left of it and spent on it.
refusal-card-brings-otherwise = That is not what the event card brings, or not now, or not to this player (CO-10).
refusal-answer-is-none = Somebody has given an answer that is none, or has more laid aside than is.
refusal-answers-make-otherwise = "{ $field }" is not what the answers so far have made it.
refusal-two-players-one-planet = Two players cannot have one planet.
refusal-nothing-asked = The game is not over, but nothing is asked.
refusal-planets-drawn-in-order = Planets are drawn seat by seat (CO-02).
refusal-all-planets-drawn = All planets are drawn (CO-02).
refusal-last-planet-without-lot = The last planet needs no lot (CO-02).
refusal-planets-after-lots = After the lots every player has a planet, before them none has.
refusal-neutral-planet-has-player = A neutral planet has no player.
refusal-first-player-too-soon = There is no first player yet (CO-02).
refusal-no-first-player = There is no first player, or one without a planet.
refusal-kept-for-three-only = Planets are kept neutral for three players only (CO-29).
refusal-neutrals-drawn-for-three = Neutral planets are drawn for three players only (CO-29).
refusal-neutrals-still-to-draw = The neutral planets are still to be drawn (CO-29).
refusal-neutrals-not-these = These two planets cannot be the neutral ones (CO-29).
refusal-route-to-itself = A planet has no agreement and no route with itself.
refusal-neutral-pirates = A neutral planet has no pirates on its routes (CO-28).
refusal-neutral-pieces = A neutral planet has no pieces of its own (CO-28).
refusal-neutral-agreement-sides = An agreement with a neutral planet is moved on both sides (CO-28).
refusal-neutral-agreement-moved = Nobody moves an agreement of two neutral planets.
refusal-colonists-left-over = At the end of a turn colonists become pirates (CO-25).
refusal-bans-out-of-phase = Actions are forbidden or lost by a no, until the action phase is over (CO-30).
refusal-vote-open-too-soon = No vote is open before it has been taken (CO-09).
refusal-votes-of-all-players = Every player has voted, and nobody else (CO-09).
refusal-only-tie-decided = Only a tie is decided (CO-10).
refusal-tie-was-decided = A tie has been decided, one way or the other (CO-10).
refusal-more-votes-win = The side with more votes has won (CO-10).
refusal-not-asked-in-step = "{ $ask }" is not asked in the step "{ $step }".
refusal-step-out-of-turn = The step "{ $step }" does not come in turn { $turn }.
refusal-agreements-at-least = Agreements promise at least { $lowest } (CO-17).
refusal-not-as-set-out = "{ $field }" is not as it is before the first turn (CO-03).

### The page

## Where the game stands

page-phase-setup = Setting up
page-phase-income = Turn { $turn } of { $pack-turns-turns } · Income
page-phase-event = Turn { $turn } of { $pack-turns-turns } · Event
page-phase-actions = Turn { $turn } of { $pack-turns-turns } · Actions, round { $round } of { $pack-turns-actions }
page-phase-upkeep = Turn { $turn } of { $pack-turns-turns } · Upkeep
page-phase-over = After { NAME($pack-turns-turns, of: "turns") }
page-heading = Turn { $turn }
page-dial-turn = turn
page-dial-of = of { $pack-turns-turns }
page-dial-income = Income
page-dial-event = Event
page-dial-action = Actions, round { $round }
page-dial-upkeep = Upkeep
page-end-won =
    { WHO($winner) ->
        [you] After { NAME($pack-turns-turns, of: "turns") } you lead with { NAME($score, of: "points") }.
       *[other] After { NAME($pack-turns-turns, of: "turns") } { SEAT($winner) } leads with { NAME($score, of: "points") }.
    }
page-end-shared = After { NAME($pack-turns-turns, of: "turns") } there is more than one winner.

## Planets

page-ring = The ring of five planets
page-select-planet = Show { NAME($planet, of: "planet") }
page-neutral = neutral
page-neutral-hint = { NAME($planet, of: "planet") } is neutral: it pays in full, keeps nothing, and its agreements only move on both sides
page-first-hint = First player: begins, and decides equal votes
page-credits = { source-credits }
page-credits-hidden = Credits stay hidden until the end
page-colonists = Colonists
page-colonists-hint =
    { $count ->
        [0] No colonists: those left at the end of the turn turn pirate
        [one] One colonist: those left at the end of the turn turn pirate
       *[other] { $count } colonists: those left at the end of the turn turn pirate
    }
page-resources = { loss-resources }
page-stock = stock
page-pirates = pirates
page-tech = tech
page-points = Technology: { NAME($count, of: "points") }
page-points-short =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
page-level = { NAME($technology, of: "technology") }, level { $level } of { $pack-highest-level }
page-stock-of =
    { $count ->
        [one] { $count } { NAME($resource, of: "resource", form: "one") }
       *[other] { $count } { NAME($resource, of: "resource") }
    }
page-stock-own =
    { $count ->
        [one] { $count } { NAME($resource, of: "resource", form: "one") }, the own kind
       *[other] { $count } { NAME($resource, of: "resource") }, the own kind
    }
page-hint-community =
    { $pack-community-resources ->
        [0] Removes pirates anywhere, up to its level.
       *[other] Removes pirates anywhere, up to its level, and takes the resources they blocked on others' routes.
    }
page-hint-military =
    { $pack-military-credits ->
        [0] Removes pirates anywhere, up to its level.
       *[other] Removes pirates anywhere, up to its level, for { NAME($pack-military-credits, of: "credits") } from the other planet on whose route each was.
    }
page-hint-commerce = Sells resources, up to its level, each to the highest free shelf.
page-hint-influence =
    { $pack-agreements-one-sided ->
        [0] Moves own agreements: both sides together, or one alone.
       *[other] Moves own agreements: both sides together, or one with { NAME($pack-agreements-one-sided, of: "credits") } to the partner.
    }
page-hint-industry = Makes own resources and attracts colonists, each up to its level.
page-hint-upgrade = One technology a level up, for resources and colonists; missing resources can be bought.
page-banned-hint = { NAME($action, of: "technology") } is barred this turn
page-lost-hint =
    { $count ->
        [one] Loses the last action this turn
       *[other] Loses { $count } actions this turn
    }

## Agreements and routes

page-promise-of = { NAME($of, of: "planet") } promises { NAME($to, of: "planet") } { $count } each turn
page-pirates-of =
    { $count ->
        [0] No pirates on the route of { NAME($of, of: "planet") } to { NAME($to, of: "planet") }
        [one] { $count } pirate on the route of { NAME($of, of: "planet") } to { NAME($to, of: "planet") }
       *[other] { $count } pirates on the route of { NAME($of, of: "planet") } to { NAME($to, of: "planet") }
    }
page-pirates-hint = Resources that come in on this route go to the markets, and each takes a pirate away.
page-pirate-take = Take a pirate off the route of { NAME($of, of: "planet") } to { NAME($to, of: "planet") }: { $count } there
page-pirate-place = Place a pirate on the route of { NAME($of, of: "planet") } to { NAME($to, of: "planet") }: { $count } there
page-link-choose = The agreement with { NAME($planet, of: "planet") }: you send { $mine }, you get { $theirs }
page-upkeep = In upkeep
page-sends = sends
page-gets = gets
page-waiting = { $count } waiting
page-laid = You laid { LIST($cards, of: "card") }.
page-watching = You are watching: touch a planet to see it.

## Markets and event cards

page-markets = Markets
page-markets-sub = Credits by shelf
page-markets-next = next
page-market-stall = { NAME($resource, of: "resource") }: { $count } on the market, the next sale pays { $price }
page-market-sell = Sell { NAME($resource, of: "resource", form: "a") } for { NAME($credits, of: "credits") }
page-resource-choose = { NAME($resource, of: "resource") }: { $count } in stock
# The same in a small card, in as few words as can be.
page-effect-offer-any = any action
page-effect-offer-actions = { LIST($actions, of: "technology", join: "or") }
page-effect-offer-times = { $count } × { NAME($action, of: "technology") }
page-effect-offer-free = a lowest technology up
page-effect-offer-pirates =
    { $count ->
        [one] place a pirate
       *[other] place { $count } pirates
    }
page-effect-offer-resources-and = { NAME($count, of: "resources") } and { NAME($action, of: "technology") }
page-effect-forbid = { NAME($action, of: "technology") } barred
page-effect-take = { NAME($action, of: "technology") } at once
page-effect-lose-resources = { NAME($count, of: "resources") } lost
page-effect-lose-actions =
    { $count ->
        [one] one action less
       *[other] { $count } actions less
    }
page-effect-dump-resources = { NAME($count, of: "resources") } to the markets
page-card-next = Next vote, turn { $turn }
page-card-now = The vote of this turn
page-card-first = First vote
page-card-left =
    { $count ->
        [0] last of the deck
        [one] { $count } card left
       *[other] { $count } cards left
    }
page-card-hint = Everybody votes in secret: the level of Influence, and more for each resource spent.
page-card-back = The event deck
page-card-back-setup = Everybody lays one card of their hand; the deck is filled up and shuffled.
page-card-back-refill = The deck is used up: the hands make a new one.
page-card-back-over = The last event is over. Nothing more is revealed.
page-card-yes = Yes wins: its leaders
page-card-no = No wins: everybody
page-card-few = and the fewest votes
page-card-arrive =
    { $count ->
        [one] { $stars } + turn { $turn } = *{ $count }* colonist
       *[other] { $stars } + turn { $turn } = *{ $count }* colonists
    }
page-or = { $offers }, or { $last }

## What is asked

page-ask-lay = Choose a card of your hand: *it goes into the event deck*, in secret
page-ask-lay-picked = *{ NAME($card, of: "card") }* goes into the event deck
page-ask-settle =
    { $count ->
        [one] *One colonist arrives*. Turn away or be paid for up to { $most }
       *[other] *{ $count } colonists arrive*. Turn away or be paid for up to { $most }
    }
page-ask-vote = Event: vote *yes or no*, and lay resources aside for more votes
page-ask-vote-picked = Your vote: *{ NAME($ballot, of: "ballot") }, with { NAME($count, of: "votes") }*
page-ask-police =
    { $count ->
        [0] Upkeep: all your police are *on their way*
        [one] Upkeep: *police* take up to one more pirate off your routes
       *[other] Upkeep: *police* take up to { $count } more pirates off your routes
    }
page-ask-pay =
    { $free ->
        [0] { NAME($planet, of: "planet") }: { $done } of { $promised } paid. *Choose what to pay with*; each further one costs { NAME($pack-upkeep-substitution, of: "credits") }
        [one] { NAME($planet, of: "planet") }: { $done } of { $promised } paid. *Choose what to pay with*; one substitution is still free
       *[other] { NAME($planet, of: "planet") }: { $done } of { $promised } paid. *Choose what to pay with*; { $free } substitutions are still free
    }
page-ask-pay-done =
    { $credits ->
        [0] Everything is paid: *hand it over*
       *[other] Everything is paid, with *{ NAME($credits, of: "credits") }* besides: *hand it over*
    }
page-ask-decide = Equal votes: you are the first player, *which side wins*?
page-ask-offer = { NAME($card, of: "card") }: the council *rewards you*
page-ask-action = Your *action { $round } of { $pack-turns-actions }*: choose one, or pass
page-ask-refuge =
    { $count ->
        [one] *{ technology-community }*: take one more pirate off any routes
       *[other] *{ technology-community }*: take up to { $count } more pirates off any routes
    }
page-ask-whither = The pirate is aboard: *where to*?
page-ask-hunt =
    { $count ->
        [one] *{ technology-military }*: catch one more pirate on any routes
       *[other] *{ technology-military }*: catch up to { $count } more pirates on any routes
    }
page-ask-sell =
    { $count ->
        [one] *{ technology-commerce }*: sell one more?
       *[other] *{ technology-commerce }*: sell up to { $count } more?
    }
page-ask-adjust = *{ technology-influence }*: choose an agreement of yours, { NAME($count, of: "points") } left
page-ask-adjust-link = *{ NAME($planet, of: "planet") }*: you send { $mine }, you get { $theirs }. The next step takes { NAME($price, of: "points") } of { $count }
page-ask-adjust-full =
    { $count ->
        [0] *{ NAME($planet, of: "planet") }*: the next step would take { NAME($price, of: "points") }, none is left
        [one] *{ NAME($planet, of: "planet") }*: the next step would take { NAME($price, of: "points") }, { $count } is left
       *[other] *{ NAME($planet, of: "planet") }*: the next step would take { NAME($price, of: "points") }, { $count } are left
    }
page-ask-nothing-left = *{ NAME($action, of: "technology") }*: nothing left to do
page-ask-produce = *{ technology-industry }*: make resources and attract colonists, up to { $count } each
page-ask-attract = *{ technology-industry }*: attract up to { NAME($count, of: "colonists") }
page-ask-gain =
    { $count ->
        [one] { NAME($card, of: "card") }: take *one resource* of your choice
       *[other] { NAME($card, of: "card") }: take *{ $count } resources* of your choice
    }
page-ask-lose =
    { $count ->
        [one] { NAME($card, of: "card") }: give up *one resource* of your choice
       *[other] { NAME($card, of: "card") }: give up *{ $count } resources* of your choice
    }
page-ask-lose-which = { NAME($card, of: "card") }: lose *resources or colonists*?
page-ask-downgrade = { NAME($card, of: "card") }, and you cast the fewest votes: which technology *falls by a level*?
page-ask-dump = { NAME($card, of: "card") }: which of your resources goes to the market, *unpaid*?
page-ask-place =
    { $count ->
        [one] { NAME($card, of: "card") }: place one more pirate on *any player's route*
       *[other] { NAME($card, of: "card") }: place { $count } more pirates on *any player's route*
    }
page-ask-upgrade = *{ technology-upgrade }*: choose one of your technologies
page-ask-upgrade-picked = *{ NAME($technology, of: "technology") }* to level { $level }
page-ask-all-done = Nothing left to choose: *go on*

## Answers

page-turn-away = turn away
page-paid-for =
    { $pack-income-credits ->
        [one] let in for a Credit
       *[other] let in for { $pack-income-credits } Credits
    }
page-settle-all = Let all in
page-settle-away = Turn one away
page-settle-paid =
    { $pack-income-credits ->
        [one] Let one in for a Credit
       *[other] Let one in for { $pack-income-credits } Credits
    }
page-make = make { NAME($resource, of: "resource") }
page-attract = attract colonists
page-seal = Seal the vote
page-seal-as = Seal { NAME($ballot, of: "ballot") }
page-done = Done
page-hand-over = Hand it over
page-pass = Pass
page-lay-it = Lay it
page-put-back = Put back
page-upgrade-it = Upgrade
page-go-on = Go on
page-take-credits = Credits instead
page-take-resources = Resources of your choice
page-take-pirates = Place pirates
page-to-supply = To the supply
page-to-colonists = To your colonists
page-lose-resources = { $count } of { $of } resources
page-lose-colonists = { $count } of { $of } colonists
page-decide-yes = Yes wins
page-decide-no = No wins
page-how-both-up = Both up
page-how-both-down = Both down
page-how-mine-up = Mine up
page-how-mine-down = Mine down
page-how-theirs-up = Theirs up
page-how-theirs-down = Theirs down
page-how-pays =
    { $pack-agreements-one-sided ->
        [0] pays nothing
       *[other] pays { NAME($pack-agreements-one-sided, of: "credits") }
    }
page-how-free = free
page-how-result = { $mine } for { $theirs }
page-act-rescue = +{ $pack-community-resources } each
page-act-hunt = +{ $pack-military-credits } each
page-act-sales =
    { $count ->
        [one] { $count } sale
       *[other] { $count } sales
    }
page-act-commerce =
    { $count ->
        [one] { $count } sale, up to +{ $credits }
       *[other] { $count } sales, up to +{ $credits }
    }
page-act-upgrade =
    { $count ->
        [0] none within reach
       *[other] { $count } within reach
    }
page-act-barred = barred this turn
page-act-now = under way
page-idle =
    { $action ->
        [commerce] You have no resources to sell.
        [influence] None of your agreements can be adjusted.
       *[other] There are no pirates on any route.
    }
page-act-idle =
    { $action ->
        [commerce] nothing to sell
        [influence] nothing to adjust
       *[other] no pirates
    }
page-sell-whole =
    { $count ->
        [one] Sell one for { $credits }
       *[other] Sell { $count } for { $credits }
    }
page-sell-brief = { $count } for { $credits }
page-make-whole = Make { $count }
page-and-done = and done
page-sell-best =
    { $count ->
        [one] Sell one for { $credits } and be done
       *[other] Sell { $count } for { $credits } and be done
    }
page-police-all =
    { $count ->
        [one] Send it off and be done
       *[other] Send off all { $count } and be done
    }
page-upgrade-free = free
page-short-levels = at the highest level
page-short-colonists = { $count } { $count ->
        [one] colonist
       *[other] colonists
    } short
page-short-goods = { $count } { NAME($resource, of: "resource") } short
page-short-credits = { $count } { $count ->
        [one] Credit
       *[other] Credits
    } short
page-chip-stay =
    { $count ->
        [0] nobody stays
        [one] { $count } colonist stays
       *[other] { $count } colonists stay
    }
page-chip-credits =
    { $count ->
        [one] +{ $count } Credit
       *[other] +{ $count } Credits
    }
page-chip-hunt =
    { $pack-military-credits ->
        [one] +{ $pack-military-credits } Credit
       *[other] +{ $pack-military-credits } Credits
    }
page-chip-pays =
    { $count ->
        [one] −{ $count } Credit
       *[other] −{ $count } Credits
    }
page-chip-sold = Sold
page-chip-stock = from stock
page-chip-market = from the market
page-chip-all = { NAME($count, of: "credits") } in all
page-chip-final = cannot be undone
page-chip-removed = { $count } of { $level } removed

## The vote and the hand

page-vote-secret = secret until all have sealed
page-vote-if-yes = If yes wins, its leaders get
page-vote-if-no = If no wins, for everybody
page-vote-few = and for the fewest votes
page-vote-aside =
    { $pack-council-votes ->
        [0] Resources laid aside bring no votes and are gone whatever comes
       *[other] Resources laid aside, { NAME($pack-council-votes, of: "votes") } each, gone whatever comes
    }
page-vote-of = of { $count }
page-vote-sum =
    { $count ->
        [one] vote
       *[other] votes
    }
page-vote-sum-for =
    { $count ->
        [one] vote for { NAME($ballot, of: "ballot") }
       *[other] votes for { NAME($ballot, of: "ballot") }
    }
page-vote-made =
    { $resources ->
        [one] { $influence } Influence + { $resources } resource
       *[other] { $influence } Influence + { $resources } resources
    }
page-vote-answers = Answers
page-vote-could = could cast
page-vote-range = { $from } to { $to }
page-vote-sealed = sealed
page-vote-choosing = choosing
page-vote-tie =
    { WHO($first) ->
        [you] Equal totals: you, the first player, decide which side wins.
       *[other] Equal totals: { SEAT($first) }, the first player, decides which side wins.
    }
page-vote-count = The council
page-vote-counted = { $yes } yes, { $no } no
page-hand-title = Your hand
page-hand-sub = one goes into the event deck, in secret

## Tabs

page-tab-mine = My planet
page-tab-planet = Planet
page-tab-vote = Vote
page-tab-hand = Hand
page-tab-board = Board
page-tab-event = { page-dial-event }

## Components, as the workshop names them

component-planet = Planets
    .about = Fixed: the boards show them so
component-colour = colour
component-resource = resource
component-technology = Technologies
    .about = The two resources that an upgrade takes
component-resources = { loss-resources }
component-levels = Technology levels
    .about = What they are worth at the end
component-levels-points = Points
    .about = for levels 1 to { $pack-highest-level }, not added up
component-levels-start = First level
    .about = where every technology starts
component-setup = Setup
    .about = What lies ready
component-setup-credits = { source-credits }
    .about = of each player
component-setup-credits-of-three = Credits, three players
component-setup-other-resources = Other resources
    .about = of each kind but the own
component-setup-market = { page-markets }
    .about = resources on each
component-setup-hand = { page-tab-hand }
    .about = event cards
component-setup-deck = Event deck
    .about = cards in it each time it is made
component-setup-apart = Neutral planets
    .about = with three players: how far apart
component-turns = Turns
    .about = How long the game is
component-turns-turns = { component-turns }
    .about = then the game ends
component-turns-actions = Actions
    .about = of each player in a turn
component-income = { page-dial-income }
component-income-credits = { source-credits }
    .about = for each colonist let in for pay
component-community = Rescue
    .about = By the action Community
component-community-resources = Resources
    .about = for a pirate rescued from an opponent's route
component-military = Hunting
    .about = By the action Military
component-military-credits = { source-credits }
    .about = from whoever owns the route of a pirate that is caught
component-agreements = Agreements
    .about = Trade between two planets
component-agreements-lowest = Lowest
    .about = where both markers start
component-agreements-highest = Highest
component-agreements-first-step = First step
    .about = points for it in one action
component-agreements-further-step = Each further step
    .about = how much more it takes
component-agreements-one-sided = One-sided step
    .about = Credits to the partner
component-markets = { page-markets }
    .about = Shelves with their prices
component-markets-places = Places
    .about = on each shelf but the last
component-markets-prices = Prices
    .about = shelf by shelf
component-council = Council
    .about = Votes on events
component-council-credits = Credits instead
    .about = what leaders may take for the first effect
component-council-votes = { page-log-votes }
    .about = for each resource spent
component-upkeep = { page-dial-upkeep }
    .about = Colonists want to be supplied
component-upkeep-substitution = Substitutes
    .about = Credits with each beyond the Commerce level
component-upkeep-missing = Nothing delivered
    .about = Credits for each resource missing
component-event = Event cards
    .about = What each brings to leaders, to everybody, to those with the fewest votes
component-colonists = { loss-colonists }
component-leaders = leaders
component-everybody = everybody
component-fewest = fewest votes
component-take = action
component-then = then
component-times = times
component-forbid = forbidden
component-pirates = { page-pirates }
component-lose-colonists = colonists lost
component-lose-resources = resources lost
component-lose-actions = actions lost
component-lose-either = lost of either
component-dump-resources = resources thrown away
component-empty-markets = markets emptied
component-clear-pirates = pirates removed
component-free-upgrade = free upgrade
component-downgrade = levels lost

## The recap of a vote and of an upkeep

page-recap = What came of it
page-recap-upkeep = Upkeep of turn { $turn }
page-recap-vote =
    { $ballot ->
        [yes] { NAME($card, of: "card") }: carried
       *[no] { NAME($card, of: "card") }: rejected
    }
page-recap-read = Read
page-key-recap = r
page-recap-show = Recap
page-recap-you-sent = You sent
page-recap-you-got = You got
page-recap-to-market =
    { $count ->
        [one] one to the market
       *[other] { $count } to the market
    }
page-recap-sent = sent
page-recap-got = got
page-recap-lost = lost
page-recap-substituted = substituted
page-recap-paid = Credits paid
page-recap-pirates = new pirates

## Deals

# A term, as part of a sentence or alone: who gives a word for what.
part-term =
    { $kind ->
        [trade]
            { WHO($giver) ->
                [you] you bring the agreement with { SEAT($receiver) } to { $gives } for { $gets } by turn { $turn }
               *[other] { SEAT($giver) } brings the agreement with { SEAT($receiver) } to { $gives } for { $gets } by turn { $turn }
            }
        [vote]
            { WHO($giver) ->
                [you]
                    { $votes ->
                        [0] you vote { NAME($ballot, of: "ballot") } in turn { $turn }
                       *[other] you vote { NAME($ballot, of: "ballot") } in turn { $turn } with { NAME($votes, of: "votes") } or more
                    }
               *[other]
                    { $votes ->
                        [0] { SEAT($giver) } votes { NAME($ballot, of: "ballot") } in turn { $turn }
                       *[other] { SEAT($giver) } votes { NAME($ballot, of: "ballot") } in turn { $turn } with { NAME($votes, of: "votes") } or more
                    }
            }
        [credits]
            { WHO($giver) ->
                [you] you pay { SEAT($receiver) } { NAME($count, of: "credits") } with the step
               *[other] { SEAT($giver) } pays { SEAT($receiver) } { NAME($count, of: "credits") } with the step
            }
        [clear-route]
            { WHO($giver) ->
                [you]
                    { $to ->
                        [none] you take { NAME($count, of: "pirates") } off { SEAT($receiver, form: "whose") } routes by turn { $turn }
                       *[other] you take { NAME($count, of: "pirates") } off { SEAT($receiver, form: "whose") } route to { NAME($to, of: "planet") } by turn { $turn }
                    }
               *[other]
                    { $to ->
                        [none] { SEAT($giver) } takes { NAME($count, of: "pirates") } off { SEAT($receiver, form: "whose") } routes by turn { $turn }
                       *[other] { SEAT($giver) } takes { NAME($count, of: "pirates") } off { SEAT($receiver, form: "whose") } route to { NAME($to, of: "planet") } by turn { $turn }
                    }
            }
        [leave-alone]
            { WHO($giver) ->
                [you] you leave { SEAT($receiver, form: "whose") } routes alone until the end of turn { $turn }
               *[other] { SEAT($giver) } leaves { SEAT($receiver, form: "whose") } routes alone until the end of turn { $turn }
            }
        [no-pirates]
            { WHO($giver) ->
                [you] you send no pirates by card onto { SEAT($receiver, form: "whose") } routes until the end of turn { $turn }
               *[other] { SEAT($giver) } sends no pirates by card onto { SEAT($receiver, form: "whose") } routes until the end of turn { $turn }
            }
       *[free]
            { WHO($giver) ->
                [you] you promise: “{ $text }”
               *[other] { SEAT($giver) } promises: “{ $text }”
            }
    }
event-deal-proposed =
    { WHO($by) ->
        [you] You propose to { SEAT($to) }: { EACH($terms, as: "part-term", join: "comma") }.
       *[other] { SEAT($by) } proposes to { SEAT($to) }: { EACH($terms, as: "part-term", join: "comma") }.
    }
event-deal-agreed = { SEAT($by) } and { SEAT($to) } agree: { EACH($terms, as: "part-term", join: "comma") }.
# Why a bot declines.
reason-sends-more = that would cost { $count } { NAME($of, of: "resource") } a turn
reason-gets-less = that would bring { $count } { NAME($of, of: "resource") } a turn less
reason-credits = that would cost { NAME($count, of: "credits") }
reason-vote = the vote matters too much
reason-too-little = there is too little in it
event-deal-declined =
    { $why ->
        [sends-more] { SEAT($to) } will not: { reason-sends-more }.
        [gets-less] { SEAT($to) } will not: { reason-gets-less }.
        [credits] { SEAT($to) } will not: { reason-credits }.
        [vote] { SEAT($to) } will not: { reason-vote }.
        [too-little] { SEAT($to) } will not: { reason-too-little }.
       *[other]
            { WHO($to) ->
                [you] You decline what { SEAT($by) } proposed.
               *[other] { SEAT($to) } declines what { SEAT($by) } proposed.
            }
    }
event-deal-withdrawn =
    { WHO($by) ->
        [you] You take back what you proposed to { SEAT($to) }.
       *[other] { SEAT($by) } takes back the proposal to { SEAT($to) }.
    }
event-deal-lapsed = What { SEAT($by) } proposed to { SEAT($to) } is overtaken by events.
event-word-kept = Kept: { EACH($terms, as: "part-term") }.
event-word-broken = Broken: { EACH($terms, as: "part-term") }.

refusal-deals-not-yet = There is nothing to make a deal about now.
refusal-one-trade = A proposal has one trade at most.
refusal-one-payment = A proposal has one payment at most.
refusal-deal-turn = A word can be given for turns { $first } to { $last }.
refusal-vote-is-past = That vote is past.
refusal-vote-is-sealed = The vote of turn { $turn } is sealed and cannot be promised any more.
refusal-trade-range = An agreement goes from { $lowest } to { $highest }.
refusal-trade-stands = The agreement stands so already.
refusal-trade-points =
    { $steps ->
        [one] { $steps } adjustment is { NAME($points, of: "points") }; the Influence level is { $level }.
       *[other] { $steps } adjustments are { NAME($points, of: "points") }; the Influence level is { $level }.
    }
refusal-actions-are-past = The actions of turn { $turn } are past.
refusal-credits-by-steps =
    { $credits ->
        [0] These steps hand over no Credits: only one-sided ones do.
       *[other] Credits change hands by one-sided steps only: { NAME($credits, of: "credits") } here.
    }
refusal-pirates-there =
    { $count ->
        [0] No pirates are on that route.
       *[other] From 1 to { $count } of these pirates can be taken off.
    }
refusal-deal-unread = "{ $text }" is no deal: write whom, a colon, and terms with semicolons, such as pallas: i trade 4 for 4; you vote no.
refusal-deal-with-whom = "{ $text }" is nobody to make a deal with. There are: { LIST($planets, of: "planet", join: "comma") }.
refusal-term-unread = "{ $text }" is no term: i trade 4 for 4, you vote no with 3, i pay 1, you clear 2 to pallas, i leave-alone until 6, you no-pirates until 6, i say …

page-tab-deals = Deals
page-log-votes = Votes
# Keys: what opens the panels, and what answers a proposal that has the focus.
page-key-mine = p
page-key-deals = d
page-key-accept = a
page-key-counter = c
page-key-decline = x
page-deal-for = { page-how-result }
page-deal-tag-due = { $what }, due
page-deal-each-turn = Each turn
page-deal-makes = makes
page-deal-you = You
page-deal-pirates =
    { WHO($seat) ->
        [you]
            { $count ->
                [one] { $count } pirate waits on your route: what comes in is lost while it stays.
               *[other] { $count } pirates wait on your route: what comes in is lost while any stay.
            }
       *[other]
            { $count ->
                [one] { $count } pirate waits on { SEAT($seat, form: "whose") } route.
               *[other] { $count } pirates wait on { SEAT($seat, form: "whose") } route.
            }
    }
page-deal-proposes = { SEAT($seat) } proposes
page-deal-counters = { SEAT($seat) } answers with
page-deal-proposes-short =
    { $what ->
        [none] { SEAT($seat) } proposes something
       *[other] { SEAT($seat) } proposes { $what }
    }
page-deal-several = { $count } proposals
page-deal-look = Look
page-deal-until = until turn { $turn } ends
page-deal-fold = Fold it up
page-deal-tally = { SEAT($seat, form: "whose") } word: { $kept } kept, { $broken } broken.
page-deal-decline = Decline
page-deal-counter = Counter
page-deal-accept = Accept
page-deal-propose = Propose
page-deal-propose-one = Propose a deal
page-deal-propose-to = Propose to
page-deal-counter-to = Counter to { SEAT($seat) }
page-deal-open = all may read it
page-deal-private = only they may read it
page-deal-you-send = you send
page-deal-sends = { SEAT($seat) } sends
page-deal-you-step = You take the step
page-deal-their-step = { SEAT($seat) } takes the step
page-deal-by = by
page-deal-this-turn = this turn’s end
page-deal-turn = turn { $turn }
page-deal-stands = stands until
page-deal-when = Which turn
page-deal-drop = Leave this out
page-deal-turn-round = Swap sides
page-deal-turn-hint = Whoever was to give this word is given it by the other.
page-deal-votes = Votes at least
page-deal-trade = Trade
page-deal-vote = { page-tab-vote }
page-deal-promise = Promise
page-deal-clear-route = Takes pirates off a route
page-deal-leave-alone = Leaves the routes alone
page-deal-no-pirates = Sends no pirates there by card
page-deal-free = In your own words
page-deal-discard = Discard
page-deal-back = Back
page-deal-send = Send
page-deal-waiting = Waiting for an answer
page-deal-yours-until = yours to { SEAT($seat) }, stands until turn { $turn } ends
page-deal-between = { SEAT($by) } to { SEAT($to) }, until turn { $turn } ends
page-deal-take-back = Take back
page-deal-due = To be done
page-deal-given-by = given by { $name }
page-deal-do = Do it
page-deal-was-kept = Kept
page-deal-was-broken = Broken
page-deal-judged = Kept and broken
page-deal-none = Nothing has been proposed. A deal binds nobody; whether words are kept is remembered.
page-deal-promised = promised { SEAT($seat) } { $what }

page-plan = Upgrades
page-plan-technology = technology
page-plan-now = now
page-plan-points = points
page-plan-of = { " " }of { $count }
page-plan-barred = barred this turn
page-plan-buys =
    { $credits ->
        [one] the rest for { $credits } Credit
       *[other] the rest for { $credits } Credits
    }
page-plan-stock = all in stock
page-plan-hint = Points less the Credits paid at this moment; what the level earns later is not counted.
page-plan-sum = { $points } technology + { $credits } Credits
page-plan-made = made
page-plan-spare = { $count } { NAME($resource, of: "resource") } left over
page-plan-lacks = { $count } { NAME($resource, of: "resource") } missing
page-plan-substitutes =
    { $count ->
        [one] { $count } substitute is free
       *[other] { $count } substitutes are free
    }
page-plan-income = Next income { $count } { NAME($resource, of: "resource") }: { $exports } for exports, { $industry } by Industry. For the exports the others pay:

## What the lab measures.

measure-upgrades = upgrades
measure-credits-for-sales = Credits for sales
measure-credits-for-missing-resources = Credits for missing resources
measure-colonists-turned-pirate = colonists turned pirate
measure-carried = carried: { NAME($item, of: "card") }
measure-downgrades = downgrades
measure-pirates-on-routes = pirates on routes
measure-resources-gained-from-cards = resources gained from cards
measure-colonists-from-cards = colonists from cards
measure-credits-taken-instead = Credits taken instead
taken-planet = planet: { NAME($item, of: "planet") }
taken-action =
    { $item ->
        [pass] action: pass
       *[other] action: { NAME($item, of: "technology") }
    }
taken-technology = technology: { NAME($item, of: "technology") }

## The illustrated rules

rulebook-aim-text =
    Build the most advanced colony. When the last turn is over, levels of technology are points, the higher the more, and Credits count too (CO-27).

    You cannot do it alone: what an upgrade needs comes from the other planets, through agreements that you keep adjusting.
rulebook-aim-figure = The planets around the ring, each with a route to every other.
rulebook-parts-text =
    Each planet makes a resource of its own. Between any two planets there is an agreement that says what each sends to the other every turn (CO-01).

    Resources, technologies, agreements, pirates and markets are open. Credits and cards in hand are secret (CO-04).
rulebook-parts-figure = Three players: the other planets are neutral.
rulebook-turn = Income and settlers
rulebook-turn-text =
    A turn begins with income: you produce what you promised, and your Industry level on top (CO-06).

    Then colonists arrive. With your Community level you may let in more or turn some away (CO-08).
rulebook-turn-figure = Everybody decides about the colonists at the same time.
rulebook-council = { page-vote-count }
rulebook-council-text =
    The council votes on the event. Your Influence level gives votes, and resources that you lay down give more; what is laid down is gone (CO-09).

    If yes wins, whoever gave most of it is rewarded. If no wins, everybody bears the second effect, and whoever gave least also the third (CO-10).
rulebook-council-figure = An example of the rulebook: five players vote, and no wins by seventeen to eleven.
rulebook-actions = { component-turns-actions }
rulebook-actions-text =
    In rounds everybody takes one action in turn (CO-13): chase pirates with Community or Military, sell with Commerce, adjust agreements with Influence, make goods and attract colonists with Industry, or upgrade.

    How much an action does is the level of its technology.
rulebook-actions-figure = An example of the rulebook: Community takes pirates off the routes. One from an opponent's route brings the resource that it was blocking.
rulebook-upgrades = { page-plan }
rulebook-upgrades-text = An upgrade costs colonists and two kinds of resources, as many as the new level (CO-19). What is missing may be bought from the markets, if you can pay for all of it (CO-20).
rulebook-upkeep = { page-dial-upkeep }
rulebook-upkeep-text =
    First your police takes pirates off your own routes. Then agreements are fulfilled, clockwise, with your own resource first; what you cannot send you pay for (CO-23).

    Pirates turn arriving goods away to the markets (CO-24). Colonists without work become pirates (CO-25).
rulebook-example = A first turn, played
rulebook-example-text = Colonists are settled, the council votes, the reward is taken, the first goods are sold.
rulebook-example-figure = Seen from Pallas.
rulebook-neutral = Three players
rulebook-neutral-text = With three players some planets are neutral: they pay in full, keep nothing, never vote and have no pirates of their own (CO-28).
rulebook-neutral-figure = Neutral planets have no player.
rulebook-cards = What cards do
rulebook-cards-text = An event may forbid actions, give levels or take them. In doubt these rulings hold (CO-30).
