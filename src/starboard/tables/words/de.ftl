### Was ein Tisch und der Server sagen, auf Deutsch.

## Was am Tisch geschieht

event-opened = Der Tisch ist eröffnet.
event-set = Die Einstellungen wurden geändert.
event-seated = { $name } hat Platz genommen.
event-seated-bot = Ein Bot ({ NAME($level, of: "level") }) hat Platz genommen.
event-stood-up = { $name } ist aufgestanden.
event-renamed = { $before } heißt jetzt { $name }.
event-swapped = Zwei Plätze wurden getauscht.
event-host = { $name } leitet jetzt den Tisch.
event-drawing = Die Würfel werden gezogen: Alle zeigen binnen einer Minute ihren Teil davon.
event-void =
    { $missing ->
        [0] Der Start gilt nicht: Wer den Tisch eröffnet hat, hat den eigenen Teil der Würfel nicht gezeigt. Sie werden neu gezogen.
       *[other] Der Start gilt nicht: { LIST($names, join: "and") } – ihr Teil der Würfel wurde nicht gezeigt. Sie werden neu gezogen.
    }
event-drawn = Von hier an steckt ein neuer Teil von { LIST($names, join: "and") } in den Würfeln.
event-dice-kept = { LIST($names, join: "and") } – ihr Teil der Würfel wurde nicht gezeigt. Sie bleiben, wie sie waren.
event-started = Das Spiel beginnt.
event-undone =
    { WHO($seat) ->
        [you] Du nimmst
       *[other] { SEAT($seat) } nimmt
    } { $count ->
        [one] einen Schritt
       *[other] { $count } Schritte
    } zurück.
event-redone =
    { WHO($seat) ->
        [you] Du wiederholst
       *[other] { SEAT($seat) } wiederholt
    } { $count ->
        [one] den zurückgenommenen Schritt
       *[other] { $count } zurückgenommene Schritte
    }.
event-chat = { $name }: { $text }
event-offered =
    { $what ->
        [draw] { $name } bietet Unentschieden an.
        [pause] { $name } bittet um eine Pause.
        [undo] { $name } möchte den letzten Zug zurücknehmen.
       *[rematch] { $name } möchte noch einmal spielen.
    }
event-agreed = Vereinbart: { NAME($what, of: "offer") }.
event-declined = { $name } lehnt ab: { NAME($what, of: "offer") }.
event-lapsed = Nicht mehr angeboten: { NAME($what, of: "offer") }.
event-paused = Das Spiel ist unterbrochen.
event-resumed = Das Spiel geht weiter.
event-bot-plays = Ein Bot ({ NAME($level, of: "level") }) spielt jetzt für { $name }.
event-person-plays = { $name } spielt wieder selbst.
event-time-out = Die Zeit von { $name } ist um; ein Bot ({ NAME($level, of: "level") }) springt ein.
event-resigned = { $name } hat aufgegeben.
event-taken-over = { $name } hat einen Platz übernommen.
event-ended = Das Spiel ist zu Ende ({ NAME($how, of: "ended") }).
event-closed = Der Tisch ist geschlossen.
event-rules = Die Regeln auf diesem Server wurden erneuert.
event-rematch = Eine Revanche ist vorbereitet.
event-hints-on = An diesem Tisch sind jetzt Hinweise erlaubt.
event-hints-off = An diesem Tisch gibt es keine Hinweise mehr.

# `.bot` ist ein Bot dieser Stufe, wo dasteht, wer auf einem Platz sitzt. Auch die Seite sagt diese Namen.
level-easy = leicht
    .bot = leichter Bot
level-medium = mittel
    .bot = mittlerer Bot
level-hard = stark
    .bot = starker Bot
level-best = bester
    .bot = bester Bot
level-other = { $value }
    .bot = Bot

offer-draw = Unentschieden
offer-undo = die letzte Entscheidung zurücknehmen
offer-pause = eine Pause
offer-rematch = eine Revanche

ended-played = ausgespielt
ended-resigned = durch Aufgabe
ended-agreed = Unentschieden durch Einigung
ended-forfeit = kampflos

## Ablehnungen: Wer was darf

