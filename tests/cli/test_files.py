"""Files that the program writes for a person."""

import os
from pathlib import Path

import pytest

from starboard.cli.files import keep_text
from starboard.kernel.errors import StarboardError


def test_what_is_kept_replaces_what_was_there(tmp_path: Path) -> None:
    file = tmp_path / "games" / "one.json"
    keep_text(file, "old")
    keep_text(file, "new")
    assert file.read_text() == "new"


def test_a_disk_that_fails_leaves_what_was_kept_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "one.json"
    keep_text(file, "old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(StarboardError, match="no space left on device"):
        keep_text(file, "new")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]
