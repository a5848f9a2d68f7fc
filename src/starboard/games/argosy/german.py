# mypyc: skip
"""Every sentence a player of Argosy reads, in German.

Stein token, Kreuzungspunkt intersection, Forschungskarte research map, Abfall scrap, Vorrat pool, Beutel
bag, Auslese draft; Leiste track, Himmel celestial, Heimat domestic; Schritt action; Evolutionskarte
evolution card, natürlicher and künstlicher Preis. The cards keep the names that are printed on them,
planets have their German ones.
"""

from typing import Final

from starboard.games.argosy.words import CARDS
from starboard.kernel.templates import named

CLAUSES: Final = {
    "AR-01": "Es gibt je zehn Forschungssteine für jede der drei Farben mit jedem der drei Zeichen und "
    "sieben violette Evolutionssteine: zusammen 97.",
    "AR-02": "Du hast sechs Wissensleisten, drei des Himmels für die Zeichen und drei der Heimat für die "
    "Farben, jede von 0 bis 5.",
    "AR-03": "Eine Forschungskarte ist ein Dreieck mit sechs Kreuzungspunkten auf jeder Seite, zusammen 21; "
    "ihr Abfall hat drei Plätze.",
    "AR-04": "Alle haben fünf Planetenmarker und damit höchstens fünf Kolonien zugleich.",
    "AR-05": "Die Koloniekarte hat sechs grüne Planeten, einen Ring von sechs, drei innere und den Kern; "
    "jede Linie dazwischen trägt eine Navigationszahl, höchstens 4.",
    "AR-06": "Jede der 18 Evolutionskarten hat einen natürlichen und einen künstlichen Preis in "
    "Wissenspunkten.",
    "AR-07": "Das Los bestimmt, wer beginnt; so viele Karten wie Personen liegen offen, und vier Steine je "
    "Person, kein violetter, werden reihum genommen und auf freie Kreuzungspunkte gelegt.",
    "AR-08": "Ein Stein, der ein kleines Dreieck schließt, lehrt einen Punkt für eine Farbe, die alle drei "
    "Ecken gemeinsam haben, und einen für ein gemeinsames Zeichen.",
    "AR-09": "Ein größeres Dreieck muss ganz belegt sein, mit dem neuen Stein an einer Ecke; gleiche Ecken "
    "lehren dann ihre Punkte und einen weiteren nach Wahl.",
    "AR-10": "Wie viele Dreiecke ein Stein auch schließt, du wertest nur eines, und eines, das etwas lehrt.",
    "AR-11": "Keine Leiste geht über 5: Punkte darüber verfallen.",
    "AR-12": "Steine lehren immer, wenn sie auf eine Karte kommen oder sich auf ihr bewegen: in der Auslese "
    "und in den Schritten 1, 3 und 4.",
    "AR-13": "Forschen: Du darfst einen Stein verwerfen, wenn im Abfall Platz ist, ziehst dann zwei in den "
    "Vorrat, nimmst dann einen aus dem Vorrat, nie einen violetten, und legst ihn auf einen freien "
    "Kreuzungspunkt.",
    "AR-14": "Ein violetter Stein deckt eine Evolutionskarte auf; wer sie aufgedeckt hat, zahlt in diesem "
    "Zug den natürlichen Preis, alle anderen den künstlichen.",
    "AR-15": "Zwei Violette in einem Zug aus dem Beutel decken zwei Karten auf, von denen du eine umsonst "
    "nimmst; damit endet das Forschen.",
    "AR-16": "Wird eine Karte erworben, verlässt ein violetter Stein aus dem Vorrat das Spiel, und der Rest "
    "des Vorrats geht zurück in den Beutel; anders verlassen violette Steine den Vorrat nicht.",
    "AR-17": "Folgern: Gib zwei Punkte einer Leiste für einen Punkt auf einer anderen, die nicht voll ist.",
    "AR-18": "Himmel: Schlag für einen Punkt Feuerkraft einen Stein von einer anderen Karte, was dort ein "
    "Schildpunkt abwehren kann; oder verschieb für einen Punkt Navigation einen eigenen Stein auf einen "
    "freien Kreuzungspunkt.",
    "AR-19": "Heimat: Für einen roten Punkt legst du einen blind gezogenen Stein, für einen grünen tauschst "
    "du einen eigenen mit dem Vorrat, für einen blauen legst du einen aus irgendeinem Abfall; Stein und "
    "Platz müssen da sein.",
    "AR-20": "Ausbreiten, einmal je Zug: eine Kolonie bauen, geschützt oder nicht, eine offene erobern, "
    "eine eigene schützen oder eine offene Karte kaufen; du brauchst die Punkte und für eine neue Kolonie "
    "einen Planetenmarker.",
    "AR-21": "Ein Planet hat Platz für eine Kolonie. Grüne Planeten erreichen alle, andere nur entlang "
    "einer Linie von einer eigenen Kolonie aus, für die Navigationszahl der Linie.",
    "AR-22": "Der Zug, in dem der Beutel leer, eine Karte voll oder der Kern besiedelt wird, ist der "
    "letzte; auch eine Runde von Zügen ohne Ziehen beendet das Spiel.",
    "AR-23": "Punkte bringen Sätze gleicher Steine auf der Karte, Kolonien und Evolutionskarten; bei "
    "Gleichstand zählen mehr Karten, dann mehr Kolonien, dann mehr Wissen.",
    "AR-24": "Perceptors: Jede Karte kostet dich einen Punkt nach Wahl weniger.",
    "AR-25": "Duplicators: Punkte, die das Forschen auf einer einmal gewählten Himmelsleiste lehrt, zählen "
    "doppelt.",
    "AR-26": "Wanderers: Punkte, die das Forschen auf einer für immer gewählten Heimatleiste lehrt, zählen "
    "doppelt.",
    "AR-27": "Migrators: Statt Schritt 5 verlegst du eine Kolonie entlang einer Linie auf einen freien "
    "Planeten, für die Navigationszahl der Linie.",
    "AR-28": "Starstormers: Statt Schritt 2 machst du aus einem Punkt Rot, Grün oder Schilde einen anderen "
    "davon.",
    "AR-29": "Transmuters: Statt Schritt 2 machst du aus einem Punkt Navigation, Blau oder Feuerkraft einen "
    "anderen davon.",
    "AR-30": "Skyvions: Du darfst eine zweite Himmelstat tun und bezahlst sie.",
    "AR-31": "Solationists: Du darfst eine zweite Heimattat tun und bezahlst sie.",
    "AR-32": "Sanctuarians: Eine eigene Kolonie zu schützen kostet dich nur einen blauen Punkt.",
    "AR-33": "Gallants: Beim Forschen gehen Punkte, die auf einer vollen Leiste verfielen, auf Leisten "
    "deiner Wahl.",
    "AR-34": "Excurists: Am Ende 3 Punkte für jeden Satz von zwei oder mehr gleichen Steinen.",
    "AR-35": "Itinerants: Am Ende 5 Punkte für jede Evolutionskarte, diese mitgezählt.",
    "AR-36": "Outrimmers: Am Ende 5 Punkte für jede Kolonie.",
    "AR-37": "Scavengers: Beim Forschen darfst du deinen Stein statt aus dem Vorrat aus irgendeinem Abfall "
    "nehmen.",
    "AR-38": "Traders: Statt Schritt 4 und für einen roten Punkt ziehst du zwei in den Vorrat und nimmst "
    "einen, wie beim Forschen, aber nie aus einem Abfall.",
    "AR-39": "Eine geschützte Kolonie kann nur erobern, wer Razers hat.",
    "AR-40": "Travelers: Keine Linie kostet dich mehr als 1 Navigation.",
    "AR-41": "Spawners: Eine ungeschützte Kolonie darf dich einen grünen und einen Navigationspunkt kosten, "
    "dazu den Weg.",
}

