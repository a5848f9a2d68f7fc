"""Players without a person: they know the kernel, and one policy a game."""
