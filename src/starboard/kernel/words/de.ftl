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

## Lektionen

lesson-other = Erlaubt wäre das, aber hier geht es gerade um etwas anderes.

## Regeln, die zu keinem Spiel gehören

clause-SB-01 =
    .ruling-1 = Das Spiel ist zu Ende.
clause-SB-02 =
    .ruling-1 = Du bist nicht dran.
clause-SB-03 =
    .ruling-1 = Zuerst steht eine andere Entscheidung an.
clause-SB-04 =
    .ruling-1 = So etwas kann man hier nicht tun.
