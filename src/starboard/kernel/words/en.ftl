### What every game shares, in English.

## People and lists

# The reader. Other forms are attributes: SEAT($seat, form: "whose").
you = you
    .whose = your
# Somebody else, called $name.
other = { $name }
    .whose = { $name }’s
nobody = nobody
# A seat that the game has no name for.
seat-number = Seat { $number }

list-and = { $most } and { $last }
list-or = { $most } or { $last }
list-nothing = nothing

## How a game came out

outcome-won = won
outcome-lost = lost
outcome-drawn = drawn

## Lessons

lesson-other = The rules allow that, but this lesson asks for something else just now.

## Clauses that belong to no game

clause-SB-01 =
    .ruling-1 = The game is over.
clause-SB-02 =
    .ruling-1 = It is not your turn.
clause-SB-03 =
    .ruling-1 = Another decision comes first.
clause-SB-04 =
    .ruling-1 = There is no such action here.
