"""Argonaut's Wheel: two players, three pieces each, and a board that turns."""
