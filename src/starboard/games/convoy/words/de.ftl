### Cosmic Convoy, auf Deutsch.
###
### Modul module, Motor engine, Ladung charge, Vorrat supply, Generator, Konsole, Kiste crate, Feld space; Zyklus cycle,
### Zyklenzähler tracker; kippen flip, warnen warn, verbrennen burn, ringen grapple, im All in space. Die Crew heißt nach
### dem, was sie tut, damit niemand anders als durch die Grammatik „er“ oder „sie“ ist.

title = Cosmic Convoy
blurb = Bring Ladungen zu beiden Motoren, während das Schiff seine Räume umdreht.
career = Laufbahn im Konvoi

## Bots

note-unlearnt = Kein Netz hat dieses Material gelernt; dieser Bot plant nach Faustregeln.

## Charaktere: was sie sagen, ihr Gemüt, was sie können

character-nunki = Jede Ladung hat ein Zuhause, und das ist nicht das Feuer.
    .temper = sparsam
    .good = Verbrennt fast nichts und bringt alles heim.
character-zosma = Wozu ist eine Ladung da, wenn nicht zum Verbrennen?
    .temper = verschwenderisch
    .good = Verbrennt Ladungen, wenn niemand damit rechnet.
character-hadar = Du stehst, wo ich gehen will.
    .temper = rauflustig
    .good = Ringt um Felder und um die Ladungen darauf.

## Namen

seat-captain = Kommando
seat-bow-crew = Bugcrew
seat-stern-crew = Heckcrew

crew-mechanic = Mechanik
    .nom = die Mechanik
    .dat = der Mechanik
    .letter = M
crew-navigator = Navigation
    .nom = die Navigation
    .dat = der Navigation
    .letter = N
crew-pilot = Steuerung
    .nom = die Steuerung
    .dat = der Steuerung
    .letter = S
crew-cargo = Fracht
    .nom = die Fracht
    .dat = der Fracht
    .letter = F
crew-bow-1 = Bug 1
    .letter = 1
crew-bow-2 = Bug 2
    .letter = 2
crew-bow-3 = Bug 3
    .letter = 3
crew-stern-1 = Heck 1
    .letter = 1
crew-stern-2 = Heck 2
    .letter = 2
crew-stern-3 = Heck 3
    .letter = 3

# Wo jemand steht oder hingeht: ein Motor, oder ein Feld eines Moduls mit seinem Namen, 2c3.
space-bow = Bugmotor
    .to = in den Bugmotor
    .from = aus dem Bugmotor
    .in = im Bugmotor
    .short = Bug
    .board = Bug
space-stern = Heckmotor
    .to = in den Heckmotor
    .from = aus dem Heckmotor
    .in = im Heckmotor
    .short = Heck
    .board = Heck
space-other = { $value }
    .to = nach { $value }
    .from = von { $value }
    .in = auf { $value }

# Wessen Ladung verbrennt: die eines Motors oder eines Crewmitglieds.
payer-bow = aus dem Bugmotor
payer-stern = aus dem Heckmotor
payer-other = von { NAME($value, of: "crew", form: "dat") }

card-hold = Laderaum
card-galley = Kombüse
card-med-bay = Lazarett
card-workshop = Werkstatt
card-quarters = Kojen
card-coolant = Kühlung
card-comms = Funkraum

side-front = Generator oben
    .lit = hell
    .plate = Hell
    .face = Die Vorderseite
    .inner = die Vorderseite
side-back = Generator unten
    .lit = dunkel
    .plate = Dunkel
    .face = Die Rückseite
    .inner = die Rückseite

title-sluggish = Träge
title-mediocre = Mäßig
title-reliable = Verlässlich
title-expedient = Flink
title-heartless = Herzlos
title-survivalist = Zäh
title-benevolent = Gütig

ending-charged = Genug Ladungen liegen an ihrem Platz
ending-time-out = Der letzte Zyklus ist vorbei
ending-cycle-cap = Länger darf keine Reise dauern
ending-crew-lost = Ganze Crew im All
ending-crews-lost = Beide Crews sind im All, unentschieden

source-voyage = Wertung
source-charges = Ladungen im Motor
gauge-charges = Ladungen in den Motoren
gauge-crew = Crew an Bord
gauge-tracker = Zyklenzähler
gauge-voyage = Punkte für einen Sieg jetzt

option-players = Personen: eine Crew gegen das Schiff, oder zwei Crews
option-rank = Rang einer einzelnen Crew, in Sternen
option-crew = Wer fliegt, wenn es eine einzelne Crew ist
option-modules = Module vom Bug zum Heck, nach Nummer

## Was man tun kann

action-end = die Phase beenden: Gewarnte Module kippen
action-hack = die Phase beenden, und die Mechanik hält das Kippen ihres Moduls auf
action-put = die Sechs über Modul { $module } hängen, { NAME($card, of: "card") }
action-step = { NAME($crew, of: "crew", form: "nom") } { NAME($to, of: "space", form: "to") }
action-take = { NAME($crew, of: "crew", form: "nom") } { NAME($to, of: "space", form: "to") }, Ladung nehmen
action-leave = { NAME($crew, of: "crew", form: "nom") } { NAME($to, of: "space", form: "to") }, Ladung liegen lassen
action-place = { NAME($crew, of: "crew", form: "nom") } { NAME($to, of: "space", form: "to") }, Ladung ablegen
action-keep = { NAME($crew, of: "crew", form: "nom") } { NAME($to, of: "space", form: "to") }, Ladung behalten
action-grapple = { NAME($crew, of: "crew", form: "nom") } { NAME($to, of: "space", form: "to") }, ringt mit { NAME($foe, of: "crew", form: "dat") }
action-grapple-take = { NAME($crew, of: "crew", form: "nom") } { NAME($to, of: "space", form: "to") }, ringt mit { NAME($foe, of: "crew", form: "dat") } um Feld und Ladung
action-grapple-leave = { NAME($crew, of: "crew", form: "nom") } { NAME($to, of: "space", form: "to") }, ringt mit { NAME($foe, of: "crew", form: "dat") }, Ladung liegen lassen
action-retreat = { NAME($crew, of: "crew", form: "nom") } weicht { NAME($to, of: "space", form: "to") } aus
action-burn-points =
    { $pack-burning-price-points ->
        [one] Ladung verbrennen ({ LIST($paid, of: "payer") }): mehr Punkte
       *[other] Ladungen verbrennen ({ LIST($paid, of: "payer") }): mehr Punkte
    }
action-burn-die =
    { $pack-burning-price-die ->
        [one] Ladung verbrennen ({ LIST($paid, of: "payer") }): ein Würfel weg von Modul { $module }
       *[other] Ladungen verbrennen ({ LIST($paid, of: "payer") }): ein Würfel weg von Modul { $module }
    }
action-burn-dice =
    { $pack-burning-price-dice ->
        [one] Ladung verbrennen ({ LIST($paid, of: "payer") }): alle Würfel weg
       *[other] Ladungen verbrennen ({ LIST($paid, of: "payer") }): alle Würfel weg
    }
action-burn-return =
    { $pack-burning-price-return ->
        [one] Ladung verbrennen ({ LIST($paid, of: "payer") }): { NAME($crew, of: "crew", form: "nom") } kommt zurück, { NAME($engine, of: "space", form: "to") }
       *[other] Ladungen verbrennen ({ LIST($paid, of: "payer") }): { NAME($crew, of: "crew", form: "nom") } kommt zurück, { NAME($engine, of: "space", form: "to") }
    }

## Was der Zufall bringt

action-line-up = Modulkarte { $number }, { NAME($card, of: "card") }
action-ashore = { NAME($crew, of: "crew", form: "nom") } bleibt an Land
action-roll =
    { $count ->
        [one] der Würfel zeigt { LIST($dice) }
       *[other] die Würfel zeigen { LIST($dice) }
    }
action-roll-two = der Bug würfelt { $bow }, das Heck { $stern }
action-roll-grapple = { $roll } gegen { $against }

## Was geschah

event-lined-up = Modul { $module } ist: { NAME($card, of: "card") }.
event-mustered = { NAME($crew, of: "crew", form: "nom") } bleibt an Land.
event-cycle = Zyklus { $tracker }.
event-rolled =
    { $count ->
        [one] Der Würfel zeigt { LIST($dice) }.
       *[other] Die Würfel zeigen { LIST($dice) }.
    }
event-rolled-two = Der Bug würfelt { $bow }, das Heck { $stern }.
event-dice-kept = Die Würfel durften das Schiff nicht leeren (CC-08).
event-first-mover =
    { WHO($seat) ->
        [you] Du ziehst zuerst.
       *[other] { SEAT($seat) } zieht zuerst.
    }
event-six-placed = Eine Sechs hängt über Modul { $module }, { NAME($card, of: "card") }.
event-directed =
    { $count ->
        [one] { NAME($crew, of: "crew", form: "nom") } hat neben der Navigation einen Punkt extra.
       *[other] { NAME($crew, of: "crew", form: "nom") } hat neben der Navigation { $count } Punkte extra.
    }
# `.log` ist für die Seite, deren Schiff keine Namen von Feldern zeigt.
event-stepped =
    { $count ->
        [one] { NAME($crew, of: "crew", form: "nom") } geht { NAME($from, of: "space", form: "from") } { NAME($to, of: "space", form: "to") }, für 1 Punkt.
       *[other] { NAME($crew, of: "crew", form: "nom") } geht { NAME($from, of: "space", form: "from") } { NAME($to, of: "space", form: "to") }, für { $count } Punkte.
    }
    .log =
        { $to ->
            [bow] { NAME($crew, of: "crew", form: "nom") } geht { NAME($to, of: "space", form: "to") }.
            [stern] { NAME($crew, of: "crew", form: "nom") } geht { NAME($to, of: "space", form: "to") }.
           *[other]
                { $from ->
                    [bow] { NAME($crew, of: "crew", form: "nom") } geht { NAME($from, of: "space", form: "from") } ins Modul daneben.
                    [stern] { NAME($crew, of: "crew", form: "nom") } geht { NAME($from, of: "space", form: "from") } ins Modul daneben.
                   *[other]
                        { $entered ->
                            [yes] { NAME($crew, of: "crew", form: "nom") } geht ins Modul { NAME($card, of: "card") }.
                            [no] { NAME($crew, of: "crew", form: "nom") } macht einen Schritt im Modul { NAME($card, of: "card") }.
                           *[other] { NAME($crew, of: "crew", form: "nom") } macht einen Schritt.
                        }
                }
        }
event-attacked =
    { $count ->
        [one] { NAME($crew, of: "crew", form: "nom") } geht { NAME($from, of: "space", form: "from") } auf { NAME($foe, of: "crew", form: "nom") } los, { NAME($to, of: "space", form: "to") }, für 1 Punkt.
       *[other] { NAME($crew, of: "crew", form: "nom") } geht { NAME($from, of: "space", form: "from") } auf { NAME($foe, of: "crew", form: "nom") } los, { NAME($to, of: "space", form: "to") }, für { $count } Punkte.
    }
    .log = { NAME($crew, of: "crew", form: "nom") } geht auf { NAME($foe, of: "crew", form: "nom") } los.
event-momentum =
    { $count ->
        [one] { NAME($crew, of: "crew", form: "nom") } gewinnt einen eigenen Punkt.
       *[other] { NAME($crew, of: "crew", form: "nom") } gewinnt { $count } eigene Punkte.
    }
event-took = { NAME($crew, of: "crew", form: "nom") } nimmt die Ladung auf: { NAME($card, of: "card") }.
event-destroyed = Zwei Ladungen sind eine zu viel: Eine ist zerstört ({ NAME($card, of: "card") }).
event-placed = { NAME($crew, of: "crew", form: "nom") } legt eine Ladung ab, { NAME($engine, of: "space", form: "in") }: jetzt { $charges }. Der Zähler steht.
event-burnt =
    { $count ->
        [one] Eine Ladung verbrennt: { LIST($paid, of: "payer") }.
       *[other] { $count } Ladungen verbrennen: { LIST($paid, of: "payer") }.
    }