TOKENS: Final = {
    "red-fire": "Feuerkraft rot",
    "red-navigation": "Navigation rot",
    "red-shields": "Schilde rot",
    "green-fire": "Feuerkraft grün",
    "green-navigation": "Navigation grün",
    "green-shields": "Schilde grün",
    "blue-fire": "Feuerkraft blau",
    "blue-navigation": "Navigation blau",
    "blue-shields": "Schilde blau",
    "purple": "Violett",
}
TRACKS: Final = {
    "fire": "Feuerkraft",
    "navigation": "Navigation",
    "shields": "Schilde",
    "red": "Gentechnik (rot)",
    "green": "Wetterlenkung (grün)",
    "blue": "Materieformung (blau)",
}
PLANETS: Final = {
    "green-1": "Iolkos",
    "green-2": "Lemnos",
    "green-3": "Samothrake",
    "green-4": "Kyzikos",
    "green-5": "Mysien",
    "green-6": "Thynias",
    "middle-1": "Bebrykien",
    "middle-2": "Salmydessos",
    "middle-3": "Symplegaden",
    "middle-4": "Mariandynien",
    "middle-5": "Themiskyra",
    "middle-6": "Aretias",
    "inner-1": "Phasis",
    "inner-2": "Kaukasus",
    "inner-3": "Aia",
    "core": "Kolchis",
}

