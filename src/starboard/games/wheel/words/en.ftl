### Argonaut's Wheel, in English: every sentence that a player reads.

title = Argonaut's Wheel
blurb = Move a piece or turn the whole wheel; land your cone on your rival's to win.

## Characters: what they say, their temper, what they are good at

character-sabik = The flock goes first. I come after.
    .temper = shepherd
    .good = Sends discs ahead and keeps the cone at home.
character-atria = Standing still is for statues.
    .temper = restless
    .good = Moves something every time, and leaves you no rest.
character-polaris = Go on. I have time.
    .temper = patient
    .good = Lets the wheel turn until you have to commit yourself.

## Names

seat-black = Black
    .whose = Black's
seat-white = White
    .whose = White's

piece-cone = cone
piece-disc = disc
piece-stack = stack
piece-spire = spire

spire-free = free
spire-prisoner = prisoner

# `.log` is for whoever has the board before them, where their own stations are called theirs.
station-left = left
station-centre = centre
station-right = right
station-own-left = your left
station-own-centre = your centre
station-own-right = your right
station-black-left = Black's left
    .log =
        { WHO(0) ->
            [you] { station-own-left }
           *[other] { station-black-left }
        }
station-black-centre = Black's centre
    .log =
        { WHO(0) ->
            [you] { station-own-centre }
           *[other] { station-black-centre }
        }
station-black-right = Black's right
    .log =
        { WHO(0) ->
            [you] { station-own-right }
           *[other] { station-black-right }
        }
station-white-left = White's left
    .log =
        { WHO(1) ->
            [you] { station-own-left }
           *[other] { station-white-left }
        }
station-white-centre = White's centre
    .log =
        { WHO(1) ->
            [you] { station-own-centre }
           *[other] { station-white-centre }
        }
station-white-right = White's right
    .log =
        { WHO(1) ->
            [you] { station-own-right }
           *[other] { station-white-right }
        }
station-neutral = neutral
station-neutral-left = neutral, on your left
station-neutral-right = neutral, on your right

# Which station a place is depends on the pack. `.log` is for the page, whose wheel prints no numbers.
place-0 = { NAME($pack-places-0, of: "station") } (0)
    .log = { NAME($pack-places-0, of: "station", form: "log") }
place-1 = { NAME($pack-places-1, of: "station") } (1)
    .log = { NAME($pack-places-1, of: "station", form: "log") }
place-2 = { NAME($pack-places-2, of: "station") } (2)
    .log = { NAME($pack-places-2, of: "station", form: "log") }
place-3 = { NAME($pack-places-3, of: "station") } (3)
    .log = { NAME($pack-places-3, of: "station", form: "log") }
place-4 = { NAME($pack-places-4, of: "station") } (4)
    .log = { NAME($pack-places-4, of: "station", form: "log") }
place-5 = { NAME($pack-places-5, of: "station") } (5)
    .log = { NAME($pack-places-5, of: "station", form: "log") }
place-6 = { NAME($pack-places-6, of: "station") } (6)
    .log = { NAME($pack-places-6, of: "station", form: "log") }
place-7 = { NAME($pack-places-7, of: "station") } (7)
    .log = { NAME($pack-places-7, of: "station", form: "log") }

source-cone = cone taken
ending-cone-taken = a cone was taken
ending-three-revolutions =
    { $pack-revolutions-draw ->
        [1] one revolution without a move, a draw
        [2] two revolutions without a move, a draw
        [3] three revolutions without a move, a draw
       *[other] { $pack-revolutions-draw } revolutions without a move, a draw
    }
ending-repetition = the same position once too often, a draw

gauge-living = Living discs
gauge-rotations = Rotations since a piece moved

# Stages of solving the game, as whoever watches it reads them.
stage-moves = Finding all moves
stage-positions = Turning the wheel
stage-plies = Working backwards
stage-census = Counting from the setup

## Options

option-repetition = Times a position may come up before it is a draw (0: no limit)
option-opener = Who opens
opener-black = { seat-black }
opener-white = { seat-white }

## What may be done

action-rotate = rotate the wheel
action-move = { NAME($piece, of: "piece") } from { NAME($from, of: "place") } to { NAME($to, of: "place") }

## What happened

event-rotated = { SEAT($seat) } rotated the wheel ({ $rotations } since a piece moved).
event-moved = { SEAT($seat) } moved the { NAME($piece, of: "piece") } from { NAME($from, of: "place") } to { NAME($to, of: "place") }.
event-killed =
    { $count ->
        [one] The disc at { NAME($place, of: "place") } died under the cone.
       *[other] { $count } discs at { NAME($place, of: "place") } died under the cone.
    }
