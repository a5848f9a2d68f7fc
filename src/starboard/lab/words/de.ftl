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
refusal-component-file = Die Komponentendatei { $file } lässt sich nicht lesen.
refusal-needs-pyarrow = Zeilen schreibt pyarrow: pip install "starboard-games[lab]".
refusal-chunk-unreadable = { $file } lässt sich nicht lesen; lösche die Datei, und `starboard lab run` spielt sie neu.
refusal-no-run = In { $folder } liegt kein Lauf.
refusal-plan-unreadable = Der Plan in { $folder } lässt sich nicht lesen: { $problem }.
refusal-another-run = { $folder } enthält den Lauf eines anderen Experiments oder anderer Regeln; wähle mit --out einen anderen Ordner oder lösche ihn.
refusal-no-wishes = { $file } nennt keine Wünsche: { $problem }.
refusal-needs-optuna = Das Abstimmen braucht Optuna: pip install "starboard-games[lab]".
refusal-variant-name-long = Der Name einer Variante hat höchstens { $most } Zeichen.
refusal-variant-too-large = Eine Variante ändert höchstens { $most } Werte, in { $characters } Zeichen.
refusal-too-many-actions = Mit diesen Komponenten gibt es { $actions } Aktionen; gespielt wird hier mit höchstens { $most }.
refusal-sets-nothing = „{ $text }“ setzt keinen Wert; schreib --set PFAD=WERT, etwa --set cycle.tracker=16.
