# mypyc: skip
"""Every sentence a player of Colonies reads, in German.

Ware resource, Technik technology, Stufe level, Ausbau upgrade; Abkommen agreement, Route route, Markt
market, Vorrat supply, Lager stock; Runde turn, Durchgang round, Unterhalt upkeep; Rat council,
Ereignisstapel event deck, Startkarte the first player's card. Kolonisten and Piraten are pieces on the
board.
"""

from typing import Final

from starboard.games.colonies.words import PLANET_NAMES
from starboard.kernel.templates import named

CLAUSES: Final = {
    "CO-01": "Im Uhrzeiger liegen Pallas (Information), Elysia (Biotechnik), Amateru (Energie), Bellona "
    "(Raumschiffe) und Euterpe (Luxusgüter); jeder Planet hat mit jedem anderen ein Abkommen und eine Route.",
    "CO-02": "Planeten und Startkarte werden ausgelost; zu dritt sind die neutralen Planeten zwei, die "
    "nicht benachbart sind, jedes solche Paar gleich wahrscheinlich.",
    "CO-03": "Du beginnst mit zwei von jeder Ware außer der eigenen, 50 Credits, Stufe 1 in allen "
    "Techniken, Abkommen von eins zu eins und fünf Ereigniskarten; auf jedem Markt liegt eine Ware.",
    "CO-04": "Alle legen geheim eine Handkarte in den Ereignisstapel, unverteilte Karten ergänzen ihn auf "
    "fünf, und gezogen wird zufällig; Credits und Handkarten bleiben bis zum Ende geheim, auch wer welche "
    "Karte gelegt hat.",
    "CO-05": "Marker jeder Art sind immer genug da.",
    "CO-06": "Im Einkommen stellst du so viel von deiner Ware her, wie du anderen versprichst, und dazu "
    "deine Industriestufe.",
    "CO-07": "Alle bekommen so viele Kolonisten, wie die aktuelle Ereigniskarte sagt, plus die Nummer der "
    "Runde.",
    "CO-08": "Bis zu deiner Gemeinschaftsstufe kannst du ankommende Kolonisten abweisen oder für je einen "
    "Credit aufnehmen; alle wählen gleichzeitig.",
    "CO-09": "Du stimmst mit Ja oder Nein und darfst Waren dazulegen, die du hast: Deine Einflussstufe und "
    "jede Ware sind Stimmen, und die Waren sind weg. Alle Stimmen werden zugleich aufgedeckt.",
    "CO-10": "Gewinnt Ja, bekommt, wer am meisten dafür gestimmt hat, die erste Wirkung oder 4 Credits. "
    "Gewinnt Nein, trifft alle die zweite, und wer am wenigsten Stimmen gab, dazu die dritte. Bei "
    "Gleichstand entscheidet, wer die Startkarte hat.",
    "CO-11": "Wirkungen gehen reihum ab der Startkarte, die für alle vor der für die wenigsten Stimmen; was "
    "du nicht ganz verlieren oder zahlen kannst, verlierst oder zahlst du so weit wie möglich.",
    "CO-12": "Nach dem Ereignis wird die nächste Karte aufgedeckt; nach dem fünften bilden die Handkarten "
    "einen neuen Stapel, und nach dem letzten wird nichts mehr aufgedeckt.",
    "CO-13": "In drei Durchgängen nehmen alle reihum eine Aktion, passen oder tun weniger, als die Stufe "
    "erlaubt; eine verlorene Aktion ist die des dritten Durchgangs.",
    "CO-14": "Gemeinschaft: Hol bis zu deiner Stufe Piraten von beliebigen Routen. Einer von einer fremden "
    "Route bringt dir die Ware, die er blockiert hat; jeder geht in den Vorrat oder zu deinen Kolonisten.",
    "CO-15": "Militär: Fang bis zu deiner Stufe Piraten auf beliebigen Routen und nimm für jeden auf einer "
    "fremden Route dort 1 Credit, wenn einer da ist. Das lässt sich nicht zurücknehmen.",
    "CO-16": "Handel: Verkauf bis zu deiner Stufe Waren aus dem Lager, jede auf den höchsten freien Platz "
    "ihres Marktes: einer zu 3, drei zu 2, der Rest zu 1 Credit.",
    "CO-17": "Einfluss: So viele Punkte wie deine Stufe für Schritte an deinen Abkommen, 1 für den ersten "
    "an einem Abkommen, 2 und 3 für die nächsten. Marker gehen von 1 bis 6; nur eine Seite zu bewegen "
    "kostet einen Credit an den anderen Planeten.",
    "CO-18": "Industrie: Stell bis zu deiner Stufe eigene Waren her und zieh bis zu deiner Stufe Kolonisten "
    "an.",
    "CO-19": "Ausbau: Eine Technik steigt um eine Stufe, höchstens auf 6, für so viele Kolonisten wie die "
    "neue Stufe und ebenso viele von jeder ihrer beiden Waren.",
    "CO-20": "Kaufen kannst du nur Waren, die für einen Ausbau fehlen, nur auf den Märkten, die billigste "
    "zuerst, und nur, wenn du alle bezahlen kannst.",
    "CO-21": "Der Unterhalt beginnt mit der Polizei: Bis zu deiner Militärstufe Piraten auf deinen Routen "
    "gehen in den Vorrat.",
    "CO-22": "Dann zahlen alle den anderen, im Uhrzeiger ab dem eigenen Planeten; was hereinkommt, ist erst "
    "da, wenn alle gezahlt haben.",
    "CO-23": "Zuerst zahlt die eigene Ware, dann jede andere außer der des Empfängers, kostenlos bis zu "
    "deiner Handelsstufe, darüber mit je 1 Credit; was dann noch fehlt, kostet je 3 Credits.",
    "CO-24": "Piraten auf der Route des Empfängers lenken alle ankommenden Waren auf die Märkte um und "
    "ziehen ab, einer je Ware; Credits kommen durch.",
    "CO-25": "Kolonisten, die am Ende übrig sind, werden Piraten auf deinen eigenen Routen, einer nach dem "
    "anderen gegen den Uhrzeiger ab der rechten.",
    "CO-26": "Am Ende einer Runde geht die Startkarte im Uhrzeiger weiter.",
    "CO-27": "Nach zehn Runden zählen die Stufen 1 bis 6 je 0, 2, 5, 9, 14 und 26 Punkte und jeder Credit "
    "einen; bei Gleichstand zählen mehr Technikpunkte, dann mehr Waren, sonst wird geteilt.",
    "CO-28": "Ein neutraler Planet zahlt voll mit der eigenen Ware und behält nichts; auf seinen Routen "
    "sind keine Piraten, seine Abkommen bewegen sich nur auf beiden Seiten, und kein Ereignis betrifft ihn.",
    "CO-29": "Zu dritt sind zwei Planeten, die nicht benachbart sind, neutral; alle beginnen mit 100 "
    "Credits.",
    "CO-30": "Eine gesperrte Aktion ist nur für die kommende Aktionsphase gesperrt; zurückgestuft wird nur "
    "über Stufe 1, der kostenlose Ausbau gilt einer deiner niedrigsten Techniken unter 6, und für einen "
    "neutralen Planeten werden keine Piraten gesetzt.",
}

