### The page's own sentences, in English.

## Learning

learn-title = Learn { $game }
learn-play = Now play
learn-rules = All rules

## Lessons that ask

lesson-first = First lesson
lesson-second = Second lesson
lesson-begin-first = { lesson-first }
lesson-begin-second = Second: playing well
lesson-position = Position { $number } of { $count }
lesson-minutes =
    { $count ->
        [one] about a minute left
       *[other] about { $count } minutes left
    }
lesson-progress = The way through the lesson
lesson-go-to = Position { $number }: { $title }
lesson-the-aim = The aim:
lesson-question = What is asked
lesson-answers = Answers
lesson-answer = Answer { $letter }: { $what }, { $about }
lesson-answer-away = Bring answer { $letter } into sight
lesson-choose = Choose *{ $letters }*, or anything else you may do.
lesson-thinking = Thinking about your answer…
lesson-hint = Hint
lesson-show = Show me
lesson-again = Try again
lesson-another = Try another
lesson-go-on = Go on anyway
lesson-next = Next position
lesson-finish = To the end
lesson-said-best = You chose: { $what }. *Nothing is better.*
lesson-said-good = You chose: { $what }. *Take it back and look again.*
lesson-said-weak = { lesson-said-good }
lesson-said-shown = Shown: { $what }.
lesson-got = { $got } of { $most }
lesson-by-rules = Judged by the rules.
lesson-by-exact = Judged by the solved game.
lesson-by-bots = Judged by the strongest bot: { $chance } % against { $best } %.
lesson-by-bots-best = Judged by the strongest bot: { $chance } %.
lesson-outcome-win = Wins.
lesson-outcome-draw = Holds the draw.
lesson-outcome-loss = Loses.
lesson-why = Why?
lesson-printed = { rules-is-printed }
lesson-ruled = { rules-ruling }
lesson-both = printed, and our ruling
lesson-then = What happens then
lesson-frame-act = What you do
lesson-frame-turn = Your turn goes on
lesson-frame-reply = The turn of { $name }
lesson-frame-chance = Your turn ends
lesson-frame-large = Show on the board
lesson-frame-silent = Nothing else happens.
lesson-start-over = Start over
lesson-other-first = The first lesson
lesson-other-second = The second lesson: playing well
lesson-end = That was the lesson
lesson-learned = What you know now
lesson-look = Show where to look
lesson-more-tries = Not found at the first try
lesson-repeat = Again
lesson-no-more-tries = Every position at the first try.
lesson-dice = The dice of a lesson are fixed, so that everybody meets the same.

## The page of a table

close = Close
fewer = Fewer: { $what }
more = More: { $what }
theme = Theme
sound = Sound
sound-on = Sound is on
sound-off = Sound is off
rules = Rules
menu = Menu
home = To the first page
variant-unnamed = Changed numbers
variant-changes =
    { $count ->
        [one] one change
       *[other] { $count } changes
    }
variant-workshop = Open in the workshop
board = Board
seats = Seats
log = Log
chat-unread =
    { $count ->
        [one] Chat, one new line
       *[other] Chat, { $count } new lines
    }
