"""How a person at the terminal goes."""


class Leave(Exception):
    """The person is gone: the input has ended."""