RESOURCE_NAMES: Final = {
    "information": "Information",
    "biotech": "Biotechnik",
    "energy": "Energie",
    "ships": "Raumschiffe",
    "luxury": "Luxusgüter",
}
ACTION_NAMES: Final = {
    "community": "Gemeinschaft",
    "military": "Militär",
    "commerce": "Handel",
    "influence": "Einfluss",
    "industry": "Industrie",
    "upgrade": "Ausbau",
}
CARD_NAMES: Final = {
    "alien-technology": "Fremde Technik",
    "alien-visitors": "Besuch aus der Fremde",
    "exotic-disease": "Seltene Krankheit",
    "appoint-mediator": "Vermittlung",
    "immigration": "Einwanderung",
    "corporate-envoy": "Gesandte der Konzerne",
    "immigrant-workers": "Arbeitskräfte von außen",
    "diplomatic-negotiations": "Verhandlungen",
    "increased-crime": "Mehr Verbrechen",
    "innovative-stagnation": "Stillstand der Forschung",
    "labour-dispute": "Arbeitskampf",
    "interplanetary-unrest": "Unruhen",
    "mercenary-companies": "Söldnertruppen",
    "interstellar-trade": "Fernhandel",
    "nominate-governor": "Statthalterwahl",
    "jump-gate-technology": "Sprungtore",
    "open-market": "Offener Markt",
    "organized-crime": "Organisiertes Verbrechen",
    "social-integration": "Eingliederung",
    "resource-shortage": "Warenknappheit",
    "technological-breakthrough": "Durchbruch der Technik",
    "scientific-research": "Forschung",
    "trade-convoy": "Handelszug",
    "smuggling-ring": "Schmugglerring",
    "uprising": "Aufstand",
}
HOW_NAMES: Final = {
    "both-up": "beide Seiten hoch",
    "both-down": "beide Seiten runter",
    "mine-up": "eigene Seite hoch",
    "mine-down": "eigene Seite runter",
    "theirs-up": "andere Seite hoch",
    "theirs-down": "andere Seite runter",
}