event-resurrected = The dead at { NAME($place, of: "place") } rose: a { NAME($spire, of: "spire") } spire.
event-all-resurrected =
    { $pack-revolutions-resurrection ->
        [1] One revolution: the dead at { LIST($places, of: "place") } rose.
        [2] Two revolutions: the dead at { LIST($places, of: "place") } rose.
        [3] Three revolutions: the dead at { LIST($places, of: "place") } rose.
       *[other] { $pack-revolutions-resurrection } revolutions: the dead at { LIST($places, of: "place") } rose.
    }

## The rules, clause by clause

clause-AW-01 =
    .printed-1 = The wheel has { $pack-wheel-stations } stations and turns under the pieces.
    .printed-2 = Each player commands the three stations in front of them, and the two between the players belong to nobody.
clause-AW-02 =
    .ruling-1 = Places on the table are numbered 0 to { $pack-last-place }, counter-clockwise from Black's centre.
    .ruling-2 = Black has { LIST($pack-stations-of-black) }, White has { LIST($pack-stations-of-white) }, and { LIST($pack-neutral) } are neutral.
clause-AW-03 =
    .printed-1 = Rotating turns the wheel by one station, counter-clockwise.
clause-AW-04 =
    .ruling-1 = Each cone starts in its player's { NAME($pack-setup-cone, of: "station") }, the two living discs { LIST($pack-setup-discs, of: "station") }.
clause-AW-05 =
    .printed-1 = The time stone starts at place { $pack-wheel-stone-place }.
    .printed-2 = Black opens the first game.
    .printed-3 = After that the loser of the last game says who opens.
clause-AW-06 =
    .printed-1 = You move one of your own pieces or piles, standing in one of your three stations, or you rotate the wheel.
    .printed-2 = What stands in a neutral or an opposing station you cannot move.
# How far a piece goes: $way is left, right or across.
part-step =
    { $way ->
        [across] straight across
        [left]
            { $stations ->
                [one] { $stations } station to the left
               *[other] { $stations } stations to the left
            }
       *[right]
            { $stations ->
                [one] { $stations } station to the right
               *[other] { $stations } stations to the right
            }
    }
clause-AW-07 =
    .printed-1 = From your left station a piece goes exactly { EACH($pack-steps-left, as: "part-step", join: "or") }.
clause-AW-08 =
    .printed-1 = From your centre a piece goes { EACH($pack-steps-centre, as: "part-step", join: "or") }.
clause-AW-09 =
    .printed-1 = From your right station a piece goes exactly { EACH($pack-steps-right, as: "part-step", join: "or") }.
clause-AW-10 =
    .ruling-1 = Nothing in between blocks a move; only the station it ends in counts.
clause-AW-11 =
    .printed-1 = When a piece is moved the time stone returns to place { $pack-wheel-stone-place }.
    .printed-2 = When the wheel is rotated the stone rides along.
clause-AW-12 =
    .printed-1 = Whoever cannot move a piece must rotate.
    .printed-2 = Otherwise rotating is a free choice, except just after a revolution.
clause-AW-13 =
    .printed-1 = A cone that enters the opposing cone's station wins at once.
clause-AW-14 =
    .printed-1 = A cone that enters a station with opposing living discs kills them and stands on them.
clause-AW-15 =
    .printed-1 = A cone cannot enter a station where your own living disc stands.
clause-AW-16 =
    .ruling-1 = Taking the opposing cone is allowed even where it stands on your own living discs.
clause-AW-17 =
    .printed-1 = No cone can be taken before some cone has moved on an earlier turn.
    .printed-2 = Riding on the wheel is not moving.
clause-AW-18 =
    .printed-1 = A dead disc that a cone leaves stays dead.
clause-AW-19 =
    .printed-1 = A disc cannot enter a station where a cone stands.
clause-AW-20 =
    .printed-1 = A disc cannot enter a station with an opposing disc, living or dead.
clause-AW-21 =
    .printed-1 = A disc cannot enter a station with a dead disc of its own colour.
clause-AW-22 =
    .printed-1 = A disc may join its living fellow: together they are a stack.
clause-AW-23 =
    .printed-1 = A stack of two moves whole, into an empty station only, or its top disc moves alone.
clause-AW-24 =
    .printed-1 = Dead discs do not move, and a stack dies as a whole.
clause-AW-25 =
    .printed-1 = A cone that enters a station with dead discs of either colour, and no cone, raises them and stands on them.
    .printed-2 = That is a free spire if they are its own colour, else a prisoner spire.
clause-AW-26 =
    .printed-1 = A free spire moves whole, or its cone moves alone.
    .printed-2 = The discs under a cone do not move without it.
clause-AW-27 =
    .printed-1 = A whole spire can only enter an empty station.