LESSON: Final = {
    "draw": "Deine Forschungskarte ist ein Dreieck. Ein Zug hat fünf Schritte, der erste heißt Forschen. "
    "*Zieh zwei Steine* in den Vorrat.",
    "take": "Zweimal Feuerkraft rot liegt nebeneinander auf deiner Karte. *Nimm Feuerkraft rot* aus dem "
    "Vorrat.",
    "place": "Drei gleiche Ecken eines kleinen Dreiecks lehren einen Punkt ihrer Farbe und einen ihres "
    "Zeichens. *Leg den Stein unter die beiden*, wo sich das Dreieck schließt.",
    "extrapolate": "Zum Bauen brauchst du Navigation. In Schritt 2 werden aus zwei Punkten einer Leiste "
    "einer auf einer anderen: *Gib Rot und gewinne Navigation.*",
    "celestial": "In Schritt 3 könntest du für einen Punkt Feuerkraft auf eine andere Karte schlagen. Du "
    "brauchst ihn selbst. *Lass es: fertig.*",
    "colony": "Eine Kolonie kostet je einen Punkt Feuerkraft, Schilde und Navigation. Grüne Planeten "
    "erreichen alle. *Bau eine Kolonie auf einem grünen Planeten.*",
    "evolve": "Einige Züge später hast du Rot und Blau übrig. Evolutionskarten wirken für dich bis zum "
    "Ende, und sie zählen. *Kauf Scavengers.*",
    "end": "Von einer Kolonie geht es entlang der Linien zu reicheren Welten. Das Spiel endet, wenn der "
    "Beutel leer ist, eine Karte voll ist oder jemand Kolchis besiedelt.",
}

