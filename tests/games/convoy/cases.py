"""What conformance plays on the convoy."""

OPTIONS = [
    {"players": 1},
    {"players": 1, "rank": 2, "modules": "first-flight", "crew": ["mechanic", "pilot", "cargo"]},
    {
        "players": 1,
        "rank": 3,
        "modules": ["7", "6", "5", "4", "3"],
        "crew": ["navigator", "pilot", "mechanic"],
    },
    {"players": 2},
    {"players": 2, "modules": ["4", "2", "7", "1", "6"]},
]
