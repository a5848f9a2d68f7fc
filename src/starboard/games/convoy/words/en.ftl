### Cosmic Convoy, in English.

title = Cosmic Convoy
blurb = Carry Charges to both Engines while the ship keeps flipping its rooms over.
career = Captain of the convoy

## Bots

note-unlearnt = No network has learnt these components; this bot plans by rules of thumb.

## Characters: what they say, their temper, what they are good at

character-nunki = Every Charge has a home, and it is not the fire.
    .temper = miser
    .good = Burns next to nothing and brings everything home.
character-zosma = What is a Charge for, if not for burning?
    .temper = spender
    .good = Burns Charges when nobody expects it.
character-hadar = You are standing where I want to walk.
    .temper = brawler
    .good = Grapples for spaces and for the Charges on them.

## Names

seat-captain = Captain
seat-bow-crew = Bow crew
seat-stern-crew = Stern crew

crew-mechanic = Mechanic
    .the = the Mechanic
    .letter = M
crew-navigator = Navigator
    .the = the Navigator
    .letter = N
crew-pilot = Pilot
    .the = the Pilot
    .letter = P
crew-cargo = Cargo Specialist
    .the = the Cargo Specialist
    .letter = C
crew-bow-1 = Bow 1
    .letter = 1
crew-bow-2 = Bow 2
    .letter = 2
crew-bow-3 = Bow 3
    .letter = 3
crew-stern-1 = Stern 1
    .letter = 1
crew-stern-2 = Stern 2
    .letter = 2
crew-stern-3 = Stern 3
    .letter = 3

# Where somebody stands or goes: an Engine, or a space of a Module by its name, 2c3.
space-bow = Bow Engine
    .the = the bow Engine
    .short = Bow
    .board = bow
space-stern = Stern Engine
    .the = the stern Engine
    .short = Stern
    .board = stern
space-other = { $value }

# Whose Charge burns: an Engine's or a Crewmember's.
payer-bow = the bow Engine
payer-stern = the stern Engine
payer-other = { NAME($value, of: "crew", form: "the") }

card-hold = Hold
card-galley = Galley
card-med-bay = Med bay
card-workshop = Workshop
card-quarters = Quarters
card-coolant = Coolant
card-comms = Comms

side-front = Generator up
    .lit = lit
    .plate = Lit
    .face = The front
    .inner = the front
side-back = Generator down
    .lit = dark
    .plate = Dark
    .face = The back
    .inner = the back

title-sluggish = Sluggish
title-mediocre = Mediocre
title-reliable = Reliable
title-expedient = Expedient
title-heartless = Heartless
title-survivalist = Survivalist
title-benevolent = Benevolent

ending-charged = enough Charges are in place
ending-time-out = the last cycle has ended
ending-cycle-cap = no voyage may last longer
ending-crew-lost = a whole crew is in space
ending-crews-lost = both crews are in space, a draw

source-voyage = win scale
source-charges = Charges in the Engine
gauge-charges = Charges in the Engines
gauge-crew = Crew aboard
gauge-tracker = Tracker
gauge-voyage = Points a win would score

option-players = Players: one crew against the ship, or two crews
option-rank = Rank of a single crew's captain, in stars
option-crew = Who flies, if there is a single crew
option-modules = Modules from bow to stern, by number

## What may be done

action-end = end the phase: warned Modules flip
action-hack = end the phase, the Mechanic stopping the flip of its Module
action-put = hang the six over Module { $module }, { NAME($card, of: "card") }
action-step = { NAME($crew, of: "crew", form: "the") } to { NAME($to, of: "space", form: "the") }
action-take = { NAME($crew, of: "crew", form: "the") } to { NAME($to, of: "space", form: "the") }, taking the Charge
action-leave = { NAME($crew, of: "crew", form: "the") } to { NAME($to, of: "space", form: "the") }, leaving the Charge
action-place = { NAME($crew, of: "crew", form: "the") } to { NAME($to, of: "space", form: "the") }, placing the Charge
action-keep = { NAME($crew, of: "crew", form: "the") } to { NAME($to, of: "space", form: "the") }, keeping the Charge
action-grapple = { NAME($crew, of: "crew", form: "the") } to { NAME($to, of: "space", form: "the") }, grappling { NAME($foe, of: "crew", form: "the") }
action-grapple-take = { NAME($crew, of: "crew", form: "the") } to { NAME($to, of: "space", form: "the") }, grappling { NAME($foe, of: "crew", form: "the") } for the space and its Charge
action-grapple-leave = { NAME($crew, of: "crew", form: "the") } to { NAME($to, of: "space", form: "the") }, grappling { NAME($foe, of: "crew", form: "the") }, leaving the Charge
action-retreat = { NAME($crew, of: "crew", form: "the") } gives way to { NAME($to, of: "space", form: "the") }
action-burn-points =
    { $pack-burning-price-points ->
        [one] burn the Charge of { LIST($paid, of: "payer") } for more points
       *[other] burn Charges of { LIST($paid, of: "payer") } for more points
    }
action-burn-die =
    { $pack-burning-price-die ->
        [one] burn the Charge of { LIST($paid, of: "payer") }: one die off Module { $module }
       *[other] burn Charges of { LIST($paid, of: "payer") }: one die off Module { $module }
    }
action-burn-dice =
    { $pack-burning-price-dice ->
        [one] burn the Charge of { LIST($paid, of: "payer") }: all dice off
       *[other] burn Charges of { LIST($paid, of: "payer") }: all dice off
    }
action-burn-return =
    { $pack-burning-price-return ->
        [one] burn the Charge of { LIST($paid, of: "payer") }: { NAME($crew, of: "crew", form: "the") } back in { NAME($engine, of: "space", form: "the") }
       *[other] burn Charges of { LIST($paid, of: "payer") }: { NAME($crew, of: "crew", form: "the") } back in { NAME($engine, of: "space", form: "the") }
    }

## What chance may bring

action-line-up = Module card { $number }, { NAME($card, of: "card") }
action-ashore = { NAME($crew, of: "crew", form: "the") } stays ashore
action-roll =
    { $count ->
        [one] the die shows { LIST($dice) }
       *[other] the dice show { LIST($dice) }
    }
action-roll-two = the bow rolls { $bow }, the stern { $stern }
action-roll-grapple = { $roll } against { $against }

## What happened

event-lined-up = Module { $module } is { NAME($card, of: "card") }.
event-mustered = { NAME($crew, of: "crew", form: "the") } stays ashore.
event-cycle = Cycle { $tracker }.
event-rolled =
    { $count ->
        [one] The die shows { LIST($dice) }.
       *[other] The dice show { LIST($dice) }.
    }
event-rolled-two = The bow rolls { $bow }, the stern { $stern }.
event-dice-kept = The dice were kept from emptying the ship (CC-08).
event-first-mover =
    { WHO($seat) ->
        [you] You move first.
       *[other] { SEAT($seat) } moves first.
    }
event-six-placed = A six hangs over Module { $module }, { NAME($card, of: "card") }.
event-directed =
    { $count ->
        [one] { NAME($crew, of: "crew", form: "the") } has an extra point beside the Navigator.
       *[other] { NAME($crew, of: "crew", form: "the") } has { $count } extra points beside the Navigator.
    }
# `.log` is for the page, whose ship prints no names of spaces.
event-stepped =
    { $count ->
        [one] { NAME($crew, of: "crew", form: "the") } goes from { NAME($from, of: "space", form: "the") } to { NAME($to, of: "space", form: "the") } for 1 point.
       *[other] { NAME($crew, of: "crew", form: "the") } goes from { NAME($from, of: "space", form: "the") } to { NAME($to, of: "space", form: "the") } for { $count } points.
    }
    .log =
        { $to ->
            [bow] { NAME($crew, of: "crew", form: "the") } goes into { NAME($to, of: "space", form: "the") }.
            [stern] { NAME($crew, of: "crew", form: "the") } goes into { NAME($to, of: "space", form: "the") }.
           *[other]
                { $from ->
                    [bow] { NAME($crew, of: "crew", form: "the") } goes from { NAME($from, of: "space", form: "the") } into the Module beside it.
                    [stern] { NAME($crew, of: "crew", form: "the") } goes from { NAME($from, of: "space", form: "the") } into the Module beside it.
                   *[other]
                        { $entered ->
                            [yes] { NAME($crew, of: "crew", form: "the") } goes into the { NAME($card, of: "card") }.
                            [no] { NAME($crew, of: "crew", form: "the") } takes a step in the { NAME($card, of: "card") }.
                           *[other] { NAME($crew, of: "crew", form: "the") } takes a step.
                        }
                }
        }
event-attacked =
    { $count ->
        [one] { NAME($crew, of: "crew", form: "the") } goes from { NAME($from, of: "space", form: "the") } for { NAME($foe, of: "crew", form: "the") } at { NAME($to, of: "space", form: "the") }, paying 1 point.
       *[other] { NAME($crew, of: "crew", form: "the") } goes from { NAME($from, of: "space", form: "the") } for { NAME($foe, of: "crew", form: "the") } at { NAME($to, of: "space", form: "the") }, paying { $count } points.
    }
    .log = { NAME($crew, of: "crew", form: "the") } goes for { NAME($foe, of: "crew", form: "the") }.
