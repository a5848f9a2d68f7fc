### What the lab refuses, in English.

refusal-needs-altair = Plots are made by Altair: pip install "starboard-games[lab]".
refusal-cluster-version = The cluster has Starboard { $there } and this is { $here }; results would differ.
refusal-cluster-workers-die = Workers of the cluster die again and again, so there is no result; perhaps memory is short.
refusal-needs-ray = A cluster needs Ray: pip install "starboard-games[cluster]".
refusal-cluster-unreachable = The Ray cluster cannot be reached: { $problem }.
refusal-unknown-measure = Nothing called "{ $measure }" is measured here. Measures: { LIST($known, join: "comma") }.
refusal-too-many-cells = The experiment has { $cells } cells; at most { $most } are played.
refusal-variants-alike = Each [[variant]] needs a different name.
refusal-no-experiment = { $file } is no experiment: { $problem }.
refusal-empty-factor = The factor "{ $factor }" has no values.
refusal-value-twice = The factor "{ $factor }" has the value { $value } twice; name each value once.
refusal-component-file = The component file { $file } cannot be read.
refusal-needs-pyarrow = Rows are written by pyarrow: pip install "starboard-games[lab]".
refusal-chunk-unreadable = { $file } cannot be read; delete it, and `{ $program } lab run` will play it again.
refusal-no-run = There is no run in { $folder }.
refusal-plan-unreadable = The plan in { $folder } cannot be read: { $problem }.
refusal-another-run = { $folder } holds the run of another experiment, or of other rules; choose another folder with --out, or delete it.
refusal-no-wishes = { $file } says no wishes: { $problem }.
refusal-nothing-to-move = "{ $path }" has no values that it may move to.
refusal-nothing-playable = The game can be played with none of the numbers that were tried.
refusal-needs-optuna = Tuning needs Optuna: pip install "starboard-games[lab]".
refusal-variant-name-long = The name of a variant has at most { $most } characters.
refusal-variant-too-large = A variant changes at most { $most } values, in { $characters } characters.
refusal-word-not-readable = A word among the components has at most { $most } characters on one line, none of them invisible.
refusal-too-many-actions = With these components there are { $actions } actions; at most { $most } can be played with here.
refusal-sets-nothing = "{ $text }" sets no value; write --set PATH=VALUE, such as --set cycle.tracker=16.

### What its reports say.

decimal-sign = .
share = { $number } %
span = { $low } to { $high }
estimate = { $value } ({ $span })
nothing = nothing
times-fair = { $times } ×

## Measures: what they are called, and the groups they stand in.

group-wins = Who wins
group-scores = Scores
group-length = Length
group-course = Course
group-endings = How games end
group-own = The game's own numbers
group-taken = What is taken, times a game
group-given = What chance gives: wins of those who get it
measure-won = games won
measure-won-by-seat = games won by seat { $seat }, { $name }
measure-won-by-bot = games won by { $bot }
measure-drawn = games drawn
measure-score =
    { $seats ->
        [one] points a game
       *[other] points a seat
    }
measure-winning-score = points of the best
measure-margin = points between the best and the next
measure-points =
    { $seats ->
        [one] points a game: { $source }
       *[other] points a seat: { $source }
    }
measure-turns = turns
measure-decisions = decisions of all seats together
measure-branching = choices at a decision
measure-lead-changes = times the lead changes
measure-decided = won by who led after { $moment } % of the turns
measure-comeback = won by who was last after { $moment } % of the turns
measure-ended = ended: { $ending }
measure-given = won by { $item }
measure-laid-out = won with { $item }
item = { $kind }: { $name }

## Sentences about a run.

run-skill = { $players }: { $bots }.
run-skill-bot = { $bot } wins { $won }, { $times } times its fair share
first-value = its first value
first-cell = the first cell
run-too-few = { $cell }: too few games differ from { $first } to say anything.
run-differs =
    { $more ->
        [0] { $cell } differs from { $first } beyond chance: { $named }.
       *[other] { $cell } differs from { $first } beyond chance: { $named }; and { $more } more.
    }
run-alike = No difference from { $first } beyond chance, in { $looks } looks: { $cells }.
run-difference = { $measure } { $after } instead of { $before } ({ $span })
run-of-cell = { $cell }: { $sentence }
run-unanswered =
    { $looked ->
        [0] the bots do not answer this: { $bot } chose as before at all { $asked } decisions, and the evaluation of positions ignores the change.
       *[other] the bots do not answer this: { $bot } chose as before at all { $asked } decisions.
    }
run-hardly-answered =
    { $looked ->
        [0] the bots hardly answer this: { $bot } chose otherwise at { $chose } of { $asked } decisions, and the evaluation of positions ignores the change.
       *[other] the bots hardly answer this: { $bot } chose otherwise at { $chose } of { $asked } decisions.
    }
