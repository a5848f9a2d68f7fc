### Die Sätze der Seite selbst, auf Deutsch.

## Lernen

learn-title = { $game } lernen
learn-play = Jetzt spielen
learn-rules = Alle Regeln

## Lektionen, die fragen

lesson-first = Erste Lektion
lesson-second = Zweite Lektion
lesson-begin-first = { lesson-first }
lesson-begin-second = Zweite: gut spielen
lesson-position = Stellung { $number } von { $count }
lesson-minutes =
    { $count ->
        [one] noch etwa eine Minute
       *[other] noch etwa { $count } Minuten
    }
lesson-progress = Der Weg durch die Lektion
lesson-go-to = Stellung { $number }: { $title }
lesson-the-aim = Das Ziel:
lesson-question = Was gefragt ist
lesson-answers = Antworten
lesson-answer = Antwort { $letter }: { $what }, { $about }
lesson-answer-away = Antwort { $letter } ins Bild holen
lesson-choose = Wähle *{ $letters }* oder was du sonst tun darfst.
lesson-thinking = Deine Antwort wird bedacht …
lesson-hint = Tipp
lesson-show = Zeig es mir
lesson-again = Noch einmal
lesson-another = Etwas anderes versuchen
lesson-go-on = Trotzdem weiter
lesson-next = Nächste Stellung
lesson-finish = Zum Schluss
lesson-said-best = Du hast gewählt: { $what }. *Nichts ist besser.*
lesson-said-good = Du hast gewählt: { $what }. *Nimm es zurück und sieh noch einmal hin.*
lesson-said-weak = { lesson-said-good }
lesson-said-shown = Gezeigt: { $what }.
lesson-got = { $got } von { $most }
lesson-by-rules = Nach den Regeln beurteilt.
lesson-by-exact = Nach dem gelösten Spiel beurteilt.
lesson-by-bots = Vom stärksten Bot beurteilt: { $chance } % gegen { $best } %.
lesson-by-bots-best = Vom stärksten Bot beurteilt: { $chance } %.
lesson-outcome-win = Gewinnt.
lesson-outcome-draw = Hält das Remis.
lesson-outcome-loss = Verliert.
lesson-why = Warum?
lesson-printed = { rules-is-printed }
lesson-ruled = { rules-ruling }
lesson-both = gedruckt, und unsere Auslegung
lesson-then = Was dann geschieht
lesson-frame-act = Was du tust
lesson-frame-turn = Dein Zug geht weiter
lesson-frame-reply = Der Zug von { $name }
lesson-frame-chance = Dein Zug endet
lesson-frame-large = Auf dem Brett zeigen
lesson-frame-silent = Sonst geschieht nichts.
lesson-start-over = Von vorn beginnen
lesson-other-first = Die erste Lektion
lesson-other-second = Die zweite Lektion: gut spielen
lesson-end = Das war die Lektion
lesson-learned = Was du jetzt weißt
lesson-look = Zeigen, wo du hinsehen sollst
lesson-more-tries = Nicht beim ersten Versuch gefunden
lesson-repeat = Noch einmal
lesson-no-more-tries = Jede Stellung im ersten Versuch.
lesson-dice = Die Würfel einer Lektion stehen fest, damit alle dasselbe erleben.

## Die Seite eines Tisches

close = Schließen
fewer = Weniger: { $what }
more = Mehr: { $what }
theme = Farben
sound = Ton
sound-on = Ton ist an
sound-off = Ton ist aus
rules = Regeln
menu = Menü
home = Zur ersten Seite
variant-unnamed = Geänderte Zahlen
variant-changes =
    { $count ->
        [one] eine Änderung
       *[other] { $count } Änderungen
    }
variant-workshop = In der Werkstatt öffnen
board = Brett
seats = Plätze
log = Verlauf
chat-unread =
    { $count ->
        [one] Gespräch, eine neue Zeile
       *[other] Gespräch, { $count } neue Zeilen
    }
