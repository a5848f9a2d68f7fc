"""The leak walk: what a viewer is sent does not change with what the viewer may not know."""

import os
from collections.abc import Sequence

import pytest

from starboard.kernel.playing import random_action
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE
from starboard.tables.live_table import LiveTable
from starboard.tables.log import WATCHER
from tests.tables.build import Game
from tests.tables.twins import announced, copied, disguised, first_of, heard_of, previews

DEEP = bool(os.environ.get("STARBOARD_DEEP"))
CASES = [
    ("wheel", 2),
    ("convoy", 1),
    ("convoy", 2),
    ("colonies", 3),
    ("colonies", 5),
    ("argosy", 3),
    ("argosy", 4),
]
STRIDES = {"wheel": 1, "convoy": 1, "colonies": 23, "argosy": 9}  # acts from one comparison to the next
NAMES = ("ann", "bob", "eve", "kim", "lee")


class Walk:
    """A random game, looked at by every viewer on the way."""

    def __init__(self, name: str, players: int, seed: int) -> None:
        self.random = Random(f"{name}{players}{seed}")
        self.game = Game(name, " ".join(NAMES[:players]))
        self.game.table.add("started", 1.0, data={"version": 1, "nonces": []})
        self.compared = 0
        self.looked = 0

    def run(self, stride: int) -> None:
        table = self.game.table
        assert table.play is not None
        while table.play.state.actors():
            actors = table.play.state.actors()
            actor = actors[self.random.below(len(actors))]
            action = random_action(table.play.state, actor, self.random)
            self.looked += 1
            if self.looked % stride == 0 or (table.play.deciding_together() and self.looked % 7 == 0):
                for viewer in self.viewers():
                    self.compare(viewer, actor, action)
            announced(LiveTable(table, []), actor, action)

    def viewers(self) -> Sequence[int]:
        """Two of those who look on, others every time; all of them when there is time."""
        everybody = list(self.game.table.entries_shown)
        first = self.looked % len(everybody)
        return everybody if DEEP else (everybody + everybody)[first : first + 2]

    def compare(self, viewer: int, actor: int, action: int) -> None:
        """The same act at a table that differs only in what `viewer` cannot know."""
        real = self.game.table
        assert real.play is not None
        same = copied(real)
        other = disguised(real, viewer, self.random)
        assert other.play is not None
        if viewer != WATCHER and viewer in other.play.state.actors():
            assert previews(same, viewer, 3) == previews(other, viewer, 3)
        if other.play.state.forbids(actor, action):
            return  # somebody else's secrets now make this impossible
        if actor != CHANCE and real.play.state.reveals(actor, action):
            assert first_of(same, viewer) == first_of(other, viewer)  # after it they may differ
            return
        assert heard_of(same, viewer, actor, action) == heard_of(other, viewer, actor, action)
        self.compared += 1


@pytest.mark.slow
@pytest.mark.parametrize("name, players", CASES)
def test_no_message_of_a_whole_game_depends_on_what_the_viewer_may_not_know(name: str, players: int) -> None:
    walk = Walk(name, players, seed=1)
    walk.run(stride=1 if DEEP else STRIDES[name])
    assert walk.compared > 20