clause-AW-28 =
    .printed-1 = A cone that enters a spire under the opposing cone wins.
clause-AW-29 =
    .printed-1 = The discs of a prisoner spire cannot move until the cone on them has moved away.
clause-AW-30 =
    .printed-1 = A revolution is { $pack-wheel-stations } rotations in a row.
    .printed-2 = Moving any piece starts the count anew.
clause-AW-31 =
    .printed-1 =
        { $pack-revolutions-must-move ->
            [one] Right after a revolution, which is { $pack-rotations-must-move } rotations, you must move a piece if you can.
           *[other] Right after { $pack-revolutions-must-move } revolutions, which are { $pack-rotations-must-move } rotations, you must move a piece if you can.
        }
    .printed-2 = If you cannot, you rotate, and then the same goes for your opponent.
clause-AW-32 =
    .printed-1 =
        { $pack-revolutions-resurrection ->
            [one] After a revolution, which is { $pack-rotations-resurrection } rotations, all dead discs rise at once.
           *[other] After { $pack-revolutions-resurrection } revolutions, which are { $pack-rotations-resurrection } rotations, all dead discs rise at once.
        }
    .printed-2 = Then, too, the player to move must move if able, else the opponent.
clause-AW-33 =
    .printed-1 =
        { $pack-revolutions-draw ->
            [one] After a revolution, which is { $pack-rotations-draw } rotations, the game is drawn.
           *[other] After { $pack-revolutions-draw } revolutions, which are { $pack-rotations-draw } rotations, the game is drawn.
        }
clause-AW-34 =
    .ruling-1 = A position that comes up as often as the table agreed ({ $pack-usual-repetition } times, unless it chose otherwise) is a draw.
clause-AW-35 =
    .ruling-1 = A player may resign, and both may agree to a draw.

## Lessons

lesson-aim = Take the other cone with yours: enter its station. From your stations a piece goes as the arrows there show, a station for each; from your centre straight across. Or you turn the wheel, under both of you.

lesson-all-slow =
    { $moves ->
        [one] It wins at once
       *[other] It wins, in { $moves } moves
    }
    .text = That is a win, and nothing is lost by it. There is a quicker one: { $best-moves ->
        [one] a single move
       *[other] { $best-moves } moves
    }.
    .look = Look at what is outlined in blue.
lesson-all-draw = It holds the draw
    .text = White cannot win after that: so far it is sound. But a win was there, in { $best-moves ->
        [one] a single move
       *[other] { $best-moves } moves
    }, and now White can hold it.
    .look = { lesson-all-slow.look }
lesson-all-exposed = Your cone is open
    .text = { $killed ->
        [0] Your cone stands where White can take it at once.
        [one] It kills a disc, but your cone stands where White can take it at once.
       *[other] It kills { $killed } discs, but your cone stands where White can take it at once.
    } Before every move, look where White's cone can go.
    .look = { lesson-all-slow.look }
lesson-all-loss = It looks harmless
    .text = No cone is taken yet. But if White plays well, it is lost in { $moves ->
        [one] a single move
       *[other] { $moves } moves
    } from here, { $best-outcome ->
        [win] and a win was there
       *[other] and the draw was there
    }.
    .look = { lesson-all-slow.look }

lesson-first = Your first hunt
    .lead = Take, guard, kill, turn and raise: each a choice of your own.
    .learned-1 = A cone that enters the station of the other cone wins: look for it first, on both sides.
    .learned-2 = Turning the wheel is a move too: it brings pieces into your hand, and takes them out.
    .learned-3 = A cone kills living discs, and raises dead ones.

lesson-first-take = Take the cone
    .ask = You are Black, below. *What do you do?*
    .hint = The arrows on your left station say how many stations a piece goes from there. Count from your cone.
    .rule = A cone that enters the station of the other cone wins the game at once.
    .why = A cone that *enters the station of the other cone* wins at once. What stands in between does not matter.
    .cone = your cone, from your left
    .disc = your disc, straight across
    .turn = everything goes round by a station
lesson-first-take-best = Taken: you win
    .text = From your left the cone went to { NAME($to, of: "place", form: "log") }, where White's cone stood. That is the whole aim.

lesson-first-danger = Look before you move
    .ask = White's cone is near. *What can you do without losing yours?*
    .hint = For each answer, look where White's cone could go next: from its left, centre or right.
    .rule = From a centre a piece goes straight across to the other centre; from a left station further along the wheel.
    .why = White may answer at once. *Whatever your move leaves in reach of White's cone is taken.* So look first where it could go.
    .cone = your cone kills a stack there
    .disc = { lesson-first-take.disc }
    .turn = { lesson-first-take.turn }
