# mypyc: skip
"""Every sentence a player of the convoy reads, in German.

Modul module, Motor engine, Ladung charge, Vorrat supply, Generator, Konsole, Kiste crate, Feld space;
Zyklus cycle, Zyklenzähler tracker; kippen flip, warnen warn, verbrennen burn, ringen grapple, im All in
space. The crew go by what they do, so that nobody is "er" or "sie" but by grammar: Mechanik, Navigation,
Steuerung, Fracht.
"""

from typing import Final

from starboard.kernel.templates import named

CLAUSES: Final = {
    "CC-01": "Fünf der sieben Module stehen in einer Reihe zwischen den beiden Motoren, alle mit dem "
    "Generator nach oben und einer Ladung darauf; das Spiel hat 14 Ladungen, vier Crewmitglieder und drei "
    "Würfel.",
    "CC-02": "Eine Modulseite ist ein Raster aus Boden und Kisten, über die niemand kommt. Die Vorderseite "
    "hat einen Generator, die Rückseite keinen; eine Konsole kann auf beiden sein.",
    "CC-03": "Module zählen von 1 am Bug bis 5 am Heck, gleich welche Karten es sind; beim Kippen dreht "
    "sich ein Modul an seinem Platz um.",
    "CC-04": "Ein Motor ist ein einziges Feld, auf dem alle Platz haben, mit drei Plätzen für Ladungen; er "
    "grenzt an jedes freie Feld der Spalte neben ihm.",
    "CC-05": "Drei der vier Crewmitglieder gehen auf die Reise und beginnen gemeinsam im Bugmotor, der "
    "Zyklenzähler beginnt bei 14; wer an Land bleibt, spielt nicht mit.",
    "CC-06": "Ein Zyklus besteht aus der Warnung, dann Ziehen und Handeln, dann dem Kippen.",
    "CC-07": "Zur Warnung werden zwei Würfel geworfen, drei, sobald der Zähler 7 oder weniger zeigt. Jeder "
    "Würfel hängt über dem Modul mit seiner Zahl; eine Sechs hängst du gleich nach dem Wurf auf, wo du "
    "willst.",
    "CC-08": "Würde sich nichts bewegen, müsste nach dem angekündigten Kippen noch auf einem Generator eine "
    "Ladung liegen: Würfe, die das unmöglich machen, werden wiederholt, und Sechsen gehen nur dorthin, wo "
    "eine bleibt.",
    "CC-09": "Die vier Punkte eines Zyklus müssen genutzt werden: Die Phase kann nicht enden, solange der "
    "Rest noch für einen möglichen Schritt reicht.",
    "CC-10": "Ein Schritt führt auf ein Feld gleich daneben, links, rechts, oben oder unten, nie auf eine "
    "Kiste und außer in einem Motor nie auf jemanden der eigenen Crew.",
    "CC-11": "Ein Schritt kostet 1 Punkt, mit Ladung 2, und die Punkte müssen da sein.",
    "CC-12": "Nur wer mit leeren Händen auf einen geladenen Generator tritt, darf die Ladung aufnehmen.",
    "CC-13": "Kein Feld fasst zwei Ladungen: Trifft eine getragene auf eine andere, wird eine von beiden "
    "zerstört.",
    "CC-14": "Wer mit einer Ladung in einen Motor tritt, darf sie dort auf einen freien Platz legen, und "
    "der Zähler bleibt in diesem Zyklus stehen; der Motor der anderen Crew ist verschlossen.",
    "CC-15": "Eine Ladung verbrennt für 4 Punkte oder nimmt einen Würfel weg, zwei nehmen alle Würfel weg "
    "oder holen ein verlorenes Crewmitglied zurück. Sie müssen getragen werden oder in einem Motor liegen, "
    "in dem jemand der Crew steht, und etwas bewirken.",
    "CC-16": "Steht die Mechanik an einer Konsole, kann sie am Ende der Phase das Kippen dieses Moduls "
    "aufhalten, wenn genau ein Würfel darüber hängt.",
    "CC-17": "Wer die Zugphase im selben Modul oder Motor wie die Navigation beginnt, hat einen Punkt mehr, "
    "nur für eigene Schritte.",
    "CC-18": "Je zwei gemeinsame Punkte, die die Schritte der Steuerung brauchen, bringen ihr einen eigenen "
    "Punkt.",
    "CC-19": "Die Fracht zahlt auch mit Ladung nur 1 Punkt je Schritt.",
    "CC-20": "Ein Schritt wird aus eigenen Punkten bezahlt, wenn sie reichen, sonst aus den gemeinsamen, "
    "die vier vor den verbrannten, sonst aus beiden; was nicht genutzt wird, verfällt.",
    "CC-21": "Beim Kippen gehen Crewmitglieder und Ladungen ins All, und wer verloren ist, bleibt es, bis "
    "jemand geholt wird; auf einen Generator, der nach oben kommt, legt man eine Ladung, solange es welche "
    "gibt.",
    "CC-22": "Nach dem Kippen sinkt der Zähler um eins, außer er wurde angehalten; keine Reise dauert "
    "länger als fünfzig Zyklen.",
    "CC-23": "Die Reise ist gewonnen, sobald die Motoren haben, was der Rang verlangt: 2 und 2, 3 und 2 "
    "oder 3 und 3. Sie ist verloren, wenn die Zeit abläuft oder die ganze Crew im All ist.",
    "CC-24": "Ein Sieg zählt 1 bis 4 nach den übrigen Zyklen, mal die Crewmitglieder an Bord, und bringt "
    "zwei Titel.",
    "CC-25": "Sechs Punkte in einem Rang befördern in den nächsten, und es geht wieder bei 0 los.",
    "CC-26": "Zwei Crews zu dritt ohne Fähigkeiten beginnen in gegenüberliegenden Motoren, und drei "
    "Ladungen im eigenen gewinnen. Wessen Crew ganz im All ist, hat verloren; läuft die Zeit ab, zählen "
    "Ladungen, dann die Crew.",
    "CC-27": "Zu zweit werfen beide einen Würfel als Warnung und hängen eine Sechs selbst auf; der höhere "
    "Wurf zieht zuerst, gleiche Würfe werden wiederholt.",
    "CC-28": "Jede Crew hat vier eigene Punkte, und die eine zieht zu Ende, bevor die andere beginnt.",
    "CC-29": "Wer auf ein gegnerisches Crewmitglied tritt, ringt mit ihm: Bei gleichen Würfen geht es "
    "zurück, ein Vorsprung von 1 oder 2 gewinnt Feld und Ladung, einer ab 3 wirft das andere vom Schiff.",
    "CC-30": "Wer den Angriff verliert, wird geradeaus weitergeschoben oder auf ein freies Feld daneben "
    "nach Wahl; ist keines da, geht es vom Schiff, und aufgenommen wird dabei nichts.",
}

