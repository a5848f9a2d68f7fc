"""A server that cannot start says why in one sentence, and what it keeps is for its owner alone."""

import asyncio
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import cast

import httpx
import pytest

from starboard.cli import main
from starboard.kernel.errors import StarboardError
from starboard.kernel.whole_files import write_whole
from starboard.server.instance import AlreadyRunning, Instance
from starboard.server.keys import read_keys, same_secret
from starboard.server.people import People
from starboard.server.run import Server
from starboard.tables.migrate import head
from starboard.tables.refusals import Refused
from starboard.tables.storage import Storage
from starboard.tables.writer import Writer
from tests.server.running import Client, running

Ran = tuple[int, str, str]  # the exit code, what was said, and what was complained of
Starboard = Callable[..., Ran]
Serve = Callable[..., Ran]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with a little in it, to be copied and spoilt."""
    data = tmp_path_factory.mktemp("kept") / "data"

    async def fill() -> None:
        async with running(data) as server:
            ann = Client(server.address)
            for _ in range(5):
                await ann.open("wheel", "me Guest", watch="everybody")
            await ann.close()

    asyncio.run(fill())
    return data


@pytest.fixture
def data(kept: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(kept, tmp_path / "data"))


@pytest.fixture
def starboard(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Starboard:
    """A command that should be refused: its exit code and what it said. Nothing is served here."""

    async def serve(server: object, sockets: object) -> None:
        raise AssertionError("this should not be served")

    def run(command: str, data: Path | str, *options: str) -> Ran:
        code = main([command, *options, "--data", str(data)])
        return code, *capfd.readouterr()

    monkeypatch.setattr(Server, "serve", serve)
    return run


@pytest.fixture
def serve(starboard: Starboard) -> Serve:
    return lambda data, *options: starboard("serve", data, "--port", "0", *options)


def assert_one_sentence(ran: Ran, *words: str) -> None:
    code, said, complained = ran
    assert code == 2 and not said, complained
    assert complained.startswith("starboard: ") and complained.count("\n") == 1, complained
    for word in words:
        assert word in complained


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


# -- keys --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["operator.key", "cookie.key"])
@pytest.mark.parametrize(
    "content",
    [b"", b"  \n", b"abc", b"\xff\xfe" * 40, b"two words " * 9],
    ids=["empty", "blank", "short", "no text", "words"],
)
def test_a_key_that_anybody_could_guess_is_refused(tmp_path: Path, name: str, content: bytes) -> None:
    (tmp_path / name).write_bytes(content)
    with pytest.raises(StarboardError, match=f"{name} is of no use"):
        read_keys(tmp_path)


def test_a_cookie_key_that_is_not_hexadecimal_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cookie.key").write_text("z" * 64)
    with pytest.raises(StarboardError, match="not hexadecimal"):
        read_keys(tmp_path)


def test_a_key_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "operator.key").mkdir()
    with pytest.raises(StarboardError, match="it cannot be read"):
        read_keys(tmp_path)


def test_a_server_with_an_empty_key_does_not_start(data: Path) -> None:
    (data / "operator.key").write_text("")
    command = [sys.executable, "-m", "starboard.cli", "serve", "--port", "0", "--data", str(data)]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert_one_sentence((ran.returncode, ran.stdout, ran.stderr), "operator.key", "it is empty")


def test_a_key_is_never_there_in_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A power cut while it is written leaves no key, and the next start makes one."""

    def cut(handle: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "fsync", cut)
    with pytest.raises(KeyboardInterrupt):
        read_keys(tmp_path)
    assert list(tmp_path.iterdir()) == []
    monkeypatch.undo()
    assert len(read_keys(tmp_path).cookie) == 32


def test_two_servers_that_start_at_once_agree_on_a_key(tmp_path: Path) -> None:
    write_whole(tmp_path / "operator.key", b"first" * 8, replace=False)
    write_whole(tmp_path / "operator.key", b"other" * 8, replace=False)
    assert (tmp_path / "operator.key").read_bytes() == b"first" * 8