ACTIONS: Final = {
    "action.done": "fertig",
    "action.pass": "passen",
    "action.lay-card": "{card} in den Ereignisstapel legen",
    "action.settle": "{away} abweisen, für {paid} je einen Credit nehmen",
    "action.vote": "mit {ballot} stimmen",
    "action.add": "{resource} zur Stimme legen",
    "action.take": "Aktion {action}",
    "action.upgrade": "{technology} ausbauen",
    "action.remove": "einen Piraten von der Route {of}–{to} nehmen",
    "action.pirate-to": "der Pirat geht {place}",
    "action.sell": "{resource} verkaufen",
    "action.adjust": "Abkommen mit {planet}: {how}",
    "action.produce": "eigene Waren herstellen: {count}",
    "action.attract": "{count:einen|{count}} Kolonisten anziehen",
    "action.take-credits": "lieber die Credits nehmen",
    "action.take-resources": "Waren nach Wahl nehmen",
    "action.take-pirates": "Piraten nach Wahl setzen",
    "action.gain": "{resource} nehmen",
    "action.lose": "{resource} abgeben",
    "action.lose-which": "{what} verlieren",
    "action.downgrade": "{technology} um eine Stufe senken",
    "action.dump": "{resource} unbezahlt auf den Markt legen",
    "action.decide": "im Gleichstand gewinnt {ballot}",
    "action.place": "einen Piraten auf die Route {of}–{to} setzen",
    "action.pay": "mit {resource} zahlen",
    "action.draw-neutrals": "neutral bleiben {planets}",
    "action.draw-planet": "das Los fällt auf {planet}",
    "action.draw-first": "die Startkarte bekommt {first}",
    "action.draw-card": "gezogen wird die Karte {card}",
}

