### Was das Labor ablehnt, auf Deutsch.

refusal-needs-altair = Bilder zeichnet Altair: pip install "starboard-games[lab]".
refusal-cluster-version = Der Cluster hat Starboard { $there }, hier ist { $here }; die Ergebnisse wären verschieden.
refusal-cluster-workers-die = Arbeiter des Clusters sterben immer wieder, darum gibt es kein Ergebnis; vielleicht fehlt Speicher.
refusal-needs-ray = Ein Cluster braucht Ray: pip install "starboard-games[cluster]".
refusal-cluster-unreachable = Der Ray-Cluster ist nicht zu erreichen: { $problem }.
refusal-unknown-measure = Etwas namens „{ $measure }“ wird hier nicht gemessen. Gemessen wird: { LIST($known, join: "comma") }.
refusal-too-many-cells = Das Experiment hat { $cells } Zellen; gespielt werden höchstens { $most }.
refusal-variants-alike = Jede [[variant]] braucht einen eigenen Namen.
refusal-no-experiment = { $file } ist kein Experiment: { $problem }.
refusal-empty-factor = Der Faktor „{ $factor }“ hat keine Werte.
refusal-value-twice = Der Faktor „{ $factor }“ hat den Wert { $value } zweimal; nenne jeden Wert einmal.
refusal-component-file = Die Komponentendatei { $file } lässt sich nicht lesen.
refusal-needs-pyarrow = Zeilen schreibt pyarrow: pip install "starboard-games[lab]".
refusal-chunk-unreadable = { $file } lässt sich nicht lesen; lösche die Datei, und `{ $program } lab run` spielt sie neu.
refusal-no-run = In { $folder } liegt kein Lauf.
refusal-plan-unreadable = Der Plan in { $folder } lässt sich nicht lesen: { $problem }.
refusal-another-run = { $folder } enthält den Lauf eines anderen Experiments oder anderer Regeln; wähle mit --out einen anderen Ordner oder lösche ihn.
refusal-no-wishes = { $file } nennt keine Wünsche: { $problem }.
refusal-nothing-to-move = „{ $path }“ hat keine Werte, die es annehmen dürfte.
refusal-nothing-playable = Mit keiner der versuchten Zahlen lässt sich das Spiel spielen.
refusal-needs-optuna = Das Abstimmen braucht Optuna: pip install "starboard-games[lab]".
refusal-variant-name-long = Der Name einer Variante hat höchstens { $most } Zeichen.
refusal-variant-too-large = Eine Variante ändert höchstens { $most } Werte, in { $characters } Zeichen.
refusal-word-not-readable = Ein Wort in den Komponenten hat höchstens { $most } Zeichen in einer Zeile, und keine unsichtbaren.
refusal-too-many-actions = Mit diesen Komponenten gibt es { $actions } Aktionen; gespielt wird hier mit höchstens { $most }.
refusal-sets-nothing = „{ $text }“ setzt keinen Wert; schreib --set PFAD=WERT, etwa --set cycle.tracker=16.

### Was seine Berichte sagen.
### Glossar: cell Zelle, measure Messgröße, beyond chance mehr als Zufall, seed Startwert, dice Würfel, whims Launen,
### evaluation Bewertung, fair share fairer Anteil, proposal Vorschlag, wish Wunsch.

decimal-sign = ,
share = { $number } %
span = { $low } bis { $high }
estimate = { $value } ({ $span })
nothing = nichts
times-fair = { $times } ×

## Messgrößen: wie sie heißen, und die Gruppen, in denen sie stehen.

group-wins = Wer gewinnt
group-scores = Punkte
group-length = Länge
group-course = Verlauf
group-endings = Wie Spiele enden
group-own = Eigene Zahlen des Spiels
group-taken = Was genommen wird, je Spiel
group-given = Was der Zufall gibt: Siege derer, die es bekommen
measure-won = gewonnene Spiele
measure-won-by-seat = Spiele, die Platz { $seat } gewinnt, { $name }
measure-won-by-bot = Spiele, die { $bot } gewinnt
measure-drawn = unentschiedene Spiele
measure-score =
    { $seats ->
        [one] Punkte je Spiel
       *[other] Punkte je Platz
    }
measure-winning-score = Punkte des besten Platzes
measure-margin = Punkte zwischen dem besten und dem nächsten Platz
measure-points =
    { $seats ->
        [one] Punkte je Spiel: { $source }
       *[other] Punkte je Platz: { $source }
    }