to-board = Zu dem, was gefragt ist
keys = Tasten
keys-every-table = An jedem Tisch
keys-around = Rund um den Tisch
key-numbers-does = die Auswahl in der Leiste, von links
key-arrows-does = über das gehen, was wählbar ist
key-shift-does = über alle Orte gehen
key-enter-does = aufnehmen, ablegen, wählen
key-escape-does = zurücklegen; schließen, was offen ist
key-space = Leertaste
key-space-does = überspringen, was gezeigt wird
key-count-does = eins mehr, eins weniger
key-undo = z
key-undo-does = einen Schritt zurücknehmen
key-log = v
key-chat = g
key-menu = m
key-hint = t
key-hint-does = ein Tipp, wo sie erlaubt sind
key-list-does = diese Liste
chat = Gespräch
undo = Zurücknehmen
name-you = (du)
your-turn = Du bist dran
title-turn = Du bist dran · { $game }
stands-in = ein Bot springt ein
away = nicht da
at-screen = an diesem Gerät
thinking = überlegt
acting = ist dran
away-acting = nicht da, ist dran
ask-thinking = *{ $name }* überlegt
ask-away = *{ $name }* ist gerade nicht da
ask-awaited = Es fehlt noch: *{ $names }*
one-moment = Einen Moment …
ask-watching = Du siehst zu
ask-paused = Das Spiel ruht
game-over = Das Spiel ist zu Ende
skip = Überspringen
skip-hint = Den Rest sofort zeigen (Leertaste)
clause-open = Regel { $clause }
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
log-spoken = Was zuletzt geschah
log-empty = Noch ist nichts geschehen.
since = neu seit deinem letzten Blick
since-turn = seit deinem letzten Zug
since-looked = seit deinem letzten Blick
log-filter = Welche Zeilen
log-all = Alle
log-mine = Meine
log-of = Zeilen von { $name }
log-hidden = { $count } weitere
menu-resign = Aufgeben
menu-resign-sure = Dieses Spiel aufgeben? Es zählt als verloren.
menu-draw = Unentschieden anbieten
menu-pause = Um eine Pause bitten
menu-resume = Weiterspielen
menu-bot = Meinen Platz einem Bot geben
menu-back = Meinen Platz wieder nehmen
menu-close = Tisch schließen
menu-close-sure = Diesen Tisch für alle schließen? Das Spiel endet hier.
download = Aufzeichnung herunterladen
menu-learn = Dieses Spiel lernen, Schritt für Schritt
menu-pace = Züge der anderen
pace-calm = Ruhig
pace-quick = Schnell
pace-still = Sofort
theme-system = Wie das System
theme-light = Tag
theme-dark = Nacht
menu-language = Sprache
on = An
off = Aus
menu-notify = Sag mir, wenn ich dran bin
notify-refused = Der Browser erlaubt dieser Seite keine Mitteilungen. In seinen Einstellungen für diese Seite lässt sich das ändern.
notify-missing = Dieser Browser zeigt keine Mitteilungen; der Titel der Seite sagt, wenn du dran bist.
yes = Ja
no = Nein
cancel = Abbrechen
offer-sent = Dein Angebot gilt, bis jemand antwortet oder zieht.
accept = Annehmen
decline = Ablehnen
curtain-title = { $name }, du bist dran
curtain-text = Gib das Gerät weiter. Von deinem Platz ist hier noch nichts zu sehen.
curtain-show = Ich bin { $name }: Zeig meine Seite
net-lost = Die Verbindung ist weg · verbinde neu
net-reconnecting = Verbinde neu
net-seconds = { $count } s
net-back = Wieder da nach { $count } s
net-back-short = Wieder da
net-act-waits = Die Verbindung ist weg. Deine Tat wartet und wird gesendet, sobald sie wieder da ist
net-act-kept = Noch immer keine Verbindung. Deine Tat bleibt aufgehoben, solange diese Seite offen ist
net-others-wait = Die Verbindung ist weg. Was andere tun, wird gezeigt, sobald sie wieder da ist
net-waiting = { $act }: wartet
net-waiting-more = und { $count } mehr
net-your-act-waits = deine Tat wartet
net-uncertain = ungewiss
net-drop = Nicht senden
net-try = Jetzt versuchen
net-polling = Dieses Netz sperrt dauernde Verbindungen; die Seite fragt stattdessen alle paar Sekunden.
watchers =
    { $count ->
        [one] Eine Person sieht zu
       *[other] { $count } Personen sehen zu
    }
end-won = Du hast gewonnen
end-lost = Gewonnen: { $names }
end-drawn = Unentschieden
end-shared = Ihr teilt euch den Sieg
end-alone = Diesmal nicht
end-agreed = Unentschieden vereinbart.
end-forfeit = { $name } hat durch Abwesenheit verloren.
end-words = Zusagen: { $kept } gehalten, { $broken } gebrochen
end-place = { $place }.
rematch = Noch einmal
rematch-opener = { $name } beginnt
rematch-join = Zur neuen Partie
rematch-watch = Der neuen Partie zusehen
setting-table = Der Tisch wird gedeckt …
end-hide = Brett zeigen
end-show = Ergebnis zeigen

