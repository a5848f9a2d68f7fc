"""Words are rendered at the edge: kinds and parts leave a game, Fluent files make sentences of them.

`docs/words.md` says how a sentence is written.
"""

from starboard.kernel.words.arguments import slug
from starboard.kernel.words.words import Words

__all__ = ["Words", "slug"]
