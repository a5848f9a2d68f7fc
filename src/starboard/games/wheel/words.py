# mypyc: skip
"""Every sentence a player of the wheel reads."""

from typing import Final

from starboard.kernel.clauses import PRINTED, RULING, Catalogue, Clause
from starboard.kernel.templates import named

CLAUSES: Final = Catalogue(
    (
        Clause(
            "AW-01",
            PRINTED,
            "The wheel has eight stations and turns under the pieces; each player commands the three "
            "stations in front of them, and the two between the players belong to nobody.",
        ),
        Clause(
            "AW-02",
            RULING,
            "Places on the table are numbered 0 to 7 counter-clockwise from Black's centre: Black has "
            "7, 0 and 1, White has 3, 4 and 5, and 2 and 6 are neutral.",
        ),
        Clause("AW-03", PRINTED, "Rotating turns the wheel by one station, counter-clockwise."),
        Clause(
            "AW-04",
            RULING,
            "Each cone starts in its player's centre, with a living disc to its left and one to its right.",
        ),
        Clause(
            "AW-05",
            PRINTED,
            "The time stone starts at place 6; Black opens the first game, and after that the loser of "
            "the last game says who opens.",
        ),
        Clause(
            "AW-06",
            PRINTED,
            "You move one of your own pieces or piles, standing in one of your three stations, or you "
            "rotate the wheel.",
        ),
        Clause("AW-07", PRINTED, "From your left station a piece goes exactly two stations either way."),
        Clause("AW-08", PRINTED, "From your centre a piece goes straight across to the opposing centre."),
        Clause("AW-09", PRINTED, "From your right station a piece goes exactly one station either way."),
        Clause("AW-10", RULING, "Nothing in between blocks a move; only the station it ends in counts."),
        Clause(
            "AW-11",
            PRINTED,
            "When a piece is moved the time stone returns to place 6; when the wheel is rotated the "
            "stone rides along.",
        ),
        Clause(
            "AW-12",
            PRINTED,
            "Whoever cannot move a piece must rotate; otherwise rotating is a free choice, except just "
            "after a revolution.",
        ),
        Clause("AW-13", PRINTED, "A cone that enters the opposing cone's station wins at once."),
        Clause(
            "AW-14",
            PRINTED,
            "A cone that enters a station with opposing living discs kills them and stands on them.",
        ),
        Clause("AW-15", PRINTED, "A cone cannot enter a station where your own living disc stands."),
        Clause(
            "AW-16",
            RULING,
            "Taking the opposing cone is allowed even where it stands on your own living discs.",
        ),
        Clause(
            "AW-17",
            PRINTED,
            "No cone can be taken before some cone has moved on an earlier turn; riding on the wheel is "
            "not moving.",
        ),
        Clause("AW-18", PRINTED, "A dead disc that a cone leaves stays dead."),
        Clause("AW-19", PRINTED, "A disc cannot enter a station where a cone stands."),
        Clause("AW-20", PRINTED, "A disc cannot enter a station with an opposing disc, living or dead."),
        Clause("AW-21", PRINTED, "A disc cannot enter a station with a dead disc of its own colour."),
        Clause("AW-22", PRINTED, "A disc may join its living fellow: together they are a stack."),
        Clause(
            "AW-23",
            PRINTED,
            "A stack of two moves whole, into an empty station only, or its top disc moves alone.",
        ),
        Clause("AW-24", PRINTED, "Dead discs do not move, and a stack dies as a whole."),
        Clause(
            "AW-25",
            PRINTED,
            "A cone that enters a station with dead discs of either colour, and no cone, raises them and "
            "stands on them: a free spire if they are its own colour, else a prisoner spire.",
        ),
        Clause(
            "AW-26",
            PRINTED,
            "A free spire moves whole, or its cone moves alone; the discs under a cone do not move "
            "without it.",
        ),
        Clause("AW-27", PRINTED, "A whole spire can only enter an empty station."),
        Clause("AW-28", PRINTED, "A cone that enters a spire under the opposing cone wins."),
        Clause(
            "AW-29",
            PRINTED,
            "The discs of a prisoner spire cannot move until the cone on them has moved away.",
        ),
        Clause(
            "AW-30",
            PRINTED,
            "Eight rotations in a row make a revolution, sixteen two, twenty-four three; moving any piece "
            "starts the count anew.",
        ),
        Clause(
            "AW-31",
            PRINTED,
            "Right after a revolution you must move a piece if you can; if you cannot, you rotate, and "
            "then the same goes for your opponent.",
        ),
        Clause(
            "AW-32",
            PRINTED,
            "With the second revolution all dead discs rise at once, and then both must move if they can.",
        ),
        Clause("AW-33", PRINTED, "With the third revolution the game is drawn."),
        Clause(
            "AW-34",
            RULING,
            "A position that comes up for the third time (or as often as the table agreed) is a draw.",
        ),
        Clause("AW-35", RULING, "A player may resign, and both may agree to a draw."),
    )
)