lesson-first-danger-best = Safe, and more than that
    .text = After it White's cone cannot reach yours. And you win in { $best-moves ->
        [one] a single move
       *[other] { $best-moves } moves
    }, whatever White does.

lesson-first-kill = Kill a disc
    .ask = From your centre a piece goes straight across. *What do you do?*
    .hint = A cone may enter a station with a living disc of the other side.
    .rule = A cone that enters a station with a living disc of the other side kills it, and stands on it.
    .why = A cone that enters a station with an *opposing living disc kills it*. A dead disc does not move: White has less to answer with.
    .cone = your cone, onto a disc of White's
    .disc = one disc, to the side
    .turn = { lesson-first-take.turn }
lesson-first-kill-best = Killed, and on the way to the win
    .text = { $killed ->
        [one] A disc of White's is dead
       *[other] { $killed } discs of White's are dead
    }, and your cone stands on it, out of reach. You win in { $best-moves } moves.

lesson-first-turn = Let the wheel work
    .ask = Your cone is on White's side, and you cannot move it there. *What do you do?*
    .hint = You may move only what stands in your own stations. How does your cone get there?
    .rule = Instead of moving you may rotate the wheel: everything on it goes on by one station.
    .why = You may move only pieces in *your own stations*. Rotating brings everything one station on: so what you cannot reach comes to you.
    .turn = { lesson-first-take.turn }
    .across = { lesson-first-take.disc }
    .side = your disc, to the side
lesson-first-turn-best = The wheel does it
    .text = Your cone rides on towards your stations, and White's with it. You win in { $best-moves } moves.

lesson-first-raise = Raise the dead
    .ask = A dead disc of yours lies beside your cone. *What do you do?*
    .hint = The dead lie still until a cone comes.
    .rule = A cone that enters a station with a dead disc raises it, and stands on it: a spire.
    .why = A cone that enters a station with a dead disc *raises it*. Of your own colour it is a free spire: it may go whole, or the cone alone.
    .raise = your cone, onto the dead disc
    .flee = your cone, to the side
    .turn = { lesson-first-take.turn }
lesson-first-raise-best = Risen, and out of reach
    .text = Your disc lives again, and your cone stands on it in the centre. You win in { $best-moves ->
        [one] a single move
       *[other] { $best-moves } moves
    }.

lesson-second = Playing well
    .lead = Stacks, prisoners, the dead, and the stone that counts the turns.
    .learned-1 = A stack goes whole or gives up its top: before you move it, look what it leaves behind.
    .learned-2 = The dead are in the way of discs, not of cones; who raises them may hold them prisoner.
    .learned-3 = The stone decides as well: it forces moves, wakes the dead, and ends the game in a draw.

lesson-second-stack = A stack goes whole
    .ask = Your discs stand on each other. *What do you do?*
    .hint = A stack may go as one piece, or only its top.
    .rule = A whole stack can enter only a station where nothing stands.
    .why = Discs of one colour on a station are a *stack*: it goes whole, or its top alone. Whole it leaves none of yours behind.
    .whole = both discs, as one piece
    .cone = your cone, straight across
    .turn = { lesson-first-take.turn }
lesson-second-stack-best = Together, and in the right place
    .text = The whole stack went to { NAME($to, of: "place", form: "log") }. You win in { $best-moves } moves.

lesson-second-split = Give up the top
    .ask = No move wins here, and one keeps the draw. *Which?*
    .hint = What if the discs were not on the same station any more?
    .rule = A stack moves whole, or its top disc moves alone.
    .why = A stack goes whole, or *its top alone*. Only the top's way leads to a draw here: after every other move White can force a win.
    .top = the top disc alone, across your side
    .whole = { lesson-second-stack.whole }
    .cone = your cone kills a disc there
lesson-second-split-best = It holds the draw, and nothing else does
    .text = The top disc went to { NAME($to, of: "place", form: "log") }, the other stayed. White cannot force a win any more.

lesson-second-prisoner = Take a prisoner
    .ask = A dead disc of White's lies beside your cone. *What do you do?*
    .hint = You may enter a station with a dead disc of either colour.
    .rule = A cone on discs of the other colour is a prisoner spire: its discs cannot move until the cone has left.
    .why = Whoever's disc it is, it rises when a cone enters. Under a cone of the other colour it is a *prisoner*: it cannot move until that cone has gone.
    .enter = your cone, onto White's dead disc
    .flee = { lesson-first-raise.flee }
    .turn = { lesson-first-take.turn }
lesson-second-prisoner-best = Risen, and held
    .text = White's disc lives, but under your cone it cannot move. You win in { $best-moves ->
        [one] a single move
       *[other] { $best-moves } moves
    }.

