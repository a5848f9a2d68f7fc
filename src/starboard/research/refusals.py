# mypyc: skip
"""What a batch refuses: an illegal action, by the number of its game."""

from starboard.kernel.errors import IllegalAction
from starboard.kernel.packs import Pack
from starboard.kernel.words import Words


class IllegalInBatch(IllegalAction):
    """One of many actions is illegal, and nothing was done in any game."""

    def __init__(self, clause: str, pack: Pack, action: int, number: int) -> None:
        super().__init__(clause, pack)
        self.args = (clause, pack, action, number)
        self.action = action
        self.number = number

    def sentence(self, language: str = "en") -> str:
        words = Words(language, "starboard.research")
        problem = super().sentence(language)
        return words.text("batch-action", action=str(self.action), number=str(self.number), problem=problem)
