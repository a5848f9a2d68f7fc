"""Every sentence a player of Colonies reads."""

# mypyc: skip

from typing import Final

from starboard.kernel.clauses import PRINTED, RULING, Catalogue, Clause
from starboard.kernel.templates import named

CLAUSES: Final = Catalogue(
    (
        Clause(
            "CO-01",
            PRINTED,
            "Clockwise the planets are Pallas (Information), Elysia (Biotech), Amateru (Energy), Bellona "
            "(Space Ships) and Euterpe (Luxury Goods); each has an agreement and a route with every other.",
        ),
        Clause(
            "CO-02",
            PRINTED,
            "Planets and the first player are drawn by lot; with three players the two neutral planets are "
            "any two that are not neighbours, each such pair equally likely.",
        ),
        Clause(
            "CO-03",
            PRINTED,
            "You start with two of each resource but your own, 50 Credits, level 1 in all technologies, "
            "agreements of one for one, and five event cards; each market starts with one resource.",
        ),
        Clause(
            "CO-04",
            PRINTED,
            "Everybody secretly puts one card of their hand into the event deck, undealt cards fill it up to "
            "five, and its cards are drawn at random; Credits and hands stay secret until the end, and so "
            "does who laid which card.",
        ),
        Clause("CO-05", PRINTED, "There are always tokens enough, of every kind."),
        Clause(
            "CO-06",
            PRINTED,
            "In the income you produce as much of your own resource as you promise to others, and your "
            "Industry level on top.",
        ),
        Clause(
            "CO-07",
            PRINTED,
            "Each player gets as many colonists as the current event card says, plus the number of the turn.",
        ),
        Clause(
            "CO-08",
            PRINTED,
            "Up to your Community level of the arriving colonists can be turned away or let in for a Credit "
            "each; all players choose at the same time.",
        ),
        Clause(
            "CO-09",
            PRINTED,
            "You vote yes or no and may spend resources you have: votes are your Influence level and what "
            "you spend, and what is spent is gone. All votes are opened together.",
        ),
        Clause(
            "CO-10",
            PRINTED,
            "If yes has more votes, whoever gave the most yes votes gets the first effect or 4 Credits. If "
            "no has more, everybody gets the second effect and whoever gave the fewest votes also the third. "
            "The first player decides a tie.",
        ),
        Clause(
            "CO-11",
            PRINTED,
            "Effects go round from the first player, everybody's before the fewest's; what you cannot lose "
            "or pay in full you lose or pay as far as you can.",
        ),
        Clause(
            "CO-12",
            PRINTED,
            "After the event the next card is revealed; after the fifth event the hands make a new deck, and "
            "after the last nothing is revealed.",
        ),
        Clause(
            "CO-13",
            PRINTED,
            "In three rounds everybody takes one action in turn, or passes, or does less than the level "
            "allows; a lost action is that of the third round.",
        ),
        Clause(
            "CO-14",
            PRINTED,
            "Community: take up to your level of pirates off any routes. One from an opponent's route brings "
            "you the resource it was blocking; each goes to the supply or to your colonists.",
        ),
        Clause(
            "CO-15",
            PRINTED,
            "Military: take up to your level of pirates off any routes, and 1 Credit from the opponent for "
            "each on theirs, if there is one. This cannot be taken back.",
        ),
        Clause(
            "CO-16",
            PRINTED,
            "Commerce: sell up to your level of resources from your stock, each to the highest free place of "
            "its market: one place at 3, three at 2, the rest at 1 Credit.",
        ),
        Clause(
            "CO-17",
            PRINTED,
            "Influence: your level in points for steps on your agreements, 1 for the first on an agreement, "
            "2 and 3 for the next. Markers go from 1 to 6; moving one side alone costs a Credit, paid to the "
            "partner.",
        ),
        Clause(
            "CO-18",
            PRINTED,
            "Industry: make up to your level of your own resource and attract up to your level of colonists.",
        ),
        Clause(
            "CO-19",
            PRINTED,
            "Upgrade: one technology up one level, to 6 at most, for as many colonists as the new level and "
            "as many of each of its two resources.",
        ),
        Clause(
            "CO-20",
            PRINTED,
            "Only resources missing for an upgrade can be bought, only from the markets, cheapest first, and "
            "only if you can pay for all of them.",
        ),
        Clause(
            "CO-21",
            PRINTED,
            "Upkeep begins with police: up to your Military level of pirates on your own routes go to the "
            "supply.",
        ),
        Clause(
            "CO-22",
            PRINTED,
            "Then everybody pays the partners clockwise from their own planet; what comes in arrives only "
            "when all have paid.",
        ),
        Clause(
            "CO-23",
            PRINTED,
            "Your own resource pays first, then any other kind but the partner's, free up to your Commerce "
            "level and with 1 Credit each beyond it; 3 Credits stand for what is still missing.",
        ),
        Clause(
            "CO-24",
            PRINTED,
            "Pirates on the receiver's route send all arriving resources to the markets and leave, one for "
            "each resource; Credits get through.",
        ),
        Clause(
            "CO-25",
            PRINTED,
            "Colonists left at the end become pirates on your own routes, one by one counter-clockwise from "
            "the rightmost.",
        ),
        Clause(
            "CO-26",
            PRINTED,
            "At the end of a turn the first player's card goes clockwise to the next player.",
        ),
        Clause(
            "CO-27",
            PRINTED,
            "After ten turns levels 1 to 6 give 0, 2, 5, 9, 14 and 26 points, each Credit one; ties go to "
            "more technology points, then to more resources, else they are shared.",
        ),
        Clause(
            "CO-28",
            PRINTED,
            "A neutral planet pays in full with its own resource and keeps nothing; its routes have no "
            "pirates, its agreements are only moved on both sides, and no event touches it.",
        ),
        Clause(
            "CO-29",
            PRINTED,
            "With three players two planets that are not neighbours are neutral; all start with 100.",
        ),
        Clause(
            "CO-30",
            RULING,
            "A forbidden action is forbidden for the coming action phase only; a downgrade needs a level "
            "above 1, the free upgrade goes to one of your lowest technologies below 6, and no pirates are "
            "placed for a neutral planet.",
        ),
    )
)