lesson-second-captive = Prisoner or prey
    .ask = Your cone may enter a dead disc, or kill a living one. *Which is better?*
    .hint = From White's centre a piece goes straight across to yours.
    .rule = A cone that kills stands where the disc was; ask who can reach that station.
    .why = To kill is not always to win: *what counts is where your cone stands then.* On a neutral station, over a prisoner, White cannot reach it.
    .enter = { lesson-second-prisoner.enter }
    .kill = your cone kills a disc in your centre
    .disc = your disc, along the wheel
lesson-second-captive-best = Out of reach, with a prisoner
    .text = Your cone stands over a prisoner, on a neutral station that White's cone cannot reach. You win in { $best-moves } moves.

lesson-second-dead = The dead lie still
    .ask = A dead disc lies in White's centre, and the wheel has turned { $rotations } times. *What do you do?*
    .hint = Count the turns of the wheel: what happens at the next one?
    .rule = After a full revolution whoever is to move must move a piece, if one can be moved. The dead cannot.
    .why = Dead discs do not move, and *no disc may enter a station where one lies*. At { $pack-rotations-must-move } turns in a row a piece has to be moved, and the dead cannot be.
    .turn = { lesson-first-take.turn }
    .raise = { lesson-first-raise.raise }
    .top = the top disc alone
lesson-second-dead-best = White has to move, and has nothing good
    .text = With this turn it is a full revolution: White must move a piece, and the dead one cannot. You win in { $best-moves ->
        [one] a single move
       *[other] { $best-moves } moves
    }.

lesson-second-revolution = A full revolution
    .ask = The wheel has turned { $rotations } times since a piece was moved: now you have to move one. *Which?*
    .hint = Rotating is not allowed now. Which move leaves White the least?
    .rule = After a full revolution whoever is to move must move a piece, if one can be moved.
    .why = After { $pack-rotations-must-move } turns in a row *you must move a piece*, if you can. So plan ahead: be the one who has a good move then.
    .kill = { lesson-first-kill.cone }
    .left = your left disc
    .right = your right disc
lesson-second-revolution-best = The forced move was a good one
    .text = Your cone killed a disc in White's centre, and stands there out of reach. You win in { $best-moves } moves.

lesson-second-rising = The dead rise
    .ask = The wheel has turned { $rotations } times. With one more turn, all the dead rise. *What do you do?*
    .hint = Look where the dead lie, and whose cone stands on one of them.
    .rule = After the second revolution every dead disc rises at once; a cone on one tops a spire then.
    .why = At { $pack-rotations-resurrection } turns in a row *all the dead rise at once*. Ask whom that helps, and turn the wheel, or move a piece to begin the count anew.
    .turn = everything goes round, and the dead rise
    .top = { lesson-second-dead.top }
    .whole = { lesson-second-stack.whole }
lesson-second-rising-best = They rose for you
    .text = With this turn all the dead rose, and your cone tops a prisoner spire. You win in { $best-moves } moves.

lesson-second-stone = The stone ends it
    .ask = White is winning. But the wheel has turned { $rotations } times. *What do you do?*
    .hint = How many turns of the wheel are left until the game is drawn?
    .rule = After the third revolution the game is drawn.
    .why = At { $pack-rotations-draw } turns in a row *the game is drawn*. Every move of a piece begins the count anew: who is worse off turns the wheel.
    .turn = the last turn of the third revolution
    .top = { lesson-second-dead.top }
    .whole = { lesson-second-stack.whole }
lesson-second-stone-best = Drawn, and that is all there was
    .text = The third revolution is complete, and the game is drawn. Any move of a piece would have begun the count anew, and White would have won.

## In the terminal

help-board = Black: A cone, O disc, X dead disc. White: v cone, o disc, x dead disc. * the time stone. A pile is written from bottom to top.
help-moves = Moves: C0-4 (cone), D7-1 (disc), S7-1 (whole stack), P7-1 (whole spire), R (rotate).
board-stone =
    { $battle ->
        [yes] * time stone, { $rotations } of { $most } rotations; cones may be taken
       *[no] * time stone, { $rotations } of { $most } rotations; no cone may be taken yet
    }

## Refusals: component files

refusal-station-of-both = stations.left and stations.right give both players the same station.
refusal-cone-on-disc = setup puts a cone on a disc; they start apart.
refusal-step-moves-nothing = moves.{ $station } has { $step }, which moves nothing; distances are whole stations.
refusal-step-twice = moves.{ $station } reaches the same station twice.

## Refusals: moves

refusal-wheel-no-such-move = No piece goes from { $from } to { $to } on this wheel.
refusal-wheel-not-a-move = "{ $text }" is not a move: write C0-4, D7-1, S7-1, P7-1, or R to rotate.
refusal-wheel-not-your-place = Place { $place } is not one of yours; you move from { LIST($own) }.
refusal-wheel-out-of-reach = From { $place } you reach { LIST($targets, join: "or") }, not { $to }.
refusal-wheel-another-piece = At { $place } you would move a { NAME($piece, of: "piece") }.

