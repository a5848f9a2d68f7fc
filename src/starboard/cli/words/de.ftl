### Was das Terminal sagt, auf Deutsch.

## Ablehnungen

refusal-no-seat = Das Spiel hatte die Plätze 1 bis { $seats }, keinen Platz { $seat }.
refusal-sets-no-option = „{ $text }“ stellt nichts ein; schreib --option NAME=WERT, etwa --option players=2.
refusal-name-solved-game = Nenn ein Spiel, das gelöst ist: { some-games }.
refusal-name-career-game = Nenn ein Spiel mit Laufbahnen: { some-games }.
some-games =
    { $games-count ->
        [0] es gibt keines
       *[other] { LIST($games, join: "comma") }
    }
refusal-no-file = Eine Datei { $file } gibt es nicht.
refusal-over-before = Vor { $move } ist das Spiel zu Ende.
refusal-not-json-file = { $file } ist keine JSON-Datei: { $problem }.
refusal-no-position-file = { $file } beschreibt keine Stellung von { $game }.
refusal-no-player = „{ $spec }“ kann nicht mitspielen. Menschen: you oder ein Name mit großem Anfang; Bots: { $bots }.
refusal-no-such-number = Einen Zug { $number } gibt es nicht; die Züge haben die Nummern 1 bis { $most }. { $written }
refusal-nearly-a-bot = „{ $text }“ ist kein Bot; meintest du { $bot }? Den Namen eines Menschen kannst du groß schreiben.
refusal-too-many-players =
    { $seats ->
        [one] { $game } hat hier { $seats } Platz, und { $named } wurden genannt.
       *[other] { $game } hat hier { $seats } Plätze, und { $named } wurden genannt.
    }
refusal-plot-needs = Ein Schaubild braucht matplotlib: pip install "starboard-games[plots]".
refusal-plot-not-written = Das Schaubild lässt sich nicht nach { $file } schreiben: { $problem }.
refusal-not-solvable = { $title } lässt sich nicht lösen. Spiele, bei denen es geht: { LIST($games, join: "comma") }.
refusal-no-folder = Einen Ordner { $folder } gibt es nicht.
refusal-no-database = Die Datenbank { $file } gibt es nicht.
refusal-nothing-to-migrate = Die Datenbank { $file }, die erneuert werden soll, gibt es nicht; „{ $program } serve“ legt eine neue an.
refusal-folder-not-made = Der Ordner { $folder } lässt sich nicht anlegen: { $problem }.
refusal-folder-not-writable = In den Ordner { $folder } lässt sich nichts schreiben.
refusal-record-too-large = { $file } ist zu groß für eine Aufzeichnung: Kein Spiel braucht mehr als { $most } MB.
refusal-no-text-file = { $file } ist keine Textdatei.
refusal-file-not-read = { $file } lässt sich nicht lesen: { $problem }.
refusal-file-not-written = { $file } lässt sich nicht schreiben: { $problem }.
refusal-no-careers = Bei { $title } gibt es keine Laufbahnen.
refusal-careers-file = In { $file } stehen keine Laufbahnen; bring sie in Ordnung oder nimm sie weg.
refusal-resumed-keeps = Ein fortgesetztes Spiel behält Spiel, Plätze, Startwert, Optionen und Spielmaterial.
refusal-play-what = Sag, was du spielen willst: { $program } play SPIEL. Spiele: { LIST($games, join: "comma") }.
refusal-game-over-in = Das Spiel in { $file } ist zu Ende; „{ $program } replay { $file }“ zeigt es.
refusal-no-seed-in = In { $file } fehlt der Startwert der Würfel, also kann hier nicht weitergespielt werden.
refusal-no-players-in = In { $file } steht nicht, wer wo sitzt, also kann hier nicht weitergespielt werden.
refusal-bot-registered-as = Ein Bot wird als NAME=SPEC angemeldet, etwa own=my_bot.py:Mine, nicht „{ $text }“.
refusal-ask-for-one = Nenne eines von --print, --check DATEI und --diff DATEI.

