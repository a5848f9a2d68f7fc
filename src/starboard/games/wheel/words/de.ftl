### Argonaut's Wheel, auf Deutsch: jeder Satz, den man beim Spielen liest.
###
### Rad wheel, Station station, Platz place; Kegel cone, Scheibe disc, Stapel stack, Turm spire (frei,
### Gefangenenturm); Zeitstein time stone, drehen rotate, Umdrehung revolution; schlagen take, wecken raise,
### remis drawn.

title = Argonaut's Wheel
blurb = Zieh eine Figur oder dreh das ganze Rad; wer mit dem Kegel den anderen trifft, gewinnt.

## Charaktere: was sie sagen, ihr Gemüt, was sie können

character-sabik = Die Herde geht voran. Ich komme nach.
    .temper = behütend
    .good = Schickt Scheiben vor und lässt den Kegel zu Hause.
character-atria = Stillstehen ist etwas für Statuen.
    .temper = rastlos
    .good = Zieht jedes Mal etwas und lässt dir keine Ruhe.
character-polaris = Nur zu. Ich habe Zeit.
    .temper = geduldig
    .good = Dreht am Rad, bis du dich festlegen musst.

## Namen

seat-black = Schwarz
seat-white = Weiß

piece-cone = Kegel
    .akk = den Kegel
piece-disc = Scheibe
    .akk = die Scheibe
piece-stack = Stapel
    .akk = den Stapel
piece-spire = Turm
    .akk = den Turm

spire-free = ein freier Turm
spire-prisoner = ein Gefangenenturm

# `.log` ist für alle, die das Brett vor sich haben: Dort heißen ihre Stationen die ihren. Er steht im Dativ.
station-left = links
station-centre = Mitte
    .in = in der Mitte
station-right = rechts
station-own-left = deine Linke
station-own-centre = deine Mitte
station-own-right = deine Rechte
station-black-left = Schwarz links
    .log =
        { WHO(0) ->
            [you] deiner Linken
           *[other] { station-black-left }
        }
station-black-centre = Schwarz Mitte
    .log =
        { WHO(0) ->
            [you] deiner Mitte
           *[other] { station-black-centre }
        }
station-black-right = Schwarz rechts
    .log =
        { WHO(0) ->
            [you] deiner Rechten
           *[other] { station-black-right }
        }
station-white-left = Weiß links
    .log =
        { WHO(1) ->
            [you] deiner Linken
           *[other] { station-white-left }
        }
station-white-centre = Weiß Mitte
    .log =
        { WHO(1) ->
            [you] deiner Mitte
           *[other] { station-white-centre }
        }
station-white-right = Weiß rechts
    .log =
        { WHO(1) ->
            [you] deiner Rechten
           *[other] { station-white-right }
        }
station-neutral = neutral
station-neutral-left = neutral, links von dir
station-neutral-right = neutral, rechts von dir

# Welche Station ein Platz ist, sagt das Spielmaterial. `.log` ist für die Seite, deren Rad keine Nummern zeigt.
place-0 = { NAME($pack-places-0, of: "station") } (0)
    .log = { NAME($pack-places-0, of: "station", form: "log") }
place-1 = { NAME($pack-places-1, of: "station") } (1)
    .log = { NAME($pack-places-1, of: "station", form: "log") }
place-2 = { NAME($pack-places-2, of: "station") } (2)
    .log = { NAME($pack-places-2, of: "station", form: "log") }
place-3 = { NAME($pack-places-3, of: "station") } (3)
    .log = { NAME($pack-places-3, of: "station", form: "log") }
place-4 = { NAME($pack-places-4, of: "station") } (4)
    .log = { NAME($pack-places-4, of: "station", form: "log") }
place-5 = { NAME($pack-places-5, of: "station") } (5)
    .log = { NAME($pack-places-5, of: "station", form: "log") }
place-6 = { NAME($pack-places-6, of: "station") } (6)
    .log = { NAME($pack-places-6, of: "station", form: "log") }
place-7 = { NAME($pack-places-7, of: "station") } (7)
    .log = { NAME($pack-places-7, of: "station", form: "log") }

source-cone = Kegel geschlagen
ending-cone-taken = Ein Kegel wurde geschlagen
ending-three-revolutions =
    { $pack-revolutions-draw ->
        [1] eine Umdrehung ohne einen Zug, remis
        [2] zwei Umdrehungen ohne einen Zug, remis
        [3] drei Umdrehungen ohne einen Zug, remis
       *[other] { $pack-revolutions-draw } Umdrehungen ohne einen Zug, remis
    }
ending-repetition = dieselbe Stellung einmal zu oft, remis

gauge-living = Lebende Scheiben
gauge-rotations = Drehungen seit dem letzten Zug einer Figur

# Schritte beim Lösen des Spiels, wie sie lesen kann, wer zusieht.
stage-moves = Alle Züge finden
stage-positions = Das Rad drehen
stage-plies = Vom Ende her rechnen
stage-census = Vom Aufbau aus zählen

## Einstellungen

option-repetition = Wie oft eine Stellung vorkommen darf, bis sie remis ist (0: beliebig oft)
option-opener = Wer beginnt
opener-black = { seat-black }
opener-white = { seat-white }

## Was man tun kann

action-rotate = das Rad drehen
action-move = { NAME($piece, of: "piece") } von { NAME($from, of: "place") } nach { NAME($to, of: "place") }

## Was geschehen ist

event-rotated =
    { WHO($seat) ->
        [you] Du drehst das Rad ({ $rotations }. Drehung seit dem letzten Zug einer Figur).
       *[other] { SEAT($seat) } dreht das Rad ({ $rotations }. Drehung seit dem letzten Zug einer Figur).
    }
event-moved =
    { WHO($seat) ->
        [you] Du ziehst { NAME($piece, of: "piece", form: "akk") } von { NAME($from, of: "place") } nach { NAME($to, of: "place") }.
       *[other] { SEAT($seat) } zieht { NAME($piece, of: "piece", form: "akk") } von { NAME($from, of: "place") } nach { NAME($to, of: "place") }.
    }
event-killed =
    { $count ->
        [one] Die Scheibe auf { NAME($place, of: "place") } stirbt unter dem Kegel.
       *[other] { $count } Scheiben auf { NAME($place, of: "place") } sterben unter dem Kegel.
    }