## Refusals: positions that play cannot lead to

refusal-two-discs-each = Each player has two discs on the wheel.
refusal-colours-share-a-station = Discs of both colours cannot share a station (AW-20).
refusal-dead-without-disc = There is a dead disc where no disc stands.
refusal-cones-share-a-station = Both cones in one station would have ended the game (AW-13).
refusal-winner-takes-cone = Whoever takes a cone has won, and nobody else has (AW-13).
refusal-taker-enters = A cone is taken by the cone that enters its station, and that ends the turn (AW-13).
refusal-drawn-by-revolutions =
    { $revolutions ->
        [1] The game is drawn when the first revolution is complete (AW-33).
        [2] The game is drawn when the second revolution is complete (AW-33).
        [3] The game is drawn when the third revolution is complete (AW-33).
       *[other] The game is drawn when { $revolutions } revolutions are complete (AW-33).
    }
refusal-nothing-dead =
    { $revolutions ->
        [1] When one revolution is complete nothing is dead (AW-32).
        [2] When two revolutions are complete nothing is dead (AW-32).
        [3] When three revolutions are complete nothing is dead (AW-32).
       *[other] When { $revolutions } revolutions are complete nothing is dead (AW-32).
    }
refusal-repetition-off = Without repetition counting nothing ends by it (AW-34).
refusal-repeated-too-often = A position that came up too often would have ended the game (AW-34).
refusal-remembered-last = The position remembered last is the one on the board (AW-34).

## Refusals: a file with the solved wheel

refusal-solution-empty = { $file } is empty.
refusal-solution-cut-short = { $file } is damaged: it ends in the middle of a number.
refusal-solution-for-others = { $file } was made for other components or another machine.
refusal-solution-hash = { $file } is damaged: its hash is not the one that it gives.
refusal-solution-size = { $file } has { $positions } positions instead of { $size }.
refusal-solution-inconsistent = Position { $number } does not follow from its successors.
refusal-solution-folder = The solution cannot be kept in { $folder }; { $variable } can name another folder.
refusal-no-solution = { $file } is no solution of the wheel.

### The page

## Where the game stands

page-phase =
    { WHO($seat) ->
        [you] Turn { $turn } · your move
       *[other] Turn { $turn } · { SEAT($seat) } to move
    }
page-phase-over =
    { $turn ->
        [one] After { $turn } turn
       *[other] After { $turn } turns
    }
page-last-act =
    { WHO($seat) ->
        [you] Your last act
       *[other] { SEAT($seat, form: "whose") } last act
    }
page-repeated =
    { $count ->
        [one] This position came up once before
       *[other] This position came up more than once before
    }
page-safe = Cones are safe
page-safe-why = until one has moved. Riding on the wheel is not moving.
page-battle = Cones may be taken.
page-battle-why = A cone has moved: enter the other cone's station and you win.
page-pieces =
    { $dead ->
        [0] cone, { $living } living discs
        [1] cone, { $living } living and { $dead } dead disc
       *[other] cone, { $dead } dead discs
    }
page-end-cone-taken =
    { WHO($winner) ->
        [you]
            { $turn ->
                [one] Your cone took the other after { $turn } turn.
               *[other] Your cone took the other after { $turn } turns.
            }
       *[other]
            { $turn ->
                [one] { SEAT($winner) } took the other cone after { $turn } turn.
               *[other] { SEAT($winner) } took the other cone after { $turn } turns.
            }
    }
page-end-three-revolutions =
    { $pack-revolutions-draw ->
        [1] One revolution without a move.
        [2] Two revolutions without a move.
        [3] Three revolutions without a move.
       *[other] { $pack-revolutions-draw } revolutions without a move.
    }
page-end-repetition = The same position came up once too often.

## The stone, and how often the wheel has turned

page-stone = Time stone
page-stone-hint = It rides on the wheel and goes back to its start when a piece moves: so it counts the turns of the wheel.
page-rotations = Turns of the wheel since a piece moved: { $count }
page-rotations-hint = At { $pack-rotations-must-move } a move is forced, at { $pack-rotations-resurrection } all the dead rise, at { $pack-rotations-draw } the game is drawn.
page-rotations-of = of { $count }
page-since = Since a piece last moved
page-since-short = Turns of the wheel since a piece moved:
page-since-must-move = turns of the wheel: a move is forced
page-since-resurrection = turns: all the dead rise
page-since-draw = turns: the game is drawn
page-since-must-move-short = a move is forced
page-since-resurrection-short = the dead rise
page-since-draw-short = draw