## Bei der Eingabe

pager-keys = Leertaste: weiter, b: zurück, q: fertig
prompt-first = „?“ erklärt den Spielplan und was du schreiben kannst.
prompt-what = Schreib einen Zug oder seine Nummer; „?“ sagt, was sonst noch geht.
prompt-besides-moves = Ein Zug lässt sich auch mit seiner Nummer aus der Liste wählen. Außer Zügen:
prompt-more-why = ZUG
prompt-more-save = DATEI
prompt-more-rules = WORT
prompt-more-card = NAME
prompt-help-hint = was ein starker Bot tun würde
prompt-help-rules = die Regeln, in denen ein Wort steht, oder eine mit ihrer Nummer; ohne beides alle
prompt-help-card = was auf einer Karte steht; ohne Namen, welche Karten es gibt
hint-thinking = Es wird nachgedacht
rules-none = „{ $text }“ steht in keiner Regel.
rules-what = Die Regeln sind { $first } bis { $last }. Schreib eine Nummer oder ein Wort dahinter, etwa: rules { $first }
card-none = Dieses Spiel hat keine Karten.
card-which = Schreib den Anfang ihres Namens dahinter. Karten: { LIST($cards, join: "comma") }.
card-unknown = Es gibt keine Karte „{ $text }“. Karten: { LIST($cards, join: "comma") }.
prompt-help-why = welche Regel einen Zug verbietet
prompt-help-undo = nimmt zurück, was du zuletzt getan hast, solange seither weder Zufall noch Geheimnis dazukam
prompt-help-moves = zeigt deine Züge noch einmal
prompt-help-board = zeichnet das Brett noch einmal
prompt-help-log = alles, was geschehen ist
prompt-help-score = der Stand, soweit er offen liegt
prompt-help-save = schreibt das Spiel in eine Datei, und es geht weiter
prompt-help-resign = aufgeben
prompt-help-draw = bietet den anderen Menschen ein Unentschieden an
prompt-help-quit = gehen; das Spiel bleibt aufgehoben und lässt sich fortsetzen
prompt-help-deals = Vorschläge, und was zugesagt und gehalten wurde
prompt-help-deal = etwas vorschlagen: deal pallas: trade 4 for 4; you vote no
prompt-help-accept = einem Vorschlag zustimmen, mit seiner Nummer
prompt-help-decline = einen ablehnen
prompt-help-counter = mit einem anderen antworten: counter 1: trade 3 for 3
prompt-help-withdraw = einen eigenen zurücknehmen
prompt-more-deal = WEM: …
prompt-more-accept = [N]
prompt-more-decline = [N]
prompt-more-counter = N: …
prompt-more-withdraw = [N]
deals-none = Noch wurde nichts vorgeschlagen.
prompt-why-what = Schreib den Zug dahinter, etwa: why { $move }
prompt-allowed = Nichts verbietet es: Das darfst du jetzt.
prompt-undo-too = { $name }, darf auch dein letzter Zug zurückgenommen werden?
prompt-undo-of = { $name }, bist du einverstanden, dass { $who } den letzten Zug zurücknimmt?
prompt-undone = Zurückgenommen.
prompt-saved = Gespeichert in { $file }.
prompt-resign = Willst du das Spiel wirklich aufgeben?
prompt-yes-or-no = [j/N]
prompt-yes = j ja
prompt-draw = { $name }, bist du mit einem Unentschieden einverstanden?
prompt-plays-on = { $name } spielt weiter.

## Wer an der Reihe ist

turn-yours = Du bist dran, { $name }
turn-of = { $name } ist dran
turn-thinking = { $name } denkt nach
turn-alone = { $name } ist dran, und der Bildschirm ist für niemanden sonst.
turn-enter = Drück Enter, wenn nur diese Person ihn sieht.

## Wie ein Spiel steht und endet

