# mypyc: skip
"""Catalogues of templates, for games whose words are not in Fluent files yet.

A catalogue is a dictionary of templates. For a kind with its parts the most fitting one is taken:
`kind.you` where the viewer is the one who acts, `kind.one` where the count is one, `kind.you.one`
where both hold, else `kind`. A part is named by `name.PART.VALUE` if the catalogue has it, else by
`name.PART`, else as it is.

What a language must bend stands after a part's colon. `{victim:loses|lose}` takes the second where the
viewer is the victim, `{count:disc|discs}` the first for one; `{piece:acc}` is the name under
`name.piece.VALUE.acc`, and the viewer is called what stands under `you.acc`.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from starboard.kernel.clauses import SHARED
from starboard.kernel.tagged import Tagged
from starboard.kernel.words import Sentence, Words

SEAT_PARTS: Final = frozenset({"seat", "other", "victim", "owner", "partner", "winner", "loser", "first"})


class Templates(Words):
    """One language's sentences for a game whose words are not in Fluent files yet."""

    def __init__(self, language: str, templates: Mapping[str, str], seat_names: Sequence[str] = ()) -> None:
        super().__init__(language, "")
        self.templates = {**SHARED_WORDS[language], **templates}
        self.__dict__["seat_names"] = tuple(self.templates.get(f"seat.{name}", name) for name in seat_names)

    def action(self, choice: Tagged, viewer: int | None = None, names: Sequence[str] = ()) -> str:
        return self.render(f"action.{choice.kind}", choice.parts, viewer, names)

    def event(self, event: Tagged, viewer: int | None = None, names: Sequence[str] = ()) -> str:
        return self.render(f"event.{event.kind}", event.parts, viewer, names)

    def sentence(self, ident: str, /, **parts: Any) -> str:
        return self.render(ident.replace("-", ".", 1), parts)

    def text(self, ident: str, /, **parts: Any) -> str:
        return self.templates[ident.replace("-", ".", 1)]

    def name(self, of: str, value: Any, form: str = "") -> str:
        return self.part("how" if of == "ending" else of, value, form=form)

    def seat(self, seat: int, viewer: int | None = None, names: Sequence[str] = (), form: str = "") -> str:
        return self._seat(seat, viewer, names, form)

    def clause(self, ident: str) -> tuple[Sentence, ...]:
        return (Sentence("printed", self.templates[f"clause.{ident}"]),)

    def has(self, ident: str, form: str = "") -> bool:
        key = ident.replace("-", ".", 1)
        of, _, value = key.partition(".")
        return key in self.templates or f"name.{'how' if of == 'ending' else of}.{value}" in self.templates

    def render(
        self, key: str, parts: Mapping[str, Any], viewer: int | None = None, names: Sequence[str] = ()
    ) -> str:
        """The sentence for `key` as `viewer` reads it; `names` are the people's, seat by seat."""
        template = self._template(key, parts, viewer)
        shown = {part: _Named(self, part, value, viewer, names) for part, value in parts.items()}
        text = template.format_map(shown)
        return text[:1].upper() + text[1:]

    def part(
        self, part: str, value: Any, viewer: int | None = None, names: Sequence[str] = (), form: str = ""
    ) -> str:
        """One part in words: a seat by its name, a thing by the catalogue, a list joined up."""
        if isinstance(value, (list, tuple)):
            joined = [self.part(part, item, viewer, names, form) for item in value]
            return self._joined(joined)
        if part in SEAT_PARTS and isinstance(value, int):
            return self._seat(value, viewer, names, form)
        for key in (f"name.{part}.{value}.{form}", f"name.{part}.{value}"):
            if key in self.templates:
                return self.templates[key]
        return self.templates.get(f"name.{part}", "{}").format(value)

    def _template(self, key: str, parts: Mapping[str, Any], viewer: int | None) -> str:
        you = viewer is not None and parts.get("seat") == viewer
        one = parts.get("count") == 1
        for suffix, fits in ((".you.one", you and one), (".you", you), (".one", one), ("", True)):
            if fits and key + suffix in self.templates:
                return self.templates[key + suffix]
        raise KeyError(f"no words in {self.language} for {key}")

    def _seat(self, seat: int, viewer: int | None, names: Sequence[str], form: str) -> str:
        if seat == viewer:
            return self.templates.get(f"you.{form}", self.templates["you"])
        if seat < len(names) and names[seat]:
            return names[seat]
        return (
            self.seat_names[seat] if seat < len(self.seat_names) else f"{self.templates['seat']} {seat + 1}"
        )

    def _joined(self, words: list[str]) -> str:
        if len(words) < 2:
            return words[0] if words else self.templates["nothing"]
        return ", ".join(words[:-1]) + self.templates["and"] + words[-1]


class _Named:
    """A part on its way into a sentence, in the form that the sentence asks for."""

    def __init__(
        self, words: Templates, part: str, value: Any, viewer: int | None, names: Sequence[str]
    ) -> None:
        self.words = words
        self.part = part
        self.value = value
        self.viewer = viewer
        self.names = names

    def __format__(self, form: str) -> str:
        if "|" not in form:
            return self.words.part(self.part, self.value, self.viewer, self.names, form)
        first, second = form.split("|", 1)
        usual = self.value != self.viewer if self.part in SEAT_PARTS else self.value == 1
        return first if usual else second


def named(prefix: str, names: Mapping[str, str]) -> dict[str, str]:
    """Names of things as entries of a catalogue: `named("name.card", {"traders": "Traders"})`."""
    return {f"{prefix}.{ident}": name for ident, name in names.items()}


SHARED_WORDS: Final = {
    "en": {
        "you": "you",
        "seat": "Seat",
        "nothing": "nothing",
        "and": " and ",
        "lesson.other": "The rules allow that, but this lesson asks for something else just now.",
        "name.outcome.won": "won",
        "name.outcome.lost": "lost",
        "name.outcome.drawn": "drawn",
        **named("clause", {clause.id: clause.text for clause in SHARED}),
    },
    "de": {
        "you": "du",
        "you.acc": "dich",
        "you.dat": "dir",
        "seat": "Platz",
        "nothing": "nichts",
        "and": " und ",
        "lesson.other": "Erlaubt wäre das, aber hier geht es gerade um etwas anderes.",
        "name.outcome.won": "gewonnen",
        "name.outcome.lost": "verloren",
        "name.outcome.drawn": "unentschieden",
        "clause.SB-01": "Das Spiel ist zu Ende.",
        "clause.SB-02": "Du bist nicht dran.",
        "clause.SB-03": "Zuerst steht eine andere Entscheidung an.",
        "clause.SB-04": "So etwas kann man hier nicht tun.",
    },
}
