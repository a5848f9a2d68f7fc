# mypyc: skip
"""What a player has answered so far in a decision of several at once, as only that player sees it."""

import msgspec

from starboard.games.colonies.types import Cast


class Answer(msgspec.Struct, tag_field="kind", kw_only=True):
    """The kind is that of the question."""

    answered: bool


class Laying(Answer, tag="lay"):
    """CO-04."""

    card: str | None


class Settling(Answer, tag="settle"):
    """CO-08: `most` is how many may be turned away and paid for together."""

    away: int
    paid: int
    most: int


class VoteSteps(msgspec.Struct):
    """The numbers of the steps that a vote is made of, to send it as one answer."""

    yes: int
    no: int
    add: list[int]  # by resource
    seal: int


class Voting(Answer, tag="vote"):
    """CO-09: `stocks` is what is left besides what is laid aside, `tally` the votes by how many are laid.

    `spares` is what upkeep will leave of the own resource, by how many of it are laid; negative where some
    will be missing.
    """

    ballot: Cast
    aside: dict[str, int]
    votes: int
    stocks: list[int]
    tally: list[int]
    spares: list[int]
    steps: VoteSteps


class Policing(Answer, tag="police"):
    """CO-21: `routes` is what will wait on the own routes, by partner."""

    sent: dict[str, int]
    left: int
    routes: dict[str, int]


class Payment(msgspec.Struct):
    """CO-22, CO-23: what one partner has got so far."""

    planet: str
    promised: int
    done: int
    goods: dict[str, int]
    credits: int


class Paying(Answer, tag="pay"):
    """CO-23: `free` substitutes need no Credit; `stocks` and `purse` are what is left besides."""

    aside: dict[str, int]
    free: int
    payments: list[Payment]
    stocks: list[int]
    purse: int


Secret = Laying | Settling | Voting | Policing | Paying
