"""What the convoy says: numbers of the pack, right for one and for none, in every language."""

import re
from typing import Any

import pytest

from starboard.games.convoy.choices import BurnDice, BurnPoints, Roll
from starboard.games.convoy.events import Burnt, ChargeMade, DieRemoved, Points, Rolled, Tracker
from starboard.games.convoy.game import CONVOY
from starboard.kernel.errors import BadPosition, UnreadableAction
from starboard.kernel.events import Event
from starboard.kernel.words.words import Words

ONES = {
    "ship.squares": 1,
    "ranks.wanted": [[1, 1], [1, 1], [1, 1]],
    "cycle.dice": 1,
    "cycle.late_dice": 1,
    "cycle.most": 1,
    "movement.points": 1,
    "burning.points": 1,
    "burning.price.dice": 1,
    "burning.price.return": 1,
    "abilities.momentum": 1,
    "ranks.promotion": 1,
    "crews.charges": 1,
}
NONES = {"abilities.direct": 0, "abilities.gain": 0, "cycle.late_from": 0}
OTHERS = {"ship.charges": 20, "movement.carrying": 3, "cycle.most": 60, "crews.off": 4}
MANY = {
    "en": r"\b1 (?!to\b)\w*(points|Charges|dice|cycles|squares|give|take|bring)\b",
    "de": r"\b1 \w*(Punkte|Ladungen|Zyklen|Plätzen|bringen|nehmen|holen)\b",
}


def on(language: str, changes: dict[str, Any]) -> Words:
    return CONVOY.words(language, pack=CONVOY.pack_with(changes))


def rules(said: Words) -> dict[str, str]:
    return {ident: said.clause_text(ident) for ident in said.clauses()}


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_rules_say_the_numbers_of_the_pack(language: str) -> None:
    said = rules(on(language, OTHERS))
    for clause, number in {"CC-01": "20", "CC-11": "3", "CC-22": "60", "CC-29": "4"}.items():
        assert re.search(rf"\b{number}\b", said[clause]), said[clause]
    assert "14" not in said["CC-01"]


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_said_of_one_as_of_many(language: str) -> None:
    for clause, text in rules(on(language, ONES)).items():
        assert not re.search(MANY[language], text), f"{clause}: {text}"


@pytest.mark.parametrize("language", ["en", "de"])
def test_none_is_said_in_words(language: str) -> None:
    said = rules(on(language, NONES))
    assert not any(re.search(r"\b0\b", said[clause]) for clause in ("CC-07", "CC-17", "CC-18"))


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_clause_tells_printed_from_ruling(language: str) -> None:
    said = CONVOY.words(language)
    sources = {
        ident: {sentence.source for sentence in said.clause(ident).sentences} for ident in said.clauses()
    }
    assert len(sources) == 30
    assert sources["CC-09"] == {"printed", "ruling"}
    assert sources["CC-30"] == {"ruling"}
    assert sources["CC-13"] == {"printed"}


@pytest.mark.parametrize(
    "told,english,german",
    [
        (Points(0, 1), "1 more point to use.", "Ein Punkt mehr zu nutzen."),
        (Points(0, 4), "4 more points to use.", "4 Punkte mehr zu nutzen."),
        (
            DieRemoved(3, "Galley", 0),
            "A die comes off Module 3, Galley; none is left there.",
            "Ein Würfel geht weg von Modul 3, Kombüse; dort ist keiner mehr.",
        ),
        (Burnt(0, ["pilot"], 1), "A Charge burns: the Pilot.", "Eine Ladung verbrennt: von der Steuerung."),
        (
            Burnt(0, ["pilot", "bow"], 2),
            "2 Charges burn: the Pilot and the bow Engine.",
            "2 Ladungen verbrennen: von der Steuerung und aus dem Bugmotor.",
        ),
        (Rolled([3], count=1), "The die shows 3.", "Der Würfel zeigt 3."),
        (Rolled([2, 5]), "The dice show 2 and 5.", "Die Würfel zeigen 2 und 5."),
        (Tracker(0), "The tracker has run out.", "Der Zähler ist abgelaufen."),
    ],
)
def test_events_count_right(told: Event, english: str, german: str) -> None:
    assert (CONVOY.words("en").event(told), CONVOY.words("de").event(told)) == (english, german)


def test_a_burn_that_takes_one_charge_or_several_says_so() -> None:
    cheap = on("en", {"burning.price.dice": 1, "burning.price.points": 2})
    assert cheap.action(BurnDice(["pilot"])) == "Burn the Charge of the Pilot: all dice off"
    assert cheap.action(BurnPoints(["pilot", "stern"])) == (
        "Burn Charges of the Pilot and the stern Engine for more points"
    )
    assert CONVOY.words("en").action(Roll([4], 1)) == "The die shows 4"


def test_a_card_of_another_pack_goes_by_its_own_name() -> None:
    assert CONVOY.words("de").event(ChargeMade(1, "Greenhouse")) == "Greenhouse: eine neue Ladung."


def test_refusals_are_said_in_the_readers_language() -> None:
    with pytest.raises(UnreadableAction) as refused:
        CONVOY.parse(
            CONVOY.new({"modules": "first-flight", "crew": ["pilot", "cargo", "mechanic"]}), 0, "X-9z9"
        )
    assert refused.value.sentence("de").startswith("„X-9z9“ ist kein Zug")
    with pytest.raises(BadPosition) as odd:
        CONVOY.from_dict({"players": 3})
    assert odd.value.sentence("de") == "Cosmic Convoy ist für 1 oder 2 Personen, mit einem Rang von 1 bis 3."
