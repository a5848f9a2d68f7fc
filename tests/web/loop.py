"""The event loop of a browser that is driven step by step counts as running while there is a browser.

Whoever ran a loop of their own in the same process would be refused, so only its own tests see it.
"""

import asyncio
from asyncio.events import _get_running_loop, _set_running_loop


class BrowserLoop:
    def __init__(self) -> None:
        self.hidden: asyncio.AbstractEventLoop | None = None

    def hide(self) -> None:
        self.hidden = _get_running_loop() or self.hidden
        _set_running_loop(None)

    def show(self) -> None:
        if self.hidden is not None:
            _set_running_loop(self.hidden)


BROWSER_LOOP = BrowserLoop()
