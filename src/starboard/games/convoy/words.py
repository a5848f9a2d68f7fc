"""Every sentence a player of the convoy reads."""

# mypyc: skip

from typing import Final

from starboard.games.convoy.components import ENGINE_NAMES
from starboard.kernel.clauses import PRINTED, RULING, Catalogue, Clause
from starboard.kernel.templates import named

CLAUSES: Final = Catalogue(
    (
        Clause(
            "CC-01",
            PRINTED,
            "Five of the seven Modules stand in a row between the two Engines, each showing its Generator "
            "with a Charge on it; the game has 14 Charges, four Crewmembers and three dice.",
        ),
        Clause(
            "CC-02",
            RULING,
            "A side of a Module is a grid of floor and impassable crates; the front has one Generator, the "
            "back has none, and either may have a Console.",
        ),
        Clause(
            "CC-03",
            PRINTED,
            "Modules count from 1 at the bow to 5 at the stern, whichever cards they are; a flip turns a "
            "Module over where it stands.",
        ),
        Clause(
            "CC-04",
            RULING,
            "An Engine is a single space with room for everybody and three squares for Charges, and it "
            "touches every open space of the column next to it.",
        ),
        Clause(
            "CC-05",
            PRINTED,
            "A voyage is made by three of the four Crewmembers, who start together in the bow Engine, and "
            "the Cycle Tracker starts at 14; who stays ashore takes no part.",
        ),
        Clause("CC-06", PRINTED, "A cycle is a warning, then moves and acts, then the flips."),
        Clause(
            "CC-07",
            PRINTED,
            "The warning is a roll of two dice, of three once the tracker shows 7 or less; each die marks "
            "the Module of its number for a flip; a six goes, right after the roll, where the player wants.",
        ),
        Clause(
            "CC-08",
            PRINTED,
            "The warned flips must leave a Charge on some Generator if nothing were moved: rolls that "
            "cannot are thrown again, and sixes go only where one is left.",
        ),
        Clause(
            "CC-09",
            PRINTED,
            "The four points of a cycle must be used: the phase cannot end while what is left of them "
            "pays for a step that somebody could take.",
        ),
        Clause(
            "CC-10",
            PRINTED,
            "A step goes to a space right beside, left, right, up or down, never onto a crate and never "
            "onto somebody of the own crew, except in an Engine.",
        ),
        Clause(
            "CC-11", PRINTED, "A step costs 1 point, with a Charge 2, and there must be points to pay for it."
        ),
        Clause(
            "CC-12",
            PRINTED,
            "Who steps onto a charged Generator with empty hands, and nobody else, may pick up its Charge.",
        ),
        Clause(
            "CC-13",
            PRINTED,
            "No space holds two Charges: where a carried one meets another, one of them is destroyed.",
        ),
        Clause(
            "CC-14",
            PRINTED,
            "Who steps into an Engine with a Charge may place it there on a free square, and the tracker "
            "stands still this cycle; the other crew's Engine is closed.",
        ),
        Clause(
            "CC-15",
            PRINTED,
            "One Charge burns for 4 points or takes off one die, two take off all dice or bring a lost "
            "Crewmember back; each must be carried, or lie in an Engine where one of the crew stands, and "
            "the burn must change something.",
        ),
        Clause(
            "CC-16",
            PRINTED,
            "A Mechanic on a Console can stop that Module's flip as the phase ends if exactly one die "
            "hangs over it.",
        ),
        Clause(
            "CC-17",
            PRINTED,
            "Whoever starts the Move phase on the Navigator's Module or Engine has one more point, for "
            "its own steps only.",
        ),
        Clause(
            "CC-18",
            PRINTED,
            "Every two shared points that the Pilot's steps use give the Pilot a point of its own.",
        ),
        Clause("CC-19", PRINTED, "The Cargo Specialist steps for 1 point even with a Charge."),
        Clause(
            "CC-20",
            RULING,
            "A step is paid from own points if they suffice, else from shared ones, the four before burnt "
            "ones, else from both; what is not used is gone.",
        ),
        Clause(
            "CC-21",
            PRINTED,
            "A flip throws Crewmembers and Charges into space, where the lost stay until brought back; a "
            "Generator that turns up gets a Charge while there are any.",
        ),
        Clause(
            "CC-22",
            PRINTED,
            "The tracker goes down by one after the flips unless it was stalled, and no voyage lasts "
            "longer than fifty cycles.",
        ),
        Clause(
            "CC-23",
            PRINTED,
            "The voyage is won once the Engines hold what the rank asks, 2 and 2, 3 and 2, or 3 and 3; it "
            "is lost when time runs out or the whole crew is in space.",
        ),
        Clause(
            "CC-24",
            PRINTED,
            "A win scores 1 to 4 by the cycles left, times the Crewmembers aboard, and gives two titles.",
        ),
        Clause(
            "CC-25", PRINTED, "Six points won at one rank make a captain of the next, starting at 0 again."
        ),
        Clause(
            "CC-26",
            PRINTED,
            "Two crews of three without abilities start in opposite Engines, and three Charges in the own "
            "one win; a crew all in space has lost, and when time runs out Charges count, then crew.",
        ),
        Clause(
            "CC-27",
            PRINTED,
            "Each of two players rolls one die as a warning and places it if it is a six; the higher roll "
            "moves first, and equal rolls are thrown again.",
        ),
        Clause(
            "CC-28", PRINTED, "Each crew has four points of its own, and one finishes before the other moves."
        ),
        Clause(
            "CC-29",
            PRINTED,
            "Who steps onto an opposing Crewmember grapples: equal rolls send the mover back, a lead of 1 "
            "or 2 wins space and Charge, and one of 3 or more throws the loser off the ship.",
        ),
        Clause(
            "CC-30",
            RULING,
            "A beaten defender is pushed straight on, or to a free space beside it that its owner picks; "
            "where there is none it is off the ship, and it picks nothing up.",
        ),
    )
)