event-momentum =
    { $count ->
        [one] { NAME($crew, of: "crew", form: "the") } gains a point of its own.
       *[other] { NAME($crew, of: "crew", form: "the") } gains { $count } points of its own.
    }
event-took = { NAME($crew, of: "crew", form: "the") } takes the Charge of { NAME($card, of: "card") }.
event-destroyed = Two Charges met: the one of { NAME($card, of: "card") } is destroyed.
event-placed = { NAME($crew, of: "crew", form: "the") } places a Charge in { NAME($engine, of: "space", form: "the") }, which holds { $charges } now; the tracker is stalled.
event-burnt =
    { $count ->
        [one] A Charge burns: { LIST($paid, of: "payer") }.
       *[other] { $count } Charges burn: { LIST($paid, of: "payer") }.
    }
event-points =
    { $count ->
        [one] 1 more point to use.
       *[other] { $count } more points to use.
    }
event-die-removed =
    { $left ->
        [0] A die comes off Module { $module }, { NAME($card, of: "card") }; none is left there.
       *[other] A die comes off Module { $module }, { NAME($card, of: "card") }; { $left } left there.
    }
event-returned = { NAME($crew, of: "crew", form: "the") } is back, in { NAME($engine, of: "space", form: "the") }.
event-move-ended =
    { WHO($seat) ->
        [you] You ended the Move phase.
       *[other] { SEAT($seat) } ended the Move phase.
    }
event-grappled = { NAME($crew, of: "crew", form: "the") } rolls { $roll }, { NAME($foe, of: "crew", form: "the") } { $against }.
event-held-off = { NAME($crew, of: "crew", form: "the") } does not get the space.
event-seized = { NAME($crew, of: "crew", form: "the") } has the Charge of { NAME($foe, of: "crew", form: "the") } now.
event-charge-broken = The Charge of { NAME($crew, of: "crew", form: "the") } is destroyed: the winner has one.
event-pushed = { NAME($crew, of: "crew", form: "the") } is pushed to { NAME($to, of: "space", form: "the") }.
    .log =
        { $to ->
            [bow] { NAME($crew, of: "crew", form: "the") } is pushed into { NAME($to, of: "space", form: "the") }.
            [stern] { NAME($crew, of: "crew", form: "the") } is pushed into { NAME($to, of: "space", form: "the") }.
           *[other] { NAME($crew, of: "crew", form: "the") } is pushed back.
        }
event-hacked = { NAME($crew, of: "crew", form: "the") } stops the flip of { NAME($card, of: "card") }.
event-flipped = Module { $module }, { NAME($card, of: "card") }, turns over: { NAME($side, of: "side") }.
event-charge-made = { NAME($card, of: "card") } makes a Charge.
event-supply-empty = { NAME($card, of: "card") } makes nothing: no Charge is left.
event-charge-lost = The Charge of { NAME($card, of: "card") } goes into space.
event-lost = { NAME($crew, of: "crew", form: "the") } is lost in space.
event-lost-with-charge = { NAME($crew, of: "crew", form: "the") } is lost in space, with a Charge.
event-tracker =
    { $tracker ->
        [0] The tracker has run out.
       *[other] The tracker goes to { $tracker }.
    }
event-tracker-stalled = The tracker stays at { $tracker }.
event-ended = The voyage is over: { NAME($how, of: "ending") }.

## What is coming

event-will-flip =
    { $count ->
        [one] Module { $module }, { NAME($card, of: "card") }, will flip once and end { NAME($side, of: "side") }.
       *[other] Module { $module }, { NAME($card, of: "card") }, will flip { $count } times and end { NAME($side, of: "side") }.
    }
event-will-tick =
    { $tracker ->
        [0] The tracker will run out.
       *[other] The tracker will go to { $tracker }.
    }
event-will-stay = The tracker will stay at { $tracker }.

## The rules

clause-CC-01 =
    .printed-1 = { $pack-ship-modules } of the { $pack-cards } Modules stand in a row between the two Engines, each showing its Generator with a Charge on it.
    .printed-2 =
        { $pack-dice ->
            [one] The game has { $pack-ship-charges } Charges, four Crewmembers and one die.
           *[other] The game has { $pack-ship-charges } Charges, four Crewmembers and { $pack-dice } dice.
        }
clause-CC-02 =
    .ruling-1 = A side of a Module is a grid, { $pack-columns } wide and { $pack-rows } high, of floor and impassable crates.
    .ruling-2 = The front has one Generator, the back has none, and either may have a Console.
clause-CC-03 =
    .printed-1 = Modules count from 1 at the bow to { $pack-ship-modules } at the stern, whichever cards they are.
    .printed-2 = A flip turns a Module over where it stands.
clause-CC-04 =
    .ruling-1 =
        { $pack-ship-squares ->
            [one] An Engine is a single space with room for everybody and one square for a Charge.
           *[other] An Engine is a single space with room for everybody and { $pack-ship-squares } squares for Charges.
        }
    .ruling-2 = It touches every open space of the column next to it.
    .printed-3 = Only steps into or out of an Engine may go otherwise than left, right, up or down.
clause-CC-05 =
    .printed-1 = A voyage is made by three of the four Crewmembers, picked or drawn, who start together in one Engine; who stays ashore takes no part.
    .ruling-2 = They start in the bow Engine.
    .printed-3 = The Cycle Tracker starts at { $pack-cycle-tracker }.
    .ruling-4 = A table chooses the players, the rank, the crew and the Modules; crew and Modules that nobody picks are drawn.
clause-CC-06 =
    .printed-1 = A cycle is a warning, then moves and acts, then the flips.
clause-CC-07 =
    .printed-1 =
        { $pack-late-from ->
            [0]
                { $pack-cycle-dice ->
                    [one] The warning is a roll of one die.
                   *[other] The warning is a roll of { $pack-cycle-dice } dice.
                }
           *[other]
                { $pack-cycle-dice ->
                    [one] The warning is a roll of one die, of { $pack-cycle-late-dice } once the tracker shows { $pack-late-from } or less.
                   *[other] The warning is a roll of { $pack-cycle-dice } dice, of { $pack-cycle-late-dice } once the tracker shows { $pack-late-from } or less.
                }
        }
    .printed-2 = Each die marks the Module of its number for a flip; two on one Module mean two flips.
    .printed-3 = A six goes, right after the roll, where the player wants.
clause-CC-08 =
    .printed-1 = The warned flips must leave a Charge on some Generator if nothing were moved: rolls that do not are thrown again.
    .ruling-2 = Sixes go only where a Charge can be left; where there is no such place, the dice are thrown again.
    .ruling-3 = If no roll at all could leave one, any roll stands.
clause-CC-09 =
    .printed-1 =
        { $pack-movement-points ->
            [one] The crew has one movement point each cycle, and it must be used.
           *[other] The crew shares { $pack-movement-points } movement points each cycle, and they must be used.
        }
    .ruling-2 = The phase cannot end while what is left of them pays for a step that somebody could take, be it into a grapple.
    .ruling-3 = Points from abilities and burnt Charges need not be used.
clause-CC-10 =
    .printed-1 = A step goes to a space right beside, left, right, up or down, never onto a crate and never onto somebody of the own crew, except in an Engine.
clause-CC-11 =
    .printed-1 =
        { $pack-movement-step ->
            [one] A step costs 1 point, with a Charge { $pack-movement-carrying }, and there must be points to pay for it.
           *[other] A step costs { $pack-movement-step } points, with a Charge { $pack-movement-carrying }, and there must be points to pay for it.
        }
clause-CC-12 =
    .printed-1 = Who steps onto a charged Generator with empty hands, and nobody else, may pick up its Charge.
    .ruling-2 = That is decided with the step.
clause-CC-13 =
    .printed-1 = No space holds two Charges: where a carried one meets another, one of them is destroyed.
clause-CC-14 =
    .printed-1 = Who steps into an Engine with a Charge may place it there at once on a free square, and the tracker stands still this cycle.
    .ruling-2 = Otherwise it stays in hand; Charges are not dropped elsewhere or handed over.
    .ruling-3 = The other crew's Engine is closed.
clause-CC-15 =
    .printed-1 = Charges burn in the Move phase, at no cost in movement.
    .printed-2 =
        { $pack-burning-price-points ->
            [one] One gives
           *[other] { $pack-burning-price-points } give
        } { $pack-burning-points ->
            [one] 1 more point.
           *[other] { $pack-burning-points } more points.
        }
    .printed-3 =
        { $pack-burning-price-die ->
            [one] One takes
           *[other] { $pack-burning-price-die } take
        } a die off a Module, { $pack-burning-price-dice ->
            [one] one takes
           *[other] { $pack-burning-price-dice } take
        } all dice off.
    .printed-4 =
        { $pack-burning-price-return ->
            [one] One brings a lost Crewmember back.
           *[other] { $pack-burning-price-return } bring a lost Crewmember back.
        }
    .ruling-5 = Each must be carried, or lie in an Engine where one of the crew stands, and several may come from different places.
    .ruling-6 = Who comes back takes a seat in an Engine that the player picks, of two crews in the own one.
    .ruling-7 = Only the crew that moves burns, and only what is its own; the burn must change something.
