"""For pytest under mutmut, which asks for a private name that pytest 9.2 no longer has."""

import pytest

pytest.Item._nodeid = property(lambda item: item.nodeid)  # type: ignore[attr-defined]
