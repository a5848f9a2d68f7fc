"""Everything in the box, wherever it is: what no position may have more or less of."""

from collections import Counter
from typing import Any


def pieces(data: dict[str, Any]) -> Counter[str]:
    """Charges; cards of Modules and Crewmembers come one by one while the ship is lined up, each once."""
    modules, crew = data["modules"], data["crew"]
    charges = data["supply"] + sum(data["engines"])
    charges += sum(module["charge"] for module in modules) + sum(member["carrying"] for member in crew)
    names = [module["card"] for module in modules] + [member["crew"] for member in crew]
    return Counter(charges=charges, twice=len(names) - len(set(names)))
