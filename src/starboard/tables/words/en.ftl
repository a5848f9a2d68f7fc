### What a table and the server say, in English.

## What happens at a table

event-opened = The table is open.
event-set = The host changed the setup.
event-seated = { $name } sat down.
event-seated-bot = A bot ({ NAME($level, of: "level") }) sat down.
event-stood-up = { $name } stood up.
event-renamed = { $before } is called { $name } now.
event-swapped = Two seats were swapped.
event-host = { $name } is the host now.
event-drawing = The dice are drawn: everybody shows their part of them within a minute.
event-void =
    { $missing ->
        [0] The start is void: whoever set up the table did not show their part of the dice. They are drawn anew.
       *[other] The start is void: { LIST($names, join: "and") } did not show their part of the dice. They are drawn anew.
    }
event-drawn = From here on the dice hold a new part of { LIST($names, join: "and") }.
event-dice-kept = { LIST($names, join: "and") } did not show their part of the dice: they stay as they were.
event-started = The game begins.
event-undone =
    { $count ->
        [one] { SEAT($seat) } took back a step.
       *[other] { SEAT($seat) } took back { $count } steps.
    }
event-redone =
    { $count ->
        [one] { SEAT($seat) } repeated the step that was taken back.
       *[other] { SEAT($seat) } repeated { $count } steps that were taken back.
    }
event-chat = { $name }: { $text }
event-offered =
    { $what ->
        [draw] { $name } offers a draw.
        [pause] { $name } asks for a pause.
        [undo] { $name } asks to take the last move back.
       *[rematch] { $name } wants to play again.
    }
event-agreed = Agreed: { NAME($what, of: "offer") }.
event-declined = { $name } declined: { NAME($what, of: "offer") }.
event-lapsed = No longer on offer: { NAME($what, of: "offer") }.
event-paused = The game is paused.
event-resumed = The game goes on.
event-bot-plays = A bot ({ NAME($level, of: "level") }) plays for { $name } now.
event-person-plays = { $name } plays again.
event-time-out = Time ran out for { $name }; a bot ({ NAME($level, of: "level") }) stands in.
event-resigned = { $name } resigned.
event-taken-over = { $name } took over a seat.
event-ended = The game is over ({ NAME($how, of: "ended") }).
event-closed = The table is closed.
event-rules = The rules on this server were updated.
event-rematch = A rematch is set up.
event-hints-on = Hints are allowed at this table now.
event-hints-off = There are no hints at this table any more.

# `.bot` is a bot of that level, where it says who sits in a seat. The page says these names, too.
level-easy = easy
    .bot = easy bot
level-medium = medium
    .bot = medium bot
level-hard = hard
    .bot = hard bot
level-best = best
    .bot = best bot
level-other = { $value }
    .bot = bot

offer-draw = a draw
offer-undo = taking back the last decision
offer-pause = a pause
offer-rematch = a rematch

ended-played = played to the end
ended-resigned = by resignation
ended-agreed = a draw by agreement
ended-forfeit = by forfeit

## Refusals: Who may do it

refusal-seat-not-yours = That seat is not yours.
refusal-only-host = Only the host of the table can do that.
refusal-only-operator = Only the operator of this server can do that.
refusal-only-players-resume = Only those who play can go on with the game.
refusal-only-guests-talk = Only those who sit here or were asked to come can talk at this table.
refusal-nobody-yet = Nobody knows who you are yet: do something first, or send a token.
refusal-nobody-yet-on-socket = Nobody knows who you are yet; take a cookie or a token over HTTP first.
refusal-sent-off = The host has sent you off this table.
refusal-muted = The host has muted you at this table.
refusal-host-not-muted = The host cannot be muted.
refusal-banned = The operator of this server has banned you.
refusal-bearer-token = Authorization is by bearer token.
refusal-token-not-valid = This token is not valid here.
refusal-signed-out = You have signed out, or this token was taken back.
refusal-loser-says-opener = Who lost says who opens the next game.
refusal-numbers-for-operator = The numbers are for the operator: send the operator's key as a bearer token.

## Refusals: Sitting down and setting up

refusal-invitation-needed = You need a link or an invitation to sit down at this table.
refusal-seated-already = You already have a seat here; stand up first, or seat somebody else at your screen.
refusal-sit-first = Sit down yourself first.
refusal-seat-taken = That seat is taken.
refusal-all-seats-taken = All seats are taken.
refusal-somebody-sits = Somebody sits there.
refusal-nobody-sits = Nobody sits there.
refusal-no-host-sits = Nobody sits there who could be the host.
refusal-too-many-people =
    { $players ->
        [one] More people sit here than the one seat this would leave.
       *[other] More people sit here than the { $players } seats this would leave.
    }
