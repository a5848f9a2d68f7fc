"""The page's own checks: its types, its unit tests, and that what is generated for it is up to date."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from starboard.kernel.state import CHANCE
from tests.web.browser import ROOT
from tests.web.scenes import SCENES
from tests.web.stories import write_stories

WEB = ROOT / "web"


@pytest.fixture(scope="module")
def npm() -> str:
    """npm; `./starboard test` brings one where the system has none, and fetches what checks the page."""
    found = shutil.which("npm")
    assert found, "the page is checked by npm, and there is none"
    return found


@pytest.mark.parametrize("script", ["lint", "check"])
def test_the_pages_own_checks_pass(npm: str, script: str) -> None:
    done = subprocess.run([npm, "run", script], cwd=WEB, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


def test_its_unit_tests_pass_and_recorded_games_are_drawn_as_they_were(npm: str, tmp_path: Path) -> None:
    write_stories(tmp_path)
    environment = {**os.environ, "STARBOARD_STORIES": str(tmp_path)}
    done = subprocess.run([npm, "run", "test"], cwd=WEB, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]


@pytest.mark.parametrize("made", ["types", "words"])
def test_what_is_generated_for_the_page_is_up_to_date(npm: str, made: str) -> None:
    check = [sys.executable, f"web/generate_{made}.py", "--check"]
    done = subprocess.run(check, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("name", SCENES)
def test_every_scene_to_look_at_is_a_position_in_which_somebody_is_asked(name: str) -> None:
    assert SCENES[name].position().state.actors() not in ((), (CHANCE,))