refusal-seat-not-yours = Dieser Platz gehört dir nicht.
refusal-only-host = Das kann nur, wer den Tisch leitet.
refusal-only-operator = Das kann nur, wer diesen Server betreibt.
refusal-only-players-resume = Nur wer mitspielt, kann das Spiel fortsetzen.
refusal-only-guests-talk = An diesem Tisch schreibt nur mit, wer hier sitzt oder eingeladen ist.
refusal-nobody-yet = Noch weiß niemand, wer du bist: Tu erst etwas oder schick ein Token.
refusal-nobody-yet-on-socket = Noch weiß niemand, wer du bist; hol dir zuerst über HTTP ein Cookie oder ein Token.
refusal-sent-off = Du wurdest von diesem Tisch fortgeschickt.
refusal-muted = Du wurdest an diesem Tisch stummgeschaltet.
refusal-host-not-muted = Wer den Tisch leitet, lässt sich nicht stummschalten.
refusal-banned = Du bist auf diesem Server gesperrt.
refusal-bearer-token = Ausweisen kann man sich mit einem Bearer-Token.
refusal-token-not-valid = Dieses Token gilt hier nicht.
refusal-signed-out = Du hast dich abgemeldet, oder dieses Token wurde zurückgenommen.
refusal-loser-says-opener = Wer verloren hat, bestimmt, wer das nächste Spiel beginnt.
refusal-numbers-for-operator = Die Zahlen sind für den Betrieb des Servers: Schick dessen Schlüssel als Bearer-Token.

## Ablehnungen: Platz nehmen und einrichten

refusal-invitation-needed = An diesen Tisch kommst du nur mit einem Link oder einer Einladung.
refusal-seated-already = Du hast hier schon einen Platz; steh erst auf oder setz jemanden an dein Gerät.
refusal-sit-first = Nimm erst selbst Platz.
refusal-seat-taken = Dieser Platz ist besetzt.
refusal-all-seats-taken = Alle Plätze sind besetzt.
refusal-somebody-sits = Dort sitzt jemand.
refusal-nobody-sits = Dort sitzt niemand.
refusal-no-host-sits = Dort sitzt niemand, der den Tisch leiten könnte.
refusal-too-many-people = Hier sitzen mehr Leute, als dann Plätze da wären ({ $players }).
refusal-seats-from-zero =
    { $count ->
        [one] Dieser Tisch hat einen Platz, gezählt ab 0.
       *[other] Dieser Tisch hat { $count } Plätze, gezählt ab 0.
    }
refusal-seats-here =
    { $count ->
        [one] Dieser Tisch hat einen Platz.
       *[other] Dieser Tisch hat { $count } Plätze.
    }
refusal-seats-open =
    { $missing ->
        [one] { $missing } Platz ist noch frei.
       *[other] { $missing } Plätze sind noch frei.
    }
refusal-clock-seconds = Eine Uhr gibt zwischen 5 Sekunden und 30 Tagen.
refusal-clock-added = Eine Uhr legt zwischen 0 Sekunden und einem Tag dazu.
refusal-link-for-which-seat = Sag, für welchen Platz der Link ist.
refusal-link-leads-nowhere = Dieser Link führt nirgendwohin; vielleicht wurde er benutzt oder zurückgezogen.
refusal-link-maker-gone = Wer diesen Link gemacht hat, darf nicht mehr vergeben, wohin er führt.
refusal-link-seat-changed = Der Platz dieses Links gehört inzwischen jemand anderem.
refusal-too-many-links = Ein Tisch hat höchstens { $most } Links; zieh erst einen zurück.
refusal-too-many-keys = Du hast schon { $most } Geräte, Tokens und offene Angebote; widerruf erst eines.
refusal-no-such-link = Einen solchen Link von dir gibt es an diesem Tisch nicht.
refusal-seat-not-played = Dieser Platz wird nicht mehr gespielt.
refusal-nobody-watches = An diesem Tisch darf niemand zusehen.
refusal-character-sits = { $name } sitzt schon an diesem Tisch.
refusal-no-such-character = Niemand namens „{ $level }“ spielt { $game }.
refusal-no-such-bot = Den Bot „{ $level }“ gibt es hier nicht. Bots: { LIST($specs, join: "comma") }.
refusal-drawing = Die Würfel werden gerade gezogen; in höchstens einer Minute lässt sich das wieder ändern.
refusal-not-drawing = Die Würfel werden gerade nicht gezogen.
refusal-nothing-to-show = Du hast keine Zufallszahl versprochen oder sie schon gezeigt.
refusal-nonce-differs = Das ist nicht die Zufallszahl, die du versprochen hast.
refusal-begun = Das Spiel hat begonnen, das lässt sich nicht mehr ändern.
refusal-not-begun = Das Spiel hat noch nicht begonnen.

