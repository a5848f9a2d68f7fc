"""A table before its game: the host sets it up, people sit down, swap, and are sent off."""

import secrets
from typing import Final

import msgspec

from starboard.games.registry import find_game
from starboard.kernel.characters import find_character
from starboard.kernel.dice import Dice
from starboard.tables import commands, draw, events
from starboard.tables.acts import go_on
from starboard.tables.log import noted
from starboard.tables.messages.state import Accepted
from starboard.tables.permissions import Caller, check_host, check_lobby, own_seat
from starboard.tables.refusals import bad_request, not_allowed, not_now
from starboard.tables.seats import Seat
from starboard.tables.setup import Setup, read_setup
from starboard.tables.table import Table
from starboard.tables.text_cleaning import cleaned
from starboard.tables.words import seat_number

BOT_NAMES: Final = (
    "Vega",
    "Lyra",
    "Orion",
    "Altair",
    "Mira",
    "Rigel",
    "Deneb",
    "Spica",
    "Antares",
    "Bellona",
)
OPENER: Final = "opener"  # the option by which a game says who opens


def open_table(ident: str, setup: Setup, host: Caller, now: float, dice: Dice | None = None) -> Table:
    """A new table with open seats; its dice are committed to from this moment on."""
    table = Table(ident, dice or Dice(), now)
    seats = [Seat() for _ in range(setup.players())]
    table.add(
        "opened",
        now,
        data={
            "setup": msgspec.to_builtins(setup),
            "host": host.person,
            "seats": msgspec.to_builtins(seats),
            "commitment": table.dice.commitment,
        },
        events=[noted(events.TableOpened())],
    )
    return table


def set_up(table: Table, caller: Caller, command: commands.Set, now: float) -> Accepted:
    check_lobby(table)
    check_host(table, caller)
    old = table.setup
    game = command.game or old.game
    same_game = game == old.game
    options = {**(old.options if same_game else {}), **(command.options or {})}
    clock = command.clock.setting() if command.clock else old.clock
    setup = read_setup(
        game,
        options,
        clock,
        command.watch or old.watch,
        old.chat if command.chat is None else command.chat,
        old.hints if command.hints is None else command.hints,
        old.played_variant() if same_game else None,
        command.bot_deals or old.bot_deals,
    )
    seats = table.seats
    if not same_game:  # a character plays one game only
        seats = [msgspec.structs.replace(seat, character="") for seat in seats]
    table.add(
        "set",
        now,
        data={
            "setup": msgspec.to_builtins(setup),
            "seats": msgspec.to_builtins(fitted(seats, setup.players())),
        },
        events=[noted(events.SetupChanged())],
    )
    return Accepted()


def fitted(seats: list[Seat], players: int) -> list[Seat]:
    """The seats for another number of players: people stay before bots, bots before open seats."""
    if len(seats) <= players:
        return seats + [Seat() for _ in range(players - len(seats))]
    order = {"person": 0, "screen": 1, "bot": 2, "open": 3}
    kept = sorted(range(len(seats)), key=lambda number: (order[seats[number].kind], number))[:players]
    if any(seats[number].is_held for number in range(len(seats)) if number not in kept):
        raise not_now("too-many-people", players=players)
    return [seats[number] for number in sorted(kept)]


# -- sitting down and standing up ----------------------------------------------------------------


def sit(table: Table, caller: Caller, command: commands.Sit, now: float) -> Accepted:
    check_lobby(table)
    if caller.person in table.sent_off:
        raise not_allowed("sent-off")
    if caller.person != table.host and not caller.invited:
        raise not_allowed("invitation-needed")
    free = [number for number, seat in enumerate(table.seats) if seat.kind == "open"]
    number = command.seat if command.seat is not None else (free[0] if free else None)
    if number is None or number not in free:
        raise not_now("seat-taken" if command.seat is not None else "all-seats-taken")
    if any(seat.person == caller.person and seat.kind == "person" for seat in table.seats):
        raise not_now("seated-already")
    nonce = command.nonce or ("" if command.nonce_hash else secrets.token_urlsafe(12))
    place(table, number, Seat("person", caller.person, caller.name, nonce=nonce), now)
    if command.nonce_hash:
        draw.add_pledge(table, caller.person, command.nonce_hash, now)
    return Accepted(seat=number)


def sit_here(table: Table, caller: Caller, command: commands.SitHere, now: float) -> Accepted:
    check_lobby(table)
    if not table.own_seats(caller.person) and caller.person != table.host:
        raise not_allowed("sit-first")
    if seat_at(table, command.seat).kind != "open":
        raise not_now("seat-taken")
    name = cleaned(command.name, 30) or seat_number(command.seat)
    place(table, command.seat, Seat("screen", caller.person, name), now)
    return Accepted(seat=command.seat)