to-board = To what is asked
keys = Keys
keys-every-table = At every table
keys-around = Around the table
key-numbers-does = the choices in the bar, from the left
key-arrows-does = walk over what can be chosen
key-shift-does = walk over every place
key-enter-does = pick up, put down, choose
key-escape-does = put back; close what is open
key-space = Space
key-space-does = skip what is being shown
key-count-does = one more, one less
key-undo = u
key-undo-does = undo one step
key-log = l
key-chat = c
key-menu = m
key-hint = h
key-hint-does = a hint, where they are allowed
key-list-does = this list
chat = Chat
undo = Undo
name-you = (you)
your-turn = Your turn
title-turn = Your turn · { $game }
stands-in = a bot stands in
away = away
at-screen = at this screen
thinking = thinking
acting = to act
away-acting = away, to act
ask-thinking = *{ $name }* is thinking
ask-away = *{ $name }* is away
ask-awaited = Waiting for *{ $names }*
one-moment = One moment …
ask-watching = You are watching
ask-paused = The game is paused
game-over = The game is over
skip = Skip
skip-hint = Show the rest at once (Space)
clause-open = Rule { $clause }
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
log-spoken = What happened last
log-empty = Nothing has happened yet.
since = new since you last looked
since-turn = since your last turn
since-looked = since you last looked
log-filter = Which lines
log-all = All
log-mine = Mine
log-of = Lines of { $name }
log-hidden = { $count } more
menu-resign = Resign
menu-resign-sure = Resign this game? It counts as a loss.
menu-draw = Offer a draw
menu-pause = Ask for a pause
menu-resume = Go on
menu-bot = Hand my seat to a bot
menu-back = Take my seat back
menu-close = Close the table
menu-close-sure = Close this table for everybody? The game ends here.
download = Download the record
menu-learn = Learn this game, step by step
menu-pace = Others' moves
pace-calm = Calm
pace-quick = Quick
pace-still = At once
theme-system = As the system
theme-light = Day
theme-dark = Night
menu-language = Language
on = On
off = Off
menu-notify = Tell me when it is my turn
notify-refused = The browser does not allow notifications from this page. It can be changed in the browser's settings for this site.
notify-missing = This browser shows no notifications; the title of the page says when it is your turn.
yes = Yes
no = No
cancel = Cancel
offer-sent = Your offer stands until somebody answers or acts.
accept = Accept
decline = Decline
curtain-title = { $name }, your turn
curtain-text = Hand the screen over. Nothing of your seat is here yet.
curtain-show = I am { $name }: show my side
net-lost = The connection is gone · reconnecting
net-reconnecting = Reconnecting
net-seconds = { $count } s
net-back = Back again after { $count } s
net-back-short = Back again
net-act-waits = The line is lost. Your act waits, and is sent as soon as it is back
net-act-kept = Still no line. Your act is kept as long as this page is open
net-others-wait = The line is lost. What others do is shown as soon as it is back
net-waiting = { $act }: waiting
net-waiting-more = and { $count } more
net-your-act-waits = your act waits
net-uncertain = not certain
net-drop = Don’t send it
net-try = Try now
net-polling = This network blocks live connections; the page asks every few seconds instead.
watchers =
    { $count ->
        [one] One person watches
       *[other] { $count } people watch
    }
end-won = You win
end-lost = { $names } won
end-drawn = A draw
end-shared = You share the win
end-alone = Not this time
end-agreed = A draw was agreed.
end-forfeit = { $name } forfeited.
end-words = promises: { $kept } kept, { $broken } broken
end-place = { $place }.
rematch = Rematch
rematch-opener = { $name } opens
rematch-join = Go to the rematch
rematch-watch = Watch the rematch
setting-table = Setting the table …
end-hide = Show the board
end-show = Show the result

## First page, lobby, invitations

home-title = Starboard
home-hero = Four voyages leave from this table.
home-lead = Board games among the stars: against bots at once, or with friends by a link.
home-play = Play
watch = Watch
your-games = Your games
build = Build
home-continue = Continue
home-continue-all = All { $count } running games
level-title = Level of the bots
level-title-solo = Solo, or a bot's level
level-solo = Solo
rank = Rank { $rank }
play-now = Play now
home-friends = With friends
home-alone = you and a bot
home-players = Number of players
opponents = Characters
opponents-title = Who plays { $game }
opponents-choose = Play against somebody in particular
opponents-company = The other seats are taken by the others, and by bots where there are not enough of them.
opponent-says = “{ $line }”
home-hints = Hints
nav = { home-title }
nav-play = { home-play }
nav-play-brief = { home-play }
nav-puzzles = Puzzles
nav-puzzles-brief = { nav-puzzles }
nav-learn = Learn
nav-learn-brief = { nav-learn }
nav-games = { your-games }
nav-games-brief = Games
nav-workshop = Workshop
nav-workshop-brief = { nav-workshop }
lessons-lead = The aim first, then real choices: every answer is explained. A second lesson teaches to play well.
lessons-begin = Begin
home-learn = { nav-learn }
watch-count =
    { $count ->
        [one] { $count } table in progress
       *[other] { $count } tables in progress
    }
watch-none = No table is open to watch now.
with = With { $names }
alone = { level-nobody }
tile-awaited = { $names } to move
tile-lobby = Waits for players
tile-lobby-yours = Ready to be set up
tile-paused = Paused
tile-over = Finished
watchers-short =
    { $count ->
        [one] { $count } watches
       *[other] { $count } watch
    }
