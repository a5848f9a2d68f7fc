"""What conformance plays of Argosy."""

OPTIONS = [{"players": 3}, {"players": 4}]
