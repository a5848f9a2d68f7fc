"""The game chooser in the terminal: which game, with whom, and off it goes."""

import contextlib
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path

from rich.padding import Padding
from rich.text import Text

from starboard.bots.specs import READERS, is_spec, known_bots
from starboard.cli import terminal
from starboard.cli.files import data_folder, read_record_file
from starboard.cli.games import blurb, players_text
from starboard.cli.output import show
from starboard.cli.play import play_game, resume_game
from starboard.cli.players import YOU, opponent, read_player
from starboard.cli.words import language, sentence
from starboard.games.registry import GAMES, find_game
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.records import Record

GO_ON = "g"


def choose_and_play() -> None:
    left = left_behind()
    show(Text("Starboard", "title"))
    games = list(GAMES.values())
    for number, game in enumerate(games, 1):
        offer(str(number), game.title, players_text(game), blurb(game))
    if left:
        last = sentence("choose-last", game=find_game(left[1].game).title)
        offer(GO_ON, sentence("choose-go-on"), last, str(left[0]))
    chosen = choose(sentence("choose-game"), [game.name for game in games], [GO_ON] if left else [])
    if left and chosen == GO_ON:
        resume_game(left[0])
        return
    game = find_game(chosen)
    seats = choose_seats(game)
    play_game(game, choose_players(game, seats), {"players": seats})


def offer(key: str, title: str, more: str, below: str) -> None:
    show(Text.assemble((f"  {key}  ", "number"), (title, "title"), (f"  {more}", "quiet")))
    show(Padding(Text(below), (0, 0, 0, 5)))


def left_behind() -> tuple[Path, Record] | None:
    """The newest of the kept games that is not over."""
    files = data_folder("games").glob("*.json")
    for file in sorted(files, key=lambda file: file.stat().st_mtime, reverse=True):
        with contextlib.suppress(StarboardError):
            record = read_record_file(file)
            if record.end is None and record.game in GAMES:
                return file, record
    return None


def choose_seats(game: Game) -> int:
    if len(game.players) == 1:
        return game.players[0]
    counts = [str(count) for count in game.players]
    default = str(game.read_options()["players"])
    while True:
        answer = ask_with_default(sentence("choose-players", counts=counts), default)
        if answer in counts:
            return int(answer)
        show(Text(sentence("choose-played-by", players=players_text(game)), "problem"))


def choose_players(game: Game, seats: int) -> list[str]:
    """A person or a bot for each seat, you for the first unless you say otherwise."""
    names = game.seat_names(seats)
    show(Text(sentence("choose-who", bots=list(READERS)), "quiet"))
    return [choose_player(game, names[seat], "you" if seat == 0 else opponent(game)) for seat in range(seats)]


def choose_player(game: Game, seat: str, default: str) -> str:
    while True:
        answer = ask_with_default(f"{seat}:", default)
        try:
            return read_player(as_player(answer), game, "choosing").spec
        except StarboardError as error:
            show(Text(error.told(language()), "problem"))


def as_player(answer: str) -> str:
    """A person's name may be typed small; what is nearly a bot's name is taken for no name."""
    if is_spec(answer) or answer.lower() in YOU:
        return answer
    near = get_close_matches(answer.partition(":")[0].strip(), READERS, 1, cutoff=0.7)
    if ":" in answer and not near:
        raise StarboardError("no-player", spec=answer, bots=known_bots())
    if near and (answer.islower() or ":" in answer):
        raise StarboardError("nearly-a-bot", text=answer, bot=near[0])
    return answer[:1].upper() + answer[1:]


def choose(question: str, names: Sequence[str], others: Sequence[str]) -> str:
    """One of the names, by number or in full, or one of the other answers."""
    while True:
        answer = ask_with_default(question, "1").lower()
        if answer in names or answer in others:
            return answer
        number = terminal.read_number(answer)
        if 1 <= number <= len(names):
            return names[number - 1]
        show(Text(sentence("choose-number", most=len(names), names=[*names, *others]), "problem"))


def ask_with_default(question: str, default: str) -> str:
    return terminal.ask(f"{question} [{default}] ") or default