event-resurrected = Die Toten auf { NAME($place, of: "place") } erwachen: { NAME($spire, of: "spire") }.
event-all-resurrected =
    { $pack-revolutions-resurrection ->
        [1] Eine Umdrehung: Die Toten auf { LIST($places, of: "place") } erwachen.
        [2] Zwei Umdrehungen: Die Toten auf { LIST($places, of: "place") } erwachen.
        [3] Drei Umdrehungen: Die Toten auf { LIST($places, of: "place") } erwachen.
       *[other] { $pack-revolutions-resurrection } Umdrehungen: Die Toten auf { LIST($places, of: "place") } erwachen.
    }

## Die Regeln

clause-AW-01 =
    .printed-1 = Das Rad hat { $pack-wheel-stations } Stationen und dreht sich unter den Figuren weg.
    .printed-2 = Jede Seite verfügt über die drei Stationen vor sich, die beiden dazwischen gehören niemandem.
clause-AW-02 =
    .ruling-1 = Die Plätze am Tisch zählen von 0 bis { $pack-last-place }, gegen den Uhrzeiger ab der Mitte von Schwarz.
    .ruling-2 = Schwarz hat { LIST($pack-stations-of-black) }, Weiß hat { LIST($pack-stations-of-white) }, neutral sind { LIST($pack-neutral) }.
clause-AW-03 =
    .printed-1 = Beim Drehen rückt das Rad um eine Station weiter, gegen den Uhrzeiger.
clause-AW-04 =
    .ruling-1 = Auf jeder Seite beginnt der Kegel { NAME($pack-setup-cone, of: "station", form: "in") }, die beiden lebenden Scheiben { LIST($pack-setup-discs, of: "station", form: "in") }.
clause-AW-05 =
    .printed-1 = Der Zeitstein beginnt auf Platz { $pack-wheel-stone-place }.
    .printed-2 = Im ersten Spiel beginnt Schwarz.
    .printed-3 = Danach bestimmt, wer zuletzt verloren hat.
clause-AW-06 =
    .printed-1 = Du ziehst eine eigene Figur oder einen eigenen Stapel von einer deiner drei Stationen, oder du drehst das Rad.
    .printed-2 = Was auf einer neutralen oder gegnerischen Station steht, kannst du nicht ziehen.
part-step =
    { $way ->
        [across] geradeaus hinüber
        [left]
            { $stations ->
                [one] { $stations } Station nach links
               *[other] { $stations } Stationen nach links
            }
       *[right]
            { $stations ->
                [one] { $stations } Station nach rechts
               *[other] { $stations } Stationen nach rechts
            }
    }
clause-AW-07 =
    .printed-1 = Von deiner linken Station zieht eine Figur genau { EACH($pack-steps-left, as: "part-step", join: "or") }.
clause-AW-08 =
    .printed-1 = Von deiner Mitte zieht eine Figur { EACH($pack-steps-centre, as: "part-step", join: "or") }.
clause-AW-09 =
    .printed-1 = Von deiner rechten Station zieht eine Figur genau { EACH($pack-steps-right, as: "part-step", join: "or") }.
clause-AW-10 =
    .ruling-1 = Was dazwischen steht, hält keinen Zug auf; es zählt nur die Station, auf der er endet.
clause-AW-11 =
    .printed-1 = Wird eine Figur gezogen, kehrt der Zeitstein auf Platz { $pack-wheel-stone-place } zurück.
    .printed-2 = Wird das Rad gedreht, fährt er mit.
clause-AW-12 =
    .printed-1 = Wer keine Figur ziehen kann, muss drehen.
    .printed-2 = Sonst ist das Drehen freigestellt, außer gleich nach einer Umdrehung.
clause-AW-13 =
    .printed-1 = Ein Kegel, der die Station des gegnerischen Kegels betritt, gewinnt sofort.
clause-AW-14 =
    .printed-1 = Ein Kegel, der eine Station mit lebenden gegnerischen Scheiben betritt, tötet sie und bleibt auf ihnen stehen.
clause-AW-15 =
    .printed-1 = Ein Kegel darf keine Station betreten, auf der eine eigene lebende Scheibe liegt.
clause-AW-16 =
    .ruling-1 = Der gegnerische Kegel darf auch dann geschlagen werden, wenn er auf deinen eigenen lebenden Scheiben steht.
clause-AW-17 =
    .printed-1 = Solange in keinem früheren Zug ein Kegel gezogen wurde, darf kein Kegel geschlagen werden.
    .printed-2 = Auf dem Rad mitzufahren ist kein Zug.
clause-AW-18 =
    .printed-1 = Eine tote Scheibe bleibt tot, wenn der Kegel sie verlässt.
clause-AW-19 =
    .printed-1 = Eine Scheibe darf keine Station betreten, auf der ein Kegel steht.
clause-AW-20 =
    .printed-1 = Eine Scheibe darf keine Station mit einer gegnerischen Scheibe betreten, ob lebend oder tot.
clause-AW-21 =
    .printed-1 = Eine Scheibe darf keine Station mit einer toten Scheibe der eigenen Farbe betreten.
clause-AW-22 =
    .printed-1 = Eine Scheibe darf sich zu ihrer lebenden Gefährtin legen: Zusammen sind sie ein Stapel.
clause-AW-23 =
    .printed-1 = Ein Stapel aus zweien zieht als Ganzes, aber nur auf eine leere Station, oder die obere Scheibe zieht allein.
clause-AW-24 =
    .printed-1 = Tote Scheiben ziehen nicht, und ein Stapel stirbt als Ganzes.
clause-AW-25 =
    .printed-1 = Ein Kegel, der eine Station mit toten Scheiben und ohne Kegel betritt, weckt sie, gleich welcher Farbe, und stellt sich auf sie.
    .printed-2 = Das ist ein freier Turm, wenn sie seine Farbe haben, sonst ein Gefangenenturm.
clause-AW-26 =
    .printed-1 = Ein freier Turm zieht als Ganzes, oder der Kegel zieht allein.
    .printed-2 = Die Scheiben unter einem Kegel ziehen nicht ohne ihn.
clause-AW-27 =
    .printed-1 = Ein ganzer Turm darf nur eine leere Station betreten.
clause-AW-28 =
    .printed-1 = Ein Kegel, der einen Turm unter dem gegnerischen Kegel betritt, gewinnt.