clause-CC-16 =
    .printed-1 =
        { $pack-abilities-hack ->
            [one] A Mechanic on a Console can stop that Module's flip if exactly one die hangs over it; the die is spent.
           *[other] A Mechanic on a Console can stop that Module's flips if exactly { $pack-abilities-hack } dice hang over it; the dice are spent.
        }
    .ruling-2 = That is decided as the phase ends.
clause-CC-17 =
    .printed-1 =
        { $pack-abilities-direct ->
            [0] Whoever starts the Move phase on the Navigator's Module or Engine gains nothing by it here.
            [one] Whoever starts the Move phase on the Navigator's Module or Engine has one more point, for its own steps only.
           *[other] Whoever starts the Move phase on the Navigator's Module or Engine has { $pack-abilities-direct } more points, for its own steps only.
        }
clause-CC-18 =
    .printed-1 =
        { $pack-abilities-gain ->
            [0] The points that the Pilot uses earn it nothing here.
            [one]
                { $pack-abilities-momentum ->
                    [one] Every point that the Pilot's steps use gives the Pilot a point of its own.
                   *[other] Every { $pack-abilities-momentum } points that the Pilot's steps use give the Pilot a point of its own.
                }
           *[other]
                { $pack-abilities-momentum ->
                    [one] Every point that the Pilot's steps use gives the Pilot { $pack-abilities-gain } points of its own.
                   *[other] Every { $pack-abilities-momentum } points that the Pilot's steps use give the Pilot { $pack-abilities-gain } points of its own.
                }
        }
    .ruling-2 = Only shared points count, those of the cycle and burnt ones; own points earn no more.
clause-CC-19 =
    .printed-1 =
        { $pack-abilities-cart ->
            [one] The Cargo Specialist steps for 1 point even with a Charge.
           *[other] The Cargo Specialist steps for { $pack-abilities-cart } points with a Charge.
        }
clause-CC-20 =
    .ruling-1 = A step is paid from own points if they suffice, else from shared ones, those of the cycle before burnt ones, else from both, own ones first.
    .ruling-2 = What is not used when the phase ends is gone.
clause-CC-21 =
    .printed-1 = Each die flips its Module once and throws Crewmembers and Charges on it into space, where the lost stay until brought back.
    .printed-2 = A Generator that turns up gets a Charge while there are any; lost, burnt and destroyed ones return to the supply.
    .ruling-3 = Modules flip from bow to stern, all dice of one before the next, and what a flip throws out is in the supply before a new Charge is taken.
clause-CC-22 =
    .printed-1 = The tracker goes down by one after the flips unless it was stalled.
    .ruling-2 =
        { $pack-cycle-most ->
            [one] No voyage lasts longer than one cycle.
           *[other] No voyage lasts longer than { $pack-cycle-most } cycles, stalled ones included.
        }
clause-CC-23 =
    .printed-1 = The voyage is won the moment the Engines hold what the rank asks, either way round: { $pack-ranks-wanted-0-0 } and { $pack-ranks-wanted-0-1 } for one star, { $pack-ranks-wanted-1-0 } and { $pack-ranks-wanted-1-1 } for two, { $pack-ranks-wanted-2-0 } and { $pack-ranks-wanted-2-1 } for three.
    .printed-2 = It is lost when the last cycle ends or the whole crew is in space.
clause-CC-24 =
    .printed-1 = A win scores { $pack-least-points } to { $pack-most-points } points, the more the more cycles are left and the more Crewmembers are aboard, and gives two titles.
    .printed-2 = The title for the pace is { title-sluggish }, { title-mediocre }, { title-reliable } or { title-expedient }, the more cycles are left; that for the crew { title-heartless }, { title-survivalist } or { title-benevolent }, the more are aboard.
clause-CC-25 =
    .printed-1 =
        { $pack-ranks-promotion ->
            [one] One point won at a rank makes a captain of the next.
           *[other] { $pack-ranks-promotion } points won at one rank make a captain of the next.
        }
    .ruling-2 = Points add up over voyages at one rank and start at 0 on the next; a loss scores 0.
clause-CC-26 =
    .printed-1 =
        { $pack-crews-charges ->
            [one] Two crews of three without abilities start in opposite Engines, and the first Charge in the own one wins.
           *[other] Two crews of three without abilities start in opposite Engines, and { $pack-crews-charges } Charges in the own one win.
        }
    .ruling-2 = The first seat's crew starts in the bow Engine, and both crews share the tracker.
    .ruling-3 = A crew all in space has lost; when both are lost in the same flips the game is drawn.
    .ruling-4 = When time runs out Charges count, then crew aboard; else the game is drawn.
clause-CC-27 =
    .printed-1 = Each of two players rolls one die as a warning and places it if it is a six; the higher roll moves first.
    .ruling-2 = Equal rolls are thrown again, and so are those that CC-08 does not let stand.
clause-CC-28 =
    .printed-1 =
        { $pack-movement-points ->
            [one] Each crew has one point of its own, and one finishes before the other moves; then the Modules flip.
           *[other] Each crew has { $pack-movement-points } points of its own, and one finishes before the other moves; then the Modules flip.
        }
clause-CC-29 =
    .printed-1 = Who steps onto an opposing Crewmember grapples: both roll a die.
    .printed-2 =
        { $pack-crews-push ->
            [1] Equal rolls send the mover back.
           *[other] A lead of less than { $pack-crews-push } sends the mover back.
        }
    .printed-3 =
        { $pack-pushes ->
            [0] A greater lead throws the loser off the ship, with its Charge.
           *[other] A greater lead wins space and Charge and pushes the loser back; one of { $pack-crews-off } or more throws the loser off the ship, with its Charge.
        }
clause-CC-30 =
    .ruling-1 = What to do with a Charge is said with the step and counts only if the mover gets the space; its points are spent in any case.
    .ruling-2 = A beaten mover stays where it came from.
    .ruling-3 = A beaten defender is pushed straight on, or to a free space beside it that its owner picks; where there is none it is off the ship, and it picks nothing up.
    .ruling-4 = A winner that already carries destroys the loser's Charge, and a Charge won on a Generator that already holds one destroys that one.
    .ruling-5 = In an Engine there is no grapple.

## Lessons

lesson-aim = Bring Charges from the Generators into both Engines before the tracker runs out, and lose nobody on the way: whoever is aboard at the end multiplies what the voyage is worth.

lesson-first = Your first voyage
    .lead = A Charge fetched, dice over the Modules, an arrival: every choice is yours.
    .learned-1 = Whoever carries pays more for each step. Know who carries lightly.
    .learned-2 = Dice over a Module say that it flips: leave it, stop it, or use it.
    .learned-3 = The voyage ends well the moment that both Engines have what they need.

lesson-first-who = Who fetches it?
    .ask = A Charge waits on the Generator of the *{ NAME($card, of: "card") }*, and everybody stands in the bow Engine. You have { $pack-movement-points } points. *Who sets out, and where to?*
    .hint = A step costs { $pack-movement-step }, and { $pack-movement-carrying } with a Charge in hand. Count the way there and the way back.
    .rule = The Cargo Specialist carries as lightly as others walk, and the Pilot gains points by moving.
    .why = A step with a Charge costs { $pack-movement-carrying } points, but only { $pack-abilities-cart } for the Cargo Specialist. For every { $pack-abilities-momentum } points that the Pilot uses it *gains points of its own*.
    .cargo = the Cargo Specialist, straight towards it
    .mechanic = the Mechanic, a row above it
    .round = the Cargo Specialist, to the upper row

lesson-first-who-cargo = There and back in one cycle
    .text = The Cargo Specialist pays no more with a Charge than without. So the points last for the way to the Charge and home again, in this very cycle.
lesson-first-who-pilot = There and back, by momentum
    .text = Well seen: the Pilot gains points of its own on the way, and those carry the Charge home in this very cycle. The Cargo Specialist could do it too.
lesson-first-who-mechanic = It gets there
    .text = The Mechanic reaches the Charge and can take it. On the way back every step costs { $pack-movement-carrying }, so it is not home in this cycle. Somebody else would be.
    .look = Look at the spaces outlined in blue: there and back, with somebody who carries lightly.
lesson-first-who-round = The long way
    .text = The right sort of errand, and the Charge can be taken. But this way is longer than it need be, so it does not come home in this cycle.
    .look = Look at the spaces outlined in blue: the shortest way begins there.

lesson-first-place = One step from the Engine
    .ask = The Cargo Specialist has come back with the Charge, and one point is left. The tracker shows { $tracker }. *What is it used for?*
    .hint = What a Charge is for is decided in the Engines.
    .rule = Whoever carries a Charge into an Engine may place it there at once, and that stalls the tracker.
    .why = A Charge counts when it is *placed* in an Engine, and placing one stalls the tracker for this cycle: it stays where it is. Only somebody who steps into the Engine can do it.
    .place = into the Engine, placing it
    .keep = into the Engine, keeping it
    .pilot = the Pilot moves up instead

lesson-first-place-best = Placed, and time stands still
    .text = The first Charge is where it belongs. And the tracker stays at { $tracker } when this cycle ends: each delivery is a cycle won.
lesson-first-place-kept = Safe, but not placed
    .text = In the Engine nothing flips, so the Charge is safe there. But it counts only once it is placed, and to place it somebody has to step in: now it must go out and come back. The tracker goes on to { $next }.
    .look = Look at the Engine outlined in blue: a Charge can be placed as it arrives.
