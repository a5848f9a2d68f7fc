"""What every game shares, and knows no game."""