PLANET_NAMES: Final = {
    "pallas": "Pallas",
    "elysia": "Elysia",
    "amateru": "Amateru",
    "bellona": "Bellona",
    "euterpe": "Euterpe",
}
RESOURCE_NAMES: Final = {
    "information": "Information",
    "biotech": "Biotech",
    "energy": "Energy",
    "ships": "Space Ships",
    "luxury": "Luxury Goods",
}
ACTION_NAMES: Final = {
    "community": "Community",
    "military": "Military",
    "commerce": "Commerce",
    "influence": "Influence",
    "industry": "Industry",
    "upgrade": "Upgrade",
}
CARD_NAMES: Final = {
    "alien-technology": "Alien Technology",
    "alien-visitors": "Alien Visitors",
    "exotic-disease": "Exotic Disease",
    "appoint-mediator": "Appoint Mediator",
    "immigration": "Immigration",
    "corporate-envoy": "Corporate Envoy",
    "immigrant-workers": "Immigrant Workers",
    "diplomatic-negotiations": "Diplomatic Negotiations",
    "increased-crime": "Increased Crime",
    "innovative-stagnation": "Innovative Stagnation",
    "labour-dispute": "Labour Dispute",
    "interplanetary-unrest": "Interplanetary Unrest",
    "mercenary-companies": "Mercenary Companies",
    "interstellar-trade": "Interstellar Trade",
    "nominate-governor": "Nominate Governor",
    "jump-gate-technology": "Jump Gate Technology",
    "open-market": "Open Market",
    "organized-crime": "Organized Crime",
    "social-integration": "Social Integration",
    "resource-shortage": "Resource Shortage",
    "technological-breakthrough": "Technological Breakthrough",
    "scientific-research": "Scientific Research",
    "trade-convoy": "Trade Convoy",
    "smuggling-ring": "Smuggling Ring",
    "uprising": "Uprising",
}
HOW_NAMES: Final = {
    "both-up": "both sides up",
    "both-down": "both sides down",
    "mine-up": "own side up",
    "mine-down": "own side down",
    "theirs-up": "their side up",
    "theirs-down": "their side down",
}


