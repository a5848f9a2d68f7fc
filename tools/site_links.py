"""Follows every link of a built site: to a file, to a place in it; nothing may be loaded from elsewhere."""

from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    """The links of a page, what it loads, and the places that can be linked to."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.places: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        self.places |= {given[name] for name in ("id", "name") if name in given}
        if "href" in given:
            loads = tag == "link" and "canonical" not in given.get("rel", "")
            (self.loaded if loads else self.links).append(given["href"])
        if "src" in given:
            self.loaded.append(given["src"])


def broken_links(site: Path) -> list[str]:
    """What is wrong, a line for each link; nothing may be loaded from elsewhere."""
    pages = {file.resolve(): read(file) for file in sorted(site.rglob("*.html"))}
    found: list[str] = []
    for file, page in pages.items():
        name = file.relative_to(site.resolve()).as_posix()
        found += [f"{name} loads {source}" for source in page.loaded if urlsplit(source).netloc]
        found += [
            f"{name}: {link}" for link in page.links + page.loaded if not holds(link, file, site, pages)
        ]
    return found


def read(file: Path) -> Page:
    page = Page()
    page.feed(file.read_text("utf-8"))
    return page


def holds(link: str, file: Path, site: Path, pages: dict[Path, Page]) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True
    path = unquote(parts.path)
    start = site if path.startswith("/") else file.parent
    target = (start / path.lstrip("/")).resolve() if path else file
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return file.name == "404.html"  # it is shown at any address
    anchor = unquote(parts.fragment)
    return not anchor or target not in pages or anchor in pages[target].places or anchor.startswith("__")