results-title = Your voyages
results-sub = won, by level of the bots
results-none = not yet
results-of = *{ $won }* of { $played }
level-people = People
build-title = For those who build
build-api = API
build-api-text = Tables, moves and records: the whole description
build-rules = Rules as data
build-rules-text = Components of each game as a file to change
home-footer = Starboard, a table for four games
me-title = You at this table
me-guest = Guest
me-name = Your name
me-save = Save
me-saved = Saved
me-none = You have no name here yet; you get a friendly one with your first game, or choose one now.
notices-title = When it is your turn
notices-text = Hear of it while no page is open: one message, and no other until you have looked.
notices-address = E-mail address
notices-want-email = Tell me by e-mail
notices-want-webhook = Tell me the way this server does it
notices-code = The code that was sent to { $address }
notices-confirm = Confirm
notices-other = Another address
notices-on-email = You hear of it at { $address }.
notices-on-webhook = You hear of it the way this server does it.
notices-stop = No more messages
me-device = On another device
me-device-text = Open the link there, or type the code. It works once and for a quarter of an hour.
me-device-make = Make a sign-in link
signin-title = Sign in
me-code-label = Code from the other device
me-signout = Forget me in this browser
me-devices = Where you are signed in
me-revoke = Sign out there
me-this = a browser
signin-text = This makes you the same person here as on your other device.
signin-go = Sign in here
copy = Copy
copied = Copied
share = Share
copy-by-hand = This browser does not let the page copy: select the link and copy it.
friends-title = Play with friends
game = Game
friends-taken = { $taken } of { $count } taken
friends-number =
    { $count ->
        [one] { $count } seat
       *[other] { $count } seats
    }
seat-me = Me
seat-person = Person
seat-bot = Bot
seat-screen = This screen
seat-who = Who plays seat { $seat }
seat-you = you
seat-joined = Joined
seat-away = Away just now
seat-open = Open seat
seat-waits = waits for the link
seat-here-name = Player { $seat }
seat-name = Name of whoever plays seat { $seat } at this screen
seat-level = Level of this bot
seat-off = Send { $name } off and free the seat?
seat-off-yes = Send off
seat-take = Sit here
seat-leave = Stand up
link-title = Link to share
link-text = Whoever opens it may take an open seat.
link-local = This link works only on this machine. To play with others in your network start with *./starboard --share*; then this link works for them too.
link-watch = Link to watch
links-title =
    { $count ->
        [one] One link to this table
       *[other] { $count } links to this table
    }
links-join = To sit down, by { $name }
links-watch = To watch, by { $name }
links-seat = For seat { $seat }, by { $name }
links-works = It works.
links-back = Take back
imported = Imported: { $by } brought this game here as a record. It counts in nobody's standings.
imported-from = Imported: { $by } brought this game here as a record, “{ $where }”. It counts in nobody's standings.
imported-moment = { $by } plays on from a moment of another game. This one counts in nobody's standings.
imported-look = Look at that moment
imported-known = Whoever has that record may know what the game hid until then: { $by } for one.
clock-title = Clock for each player
clock-none = None
clock-3 = 3 + 2
clock-5 = 5 + 5
clock-10 = 10 + 5
clock-15 = 15 + 10
clock-30 = 30 + 20
clock-day = A day a turn
clock-other = Other
clock-minutes = Minutes each
clock-each = Seconds for every turn
clock-added = +{ $count } s
clock-short = time is short
hints-title = Hints
hints-no = None
hints-yes = Allowed
hints-text = What the bots would do, for whoever plays against bots alone.
watch-title = Who may watch
watch-everybody = Everybody
watch-link = With the link
watch-nobody = Nobody
options-title = Options
options-usual = As usual
options-drawn = Drawn by lot
foot-taken = *All seats are taken.*
foot-open =
    { $count ->
        [one] *One seat is open.* Start now and medium bots take what is open.
       *[other] *{ $count } seats are open.* Start now and medium bots take what is open.
    }
foot-wait = Waiting for { $name } to start.
friends-start = Start
invite-title = { $host } invites you
invite-text = { $host } has set a table for { $game }. Opening this link has taken nothing yet.
invite-watch = { $host } lets you watch a game of { $game }.
invite-seat = This link gives you a seat in { $game }.
invite-sit = Take a seat
invite-full = All seats are taken; you can watch.
invitation-by = { $name } invites you to { $game }
invitation-go = Look
invitation-no = No, thanks
lost-title = Nothing is here
lost-text = There is no page at this address.
unreachable = The server does not answer. Trying again …
outdated = There is a new version of this page.
outdated-reload = Reload
outdated-later = Later
rules-title = Rules of { $game }
rules-search = Search the rules
rules-none = No clause has these words.
rules-ruling = our ruling
rules-printed = from the rulebook