def seat_bot(table: Table, caller: Caller, command: commands.SeatBot, now: float) -> Accepted:
    check_lobby(table)
    check_host(table, caller)
    if seat_at(table, command.seat).kind not in ("open", "bot"):
        raise not_now("somebody-sits")
    holder = bot_called(table, command.seat, command.level)
    table.add(
        "seat",
        now,
        data={"seat": command.seat, "holder": msgspec.to_builtins(holder)},
        events=[noted(events.BotSatDown(command.seat, holder.level, holder.name))],
    )
    return Accepted(seat=command.seat)


def bot_called(table: Table, number: int, level: str) -> Seat:
    """A bot of a level with a name that nobody has yet, or a character of the game with its own."""
    game = find_game(table.setup.game)
    character = find_character(game.characters, game.name, level)
    if character is not None:
        if any(seat.character == character.name for seat in table.seats if seat is not table.seats[number]):
            raise not_now("character-sits", name=character.title())
        return Seat("bot", name=character.title(), level=character.level, character=character.name)
    if "/" in level:
        raise bad_request("no-such-character", level=level, game=game.title)
    used = {seat.name for seat in table.seats}
    name = next(name for name in BOT_NAMES[number:] + BOT_NAMES if name not in used)
    return Seat("bot", name=name, level=level)


def seat_at(table: Table, number: int) -> Seat:
    if number >= len(table.seats):
        raise bad_request("seats-from-zero", count=len(table.seats))
    return table.seats[number]


def place(table: Table, number: int, holder: Seat, now: float) -> None:
    table.add(
        "seat",
        now,
        data={"seat": number, "holder": msgspec.to_builtins(holder)},
        events=[noted(events.SatDown(number, holder.name))] if holder.name else [],
    )


def stand(table: Table, caller: Caller, seat: int, now: float) -> Accepted:
    """Leave a seat in the lobby; the host's rights pass on with the host's last seat."""
    check_lobby(table)
    free(table, own_seat(table, caller, seat), now)
    if caller.person == table.host and not table.own_seats(caller.person):
        pass_on_host(table, now)
    return Accepted()


def free(table: Table, number: int, now: float, sent_off: str = "") -> None:
    table.add(
        "seat",
        now,
        data={"seat": number, "holder": {}, **({"sent_off": sent_off} if sent_off else {})},
        events=[noted(events.StoodUp(number, table.seats[number].name))],
    )


def pass_on_host(table: Table, now: float) -> None:
    """The host has left: whoever sits first is the host now; an empty table keeps its host."""
    others = [
        seat for seat in table.seats if seat.is_held and seat.person != table.host and seat.why != "left"
    ]
    if others:
        make_host(table, others[0], now)


def make_host(table: Table, seat: Seat, now: float) -> None:
    table.add("host", now, data={"person": seat.person}, events=[noted(events.HostChanged(seat.name))])


# -- the host's rights ---------------------------------------------------------------------------


def swap(table: Table, caller: Caller, command: commands.Swap, now: float) -> Accepted:
    check_lobby(table)
    check_host(table, caller)
    for number in command.seats:
        seat_at(table, number)
    seats = list(command.seats)
    table.add("swapped", now, data={"seats": seats}, events=[noted(events.SeatsSwapped(seats))])
    return Accepted()


def send_off(table: Table, caller: Caller, command: commands.SendOff, now: float) -> Accepted:
    check_lobby(table)
    check_host(table, caller)
    holder = seat_at(table, command.seat)
    if holder.kind == "open":
        raise not_now("nobody-sits")
    free(table, command.seat, now, holder.person if command.ban and holder.person != table.host else "")
    return Accepted()


def pass_host(table: Table, caller: Caller, command: commands.PassHost, now: float) -> Accepted:
    check_host(table, caller)
    holder = seat_at(table, command.seat)
    if not holder.is_held:
        raise not_now("no-host-sits")
    make_host(table, holder, now)
    return Accepted()


def start(table: Table, caller: Caller, command: commands.Start, now: float) -> Accepted:
    check_lobby(table)
    check_host(table, caller)
    missing = sum(seat.kind == "open" for seat in table.seats)
    if missing:
        raise not_now("seats-open", missing=missing)
    draw_and_begin(table, now)
    return Accepted()


def draw_and_begin(table: Table, now: float) -> None:
    """Begin, once everybody who pledged a nonce has shown it."""
    if table.draw.missing():
        draw.pledge_plain_nonces(table, now)
        draw.ask_for_nonces(table, now)
    else:
        begin(table, now)


def begin(table: Table, now: float) -> None:
    """Deal and go: from here on the nonces are fixed."""
    nonces, pledges = draw.nonces(table)
    data = {"version": table.setup.rules().version, "nonces": nonces}
    if pledges:
        data["pledges"] = pledges
    table.add("started", now, data=data, events=[noted(events.GameStarted())])
    go_on(table, now)