## Erste Seite, Vorraum, Einladungen

home-title = Starboard
home-hero = Vier Reisen beginnen an diesem Tisch.
home-lead = Brettspiele zwischen den Sternen: sofort gegen Bots oder mit Freunden über einen Link.
home-play = Spielen
watch = Zusehen
your-games = Deine Partien
build = Bauen
home-continue = Weiterspielen
home-continue-all = Alle { $count } laufenden Partien
level-title = Stärke der Bots
level-title-solo = Allein, oder Stärke des Bots
level-solo = Solo
rank = Rang { $rank }
play-now = Sofort spielen
home-friends = Mit Freunden
home-alone = du und ein Bot
home-players = Anzahl der Spieler
opponents = Charaktere
opponents-title = Wer { $game } spielt
opponents-choose = Gegen jemand Bestimmtes spielen
opponents-company = Auf den anderen Plätzen sitzen die Übrigen, und Bots, wo es nicht genug von ihnen gibt.
opponent-says = „{ $line }“
home-hints = Tipps
nav = { home-title }
nav-play = { home-play }
nav-play-brief = { home-play }
nav-puzzles = Rätsel
nav-puzzles-brief = { nav-puzzles }
nav-learn = Lernen
nav-learn-brief = { nav-learn }
nav-games = { your-games }
nav-games-brief = Partien
nav-workshop = Werkstatt
nav-workshop-brief = { nav-workshop }
lessons-lead = Erst das Ziel, dann echte Entscheidungen: Jede Antwort wird erklärt. Eine zweite Lektion lehrt, gut zu spielen.
lessons-begin = Anfangen
home-learn = { nav-learn }
watch-count =
    { $count ->
        [one] { $count } Tisch im Spiel
       *[other] { $count } Tische im Spiel
    }
watch-none = Gerade ist kein Tisch offen zum Zusehen.
with = Mit { $names }
alone = { level-nobody }
tile-awaited = Am Zug: { $names }
tile-lobby = Wartet, bis alle da sind
tile-lobby-yours = Wird noch gedeckt
tile-paused = Ruht
tile-over = Beendet
watchers-short =
    { $count ->
        [one] { $count } sieht zu
       *[other] { $count } sehen zu
    }
results-title = Deine Reisen
results-sub = gewonnen, nach Stärke der Bots
results-none = noch nie
results-of = *{ $won }* von { $played }
level-people = Menschen
build-title = Für alle, die bauen
build-api = API
build-api-text = Tische, Züge und Aufzeichnungen, ganz beschrieben
build-rules = Regeln als Daten
build-rules-text = Die Teile jedes Spiels als Datei zum Ändern
home-footer = Starboard, ein Tisch für vier Spiele
me-title = Du an diesem Tisch
me-guest = Gast
me-name = Dein Name
me-save = Speichern
me-saved = Gespeichert
me-none = Noch hast du hier keinen Namen; mit dem ersten Spiel bekommst du einen freundlichen, oder wähle jetzt einen.
notices-title = Wenn du dran bist
notices-text = Erfahre es, auch wenn keine Seite offen ist: eine Nachricht, und keine weitere, bis du nachgesehen hast.
notices-address = E-Mail-Adresse
notices-want-email = Per E-Mail Bescheid geben
notices-want-webhook = Bescheid geben, wie dieser Server es tut
notices-code = Der Code, der an { $address } ging
notices-confirm = Bestätigen
notices-other = Andere Adresse
notices-on-email = Du erfährst es unter { $address }.
notices-on-webhook = Du erfährst es so, wie dieser Server es tut.
notices-stop = Keine Nachrichten mehr
me-device = Auf einem anderen Gerät
me-device-text = Öffne dort den Link oder tippe den Code ein. Er gilt einmal und eine Viertelstunde lang.
me-device-make = Anmelde-Link machen
signin-title = Anmelden
me-code-label = Code vom anderen Gerät
me-signout = Mich in diesem Browser vergessen
me-devices = Wo du angemeldet bist
me-revoke = Dort abmelden
me-this = ein Browser
signin-text = Damit bist du hier dieselbe Person wie auf deinem anderen Gerät.
signin-go = Hier anmelden
copy = Kopieren
copied = Kopiert
share = Teilen
copy-by-hand = Dieser Browser lässt die Seite nicht kopieren: Markiere den Link und kopiere ihn.
friends-title = Mit Freunden spielen
game = Spiel
friends-taken = { $taken } von { $count } besetzt
friends-number =
    { $count ->
        [one] { $count } Platz
       *[other] { $count } Plätze
    }
