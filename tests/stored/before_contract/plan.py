# mypy: ignore-errors
"""Which games were played in search of situations, and which of the courses found became tables."""

from typing import Any

from starboard.games.registry import GAMES
from starboard.kernel.state import ONLY_CHANCE, State
from tests.stored.before_contract.search import Course, Style, shortest

RARE = ("action-1/divert", "action-5/migration", "action-5/discount", "action-4/take-token")
SEARCHES: list[tuple[str, dict[str, Any], Style, float, dict[str, Any]]] = [
    ("wheel", {"players": 2}, Style(), 20, {}),
    ("wheel", {"players": 2, "opener": "white", "repetition": 9}, Style(2), 10, {}),
    ("convoy", {"players": 1}, Style(5), 20, {}),
    ("convoy", {"players": 1, "rank": 3, "crew": ["navigator", "pilot", "cargo"]}, Style(8), 30, {}),
    ("convoy", {"players": 1, "modules": ["7", "2", "5", "1", "6"]}, Style(8, ("over/charged",)), 40, {}),
    ("convoy", {"players": 1}, Style(6), 20, {"cycle.most": 4}),
    ("convoy", {"players": 2}, Style(6, ("grapple",)), 40, {}),
    ("convoy", {"players": 2}, Style(6), 20, {"cycle.most": 5}),
    ("colonies", {"players": 3}, Style(2), 60, {}),
    ("colonies", {"players": 4}, Style(2), 60, {}),
    ("colonies", {"players": 5}, Style(2), 60, {}),
    ("argosy", {"players": 3}, Style(), 30, {}),
    ("argosy", {"players": 4}, Style(), 30, {}),
    ("argosy", {"players": 3}, Style(6), 120, {}),
    ("argosy", {"players": 4}, Style(6), 120, {}),
    ("argosy", {"players": 4}, Style(7, RARE), 90, {}),
]


def searched() -> dict[str, list[Course]]:
    """By game and situation, the shortest course of each search."""
    found: dict[str, list[Course]] = {}
    for game, options, style, seconds, pack in SEARCHES:
        for situation, course in shortest(game, options, style, seconds, pack).items():
            found.setdefault(f"{game}/{situation}", []).append(course)
    return found


def chosen(found: dict[str, list[Course]]) -> dict[str, Course]:
    """One course for each situation: short, and so that every number of players occurs."""
    wanted: dict[str, Course] = {}
    for turn, (situation, courses) in enumerate(sorted(found.items())):
        shortest_of_all = min(len(course.acts) for course in courses)
        short = [course for course in courses if len(course.acts) <= 20 + 1.6 * shortest_of_all]
        wanted[situation] = short[turn % len(short)]
    return wanted


def led_to(course: Course) -> State:
    """The position at the end of a course."""
    rules = GAMES[course.game]
    state = rules.new(course.options, rules.pack_with(course.pack))
    for actor, action in course.acts:
        state.apply(actor, action)
    return state


def asks_chance(course: Course) -> bool:
    """Does it end where chance is asked? There no table ever stands: the dice answer at once."""
    return led_to(course).actors() == ONLY_CHANCE