## Ablehnungen: Spielen

refusal-stale = Am Tisch ist es inzwischen weitergegangen; das war für eine frühere Stellung gewählt.
refusal-something-else-first =
    { $count ->
        [one] Nach dem ersten dieser Schritte kommt zuerst etwas anderes.
       *[other] Nach { $count } dieser Schritte kommt zuerst etwas anderes.
    }
refusal-bot-plays = Diesen Platz spielt ein Bot; nimm ihn erst zurück.
refusal-person-plays = Diesen Platz spielt jetzt ein Mensch.
refusal-you-play = Diesen Platz spielst du schon selbst.
refusal-no-action = So etwas gibt es in diesem Spiel nicht.
refusal-would-show = Das würde etwas zeigen, das noch verborgen ist, und lässt sich darum nicht ausprobieren.
refusal-paused = { event-paused }
refusal-not-paused = Das Spiel ist nicht unterbrochen.
refusal-closed = { event-closed }
refusal-others-play = Hier spielen noch andere; gib auf oder gib deinen Platz einem Bot.

## Ablehnungen: Zurücknehmen

refusal-nothing-to-take-back = Von dir gibt es nichts zurückzunehmen.
refusal-chance-stands = Seit deinem letzten Zug hat der Zufall entschieden, und das gilt.
refusal-shown-stands = Seit deinem letzten Zug wurde etwas aufgedeckt, darum gilt er.
refusal-needs-consent = Den Zug von jemand anderem kannst du nur mit Einverständnis zurücknehmen.
refusal-nothing-to-repeat = Es gibt nichts zu wiederholen.
refusal-repeat-does-not-fit = Was zurückgenommen wurde, passt nicht mehr zur Stellung.
refusal-not-answered-yet = Du hast noch nicht geantwortet, also gibt es nichts zurückzunehmen.
refusal-turn-over = Dein Zug ist vorbei; zum Zurücknehmen müssten die anderen zustimmen.
refusal-others-depend = Was danach kam, hängt davon ab, also lässt es sich nicht zurücknehmen.

## Ablehnungen: Angebote

refusal-offered-already = Das steht schon im Raum; antworte darauf.
refusal-offer-over = Dieses Angebot gilt nicht mehr.
refusal-rematch-after = Eine Revanche gibt es nach dem Spiel.
refusal-rematch-set-up = Die Revanche ist schon vorbereitet.
refusal-draw-between-people = Auf ein Unentschieden einigen sich Menschen; Bots spielen weiter.
refusal-no-such-opener = So kann dieses Spiel nicht beginnen.

## Ablehnungen: Schreiben

refusal-chat-off = An diesem Tisch wird nicht geschrieben.
refusal-nothing-said = Darin steht nichts.

## Ablehnungen: Zurückblicken

refusal-dice-after = Die Würfel lassen sich prüfen, wenn das Spiel zu Ende ist.
refusal-no-such-position = Dieses Spiel hat die Stellungen 0 bis { $last }.
refusal-not-that-far = So weit ist dieses Spiel noch nicht.
refusal-record-too-long = Eine Aufzeichnung darf hier { $most } Züge haben.

## Ablehnungen: Menschen

refusal-name-needs-letter = Ein Name braucht mindestens einen Buchstaben.
refusal-too-much-about = Das ist mehr, als dieser Server über jemanden aufhebt.
refusal-no-such-person = Diese Person gibt es nicht.
refusal-no-such-workshop-run = Einen solchen Lauf von dir gibt es nicht; Läufe werden 30 Tage aufgehoben.
refusal-runs-today = { $most } Läufe am Tag sind genug; versuche es morgen wieder.
refusal-runs-open = Höchstens { $most } Läufe von dir können zugleich gespielt werden oder warten.
refusal-runs-waiting = Gerade warten hier zu viele Läufe; versuche es später wieder.
refusal-run-not-stopped = Dieser Lauf wurde nicht angehalten.
refusal-run-too-long = Die Spiele dauerten zu lange und wurden abgebrochen.
refusal-run-died = Die Spiele konnten nicht zu Ende gespielt werden.
refusal-nothing-changed = Nichts ist geändert, also gibt es nichts zu versuchen.
refusal-games-of-run = Ein Lauf hat { LIST($games, join: "or") } Spiele.
refusal-option-of-run = Die Option „{ $option }“ lässt sich für einen Lauf nicht wählen.
refusal-no-such-key = Von dir gibt es hier nichts mit dieser Nummer.
refusal-code-not-valid = Dieser Link oder Code gilt nicht; vielleicht wurde er schon benutzt.
refusal-code-too-old = Dieser Link oder Code ist zu alt; hol dir einen neuen.

