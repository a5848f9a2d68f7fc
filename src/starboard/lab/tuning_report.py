"""What a search for better numbers came to: in sentences, and as a page."""

from html import escape
from importlib.resources import files
from typing import Final

from starboard.games.registry import find_game
from starboard.lab.report import bullets, quiet, section, table
from starboard.lab.statistics import Estimate
from starboard.lab.summary import answered_in_words, number
from starboard.lab.tuning import Measured, Tuned
from starboard.lab.wishes import MINUTES, SEATS

SHOWN: Final = 30  # proposals in the page, the best first


def wanted_measures(tuned: Tuned) -> list[str]:
    """The measures that wishes are about, by their ids."""
    found: list[str] = []
    for want in tuned.wants:
        if want.measure == SEATS:
            found += [name for name in tuned.chosen.found if name.startswith("won by seat ")]
        else:
            found.append(want.measure)
    return found


def sentences(tuned: Tuned) -> list[str]:
    """The outcome first, then what to be wary of."""
    end = "met all wishes" if tuned.met else "did not meet every wish"
    changed = "; ".join(tuned.changed) or "nothing"
    told = [
        f"After {len(tuned.trials)} proposals {' '.join(tuned.players)} {end}, measured with other seeds.",
        f"Changed from the game's own: {changed}.",
    ]
    names = wanted_measures(tuned)
    for name in names:
        before, after = tuned.start.found[name], tuned.chosen.found[name]
        told.append(
            f"{name}: {shown(after, name)} in {after.games} games; at the start {shown(before, name)}."
        )
    if tuned.missed:
        missed = "; ".join(", ".join(row(one, names)[:-1]) for one in tuned.missed)
        told.append(f"Chosen before it, and measured to miss the wishes: {missed}.")
    for path, answers in tuned.answers.items():
        for answer in answers:
            words = answered_in_words(answer) or (
                f"{answer.bot} answers this: it chose otherwise at {answer.chose_otherwise} of "
                f"{answer.asked} decisions."
            )
            told.append(f"{path}: {words}")
    return told


def shown(estimate: Estimate, name: str) -> str:
    if name != MINUTES and estimate.low >= 0.0 and estimate.high <= 1.0:
        return f"{100 * estimate.value:.1f} % ({100 * estimate.low:.1f} to {100 * estimate.high:.1f})"
    return f"{number(estimate.value)} ({number(estimate.low)} to {number(estimate.high)})"


def page(tuned: Tuned, wishes: str) -> str:
    """One HTML page that needs nothing else."""
    names = wanted_measures(tuned)
    best = sorted(tuned.trials, key=lambda trial: trial.miss)[:SHOWN]
    rows = [row(trial, names) for trial in best if trial.found]
    title = f"{find_game(tuned.game).title}: {tuned.name}"
    note = quiet("Brackets are 95 % intervals. A miss of 1 is one wish missed by its tolerance.")
    parts = [
        f"<h1>{escape(title)}</h1>",
        section("What it comes to", bullets(sentences(tuned)) + note),
        section("Play it", f"<pre>starboard play {tuned.game} {escape(tuned.component_file)}</pre>"),
        section("Proposals, the best first", table(("numbers", *names, "miss"), rows)),
        section("How to repeat it", f"<pre>{escape(wishes.strip())}</pre><pre>starboard lab tune FILE</pre>"),
    ]
    style = files("starboard.lab").joinpath("report.css").read_text("utf-8")
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{style}</style>'
    return f'<!doctype html>\n<html lang="en"><head>{head}</head>\n<body>{"".join(parts)}</body></html>\n'


def row(trial: Measured, names: list[str]) -> list[str]:
    values = ", ".join(f"{path} = {value}" for path, value in trial.values.items())
    return [values, *(shown(trial.found[name], name) for name in names), f"{trial.miss:.2f}"]