@pytest.mark.parametrize("sent", ["Bearer", "Bearer ", "Bearer    ", "Bearer \t", "bearer x", "Bearer \xa0"])
async def test_an_empty_token_is_nobodys(sent: str) -> None:
    """Also where nothing would be compared with nothing."""

    class NoKeys:
        async def key(self, hashed: str) -> None:
            return None

    people = People(cast(Storage, NoKeys()), cast(Writer, None), b"k" * 32, "")
    with pytest.raises(Refused):
        await people.identify(None, sent)


def test_nothing_is_not_the_same_as_nothing() -> None:
    assert not same_secret("", "") and not same_secret("", "a") and not same_secret("a", "")
    assert same_secret("a" * 32, "a" * 32) and not same_secret("ä", "a")


# -- files -------------------------------------------------------------------------------------------


async def test_what_is_kept_is_for_its_owner_alone(tmp_path: Path) -> None:
    data = tmp_path / "data"
    before = os.umask(0o022)
    try:
        async with running(data) as server, Client(server.address) as ann:
            await ann.open("wheel", "me Guest")
            found = {file.name: mode(file) for file in data.iterdir()}
    finally:
        os.umask(before)
    assert mode(data) == 0o700
    assert {"starboard.db", "starboard.db-wal", "starboard.db-shm", "cookie.key", "operator.key"} <= set(
        found
    )
    assert {name: f"{rights:o}" for name, rights in found.items() if rights & 0o077} == {}


async def test_what_others_could_read_is_closed_at_the_next_start(data: Path) -> None:
    copy = data / "starboard.db.0001.backup"
    copy.write_bytes(b"")
    data.chmod(0o755)
    for file in data.iterdir():
        file.chmod(0o644)
    async with running(data):
        pass
    assert mode(data) == 0o700
    for name in ("starboard.db", "starboard.db.0001.backup", "cookie.key", "operator.key"):
        assert mode(data / name) == 0o600


async def test_a_folder_with_other_things_in_it_keeps_its_rights(tmp_path: Path) -> None:
    folder = tmp_path / "home"
    folder.mkdir(mode=0o755)
    (folder / "letter.txt").write_text("not ours")
    async with running(folder):
        pass
    assert mode(folder) == 0o755 and mode(folder / "operator.key") == 0o600


# -- what cannot be served ---------------------------------------------------------------------------


def spoil_header(file: Path) -> None:
    with file.open("r+b") as database:
        database.write(b"This is not what it was.")


def spoil_pages(file: Path) -> None:
    size = file.stat().st_size
    with file.open("r+b") as database:
        database.seek(4096)
        database.write(os.urandom(size - 4096))


@pytest.mark.parametrize(
    "spoil, word",
    [
        (spoil_header, "no SQLite database"),
        (spoil_pages, "damaged"),
        (lambda file: file.write_text("hello " * 3000), "no SQLite database"),
        (lambda file: os.truncate(file, 8192), "damaged"),
    ],
    ids=["header", "pages", "text", "cut off"],
)
def test_a_damaged_database_is_not_served(
    data: Path, spoil: Callable[[Path], object], word: str, serve: Serve
) -> None:
    spoil(data / "starboard.db")
    assert_one_sentence(serve(data), "starboard.db", word)


def test_a_newer_database_is_not_served(data: Path, serve: Serve) -> None:
    with sqlite3.connect(data / "starboard.db") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    assert_one_sentence(serve(data), "newer Starboard")


@pytest.mark.parametrize("command", ["backup", "migrate"])
def test_a_damaged_database_is_a_sentence_for_other_commands_too(
    data: Path, tmp_path: Path, starboard: Starboard, command: str
) -> None:
    spoil_header(data / "starboard.db")
    file = [str(tmp_path / "out.tar.gz")] if command == "backup" else []
    assert_one_sentence(starboard(command, data, *file), "database")


@pytest.mark.parametrize("command, words", [("backup", "no database"), ("migrate", "to bring up to date")])
def test_only_a_server_makes_a_new_database(
    tmp_path: Path, starboard: Starboard, command: str, words: str
) -> None:
    file = [str(tmp_path / "out.tar.gz")] if command == "backup" else []
    missing = tmp_path / "games.db"
    assert_one_sentence(starboard(command, tmp_path, *file, "--database", str(missing)), words, str(missing))
    assert_one_sentence(starboard(command, tmp_path / "data", *file), words, "starboard.db")
    assert list(tmp_path.iterdir()) == []