## Ablehnungen: Was es nicht gibt, oder zu viel

refusal-no-table-or-link = Diesen Tisch gibt es nicht, oder du brauchst einen Link, um ihn zu sehen.
refusal-too-much-at-once = Das war zu viel auf einmal; warte einen Moment und versuch es noch einmal.
refusal-too-many-pages = Du hast zu viele Seiten offen.
refusal-outdated = Diese Seite hat eine andere Version als der Server; lade sie neu und versuch es noch einmal.
refusal-too-large = Das ist mehr, als dieser Server auf einmal liest.
refusal-message-too-old = Diese Nachricht ist älter, als der Server sich erinnert; nimm eine höhere Nummer.
refusal-not-stored = Das konnte nicht gespeichert werden, also ist nichts geändert; versuch es noch einmal.
refusal-too-busy = Hier geschieht zu viel auf einmal, also wurde nichts geändert; versuch es noch einmal.

## Ablehnungen: Was sich nicht lesen lässt

refusal-not-json = Das lässt sich nicht als JSON lesen.
refusal-send-text = Schick Text, keine Bytes.
refusal-cannot-be-kept = Darin ist eine Zahl oder ein Zeichen, das sich nicht aufheben lässt.

field =
    { $field ->
        [none] Das
       *[other] { $field }
    }
refusal-field-missing = { field } fehlt.
refusal-field-unknown =
    { $known-count ->
        [0] { field } ist hier nicht bekannt; bekannt: keine Felder.
       *[other] { field } ist hier nicht bekannt; bekannt: { LIST($known, join: "comma") }.
    }
refusal-whole-number =
    { $bounds ->
        [both] { field } muss eine ganze Zahl von { $least } bis { $most } sein.
        [least] { field } muss eine ganze Zahl ab { $least } sein.
        [most] { field } muss eine ganze Zahl bis { $most } sein.
       *[none] { field } muss eine ganze Zahl sein.
    }
refusal-number =
    { $bounds ->
        [both] { field } muss eine Zahl von { $least } bis { $most } sein.
        [least] { field } muss eine Zahl ab { $least } sein.
        [most] { field } muss eine Zahl bis { $most } sein.
       *[none] { field } muss eine Zahl sein.
    }
refusal-true-or-false = { field } muss true oder false sein.
refusal-text =
    { $bounds ->
        [both] { field } muss ein Text von { $least } bis { $most } Zeichen sein.
        [most] { field } muss ein Text von höchstens { $most } Zeichen sein.
       *[none] { field } muss ein Text sein.
    }
refusal-text-like = { field } muss ein Text sein wie { $pattern }.
refusal-one-of = { field } muss eines davon sein: { LIST($values, join: "comma") }.
refusal-list =
    { $bounds ->
        [both] { field } muss eine Liste mit { $least } bis { $most } Einträgen sein.
        [most] { field } muss eine Liste mit höchstens { $most } Einträgen sein.
       *[none] { field } muss eine Liste sein.
    }
refusal-list-of = { field } muss eine Liste mit { $count } Einträgen sein.
refusal-object =
    { $bounds ->
        [both] { field } muss ein Objekt mit { $least } bis { $most } Einträgen sein.
        [most] { field } muss ein Objekt mit höchstens { $most } Einträgen sein.
       *[none] { field } muss ein Objekt sein.
    }
refusal-anything = { field } muss etwas sein, das sich aufheben lässt.

## Ablehnungen: Hinweise, Analyse, Rätsel, Lektionen

refusal-all-may-be-analysed = Das Spiel ist vorbei; alles darin darf analysiert werden.
refusal-only-players-analyse = Ein laufendes Spiel analysiert nur, wer es spielt.
refusal-no-hints-between-people = Solange Menschen gegeneinander spielen, gibt es keine Hinweise.
refusal-no-hints-here = An diesem Tisch wird ohne Hinweise gespielt; wer ihn leitet, kann sie erlauben.
refusal-nothing-to-choose = Jetzt ist nichts zu entscheiden.
refusal-too-many-ask = Gerade fragen zu viele um Rat; versuch es etwas später noch einmal.
refusal-bots-undecided = Die Bots konnten sich nicht entscheiden; versuch es noch einmal.
refusal-judged-when-over = Die Gewinnchancen einer Partie werden erst genannt, wenn sie zu Ende ist.
refusal-no-rulebook = Dieses Spiel hat keine bebilderten Regeln.
refusal-no-such-puzzle = Dieses Rätsel gibt es nicht.
refusal-puzzle-moves = Diese Züge folgen nicht aus dem Rätsel.
refusal-only-printed-solved = Gelöst ist hier nur das Spiel mit dem gedruckten Spielmaterial.
refusal-no-puzzles = Von diesem Spiel gibt es keine Rätsel.
refusal-still-solving = { $title } wird noch gelöst; danach gibt es Rätsel.
refusal-no-lesson = Für dieses Spiel gibt es keine Einführung.