ACTIONS: Final = {
    "action.done": "done",
    "action.pass": "pass",
    "action.lay-card": "put {card} into the event deck",
    "action.settle": "turn away {away}, take a Credit each for {paid}",
    "action.vote": "vote {ballot}",
    "action.add": "lay {resource} with the vote",
    "action.take": "take the {action} action",
    "action.upgrade": "upgrade {technology}",
    "action.remove": "take a pirate off the route of {of} to {to}",
    "action.pirate-to": "send the pirate {place}",
    "action.sell": "sell {resource}",
    "action.adjust": "agreement with {planet}: {how}",
    "action.produce": "make {count} of your own resource",
    "action.attract": "attract {count} colonists",
    "action.attract.one": "attract 1 colonist",
    "action.take-credits": "take the Credits instead",
    "action.take-resources": "take resources of your choice",
    "action.take-pirates": "place pirates where you like",
    "action.gain": "take {resource}",
    "action.lose": "give up {resource}",
    "action.lose-which": "lose {what}",
    "action.downgrade": "lower {technology} by a level",
    "action.dump": "leave {resource} on the market, unpaid",
    "action.decide": "let {ballot} win the tie",
    "action.place": "place a pirate on the route of {of} to {to}",
    "action.pay": "pay with {resource}",
    "action.draw-neutrals": "{planets} stay neutral",
    "action.draw-planet": "the lot falls on {planet}",
    "action.draw-first": "the first player is {first}",
    "action.draw-card": "the card {card} is drawn",
}

EVENTS: Final = {
    "event.lot": "{seat} drew {planet}.",
    "event.neutral": "{planet} stays neutral.",
    "event.first": "The first player's card goes to {first}.",
    "event.dealt": "{seat} got the card {card}.",
    "event.laid-card": "{seat} put {card} aside for the event deck.",
    "event.deck-made": "The event deck is ready with {count} cards.",
    "event.revealed": "Next event: {card}; {count} more colonists come with it.",
    "event.turn-began": "Turn {turn} begins with {first}.",
    "event.produced": "{seat} produced {count} {resource}.",
    "event.chose-settlers": "{seat} will turn away {away} and take Credits for {paid}.",
    "event.settled": "{seat} took in {count} colonists, turned away {away} and got {credits} Credits.",
    "event.settled.one": "{seat} took in 1 colonist, turned away {away} and got {credits} Credits.",
    "event.chose-ballot": "{seat} chose {ballot}.",
    "event.laid-aside": "{seat} laid {resource} with the vote.",
    "event.sealed": "{seat} sealed the vote.",
    "event.spent": "{seat} spent {count} {resource} on the vote.",
    "event.voted": "{seat} cast {count} votes for {ballot}.",
    "event.voted.one": "{seat} cast 1 vote for {ballot}.",
    "event.counted": "The council counts {yes} yes and {no} no.",
    "event.decided": "{seat} broke the tie: {ballot}.",
    "event.carried": "{card}: the council says {ballot}.",
    "event.took-credits": "{seat} took {count} Credits instead.",
    "event.gained": "{seat} took {resource}.",
    "event.banned": "{seat} cannot use {action} this turn.",
    "event.lost-action": "{seat} loses {count} actions this turn.",
    "event.lost-action.one": "{seat} loses an action this turn.",
    "event.lost-action.you": "You lose {count} actions this turn.",
    "event.lost-action.you.one": "You lose an action this turn.",
    "event.received-colonists": "{seat} received {count} colonists.",
    "event.received-colonists.one": "{seat} received 1 colonist.",
    "event.lost-colonists": "{seat} lost {count} colonists.",
    "event.lost-colonists.one": "{seat} lost 1 colonist.",
    "event.lost": "{seat} lost {count} {resource}.",
    "event.dumped": "{seat} left {resource} on the market.",
    "event.markets-emptied": "All markets were emptied of {count} resources.",
    "event.markets-emptied.one": "All markets were emptied of 1 resource.",
    "event.routes-cleared": "All {count} pirates left the routes.",
    "event.routes-cleared.one": "The only pirate left the routes.",
    "event.pirates-placed": "{count} pirates came onto the route of {of} to {to}.",
    "event.pirates-placed.one": "A pirate came onto the route of {of} to {to}.",
    "event.downgraded": "{seat} fell to {technology} level {level}.",
    "event.passed": "{seat} passed.",
    "event.action-taken": "{seat} took the {action} action at level {level}.",
    "event.rescued": "{seat} rescued a pirate from the home route to {to}.",
    "event.rescued-for": "{seat} rescued a pirate from the route of {of} to {to} and got {resource}.",
    "event.joined": "The pirate joined the colonists of {seat}.",
    "event.joined.you": "The pirate joined your colonists.",
    "event.sent-off": "The pirate went to the supply.",
    "event.hunted": "{seat} caught a pirate on the home route to {to}.",
    "event.hunted-for": "{seat} caught a pirate on the route of {of} to {to} and got {credits} Credits.",
    "event.sold": "{seat} sold {resource} for {credits} Credits.",
    "event.adjusted": "{seat} moved the agreement with {planet}: {how}, now {mine} for {theirs}.",
    "event.made": "{seat} made {count} {resource}.",
    "event.attracted": "{seat} attracted {count} colonists.",
    "event.attracted.one": "{seat} attracted 1 colonist.",
    "event.bought": "{seat} bought {count} {resource} for {credits} Credits.",
    "event.invested": "{seat} invested {count} {resource}.",
    "event.employed": "{seat} found work for {count} colonists.",
    "event.upgraded": "{seat} reached {technology} level {level}.",
    "event.police-sent": "{seat} sent police to the route to {to}.",
    "event.police-ready": "{seat} finished with the police.",
    "event.policed": "Police of {seat} took {count} pirates off the route to {to}.",
    "event.policed.one": "Police of {seat} took a pirate off the route to {to}.",
    "event.policed.you": "Your police took {count} pirates off the route to {to}.",
    "event.policed.you.one": "Your police took a pirate off the route to {to}.",
    "event.substituted": "{seat} will pay {planet} with {resource}.",
    "event.payment-ready": "{seat} handed the payment over.",
    "event.agreements-fulfilled": "The agreements of turn {turn} are fulfilled.",
    "event.delivered": "{of} delivered {count} {resource} to {to}.",
    "event.intercepted": "Pirates turned {count} {resource} from {of}, bound for {to}, to the market.",
    "event.pirates-left": "{count} pirates left the route of {of} to {to}.",
    "event.pirates-left.one": "A pirate left the route of {of} to {to}.",
    "event.compensated": "{of} paid {to} {count} Credits.",
    "event.compensated.one": "{of} paid {to} 1 Credit.",
    "event.turned-pirate": "{count} colonists of {seat} turned pirate.",
    "event.turned-pirate.one": "A colonist of {seat} turned pirate.",
    "event.turned-pirate.you": "{count} of your colonists turned pirate.",
    "event.turned-pirate.you.one": "One of your colonists turned pirate.",
    "event.first-passed": "The first player's card goes to {first}.",
    "event.ended": "The game is over: {how}.",
    "event.will-exchange": "Upkeep with {planet}: {gives} out, {gets} in.",
    "event.will-be-blocked": "Upkeep with {planet}: {gives} out, {gets} in, where {count} pirates wait.",
    "event.will-be-blocked.one": "Upkeep with {planet}: {gives} out, {gets} in, where a pirate waits.",
    "event.will-last": "{resource} will last for all agreements, with {count} to spare.",
    "event.will-lack": "{count} {resource} will be missing for the agreements.",
    "event.will-turn-pirate": "{count} colonists will turn pirate.",
    "event.will-turn-pirate.one": "One colonist will turn pirate.",
}

