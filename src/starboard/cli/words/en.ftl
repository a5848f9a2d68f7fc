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
refusal-too-many-players = { $game } has { $seats } seats here, and { $named } players were named.
refusal-plot-needs = A plot needs matplotlib: pip install "starboard-games[plots]".
refusal-plot-not-written = The plot cannot be written to { $file }: { $problem }.
refusal-not-solvable = { $title } cannot be solved. Games that can: { LIST($games, join: "comma") }.
refusal-no-folder = There is no folder { $folder }.
refusal-no-database = There is no database in { $folder }.
refusal-folder-not-made = The folder { $folder } cannot be made: { $problem }.
refusal-no-text-file = { $file } is not a text file.
refusal-file-not-read = { $file } cannot be read: { $problem }.
refusal-file-not-written = { $file } cannot be written: { $problem }.
refusal-no-careers = { $title } has no careers.
refusal-careers-file = { $file } holds no careers; put it right or take it away.
refusal-resumed-keeps = A resumed game keeps its game, players, seed, options and components.
refusal-play-what = Say what to play: starboard play GAME. Games: { LIST($games, join: "comma") }.
refusal-game-over-in = The game in { $file } is over; "starboard replay { $file }" shows it.
refusal-no-seed-in = { $file } does not hold the seed of its dice, so it cannot be played on here.
refusal-no-players-in = { $file } does not say who sits where, so it cannot be played on here.
refusal-bot-registered-as = A bot is registered as NAME=SPEC, such as own=my_bot.py:Mine, not "{ $text }".
refusal-ask-for-one = Ask for one of --print, --check FILE and --diff FILE.
