"""What a search for better numbers came to: in sentences, and as a page."""

from collections.abc import Iterable
from html import escape
from typing import Final

from starboard.games.registry import find_game
from starboard.kernel.words.folders import ENGLISH
from starboard.lab.answers import Answer
from starboard.lab.measurements import Measured
from starboard.lab.report import bullets, columns, document, quiet, section, table
from starboard.lab.statistics import Estimate
from starboard.lab.summary import answered_in_words
from starboard.lab.tuning import Tuned, measured_once
from starboard.lab.wishes import MINUTES, SEATS
from starboard.lab.wording import Wording

SHOWN: Final = 30  # proposals in the page, the best first


def tolerances(tuned: Tuned) -> dict[str, float]:
    """The measures that wishes are about, by their ids, and how far from a wish each may be."""
    found: dict[str, float] = {}
    for want in tuned.wants:
        seats = [name for name in tuned.chosen.found if name.startswith("won by seat ")]
        found |= dict.fromkeys(seats if want.measure == SEATS else [want.measure], want.within)
    return found


def sentences(tuned: Tuned, language: str = ENGLISH) -> list[str]:
    """The outcome first, then what to be wary of."""
    wording = Wording(language)
    say = wording.say
    said = {"count": len(tuned.trials), "players": " ".join(tuned.players)}
    told = [
        say("tuned-met" if tuned.met else "tuned-not-met", **said),
        say("tuned-changed", changed="; ".join(tuned.changed) or say("nothing")),
    ]
    names = tolerances(tuned)
    for name, within in names.items():
        before, after = tuned.start.found[name], tuned.chosen.found[name]
        values = {"before": shown(before, name, wording), "after": shown(after, name, wording)}
        told.append(say("tuned-measure", measure=name, games=after.games, **values))
        if after.half > within:
            half = wording.amount(after.half, is_share(after, name))
            told.append(say("tuned-vague", measure=name, games=after.games, half=half))
    if tuned.missed:
        missed = "; ".join(", ".join(row(one, names, wording)[:-1]) for one in tuned.missed)
        told.append(say("tuned-missed", missed=missed))
    for path, answers in tuned.answers.items():
        told += [f"{path}: {answered(answer, wording)}" for answer in answers if answer.asked]
    return told


def answered(answer: Answer, wording: Wording) -> str:
    return answered_in_words(answer, wording) or wording.say(
        "run-answered", bot=answer.bot, chose=answer.chose_otherwise, asked=answer.asked
    )


def shown(estimate: Estimate, name: str, wording: Wording) -> str:
    return wording.estimate(estimate, is_share(estimate, name))


def is_share(estimate: Estimate, name: str) -> bool:
    return name != MINUTES and estimate.low >= 0.0 and estimate.high <= 1.0


def page(tuned: Tuned, wishes: str, language: str = ENGLISH) -> str:
    """One HTML page that needs nothing else."""
    wording = Wording(language)
    say = wording.say
    names = list(tolerances(tuned))
    best = sorted(measured_once(tuned.trials), key=lambda trial: trial.miss)[:SHOWN]
    rows = [row(trial, names, wording) for trial in best]
    title = f"{find_game(tuned.game).title}: {tuned.name}"
    note = quiet(f"{say('page-brackets')} {say('tuned-about')}")
    (numbers, miss) = columns(wording, "numbers", "miss")
    parts = [
        f"<h1>{escape(title)}</h1>",
        section(say("page-summary"), bullets(sentences(tuned, language)) + note),
        section(say("page-play"), f"<pre>starboard play {tuned.game} {escape(tuned.settings)}</pre>"),
        section(say("page-proposals"), table((numbers, *names, miss), rows)),
        section(say("page-repeat"), f"<pre>{escape(wishes.strip())}</pre><pre>starboard lab tune FILE</pre>"),
    ]
    return document(title, "".join(parts), wording)


def row(trial: Measured, names: Iterable[str], wording: Wording) -> list[str]:
    values = ", ".join(f"{path} = {value}" for path, value in trial.values.items())
    found = (shown(trial.found[name], name, wording) for name in names)
    return [values, *found, wording.times(trial.miss)]