clause-AW-29 =
    .printed-1 = Die Scheiben eines Gefangenenturms können nicht ziehen, bis der Kegel auf ihnen weggezogen ist.
clause-AW-30 =
    .printed-1 = Eine Umdrehung sind { $pack-wheel-stations } Drehungen nacheinander.
    .printed-2 = Jeder Zug einer Figur lässt neu zählen.
clause-AW-31 =
    .printed-1 =
        { $pack-revolutions-must-move ->
            [one] Gleich nach einer Umdrehung, das sind { $pack-rotations-must-move } Drehungen, musst du eine Figur ziehen, wenn du kannst.
           *[other] Gleich nach { $pack-revolutions-must-move } Umdrehungen, das sind { $pack-rotations-must-move } Drehungen, musst du eine Figur ziehen, wenn du kannst.
        }
    .printed-2 = Kannst du nicht, drehst du, und dann gilt dasselbe für die andere Seite.
clause-AW-32 =
    .printed-1 =
        { $pack-revolutions-resurrection ->
            [one] Nach einer Umdrehung, das sind { $pack-rotations-resurrection } Drehungen, erwachen alle toten Scheiben auf einmal.
           *[other] Nach { $pack-revolutions-resurrection } Umdrehungen, das sind { $pack-rotations-resurrection } Drehungen, erwachen alle toten Scheiben auf einmal.
        }
    .printed-2 = Auch dann muss ziehen, wer dran ist, wenn es geht, sonst die andere Seite.
clause-AW-33 =
    .printed-1 =
        { $pack-revolutions-draw ->
            [one] Nach einer Umdrehung, das sind { $pack-rotations-draw } Drehungen, ist das Spiel remis.
           *[other] Nach { $pack-revolutions-draw } Umdrehungen, das sind { $pack-rotations-draw } Drehungen, ist das Spiel remis.
        }
clause-AW-34 =
    .ruling-1 = Kommt eine Stellung so oft vor, wie am Tisch vereinbart ist ({ $pack-usual-repetition }-mal, wenn nichts anderes gewählt ist), ist das Spiel remis.
clause-AW-35 =
    .ruling-1 = Man darf aufgeben, und beide dürfen sich auf Remis einigen.

## Lektionen

lesson-aim = Schlag den anderen Kegel mit deinem: Betritt seine Station. Von deinen Stationen geht ein Stein, wie die Pfeile dort zeigen, für jeden eine Station; aus deiner Mitte geradeaus hinüber. Oder du drehst das Rad, unter euch beiden.

lesson-all-slow =
    { $moves ->
        [one] Das gewinnt sofort
       *[other] Das gewinnt, in { $moves } Zügen
    }
    .text = Das ist ein Gewinn, und nichts geht dadurch verloren. Es gibt einen schnelleren: { $best-moves ->
        [one] einen einzigen Zug
       *[other] { $best-moves } Züge
    }.
    .look = Sieh dir an, was blau umrandet ist.
lesson-all-draw = Das hält das Remis
    .text = Weiß kann danach nicht gewinnen: So weit ist es gesund. Aber ein Gewinn war da, in { $best-moves ->
        [one] einem einzigen Zug
       *[other] { $best-moves } Zügen
    }, und jetzt kann Weiß ihn verhindern.
    .look = { lesson-all-slow.look }
lesson-all-exposed = Dein Kegel steht offen
    .text = { $killed ->
        [0] Dein Kegel steht, wo Weiß ihn sofort schlagen kann.
        [one] Das tötet eine Scheibe, aber dein Kegel steht, wo Weiß ihn sofort schlagen kann.
       *[other] Das tötet { $killed } Scheiben, aber dein Kegel steht, wo Weiß ihn sofort schlagen kann.
    } Sieh vor jedem Zug nach, wohin der weiße Kegel gehen kann.
    .look = { lesson-all-slow.look }
lesson-all-loss = Es sieht harmlos aus
    .text = Noch ist kein Kegel geschlagen. Aber wenn Weiß gut spielt, ist es von hier aus in { $moves ->
        [one] einem einzigen Zug
       *[other] { $moves } Zügen
    } verloren, { $best-outcome ->
        [win] und ein Gewinn war da
       *[other] und das Remis war da
    }.
    .look = { lesson-all-slow.look }

lesson-first = Deine erste Jagd
    .lead = Schlagen, schützen, töten, drehen, wecken: jedes Mal eine eigene Wahl.
    .learned-1 = Ein Kegel, der die Station des anderen Kegels betritt, gewinnt: Such das zuerst, auf beiden Seiten.
    .learned-2 = Das Rad zu drehen ist auch ein Zug: Es bringt Steine in deine Hand und nimmt sie dir.
    .learned-3 = Ein Kegel tötet lebende Scheiben und weckt tote.

lesson-first-take = Schlag den Kegel
    .ask = Du bist Schwarz, unten. *Was tust du?*
    .hint = Die Pfeile an deiner linken Station sagen, wie viele Stationen ein Stein von dort geht. Zähle von deinem Kegel aus.
    .rule = Ein Kegel, der die Station des anderen Kegels betritt, gewinnt sofort.
    .why = Ein Kegel, der *die Station des anderen Kegels betritt*, gewinnt sofort. Was dazwischen steht, ist gleich.
    .cone = dein Kegel, von links
    .disc = deine Scheibe, geradeaus hinüber
    .turn = alles geht eine Station weiter
lesson-first-take-best = Geschlagen: Du gewinnst
    .text = Von links ging dein Kegel nach { NAME($to, of: "place", form: "log") }, wo der weiße stand. Das ist das ganze Ziel.

lesson-first-danger = Schau, bevor du ziehst
    .ask = Der weiße Kegel ist nah. *Was kannst du tun, ohne deinen zu verlieren?*
    .hint = Sieh bei jeder Antwort nach, wohin der weiße Kegel als Nächstes gehen könnte: von links, aus der Mitte oder von rechts.
    .rule = Aus der Mitte geht ein Stein geradeaus in die andere Mitte; von links weiter am Rad entlang.
    .why = Weiß darf gleich antworten. *Was dein Zug in Reichweite des weißen Kegels lässt, wird geschlagen.* Sieh also zuerst nach, wohin er gehen könnte.
    .cone = dein Kegel tötet dort einen Stapel
    .disc = { lesson-first-take.disc }
    .turn = { lesson-first-take.turn }
