### What the terminal says, in English.

## Refusals

refusal-no-seat = The game had seats 1 to { $seats }, and no seat { $seat }.
refusal-sets-no-option = "{ $text }" sets no option; write --option NAME=VALUE, such as --option players=2.
refusal-name-solved-game = Name a game that is solved: { some-games }.
refusal-name-career-game = Name a game with careers: { some-games }.
some-games =
    { $games-count ->
        [0] there is none
       *[other] { LIST($games, join: "comma") }
    }
refusal-no-file = There is no file { $file }.
refusal-over-before = The game is over before { $move }.
refusal-not-json-file = { $file } is not a JSON file: { $problem }.
refusal-no-position-file = { $file } does not describe a position of { $game }.
refusal-no-player = "{ $spec }" is no player. People: you, or a name with a capital; bots: { $bots }.
refusal-no-such-number = There is no move { $number }; the moves are numbered from 1 to { $most }. { $written }
refusal-nearly-a-bot = "{ $text }" is no bot; did you mean { $bot }? A person's name can be written with a capital.
refusal-too-many-players =
    { $seats ->
        [one] { $game } has { $seats } seat here, and { $named } players were named.
       *[other] { $game } has { $seats } seats here, and { $named } players were named.
    }
refusal-plot-needs = A plot needs matplotlib: pip install "starboard-games[plots]".
refusal-plot-not-written = The plot cannot be written to { $file }: { $problem }.
refusal-not-solvable = { $title } cannot be solved. Games that can: { LIST($games, join: "comma") }.
refusal-no-folder = There is no folder { $folder }.
refusal-no-database = There is no database { $file }.
refusal-nothing-to-migrate = There is no database { $file } to bring up to date; "{ $program } serve" makes a new one.
refusal-folder-not-made = The folder { $folder } cannot be made: { $problem }.
refusal-folder-not-writable = Nothing can be written into the folder { $folder }.
refusal-record-too-large = { $file } is too large for a record: no game takes more than { $most } MB.
refusal-no-text-file = { $file } is not a text file.
refusal-file-not-read = { $file } cannot be read: { $problem }.
refusal-file-not-written = { $file } cannot be written: { $problem }.
refusal-no-careers = { $title } has no careers.
refusal-careers-file = { $file } holds no careers; put it right or take it away.
refusal-resumed-keeps = A resumed game keeps its game, players, seed, options and components.
refusal-play-what = Say what to play: { $program } play GAME. Games: { LIST($games, join: "comma") }.
refusal-game-over-in = The game in { $file } is over; "{ $program } replay { $file }" shows it.
refusal-no-seed-in = { $file } does not hold the seed of its dice, so it cannot be played on here.
refusal-no-players-in = { $file } does not say who sits where, so it cannot be played on here.
refusal-bot-registered-as = A bot is registered as NAME=SPEC, such as own=my_bot.py:Mine, not "{ $text }".
refusal-ask-for-one = Ask for one of --print, --check FILE and --diff FILE.

## At the prompt

