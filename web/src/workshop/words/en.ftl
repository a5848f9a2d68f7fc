### The workshop's sentences, in English. They are loaded with it.

workshop = Workshop
which-game = Game
unnamed =
    { $count ->
        [0] { $game }
        [one] { $game }, one change
       *[other] { $game }, { $count } changes
    }
rename = Name the variant
values-changed = *{ $count } of { $all }* values changed
fingerprint = saved · fingerprint { $hash }
share-title = Share { $name }
share-hint =
    { $count ->
        [one] Whoever opens it sees your change, may try and play it, and may go on from a copy. What you change later is a new link.
       *[other] Whoever opens it sees your { $count } changes, may try and play them, and may go on from a copy. What you change later is a new link.
    }
share-nothing = Nothing is changed: the link leads to the game as it is.
download = Download
download-variant = The variant, a component file
download-figures = The figures of this run
open-file = Open a component file
file-strange = This file adds or removes pieces, or changes what only a file can; play it from the command line.
find = Find a number, a card, a planet
find-none = No number is called that.
clear = Clear
only-changed = Only what I changed
only-changed-short = Changed
nothing-changed = Nothing is changed.
reset-all = Reset all
groups = Groups of numbers
printed = printed
ruling = our ruling
fixed = fixed
printed-warning = Printed in the rulebook: this makes another game.
bounds = { $low } – { $high }
at-most = at most { $high }
at-least = at least { $low }
whole-only = whole numbers only
take-back = Take { $what } back to { $value }
was = was { $value }
changed-from = { $what }, { $value }, was { $before }
each-of = { $count } alike
open-singly = Show each by itself
fold = Show them as one
yes = yes
no = no
more-of = More about { $what }
changes-none = *Nothing changed yet*
changes =
    { $count ->
        [one] *One change*
       *[other] *{ $count } changes*
    }
to-mend =
    { $count ->
        [one] one value to mend
       *[other] { $count } values to mend
    }
more-changes = +{ $count }
play-it = Play it
play-how = Play { $name }
play-bots = Against bots
play-friends = With friends
play-alone = Alone
play-results = Games with other numbers do not count in your results.
try-it = Try it
try-again = Try again
try-show = Show that run
try-nothing = Change a number first.
try-mend = Mend the marked value first.
tab-numbers = Numbers
tab-try = { try-it }
tab-report = Report
tab-runs = Runs
welcome-title = Change a number, see what it does
welcome-text = Bots play the game as it is and as you made it, with the same luck, and the difference is drawn here as they play.
how-change = Change
how-change-text = a number in the form at the side
how-try = Try
how-try-text = a thousand games in about a minute
how-play = Play
how-play-text = your own game, with bots and friends
option-players =
    { $value ->
        [one] { $value } seat
       *[other] { $value } seats
    }
option-rank = rank { $value }
option-repetition =
    { $value ->
        [0] no draw by repetition
       *[other] draw at { $value } repetitions
    }
option-opener =
    { $value ->
        [white] White opens
       *[black] Black opens
    }
option-other = { $name }: { $value }
bot-greedy = greedy bots
bot-random = random bots
games =
    { $count ->
        [one] one game
       *[other] { $count } games
    }
conditions = How it is tried
played = { $played } of { $games } games
rate = { $rate } games a second
left = { $seconds } s left
left-minutes = { $minutes } min left
starting = starting
go-on = Go on
in-queue =
    { $before ->
        [0] Next in the queue.
        [one] One run comes first.
       *[other] { $before } runs come first.
    }
stopped-after = Stopped after { $played } games
failed-after = { $problem } { $played } games were played.
so-far = { $games } so far
original = Original { $game }
not-measured = Not measured yet: the first run measures the original, too.
intervals = lines: 95 % intervals
wins-by-seat = Wins by seat
won-title = Games won
length = Length
scores = Scores
endings = How games end
endings-of = share of games
sources = What wins
sources-of = the winner's points
equal-share = equal share
seat-number = Seat { $seat }
unit-turns = turns
unit-points = points
mean = *{ $value }* ± { $error }
mean-was = *{ $value }* ± { $error }, was { $before } ± { $error-before }
verdict-beyond = beyond chance
verdict-perhaps = perhaps; more games will tell
verdict-none = no difference that { $games } games can show
verdict-unknown = too few games to tell
said-turns = Games last *{ $after } turns*, were { $before }: { $verdict }.
said-decisions = A game has *{ $after } decisions*, had { $before }: { $verdict }.
said-branching = A decision has *{ $after } choices*, had { $before }: { $verdict }.
said-lead = The lead changes *{ $after } times*, was { $before }: { $verdict }.
said-score = A seat has *{ $after } points*, had { $before }: { $verdict }.
said-best = The winner has *{ $after } points*, had { $before }: { $verdict }.
said-margin = The winner is *{ $after } points* ahead, was { $before }: { $verdict }.
said-won = *{ $after }* of games are won, were { $before }: { $verdict }.
said-drawn = *{ $after }* of games are drawn, were { $before }: { $verdict }.
said-seat = { $what } wins *{ $after }*, was { $before }: { $verdict }.
said-ending = “{ $what }” ends *{ $after }* of games, was { $before }: { $verdict }.
said-source = The winner's points from { $what }: *{ $after }*, were { $before }: { $verdict }.
said-nothing = Nothing differs beyond chance in { $games } games.
said-more =
    { $count ->
        [one] and one more
       *[other] and { $count } more
    }