lesson-first-danger-best = Sicher, und mehr als das
    .text = Danach erreicht der weiße Kegel deinen nicht. Und du gewinnst in { $best-moves ->
        [one] einem einzigen Zug
       *[other] { $best-moves } Zügen
    }, was Weiß auch tut.

lesson-first-kill = Töte eine Scheibe
    .ask = Aus deiner Mitte geht ein Stein geradeaus hinüber. *Was tust du?*
    .hint = Ein Kegel darf eine Station mit einer lebenden Scheibe der anderen Seite betreten.
    .rule = Ein Kegel, der eine Station mit einer lebenden Scheibe der anderen Seite betritt, tötet sie und steht darauf.
    .why = Ein Kegel, der eine Station mit einer *lebenden Scheibe der anderen Seite* betritt, tötet sie. Eine tote Scheibe bewegt sich nicht: Weiß hat weniger Antworten.
    .cone = dein Kegel, auf eine weiße Scheibe
    .disc = eine Scheibe, zur Seite
    .turn = { lesson-first-take.turn }
lesson-first-kill-best = Getötet, und unterwegs zum Gewinn
    .text = { $killed ->
        [one] Eine weiße Scheibe ist tot
       *[other] { $killed } weiße Scheiben sind tot
    }, und dein Kegel steht darauf, außer Reichweite. Du gewinnst in { $best-moves } Zügen.

lesson-first-turn = Lass das Rad arbeiten
    .ask = Dein Kegel ist auf der weißen Seite, und dort kannst du ihn nicht ziehen. *Was tust du?*
    .hint = Ziehen darfst du nur, was in deinen eigenen Stationen steht. Wie kommt dein Kegel dorthin?
    .rule = Statt zu ziehen darfst du das Rad drehen: Alles darauf geht eine Station weiter.
    .why = Ziehen darfst du nur Steine in *deinen eigenen Stationen*. Drehen bringt alles eine Station weiter: Was du nicht erreichst, kommt zu dir.
    .turn = { lesson-first-take.turn }
    .across = { lesson-first-take.disc }
    .side = deine Scheibe, zur Seite
lesson-first-turn-best = Das Rad macht es
    .text = Dein Kegel fährt auf deine Stationen zu, und der weiße mit. Du gewinnst in { $best-moves } Zügen.

lesson-first-raise = Weck die Toten
    .ask = Neben deinem Kegel liegt eine tote Scheibe von dir. *Was tust du?*
    .hint = Die Toten liegen still, bis ein Kegel kommt.
    .rule = Ein Kegel, der eine Station mit einer toten Scheibe betritt, weckt sie und steht darauf: ein Turm.
    .why = Ein Kegel, der eine Station mit einer toten Scheibe betritt, *weckt sie*. In deiner Farbe ist es ein freier Turm: Er geht ganz, oder der Kegel allein.
    .raise = dein Kegel, auf die tote Scheibe
    .flee = dein Kegel, zur Seite
    .turn = { lesson-first-take.turn }
lesson-first-raise-best = Geweckt, und außer Reichweite
    .text = Deine Scheibe lebt wieder, und dein Kegel steht darauf in der Mitte. Du gewinnst in { $best-moves ->
        [one] einem einzigen Zug
       *[other] { $best-moves } Zügen
    }.

lesson-second = Gut spielen
    .lead = Stapel, Gefangene, die Toten und der Stein, der die Drehungen zählt.
    .learned-1 = Ein Stapel geht ganz oder gibt die oberste Scheibe her: Sieh vorher, was er zurücklässt.
    .learned-2 = Die Toten sind Scheiben im Weg, Kegeln nicht; wer sie weckt, kann sie gefangen halten.
    .learned-3 = Auch der Stein entscheidet: Er erzwingt Züge, weckt die Toten und beendet das Spiel mit einem Remis.

lesson-second-stack = Ein Stapel geht ganz
    .ask = Deine Scheiben liegen aufeinander. *Was tust du?*
    .hint = Ein Stapel kann als ein Stein gehen, oder nur seine oberste Scheibe.
    .rule = Ein ganzer Stapel kann nur eine Station betreten, auf der nichts steht.
    .why = Scheiben einer Farbe auf einer Station sind ein *Stapel*: Er geht ganz, oder die oberste allein. Ganz lässt er nichts von dir zurück.
    .whole = beide Scheiben, als ein Stein
    .cone = dein Kegel, geradeaus hinüber
    .turn = { lesson-first-take.turn }
lesson-second-stack-best = Zusammen, und am rechten Ort
    .text = Der ganze Stapel ging nach { NAME($to, of: "place", form: "log") }. Du gewinnst in { $best-moves } Zügen.

lesson-second-split = Gib die oberste her
    .ask = Kein Zug gewinnt hier, und einer hält das Remis. *Welcher?*
    .hint = Was wäre, wenn die Scheiben nicht mehr auf derselben Station lägen?
    .rule = Ein Stapel zieht ganz, oder seine oberste Scheibe zieht allein.
    .why = Ein Stapel geht ganz, oder *seine oberste Scheibe allein*. Nur ihr Weg führt hier zum Remis: Nach jedem anderen Zug kann Weiß den Gewinn erzwingen.
    .top = die oberste Scheibe allein, auf deiner Seite
    .whole = { lesson-second-stack.whole }
    .cone = dein Kegel tötet dort eine Scheibe
lesson-second-split-best = Das hält das Remis, und sonst nichts
    .text = Die oberste Scheibe ging nach { NAME($to, of: "place", form: "log") }, die andere blieb. Weiß kann den Gewinn nicht mehr erzwingen.

lesson-second-prisoner = Mach Gefangene
    .ask = Neben deinem Kegel liegt eine tote weiße Scheibe. *Was tust du?*
    .hint = Du darfst eine Station mit einer toten Scheibe beider Farben betreten.
    .rule = Ein Kegel auf Scheiben der anderen Farbe ist ein Gefangenenturm: Seine Scheiben können nicht ziehen, bis der Kegel fort ist.
    .why = Wem die Scheibe auch gehört, sie erwacht, wenn ein Kegel kommt. Unter einem Kegel der anderen Farbe ist sie *gefangen*: Sie kann nicht ziehen, bis er fort ist.
    .enter = dein Kegel, auf die tote weiße Scheibe
    .flee = { lesson-first-raise.flee }
    .turn = { lesson-first-take.turn }