## Own games

career-none = No game has come to its end yet. What you play will stand here.
career-points =
    { $promotion ->
        [one] *{ $points }* of { $promotion } point to the next rank
       *[other] *{ $points }* of { $promotion } points to the next rank
    }
career-points-last =
    { $points ->
        [one] *{ $points }* point at the highest rank
       *[other] *{ $points }* points at the highest rank
    }
career-voyages =
    { $count ->
        [one] { $count } voyage, { $wins } won
       *[other] { $count } voyages, { $wins } won
    }
career-voyage-won =
    { $score ->
        [one] Won, { $score } point
       *[other] Won, { $score } points
    }
outcome-lost = Lost
career-voyage-promoted = promoted to rank { $rank }
career-voyage-apart = not at your rank, so it does not count
career-next = Your next voyage is flown at rank { $rank }.
career-results = Against whom
career-against = Against
career-played = Played
outcome-won = Won
outcome-drawn = Drawn
career-best = Best score
level-nobody = Alone
career-history = Every game
career-score = Score { $score }
career-resigned = given up
look-back = Look back
career-records = Records
career-all = All games and careers
career-home-text = Results, careers, looking back; open a record

## Looking back

past-title = Looking back · { $game }
past-loading = Going through the game …
past-empty = Nothing has happened at this table yet.
past-bar = Going through the game
past-slider = Step of the game
past-slider-value = Step { $step } of { $of }: { $words }
past-counter = *{ $step }* of { $of }
past-turn = Turn { $turn }
past-first = To the start
past-back = One step back
past-play = Play
past-pause = Pause
past-next = One step on
past-last = To the end
past-key-back = Key moment before
past-key-next = Next key moment
past-keys = Arrows step, with Shift to key moments; Home and End; Space plays.
past-table = To the table
past-share = Share this moment
past-share-text = The link opens the game at this moment. Whoever may see this table may look at it, and sees only what is theirs to see.
past-share-watch = The link lets whoever has it look at this table, and opens the game at this moment.
past-eyes = Seen by
past-eyes-outside = From outside
past-everything = All is revealed
past-running = As you saw it, up to now
past-running-outside = As seen from outside, up to now
past-tab-steps = Steps
past-tab-charts = Charts
past-tab-dice = Luck
analysis-title = Analysis
past-steps-all = All
past-steps-key = Key moments
past-steps-filter = Which steps
charts-none = There is nothing to chart.
chart-label = { $name } over the game. Now: { $now }.
chart-value = { $name } { $value }
chart-unknown = { $name } not known
chart-one = Value
dice-title = Was luck fair?
dice-how-1 = Before the game the server drew a secret number, the *seed*, and showed its fingerprint. A fingerprint fits one seed only, so the seed could not be changed any more.
dice-how-2 = Everybody at the table drew a number of their own and showed its fingerprint too. Only when all fingerprints were there were the numbers shown, so nobody could choose a result, not even whoever came last.
dice-how-3 = Every chance result follows from the seed, these numbers and how many results came before it, by a calculation that anybody can repeat.
dice-how-4 = Now that the game is over the seed is public. Your browser can do all of it again, here and now, without asking the server for its opinion.
dice-check = Check all results
dice-checking = Checking …
dice-not-yet = The seed is published when the game is over; then everything that chance decided can be checked here.
dice-none = Chance decided nothing in this game.
dice-seed-true = The seed fits its fingerprint.
dice-seed-false = The seed does not fit its fingerprint: these results cannot be trusted.
dice-true =
    { $count ->
        [one] The one chance result is as the seed says.
       *[other] All { $count } chance results are as the seed says.
    }
