"""The game chooser in the terminal: which game, with whom, and off it goes."""

from collections.abc import Sequence

from rich.text import Text

from starboard.bots.specs import READERS, is_spec
from starboard.cli import terminal
from starboard.cli.games import blurb, players_text
from starboard.cli.output import show
from starboard.cli.play import play_game
from starboard.cli.players import OPPONENT, read_player
from starboard.games.registry import GAMES
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game


def choose_and_play() -> None:
    """Ask for a game and for the players, and play it here."""
    show(Text("Starboard", "title"))
    game = choose_game()
    seats = choose_seats(game)
    play_game(game, choose_players(game, seats), {"players": seats})


def choose_game() -> Game:
    games = list(GAMES.values())
    for number, game in enumerate(games, 1):
        show(
            Text.assemble(
                (f"  {number}  ", "number"), (game.title, "title"), (f"  {players_text(game)}", "quiet")
            )
        )
        show(Text(f"     {blurb(game)}"))
    return games[choose("Which game?", [game.name for game in games])]


def choose_seats(game: Game) -> int:
    if len(game.players) == 1:
        return game.players[0]
    counts = [str(count) for count in game.players]
    default = str(game.read_options()["players"])
    while True:
        answer = ask_with_default(f"How many players ({', '.join(counts)})?", default)
        if answer in counts:
            return int(answer)
        show(Text(f"It is played by {players_text(game)}.", "problem"))


def choose_players(game: Game, seats: int) -> list[str]:
    """A person or a bot for each seat, you for the first unless you say otherwise."""
    names = game.seat_names(seats)
    show(Text(f"Who plays? you, a person's name, or a bot: {', '.join(READERS)}.", "quiet"))
    return [choose_player(game, names[seat], "you" if seat == 0 else OPPONENT) for seat in range(seats)]


def choose_player(game: Game, seat: str, default: str) -> str:
    while True:
        answer = ask_with_default(f"{seat}:", default)
        spec = (
            answer if is_spec(answer) or answer.lower() in ("you", "me") else answer[:1].upper() + answer[1:]
        )
        try:
            return read_player(spec, game, "choosing").spec
        except StarboardError as error:
            show(Text(str(error), "problem"))


def choose(question: str, names: Sequence[str]) -> int:
    """The position of what was chosen, by number or by name."""
    while True:
        answer = ask_with_default(question, "1").lower()
        if answer in names:
            return names.index(answer)
        if answer.isdecimal() and 1 <= int(answer) <= len(names):
            return int(answer) - 1
        show(Text(f"Type a number from 1 to {len(names)}, or a name: {', '.join(names)}.", "problem"))


def ask_with_default(question: str, default: str) -> str:
    return terminal.ask(f"{question} [{default}] ") or default