lesson-first-place-burnt = A Charge for something else
    .text = Burning is allowed, and there are cycles in which it saves the voyage. Nobody is in danger here, and a Charge that was one step from its place is gone.
    .look = Look at the Engine outlined in blue: it was one step away.
lesson-first-place-elsewhere = It stays outside
    .text = The Charge is not placed, and the tracker goes on to { $next } instead of standing still.
    .look = Look at the Engine outlined in blue: the last point leads there.

lesson-first-six = A die of your own
    .ask = The dice show that the { NAME($warned, of: "card") } will flip, and a { $face }, which goes where you like. { LIST($dark-cards, of: "card") } are dark. Your crew is in the Engine. *Over which Module do you hang it?*
    .hint = Nobody is in danger, so think of the Charges: how many will wait on Generators after the flips?
    .rule = A flip turns the other side up, and a Generator that comes up has a new Charge on it.
    .why = A die means *a flip*, and each flip turns the other side up. A Module that was dark shows its Generator then, *with a new Charge*; one that was lit goes dark.
    .near = the { card-hold }, beside your crew
    .dark = the { card-galley }, which is dark
    .again = the { card-med-bay }, which flips anyhow

lesson-first-six-best = A light goes on
    .text = The { NAME($card, of: "card") } was dark. Its flip turns the Generator up, and a new Charge lies on it. A danger for nobody has become supplies.
lesson-first-six-twice = It flips, and flips back
    .text = The { NAME($card, of: "card") } would have gone dark. With another die it flips once more and ends as it was, with a new Charge on its Generator. That leaves as many Charges as lighting a dark Module.
lesson-first-six-fewer =
    { $missed ->
        [one] One Charge fewer
       *[other] { $missed } Charges fewer
    }
    .text = The { NAME($card, of: "card") } had no Charge to lose, which is well seen. But its Generator goes down, and elsewhere the same die would have brought a new Charge.
    .look = Look at the Modules outlined in blue: what is on their other side?

lesson-first-out = Out of the way
    .ask = Later. Dice hang over the Modules where { LIST($danger, of: "crew", form: "the") } stand, and one point is left. The Mechanic is on a Console. *What do you do, and how do you end the phase?*
    .hint = One of them can be helped by a step. Must the other one be?
    .rule = On a Console the Mechanic may stop the flip of a Module with { $pack-abilities-hack ->
        [one] one die
       *[other] { $pack-abilities-hack } dice
    } as the phase ends.
    .why = Whoever stands on a Module that flips goes into space. A step leads out; and the Mechanic on a Console may *hack*: that Module does not flip.
    .pilot = the Pilot steps out, and the Mechanic hacks
    .both = the Mechanic leaves for the next Module
    .cargo = the Cargo Specialist takes the step, and the Mechanic hacks

lesson-first-out-best = Everybody aboard
    .text = The point brought the Pilot out, and the Mechanic needed none: the hacked Module does not flip. All { $of } are aboard.
lesson-first-out-unhacked = The Pilot is out
    .text = The step was the right one. But the phase ended without a hack, and the Mechanic went into space with the Module, standing on the very Console that would have stopped it.
    .look = Look at the space outlined in blue: there the phase can end in another way.
lesson-first-out-left = The Module held
    .text = The hack kept the Mechanic aboard without a point being spent on it. The point itself was for the Pilot, who was left on a Module that flipped.
    .look = Look at the space outlined in blue: it is one step from the Pilot, and nothing flips there.
lesson-first-out-more =
    { $aboard ->
        [0] Nobody is left
        [one] One is left
       *[other] { $aboard } are left
    }
    .text = { LIST($gone, of: "crew", form: "the") } went into space. One step and one hack would have kept everybody aboard.
    .look = Look at the spaces outlined in blue: a way out for one, and a Console for the other.

lesson-first-arrive = The last Charge
    .ask = The bow Engine holds { $bow } Charges, the stern Engine { $stern }, and the Cargo Specialist carries one. On Modules that will flip are { LIST($danger, of: "crew", form: "the") }. *What is your last point for?*
    .hint = When exactly does a voyage end?
    .rule = The voyage is won the moment that both Engines hold what the rank asks for. No Module flips any more.
    .why = A voyage is won *at once* when both Engines hold enough Charges. Everybody aboard at that moment counts, also on a Module that was about to flip.
    .stern = the Charge into the stern Engine
    .pilot = the Pilot out of danger
    .wait = into the Engine, keeping the Charge

lesson-first-arrive-best = Arrived
    .text = Both Engines run. The dice do not matter any more: { $aboard-now } are aboard, and all of them count.
lesson-first-arrive-pilot = A kind thought
    .text = To look after the Pilot is right nearly always. Just now the voyage could have been over before anything flips, with everybody aboard.
    .look = Look at the Engine outlined in blue: one Charge is missing there.
lesson-first-arrive-other = Not yet
    .text = The voyage goes on, and the Modules will flip first. The Charge that was missing is not in the stern Engine.
    .look = { lesson-first-arrive-pilot.look }

lesson-second = Playing well
    .lead = Forecasts, hacking, the crew's gifts, burning Charges, and time.
    .learned-1 = Ask how each Module will end before you ask who moves.
    .learned-2 = A Charge is also points, and a die taken away: burn one where it wins more than it is.
    .learned-3 = The crew's gifts are worth steps. Leave everybody where the next cycle wants them.

lesson-second-twice = Dice upon dice
    .ask = { $dice } dice hang over the { NAME($card, of: "card") }, and the Mechanic stands there on a Console. One point is left. *Who moves?*
    .hint = Will the Console help here?
    .rule = The Mechanic stops a flip only where { $pack-abilities-hack ->
        [one] exactly one die hangs
       *[other] exactly { $pack-abilities-hack } dice hang
    } over the Module.
    .why = So many dice cannot be hacked, and *each of them is a flip*. The Module throws everybody out, ends as it was, and has a new Charge on its Generator.
    .out = the Mechanic, to the next Module
    .stay = the Mechanic, further in
    .pilot = the Pilot, nearer to them

lesson-second-twice-best = Out, and a Charge to come back for
    .text = The Mechanic watches from outside how the { NAME($card, of: "card") } flips and flips back. Its Generator is up again, with a new Charge. All { $of } are aboard.
lesson-second-twice-inside = Still on it
    .text = The { NAME($card, of: "card") } flipped until it was as before, and it would have been easy to think that nothing happens. But the first flip already throws everybody out: the Mechanic is in space.
    .look = Look at the space outlined in blue: it belongs to another Module.
lesson-second-twice-other = The Console does not help
    .text = { $dice } dice cannot be hacked. The Mechanic stayed on the Module, and is in space.
    .look = Look at the space outlined in blue: it is one step from the Mechanic.

lesson-second-hack = One step for all
    .ask = The { NAME($card, of: "card") } will flip. { $in-danger } of your crew stand there, and a Charge lies on its Generator. One point is left. *What is the best step?*
    .hint = A step can bring one out. Can one step help everything on the Module?
    .rule = From a Console the Mechanic stops the flip of the whole Module.
    .why = To leave saves whoever leaves. To *hack* saves the Module, with everybody on it and its Charge. The Mechanic only has to stand on the Console as the phase ends.
    .hack = the Mechanic onto the Console, and a hack
    .mechanic = the Mechanic out
    .pilot = the Pilot out

lesson-second-hack-best = One step, and nothing happens
    .text = The hacked { NAME($card, of: "card") } does not flip: { $in-danger } are still aboard that would not have been, and the Charge is still there.
lesson-second-hack-forgot = On the Console, and too late
    .text = The step was the right one. From there the phase can also end with a hack; without it the Module flipped with everybody on it.
    .look = Look at the space outlined in blue, and end the phase by hacking.
lesson-second-hack-one = One is safe
    .text = { LIST($gone, of: "crew", form: "the") } went into space, and so did the Charge. It was a good step for one; there was one for all.
    .look = Look at the space outlined in blue: it is a Console.
lesson-second-hack-none = Nobody there is safe
    .text = { LIST($gone, of: "crew", form: "the") } went into space with the Module, and so did its Charge.
    .look = Look at the space outlined in blue: it is a Console, one step from the Mechanic.

lesson-second-navigator = Where the next cycle begins
    .ask = Nobody is in danger, and one point is left in this cycle. The Navigator is alone in a Module, the others are together in the next. *Who uses the point?*
    .hint = Think of the next cycle: what does the Navigator give, and to whom?
    .rule = Whoever begins a cycle where the Navigator is has an extra point.
    .why = Everybody else who *begins* the moving where the Navigator is, in the same Module or Engine, has { $pack-abilities-direct ->
        [one] an extra point
       *[other] { $pack-abilities-direct } extra points
    } of their own. The last point of a cycle is well spent on being together.
    .joins = the Navigator, to the others
    .pilot = the Pilot, to the Navigator
    .ahead = the Cargo Specialist, one Module ahead

lesson-second-navigator-best = Together
    .text = One step, and { $got } begin the next cycle beside the Navigator, each with something extra. The Navigator going to the others is worth more than one of them coming.
lesson-second-navigator-one = One is beside the Navigator
    .text = Well seen: the Pilot has something extra in the next cycle. The other one has not, and one step would have been enough for both.
    .look = Look at the space outlined in blue: it is in the Module where the others are.
