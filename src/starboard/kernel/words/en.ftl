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

## What games say unless they have words of their own for it

option-players = Players
event-ended = The game is over: { NAME($how, of: "ending") }.
rulebook-aim = The aim
rulebook-parts = The parts

## Clauses that belong to no game

clause-SB-01 =
    .ruling-1 = The game is over.
clause-SB-02 =
    .ruling-1 = It is not your turn.
clause-SB-03 =
    .ruling-1 = Another decision comes first.
clause-SB-04 =
    .ruling-1 = There is no such action here.

## Refusals: options

refusal-unknown-option = { $game } has no option "{ $option }". Options: { EACH($options, as: "part-option", join: "comma") }.
refusal-options-unnamed = { $game } takes options by their names, such as new(players=2), or as a dictionary. Options: { EACH($options, as: "part-option", join: "comma") }.
refusal-no-pack = pack takes components of { $game }, as its read_pack gives them.
refusal-no-game-given = A game belongs here, such as starboard.game("wheel"), not { $given }.
refusal-option-value = { $game } cannot have { $option } = { $value }. Allowed: { EACH($allowed, as: "part-allowed", join: "comma") }.
# What an option takes: one of $choices, or so many of them, or something $instead.
part-allowed =
    { $pick ->
        [0] { LIST($choices, join: "or") }
       *[other] { LIST($instead, join: "comma") }, or { $pick } of { LIST($choices, join: "or") }
    }
part-option = { $option } ({ part-allowed })

## Refusals: actions and lessons

refusal-unknown-kind = { $title } knows no { $kind } like that: { $problem }.
refusal-no-such-term = That is no term of a deal: { $problem }.
refusal-ends-otherwise = A game cannot end with "{ $how }" by seat { $seat }.

## Refusals: component files

refusal-not-toml = { $file } is not a TOML file: { $problem }.
refusal-nothing-to-remove = There is no "{ $entry }" to remove.
refusal-unmarked = { $file }: "{ $path }" stands outside a table marked printed or ruling.
refusal-wrong-mark = { $file }: the source of [{ $path }] must be "printed" or "ruling".
refusal-marks-nothing = { $file }: [{ $path }] marks "{ $entry }" as ruled but has no such entry.
refusal-no-entry = The components have no entry "{ $path }".
refusal-missing = { $path } is missing.
refusal-must-be-exactly = { $path } must be { $value }.
refusal-must-be-between = { $path } must be a whole number from { $low } to { $high }.
refusal-must-list-numbers =
    { $path } must list { $size ->
        [none] at least one whole number
        [one] { $size } whole number
       *[other] { $size } whole numbers
    }.
refusal-must-list-between = { $path } must list whole numbers from { $low } to { $high }.
refusal-must-be-flag = { $path } must be true or false.
refusal-must-be-one-of = { $path } must be one of: { LIST($among, join: "comma") }.
refusal-must-be-word = { $path } must be a word.
refusal-must-list-words =
    { $path } must list { $size ->
        [none] words
        [one] { $size } word
       *[other] { $size } words
    }.
refusal-does-not-take = { $path } has "{ $value }"; it takes: { LIST($among, join: "comma") }.
refusal-must-have-entries =
    { $path } must have { $least ->
        [none] { $most }
       *[other] from { $least } to { $most }
    } entries, not { $count }.
refusal-must-be-table = { $path } must be a table, or a list of tables.
refusal-same-names = Each [[{ $path }]] needs a different id or name.
refusal-unknown-component =
    The components know nothing called "{ $path }".{ $nearest ->
        [none] { "" }
       *[other] { " " }The nearest is "{ $nearest }".
    }

## Refusals: positions

refusal-no-position = This does not describe a position of { $game }.
refusal-position-lacks = This position of { $game } lacks "{ $key }".
refusal-position-unknown =
    A position of { $game } has nothing called "{ $key }".{ $nearest ->
        [none] { "" }
       *[other] { " " }Did you mean "{ $nearest }"?
    }
refusal-position-unfit = "{ $key }" of a position of { $game } must be { $wanted }.
refusal-position-odd = "{ $key }" is not as in a position of { $game }.

# What stands after "must be".
refusal-fit-between = a whole number from { $low } to { $high }
refusal-fit-at-least = a whole number of at least { $low }
refusal-fit-flag = true or false
refusal-fit-one-of = one of: { LIST($names, join: "comma") }
refusal-fit-list = a list
refusal-fit-list-of = a list of { $size }
refusal-fit-each = a list in which each is { $wanted }
refusal-fit-different = a list of different ones of: { LIST($names, join: "comma") }

refusal-career-numbers = A career is a rank, points, voyages and wins, all whole numbers.
refusal-career-bounds = A career has a rank from 1 to { $highest }, and no more wins than voyages.

## Refusals: records

refusal-no-record =
    { $file ->
        [none] This is not a record: { $problem }.
       *[other] { $file } is not a record: { $problem }.
    }
refusal-record-of-another-game = The record is of { $game }, not of { $wanted }.
refusal-record-of-another-version = The record was played by version { $version } of the rules; this is version { $ours }.
refusal-record-illegal = Action { $number } of the record is not legal: { $problem }
refusal-record-not-over = The record says that the game was played out, but it was not over yet.
refusal-record-result = The record gives another result than its actions do.
refusal-record-hash = The record's components do not have the hash that it gives.
refusal-record-without-seed = The record does not publish the seed of its dice, so they cannot be checked.
refusal-record-pledge = The nonce { $nonce } is not the one that was pledged.
refusal-record-seed = The seed in the record is not the one that was committed to.
refusal-record-dice = The dice would not have given action { $number } of the record.

## Refusals: games

refusal-unknown-game =
    { $meant ->
        [none] There is no game "{ $game }". Games: { LIST($games, join: "comma") }.
       *[other] There is no game "{ $game }". Did you mean "{ $meant }"? Games: { LIST($games, join: "comma") }.
    }
refusal-game-not-loaded = The game "{ $game }" of { $package } cannot be loaded: { $problem }.
refusal-no-observations = { $game } does not say how to put its positions into numbers.

## What the lab measures.

taken-action = action: { NAME($item, of: "deed") }
taken-turn-order = turn order: { NAME($item, of: "deed") }
deed-first-player = first player