lesson-second-prisoner-best = Geweckt, und festgehalten
    .text = Die weiße Scheibe lebt, aber unter deinem Kegel kann sie nicht ziehen. Du gewinnst in { $best-moves ->
        [one] einem einzigen Zug
       *[other] { $best-moves } Zügen
    }.

lesson-second-captive = Gefangene oder Beute
    .ask = Dein Kegel darf auf eine tote Scheibe, oder eine lebende töten. *Was ist besser?*
    .hint = Aus der weißen Mitte geht ein Stein geradeaus in deine.
    .rule = Ein Kegel, der tötet, steht dann dort, wo die Scheibe war; frag, wer diese Station erreicht.
    .why = Töten ist nicht immer gewinnen: *Es zählt, wo dein Kegel dann steht.* Auf einer neutralen Station, über einer Gefangenen, erreicht Weiß ihn nicht.
    .enter = { lesson-second-prisoner.enter }
    .kill = dein Kegel tötet in deiner Mitte
    .disc = deine Scheibe, am Rad entlang
lesson-second-captive-best = Außer Reichweite, mit einer Gefangenen
    .text = Dein Kegel steht über einer Gefangenen, auf einer neutralen Station, die der weiße nicht erreicht. Du gewinnst in { $best-moves } Zügen.

lesson-second-dead = Die Toten liegen still
    .ask = In der weißen Mitte liegt eine tote Scheibe, und das Rad hat sich { $rotations }-mal gedreht. *Was tust du?*
    .hint = Zähle die Drehungen: Was geschieht bei der nächsten?
    .rule = Nach einer vollen Umdrehung muss, wer am Zug ist, einen Stein ziehen, wenn es geht. Tote ziehen nicht.
    .why = Tote Scheiben ziehen nicht, und *keine Scheibe darf auf eine Station, wo eine liegt*. Nach { $pack-rotations-must-move } Drehungen hintereinander muss ein Stein ziehen, und die toten können es nicht.
    .turn = { lesson-first-take.turn }
    .raise = { lesson-first-raise.raise }
    .top = die oberste Scheibe allein
lesson-second-dead-best = Weiß muss ziehen, und hat nichts Gutes
    .text = Mit dieser Drehung ist die Umdrehung voll: Weiß muss einen Stein ziehen, und der tote kann es nicht. Du gewinnst in { $best-moves ->
        [one] einem einzigen Zug
       *[other] { $best-moves } Zügen
    }.

lesson-second-revolution = Eine volle Umdrehung
    .ask = Das Rad hat sich { $rotations }-mal gedreht, seit ein Stein gezogen hat: Jetzt musst du einen ziehen. *Welchen?*
    .hint = Drehen ist jetzt nicht erlaubt. Welcher Zug lässt Weiß am wenigsten?
    .rule = Nach einer vollen Umdrehung muss, wer am Zug ist, einen Stein ziehen, wenn es geht.
    .why = Nach { $pack-rotations-must-move } Drehungen hintereinander *musst du einen Stein ziehen*, wenn du kannst. Plane also voraus: Hab dann einen guten Zug.
    .kill = { lesson-first-kill.cone }
    .left = deine linke Scheibe
    .right = deine rechte Scheibe
lesson-second-revolution-best = Der erzwungene Zug war ein guter
    .text = Dein Kegel hat in der weißen Mitte eine Scheibe getötet und steht dort außer Reichweite. Du gewinnst in { $best-moves } Zügen.

lesson-second-rising = Die Toten stehen auf
    .ask = Das Rad hat sich { $rotations }-mal gedreht. Noch eine Drehung, und alle Toten stehen auf. *Was tust du?*
    .hint = Sieh nach, wo die Toten liegen und wessen Kegel auf ihnen steht.
    .rule = Nach der zweiten Umdrehung stehen alle toten Scheiben auf; ein Kegel darauf krönt dann einen Turm.
    .why = Nach { $pack-rotations-resurrection } Drehungen hintereinander *stehen alle Toten auf*. Frag, wem das hilft, und dreh, oder zieh einen Stein und beginn die Zählung neu.
    .turn = alles dreht sich, und die Toten stehen auf
    .top = { lesson-second-dead.top }
    .whole = { lesson-second-stack.whole }
lesson-second-rising-best = Sie sind für dich aufgestanden
    .text = Mit dieser Drehung sind alle Toten aufgestanden, und dein Kegel krönt einen Gefangenenturm. Du gewinnst in { $best-moves } Zügen.

lesson-second-stone = Der Stein macht Schluss
    .ask = Weiß steht auf Gewinn. Aber das Rad hat sich { $rotations }-mal gedreht. *Was tust du?*
    .hint = Wie viele Drehungen fehlen noch, bis das Spiel remis ist?
    .rule = Nach der dritten Umdrehung ist das Spiel remis.
    .why = Nach { $pack-rotations-draw } Drehungen hintereinander *ist das Spiel remis*. Jeder Zug eines Steins beginnt die Zählung neu: Wer schlechter steht, dreht das Rad.
    .turn = die letzte Drehung der dritten Umdrehung
    .top = { lesson-second-dead.top }
    .whole = { lesson-second-stack.whole }
lesson-second-stone-best = Remis, und mehr war nicht zu holen
    .text = Die dritte Umdrehung ist voll, und das Spiel ist remis. Jeder Zug eines Steins hätte die Zählung neu begonnen, und Weiß hätte gewonnen.

## Im Terminal

help-board = Schwarz: A Kegel, O Scheibe, X tote Scheibe. Weiß: v Kegel, o Scheibe, x tote Scheibe. * der Zeitstein. Ein Stapel steht von unten nach oben.
help-moves = Züge: C0-4 (Kegel), D7-1 (Scheibe), S7-1 (ganzer Stapel), P7-1 (ganzer Turm), R (drehen).
board-stone =
    { $battle ->
        [yes] * Zeitstein, { $rotations } von { $most } Drehungen; Kegel sind zu schlagen
       *[no] * Zeitstein, { $rotations } von { $most } Drehungen; noch darf kein Kegel geschlagen werden
    }

## Was abgelehnt wird: Komponenten