lesson-second-navigator-none = Everybody for themselves
    .text = Nobody begins the next cycle beside the Navigator. One step would have been worth { $most } points there.
    .look = { lesson-second-navigator-one.look }

lesson-second-pilot = Momentum
    .ask = The nearest Charge waits on the Generator of the *{ NAME($card, of: "card") }*, a way of { $way } steps from the bow Engine. You have { $points } points. *Who sets out, and where to?*
    .hint = The way is longer than the points. Whose points grow?
    .rule = For every { $pack-abilities-momentum } shared points that the Pilot uses it gains points of its own.
    .why = The Pilot gains { $pack-abilities-gain ->
        [one] a point
       *[other] { $pack-abilities-gain } points
    } of its own for every { $pack-abilities-momentum } shared ones that pay for its steps. Alone on all { $points } it goes { $way } spaces, and not one more: a step aside is a step too many.
    .straight = the Pilot, along the shortest way
    .low = the Pilot, along the lower row
    .cargo = the Cargo Specialist, who is nearer
    .mechanic = the Mechanic

lesson-second-pilot-best = Just far enough
    .text = From there the Pilot can go on to the Charge and take it in this cycle: { $points } points have become { $way } steps.
lesson-second-pilot-astray = The right one, the wrong way
    .text = Only the Pilot gets that far. But from there the way to the Charge is longer than what is left.
    .look = Look at the spaces outlined in blue: that is the shortest way.
lesson-second-pilot-other = Not in this cycle
    .text = From there { NAME($crew, of: "crew", form: "the") } cannot reach the Charge in this cycle. And a point that somebody else has used gives the Pilot no momentum.
    .look = Look at the spaces outlined in blue: who can go all of them?

lesson-second-die = A Charge against a flip
    .ask = No points are left. In the { NAME($card, of: "card") }, which will flip and has a Charge on its Generator, are { LIST($danger, of: "crew", form: "the") }. The Cargo Specialist carries a Charge. *What do you do?*
    .hint = A Charge in hand can be burnt: for points, or to take a die away. What is still there afterwards?
    .rule = A burnt Charge takes one die off a Module, or gives { $pack-burning-points } points.
    .why = Burning costs no points. { $pack-burning-points } points bring people out; *a die less* leaves the whole Module as it is, with everybody on it and its Charge.
    .die = burn it: the die off that Module
    .points = burn it for points
    .keep = keep it, and end the phase

lesson-second-die-best = One for all that
    .text = The { NAME($card, of: "card") } does not flip: { LIST($danger, of: "crew", form: "the") } stay aboard, and the Charge on its Generator is there in place of the burnt one.
lesson-second-die-points = Both can walk out
    .text = The points are enough for { LIST($danger, of: "crew", form: "the") } to leave, and that is what matters most. But the Module still flips, and its Charge is lost with the one that was burnt.
    .look = Look at the spaces outlined in blue: must anybody move?
lesson-second-die-other = Another die
    .text = That Module does not flip now. But where one still will, there are { LIST($danger, of: "crew", form: "the") }.
    .look = Look at the spaces outlined in blue: which die hangs over them?
lesson-second-die-kept = A dear Charge
    .text = The Charge in hand is kept, and { LIST($danger, of: "crew", form: "the") } are in space with the one on the Generator. To bring one of them back would cost { $pack-burning-price-return ->
        [one] a Charge
       *[other] { $pack-burning-price-return } Charges
    }.
    .look = Look at the spaces outlined in blue: a Charge could have kept both aboard.

lesson-second-burn = One Charge for another
    .ask = The bow Engine holds { $bow } Charges, the stern Engine { $stern }. The Mechanic carries one, and the Cargo Specialist another, not far from the stern. No points are left. *What do you do?*
    .hint = How many Charges are still missing, and how many are in hand?
    .rule = A burnt Charge gives { $pack-burning-points } points, which anybody may use.
    .why = One Charge is missing, and more than one is on the way. The one that comes too late is worth { $pack-burning-points } *points to the other*.
    .way = burn the Mechanic's for points
    .die = burn the Mechanic's: the die off the Pilot's Module
    .own = burn the Cargo Specialist's for points

lesson-second-burn-best = Won with what was over
    .text = With these points the Cargo Specialist walks into the stern Engine and places the last Charge, in this very cycle. The Mechanic's was not needed for that.
lesson-second-burn-own = The wrong one of them
    .text = The points are there, but the Charge near the stern Engine is gone. The Mechanic's is too far away to be placed in this cycle.
    .look = Look at the spaces outlined in blue: which of them is nearer to an Engine?
lesson-second-burn-dice = Safe, and no further
    .text = Dice that are gone harm nobody. But nobody takes a step either, and the voyage could have been won in this cycle.
    .look = Look at the spaces outlined in blue: one of the Charges there can pay the way of the other.
lesson-second-burn-end = Thrift
    .text = Every Charge is kept, but the Pilot is in space, and the tracker goes on. The voyage could have been won in this cycle.
    .look = { lesson-second-burn-dice.look }

lesson-second-either = Either way round
    .ask = You fly with { $rank } stars. Both Engines hold { $bow } Charges. The Pilot carries one beside the bow, and another waits near the stern. *What comes first?*
    .hint = How many Charges does this rank ask for, and where?
    .rule = Where the rank asks for more in one Engine than in the other, it does not matter in which.
    .why = With { $rank } stars one Engine must hold one more than the other, and *either may be that one*. The nearest way is the best.
    .bow = the Pilot into the bow Engine, placing it
    .stern = the Cargo Specialist fetches the one at the stern
    .out = the Mechanic out of the Module that will flip

lesson-second-either-best = { lesson-first-arrive-best }
    .text = The bow Engine holds one Charge more than the stern, and that is enough. Nothing flips any more.
lesson-second-either-burnt = A Charge spent at the door
    .text = The Pilot's Charge could have been placed at once. What it was burnt for cannot be better than that: the voyage would be over, and won.
    .look = Look at the Engine outlined in blue, and at what the Pilot carries.
lesson-second-either-cargo = The longer way
    .text = A Charge in the stern Engine would do as well. But it takes more steps than one, and the other one is there already.
    .look = { lesson-second-either-burnt.look }
lesson-second-either-other = One step too early
    .text = The voyage is not over yet. By another step it would have been won, before anything flips.
    .look = { lesson-second-either-burnt.look }

lesson-second-stall = The last cycle
    .ask = The tracker shows { $tracker }: when this cycle ends, time is up. The Cargo Specialist carries a Charge beside the bow Engine, and one point is left. *What now?*
    .hint = Is there something that stops the tracker?
    .rule = Placing a Charge stalls the tracker for that cycle.
    .why = Each Charge that is placed *stalls the tracker*: the cycle costs no time. Whoever delivers in every cycle loses no time.
    .place = { lesson-first-place.place }
    .keep = { lesson-first-place.keep }
    .mechanic = the Mechanic towards the Generator

lesson-second-stall-best = One more cycle
    .text = The Charge is placed and the tracker stays at { $tracker }. The voyage goes on.
lesson-second-stall-burnt = It would have bought a cycle
    .text = What the Charge was burnt for lasts until the end of this cycle, and so does the voyage: time is up then.
    .look = Look at the Engine outlined in blue.
lesson-second-stall-other = Time is up
    .text = When this cycle ends the tracker leaves { $tracker }, and the voyage is lost, whatever else was prepared.
    .look = Look at the Engine outlined in blue: one step, and the tracker stands still.

## The board in a terminal

board-row = The row so far, from the bow: { LIST($cards, of: "card", join: "comma") }.
board-cycle =
    { $stalled ->
        [yes] Cycle { $at } (stalled), number { $cycle } of at most { $most }
       *[no] Cycle { $at }, number { $cycle } of at most { $most }
    }
board-goal =
    { $rank ->
        [none]
            { $total ->
                [one] first with 1 Charge
               *[other] first with { $charges } Charges
            }
       *[other] rank { $rank }: { $charges } Charges
    }
board-supply = supply { $supply }
board-signs = #### crate  G Generator  * Charge  C Console  + carries  o free square  [3] die
board-lost = Lost in space: { LIST($crew, join: "comma") }
board-none-lost = Lost in space: nobody
board-points = Points left: { $left } of { $of }
board-burnt = { $burnt } burnt
board-own = { $own } of { $crew } alone

## Moves as text

help-board = A space is written by Module, column and row: 2c3. It shows who stands there, + with a Charge, and then what is drawn there: . free, G Generator (* with its Charge), C Console. Crewmembers: P { crew-pilot }, M { crew-mechanic }, N { crew-navigator }, C { crew-cargo }; of two crews b1 to b3 and s1 to s3. To both sides are the Engines with their squares (* a Charge) and whoever is in them; [3] over a Module is a die.
help-moves = Moves: P-2c3 (Pilot one step to column c, row 3 of Module 2), P-2c3+ (taking the Charge), P-bow+ (placing it), 6-3 (six on Module 3), burn P points, burn bow die 3, burn P+bow dice, burn bow+bow return M stern, hack, end.

## What is refused

refusal-no-ranks-for-two = convoy for two has neither ranks nor specialists (CC-26); leave rank and crew out.
refusal-no-such-module-card = convoy has Modules 1 to { $cards } here. Allowed: first-flight, drawn, or { $modules }.

