### Was alle Spiele teilen, auf Deutsch.

## Menschen und Aufzählungen

you = du
    .akk = dich
    .dat = dir
    .whose = dein
other = { $name }
    .whose = von { $name }
nobody = niemand
seat-number = Platz { $number }

list-and = { $most } und { $last }
list-or = { $most } oder { $last }
list-nothing = nichts

## Wie ein Spiel ausgegangen ist

outcome-won = gewonnen
outcome-lost = verloren
outcome-drawn = unentschieden

## Was Spiele sagen, die dafür keine eigenen Worte haben

option-players = Personen
event-ended = Das Spiel ist zu Ende: { NAME($how, of: "ending") }.
rulebook-aim = Das Ziel
rulebook-parts = Das Material

## Regeln, die zu keinem Spiel gehören

clause-SB-01 =
    .ruling-1 = Das Spiel ist zu Ende.
clause-SB-02 =
    .ruling-1 = Du bist nicht dran.
clause-SB-03 =
    .ruling-1 = Zuerst steht eine andere Entscheidung an.
clause-SB-04 =
    .ruling-1 = So etwas kann man hier nicht tun.

## Ablehnungen: Optionen

refusal-unknown-option = { $game } hat keine Option „{ $option }“. Optionen: { EACH($options, as: "part-option", join: "comma") }.
refusal-options-unnamed = { $game } nimmt Optionen mit ihren Namen, etwa new(players=2), oder als dict. Optionen: { EACH($options, as: "part-option", join: "comma") }.
refusal-no-pack = pack nimmt Spielmaterial von { $game }, wie es dessen read_pack liefert.
refusal-no-game-given = Hier gehört ein Spiel hin, etwa starboard.game("wheel"), nicht { $given }.
refusal-option-value = Bei { $game } geht { $option } = { $value } nicht. Erlaubt: { EACH($allowed, as: "part-allowed", join: "comma") }.
part-allowed =
    { $pick ->
        [0] { LIST($choices, join: "or") }
       *[other] { LIST($instead, join: "comma") } oder { $pick } von { LIST($choices, join: "or") }
    }
part-option = { $option } ({ part-allowed })

## Ablehnungen: Züge und Lektionen

refusal-unknown-kind = So ein „{ $kind }“ kennt { $title } nicht: { $problem }.
refusal-no-such-term = Das ist kein Teil einer Absprache: { $problem }.
refusal-ends-otherwise = Ein Spiel kann nicht mit „{ $how }“ durch Platz { $seat } enden.

## Ablehnungen: Spielmaterial

refusal-not-toml = { $file } ist keine TOML-Datei: { $problem }.
refusal-nothing-to-remove = „{ $entry }“ gibt es nicht, also kann es nicht wegfallen.
refusal-unmarked = { $file }: „{ $path }“ steht in keiner Tabelle, die als gedruckt (printed) oder entschieden (ruling) bezeichnet ist.
refusal-wrong-mark = { $file }: source von [{ $path }] muss „printed“ oder „ruling“ sein.
refusal-marks-nothing = { $file }: [{ $path }] bezeichnet „{ $entry }“ als entschieden, hat aber keinen solchen Eintrag.
refusal-no-entry = Das Spielmaterial hat keinen Eintrag „{ $path }“.
refusal-missing = { $path } fehlt.
refusal-must-be-exactly = { $path } muss { $value } sein.
refusal-must-be-between = { $path } muss eine ganze Zahl von { $low } bis { $high } sein.
refusal-must-list-numbers =
    { $path } muss { $size ->
        [none] mindestens eine ganze Zahl
        [one] eine ganze Zahl
       *[other] { $size } ganze Zahlen
    } aufzählen.
refusal-must-list-between = { $path } muss ganze Zahlen von { $low } bis { $high } aufzählen.
refusal-must-be-flag = { $path } muss true oder false sein.
refusal-must-be-one-of = { $path } muss eines davon sein: { LIST($among, join: "comma") }.
refusal-must-be-word = { $path } muss ein Wort sein.
refusal-must-list-words =
    { $path } muss { $size ->
        [none] Wörter
        [one] ein Wort
       *[other] { $size } Wörter
    } aufzählen.