event-points =
    { $count ->
        [one] Ein Punkt mehr zu nutzen.
       *[other] { $count } Punkte mehr zu nutzen.
    }
event-die-removed =
    { $left ->
        [0] Ein Würfel geht weg von Modul { $module }, { NAME($card, of: "card") }; dort ist keiner mehr.
       *[other] Ein Würfel geht weg von Modul { $module }, { NAME($card, of: "card") }; dort noch { $left }.
    }
event-returned = { NAME($crew, of: "crew", form: "nom") } ist zurück, { NAME($engine, of: "space", form: "in") }.
event-move-ended =
    { WHO($seat) ->
        [you] Du beendest die Zugphase.
       *[other] { SEAT($seat) } beendet die Zugphase.
    }
event-grappled = { NAME($crew, of: "crew", form: "nom") } würfelt { $roll }, { NAME($foe, of: "crew", form: "nom") } { $against }.
event-held-off = { NAME($crew, of: "crew", form: "nom") } bekommt das Feld nicht.
event-seized = { NAME($crew, of: "crew", form: "nom") } hat jetzt die Ladung: { NAME($foe, of: "crew", form: "nom") } ist sie los.
event-charge-broken = Eine Ladung ist zerstört ({ NAME($crew, of: "crew", form: "nom") }): Wer gewonnen hat, trägt schon eine.
event-pushed = { NAME($crew, of: "crew", form: "nom") } wird verdrängt, { NAME($to, of: "space", form: "to") }.
    .log =
        { $to ->
            [bow] { NAME($crew, of: "crew", form: "nom") } wird verdrängt, { NAME($to, of: "space", form: "to") }.
            [stern] { NAME($crew, of: "crew", form: "nom") } wird verdrängt, { NAME($to, of: "space", form: "to") }.
           *[other] { NAME($crew, of: "crew", form: "nom") } wird verdrängt.
        }
event-hacked = { NAME($crew, of: "crew", form: "nom") } hält das Kippen auf: { NAME($card, of: "card") }.
event-flipped = Modul { $module }, { NAME($card, of: "card") }, kippt: { NAME($side, of: "side") }.
event-charge-made = { NAME($card, of: "card") }: eine neue Ladung.
event-supply-empty = { NAME($card, of: "card") }: nichts Neues, es gibt keine Ladungen mehr.
event-charge-lost = { NAME($card, of: "card") }: Die Ladung geht ins All.
event-lost = { NAME($crew, of: "crew", form: "nom") } ist im All verloren.
event-lost-with-charge = { NAME($crew, of: "crew", form: "nom") } ist im All verloren, samt Ladung.
event-tracker =
    { $tracker ->
        [0] Der Zähler ist abgelaufen.
       *[other] Der Zähler geht auf { $tracker }.
    }
event-tracker-stalled = Der Zähler bleibt auf { $tracker }.
event-ended = Die Reise ist zu Ende: { NAME($how, of: "ending") }.

## Was kommt

event-will-flip =
    { $count ->
        [one] Modul { $module }, { NAME($card, of: "card") }, kippt einmal und endet: { NAME($side, of: "side") }.
       *[other] Modul { $module }, { NAME($card, of: "card") }, kippt { $count }-mal und endet: { NAME($side, of: "side") }.
    }
event-will-tick =
    { $tracker ->
        [0] Der Zähler läuft gleich ab.
       *[other] Der Zähler geht gleich auf { $tracker }.
    }
event-will-stay = Der Zähler bleibt auf { $tracker }.

## Die Regeln

clause-CC-01 =
    .printed-1 = { $pack-ship-modules } der { $pack-cards } Module stehen in einer Reihe zwischen den beiden Motoren, alle mit dem Generator nach oben und einer Ladung darauf.
    .printed-2 =
        { $pack-dice ->
            [one] Das Spiel hat { $pack-ship-charges } Ladungen, vier Crewmitglieder und einen Würfel.
           *[other] Das Spiel hat { $pack-ship-charges } Ladungen, vier Crewmitglieder und { $pack-dice } Würfel.
        }
clause-CC-02 =
    .ruling-1 = Eine Modulseite ist ein Raster, { $pack-columns } breit und { $pack-rows } hoch, aus Boden und Kisten, über die niemand kommt.
    .ruling-2 = Die Vorderseite hat einen Generator, die Rückseite keinen; eine Konsole kann auf beiden sein.
clause-CC-03 =
    .printed-1 = Module zählen von 1 am Bug bis { $pack-ship-modules } am Heck, gleich welche Karten es sind.
    .printed-2 = Beim Kippen dreht sich ein Modul an seinem Platz um.
clause-CC-04 =
    .ruling-1 =
        { $pack-ship-squares ->
            [one] Ein Motor ist ein einziges Feld, auf dem alle Platz haben, mit einem Platz für eine Ladung.
           *[other] Ein Motor ist ein einziges Feld, auf dem alle Platz haben, mit { $pack-ship-squares } Plätzen für Ladungen.
        }
    .ruling-2 = Er grenzt an jedes freie Feld der Spalte neben ihm.
    .printed-3 = Nur Schritte in einen Motor oder aus einem Motor dürfen anders als nach links, rechts, oben oder unten gehen.
clause-CC-05 =
    .printed-1 = Drei der vier Crewmitglieder, gewählt oder ausgelost, gehen auf die Reise und beginnen gemeinsam in einem Motor; wer an Land bleibt, spielt nicht mit.
    .ruling-2 = Sie beginnen im Bugmotor.
    .printed-3 = Der Zyklenzähler beginnt bei { $pack-cycle-tracker }.
    .ruling-4 = Am Tisch wählt man Personen, Rang, Crew und Module; Crew und Module, die niemand wählt, werden ausgelost.
clause-CC-06 =
    .printed-1 = Ein Zyklus besteht aus der Warnung, dann Ziehen und Handeln, dann dem Kippen.
clause-CC-07 =
    .printed-1 =
        { $pack-late-from ->
            [0]
                { $pack-cycle-dice ->
                    [one] Zur Warnung wird ein Würfel geworfen.
                   *[other] Zur Warnung werden { $pack-cycle-dice } Würfel geworfen.
                }
           *[other]
                { $pack-cycle-dice ->
                    [one] Zur Warnung wird ein Würfel geworfen; sobald der Zähler { $pack-late-from } oder weniger zeigt, sind es { $pack-cycle-late-dice }.
                   *[other] Zur Warnung werden { $pack-cycle-dice } Würfel geworfen; sobald der Zähler { $pack-late-from } oder weniger zeigt, { $pack-cycle-late-dice }.
                }
        }
    .printed-2 = Jeder Würfel hängt über dem Modul mit seiner Zahl; zwei über einem Modul bedeuten, dass es zweimal kippt.
    .printed-3 = Eine Sechs hängst du gleich nach dem Wurf auf, wo du willst.
clause-CC-08 =
    .printed-1 = Würde sich nichts bewegen, müsste nach dem angekündigten Kippen noch auf einem Generator eine Ladung liegen: Würfe, nach denen keine bleibt, werden wiederholt.
    .ruling-2 = Sechsen gehen nur dorthin, wo eine Ladung bleiben kann; gibt es keinen solchen Platz, wird neu geworfen.
    .ruling-3 = Könnte bei keinem Wurf eine bleiben, gilt jeder.
clause-CC-09 =
    .printed-1 =
        { $pack-movement-points ->
            [one] Die Crew hat in jedem Zyklus einen Punkt, und er muss genutzt werden.
           *[other] Die Crew teilt sich in jedem Zyklus { $pack-movement-points } Punkte, und sie müssen genutzt werden.
        }
    .ruling-2 = Die Phase kann nicht enden, solange der Rest davon noch für einen möglichen Schritt reicht, sei es ins Ringen.
    .ruling-3 = Punkte aus Fähigkeiten und verbrannten Ladungen müssen nicht genutzt werden.
clause-CC-10 =
    .printed-1 = Ein Schritt führt auf ein Feld gleich daneben, links, rechts, oben oder unten, nie auf eine Kiste und außer in einem Motor nie auf jemanden der eigenen Crew.
clause-CC-11 =
    .printed-1 =
        { $pack-movement-step ->
            [one] Ein Schritt kostet 1 Punkt, mit Ladung { $pack-movement-carrying }, und die Punkte müssen da sein.
           *[other] Ein Schritt kostet { $pack-movement-step } Punkte, mit Ladung { $pack-movement-carrying }, und die Punkte müssen da sein.
        }
clause-CC-12 =
    .printed-1 = Nur wer mit leeren Händen auf einen geladenen Generator tritt, darf die Ladung aufnehmen.
    .ruling-2 = Das entscheidet sich mit dem Schritt.
clause-CC-13 =
    .printed-1 = Kein Feld fasst zwei Ladungen: Trifft eine getragene auf eine andere, wird eine von beiden zerstört.
clause-CC-14 =
    .printed-1 = Wer mit einer Ladung in einen Motor tritt, darf sie dort gleich auf einen freien Platz legen, und der Zähler bleibt in diesem Zyklus stehen.
    .ruling-2 = Sonst bleibt sie in der Hand; Ladungen werden nirgends sonst abgelegt und nicht weitergegeben.
    .ruling-3 = Der Motor der anderen Crew ist verschlossen.
clause-CC-15 =
    .printed-1 = Ladungen verbrennen in der Zugphase, ohne Punkte zu kosten.
    .printed-2 =
        { $pack-burning-price-points ->
            [one] Eine bringt
           *[other] { $pack-burning-price-points } bringen
        } { $pack-burning-points ->
            [one] einen Punkt mehr.
           *[other] { $pack-burning-points } Punkte mehr.
        }
    .printed-3 =
        { $pack-burning-price-die ->
            [one] Eine nimmt
           *[other] { $pack-burning-price-die } nehmen
        } einen Würfel von einem Modul, { $pack-burning-price-dice ->
            [one] eine nimmt
           *[other] { $pack-burning-price-dice } nehmen
        } alle Würfel weg.
    .printed-4 =
        { $pack-burning-price-return ->
            [one] Eine holt ein verlorenes Crewmitglied zurück.
           *[other] { $pack-burning-price-return } holen ein verlorenes Crewmitglied zurück.
        }
    .ruling-5 = Jede muss getragen werden oder in einem Motor liegen, in dem jemand der Crew steht; mehrere dürfen von verschiedenen Orten kommen.
    .ruling-6 = Wer zurückkommt, kommt in einen Motor nach Wahl, bei zwei Crews in den eigenen.
    .ruling-7 = Nur die Crew, die zieht, verbrennt, und nur eigene Ladungen; es muss etwas bewirken.
clause-CC-16 =
    .printed-1 =
        { $pack-abilities-hack ->
            [one] Steht die Mechanik an einer Konsole, kann sie das Kippen dieses Moduls aufhalten, wenn genau ein Würfel darüber hängt; der Würfel ist verbraucht.
           *[other] Steht die Mechanik an einer Konsole, kann sie das Kippen dieses Moduls aufhalten, wenn genau { $pack-abilities-hack } Würfel darüber hängen; die Würfel sind verbraucht.
        }
    .ruling-2 = Das entscheidet sich am Ende der Phase.
clause-CC-17 =
    .printed-1 =
        { $pack-abilities-direct ->
            [0] Wer die Zugphase im selben Modul oder Motor wie die Navigation beginnt, hat hier nichts davon.
            [one] Wer die Zugphase im selben Modul oder Motor wie die Navigation beginnt, hat einen Punkt mehr, nur für eigene Schritte.
           *[other] Wer die Zugphase im selben Modul oder Motor wie die Navigation beginnt, hat { $pack-abilities-direct } Punkte mehr, nur für eigene Schritte.
        }