# Component files.
refusal-module-cards-between = modules needs from { $least } to { $most } cards.
refusal-module-card-name = Module { $number } needs a name of its own, without a dot.
refusal-module-card-rows = { NAME($side, of: "side", form: "face") } of { $card } must be a list of rows.
refusal-module-card-size = A Module has at most { $most } rows and { $most } columns.
refusal-module-card-shape = { NAME($side, of: "side", form: "face") } of { $card } is not { $columns } wide and { $rows } high like the front of { $first }.
refusal-module-card-symbol = { NAME($side, of: "side", form: "face") } of { $card } has "{ $symbol }"; spaces are . floor, # crate, G, C.
refusal-module-card-generator =
    { $side ->
        [front] The front of { $card } must have one Generator (CC-02).
       *[back] The back of { $card } must have no Generator (CC-02).
    }
refusal-module-card-consoles = { NAME($side, of: "side", form: "face") } of { $card } has more than one Console (CC-02).
refusal-modules-as-die-faces = ship.modules must be { $modules }: a die has a face for each, and a six.
refusal-win-scale-rows = scale.pace must be a list of rows.
refusal-win-scale-order = scale.pace must have rows that start from 1 and rise.
refusal-rank-charges = ranks.wanted must be three pairs of Charges.

# What can be played with but may strand somebody.
refusal-module-card-parts = { NAME($side, of: "side", form: "face") } of { $card } does not connect.
refusal-module-card-walled =
    { $end ->
        [left] { NAME($side, of: "side", form: "face") } of { $card } is walled off on the left.
       *[right] { NAME($side, of: "side", form: "face") } of { $card } is walled off on the right.
    }
refusal-module-cards-apart = { NAME($side, of: "side", form: "face") } of { $card } and, to its right, { NAME($other-side, of: "side", form: "inner") } of { $other-card } share no passable row.

# Positions that play cannot lead to.
refusal-crews-and-rank = The convoy has 1 or 2 players, and a rank of 1 to { $ranks }.
refusal-modules-in-row = There are { $modules } Modules in the row (CC-01).
refusal-no-generator-there = Module { $module } shows no Generator that could hold a Charge.
refusal-no-other-crewmember = There is no other Crewmember "{ $crew }".
refusal-module-twice = Each Module card is in the row at most once.
refusal-crew-of-three = A crew has { $crew } Crewmembers (CC-05).
refusal-crews-alike = Two crews have neither ranks nor specialists (CC-26).
refusal-lost-carries = Somebody in space carries nothing.
refusal-foreign-engine = Nobody enters the other crew's Engine (CC-14).
refusal-on-crate = { $space } is a crate (CC-10).
refusal-space-shared = Two Crewmembers cannot share { $space } (CC-10).
refusal-charges-meet = Two Charges cannot share a space (CC-13).
refusal-charges-total = There are { $charges } Charges in all (CC-01).
refusal-ending-said = A game that is over says how it ended, and no other does.
refusal-sixes-when = Sixes are placed right after the roll (CC-07).
refusal-grapple-when = A grapple needs somebody who began it (CC-29).
refusal-pushed-when = Somebody pushed must be asked where to (CC-30).
refusal-cycles-from-one = Cycles are counted from 1.
refusal-tracker-out = When the Cycle Tracker has run out the game is over (CC-23).
refusal-crew-turns = A crew has one turn in a cycle.
refusal-second-crew = Only one of two crews moves second (CC-28).
refusal-stalled-when = The tracker is stalled only by a Charge placed in this cycle (CC-14).
refusal-not-set-out-yet = Before the first cycle the Modules are charged, and nothing has happened (CC-01).
refusal-ashore-drawn = It is drawn who stays ashore only where that is open (CC-05).
refusal-dice-early = Before the roll no dice are about (CC-07).
refusal-dice-other = These are not the dice of this cycle's roll (CC-07, CC-27).
refusal-dice-many = More dice hang over the Modules than were rolled (CC-07).
refusal-higher-first = The higher roll moves first (CC-27).
refusal-dice-missing = Every die of the roll hangs over a Module or is a six to be placed (CC-07).
refusal-six-unasked = A six that can go to one Module only is placed unasked (CC-08).
refusal-points-while-moving = Points are there only while somebody moves (CC-20).
refusal-points-burnt = So many points cannot come from the Charges that were burnt (CC-15).
refusal-crews-points = Two crews have no specialists and no points of their own (CC-26).
refusal-momentum-source = Momentum comes from shared points that the Pilot has used (CC-18).
refusal-own-points = Somebody has more points of its own than it can have gained (CC-17, CC-18).
refusal-grapple-mover = A grapple is begun by somebody aboard whose crew moves (CC-29).
refusal-grapple-space = A grapple is for the space of an opposing Crewmember right beside (CC-29).
refusal-grapple-charge = There is no Charge that the winner could pick up (CC-30).
refusal-pushed-who = Who is pushed is of the other crew, and has lost its Charge (CC-29).
refusal-pushed-space = Who is pushed shares the space with the winner until it has left (CC-30).
refusal-pushed-unasked = Who can only be pushed to one space is not asked (CC-30).
refusal-won-too-soon = Nobody has won a game that goes on.
refusal-charged-already = So many Charges in the Engines would have ended the game (CC-23, CC-26).
refusal-lost-already = A crew all in space would have ended the game (CC-23, CC-26).
refusal-voyage-ended-otherwise = The game cannot have ended like that (CC-23, CC-26).
refusal-flips-over = After the flips no dice hang and no points are left (CC-20, CC-21).

# Moves as text.
refusal-not-a-crew-move = "{ $text }" is not a move: write P-2c3, P-2c3+ with a Charge, 6-3, burn P points, burn bow die 3, burn P+bow dice, burn bow+bow return M stern, hack or end.
refusal-no-such-space = There is no space { $text }; they go from 1a1 to { $last }, and bow and stern.
refusal-no-such-crewmember =
    { $players ->
        [1] There is no Crewmember { $text }; write M, N, P and C.
       *[other] There is no Crewmember { $text }; write 1, 2 and 3.
    }
refusal-burn-price = Charges to burn: { $points } for points, { $die } for one die, { $dice } for all dice, { $back } for a return, as in burn P+bow dice.
refusal-not-by-chance = "{ $text }" is nothing that chance can give here: write module 3, without P or dice 2 5.
refusal-no-such-crew-choice = The convoy knows no { $kind } with { $parts }.

### The page

page-ship = The ship
page-phase-ready = Made ready
page-phase-warning = Cycle { $cycle } of { $of } · Flip warning
page-phase-move =
    { $count ->
        [0] Cycle { $cycle } of { $of } · Move and act
        [one] Cycle { $cycle } of { $of } · Move and act, before a Module flips
       *[other] Cycle { $cycle } of { $of } · Move and act, before { $count } Modules flip
    }
page-phase-crew =
    { WHO($seat) ->
        [you] Cycle { $cycle } of { $of } · your crew moves
       *[other] Cycle { $cycle } of { $of } · { SEAT($seat) } moves
    }
page-phase-over =
    { $cycle ->
        [one] After 1 cycle
       *[other] After { $cycle } cycles
    }

## The tracker

page-cycle = Cycle { $cycle }
page-cycle-short = Cycle
page-tracker = The Cycle Tracker shows { $cycle }
page-tracker-stalled = The Cycle Tracker shows { $cycle }. Stalled: stays at { $cycle }
page-stalled = Stalled: stays at { $cycle }
page-stalled-short = stalled
page-cap = Cycle { $cycle } of { $most } at most
page-cap-short = { $cycle } of { $most }
page-dice-from =
    { $early ->
        [one] 1 die, from { $from } on { $late }
       *[other] { $early } dice, from { $from } on { $late }
    }

## What things are for

page-can-mechanic =
    { $pack-abilities-hack ->
        [one] On a Console, stops that Module's flip if one die hangs over it.
       *[other] On a Console, stops that Module's flips if { $pack-abilities-hack } dice hang over it.
    }
page-can-navigator =
    { $pack-abilities-direct ->
        [0] Others that start the phase beside it get no points of their own.
        [one] Others that start the phase beside it get 1 point of their own.
       *[other] Others that start the phase beside it get { $pack-abilities-direct } points of their own.
    }
page-can-pilot =
    { $pack-abilities-gain ->
        [0] Shared points that it uses earn it none of its own.
       *[other]
            { $pack-abilities-momentum ->
                [one] Every shared point it uses earns it { $pack-abilities-gain } of its own.
               *[other] Every { $pack-abilities-momentum } shared points it uses earn it { $pack-abilities-gain } of its own.
            }
    }
page-can-cargo =
    { $pack-abilities-cart ->
        [1] Pays 1 a step even with a Charge.
       *[other] Pays { $pack-abilities-cart } a step with a Charge.
    }
page-can-crew =
    { $pack-movement-step ->
        [one] A step costs 1 point, { $pack-movement-carrying } with a Charge. Stepping onto the other crew is a grapple.
       *[other] A step costs { $pack-movement-step } points, { $pack-movement-carrying } with a Charge. Stepping onto the other crew is a grapple.
    }
