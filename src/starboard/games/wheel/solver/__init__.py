"""Argonaut's Wheel solved: numbering its positions, working out who wins, keeping the answer in a file."""