score-none = Vor dem Ende gibt es keinen Punktestand.
ending-none = Das Spiel ist noch nicht zu Ende
ending-over = Das Spiel ist zu Ende: { $how }
ending-agreed = Unentschieden durch Einigung
ending-given-up =
    { $how ->
        [resigned] { $name } hat aufgegeben
       *[other] { $name } hat es verwirkt
    }
kept-go-on = Das Spiel ist aufgehoben. Weiter geht es mit:
kept-look-again = Noch einmal ansehen oder samt den Würfeln prüfen mit:
dice-sealed = Würfelsiegel { $commitment }
dice-in-file = Wer { $file } gelesen hat, kennt vielleicht die Würfe, die kommen, und alles Verdeckte.
replay-enter = Weiter mit Enter. (b: zurück, eine Nummer: zu diesem Zug, q: aufhören)
replay-over = Das ist das Ende. (b: zurück, eine Nummer: zu diesem Zug, Enter: aufhören)
replay-keys = Drück Enter oder tippe b, q oder die Nummer eines Zuges von 1 bis { $last }.
replay-key-back = b zurück
replay-key-leave = q ende
replay-action = Zug { $number }

## Ein Spiel auswählen

choose-game = Welches Spiel?
choose-go-on = Weiter
choose-last = mit dem letzten Spiel { $game }
choose-players = Wie viele spielen mit ({ LIST($counts, join: "comma") })?
choose-played-by = Gespielt wird es von { $players }.
choose-who = Wer spielt? you, der Name eines Menschen oder ein Bot: { LIST($bots, join: "comma") }.
choose-number = Schreib eine Zahl von 1 bis { $most } oder einen Namen: { LIST($names, join: "comma") }.
games-play = Gespielt wird mit: { $program } play NAME
games-heading =
    { $designer ->
        [none] { $players }, { $minutes }; von wem, sagt das Regelheft nicht
       *[other] { $players }, { $minutes }; von { $designer }
    }
games-players =
    { $most ->
        [one] 1 Person
       *[other] { $most } Personen
    }
games-players-or = { $least } oder { $most } Personen
games-players-to = { $least } bis { $most } Personen
games-minutes = { $most } Minuten
games-minutes-to = { $least } bis { $most } Minuten
games-option = { $allowed }; sonst { $default }

## Laufbahnen

career-you = Du
career-nobody = Bei { $title } hat noch niemand eine Laufbahn. Sie beginnt mit: { $program } play { $game }
career-promoted = Befördert auf Rang { $rank }!
career-so-far = Laufbahn: { $career }
career-points = Rang { $rank }, Punkte { $points }; { career-games }
career-points-of = Rang { $rank }, Punkte { $points } von { $needed }; { career-games }
career-games =
    { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }, { $wins } gewonnen

## Aufzeichnungen, Lösungen, Daten

verify-over =
    { $actions ->
        [one] Der eine Zug ist erlaubt, und das Ergebnis folgt daraus.
       *[other] Alle { $actions } Züge sind erlaubt, und das Ergebnis folgt daraus.
    }
verify-running =
    { $actions ->
        [0] Noch ist nichts gezogen, und das Spiel ist nicht zu Ende.
        [one] Der eine Zug ist erlaubt, und das Spiel ist noch nicht zu Ende.
       *[other] Alle { $actions } Züge sind erlaubt, und das Spiel ist noch nicht zu Ende.
    }
verify-unpublished =
    { $rolls ->
        [one] Das eine Zufallsergebnis lässt sich nicht prüfen: Der Startwert ist nicht veröffentlicht.
       *[other] Die { $rolls } Zufallsergebnisse lassen sich nicht prüfen: Der Startwert ist nicht veröffentlicht.
    }
verify-brought =
    Von { $rolls } Zufallsergebnissen sind { $checked } das, was der versiegelte Startwert ergibt; die anderen kamen mit einem Spiel von anderswo.
