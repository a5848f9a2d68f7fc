"""Everything the server says, as types: the OpenAPI document and the page's own types come from here."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from starboard.tables.commands import Clock, Command

Json = dict[str, Any]


class Model(BaseModel):
    model_config = ConfigDict(extra="forbid")


# The envelope of a table


class SeatInfo(Model):
    """A seat. `called` is the game's own name for it ("Black"); `level` the bot that plays there now."""

    seat: int
    called: str
    kind: Literal["open", "person", "screen", "bot"]
    name: str
    person: str | None
    level: str | None
    why: Literal["handed", "clock", "resigned", "left"] | None = Field(
        description="Why a bot plays for a person, if one does."
    )
    absent: bool = Field(description="The clock ran out here at least once.")
    here: bool


class OfferInfo(Model):
    id: int
    what: Literal["draw", "undo", "pause", "rematch"]
    seat: int
    waiting: list[int] = Field(description="Seats whose people have not agreed yet.")
    opener: str


class DiceInfo(Model):
    """SHA-256 of the seed from the opening of the table; the seed itself once the game is over."""

    commitment: str
    nonces: list[str]
    seed: str | None


class SeatResult(Model):
    score: int
    place: int
    outcome: Literal["won", "lost", "drawn"]
    sources: dict[str, int]
    resigned: bool
    absent: bool


class EndingInfo(Model):
    how: Literal["played", "resigned", "agreed", "forfeit"]
    seat: int | None
    result: list[SeatResult]


class You(Model):
    person: str | None
    seats: list[int]
    host: bool


class Envelope(Model):
    """The table itself, as everybody there may know it. Times are seconds since 1970 by the server."""

    table: str
    status: Literal["lobby", "running", "paused", "finished", "closed"]
    game: str
    title: str
    options: Json
    clock: Clock
    watch: Literal["everybody", "link", "nobody"]
    chat: bool
    hints: bool
    created: float
    seats: list[SeatInfo]
    host: str
    watchers: int
    awaited: list[int] = Field(description="Seats whose answer the game waits for.")
    since: float = Field(description="Since when.")
    deadlines: dict[str, float] = Field(description="By seat, when its time will be up.")
    now: float
    offers: list[OfferInfo]
    dice: DiceInfo
    ending: EndingInfo | None
    rematch: str | None = Field(description="The table of the next game.")
    new: int = Field(description="Positions that this person has not looked at before.")
    you: You


# The position as a viewer sees it


class Happening(Model):
    """One thing that happened: its kind, its parts, and a sentence."""

    kind: str
    parts: Json
    words: str


class Step(Model):
    """What one entry of the log showed this viewer. `view` is the board right after it, where it is known."""

    position: int
    at: float
    seat: int | None = Field(description="The seat that acted; -1 is chance; null is nobody.")
    events: list[Happening]
    view: Json | None = None


class Choice(Model):
    """A legal action. A `final` one cannot be taken back."""

    id: int
    kind: str
    parts: Json
    words: str
    final: bool


class Foreseen(Model):
    kind: str
    parts: Json


class GoalInfo(Model):
    """Something within reach of several small steps: send `path` as one act."""

    kind: str
    parts: Json
    cost: int
    path: list[int]


class OutlookInfo(Model):
    """What each action does at once (by action id), what can be reached, what is coming, the score so far."""

    effects: dict[str, list[Foreseen]]
    goals: list[GoalInfo]
    forecasts: list[Foreseen]
    score: list[dict[str, int]]


class Sight(Model):
    """The position of one viewer. `view` is the game's own, null before the game begins."""

    seat: int | None
    position: int
    view: Json | None
    score: list[dict[str, int]]
    actions: list[Choice]
    outlook: OutlookInfo | None
    undo: Literal["free", "ask"] | None = Field(description="ask: the others would have to agree.")
    redo: bool


class StateMessage(Model):
    """Where the table stands: the first message on a socket, the answer to looking."""

    type: Literal["state"]
    table: str
    envelope: Envelope
    sight: Sight
    steps: list[Step] = Field(description="What happened since the position given, or lately.")
    complete: bool = Field(description="Whether `steps` holds everything since then.")
    mark: str = Field(description="Send it when polling: an answer comes when something differs from it.")