page-hint-generator = Generator: who steps here may take its Charge, one each. Flipped up, it gets a new one.
page-hint-console =
    { $pack-abilities-hack ->
        [one] Console: from here a Mechanic can stop this Module's flip if one die hangs over it.
       *[other] Console: from here a Mechanic can stop this Module's flips if { $pack-abilities-hack } dice hang over it.
    }
page-hint-crate = Crates: nobody passes.
page-hint-engine = Engine: a carrier that comes in may place its Charge; the tracker then stays for this cycle. It never flips.
page-hint-module =
    { $side ->
        [front] Lit side, with a Generator. A flip turns the dark side up. All that is on a Module when it flips goes into space.
       *[back] Dark side, without a Generator. A flip turns the lit side up, with a new Charge. All that is on a Module when it flips goes into space.
    }
page-hint-dice =
    { $pack-burning-price-die ->
        [one] Each warning die flips its Module once, after everybody has moved. A burnt Charge takes a die off.
       *[other] Each warning die flips its Module once, after everybody has moved. { $pack-burning-price-die } burnt Charges take a die off.
    }
page-hint-tracker = Goes down by one each cycle, unless a Charge was placed in an Engine. After 1 time has run out.
page-hint-points =
    { $pack-movement-points ->
        [one] Shared by the crew; the one of a cycle must be used, burnt and own ones need not.
       *[other] Shared by the crew; the { $pack-movement-points } of a cycle must be used, burnt and own ones need not.
    }
page-hint-supply = New Charges come from here, if any are left; lost, burnt and destroyed ones return.
page-no-charges = Nobody carries a Charge, and your Engines have none.
page-hint-burn = Burns what a Crewmember carries, or has in the Engine it stands in.

## Places and pieces

page-module = Module { $module }, { NAME($card, of: "card") }: { NAME($side, of: "side", form: "lit") }
page-space = { NAME($card, of: "card") }, column { $column }, row { $row }
page-generator =
    { $charge ->
        [yes] Generator with a Charge, { NAME($card, of: "card") }, column { $column }, row { $row }
       *[no] Generator without a Charge, { NAME($card, of: "card") }, column { $column }, row { $row }
    }
page-console = Console, { NAME($card, of: "card") }, column { $column }, row { $row }
page-crates =
    { $count ->
        [one] Crates in { NAME($card, of: "card") }, one space
       *[other] Crates in { NAME($card, of: "card") }, { $count } spaces
    }
page-in-space = lost in space
page-with-charge = with a Charge
page-own-points =
    { $count ->
        [one] +1 own point
       *[other] +{ $count } own points
    }
page-own = { $count } of its own
page-own-for = for { NAME($crew, of: "crew", form: "the") } alone
page-movement = Movement
page-movement-of = { SEAT($seat) } moves
page-movement-left = { $left } of { $of } still to use
page-safe = safe
page-warned = warned
page-supply =
    { $count ->
        [one] 1 Charge
       *[other] { $count } Charges
    }
page-supply-in = in the supply
page-supply-words =
    { $count ->
        [one] 1 Charge in the supply
       *[other] { $count } Charges in the supply
    }
page-supply-short = supply
page-engine =
    { $most ->
        [0] holds { $charges }, needs { $least }
       *[other] holds { $charges }, needs { $least } or { $most }
    }
page-needs =
    { $most ->
        [0] needs { $least }
       *[other] needs { $least }–{ $most }
    }

## How the warned Modules will end

page-flips =
    { $count ->
        [1] Flips once
        [2] Flips twice
       *[other] Flips { $count } times
    }
page-fate-dark = Ends dark: no Generator
page-fate-lit = Ends lit and charged
page-fate-empty = Ends lit, no Charge
page-fate-hack = the Mechanic can stop it
page-fate-lost =
    { $count ->
        [one] { LIST($crew, of: "crew") } is lost
       *[other] { LIST($crew, of: "crew") } are lost
    }
page-fate-lost-all = all aboard it are lost
page-fate-dark-short = Ends dark
page-fate-lit-short = Ends lit
page-fate-empty-short = Ends lit, empty
page-fate-hack-short = can be stopped
page-fate-lost-all-short = all lost
page-fate-lost-short = { LIST($crew, of: "crew", form: "letter") } lost

## The ask bar

page-ask-move =
    { $count ->
        [one] Move one of your crew: *1 point* to use
       *[other] Move one of your crew: *{ $count } points* to use
    }
page-ask-own = *Only own points* are left: use them, or end the phase
page-ask-end = Nobody can take a step: *end the phase*
page-ask-picked = Move *{ NAME($crew, of: "crew", form: "the") }* to a marked space
page-ask-six =
    { $count ->
        [one] *Hang the 6* over a Module of your choice
       *[other] *Hang the first 6* over a Module of your choice
    }
page-ask-pushed = { NAME($crew, of: "crew", form: "the") } is pushed away: *where to?*
page-ask-paid = *Which Charge* burns?
page-ask-module = *Which die* comes off?
page-ask-crew = *Who* comes back?
page-ask-engine = *In which Engine* does it come back?
page-to =
    { $count ->
        [one] Move { NAME($crew, of: "crew", form: "the") } to *{ $place }* for 1 point
       *[other] Move { NAME($crew, of: "crew", form: "the") } to *{ $place }* for { $count } points
    }
page-to-grapple =
    { $count ->
        [one] { NAME($crew, of: "crew", form: "the") } *grapples { NAME($foe, of: "crew", form: "the") }* for 1 point
       *[other] { NAME($crew, of: "crew", form: "the") } *grapples { NAME($foe, of: "crew", form: "the") }* for { $count } points
    }
page-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
page-chip-points =
    { $count ->
        [one] −1 point
       *[other] −{ $count } points
    }
page-chip-take = takes the Charge
page-chip-place = places the Charge
page-chip-stall = Tracker stays at { $cycle }
page-chip-destroy = destroys a Charge
page-chip-grapple = both roll a die
page-chip-warned =
    { $count ->
        [one] { NAME($card, of: "card") }: flips once, lost if it stays
       *[other] { NAME($card, of: "card") }: flips { $count } times, lost if it stays
    }
page-chip-safe = { NAME($card, of: "card") }: no flip this cycle
page-chip-safe-short = no flip there
page-chip-lost = Lost in the flips: { LIST($crew, of: "crew") }
page-charge-choice = The Charge at the end of the way
page-take = Take Charge
page-take-short = Take
page-take-not = Leave it
page-place = Place and stall
page-place-short = Place
page-place-not = Keep it
page-move-here = Move here
page-grapple-cost = Grapple · { $count }
page-step-tag = { $count } a step
page-six-over = Hang the six over Module { $module }, { NAME($card, of: "card") }
page-six-here = Over { NAME($card, of: "card") }
page-pick-first = First pick one of your crew, then a space.
page-too-far = That is too far for the points of { NAME($crew, of: "crew", form: "the") }.
page-put-back = Never mind
page-end-left =
    { $count ->
        [one] End: 1 point still to use
       *[other] End: { $count } points still to use
    }
page-end-flips =
    { $count ->
        [0] End: nothing flips
        [one] End: 1 Module flips
       *[other] End: { $count } Modules flip
    }
page-end-other = End: the other crew moves
page-end-left-short = End: { $count } left
page-end-flips-short =
    { $count ->
        [0] End
        [one] End: 1 flip
       *[other] End: { $count } flips
    }
page-end-other-short = End
page-hack = Hack { NAME($card, of: "card") } and end
page-hack-short = Hack, end
page-burn = Burn Charges:
page-burn-open = Burn…
page-burn-of = Burn a Charge of { NAME($engine, of: "space", form: "the") }
page-die-of = Take a die off { NAME($card, of: "card") }
page-burn-points =
    { $pack-burning-points ->
        [one] +1 point
       *[other] +{ $pack-burning-points } points
    }
page-burn-die = 1 die off
page-burn-dice = all dice off
page-burn-dice-short = all dice off
page-burn-return = a lost one back
page-burn-return-short = crew back

## Crews, the win scale and the career

page-captain =
    { $rank ->
        [1] One-star captain
       *[other] { $rank }-star captain
    }
page-goal =
    { $one ->
        [one] Goal: { $one } Charge in one Engine, { $two } in the other
       *[other] Goal: { $one } Charges in one Engine, { $two } in the other
    }
page-worth = { $count } now
page-card-ashore = Stays ashore on this trip
page-card-lost = Lost in space
page-card-console = { $place }, on the Console
page-card-doomed = lost if it stays
page-facts-charges = Charges in place, and wanted
page-facts-aboard = Crewmembers aboard
page-facts-own = Own points
page-scale = Win scale
page-scale-aboard = { $count } aboard
page-scale-cycles = { $from } to { $to } left
page-scale-text =
    { $pack-ranks-promotion ->
        [one] A win now stands where the table is brass. One point at a rank makes a captain of the next.
       *[other] A win now stands where the table is brass. { $pack-ranks-promotion } points at one rank make a captain of the next.
    }
page-scale-two =
    { $pack-crews-charges ->
        [one] One Charge in the own Engine wins. When time runs out, Charges count, then Crewmembers aboard.
       *[other] { $pack-crews-charges } Charges in the own Engine win. When time runs out, Charges count, then Crewmembers aboard.
    }