clause-CC-18 =
    .printed-1 =
        { $pack-abilities-gain ->
            [0] Die Punkte, die die Steuerung nutzt, bringen ihr hier nichts.
            [one]
                { $pack-abilities-momentum ->
                    [one] Jeder Punkt, den die Schritte der Steuerung brauchen, bringt ihr einen eigenen.
                   *[other] Je { $pack-abilities-momentum } Punkte, die die Schritte der Steuerung brauchen, bringen ihr einen eigenen.
                }
           *[other]
                { $pack-abilities-momentum ->
                    [one] Jeder Punkt, den die Schritte der Steuerung brauchen, bringt ihr { $pack-abilities-gain } eigene.
                   *[other] Je { $pack-abilities-momentum } Punkte, die die Schritte der Steuerung brauchen, bringen ihr { $pack-abilities-gain } eigene.
                }
        }
    .ruling-2 = Nur gemeinsame Punkte zählen, die des Zyklus und verbrannte; eigene bringen nichts mehr ein.
clause-CC-19 =
    .printed-1 =
        { $pack-abilities-cart ->
            [one] Die Fracht zahlt auch mit Ladung nur 1 Punkt je Schritt.
           *[other] Die Fracht zahlt mit Ladung { $pack-abilities-cart } Punkte je Schritt.
        }
clause-CC-20 =
    .ruling-1 = Ein Schritt wird aus eigenen Punkten bezahlt, wenn sie reichen, sonst aus den gemeinsamen, die des Zyklus vor den verbrannten, sonst aus beiden, eigene zuerst.
    .ruling-2 = Was am Ende der Phase nicht genutzt ist, verfällt.
clause-CC-21 =
    .printed-1 = Jeder Würfel kippt sein Modul einmal; Crewmitglieder und Ladungen darauf gehen ins All, und wer verloren ist, bleibt es, bis jemand geholt wird.
    .printed-2 = Auf einen Generator, der nach oben kommt, legt man eine Ladung, solange es welche gibt; verlorene, verbrannte und zerstörte kehren in den Vorrat zurück.
    .ruling-3 = Module kippen vom Bug zum Heck, alle Würfel des einen vor dem nächsten; was ein Kippen hinauswirft, ist im Vorrat, bevor eine neue Ladung genommen wird.
clause-CC-22 =
    .printed-1 = Nach dem Kippen sinkt der Zähler um eins, außer er wurde angehalten.
    .ruling-2 =
        { $pack-cycle-most ->
            [one] Keine Reise dauert länger als einen Zyklus.
           *[other] Keine Reise dauert länger als { $pack-cycle-most } Zyklen, angehaltene mitgezählt.
        }
clause-CC-23 =
    .printed-1 = Die Reise ist gewonnen, sobald die Motoren haben, was der Rang verlangt, gleich in welchem: { $pack-ranks-wanted-0-0 } und { $pack-ranks-wanted-0-1 } mit einem Stern, { $pack-ranks-wanted-1-0 } und { $pack-ranks-wanted-1-1 } mit zweien, { $pack-ranks-wanted-2-0 } und { $pack-ranks-wanted-2-1 } mit dreien.
    .printed-2 = Sie ist verloren, wenn der letzte Zyklus endet oder die ganze Crew im All ist.
clause-CC-24 =
    .printed-1 = Ein Sieg zählt { $pack-least-points } bis { $pack-most-points } Punkte, umso mehr, je mehr Zyklen übrig und je mehr Crewmitglieder an Bord sind, und bringt zwei Titel.
    .printed-2 = Der Titel für das Tempo ist { title-sluggish }, { title-mediocre }, { title-reliable } oder { title-expedient }, je mehr Zyklen übrig sind; der für die Crew { title-heartless }, { title-survivalist } oder { title-benevolent }, je mehr an Bord sind.
clause-CC-25 =
    .printed-1 =
        { $pack-ranks-promotion ->
            [one] Ein Punkt in einem Rang befördert in den nächsten.
           *[other] { $pack-ranks-promotion } Punkte in einem Rang befördern in den nächsten.
        }
    .ruling-2 = Punkte zählen über alle Reisen in einem Rang zusammen, und im nächsten geht es bei 0 los; eine Niederlage zählt 0.
clause-CC-26 =
    .printed-1 =
        { $pack-crews-charges ->
            [one] Zwei Crews zu dritt ohne Fähigkeiten beginnen in gegenüberliegenden Motoren, und die erste Ladung im eigenen gewinnt.
           *[other] Zwei Crews zu dritt ohne Fähigkeiten beginnen in gegenüberliegenden Motoren, und { $pack-crews-charges } Ladungen im eigenen gewinnen.
        }
    .ruling-2 = Die Crew des ersten Platzes beginnt im Bugmotor, und beide teilen sich den Zähler.
    .ruling-3 = Wessen Crew ganz im All ist, hat verloren; gehen beide beim selben Kippen verloren, ist das Spiel unentschieden.
    .ruling-4 = Läuft die Zeit ab, zählen Ladungen, dann die Crew an Bord; sonst ist das Spiel unentschieden.
clause-CC-27 =
    .printed-1 = Zu zweit werfen beide einen Würfel als Warnung und hängen eine Sechs selbst auf; der höhere Wurf zieht zuerst.
    .ruling-2 = Gleiche Würfe werden wiederholt, und ebenso die, die nach CC-08 nicht gelten.
clause-CC-28 =
    .printed-1 =
        { $pack-movement-points ->
            [one] Jede Crew hat einen eigenen Punkt, und die eine zieht zu Ende, bevor die andere beginnt; dann kippen die Module.
           *[other] Jede Crew hat { $pack-movement-points } eigene Punkte, und die eine zieht zu Ende, bevor die andere beginnt; dann kippen die Module.
        }
clause-CC-29 =
    .printed-1 = Wer auf ein gegnerisches Crewmitglied tritt, ringt mit ihm: Beide würfeln.
    .printed-2 =
        { $pack-crews-push ->
            [1] Bei gleichen Würfen geht es zurück.
           *[other] Bei einem Vorsprung unter { $pack-crews-push } geht es zurück.
        }
    .printed-3 =
        { $pack-pushes ->
            [0] Ein größerer Vorsprung wirft das andere vom Schiff, samt Ladung.
           *[other] Ein größerer Vorsprung gewinnt Feld und Ladung und verdrängt das andere; einer ab { $pack-crews-off } wirft es vom Schiff, samt Ladung.
        }
clause-CC-30 =
    .ruling-1 = Was mit einer Ladung geschehen soll, sagt man mit dem Schritt, und es gilt nur, wenn das Feld gewonnen wird; die Punkte sind in jedem Fall ausgegeben.
    .ruling-2 = Wer den Angriff begann und verliert, bleibt auf dem Feld, von dem der Angriff ausging.
    .ruling-3 = Wer angegriffen wurde und verliert, wird geradeaus weitergeschoben oder auf ein freies Feld daneben nach eigener Wahl; ist keines da, geht das Crewmitglied vom Schiff, und aufgenommen wird dabei nichts.
    .ruling-4 = Wer gewinnt und schon trägt, zerstört die Ladung des anderen; eine Ladung, die auf einem Generator gewonnen wird, auf dem schon eine liegt, zerstört diese.
    .ruling-5 = In einem Motor wird nicht gerungen.

## Lektionen

lesson-aim = Bring Ladungen von den Generatoren in beide Motoren, ehe der Zähler abläuft, und verlier unterwegs niemanden: Wer am Ende an Bord ist, vervielfacht, was die Reise wert ist.

lesson-first = Deine erste Reise
    .lead = Eine Ladung geholt, Würfel über den Modulen, eine Ankunft: Du entscheidest alles selbst.
    .learned-1 = Wer trägt, zahlt mehr für jeden Schritt. Merk dir, wer leicht trägt.
    .learned-2 = Würfel über einem Modul sagen, dass es kippt: Verlass es, halte es auf oder nutze es.
    .learned-3 = Die Reise endet gut, sobald beide Motoren haben, was sie brauchen.

lesson-first-who = Wer holt sie?
    .ask = Auf dem Generator im Modul *{ NAME($card, of: "card") }* wartet eine Ladung, und alle stehen im Bugmotor. Du hast { $pack-movement-points } Punkte. *Wer bricht auf, und wohin?*
    .hint = Ein Schritt kostet { $pack-movement-step }, mit einer Ladung in der Hand { $pack-movement-carrying }. Zähl den Hinweg und den Rückweg.
    .rule = Die Fracht trägt so leicht, wie andere gehen, und die Steuerung gewinnt Punkte, indem sie geht.
    .why = Ein Schritt mit einer Ladung kostet { $pack-movement-carrying } Punkte, für die Fracht aber nur { $pack-abilities-cart }. Für je { $pack-abilities-momentum } Punkte, die die Steuerung verbraucht, *gewinnt sie eigene dazu*.
    .cargo = die Fracht, geradewegs darauf zu
    .mechanic = die Mechanik, eine Reihe darüber
    .round = die Fracht, in die obere Reihe

lesson-first-who-cargo = Hin und zurück in einem Zyklus
    .text = Die Fracht zahlt mit einer Ladung nicht mehr als ohne. So reichen die Punkte für den Weg zur Ladung und wieder heim, noch in diesem Zyklus.
lesson-first-who-pilot = Hin und zurück, mit Schwung
    .text = Gut gesehen: Die Steuerung gewinnt unterwegs eigene Punkte, und die tragen die Ladung noch in diesem Zyklus heim. Die Fracht könnte es auch.
lesson-first-who-mechanic = Sie kommt hin
    .text = Die Mechanik erreicht die Ladung und kann sie nehmen. Auf dem Rückweg kostet jeder Schritt { $pack-movement-carrying }, darum ist sie in diesem Zyklus nicht mehr daheim. Jemand anders wäre es.
    .look = Sieh dir die blau umrandeten Felder an: hin und zurück, mit jemandem, der leicht trägt.
lesson-first-who-round = Der lange Weg
    .text = Das richtige Vorhaben, und die Ladung kann genommen werden. Aber dieser Weg ist länger als nötig, darum kommt sie in diesem Zyklus nicht mehr heim.
    .look = Sieh dir die blau umrandeten Felder an: Dort beginnt der kürzeste Weg.

lesson-first-place = Ein Schritt bis zum Motor
    .ask = Die Fracht ist mit der Ladung zurück, und ein Punkt ist übrig. Der Zähler zeigt { $tracker }. *Wofür brauchst du ihn?*
    .hint = Wozu eine Ladung gut ist, entscheidet sich in den Motoren.
    .rule = Wer eine Ladung in einen Motor trägt, darf sie dort sofort einsetzen, und das hält den Zähler an.
    .why = Eine Ladung zählt, wenn sie in einem Motor *eingesetzt* ist, und das hält den Zähler für diesen Zyklus an: Er bleibt, wo er ist. Das kann nur, wer den Motor eben betritt.
    .place = in den Motor, und einsetzen
    .keep = in den Motor, und behalten
    .pilot = die Steuerung rückt dafür vor

lesson-first-place-best = Eingesetzt, und die Zeit steht still
    .text = Die erste Ladung ist, wo sie hingehört. Und der Zähler bleibt am Ende dieses Zyklus auf { $tracker }: Jede Lieferung ist ein gewonnener Zyklus.
lesson-first-place-kept = Sicher, aber nicht eingesetzt
    .text = Im Motor kippt nichts, dort ist die Ladung sicher. Aber sie zählt erst, wenn sie eingesetzt ist, und dazu muss jemand hereinkommen: Nun muss sie hinaus und wieder herein. Der Zähler geht weiter auf { $next }.
    .look = Sieh dir den blau umrandeten Motor an: Eine Ladung kann eingesetzt werden, wenn sie ankommt.
