# mypyc: skip
"""Figures that sentences of the wheel name and that follow from its components."""

from typing import Any

from starboard.games.wheel.components import BLACK, STATION_NAMES, STATIONS, WHITE, WheelPack
from starboard.games.wheel.ending import USUAL_REPETITION


def figures(pack: WheelPack) -> dict[str, Any]:
    places = [_station(pack, place) for place in range(STATIONS)]
    return {
        "last_place": STATIONS - 1,
        "places": places,
        "stations_of": {"black": pack.stations_of(BLACK), "white": pack.stations_of(WHITE)},
        "neutral": [place for place, station in enumerate(places) if station == "neutral"],
        "steps": {name: [_step(distance) for distance in pack.data["moves"][name]] for name in STATION_NAMES},
        "rotations": {
            "must_move": pack.must_move,
            "resurrection": pack.resurrection,
            "draw": pack.draw,
        },
        "usual_repetition": USUAL_REPETITION,
    }


def _station(pack: WheelPack, place: int) -> str:
    """Whose station a place is, and which: "black-left", or "neutral"."""
    for seat, side in ((BLACK, "black"), (WHITE, "white")):
        if place in pack.stations_of(seat):
            return f"{side}-{STATION_NAMES[pack.stations_of(seat).index(place)]}"
    return "neutral"


def _step(distance: int) -> dict[str, Any]:
    """How far and which way a piece goes; to the left is negative."""
    across = 2 * abs(distance) == STATIONS
    return {"stations": abs(distance), "way": "across" if across else "left" if distance < 0 else "right"}