measure-turns = Züge
measure-decisions = Entscheidungen aller Plätze zusammen
measure-branching = Möglichkeiten je Entscheidung
measure-lead-changes = wie oft die Führung wechselt
measure-decided = gewonnen, wer nach { $moment } % der Züge führte
measure-comeback = gewonnen, wer nach { $moment } % der Züge hinten lag
measure-ended = Ende: { $ending }
measure-given = Siege mit { $item }
measure-laid-out = gewonnen mit { $item }
item = { $kind }: { $name }

## Sätze über einen Lauf.

run-skill = { $players }: { $bots }.
run-skill-bot = { $bot } gewinnt { $won }, das { $times }-Fache des fairen Anteils
first-value = dem ersten Wert
first-cell = der ersten Zelle
run-too-few = { $cell }: Zu wenige Spiele weichen von { $first } ab, um etwas zu sagen.
run-differs =
    { $more ->
        [0] { $cell } unterscheidet sich von { $first } um mehr als Zufall: { $named }.
       *[other] { $cell } unterscheidet sich von { $first } um mehr als Zufall: { $named }; und { $more } weitere.
    }
run-alike = Kein Unterschied zu { $first } über den Zufall hinaus, bei { $looks } Vergleichen: { $cells }.
run-difference = { $measure } { $after } statt { $before } ({ $span })
run-of-cell = { $cell }: { $sentence }
run-unanswered =
    { $looked ->
        [0] Die Bots gehen darauf nicht ein: { $bot } wählte bei allen { $asked } Entscheidungen wie zuvor, und die Bewertung von Stellungen übersieht die Änderung.
       *[other] Die Bots gehen darauf nicht ein: { $bot } wählte bei allen { $asked } Entscheidungen wie zuvor.
    }
run-hardly-answered =
    { $looked ->
        [0] Die Bots gehen darauf kaum ein: { $bot } wählte bei { $chose } von { $asked } Entscheidungen anders, und die Bewertung von Stellungen übersieht die Änderung.
       *[other] Die Bots gehen darauf kaum ein: { $bot } wählte bei { $chose } von { $asked } Entscheidungen anders.
    }
run-hardly-asked =
    { $asked ->
        [one] Ob die Bots darauf eingehen, ist schwer zu sagen: { $bot } konnte nur bei einer Entscheidung gefragt werden, da wenige Stellungen unter beiden Regeln möglich sind.
       *[other] Ob die Bots darauf eingehen, ist schwer zu sagen: { $bot } konnte nur bei { $asked } Entscheidungen gefragt werden, da wenige Stellungen unter beiden Regeln möglich sind.
    }
run-answered-blindly = { $bot } geht darauf ein, aber die Bewertung von Stellungen übersieht die Änderung.
run-answered = { $bot } geht darauf ein: bei { $chose } von { $asked } Entscheidungen anders.
run-seats-fair = Kein Platz gewinnt über den Zufall hinaus mehr oder weniger als den fairen Anteil von { $fair }.
run-seats-unequal = Die Plätze sind nicht gleich gut, bei einem fairen Anteil von { $fair }: { $seats }.
run-seat = { $name } (Platz { $seat }) gewinnt { $won }
run-favours = Der Zufall begünstigt und benachteiligt: { $things }.
run-favour = { $thing } gewinnt { $won }, sonst { $otherwise }
run-no-favours = Nichts, was der Zufall gibt, ändert, wer gewinnt, soweit sich das sagen lässt.
run-luck = Mit nur anderen Würfeln gewinnen dieselben wieder in { $dice }, mit nur anderen Launen der Bots in { $whims }; bei zwei beliebigen Spielen in { $any }.

## Die Seite über einen Lauf.

