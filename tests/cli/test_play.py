"""Playing in the terminal, driven by what a person types."""

import json
import re
import sys
from pathlib import Path

import pytest

from starboard.cli import terminal
from starboard.cli.local_game import LocalGame
from starboard.cli.play import make_dice, play_game
from starboard.games.colonies.game import COLONIES
from starboard.games.registry import GAMES, find_game
from starboard.kernel.records import End, Record, check_dice, new_record, read_record, replay
from starboard.kernel.rng import Random
from tests.cli.conftest import Starboard, Typing
from tests.cli.sealed import SEALED

pytestmark = pytest.mark.usefixtures("sealed")


def kept(data: Path) -> Path:
    """The one game that is kept in the person's folder."""
    (file,) = (data / "games").iterdir()
    return file


def record_of(data: Path) -> Record:
    return read_record(kept(data).read_text())


def end_of(data: Path) -> End:
    end = record_of(data).end
    assert end is not None
    return end


def test_a_whole_game_against_a_bot(starboard: Starboard, data: Path) -> None:
    ran = starboard("play", "wheel", "--players", "you,random", "--seed", 1, typed=["1"] * 300)
    assert ran.code == 0
    assert "The game is over" in ran.out
    record = record_of(data)
    assert record.end is not None
    assert record.end.how == "played"
    assert record.players == ["you", "random"]


@pytest.mark.slow
@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_can_be_played_and_its_dice_checked(starboard: Starboard, data: Path, name: str) -> None:
    chooser = Random("what is typed")
    typed = [str(1 + chooser.below(4)) for _ in range(4000)]
    ran = starboard(
        "play", name, "--players", *["you", "random", "random"][: GAMES[name].players[0]], typed=typed
    )
    assert ran.code == 0
    assert "The game is over" in ran.out
    assert starboard("verify", kept(data)).code == 0
    assert starboard("replay", kept(data)).code == 0


def test_the_same_seed_and_the_same_answers_give_the_same_game(starboard: Starboard, data: Path) -> None:
    for _ in range(2):
        starboard("play", "wheel", "--players", "you", "random", "--seed", "x", typed=["1"] * 300)
    first, second = [json.loads(file.read_text()) for file in (data / "games").iterdir()]
    assert first == second


def test_moves_are_taken_by_number_and_by_notation(starboard: Starboard, data: Path) -> None:
    starboard("play", "wheel", "--players", "you,you", typed=["2", "d5-6", "quit"])
    assert len(record_of(data).actions) == 2


def test_the_board_and_the_numbered_moves_are_shown(starboard: Starboard) -> None:
    out = starboard("play", "wheel").out
    assert "6*[.]" in out
    assert re.search(r"2 +D7-1 +Disc from Black's left \(7\) to Black's right \(1\)", out)


def test_a_refused_move_says_clause_and_sentence_and_changes_nothing(
    starboard: Starboard, data: Path
) -> None:
    ran = starboard("play", "wheel", typed=["C0-4", "quit"])
    assert "No cone can be taken before some cone has moved" in ran.out
    assert "(AW-17)" in ran.out
    assert record_of(data).actions == []


def test_why_names_the_clause(starboard: Starboard) -> None:
    assert "AW-17: No cone can be taken" in starboard("play", "wheel", typed=["why C0-4"]).out


def test_why_of_a_legal_move(starboard: Starboard) -> None:
    assert "Nothing forbids it" in starboard("play", "wheel", typed=["why R"]).out


def test_why_without_a_move_says_how_to_ask(starboard: Starboard) -> None:
    assert "such as: why R" in starboard("play", "wheel", typed=["why"]).out


@pytest.mark.parametrize("text", ["99", "xyz", "C9-9", "undo that", "é🚀"])
def test_what_cannot_be_read_says_what_could(starboard: Starboard, data: Path, text: str) -> None:
    ran = starboard("play", "wheel", typed=[text, "quit"])
    assert "write C0-4" in ran.out
    assert record_of(data).actions == []


def test_help_explains_the_notation_and_every_command(starboard: Starboard) -> None:
    out = starboard("play", "wheel", typed=["?"]).out
    assert "C0-4 (cone)" in out
    assert all(command in out for command in ("why MOVE", "undo", "save FILE", "resign", "draw", "quit"))


@pytest.mark.parametrize("leaving", [["quit"], ["exit"], []], ids=["quit", "exit", "end of input"])
def test_leaving_keeps_the_game_and_says_how_to_resume(
    starboard: Starboard, data: Path, leaving: list[str]
) -> None:
    ran = starboard("play", "wheel", typed=["R", *leaving])
    assert ran.code == 0
    assert f"starboard play --resume {kept(data)}" in ran.out
    assert record_of(data).end is None