verify-dice =
    { $rolls ->
        [0] Zufallsergebnisse gab es keine.
        [one] Das eine Zufallsergebnis ist das, was der versiegelte Startwert ergibt.
       *[other] Alle { $rolls } Zufallsergebnisse sind die, die der versiegelte Startwert ergibt.
    }
verify-unpledged =
    { $count ->
        [one] Eine Zufallszahl war nicht versprochen, bevor andere gezeigt wurden: Wer den Startwert kannte, konnte sie aussuchen.
       *[other] { $count } Zufallszahlen waren nicht versprochen, bevor andere gezeigt wurden: Wer den Startwert kannte, konnte sie aussuchen.
    }
value-drawn = { $mover } ist dran; bei bestem Spiel unentschieden.
value-won =
    { $plies ->
        [one] { $mover } ist dran; { $winner } gewinnt in { $plies } Halbzug.
       *[other] { $mover } ist dran; { $winner } gewinnt in { $plies } Halbzügen.
    }
solved-heading = { $title }, { NUMBER($states) } Stellungen vom Aufbau aus
solved-draw = Bei bestem Spiel endet es unentschieden.
solved-won = Bei bestem Spiel gewinnt { $winner } in { $plies } Halbzügen. { $opener } beginnt.
solved-longest = Der längste Gewinn dauert { $plies } Halbzüge.
solved-line = Hauptvariante
solved-kept = Aufgehoben in { $file }
stored-backup = { $rows } Zeilen und die Schlüssel sind in { $file }. Bewahr die Datei so sicher auf wie den Server: Mit ihr lässt sich jeder Name annehmen.
stored-restored = { $rows } Zeilen sind zurück, und die Schlüssel sind in { $folder }.
stored-revision = Die Datenbank hat den Stand { $revision }.
serving-already = Starboard läuft schon unter { $address }

## Viele Spiele, und was dabei herauskam

position-given = Die Stellung
played-in =
    { $games ->
        [one] Ein Spiel in { $seconds } Sekunden.
       *[other] { $games } Spiele in { $seconds } Sekunden.
    }
arena-heading = { arena-games }, Startwert { $seed }
arena-games =
    { $games ->
        [one] { $title }, 1 Spiel je Tisch
       *[other] { $title }, { $games } Spiele je Tisch
    }
arena-shares = Anteil gewonnener Spiele, 95 % (grau: ein gerechter Anteil)
arena-elo = Elo, 95 %
simulate-heading = { simulate-games }, Startwert { $seed }
simulate-games =
    { $games ->
        [one] { $title }, 1 Spiel
       *[other] { $title }, { $games } Spiele
    }
simulate-shares = Anteil gewonnener Spiele, 95 %
simulate-scores = Punkte
simulate-turns = Runden je Spiel
simulate-lengths = Länge  { $mean } Züge im Mittel ({ $least } bis { $greatest }, Median { $median }); { $turns } Runden
components-playable = Mit { $file } lässt sich spielen.
components-same = Nichts ist anders als im Spiel selbst.
components-bounds = { $low } bis { $high }
lab-report-by = Bericht: { $program } lab report { $folder }
lab-report-in = Bericht: { $file }
lab-cell =
    { $games ->
        [one] { $name }: 1 Spiel von { $players }
       *[other] { $name }: { $games } Spiele von { $players }
    }
usage-commands = { $problem }. Befehle: { LIST($commands, join: "comma") }.
usage-help = { $problem }; „{ $command } --help“ zeigt, was dazu gehört.

# Köpfe von Spalten.
column-table = Tisch
column-player = Wer
column-seat = Platz
column-bot = Bot
column-won = gewonnen
column-drawn = remis
column-lost = verloren
column-interval = 95 %
column-fair = vom gerechten Anteil
column-score = Punkte im Mittel
column-deviation = Streuung
column-points = Punkte je Spiel
column-ending = Ende
column-games = Spiele
column-mover = Für die Seite am Zug
column-positions = Stellungen
column-share = Anteil
column-elo = Elo
column-move = Zug
column-value = Wert
column-plies = Halbzüge
outcome-win = Sieg
outcome-draw = unentschieden
outcome-loss = Niederlage

