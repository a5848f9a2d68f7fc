"""What a table itself has to say, apart from the game on it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from starboard.games.registry import find_game
from starboard.kernel.words import Words

TABLE: Final = "table."  # the kinds of events that belong to the table begin so

ENGLISH: Final = {
    "event.table.opened": "The table is open.",
    "event.table.set": "The host changed the setup.",
    "event.table.seated": "{name} sat down.",
    "event.table.seated-bot": "A bot ({level}) sat down.",
    "event.table.stood-up": "{name} stood up.",
    "event.table.swapped": "Two seats were swapped.",
    "event.table.host": "{name} is the host now.",
    "event.table.started": "The game begins.",
    "event.table.undone": "{seat} took back {count} steps.",
    "event.table.undone.one": "{seat} took back a step.",
    "event.table.redone": "{seat} repeated {count} steps that were taken back.",
    "event.table.redone.one": "{seat} repeated the step that was taken back.",
    "event.table.chat": "{name}: {text}",
    "event.table.offered": "{name} offers: {what}.",
    "event.table.agreed": "Agreed: {what}.",
    "event.table.declined": "{name} declined: {what}.",
    "event.table.lapsed": "No longer on offer: {what}.",
    "event.table.paused": "The game is paused.",
    "event.table.resumed": "The game goes on.",
    "event.table.bot-plays": "A bot ({level}) plays for {name} now.",
    "event.table.person-plays": "{name} plays again.",
    "event.table.time-out": "Time ran out for {name}; a bot ({level}) stands in.",
    "event.table.resigned": "{name} resigned.",
    "event.table.taken-over": "{name} took over a seat.",
    "event.table.ended": "The game is over ({how}).",
    "event.table.closed": "The table is closed.",
    "event.table.rules": "The rules on this server were updated.",
    "event.table.rematch": "A rematch is set up.",
    "event.table.hints-on": "Hints are allowed at this table now.",
    "event.table.hints-off": "There are no hints at this table any more.",
    "name.what.draw": "a draw",
    "name.what.undo": "taking back the last decision",
    "name.what.pause": "a pause",
    "name.what.rematch": "a rematch",
    "name.how.played": "played to the end",
    "name.how.resigned": "by resignation",
    "name.how.agreed": "a draw by agreement",
    "name.how.forfeit": "by forfeit",
}

GERMAN: Final = {
    "event.table.opened": "Der Tisch ist eröffnet.",
    "event.table.set": "Die Einstellungen wurden geändert.",
    "event.table.seated": "{name} hat Platz genommen.",
    "event.table.seated-bot": "Ein Bot ({level}) hat Platz genommen.",
    "event.table.stood-up": "{name} ist aufgestanden.",
    "event.table.swapped": "Zwei Plätze wurden getauscht.",
    "event.table.host": "{name} leitet jetzt den Tisch.",
    "event.table.started": "Das Spiel beginnt.",
    "event.table.undone": "{seat} {seat:nimmt|nimmst} {count:einen Schritt|{count} Schritte} zurück.",
    "event.table.redone": "{seat} {seat:wiederholt|wiederholst} {count:den zurückgenommenen Schritt|{count} "
    "zurückgenommene Schritte}.",
    "event.table.chat": "{name}: {text}",
    "event.table.offered": "{name} bietet an: {what}.",
    "event.table.agreed": "Vereinbart: {what}.",
    "event.table.declined": "{name} lehnt ab: {what}.",
    "event.table.lapsed": "Nicht mehr angeboten: {what}.",
    "event.table.paused": "Das Spiel ist unterbrochen.",
    "event.table.resumed": "Das Spiel geht weiter.",
    "event.table.bot-plays": "Ein Bot ({level}) spielt jetzt für {name}.",
    "event.table.person-plays": "{name} spielt wieder selbst.",
    "event.table.time-out": "Die Zeit von {name} ist um; ein Bot ({level}) springt ein.",
    "event.table.resigned": "{name} hat aufgegeben.",
    "event.table.taken-over": "{name} hat einen Platz übernommen.",
    "event.table.ended": "Das Spiel ist zu Ende ({how}).",
    "event.table.closed": "Der Tisch ist geschlossen.",
    "event.table.rules": "Die Regeln auf diesem Server wurden erneuert.",
    "event.table.rematch": "Eine Revanche ist vorbereitet.",
    "event.table.hints-on": "An diesem Tisch sind jetzt Hinweise erlaubt.",
    "event.table.hints-off": "An diesem Tisch gibt es keine Hinweise mehr.",
    "name.what.draw": "Remis",
    "name.what.undo": "die letzte Entscheidung zurücknehmen",
    "name.what.pause": "eine Pause",
    "name.what.rematch": "eine Revanche",
    "name.how.played": "ausgespielt",
    "name.how.resigned": "durch Aufgabe",
    "name.how.agreed": "Remis durch Einigung",
    "name.how.forfeit": "kampflos",
}

LANGUAGES: Final = {"en": ENGLISH, "de": GERMAN}


@lru_cache(maxsize=128)
def catalogues(game: str, language: str, players: int) -> tuple[Words, Words]:
    """The game's sentences and the table's: the same for all tables of one size, so they are made once."""
    of_game = find_game(game).words(language, players)
    return of_game, Words(language, LANGUAGES[language], of_game.seat_names)


class TableWords:
    """The game's sentences and the table's, for one language and the names at this table."""

    def __init__(self, game: str, language: str, names: Sequence[str]) -> None:
        language = language if language in LANGUAGES else "en"
        self.game, self.table = catalogues(game, language, len(names))
        self.names = names

    def event(self, kind: str, parts: Mapping[str, Any], viewer: int | None) -> str:
        """What happened, at the table or in its game."""
        words = self.table if kind.startswith(TABLE) else self.game
        return words.event(kind, parts, viewer, self.names)

    def action(self, kind: str, parts: Mapping[str, Any], viewer: int | None) -> str:
        return self.game.action(kind, parts, viewer, self.names)
