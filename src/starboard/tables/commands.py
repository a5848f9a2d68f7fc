"""What may be asked of a table, as data: the same over HTTP, WebSocket and in tests."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from starboard.tables.messages.envelope import OfferKind
from starboard.tables.messages.game import AnyTerm
from starboard.tables.setup import BotDealing, ClockSetting, Watch

MOST = 2**31 - 1
SeatNumber = Annotated[int, Meta(ge=0, le=9, description="A seat, counted from 0.")]
Counter = Annotated[int, Meta(ge=0, le=MOST)]
Actions = Annotated[list[Counter], Meta(min_length=1, max_length=200)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Nonce = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}$")]
NonceHash = Annotated[
    str,
    Meta(pattern="^[0-9a-f]{64}$", description="The SHA-256 of a nonce that is shown when the game starts."),
]
PersonId = Annotated[str, Meta(pattern="^[a-z0-9]{1,40}$")]
Level = Annotated[
    str,
    Meta(
        pattern="^[a-z0-9:._/-]{1,40}$",
        description="easy, medium, hard, best, a bot the operator registered; for a seat also GAME/NAME, "
        "one of the game's characters.",
    ),
]
Terms = Annotated[list[AnyTerm], Meta(min_length=1, max_length=6)]
Options = Annotated[dict[str, Any], Meta(max_length=40)]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is asked of the server; what it does not know it refuses."""


class Asked(Request, frozen=True, tag_field="do"):
    """Something that is asked of a table."""


class Clock(Request, frozen=True):
    """Seconds per turn, or for the whole game with some added for each turn."""

    kind: Literal["none", "turn", "game"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=2_592_000)] = 0
    added: Annotated[int, Meta(ge=0, le=86_400)] = 0

    def setting(self) -> ClockSetting:
        return ClockSetting(self.kind, self.seconds, self.added)


# In the lobby


class Set(Asked, frozen=True, tag="set"):
    """Change the setup; what is left out stays. The host's right."""

    game: Annotated[str, Meta(max_length=40)] | None = None
    options: Options | None = None
    clock: Clock | None = None
    watch: Watch | None = None
    chat: bool | None = None
    hints: bool | None = None
    bot_deals: BotDealing | None = None


class Sit(Asked, frozen=True, tag="sit"):
    """Take an open seat. The nonce goes into the dice, so that nobody alone can choose them."""

    seat: SeatNumber | None = None
    nonce: Nonce | None = None
    nonce_hash: NonceHash | None = None


class SitHere(Asked, frozen=True, tag="sit-here"):
    """Seat another person at the same screen."""

    seat: SeatNumber
    name: Name


class SeatBot(Asked, frozen=True, tag="seat-bot"):
    """Put a bot on an open seat, or change the level of one. The host's right."""

    seat: SeatNumber
    level: Level


class Stand(Asked, frozen=True, tag="stand"):
    """Leave a seat. In a running game a bot takes over until the person comes back."""

    seat: SeatNumber


class Swap(Asked, frozen=True, tag="swap"):
    """Swap two seats. The host's right."""

    seats: tuple[SeatNumber, SeatNumber]


class SendOff(Asked, frozen=True, tag="send-off"):
    """Free a seat in the lobby; with `ban` its holder cannot sit down here again. The host's right."""

    seat: SeatNumber
    ban: bool = False


class PassHost(Asked, frozen=True, tag="pass-host"):
    """Give the host's rights to the holder of a seat."""

    seat: SeatNumber


class PledgeNonce(Asked, frozen=True, tag="pledge"):
    """Promise a nonce for the dice by its hash; one's own last pledge counts.

    Before the game, and during it once somebody who came to it has pledged.
    """

    nonce_hash: NonceHash


class RevealNonce(Asked, frozen=True, tag="reveal"):
    """Show the nonce that was pledged, once everybody is asked to: `dice.drawing` says until when."""

    nonce: Nonce


