### What bots and those who ask for them are told, in English.

note-solving = { $title } is still being solved; until then this bot searches.

note-unlearnt = No network has learnt { $title } with these components and so many players; this bot plays on instead.

refusal-no-bot = There is no bot "{ $spec }". Bots: { known-bots }.
# $bots are the words that a bot may be named by.
known-bots = { LIST($bots, join: "comma") }, a character as GAME/NAME, or a class of your own as my_bot.py:MyBot
refusal-no-character = Nobody called "{ $spec }" plays { $title }. Characters: { LIST($characters, join: "comma") }.
refusal-no-settings = The bot "{ $bot }" takes no settings; write just { $bot }.
refusal-level-no-settings = The level "{ $bot }" takes no settings; write just { $bot }.
refusal-no-budget = "{ $bot }:{ $text }" has no budget; write { $bot }:800 (descents) or { $bot }:1.5s (seconds).
refusal-no-network = { $file } is no network of ours; write learnt:400, or learnt:400@FILE with one that starboard train made.
refusal-no-policy = No bot knows { $title } well enough to choose at sight; random and the levels can play it.
refusal-not-solved = { $title } is not solved; nobody plays it perfectly.
refusal-bot-forbidden = { $spec } chose action { $action }, which { $rule } forbids: { $problem }
refusal-bot-failed = { $spec } failed: { $problem }.
refusal-no-such-class = { $file } has no class { $name } that is a subclass of starboard.bots.bot.Bot.
refusal-no-bot-file = There is no file { $file } to take a bot from.
refusal-no-python = { $file } is not a Python file.
refusal-bot-not-loaded = { $file } cannot be loaded: { $problem }.
# An error of Python's in somebody's own file: its $kind, its $text, and the $line if it is known.
refusal-error-at =
    { $line ->
        [none] { $kind }: { $text }
       *[other] { $kind }: { $text } (line { $line })
    }

refusal-players-here = { $game } cannot be played by { $here } players here; name { LIST($counts, of: "count", join: "or") }.
count-one-for-all = 1 (for all seats)
refusal-bots-twice = Name each bot once; how often they meet comes from the number of games.
refusal-two-bots = An arena needs at least two bots.
refusal-mixed-bots = A mixed table of { $seats } needs { $seats } different bots; there are { $bots }.
refusal-alone = Alone nobody sits among others.
refusal-mixed-or-among = A table is either mixed or one bot among copies of another.
refusal-company = "{ $bot }" is the company; name the bots that sit among it.
refusal-processes-died = Processes that played games were ended from outside again and again, so there is no result; perhaps memory is short.