refusal-seats-from-zero =
    { $count ->
        [one] This table has one seat, counted from 0.
       *[other] This table has { $count } seats, counted from 0.
    }
refusal-seats-here =
    { $count ->
        [one] This table has one seat.
       *[other] This table has { $count } seats.
    }
refusal-seats-open =
    { $missing ->
        [one] { $missing } seat is still open.
       *[other] { $missing } seats are still open.
    }
refusal-clock-seconds = A clock gives between 5 seconds and 30 days.
refusal-clock-added = A clock adds between 0 seconds and a day.
refusal-link-for-which-seat = Say which seat the link is for.
refusal-link-leads-nowhere = This link does not lead anywhere; perhaps it was used or taken back.
refusal-link-maker-gone = Whoever made this link may no longer give away what it leads to.
refusal-link-seat-changed = The seat of this link has changed hands since the link was made.
refusal-too-many-links = A table has at most { $most } links; take one back first.
refusal-too-many-keys = You have { $most } devices, tokens and open offers already; revoke one first.
refusal-no-such-link = This table has no such link of yours.
refusal-seat-not-played = That seat is no longer played.
refusal-nobody-watches = Nobody may watch at this table.
refusal-character-sits = { $name } already sits at this table.
refusal-no-such-character = Nobody called "{ $level }" plays { $game }.
refusal-no-such-bot = There is no bot "{ $level }" here. Bots: { LIST($specs, join: "comma") }.
refusal-drawing = The dice are being drawn; in a minute at most this can be changed again.
refusal-not-drawing = The dice are not being drawn now.
refusal-nothing-to-show = You have pledged no nonce, or shown it already.
refusal-nonce-differs = That is not the nonce that you pledged.
refusal-begun = The game has begun, so this can no longer be changed.
refusal-not-begun = The game has not begun yet.

## Refusals: Playing

refusal-stale = The table has moved on since; this was chosen at an earlier position.
refusal-something-else-first = After { $count } of these steps something else comes first.
refusal-bot-plays = A bot plays this seat; take the seat back first.
refusal-person-plays = A person plays this seat now.
refusal-you-play = You already play this seat yourself.
refusal-no-action = This describes no action of the game.
refusal-would-show = This would show something that is still hidden, so it cannot be tried out.
refusal-paused = { event-paused }
refusal-not-paused = The game is not paused.
refusal-closed = { event-closed }
refusal-others-play = Others are playing here; resign, or hand your seat to a bot.

## Refusals: Taking back

refusal-nothing-to-take-back = There is nothing of yours to take back.
refusal-chance-stands = Chance has spoken since your last act, and that stands.
refusal-shown-stands = Something hidden has been shown since your last act, so it stands.
refusal-needs-consent = Taking back somebody else's act as well needs their consent.
refusal-nothing-to-repeat = There is nothing to repeat.
refusal-repeat-does-not-fit = What was taken back no longer fits the position.
refusal-not-answered-yet = You have not answered yet, so there is nothing to take back.
refusal-turn-over = Your turn is over; the others would have to agree to take it back.
refusal-others-depend = What came after it depends on it, so it cannot be taken back.

## Refusals: Offers

refusal-offered-already = That is on offer already; answer it.
refusal-offer-over = That is no longer on offer.
refusal-rematch-after = A rematch comes after the game.
refusal-rematch-set-up = The rematch is set up already.
refusal-draw-between-people = A draw is agreed between people; bots play on.
refusal-no-such-opener = This game has no such opener.

## Refusals: Talking

refusal-chat-off = The chat is off at this table.
refusal-nothing-said = There is nothing to say in that.

## Refusals: Looking back

refusal-dice-after = The dice can be checked when the game is over.
refusal-no-such-position = This game has positions 0 to { $last }.
refusal-not-that-far = This game has not come that far.
refusal-record-too-long = A record may have { $most } actions here.

## Refusals: People

refusal-name-needs-letter = A name needs at least one letter.
refusal-too-much-about = That is more than this server keeps about anybody.
refusal-no-such-person = There is no such person.
refusal-no-such-workshop-run = There is no such run of yours; runs are kept for 30 days.
refusal-runs-today = { $most } runs in one day are enough; try again tomorrow.
refusal-runs-open = At most { $most } runs of yours can be played or wait at once.
refusal-runs-waiting = Too many runs wait here just now; try again later.
refusal-run-not-stopped = This run was not stopped.
refusal-run-too-long = The games took too long and were broken off.
refusal-run-died = The games could not be played to the end.
refusal-nothing-changed = Nothing is changed, so there is nothing to try.
refusal-games-of-run = A run has { LIST($games, join: "or") } games.
refusal-option-of-run = The option "{ $option }" cannot be chosen for a run.
refusal-no-such-key = There is nothing of yours by that id.
refusal-code-not-valid = This link or code is not valid; perhaps it was used already.
refusal-code-too-old = This link or code is too old; ask for a new one.