CREW_NAMES: Final = {
    "mechanic": "die Mechanik",
    "navigator": "die Navigation",
    "pilot": "die Steuerung",
    "cargo": "die Fracht",
    "bow-1": "Bug 1",
    "bow-2": "Bug 2",
    "bow-3": "Bug 3",
    "stern-1": "Heck 1",
    "stern-2": "Heck 2",
    "stern-3": "Heck 3",
}

CREW_DATIVE: Final = {f"{crew}.dat": name.replace("die ", "der ") for crew, name in CREW_NAMES.items()}

CARD_NAMES: Final = {
    "Hold": "Laderaum",
    "Galley": "Kombüse",
    "Med bay": "Lazarett",
    "Workshop": "Werkstatt",
    "Quarters": "Kojen",
    "Coolant": "Kühlung",
    "Comms": "Funkraum",
}

LESSON: Final = {
    "fetch": "Zwei Würfel hängen über Kombüse und Werkstatt: Diese Module kippen gleich. Du hast vier "
    "Punkte, ein Schritt kostet einen. *Geh mit der Fracht zum Generator im Laderaum und nimm die Ladung.*",
    "place": "Mit Ladung kostet ein Schritt zwei, nur nicht für die Fracht. *Trag sie zurück in den "
    "Bugmotor und leg sie ab.* Das hält auch den Zähler an, der deine Zeit zählt.",
    "flip": "Alle Punkte sind genutzt. *Beende die Phase* und sieh zu: Was auf einem Modul liegt, das "
    "kippt, geht ins All.",
    "six": "Eine Sechs hängst du selbst auf. Kombüse und Werkstatt sind jetzt dunkel; kippen sie, kommt ein "
    "Generator mit neuer Ladung nach oben. *Häng die Sechs über eines der beiden.*",
    "escape": "Später auf der Reise: Die Steuerung steht im Lazarett, das gleich kippt, und ein Punkt ist "
    "übrig. *Bring die Steuerung hinaus, in die Kombüse.*",
    "hack": "Auch die Werkstatt soll kippen, aber die Mechanik steht an ihrer Konsole. *Hack sie und beende "
    "die Phase*: Dieses Kippen fällt aus.",
    "arrive": "Noch eine Ladung in den Heckmotor, dann haben beide zwei. *Geh mit der Fracht in den "
    "Heckmotor und leg sie ab.*",
    "end": "Die Motoren laufen, und die Crew lebt. Ladungen kannst du auch verbrennen, für Punkte oder "
    "gegen Würfel, und vier Crewmitglieder haben vier Fähigkeiten: Probier aus, wer zu dir passt.",
}