# -- Training

train-stage =
    { $stage ->
        [played] Partien
        [fitted] Anpassen
       *[gate] Gegen das letzte
    }
train-first = Generation { $generation }: { $samples } Entscheidungen der Faustregeln; Wertfehler { NUMBER($value, maximumFractionDigits: 3) }, { NUMBER($agreed, maximumFractionDigits: 1) } % der Wahlen gleich.
train-generation =
    { $kept ->
        [yes] Generation { $generation }: { $samples } Entscheidungen; Wertfehler { NUMBER($value, maximumFractionDigits: 3) }, { NUMBER($agreed, maximumFractionDigits: 1) } % der Wahlen gleich; { NUMBER($share, maximumFractionDigits: 2) } × der gerechte Anteil gegen das letzte Netz, das es ersetzt.
       *[no] Generation { $generation }: { $samples } Entscheidungen; Wertfehler { NUMBER($value, maximumFractionDigits: 3) }, { NUMBER($agreed, maximumFractionDigits: 1) } % der Wahlen gleich; { NUMBER($share, maximumFractionDigits: 2) } × der gerechte Anteil gegen das letzte Netz, das bleibt.
    }
train-champion = Das beste bisher: { $file }

## Befehle, wie --help von ihnen erzählt

command = Ein Tisch für vier Spiele von Fahrten durchs All. Ohne Befehl wird die Seite ausgeliefert und geöffnet.
command-games = Die Spiele auflisten, mit Zahl der Personen und Einstellungen.
command-play = Im Terminal spielen, allein oder mit anderen an einem Bildschirm, gegen Menschen oder Bots.
command-terminal = Nach einem Spiel und nach den Mitspielenden fragen und hier spielen; oder das letzte fortsetzen, das verlassen wurde.
command-replay = Ein aufgezeichnetes Spiel zeigen: jede Aktion in Notation und Worten, und das Brett bei jedem Zug.
command-verify = Eine Aufzeichnung prüfen: jede Aktion erlaubt, das Ergebnis richtig, jeder Würfel so, wie sein versiegelter Seed ihn gibt.
command-verify-more = Der Exit-Code ist 0, wenn alles stimmt, 1, wenn sich die Würfel nicht prüfen lassen, weil ihr Seed nicht veröffentlicht ist, 2, wenn etwas falsch ist.
command-career = Zeigen, wie weit Menschen in einem Spiel gekommen sind, in dem man durch Ränge aufsteigt.
command-simulate = Viele Spiele unter Bots spielen und berichten, wie sie ausgingen.
command-arena = Bots gegeneinander spielen lassen, mit wechselnden Plätzen: Anteile, 95-%-Intervalle und Elo.
command-arena-more = GAMES Spiele an jedem Tisch: jede Paarung bei zwei Plätzen; bei mehr Plätzen jeder Bot unter Kopien jedes anderen, oder nur unter Kopien von einem; allein jeder Bot für sich.
command-train = Ein Netz ein Spiel lernen lassen, das gegen sich selbst spielt, Generation um Generation.
command-train-more =
    Spiele werden gespielt, ein Netz wird an sie angepasst, und es ersetzt das letzte nur, wenn es gegen dieses gewinnt.

    Derselbe Befehl noch einmal macht weiter, wo abgebrochen wurde; mehr Generationen gehen von der letzten aus.
