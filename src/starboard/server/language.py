"""In which language an answer has sentences; without one, whoever asks makes them from kinds and parts."""

from typing import Annotated

from fastapi import Query
from starlette.requests import HTTPConnection

Language = Annotated[
    str, Query(alias="words", max_length=10, description="The language of sentences, such as en.")
]


def language_of(connection: HTTPConnection) -> str:
    """The same for what is refused before anything is read."""
    return connection.query_params.get("words", "")[:10]