def test_ctrl_c_keeps_the_game_too(starboard: Starboard, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(prompt: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(terminal, "ask", interrupted)
    assert starboard("play", "wheel").code == 130
    assert record_of(data).end is None


def test_a_window_that_is_closed_takes_nothing_along(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever ends the program while it asks, as a closed window does, what was played is kept."""
    typed = iter(["1", "1"])

    def ask(prompt: str = "") -> str:
        return next(typed, None) or sys.exit(129)

    monkeypatch.setattr(terminal, "ask", ask)
    with pytest.raises(SystemExit):
        play_game(find_game("wheel"), ["you", "random"], {}, seed="1")
    assert len(record_of(data).actions) == 4 and record_of(data).end is None


def test_a_resumed_game_goes_on_where_it_was_left(starboard: Starboard, data: Path) -> None:
    starboard("play", "wheel", "--players", "you,random", "-o", "repetition=2", typed=["R", "quit"])
    before = record_of(data)
    ran = starboard("play", "--resume", kept(data), typed=["1"] * 300)
    after = record_of(data)
    assert "The game is over" in ran.out
    assert after.actions[: len(before.actions)] == before.actions
    assert after.options == before.options
    assert after.dice == before.dice
    replay(after, find_game(after.game))


def test_a_resumed_game_says_who_may_know_its_dice(starboard: Starboard, data: Path) -> None:
    """They stand in the file that it was kept in, so nobody at the terminal takes them for unknown."""
    first = starboard("play", "convoy", typed=["quit"])
    assert "may know the dice" not in first.out
    ran = starboard("play", "--resume", kept(data), typed=["quit"])
    said = " ".join(ran.out.split())
    assert "may know the dice to come" in said


def test_save_writes_a_file_and_the_game_goes_on(starboard: Starboard, tmp_path: Path) -> None:
    file = tmp_path / "mine" / "game.json"
    ran = starboard("play", "wheel", "--players", "you,you", typed=["R", f"save {file}", "R", "quit"])
    assert f"Saved to {file}" in ran.out.replace("\n", "")
    assert len(read_record(file.read_text()).actions) == 1


def test_a_game_that_is_over_cannot_be_resumed(starboard: Starboard, data: Path) -> None:
    starboard("play", "wheel", typed=["resign", "y"])
    ran = starboard("play", "--resume", kept(data))
    assert ran.code == 2
    assert "is over" in ran.err


def test_a_resumed_game_keeps_its_own_settings(starboard: Starboard, data: Path) -> None:
    starboard("play", "wheel", typed=["quit"])
    ran = starboard("play", "wheel", "--resume", kept(data))
    assert ran.code == 2
    assert "keeps its" in ran.err


def test_resigning_is_confirmed_and_recorded(starboard: Starboard, data: Path) -> None:
    ran = starboard("play", "wheel", typed=["resign", "n", "R", "resign", "yes"])
    assert "Black resigned" in ran.out
    record = record_of(data)
    assert record.end is not None and record.result is not None
    assert (record.end.how, record.end.seat) == ("resigned", 0)
    assert [row.outcome for row in record.result] == ["lost", "won"]


def test_people_can_agree_on_a_draw(starboard: Starboard, data: Path) -> None:
    ran = starboard("play", "wheel", "--players", "Ada,Bellona", typed=["draw", "n", "draw", "y"])
    assert "Bellona plays on." in ran.out
    assert end_of(data).how == "agreed"


def test_bots_agree_to_no_draw(starboard: Starboard, data: Path) -> None:
    assert "bots play on" in starboard("play", "wheel", typed=["draw"]).out
    assert record_of(data).end is None


def test_undo_goes_back_over_a_bot_s_acts(starboard: Starboard, data: Path) -> None:
    starboard("play", "wheel", typed=["R", "undo", "quit"])
    assert record_of(data).actions == []


def test_undo_with_nothing_done_says_so(starboard: Starboard) -> None:
    assert "nothing of yours to take back" in starboard("play", "wheel", typed=["undo"]).out


def test_undo_over_another_person_s_act_needs_consent(starboard: Starboard, data: Path) -> None:
    typed = ["R", "R", "undo", "n", "undo", "y", "quit"]
    ran = starboard("play", "wheel", "--players", "Ada,Bellona", typed=typed)
    assert "Bellona, may your last act be taken back too?" in ran.out
    assert "needs their consent" in ran.out
    assert record_of(data).actions == []


def test_people_are_called_by_their_names(starboard: Starboard) -> None:
    out = starboard("play", "wheel", "--players", "Ada,Bellona", typed=["R", "R"]).out
    assert "Ada's turn" in out
    assert "Ada rotated the wheel" in out
    assert "Bellona> " in out


def test_bots_alone_play_to_the_end(starboard: Starboard, data: Path) -> None:
    ran = starboard("play", "wheel", "--players", "random,random", "--seed", 3)
    assert ran.code == 0
    assert end_of(data).how == "played"


def test_the_log_and_the_board_can_be_seen_again(starboard: Starboard) -> None:
    out = starboard(
        "play", "wheel", "--players", "you,you", typed=["R", "log", "board", "moves", "score"]
    ).out
    assert out.count("Black rotated the wheel") == 2
    assert out.count("White\n") == 3


# -- secrets and dice, with a tiny game that has both ------------------------------------------


@pytest.fixture
def bot(tmp_path: Path) -> str:
    """A bot for the tiny game."""
    file = tmp_path / "first.py"
    file.write_text(
        "from starboard.bots.bot import Bot\n\n\n"
        "class First(Bot):\n    def choose(self, state, seat):\n        return state.legal(seat)[0]\n"
    )
    return f"{file}:First"


def play_sealed(
    typing: Typing, capsys: pytest.CaptureFixture[str], named: list[str], *typed: str, seed: str = "s"
) -> str:
    typing(*typed)
    play_game(SEALED, named, {}, seed=seed)
    return capsys.readouterr().out


def screens(out: str) -> list[str]:
    """What was seen between one clearing of the screen and the next."""
    return out.split("\n\n\n\n")


def test_people_at_one_screen_never_see_each_other_s_secrets(
    typing: Typing, capsys: pytest.CaptureFixture[str]
) -> None:
    out = play_sealed(typing, capsys, ["Ada", "Bellona"], "n2", "seal", "", "n1", "quit")
    (bellona,) = [screen for screen in screens(out) if "Bellona> " in screen]
    assert "Ada sealed." in bellona
    assert "laid: ['sealed', -1]" in bellona
    assert "Ada laid" not in bellona
    assert "laid 2" not in bellona


def test_the_screen_waits_between_seats(typing: Typing, capsys: pytest.CaptureFixture[str]) -> None:
    out = play_sealed(typing, capsys, ["Ada", "Bellona"], "n2", "seal", "", "n1")
    handing_over = next(screen for screen in screens(out) if "Press Enter" in screen)
    assert "Bellona's turn" in handing_over
    assert "laid" not in handing_over


def test_after_the_last_seal_everything_is_told(
    typing: Typing, capsys: pytest.CaptureFixture[str], data: Path
) -> None:
    out = play_sealed(typing, capsys, ["Ada", "Bellona"], "n2", "seal", "", "n1", "seal")
    assert "laid were 2 and 1." in screens(out)[-1]
    assert "the die has fallen" in out
    record = record_of(data)
    assert check_dice(record, SEALED) == 1


def test_the_sealed_dice_are_shown_before_the_first_act(
    typing: Typing, capsys: pytest.CaptureFixture[str], data: Path, bot: str
) -> None:
    out = play_sealed(typing, capsys, ["you", bot])
    note = record_of(data).dice
    assert note is not None
    assert f"Dice sealed as {note.commitment}" in out


def test_one_step_of_a_secret_decision_can_be_taken_back(
    typing: Typing, capsys: pytest.CaptureFixture[str], data: Path
) -> None:
    play_sealed(typing, capsys, ["Ada", "Bellona"], "n2", "undo", "n1", "seal", "", "n0", "undo", "quit")
    assert record_of(data).actions == [(0, 1), (0, 3)]


def test_a_secret_act_of_another_person_stays_when_one_s_own_is_taken_back(
    typing: Typing, capsys: pytest.CaptureFixture[str], data: Path
) -> None:
    typed = ["n2", "seal", "", "n0", "undo", "n1", "quit"]
    play_sealed(typing, capsys, ["Ada", "Bellona"], *typed)
    assert record_of(data).actions == [(0, 2), (0, 3), (1, 1)]


def test_alone_against_bots_nothing_is_cleared(
    typing: Typing, capsys: pytest.CaptureFixture[str], bot: str
) -> None:
    out = play_sealed(typing, capsys, ["you", bot], "n2", "seal")
    assert "Press Enter" not in out
    assert "You laid 2." in out
    assert "East laid" not in out


def test_the_terminal_speaks_the_language_that_it_is_asked_for(
    starboard: Starboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STARBOARD_LANGUAGE", "de")
    ran = starboard("play", "wheel", "--seed", "1", typed=["why", "?", "resign", "j"])
    assert "Du bist dran, Schwarz" in ran.out and "Schreib den Zug dahinter" in ran.out
    assert "welche Regel einen Zug verbietet" in ran.out and "hat aufgegeben" in ran.out
    assert "Das Spiel ist zu Ende" in ran.out
    assert "Nenne eines von" in starboard("components", "wheel", "--print", "--check", "x").err
    monkeypatch.setenv("STARBOARD_LANGUAGE", "xx")
    assert "3 to 5 players" in starboard("games").out


@pytest.mark.slow
def test_a_hint_is_a_move_that_may_be_made(starboard: Starboard) -> None:
    ran = starboard("play", "wheel", "--seed", "1", typed=["hint", "quit"])
    move = ran.out.partition("Black> hint")[2].split()[0]
    assert move in ("R", "D7-1", "D1-2")


@pytest.mark.parametrize(
    "asked, answer",
    [
        ("rules", "The rules are AW-01 to AW-35."),
        ("rules AW-05", "AW-05  "),
        ("rules time stone", "time stone"),
        ("rules catapult", '"catapult" stands in no rule.'),
        ("99", "There is no move 99; the moves are numbered from 1 to 3."),
        ("99999999999999999999", "There is no move 99999999999999999999"),
    ],
)
def test_what_may_be_asked_in_a_game_is_answered(starboard: Starboard, asked: str, answer: str) -> None:
    ran = starboard("play", "wheel", "--seed", "1", typed=[asked, "quit"])
    assert answer in ran.out


def test_a_deal_is_proposed_and_answered_in_the_terminal(starboard: Starboard, data: Path) -> None:
    """Of every planet the first is asked; bots answer at once, and what was agreed is listed."""
    lay = ["1"] * 6
    deals = [
        f"deal {planet}: trade 2 for 2" for planet in ("pallas", "elysia", "amateru", "bellona", "euterpe")
    ]
    typed = [*lay, *deals, "deal pallas: dance", "deals", "accept 9", "quit"]
    ran = starboard(
        "play", "colonies", "--players", "you,greedy,greedy,greedy,greedy", "--seed", 3, typed=typed
    )
    assert "You propose to" in ran.out and "agree: you bring the agreement with" in ran.out
    assert '"dance" is no term' in ran.out and "There is no such proposal." in ran.out
    ran = starboard("play", "wheel", "--players", "you,random", typed=["deals", "quit"])
    assert "This game has no deals." in ran.out


def test_a_deal_is_told_to_each_person_at_the_screen_and_has_the_limits_of_any_table(
    starboard: Starboard,
) -> None:
    before = ["", "1", "", "1", "", "1", "1", "", "1", "", "1", "1", "1", ""]
    typed = [*before, *["deal euterpe: trade 2 for 2"] * 9, "log", "1", "1", "", "quit"]
    out = starboard("play", "colonies", "--players", "Ada,Bellona,Cara", "--seed", 5, typed=typed).out
    ada, cara = [screen for screen in screens(out) if "You propose" in screen or "Ada proposes" in screen]
    assert ada.count("You propose to Bellona") == 16  # at once, and in the log
    assert "At most 8 of your proposals can be open at once." in ada
    assert cara.count("Ada proposes to Bellona") == 8


def test_who_loses_no_act_by_an_undo_is_asked_too(starboard: Starboard, tmp_path: Path) -> None:
    """As at any table: the turn is over, so everybody has to agree."""
    record = new_record(COLONIES, {"players": 3})
    record.players = ["Ada", "Bellona", "Cara"]
    local = LocalGame(COLONIES, record, make_dice("4"))
    local.go_on()
    for number in range(26):
        seat = local.state.actors()[0]
        local.do(seat, local.state.legal(seat)[-(number % 2)])
    file = tmp_path / "three.json"
    file.write_text(local.saved().to_json())
    ran = starboard("play", "--resume", file, typed=["", "undo", "y", "y", "quit"])
    assert "Bellona, do you agree that Ada takes back the last act?" in ran.out
    assert "Cara, may your last act be taken back too?" in ran.out
    assert "Taken back." in ran.out
    assert len(read_record(file.read_text()).actions) < len(local.saved().actions)