command-perft = Die Folgen von genau DEPTH Aktionen zählen; die letzte Zeile ist nur die Zahl.
command-perft-more = Einstellungen, die ein Spiel nur daran hindern, im Kreis zu gehen (repetition), sind aus, wenn sie nicht genannt werden.
command-solve = Für jede Stellung eines Spiels finden, wer gewinnt und in wie vielen Halbzügen; die Antwort bleibt in einer Datei.
command-analyse = Jeden erlaubten Zug einer Stellung zeigen, mit seinem Wert und den Halbzügen, die bei bestem Spiel bleiben.
command-clauses = Die Regeln eines Spiels ausgeben, eine nach der anderen, und wo jede getestet ist.
command-components = Jeden Wert des Spielmaterials auflisten, mit Grenzen und Herkunft: gedruckt oder unsere Auslegung.
command-completion = Ausgeben, womit eine Shell Befehle, Optionen, Spiele und Bots ergänzt.
command-completion-more = Für diese Shell: source <(starboard completion bash). Für immer: in eine Datei schreiben, die deine Shell beim Start liest, etwa ~/.local/share/bash-completion/completions/starboard.
command-record-schema = Das JSON-Schema von Aufzeichnungen ausgeben.
command-serve = Tische für Browser und Programme bereitstellen.
command-migrate = Die Datenbank auf den neuesten Stand bringen; vorher sichern.
command-backup = Alles, was ein Server behält, in eine Datei schreiben; der Server darf dabei weiterlaufen.
command-restore = Einen leeren Datenordner oder eine leere Datenbank aus einer Sicherung füllen, auch von der anderen Art Datenbank.
command-lab = Zahlen ändern, viele Spiele spielen, sehen, was es bewirkt: Experimente als Dateien, Berichte, Suche nach besseren Zahlen.
command-lab-run = Die Spiele eines Experiments spielen, oder die noch fehlen; dann sagen, was herauskam.
command-lab-report = Eine HTML-Seite schreiben, die kein Netz braucht: Tabellen, Schaubilder und was über den Zufall hinaus verschieden ist.
command-lab-tune = Zahlen suchen, die das Spiel so machen, wie es gewünscht ist, und das Gefundene mit anderen Seeds messen.

## Ihre Optionen und Argumente