## What stands where

page-wheel = The wheel
page-station = { NAME($station, of: "station") }
# $side is who has the cone, or else the discs; $owner is who has the discs.
page-place =
    { $kind ->
        [disc] { NAME($place, of: "station") }: { NAME($side, of: "seat", form: "whose") } living disc
        [dead] { NAME($place, of: "station") }: { NAME($side, of: "seat", form: "whose") } dead disc
        [stack] { NAME($place, of: "station") }: { NAME($side, of: "seat", form: "whose") } stack
        [dead-stack] { NAME($place, of: "station") }: { NAME($side, of: "seat", form: "whose") } dead stack
        [cone] { NAME($place, of: "station") }: { NAME($side, of: "seat", form: "whose") } cone
        [free] { NAME($place, of: "station") }: { NAME($side, of: "seat", form: "whose") } free spire
        [prisoner] { NAME($place, of: "station") }: { NAME($side, of: "seat", form: "whose") } cone on { NAME($owner, of: "seat", form: "whose") } discs, a prisoner spire
        [stuck] { NAME($place, of: "station") }: { NAME($side, of: "seat", form: "whose") } cone in { NAME($owner, of: "seat", form: "whose") } dead disc
       *[empty] { NAME($place, of: "station") }: empty
    }
page-hint-disc = A living disc moves from its owner's stations. It may join the other living disc, never a cone or another colour.
page-hint-stack = A stack moves whole, or its top disc alone.
page-hint-dead =
    { $pack-revolutions-resurrection ->
        [one] Dead discs do not move. A cone that enters raises them; so does a revolution without a move.
       *[other] Dead discs do not move. A cone that enters raises them; so do { $pack-revolutions-resurrection } revolutions without a move.
    }
page-hint-cone = A cone kills living discs of the other side, raises dead ones, and wins by entering the other cone's station.
page-hint-free = A free spire moves whole to an empty station, or its cone moves alone.
page-hint-prisoner = A prisoner spire: its discs cannot move until the cone has left.
page-hint-stuck = The cone may leave; the disc under it stays dead.
page-from = From here a piece goes to { LIST($targets, of: "station", join: "or") }.
page-from-neutral = From a neutral station nobody moves: turn the wheel.

## A piece in hand

held-cone = { piece-cone }
held-disc = { piece-disc }
held-stack = whole stack
held-spire = whole spire
held-top = top disc
page-held = { NAME($piece, of: "held") }
page-ask-free = *Your turn*: move a piece, or rotate the wheel
page-ask-no-move = *Your turn*: no piece can move, rotate the wheel
page-ask-must-move = *Your turn*: after a full revolution you must move a piece
page-ask-move = *Your turn*: move a piece
page-ask-held = { NAME($piece, of: "held") } from { NAME($from, of: "station") }: *choose { LIST($targets, of: "station", join: "or") }*
page-ask-rotate = *Rotate*: everything goes one station on
page-to-empty = { NAME($piece, of: "held") } to *{ NAME($to, of: "station") }*: an empty station
page-to-kill =
    { $discs ->
        [one] { NAME($piece, of: "held") } to *{ NAME($to, of: "station") }*: { NAME($owner, of: "seat", form: "whose") } disc dies, your cone stands in it
       *[other] { NAME($piece, of: "held") } to *{ NAME($to, of: "station") }*: { NAME($owner, of: "seat", form: "whose") } stack dies, your cone stands in it
    }
page-to-raise =
    { $discs ->
        [one] { NAME($piece, of: "held") } to *{ NAME($to, of: "station") }*: { NAME($owner, of: "seat", form: "whose") } dead disc rises, your prisoner
       *[other] { NAME($piece, of: "held") } to *{ NAME($to, of: "station") }*: { NAME($owner, of: "seat", form: "whose") } dead stack rises, your prisoner
    }
page-to-free =
    { $discs ->
        [one] { NAME($piece, of: "held") } to *{ NAME($to, of: "station") }*: your dead disc rises, a free spire
       *[other] { NAME($piece, of: "held") } to *{ NAME($to, of: "station") }*: your dead stack rises, a free spire
    }
page-to-stack = { NAME($piece, of: "held") } to *{ NAME($to, of: "station") }*: onto your other disc
page-to-win = { NAME($piece, of: "held") } to *{ NAME($to, of: "station") }*: takes the cone and *wins*
page-deed-kill = Kill
page-deed-raise = Raise
page-deed-free = { page-deed-raise }
page-deed-stack = Stack
page-deed-win = Win

## The ask bar's buttons and chips