CREW_NAMES: Final = {
    "mechanic": "the Mechanic",
    "navigator": "the Navigator",
    "pilot": "the Pilot",
    "cargo": "the Cargo Specialist",
    "bow-1": "Bow 1",
    "bow-2": "Bow 2",
    "bow-3": "Bow 3",
    "stern-1": "Stern 1",
    "stern-2": "Stern 2",
    "stern-3": "Stern 3",
}

ENGINE_WORDS: Final[dict[str, str]] = {name: f"the {name} Engine" for name in ENGINE_NAMES}


LESSON: Final = {
    "fetch": "Two dice hang over Galley and Workshop: those Modules will flip. You have four points, a step "
    "costs one. *Walk the Cargo Specialist to the Generator in the Hold and take its Charge.*",
    "place": "With a Charge a step costs two, but not for the Cargo Specialist. *Carry it back into the bow "
    "Engine and place it.* That also stalls the tracker, which counts your time.",
    "flip": "All points are used. *End the phase* and watch: whatever is on a Module that flips goes into "
    "space.",
    "six": "A six is yours to hang. Galley and Workshop are dark now; a flip would bring a Generator and a "
    "new Charge up. *Hang the six over one of them.*",
    "escape": "Later on the voyage: the Pilot stands in the Med bay, which is about to flip, and one point "
    "is left. *Bring the Pilot out, into the Galley.*",
    "hack": "The Workshop will flip too, but the Mechanic stands on its Console. *Hack it and end the "
    "phase*: that flip does not happen.",
    "arrive": "One more Charge in the stern Engine and both hold two. *Take the Cargo Specialist into the "
    "stern Engine and place it.*",
    "end": "The Engines run and the crew is alive. Charges can also be burnt for points or to take dice "
    "away, and four Crewmembers have four abilities: try who suits you.",
}