pager-keys = Space goes on, b goes back, q leaves
prompt-first = "?" explains the board and what you can type.
prompt-what = Type a move or its number; "?" tells what else you can do.
prompt-besides-moves = A move may also be chosen by its number in the list. Besides moves:
prompt-more-why = MOVE
prompt-more-save = FILE
prompt-more-rules = WORD
prompt-more-card = NAME
prompt-help-hint = what a strong bot would do
prompt-help-rules = the rules in which a word stands, or one by its number; all without it
prompt-help-card = what stands on a card; without a name, which cards there are
hint-thinking = Thinking it over
rules-none = "{ $text }" stands in no rule.
rules-what = The rules are { $first } to { $last }. Write a number or a word after it, such as: rules { $first }
card-none = This game has no cards.
card-which = Write the beginning of its name after it. Cards: { LIST($cards, join: "comma") }.
card-unknown = There is no card "{ $text }". Cards: { LIST($cards, join: "comma") }.
prompt-help-why = which rule forbids a move
prompt-help-undo = take back your last act, as long as no chance or secret has come up since
prompt-help-moves = list your moves again
prompt-help-board = draw the board again
prompt-help-log = all that has happened
prompt-help-score = the score so far, where it is public
prompt-help-save = write the game to a file and go on
prompt-help-resign = give up
prompt-help-draw = offer the other people a draw
prompt-help-quit = leave; the game is kept and can be resumed
prompt-help-deals = proposals, and what was promised and kept
prompt-help-deal = propose something: deal pallas: trade 4 for 4; you vote no
prompt-help-accept = agree to a proposal, by its number
prompt-help-decline = decline one
prompt-help-counter = answer it by another: counter 1: trade 3 for 3
prompt-help-withdraw = take back one of yours
prompt-more-deal = WHOM: …
prompt-more-accept = [N]
prompt-more-decline = [N]
prompt-more-counter = N: …
prompt-more-withdraw = [N]
deals-none = Nothing has been proposed yet.
prompt-why-what = Write the move after it, such as: why { $move }
prompt-allowed = Nothing forbids it: you may do that now.
prompt-undo-too = { $name }, may your last act be taken back too?
prompt-undo-of = { $name }, do you agree that { $who } takes back the last act?
prompt-undone = Taken back.
prompt-saved = Saved to { $file }.
prompt-resign = Do you really give up the game?
prompt-yes-or-no = [y/N]
prompt-yes = y yes
prompt-draw = { $name }, do you agree to a draw?
prompt-plays-on = { $name } plays on.

## Whose turn it is

turn-yours = Your turn, { $name }
turn-of = { $name }'s turn
turn-thinking = { $name } is thinking
turn-alone = It is { $name }'s turn, and the screen is for nobody else.
turn-enter = Press Enter when only they can see it.

## How a game stands and ends

score-none = There is no score to tell before the end.
ending-none = The game is not over yet
ending-over = The game is over: { $how }
ending-agreed = a draw was agreed on
ending-given-up =
    { $how ->
        [resigned] { $name } resigned
       *[other] { $name } forfeited it
    }
kept-go-on = The game is kept. Go on with it by:
kept-look-again = Look at it again, or check it and its dice, by:
dice-sealed = Dice sealed as { $commitment }
dice-in-file = Whoever has read { $file } may know the dice to come, and all that is hidden.
replay-enter = Enter goes on. (b: back, a number: to that action, q: leave)
replay-over = That is the end. (b: back, a number: to that action, Enter: leave)
replay-keys = Press Enter, or type b, q, or the number of an action from 1 to { $last }.
replay-key-back = b back
replay-key-leave = q quit exit
replay-action = Action { $number }

## Choosing a game

choose-game = Which game?
choose-go-on = Go on
choose-last = with the last game of { $game }
choose-players = How many players ({ LIST($counts, join: "comma") })?
choose-played-by = It is played by { $players }.
choose-who = Who plays? you, a person's name, or a bot: { LIST($bots, join: "comma") }.
choose-number = Type a number from 1 to { $most }, or a name: { LIST($names, join: "comma") }.
games-play = Play one with: { $program } play NAME
games-heading =
    { $designer ->
        [none] { $players }, { $minutes }; designer: not named in the rulebook
       *[other] { $players }, { $minutes }; designer: { $designer }
    }
games-players =
    { $most ->
        [one] 1 player
       *[other] { $most } players
    }
games-players-or = { $least } or { $most } players
games-players-to = { $least } to { $most } players
games-minutes = { $most } minutes
games-minutes-to = { $least } to { $most } minutes
games-option = { $allowed }; default { $default }

## Careers