def test_an_empty_postgresql_gets_its_schema_by_migrate(
    tmp_path: Path, empty_database: str, starboard: Starboard
) -> None:
    code, said, complained = starboard("migrate", tmp_path, "--database", empty_database)
    assert code == 0 and head() in said, complained


def test_a_data_folder_that_is_a_file_is_a_sentence(tmp_path: Path, serve: Serve) -> None:
    (tmp_path / "data").write_text("a file")
    assert_one_sentence(serve(tmp_path / "data"), "is not a folder")
    assert_one_sentence(serve(tmp_path / "data" / "below"), "is not a folder")


@pytest.mark.skipif(not Path("/proc/self").is_dir(), reason="needs a folder that nobody can write to")
def test_a_folder_that_cannot_be_written_is_a_sentence(serve: Serve) -> None:
    assert_one_sentence(serve("/proc/self"), "/proc/self")
    assert_one_sentence(serve("/proc/starboard"), "cannot be made")


def test_a_database_in_a_missing_folder_is_a_sentence(tmp_path: Path, serve: Serve) -> None:
    ran = serve(tmp_path / "data", "--database", str(tmp_path / "missing" / "games.db"))
    assert_one_sentence(ran, "games.db cannot be opened")


def test_a_database_that_is_not_there_over_the_network_is_a_sentence(tmp_path: Path, serve: Serve) -> None:
    ran = serve(tmp_path, "--database", "postgresql://me:secret@127.0.0.1:1/games")
    assert_one_sentence(ran, "The database cannot be used")
    assert "secret" not in ran[2]


@pytest.mark.parametrize(
    "way", ["link to the folder", "link to the file", "hard link", "relative", "database"]
)
def test_a_database_takes_one_server_whichever_way_leads_to_it(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    first = Instance(data, data / "starboard.db")
    first.hold()
    other = tmp_path / "other"
    monkeypatch.chdir(tmp_path)
    if way == "link to the folder":
        other.symlink_to(data)
    elif way == "relative":
        other = Path("data")
    else:
        other.mkdir()
    if way == "link to the file":
        (other / "starboard.db").symlink_to(data / "starboard.db")
    elif way == "hard link":
        (other / "starboard.db").hardlink_to(data / "starboard.db")
    second = Instance(other, data / "starboard.db" if way == "database" else other / "starboard.db")
    try:
        with pytest.raises(AlreadyRunning):
            second.hold()
    finally:
        first.release()
    second.hold()
    second.release()


def test_a_database_that_is_served_is_not_changed_by_another_program(
    data: Path, tmp_path: Path, starboard: Starboard, serve: Serve
) -> None:
    held = Instance(data, data / "starboard.db")
    held.hold()
    try:
        assert_one_sentence(starboard("migrate", data), "already uses this data")
        assert_one_sentence(starboard("restore", data, str(tmp_path / "x")), "already uses this data")
        assert_one_sentence(serve(data), "already uses this data")
    finally:
        held.release()


# -- damage that shows later -------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["a page", "a row"])
async def test_damage_that_is_met_later_is_logged_and_shown(
    data: Path, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    async with running(data) as server, httpx.AsyncClient(base_url=server.address) as client:
        assert (await client.get("/readyz")).status_code == 200
        table = (await server.services.storage.tables_to_watch(1))[0].id
        (spoil_row if how == "a row" else spoil_under)(data / "starboard.db")
        answer = await client.get(f"/api/v1/tables/{table}/log?words=en")
        assert answer.status_code == 503 and "damaged" in answer.json()["sentence"]
        ready = await client.get("/readyz")
        assert ready.status_code == 503 and "damaged" in ready.text
        assert (await client.get("/healthz")).status_code == 200
    assert sum("the database is damaged" in record.getMessage() for record in caplog.records) == 1


def spoil_row(file: Path) -> None:
    database = sqlite3.connect(file)
    database.execute("UPDATE entries SET body = substr(body, 1, 20)")
    database.commit()
    database.close()


def spoil_under(file: Path) -> None:
    """The pages change under a running server, as a bad disk does it."""
    database = sqlite3.connect(file)
    database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    database.close()
    spoil_pages(file)
