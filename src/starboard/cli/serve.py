"""`starboard serve`: a server for people and programs; and what `starboard` opens by itself."""

from pathlib import Path
from typing import Annotated

import typer

from starboard.cli.words import sentence
from starboard.kernel.errors import StarboardError

Host = Annotated[str, typer.Option("--host", help="The address to listen on.")]
Port = Annotated[int, typer.Option("--port", help="The port to listen on; 0 takes any free one.")]
Database = Annotated[
    str, typer.Option("--database", help="A file for SQLite, or postgresql://USER@HOST/NAME.")
]
Data = Annotated[Path | None, typer.Option("--data", help="The folder for the database and the keys.")]
Share = Annotated[bool, typer.Option("--share", help="Let friends in the same network in.")]
PublicUrl = Annotated[
    str, typer.Option("--public-url", help="The address behind a proxy: https://games.example.org.")
]
Proxies = Annotated[
    list[str] | None,
    typer.Option("--proxy", help="The proxy's address or network, if it is not on this machine."),
]
Bots = Annotated[
    list[str] | None,
    typer.Option("--bot", help="A further bot people may choose: NAME=SPEC, such as own=my_bot.py:Mine."),
]
Processes = Annotated[
    int, typer.Option("--bot-processes", help="Processes that bots think in; 0: one less than cores.")
]
Quick = Annotated[
    bool, typer.Option("--quick-bots", help="Every level is played by the quickest bot, for trials.")
]
NoLimits = Annotated[
    bool, typer.Option("--no-limits", help="No limits on requests and sockets: for load trials only.")
]
Smtp = Annotated[
    str,
    typer.Option(
        "--smtp", envvar="STARBOARD_SMTP", help="For notices by mail: smtp://USER:PASSWORD@HOST:PORT."
    ),
]
MailFrom = Annotated[
    str, typer.Option("--mail-from", envvar="STARBOARD_MAIL_FROM", help="Whom mail comes from.")
]
Webhook = Annotated[
    str,
    typer.Option("--webhook", envvar="STARBOARD_WEBHOOK", help="An address that is told whose turn it is."),
]
LogForm = Annotated[
    str,
    typer.Option("--log", help="text for people, json for programs: one object a line, on standard error."),
]
LogLevel = Annotated[str, typer.Option("--log-level", help="debug, info, warning or error.")]
Browse = Annotated[bool, typer.Option("--browse", help="Open the page in a browser.")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8421,
    database: Database = "",
    data: Data = None,
    share: Share = False,
    public_url: PublicUrl = "",
    proxy: Proxies = None,
    bot: Bots = None,
    bot_processes: Processes = 0,
    quick_bots: Quick = False,
    no_limits: NoLimits = False,
    smtp: Smtp = "",
    mail_from: MailFrom = "",
    webhook: Webhook = "",
    log: LogForm = "text",
    log_level: LogLevel = "warning",
    browse: Browse = False,
) -> None:
    from starboard.kernel.levels import LEVELS
    from starboard.server.run import serve as run
    from starboard.server.settings import Settings, default_data

    settings = Settings(
        data=data or default_data(),
        host=host,
        port=port,
        database=database,
        share=share,
        public_url=public_url,
        proxies=("127.0.0.1", "::1", *(proxy or [])),
        bots=dict(read_bot(text) for text in bot or []),
        bot_processes=bot_processes,
        levels=dict.fromkeys(LEVELS, "random") if quick_bots else {},
        limits=not no_limits,
        smtp=smtp,
        mail_from=mail_from,
        webhook=webhook,
        log=log,
        log_level=log_level,
    )
    run(settings, browse)


def open_page() -> None:
    """What `starboard` does by itself: serve, or find the server that runs already, and open the page."""
    from starboard.server.instance import AlreadyRunning
    from starboard.server.run import open_page as browse_to
    from starboard.server.run import serve as run
    from starboard.server.settings import Settings, default_data

    try:
        run(Settings(data=default_data()), browse=True)
    except AlreadyRunning as other:
        if not other.address:
            raise
        typer.echo(sentence("serving-already", address=other.address))
        browse_to(other.address)


def read_bot(text: str) -> tuple[str, str]:
    name, equals, spec = text.partition("=")
    if not equals or not name.replace("-", "").isalnum() or not name.islower():
        raise StarboardError("bot-registered-as", text=text)
    from starboard.bots.specs import read_spec

    read_spec(spec)
    return name, spec
