"""What reports say, in one language: sentences of the lab's own, numbers as they are written there."""

from typing import Any, Final

from starboard.kernel.game import Game
from starboard.kernel.words import Words
from starboard.kernel.words.arguments import slug
from starboard.kernel.words.folders import ENGLISH
from starboard.lab.statistics import Estimate

LAB: Final = "starboard.lab"


class Wording:
    """The lab's words, and those of a game for what only it measures."""

    def __init__(self, language: str = ENGLISH, game: Game | None = None, seats: int = 0) -> None:
        self.words = Words(language, LAB)
        self.game = game.words(self.language, seats) if game else None

    @property
    def language(self) -> str:
        return self.words.language

    def say(self, ident: str, /, **parts: Any) -> str:
        return self.words.text(ident, **parts)

    # -- numbers -----------------------------------------------------------------------------

    def written(self, text: str) -> str:
        """A number with the sign that this language has before its decimals."""
        return text.replace(".", self.say("decimal-sign"))

    def number(self, value: float) -> str:
        return self.written(f"{value:.0f}" if abs(value) >= 1000 else f"{value:.3g}")

    def percent(self, value: float) -> str:
        return self.say("share", number=self.written(f"{100 * value:.1f}"))

    def amount(self, value: float, share: bool) -> str:
        return self.percent(value) if share else self.number(value)

    def signed(self, value: float, share: bool) -> str:
        return self.written(f"{100 * value:+.1f}" if share else f"{value:+.3g}")

    def times(self, value: float) -> str:
        return self.written(f"{value:.2f}")

    def span(self, low: str, high: str) -> str:
        return self.say("span", low=low, high=high)

    def interval(self, estimate: Estimate, share: bool = True) -> str:
        if not share:
            return self.span(self.number(estimate.low), self.number(estimate.high))
        return self.span(
            self.written(f"{100 * estimate.low:.1f}"), self.written(f"{100 * estimate.high:.1f}")
        )

    def estimate(self, estimate: Estimate, share: bool = True) -> str:
        """A value with its interval in brackets."""
        value, span = self.amount(estimate.value, share), self.interval(estimate, share)
        return self.say("estimate", value=value, span=span)

    # -- what only one game has --------------------------------------------------------------

    def own_number(self, name: str) -> str:
        """`cards bought`, or `carried: open-market` of one thing among several."""
        head, _, item = name.partition(": ")
        ident = f"measure-{slug(head)}"
        return self.game.text(ident, item=item) if self.game and self.game.has(ident) else name

    def item(self, item: str) -> str:
        """`card/perceptors` as people read it."""
        kind, _, name = item.partition("/")
        ident = f"taken-{slug(kind)}"
        if self.game and self.game.has(ident):
            return self.game.text(ident, item=name)
        return self.say("item", kind=kind, name=name)


IN_ENGLISH: Final = Wording()
