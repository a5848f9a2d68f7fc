"""How a game looks in the terminal: its board, the moves, what happened, how it came out."""

from collections.abc import Iterable, Sequence

from rich.columns import Columns
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from starboard.cli.output import show
from starboard.cli.words import language, sentence
from starboard.kernel.events import Told
from starboard.kernel.game import Game
from starboard.kernel.packs import Pack
from starboard.kernel.records import Record
from starboard.kernel.results import DRAWN, LOST, WON, Result
from starboard.kernel.state import State
from starboard.kernel.words import Words

FEW = 9  # so many moves stand in one column, each with its words
OUTCOME_STYLES = {WON: "good", DRAWN: "", LOST: "quiet"}


class Showing:
    """One game's words and pictures for the people at this screen."""

    def __init__(self, game: Game, names: Sequence[str], pack: Pack) -> None:
        self.game = game
        self.names = tuple(names)
        self.words: Words = game.words(language(), len(names), pack)

    def seat(self, seat: int) -> str:
        """What `seat` is called here."""
        return self.words.seat(seat, None, self.names)

    def board(self, state: State, viewer: int | None) -> None:
        show(Text(self.game.board(state, viewer, self.names, language())), soft_wrap=True)

    def heading(self, text: str) -> None:
        show()
        show(Rule(Text(text, "title"), align="left", style="quiet"))

    def events(self, events: Iterable[Told], viewer: int | None) -> None:
        """What happened, as far as `viewer` may know."""
        for event in events:
            if event.seen_by(viewer):
                show(Text("  " + self.event(event, viewer)))

    def event(self, event: Told, viewer: int | None) -> str:
        return self.words.event(event.event, viewer, self.names)

    def moves(self, state: State, seat: int) -> None:
        """The legal actions, numbered from 1, each in notation and in words."""
        numbered = list(enumerate(state.legal(seat), 1))
        written = [self.game.notation(state, seat, action) for _, action in numbered]
        column = max(len(text) for text in written)
        digits = len(str(len(numbered)))
        lines = [
            Text.assemble(
                (f"{number:>{digits}}", "number"),
                ("  " + text.ljust(column), "command"),
                "  " + self.action(state, seat, action),
            )
            for (number, action), text in zip(numbered, written, strict=True)
        ]
        if len(lines) <= FEW:
            for line in lines:
                show(Text("  ") + line)
        else:
            show(Padding(Columns(lines, padding=(0, 3), column_first=True), (0, 0, 0, 2)))

    def action(self, state: State, actor: int, action: int, viewer: int | None = None) -> str:
        """One choice in words."""
        choice = self.game.describe(state, actor, action)
        return self.words.action(choice, viewer, self.names)

    def score(self, state: State, viewer: int | None) -> None:
        """The running score by source, where the game keeps one that this seat may know."""
        scores = self.game.score(state, viewer)
        if not scores:
            show(Text("  " + sentence("score-none"), "quiet"))
        for seat, sources in enumerate(scores):
            show(Text(f"  {self.seat(seat)}: {sum(sources.values())}{self.by_source(sources)}"))

    def ending(self, state: State, record: Record, viewer: int | None) -> None:
        """The last position, how the game ended, and how it came out."""
        self.heading(self.how_it_ended(state, record))
        self.board(state, viewer)
        show()
        self.results(record.result or [])

    def how_it_ended(self, state: State, record: Record) -> str:
        end = record.end
        if end is None:
            return sentence("ending-none")
        if end.how == "played":
            how = self.words.name("ending", state.ending())
        elif end.how == "agreed":
            how = sentence("ending-agreed")
        else:
            how = sentence("ending-given-up", name=self.seat(end.seat or 0), how=end.how)
        return sentence("ending-over", how=how)

    def results(self, results: Sequence[Result]) -> None:
        """Seat by seat, the best first: outcome, score and where it came from."""
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
        for seat, result in sorted(enumerate(results), key=lambda row: row[1].place):
            points = f"{result.score}{self.by_source(result.sources)}" if result.sources else ""
            outcome = Text(self.words.name("outcome", result.outcome), OUTCOME_STYLES[result.outcome])
            table.add_row(f"{result.place}.", Text(self.seat(seat)), outcome, Text(points))
        show(table)

    def by_source(self, sources: dict[str, int]) -> str:
        """ " (guilds 12, credits 3)"."""
        listed = [f"{self.words.name('source', name)} {points}" for name, points in sources.items() if points]
        return f" ({', '.join(listed)})" if listed else ""
