"""`starboard clauses`: a game's rules, one sentence each, and the tests that prove them."""

from itertools import groupby

from rich.table import Table
from rich.text import Text

from starboard.cli.choices import GameName, Json
from starboard.cli.output import show, show_json
from starboard.cli.pager import paged
from starboard.games.registry import find_game
from starboard.kernel.clauses import Clause
from starboard.kernel.rule_tests import rule_tests


def clauses(game: GameName, json: Json = False) -> None:
    catalogue = find_game(game).clauses
    tests = rule_tests()
    if json:
        show_json(
            [
                {
                    "id": clause.id,
                    "text": clause.text,
                    "source": ", ".join(dict.fromkeys(sentence.source for sentence in clause.sentences)),
                    "tests": tests.get(clause.id, []),
                }
                for clause in catalogue
            ]
        )
        return
    table = Table(box=None, show_header=False, padding=(0, 1, 1, 1))
    for clause in catalogue:
        table.add_row(Text(clause.id, "command"), in_words(clause, tests.get(clause.id, [])))
    with paged():
        show(table)


def in_words(clause: Clause, tests: list[str]) -> Text:
    text = Text(overflow="fold")
    for source, sentences in groupby(clause.sentences, key=lambda sentence: sentence.source):
        text.append(" ".join(sentence.text for sentence in sentences) + " ").append(f"({source}) ", "quiet")
    text.rstrip()
    for test in tests:
        text.append(f"\n{test}", "quiet")
    if not tests:
        text.append("\nno test", "problem")
    return text