page-summary = Was dabei herauskommt
page-played = Was gespielt wurde
page-differences = Was sich unterscheidet
page-wins = { group-wins }
page-sources = Woher die Punkte kommen
page-lengths = Wie lang Spiele sind und wie sie enden
page-lead = Wie die Führung verläuft
page-luck = Glück
page-answers = Gehen die Bots darauf ein?
page-taken = Was genommen wird: { $cell }
page-measures = Alle Messgrößen
page-repeat = Wie man es wiederholt
page-factors = Was jeder Faktor bewirkt, über alle Werte der anderen
page-cells = Zelle für Zelle
page-given = Vom Zufall gegeben: Wer es hat, unterscheidet sich sonst in nichts
page-chosen = Selbst gewählt: Wer es nimmt, unterscheidet sich in mehr als dem
page-brackets = In Klammern stehen 95-%-Intervalle.
page-same-seeds = Die Zellen wurden mit denselben Startwerten gespielt; Unterschiede gelten also Spiel für Spiel.
page-own-seeds = Jede Zelle hatte eigene Startwerte.
page-looks = „Mehr als Zufall“ gilt nach Holms Korrektur für alle { $looks } Vergleiche: Wo sich nichts unterscheidet, sagt es einer von zwanzig Berichten über irgendetwas. { $rare } Messgrößen kamen zu selten vor, um verglichen zu werden.
page-about-lead = Wer führt, sagt vor jedem Zug die Bewertung, die das Spiel für Bots hat. Allein: ob gewonnen wurde, was gewonnen aussah, und verloren, was verloren aussah.
page-about-luck = Wie oft zwei Partien eines Spiels dieselben gewinnen. Ändern andere Würfel das nicht, entscheiden sie wenig; machen andere Würfel allein zwei Partien so verschieden wie zwei beliebige Spiele, entscheiden sie alles, was nicht Plätze und Bots entscheiden.
page-about-answers = Dieselben Stellungen unter beiden Regeln, mit demselben Zufall: wie oft ein Bot anders wählte als in der ersten Zelle, und wie oft die Bewertung einen Unterschied sah. Ein Bot, der auf einen Wert nicht eingeht, zeigt das Spiel von Leuten, die ihn nicht bemerkt haben.
page-more-cells =
    { $count ->
        [one] Die andere Zelle steht in --json.
       *[other] Die anderen { $count } Zellen stehen in --json.
    }
page-version = Starboard { $version }. Mit diesem in
page-games-of =
    { $games ->
        [one] { $cell }: { $games } Spiel
       *[other] { $cell }: { $games } Spiele
    }
page-by = Von Starboard { $version }.
page-some-of = { $some } von { $all }
beyond-chance = mehr als Zufall
may-be-chance = vielleicht Zufall

## Was über Spalten und neben Bildern steht.

column-cell = Zelle
column-changed = geändert
column-options = Optionen
column-players = Plätze
column-games = Spiele
column-hash = Hash
column-measure = Messgröße
column-there = dort
column-difference = Unterschied
column-interval = 95 %
column-corrected = nach Korrektur
column-bot = Bot
column-seats = Plätze
column-won = gewonnen
column-fair = des fairen Anteils
column-other-dice = nur andere Würfel
column-other-whims = nur andere Launen
column-any-two = zwei beliebige Spiele
column-everything-other = alles anders
column-same-winners = Dieselben gewinnen wieder mit
column-asked = gefragt
column-chose = anders gewählt
column-looked = anders bewertet
column-same-course = gleich verlaufene Spiele
column-times = Mal je Spiel
column-they-win = sie gewinnen
column-others-win = andere gewinnen
column-their-points = ihre Punkte
column-others-points = Punkte der anderen
column-numbers = Zahlen
column-miss = Abstand
axis-won = Anteil gewonnener Spiele, 95 %
axis-games = Anteil der Spiele, 95 %
axis-share = Anteil der Spiele
axis-clear = wie deutlich: Unterschied in Standardfehlern
axis-points = Punkte je Platz
axis-turns = { measure-turns }
axis-moment = Prozent der gespielten Züge
axis-leader = so, wie es da stand

## Eine Suche nach besseren Zahlen.

tuned-met =
    { $count ->
        [one] Nach { $count } Vorschlag erfüllten { $players } alle Wünsche, gemessen mit anderen Startwerten.
       *[other] Nach { $count } Vorschlägen erfüllten { $players } alle Wünsche, gemessen mit anderen Startwerten.
    }
tuned-not-met =
    { $count ->
        [one] Nach { $count } Vorschlag erfüllten { $players } nicht jeden Wunsch, gemessen mit anderen Startwerten.
       *[other] Nach { $count } Vorschlägen erfüllten { $players } nicht jeden Wunsch, gemessen mit anderen Startwerten.
    }
tuned-changed = Gegenüber dem Spiel geändert: { $changed }.
tuned-measure = { $measure }: { $after } in { $games } Spielen; am Anfang { $before }.
tuned-vague = { $games } Spiele kennen { $measure } nur auf ± { $half }, und das ist mehr, als der Wunsch erlaubt: `confirm` verlangt mehr Spiele.
tuned-missed = Vorher gewählt und nach Messung verworfen: { $missed }.
tuned-about = Ein Abstand von 1 ist ein Wunsch, der um seine Toleranz verfehlt wurde.
page-play = Spielen
page-proposals = Vorschläge, die besten zuerst
