"""What conformance plays of Colonies."""

OPTIONS = [{"players": 3}, {"players": 4}, {"players": 5}]