seat-me = Ich
seat-person = Mensch
seat-bot = Bot
seat-screen = Dieses Gerät
seat-who = Wer auf Platz { $seat } spielt
seat-you = du
seat-joined = Ist da
seat-away = Gerade nicht da
seat-open = Freier Platz
seat-waits = wartet auf den Link
seat-here-name = Person { $seat }
seat-name = Name für Platz { $seat } an diesem Gerät
seat-level = Stärke dieses Bots
seat-off = { $name } fortschicken und den Platz freigeben?
seat-off-yes = Fortschicken
seat-take = Hier sitzen
seat-leave = Aufstehen
link-title = Link zum Teilen
link-text = Wer ihn öffnet, darf sich auf einen freien Platz setzen.
link-local = Dieser Link gilt nur auf diesem Rechner. Für andere in deinem Netz starte mit *./starboard --share*; dann gilt er auch für sie.
link-watch = Link zum Zusehen
links-title =
    { $count ->
        [one] Ein Link zu diesem Tisch
       *[other] { $count } Links zu diesem Tisch
    }
links-join = Zum Hinsetzen, von { $name }
links-watch = Zum Zusehen, von { $name }
links-seat = Für Platz { $seat }, von { $name }
links-works = Er gilt.
links-back = Zurückziehen
imported = Importiert: { $by } hat dieses Spiel als Aufzeichnung hergebracht. Es zählt in keiner Bilanz.
imported-from = Importiert: { $by } hat dieses Spiel als Aufzeichnung hergebracht, „{ $where }“. Es zählt in keiner Bilanz.
imported-moment = { $by } spielt von einem Moment eines anderen Spiels aus weiter. Dieses zählt in keiner Bilanz.
imported-look = Den Moment ansehen
imported-known = Wer diese Aufzeichnung hat, weiß vielleicht, was das Spiel bis dahin verbarg: { $by } zum Beispiel.
clock-title = Bedenkzeit für alle
clock-none = Keine
clock-3 = 3 + 2
clock-5 = 5 + 5
clock-10 = 10 + 5
clock-15 = 15 + 10
clock-30 = 30 + 20
clock-day = Ein Tag je Zug
clock-other = Andere
clock-minutes = Minuten für jeden
clock-each = Sekunden für jeden Zug
clock-added = +{ $count } s
clock-short = die Zeit wird knapp
hints-title = Hinweise
hints-no = Keine
hints-yes = Erlaubt
hints-text = Was die Bots tun würden, für alle, die allein gegen Bots spielen.
watch-title = Wer zusehen darf
watch-everybody = Alle
watch-link = Mit Link
watch-nobody = Niemand
options-title = Einstellungen
options-usual = Wie üblich
options-drawn = Ausgelost
foot-taken = *Alle Plätze sind besetzt.*
foot-open =
    { $count ->
        [one] *Ein Platz ist frei.* Beim Start übernehmen mittlere Bots, was frei ist.
       *[other] *{ $count } Plätze sind frei.* Beim Start übernehmen mittlere Bots, was frei ist.
    }
foot-wait = Warten, bis { $name } beginnt.
friends-start = Beginnen
invite-title = { $host } lädt dich ein
invite-text = { $host } hat einen Tisch für { $game } gedeckt. Mit dem Öffnen dieses Links ist noch nichts vergeben.
invite-watch = { $host } lässt dich bei { $game } zusehen.
invite-seat = Dieser Link gibt dir einen Platz in { $game }.
invite-sit = Platz nehmen
invite-full = Alle Plätze sind besetzt; du kannst zusehen.
invitation-by = { $name } lädt dich ein: { $game }
invitation-go = Ansehen
invitation-no = Nein, danke
lost-title = Hier ist nichts
lost-text = Unter dieser Adresse gibt es keine Seite.
unreachable = Der Server antwortet nicht. Neuer Versuch …
outdated = Es gibt eine neue Version dieser Seite.
outdated-reload = Neu laden
outdated-later = Später
rules-title = Regeln von { $game }
rules-search = Regeln durchsuchen
rules-none = Keine Regel enthält diese Wörter.
rules-ruling = unsere Auslegung
rules-printed = aus dem Regelheft

## Eigene Partien

career-none = Noch ist keine Partie zu Ende gegangen. Was du spielst, steht dann hier.
career-points =
    { $promotion ->
        [one] *{ $points }* von { $promotion } Punkt bis zum nächsten Rang
       *[other] *{ $points }* von { $promotion } Punkten bis zum nächsten Rang
    }
