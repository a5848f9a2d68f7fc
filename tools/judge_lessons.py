"""Judges the answers of lessons, for `games/NAME/lessons/judged.json`: `python tools/judge_lessons.py NAME`.

What a search has thought of a position that has not changed since is kept; --anew thinks it over again.
"""

import sys
from pathlib import Path

import msgspec

from starboard.bots.lesson_judging import judge_position
from starboard.games.registry import GAMES
from starboard.kernel.game import Game
from starboard.kernel.lesson_verdicts import FILE, JudgedLessons, JudgedPosition, fingerprint, judged_lessons

ROOMS = Path(__file__).resolve().parent.parent / "src" / "starboard" / "games"


def main(arguments: list[str]) -> int:
    anew = "--anew" in arguments
    names = [name for name in arguments if name in GAMES] or [name for name in GAMES if GAMES[name].lessons]
    for name in names:
        file = ROOMS.joinpath(name, *FILE)
        file.write_text(written(judged(GAMES[name], anew)), "utf-8")
        print(f"{name}: {file.stat().st_size} bytes")
    return 0


def judged(game: Game, anew: bool) -> JudgedLessons:
    kept = {} if anew else judged_lessons(game.room)
    found: JudgedLessons = {}
    for lesson in game.lessons:
        found[lesson.name] = {}
        for position in lesson.positions:
            before = kept.get(lesson.name, {}).get(position.name)
            known = before if before and before.of == fingerprint(game, position) else None
            found[lesson.name][position.name] = judge_position(game, lesson, position, known)
            print(f"{game.name} {lesson.name} {position.name}", flush=True)
    return found


def written(found: JudgedLessons) -> str:
    """A line for each answer, so that a difference shows which one has changed."""
    lessons = []
    for lesson, positions in found.items():
        shown = [f'    "{name}": {{{of_position(position)}}}' for name, position in positions.items()]
        lessons.append(f'  "{lesson}": {{\n' + ",\n".join(shown) + "\n  }")
    return "{\n" + ",\n".join(lessons) + "\n}\n"


def of_position(position: JudgedPosition) -> str:
    answers = [f"      {msgspec.json.encode(answer).decode()}" for answer in position.answers]
    return f'"of": "{position.of}", "answers": [\n' + ",\n".join(answers) + "\n    ]"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
