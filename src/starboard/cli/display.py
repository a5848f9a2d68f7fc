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
            (
                Text.assemble((f"{number:>{digits}}", "number"), ("  " + text.ljust(column), "command")),
                self.action(state, seat, action),
            )
            for (number, action), text in zip(numbered, written, strict=True)
        ]
        if len(lines) <= FEW:
            listed = Table.grid(padding=(0, 2, 0, 0))
            for line, words in lines:
                line.no_wrap = True
                listed.add_row(line, Text(words))
            show(Padding(listed, (0, 0, 0, 2)))
        else:
            cells = [line + Text("  " + words) for line, words in lines]
            show(Padding(Columns(cells, padding=(0, 3), column_first=True), (0, 0, 0, 2)))

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
        if self.words.has("score-hidden"):
            show(Text("  " + self.words.sentence("score-hidden"), "quiet"))

    def ending(self, state: State, record: Record, viewer: int | None) -> None:
        """The last position, how the game ended, and how it came out."""
        self.heading(self.how_it_ended(state, record))
        self.board(state, viewer)
        show()
        given_up = record.end is not None and record.end.how != "played"
        self.results(record.result or [], self.points_so_far(state) if given_up else [])

    def points_so_far(self, state: State) -> list[dict[str, int]]:
        """Of a game that others would have played on: what each had when it was broken off."""
        if state.seats() == 1:
            return []
        scores = [self.game.score(state, seat) for seat in range(state.seats())]
        return [score[seat] for seat, score in enumerate(scores) if score]

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

    def results(self, results: Sequence[Result], so_far: Sequence[dict[str, int]] = ()) -> None:
        """Seat by seat, the best first: outcome, score and where it came from; or the points `so_far`."""
        table = Table(box=None, show_header=False, padding=(0, 2, 0, 2))
        for seat, result in sorted(enumerate(results), key=lambda row: row[1].place):
            sources = so_far[seat] if so_far else result.sources
            score = sum(sources.values()) if so_far else result.score
            points = f"{score}{self.by_source(sources)}" if sources or so_far else ""
            outcome = Text(self.words.name("outcome", result.outcome), OUTCOME_STYLES[result.outcome])
            table.add_row(f"{result.place}.", Text(self.seat(seat)), outcome, Text(points))
        show(table)

    def by_source(self, sources: dict[str, int]) -> str:
        """ " (guilds 12, credits 3)"."""
        listed = [f"{self.words.name('source', name)} {points}" for name, points in sources.items() if points]
        return f" ({', '.join(listed)})" if listed else ""