refusal-station-of-both = stations.left und stations.right geben beiden Seiten dieselbe Station.
refusal-cone-on-disc = setup stellt einen Kegel auf eine Scheibe; sie beginnen getrennt.
refusal-step-moves-nothing = moves.{ $station } hat { $step }, das bewegt nichts; Weiten sind ganze Stationen.
refusal-step-twice = moves.{ $station } erreicht dieselbe Station zweimal.

## Was abgelehnt wird: Züge

refusal-wheel-no-such-move = Auf diesem Rad zieht keine Figur von { $from } nach { $to }.
refusal-wheel-not-a-move = „{ $text }“ ist kein Zug: Schreib C0-4, D7-1, S7-1, P7-1 oder R zum Drehen.
refusal-wheel-not-your-place = Platz { $place } gehört nicht zu deinen; du ziehst von { LIST($own) }.
refusal-wheel-out-of-reach = Von { $place } erreichst du { LIST($targets, join: "or") }, nicht { $to }.
refusal-wheel-another-piece = Auf { $place } würdest du { NAME($piece, of: "piece", form: "akk") } ziehen.

## Was abgelehnt wird: Stellungen, zu denen kein Spiel führt

refusal-two-discs-each = Jede Seite hat zwei Scheiben auf dem Rad.
refusal-colours-share-a-station = Scheiben beider Farben können nicht auf einer Station liegen (AW-20).
refusal-dead-without-disc = Eine tote Scheibe steht da, wo keine Scheibe liegt.
refusal-cones-share-a-station = Beide Kegel auf einer Station hätten das Spiel beendet (AW-13).
refusal-winner-takes-cone = Wer einen Kegel schlägt, hat gewonnen, und sonst niemand (AW-13).
refusal-taker-enters = Ein Kegel wird von dem Kegel geschlagen, der seine Station betritt, und damit endet der Zug (AW-13).
refusal-drawn-by-revolutions =
    { $revolutions ->
        [1] Das Spiel ist remis, wenn die erste Umdrehung voll ist (AW-33).
        [2] Das Spiel ist remis, wenn die zweite Umdrehung voll ist (AW-33).
        [3] Das Spiel ist remis, wenn die dritte Umdrehung voll ist (AW-33).
       *[other] Das Spiel ist remis, wenn { $revolutions } Umdrehungen voll sind (AW-33).
    }
refusal-nothing-dead =
    { $revolutions ->
        [1] Wenn eine Umdrehung voll ist, ist nichts tot (AW-32).
        [2] Wenn zwei Umdrehungen voll sind, ist nichts tot (AW-32).
        [3] Wenn drei Umdrehungen voll sind, ist nichts tot (AW-32).
       *[other] Wenn { $revolutions } Umdrehungen voll sind, ist nichts tot (AW-32).
    }
refusal-repetition-off = Wo Wiederholungen nicht zählen, endet nichts durch sie (AW-34).
refusal-repeated-too-often = Eine Stellung, die zu oft vorkam, hätte das Spiel beendet (AW-34).
refusal-remembered-last = Die zuletzt gemerkte Stellung ist die auf dem Brett (AW-34).

## Was abgelehnt wird: eine Datei mit dem gelösten Rad

refusal-solution-empty = { $file } ist leer.
refusal-solution-cut-short = { $file } ist beschädigt: Sie endet mitten in einer Zahl.
refusal-solution-for-others = { $file } wurde für andere Komponenten oder einen anderen Rechner gemacht.
refusal-solution-hash = { $file } ist beschädigt: Ihr Hash ist nicht der, den sie nennt.
refusal-solution-size = { $file } hat { $positions } Stellungen statt { $size }.
refusal-solution-inconsistent = Stellung { $number } folgt nicht aus denen, die auf sie folgen.
refusal-solution-folder = Die Lösung lässt sich nicht in { $folder } aufheben; { $variable } kann einen anderen Ordner nennen.
refusal-no-solution = { $file } ist keine Lösung des Rads.

### Die Seite

## Wie das Spiel steht

page-phase =
    { WHO($seat) ->
        [you] Zug { $turn } · du bist dran
       *[other] Zug { $turn } · { SEAT($seat) } ist dran
    }
page-phase-over =
    { $turn ->
        [one] Nach { $turn } Zug
       *[other] Nach { $turn } Zügen
    }
page-last-act =
    { WHO($seat) ->
        [you] Dein letzter Zug
       *[other] Letzter Zug: { SEAT($seat) }
    }
page-repeated =
    { $count ->
        [one] Diese Stellung gab es schon einmal
       *[other] Diese Stellung gab es schon mehrmals
    }
page-safe = Kegel sind sicher,
page-safe-why = bis einer gezogen ist. Mitfahren zählt nicht.
page-battle = Kegel sind zu schlagen.
page-battle-why = Ein Kegel ist gezogen: Wer die Station des anderen betritt, gewinnt.
page-pieces =
    { $dead ->
        [0] Kegel, { $living } lebende Scheiben
        [1] Kegel, { $living } lebende und { $dead } tote Scheibe
       *[other] Kegel, { $dead } tote Scheiben
    }
page-end-cone-taken =
    { WHO($winner) ->
        [you]
            { $turn ->
                [one] Dein Kegel hat nach { $turn } Zug den anderen geschlagen.
               *[other] Dein Kegel hat nach { $turn } Zügen den anderen geschlagen.
            }
       *[other]
            { $turn ->
                [one] { SEAT($winner) } hat nach { $turn } Zug den anderen Kegel geschlagen.
               *[other] { SEAT($winner) } hat nach { $turn } Zügen den anderen Kegel geschlagen.
            }
    }
page-end-three-revolutions =
    { $pack-revolutions-draw ->
        [1] Eine Umdrehung ohne einen Zug.
        [2] Zwei Umdrehungen ohne einen Zug.
        [3] Drei Umdrehungen ohne einen Zug.
       *[other] { $pack-revolutions-draw } Umdrehungen ohne einen Zug.
    }
page-end-repetition = Dieselbe Stellung kam einmal zu oft.

## Der Stein, und wie oft das Rad gedreht wurde

