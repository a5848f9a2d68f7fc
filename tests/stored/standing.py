"""Where the stored games stand, read from the files alone: the part of the turn and the question."""

from pathlib import Path
from typing import Any

from tests.stored.opening import read

Standing = tuple[str, str, str]  # game, part of the turn, question


def standing(game: str, state: dict[str, Any]) -> Standing:
    """As a stored position names it."""
    if game == "colonies":
        return game, state["step"], state["ask"]
    if game == "argosy":
        return game, f"action-{state['action']}", state["phase"]
    if game == "convoy":
        return game, state["phase"], "two crews" if state["players"] == 2 else "alone"
    return game, "over" if state["ending"] else "play", ""


def found_in(folder: Path) -> set[Standing]:
    """Every standing of a table, or of a position where chance is asked."""
    truths = [(file.parent.name, read(file)["truth"]) for file in folder.glob("tables/*/*.json.gz")]
    for file in folder.glob("positions/*.json.gz"):
        truths += [(position["game"], position["truth"]) for position in read(file)]
    return {standing(game, truth["state"]) for game, truth in truths if "state" in truth}
