"""What a table itself has to say, apart from the game on it."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from starboard.games.registry import find_game
from starboard.kernel.choices import Choice
from starboard.kernel.events import Event
from starboard.kernel.packs import Pack
from starboard.kernel.templates import Templates
from starboard.kernel.words import Words
from starboard.tables.events import TableEvent

ENGLISH: Final = {
    "event.opened": "The table is open.",
    "event.set": "The host changed the setup.",
    "event.seated": "{name} sat down.",
    "event.seated-bot": "A bot ({level}) sat down.",
    "event.stood-up": "{name} stood up.",
    "event.renamed": "{before} is called {name} now.",
    "event.swapped": "Two seats were swapped.",
    "event.host": "{name} is the host now.",
    "event.started": "The game begins.",
    "event.undone": "{seat} took back {count} steps.",
    "event.undone.one": "{seat} took back a step.",
    "event.redone": "{seat} repeated {count} steps that were taken back.",
    "event.redone.one": "{seat} repeated the step that was taken back.",
    "event.chat": "{name}: {text}",
    "event.offered": "{name} offers: {what}.",
    "event.agreed": "Agreed: {what}.",
    "event.declined": "{name} declined: {what}.",
    "event.lapsed": "No longer on offer: {what}.",
    "event.paused": "The game is paused.",
    "event.resumed": "The game goes on.",
    "event.bot-plays": "A bot ({level}) plays for {name} now.",
    "event.person-plays": "{name} plays again.",
    "event.time-out": "Time ran out for {name}; a bot ({level}) stands in.",
    "event.resigned": "{name} resigned.",
    "event.taken-over": "{name} took over a seat.",
    "event.ended": "The game is over ({how}).",
    "event.closed": "The table is closed.",
    "event.rules": "The rules on this server were updated.",
    "event.rematch": "A rematch is set up.",
    "event.hints-on": "Hints are allowed at this table now.",
    "event.hints-off": "There are no hints at this table any more.",
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
    "event.opened": "Der Tisch ist eröffnet.",
    "event.set": "Die Einstellungen wurden geändert.",
    "event.seated": "{name} hat Platz genommen.",
    "event.seated-bot": "Ein Bot ({level}) hat Platz genommen.",
    "event.stood-up": "{name} ist aufgestanden.",
    "event.renamed": "{before} heißt jetzt {name}.",
    "event.swapped": "Zwei Plätze wurden getauscht.",
    "event.host": "{name} leitet jetzt den Tisch.",
    "event.started": "Das Spiel beginnt.",
    "event.undone": "{seat} {seat:nimmt|nimmst} {count:einen Schritt|{count} Schritte} zurück.",
    "event.redone": "{seat} {seat:wiederholt|wiederholst} {count:den zurückgenommenen Schritt|{count} "
    "zurückgenommene Schritte}.",
    "event.chat": "{name}: {text}",
    "event.offered": "{name} bietet an: {what}.",
    "event.agreed": "Vereinbart: {what}.",
    "event.declined": "{name} lehnt ab: {what}.",
    "event.lapsed": "Nicht mehr angeboten: {what}.",
    "event.paused": "Das Spiel ist unterbrochen.",
    "event.resumed": "Das Spiel geht weiter.",
    "event.bot-plays": "Ein Bot ({level}) spielt jetzt für {name}.",
    "event.person-plays": "{name} spielt wieder selbst.",
    "event.time-out": "Die Zeit von {name} ist um; ein Bot ({level}) springt ein.",
    "event.resigned": "{name} hat aufgegeben.",
    "event.taken-over": "{name} hat einen Platz übernommen.",
    "event.ended": "Das Spiel ist zu Ende ({how}).",
    "event.closed": "Der Tisch ist geschlossen.",
    "event.rules": "Die Regeln auf diesem Server wurden erneuert.",
    "event.rematch": "Eine Revanche ist vorbereitet.",
    "event.hints-on": "An diesem Tisch sind jetzt Hinweise erlaubt.",
    "event.hints-off": "An diesem Tisch gibt es keine Hinweise mehr.",
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
def catalogues(game: str, language: str, players: int, pack: Pack | None) -> tuple[Words, Words]:
    """The game's sentences and the table's: the same for all tables of one size, so they are made once."""
    of_game = find_game(game).words(language, players, pack)
    return of_game, Templates(language, LANGUAGES[language], of_game.seat_names)


class TableWords:
    """The game's sentences and the table's, for one language and the names at this table."""

    def __init__(self, game: str, language: str, names: Sequence[str], pack: Pack | None = None) -> None:
        language = language if language in LANGUAGES else "en"
        self.rules = find_game(game)
        self.game, self.table = catalogues(game, language, len(names), pack)
        self.names = names

    def at_table(self, event: TableEvent, viewer: int | None) -> str:
        """What happened at the table."""
        return self.table.event(event, viewer, self.names)

    def event(self, event: Event, viewer: int | None) -> str:
        """What happened in the game."""
        return self.game.event(event, viewer, self.names)

    def action(self, choice: Choice, viewer: int | None) -> str:
        return self.game.action(choice, viewer, self.names)
