"""HTTP and WebSockets over the tables; not one rule of a game."""