career-points-last =
    { $points ->
        [one] *{ $points }* Punkt auf dem höchsten Rang
       *[other] *{ $points }* Punkte auf dem höchsten Rang
    }
career-voyages =
    { $count ->
        [one] { $count } Fahrt, { $wins } gewonnen
       *[other] { $count } Fahrten, { $wins } gewonnen
    }
career-voyage-won =
    { $score ->
        [one] Gewonnen, { $score } Punkt
       *[other] Gewonnen, { $score } Punkte
    }
outcome-lost = Verloren
career-voyage-promoted = befördert auf Rang { $rank }
career-voyage-apart = nicht auf deinem Rang, zählt also nicht
career-next = Deine nächste Fahrt fliegst du auf Rang { $rank }.
career-results = Gegen wen
career-against = Gegen
career-played = Gespielt
outcome-won = Gewonnen
outcome-drawn = Unentschieden
career-best = Höchste Punktzahl
level-nobody = Allein
career-history = Jede Partie
career-score =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
career-resigned = aufgegeben
look-back = Rückblick
career-records = Aufzeichnungen
career-all = Alle Partien und Laufbahnen
career-home-text = Ergebnisse, Laufbahnen, Rückblick; Aufzeichnung öffnen

## Rückblick

past-title = Rückblick · { $game }
past-loading = Das Spiel wird durchgegangen …
past-empty = An diesem Tisch ist noch nichts geschehen.
past-bar = Durch das Spiel gehen
past-slider = Schritt des Spiels
past-slider-value = Schritt { $step } von { $of }: { $words }
past-counter = *{ $step }* von { $of }
past-turn = Zug { $turn }
past-first = Zum Anfang
past-back = Einen Schritt zurück
past-play = Abspielen
past-pause = Anhalten
past-next = Einen Schritt weiter
past-last = Zum Ende
past-key-back = Schlüsselmoment davor
past-key-next = Nächster Schlüsselmoment
past-keys = Pfeiltasten gehen Schritt für Schritt, mit Umschalt zu Schlüsselmomenten; Pos1 und Ende; die Leertaste spielt ab.
past-table = Zum Tisch
past-share = Diesen Moment teilen
past-share-text = Der Link öffnet das Spiel in diesem Moment. Alle, die diesen Tisch sehen dürfen, können ihn ansehen und sehen nur, was für sie bestimmt ist.
past-share-watch = Wer den Link hat, darf diesen Tisch ansehen; er öffnet das Spiel in diesem Moment.
past-eyes = Gesehen von
past-eyes-outside = Von außen
past-everything = Alles ist aufgedeckt
past-running = Wie du es gesehen hast, bis jetzt
past-running-outside = Von außen gesehen, bis jetzt
past-tab-steps = Schritte
past-tab-charts = Kurven
past-tab-dice = Zufall
analysis-title = Analyse
past-steps-all = Alle
past-steps-key = Schlüsselmomente
past-steps-filter = Welche Schritte
charts-none = Es gibt nichts zu zeichnen.
chart-label = { $name } im Lauf des Spiels. Jetzt: { $now }.
chart-value = { $name } { $value }
chart-unknown = { $name } unbekannt
chart-one = Wert
dice-title = War der Zufall ehrlich?
dice-how-1 = Vor dem Spiel zog der Server eine geheime Zahl, den *Keim*, und zeigte ihren Fingerabdruck. Ein Fingerabdruck passt nur zu einem Keim; er ließ sich also nicht mehr ändern.
dice-how-2 = Auch alle am Tisch zogen eine eigene Zahl und zeigten ihren Fingerabdruck. Erst als alle Fingerabdrücke da waren, wurden die Zahlen gezeigt; also konnte sich niemand ein Ergebnis aussuchen, auch nicht, wer zuletzt kam.
dice-how-3 = Jedes Zufallsergebnis folgt aus dem Keim, diesen Zahlen und der Anzahl der Ergebnisse davor, durch eine Rechnung, die jede und jeder wiederholen kann.
dice-how-4 = Jetzt, da das Spiel vorbei ist, ist der Keim öffentlich. Dein Browser kann alles noch einmal rechnen, hier und jetzt, ohne den Server nach seiner Meinung zu fragen.
dice-check = Alle Ergebnisse prüfen
dice-checking = Wird geprüft …
dice-not-yet = Der Keim wird veröffentlicht, wenn das Spiel vorbei ist; dann lässt sich hier alles prüfen, was der Zufall entschieden hat.
dice-none = In diesem Spiel hat der Zufall nichts entschieden.
dice-seed-true = Der Keim passt zu seinem Fingerabdruck.
dice-seed-false = Der Keim passt nicht zu seinem Fingerabdruck: Diesen Ergebnissen ist nicht zu trauen.
dice-true =
    { $count ->
        [one] Das eine Zufallsergebnis ist so, wie der Keim es sagt.
       *[other] Alle { $count } Zufallsergebnisse sind so, wie der Keim es sagt.
    }
