### Was Bots sagen und wer nach ihnen fragt, auf Deutsch.

note-solving = { $title } wird noch gelöst; bis dahin sucht dieser Bot.

note-unlearnt = Kein Netz hat { $title } mit diesem Material und so vielen Spielern gelernt; dieser Bot spielt stattdessen weiter.

refusal-no-bot = Einen Bot „{ $spec }“ gibt es nicht. Bots: { known-bots }.
known-bots = { LIST($bots, join: "comma") }, ein Charakter als SPIEL/NAME oder eine eigene Klasse als my_bot.py:MyBot
refusal-no-character = Niemand namens „{ $spec }“ spielt { $title }. Charaktere: { LIST($characters, join: "comma") }.
refusal-no-settings = Beim Bot „{ $bot }“ ist nichts einzustellen; schreib nur { $bot }.
refusal-level-no-settings = Bei der Stufe „{ $bot }“ ist nichts einzustellen; schreib nur { $bot }.
refusal-no-budget = „{ $bot }:{ $text }“ nennt keinen Aufwand; schreib { $bot }:800 (Abstiege) oder { $bot }:1.5s (Sekunden).
refusal-no-network = { $file } ist kein Netz von uns; schreib learnt:400, oder learnt:400@DATEI mit einem, das starboard train gemacht hat.
refusal-no-policy = Kein Bot kennt { $title } gut genug, um auf den ersten Blick zu wählen; random und die Stufen können es spielen.
refusal-not-solved = { $title } ist nicht gelöst; niemand spielt es fehlerlos.
refusal-bot-forbidden = { $spec } hat Zug { $action } gewählt, den { $rule } verbietet: { $problem }
refusal-bot-failed = { $spec } ist gescheitert: { $problem }.
refusal-no-such-class = In { $file } gibt es keine Klasse { $name }, die von starboard.bots.bot.Bot abgeleitet ist.
refusal-no-bot-file = Eine Datei { $file } mit einem Bot gibt es nicht.
refusal-no-python = { $file } ist keine Python-Datei.
refusal-bot-not-loaded = { $file } lässt sich nicht laden: { $problem }.
refusal-error-at =
    { $line ->
        [none] { $kind }: { $text }
       *[other] { $kind }: { $text } (Zeile { $line })
    }

refusal-players-here = { $game } lässt sich hier nicht mit { $here } Personen spielen; nenn { LIST($counts, of: "count", join: "or") }.
count-one-for-all = 1 (für alle Plätze)
refusal-bots-twice = Nenn jeden Bot einmal; wie oft sie sich treffen, ergibt die Zahl der Spiele.
refusal-two-bots = Eine Arena braucht mindestens zwei Bots.
refusal-mixed-bots = Ein gemischter Tisch mit { $seats } Plätzen braucht { $seats } verschiedene Bots; da sind { $bots }.
refusal-alone = Wer allein spielt, sitzt nicht unter anderen.
refusal-mixed-or-among = Ein Tisch ist entweder gemischt, oder ein Bot sitzt unter lauter gleichen.
refusal-company = „{ $bot }“ ist die Gesellschaft; nenn die Bots, die unter ihr sitzen.
refusal-processes-died = Prozesse, die Spiele spielten, wurden immer wieder von außen beendet, darum gibt es kein Ergebnis; vielleicht fehlt Speicher.