dice-false = Chance result { $number } is not what the seed says: it should have been outcome { $expected }, and was { $outcome }.
dice-pledges-true = Every number fits its fingerprint.
dice-pledges-false = A number does not fit its fingerprint.
dice-odds-rules = The odds of each result are your browser's own: it knows from the rules what dice, bags and decks hold, and followed what the log tells of them. Whoever runs the server also sends you this page; *starboard verify* with the downloaded record does the same by the rules themselves, on a machine of yours.
dice-odds-components = This game was played with changed components. What its dice, bags and decks held is the server's word; from there on your browser worked the odds out by itself. *starboard verify* with the downloaded record takes the components from there and works everything out by the rules.
dice-odds-log = What your browser knows of the rules does not fit this game, or it was begun by earlier ones. The odds of each result are those that the server noted.
dice-own-true = Seed and numbers are those whose fingerprints your browser saw before the game, and its own number is among them.
dice-own-unknown = This browser kept nothing from before the game: whether these fingerprints are those shown then, it cannot tell.
dice-own-false = Before the game your browser saw other fingerprints than these: the numbers were exchanged.
dice-unpledged =
    { $count ->
        [one] One number had no fingerprint before: whoever runs the server could have chosen it last.
       *[other] { $count } numbers had no fingerprint before: whoever runs the server could have chosen them last.
    }
dice-untold = The results are not those that the log tells: some are missing, or were told otherwise.
dice-impossible = Chance result { $number } cannot have come: there was nothing like it left, or the log tells something else.
dice-of-record = The seed came with the record: that it was drawn before the game, and by whom, is its word.
dice-brought =
    { $count ->
        [one] One result came with the record of this game. It does not come from this seed, and is not checked.
       *[other] { $count } results came with the record of this game. They do not come from this seed, and are not checked.
    }
dice-imported = This game came as a record without its seed, so there is nothing to check.
dice-fingerprint = Fingerprint
dice-seed = Seed
dice-nonces = Numbers of the people
dice-nonces-none = None
dice-rolls = Chance results
dice-download = Download all of it, for a check of your own
dice-roll = { $number }: outcome { $outcome }, { $weight } of { $total } chances
upload-open = Look at a record
upload-text = Choose a game you downloaded, here or from another server.
upload-bad = This file is no record of a game.
upload-again = Open the file once more to go on looking at it.
upload-seen = This file does not hold all that one seat saw of a game. Download it again.

## Analysis, hints and puzzles

analysis-solving-title = The game is being solved
analysis-solving = The computer works out every position of the game, once, in the background. That takes a minute or two; this page goes on by itself.
analysis-asking = Thinking …
analysis-exact-win =
    { $plies ->
        [one] *{ $name }* wins in { $plies } move with best play.
       *[other] *{ $name }* wins in { $plies } moves with best play.
    }
analysis-exact-loss =
    { $plies ->
        [one] *{ $name }* loses in { $plies } move with best play.
       *[other] *{ $name }* loses in { $plies } moves with best play.
    }
analysis-exact-draw = A draw with best play.
analysis-move-win = wins in { $plies }
analysis-move-loss = loses in { $plies }
analysis-move-draw = draw
analysis-both = Moves of both sides are counted.
analysis-played = played
analysis-moves = What could be done
analysis-line =
    { $count ->
        [one] Best line ({ $count } move)
       *[other] Best line ({ $count } moves)
    }
analysis-nothing = Nobody had anything to choose here.
analysis-was-title = Was this a mistake?
analysis-was-best = No: there was nothing better.
analysis-was-slip-win = Still winning, but slower: in { $plies } instead of { $best_plies }. Quicker: { $best }
analysis-was-slip-loss = Lost anyway, but quicker: in { $plies } instead of { $best_plies }. Longer: { $best }
analysis-was-blunder-win = Yes: it gave a win away. With “{ $best }” it was won in { $best_plies }.
analysis-was-blunder-draw = Yes: it gave a draw away. “{ $best }” would have held it.
analysis-mistakes-title = Mistakes in this game
analysis-mistakes-none = There was not a single mistake in this game.
analysis-mark-slip = slower than need be
analysis-mark-blunder = mistake
analysis-bots-title = What the bots think
analysis-bots-text = The bots play this position on, many times, from what { $name } knew. That gives a chance for every choice, and how sure they are of it.
analysis-bots-ask = Ask the bots
analysis-bots-worth = { $worth } %, give or take { $margin }
analysis-bots-unsure = hardly tried
analysis-bots-agree = The bots would have done the same.
analysis-bots-close = The bots see no clear difference to their own choice.
analysis-bots-other = The bots would rather have done this: { $best }
analysis-bots-none = Here only chance decided, or nobody.
hint = Hint
hint-close = Close the hint
hint-title = A hint
hint-bots = Chance to win, as the bots see it:
hints-on = Allow hints
hints-off = No more hints
puzzles = { nav-puzzles }
puzzles-text = { $game }: win in a few moves
puzzle-title = Win in { $moves }
puzzle-lead =
    { $moves ->
        [one] You have { $own } and win against { $other } in one move. Only one move is right.
       *[other] You have { $own } and win in { $moves } of your own moves, whatever { $other } does. Only one first move is right.
    }