dice-false = Zufallsergebnis { $number } ist nicht, was der Keim sagt: Es hätte Ergebnis { $expected } sein müssen und war { $outcome }.
dice-pledges-true = Jede Zahl passt zu ihrem Fingerabdruck.
dice-pledges-false = Eine Zahl passt nicht zu ihrem Fingerabdruck.
dice-odds-rules = Die Chancen jedes Ergebnisses hat dein Browser selbst errechnet: Er weiß aus den Regeln, was Würfel, Beutel und Stapel enthalten, und ist dem gefolgt, was das Protokoll davon erzählt. Wer den Server betreibt, schickt dir auch diese Seite; *starboard verify* mit der heruntergeladenen Aufzeichnung rechnet dasselbe mit den Regeln selbst, auf deinem eigenen Rechner.
dice-odds-components = Dieses Spiel wurde mit geändertem Material gespielt. Was Würfel, Beutel und Stapel enthielten, ist das Wort des Servers; von da an hat dein Browser die Chancen selbst errechnet. *starboard verify* mit der heruntergeladenen Aufzeichnung nimmt das Material aus ihr und rechnet alles mit den Regeln nach.
dice-odds-log = Was dein Browser von den Regeln weiß, passt nicht zu diesem Spiel, oder es hat mit früheren begonnen. Die Chancen jedes Ergebnisses sind die, die der Server notiert hat.
dice-own-true = Keim und Zahlen sind die, deren Fingerabdrücke dein Browser vor dem Spiel gesehen hat, und seine eigene Zahl ist dabei.
dice-own-unknown = Dieser Browser hat nichts von vor dem Spiel behalten: Ob diese Fingerabdrücke die damals gezeigten sind, kann er nicht sagen.
dice-own-false = Vor dem Spiel hat dein Browser andere Fingerabdrücke gesehen als diese: Die Zahlen wurden ausgetauscht.
dice-unpledged =
    { $count ->
        [one] Eine Zahl hatte vorher keinen Fingerabdruck: Wer den Server betreibt, konnte sie zuletzt aussuchen.
       *[other] { $count } Zahlen hatten vorher keinen Fingerabdruck: Wer den Server betreibt, konnte sie zuletzt aussuchen.
    }
dice-untold = Die Ergebnisse sind nicht die, die das Protokoll erzählt: Es fehlen welche, oder sie wurden anders erzählt.
dice-impossible = Zufallsergebnis { $number } kann nicht gekommen sein: Es war nichts dergleichen mehr da, oder das Protokoll erzählt etwas anderes.
dice-of-record = Der Keim kam mit der Aufzeichnung: Dass er vor dem Spiel gezogen wurde, und von wem, ist ihr Wort.
dice-brought =
    { $count ->
        [one] Ein Ergebnis kam mit der Aufzeichnung dieses Spiels. Es stammt nicht aus diesem Keim und ist nicht geprüft.
       *[other] { $count } Ergebnisse kamen mit der Aufzeichnung dieses Spiels. Sie stammen nicht aus diesem Keim und sind nicht geprüft.
    }
dice-imported = Dieses Spiel kam als Aufzeichnung ohne seinen Keim, also gibt es nichts zu prüfen.
dice-fingerprint = Fingerabdruck
dice-seed = Keim
dice-nonces = Zahlen der Beteiligten
dice-nonces-none = Keine
dice-rolls = Zufallsergebnisse
dice-download = Alles herunterladen, um es selbst zu prüfen
dice-roll = { $number }: Ergebnis { $outcome }, { $weight } von { $total } Möglichkeiten
upload-open = Aufzeichnung ansehen
upload-text = Wähle ein Spiel, das du hier oder von einem anderen Server heruntergeladen hast.
upload-bad = Diese Datei ist keine Aufzeichnung eines Spiels.
upload-again = Öffne die Datei noch einmal, um sie weiter anzusehen.
upload-seen = Diese Datei enthält nicht alles, was ein Platz von einem Spiel gesehen hat. Lade sie noch einmal herunter.

## Analyse, Hinweise, Rätsel

