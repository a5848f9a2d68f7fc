# mypyc: skip
"""Every sentence a player of Argosy reads."""

from typing import Final

from starboard.kernel.clauses import PRINTED, RULING, Catalogue, Clause
from starboard.kernel.templates import named

CLAUSES: Final = Catalogue(
    (
        Clause(
            "AR-01",
            RULING,
            "There are ten research tokens for each of three colours with each of three symbols, and seven "
            "purple evolution tokens: 97 in all.",
        ),
        Clause(
            "AR-02",
            PRINTED,
            "You have six knowledge tracks, three celestial for symbols and three domestic for colours, each "
            "from 0 to 5.",
        ),
        Clause(
            "AR-03",
            RULING,
            "A research map is a triangle with six intersections on a side, 21 together; its scrap has three "
            "places.",
        ),
        Clause("AR-04", RULING, "Everybody has five planet tokens, and so at most five colonies at a time."),
        Clause(
            "AR-05",
            RULING,
            "The colony board has six green planets, a ring of six, three inner ones and the core; each line "
            "between them has a Navigation number, 4 at most.",
        ),
        Clause(
            "AR-06",
            RULING,
            "Each of the 18 evolution cards has a Natural and an Artificial price in knowledge points.",
        ),
        Clause(
            "AR-07",
            PRINTED,
            "Lots decide who begins; as many cards as players lie open, and four tokens a player, none of "
            "them purple, are picked and laid on empty intersections one by one.",
        ),
        Clause(
            "AR-08",
            PRINTED,
            "A token that completes a small triangle teaches a point for a colour that all three corners "
            "share, and a point for a symbol that they share.",
        ),
        Clause(
            "AR-09",
            PRINTED,
            "A larger triangle must be covered throughout, with the new token at a corner; matching corners "
            "then teach their points and one more of your choice.",
        ),
        Clause(
            "AR-10",
            PRINTED,
            "However many triangles a token completes, you score only one, and one that teaches something.",
        ),
        Clause("AR-11", PRINTED, "No track goes above 5: points beyond that are lost."),
        Clause(
            "AR-12",
            PRINTED,
            "Tokens teach whenever they come onto a map or move on it: in the draft, in actions 1, 3 and 4.",
        ),
        Clause(
            "AR-13",
            PRINTED,
            "Research: you may scrap one token if a scrap place is free, then draw two into the pool, then "
            "take one from the pool, never a purple one, and lay it on an empty intersection.",
        ),
        Clause(
            "AR-14",
            PRINTED,
            "A purple token turns up an evolution card; whoever turned it up pays the Natural price this "
            "turn, everybody else the Artificial one.",
        ),
        Clause(
            "AR-15",
            PRINTED,
            "Two purples in one draw turn up two cards, of which you take one free; that ends the research.",
        ),
        Clause(
            "AR-16",
            PRINTED,
            "When a card is acquired, one purple token of the pool leaves the game and the rest of the pool "
            "goes back into the bag; purple tokens leave the pool in no other way.",
        ),
        Clause(
            "AR-17",
            PRINTED,
            "Extrapolation: give two points of one track for one point on another track that is not full.",
        ),
        Clause(
            "AR-18",
            PRINTED,
            "Celestial: for a Fire Power point strike a token off another map, which its owner may cancel "
            "with a Shields point; or for a Navigation point move a token of yours to an empty intersection.",
        ),
        Clause(
            "AR-19",
            PRINTED,
            "Domestic: for a red point place a token drawn blind, for a green one swap a token of yours "
            "with the pool, for a blue one place a token from any scrap; token and place must be there.",
        ),
        Clause(
            "AR-20",
            PRINTED,
            "Expansion, one a turn: build a colony, shielded or not, invade an open one, shield one of "
            "yours, or buy a face-up card; you need the points and, for a new colony, a planet token.",
        ),
        Clause(
            "AR-21",
            PRINTED,
            "A planet has room for one colony; green planets are in everybody's reach, others only along a "
            "line from a colony of yours, for the line's Navigation number.",
        ),
        Clause(
            "AR-22",
            PRINTED,
            "The turn in which the bag runs empty, a map fills up or the core is settled is the last; a "
            "round of turns without a draw ends the game as well.",
        ),
        Clause(
            "AR-23",
            PRINTED,
            "Points come from sets of identical tokens on the map, from colonies and from evolution cards; "
            "ties go to more cards, then more colonies, then more knowledge.",
        ),
        Clause("AR-24", PRINTED, "Perceptors: every card costs you one point less, of your choice."),
        Clause(
            "AR-25",
            PRINTED,
            "Duplicators: points that research teaches on one celestial track, once chosen, count double.",
        ),
        Clause(
            "AR-26",
            PRINTED,
            "Wanderers: points that research teaches on one domestic track, chosen for good, count double.",
        ),
        Clause(
            "AR-27",
            PRINTED,
            "Migrators: instead of action 5, move a colony along a line to a free planet for the line's "
            "Navigation number.",
        ),
        Clause(
            "AR-28",
            PRINTED,
            "Starstormers: instead of action 2, turn a point of red, green or Shields into another of them.",
        ),
        Clause(
            "AR-29",
            PRINTED,
            "Transmuters: instead of action 2, turn a point of Navigation, blue or Fire Power into another "
            "of them.",
        ),
        Clause("AR-30", PRINTED, "Skyvions: you may take a second celestial act, and pay for it."),
        Clause("AR-31", PRINTED, "Solationists: you may take a second domestic act, and pay for it."),
        Clause("AR-32", PRINTED, "Sanctuarians: shielding a colony of yours costs a single blue point."),
        Clause(
            "AR-33",
            PRINTED,
            "Gallants: in research, points that would be lost on a full track go to tracks of your choice.",
        ),
        Clause(
            "AR-34", PRINTED, "Excurists: 3 points at the end for each set of two or more identical tokens."
        ),
        Clause("AR-35", PRINTED, "Itinerants: 5 points at the end for each evolution card, itself too."),
        Clause("AR-36", PRINTED, "Outrimmers: 5 points at the end for each colony."),
        Clause(
            "AR-37",
            PRINTED,
            "Scavengers: in research you may take your token from anybody's scrap instead of the pool.",
        ),
        Clause(
            "AR-38",
            PRINTED,
            "Traders: instead of action 4, and for a red point, draw two into the pool and take one, as in "
            "research but never from a scrap.",
        ),
        Clause("AR-39", PRINTED, "A shielded colony can be invaded only with Razers."),
        Clause("AR-40", PRINTED, "Travelers: no line costs you more than 1 Navigation."),
        Clause(
            "AR-41",
            PRINTED,
            "Spawners: an unshielded colony may cost you a green and a Navigation point, and its travel.",
        ),
    )
)


