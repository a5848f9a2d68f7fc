### Die Sätze der Werkstatt, auf Deutsch. Sie werden mit ihr geladen.
###
### Wert value, Variante variant, Original original, Lauf run, Zufall chance, Fassung state of the numbers.

workshop = Werkstatt
which-game = Spiel
unnamed =
    { $count ->
        [0] { $game }
        [one] { $game }, eine Änderung
       *[other] { $game }, { $count } Änderungen
    }
rename = Der Variante einen Namen geben
values-changed = *{ $count } von { $all }* Werten geändert
fingerprint = gespeichert · Kennung { $hash }
share-title = { $name } teilen
share-hint =
    { $count ->
        [one] Wer den Link öffnet, sieht deine Änderung, kann sie erproben und spielen und von einer Kopie aus weitermachen. Was du später änderst, ist ein neuer Link.
       *[other] Wer den Link öffnet, sieht deine { $count } Änderungen, kann sie erproben und spielen und von einer Kopie aus weitermachen. Was du später änderst, ist ein neuer Link.
    }
share-nothing = Nichts ist geändert: Der Link führt zum Spiel, wie es ist.
download = Laden
download-variant = Die Variante als Komponentendatei
download-figures = Die Zahlen dieses Laufs
open-file = Eine Komponentendatei öffnen
file-strange = Diese Datei fügt Teile hinzu, nimmt welche weg oder ändert, was nur eine Datei kann; spiel sie auf der Befehlszeile.
find = Eine Zahl, eine Karte, einen Planeten finden
find-none = So heißt keine Zahl.
clear = Leeren
only-changed = Nur Geändertes
only-changed-short = Geändert
nothing-changed = Nichts ist geändert.
reset-all = Alles zurücksetzen
groups = Gruppen von Zahlen
printed = gedruckt
ruling = unsere Festlegung
fixed = fest
printed-warning = So steht es im Regelheft: Das wird ein anderes Spiel.
bounds = { $low } – { $high }
at-most = höchstens { $high }
at-least = mindestens { $low }
whole-only = nur ganze Zahlen
take-back = { $what } zurück auf { $value }
was = vorher { $value }
changed-from = { $what }, { $value }, vorher { $before }
each-of = { $count } gleiche
open-singly = Jeden einzeln zeigen
fold = Als einen zeigen
yes = ja
no = nein
more-of = Mehr zu { $what }
changes-none = *Noch nichts geändert*
changes =
    { $count ->
        [one] *Eine Änderung*
       *[other] *{ $count } Änderungen*
    }
to-mend =
    { $count ->
        [one] ein Wert ist zu berichtigen
       *[other] { $count } Werte sind zu berichtigen
    }
more-changes = +{ $count }
play-it = Spielen
play-how = { $name } spielen
play-bots = Gegen Bots
play-friends = Mit Freunden
play-alone = Allein
play-results = Spiele mit anderen Zahlen zählen nicht in deinen Ergebnissen.
try-it = Erproben
try-again = Neu erproben
try-show = Diesen Lauf zeigen
try-nothing = Ändere zuerst eine Zahl.
try-mend = Berichtige zuerst den markierten Wert.
tab-numbers = Zahlen
tab-try = { try-it }
tab-report = Bericht
tab-runs = Läufe
welcome-title = Ändere eine Zahl und sieh, was sie bewirkt
welcome-text = Bots spielen das Spiel, wie es ist und wie du es gemacht hast, mit demselben Glück, und der Unterschied wird hier gezeichnet, während sie spielen.
how-change = Ändern
how-change-text = eine Zahl im Formular daneben
how-try = Erproben
how-try-text = tausend Spiele in etwa einer Minute
how-play = Spielen
how-play-text = dein eigenes Spiel, mit Bots und Freunden
option-players =
    { $value ->
        [one] { $value } Platz
       *[other] { $value } Plätze
    }
option-rank = Rang { $value }
option-repetition =
    { $value ->
        [0] kein Remis durch Wiederholung
       *[other] remis bei { $value } Wiederholungen
    }
option-opener =
    { $value ->
        [white] Weiß beginnt
       *[black] Schwarz beginnt
    }