EVENTS: Final = {
    "event.lot": "{seat} {seat:bekommt|bekommst} {planet}.",
    "event.neutral": "{planet} bleibt neutral.",
    "event.first": "Die Startkarte geht an {first:acc}.",
    "event.dealt": "{seat} {seat:bekommt|bekommst} die Karte {card}.",
    "event.laid-card": "{seat} {seat:legt|legst} {card} in den Ereignisstapel.",
    "event.deck-made": "Der Ereignisstapel ist fertig: {count:eine Karte|{count} Karten}.",
    "event.revealed": "Nächstes Ereignis: {card}; damit {count:kommt ein weiterer|kommen {count} weitere} "
    "Kolonisten.",
    "event.turn-began": "Runde {turn} beginnt bei {first:dat}.",
    "event.produced": "{seat} {seat:produziert|produzierst} {count} {resource}.",
    "event.chose-settlers": "{seat} {seat:weist|weist} {away} ab und {seat:nimmt|nimmst} Credits für {paid}.",
    "event.settled": "{seat} {seat:nimmt|nimmst} {count:einen|{count}} Kolonisten auf, {seat:weist|weist} "
    "{away} ab und {seat:bekommt|bekommst} {credits} Credits.",
    "event.chose-ballot": "{seat} {seat:wählt|wählst} {ballot}.",
    "event.laid-aside": "{seat} {seat:legt|legst} {resource} zur Stimme.",
    "event.sealed": "{seat} {seat:versiegelt|versiegelst} die Stimme.",
    "event.spent": "{seat} {seat:gibt|gibst} {count} {resource} für die Stimme.",
    "event.voted": "{seat} {seat:stimmt|stimmst} mit {count:1 Stimme|{count} Stimmen} für {ballot}.",
    "event.counted": "Der Rat zählt {yes} Ja und {no} Nein.",
    "event.decided": "{seat} {seat:entscheidet|entscheidest} den Gleichstand: {ballot}.",
    "event.carried": "{card}: Der Rat sagt {ballot}.",
    "event.took-credits": "{seat} {seat:nimmt|nimmst} lieber {count:1 Credit|{count} Credits}.",
    "event.gained": "{seat} {seat:nimmt|nimmst} {resource}.",
    "event.banned": "{action} ist in dieser Runde gesperrt: {seat}.",
    "event.lost-action": "{seat} {seat:verliert|verlierst} in dieser Runde {count:eine Aktion|{count} "
    "Aktionen}.",
    "event.received-colonists": "{seat} {seat:bekommt|bekommst} {count:einen|{count}} Kolonisten.",
    "event.lost-colonists": "{seat} {seat:verliert|verlierst} {count:einen|{count}} Kolonisten.",
    "event.lost": "{seat} {seat:verliert|verlierst} {count} {resource}.",
    "event.dumped": "{seat} {seat:lässt|lässt} {resource} auf dem Markt.",
    "event.markets-emptied": "Alle Märkte werden geleert: {count:eine Ware|{count} Waren}.",
    "event.routes-cleared": "{count:Der einzige Pirat verlässt|Alle {count} Piraten verlassen} die Routen.",
    "event.pirates-placed": "{count:Ein Pirat kommt|{count} Piraten kommen} auf die Route {of}–{to}.",
    "event.downgraded": "{seat} {seat:fällt|fällst} auf Stufe {level}: {technology}.",
    "event.passed": "{seat} {seat:passt|passt}.",
    "event.action-taken": "{seat} {seat:nimmt|nimmst} die Aktion {action} auf Stufe {level}.",
    "event.rescued": "{seat} {seat:holt|holst} einen Piraten von der eigenen Route nach {to}.",
    "event.rescued-for": "{seat} {seat:holt|holst} einen Piraten von der Route {of}–{to} und "
    "{seat:bekommt|bekommst} {resource}.",
    "event.joined": "Der Pirat kommt zu den Kolonisten: {seat}.",
    "event.joined.you": "Der Pirat kommt zu deinen Kolonisten.",
    "event.sent-off": "Der Pirat geht in den Vorrat.",
    "event.hunted": "{seat} {seat:fängt|fängst} einen Piraten auf der eigenen Route nach {to}.",
    "event.hunted-for": "{seat} {seat:fängt|fängst} einen Piraten auf der Route {of}–{to} und "
    "{seat:bekommt|bekommst} {credits} Credits.",
    "event.sold": "{seat} {seat:verkauft|verkaufst} {resource} für {credits} Credits.",
    "event.adjusted": "{seat} {seat:bewegt|bewegst} das Abkommen mit {planet}: {how}, jetzt {mine} für "
    "{theirs}.",
    "event.made": "{seat} {seat:stellt|stellst} {count} {resource} her.",
    "event.attracted": "{seat} {seat:zieht|ziehst} {count:einen|{count}} Kolonisten an.",
    "event.bought": "{seat} {seat:kauft|kaufst} {count} {resource} für {credits} Credits.",
    "event.invested": "{seat} {seat:steckt|steckst} {count} {resource} in den Ausbau.",
    "event.employed": "{seat} {seat:gibt|gibst} {count} Kolonisten Arbeit.",
    "event.upgraded": "{seat} {seat:erreicht|erreichst} Stufe {level}: {technology}.",
    "event.police-sent": "{seat} {seat:schickt|schickst} Polizei auf die Route nach {to}.",
    "event.police-ready": "{seat} {seat:ist|bist} mit der Polizei fertig.",
    "event.policed": "Polizei ({seat}): {count:ein Pirat verlässt|{count} Piraten verlassen} die Route nach "
    "{to}.",
    "event.policed.you": "Deine Polizei vertreibt {count:einen|{count}} Piraten von der Route nach {to}.",
    "event.substituted": "{seat} {seat:zahlt|zahlst} {planet} mit {resource}.",
    "event.payment-ready": "{seat} {seat:gibt|gibst} die Zahlung ab.",
    "event.agreements-fulfilled": "Die Abkommen der Runde {turn} sind erfüllt.",
    "event.delivered": "{of} liefert {count} {resource} an {to}.",
    "event.intercepted": "Piraten lenken {count} {resource} von {of} für {to} auf den Markt um.",
    "event.pirates-left": "{count:Ein Pirat verlässt|{count} Piraten verlassen} die Route {of}–{to}.",
    "event.compensated": "{of} zahlt {to} {count:1 Credit|{count} Credits}.",
    "event.turned-pirate": "{count:Ein Kolonist wird Pirat|{count} Kolonisten werden Piraten}: {seat}.",
    "event.turned-pirate.you": "{count:Einer deiner Kolonisten wird Pirat|{count} deiner Kolonisten werden "
    "Piraten}.",
    "event.first-passed": "Die Startkarte geht an {first:acc}.",
    "event.ended": "Das Spiel ist zu Ende: {how}.",
    "event.will-exchange": "Unterhalt mit {planet}: {gives} hinaus, {gets} herein.",
    "event.will-be-blocked": "Unterhalt mit {planet}: {gives} hinaus, {gets} herein, wo {count:ein Pirat "
    "wartet|{count} Piraten warten}.",
    "event.will-last": "{resource} reicht für alle Abkommen, {count} {count:bleibt|bleiben} übrig.",
    "event.will-lack": "Für die Abkommen {count:fehlt|fehlen} {count} {resource}.",
    "event.will-turn-pirate": "{count:Ein Kolonist wird Pirat|{count} Kolonisten werden Piraten}.",
}

