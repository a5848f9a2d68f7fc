"""What a person wants to know before choosing, made only of what the seat may know."""

from typing import Any

from starboard.kernel.events import Event


class Goal:
    """Something within reach of several small steps of one seat: what, at which cost, by which way.

    After the actions of `path` the game's `holds(state, kind, parts)` is true.
    """

    def __init__(self, kind: str, parts: dict[str, Any], cost: int, path: list[int]) -> None:
        self.kind = kind
        self.parts = parts
        self.cost = cost
        self.path = path

    def to_dict(self) -> dict[str, Any]:
        return {"kind": self.kind, "parts": self.parts, "cost": self.cost, "path": self.path}


class Outlook:
    """What each choice does at once, what can be reached, what is coming, and the score so far."""

    def __init__(
        self,
        effects: dict[int, list[Event]],
        goals: list[Goal],
        forecasts: list[Event],
        score: list[dict[str, int]],
    ) -> None:
        self.effects = effects
        self.goals = goals
        self.forecasts = forecasts
        self.score = score

    def to_dict(self) -> dict[str, Any]:
        return {
            "effects": {
                str(action): [event.to_dict() for event in told] for action, told in self.effects.items()
            },
            "goals": [goal.to_dict() for goal in self.goals],
            "forecasts": [event.to_dict() for event in self.forecasts],
            "score": self.score,
        }
