# mypyc: skip
"""Every sentence a player of the wheel reads, in German.

Rad wheel, Station station, Platz place; Kegel cone, Scheibe disc, Stapel stack, Turm spire (frei,
Gefangenenturm); Zeitstein time stone, drehen rotate, Umdrehung revolution; schlagen take, wecken raise,
remis drawn.
"""

from typing import Final

from starboard.kernel.templates import named

CLAUSES: Final = {
    "AW-01": "Das Rad hat acht Stationen und dreht sich unter den Figuren weg. Jede Seite verfügt über die "
    "drei Stationen vor sich, die beiden dazwischen gehören niemandem.",
    "AW-02": "Die Plätze am Tisch zählen von 0 bis 7, gegen den Uhrzeiger ab der Mitte von Schwarz: Schwarz "
    "hat 7, 0 und 1, Weiß hat 3, 4 und 5, neutral sind 2 und 6.",
    "AW-03": "Beim Drehen rückt das Rad um eine Station weiter, gegen den Uhrzeiger.",
    "AW-04": "Jeder Kegel beginnt in der eigenen Mitte, links und rechts von ihm je eine lebende Scheibe.",
    "AW-05": "Der Zeitstein beginnt auf Platz 6. Im ersten Spiel beginnt Schwarz, danach bestimmt, wer "
    "zuletzt verloren hat.",
    "AW-06": "Du ziehst eine eigene Figur oder einen eigenen Stapel von einer deiner drei Stationen, oder "
    "du drehst das Rad.",
    "AW-07": "Von deiner linken Station zieht eine Figur genau zwei Stationen weit, in die eine oder andere "
    "Richtung.",
    "AW-08": "Von deiner Mitte zieht eine Figur geradeaus hinüber in die gegnerische Mitte.",
    "AW-09": "Von deiner rechten Station zieht eine Figur genau eine Station weit, in die eine oder andere "
    "Richtung.",
    "AW-10": "Was dazwischen steht, hält keinen Zug auf; es zählt nur die Station, auf der er endet.",
    "AW-11": "Wird eine Figur gezogen, kehrt der Zeitstein auf Platz 6 zurück; wird das Rad gedreht, fährt "
    "er mit.",
    "AW-12": "Wer keine Figur ziehen kann, muss drehen. Sonst ist das Drehen freigestellt, außer gleich "
    "nach einer Umdrehung.",
    "AW-13": "Ein Kegel, der die Station des gegnerischen Kegels betritt, gewinnt sofort.",
    "AW-14": "Ein Kegel, der eine Station mit lebenden gegnerischen Scheiben betritt, tötet sie und bleibt "
    "auf ihnen stehen.",
    "AW-15": "Ein Kegel darf keine Station betreten, auf der eine eigene lebende Scheibe liegt.",
    "AW-16": "Der gegnerische Kegel darf auch dann geschlagen werden, wenn er auf deinen eigenen lebenden "
    "Scheiben steht.",
    "AW-17": "Solange in keinem früheren Zug ein Kegel gezogen wurde, darf kein Kegel geschlagen werden; "
    "auf dem Rad mitzufahren ist kein Zug.",
    "AW-18": "Eine tote Scheibe bleibt tot, wenn der Kegel sie verlässt.",
    "AW-19": "Eine Scheibe darf keine Station betreten, auf der ein Kegel steht.",
    "AW-20": "Eine Scheibe darf keine Station mit einer gegnerischen Scheibe betreten, ob lebend oder tot.",
    "AW-21": "Eine Scheibe darf keine Station mit einer toten Scheibe der eigenen Farbe betreten.",
    "AW-22": "Eine Scheibe darf sich zu ihrer lebenden Gefährtin legen: Zusammen sind sie ein Stapel.",
    "AW-23": "Ein Stapel aus zweien zieht als Ganzes, aber nur auf eine leere Station, oder die obere "
    "Scheibe zieht allein.",
    "AW-24": "Tote Scheiben ziehen nicht, und ein Stapel stirbt als Ganzes.",
    "AW-25": "Ein Kegel, der eine Station mit toten Scheiben und ohne Kegel betritt, weckt sie und stellt "
    "sich auf sie: ein freier Turm, wenn sie seine Farbe haben, sonst ein Gefangenenturm.",
    "AW-26": "Ein freier Turm zieht als Ganzes, oder der Kegel zieht allein; die Scheiben unter einem Kegel "
    "ziehen nicht ohne ihn.",
    "AW-27": "Ein ganzer Turm darf nur eine leere Station betreten.",
    "AW-28": "Ein Kegel, der einen Turm unter dem gegnerischen Kegel betritt, gewinnt.",
    "AW-29": "Die Scheiben eines Gefangenenturms können nicht ziehen, bis der Kegel auf ihnen weggezogen "
    "ist.",
    "AW-30": "Acht Drehungen nacheinander sind eine Umdrehung, sechzehn zwei, vierundzwanzig drei; jeder "
    "Zug einer Figur lässt neu zählen.",
    "AW-31": "Gleich nach einer Umdrehung musst du eine Figur ziehen, wenn du kannst. Kannst du nicht, "
    "drehst du, und dann gilt dasselbe für die andere Seite.",
    "AW-32": "Mit der zweiten Umdrehung erwachen alle toten Scheiben auf einmal, und dann müssen beide "
    "ziehen, wenn sie können.",
    "AW-33": "Mit der dritten Umdrehung ist das Spiel remis.",
    "AW-34": "Kommt eine Stellung zum dritten Mal vor (oder so oft, wie am Tisch vereinbart), ist das Spiel "
    "remis.",
    "AW-35": "Man darf aufgeben, und beide dürfen sich auf Remis einigen.",
}