option-other = { $name }: { $value }
bot-greedy = gierige Bots
bot-random = zufällige Bots
games =
    { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }
conditions = Wie erprobt wird
played = { $played } von { $games } Spielen
rate = { $rate } Spiele in der Sekunde
left = noch { $seconds } s
left-minutes = noch { $minutes } min
starting = beginnt
go-on = Weiter
in-queue =
    { $before ->
        [0] Als Nächstes an der Reihe.
        [one] Ein Lauf kommt vorher.
       *[other] { $before } Läufe kommen vorher.
    }
stopped-after = Nach { $played } Spielen angehalten
failed-after = { $problem } { $played } Spiele wurden gespielt.
so-far = bisher { $games }
original = Original { $game }
not-measured = Noch nicht gemessen: Der erste Lauf misst auch das Original.
intervals = Striche: 95-%-Intervalle
wins-by-seat = Siege nach Plätzen
won-title = Gewonnene Spiele
length = Länge
scores = Punkte
endings = Wie Spiele enden
endings-of = Anteil der Spiele
sources = Womit man gewinnt
sources-of = Punkte der Siegseite
equal-share = gleicher Anteil
seat-number = Platz { $seat }
unit-turns = Züge
unit-points = Punkte
mean = *{ $value }* ± { $error }
mean-was = *{ $value }* ± { $error }, vorher { $before } ± { $error-before }
verdict-beyond = über den Zufall hinaus
verdict-perhaps = vielleicht; mehr Spiele werden es zeigen
verdict-none = kein Unterschied, den { $games } Spiele zeigen könnten
verdict-unknown = zu wenige Spiele, um etwas zu sagen
said-turns = Spiele dauern *{ $after } Züge*, vorher { $before }: { $verdict }.
said-decisions = Ein Spiel hat *{ $after } Entscheidungen*, vorher { $before }: { $verdict }.
said-branching = Bei einer Entscheidung gibt es *{ $after } Möglichkeiten*, vorher { $before }: { $verdict }.
said-lead = Die Führung wechselt *{ $after }-mal*, vorher { $before }: { $verdict }.
said-score = Ein Platz hat *{ $after } Punkte*, vorher { $before }: { $verdict }.
said-best = Die Siegseite hat *{ $after } Punkte*, vorher { $before }: { $verdict }.
said-margin = Die Siegseite liegt *{ $after } Punkte* vorn, vorher { $before }: { $verdict }.
said-won = *{ $after }* der Spiele werden gewonnen, vorher { $before }: { $verdict }.
said-drawn = *{ $after }* der Spiele enden remis, vorher { $before }: { $verdict }.
said-seat = { $what } gewinnt *{ $after }*, vorher { $before }: { $verdict }.
said-ending = „{ $what }“ beendet *{ $after }* der Spiele, vorher { $before }: { $verdict }.
said-source = Punkte der Siegseite aus { $what }: *{ $after }*, vorher { $before }: { $verdict }.
said-nothing = In { $games } Spielen geht kein Unterschied über den Zufall hinaus.
said-more =
    { $count ->
        [one] und einer mehr
       *[other] und { $count } mehr
    }