analysis-solving-title = Das Spiel wird gelöst
analysis-solving = Der Computer rechnet im Hintergrund einmal jede Stellung des Spiels aus. Das dauert ein, zwei Minuten; diese Seite macht dann von selbst weiter.
analysis-asking = Wird überlegt …
analysis-exact-win =
    { $plies ->
        [one] *{ $name }* gewinnt bei bestem Spiel in { $plies } Zug.
       *[other] *{ $name }* gewinnt bei bestem Spiel in { $plies } Zügen.
    }
analysis-exact-loss =
    { $plies ->
        [one] *{ $name }* verliert bei bestem Spiel in { $plies } Zug.
       *[other] *{ $name }* verliert bei bestem Spiel in { $plies } Zügen.
    }
analysis-exact-draw = Unentschieden bei bestem Spiel.
analysis-move-win = gewinnt in { $plies }
analysis-move-loss = verliert in { $plies }
analysis-move-draw = Unentschieden
analysis-both = Gezählt werden die Züge beider Seiten.
analysis-played = gespielt
analysis-moves = Was möglich war
analysis-line =
    { $count ->
        [one] Beste Zugfolge ({ $count } Zug)
       *[other] Beste Zugfolge ({ $count } Züge)
    }
analysis-nothing = Hier hatte niemand etwas zu entscheiden.
analysis-was-title = War das ein Fehler?
analysis-was-best = Nein: Besseres gab es nicht.
analysis-was-slip-win = Immer noch gewonnen, aber langsamer: in { $plies } statt in { $best_plies }. Schneller: { $best }
analysis-was-slip-loss = Ohnehin verloren, aber schneller: in { $plies } statt in { $best_plies }. Länger: { $best }
analysis-was-blunder-win = Ja: Es gab einen Sieg aus der Hand. Mit „{ $best }“ war es in { $best_plies } gewonnen.
analysis-was-blunder-draw = Ja: Es gab ein Unentschieden aus der Hand. „{ $best }“ hätte es gehalten.
analysis-mistakes-title = Fehler in diesem Spiel
analysis-mistakes-none = In diesem Spiel gab es keinen einzigen Fehler.
analysis-mark-slip = langsamer als nötig
analysis-mark-blunder = Fehler
analysis-bots-title = Was die Bots meinen
analysis-bots-text = Die Bots spielen diese Stellung viele Male weiter, mit dem, was { $name } wusste. Das ergibt für jede Wahl eine Aussicht, und wie sicher sie sich sind.
analysis-bots-ask = Die Bots fragen
analysis-bots-worth = { $worth } %, plus oder minus { $margin }
analysis-bots-unsure = kaum versucht
analysis-bots-agree = Die Bots hätten dasselbe getan.
analysis-bots-close = Die Bots sehen keinen klaren Unterschied zu ihrer eigenen Wahl.
analysis-bots-other = Die Bots hätten lieber das getan: { $best }
analysis-bots-none = Hier entschied nur der Zufall oder niemand.
hint = Hinweis
hint-close = Hinweis schließen
hint-title = Ein Hinweis
hint-bots = Aussicht auf den Sieg, wie die Bots sie sehen:
hints-on = Hinweise erlauben
hints-off = Keine Hinweise mehr
puzzles = { nav-puzzles }
puzzles-text = { $game }: in wenigen Zügen gewinnen
puzzle-title = Gewinne in { $moves }
puzzle-lead =
    { $moves ->
        [one] Du hast { $own } und gewinnst gegen { $other } in einem Zug. Nur ein Zug ist richtig.
       *[other] Du hast { $own } und gewinnst in { $moves } eigenen Zügen, was { $other } auch tut. Nur ein erster Zug ist richtig.
    }
puzzle-length = Wie lang
puzzle-any = Beliebig
puzzle-next = Nächstes Rätsel
try-again = Noch einmal versuchen
puzzle-solution = Lösung zeigen
puzzle-right = Richtig. Noch { $moves }.
puzzle-slow = Das gewinnt auch, aber nicht in { $moves }. Es geht schneller.
puzzle-wrong = Das gewinnt nicht. Schau noch einmal hin.
puzzle-won = Gelöst.
puzzle-shown = Das war die Lösung.
puzzle-you = Du
puzzle-solved = { $count } hintereinander gelöst

player-number = Person { $number }

## Ein Spiel auf der ersten Seite

card-players =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
card-players-between = { $least }–{ $most } Personen
card-minutes = { $least }–{ $most } min

## Absprachen

