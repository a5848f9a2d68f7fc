"""Many games of one kind side by side, stepped in compiled code; `batch` shows its buffers as arrays."""

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from starboard.kernel.bot import Bot, Maker
from starboard.kernel.encoder import Encoder, Writer, new_row
from starboard.kernel.errors import StarboardError
from starboard.kernel.game import Game
from starboard.kernel.rng import Random
from starboard.kernel.state import CHANCE, State
from starboard.research.refusals import IllegalInBatch


class Settings:
    """How the lanes of a stepper are played."""

    def __init__(
        self,
        makers: list[Maker],
        seat: int = -1,
        whole: bool = False,
        again: bool = True,
        penalty: float | None = None,
    ) -> None:
        self.makers = makers  # of the opponents, from the learner's seat on; none: it plays all seats
        self.seat = seat  # the learner's; below 0 it goes round
        self.whole = whole  # what is hidden is written behind the observation
        self.again = again  # a game that ends is followed by the next at once
        self.strict = penalty is None  # an illegal action is refused; else it changes nothing and costs this
        self.penalty = 0.0 if penalty is None else penalty


class Lane:
    """One game after the other: the position, the dice, and who plays against the learner."""

    def __init__(self, number: int, state: State, row: Writer, last_row: Writer) -> None:
        self.row = row
        self.last_row = last_row
        self.number = number  # among all lanes of all processes, for the seed
        self.games = 0  # begun
        self.state = state
        self.dice = Random()
        self.deals = Random()  # for what opponents are shown
        self.sampling = Random()
        self.bots: list[Bot | None] = []  # by seat; None where the learner sits
        self.seat = 0  # who is asked
        self.legal: list[int] = []


