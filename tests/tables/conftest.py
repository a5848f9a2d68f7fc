"""Tables as earlier versions stored them."""

import json
from pathlib import Path
from typing import Any

import pytest

STORED = sorted((Path(__file__).parent / "stored").glob("*.json"))


@pytest.fixture(params=STORED, ids=lambda file: file.stem)
def stored(request: pytest.FixtureRequest) -> Any:
    return json.loads(request.param.read_text())