lesson-first-place-burnt = Eine Ladung für etwas anderes
    .text = Verbrennen ist erlaubt, und in manchem Zyklus rettet es die Reise. Hier ist niemand in Gefahr, und eine Ladung, die einen Schritt vor ihrem Platz war, ist fort.
    .look = Sieh dir den blau umrandeten Motor an: Er war einen Schritt entfernt.
lesson-first-place-elsewhere = Sie bleibt draußen
    .text = Die Ladung ist nicht eingesetzt, und der Zähler geht weiter auf { $next }, statt stillzustehen.
    .look = Sieh dir den blau umrandeten Motor an: Der letzte Punkt führt dorthin.

lesson-first-six = Ein Würfel nach Wahl
    .ask = Die Würfel zeigen, dass das Modul { NAME($warned, of: "card") } kippen wird, und eine { $face }, die hingeht, wo du willst. Dunkel sind { LIST($dark-cards, of: "card") }. Deine Crew ist im Motor. *Über welches Modul hängst du sie?*
    .hint = Niemand ist in Gefahr, also denk an die Ladungen: Wie viele werden nach dem Kippen auf Generatoren warten?
    .rule = Wer kippt, zeigt die andere Seite, und auf einem Generator, der nach oben kommt, liegt eine neue Ladung.
    .why = Ein Würfel heißt *einmal kippen*, und jedes Mal kommt die andere Seite nach oben. Ein dunkles Modul zeigt dann seinen Generator, *mit einer neuen Ladung*; ein helles wird dunkel.
    .near = { card-hold }, gleich bei deiner Crew
    .dark = { card-galley }, dunkel
    .again = { card-med-bay }, das ohnehin kippt

lesson-first-six-best = Ein Licht geht an
    .text = Das Modul { NAME($card, of: "card") } war dunkel. Wenn es kippt, kommt sein Generator nach oben, mit einer neuen Ladung. Eine Gefahr für niemanden ist zu Vorrat geworden.
lesson-first-six-twice = Es kippt, und kippt zurück
    .text = Das Modul { NAME($card, of: "card") } wäre dunkel geworden. Mit noch einem Würfel kippt es noch einmal und endet, wie es war, mit einer neuen Ladung auf dem Generator. Das lässt so viele Ladungen, wie ein dunkles Modul zu erhellen.
lesson-first-six-fewer =
    { $missed ->
        [one] Eine Ladung weniger
       *[other] { $missed } Ladungen weniger
    }
    .text = Im Modul { NAME($card, of: "card") } war keine Ladung zu verlieren, das ist gut gesehen. Aber sein Generator geht nach unten, und anderswo hätte derselbe Würfel eine neue Ladung gebracht.
    .look = Sieh dir die blau umrandeten Module an: Was ist auf ihrer anderen Seite?

lesson-first-out = Aus dem Weg
    .ask = Später. Würfel hängen über den Modulen, in denen { LIST($danger, of: "crew", form: "nom") } stehen, und ein Punkt ist übrig. Die Mechanik steht auf einer Konsole. *Was tust du, und wie beendest du die Phase?*
    .hint = Der einen hilft ein Schritt. Braucht die andere auch einen?
    .rule = Auf einer Konsole darf die Mechanik am Ende der Phase ein Modul anhalten, über dem { $pack-abilities-hack ->
        [one] ein Würfel hängt
       *[other] { $pack-abilities-hack } Würfel hängen
    }.
    .why = Wer auf einem Modul steht, das kippt, landet im All. Ein Schritt führt hinaus; und die Mechanik auf einer Konsole darf *hacken*: Dann kippt dieses Modul nicht.
    .pilot = die Steuerung geht hinaus, und die Mechanik hackt
    .both = die Mechanik geht ins nächste Modul
    .cargo = die Fracht macht den Schritt, und die Mechanik hackt

lesson-first-out-best = Alle an Bord
    .text = Der Punkt hat die Steuerung hinausgebracht, und die Mechanik brauchte keinen: Das gehackte Modul kippt nicht. Alle { $of } sind an Bord.
lesson-first-out-unhacked = Die Steuerung ist draußen
    .text = Der Schritt war der richtige. Aber die Phase endete ohne Hacken, und die Mechanik ging mit dem Modul ins All, auf eben der Konsole, die es angehalten hätte.
    .look = Sieh dir das blau umrandete Feld an: Von dort kann die Phase auch anders enden.
lesson-first-out-left = Das Modul hielt
    .text = Das Hacken hat die Mechanik an Bord gehalten, ganz ohne Punkt. Der Punkt war für die Steuerung da, und die blieb auf einem Modul, das kippte.
    .look = Sieh dir das blau umrandete Feld an: Es liegt einen Schritt neben der Steuerung, und dort kippt nichts.
lesson-first-out-more =
    { $aboard ->
        [0] Niemand ist übrig
        [one] Ein Crewmitglied ist übrig
       *[other] { $aboard } sind übrig
    }
    .text = Ins All gingen { LIST($gone, of: "crew", form: "nom") }. Ein Schritt und einmal Hacken hätten alle an Bord gehalten.
    .look = Sieh dir die blau umrandeten Felder an: ein Ausweg für die eine, eine Konsole für die andere.

lesson-first-arrive = Die letzte Ladung
    .ask = Der Bugmotor hat { $bow } Ladungen, der Heckmotor { $stern }, und die Fracht trägt eine. In Modulen, die kippen werden, stehen { LIST($danger, of: "crew", form: "nom") }. *Wofür ist dein letzter Punkt?*
    .hint = Wann genau endet eine Reise?
    .rule = Gewonnen ist, sobald beide Motoren haben, was der Rang verlangt. Dann kippt kein Modul mehr.
    .why = Eine Reise ist *sofort* gewonnen, wenn beide Motoren genug Ladungen haben. Wer in diesem Augenblick an Bord ist, zählt, auch auf einem Modul, das gleich gekippt wäre.
    .stern = die Ladung in den Heckmotor
    .pilot = die Steuerung aus der Gefahr
    .wait = in den Motor, und die Ladung behalten

lesson-first-arrive-best = Angekommen
    .text = Beide Motoren laufen. Die Würfel bedeuten nichts mehr: { $aboard-now } sind an Bord, und alle zählen.
lesson-first-arrive-pilot = Lieb gedacht
    .text = An die Steuerung zu denken ist fast immer richtig. Gerade jetzt hätte die Reise zu Ende sein können, ehe etwas kippt, mit allen an Bord.
    .look = Sieh dir den blau umrandeten Motor an: Dort fehlt eine Ladung.
lesson-first-arrive-other = Noch nicht
    .text = Die Reise geht weiter, und erst einmal kippen die Module. Die Ladung, die fehlt, ist nicht im Heckmotor.
    .look = { lesson-first-arrive-pilot.look }

lesson-second = Gut spielen
    .lead = Vorhersagen, Hacken, die Gaben der Crew, Ladungen verbrennen, und die Zeit.
    .learned-1 = Frag, wie jedes Modul enden wird, ehe du fragst, wer geht.
    .learned-2 = Eine Ladung ist auch Punkte, oder ein Würfel weniger: Verbrenn eine, wo sie mehr bringt, als sie ist.
    .learned-3 = Die Gaben der Crew sind Schritte wert. Lass alle dort, wo der nächste Zyklus sie braucht.

lesson-second-twice = Würfel über Würfel
    .ask = { $dice } Würfel hängen über dem Modul { NAME($card, of: "card") }, und die Mechanik steht dort auf einer Konsole. Ein Punkt ist übrig. *Wer geht?*
    .hint = Wird die Konsole hier helfen?
    .rule = Die Mechanik hält nur ein Modul an, über dem { $pack-abilities-hack ->
        [one] genau ein Würfel hängt
       *[other] genau { $pack-abilities-hack } Würfel hängen
    }.
    .why = So viele Würfel lassen sich nicht hacken, und *mit jedem kippt es einmal*. Das Modul wirft alle hinaus, endet, wie es war, und hat eine neue Ladung auf dem Generator.
    .out = die Mechanik, ins nächste Modul
    .stay = die Mechanik, weiter hinein
    .pilot = die Steuerung, näher heran

lesson-second-twice-best = Draußen, und eine Ladung zum Wiederkommen
    .text = Die Mechanik sieht von draußen, wie das Modul { NAME($card, of: "card") } kippt und zurückkippt. Sein Generator ist wieder oben, mit einer neuen Ladung. Alle { $of } sind an Bord.
lesson-second-twice-inside = Immer noch darauf
    .text = Das Modul { NAME($card, of: "card") } kippte, bis es war wie zuvor, und man könnte meinen, es geschehe nichts. Aber schon das erste Kippen wirft alle hinaus: Die Mechanik ist im All.
    .look = Sieh dir das blau umrandete Feld an: Es gehört zu einem anderen Modul.
lesson-second-twice-other = Die Konsole hilft nicht
    .text = { $dice } Würfel lassen sich nicht hacken. Die Mechanik blieb auf dem Modul und ist im All.
    .look = Sieh dir das blau umrandete Feld an: Es liegt einen Schritt neben der Mechanik.

lesson-second-hack = Ein Schritt für alle
    .ask = Das Modul { NAME($card, of: "card") } wird kippen. Dort stehen { $in-danger } von deiner Crew, und auf dem Generator liegt eine Ladung. Ein Punkt ist übrig. *Was ist der beste Schritt?*
    .hint = Ein Schritt kann eine hinausbringen. Gibt es einen, der allem auf dem Modul hilft?
    .rule = Von einer Konsole aus hält die Mechanik das ganze Modul an.
    .why = Hinausgehen rettet, wer hinausgeht. *Hacken* rettet das Modul, mit allen, die darauf stehen, und seiner Ladung. Die Mechanik muss nur am Ende der Phase auf der Konsole stehen.
    .hack = die Mechanik auf die Konsole, und hacken
    .mechanic = die Mechanik hinaus
    .pilot = die Steuerung hinaus

lesson-second-hack-best = Ein Schritt, und nichts geschieht
    .text = Das gehackte Modul { NAME($card, of: "card") } kippt nicht: { $in-danger } sind noch an Bord, die es sonst nicht wären, und auch die Ladung liegt noch da.
lesson-second-hack-forgot = Auf der Konsole, und zu spät
    .text = Der Schritt war der richtige. Von dort kann die Phase auch mit Hacken enden; ohne das kippte das Modul mit allen, die darauf standen.
    .look = Sieh dir das blau umrandete Feld an, und beende die Phase mit Hacken.
lesson-second-hack-one = Eine ist in Sicherheit
    .text = Ins All gingen { LIST($gone, of: "crew", form: "nom") }, und die Ladung auch. Ein guter Schritt für eine; es gab einen für alle.
    .look = Sieh dir das blau umrandete Feld an: Es ist eine Konsole.
lesson-second-hack-none = Niemand dort ist in Sicherheit
    .text = Mit dem Modul gingen { LIST($gone, of: "crew", form: "nom") } ins All, und seine Ladung auch.
    .look = Sieh dir das blau umrandete Feld an: eine Konsole, einen Schritt neben der Mechanik.

lesson-second-navigator = Wo der nächste Zyklus beginnt
    .ask = Niemand ist in Gefahr, und in diesem Zyklus ist ein Punkt übrig. Die Navigation ist allein in einem Modul, die anderen sind zusammen im nächsten. *Wer braucht den Punkt?*
    .hint = Denk an den nächsten Zyklus: Was gibt die Navigation, und wem?
    .rule = Wer einen Zyklus dort beginnt, wo die Navigation ist, hat einen Punkt mehr.
    .why = Alle anderen, die das Gehen dort *beginnen*, wo die Navigation ist, im selben Modul oder Motor, haben { $pack-abilities-direct ->
        [one] einen eigenen Punkt
       *[other] { $pack-abilities-direct } eigene Punkte
    } mehr. Der letzte Punkt eines Zyklus ist gut angelegt, wenn er alle zusammenbringt.
    .joins = die Navigation, zu den anderen
    .pilot = die Steuerung, zur Navigation
    .ahead = die Fracht, ein Modul weiter

