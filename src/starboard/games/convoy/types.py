# mypyc: skip
"""The words that events, choices and views of Cosmic Convoy are made of."""

from typing import Literal

Role = Literal["mechanic", "navigator", "pilot", "cargo"]
Crew = Literal[Role, "bow-1", "bow-2", "bow-3", "stern-1", "stern-2", "stern-3"]
EngineName = Literal["bow", "stern"]
Side = Literal["front", "back"]
Wanted = Literal["yes", "maybe", "no"]
Contest = Literal["won", "lost", "even"]
Ending = Literal["charged", "time-out", "cycle-cap", "crew-lost", "crews-lost"]