TOKENS: Final = {
    "red-fire": "red Fire Power",
    "red-navigation": "red Navigation",
    "red-shields": "red Shields",
    "green-fire": "green Fire Power",
    "green-navigation": "green Navigation",
    "green-shields": "green Shields",
    "blue-fire": "blue Fire Power",
    "blue-navigation": "blue Navigation",
    "blue-shields": "blue Shields",
    "purple": "a purple token",
}
TRACKS: Final = {
    "fire": "Fire Power",
    "navigation": "Navigation",
    "shields": "Shields",
    "red": "Genetic Engineering (red)",
    "green": "Weather Control (green)",
    "blue": "Matter Manipulation (blue)",
}
PLANETS: Final = {
    "green-1": "Iolcos",
    "green-2": "Lemnos",
    "green-3": "Samothrace",
    "green-4": "Cyzicus",
    "green-5": "Mysia",
    "green-6": "Thynias",
    "middle-1": "Bebryce",
    "middle-2": "Salmydessus",
    "middle-3": "Symplegades",
    "middle-4": "Mariandyne",
    "middle-5": "Themiscyra",
    "middle-6": "Aretias",
    "inner-1": "Phasis",
    "inner-2": "Caucasus",
    "inner-3": "Aea",
    "core": "Colchis",
}
CARDS: Final = {
    "perceptors": "Perceptors",
    "duplicators": "Duplicators",
    "wanderers": "Wanderers",
    "migrators": "Migrators",
    "starstormers": "Starstormers",
    "transmuters": "Transmuters",
    "skyvions": "Skyvions",
    "solationists": "Solationists",
    "sanctuarians": "Sanctuarians",
    "gallants": "Gallants",
    "excurists": "Excurists",
    "itinerants": "Itinerants",
    "outrimmers": "Outrimmers",
    "scavengers": "Scavengers",
    "traders": "Traders",
    "razers": "Razers",
    "travelers": "Travelers",
    "spawners": "Spawners",
}

LESSON: Final = {
    "draw": "Your research map is a triangle. A turn has five actions; the first is research. *Draw two "
    "tokens* into the pool.",
    "take": "Two red Fire Power lie side by side on your map. *Take the red Fire Power* from the pool.",
    "place": "Three equal corners of a small triangle teach a point of their colour and a point of their "
    "symbol. *Lay it below the two*, where the triangle closes.",
    "extrapolate": "You need Navigation to build. In action 2 two points of one track make one of another: "
    "*give red and gain Navigation.*",
    "celestial": "Action 3 would strike at another map for a point of Fire Power. You need yours. *Leave "
    "it: done.*",
    "colony": "A colony costs one Fire Power, one Shields and one Navigation. Green planets are in "
    "everybody's reach. *Build a colony on a green planet.*",
    "evolve": "Some turns later you have red and blue to spend. Evolution cards work for you until the end, "
    "and count. *Buy Scavengers.*",
    "end": "From a colony you go on along the lines to richer worlds. The game ends when the bag is empty, "
    "a map is full, or somebody settles Colchis.",
}