name-turns = Züge eines Spiels
name-decisions = Entscheidungen eines Spiels
name-branching = Möglichkeiten bei einer Entscheidung
name-lead = Wechsel der Führung
name-score = Punkte eines Platzes
name-best = Punkte der Siegseite
name-margin = Punkte Vorsprung
name-won = { won-title }
name-drawn = Spiele remis
name-seat = Gewonnen von { $what }
name-ending = Beendet: { $what }
name-source = Punkte der Siegseite: { $what }
percent = { $value } %
bots-answer = Die Bots beachten, was du geändert hast. Stärkere Bots könnten anders spielen.
bots-hardly = Die Bots antworten kaum auf diese Änderung: Zu sehen ist ein Spiel, in dem niemand sie bemerkt hat.
bots-ignore = Die Bots antworten nicht auf diese Änderung: Zu sehen ist ein Spiel, in dem niemand sie bemerkt hat.
bots-unweighed = { $bot } spielen wie zuvor, obwohl geändert ist: { $values }. Die Regel gilt in ihren Spielen, aber sie beachten sie nicht.
unweighed = diese Bots beachten das nicht
bots-note = „Über den Zufall hinaus“ gilt für diese Bots. Stärkere könnten anders spielen.
report-none = Noch kein Lauf, von dem zu berichten wäre.
report-title = { $name } neben dem Original
report-lead = je { $run }, dasselbe Glück in beiden.
run-lead = { $games } Spiele, { $options }, { $bot }
report-differs = Was sich unterscheidet
report-differs-text = Die Mittellinie ist kein Unterschied; jede Zeile hat ihren eigenen Maßstab.
report-trust = Wie weit man dem trauen kann
report-pairs = Beide wurden mit denselben Startwerten gespielt, so dass Unterschiede Spiel für Spiel genommen werden.
report-holm = „Über den Zufall hinaus“ gilt nach Holms Korrektur für alle { $looks } Blicke: Wo nichts sich unterscheidet, sagt es einer von zwanzig Berichten von irgendetwas.
report-underway = Solange gespielt wird, heißt nur so, was durch Zufall einmal in tausend Fällen geschieht.
report-command = Dasselbe auf der Befehlszeile
report-print = Drucken
report-drawn = Als Diagramme
interval = { $low } bis { $high }
column-measure = Gemessen
column-original = Original
column-variant = Variante
column-difference = Unterschied mit seinem 95-%-Intervall
run-running = läuft: { $played } von { $games } Spielen
run-waiting = wartet
run-done =
    { $beyond ->
        [0] { $games } Spiele, { $options }, { $bot } · nichts über den Zufall hinaus
        [one] { $games } Spiele, { $options }, { $bot } · ein Unterschied über den Zufall hinaus
       *[other] { $games } Spiele, { $options }, { $bot } · { $beyond } Unterschiede über den Zufall hinaus
    }
run-stopped = nach { $played } Spielen angehalten; ihre Zahlen sind aufgehoben
run-failed = nach { $played } Spielen beendet
runs-none = Noch nichts erprobt.
runs-left =
    { $left ->
        [0] Heute keine Läufe mehr. Läufe werden { $days } Tage aufgehoben.
        [one] Heute noch ein Lauf von { $most }. Läufe werden { $days } Tage aufgehoben.
       *[other] Heute noch { $left } Läufe von { $most }. Läufe werden { $days } Tage aufgehoben.
    }
use-numbers = Diese Zahlen nehmen
show-report = { tab-report }
compare = Vergleichen
compare-hint = Kreuze zwei Läufe an, um sie nebeneinander zu sehen.
compare-tick = { $name } vergleichen
compare-title = { $first } und { $second }
compare-text = Jeder neben dem Original, mit demselben Glück. Wo ihre Striche sich nicht überdecken, unterscheiden sie sich auch voneinander.
compare-gap = Abstand vom Original
by-link = Diese Variante kam durch einen Link. Was du änderst, wird deine eigene Kopie.
less = Weniger: { $what }
spoken-progress = { $played } von { $games } Spielen sind gespielt.
drawn-cycles =
    { $count ->
        [one] Ein Zyklus
       *[other] { $count } Zyklen
    }
drawn-cycle = Zyklus { $number }
drawn-dice =
    { $count ->
        [one] Ein Würfel in Zyklus { $number }
       *[other] { $count } Würfel in Zyklus { $number }
    }
drawn-more = und { $count } weitere
drawn-wheel = Das Rad, gesehen von Schwarz
drawn-move = Ein Zug um { $by }
drawn-revolutions =
    { $count ->
        [one] Eine Umdrehung
       *[other] { $count } Umdrehungen
    }
drawn-revolution = Nach Umdrehung { $number }
drawn-agreement = Ein Abkommen von { $low } bis { $high }
drawn-step = Stufe { $number }
drawn-cost = Dieser Schritt braucht { $points }
drawn-markets = Ein Markt mit seinen Regalen
drawn-price = Preis { $price }
drawn-places =
    { $count ->
        [one] Ein Platz auf diesem Regal
       *[other] { $count } Plätze auf diesem Regal
    }
drawn-endless = Das unterste Regal hat kein Ende