career-you = You
career-nobody = Nobody has a career in { $title } yet. One begins with: { $program } play { $game }
career-promoted = Promoted to rank { $rank }!
career-so-far = Career: { $career }
career-points = rank { $rank }, points { $points }; { career-games }
career-points-of = rank { $rank }, points { $points } of { $needed }; { career-games }
career-games =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    }, { $wins } won

## Records, solutions, storage

verify-over =
    { $actions ->
        [one] The one action is legal, and the result follows from it.
       *[other] All { $actions } actions are legal, and the result follows from them.
    }
verify-running =
    { $actions ->
        [0] No action has been taken, and the game is not over yet.
        [one] The one action is legal, and the game is not over yet.
       *[other] All { $actions } actions are legal, and the game is not over yet.
    }
verify-unpublished =
    { $rolls ->
        [one] The one chance result cannot be checked: the record does not publish the seed.
       *[other] The { $rolls } chance results cannot be checked: the record does not publish the seed.
    }
verify-brought =
    Of { $rolls } chance results { $checked } are what the sealed seed gives; the others came with a game from elsewhere.
verify-dice =
    { $rolls ->
        [0] There were no chance results.
        [one] The one chance result is what the sealed seed gives.
       *[other] All { $rolls } chance results are what the sealed seed gives.
    }
verify-unpledged =
    { $count ->
        [one] One nonce was not pledged before others were shown: whoever knew the seed could have chosen it.
       *[other] { $count } nonces were not pledged before others were shown: whoever knew the seed could have chosen them.
    }
value-drawn = { $mover } to move; a draw with best play.
value-won =
    { $plies ->
        [one] { $mover } to move; { $winner } wins in { $plies } ply.
       *[other] { $mover } to move; { $winner } wins in { $plies } plies.
    }
solved-heading = { $title }, { NUMBER($states) } positions from the setup
solved-draw = With best play the game is a draw.
solved-won = With best play { $winner } wins in { $plies } plies. { $opener } opens.
solved-longest = The longest win takes { $plies } plies.
solved-line = Main line
solved-kept = Kept in { $file }
stored-backup = { $rows } rows and the keys are in { $file }. Keep it as safe as the server: it can sign anybody in.
stored-restored = { $rows } rows are back, and the keys are in { $folder }.
stored-revision = The database is at revision { $revision }.
serving-already = Starboard is already running at { $address }

## Many games, and what came of them

position-given = The position
played-in =
    { $games ->
        [one] One game in { $seconds } seconds.
       *[other] { $games } games in { $seconds } seconds.
    }
arena-heading = { arena-games }, seed { $seed }
arena-games =
    { $games ->
        [one] { $title }, 1 game a table
       *[other] { $title }, { $games } games a table
    }
arena-shares = share of games won, 95 % (grey: a fair share)
arena-elo = Elo, 95 %
simulate-heading = { simulate-games }, seed { $seed }
simulate-games =
    { $games ->
        [one] { $title }, 1 game
       *[other] { $title }, { $games } games
    }
simulate-shares = share of games won, 95 %
simulate-scores = score
simulate-turns = turns a game
simulate-lengths = Length  { $mean } actions on average ({ $least } to { $greatest }, median { $median }); { $turns } turns
components-playable = { $file } can be played with.
components-same = Nothing differs from the game's own components.
components-bounds = { $low } to { $high }
lab-report-by = Report: { $program } lab report { $folder }
lab-report-in = Report: { $file }
lab-cell =
    { $games ->
        [one] { $name }: 1 game by { $players }
       *[other] { $name }: { $games } games by { $players }
    }
usage-commands = { $problem }. Commands: { LIST($commands, join: "comma") }.
usage-help = { $problem }; "{ $command } --help" shows what it takes.

# Heads of columns.
column-table = Table
column-player = Player
column-seat = Seat
column-bot = bot
column-won = won
column-drawn = drawn
column-lost = lost
column-interval = 95 %
column-fair = of fair share
column-score = mean score
column-deviation = deviation
column-points = Points a game
column-ending = Ending
column-games = games
column-mover = For the side to move
column-positions = positions
column-share = share
column-elo = Elo
column-move = Move
column-value = value
column-plies = plies
outcome-win = win
outcome-draw = draw
outcome-loss = loss