lesson-second-navigator-best = Beisammen
    .text = Ein Schritt, und { $got } beginnen den nächsten Zyklus bei der Navigation, jede mit etwas mehr. Dass die Navigation zu den anderen geht, ist mehr wert, als dass eine kommt.
lesson-second-navigator-one = Eine ist bei der Navigation
    .text = Gut gesehen: Die Steuerung hat im nächsten Zyklus etwas mehr. Die andere nicht, und ein Schritt hätte für beide gereicht.
    .look = Sieh dir das blau umrandete Feld an: Es liegt in dem Modul, in dem die anderen sind.
lesson-second-navigator-none = Jede für sich
    .text = Niemand beginnt den nächsten Zyklus bei der Navigation. Ein Schritt wäre dort { $most } Punkte wert gewesen.
    .look = { lesson-second-navigator-one.look }

lesson-second-pilot = Schwung
    .ask = Die nächste Ladung wartet auf dem Generator im Modul *{ NAME($card, of: "card") }*, vom Bugmotor ein Weg von { $way } Schritten. Du hast { $points } Punkte. *Wer bricht auf, und wohin?*
    .hint = Der Weg ist länger als die Punkte. Wessen Punkte wachsen?
    .rule = Für je { $pack-abilities-momentum } gemeinsame Punkte, die die Steuerung verbraucht, gewinnt sie eigene dazu.
    .why = Die Steuerung gewinnt { $pack-abilities-gain ->
        [one] einen eigenen Punkt
       *[other] { $pack-abilities-gain } eigene Punkte
    } für je { $pack-abilities-momentum } gemeinsame, die ihre Schritte bezahlen. Allein mit allen { $points } geht sie { $way } Felder weit, und keines mehr: Ein Schritt zur Seite ist einer zu viel.
    .straight = die Steuerung, auf dem kürzesten Weg
    .low = die Steuerung, durch die untere Reihe
    .cargo = die Fracht, die näher ist
    .mechanic = die Mechanik

lesson-second-pilot-best = Gerade weit genug
    .text = Von dort kann die Steuerung weiter zur Ladung und sie noch in diesem Zyklus nehmen: Aus { $points } Punkten sind { $way } Schritte geworden.
lesson-second-pilot-astray = Die Richtige, der falsche Weg
    .text = Nur die Steuerung kommt so weit. Aber von dort ist der Weg zur Ladung länger, als was übrig ist.
    .look = Sieh dir die blau umrandeten Felder an: Das ist der kürzeste Weg.
lesson-second-pilot-other = Nicht in diesem Zyklus
    .text = Von dort erreicht { NAME($crew, of: "crew", form: "nom") } die Ladung in diesem Zyklus nicht. Und ein Punkt, den jemand anders verbraucht hat, gibt der Steuerung keinen Schwung.
    .look = Sieh dir die blau umrandeten Felder an: Wer kann sie alle gehen?

lesson-second-die = Eine Ladung gegen das Kippen
    .ask = Punkte sind keine übrig. Im Modul { NAME($card, of: "card") }, das kippen wird und eine Ladung auf dem Generator hat, sind { LIST($danger, of: "crew", form: "nom") }. Die Fracht trägt eine Ladung. *Was tust du?*
    .hint = Eine Ladung in der Hand kann verbrannt werden: für Punkte, oder um einen Würfel wegzunehmen. Was ist danach noch da?
    .rule = Eine verbrannte Ladung nimmt einen Würfel von einem Modul oder gibt { $pack-burning-points } Punkte.
    .why = Verbrennen kostet keine Punkte. { $pack-burning-points } Punkte bringen Leute hinaus; *ein Würfel weniger* lässt das ganze Modul, wie es ist, mit allen, die darauf stehen, und seiner Ladung.
    .die = verbrennen: den Würfel von diesem Modul
    .points = für Punkte verbrennen
    .keep = behalten, und die Phase beenden

lesson-second-die-best = Eine für das alles
    .text = Das Modul { NAME($card, of: "card") } kippt nicht: An Bord bleiben { LIST($danger, of: "crew", form: "nom") }, und statt der verbrannten Ladung ist die auf dem Generator da.
lesson-second-die-points = Beide können hinaus
    .text = Die Punkte reichen, damit { LIST($danger, of: "crew", form: "nom") } hinausgehen, und das ist das Wichtigste. Aber das Modul kippt trotzdem, und zur verbrannten Ladung ist auch seine verloren.
    .look = Sieh dir die blau umrandeten Felder an: Muss überhaupt jemand gehen?
lesson-second-die-other = Ein anderer Würfel
    .text = Jenes Modul kippt nun nicht. Aber wo eines kippen wird, sind immer noch { LIST($danger, of: "crew", form: "nom") }.
    .look = Sieh dir die blau umrandeten Felder an: Welcher Würfel hängt darüber?
lesson-second-die-kept = Eine teure Ladung
    .text = Die Ladung in der Hand ist behalten, und im All sind { LIST($danger, of: "crew", form: "nom") } samt der vom Generator. Eine davon zurückzuholen würde { $pack-burning-price-return ->
        [one] eine Ladung
       *[other] { $pack-burning-price-return } Ladungen
    } kosten.
    .look = Sieh dir die blau umrandeten Felder an: Eine Ladung hätte beide an Bord gehalten.

lesson-second-burn = Eine Ladung für die andere
    .ask = Der Bugmotor hat { $bow } Ladungen, der Heckmotor { $stern }. Die Mechanik trägt eine und die Fracht noch eine, nicht weit vom Heck. Punkte sind keine übrig. *Was tust du?*
    .hint = Wie viele Ladungen fehlen noch, und wie viele sind in der Hand?
    .rule = Eine verbrannte Ladung gibt { $pack-burning-points } Punkte, die jede verbrauchen darf.
    .why = Eine Ladung fehlt, und mehr als eine ist unterwegs. Die zu spät kommt, ist der anderen { $pack-burning-points } *Punkte wert*.
    .way = die der Mechanik für Punkte verbrennen
    .die = die der Mechanik verbrennen: den Würfel vom Modul der Steuerung
    .own = die der Fracht für Punkte verbrennen

lesson-second-burn-best = Gewonnen mit dem, was übrig war
    .text = Mit diesen Punkten geht die Fracht in den Heckmotor und setzt die letzte Ladung ein, noch in diesem Zyklus. Die der Mechanik wurde dafür nicht gebraucht.
lesson-second-burn-own = Die falsche von beiden
    .text = Die Punkte sind da, aber die Ladung beim Heckmotor ist fort. Die der Mechanik ist zu weit weg, um in diesem Zyklus eingesetzt zu werden.
    .look = Sieh dir die blau umrandeten Felder an: Welche ist näher an einem Motor?
lesson-second-burn-dice = Sicher, und nicht weiter
    .text = Würfel, die fort sind, schaden niemandem. Aber es macht auch niemand einen Schritt, und die Reise hätte in diesem Zyklus gewonnen werden können.
    .look = Sieh dir die blau umrandeten Felder an: Eine der Ladungen dort kann der anderen den Weg bezahlen.
lesson-second-burn-end = Sparsam
    .text = Alle Ladungen sind behalten, aber die Steuerung ist im All, und der Zähler geht weiter. Die Reise hätte in diesem Zyklus gewonnen werden können.
    .look = { lesson-second-burn-dice.look }

lesson-second-either = So oder so herum
    .ask = Du fliegst mit { $rank } Sternen. Beide Motoren haben { $bow } Ladungen. Die Steuerung trägt eine neben dem Bug, und eine weitere wartet beim Heck. *Was kommt zuerst?*
    .hint = Wie viele Ladungen verlangt dieser Rang, und wo?
    .rule = Wo der Rang in einem Motor mehr verlangt als im anderen, ist es gleich, in welchem.
    .why = Mit { $rank } Sternen muss ein Motor eine mehr haben als der andere, und *welcher, ist gleich*. Der nächste Weg ist der beste.
    .bow = die Steuerung in den Bugmotor, und einsetzen
    .stern = die Fracht holt die beim Heck
    .out = die Mechanik aus dem Modul, das kippen wird

lesson-second-either-best = { lesson-first-arrive-best }
    .text = Der Bugmotor hat eine Ladung mehr als der Heckmotor, und das genügt. Es kippt nichts mehr.
lesson-second-either-burnt = Vor der Tür verbrannt
    .text = Die Ladung der Steuerung hätte sofort eingesetzt werden können. Wofür sie auch verbrannt ist, besser kann es nicht sein: Die Reise wäre zu Ende, und gewonnen.
    .look = Sieh dir den blau umrandeten Motor an, und was die Steuerung trägt.
lesson-second-either-cargo = Der längere Weg
    .text = Eine Ladung im Heckmotor täte es auch. Aber dazu braucht es mehr als einen Schritt, und die andere ist schon da.
    .look = { lesson-second-either-burnt.look }
lesson-second-either-other = Einen Schritt zu früh
    .text = Die Reise ist noch nicht zu Ende. Mit einem anderen Schritt wäre sie gewonnen, ehe etwas kippt.
    .look = { lesson-second-either-burnt.look }

lesson-second-stall = Der letzte Zyklus
    .ask = Der Zähler zeigt { $tracker }: Wenn dieser Zyklus endet, ist die Zeit um. Die Fracht trägt eine Ladung neben dem Bugmotor, und ein Punkt ist übrig. *Was nun?*
    .hint = Gibt es etwas, das den Zähler anhält?
    .rule = Eine Ladung einzusetzen hält den Zähler für diesen Zyklus an.
    .why = Jede Ladung, die eingesetzt wird, *hält den Zähler an*: Der Zyklus kostet keine Zeit. Wer in jedem Zyklus liefert, verliert keine Zeit.
    .place = { lesson-first-place.place }
    .keep = { lesson-first-place.keep }
    .mechanic = die Mechanik auf den Generator zu

lesson-second-stall-best = Noch ein Zyklus
    .text = Die Ladung ist eingesetzt, und der Zähler bleibt auf { $tracker }. Die Reise geht weiter.
lesson-second-stall-burnt = Sie hätte einen Zyklus gekauft
    .text = Wofür die Ladung verbrannt ist, hält bis zum Ende dieses Zyklus, und die Reise auch: Dann ist die Zeit um.
    .look = Sieh dir den blau umrandeten Motor an.
lesson-second-stall-other = Die Zeit ist um
    .text = Wenn dieser Zyklus endet, verlässt der Zähler die { $tracker }, und die Reise ist verloren, was auch sonst vorbereitet war.
    .look = Sieh dir den blau umrandeten Motor an: ein Schritt, und der Zähler steht still.

## Das Schiff im Terminal

board-row = Die Reihe bisher, vom Bug: { LIST($cards, of: "card", join: "comma") }.
board-cycle =
    { $stalled ->
        [yes] Zyklus { $at } (angehalten), der { $cycle }. von höchstens { $most }
       *[no] Zyklus { $at }, der { $cycle }. von höchstens { $most }
    }
board-goal =
    { $rank ->
        [none]
            { $total ->
                [one] zuerst 1 Ladung
               *[other] zuerst { $charges } Ladungen
            }
       *[other] Rang { $rank }: { $charges } Ladungen
    }
board-supply = Vorrat { $supply }
board-signs = #### Kiste  G Generator  * Ladung  C Konsole  + trägt  o frei  [3] Würfel
board-lost = Verloren im All: { LIST($crew, join: "comma") }
board-none-lost = Verloren im All: niemand
board-points = Punkte übrig: { $left } von { $of }
board-burnt = { $burnt } verbrannte
board-own = { $own } nur für { $crew }

## Züge als Text

