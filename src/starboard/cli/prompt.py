"""What a person may type when asked for an action, and what it does."""

from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from starboard.cli import terminal
from starboard.cli.leaving import Leave
from starboard.cli.output import show
from starboard.cli.pager import paged
from starboard.cli.players import read_player
from starboard.cli.words import language, sentence
from starboard.kernel.errors import StarboardError

if TYPE_CHECKING:
    from starboard.cli.bargaining import Bargaining
    from starboard.cli.terminal_game import TerminalGame


class Answer:
    """One person at the prompt."""

    def __init__(self, table: "TerminalGame", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.local = table.local
        self.game = table.local.game
        self.done = False  # the game has gone on, or back: the position must be shown afresh


def ask_for_action(answer: Answer) -> None:
    """Read lines until one of them changes something."""
    while not answer.done:
        text = terminal.ask(f"{answer.table.showing.seat(answer.seat)}> ")
        try:
            take(answer, text)
        except StarboardError as error:
            say(error.told(language()), "problem")


def take(answer: Answer, text: str) -> None:
    """A move as it is written, a command, or the number of a move."""
    if not text:
        say(sentence("prompt-what"), "quiet")
        return
    word, _, rest = text.partition(" ")
    if text in written_moves(answer):
        act(answer, written_moves(answer)[text])
    elif word.lower() in COMMANDS and (not rest or word.lower() in WITH_MORE):
        command = COMMANDS[word.lower()]
        with paged() if command in LONG else nullcontext():
            command(answer, rest.strip())
    else:
        act(answer, read_action(answer, text))


def written_moves(answer: Answer) -> dict[str, int]:
    state = answer.local.state
    return {answer.game.notation(state, answer.seat, action): action for action in state.legal(answer.seat)}


def read_action(answer: Answer, text: str) -> int:
    """The action a person means: by its number in the list, or in the game's notation."""
    legal = answer.local.state.legal(answer.seat)
    number = terminal.read_number(text)
    if 1 <= number <= len(legal):
        return legal[number - 1]
    try:
        return answer.game.parse(answer.local.state, answer.seat, text)
    except StarboardError as unread:
        if not text.isdecimal():
            raise
        raise StarboardError("no-such-number", number=text, most=len(legal), written=unread) from None


def act(answer: Answer, action: int) -> None:
    answer.local.do(answer.seat, action)
    answer.done = True


def say(text: str, style: str = "") -> None:
    show(Text(text, style))


# -- commands --------------------------------------------------------------------------------


def give_help(answer: Answer, rest: str) -> None:
    words = answer.table.showing.words
    for topic in ("help-board", "help-moves"):
        if words.has(topic):
            say(words.sentence(topic))
    say(sentence("prompt-besides-moves"))
    listed = Table.grid(padding=(0, 2, 0, 0))
    for name in (*HELP, *(OF_DEALS if answer.table.deals is not None else ())):
        typed = f"{name} {sentence(f'prompt-more-{name}')}" if name in WITH_MORE else name
        listed.add_row(Text(typed, "command", no_wrap=True), Text(sentence(f"prompt-help-{name}")))
    show(Padding(listed, (0, 0, 0, 2)))


def why(answer: Answer, rest: str) -> None:
    """The clause that forbids a move."""
    if not rest:
        say(sentence("prompt-why-what", move=next(iter(written_moves(answer)))), "problem")
        return
    action = read_action(answer, rest)
    clause = answer.local.state.forbids(answer.seat, action)
    if clause:
        say(f"{clause}: {answer.table.showing.words.clause_text(clause)}")
    else:
        say(sentence("prompt-allowed"), "good")


def hint(answer: Answer, rest: str) -> None:
    """What a strong bot would do, knowing no more than the seat."""
    player = read_player(ADVISER, answer.game, f"hint/{answer.local.play.count}")
    with terminal.waiting(sentence("hint-thinking")):
        action = player.choose(answer.local.state, answer.seat)
    state = answer.local.state
    written = answer.game.notation(state, answer.seat, action)
    said = answer.table.showing.action(state, answer.seat, action)
    show(Text.assemble("  ", (written, "command"), "  ", said))


def rules(answer: Answer, rest: str) -> None:
    """A clause by its id, or all clauses in which a word stands; all of them without either."""
    words = answer.table.showing.words
    asked = rest.casefold()
    clauses = [(clause.id, words.clause_text(clause.id)) for clause in answer.game.clauses]
    found = [
        (ident, text) for ident, text in clauses if asked == ident.casefold() or asked in text.casefold()
    ]
    if not found:
        say(sentence("rules-none", text=rest), "problem")
    if not found or not rest:
        say(sentence("rules-what", first=clauses[0][0], last=clauses[-1][0]))
    for ident, text in found:
        show(Text.assemble((f"{ident}  ", "command"), text))


def read_card(answer: Answer, rest: str) -> None:
    """What stands on a card, by the beginning of its name; without one, which there are."""
    words = answer.table.showing.words
    cards = answer.game.cards(language(), answer.local.state.components())
    names = {ident: words.name("card", ident) for ident in cards}
    asked = rest.casefold()
    found = [ident for ident, name in names.items() if has(ident, asked) or has(name, asked)]
    found = [ident for ident in found if names[ident].casefold() == asked] or found
    if not cards:
        say(sentence("card-none"))
    elif not rest:
        say(sentence("card-which", cards=list(names.values())))
    elif not found:
        say(sentence("card-unknown", text=rest, cards=list(names.values())), "problem")
    for ident in found if rest else ():
        say(names[ident], "title")
        for line in cards[ident]:
            say(f"  {line}")


def has(name: str, asked: str) -> bool:
    """Does one of its words begin like this?"""
    starts = (at for at in range(len(name)) if at == 0 or name[at - 1] in " -")
    return any(name.casefold().startswith(asked, at) for at in starts)


def undo(answer: Answer, rest: str) -> None:
    """Take back one's last act; others are asked where the table wants them to agree."""
    seat = answer.table.showing.seat

    def agrees(other: int) -> bool:
        asked = "prompt-undo-too" if other in answer.local.taken_too(answer.seat) else "prompt-undo-of"
        return terminal.agrees(sentence(asked, name=seat(other), who=seat(answer.seat)))

    answer.local.take_back(answer.seat, agrees)
    answer.done = True
    say(sentence("prompt-undone"), "good")


def show_moves(answer: Answer, rest: str) -> None:
    answer.table.showing.moves(answer.local.state, answer.seat)


def show_board(answer: Answer, rest: str) -> None:
    answer.table.showing.board(answer.local.state, answer.seat)


def show_log(answer: Answer, rest: str) -> None:
    answer.table.showing.events(answer.local.told(), answer.seat)


def show_score(answer: Answer, rest: str) -> None:
    answer.table.showing.score(answer.local.state, answer.seat)


def save(answer: Answer, rest: str) -> None:
    file = Path(rest).expanduser() if rest else answer.table.file
    answer.table.save(file)
    say(sentence("prompt-saved", file=str(file)), "good")


def resign(answer: Answer, rest: str) -> None:
    if terminal.agrees(sentence("prompt-resign")):
        answer.local.resign(answer.seat)
        answer.done = True


def draw(answer: Answer, rest: str) -> None:
    """End the game as a draw if all the others agree."""
    seat = answer.table.showing.seat
    declined = answer.local.offer(
        answer.seat, "draw", lambda other: terminal.agrees(sentence("prompt-draw", name=seat(other)))
    )
    if declined is not None:
        say(sentence("prompt-plays-on", name=seat(declined)))
    answer.done = declined is None


# -- deals, where the game has them ---------------------------------------------------------


def bargaining(answer: Answer) -> "Bargaining":
    if answer.table.deals is None:
        raise StarboardError("no-deals")
    return answer.table.deals


def show_deals(answer: Answer, rest: str) -> None:
    bargaining(answer).show_all(answer.seat)


def deal(answer: Answer, rest: str) -> None:
    bargaining(answer).propose(answer.seat, rest)
    answer.table.tell_everybody()


def accept(answer: Answer, rest: str) -> None:
    bargaining(answer).answer(answer.seat, rest, True)
    answer.table.tell_everybody()


def decline(answer: Answer, rest: str) -> None:
    bargaining(answer).answer(answer.seat, rest, False)
    answer.table.tell_everybody()


def counter(answer: Answer, rest: str) -> None:
    """`counter 1: trade 3 for 3`."""
    number, _, text = rest.partition(":")
    bargaining(answer).counter(answer.seat, number.strip(), text)
    answer.table.tell_everybody()


def withdraw(answer: Answer, rest: str) -> None:
    bargaining(answer).withdraw(answer.seat, rest)
    answer.table.tell_everybody()


def leave(answer: Answer, rest: str) -> None:
    raise Leave


COMMANDS: dict[str, Callable[[Answer, str], None]] = {
    "?": give_help,
    "help": give_help,
    "hint": hint,
    "rules": rules,
    "card": read_card,
    "why": why,
    "undo": undo,
    "moves": show_moves,
    "board": show_board,
    "log": show_log,
    "score": show_score,
    "save": save,
    "resign": resign,
    "draw": draw,
    "deals": show_deals,
    "deal": deal,
    "accept": accept,
    "decline": decline,
    "counter": counter,
    "withdraw": withdraw,
    "quit": leave,
    "exit": leave,
}
OF_DEALS = ("deals", "deal", "accept", "decline", "counter", "withdraw")
WITH_MORE = ("rules", "card", "why", "save", *OF_DEALS[1:])
LONG = (give_help, rules, read_card, show_moves, show_board, show_log)  # more than a screen, perhaps
ADVISER = "best"

HELP = (
    "hint",
    "rules",
    "card",
    "why",
    "undo",
    "moves",
    "board",
    "log",
    "score",
    "save",
    "resign",
    "draw",
    "quit",
)
