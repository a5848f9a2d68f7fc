"""What conformance plays on the wheel."""

OPTIONS = [
    {"players": 2},
    {"players": 2, "repetition": 0},
    {"players": 2, "repetition": 2, "opener": "white"},
]
