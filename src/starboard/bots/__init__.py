"""Players without a person: they know the kernel, and one policy a game."""

from starboard.kernel.errors import speaks

speaks("starboard.bots")