page-over-charged =
    { $points ->
        [one] The Engines run, with { $cycle } on the tracker and { $aboard } aboard: { LIST($titles, of: "title", join: "comma") }, 1 point.
       *[other] The Engines run, with { $cycle } on the tracker and { $aboard } aboard: { LIST($titles, of: "title", join: "comma") }, { $points } points.
    }
page-over-time-out = The last cycle has ended before the Engines were charged.
page-over-cycle-cap = No voyage lasts longer than this one has.
page-over-crew-lost = The whole crew is lost in space.
page-over-two-charged =
    { WHO($winner) ->
        [you] Your Engine holds the Charges it needs.
       *[other] { SEAT($winner) } has charged the own Engine.
    }
page-over-two-time-out = Time ran out: Charges count, then Crewmembers aboard.
page-over-two-cycle-cap = No voyage lasts longer: Charges count, then Crewmembers aboard.
page-over-two-crew-lost = A whole crew is lost in space.
page-over-two-crews-lost = Both crews are lost in space.
page-career-promoted = Promoted: you are a captain of rank { $rank } now.
page-career-next = Next voyage, rank { $rank }
page-career-apart = Your career goes on at rank { $rank }; this voyage does not count for it.
page-career-points =
    { $promotion ->
        [one] Your career: { $points } of { $promotion } point at rank { $rank }.
       *[other] Your career: { $points } of { $promotion } points at rank { $rank }.
    }
page-career-top =
    { $points ->
        [one] Your career: 1 point at the highest rank.
       *[other] Your career: { $points } points at the highest rank.
    }

## Components, as the workshop names them

component-ship = Ship
    .about = What it is built of
component-ship-modules = Modules
    .about = in the row between the Engines
component-ship-charges = Charges
    .about = cubes in the game
component-ship-squares = Squares
    .about = for Charges, on each Engine
component-cycle = Cycles
    .about = How long the voyage lasts, and how rough it gets
component-cycle-tracker = { gauge-tracker }
    .about = the number it starts at: as many cycles
component-cycle-dice = Dice
    .about = rolled each cycle
component-cycle-late-dice = Late dice
    .about = rolled towards the end
component-cycle-late-from = Late from
    .about = the tracker's number from which late dice are rolled
component-cycle-most = Most cycles
    .about = stalled ones included; then the voyage ends
component-movement = { page-movement }
    .about = Points for walking and carrying
component-movement-points = Points each cycle
    .about = shared by the crew
component-movement-step = A step
    .about = its price in points
component-movement-carrying = A step with a Charge
    .about = { component-movement-step.about }
component-abilities = Abilities
    .about = What each of the crew can do better
component-abilities-direct = { crew-navigator }
    .about = own points for those who start beside it
component-abilities-momentum = { crew-pilot }, used
    .about = shared points that bring own ones
component-abilities-gain = { crew-pilot }, earned
    .about = own points that they bring
component-abilities-cart = { crew-cargo }
    .about = price of a step with a Charge
component-abilities-hack = { crew-mechanic }
    .about = dice over a Module, exactly, whose flip can be stopped
component-burning = Burning
    .about = What a Charge burnt on the spot brings
component-burning-points = Points gained
    .about = at once, for the whole crew
component-burning-price = Charges to burn
component-burning-price-points = { deed-points }
component-burning-price-die = to take off one die
component-burning-price-dice = to take off all dice
component-burning-price-return = to bring a lost one back
component-ranks = Ranks
    .about = What a single crew must deliver
component-ranks-wanted = Charges wanted
    .about = in one Engine and in the other
component-ranks-wanted-0 = one star
component-ranks-wanted-1 = two stars
component-ranks-wanted-2 = three stars
component-ranks-promotion = Promotion
    .about = points at one rank
component-scale = Win scale
    .about = Points of a single crew for how fast, and with how many left
component-scale-crew = Titles by crew left
component-scale-pace = Titles by cycles left
    .about = from so many cycles on, points for one, two and three left
component-scale-pace-0 = { title-sluggish }
component-scale-pace-1 = { title-mediocre }
component-scale-pace-2 = { title-reliable }
component-scale-pace-3 = { title-expedient }
component-from = cycles left
component-points = points
component-title = title
component-crews = Two crews
    .about = The variant for two
component-crews-charges = Charges that win
    .about = in the own Engine
component-crews-push = Pushed back
    .about = a grapple won by so much
component-crews-off = Thrown off
    .about = { component-crews-push.about }
component-modules = { component-ship-modules }
    .about = The cards of the ship; drawn in the file, not here
component-modules-card = Cards
component-front = front
component-back = back

page-burn-saves-aboard = Stays aboard: { LIST($crew, of: "crew") }
page-burn-saves-crew = saves { LIST($crew, of: "crew", form: "letter") }
page-burn-saves-short =
    { $charges ->
        [0] { $flips ->
            [one] saves a flip
           *[other] saves { $flips } flips
        }
        [one] saves a Charge
       *[other] saves { $charges } Charges
    }
page-burn-saves = Saves { EACH($saved, as: "page-saved") }
page-saved =
    { $charge ->
        [yes] the Charge on Module { $module } and { $flips } of its flips
       *[no] { $flips } { $flips ->
            [one] flip
           *[other] flips
        } of Module { $module }
    }

## What the lab measures.

measure-tracker-at-the-end = tracker at the end
measure-crew-aboard-at-the-end = crew aboard at the end
measure-cycles = cycles
measure-flips = flips
measure-charges-lost = Charges lost
measure-crew-lost = crew lost
measure-charges-burnt = Charges burnt
measure-charges-placed = Charges placed
taken-module = Module: { NAME($item, of: "card") }
taken-ashore = ashore: { NAME($item, of: "crew") }
taken-ability = ability: { NAME($item, of: "deed") }
taken-burn = burn: { NAME($item, of: "deed") }
taken-placed-by = placed by: { NAME($item, of: "crew") }
taken-charge-from = Charge from: { NAME($item, of: "card") }
taken-steps-of = steps of: { NAME($item, of: "crew") }
deed-hack = hack
deed-momentum = momentum
deed-points = for points
deed-die = for a die
deed-return = to come back
deed-grapple = grapple

## The illustrated rules

rulebook-aim-text =
    Charge *both Engines* before the tracker runs out, and before your crew is lost to space (CC-23).

    You are one captain against a ship that keeps turning its rooms over. Carry Charges from the Generators to the Engines at both ends; your rank says how many.
rulebook-aim-figure = Late in a voyage: the Cargo Specialist stands beside the stern Engine with the last Charge.
rulebook-parts-text =
    Modules stand in a row between two Engines. The front of a Module is lit and has a Generator with a Charge; the back is dark. Crates cannot be passed (CC-02).

    The Crewmembers who make the voyage each have an ability of their own (CC-05).
rulebook-parts-figure = A first voyage: all lit, everybody in the bow Engine, dice over the Modules that will flip.
rulebook-cycle = A cycle
rulebook-cycle-text =
    Each cycle has three parts: the *warning*, your *moves*, the *flips* (CC-06).

    Dice are rolled and hang over the Modules of their numbers (CC-07). A six is yours to hang. You see what will flip before you move.
rulebook-cycle-figure = The dice mark Modules: whatever is on them when the cycle ends is lost.
rulebook-moving = Moving
rulebook-moving-text = The crew shares the movement points of a cycle. A step costs more with a Charge than with empty hands (CC-11); no step goes over crates or onto a fellow. Points that can be used must be used (CC-09).
rulebook-moving-figure = The Cargo Specialist takes a step out of the Engine.
rulebook-charges = { component-ship-charges }
rulebook-charges-text =
    Who steps onto a charged Generator with empty hands may take its Charge (CC-12). Carried into an Engine it can be placed at once, and the tracker stands still this cycle (CC-14).

    Charges can also be burnt: for more points, to take dice away, or to bring somebody back (CC-15).
rulebook-charges-figure = Out, take the Charge, back, and place it.
rulebook-flips = The flips
rulebook-flips-text = Each die turns its Module over and throws what is on it into space. A Generator that turns up gets a new Charge (CC-21). Then the tracker goes down, unless it was stalled (CC-22).
rulebook-flips-figure = The phase ends and the marked Modules flip.
rulebook-example = Two cycles, played
rulebook-example-text = A first delivery, and the end of a voyage: the Pilot escapes, the Mechanic hacks, the Cargo Specialist arrives.
rulebook-example-figure = Watch the dice: they say where nobody should stand at the end.
rulebook-crew = The crew
rulebook-crew-text = The Mechanic stops a flip from a Console (CC-16). Whoever starts beside the Navigator has a point more (CC-17). The Pilot gains points by moving (CC-18). The Cargo Specialist carries as easily as others walk (CC-19).
rulebook-crew-figure = The Mechanic on a Console under a single die, the Pilot in danger, the Cargo Specialist with a Charge.
rulebook-end = Score and rank
rulebook-end-text = A win scores more the more cycles are left and the more Crewmembers are aboard (CC-24). Enough points at one rank make a captain of the next (CC-25).
rulebook-crews = { component-crews }
rulebook-crews-text = Two players start in opposite Engines, without abilities, and race to charge their own (CC-26). Each throws a die as a warning; the higher moves first (CC-27). Who steps onto an opponent grapples (CC-29).
rulebook-crews-figure = Two crews at the start.
