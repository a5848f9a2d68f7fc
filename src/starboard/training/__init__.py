"""Bots that learn by playing themselves: games by search, a network fitted to them, and on to the next."""

from starboard.kernel.errors import speaks

speaks("starboard.training")