EFFECT_WORDS: Final = {
    "effect.offer-any": "any action",
    "effect.offer-action": "a {action} action",
    "effect.offer-times": "{count} {action} actions",
    "effect.offer-free": "a free upgrade of one of the lowest technologies",
    "effect.offer-pirates": "{count} pirates to place on any players' routes",
    "effect.offer-resources": "{count} resources of choice",
    "effect.offer-resources-and": "{count} resources of choice and a {action} action",
    "effect.offer-credits": "{count} Credits",
    "effect.forbid": "no {action} in the coming action phase",
    "effect.take": "a {action} action at once",
    "effect.lose-colonists": "lose {count} colonists",
    "effect.lose-colonists-all": "lose all colonists",
    "effect.lose-resources": "lose {count} resources of choice",
    "effect.lose-actions": "{count} actions less this turn",
    "effect.lose-actions.one": "one action less this turn",
    "effect.colonists": "{count} colonists arrive",
    "effect.lose-either": "lose {count} resources of choice or {count} colonists",
    "effect.pirates": "{count} pirates come onto the own routes",
    "effect.pirates.one": "a pirate comes onto an own route",
    "effect.empty-markets": "all markets are emptied",
    "effect.clear-pirates": "all pirates leave all routes",
    "effect.dump-resources": "leave {count} resources of choice on their markets, unpaid",
    "effect.dump-resources.one": "leave a resource of choice on its market, unpaid",
    "effect.downgrade": "technologies fall by {count} levels",
    "effect.downgrade.one": "one technology falls by a level",
}

