"""What `simulate` writes of single games: a table of comma-separated values, and their records."""

import csv
from pathlib import Path

from starboard.bots.played_games import PlayedGame
from starboard.cli.files import make_folder, writing

COLUMNS = ("game", "seat", "player", "outcome", "place", "score", "ending", "actions", "turns")
DIGITS = 6  # so that files sort as the games were numbered


class GameFiles:
    """Takes every game as it comes; the table is written at the end, in the order of the games."""

    def __init__(self, table: Path | None, folder: Path | None) -> None:
        self.table = table
        self.folder = folder
        self.rows: list[dict[str, str | int]] = []
        if table is not None:
            with writing(table) as file:  # refused before the first game is played, not after the last
                file.write("")
        if folder is not None:
            make_folder(folder)

    def take(self, game: PlayedGame) -> None:
        if self.folder is not None:
            with writing(self.folder / f"game-{game.number:0{DIGITS}}.json") as file:
                file.write(game.record)
        if self.table is not None:
            self.rows += rows_of(game)

    def finish(self) -> None:
        if self.table is None:
            return
        self.rows.sort(key=lambda row: (row["game"], row["seat"]))
        sources = sorted({name for row in self.rows for name in row} - set(COLUMNS))
        with writing(self.table) as file:
            table = csv.DictWriter(file, [*COLUMNS, *sources], restval=0, lineterminator="\n")
            table.writeheader()
            table.writerows(self.rows)


def rows_of(game: PlayedGame) -> list[dict[str, str | int]]:
    """A row for each seat, which is counted from 1; where points come from has columns of its own."""
    return [
        {
            "game": game.number,
            "seat": seat,
            "player": player,
            "outcome": result.outcome,
            "place": result.place,
            "score": result.score,
            "ending": game.ending,
            "actions": game.actions,
            "turns": game.turns,
            **{f"points_{name}": points for name, points in result.sources.items()},
        }
        for seat, (player, result) in enumerate(zip(game.players, game.results, strict=True), 1)
    ]
