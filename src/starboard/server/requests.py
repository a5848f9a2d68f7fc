"""What is asked of the server over HTTP, as Structs: `reading` reads them and says what is wrong with one."""

from typing import Annotated, Any, Literal

from msgspec import Meta

from starboard.lab.variants import LONGEST_NAME, MOST_CHANGES, MOST_CHARACTERS
from starboard.server.messages.links import LinkKind
from starboard.server.messages.socket import ClientId
from starboard.tables.commands import (
    Actions,
    Clock,
    Command,
    Counter,
    Level,
    Name,
    Nonce,
    NonceHash,
    Options,
    PersonId,
    Request,
    SeatNumber,
    Terms,
)
from starboard.tables.messages.game import AnyChoice
from starboard.tables.setup import BotDealing, Watch
from starboard.tables.storage import NoticeKind

Actor = Annotated[int, Meta(ge=-1, le=9)]  # a seat, or -1 for chance
LanguageCode = Annotated[str, Meta(max_length=10)]
LESSON: int = 200  # actions of a whole lesson, with room to spare
SmallSteps = Annotated[list[Counter], Meta(max_length=LESSON)]


class SeatWish(Request, frozen=True):
    """Who shall sit on a seat of a new table: oneself, another person at this screen, a bot, anybody."""

    kind: Literal["me", "screen", "bot", "open"]
    level: Level = "medium"
    name: Name | None = None


class VariantWish(Request, frozen=True):
    """Other values for a game's components, by their paths, under a name; over a component file, if given."""

    values: Annotated[dict[str, Any], Meta(max_length=MOST_CHANGES)] = {}
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
    file: Annotated[str, Meta(max_length=MOST_CHARACTERS)] = ""


class NewTable(Request, frozen=True):
    """With all seats filled and `start`, the game begins at once."""

    game: Annotated[str, Meta(max_length=40)]
    options: Options = {}
    variant: VariantWish | None = None
    clock: Clock = Clock()
    watch: Watch = "link"
    chat: bool = True
    hints: bool = False
    bot_deals: BotDealing = "yes"
    seats: Annotated[list[SeatWish], Meta(max_length=10)] = []
    nonce: Nonce | None = None
    nonce_hash: NonceHash | None = None
    start: bool = False


class Trial(Request, frozen=True):
    """A variant that bots shall play beside the original."""

    game: Annotated[str, Meta(max_length=40)]
    variant: VariantWish
    options: Options = {}
    bot: Annotated[str, Meta(max_length=20)] = "greedy"
    games: Annotated[int, Meta(ge=1, le=100_000)] = 1000


class Ask(Request, frozen=True):
    client: ClientId
    number: Counter
    command: Command


class Doubt(Request, frozen=True, kw_only=True):
    """What somebody would like to do: an action by its number, or the choice itself."""

    action: Counter | None = None
    choice: AnyChoice | None = None


class WhyAsk(Doubt, frozen=True, kw_only=True):
    seat: SeatNumber


class PreviewAsk(Request, frozen=True):
    seat: SeatNumber
    actions: Actions


class BargainAsk(Request, frozen=True):
    """Terms that somebody may want to propose to a seat."""

    seat: SeatNumber
    to: SeatNumber
    terms: Terms


class LessonAnswer(Request, frozen=True):
    """The small steps of an answer so far, or the wish to be shown the best one."""

    actions: SmallSteps = []
    show: bool = False


class LessonDoubt(Doubt, frozen=True, kw_only=True):
    actions: SmallSteps = []


Acts = Annotated[list[tuple[Actor, Counter]], Meta(max_length=600)]


class TryLine(Request, frozen=True):
    """What was done on the copy so far, by whom, and what the seat does now; then the bots answer."""

    done: Acts = []
    actions: SmallSteps = []


class PlayFrom(Request, frozen=True):
    """A moment of a finished game, to be played on: from which seat, against which bots."""

    seat: SeatNumber
    level: Level = "medium"
    nonce: Nonce | None = None
    nonce_hash: NonceHash | None = None


class PuzzleLine(Request, frozen=True):
    """The solver's own moves so far; the answers between them are the best there are."""

    actions: Actions


class PuzzleWhy(Doubt, frozen=True, kw_only=True):
    actions: Annotated[list[Counter], Meta(max_length=50)] = []


class ImportRecord(Request, frozen=True):
    """`where` the record comes from is told to everybody at the table."""

    record: dict[str, Any]
    where: Annotated[str, Meta(max_length=200)] = ""
    nonce: Nonce | None = None
    nonce_hash: NonceHash | None = None


class NewLink(Request, frozen=True):
    kind: LinkKind
    seat: SeatNumber | None = None


class UseLink(Request, frozen=True):
    nonce: Nonce | None = None
    nonce_hash: NonceHash | None = None


class Invite(Request, frozen=True):
    person: PersonId


class Ban(Request, frozen=True):
    person: PersonId
    on: bool = True


class ChangePerson(Request, frozen=True):
    name: Name | None = None
    about: Annotated[dict[str, Any], Meta(max_length=20)] | None = None


class UseSignIn(Request, frozen=True):
    secret: Annotated[str, Meta(min_length=8, max_length=80)]


class WantNotices(Request, frozen=True):
    kind: NoticeKind
    address: Annotated[str, Meta(max_length=254)] = ""
    language: LanguageCode = "en"


class ConfirmNotices(Request, frozen=True):
    code: Annotated[str, Meta(min_length=1, max_length=20)]


class NewToken(Request, frozen=True):
    label: Annotated[str, Meta(max_length=80)] = "a program"