class Start(Asked, frozen=True, tag="start"):
    """Begin the game; every seat must be taken. First whoever pledged a nonce shows it. The host's right."""


# In the game


class Act(Asked, frozen=True, tag="act"):
    """One or several small actions of a seat, chosen at a position.

    With `whole` either all are done or none; without, as many as go. Either way they stop at chance, at
    something revealed and where another seat is asked.
    """

    seat: SeatNumber
    position: Counter
    actions: Actions
    whole: bool = True


class Undo(Asked, frozen=True, tag="undo"):
    seat: SeatNumber


class Redo(Asked, frozen=True, tag="redo"):
    seat: SeatNumber


class Resign(Asked, frozen=True, tag="resign"):
    seat: SeatNumber


class MakeOffer(Asked, frozen=True, tag="offer"):
    """Ask the other people: a draw, taking back a decision, a pause, a rematch."""

    seat: SeatNumber
    what: OfferKind
    opener: Annotated[str, Meta(max_length=20)] = ""
    nonce_hash: NonceHash | None = None


class AnswerOffer(Asked, frozen=True, tag="answer"):
    """Agree or decline; whoever made the offer withdraws it by declining."""

    seat: SeatNumber
    offer: Counter
    agree: bool
    opener: Annotated[str, Meta(max_length=20)] = ""
    nonce_hash: NonceHash | None = None


class Resume(Asked, frozen=True, tag="resume"):
    """Go on after a pause."""


class HandOver(Asked, frozen=True, tag="hand-over"):
    """Let a bot play this seat for a while."""

    seat: SeatNumber
    level: Level = "medium"


class TakeBack(Asked, frozen=True, tag="take-back"):
    """Play one's own seat again."""

    seat: SeatNumber


class Close(Asked, frozen=True, tag="close"):
    """Close the table for good; the dice's seed is published. The host's right."""


class Hints(Asked, frozen=True, tag="hints"):
    """Allow or forbid hints, which only somebody who plays against bots is ever given. The host's right."""

    on: bool


class Chat(Asked, frozen=True, tag="chat"):
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Mute(Asked, frozen=True, tag="mute"):
    """Nobody at this table reads what this person writes. The host's right."""

    person: PersonId
    on: bool = True


# Deals, where the game has them


class Propose(Asked, frozen=True, tag="propose"):
    """Propose a deal to one seat or several, each of which answers for itself. It binds nobody.

    Every term says who gives its word and to whom. With `counters` it answers a proposal by another one. It
    stands to the end of turn `until`; only those it asks may read it unless it is `open`.
    """

    seat: SeatNumber
    to: Annotated[list[SeatNumber], Meta(min_length=1, max_length=9)]
    terms: Terms
    until: Counter | None = None
    open: bool = True
    counters: Counter | None = None


class AnswerDeal(Asked, frozen=True, tag="answer-deal"):
    """Agree to a proposal or decline it."""

    seat: SeatNumber
    deal: Counter
    accept: bool


class WithdrawDeal(Asked, frozen=True, tag="withdraw-deal"):
    """Take back a proposal that is not answered yet."""

    seat: SeatNumber
    deal: Counter


class JudgeWord(Asked, frozen=True, tag="judge-word"):
    """Say whether a promise in free words was kept: the right of whoever it was given to."""

    seat: SeatNumber
    deal: Counter
    term: Annotated[int, Meta(ge=0, le=20)]
    kept: bool


class BotDeals(Asked, frozen=True, tag="bot-deals"):
    """Let bots propose deals, only answer, or keep quiet. The host's right."""

    mode: BotDealing


Command = (
    Set | PledgeNonce | RevealNonce | Sit | SitHere | SeatBot | Stand | Swap | SendOff | PassHost | Start
    | Act | Undo | Redo | Resign | MakeOffer | AnswerOffer | Resume | HandOver | TakeBack
    | Close | Hints | Chat | Mute | Propose | AnswerDeal | WithdrawDeal | JudgeWord | BotDeals
)  # fmt: skip