refusal-does-not-take = In { $path } steht „{ $value }“; möglich sind: { LIST($among, join: "comma") }.
refusal-must-have-entries =
    { $path } muss { $least ->
        [none] { $most }
       *[other] { $least } bis { $most }
    } Einträge haben, nicht { $count }.
refusal-must-be-table = { $path } muss eine Tabelle sein oder eine Liste von Tabellen.
refusal-same-names = Jedes [[{ $path }]] braucht eine eigene id oder einen eigenen Namen.
refusal-unknown-component =
    Das Spielmaterial kennt nichts namens „{ $path }“.{ $nearest ->
        [none] { "" }
       *[other] { " " }Am nächsten kommt „{ $nearest }“.
    }

## Ablehnungen: Stellungen

refusal-no-position = Das beschreibt keine Stellung von { $game }.
refusal-position-lacks = In dieser Stellung von { $game } fehlt „{ $key }“.
refusal-position-unknown =
    Eine Stellung von { $game } hat nichts namens „{ $key }“.{ $nearest ->
        [none] { "" }
       *[other] { " " }War „{ $nearest }“ gemeint?
    }
refusal-position-unfit = „{ $key }“ in einer Stellung von { $game } muss { $wanted } sein.
refusal-position-odd = „{ $key }“ ist nicht wie in einer Stellung von { $game }.

# Was vor „sein“ steht.
refusal-fit-between = eine ganze Zahl von { $low } bis { $high }
refusal-fit-at-least = eine ganze Zahl ab { $low }
refusal-fit-flag = true oder false
refusal-fit-one-of = eines von { LIST($names, join: "comma") }
refusal-fit-list = eine Liste
refusal-fit-list-of = eine Liste von { $size }
refusal-fit-each = eine Liste, darin jedes { $wanted },
refusal-fit-different = eine Liste von verschiedenen aus { LIST($names, join: "comma") }

refusal-career-numbers = Eine Laufbahn besteht aus Rang, Punkten, Fahrten und Siegen, alles ganze Zahlen.
refusal-career-bounds = Eine Laufbahn hat einen Rang von 1 bis { $highest } und nicht mehr Siege als Fahrten.

## Ablehnungen: Aufzeichnungen

refusal-no-record =
    { $file ->
        [none] Das ist keine Aufzeichnung: { $problem }.
       *[other] { $file } ist keine Aufzeichnung: { $problem }.
    }
refusal-record-of-another-game = Die Aufzeichnung ist von { $game }, nicht von { $wanted }.
refusal-record-of-another-version = Gespielt wurde nach Version { $version } der Regeln; hier gilt Version { $ours }.
refusal-record-illegal = Zug { $number } der Aufzeichnung ist nicht erlaubt: { $problem }
refusal-record-not-over = Laut Aufzeichnung wurde zu Ende gespielt, aber das Spiel war noch nicht zu Ende.
refusal-record-result = Die Aufzeichnung nennt ein anderes Ergebnis, als ihre Züge ergeben.
refusal-record-hash = Das Spielmaterial der Aufzeichnung hat nicht die Prüfsumme, die sie nennt.
refusal-record-without-seed = Die Aufzeichnung legt den Startwert ihrer Würfel nicht offen, also lassen sie sich nicht prüfen.
refusal-record-pledge = Die Zufallszahl { $nonce } ist nicht die versprochene.
refusal-record-seed = Der Startwert in der Aufzeichnung ist nicht der, auf den sich der Tisch festgelegt hat.
refusal-record-dice = Zug { $number } der Aufzeichnung hätten die Würfel nicht ergeben.

## Ablehnungen: Spiele

refusal-unknown-game =
    { $meant ->
        [none] Ein Spiel „{ $game }“ gibt es nicht. Spiele: { LIST($games, join: "comma") }.
       *[other] Ein Spiel „{ $game }“ gibt es nicht. Meinst du „{ $meant }“? Spiele: { LIST($games, join: "comma") }.
    }
refusal-game-not-loaded = Das Spiel „{ $game }“ aus { $package } lässt sich nicht laden: { $problem }.
refusal-no-observations = { $game } sagt nicht, wie seine Stellungen in Zahlen zu fassen sind.

## Was das Labor misst.

taken-action = Aktion: { NAME($item, of: "deed") }
taken-turn-order = Reihenfolge: { NAME($item, of: "deed") }
deed-first-player = beginnt