GERMAN: Final = {
    **named("clause", CLAUSES),
    **named("lesson", LESSON),
    "blurb": "Leg Entdeckungen zu Dreiecken, besiedle die Sterne und entwickle dich weiter als die anderen.",
    # choices
    "action.end": "fertig mit: {action}",
    "action.end-turn": "den Zug beenden",
    "action.take-none": "keinen Stein nehmen",
    "action.draw": "zwei Steine in den Vorrat ziehen",
    "action.strike": "einen Stein von einer anderen Karte schlagen, für einen Punkt Feuerkraft",
    "action.shift": "einen eigenen Stein verschieben, für einen Punkt Navigation",
    "action.breed": "einen Stein blind ziehen und legen, für einen roten Punkt",
    "action.swap": "einen Stein mit dem Vorrat tauschen, für einen grünen Punkt",
    "action.salvage": "einen Stein aus einem Abfall legen, für einen blauen Punkt",
    "action.barter": "Traders: zwei ziehen und einen nehmen, für einen roten Punkt",
    "action.cancel": "den Schlag abwehren, für einen Schildpunkt",
    "action.allow": "den Schlag hinnehmen",
    "action.track": "{track} wählen",
    "action.extra": "noch ein Punkt: {track}",
    "action.divert": "der übrige Punkt geht auf {track}",
    "action.gain": "einen Punkt gewinnen: {track}",
    "action.double": "{card} verdoppeln für immer: {track}",
    "action.discount": "einen Punkt weniger zahlen: {track}",
    "action.extrapolate": "Punkte geben: {track}",
    "action.convert": "einen Punkt umwandeln: {track}",
    "action.take": "{token} nehmen",
    "action.recover": "{token} aus einem Abfall nehmen ({owner})",
    "action.triangle": "werten: {tracks}",
    "action.triangle-plus": "werten: {tracks}, dazu ein Punkt nach Wahl",
    "action.buy": "{card} kaufen",
    "action.claim": "{card} umsonst nehmen",
    "action.point": "{place} wählen",
    "action.place": "{token} auf {place} legen",
    "action.scrap": "{token} auf {place} verwerfen",
    "action.lift": "{token} von {place} wegbewegen",
    "action.replace": "{token} auf {place} eintauschen",
    "action.target": "schlagen ({victim}): {token} auf {place}",
    "action.build": "eine Kolonie auf {planet} bauen",
    "action.fortify": "eine geschützte Kolonie auf {planet} bauen",
    "action.spawn": "Spawners: eine Kolonie auf {planet} bauen, für Grün und Navigation",
    "action.invade": "{planet} erobern",
    "action.shield": "{planet} schützen",
    "action.ward": "Sanctuarians: {planet} schützen, für einen blauen Punkt",
    "action.migrate": "die Kolonie auf {planet} verlegen",
    "action.settle": "auf {planet} siedeln",
    # chance
    "action.first": "{seat} {seat:beginnt|beginnst}",
    "action.token": "der Beutel gibt {token}",
    "action.card": "der Stapel gibt {card}",
    # what happened
    "event.first-player": "{seat} {seat:beginnt|beginnst}.",
    "event.dealt-card": "{card} liegen offen.",
    "event.dealt-token": "In der Auslese: {token}.",
    "event.turn": "{seat} {seat:ist|bist} am Zug.",
    "event.took": "{seat} {seat:nimmt|nimmst} {token}.",
    "event.recovered": "{seat} {seat:nimmt|nimmst} {token} aus einem Abfall ({owner}).",
    "event.placed": "{seat} {seat:legt|legst} {token} auf {place}.",
    "event.moved": "{seat} {seat:verschiebt|verschiebst} {token} von {from} nach {place}.",
    "event.lifted": "{seat} {seat:hebt|hebst} {token} von {place} auf.",
    "event.completed": "{seat} {seat:schließt|schließt} das Dreieck {places}.",
    "event.gained": "{seat} {seat:gewinnt|gewinnst} {count:einen Punkt|{count} Punkte}: {track}.",
    "event.lost": "Über der Grenze {count:verfällt ein Punkt|verfallen {count} Punkte}: {track}.",
    "event.diverted": "{seat} {seat:legt|legst} einen übrigen Punkt auf {track}.",
    "event.spent": "{seat} {seat:gibt|gibst} {count:einen Punkt|{count} Punkte} aus: {track}.",
    "event.scrapped": "{seat} {seat:verwirft|verwirfst} {token} auf {place}.",
    "event.drew": "{seat} {seat:zieht|ziehst} {token} in den Vorrat.",
    "event.drew-one": "{seat} {seat:zieht|ziehst} blind {token}.",
    "event.put-back": "Der violette Stein geht zurück in den Beutel, und Schritt 4 ist vorbei.",
    "event.turned-up": "{seat} {seat:deckt|deckst} {card} auf.",
    "event.two-purples": "{seat} {seat:zieht|ziehst} zwei Violette: Das Forschen ist vorbei.",
    "event.claimed": "{seat} {seat:nimmt|nimmst} {card} umsonst.",
    "event.bought": "{seat} {seat:kauft|kaufst} {card} zum {price} Preis.",
    "event.tuned": "{seat} {seat:wählt|wählst} {track}: Das zählt durch {card} doppelt.",
    "event.purple-gone": "Ein violetter Stein verlässt das Spiel.",
    "event.pool-returned": "{count:Der eine Stein des Vorrats geht|{count} Steine des Vorrats gehen} zurück "
    "in den Beutel.",
    "event.struck": "{seat} {seat:schlägt|schlägst} bei {victim:dat}: {token} auf {place}.",
    "event.cancelled": "{seat} {seat:wehrt|wehrst} den Schlag von {other:dat} ab.",
    "event.hit": "{victim} {victim:verliert|verlierst} {token} auf {place} an den Abfall.",
    "event.destroyed": "{victim} {victim:verliert|verlierst} {token} auf {place} ganz: Der Abfall ist voll.",
    "event.swapped": "{seat} {seat:tauscht|tauschst} {old} auf {place} gegen {token}.",
    "event.built": "{seat} {seat:baut|baust} eine Kolonie auf {planet}.",
    "event.fortified": "{seat} {seat:baut|baust} eine geschützte Kolonie auf {planet}.",
    "event.invaded": "{seat} {seat:erobert|eroberst} {planet} von {victim:dat}.",
    "event.shielded": "{seat} {seat:schützt|schützt} {planet}.",
    "event.migrated": "{seat} {seat:verlegt|verlegst} eine Kolonie von {from} nach {planet}.",
    "event.last-turn": "Dieser Zug ist der letzte: {how}.",
    "event.ended": "Das Spiel ist zu Ende: {how}.",
    # goals and forecasts
    "goal.triangle": "{token} auf {place}: {count:ein Punkt|{count} Punkte}",
    "event.ends-after-turn": "Nach diesem Zug ist das Spiel zu Ende: {how}.",
    "event.bag-low": "Im Beutel {count:ist noch ein Stein|sind noch {count} Steine}.",
    "event.stalling": "Zieht niemand, endet das Spiel {count:mit diesem Zug|in {count} Zügen}.",
    # names, under every part they stand in
    **named("name.token", TOKENS),
    **named("name.old", TOKENS),
    **named("name.track", TRACKS),
    **named("name.tracks", TRACKS),
    **named("name.planet", PLANETS),
    **named("name.from", PLANETS),
    **named("name.card", CARDS),
    "name.action.1": "Forschen",
    "name.action.2": "Folgern",
    "name.action.3": "Himmel",
    "name.action.4": "Heimat",
    "name.action.5": "Ausbreiten",
    "name.price.natural": "natürlichen",
    "name.price.artificial": "künstlichen",
    # what a card does, short enough to stand on it; the number is the step it works in
    "card.perceptors": "5: Karten kosten einen Punkt weniger",
    "card.duplicators": "1: Punkte einer Himmelsleiste doppelt",
    "card.wanderers": "1: Punkte einer Heimatleiste doppelt",
    "card.migrators": "5: eine Kolonie entlang einer Linie verlegen",
    "card.starstormers": "2: Rot, Grün, Schilde umwandeln",
    "card.transmuters": "2: Navigation, Blau, Feuerkraft umwandeln",
    "card.skyvions": "3: eine zweite Himmelstat",
    "card.solationists": "4: eine zweite Heimattat",
    "card.sanctuarians": "5: eine Kolonie für 1 Blau schützen",
    "card.gallants": "1: übrige Punkte gehen anderswohin",
    "card.excurists": "Ende: 3 je Satz von zwei oder mehr",
    "card.itinerants": "Ende: 5 je Karte",
    "card.outrimmers": "Ende: 5 je Kolonie",
    "card.scavengers": "1: aus jedem Abfall nehmen",
    "card.traders": "4: für 1 Rot zwei ziehen, einen nehmen",
    "card.razers": "5: geschützte Kolonien erobern",
    "card.travelers": "5: keine Linie kostet mehr als 1",
    "card.spawners": "5: bauen für 1 Grün, 1 Navigation",
    "name.how.bag-empty": "der Beutel ist leer",
    "name.how.map-full": "eine Forschungskarte ist voll",
    "name.how.core-settled": "auf Kolchis steht eine Kolonie",
    "name.how.stalled": "eine ganze Runde ohne Ziehen",
    "name.source.sets": "Sätze gleicher Steine",
    "name.source.colonies": "Kolonien",
    "name.source.cards": "Evolutionskarten",
    "name.source.bonuses": "Prämien der Karten",
    "option.players": "Personen",
    # what is asked
    "ask.draft": "nimm einen Stein der Auslese",
    "ask.place": "wähl einen Kreuzungspunkt für den Stein",
    "ask.triangle": "wähl das Dreieck zum Werten",
    "ask.extra-point": "wähl noch einen Punkt",
    "ask.divert": "wähl eine Leiste für den übrigen Punkt",
    "ask.research": "forschen: verwirf einen Stein oder zieh zwei",
    "ask.take-token": "nimm einen Stein, oder keinen",
    "ask.extrapolation": "folgern: gib Punkte einer Leiste",
    "ask.gain": "wähl die Leiste, die gewinnt",
    "ask.conversion": "wähl die Leiste, die gewinnt",
    "ask.celestial": "Himmel: schlag oder verschieb",
    "ask.target": "wähl einen Stein, den du schlägst",
    "ask.defence": "wehr den Schlag ab oder nimm ihn hin",
    "ask.lift": "wähl einen Stein zum Verschieben",
    "ask.domestic": "Heimat: blind ziehen, tauschen oder bergen",
    "ask.replace": "wähl einen Stein zum Eintauschen",
    "ask.exchange": "wähl einen Stein des Vorrats",
    "ask.salvaging": "wähl einen Stein aus einem Abfall",
    "ask.expansion": "ausbreiten: bau, erobere, schütz oder kauf, oder beende den Zug",
    "ask.migration": "wähl, wohin die Kolonie geht",
    "ask.free-card": "nimm eine dieser Karten umsonst",
    "ask.doubling": "wähl die Leiste, die sie für immer verdoppelt",
    "ask.discount": "wähl den Punkt, den du sparst",
    "help.moves": (
        "Züge: done, draw, strike, shift, breed, swap, salvage, barter, cancel, allow; Plätze c2; "
        "Steine RF; Platz oder Abfall anderer 2:c2, 2:RF; Leisten +F, zwei geben xF, einen umwandeln tF; "
        "Dreiecke =RF+; build, fortify, spawn, invade, shield, ward, migrate oder settle mit einem Planeten; "
        "buy oder claim mit einer Karte."
    ),
}