puzzle-length = How long
puzzle-any = Any
puzzle-next = Next puzzle
try-again = Try again
puzzle-solution = Show the solution
puzzle-right = Right. { $moves } to go.
puzzle-slow = That wins as well, but not in { $moves }. There is something quicker.
puzzle-wrong = That does not win. Look again.
puzzle-won = Solved.
puzzle-shown = This was the solution.
puzzle-you = You
puzzle-solved = { $count } solved in a row

player-number = Player { $number }

## A game on the first page

card-players =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
card-players-between = { $least }–{ $most } players
card-minutes = { $least }–{ $most } min

## Deals

deals-bots = Bots propose deals
deals-bots-yes = { yes }
deals-bots-answer = Only answer
deals-bots-quiet = Quiet
deals-forward = Show proposals at once

## Looking back: chances, choices, lines

percent = { $value } %
choices-tab = Choices
choices-title = Choices and what they cost
choices-here = What could be done here
choices-chance = chance to win
choices-solo = chance to succeed
costly-own = Your costliest choices
costly-of = The costliest choices of { $name }
costly-better = better
costly-cost = −{ $cost } %
costly-none = No choice cost you 2 % or more. Well played.
costly-none-of = No choice cost { $name } 2 % or more.
costly-wait = They are found while the game is judged.
choice-would = Afterwards: “{ $told }”
choice-then = The bots then expect of { $name }: { $act }
choice-as-good = About as good as the best.
choice-behind = { $cost } % less than “{ $best }”.
choice-ahead = { $lead } % more than “{ $second }”.
choice-level = About as good as “{ $second }”.
choice-only = There is nothing to choose here.
choice-played = what was done
choice-played-best = what was done, and best
curve-winner = { $name } won
curve-key = Chances at this moment
curve-chance = { $name }: line and costliest choices
curve-alone = Chance to succeed
curve-value = { $name } { $chance } %.
judged-exact = Every moment judged from the solution, for players who may err
judged-bots = Every moment judged, by the strongest bots
judging = { $done } of about { $of } moments judged · { $seconds } s to go
judging-failed = The chances could not be worked out.
judging-again = { try-again }
again = Try this moment again
again-text = Choose on the board. What was done and what is best is told when you have answered.
again-title = { $turn }: what would you do?
line-title =
    { $acts ->
        [0] A line from here: { $turn }
        [one] A line: one act from here, { $turn }
       *[other] A line: { $acts } acts from here, { $turn }
    }
line-chance = Your chance there: { $chance } %
line-back = Back to the game
line-try = Try this line
play-from = Play from here
play-from-title = { play-from }
play-from-text = A new table goes on from this moment, with bots on the other seats. The game that was played stays as it is.
play-from-alone = A new table goes on from this moment. The game that was played stays as it is.
play-from-seat = Your seat
play-from-go = Begin
play-from-over = The game was over here.
share-picture = Picture
share-clip = Clip
share-filming = Filming …
share-picture-saved = The picture is saved.
share-clip-saved = The clip is saved.
share-failed = This browser cannot make it.

## The rules page

rules-contents = Contents
rules-all = All { $count } clauses
rules-exact = In exact words: { $first } to { $last }
rules-is-printed = printed
rules-is-ruling = our ruling
rules-legend-printed = The rulebook says it.
rules-legend-ruling = The book is silent or can be read in two ways.
rules-print = Print
rules-found =
    { $found ->
        [one] One of { $of } clauses
       *[other] { $found } of { $of } clauses
    }
rules-minutes = { $from } to { $to } minutes
rules-by = by { $designer }
rules-exact-one = In exact words: { $clause }
rules-steps = Step by step
rules-step = { $step } of { $of }
rules-copy = Copy the address of { $clause }
rules-refused = You came from your table: { $clause } is why it was refused.
rules-from-table = You came from your table. The game waits.
rules-back = Back to your table
rules-from-lesson = A lesson sent you here.
rules-back-lesson = Back to the lesson
rules-whole = Illustrated rules