page-part = What to move
page-key-rotate = r
page-rotate = Rotate
page-rotate-long = Rotate the wheel by one station, counter-clockwise
page-rotate-raise = Rotate: the dead rise
page-rotate-draw = Rotate and draw
page-put-back = Put back
page-move-here = Move here
page-take-cone = Take the cone
page-chip-kill =
    { $pack-revolutions-resurrection ->
        [one] dead until a cone comes, or a revolution
       *[other] dead until a cone comes, or { $pack-revolutions-resurrection } revolutions
    }
page-chip-prisoner = held until your cone leaves
page-chip-free = moves whole, or the cone alone
page-chip-stone = Stone { $from } → 0, back to its start
page-chip-stone-short = Stone { $from } → 0
page-chip-stays = The stone stays at its start
page-chip-next = Stone { $from } → { $to }
page-chip-comes = comes into your hand
page-chip-leaves = leaves your hand
page-chip-battle = from now on cones may be taken

## Components, as the workshop names them

component-wheel = Wheel
    .about = The table under the pieces
component-wheel-stations = Stations
    .about = places around the wheel
component-wheel-stone-place = { page-stone }
    .about = the place where it starts
component-stations = Own stations
    .about = Counted from the one in the centre
component-stations-left = Left one
    .about = places from the centre; left is negative
component-stations-right = Right one
    .about = places from the centre
component-moves = Moves
    .about = How far a piece goes from each own station; left is negative
component-moves-left = From the left station
component-moves-centre = From the centre
component-moves-right = From the right station
component-setup = Setup
    .about = Where the pieces begin
component-setup-cone = Cone
component-setup-discs = Discs
component-revolutions = Revolutions
    .about = Full turns of the time stone after which something happens
component-revolutions-must-move = A piece must be moved
    .about = nobody may only turn the wheel any more
component-revolutions-resurrection = Dead discs rise
component-revolutions-draw = The game is drawn
    .about = when nobody has won by then

## What the lab measures.

measure-rotations = rotations
measure-discs-killed = discs killed
measure-discs-resurrected = discs resurrected
deed-rotate = rotate
deed-kill = kill
deed-resurrect = resurrect
deed-move-a-cone = move a cone
deed-move-a-disc = move a disc
deed-move-a-stack = move a stack
deed-move-a-spire = move a spire

## The illustrated rules

rulebook-aim-text =
    Hunt the other cone: a cone of yours that enters its station wins at once (AW-13).

    The pieces move in few ways, but the board turns beneath them. What is out of reach now may stand right before you a moment later. Until some cone has moved, no cone can be taken (AW-17).
rulebook-aim-figure = Black's cone goes from its left station onto White's cone: the game is won.
rulebook-parts-text =
    Three stations of the wheel are in your hand, left, centre and right, three are in your opponent's, and those between you belong to nobody. The hands stay where they are when the wheel turns (AW-02).

    Each side has a cone and discs. The time stone counts turns of the wheel.
rulebook-parts-figure = The setup. Each cone stands in its centre, with a living disc on either side.
rulebook-turn = A turn
rulebook-turn-text =
    You move one pile that stands in your hand, or you rotate the wheel by one station (AW-06).

    How a piece goes depends on the station it stands in: left, centre and right each have a way of their own (AW-07, AW-08, AW-09). Nothing in between blocks it.

    When the wheel turns everything rides along, and the time stone too; a move sends the stone back (AW-11).
rulebook-turn-figure = Black moves the right disc one station on; then White turns the wheel.
rulebook-cones = Cones kill
rulebook-cones-text =
    A cone that enters a station with living discs of the other side kills them and stands on top (AW-14). It cannot enter where its own living disc stands (AW-15).

    The dead stay where they are, even when the cone has gone (AW-18).
rulebook-cones-figure = The cone goes straight across from the centre and kills the disc it lands on.
rulebook-discs = Discs and stacks
rulebook-discs-text =
    Discs enter empty stations, or join a living fellow to make a stack (AW-22). They never go where a cone stands, nor onto opposing or dead discs.

    A stack moves whole into an empty station, or its top disc goes alone (AW-23).
rulebook-spires = Raising the dead
rulebook-spires-text = A cone that enters a station with dead discs raises them and stands on them: a spire (AW-25). Of its own colour it is free and may move whole; of the other colour the discs are prisoners and stay until the cone leaves (AW-29).
rulebook-spires-figure = Black's cone enters its own dead disc, which rises: a free spire.
rulebook-example = A hunt, played
rulebook-example-text = An opening, a kill, the dead raised and the last move, in short moments of a game. Every move is made by the rules themselves.
rulebook-example-figure = Black and White in turn.
rulebook-end = The end
rulebook-end-text = The game is won when a cone is taken. Turning the wheel on and on ends it too: a revolution forces a move, further ones raise all the dead and end in a draw (AW-30). So does a position that comes up too often (AW-34).
