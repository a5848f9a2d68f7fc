"""`starboard serve`: a server for people and programs; and what `starboard` opens by itself."""

from pathlib import Path
from typing import Annotated

import typer

from starboard.cli.words import option_help, sentence
from starboard.kernel.errors import StarboardError

Host = Annotated[str, typer.Option("--host", help=option_help("host"))]
Port = Annotated[int, typer.Option("--port", help=option_help("port"))]
Database = Annotated[str, typer.Option("--database", help=option_help("database"))]
Data = Annotated[Path | None, typer.Option("--data", help=option_help("data"))]
Share = Annotated[bool, typer.Option("--share", help=option_help("share"))]
PublicUrl = Annotated[str, typer.Option("--public-url", help=option_help("public-url"))]
Proxies = Annotated[
    list[str] | None,
    typer.Option("--proxy", help=option_help("proxy")),
]
Bots = Annotated[
    list[str] | None,
    typer.Option("--bot", help=option_help("bot")),
]
Processes = Annotated[int, typer.Option("--bot-processes", help=option_help("bot-processes"))]
Quick = Annotated[bool, typer.Option("--quick-bots", help=option_help("quick-bots"))]
NoLimits = Annotated[bool, typer.Option("--no-limits", help=option_help("no-limits"))]
Smtp = Annotated[
    str,
    typer.Option("--smtp", envvar="STARBOARD_SMTP", help=option_help("smtp")),
]
MailFrom = Annotated[
    str, typer.Option("--mail-from", envvar="STARBOARD_MAIL_FROM", help=option_help("mail-from"))
]
Webhook = Annotated[
    str,
    typer.Option("--webhook", envvar="STARBOARD_WEBHOOK", help=option_help("webhook")),
]
LogForm = Annotated[
    str,
    typer.Option("--log", help=option_help("log")),
]
LogLevel = Annotated[str, typer.Option("--log-level", help=option_help("log-level"))]
Browse = Annotated[bool, typer.Option("--browse", help=option_help("browse"))]


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