PLACES: Final = (
    "Black's centre (0)",
    "Black's right (1)",
    "neutral (2)",
    "White's left (3)",
    "White's centre (4)",
    "White's right (5)",
    "neutral (6)",
    "Black's left (7)",
)

LESSON: Final = {
    "step": "You are Black, on the near side, with three stations in your hand: left, centre and right. "
    "What stands on the *right* goes one station. *Move your right disc* to the free station beside it.",
    "turn": "Instead of moving you may *rotate the wheel*: everything on it rides one station on, and "
    "pieces come into your hand or leave it.",
    "kill": "From your *centre* a piece goes straight across. A cone that lands on a living disc of White's "
    "kills it. *Send your cone across.*",
    "raise": "The dead lie still until a cone comes. Your own dead disc lies beside your cone: *enter it*, "
    "and it rises as a free spire that goes where you go.",
    "win": "From your *left* a piece goes two stations. A cone has moved by now, so cones may be taken: "
    "*take White's cone* and win.",
    "end": "That is the whole hunt. One more thing: eight turns of the wheel in a row force a move, sixteen "
    "wake all the dead, and twenty-four are a draw.",
}

ENGLISH: Final = {
    **named("lesson", LESSON),
    **{
        f"name.{part}.{place}": name
        for part in ("from", "to", "place", "places")
        for place, name in enumerate(PLACES)
    },
    "blurb": "Cones hunt each other on a board that turns beneath them.",
    "action.rotate": "rotate the wheel",
    "action.move": "{piece} from {from} to {to}",
    "event.rotated": "{seat} rotated the wheel ({rotations} since a piece moved).",
    "event.moved": "{seat} moved the {piece} from {from} to {to}.",
    "event.killed": "{count} discs at {place} died under the cone.",
    "event.killed.one": "The disc at {place} died under the cone.",
    "event.resurrected": "The dead at {place} rose: a {spire} spire.",
    "event.all-resurrected": "Two revolutions: the dead at {places} rose.",
    "event.ended": "The game is over: {how}.",
    "name.piece.cone": "cone",
    "name.piece.disc": "disc",
    "name.piece.stack": "stack",
    "name.piece.spire": "spire",
    "name.spire.free": "free",
    "name.spire.prisoner": "prisoner",
    "name.how.cone-taken": "a cone was taken",
    "name.how.three-revolutions": "three revolutions without a move, a draw",
    "name.how.repetition": "the same position once too often, a draw",
    "name.source.cone": "cone taken",
    "option.players": "Players",
    "option.repetition": "Times a position may come up before it is a draw (0: no limit)",
    "option.opener": "Who opens",
    "name.opener.black": "Black",
    "name.opener.white": "White",
    "ask.turn": "move a piece, or rotate the wheel",
    "ask.must-move": "a revolution is complete, move a piece",
    "help.board": "Black: A cone, O disc, X dead disc. White: v cone, o disc, x dead disc. * the time "
    "stone. A pile is written from bottom to top.",
    "help.moves": "Moves: C0-4 (cone), D7-1 (disc), S7-1 (whole stack), P7-1 (whole spire), R (rotate).",
}