# -- training

train-stage =
    { $stage ->
        [played] Games
        [fitted] Fitting
       *[gate] Against the last
    }
train-first = Generation { $generation }: { $samples } decisions of the policy; value loss { NUMBER($value, maximumFractionDigits: 3) }, { NUMBER($agreed, maximumFractionDigits: 1) } % of choices agreed.
train-generation =
    { $kept ->
        [yes] Generation { $generation }: { $samples } decisions; value loss { NUMBER($value, maximumFractionDigits: 3) }, { NUMBER($agreed, maximumFractionDigits: 1) } % of choices agreed; { NUMBER($share, maximumFractionDigits: 2) } × its fair share against the last, which it replaces.
       *[no] Generation { $generation }: { $samples } decisions; value loss { NUMBER($value, maximumFractionDigits: 3) }, { NUMBER($agreed, maximumFractionDigits: 1) } % of choices agreed; { NUMBER($share, maximumFractionDigits: 2) } × its fair share against the last, which stays.
    }
train-champion = The best so far: { $file }

## Commands, as --help tells of them

command = One table for four games of voyages in space. Without a command it serves the page and opens it.
command-games = List the games, with their players and options.
command-play = Play in the terminal, alone or with others at one screen, against people or bots.
command-terminal = Ask for a game and for the players, and play it here; or go on with the last one that was left.
command-replay = Show a recorded game: every action in notation and words, and the board at every turn.
command-verify = Check a record: every action legal, the result right, every die as its sealed seed gives it.
command-verify-more = The exit code is 0 if all of it holds, 1 if the dice cannot be checked because their seed is not published, 2 if something is wrong.
command-career = Show how far people have come in a game that has ranks to rise through.
command-simulate = Play many games among bots and report how they came out.
command-arena = Let bots play each other, seats rotating from game to game: shares, 95 % intervals and Elo.
command-arena-more = GAMES are played at every table: each pairing of two seats; with more seats each bot among copies of each other one, or only among copies of one; alone, each bot for itself.
command-train = Let a network learn a game by playing itself, generation after generation.
command-train-more =
    Games are played, a network is fitted to them, and it replaces the last one only if it wins against it.

    The same command again goes on where it was broken off; more generations go on from the last.
command-perft = Count the sequences of exactly DEPTH actions; the last line is the count alone.
command-perft-more = Options that only stop a game from going round in circles (repetition) are off unless they are given.
command-solve = Find for every position of a game who wins, and in how many plies; the answer is kept in a file.
command-analyse = Show every legal move of a position with its value and how many plies are left after best play.
command-clauses = Print a game's rules clause by clause, and where each is tested.
command-components = List every value of a game's components with its bounds and its source, printed or a ruling.
command-completion = Print what makes a shell complete commands, options, games and bots.
command-completion-more = For this shell: source <(starboard completion bash). For good: write it into a file that your shell reads when it starts, such as ~/.local/share/bash-completion/completions/starboard.
command-record-schema = Print the JSON Schema of records.
command-serve = Serve tables to browsers and programs.
command-migrate = Bring the database up to date; back it up first.
command-backup = Write everything a server keeps into one file; the server may go on meanwhile.
command-restore = Fill an empty data folder or database from a backup, also of the other kind of database.
command-lab = Change numbers, play many games, see what it does: experiments as files, reports, tuning.
command-lab-run = Play an experiment's games, or those that are still missing; then say what they came to.
command-lab-report = Write one HTML page that needs no network: tables, plots, and what differs beyond chance.
command-lab-tune = Search for numbers that make the game as it is wanted, and measure what was found with other seeds.

## Their options and arguments