page-stone = Zeitstein
page-stone-hint = Er fährt auf dem Rad mit und kehrt zum Anfang zurück, wenn eine Figur zieht: So zählt er die Drehungen.
page-rotations = Drehungen seit dem letzten Zug: { $count }
page-rotations-hint = Bei { $pack-rotations-must-move } ist ein Zug Pflicht, bei { $pack-rotations-resurrection } erwachen alle Toten, bei { $pack-rotations-draw } ist das Spiel remis.
page-rotations-of = von { $count }
page-since = Seit dem letzten Zug einer Figur
page-since-short = Drehungen seit dem letzten Zug:
page-since-must-move = Drehungen: Ein Zug ist Pflicht
page-since-resurrection = Drehungen: Alle Toten erwachen
page-since-draw = Drehungen: Das Spiel ist remis
page-since-must-move-short = Zugpflicht
page-since-resurrection-short = Tote erwachen
page-since-draw-short = Remis

## Was wo steht

page-wheel = Das Rad
page-station = { NAME($station, of: "station") }
page-place =
    { $kind ->
        [disc] { NAME($place, of: "station") }: lebende Scheibe von { NAME($side, of: "seat") }
        [dead] { NAME($place, of: "station") }: tote Scheibe von { NAME($side, of: "seat") }
        [stack] { NAME($place, of: "station") }: Stapel von { NAME($side, of: "seat") }
        [dead-stack] { NAME($place, of: "station") }: toter Stapel von { NAME($side, of: "seat") }
        [cone] { NAME($place, of: "station") }: Kegel von { NAME($side, of: "seat") }
        [free] { NAME($place, of: "station") }: freier Turm von { NAME($side, of: "seat") }
        [prisoner] { NAME($place, of: "station") }: Kegel von { NAME($side, of: "seat") } auf Scheiben von { NAME($owner, of: "seat") }, ein Gefangenenturm
        [stuck] { NAME($place, of: "station") }: Kegel von { NAME($side, of: "seat") } in einer toten Scheibe von { NAME($owner, of: "seat") }
       *[empty] { NAME($place, of: "station") }: leer
    }
page-hint-disc = Eine lebende Scheibe zieht aus den Stationen ihrer Seite. Sie darf zur anderen lebenden Scheibe, nie zu einem Kegel oder einer fremden Farbe.
page-hint-stack = Ein Stapel zieht ganz, oder die obere Scheibe allein.
page-hint-dead =
    { $pack-revolutions-resurrection ->
        [one] Tote Scheiben ziehen nicht. Ein Kegel, der kommt, weckt sie; auch eine Umdrehung ohne Zug.
       *[other] Tote Scheiben ziehen nicht. Ein Kegel, der kommt, weckt sie; auch { $pack-revolutions-resurrection } Umdrehungen ohne Zug.
    }
page-hint-cone = Ein Kegel tötet lebende Scheiben der anderen Seite, weckt tote und gewinnt, wenn er die Station des anderen Kegels betritt.
page-hint-free = Ein freier Turm zieht ganz auf eine leere Station, oder der Kegel allein.
page-hint-prisoner = Ein Gefangenenturm: Seine Scheiben ziehen erst, wenn der Kegel fort ist.
page-hint-stuck = Der Kegel darf fort; die Scheibe darunter bleibt tot.
page-from = Von hier zieht eine Figur auf { LIST($targets, of: "station", join: "or") }.
page-from-neutral = Von einer neutralen Station zieht niemand: Dreh das Rad.

## Eine Figur in der Hand

held-cone = { piece-cone }
held-disc = { piece-disc }
held-stack = ganzer Stapel
held-spire = ganzer Turm
held-top = obere Scheibe
page-held = { NAME($piece, of: "held") }
page-ask-free = *Du bist dran*: Zieh eine Figur oder dreh das Rad
page-ask-no-move = *Du bist dran*: Keine Figur kann ziehen, dreh das Rad
page-ask-must-move = *Du bist dran*: Nach einer vollen Umdrehung musst du ziehen
page-ask-move = *Du bist dran*: Zieh eine Figur
page-ask-held = { NAME($piece, of: "held") } ({ NAME($from, of: "station") }): *Wähle { LIST($targets, of: "station", join: "or") }*
page-ask-rotate = *Drehen*: Alles rückt eine Station weiter
page-to-empty = { NAME($piece, of: "held") }, Ziel *{ NAME($to, of: "station") }*: eine leere Station
page-to-kill =
    { $discs ->
        [one] { NAME($piece, of: "held") }, Ziel *{ NAME($to, of: "station") }*: Die Scheibe von { NAME($owner, of: "seat") } stirbt, dein Kegel steckt darin
       *[other] { NAME($piece, of: "held") }, Ziel *{ NAME($to, of: "station") }*: Der Stapel von { NAME($owner, of: "seat") } stirbt, dein Kegel steckt darin
    }
page-to-raise =
    { $discs ->
        [one] { NAME($piece, of: "held") }, Ziel *{ NAME($to, of: "station") }*: Die tote Scheibe von { NAME($owner, of: "seat") } erwacht, gefangen
       *[other] { NAME($piece, of: "held") }, Ziel *{ NAME($to, of: "station") }*: Der tote Stapel von { NAME($owner, of: "seat") } erwacht, gefangen
    }
page-to-free =
    { $discs ->
        [one] { NAME($piece, of: "held") }, Ziel *{ NAME($to, of: "station") }*: Deine tote Scheibe erwacht, ein freier Turm
       *[other] { NAME($piece, of: "held") }, Ziel *{ NAME($to, of: "station") }*: Dein toter Stapel erwacht, ein freier Turm
    }
page-to-stack = { NAME($piece, of: "held") }, Ziel *{ NAME($to, of: "station") }*: auf deine andere Scheibe
page-to-win = { NAME($piece, of: "held") }, Ziel *{ NAME($to, of: "station") }*: schlägt den Kegel und *gewinnt*
page-deed-kill = Töten
page-deed-raise = Wecken
page-deed-free = { page-deed-raise }
page-deed-stack = Stapeln
page-deed-win = Sieg

## Knöpfe und Marken der Leiste

page-part = Was zieht
page-key-rotate = d
page-rotate = Drehen
page-rotate-long = Das Rad um eine Station gegen den Uhrzeiger drehen
page-rotate-raise = Drehen: Die Toten erwachen
page-rotate-draw = Drehen: remis
page-put-back = Zurückstellen
page-move-here = Hierher
page-take-cone = Kegel schlagen
page-chip-kill =
    { $pack-revolutions-resurrection ->
        [one] tot, bis ein Kegel kommt oder eine Umdrehung
       *[other] tot, bis ein Kegel kommt oder { $pack-revolutions-resurrection } Umdrehungen
    }