help-board = Ein Feld schreibt man mit Modul, Spalte und Reihe: 2c3. Es zeigt, wer dort steht, mit + eine Ladung tragend, und dann, was dort ist: . frei, G Generator (* mit seiner Ladung), C Konsole. Die Crew: P { crew-pilot }, M { crew-mechanic }, N { crew-navigator }, C { crew-cargo }; bei zwei Crews b1 bis b3 und s1 bis s3. Zu beiden Seiten stehen die Motoren mit ihren Plätzen (* eine Ladung) und wer darin ist; [3] über einem Modul ist ein Würfel.
help-moves = Züge: P-2c3 (Steuerung, ein Schritt in Spalte c, Reihe 3 von Modul 2), P-2c3+ (mit Aufnehmen der Ladung), P-bow+ (mit Ablegen), 6-3 (Sechs auf Modul 3), burn P points, burn bow die 3, burn P+bow dice, burn bow+bow return M stern, hack, end.

## Was nicht geht

refusal-no-ranks-for-two = convoy zu zweit hat weder Ränge noch Spezialisten (CC-26); lass rank und crew weg.
refusal-no-such-module-card = convoy hat hier die Module 1 bis { $cards }. Erlaubt: first-flight, drawn oder { $modules } davon.

# Komponentendateien.
refusal-module-cards-between = modules braucht { $least } bis { $most } Karten.
refusal-module-card-name = Modul { $number } braucht einen eigenen Namen, ohne Punkt.
refusal-module-card-rows = { NAME($side, of: "side", form: "face") } von { $card } muss eine Liste von Reihen sein.
refusal-module-card-size = Ein Modul hat höchstens { $most } Reihen und { $most } Spalten.
refusal-module-card-shape = { NAME($side, of: "side", form: "face") } von { $card } ist nicht { $columns } breit und { $rows } hoch wie die Vorderseite von { $first }.
refusal-module-card-symbol = { NAME($side, of: "side", form: "face") } von { $card } hat „{ $symbol }“; Felder sind . Boden, # Kiste, G, C.
refusal-module-card-generator =
    { $side ->
        [front] Die Vorderseite von { $card } muss einen Generator haben (CC-02).
       *[back] Die Rückseite von { $card } darf keinen Generator haben (CC-02).
    }
refusal-module-card-consoles = { NAME($side, of: "side", form: "face") } von { $card } hat mehr als eine Konsole (CC-02).
refusal-modules-as-die-faces = ship.modules muss { $modules } sein: Ein Würfel hat für jedes eine Seite, und eine Sechs.
refusal-win-scale-rows = scale.pace muss eine Liste von Zeilen sein.
refusal-win-scale-order = scale.pace muss Zeilen haben, die bei 1 beginnen und steigen.
refusal-rank-charges = ranks.wanted muss aus drei Paaren von Ladungen bestehen.

# Womit man spielen kann, was aber jemanden einschließen könnte.
refusal-module-card-parts = { NAME($side, of: "side", form: "face") } von { $card } hängt nicht zusammen.
refusal-module-card-walled =
    { $end ->
        [left] { NAME($side, of: "side", form: "face") } von { $card } ist links zugemauert.
       *[right] { NAME($side, of: "side", form: "face") } von { $card } ist rechts zugemauert.
    }
refusal-module-cards-apart = { NAME($side, of: "side", form: "face") } von { $card } und rechts davon { NAME($other-side, of: "side", form: "inner") } von { $other-card } haben keine gemeinsame freie Reihe.

# Stellungen, zu denen kein Spiel führt.
refusal-crews-and-rank = Cosmic Convoy ist für 1 oder 2 Personen, mit einem Rang von 1 bis { $ranks }.
refusal-modules-in-row = In der Reihe stehen { $modules } Module (CC-01).
refusal-no-generator-there = Modul { $module } zeigt keinen Generator, auf dem eine Ladung liegen könnte.
refusal-no-other-crewmember = Es gibt kein weiteres Crewmitglied „{ $crew }“.
refusal-module-twice = Jede Modulkarte liegt höchstens einmal in der Reihe.
refusal-crew-of-three = Eine Crew hat { $crew } Crewmitglieder (CC-05).
refusal-crews-alike = Zwei Crews haben weder Ränge noch Spezialisten (CC-26).
refusal-lost-carries = Wer im All ist, trägt nichts.
refusal-foreign-engine = Niemand betritt den Motor der anderen Crew (CC-14).
refusal-on-crate = { $space } ist eine Kiste (CC-10).
refusal-space-shared = Zwei Crewmitglieder können sich { $space } nicht teilen (CC-10).
refusal-charges-meet = Zwei Ladungen können sich kein Feld teilen (CC-13).
refusal-charges-total = Es gibt im Ganzen { $charges } Ladungen (CC-01).
refusal-ending-said = Ein Spiel, das zu Ende ist, sagt, wie es endete, und kein anderes.
refusal-sixes-when = Sechsen werden gleich nach dem Wurf aufgehängt (CC-07).
refusal-grapple-when = Zum Ringen gehört jemand, der es begann (CC-29).
refusal-pushed-when = Wer verdrängt wird, muss gefragt werden, wohin (CC-30).
refusal-cycles-from-one = Zyklen werden ab 1 gezählt.
refusal-tracker-out = Ist der Zyklenzähler abgelaufen, ist das Spiel zu Ende (CC-23).
refusal-crew-turns = Eine Crew ist in einem Zyklus einmal dran.
refusal-second-crew = Nur von zwei Crews zieht eine als zweite (CC-28).
refusal-stalled-when = Den Zähler hält nur eine Ladung an, die in diesem Zyklus abgelegt wurde (CC-14).
refusal-not-set-out-yet = Vor dem ersten Zyklus sind die Module geladen, und nichts ist geschehen (CC-01).
refusal-ashore-drawn = Wer an Land bleibt, wird nur ausgelost, wo das offen ist (CC-05).
refusal-dice-early = Vor dem Wurf sind keine Würfel da (CC-07).
refusal-dice-other = Das sind nicht die Würfel dieses Zyklus (CC-07, CC-27).
refusal-dice-many = Über den Modulen hängen mehr Würfel, als geworfen wurden (CC-07).
refusal-higher-first = Der höhere Wurf zieht zuerst (CC-27).
refusal-dice-missing = Jeder geworfene Würfel hängt über einem Modul oder ist eine Sechs zum Aufhängen (CC-07).
refusal-six-unasked = Eine Sechs, die nur über ein Modul gehen kann, wird ungefragt aufgehängt (CC-08).
refusal-points-while-moving = Punkte sind nur da, während jemand zieht (CC-20).
refusal-points-burnt = So viele Punkte können nicht aus den verbrannten Ladungen kommen (CC-15).
refusal-crews-points = Zwei Crews haben keine Spezialisten und keine eigenen Punkte (CC-26).
refusal-momentum-source = Schwung kommt aus gemeinsamen Punkten, die die Steuerung genutzt hat (CC-18).
refusal-own-points = Jemand hat mehr eigene Punkte, als zu gewinnen waren (CC-17, CC-18).
refusal-grapple-mover = Ein Ringen beginnt jemand an Bord, dessen Crew zieht (CC-29).
refusal-grapple-space = Gerungen wird um das Feld eines gegnerischen Crewmitglieds gleich daneben (CC-29).
refusal-grapple-charge = Dort liegt keine Ladung, die man mit dem Sieg aufnehmen könnte (CC-30).
refusal-pushed-who = Wer verdrängt wird, ist aus der anderen Crew und hat seine Ladung verloren (CC-29).
refusal-pushed-space = Wer verdrängt wird, teilt sich das Feld mit dem Crewmitglied, das gewonnen hat, bis es frei ist (CC-30).
refusal-pushed-unasked = Wer nur auf ein Feld ausweichen kann, wird nicht gefragt (CC-30).
refusal-won-too-soon = In einem Spiel, das noch läuft, hat niemand gewonnen.
refusal-charged-already = So viele Ladungen in den Motoren hätten das Spiel beendet (CC-23, CC-26).
refusal-lost-already = Eine Crew ganz im All hätte das Spiel beendet (CC-23, CC-26).
refusal-voyage-ended-otherwise = So kann das Spiel nicht geendet haben (CC-23, CC-26).
refusal-flips-over = Nach dem Kippen hängen keine Würfel, und keine Punkte sind übrig (CC-20, CC-21).

# Züge als Text.
refusal-not-a-crew-move = „{ $text }“ ist kein Zug: Schreib P-2c3, P-2c3+ mit Ladung, 6-3, burn P points, burn bow die 3, burn P+bow dice, burn bow+bow return M stern, hack oder end.
refusal-no-such-space = Es gibt kein Feld { $text }; sie gehen von 1a1 bis { $last }, dazu bow und stern.
refusal-no-such-crewmember =
    { $players ->
        [1] Es gibt kein Crewmitglied { $text }; schreib M, N, P und C.
       *[other] Es gibt kein Crewmitglied { $text }; schreib 1, 2 und 3.
    }
refusal-burn-price = Zu verbrennende Ladungen: { $points } für Punkte, { $die } für einen Würfel, { $dice } für alle Würfel, { $back } für eine Rückkehr, wie in burn P+bow dice.
refusal-not-by-chance = „{ $text }“ kann der Zufall hier nicht bringen: Schreib module 3, without P oder dice 2 5.
refusal-no-such-crew-choice = Cosmic Convoy kennt kein { $kind } mit { $parts }.

### Die Seite

page-ship = Das Schiff
page-phase-ready = Wird bereit gemacht
page-phase-warning = Zyklus { $cycle } von { $of } · Warnung
page-phase-move =
    { $count ->
        [0] Zyklus { $cycle } von { $of } · Ziehen und handeln
        [one] Zyklus { $cycle } von { $of } · Ziehen, bevor ein Modul kippt
       *[other] Zyklus { $cycle } von { $of } · Ziehen, bevor { $count } Module kippen
    }
page-phase-crew =
    { WHO($seat) ->
        [you] Zyklus { $cycle } von { $of } · Deine Crew zieht
       *[other] Zyklus { $cycle } von { $of } · { SEAT($seat) } zieht
    }
page-phase-over =
    { $cycle ->
        [one] Nach 1 Zyklus
       *[other] Nach { $cycle } Zyklen
    }

## Der Zähler

page-cycle = Zyklus { $cycle }
page-cycle-short = Zyklus
page-tracker = Der Zyklenzähler steht auf { $cycle }
page-tracker-stalled = Der Zyklenzähler steht auf { $cycle }. Angehalten: bleibt auf { $cycle }
page-stalled = Angehalten: bleibt auf { $cycle }
page-stalled-short = Steht
page-cap = Zyklus { $cycle } von höchstens { $most }
page-cap-short = { $cycle } von { $most }
page-dice-from = { $early } Würfel, ab { $from } sind es { $late }

## Wozu die Dinge da sind

page-can-mechanic =
    { $pack-abilities-hack ->
        [one] Hält an einer Konsole das Kippen ihres Moduls auf, wenn genau ein Würfel darüber hängt.
       *[other] Hält an einer Konsole das Kippen ihres Moduls auf, wenn genau { $pack-abilities-hack } Würfel darüber hängen.
    }
page-can-navigator =
    { $pack-abilities-direct ->
        [0] Wer die Phase neben ihr beginnt, hat keinen eigenen Punkt davon.
        [one] Wer die Phase neben ihr beginnt, hat 1 eigenen Punkt.
       *[other] Wer die Phase neben ihr beginnt, hat { $pack-abilities-direct } eigene Punkte.
    }
page-can-pilot =
    { $pack-abilities-gain ->
        [0] Gemeinsame Punkte, die sie nutzt, bringen ihr keine für sich.
       *[other]
            { $pack-abilities-momentum ->
                [one] Jeder gemeinsame Punkt, den sie nutzt, bringt ihr { $pack-abilities-gain } für sich.
               *[other] Je { $pack-abilities-momentum } gemeinsame Punkte, die sie nutzt, bringen ihr { $pack-abilities-gain } für sich.
            }
    }
