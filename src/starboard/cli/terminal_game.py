"""Playing at one screen: whose turn it is, what is shown to whom, and how a game ends."""

from pathlib import Path

from rich.text import Text

from starboard.cli import terminal
from starboard.cli.bargaining import Bargaining
from starboard.cli.display import Showing
from starboard.cli.files import keep_text, write_text
from starboard.cli.leaving import Leave
from starboard.cli.local_game import LocalGame
from starboard.cli.output import show
from starboard.cli.players import Player
from starboard.cli.prompt import Answer, ask_for_action
from starboard.cli.words import sentence
from starboard.kernel.program import command
from starboard.kernel.rng import Random
from starboard.kernel.state import State


class TerminalGame:
    """Deals with bots and people in turn until the game is over or somebody leaves."""

    def __init__(self, local: LocalGame, players: list[Player], file: Path) -> None:
        self.local = local
        self.players = players
        self.file = file
        self.showing = Showing(local.game, [player.name for player in players], local.state.components())
        self.people = local.people()
        # The last entry that each seat has heard of, and last, the one that was told aloud.
        self.told = [len(local.entries)] * (len(players) + 1)
        self.secrets = False  # once there are any, the screen is cleared between people
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self.deals: Bargaining | None = None
        if local.game.negotiation is not None:
            self.deals = Bargaining(local.game.negotiation, local, self.showing)

    def play(self) -> None:
        """Play to the end, or until a person leaves."""
        try:
            self.local.go_on()
            self.tell_everybody()
            while not self.local.over():
                self.next_step()
        except (Leave, KeyboardInterrupt) as leaving:
            self.put_away()
            if isinstance(leaving, KeyboardInterrupt):
                raise
            return
        self.close()

    def next_step(self) -> None:
        seat = self.next_seat(self.local.state.actors())
        if seat not in self.people:
            if self.deals is not None:
                self.deals.bot_proposes(seat)
                self.tell_everybody()
            with terminal.waiting(sentence("turn-thinking", name=self.showing.seat(seat))):
                action = self.players[seat].choose(self.local.state, seat)
            self.local.do(seat, action if self.deals is None else self.deals.kept(seat, action))
            self.tell_everybody()
        else:
            self.ask(seat)

    def next_seat(self, actors: tuple[int, ...]) -> int:
        """Of those who may act at once: bots, then whoever is at the screen, then the next person."""
        for seat in actors:
            if seat not in self.people:
                return seat
        return self.at_screen if self.at_screen in actors else actors[0]

    # -- people ------------------------------------------------------------------------------

    def ask(self, seat: int) -> None:
        """Show `seat` what it may see, and do what it answers."""
        self.hand_over(seat)
        if not self.aloud():
            self.tell(seat)
        state = self.local.state
        self.showing.heading(self.whose_turn(seat))
        self.showing.board(state, seat)
        show()
        self.showing.moves(state, seat)
        self.keep()  # a window that is closed takes nothing along
        ask_for_action(Answer(self, seat))
        if not self.local.over():
            self.tell_everybody()
            self.told[seat] = len(self.local.entries)

    def whose_turn(self, seat: int) -> str:
        whose = "turn-yours" if len(self.people) == 1 else "turn-of"
        return sentence(whose, name=self.showing.seat(seat))

    def hand_over(self, seat: int) -> None:
        """Where there are secrets, let nobody look over a shoulder."""
        if seat == self.at_screen:
            return
        if self.has_secrets():
            terminal.clear()
            show(Text(sentence("turn-alone", name=self.showing.seat(seat)), "title"))
            terminal.ask(sentence("turn-enter") + " ")
            terminal.clear()
        self.at_screen = seat

    def cover_up(self) -> bool:
        """Leave nobody's secrets on the screen; were there any?"""
        if len(self.people) > 1 and self.has_secrets():
            terminal.clear()
            return True
        return False

    # -- telling -----------------------------------------------------------------------------

    def aloud(self) -> bool:
        """May everything be told to all at once, or does each person hear it in turn?"""
        return len(self.people) != 1 and not self.has_secrets()

    def tell_everybody(self) -> None:
        """Tell at once what may be said aloud; with secrets, what the person at the screen may hear."""
        if self.aloud():
            self.tell(None)
        elif self.at_screen is not None:
            self.tell(self.at_screen)

    def tell(self, viewer: int | None) -> None:
        """What `viewer` has not heard yet; None is everybody."""
        place = len(self.players) if viewer is None else viewer
        self.showing.events(self.local.told(self.told[place]), viewer)
        self.told[place] = len(self.local.entries)

    def has_secrets(self) -> bool:
        """Has anything been on the table that some of the people may not know?"""
        self.secrets = self.secrets or any(hides_something(self.local.state, seat) for seat in self.people)
        return self.secrets

    # -- ends --------------------------------------------------------------------------------

    def keep(self) -> None:
        keep_text(self.file, self.local.saved().to_json())

    def save(self, file: Path) -> None:
        """A copy where the person wants one."""
        write_text(file, self.local.saved().to_json())

    def put_away(self) -> None:
        """Keep a game that was left."""
        self.cover_up()
        self.keep()
        show(Text("\n" + sentence("kept-go-on")))
        show(Text("  " + command("play", "--resume", self.file), "command"), soft_wrap=True)

    def close(self) -> None:
        """The game is over: show all that everybody may see now."""
        viewer = self.people[0] if len(self.people) == 1 else None
        if self.cover_up():
            acts = [place for place, entry in enumerate(self.local.entries) if entry.seat in self.people]
            self.told[-1] = max(acts, default=0)  # aloud: the last person's act and what came of it
        self.tell(viewer)
        self.showing.ending(self.local.state, self.local.saved(), viewer)
        self.keep()
        show(Text("\n" + sentence("kept-look-again"), "quiet"))
        show(Text("  " + command("replay", self.file), "quiet"), soft_wrap=True)
        show(Text("  " + command("verify", self.file), "quiet"), soft_wrap=True)


def hides_something(state: State, seat: int) -> bool:
    """Is there anything on the table that `seat` may not know?"""
    random = Random("anything hidden")
    real = state.to_dict()
    return any(state.disguise(seat, random).to_dict() != real for _ in range(8))
