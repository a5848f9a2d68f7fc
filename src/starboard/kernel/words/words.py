# mypyc: skip
"""One language's sentences for one game, table or program."""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any

from starboard.kernel.clauses import Clause, Sentence
from starboard.kernel.errors import KERNEL
from starboard.kernel.tagged import Tagged
from starboard.kernel.words.arguments import PACK, arguments_of, slug
from starboard.kernel.words.bundle import Bundle, bundle
from starboard.kernel.words.folders import ENGLISH, languages
from starboard.kernel.words.functions import READER


class Words:
    """What a package says in one language, together with what all share.

    `seat_names`: what the seats are called where nobody's name is known; `figures` gives what a pack says.
    """

    def __init__(
        self,
        language: str,
        package: str,
        seat_names: Sequence[str] = (),
        figures: Callable[[], Mapping[str, Any]] = dict,
    ) -> None:
        self.language = language if language in languages(package) else ENGLISH
        self.package = package
        self._seats = tuple(seat_names)
        self._figures = figures

    @cached_property
    def bundle(self) -> Bundle:
        return bundle(self.language, tuple(dict.fromkeys((self.package, KERNEL))))

    @cached_property
    def figures(self) -> Mapping[str, Any]:
        return self._figures()

    @cached_property
    def seat_names(self) -> tuple[str, ...]:
        """What the seats are called in this language."""
        return tuple(self.name("seat", name) for name in self._seats)

    # -- sentences ---------------------------------------------------------------------------

    def action(self, choice: Tagged, viewer: int | None = None, names: Sequence[str] = ()) -> str:
        """A choice, as it stands on a button or in a list; `names` are the people's, seat by seat."""
        return Reader(self, viewer, names).sentence(f"action-{choice.kind}", choice)

    def event(self, event: Tagged, viewer: int | None = None, names: Sequence[str] = ()) -> str:
        """Something that happened, as it stands in the log of `viewer`."""
        return Reader(self, viewer, names).sentence(f"event-{event.kind}", event)

    def sentence(self, ident: str, /, **parts: Any) -> str:
        """Any other sentence, for nobody in particular."""
        return Reader(self).sentence(ident, parts)

    def text(self, ident: str, /, **parts: Any) -> str:
        """The same as it stands in the file, for the middle of a sentence."""
        return Reader(self).text(ident, parts)

    def name(self, of: str, value: Any, form: str = "") -> str:
        """What a thing is called: `name("piece", "cone")`."""
        return Reader(self).text_of_name(of, value, form)

    def seat(self, seat: int, viewer: int | None = None, names: Sequence[str] = (), form: str = "") -> str:
        """What a seat is called by `viewer`."""
        return Reader(self, viewer, names).text_of_seat(seat, form)

    def clause(self, ident: str) -> Clause:
        """A clause of the rules, sentence by sentence."""
        key = f"clause-{ident}"
        reader = Reader(self)
        return Clause(
            ident,
            tuple(
                Sentence(attribute.rpartition("-")[0], reader.text(key, {}, attribute))
                for attribute in self.bundle.attributes(key)
            ),
        )

    def clauses(self) -> list[str]:
        """The ids of the package's own clauses, in their order."""
        own = len("clause-")
        return [ident[own:] for ident in self.bundle.own if ident.startswith("clause-")]

    def clause_text(self, ident: str) -> str:
        """The whole clause."""
        return self.clause(ident).text

    def has(self, ident: str, form: str = "") -> bool:
        return self.bundle.has(ident, form)


class Reader:
    """Somebody who is told a sentence: knows who "you" is, and what people and things are called."""

    def __init__(self, words: Words, viewer: int | None = None, names: Sequence[str] = ()) -> None:
        self.words = words
        self.viewer = viewer
        self.names = names

    def sentence(self, ident: str, parts: Any) -> str:
        text = self.text(ident, parts)
        return text[:1].upper() + text[1:]

    def text(self, ident: str, parts: Any, attribute: str = "") -> str:
        return self._reading(self.rendered, ident, parts, attribute)

    def text_of_name(self, of: str, value: Any, form: str) -> str:
        return self._reading(self.named, of, value, form)

    def text_of_seat(self, seat: int, form: str) -> str:
        return self._reading(self.seat, seat, form)

    def _reading(self, make: Callable[..., str], *given: Any) -> str:
        before = READER.set(self)
        try:
            return make(*given)
        finally:
            READER.reset(before)

    # -- what the functions ask --------------------------------------------------------------

    def rendered(self, ident: str, parts: Any, attribute: str = "") -> str:
        """A message with its arguments filled in."""
        bundle = self.words.bundle
        if not bundle.has(ident, attribute):
            raise KeyError(f"no words in {self.words.language} for {ident}{attribute and '.' + attribute}")
        plain = bundle.plain(ident, attribute)
        if plain is not None:
            return plain
        message = bundle.fluent.message(ident, attribute)
        try:
            return bundle.fluent.format(message, self._arguments(message.variables, parts))
        except (LookupError, TypeError, ValueError) as error:
            raise KeyError(f"{ident} cannot be said: {error}") from error

    def _arguments(self, variables: tuple[str, ...], parts: Any) -> dict[str, Any]:
        """Those of the parts and figures that a message names."""
        if not variables:
            return {}
        given = arguments_of(parts)
        found: dict[str, Any] = {}
        for name in variables:
            source = self.words.figures if name.startswith(PACK) and name not in given else given
            if name in source:
                found[name] = source[name]
        return found

    def seat(self, seat: Any, form: str = "") -> str:
        if seat == "none":
            return self.rendered("nobody", {})
        if seat == self.viewer:
            return self._form_of("you", form, {})
        return self._form_of("other", form, {"name": self._seat_name(seat)})

    def who(self, seat: Any) -> str:
        return "none" if seat == "none" else "you" if seat == self.viewer else "other"

    def named(self, of: str, value: Any, form: str = "") -> str:
        """The message `OF-VALUE`, else `OF-other` which is given the `$value`, else the value itself."""
        ident = f"{of}-{slug(str(value))}"
        if self.words.has(ident):
            return self._form_of(ident, form, {})
        if self.words.has(f"{of}-other"):
            return self._form_of(f"{of}-other", form, {"value": value})
        return str(value)

    def joined(self, texts: list[str], join: str) -> str:
        """ "a, b and c"; by `join` also "a, b or c" or "a, b, c"."""
        if not texts:
            return self.rendered("list-nothing", {})
        if len(texts) == 1 or join == "comma":
            return ", ".join(texts)
        return self.rendered(f"list-{join}", {"most": ", ".join(texts[:-1]), "last": texts[-1]})

    def _form_of(self, ident: str, form: str, parts: Mapping[str, Any]) -> str:
        return self.rendered(ident, parts, form if form and self.words.has(ident, form) else "")

    def _seat_name(self, seat: int) -> str:
        if 0 <= seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        if 0 <= seat < len(self.words.seat_names):
            return self.words.seat_names[seat]
        return self.rendered("seat-number", {"number": seat + 1})