option-position-or-moves = A JSON file or JSON text as `to_dict` writes it, or moves from the setup (R R D1-0).
option-version = Say which version this is.
option-bots = The bots: greedy, mcts:800, hard, my_bot.py:MyBot …
option-mixed = With three or more seats: different bots at each table, not one among copies of another.
option-among = Each bot only among copies of this one, which need not be named.
option-game-with-careers = A game with careers, where there are several.
option-game = The game's short name: see `starboard games`.
option-json = Print one JSON document.
option-option = An option of the game; may be repeated.
option-components = Play with the components in this file; it may say only what differs.
option-set = Change a value of the components, such as cycle.tracker=16; may be repeated.
option-shell = bash, zsh, fish or powershell.
option-print = Print the game's own file, to be changed and kept.
option-check = Can the game be played with this file?
option-diff = Say only what this file changes.
option-experiment = The experiment, a TOML file.
option-run = The folder of a run.
option-out-of-run = Where the run is kept; else runs/NAME.
option-out-of-report = The page; else report.html in the folder.
option-markdown = Write a short page of Markdown too.
option-wishes = What may move and what is wanted: TOML.
option-position = Start from this position: JSON as `to_dict` writes it.
option-depth = How many actions, chance results included.
option-players-to-play = Who sits where: you, people's names with a capital, bots (random, greedy …).
option-seed-to-play = Any text: the same seed gives the same dice and bots.
option-resume = Go on with a saved game.
option-plot = Draw the result into this .svg, .png or .pdf file.
option-record = A record: a finished or a saved game.
option-step = Turn by turn, and back again: Enter, b, a number.
option-seat = Show what this seat (1, 2 …) saw; otherwise what all could see.
option-host = The address to listen on.
option-port = The port to listen on; 0 takes any free one.
option-database = A file for SQLite, or postgresql://USER@HOST/NAME.
option-data = The folder for the database and the keys.
option-share = Let friends in the same network in.
option-public-url = The address behind a proxy: https://games.example.org.
option-proxy = The proxy's address or network, if it is not on this machine.
option-bot = A further bot people may choose: NAME=SPEC, such as own=my_bot.py:Mine.
option-bot-processes = Processes that bots think in; 0: one less than cores.
option-quick-bots = Every level is played by the quickest bot, for trials.
option-no-limits = No limits on requests and sockets: for load trials only.
option-smtp = For notices by mail: smtp://USER:PASSWORD@HOST:PORT.
option-mail-from = Whom mail comes from.
option-webhook = An address that is told whose turn it is.
option-log = text for people, json for programs: one object a line, on standard error.
option-log-level = debug, info, warning or error.
option-browse = Open the page in a browser.
option-games = How many games.
option-players = A bot for each seat (random, greedy, my_bot.py:MyBot …); one alone fills all seats.
option-seed = Any text or number: the same seed gives the same games.
option-csv = Write a row for each game and seat.
option-records = Write every game as a record.
option-rotate = Move every player on by one seat from game to game.
option-game-to-solve = A game that can be solved, where there are several.
option-anew = Solve it again, even if that has been done.
option-archive = The archive: one file with the database and the keys.
option-out-of-training = Where it is kept; else trainings/GAME-PLAYERS.
option-generations = How many, after the first, which learns from the policy.
option-first-games = Games of the first generation.
option-vary = An option that takes all its values in turn, from game to game.
option-wildness = Share of decisions that are taken at random, for variety; 0 where dice vary the games enough.
option-games-of-generation = Games of each further generation.
option-descents = Descents of the search for an answer that is learnt from.
option-seed-of-training = The same seed trains the same network.
option-sheet = Write seed, nonces and every chance result with its odds, for docs/verify_dice.py.
option-workers = How many processes; 0 for one a core. No result depends on it.
option-ray = Play on the Ray cluster at this address (HOST:PORT or auto), or on one begun here.
option-help = Show this message and exit.