## Refusals: What is not there, or too much

refusal-no-table-or-link = There is no such table, or you need a link to see it.
refusal-too-much-at-once = That was too much at once; wait a moment and try again.
refusal-too-many-pages = You have too many pages open.
refusal-outdated = This page is of another version than the server; reload it and try again.
refusal-too-large = That is more than this server reads at once.
refusal-message-too-old = This message is older than the server remembers; use a higher number.
refusal-not-stored = This could not be stored, so nothing was changed; try again.
refusal-too-busy = Too much happens here at once, so nothing was changed; try again.

## Refusals: What cannot be read

refusal-not-json = This cannot be read as JSON.
refusal-send-text = Send text, not bytes.
refusal-cannot-be-kept = This has a number or a letter that cannot be kept.

# $field is where it stands in what was sent, null for the whole of it.
field =
    { $field ->
        [none] This
       *[other] { $field }
    }
refusal-field-missing = { field } is missing.
refusal-field-unknown =
    { $known-count ->
        [0] { field } is not known here; known: no fields.
       *[other] { field } is not known here; known: { LIST($known, join: "comma") }.
    }
# $bounds says which of $least and $most there are: both, least, most or none.
refusal-whole-number =
    { $bounds ->
        [both] { field } must be a whole number from { $least } to { $most }.
        [least] { field } must be a whole number of at least { $least }.
        [most] { field } must be a whole number of at most { $most }.
       *[none] { field } must be a whole number.
    }
refusal-number =
    { $bounds ->
        [both] { field } must be a number from { $least } to { $most }.
        [least] { field } must be a number of at least { $least }.
        [most] { field } must be a number of at most { $most }.
       *[none] { field } must be a number.
    }
refusal-true-or-false = { field } must be true or false.
refusal-text =
    { $bounds ->
        [both] { field } must be a text of { $least } to { $most } letters.
        [most] { field } must be a text of at most { $most } letters.
       *[none] { field } must be a text.
    }
refusal-text-like = { field } must be a text like { $pattern }.
refusal-one-of = { field } must be one of { LIST($values, join: "comma") }.
refusal-list =
    { $bounds ->
        [both] { field } must be a list of { $least } to { $most } entries.
        [most] { field } must be a list of at most { $most } entries.
       *[none] { field } must be a list.
    }
refusal-list-of = { field } must be a list of { $count } entries.
refusal-object =
    { $bounds ->
        [both] { field } must be an object of { $least } to { $most } entries.
        [most] { field } must be an object of at most { $most } entries.
       *[none] { field } must be an object.
    }
refusal-anything = { field } must be something that can be kept.

## Refusals: Hints, analysis, puzzles, lessons

refusal-all-may-be-analysed = The game is over; everything in it may be analysed.
refusal-only-players-analyse = A running game can only be analysed by whoever plays it.
refusal-no-hints-between-people = There are no hints while people play against each other.
refusal-no-hints-here = This table plays without hints; its host can allow them.
refusal-nothing-to-choose = There is nothing to choose now.
refusal-too-many-ask = Too many ask for advice at this moment; try again a little later.
refusal-bots-undecided = The bots could not make up their minds; try again.
refusal-judged-when-over = The chances of a game are told when it is over.
refusal-no-rulebook = This game has no illustrated rules.
refusal-no-such-puzzle = There is no such puzzle.
refusal-puzzle-moves = These moves do not follow from the puzzle.
refusal-only-printed-solved = Only the printed components are solved here.
refusal-no-puzzles = There are no puzzles of that game.
refusal-still-solving = { $title } is still being solved; puzzles come when that is done.
refusal-no-lesson = There is no lesson for that game.

## Refusals: Notices

refusal-no-notices-that-way = This server does not send notices that way.
refusal-no-mail-address = This is no mail address.
refusal-mail-not-sent = The mail could not be sent; look at the address, or try later.
refusal-wrong-code = This is not the code that was sent.

## Refusals: at the door

refusal-other-host = This server does not answer to that name.
refusal-other-site = This request comes from another site.
refusal-send-json = Send application/json.
refusal-http = { $detail }.
refusal-left-behind = You were too far behind; come back.
refusal-no-longer-shown = You may no longer look at this table.

## Refusals: storage

refusal-database-damaged = The database is damaged; bring it back from a backup.
refusal-database-unusable = The database cannot be used: { $problem }.
refusal-database-file-unusable = The database { $file } cannot be used: { $problem }.
refusal-database-busy = another program is writing to it
refusal-database-foreign = it is no SQLite database
refusal-database-page-damaged = it is damaged ({ $problem }); bring it back from a backup
refusal-database-newer = The database was written by a newer Starboard; update this one.
refusal-database-older = The database needs an update: back it up, then run "{ $program } migrate".
refusal-database-behind = The database is not up to date (or empty); "{ $program } migrate" mends that.
refusal-database-not-empty = There is something in this database already; restore into an empty one.
refusal-no-backup = { $file } is no backup that can be read.
refusal-could-not-be-stored = This could not be stored: { $problem }.
refusal-storage-silent = The storage does not answer: { $problem }.

