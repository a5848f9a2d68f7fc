"""Every game is played in every language; that no sentence is missing is proved in tests/words."""

from starboard.kernel.game import Game
from tests.conformance.cases import every_game


@every_game
def test_a_game_has_more_than_one_language(game: Game) -> None:
    assert game.languages[0] == "en" and len(game.languages) > 1


@every_game
def test_every_clause_is_said_in_every_language(game: Game) -> None:
    for language in game.languages[1:]:
        for clause in game.clauses:
            assert game.words(language).clause_text(clause.id) != clause.text, clause.id


@every_game
def test_seats_are_called_something_in_every_language(game: Game) -> None:
    for language in game.languages:
        for players in game.players:
            assert len(set(game.words(language, players).seat_names)) == players
