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
refusal-too-many-players = { $game } hat hier { $seats } Plätze, und { $named } wurden genannt.
refusal-plot-needs = Ein Schaubild braucht matplotlib: pip install "starboard-games[plots]".
refusal-plot-not-written = Das Schaubild lässt sich nicht nach { $file } schreiben: { $problem }.
refusal-not-solvable = { $title } lässt sich nicht lösen. Spiele, bei denen es geht: { LIST($games, join: "comma") }.
refusal-no-folder = Einen Ordner { $folder } gibt es nicht.
refusal-no-database = In { $folder } ist keine Datenbank.
refusal-folder-not-made = Der Ordner { $folder } lässt sich nicht anlegen: { $problem }.
refusal-no-text-file = { $file } ist keine Textdatei.
refusal-file-not-read = { $file } lässt sich nicht lesen: { $problem }.
refusal-file-not-written = { $file } lässt sich nicht schreiben: { $problem }.
refusal-no-careers = Bei { $title } gibt es keine Laufbahnen.
refusal-careers-file = In { $file } stehen keine Laufbahnen; bring sie in Ordnung oder nimm sie weg.
refusal-resumed-keeps = Ein fortgesetztes Spiel behält Spiel, Plätze, Startwert, Optionen und Spielmaterial.
refusal-play-what = Sag, was du spielen willst: starboard play SPIEL. Spiele: { LIST($games, join: "comma") }.
refusal-game-over-in = Das Spiel in { $file } ist zu Ende; „starboard replay { $file }“ zeigt es.
refusal-no-seed-in = In { $file } fehlt der Startwert der Würfel, also kann hier nicht weitergespielt werden.
refusal-no-players-in = In { $file } steht nicht, wer wo sitzt, also kann hier nicht weitergespielt werden.
refusal-bot-registered-as = Ein Bot wird als NAME=SPEC angemeldet, etwa own=my_bot.py:Mine, nicht „{ $text }“.
refusal-ask-for-one = Nenne eines von --print, --check DATEI und --diff DATEI.
