"""What notices say, in every language the page speaks."""

from typing import Final

ENGLISH: Final = {
    "turn.subject": "Your turn: {game}",
    "turn.text": """It is your turn at {game}, with {others}.

{link}

This is the only message until you have looked. You can switch notices off under your name on the first page.
""",
    "confirm.subject": "Your code for notices from Starboard",
    "confirm.text": """{name} at {address} would like to be told here when it is their turn.

If that is you, enter this code there: {code}

If it is not, do nothing: no further mail will come.
""",
}

GERMAN: Final = {
    "turn.subject": "Du bist dran: {game}",
    "turn.text": """Du bist am Zug bei {game}, mit {others}.

{link}

Das ist die einzige Nachricht, bis du nachgesehen hast. Abschalten kannst du sie auf der Startseite unter
deinem Namen.
""",
    "confirm.subject": "Dein Code für Nachrichten von Starboard",
    "confirm.text": """{name} auf {address} möchte hier erfahren, wann der nächste Zug ansteht.

Wenn du das bist, gib dort diesen Code ein: {code}

Wenn nicht, ist nichts zu tun: Es kommt keine weitere Mail.
""",
}

LANGUAGES: Final = {"en": ENGLISH, "de": GERMAN}


def words_of(language: str) -> dict[str, str]:
    return LANGUAGES.get(language, ENGLISH)
