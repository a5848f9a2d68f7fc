"""How the Struct that says what is asked now is made of a position."""

from typing import Final

from starboard.games.colonies.numbering import (
    ATTRACT,
    COMMERCE,
    COMMUNITY,
    INDUSTRY,
    INFLUENCE,
    MILITARY,
    PLANETS,
    PRODUCE,
)
from starboard.games.colonies.question_view import IndustrySteps, Losses, Question
from starboard.games.colonies.state import (
    ASK_ADJUST,
    ASK_ATTRACT,
    ASK_CHANCE,
    ASK_DECIDE,
    ASK_HUNT,
    ASK_LOSE_WHICH,
    ASK_PRODUCE,
    ASK_REFUGE,
    ASK_SELL,
    ASK_WHITHER,
    NOTHING,
    Position,
)
from starboard.games.colonies.types import QUESTIONS

# The technology whose action asks it.
TECHNOLOGY_OF: Final = {
    ASK_REFUGE: COMMUNITY,
    ASK_WHITHER: COMMUNITY,
    ASK_HUNT: MILITARY,
    ASK_SELL: COMMERCE,
    ASK_ADJUST: INFLUENCE,
    ASK_PRODUCE: INDUSTRY,
    ASK_ATTRACT: INDUSTRY,
}


def question(position: Position) -> Question | None:
    if position.ask == NOTHING:
        return None
    seats = [] if position.ask == ASK_CHANCE else list(position.actors())
    found = Question(kind=QUESTIONS[position.ask - ASK_CHANCE], seats=seats)
    if position.ask >= ASK_DECIDE:
        found.left = position.left
        found.steps = {
            position.pack.planets[planet]: position.steps[planet]
            for planet in range(PLANETS)
            if planet != position.asked
        }
    if position.ask in TECHNOLOGY_OF:
        _add_action(found, position)
    if position.ask == ASK_LOSE_WHICH:
        found.losses = _losses(position)
    return found


def _add_action(found: Question, position: Position) -> None:
    technology = TECHNOLOGY_OF[position.ask]
    level = position.levels[position.asked * PLANETS + technology]
    found.action = position.pack.technologies[technology]
    found.level = level
    found.used = level - position.left
    if position.ask == ASK_ADJUST:
        found.prices = {
            position.pack.planets[planet]: position.pack.step_price(position.steps[planet])
            for planet in range(PLANETS)
            if planet != position.asked
        }
    if technology == INDUSTRY:
        numbers = range(level + 1)
        found.industry = IndustrySteps([PRODUCE + n for n in numbers], [ATTRACT + n for n in numbers])


def _losses(position: Position) -> Losses:
    resources = position.stock(position.asked)
    colonists = position.colonists[position.asked]
    number = position.left
    return Losses(min(number, resources), resources, min(number, colonists), colonists)