page-chip-prisoner = gefangen, bis dein Kegel geht
page-chip-free = zieht ganz, oder der Kegel allein
page-chip-stone = Stein { $from } → 0, zurück zum Anfang
page-chip-stone-short = Stein { $from } → 0
page-chip-stays = Der Stein bleibt am Anfang
page-chip-next = Stein { $from } → { $to }
page-chip-comes = kommt in deine Hand
page-chip-leaves = verlässt deine Hand
page-chip-battle = ab jetzt sind Kegel zu schlagen

## Komponenten, wie die Werkstatt sie nennt

component-wheel = Rad
    .about = Der Tisch unter den Figuren
component-wheel-stations = Stationen
    .about = Plätze rund um das Rad
component-wheel-stone-place = { page-stone }
    .about = der Platz, an dem er beginnt
component-stations = Eigene Stationen
    .about = Gezählt von der in der Mitte
component-stations-left = Linke
    .about = Plätze von der Mitte; links ist negativ
component-stations-right = Rechte
    .about = Plätze von der Mitte
component-moves = Züge
    .about = Wie weit eine Figur von jeder eigenen Station geht; links ist negativ
component-moves-left = Von der linken Station
component-moves-centre = Aus der Mitte
component-moves-right = Von der rechten Station
component-setup = Aufbau
    .about = Wo die Figuren beginnen
component-setup-cone = Kegel
component-setup-discs = Scheiben
component-revolutions = Umdrehungen
    .about = Volle Umdrehungen des Zeitsteins, nach denen etwas geschieht
component-revolutions-must-move = Ziehen ist Pflicht
    .about = niemand darf nur noch das Rad drehen
component-revolutions-resurrection = Tote Scheiben stehen auf
component-revolutions-draw = Das Spiel ist remis
    .about = wenn bis dahin niemand gewonnen hat

## Was das Labor misst.

measure-rotations = Drehungen
measure-discs-killed = geschlagene Scheiben
measure-discs-resurrected = geweckte Scheiben
deed-rotate = drehen
deed-kill = schlagen
deed-resurrect = wecken
deed-move-a-cone = einen Kegel ziehen
deed-move-a-disc = eine Scheibe ziehen
deed-move-a-stack = einen Stapel ziehen
deed-move-a-spire = einen Turm ziehen

## Die bebilderten Regeln

rulebook-aim-text =
    Jage den anderen Kegel: Betritt dein Kegel seine Station, hast du sofort gewonnen (AW-13).

    Die Figuren ziehen auf wenige Arten, aber das Brett dreht sich unter ihnen. Was jetzt außer Reichweite ist, steht vielleicht gleich vor dir. Solange kein Kegel gezogen hat, kann keiner geschlagen werden (AW-17).
rulebook-aim-figure = Schwarz zieht mit dem Kegel von der linken Station auf den weißen Kegel: Die Partie ist gewonnen.
rulebook-parts-text =
    Drei Stationen des Rads hast du in der Hand, links, in der Mitte und rechts, drei gehören deinem Gegenüber, und die dazwischen niemandem. Die Hände bleiben, wo sie sind, wenn sich das Rad dreht (AW-02).

    Jede Seite hat einen Kegel und Scheiben. Der Zeitstein zählt die Drehungen des Rads.
rulebook-parts-figure = Der Aufbau. Jeder Kegel steht in seiner Mitte, mit je einer lebenden Scheibe daneben.
rulebook-turn = Ein Zug
rulebook-turn-text =
    Du ziehst mit einem Stapel, der in deiner Hand steht, oder du drehst das Rad um eine Station (AW-06).

    Wie eine Figur zieht, hängt von ihrer Station ab: links, Mitte und rechts haben je ihre eigene Art (AW-07, AW-08, AW-09). Nichts dazwischen hält sie auf.

    Dreht sich das Rad, fährt alles mit, auch der Zeitstein; ein Zug schickt den Stein zurück (AW-11).
rulebook-turn-figure = Schwarz zieht die rechte Scheibe eine Station weiter; dann dreht Weiß das Rad.
rulebook-cones = Kegel töten
rulebook-cones-text =
    Betritt ein Kegel eine Station mit lebenden Scheiben der anderen Seite, tötet er sie und steht auf ihnen (AW-14). Wo eine eigene lebende Scheibe steht, kann er nicht hin (AW-15).

    Die Toten bleiben liegen, auch wenn der Kegel weiterzieht (AW-18).
rulebook-cones-figure = Aus der Mitte geht der Kegel geradeaus hinüber und tötet die Scheibe, auf der er landet.
rulebook-discs = Scheiben und Stapel
rulebook-discs-text =
    Scheiben betreten leere Stationen oder stellen sich zu einer lebenden Gefährtin und bilden einen Stapel (AW-22). Nie gehen sie dorthin, wo ein Kegel steht, noch auf fremde oder tote Scheiben.

    Ein Stapel zieht als Ganzes in eine leere Station, oder seine obere Scheibe geht allein (AW-23).
rulebook-spires = Die Toten wecken
rulebook-spires-text = Betritt ein Kegel eine Station mit toten Scheiben, weckt er sie und steht auf ihnen: ein Turm (AW-25). In der eigenen Farbe ist er frei und zieht als Ganzes; in der anderen sind die Scheiben gefangen, bis der Kegel geht (AW-29).
rulebook-spires-figure = Der schwarze Kegel betritt die eigene tote Scheibe, die sich erhebt: ein freier Turm.
rulebook-example = Eine Jagd, gespielt
rulebook-example-text = Eine Eröffnung, ein Toter, ein Wecken und der letzte Zug, in kurzen Momenten einer Partie. Jeden Zug führen die Regeln selbst aus.
rulebook-example-figure = Schwarz und Weiß im Wechsel.
rulebook-end = Das Ende
rulebook-end-text = Gewonnen ist, wenn ein Kegel geschlagen ist. Auch wer das Rad immer weiter dreht, kommt zum Ende: Eine Umdrehung zwingt zum Ziehen, weitere wecken alle Toten und enden im Remis (AW-30). Ebenso eine Stellung, die zu oft vorkommt (AW-34).
