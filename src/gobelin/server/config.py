"""What a server is told when it starts. Workers of several processes get it as JSON in their environment."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import platformdirs

from gobelin.errors import GobelinError

ENVIRONMENT = "GOBELIN_SERVER"  # the configuration of a worker process, as JSON
METRICS_TOKEN = "GOBELIN_METRICS_TOKEN"  # a secret in the environment: arguments are seen by everybody on the machine

Logs = Literal["console", "json", "quiet"]  # quiet: for people, what is wrong and nothing else


class BadConfig(GobelinError, ValueError):
    """No server can run like this."""


@dataclass(frozen=True)
class Config:
    """The options of `gobelin serve`, and what follows from the environment."""

    database: str  # sqlite:///FILE or postgresql://USER@HOST/DB
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1  # processes
    public_url: str | None = None  # where people reach it
    behind_proxy: bool = False  # addresses of people stand in X-Forwarded-For
    metrics_token: str | None = None
    thinkers: int | None = None  # worker processes for bots, for each process; None: as many as the machine bears
    logs: Logs = "json"
    connections: int = 100  # of one address to each process, where no proxy is in front
    head_seconds: float = 10.0  # in which the head of a request must be there
    beat: float = 5.0  # seconds between two signs of life on a socket
    silence: float = 13.0  # seconds after which a socket is dead whose other end gives none

    def to_json(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> Config:
        return cls(**json.loads(text))

    @property
    def public(self) -> tuple[str, str] | None:
        """The scheme and host (with its port, if it has one) of the public URL."""
        if self.public_url is None:
            return None
        parts = urlsplit(self.public_url)
        usual = {"http": ":80", "https": ":443"}[parts.scheme]  # browsers leave it out
        return parts.scheme, parts.netloc.lower().removesuffix(usual)

    def check(self) -> None:
        """BadConfig where the options do not go together."""
        if not 0 <= self.port <= 65535:
            wrong = f"the port must be from 0 to 65535, not {self.port}"
            raise BadConfig(wrong).with_key("from-to", option="--port", low="0", high="65535", value=str(self.port))
        if self.workers < 1:
            wrong = f"the number of processes must be at least 1, not {self.workers}"
            raise BadConfig(wrong).with_key("at-least", option="--workers", low="1", value=str(self.workers))
        if self.connections < 1:
            wrong = f"the number of connections must be at least 1, not {self.connections}"
            raise BadConfig(wrong).with_key("at-least", option="--connections", low="1", value=str(self.connections))
        if self.public_url is not None:
            try:
                parts = urlsplit(self.public_url)
                good = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
            except ValueError:
                good = False
            if not good or parts.path not in ("", "/") or parts.query or parts.fragment or parts.username:
                wrong = f"the public URL must be like https://tables.example.org, not {self.public_url[:80]}"
                raise BadConfig(wrong).with_key("public-url", value=self.public_url[:80])


def data_folder() -> Path:
    """Where tables are kept unless somebody names another place; GOBELIN_DATA names another data folder."""
    named = os.environ.get("GOBELIN_DATA")
    return Path(named) if named else platformdirs.user_data_path("gobelin", appauthor=False)


def default_database() -> str:
    return f"sqlite:///{data_folder() / 'tables.sqlite'}"