option-position-or-moves = Eine JSON-Datei oder JSON-Text, wie `to_dict` ihn schreibt, oder Züge vom Aufbau aus (R R D1-0).
option-version = Sagen, welche Version das ist.
option-bots = Die Bots: greedy, mcts:800, hard, my_bot.py:MyBot …
option-mixed = Ab drei Plätzen: verschiedene Bots an jedem Tisch, nicht einer unter Kopien eines anderen.
option-among = Jeder Bot nur unter Kopien von diesem, der nicht eigens genannt werden muss.
option-game-with-careers = Ein Spiel mit Laufbahnen, wo es mehrere gibt.
option-game = Der kurze Name des Spiels: siehe `starboard games`.
option-json = Ein JSON-Dokument ausgeben.
option-option = Eine Einstellung des Spiels; darf mehrmals stehen.
option-components = Mit dem Spielmaterial in dieser Datei spielen; sie muss nur sagen, was anders ist.
option-set = Einen Wert des Spielmaterials ändern, etwa cycle.tracker=16; darf mehrmals stehen.
option-shell = bash, zsh, fish oder powershell.
option-print = Die Datei des Spiels selbst ausgeben, zum Ändern und Behalten.
option-check = Lässt sich das Spiel mit dieser Datei spielen?
option-diff = Nur sagen, was diese Datei ändert.
option-experiment = Das Experiment, eine TOML-Datei.
option-run = Der Ordner eines Laufs.
option-out-of-run = Wo der Lauf bleibt; sonst runs/NAME.
option-out-of-report = Die Seite; sonst report.html im Ordner.
option-markdown = Auch eine kurze Seite in Markdown schreiben.
option-wishes = Was sich ändern darf und was gewünscht ist: TOML.
option-position = Von dieser Stellung aus: JSON, wie `to_dict` es schreibt.
option-depth = Wie viele Aktionen, Ergebnisse des Zufalls mitgezählt.
option-players-to-play = Wer wo sitzt: you, Namen von Menschen mit großem Anfang, Bots (random, greedy …).
option-seed-to-play = Irgendein Text: Derselbe Seed gibt dieselben Würfel und Bots.
option-resume = Ein gespeichertes Spiel fortsetzen.
option-plot = Das Ergebnis in diese .svg-, .png- oder .pdf-Datei zeichnen.
option-record = Eine Aufzeichnung: ein beendetes oder ein gespeichertes Spiel.
option-step = Zug um Zug, und wieder zurück: Enter, b, eine Nummer.
option-seat = Zeigen, was dieser Platz (1, 2 …) sah; sonst, was alle sehen konnten.
option-host = Die Adresse, an der gelauscht wird.
option-port = Der Port, an dem gelauscht wird; 0 nimmt irgendeinen freien.
option-database = Eine Datei für SQLite, oder postgresql://USER@HOST/NAME.
option-data = Der Ordner für die Datenbank und die Schlüssel.
option-share = Freunde im selben Netz hereinlassen.
option-public-url = Die Adresse hinter einem Proxy: https://games.example.org.
option-proxy = Adresse oder Netz des Proxys, wenn er nicht auf diesem Rechner läuft.
option-bot = Ein weiterer Bot, den man wählen kann: NAME=SPEC, etwa own=my_bot.py:Mine.
option-bot-processes = Prozesse, in denen Bots denken; 0: einer weniger als Kerne.
option-quick-bots = Jede Stufe spielt der schnellste Bot, zum Ausprobieren.
option-no-limits = Keine Grenzen für Anfragen und Sockets: nur für Lastversuche.
option-smtp = Für Nachrichten per Mail: smtp://USER:PASSWORD@HOST:PORT.
option-mail-from = Von wem Mails kommen.
option-webhook = Eine Adresse, der gesagt wird, wer am Zug ist.
option-log = text für Menschen, json für Programme: ein Objekt je Zeile, auf der Standardfehlerausgabe.
option-log-level = debug, info, warning oder error.
option-browse = Die Seite in einem Browser öffnen.
option-games = Wie viele Spiele.
option-players = Ein Bot für jeden Platz (random, greedy, my_bot.py:MyBot …); einer allein besetzt alle Plätze.
option-seed = Irgendein Text oder eine Zahl: Derselbe Seed gibt dieselben Spiele.
option-csv = Eine Zeile für jedes Spiel und jeden Platz schreiben.
option-records = Jedes Spiel als Aufzeichnung schreiben.
option-rotate = Von Spiel zu Spiel rücken alle einen Platz weiter.
option-game-to-solve = Ein Spiel, das sich lösen lässt, wo es mehrere gibt.
option-anew = Noch einmal lösen, auch wenn das schon geschehen ist.
option-archive = Das Archiv: eine Datei mit der Datenbank und den Schlüsseln.
option-out-of-training = Wo es bleibt; sonst trainings/GAME-PLAYERS.
option-generations = Wie viele nach der ersten, die von der Policy lernt.
option-first-games = Spiele der ersten Generation.
option-vary = Eine Option, die von Spiel zu Spiel reihum alle ihre Werte annimmt.
option-wildness = Anteil der Entscheidungen, die zufällig fallen, der Vielfalt halber; 0, wo Würfel für genug Vielfalt sorgen.
option-games-of-generation = Spiele jeder weiteren Generation.
option-descents = Abstiege der Suche für eine Antwort, aus der gelernt wird.
option-seed-of-training = Derselbe Seed trainiert dasselbe Netz.
option-sheet = Seed, Nonces und jedes Ergebnis des Zufalls mit seinen Chancen schreiben, für docs/verify_dice.py.
option-workers = Wie viele Prozesse; 0 für einen je Kern. Kein Ergebnis hängt davon ab.
option-ray = Auf dem Ray-Cluster an dieser Adresse (HOST:PORT oder auto) spielen, oder auf einem, der hier beginnt.
option-help = Das hier zeigen, sonst nichts.