## Ablehnungen: Nachrichten

refusal-no-notices-that-way = So verschickt dieser Server keine Nachrichten.
refusal-no-mail-address = Das ist keine E-Mail-Adresse.
refusal-mail-not-sent = Die Mail ging nicht hinaus; prüf die Adresse oder versuch es später.
refusal-wrong-code = Das ist nicht der Code, der verschickt wurde.

## Ablehnungen: an der Tür

refusal-other-host = Auf diesen Namen hört dieser Server nicht.
refusal-other-site = Diese Anfrage kommt von einer anderen Seite.
refusal-send-json = Schick application/json.
refusal-http = { $detail }.
refusal-left-behind = Du lagst zu weit zurück; komm wieder.
refusal-no-longer-shown = Du darfst diesen Tisch nicht mehr sehen.

## Ablehnungen: Speicher

refusal-database-damaged = Die Datenbank ist beschädigt; hol sie aus einer Sicherung zurück.
refusal-database-unusable = Die Datenbank lässt sich nicht benutzen: { $problem }.
refusal-database-file-unusable = Die Datenbank { $file } lässt sich nicht benutzen: { $problem }.
refusal-database-busy = ein anderes Programm schreibt gerade hinein
refusal-database-foreign = sie ist keine SQLite-Datenbank
refusal-database-page-damaged = sie ist beschädigt ({ $problem }); hol sie aus einer Sicherung zurück
refusal-database-newer = Die Datenbank hat ein neueres Starboard geschrieben; bring dieses auf den neuesten Stand.
refusal-database-older = Die Datenbank muss erneuert werden: Sichere sie, dann ruf „{ $program } migrate“ auf.
refusal-database-behind = Die Datenbank ist nicht auf dem neuesten Stand (oder leer); „{ $program } migrate“ hilft.
refusal-database-not-empty = In dieser Datenbank steht schon etwas; stell in eine leere wieder her.
refusal-no-backup = { $file } ist keine Sicherung, die sich lesen lässt.
refusal-could-not-be-stored = Das konnte nicht gespeichert werden: { $problem }.
refusal-storage-silent = Der Speicher antwortet nicht: { $problem }.

## Ablehnungen: ein gespeichertes Spiel prüfen

refusal-dice-differ = Das Zufallsergebnis { $number } hätten die Würfel nicht ergeben.
refusal-snapshot-differs = Nach Eintrag { $number } steht das Spiel anders, als es gespeichert wurde.
refusal-entry-illegal = Eintrag { $number } ist nicht erlaubt ({ $rule }).
refusal-entry-odds = Eintrag { $number } wurde nicht mit den Wahrscheinlichkeiten der Regeln gewürfelt.

## Ein Server fängt an

serving-at = Starboard ist unter { $address }
serving-friends = Für alle im selben Netz: { $address }
serving-here = Nur dieser Rechner kann es öffnen; mit --share können es alle im selben Netz.
serving-no-page = Die Seite fehlt: Sie wurde beim Bauen von Starboard ausgelassen. Installiere eine veröffentlichte Version oder baue mit node ab 20.19. Programme können über die API spielen, Menschen mit „starboard terminal“.
serving-ends = Strg-C beendet es; jedes Spiel bleibt erhalten.

## Ablehnungen: einen Server starten

refusal-already-running =
    { $address ->
        [none] Ein Server benutzt diese Daten schon, und SQLite verträgt nur einen; für mehrere nimm PostgreSQL (--database).
       *[other] Ein Server benutzt diese Daten schon ({ $address }), und SQLite verträgt nur einen; für mehrere nimm PostgreSQL (--database).
    }
