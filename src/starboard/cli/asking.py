"""What a person may type when asked for an action, and what it does."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from starboard.cli import terminal
from starboard.cli.output import show
from starboard.kernel.errors import StarboardError

if TYPE_CHECKING:
    from starboard.cli.table import Table


class Answer:
    """One person at the prompt."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.sitting = table.sitting
        self.game = table.sitting.game
        self.done = False  # the game has gone on, or back: the position must be shown afresh


def ask_for_action(answer: Answer) -> None:
    """Read lines until one of them changes something."""
    while not answer.done:
        text = terminal.ask(f"{answer.table.showing.seat(answer.seat)}> ")
        try:
            take(answer, text)
        except StarboardError as error:
            say(str(error), "problem")


def take(answer: Answer, text: str) -> None:
    """A move as it is written, a command, or the number of a move."""
    if not text:
        say('Type a move or its number; "?" tells what else you can do.', "quiet")
        return
    word, _, rest = text.partition(" ")
    if text in written_moves(answer):
        act(answer, written_moves(answer)[text])
    elif word.lower() in COMMANDS and (not rest or word.lower() in WITH_MORE):
        COMMANDS[word.lower()](answer, rest.strip())
    else:
        act(answer, read_action(answer, text))


def written_moves(answer: Answer) -> dict[str, int]:
    state = answer.sitting.state
    return {answer.game.notation(state, answer.seat, action): action for action in state.legal(answer.seat)}


def read_action(answer: Answer, text: str) -> int:
    """The action a person means: by its number in the list, or in the game's notation."""
    legal = answer.sitting.state.legal(answer.seat)
    if text.isdecimal() and 1 <= int(text) <= len(legal):
        return legal[int(text) - 1]
    return answer.game.parse(answer.sitting.state, answer.seat, text)


def act(answer: Answer, action: int) -> None:
    answer.sitting.do(answer.seat, action)
    answer.done = True


def say(sentence: str, style: str = "") -> None:
    show(Text(sentence, style))


# -- commands --------------------------------------------------------------------------------


def give_help(answer: Answer, rest: str) -> None:
    words = answer.table.showing.words
    for topic in ("help-board", "help-moves"):
        if words.has(topic):
            say(words.sentence(topic))
    say("A move may also be chosen by its number in the list. Besides moves:")
    for name, meaning in HELP:
        show(Text.assemble("  ", (name.ljust(14), "command"), meaning))


def why(answer: Answer, rest: str) -> None:
    """The clause that forbids a move."""
    if not rest:
        say("Write the move after it, such as: why " + next(iter(written_moves(answer))), "problem")
        return
    action = read_action(answer, rest)
    clause = answer.sitting.state.forbids(answer.seat, action)
    if clause:
        say(f"{clause}: {answer.table.showing.words.clause_text(clause)}")
    else:
        say("Nothing forbids it: you may do that now.", "good")


def undo(answer: Answer, rest: str) -> None:
    table = answer.table
    problem = answer.sitting.take_back(
        answer.seat,
        table.bots,
        lambda other: terminal.agrees(f"{table.showing.seat(other)}, may your last act be taken back too?"),
    )
    if problem:
        say(problem, "problem")
    else:
        table.forget()
        answer.done = True
        say("Taken back.", "good")


def show_moves(answer: Answer, rest: str) -> None:
    answer.table.showing.moves(answer.sitting.state, answer.seat)


def show_board(answer: Answer, rest: str) -> None:
    answer.table.showing.board(answer.sitting.state, answer.seat)


def show_log(answer: Answer, rest: str) -> None:
    for deed in answer.sitting.deeds:
        answer.table.showing.events(deed.events, answer.seat)


def show_score(answer: Answer, rest: str) -> None:
    answer.table.showing.score(answer.sitting.state, answer.seat)


def save(answer: Answer, rest: str) -> None:
    file = Path(rest).expanduser() if rest else answer.table.file
    answer.table.save(file)
    say(f"Saved to {file}.", "good")


def resign(answer: Answer, rest: str) -> None:
    if terminal.agrees("Do you really give up the game?"):
        answer.sitting.concede("resigned", answer.seat)
        answer.done = True


def draw(answer: Answer, rest: str) -> None:
    """End the game as a draw if all the others agree."""
    table = answer.table
    others = [seat for seat in table.people if seat != answer.seat]
    if table.bots or not others:
        say("A draw needs other people to agree to it; bots play on.", "problem")
        return
    for other in others:
        if not terminal.agrees(f"{table.showing.seat(other)}, do you agree to a draw?"):
            say(f"{table.showing.seat(other)} plays on.")
            return
    answer.sitting.concede("agreed", None)
    answer.done = True


def leave(answer: Answer, rest: str) -> None:
    raise terminal.Leave


COMMANDS: dict[str, Callable[[Answer, str], None]] = {
    "?": give_help,
    "help": give_help,
    "why": why,
    "undo": undo,
    "moves": show_moves,
    "board": show_board,
    "log": show_log,
    "score": show_score,
    "save": save,
    "resign": resign,
    "draw": draw,
    "quit": leave,
    "exit": leave,
}
WITH_MORE = ("why", "save")

HELP = (
    ("why MOVE", "which rule forbids a move"),
    ("undo", "take back your last act, as long as no chance or secret has come up since"),
    ("moves", "list your moves again"),
    ("board", "draw the board again"),
    ("log", "all that has happened"),
    ("score", "the score so far, where it is public"),
    ("save FILE", "write the game to a file and go on"),
    ("resign", "give up"),
    ("draw", "offer the other people a draw"),
    ("quit", "leave; the game is kept and can be resumed"),
)
