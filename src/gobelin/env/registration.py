"""Tells Gymnasium of Gobelin-v0. Gymnasium calls `register` by itself, through an entry point of the package."""

from __future__ import annotations

NAME = "Gobelin-v0"


def register() -> None:
    """Nothing but the name is loaded now; the environment is when somebody makes it."""
    from gymnasium.envs import registration

    if NAME not in registration.registry:
        registration.register(id=NAME, entry_point="gobelin.env.single:OneSeat")