class Stepper:
    """Lanes with a row each in all buffers, which stay where they are and are written in place.

    `rows` has the observations, `last_rows` those of the games that just ended, `masks` what is legal,
    `rewards` what the last action brought whoever took it, `returns` the same for every seat, `ended` which
    games have just ended and begun anew, `seats` who is asked.
    """

    def __init__(self, start: State, encoder: Encoder, size: int, lanes: range, settings: Settings) -> None:
        self.start = start
        self.game: Game = start.components().game
        self.encoder = encoder
        self.settings = settings
        self.players: i64 = start.seats()
        self.actions: i64 = start.components().action_count
        count = len(lanes)
        self.rows: vec[i16] = new_row(count * size)
        self.last_rows: vec[i16] = new_row(count * size)
        self.lanes: list[Lane] = []
        for at, number in enumerate(lanes):
            row, last_row = Writer(self.rows, at * size, size), Writer(self.last_rows, at * size, size)
            self.lanes.append(Lane(number, start, row, last_row))
        self.masks: vec[u8] = vec[u8]([0] * (count * start.components().action_count))
        self.rewards: vec[float] = vec[float]([0.0] * count)
        self.returns: vec[float] = vec[float]([0.0] * (count * start.seats()))
        self.ended: vec[u8] = vec[u8]([0] * count)
        self.seats: vec[i64] = vec[i64]([0] * count)
        self.seed = "0"

    def reset(self, seed: str) -> None:
        """Begin every game anew; the same seed brings the same dice and the same opponents."""
        self.seed = seed
        for index in range(len(self.lanes)):
            lane = self.lanes[index]
            lane.games = 0
            lane.sampling = Random(f"{seed}/{lane.number}/sampling")
            self.clear(index)
            self.begin(lane)
            self.proceed(index, lane)
            self.show(index, lane)

    def step(self, actions: list[int]) -> None:
        """An action in every game, then on to the next question.

        An illegal one is refused, and nothing changes anywhere; for a penalty, its game stands still.
        """
        legal = self.check(actions)
        for index in range(len(self.lanes)):
            lane = self.lanes[index]
            if not legal and not self.is_legal(index, actions[index]):
                if self.settings.again:
                    self.clear(index)
                self.rewards[index] = self.settings.penalty
                continue
            self.clear(index)
            lane.state.advance(lane.seat, actions[index])
            self.proceed(index, lane)
            self.show(index, lane)

    def sample(self) -> list[int]:
        """A legal action for every game, each equally likely."""
        return [lane.sampling.choice(lane.legal) for lane in self.lanes]

    def check(self, actions: list[int]) -> bool:
        """Are all legal? Where that is asked for, one that is not is refused."""
        if len(actions) != len(self.lanes):
            raise StarboardError("batch-actions", games=len(self.lanes), given=len(actions))
        legal = True
        for index in range(len(self.lanes)):
            if not self.is_legal(index, actions[index]):
                legal = False
                if self.settings.strict:
                    lane = self.lanes[index]
                    clause = lane.state.forbids(lane.seat, actions[index])
                    raise IllegalInBatch(clause, lane.state.components(), actions[index], index)
        return legal

    def is_legal(self, index: i64, action: i64) -> bool:
        return 0 <= action < self.actions and self.masks[index * self.actions + action] == 1

    # -- one lane ----------------------------------------------------------------------------------

    def clear(self, index: i64) -> None:
        """Nothing has come of anything yet."""
        self.rewards[index] = 0.0
        self.ended[index] = 0
        for player in range(self.players):
            self.returns[index * self.players + player] = 0.0

    def begin(self, lane: Lane) -> None:
        """The next game of a lane; its number and the lane's decide everything that is left to chance."""
        name = f"{self.seed}/{lane.number}/{lane.games}"
        lane.state = self.start.clone()
        lane.dice = Random(f"{name}/dice")
        lane.deals = Random(f"{name}/deals")
        lane.bots = []
        makers = self.settings.makers
        if makers:
            turning = (lane.number + lane.games) % self.players
            learner = self.settings.seat if self.settings.seat >= 0 else turning
            for seat in range(self.players):
                place = (seat - learner + self.players) % self.players
                bot: Bot | None = None
                if place:
                    bot = makers[place - 1](self.game, Random(f"{name}/seat {seat}"))
                lane.bots.append(bot)
        lane.games += 1

    def proceed(self, index: i64, lane: Lane) -> None:
        """Dice and opponents go on until the learner is asked; a game that ends is followed by the next."""
        last_seat = lane.seat
        while True:
            state = lane.state
            actors = state.actors()
            if not actors:
                self.finish(index, lane, last_seat)
                if not self.settings.again:
                    return
                self.begin(lane)
                continue
            actor = actors[0]
            if actor == CHANCE:
                state.advance(CHANCE, state.roll(lane.dice))
                continue
            bot = lane.bots[actor] if lane.bots else None
            if bot is None:
                lane.seat = actor
                return
            state.advance(actor, bot.choose(state.redeal(actor, lane.deals), actor))

    def finish(self, index: i64, lane: Lane, seat: int) -> None:
        """A game is over: what it brought, and how `seat`, which acted last, sees it."""
        self.ended[index] = 1
        worth = self.game.utility(lane.state)
        for player in range(self.players):
            self.returns[index * self.players + player] = worth[player]
        self.rewards[index] = worth[seat]
        self.write(lane.state, seat, lane.last_row)

    def show(self, index: i64, lane: Lane) -> None:
        """The observation and the mask of whoever is asked."""
        self.seats[index] = lane.seat
        self.write(lane.state, lane.seat, lane.row)
        first = index * self.actions
        for action in lane.legal:
            self.masks[first + action] = 0
        lane.legal = lane.state.legal(lane.seat)
        for action in lane.legal:
            self.masks[first + action] = 1

    def write(self, state: State, seat: int, writer: Writer) -> None:
        writer.begin()
        self.encoder.write(state, seat, writer)
        if self.settings.whole:
            self.encoder.write_hidden(state, writer)
