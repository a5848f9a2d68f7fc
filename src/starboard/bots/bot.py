# mypyc: skip
"""Where a bot of your own finds the class it extends."""

from starboard.kernel.bot import Bot

__all__ = ["Bot"]