run-hardly-asked =
    { $asked ->
        [one] it is hard to say whether the bots answer this: { $bot } could be asked at one decision only, since few positions are possible under both rules.
       *[other] it is hard to say whether the bots answer this: { $bot } could be asked at { $asked } decisions only, since few positions are possible under both rules.
    }
run-answered-blindly = { $bot } answers this, but the evaluation of positions ignores the change.
run-answered = { $bot } answers this: it chose otherwise at { $chose } of { $asked } decisions.
run-seats-fair = no seat wins more or less than its fair share of { $fair } beyond chance.
run-seats-unequal = seats are not equal, a fair share being { $fair }: { $seats }.
run-seat = { $name } (seat { $seat }) wins { $won }
run-favours = chance favours and hinders: { $things }.
run-favour = { $thing } wins { $won }, otherwise { $otherwise }
run-no-favours = nothing that chance gives changes who wins, as far as can be told.
run-luck = with only the dice changed the same win again in { $dice }, with only the bots' whims changed in { $whims }; of any two games in { $any }.

## The page about a run.

page-summary = What it comes to
page-played = What was played
page-differences = What differs
page-wins = { group-wins }
page-sources = Where points come from
page-lengths = How long games are, and how they end
page-lead = How the lead goes
page-luck = Luck
page-answers = Do the bots answer?
page-taken = What is taken: { $cell }
page-measures = All measures
page-repeat = How to repeat it
page-factors = What each factor does, over all values of the others
page-cells = Cell by cell
page-given = Given by chance: who has it differs from others in nothing else
page-chosen = Taken by choice: takers differ from others in more than this
page-brackets = Brackets are 95 % intervals.
page-same-seeds = Cells were played with the same seeds, so differences are taken game by game.
page-own-seeds = Each cell had seeds of its own.
page-looks = “Beyond chance” is said after Holm's correction for all { $looks } looks: where nothing differs, one report in twenty says it of anything. { $rare } measures happened too seldom to be compared.
page-about-lead = Who leads is what the game's own evaluation for bots says before each turn. Alone: whether what looked won was won, and what looked lost lost.
page-about-luck = How often two plays of a game have the same winners. Where other dice leave the winners as they are, dice decide little; where other dice alone make two plays as different as any two games are, they decide all that is not settled by seats and bots.
page-about-answers = The same positions under both rules, with the same generator: how often a bot chose otherwise than in the first cell, and how often the evaluation saw a difference. A bot that does not answer a value shows the game of players who have not noticed it.
page-more-cells =
    { $count ->
        [one] The other cell is in --json.
       *[other] The other { $count } cells are in --json.
    }
page-version = Starboard { $version }. With this in
page-games-of =
    { $games ->
        [one] { $cell }: { $games } game
       *[other] { $cell }: { $games } games
    }
page-by = By Starboard { $version }.
page-some-of = { $some } of { $all }
beyond-chance = beyond chance
may-be-chance = may be chance

## What stands above columns, and beside plots.

column-cell = cell
column-changed = changed
column-options = options
column-players = players
column-games = games
column-hash = hash
column-measure = measure
column-there = there
column-difference = difference
column-interval = 95 %
column-corrected = after correction
column-bot = bot
column-seats = seats
column-won = won
column-fair = of its fair share
column-other-dice = only other dice
column-other-whims = only other whims
column-any-two = any two games
column-everything-other = everything other
column-same-winners = The same winners again with
column-asked = asked
column-chose = chose otherwise
column-looked = looked otherwise
column-same-course = games that went the same
column-times = times a game
column-they-win = they win
column-others-win = others win
column-their-points = their points
column-others-points = others'
column-numbers = numbers
column-miss = miss
axis-won = share of games won, 95 %
axis-games = share of games, 95 %
axis-share = share of games
axis-clear = how clear: difference, in standard errors
axis-points = points a seat
axis-turns = { measure-turns }
axis-moment = per cent of the turns played
axis-leader = as the leader then would have it

## A search for better numbers.

tuned-met =
    { $count ->
        [one] After { $count } proposal { $players } met all wishes, measured with other seeds.
       *[other] After { $count } proposals { $players } met all wishes, measured with other seeds.
    }
tuned-not-met =
    { $count ->
        [one] After { $count } proposal { $players } did not meet every wish, measured with other seeds.
       *[other] After { $count } proposals { $players } did not meet every wish, measured with other seeds.
    }
tuned-changed = Changed from the game's own: { $changed }.
tuned-measure = { $measure }: { $after } in { $games } games; at the start { $before }.
tuned-vague = { $games } games know { $measure } to ± { $half } only, which is more than the wish allows: `confirm` asks for more games.
tuned-missed = Chosen before it, and measured to miss the wishes: { $missed }.
tuned-about = A miss of 1 is one wish missed by its tolerance.
page-play = Play it
page-proposals = Proposals, the best first