refusal-lock-not-opened = { $file } lässt sich nicht öffnen: { $problem }.
refusal-data-no-folder = Der Datenordner { $folder } ist kein Ordner; nenn einen anderen mit --data oder STARBOARD_DATA.
refusal-data-not-made = Der Datenordner { $folder } lässt sich nicht anlegen: { $problem }.
refusal-data-not-writable = In den Datenordner { $folder } lässt sich nichts schreiben.
refusal-database-not-opened = Die Datenbank { $file } lässt sich nicht öffnen: { $problem }.
refusal-key-useless =
    { $signs-out ->
        [yes] Der Schlüssel { $file } taugt nicht ({ $problem }); hol ihn aus einer Sicherung zurück, oder entfern ihn für einen neuen, was alle abmeldet.
       *[no] Der Schlüssel { $file } taugt nicht ({ $problem }); hol ihn aus einer Sicherung zurück, oder entfern ihn für einen neuen.
    }
refusal-key-not-hexadecimal = er ist nicht hexadezimal
refusal-key-unreadable = er lässt sich nicht lesen: { $problem }
refusal-key-no-text = er ist kein Text
refusal-key-empty = er ist leer
refusal-key-short = er ist nicht ein Wort von mindestens { $least } Zeichen
refusal-port-taken = Unter { $address } lässt sich nicht zuhören ({ $problem }); wähl einen anderen Port.
refusal-not-started = Der Server konnte nicht starten; warum, steht in den Zeilen darüber.
refusal-setting-database = Die Datenbank ist ein Dateiname oder eine postgresql://-Adresse.
refusal-setting-address = Die öffentliche Adresse beginnt mit http:// oder https://, wie https://games.example.org.
refusal-setting-port = Ein Port ist eine Zahl von 0 bis 65535.
refusal-setting-mail = Mail braucht smtp://HOST:PORT oder smtps://HOST:PORT und einen Absender (--mail-from).
refusal-setting-webhook = Ein Webhook beginnt mit http:// oder https://.
refusal-setting-log = Das Protokoll ist eines davon: { LIST($known, join: "comma") }.
refusal-setting-log-level = Die Stufe des Protokolls ist eine davon: { LIST($known, join: "comma") }.

## Vorschau von Links

preview-title = { $game }: { LIST($names, join: "comma") }
preview-title-past = { $game }, Rückblick: { LIST($names, join: "comma") }
preview-lobby = Ein Tisch ist gedeckt. Nimm Platz oder schau zu.
preview-running = Die Partie läuft. Schau zu.
preview-paused = { event-paused }
preview-finished = Die Partie ist zu Ende. Sieh dir jeden Zug noch einmal an.
preview-closed = Dieser Tisch ist geschlossen.
preview-puzzle = { $game }: ein Rätsel
preview-puzzle-text = In wenigen Zügen gewinnen, aus einer Stellung, die wirklich vorkam.

## Nachrichten

notice-turn-subject = Du bist dran: { $game }
notice-turn-text =
    Du bist am Zug bei { $game }, mit { LIST($others, join: "comma") }.

    { $link }

    Das ist die einzige Nachricht, bis du nachgesehen hast. Abschalten kannst du sie auf der Startseite unter deinem Namen.
notice-confirm-subject = Dein Code für Nachrichten von Starboard
notice-confirm-text =
    Jemand auf { $address } möchte hier erfahren, wann der nächste Zug ansteht.

    Wenn du das bist, gib dort diesen Code ein: { $code }

    Wenn nicht, ist nichts zu tun: Es kommt keine weitere Mail.

## Absprachen

refusal-no-deals = In diesem Spiel gibt es keine Absprachen.
refusal-no-such-deal = So einen Vorschlag gibt es nicht.
refusal-deal-over = Dieser Vorschlag ist schon beantwortet.
refusal-deal-overtaken = Was da vorgeschlagen wurde, geht nicht mehr.
refusal-deal-to-whom = Eine Absprache wird einem anderen Platz am Tisch vorgeschlagen.
refusal-counter-to-whom = Ein Gegenvorschlag geht an den Platz, von dem der Vorschlag kam.
refusal-too-many-terms = Ein Vorschlag hat höchstens { $most } Teile.
refusal-too-many-deals = Höchstens { $most } deiner Vorschläge können zugleich offen sein.
refusal-enough-deals = Das reicht für diese Runde: höchstens { $most } Vorschläge.
refusal-not-yours-to-judge = Ob diese Zusage gehalten wurde, ist nicht deine Sache.
refusal-judged-already = Das ist schon gesagt.