name-turns = Turns of a game
name-decisions = Decisions of a game
name-branching = Choices at a decision
name-lead = Times the lead changes
name-score = Points of a seat
name-best = Points of the winner
name-margin = Points ahead of the next
name-won = { won-title }
name-drawn = Games drawn
name-seat = Won by { $what }
name-ending = Ended: { $what }
name-source = Winner's points: { $what }
percent = { $value } %
bots-answer = The bots weigh what you changed. Stronger bots may differ.
bots-hardly = The bots hardly answer this change: what is shown is a game whose players have not noticed.
bots-ignore = The bots do not answer this change: what is shown is a game whose players have not noticed.
bots-unweighed = { $bot } play as before with { $values } changed: the rule holds in their games, but they do not weigh it.
unweighed = these bots do not weigh this
bots-note = “Beyond chance” speaks of these bots. Stronger ones may differ.
report-none = No run to report on yet.
report-title = { $name } beside the original
report-lead = { $run }, the same luck in both.
run-lead = { $games } games, { $options }, { $bot }
report-differs = What differs
report-differs-text = The middle line is no difference; each row has its own scale.
report-trust = How far to trust it
report-pairs = Both were played with the same seeds, so that differences are taken game by game.
report-holm = “Beyond chance” is said after Holm's correction for all { $looks } looks: where nothing differs, one report in twenty says it of anything.
report-underway = While games are played only what would happen once in a thousand times by chance is called so.
report-command = The same from the command line
report-print = Print
report-drawn = As charts
interval = { $low } to { $high }
column-measure = Measure
column-original = Original
column-variant = Variant
column-difference = Difference, with its 95 % interval
run-running = running: { $played } of { $games } games
run-waiting = waiting
run-done =
    { $beyond ->
        [0] { $games } games, { $options }, { $bot } · nothing beyond chance
        [one] { $games } games, { $options }, { $bot } · one difference beyond chance
       *[other] { $games } games, { $options }, { $bot } · { $beyond } differences beyond chance
    }
run-stopped = stopped after { $played } games; their figures are kept
run-failed = ended after { $played } games
runs-none = Nothing tried yet.
runs-left =
    { $left ->
        [0] No more runs today. Runs are kept for { $days } days.
        [one] One more run today, of { $most }. Runs are kept for { $days } days.
       *[other] { $left } more runs today, of { $most }. Runs are kept for { $days } days.
    }
use-numbers = Use these numbers
show-report = { tab-report }
compare = Compare
compare-hint = Tick two runs to see them side by side.
compare-tick = Compare { $name }
compare-title = { $first } and { $second }
compare-text = Each beside the original, with the same luck. Where their lines do not overlap, they differ from each other, too.
compare-gap = Distance from the original
by-link = This variant came by a link. What you change becomes a copy of your own.
less = Less: { $what }
spoken-progress = { $played } of { $games } games are played.
drawn-cycles =
    { $count ->
        [one] One cycle
       *[other] { $count } cycles
    }
drawn-cycle = Cycle { $number }
drawn-dice =
    { $count ->
        [one] One die in cycle { $number }
       *[other] { $count } dice in cycle { $number }
    }
drawn-more = and { $count } more
drawn-wheel = The wheel, seen by Black
drawn-move = A move by { $by }
drawn-revolutions =
    { $count ->
        [one] One revolution
       *[other] { $count } revolutions
    }
drawn-revolution = After revolution { $number }
drawn-agreement = An agreement from { $low } to { $high }
drawn-step = Step { $number }
drawn-cost = This step takes { $points }
drawn-markets = A market with its shelves
drawn-price = Price { $price }
drawn-places =
    { $count ->
        [one] One place on this shelf
       *[other] { $count } places on this shelf
    }
drawn-endless = The lowest shelf has no end