deals-bots = Bots schlagen Absprachen vor
deals-bots-yes = { yes }
deals-bots-answer = Nur antworten
deals-bots-quiet = Nie
deals-forward = Vorschläge gleich zeigen

## Zurückblicken: Chancen, Entscheidungen, Varianten

percent = { $value } %
choices-tab = Züge
choices-title = Entscheidungen und was sie kosteten
choices-here = Was hier möglich war
choices-chance = Gewinnchance
choices-solo = Aussicht auf Erfolg
costly-own = Deine teuersten Entscheidungen
costly-of = Die teuersten Entscheidungen von { $name }
costly-better = besser
costly-cost = −{ $cost } %
costly-none = Keine Entscheidung hat dich 2 % oder mehr gekostet. Gut gespielt.
costly-none-of = Keine Entscheidung hat { $name } 2 % oder mehr gekostet.
costly-wait = Sie finden sich, während die Partie beurteilt wird.
choice-would = Danach: „{ $told }“
choice-then = Danach erwarten die Bots von { $name }: { $act }
choice-as-good = Etwa so gut wie das Beste.
choice-behind = { $cost } % weniger als „{ $best }“.
choice-ahead = { $lead } % mehr als „{ $second }“.
choice-level = Etwa so gut wie „{ $second }“.
choice-only = Hier gibt es nichts zu entscheiden.
choice-played = was getan wurde
choice-played-best = was getan wurde, und das Beste
curve-winner = { $name } hat gewonnen
curve-key = Chancen in diesem Moment
curve-chance = { $name }: Kurve und teuerste Entscheidungen
curve-alone = Aussicht auf Erfolg
curve-value = { $name } { $chance } %.
judged-exact = Jeder Moment nach der Lösung beurteilt, für Spielende, die irren können
judged-bots = Jeder Moment beurteilt, von den stärksten Bots
judging = { $done } von etwa { $of } Momenten beurteilt · noch { $seconds } s
judging-failed = Die Chancen konnten nicht berechnet werden.
judging-again = { try-again }
again = Diesen Moment nochmal versuchen
again-text = Entscheide auf dem Brett. Was getan wurde und was das Beste ist, erfährst du nach deiner Antwort.
again-title = { $turn }: Was würdest du tun?
line-title =
    { $acts ->
        [0] Eine Variante von hier: { $turn }
        [one] Eine Variante: ein Schritt von hier, { $turn }
       *[other] Eine Variante: { $acts } Schritte von hier, { $turn }
    }
line-chance = Deine Chance dort: { $chance } %
line-back = Zurück zur Partie
line-try = Variante ausprobieren
play-from = Von hier spielen
play-from-title = { play-from }
play-from-text = Ein neuer Tisch spielt von diesem Moment an weiter, mit Bots auf den anderen Plätzen. Die gespielte Partie bleibt, wie sie ist.
play-from-alone = Ein neuer Tisch spielt von diesem Moment an weiter. Die gespielte Partie bleibt, wie sie ist.
play-from-seat = Dein Platz
play-from-go = Beginnen
play-from-over = Hier war die Partie zu Ende.
share-picture = Bild
share-clip = Clip
share-filming = Wird aufgenommen …
share-picture-saved = Das Bild ist gespeichert.
share-clip-saved = Der Clip ist gespeichert.
share-failed = Dieser Browser kann das nicht.

## Die Regelseite

rules-contents = Inhalt
rules-all = Alle { $count } Klauseln
rules-exact = Im Wortlaut: { $first } bis { $last }
rules-is-printed = gedruckt
rules-is-ruling = unsere Regelung
rules-legend-printed = So steht es in der Anleitung.
rules-legend-ruling = Die Anleitung schweigt oder lässt sich auf zwei Arten lesen.
rules-print = Drucken
rules-found =
    { $found ->
        [one] Eine von { $of } Klauseln
       *[other] { $found } von { $of } Klauseln
    }
rules-minutes = { $from } bis { $to } Minuten
rules-by = von { $designer }
rules-exact-one = Im Wortlaut: { $clause }
rules-steps = Schritt für Schritt
rules-step = { $step } von { $of }
rules-copy = Die Adresse von { $clause } kopieren
rules-refused = Du kommst von deinem Tisch: Wegen { $clause } wurde es abgelehnt.
rules-from-table = Du kommst von deinem Tisch. Die Partie wartet.
rules-back = Zurück zu deinem Tisch
rules-from-lesson = Eine Lektion hat dich hergeschickt.
rules-back-lesson = Zurück zur Lektion
rules-whole = Bebilderte Regeln
