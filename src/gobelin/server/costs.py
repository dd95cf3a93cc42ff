"""What a request costs: the seconds of CPU that were computed for it, in the event loop and beside it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Meter:
    """Counts for one request. Whatever it starts counts for it, too."""

    def __init__(self, payer: str = "", pay: Callable[[float], None] = lambda _: None) -> None:
        self.payer = payer  # who asked, under a name that tells nothing
        self.seconds = 0.0
        self._pay = pay

    def settle(self) -> None:
        """Pay what has come together."""
        seconds, self.seconds = self.seconds, 0.0
        self._pay(seconds)


_meter: ContextVar[Meter | None] = ContextVar("meter", default=None)


def payer() -> str:
    """Who pays for what is done now; nothing: the server itself."""
    meter = _meter.get()
    return "" if meter is None else meter.payer


def metered(work: Callable[[], T]) -> Callable[[], T]:
    """The same work, to be done in a thread, at the cost of whoever asks for it now."""
    meter = _meter.get()

    def run() -> T:
        began = time.thread_time()
        try:
            return work()
        finally:
            if meter is not None:
                meter.seconds += time.thread_time() - began

    return run


class Metered(Generic[T]):
    """Something to be awaited, slice by slice: what others compute between two slices is not counted."""

    def __init__(self, work: Awaitable[T], meter: Meter | None = None) -> None:
        self._work = work
        self._meter = meter or _meter.get() or Meter()

    def __await__(self) -> Generator[Any, Any, T]:
        meter, slices = self._meter, self._work.__await__()
        _meter.set(meter)
        step: Callable[[], Any] = lambda: next(slices)  # noqa: E731
        while True:
            began = time.thread_time()
            try:
                awaited = step()
            except StopIteration as done:
                value: T = done.value
                return value
            finally:
                meter.seconds += time.thread_time() - began
            try:
                sent = yield awaited
                step = lambda: slices.send(sent)  # noqa: B023, E731
            except BaseException as error:
                thrown = error
                step = lambda: slices.throw(thrown)  # noqa: B023, E731


async def pay_for(work: Awaitable[T]) -> T:
    """Something that a request begins and that another task does, maybe after its end: paid for when it is done."""
    meter = _meter.get() or Meter()
    try:
        return await Metered(work, meter)
    finally:
        meter.settle()