## Refusals: checking a stored game

refusal-dice-differ = The dice would not have given chance result { $number }.
refusal-snapshot-differs = After entry { $number } the game stands otherwise than it was stored.
refusal-entry-illegal = Entry { $number } is not legal ({ $rule }).
refusal-entry-odds = Entry { $number } was not rolled by the odds of the rules.

## Starting a server

serving-at = Starboard is at { $address }
serving-friends = Friends in the same network: { $address }
serving-here = Only this machine can open it; start with --share for friends in the same network.
serving-no-page = The page is not there: it was left out when Starboard was built. Install a released version, or build with node 20.19 or newer. Programs can play by the API, people with "starboard terminal".
serving-ends = Ctrl-C ends it; every game is kept.

## Refusals: starting a server

refusal-already-running =
    { $address ->
        [none] A server already uses this data, and SQLite takes one process; for more, use PostgreSQL (--database).
       *[other] A server already uses this data at { $address }, and SQLite takes one process; for more, use PostgreSQL (--database).
    }
refusal-lock-not-opened = { $file } cannot be opened: { $problem }.
refusal-data-no-folder = The data folder { $folder } is not a folder; name another with --data or STARBOARD_DATA.
refusal-data-not-made = The data folder { $folder } cannot be made: { $problem }.
refusal-data-not-writable = Nothing can be written into the data folder { $folder }.
refusal-database-not-opened = The database { $file } cannot be opened: { $problem }.
refusal-key-useless =
    { $signs-out ->
        [yes] The key { $file } is of no use ({ $problem }); bring it back from a backup, or remove it for a new one, which signs everybody out.
       *[no] The key { $file } is of no use ({ $problem }); bring it back from a backup, or remove it for a new one.
    }
refusal-key-not-hexadecimal = it is not hexadecimal
refusal-key-unreadable = it cannot be read: { $problem }
refusal-key-no-text = it is not text
refusal-key-empty = it is empty
refusal-key-short = it is not one word of at least { $least } letters
refusal-port-taken = Cannot listen on { $address } ({ $problem }); choose another port.
refusal-not-started = The server could not start; the lines above say why.
refusal-setting-database = The database is a file name or a postgresql:// address.
refusal-setting-address = The public address begins with http:// or https://, such as https://games.example.org.
refusal-setting-port = A port is a number from 0 to 65535.
refusal-setting-mail = Mail needs smtp://HOST:PORT or smtps://HOST:PORT, and a sender (--mail-from).
refusal-setting-webhook = A webhook begins with http:// or https://.
refusal-setting-log = The log is one of: { LIST($known, join: "comma") }.
refusal-setting-log-level = The level of the log is one of: { LIST($known, join: "comma") }.

## Previews of links

preview-title = { $game }: { LIST($names, join: "comma") }
preview-title-past = { $game }, looking back: { LIST($names, join: "comma") }
preview-lobby = A table is set. Come and take a seat, or watch.
preview-running = The game is on. Come and watch.
preview-paused = { event-paused }
preview-finished = The game is over. Look back at every move.
preview-closed = This table is closed.
preview-puzzle = { $game }: a puzzle
preview-puzzle-text = Win in a few moves, from a position that came up in a real game.

## Notices

notice-turn-subject = Your turn: { $game }
notice-turn-text =
    It is your turn at { $game }, with { LIST($others, join: "comma") }.

    { $link }

    This is the only message until you have looked. You can switch notices off under your name on the first page.
notice-confirm-subject = Your code for notices from Starboard
notice-confirm-text =
    Somebody at { $address } would like to be told here when it is their turn.

    If that is you, enter this code there: { $code }

    If it is not, do nothing: no further mail will come.

## Deals

refusal-no-deals = This game has no deals.
refusal-no-such-deal = There is no such proposal.
refusal-deal-over = That proposal has been answered.
refusal-deal-overtaken = What was proposed cannot be done any more.
refusal-deal-to-whom = A deal is proposed to another seat of this table.
refusal-counter-to-whom = A counter-proposal goes to whoever made the proposal.
refusal-too-many-terms = A proposal has { $most } terms at most.
refusal-too-many-deals = At most { $most } of your proposals can be open at once.
refusal-enough-deals = That is enough for this turn: { $most } proposals at most.
refusal-not-yours-to-judge = Whether this word was kept is not yours to say.
refusal-judged-already = That has been said already.