ENGLISH: Final = {
    **named("lesson", LESSON),
    "blurb": "Lay out discoveries in triangles, settle the stars, and evolve beyond your rivals.",
    # choices
    "action.end": "done with {action}",
    "action.end-turn": "end the turn",
    "action.take-none": "take no token",
    "action.draw": "draw two tokens into the pool",
    "action.strike": "strike at another map, for a Fire Power point",
    "action.shift": "shift a token of your own, for a Navigation point",
    "action.breed": "draw and place a token blind, for a red point",
    "action.swap": "swap a token with the pool, for a green point",
    "action.salvage": "place a token from a scrap, for a blue point",
    "action.barter": "Traders: draw two and take one, for a red point",
    "action.cancel": "cancel the strike, for a Shields point",
    "action.allow": "let the strike go through",
    "action.track": "choose {track}",
    "action.extra": "one more point of {track}",
    "action.divert": "put the surplus point on {track}",
    "action.gain": "gain a point of {track}",
    "action.double": "{card} double {track} for good",
    "action.discount": "pay one {track} less",
    "action.extrapolate": "give points of {track}",
    "action.convert": "convert a point of {track}",
    "action.take": "take {token}",
    "action.recover": "take {token} from a scrap ({owner})",
    "action.triangle": "score {tracks}",
    "action.triangle-plus": "score {tracks}, with a point of choice",
    "action.buy": "buy {card}",
    "action.claim": "take {card} free",
    "action.point": "choose {place}",
    "action.place": "place {token} at {place}",
    "action.scrap": "scrap {token} at {place}",
    "action.lift": "move {token} from {place}",
    "action.replace": "swap out {token} at {place}",
    "action.target": "strike at {victim}: {token} at {place}",
    "action.build": "build a colony on {planet}",
    "action.fortify": "build a shielded colony on {planet}",
    "action.spawn": "Spawners: build a colony on {planet} for green and Navigation",
    "action.invade": "invade {planet}",
    "action.shield": "shield {planet}",
    "action.ward": "Sanctuarians: shield {planet} for a blue point",
    "action.migrate": "move the colony on {planet}",
    "action.settle": "settle on {planet}",
    # chance
    "action.first": "{seat} begins",
    "action.token": "the bag gives {token}",
    "action.card": "the deck gives {card}",
    # what happened
    "event.first-player": "{seat} will begin.",
    "event.dealt-card": "{card} lie face up.",
    "event.dealt-token": "{token} is in the draft.",
    "event.turn": "{seat} began a turn.",
    "event.took": "{seat} took {token}.",
    "event.recovered": "{seat} took {token} from a scrap ({owner}).",
    "event.placed": "{seat} placed {token} at {place}.",
    "event.moved": "{seat} moved {token} from {from} to {place}.",
    "event.lifted": "{seat} picked up {token} at {place}.",
    "event.completed": "{seat} completed the triangle {places}.",
    "event.gained": "{seat} gained {count} points of {track}.",
    "event.gained.one": "{seat} gained a point of {track}.",
    "event.lost": "{count} points of {track} were lost above the limit.",
    "event.lost.one": "A point of {track} was lost above the limit.",
    "event.diverted": "{seat} put a surplus point on {track}.",
    "event.spent": "{seat} spent {count} points of {track}.",
    "event.spent.one": "{seat} spent a point of {track}.",
    "event.scrapped": "{seat} scrapped {token} at {place}.",
    "event.drew": "{seat} drew {token} into the pool.",
    "event.drew-one": "{seat} drew {token} blind.",
    "event.put-back": "The purple token went back into the bag, and action 4 was over.",
    "event.turned-up": "{seat} turned up {card}.",
    "event.two-purples": "{seat} drew two purples: research was over.",
    "event.claimed": "{seat} took {card} free.",
    "event.bought": "{seat} bought {card} at the {price} price.",
    "event.tuned": "{seat} chose {track} for {card} to double.",
    "event.purple-gone": "A purple token left the game.",
    "event.pool-returned": "{count} tokens of the pool went back into the bag.",
    "event.pool-returned.one": "The one token of the pool went back into the bag.",
    "event.struck": "{seat} struck at {victim}: {token} at {place}.",
    "event.cancelled": "{seat} shielded the token from {other}.",
    "event.hit": "{victim} lost {token} at {place} to the scrap.",
    "event.destroyed": "{victim} lost {token} at {place} for good: the scrap was full.",
    "event.swapped": "{seat} swapped {old} at {place} for {token}.",
    "event.built": "{seat} built a colony on {planet}.",
    "event.fortified": "{seat} built a shielded colony on {planet}.",
    "event.invaded": "{seat} took {planet} from {victim}.",
    "event.shielded": "{seat} shielded {planet}.",
    "event.migrated": "{seat} moved a colony from {from} to {planet}.",
    "event.last-turn": "This turn is the last: {how}.",
    "event.ended": "The game is over: {how}.",
    # goals and forecasts
    "goal.triangle": "{token} at {place}: {count} points",
    "goal.triangle.one": "{token} at {place}: a point",
    "event.ends-after-turn": "The game ends after this turn: {how}.",
    "event.bag-low": "{count} tokens are left in the bag.",
    "event.bag-low.one": "One token is left in the bag.",
    "event.stalling": "Without a draw the game ends in {count} turns.",
    "event.stalling.one": "Without a draw the game ends with this turn.",
    # names, under every part they stand in
    **named("name.token", TOKENS),
    **named("name.old", TOKENS),
    **named("name.track", TRACKS),
    **named("name.tracks", TRACKS),
    **named("name.planet", PLANETS),
    **named("name.from", PLANETS),
    **named("name.card", CARDS),
    "name.action.1": "research",
    "name.action.2": "extrapolation",
    "name.action.3": "celestial acts",
    "name.action.4": "domestic acts",
    "name.action.5": "expansion",
    "name.price.natural": "Natural",
    "name.price.artificial": "Artificial",
    # what a card does, short enough to stand on it; the number is the action it works in
    "card.perceptors": "5: cards cost one point less",
    "card.duplicators": "1: double points on a celestial track",
    "card.wanderers": "1: double points on a domestic track",
    "card.migrators": "5: move a colony along a line",
    "card.starstormers": "2: convert red, green, Shields",
    "card.transmuters": "2: convert Navigation, blue, Fire Power",
    "card.skyvions": "3: a second celestial act",
    "card.solationists": "4: a second domestic act",
    "card.sanctuarians": "5: shield a colony for 1 blue",
    "card.gallants": "1: surplus points go elsewhere",
    "card.excurists": "end: 3 for each set of two or more",
    "card.itinerants": "end: 5 for each card",
    "card.outrimmers": "end: 5 for each colony",
    "card.scavengers": "1: take from any scrap",
    "card.traders": "4: for 1 red draw two, take one",
    "card.razers": "5: invade shielded colonies",
    "card.travelers": "5: no line costs more than 1",
    "card.spawners": "5: build for 1 green, 1 Navigation",
    "name.how.bag-empty": "the bag is empty",
    "name.how.map-full": "a research map is full",
    "name.how.core-settled": "a colony stands on Colchis",
    "name.how.stalled": "a whole round without a draw",
    "name.source.sets": "sets of tokens",
    "name.source.colonies": "colonies",
    "name.source.cards": "evolution cards",
    "name.source.bonuses": "bonuses of cards",
    "option.players": "Players",
    # what is asked
    "ask.draft": "take a token of the draft",
    "ask.place": "choose an intersection for the token",
    "ask.triangle": "choose the triangle to score",
    "ask.extra-point": "choose one more point",
    "ask.divert": "choose a track for the surplus point",
    "ask.research": "research: scrap a token, or draw two",
    "ask.take-token": "take a token, or none",
    "ask.extrapolation": "extrapolate: give points of one track",
    "ask.gain": "choose the track that gains",
    "ask.conversion": "choose the track that gains",
    "ask.celestial": "celestial: strike or shift",
    "ask.target": "choose a token to strike",
    "ask.defence": "cancel the strike, or let it go through",
    "ask.lift": "choose a token to move",
    "ask.domestic": "domestic: breed, swap or salvage",
    "ask.replace": "choose a token to swap out",
    "ask.exchange": "choose a token of the pool",
    "ask.salvaging": "choose a token of a scrap",
    "ask.expansion": "expand: build, invade, shield or buy, or end the turn",
    "ask.migration": "choose where the colony goes",
    "ask.free-card": "take one of these cards, free",
    "ask.doubling": "choose the track it doubles, for good",
    "ask.discount": "choose the point you save",
    "help.moves": (
        "Moves: done, draw, strike, shift, breed, swap, salvage, barter, cancel, allow; places c2; "
        "tokens RF; "
        "a rival's place or scrap 2:c2, 2:RF; tracks +F, giving two xF, converting one tF; triangles =RF+; "
        "build, fortify, spawn, invade, shield, ward, migrate or settle with a planet; "
        "buy or claim with a card."
    ),
}