page-can-cargo =
    { $pack-abilities-cart ->
        [1] Zahlt auch mit Ladung nur 1 je Schritt.
       *[other] Zahlt mit Ladung { $pack-abilities-cart } je Schritt.
    }
page-can-crew =
    { $pack-movement-step ->
        [one] Ein Schritt kostet 1 Punkt, mit Ladung { $pack-movement-carrying }. Ein Schritt auf die andere Crew ist Ringen.
       *[other] Ein Schritt kostet { $pack-movement-step } Punkte, mit Ladung { $pack-movement-carrying }. Ein Schritt auf die andere Crew ist Ringen.
    }
page-hint-generator = Generator: Wer hierher tritt, darf die Ladung nehmen, je eine. Kippt er nach oben, bekommt er eine neue.
page-hint-console =
    { $pack-abilities-hack ->
        [one] Konsole: Von hier hält die Mechanik das Kippen dieses Moduls auf, wenn genau ein Würfel darüber hängt.
       *[other] Konsole: Von hier hält die Mechanik das Kippen dieses Moduls auf, wenn genau { $pack-abilities-hack } Würfel darüber hängen.
    }
page-hint-crate = Kisten: Hier geht niemand durch.
page-hint-engine = Motor: Wer mit Ladung hereinkommt, darf sie ablegen; der Zähler bleibt dann diesen Zyklus stehen. Er kippt nie.
page-hint-module =
    { $side ->
        [front] Helle Seite, mit Generator. Kippen dreht die dunkle nach oben. Was beim Kippen auf einem Modul ist, geht ins All verloren.
       *[back] Dunkle Seite, ohne Generator. Kippen dreht die helle nach oben, mit neuer Ladung. Was beim Kippen auf einem Modul ist, geht ins All verloren.
    }
page-hint-dice =
    { $pack-burning-price-die ->
        [one] Jeder Warnwürfel kippt sein Modul einmal, wenn alle gezogen sind. Eine verbrannte Ladung nimmt einen weg.
       *[other] Jeder Warnwürfel kippt sein Modul einmal, wenn alle gezogen sind. { $pack-burning-price-die } verbrannte Ladungen nehmen einen weg.
    }
page-hint-tracker = Geht jeden Zyklus um eins herunter, außer wenn eine Ladung in einen Motor kam. Nach der 1 ist die Zeit um.
page-hint-points =
    { $pack-movement-points ->
        [one] Gemeinsam für die Crew; der eine eines Zyklus muss genutzt werden, verbrannte und eigene nicht.
       *[other] Gemeinsam für die Crew; die { $pack-movement-points } eines Zyklus müssen genutzt werden, verbrannte und eigene nicht.
    }
page-hint-supply = Neue Ladungen kommen von hier, solange es welche gibt; verlorene, verbrannte und zerstörte kehren zurück.
page-no-charges = Niemand trägt eine Ladung, und in deinen Motoren liegt keine.
page-hint-burn = Verbrennt eine getragene Ladung oder eine im Motor, in dem jemand aus der Crew steht.

## Orte und Figuren

page-module = Modul { $module }, { NAME($card, of: "card") }: { NAME($side, of: "side", form: "lit") }
page-space = { NAME($card, of: "card") }, Spalte { $column }, Reihe { $row }
page-generator =
    { $charge ->
        [yes] Generator mit einer Ladung, { NAME($card, of: "card") }, Spalte { $column }, Reihe { $row }
       *[no] Generator ohne Ladung, { NAME($card, of: "card") }, Spalte { $column }, Reihe { $row }
    }
page-console = Konsole, { NAME($card, of: "card") }, Spalte { $column }, Reihe { $row }
page-crates =
    { $count ->
        [one] Kisten, { NAME($card, of: "card") }, ein Feld
       *[other] Kisten, { NAME($card, of: "card") }, { $count } Felder
    }
page-in-space = verloren im All
page-with-charge = mit Ladung
page-own-points =
    { $count ->
        [one] +1 eigener Punkt
       *[other] +{ $count } eigene Punkte
    }
page-own =
    { $count ->
        [one] 1 eigener
       *[other] { $count } eigene
    }
page-own-for = nur für { NAME($crew, of: "crew", form: "nom") }
page-movement = Bewegung
page-movement-of = { SEAT($seat) } zieht
page-movement-left = noch { $left } von { $of }
page-safe = sicher
page-warned = gewarnt
page-supply =
    { $count ->
        [one] 1 Ladung
       *[other] { $count } Ladungen
    }
page-supply-in = im Vorrat
page-supply-words =
    { $count ->
        [one] 1 Ladung im Vorrat
       *[other] { $count } Ladungen im Vorrat
    }
page-supply-short = Vorrat
page-engine =
    { $most ->
        [0] hat { $charges }, braucht { $least }
       *[other] hat { $charges }, braucht { $least } oder { $most }
    }
page-needs =
    { $most ->
        [0] will { $least }
       *[other] will { $least }–{ $most }
    }

## Wie die gewarnten Module enden

page-flips = Kippt { $count }×
page-fate-dark = Endet ohne Generator
page-fate-lit = Endet neu geladen
page-fate-empty = Endet ohne Ladung
page-fate-hack = kann gehackt werden
page-fate-lost =
    { $count ->
        [one] { LIST($crew, of: "crew") } geht verloren
       *[other] { LIST($crew, of: "crew") } gehen verloren
    }
page-fate-lost-all = alle darauf gehen verloren
page-fate-dark-short = Endet dunkel
page-fate-lit-short = Endet hell
page-fate-empty-short = Endet leer
page-fate-hack-short = aufzuhalten
page-fate-lost-all-short = alle verloren
page-fate-lost-short = { LIST($crew, of: "crew", form: "letter") } verloren

## Was unten gefragt wird

page-ask-move =
    { $count ->
        [one] Zieh mit deiner Crew: *1 Punkt* zu nutzen
       *[other] Zieh mit deiner Crew: *{ $count } Punkte* zu nutzen
    }
page-ask-own = *Nur eigene Punkte* sind übrig: Nutze sie oder beende die Phase
page-ask-end = Niemand kann noch ziehen: *Beende die Phase*
page-ask-picked = *{ NAME($crew, of: "crew") }*: Wähle ein markiertes Feld
page-ask-six =
    { $count ->
        [one] *Häng die 6* über ein Modul deiner Wahl
       *[other] *Häng die erste 6* über ein Modul deiner Wahl
    }
page-ask-pushed = { NAME($crew, of: "crew", form: "nom") } wird verdrängt: *Wohin?*
page-ask-paid = *Welche Ladung* verbrennt?
page-ask-module = *Welcher Würfel* geht weg?
page-ask-crew = *Wer* kommt zurück?
page-ask-engine = *In welchen Motor* geht es zurück?
page-to =
    { $count ->
        [one] { NAME($crew, of: "crew", form: "nom") } zieht, Ziel *{ $place }*, für 1 Punkt
       *[other] { NAME($crew, of: "crew", form: "nom") } zieht, Ziel *{ $place }*, für { $count } Punkte
    }
page-to-grapple =
    { $count ->
        [one] { NAME($crew, of: "crew", form: "nom") } *ringt mit { NAME($foe, of: "crew", form: "dat") }* für 1 Punkt
       *[other] { NAME($crew, of: "crew", form: "nom") } *ringt mit { NAME($foe, of: "crew", form: "dat") }* für { $count } Punkte
    }
page-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
page-chip-points =
    { $count ->
        [one] −1 Punkt
       *[other] −{ $count } Punkte
    }
page-chip-take = nimmt die Ladung
page-chip-place = legt die Ladung ab
page-chip-stall = Zähler bleibt auf { $cycle }
page-chip-destroy = zerstört eine Ladung
page-chip-grapple = beide würfeln
page-chip-warned = { NAME($card, of: "card") }: kippt { $count }×, wer bleibt, geht verloren
page-chip-safe = { NAME($card, of: "card") }: kippt nicht
page-chip-safe-short = kippt nicht
page-chip-lost = Geht verloren: { LIST($crew, of: "crew") }
page-charge-choice = Die Ladung am Ende des Wegs
page-take = Ladung nehmen
page-take-short = Nehmen
page-take-not = Lassen
page-place = Ablegen und anhalten
page-place-short = Ablegen
page-place-not = Behalten
page-move-here = Hierher ziehen
page-grapple-cost = Ringen · { $count }
page-step-tag = { $count } je Schritt
page-six-over = Die Sechs über Modul { $module } hängen, { NAME($card, of: "card") }
page-six-here = Hierher: { NAME($card, of: "card") }
page-pick-first = Wähle erst jemanden aus deiner Crew, dann ein Feld.
page-too-far = Das ist zu weit. { NAME($crew, of: "crew", form: "nom") } hat nicht genug Punkte.
page-put-back = Doch nicht
page-end-left =
    { $count ->
        [one] Ende: noch 1 Punkt zu nutzen
       *[other] Ende: noch { $count } Punkte zu nutzen
    }
page-end-flips =
    { $count ->
        [0] Ende: Nichts kippt
        [one] Ende: 1 Modul kippt
       *[other] Ende: { $count } Module kippen
    }
page-end-other = Ende: Die andere Crew zieht
page-end-left-short = Ende: noch { $count }
page-end-flips-short =
    { $count ->
        [0] Ende
        [one] Ende: 1 kippt
       *[other] Ende: { $count } kippen
    }
page-end-other-short = Ende
page-hack = { NAME($card, of: "card") } hacken und enden
page-hack-short = Hacken, enden
page-burn = Ladungen verbrennen:
page-burn-open = Ladung…
page-burn-of = Eine Ladung verbrennen, { NAME($engine, of: "space", form: "in") }
page-die-of = Einen Würfel wegnehmen: { NAME($card, of: "card") }
page-burn-points =
    { $pack-burning-points ->
        [one] +1 Punkt
       *[other] +{ $pack-burning-points } Punkte
    }
page-burn-die = 1 Würfel weg
page-burn-dice = alle Würfel weg
page-burn-dice-short = alle weg
page-burn-return = jemand zurück
page-burn-return-short = Crew zurück

## Crews, Wertung und Laufbahn

page-captain =
    { $rank ->
        [one] Kommando mit 1 Stern
       *[other] Kommando mit { $rank } Sternen
    }
page-goal =
    { $one ->
        [one] Ziel: { $one } Ladung in einem Motor, { $two } im anderen
       *[other] Ziel: { $one } Ladungen in einem Motor, { $two } im anderen
    }
page-worth = jetzt { $count }
page-card-ashore = Bleibt auf dieser Reise an Land
page-card-lost = Verloren im All
page-card-console = { $place }, an der Konsole
page-card-doomed = verloren, wer hier bleibt
page-facts-charges = Ladungen am Platz, und gewollt
page-facts-aboard = Crew an Bord
page-facts-own = Eigene Punkte
page-scale = Wertung
page-scale-aboard = { $count } an Bord
page-scale-cycles = noch { $from } bis { $to }
page-scale-text =
    { $pack-ranks-promotion ->
        [one] Ein Sieg jetzt stünde im messingfarbenen Feld. Ein Punkt in einem Rang bringt den nächsten.
       *[other] Ein Sieg jetzt stünde im messingfarbenen Feld. { $pack-ranks-promotion } Punkte in einem Rang bringen den nächsten.
    }
page-scale-two =
    { $pack-crews-charges ->
        [one] Eine Ladung im eigenen Motor gewinnt. Läuft die Zeit ab, zählen Ladungen, dann die Crew an Bord.
       *[other] { $pack-crews-charges } Ladungen im eigenen Motor gewinnen. Läuft die Zeit ab, zählen Ladungen, dann die Crew an Bord.
    }
