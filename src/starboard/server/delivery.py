"""How notices leave the server: by SMTP, or to the operator's webhook. Both may raise OSError."""

import asyncio
import smtplib
import ssl
import urllib.request
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any, Final
from urllib.parse import unquote, urlsplit

import msgspec

from starboard.server.settings import Settings
from starboard.tables.storage import NoticeKind

PATIENCE: Final = 20.0  # seconds


class Delivery:
    def __init__(self, settings: Settings) -> None:
        self.smtp = settings.smtp
        self.sender = settings.mail_from
        self.webhook = settings.webhook
        self.offered: list[NoticeKind] = []
        if self.smtp:
            self.offered.append("email")
        if self.webhook:
            self.offered.append("webhook")

    async def mail(self, address: str, subject: str, text: str) -> None:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self.sender, address, subject
        message["Date"], message["Message-ID"] = (
            formatdate(),
            make_msgid(domain=self.sender.rpartition("@")[2]),
        )
        message["Auto-Submitted"] = "auto-generated"  # nobody's holiday answer is wanted
        message.set_content(text)
        await asyncio.to_thread(self._mail, message)

    def _mail(self, message: EmailMessage) -> None:
        to = urlsplit(self.smtp)
        secure = to.scheme == "smtps"
        port = to.port or (465 if secure else 587)
        context = ssl.create_default_context()
        server: smtplib.SMTP
        if secure:
            server = smtplib.SMTP_SSL(to.hostname or "", port, timeout=PATIENCE, context=context)
        else:
            server = smtplib.SMTP(to.hostname or "", port, timeout=PATIENCE)
        with server:
            server.ehlo()
            if not secure and server.has_extn("starttls"):
                server.starttls(context=context)
            if to.username:
                server.login(unquote(to.username), unquote(to.password or ""))
            server.send_message(message)

    async def hook(self, body: dict[str, Any]) -> None:
        await asyncio.to_thread(self._hook, msgspec.json.encode(body))

    def _hook(self, body: bytes) -> None:
        headers = {"content-type": "application/json", "user-agent": "starboard"}
        request = urllib.request.Request(self.webhook, body, headers, method="POST")
        with urllib.request.urlopen(request, timeout=PATIENCE):
            pass
