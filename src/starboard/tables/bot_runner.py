"""Bots at tables: asked where one is awaited and anybody cares, by one process for each table."""

import asyncio
import contextlib
import logging
import secrets
from typing import Any, Final, Protocol

import msgspec

from starboard.kernel.negotiation import kept_to
from starboard.kernel.rng import Random
from starboard.tables import acts, deals
from starboard.tables.cluster import Cluster
from starboard.tables.deal_book import Deal
from starboard.tables.dispatch import Dispatch
from starboard.tables.live_table import LiveTable
from starboard.tables.log import Viewer
from starboard.tables.refusals import ILLEGAL, Refused
from starboard.tables.table import Table
from starboard.tables.tasks import end_tasks

log = logging.getLogger("starboard.tables")

PAUSE: Final = 1.0  # seconds before a bot that got nowhere is asked again


class AskBot(Protocol):
    """Asks a bot, somewhere else: the game, the table and seat, the level, and a redealt position."""

    async def __call__(self, table: Table, seat: int, level: str, state: dict[str, Any]) -> int: ...


class BotRunner:
    """`ask` thinks elsewhere; without it bots never answer."""

    def __init__(self, dispatch: Dispatch, cluster: Cluster | None, ask: AskBot | None) -> None:
        self.dispatch = dispatch
        self.cluster = cluster
        self.ask = ask

    def attend(self, live: LiveTable) -> None:
        """Let a bot think if one is asked and anybody cares."""
        if live.bot is None and self._may_think(live):
            live.bot = asyncio.create_task(self._think(live), name=f"bot {live.table.id}")

    async def close(self) -> None:
        await end_tasks(live.bot for live in self.dispatch.tables.all())

    def _may_think(self, live: LiveTable) -> bool:
        table = live.table
        if self.ask is None or live.broken or not (table.awaited_bots() or deals.awaiting_bots(table)):
            return False
        return table.setup.clock.runs or live.anybody_here()

    async def _think(self, live: LiveTable) -> None:
        ours = self.cluster is None or await self.cluster.keep_bots(live)
        try:
            while ours and self._may_think(live):
                before = live.table.number
                if live.table.awaited_bots():
                    await self._act(live)
                for deal in deals.awaiting_bots(live.table)[:1]:
                    await self._answer_deal(live, deal)
                if live.table.number == before and not live.broken:
                    await asyncio.sleep(PAUSE)  # nothing it wanted was taken: the others come first
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("table %s: a bot could not act", live.table.id)
            await asyncio.sleep(PAUSE)
        finally:
            if self.cluster is not None and ours:
                await self.cluster.release_bots(live)
            live.bot = None
        if ours:
            self.attend(live)

    async def _act(self, live: LiveTable) -> None:
        """One act of a bot. Where it gives none that can be taken, any legal one stands in."""
        await self._propose(live, live.table.awaited_bots()[0])
        table = live.table
        if table.play is None or not table.awaited_bots():  # that took time
            return
        seat = table.awaited_bots()[0]
        position = table.entries_shown[Viewer(seat)]
        redealt = table.play.state.redeal(seat, Random(secrets.token_hex(8)))
        known = redealt.to_dict()
        action = await self._choice(table, seat, known)
        negotiation = table.play.game.negotiation
        if action is not None and negotiation is not None:
            due = table.deals.due(negotiation, seat)
            action = kept_to(negotiation, redealt, seat, action, due, Random(secrets.token_hex(8)))
        try:
            await self._carry_out(live, seat, position, action)
        except Refused as refused:
            if refused.reason == ILLEGAL:  # else the table moved on while it thought
                _note_bad_choice(table, seat, f"chose {action}, which {refused.clause} forbids", known)
                with contextlib.suppress(Refused):
                    await self._carry_out(live, seat, position, None)

    async def _propose(self, live: LiveTable, seat: int) -> None:
        """A deal that the bot would like, before it acts."""
        draft = deals.wish(live.table, seat, Random(secrets.token_hex(8)))
        if draft is not None:
            with contextlib.suppress(Refused):
                await self.dispatch.change(
                    live, lambda table, now: deals.bot_propose(table, seat, draft, now)
                )

    async def _answer_deal(self, live: LiveTable, deal: Deal) -> None:
        reply = deals.reply_to(live.table, deal, Random(secrets.token_hex(8)))
        with contextlib.suppress(Refused):
            await self.dispatch.change(live, lambda table, now: deals.bot_answer(table, deal, reply, now))

    async def _carry_out(self, live: LiveTable, seat: int, position: int, action: int | None) -> None:
        await self.dispatch.change(live, lambda table, now: acts.bot_act(table, seat, position, action, now))

    async def _choice(self, table: Table, seat: int, known: dict[str, Any]) -> int | None:
        """What the bot on a seat chooses at a redealt position; None if it fails."""
        assert self.ask is not None
        try:
            return int(await self.ask(table, seat, table.seats[seat].level, known))
        except Exception as error:
            _note_bad_choice(table, seat, f"failed ({type(error).__name__}: {error})", known)
            return None


def _note_bad_choice(table: Table, seat: int, what: str, position: dict[str, Any]) -> None:
    """For whoever has to mend the bot: what it did, and where."""
    asked = msgspec.json.encode(position).decode()
    level = table.seats[seat].level
    log.error("table %s: the bot %s on seat %d %s; it was asked at %s", table.id, level, seat, what, asked)
