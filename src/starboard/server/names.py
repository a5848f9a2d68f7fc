"""Friendly names for people who have not chosen one."""

import secrets
from typing import Final

FIRST: Final = (
    "Amber", "Bold", "Bright", "Calm", "Clever", "Copper", "Daring", "Early", "Gentle", "Golden",
    "Happy", "Hidden", "Jolly", "Kind", "Lucky", "Merry", "Misty", "Noble", "Quick", "Quiet",
    "Rapid", "Restless", "Silver", "Steady", "Sunny", "Swift", "Velvet", "Wandering", "Wild", "Wise",
)  # fmt: skip
SECOND: Final = (
    "Albatross", "Beacon", "Comet", "Compass", "Corsair", "Dolphin", "Falcon", "Fox", "Galleon", "Heron",
    "Ibis", "Kestrel", "Lantern", "Lynx", "Magpie", "Meteor", "Navigator", "Nebula", "Otter", "Petrel",
    "Pilot", "Pulsar", "Raven", "Rover", "Seal", "Sparrow", "Star", "Swallow", "Voyager", "Whale",
)  # fmt: skip


def friendly_name() -> str:
    return f"{secrets.choice(FIRST)} {secrets.choice(SECOND)}"
