"""What every release stored opens, goes on and verifies; and every release has stored something."""

import gzip
import shutil
import subprocess
from pathlib import Path

import pytest

from starboard.games.registry import GAMES
from starboard.kernel.records import check_dice, read_record, replay
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE
from tests.stored import opening
from tests.stored.releases.writing import FOLDER, HASHES, hashes
from tests.stored.test_stored_databases import check_people, check_tables

RELEASES = sorted(folder.parent for folder in FOLDER.glob(f"*/{HASHES}"))
every_release = pytest.mark.parametrize("release", RELEASES, ids=lambda folder: folder.name)
ACTS = 5


@every_release
def test_no_file_of_a_release_was_changed(release: Path) -> None:
    assert hashes(release) == opening.read(release / HASHES)


@every_release
async def test_its_database_opens_and_every_game_goes_on(release: Path, tmp_path: Path) -> None:
    database = tmp_path / "starboard.db"
    database.write_bytes(gzip.decompress((release / "starboard.db.gz").read_bytes()))
    await check(release, opening.address(database))


@every_release
@pytest.mark.slow
async def test_its_backup_is_restored(release: Path, tmp_path: Path) -> None:
    url = opening.address(tmp_path / "starboard.db")
    assert await opening.restore(release / "backup.tar.gz", url, tmp_path) > 100
    assert {"cookie.key", "operator.key"} <= {file.name for file in tmp_path.iterdir()}
    await check(release, url)


async def check(release: Path, url: str) -> None:
    known = opening.read(release / "known.json.gz")
    service = await opening.open_service(url)
    await check_tables(service, known["tables"])
    await check_people(service, known)
    for ident, truth in known["tables"].items():
        over = truth["status"] in ("finished", "closed")
        assert over or await opening.go_on(service, ident, ACTS, Random(ident)) > 0
        assert (await opening.verified(service, ident))["ok"]
    await service.close()


@every_release
def test_its_records_replay_and_their_dice_hold(release: Path) -> None:
    files = sorted((release / "records").iterdir())
    assert {file.name.split("-")[0] for file in files} == set(GAMES)
    for file in files:
        record = read_record(gzip.decompress(file.read_bytes()), file.name)
        game = GAMES[record.game]
        replay(record, game)
        assert record.end is not None
        assert check_dice(record, game) == sum(actor == CHANCE for actor, _ in record.actions)


def test_every_tag_has_left_what_it_stored() -> None:
    """A tag without its folder was released past docs/releasing.md."""
    git = shutil.which("git")
    if git is None or not (Path(__file__).parents[2] / ".git").exists():
        pytest.skip("this copy has no tags")
    told = subprocess.run(
        [git, "tag", "--list", "v*"], capture_output=True, text=True, cwd=FOLDER, check=False
    )
    assert {tag.removeprefix("v") for tag in told.stdout.split()} <= {folder.name for folder in RELEASES}
