"""Names and lines of text that people typed, made fit for others to read."""

import unicodedata


def cleaned(text: str, longest: int = 400) -> str:
    """Text fit for display: one line, no control or direction characters, no towers of marks."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        category = unicodedata.category(letter)
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if category in ("Cc", "Zl", "Zp"):
            kept.append(" ")
        elif category not in ("Cf", "Co", "Cs", "Cn") and marks <= 2:
            kept.append(letter)
    return " ".join("".join(kept).split())[:longest]