GERMAN: Final = {
    **named("clause", CLAUSES),
    **named("lesson", LESSON),
    "blurb": "Trag Ladungen durch ein Schiff, das sich selbst umdreht, bevor Zeit oder Crew ausgehen.",
    "seat.Captain": "Kommando",
    "seat.Bow crew": "Bugcrew",
    "seat.Stern crew": "Heckcrew",
    "action.end": "die Phase beenden: Gewarnte Module kippen",
    "action.hack": "die Phase beenden, und die Mechanik hält das Kippen ihres Moduls auf",
    "action.put": "die Sechs über Modul {module} hängen, {card}",
    "action.step": "{crew} {to}",
    "action.take": "{crew} {to}, Ladung nehmen",
    "action.leave": "{crew} {to}, Ladung liegen lassen",
    "action.place": "{crew} {to}, Ladung ablegen",
    "action.keep": "{crew} {to}, Ladung behalten",
    "action.grapple": "{crew} {to}, ringt mit {foe:dat}",
    "action.grapple-take": "{crew} {to}, ringt mit {foe:dat} um Feld und Ladung",
    "action.grapple-leave": "{crew} {to}, ringt mit {foe:dat}, Ladung liegen lassen",
    "action.retreat": "{crew} weicht {to} aus",
    "action.burn-points": "Ladung verbrennen ({paid}): mehr Punkte",
    "action.burn-die": "Ladung verbrennen ({paid}): ein Würfel weg von Modul {module}",
    "action.burn-dice": "Ladungen verbrennen ({paid}): alle Würfel weg",
    "action.burn-return": "Ladungen verbrennen ({paid}): {crew} kommt zurück, {engine}",
    "action.line-up": "Modulkarte {number}, {card}",
    "action.ashore": "{crew} bleibt an Land",
    "action.roll": "die Würfel zeigen {dice}",
    "action.roll-two": "der Bug würfelt {bow}, das Heck {stern}",
    "action.roll-grapple": "{roll} gegen {against}",
    "event.lined-up": "Modul {module} ist: {card}.",
    "event.mustered": "{crew} bleibt an Land.",
    "event.cycle": "Zyklus {tracker}.",
    "event.rolled": "Die Würfel zeigen {dice}.",
    "event.rolled-two": "Der Bug würfelt {bow}, das Heck {stern}.",
    "event.dice-kept": "Die Würfel durften das Schiff nicht leeren (CC-08).",
    "event.first-mover": "{seat} {seat:zieht|ziehst} zuerst.",
    "event.six-placed": "Eine Sechs hängt über Modul {module}, {card}.",
    "event.directed": "{crew} hat neben der Navigation {count:einen Punkt|{count} Punkte} extra.",
    "event.stepped": "{crew} geht {from} {to}, für {count:1 Punkt|{count} Punkte}.",
    "event.attacked": "{crew} geht {from} auf {foe} los, {to}, für {count:1 Punkt|{count} Punkte}.",
    "event.momentum": "{crew} gewinnt {count:einen eigenen Punkt|{count} eigene Punkte}.",
    "event.took": "{crew} nimmt die Ladung auf: {card}.",
    "event.destroyed": "Zwei Ladungen sind eine zu viel: Eine ist zerstört ({card}).",
    "event.placed": "{crew} legt eine Ladung ab, {engine}: jetzt {charges}. Der Zähler steht.",
    "event.burnt": "{count:Eine Ladung verbrennt|{count} Ladungen verbrennen}: {paid}.",
    "event.points": "{count:Ein Punkt|{count} Punkte} mehr zu nutzen.",
    "event.die-removed": "Ein Würfel geht weg von Modul {module}, {card}; dort noch {left}.",
    "event.returned": "{crew} ist zurück, {engine}.",
    "event.move-ended": "{seat} {seat:beendet|beendest} die Zugphase.",
    "event.hacked": "{crew} hält das Kippen auf: {card}.",
    "event.flipped": "Modul {module}, {card}, kippt: {side}.",
    "event.charge-made": "{card}: eine neue Ladung.",
    "event.supply-empty": "{card}: nichts Neues, es gibt keine Ladungen mehr.",
    "event.charge-lost": "{card}: Die Ladung geht ins All.",
    "event.lost": "{crew} ist im All verloren.",
    "event.lost-with-charge": "{crew} ist im All verloren, samt Ladung.",
    "event.tracker": "Der Zähler geht auf {tracker}.",
    "event.tracker-stalled": "Der Zähler bleibt auf {tracker}.",
    "event.grappled": "{crew} würfelt {roll}, {foe} {against}.",
    "event.held-off": "{crew} bekommt das Feld nicht.",
    "event.seized": "{crew} hat jetzt die Ladung: {foe} ist sie los.",
    "event.charge-broken": "Eine Ladung ist zerstört ({crew}): Wer gewonnen hat, trägt schon eine.",
    "event.pushed": "{crew} wird verdrängt, {to}.",
    "event.will-flip": "Modul {module}, {card}, kippt {count:einmal|{count}-mal} und endet: {side}.",
    "event.will-tick": "Der Zähler geht gleich auf {tracker}.",
    "event.will-stay": "Der Zähler bleibt auf {tracker}.",
    "event.ended": "Die Reise ist zu Ende: {how}.",
    "goal.reach": "{crew} {to}",
    "goal.grapple": "{crew} ringt um das Feld, {to}",
    **named("name.crew", CREW_NAMES),
    **named("name.foe", CREW_NAMES | CREW_DATIVE),
    **named("name.lost", CREW_NAMES),
    **named("name.paid", CREW_NAMES | {"bow": "im Bugmotor", "stern": "im Heckmotor"}),
    **named("name.engine", {"bow": "im Bugmotor", "stern": "im Heckmotor"}),
    **named("name.from", {"bow": "aus dem Bugmotor", "stern": "aus dem Heckmotor"}),
    **named("name.to", {"bow": "in den Bugmotor", "stern": "in den Heckmotor"}),
    "name.from": "von {}",
    "name.to": "nach {}",
    **named("name.card", CARD_NAMES),
    "name.side.front": "Generator oben",
    "name.side.back": "Generator unten",
    "name.how.charged": "genug Ladungen liegen an ihrem Platz",
    "name.how.time-out": "der letzte Zyklus ist vorbei",
    "name.how.cycle-cap": "länger darf keine Reise dauern",
    "name.how.crew-lost": "eine ganze Crew ist im All",
    "name.how.crews-lost": "beide Crews sind im All, unentschieden",
    "name.source.voyage": "Wertung",
    "name.source.charges": "Ladungen im Motor",
    "option.players": "Personen: eine Crew gegen das Schiff, oder zwei Crews",
    "option.rank": "Rang einer einzelnen Crew, in Sternen",
    "option.crew": "Wer fliegt, wenn es eine einzelne Crew ist",
    "option.modules": "Module vom Bug zum Heck, nach Nummer",
    "name.modules.drawn": "ausgelost",
    "name.modules.first-flight": "erster Flug: 1 bis 5",
    "ask.move": "zieh und handle",
    "ask.six": "häng die Sechs über ein Modul",
    "ask.pushed": "sag, wohin dein verdrängtes Crewmitglied ausweicht",
    "help.moves": (
        "Züge: P-2c3 (Steuerung, ein Schritt in Spalte c, Reihe 3 von Modul 2), P-2c3+ (mit Aufnehmen der "
        "Ladung), P-bow+ (mit Ablegen), 6-3 (Sechs auf Modul 3), burn P points, burn bow die 3, "
        "burn P+bow dice, burn bow+bow return M stern, hack, end."
    ),
}
