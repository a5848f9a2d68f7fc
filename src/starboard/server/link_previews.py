"""What a message shows where somebody pastes an address of the page: a title, a sentence, a picture.

Whoever fetches it is nobody: of a table it tells what anybody may see who comes without a link, and nothing
of any other. The pictures are of the games, not of this table.
"""

import contextlib
import html
import re
from typing import Final, NamedTuple

from starboard.games.registry import GAMES
from starboard.kernel.errors import StarboardError
from starboard.server.services import Services
from starboard.tables.live_table import LiveTable
from starboard.tables.refusals import Refused
from starboard.tables.storage import StorageError
from starboard.tables.views import words_for
from starboard.tables.words import table_words

TABLE: Final = re.compile(r"t/([a-z0-9]{1,40})(/back(/\w{1,20}){0,2})?/?")
PUZZLE: Final = re.compile(r"puzzles(/\d{1,10})?/?")
NOBODY: Final = ""  # the person who comes without any name
HEAD: Final = "</head>"
TITLE: Final = re.compile(r"<title>[^<]*</title>")


class LinkPreview(NamedTuple):
    """What is shown of an address; `picture` is the name of a game."""

    title: str
    text: str
    picture: str


class LinkPreviews:
    """Finds what an address is about, and writes it into the head of the page."""

    def __init__(self, services: Services) -> None:
        self.services = services

    async def page(self, path: str, language: str, page: str) -> str | None:
        """The page with the preview of this address in it; None where there is nothing to tell."""
        found = await self.find(path, language)
        return None if found is None else self.write(found, path, page)

    async def find(self, path: str, language: str) -> LinkPreview | None:
        if table := TABLE.fullmatch(path):
            with contextlib.suppress(Refused, StarboardError, StorageError):
                live = await self.services.table(table[1], NOBODY)
                return of_table(live, language, past=table[2] is not None)
        elif PUZZLE.fullmatch(path):
            return of_puzzles(language)
        return None

    def write(self, preview: LinkPreview, path: str, page: str) -> str:
        home = self.services.settings.address
        tags = {
            "og:site_name": "Starboard",
            "og:type": "website",
            "og:title": preview.title,
            "og:description": preview.text,
            "og:url": f"{home}/{path}",
            "og:image": f"{home}/previews/{preview.picture}.png",
            "twitter:card": "summary_large_image",
        }
        lines = [
            f'<meta property="{name}" content="{html.escape(value, quote=True)}" />'
            for name, value in tags.items()
        ]
        titled = TITLE.sub(lambda _: f"<title>{html.escape(preview.title)}</title>", page, count=1)
        return titled.replace(HEAD, "\n".join([*lines, HEAD]), 1)


def of_table(live: LiveTable, language: str, past: bool) -> LinkPreview:
    table, words = live.table, table_words(language)
    rules = table.setup.rules()
    told = words_for(table, language)
    taken = [number for number, seat in enumerate(table.seats) if seat.kind != "open"]
    names = [told.game.seat(number, None, told.names) for number in taken]
    title = words.text("preview-title-past" if past else "preview-title", game=rules.title, names=names)
    return LinkPreview(title, words.text(f"preview-{table.status}", names=names), rules.name)


def of_puzzles(language: str) -> LinkPreview:
    game = next(game for game in GAMES.values() if game.puzzles is not None)
    words = table_words(language)
    return LinkPreview(
        words.text("preview-puzzle", game=game.title), words.text("preview-puzzle-text"), game.name
    )