EFFECT_WORDS: Final = {
    "effect.offer-any": "eine beliebige Aktion",
    "effect.offer-action": "eine Aktion {action}",
    "effect.offer-times": "{count} Aktionen {action}",
    "effect.offer-free": "eine der niedrigsten Techniken steigt kostenlos",
    "effect.offer-pirates": "{count} Piraten auf beliebige Routen setzen",
    "effect.offer-resources": "{count} Waren nach Wahl",
    "effect.offer-resources-and": "{count} Waren nach Wahl und eine Aktion {action}",
    "effect.offer-credits": "{count} Credits",
    "effect.forbid": "keine Aktion {action} in der kommenden Aktionsphase",
    "effect.take": "sofort eine Aktion {action}",
    "effect.lose-colonists": "{count} Kolonisten gehen",
    "effect.lose-colonists-all": "alle Kolonisten gehen",
    "effect.lose-resources": "{count} Waren nach Wahl gehen verloren",
    "effect.lose-actions": "{count} Aktionen weniger in dieser Runde",
    "effect.lose-actions.one": "eine Aktion weniger in dieser Runde",
    "effect.colonists": "{count} Kolonisten kommen",
    "effect.lose-either": "{count} Waren nach Wahl oder {count} Kolonisten gehen verloren",
    "effect.pirates": "{count:ein Pirat kommt|{count} Piraten kommen} auf die eigenen Routen",
    "effect.empty-markets": "alle Märkte werden geleert",
    "effect.clear-pirates": "alle Piraten verlassen alle Routen",
    "effect.dump-resources": "{count} Waren nach Wahl gehen unbezahlt auf ihre Märkte",
    "effect.dump-resources.one": "eine Ware nach Wahl geht unbezahlt auf ihren Markt",
    "effect.downgrade": "Techniken fallen um {count} Stufen",
    "effect.downgrade.one": "eine Technik fällt um eine Stufe",
}

QUESTIONS: Final = {
    "ask.draw": "der Zufall entscheidet",
    "ask.lay": "leg eine deiner Karten in den Ereignisstapel",
    "ask.settle": "weis Kolonisten ab oder lass dich für sie bezahlen",
    "ask.vote": "stimm ja oder nein und leg Waren dazu",
    "ask.police": "nimm Piraten von deinen Routen",
    "ask.pay": "wähl, womit du zahlst",
    "ask.decide": "die Stimmen sind gleich, sag, welche Seite gewinnt",
    "ask.offer": "der Rat belohnt dich, wähl, womit",
    "ask.action": "wähl eine Aktion oder pass",
    "ask.refuge": "hol Piraten zurück",
    "ask.whither": "in den Vorrat oder zu deinen Kolonisten?",
    "ask.hunt": "fang Piraten",
    "ask.sell": "verkauf Waren",
    "ask.adjust": "bewege deine Abkommen",
    "ask.produce": "wie viele eigene Waren?",
    "ask.attract": "wie viele Kolonisten?",
    "ask.gain": "nimm Waren nach Wahl",
    "ask.lose": "gib Waren nach Wahl ab",
    "ask.lose-which": "Waren oder Kolonisten verlieren?",
    "ask.downgrade": "welche Technik fällt um eine Stufe?",
    "ask.dump": "welche Ware geht auf den Markt?",
    "ask.place": "setz Piraten auf Routen nach Wahl",
}