QUESTIONS: Final = {
    "ask.draw": "chance decides",
    "ask.lay": "put one of your cards into the event deck",
    "ask.settle": "turn away colonists, or be paid for letting them in",
    "ask.vote": "vote yes or no, and lay resources aside",
    "ask.police": "take pirates off your own routes",
    "ask.pay": "choose what you pay with",
    "ask.decide": "the vote is tied, say which side wins",
    "ask.offer": "the council rewards you, choose how",
    "ask.action": "choose an action, or pass",
    "ask.refuge": "rescue pirates",
    "ask.whither": "to the supply, or to your colonists?",
    "ask.hunt": "catch pirates",
    "ask.sell": "sell resources",
    "ask.adjust": "adjust your agreements",
    "ask.produce": "how much of your own resource?",
    "ask.attract": "how many colonists?",
    "ask.gain": "take resources of your choice",
    "ask.lose": "give up resources of your choice",
    "ask.lose-which": "lose resources or colonists?",
    "ask.downgrade": "which technology falls by a level?",
    "ask.dump": "which resource goes to the market?",
    "ask.place": "place pirates on routes of your choice",
}

LESSON: Final = {
    "card": "You rule Pallas. Before the first turn everybody secretly puts a card into the event deck. "
    "*Lay Immigrant Workers*: it brings many colonists, and whoever leads the vote gets an action.",
    "settle": "Colonists come every turn. Who has no work by the end turns pirate, but hands are useful "
    "now. *Take one in for a Credit and turn nobody away.*",
    "vote": "The council votes on your card. Your Influence is one vote, every resource you lay with it "
    "another. *Vote yes, lay one Information with it, and seal.*",
    "reward": "Yes has won and you gave the most: you act at once, before anybody else. *Take Industry.*",
    "make": "Industry at level 1: *make one resource and attract one colonist.*",
    "sell": "Now everybody has three actions in turn. *Take Commerce, sell Luxury Goods or Space Ships*, "
    "and finish. Every sale makes the next one cheaper.",
    "agree": "Your agreements say what you send each turn and what you get. *Take Influence and raise both "
    "sides of an agreement*, then finish: more trade for both.",
    "upgrade": "Levels are points. A second level of Community costs two colonists, two Biotech and two "
    "Energy, and you have them. *Upgrade Community.*",
    "pirates": "Agreements were fulfilled, and colonists without work became pirates on the routes: they "
    "turn goods away. Community 2 lets you choose for two newcomers: *turn two away.*",
    "end": "After ten turns levels and Credits are your points. The Military action catches pirates, "
    "Community brings them back as colonists.",
}

ENGLISH: Final = {
    **named("lesson", LESSON),
    "blurb": "Five planets trade, vote and keep pirates at bay for ten years.",
    **ACTIONS,
    **EVENTS,
    **EFFECT_WORDS,
    **QUESTIONS,
    **named("name.planet", PLANET_NAMES),
    **named("name.planets", PLANET_NAMES),
    **named("name.of", PLANET_NAMES),
    **named("name.to", PLANET_NAMES),
    **named("name.resource", RESOURCE_NAMES),
    **named("name.technology", ACTION_NAMES),
    **named("name.action", ACTION_NAMES),
    **named("name.card", CARD_NAMES),
    **named("name.how", HOW_NAMES),
    "name.how.ten-turns": "ten turns are over",
    **named("name.source", ACTION_NAMES),
    "name.source.credits": "Credits",
    "name.place.supply": "to the supply",
    "name.place.colonists": "to your colonists",
    "name.what.resources": "resources",
    "name.what.colonists": "colonists",
    "name.ballot.yes": "yes",
    "name.ballot.no": "no",
    "name.phase.setup": "setting up",
    "name.phase.income": "income",
    "name.phase.event": "event",
    "name.phase.actions": "actions",
    "name.phase.upkeep": "upkeep",
    "name.phase.over": "over",
    "option.players": "Players",
    "help.moves": "Type a choice as it is listed; words may be shortened: sell en, adjust bel both-up, done.",
}
