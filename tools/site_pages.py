"""Pages of the site that are made from the program: rules, commands, the list of the API."""

import contextlib
import io
from itertools import groupby

from starboard.cli import main
from starboard.cli.commands import COMMANDS
from starboard.kernel.game import Game
from starboard.lab.entries import entries
from starboard.lab.variants import shown

API = {
    "Playing": ("starboard", "starboard.kernel.game", "starboard.kernel.state", "starboard.kernel.results"),
    "What leaves a game": (
        "starboard.kernel.view",
        "starboard.kernel.events",
        "starboard.kernel.choices",
        "starboard.kernel.outlook",
    ),
    "Records and dice": ("starboard.kernel.records", "starboard.kernel.dice", "starboard.kernel.rng"),
    "Errors": ("starboard.kernel.errors",),
    "Bots": (
        "starboard.bots.bot",
        "starboard.kernel.policy",
        "starboard.bots.specs",
        "starboard.bots.simulation",
        "starboard.bots.tally",
        "starboard.bots.arena",
    ),
    "The lab": ("starboard.lab.variants", "starboard.lab.experiments", "starboard.lab.runs"),
    "Research": (
        "starboard.kernel.observation",
        "starboard.research.batch",
        "starboard.research.gymnasium",
        "starboard.research.pettingzoo",
        "starboard.research.openspiel",
    ),
}


NUMBERED = (
    "Each rule has a number by which the program names it when it refuses something. What is marked *ruling* "
    "is our answer where the rulebook leaves a question open."
)


def rules_page(game: Game) -> str:
    """A game's rules clause by clause, with its board, its cards and the numbers on its pieces."""
    words = game.words()
    state = game.new()
    least, most = min(game.players), max(game.players)
    players = str(most) if least == most else f"{least} to {most}"
    facts = [f"{players} player{'s' if most > 1 else ''}", "{} to {} minutes".format(*game.minutes)]
    facts += [f"designer: {game.designer}"] if game.designer else []
    lines = [
        f"# {game.title}: the rules",
        "",
        words.sentence("blurb"),
        "",
        f"*{', '.join(facts)}.*",
        "",
        f"![The board, while a game is played](../pictures/{game.name}-wide-light.png)",
        "",
        NUMBERED,
        "",
        "## Rule by rule",
        "",
    ]
    for clause in game.clauses:
        told = [
            " ".join(sentence.text for sentence in group) + ("" if source == "printed" else f" *({source})*")
            for source, group in groupby(clause.sentences, key=lambda sentence: sentence.source)
        ]
        lines += [f"### {clause.id}", "", " ".join(told), ""]
    if cards := game.cards():
        lines += ["## Cards", ""]
        for ident, text in cards.items():
            lines += [f"### {words.name('card', ident)}", "", "```text", *text, "```", ""]
    lines += ["## The board in a terminal", "", words.sentence("help-board"), ""]
    lines += ["```text", game.board(state, None), "```", "", "## The numbers on the pieces", ""]
    lines += ["| path | value | source |", "|---|---|---|"]
    for entry in entries(game, game.default_pack):
        lines.append(f"| `{entry.path}` | {cell(shown(entry.value))} | {entry.source} |")
    return "\n".join(lines) + "\n"


def cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def commands_page() -> str:
    """Every command with its help, as the program prints it."""
    lines = ["# Commands", "", "What `starboard COMMAND --help` says of each.", ""]
    for name in COMMANDS:
        lines += [f"## {name}", "", "```text", help_of(name), "```", ""]
    return "\n".join(lines)


def help_of(*words: str) -> str:
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        main([*words, "--help"])
    return told.getvalue().strip()


def api_page() -> str:
    """The reference: what the docstrings say, module by module."""
    lines = [
        "# API reference",
        "",
        "What of this is promised to stay is said in [Stability](stability.md).",
        "",
    ]
    for part, modules in API.items():
        lines += [f"## {part}", ""]
        for module in modules:
            lines += [f"::: {module}", ""]
    return "\n".join(lines)
