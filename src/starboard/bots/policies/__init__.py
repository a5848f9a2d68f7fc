"""What a bot knows of each game: one module a game, all alike."""
