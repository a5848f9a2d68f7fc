"""Who may sit down or watch at a table besides those who play there."""

from collections.abc import Callable

from starboard.tables.live_table import LiveTable
from starboard.tables.storage import Batch, Invitation, Member
from starboard.tables.writer import Writer


class Memberships:
    def __init__(self, writer: Writer, now: Callable[[], float]) -> None:
        self.writer = writer
        self.now = now

    async def grant(self, live: LiveTable, person: str, *, sit: bool = False, watch: bool = True) -> None:
        """Remember that `person` may sit down or watch here."""
        member = live.members.setdefault(person, Member(live.table.id, person, False))
        member.may_sit = member.may_sit or sit
        member.may_watch = member.may_watch or watch
        await self.writer.store(Batch(members=[member]))

    async def invite(self, live: LiveTable, person: str, by: str) -> None:
        await self.grant(live, person, sit=True)
        await self.writer.store(Batch(invitations=[Invitation(person, live.table.id, by, self.now())]))
