"""What a person asked for and cannot have. The text of each is one clear sentence."""


class StarboardError(Exception):
    """Anything wrong with what was typed, sent or loaded; never a fault of the program."""


class IllegalAction(StarboardError):
    """The action can be read, but a clause of the rules forbids it now."""

    def __init__(self, clause: str, sentence: str) -> None:
        super().__init__(f"{sentence} ({clause})")
        self.clause = clause
        self.sentence = sentence


class UnreadableAction(StarboardError):
    """The text or description names no action at all."""


class BadOption(StarboardError):
    """An option that the game does not have, or a value that it does not take."""


class BadPack(StarboardError):
    """A component file that cannot be read or that the rules cannot be played with."""


class BadPosition(StarboardError):
    """A dictionary that describes no position of the game."""


class BadRecord(StarboardError):
    """A document that is no record, or whose actions do not lead where it says."""