class UpdateMessage(Model):
    """Something new. `steps` is empty where only the envelope changed."""

    type: Literal["update"]
    table: str
    envelope: Envelope
    sight: Sight
    steps: list[Step]
    mark: str


class Refusal(Model):
    """Nothing was changed. `clause` is the rule that forbids it; `state` the table as it stands."""

    ok: Literal[False] = False
    reason: str = Field(
        description="stale, illegal, not-allowed, not-now, bad-request, gone, not-stored, too-many, too-large"
    )
    sentence: str
    clause: str | None = None
    state: StateMessage | None = None


class Accepted(Model):
    """It is done, and durable."""

    ok: Literal[True] = True
    done: int | None = Field(None, description="How many steps of an act, undo or redo were done.")
    seat: int | None = None
    offer: int | None = None


class AnswerMessage(Model):
    """The answer to the command with this number."""

    type: Literal["answer"]
    client: str
    number: int
    answer: Accepted | Refusal


class Why(Model):
    legal: bool
    clause: str | None
    sentence: str
    action: int


class Preview(Model):
    """The board as it would be, what would happen, and what could come next."""

    view: Json
    events: list[Happening]
    actions: list[Choice]


class WhyMessage(Model):
    type: Literal["why"]
    id: int
    why: Why


class PreviewMessage(Model):
    type: Literal["preview"]
    id: int
    preview: Preview


class PongMessage(Model):
    type: Literal["pong"]
    now: float


class RefusedMessage(Model):
    """Something other than a command was refused; `id` is that of the question, if it had one."""

    type: Literal["refused"]
    id: int | None
    refusal: Refusal


# What a client says on a table's socket

ClientId = Annotated[str, Field(pattern="^[A-Za-z0-9_-]{1,40}$")]
Counter = Annotated[int, Field(ge=0, le=2**31 - 1, strict=True)]
Seat = Annotated[int, Field(ge=0, le=9, strict=True)]
Actions = Annotated[
    list[Annotated[int, Field(ge=0, le=2**31 - 1, strict=True)]], Field(min_length=1, max_length=200)
]


class CommandMessage(Model):
    """A command with this client's own number: sent twice, it is done once and answered alike."""

    type: Literal["command"]
    client: ClientId
    number: Counter
    command: Command


class LookMessage(Model):
    """Look at the table as this seat (null: from outside), from a position on. The answer is a state.

    A language is spoken from then on; without one it stays as it is.
    """

    type: Literal["look"]
    seat: Seat | None = None
    since: Counter | None = None
    language: Annotated[str, Field(max_length=10)] = ""


class WhyQuestion(Model):
    type: Literal["why"]
    id: Counter
    seat: Seat
    action: Counter | None = None
    kind: Annotated[str, Field(max_length=40)] = ""
    parts: Annotated[Json, Field(max_length=20)] = {}


class PreviewQuestion(Model):
    type: Literal["preview"]
    id: Counter
    seat: Seat
    actions: Actions


class Ping(Model):
    type: Literal["ping"]


FromClient = Annotated[
    CommandMessage | LookMessage | WhyQuestion | PreviewQuestion | Ping, Field(discriminator="type")
]
ToClient = Annotated[
    StateMessage | UpdateMessage | AnswerMessage | WhyMessage | PreviewMessage | PongMessage | RefusedMessage,
    Field(discriminator="type"),
]


# The first page


class FeedTable(Model):
    """One table on the first page: its envelope and a small view of the board."""

    envelope: Envelope
    seat: int | None
    view: Json | None
    your_turn: bool


class InvitationInfo(Model):
    table: str
    game: str
    title: str
    by: str = Field(description="The name of whoever invites.")
    at: float


class FeedMessage(Model):
    """Everything the first page needs."""

    type: Literal["feed"]
    me: "Person | None"
    tables: list[FeedTable] = Field(description="Own tables, those that wait for this person first.")
    watch: list[FeedTable]
    invitations: list[InvitationInfo]
    people_here: int
    now: float
    mark: str