page-over-charged =
    { $points ->
        [one] Die Motoren laufen, Zähler auf { $cycle }, { $aboard } an Bord: { LIST($titles, of: "title", join: "comma") }, 1 Punkt.
       *[other] Die Motoren laufen, Zähler auf { $cycle }, { $aboard } an Bord: { LIST($titles, of: "title", join: "comma") }, { $points } Punkte.
    }
page-over-time-out = Der letzte Zyklus ist vorbei, die Motoren sind nicht geladen.
page-over-cycle-cap = Länger dauert keine Reise.
page-over-crew-lost = Die ganze Crew ist im All verloren.
page-over-two-charged =
    { WHO($winner) ->
        [you] Dein Motor hat die Ladungen, die er braucht.
       *[other] { SEAT($winner) } hat den eigenen Motor geladen.
    }
page-over-two-time-out = Die Zeit ist um: Ladungen zählen, dann die Crew an Bord.
page-over-two-cycle-cap = Länger dauert keine Reise: Ladungen zählen, dann die Crew an Bord.
page-over-two-crew-lost = Eine ganze Crew ist im All verloren.
page-over-two-crews-lost = Beide Crews sind im All verloren.
page-career-promoted = Befördert: Du hast jetzt Rang { $rank }.
page-career-next = Nächste Reise, Rang { $rank }
page-career-apart = Deine Laufbahn geht in Rang { $rank } weiter; diese Reise zählt nicht dafür.
page-career-points =
    { $promotion ->
        [one] Deine Laufbahn: { $points } von { $promotion } Punkt in Rang { $rank }.
       *[other] Deine Laufbahn: { $points } von { $promotion } Punkten in Rang { $rank }.
    }
page-career-top =
    { $points ->
        [one] Deine Laufbahn: 1 Punkt im höchsten Rang.
       *[other] Deine Laufbahn: { $points } Punkte im höchsten Rang.
    }

## Komponenten, wie die Werkstatt sie nennt

component-ship = Schiff
    .about = Woraus es gebaut ist
component-ship-modules = Module
    .about = in der Reihe zwischen den Motoren
component-ship-charges = Ladungen
    .about = Würfelchen im Spiel
component-ship-squares = Felder
    .about = für Ladungen, auf jedem Motor
component-cycle = Zyklen
    .about = Wie lange die Fahrt dauert und wie rau sie wird
component-cycle-tracker = { gauge-tracker }
    .about = die Zahl, bei der er beginnt: so viele Zyklen
component-cycle-dice = Würfel
    .about = in jedem Zyklus geworfen
component-cycle-late-dice = Späte Würfel
    .about = gegen Ende geworfen
component-cycle-late-from = Spät ab
    .about = der Stand des Zählers, ab dem späte Würfel fallen
component-cycle-most = Höchstens
    .about = Zyklen, auch stockende; dann endet die Fahrt
component-movement = { page-movement }
    .about = Punkte fürs Gehen und Tragen
component-movement-points = Punkte je Zyklus
    .about = für die ganze Crew
component-movement-step = Ein Schritt
    .about = sein Preis in Punkten
component-movement-carrying = Ein Schritt mit Ladung
    .about = { component-movement-step.about }
component-abilities = Fähigkeiten
    .about = Was jedes Crewmitglied besser kann
component-abilities-direct = { crew-navigator }
    .about = eigene Punkte für die, die daneben beginnen
component-abilities-momentum = { crew-pilot }, verbraucht
    .about = gemeinsame Punkte, die eigene bringen
component-abilities-gain = { crew-pilot }, verdient
    .about = eigene Punkte, die sie bringen
component-abilities-cart = { crew-cargo }
    .about = Preis eines Schritts mit Ladung
component-abilities-hack = { crew-mechanic }
    .about = Würfel über einem Modul, genau, dessen Kippen sich aufhalten lässt
component-burning = Verbrennen
    .about = Was eine verbrannte Ladung bringt
component-burning-points = Punkte
    .about = sofort, für die ganze Crew
component-burning-price = Ladungen dafür
component-burning-price-points = { deed-points }
component-burning-price-die = um einen Würfel wegzunehmen
component-burning-price-dice = um alle Würfel wegzunehmen
component-burning-price-return = um jemanden zurückzuholen
component-ranks = Ränge
    .about = Was eine einzelne Crew liefern muss
component-ranks-wanted = Verlangte Ladungen
    .about = in einem Motor und im anderen
component-ranks-wanted-0 = ein Stern
component-ranks-wanted-1 = zwei Sterne
component-ranks-wanted-2 = drei Sterne
component-ranks-promotion = Beförderung
    .about = Punkte auf einem Rang
component-scale = Siegskala
    .about = Punkte einer einzelnen Crew: wie schnell, und wie viele noch da sind
component-scale-crew = Titel nach übriger Crew
component-scale-pace = Titel nach übrigen Zyklen
    .about = ab so vielen Zyklen; Punkte, wenn einer, zwei, drei übrig sind
component-scale-pace-0 = { title-sluggish }
component-scale-pace-1 = { title-mediocre }
component-scale-pace-2 = { title-reliable }
component-scale-pace-3 = { title-expedient }
component-from = Zyklen übrig
component-points = Punkte
component-title = Titel
component-crews = Zwei Crews
    .about = Die Spielart zu zweit
component-crews-charges = Ladungen zum Sieg
    .about = im eigenen Motor
component-crews-push = Zurückgedrängt
    .about = ein Ringen, um so viel gewonnen
component-crews-off = Hinausgeworfen
    .about = { component-crews-push.about }
component-modules = { component-ship-modules }
    .about = Die Karten des Schiffs; sie werden in der Datei gezeichnet, nicht hier
component-modules-card = Karten
component-front = Vorderseite
component-back = Rückseite

page-burn-saves-aboard = Bleibt an Bord: { LIST($crew, of: "crew") }
page-burn-saves-crew = rettet { LIST($crew, of: "crew", form: "letter") }
page-burn-saves-short =
    { $charges ->
        [0] { $flips ->
            [one] 1× weniger kippen
           *[other] { $flips }× weniger kippen
        }
        [one] rettet 1 Ladung
       *[other] rettet { $charges } Ladungen
    }
page-burn-saves = Erspart { EACH($saved, as: "page-saved") }
page-saved =
    { $charge ->
        [yes] den Verlust der Ladung auf Modul { $module } und { $flips }-mal Wenden
       *[no] { $flips }-mal Wenden von Modul { $module }
    }

## Was das Labor misst.

measure-tracker-at-the-end = Zyklenzähler am Ende
measure-crew-aboard-at-the-end = Crew an Bord am Ende
measure-cycles = Zyklen
measure-flips = gekippte Module
measure-charges-lost = verlorene Ladungen
measure-crew-lost = verlorene Crew
measure-charges-burnt = verbrannte Ladungen
measure-charges-placed = eingesetzte Ladungen
taken-module = Modul: { NAME($item, of: "card") }
taken-ashore = bleibt zurück: { NAME($item, of: "crew") }
taken-ability = Fähigkeit: { NAME($item, of: "deed") }
taken-burn = Verbrennen: { NAME($item, of: "deed") }
taken-placed-by = eingesetzt von: { NAME($item, of: "crew") }
taken-charge-from = Ladung aus: { NAME($item, of: "card") }
taken-steps-of = Schritte von: { NAME($item, of: "crew") }
deed-hack = hacken
deed-momentum = Schwung
deed-points = für Punkte
deed-die = für einen Würfel
deed-return = um zurückzukommen
deed-grapple = ringen

## Die bebilderten Regeln

rulebook-aim-text =
    Lade *beide Motoren*, bevor der Zyklenzähler abläuft und bevor deine Crew im All verloren ist (CC-23).

    Du allein führst ein Schiff, das seine Räume immer wieder umdreht. Trage Ladungen von den Generatoren zu den Motoren an beiden Enden; dein Rang sagt, wie viele.
rulebook-aim-figure = Spät auf einer Reise: Mit der letzten Ladung steht jemand neben dem Motor am Heck.
rulebook-parts-text =
    Zwischen zwei Motoren steht eine Reihe von Modulen. Die Vorderseite eines Moduls ist hell und hat einen Generator mit einer Ladung; die Rückseite ist dunkel. Über Kisten geht niemand (CC-02).

    Wer zur Crew gehört, hat eine eigene Fähigkeit (CC-05).
rulebook-parts-figure = Eine erste Reise: alles hell, alle im Motor am Bug, Würfel über den Modulen, die kippen werden.
rulebook-cycle = Ein Zyklus
rulebook-cycle-text =
    Jeder Zyklus hat drei Teile: die *Warnung*, deine *Schritte*, das *Kippen* (CC-06).

    Würfel werden geworfen und hängen über den Modulen ihrer Zahl (CC-07). Eine Sechs hängst du selbst auf. Du siehst, was kippt, bevor du gehst.
rulebook-cycle-figure = Die Würfel zeigen auf Module: Was am Ende des Zyklus darauf ist, geht verloren.
rulebook-moving = Gehen
rulebook-moving-text = Die Crew teilt sich die Bewegungspunkte eines Zyklus. Ein Schritt mit Ladung kostet mehr als einer mit leeren Händen (CC-11); kein Schritt führt über Kisten oder auf jemanden der Crew. Punkte, die sich nutzen lassen, müssen genutzt werden (CC-09).
rulebook-moving-figure = Ein Schritt aus dem Motor hinaus.
rulebook-charges = { component-ship-charges }
rulebook-charges-text =
    Wer mit leeren Händen auf einen geladenen Generator tritt, darf die Ladung nehmen (CC-12). In einen Motor getragen wird sie dort sofort abgelegt, und der Zyklenzähler steht in diesem Zyklus still (CC-14).

    Ladungen lassen sich auch verbrennen: für mehr Punkte, um Würfel wegzunehmen oder um jemanden zurückzuholen (CC-15).
rulebook-charges-figure = Hinaus, die Ladung nehmen, zurück und ablegen.
rulebook-flips = Das Kippen
rulebook-flips-text = Jeder Würfel dreht sein Modul um und wirft ins All, was darauf ist. Ein Generator, der dabei auftaucht, bekommt eine neue Ladung (CC-21). Dann sinkt der Zyklenzähler, wenn ihn nichts aufgehalten hat (CC-22).
rulebook-flips-figure = Die Phase endet, und die markierten Module kippen.
rulebook-example = Zwei Zyklen, gespielt
rulebook-example-text = Eine erste Lieferung und das Ende einer Reise: eine Flucht, ein Hack, eine Ankunft.
rulebook-example-figure = Achte auf die Würfel: Sie sagen, wo am Ende niemand stehen sollte.
rulebook-crew = Die Crew
rulebook-crew-text = An einer Konsole lässt sich ein Kippen verhindern (CC-16). Wer in der Nähe der Navigation beginnt, hat einen Punkt mehr (CC-17). Wer das Schiff fliegt, gewinnt durch Gehen Punkte (CC-18). Wer die Fracht kennt, trägt so leicht, wie andere gehen (CC-19).
rulebook-crew-figure = An einer Konsole unter einem einzelnen Würfel, in Gefahr, und mit einer Ladung.
rulebook-end = Punkte und Rang
rulebook-end-text = Ein Sieg zählt umso mehr, je mehr Zyklen übrig und je mehr Leute an Bord sind (CC-24). Genug Punkte auf einem Rang bringen den nächsten (CC-25).
rulebook-crews = { component-crews }
rulebook-crews-text = Zwei Crews beginnen in gegenüberliegenden Motoren, ohne Fähigkeiten, und laden jede den eigenen (CC-26). Jede wirft einen Würfel als Warnung; die höhere Zahl geht zuerst (CC-27). Wer auf jemanden der anderen Crew tritt, ringt (CC-29).
rulebook-crews-figure = Zwei Crews am Anfang.