ENGLISH: Final = {
    **named("lesson", LESSON),
    "blurb": "Carry Charges through a ship that turns itself over, before time or crew run out.",
    "action.end": "end the phase: warned Modules flip",
    "action.hack": "end the phase, the Mechanic stopping the flip of its Module",
    "action.put": "hang the six over Module {module}, {card}",
    "action.step": "{crew} to {to}",
    "action.take": "{crew} to {to}, taking the Charge",
    "action.leave": "{crew} to {to}, leaving the Charge",
    "action.place": "{crew} to {to}, placing the Charge",
    "action.keep": "{crew} to {to}, keeping the Charge",
    "action.grapple": "{crew} to {to}, grappling {foe}",
    "action.grapple-take": "{crew} to {to}, grappling {foe} for the space and its Charge",
    "action.grapple-leave": "{crew} to {to}, grappling {foe}, leaving the Charge",
    "action.retreat": "{crew} gives way to {to}",
    "action.burn-points": "burn the Charge of {paid} for more points",
    "action.burn-die": "burn the Charge of {paid}: one die off Module {module}",
    "action.burn-dice": "burn Charges of {paid}: all dice off",
    "action.burn-return": "burn Charges of {paid}: {crew} back in {engine}",
    "action.line-up": "Module card {number}, {card}",
    "action.ashore": "{crew} stays ashore",
    "action.roll": "the dice show {dice}",
    "action.roll-two": "the bow rolls {bow}, the stern {stern}",
    "action.roll-grapple": "{roll} against {against}",
    "event.lined-up": "Module {module} is {card}.",
    "event.mustered": "{crew} stays ashore.",
    "event.cycle": "Cycle {tracker}.",
    "event.rolled": "The dice show {dice}.",
    "event.rolled-two": "The bow rolls {bow}, the stern {stern}.",
    "event.dice-kept": "The dice were kept from emptying the ship (CC-08).",
    "event.first-mover": "{seat} moves first.",
    "event.first-mover.you": "You move first.",
    "event.six-placed": "A six hangs over Module {module}, {card}.",
    "event.directed": "{crew} has {count} extra points beside the Navigator.",
    "event.directed.one": "{crew} has an extra point beside the Navigator.",
    "event.stepped": "{crew} goes from {from} to {to} for {count} points.",
    "event.stepped.one": "{crew} goes from {from} to {to} for 1 point.",
    "event.attacked": "{crew} goes from {from} for {foe} at {to}, paying {count} points.",
    "event.attacked.one": "{crew} goes from {from} for {foe} at {to}, paying 1 point.",
    "event.momentum": "{crew} gains {count} points of its own.",
    "event.momentum.one": "{crew} gains a point of its own.",
    "event.took": "{crew} takes the Charge of {card}.",
    "event.destroyed": "Two Charges met: the one of {card} is destroyed.",
    "event.placed": "{crew} places a Charge in {engine}, which holds {charges} now; the tracker is stalled.",
    "event.burnt": "{count} Charges burn: {paid}.",
    "event.burnt.one": "A Charge burns: {paid}.",
    "event.points": "{count} more points to use.",
    "event.die-removed": "A die comes off Module {module}, {card}; {left} left there.",
    "event.returned": "{crew} is back, in {engine}.",
    "event.move-ended": "{seat} ended the Move phase.",
    "event.hacked": "{crew} stops the flip of {card}.",
    "event.flipped": "Module {module}, {card}, turns over: {side}.",
    "event.charge-made": "{card} makes a Charge.",
    "event.supply-empty": "{card} makes nothing: no Charge is left.",
    "event.charge-lost": "The Charge of {card} goes into space.",
    "event.lost": "{crew} is lost in space.",
    "event.lost-with-charge": "{crew} is lost in space, with a Charge.",
    "event.tracker": "The tracker goes to {tracker}.",
    "event.tracker-stalled": "The tracker stays at {tracker}.",
    "event.grappled": "{crew} rolls {roll}, {foe} {against}.",
    "event.held-off": "{crew} does not get the space.",
    "event.seized": "{crew} has the Charge of {foe} now.",
    "event.charge-broken": "The Charge of {crew} is destroyed: the winner has one.",
    "event.pushed": "{crew} is pushed to {to}.",
    "event.will-flip": "Module {module}, {card}, will flip {count} times and end {side}.",
    "event.will-flip.one": "Module {module}, {card}, will flip once and end {side}.",
    "event.will-tick": "The tracker will go to {tracker}.",
    "event.will-stay": "The tracker will stay at {tracker}.",
    "event.ended": "The voyage is over: {how}.",
    "goal.reach": "{crew} to {to}",
    "goal.grapple": "{crew} grapples for {to}",
    **named("name.crew", CREW_NAMES),
    **named("name.foe", CREW_NAMES),
    **named("name.lost", CREW_NAMES),
    **named("name.paid", CREW_NAMES | ENGINE_WORDS),
    **named("name.engine", ENGINE_WORDS),
    **named("name.from", ENGINE_WORDS),
    **named("name.to", ENGINE_WORDS),
    "name.side.front": "Generator up",
    "name.side.back": "Generator down",
    "name.how.charged": "enough Charges are in place",
    "name.how.time-out": "the last cycle has ended",
    "name.how.cycle-cap": "no voyage may last longer",
    "name.how.crew-lost": "a whole crew is in space",
    "name.how.crews-lost": "both crews are in space, a draw",
    "name.source.voyage": "win scale",
    "name.source.charges": "Charges in the Engine",
    "option.players": "Players: one crew against the ship, or two crews",
    "option.rank": "Rank of a single crew's captain, in stars",
    "option.crew": "Who flies, if there is a single crew",
    "option.modules": "Modules from bow to stern, by number",
    "name.modules.drawn": "drawn",
    "name.modules.first-flight": "first flight: 1 to 5",
    "ask.move": "move and act",
    "ask.six": "hang the six over a Module",
    "ask.pushed": "say where your pushed Crewmember goes",
    "help.moves": (
        "Moves: P-2c3 (Pilot one step to column c, row 3 of Module 2), P-2c3+ (taking the Charge), P-bow+ "
        "(placing it), 6-3 (six on Module 3), burn P points, burn bow die 3, burn P+bow dice, "
        "burn bow+bow return M stern, hack, end."
    ),
}