class FeedTableMessage(Model):
    """One of the tables changed."""

    type: Literal["feed-table"]
    table: FeedTable
    own: bool


class FeedGoneMessage(Model):
    type: Literal["feed-gone"]
    table: str


ToFeed = Annotated[
    FeedMessage | FeedTableMessage | FeedGoneMessage | PongMessage, Field(discriminator="type")
]


# People


class Person(Model):
    """`about` is what the person chose: language, sound, notices; the server only keeps it."""

    id: str
    name: str
    about: Json
    created: float


class NoticeChoice(Model):
    """How somebody hears that it is their turn while no page is open: at most once until they look."""

    offered: list[Literal["email", "webhook"]] = Field(description="What this server can do.")
    kind: Literal["email", "webhook"] | None
    address: str
    confirmed: bool = Field(description="A mail address counts once the code sent there was entered.")


class SignIn(Model):
    """Works once, until `expires`. The code is for typing, the link for sending to oneself."""

    id: str
    link: str
    code: str
    expires: float


class KeyInfo(Model):
    """A signed-in device, a token or a link; `id` is what to revoke it by."""

    id: str
    kind: str
    label: str
    created: float
    seat: int | None = None
    expires: float | None = None


class Token(Model):
    """Shown once: send it as `Authorization: Bearer TOKEN`."""

    token: str
    id: str


class HistoryItem(Model):
    table: str
    game: str
    seat: int
    ended: float
    score: int
    place: int
    outcome: Literal["won", "lost", "drawn"]
    sources: dict[str, int]
    resigned: bool
    absent: bool
    how: str
    ending: str
    options: Json
    imported: bool = Field(False, description="The game began elsewhere and came here as a record.")
    by_bot: bool = Field(False, description="A bot brought it to its end for this person.")
    opponents: list[dict[str, str]]


class Voyage(Model):
    """A captain's voyage: the rank it was flown at, what it scored, and where the career stood after it."""

    table: str
    ended: float
    rank: int
    score: int
    won: bool
    ending: str
    counts: bool = Field(description="Only voyages at the captain's own rank add to the career.")
    rank_after: int
    points_after: int
    promoted: bool


class Career(Model):
    """How far somebody has come: `promotion` points at a rank lead to the next; null at the last."""

    rank: int
    points: int
    promotion: int | None
    voyages: int
    wins: int
    history: list[Voyage] = Field(description="The latest first.")


class Standing(Model):
    """Results of one game against bots of one level, the strongest at the table, or against people."""

    game: str
    against: str = Field(description="A level of bots, people, or nobody (a game alone).")
    played: int
    won: int
    drawn: int
    lost: int
    best: int = Field(description="The highest score.")
    last: float


# Games


class OptionInfo(Model):
    """A choice among `choices`; with `pick`, that many different ones, or left to chance by the default."""

    name: str
    words: str
    default: int | str
    choices: list[int | str]
    pick: int


class GameInfo(Model):
    name: str
    title: str
    designer: str
    blurb: str
    players: list[int]
    minutes: tuple[int, int]
    options: list[OptionInfo]
    levels: list[str]
    endings: list[str]
    version: int
    languages: list[str]


class ClauseInfo(Model):
    id: str
    source: Literal["printed", "ruling"]
    text: str


class GameDetails(GameInfo):
    """With the clauses of the rules, the game's words and its components."""

    clauses: list[ClauseInfo]
    words: dict[str, str]
    components: Json


# Tables


class Link(Model):
    """Shown once. It works only on this machine where `local` says so."""

    id: str
    kind: Literal["join", "watch", "seat"]
    link: str
    secret: str
    local: bool


class LinkInfo(Model):
    """What a link leads to; looking at it takes nothing."""

    kind: Literal["join", "watch", "seat"]
    table: str
    game: str
    title: str
    host: str
    status: str
    seat: int | None
    open_seats: list[int]


class Fine(Model):
    ok: Literal[True] = True


class ServerInfo(Model):
    """Where links lead, and whether they work beyond this machine."""

    version: str
    address: str
    local: bool
    levels: list[str]