PLACES: Final = (
    "Schwarz Mitte (0)",
    "Schwarz rechts (1)",
    "neutral (2)",
    "Weiß links (3)",
    "Weiß Mitte (4)",
    "Weiß rechts (5)",
    "neutral (6)",
    "Schwarz links (7)",
)

LESSON: Final = {
    "step": "Du bist Schwarz, auf dieser Seite, und hast drei Stationen in der Hand: links, Mitte und "
    "rechts. Was *rechts* steht, zieht eine Station. *Zieh deine rechte Scheibe* auf die freie Station "
    "daneben.",
    "turn": "Statt zu ziehen, darfst du *das Rad drehen*: Alles darauf fährt eine Station weiter, und "
    "Figuren kommen in deine Hand oder verlassen sie.",
    "kill": "Aus deiner *Mitte* zieht eine Figur geradeaus hinüber. Ein Kegel, der auf einer lebenden "
    "Scheibe von Weiß landet, tötet sie. *Schick deinen Kegel hinüber.*",
    "raise": "Tote liegen still, bis ein Kegel kommt. Deine eigene tote Scheibe liegt neben deinem Kegel: "
    "*Betritt sie*, und sie erwacht als freier Turm, der mit dir zieht.",
    "win": "Von *links* zieht eine Figur zwei Stationen. Ein Kegel ist schon gezogen, also darf geschlagen "
    "werden: *Schlag den Kegel von Weiß* und gewinne.",
    "end": "Das ist die ganze Jagd. Noch eines: Acht Drehungen nacheinander erzwingen einen Zug, sechzehn "
    "wecken alle Toten, vierundzwanzig sind remis.",
}

GERMAN: Final = {
    **named("clause", CLAUSES),
    **named("lesson", LESSON),
    **{
        f"name.{part}.{place}": name
        for part in ("from", "to", "place", "places")
        for place, name in enumerate(PLACES)
    },
    "blurb": "Kegel jagen einander auf einem Brett, das sich unter ihnen wegdreht.",
    "seat.Black": "Schwarz",
    "seat.White": "Weiß",
    "action.rotate": "das Rad drehen",
    "action.move": "{piece} von {from} nach {to}",
    "event.rotated": "{seat} {seat:dreht|drehst} das Rad ({rotations} seit dem letzten Zug einer Figur).",
    "event.moved": "{seat} {seat:zieht|ziehst} {piece:acc} von {from} nach {to}.",
    "event.killed": "{count:Die Scheibe|{count} Scheiben} auf {place} {count:stirbt|sterben} unter dem "
    "Kegel.",
    "event.resurrected": "Die Toten auf {place} erwachen: {spire}.",
    "event.all-resurrected": "Zwei Umdrehungen: Die Toten auf {places} erwachen.",
    "event.ended": "Das Spiel ist zu Ende: {how}.",
    "name.piece.cone": "Kegel",
    "name.piece.cone.acc": "den Kegel",
    "name.piece.disc": "Scheibe",
    "name.piece.disc.acc": "die Scheibe",
    "name.piece.stack": "Stapel",
    "name.piece.stack.acc": "den Stapel",
    "name.piece.spire": "Turm",
    "name.piece.spire.acc": "den Turm",
    "name.spire.free": "ein freier Turm",
    "name.spire.prisoner": "ein Gefangenenturm",
    "name.how.cone-taken": "ein Kegel wurde geschlagen",
    "name.how.three-revolutions": "drei Umdrehungen ohne einen Zug, remis",
    "name.how.repetition": "dieselbe Stellung einmal zu oft, remis",
    "name.source.cone": "Kegel geschlagen",
    "option.players": "Personen",
    "option.repetition": "Wie oft eine Stellung vorkommen darf, bis sie remis ist (0: beliebig oft)",
    "option.opener": "Wer beginnt",
    "name.opener.black": "Schwarz",
    "name.opener.white": "Weiß",
    "ask.turn": "zieh eine Figur oder dreh das Rad",
    "ask.must-move": "eine Umdrehung ist voll, zieh eine Figur",
    "help.board": "Schwarz: A Kegel, O Scheibe, X tote Scheibe. Weiß: v Kegel, o Scheibe, x tote Scheibe. * "
    "der Zeitstein. Ein Stapel steht von unten nach oben.",
    "help.moves": "Züge: C0-4 (Kegel), D7-1 (Scheibe), S7-1 (ganzer Stapel), P7-1 (ganzer Turm), R (drehen).",
}