LESSON: Final = {
    "card": "Du regierst Pallas. Vor der ersten Runde legen alle geheim eine Karte in den Ereignisstapel. "
    "*Leg Arbeitskräfte von außen*: Das bringt viele Kolonisten, und wer die Wahl anführt, bekommt eine "
    "Aktion.",
    "settle": "Kolonisten kommen jede Runde. Wer am Ende keine Arbeit hat, wird Pirat, aber jetzt brauchst "
    "du Hände. *Nimm einen für einen Credit auf und weis niemanden ab.*",
    "vote": "Der Rat stimmt über deine Karte ab. Dein Einfluss ist eine Stimme, jede dazugelegte Ware eine "
    "weitere. *Stimm ja, leg eine Information dazu und versiegle.*",
    "reward": "Ja hat gewonnen, und du hast am meisten gegeben: Du handelst sofort, vor allen anderen. "
    "*Nimm Industrie.*",
    "make": "Industrie auf Stufe 1: *Stell eine Ware her und zieh einen Kolonisten an.*",
    "sell": "Jetzt haben alle reihum drei Aktionen. *Nimm Handel, verkauf Luxusgüter oder Raumschiffe* und "
    "schließ ab. Jeder Verkauf macht den nächsten billiger.",
    "agree": "Deine Abkommen sagen, was du jede Runde schickst und bekommst. *Nimm Einfluss und heb beide "
    "Seiten eines Abkommens an*, dann schließ ab: mehr Handel für beide.",
    "upgrade": "Stufen sind Punkte. Die zweite Stufe Gemeinschaft kostet zwei Kolonisten, zwei Biotechnik "
    "und zwei Energie, und du hast sie. *Bau Gemeinschaft aus.*",
    "pirates": "Die Abkommen sind erfüllt, und Kolonisten ohne Arbeit wurden Piraten auf den Routen: Sie "
    "lenken Waren um. Mit Gemeinschaft 2 bestimmst du über zwei Ankommende: *Weis zwei ab.*",
    "end": "Nach zehn Runden sind Stufen und Credits deine Punkte. Die Aktion Militär fängt Piraten, "
    "Gemeinschaft holt sie als Kolonisten zurück.",
}

GERMAN: Final = {
    **named("clause", CLAUSES),
    **named("lesson", LESSON),
    "blurb": "Fünf Planeten handeln, stimmen ab und halten zehn Jahre lang Piraten fern.",
    **named("seat", {f"Player {number}": f"Person {number}" for number in range(1, 6)}),
    **ACTIONS,
    **EVENTS,
    **EFFECT_WORDS,
    **QUESTIONS,
    **named("name.planet", PLANET_NAMES),
    **named("name.planets", PLANET_NAMES),
    **named("name.of", PLANET_NAMES),
    **named("name.to", PLANET_NAMES),
    **named("name.resource", RESOURCE_NAMES),
    **named("name.technology", ACTION_NAMES),
    **named("name.action", ACTION_NAMES),
    **named("name.card", CARD_NAMES),
    **named("name.how", HOW_NAMES),
    "name.how.ten-turns": "zehn Runden sind vorbei",
    **named("name.source", ACTION_NAMES),
    "name.source.credits": "Credits",
    "name.place.supply": "in den Vorrat",
    "name.place.colonists": "zu deinen Kolonisten",
    "name.what.resources": "Waren",
    "name.what.colonists": "Kolonisten",
    "name.ballot.yes": "Ja",
    "name.ballot.no": "Nein",
    "name.phase.setup": "Aufbau",
    "name.phase.income": "Einkommen",
    "name.phase.event": "Ereignis",
    "name.phase.actions": "Aktionen",
    "name.phase.upkeep": "Unterhalt",
    "name.phase.over": "vorbei",
    "option.players": "Personen",
    "help.moves": "Schreib eine Wahl, wie sie in der Liste steht; Wörter dürfen gekürzt werden: sell en, "
    "adjust bel both-up, done.",
}
