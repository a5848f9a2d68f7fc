# mypyc: skip
"""What a player of the wheel wants to know before choosing: what each move does at once."""

from starboard.games.wheel.events import WheelEvent
from starboard.kernel.outlook import Forecast, Goal, Outlook


class WheelOutlook(Outlook[WheelEvent, Goal, Forecast]):
    """The effects of each move; nothing on the wheel takes several steps, and nothing comes by itself."""
