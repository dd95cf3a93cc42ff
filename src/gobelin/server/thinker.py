"""A worker process in which bots think: `python -m gobelin.server.thinker`, started by `thinking.Thinkers`.

Requests come over stdin, answers go over stdout, each preceded by its length. Whoever dies, the other one notices: the
server reads the end of the stream, and the worker leaves when the server has gone, even in the middle of a thought.
"""

from __future__ import annotations

import json
import os
import pickle
import signal
import struct
import sys
import threading
import time
import traceback
from queue import SimpleQueue
from typing import Any, BinaryIO

from gobelin.server.thoughts import Thought

LENGTH = struct.Struct(">I")
LARGEST_MEMORY = 100_000  # characters; of a bot that would keep more nothing is kept
NICENESS = 10  # people's requests come before bots' thoughts
OUT_OF_TIME = -signal.SIGPROF if hasattr(signal, "setitimer") else None  # how a worker ends whose bot thinks too long


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which stops its workers
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    requests, answers = _private_streams()
    from gobelin.machine import garbage

    garbage.set_up_gc_for_bots()
    waiting: SimpleQueue[Any] = SimpleQueue()
    threading.Thread(target=_receive, args=(requests, waiting), daemon=True).start()
    _send(answers, {"ready": os.getpid()})
    while True:
        what, thought, limit = waiting.get()
        began = time.process_time()
        _end_after(limit)
        document = answer(what, thought)
        _end_after(0.0)
        _send(answers, {**document, "processor": time.process_time() - began})


def _end_after(seconds: float) -> None:
    """Let the system end this process when it has had so much processor time; 0: it does not.

    It ends compiled code, too, which looks at nothing while it runs. The clock on the wall would say nothing: other
    processes come first.
    """
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


def answer(what: str, thought: Thought) -> dict[str, Any]:
    """What a bot chooses, or why; or how it failed. The game holds nothing that the player may not know."""
    from gobelin import Seat

    name = thought.bot
    try:
        seat = Seat(pickle.loads(thought.game), thought.player)
        bot = player_for(thought)
        if what == "explain":
            explain = getattr(bot, "explain", None)
            if explain is None:
                return {"failed": "speechless", "detail": f"{name} cannot explain itself"}
            return {"explained": explain(seat).document()}
        text = bot.choose(seat).text
        if seat.decision is None or text not in [option.text for option in seat.decision.options]:
            return {"failed": "illegal", "detail": f"{name} chose {text!r}, which is not one of its options"}
        return {"chosen": text, "memory": memory_of(bot)}
    except Exception:
        return {"failed": "error", "detail": traceback.format_exc(limit=-8)}


def player_for(thought: Thought) -> Any:
    """The bot as it would be had it sat on its seat since the game began.

    One that remembers nothing is another one for every decision: else its luck would begin anew with each.
    """
    from gobelin import bots
    from gobelin.game.luck import moment_seed

    bot = bots.make(thought.bot, thought.seed, thought.seconds)
    recall = getattr(bot, "recall", None)
    if recall is None:
        return bots.make(thought.bot, moment_seed(thought.seed, thought.moment), thought.seconds)
    if thought.memory is not None:
        recall(json.loads(thought.memory))
    return bot


def memory_of(bot: Any) -> str | None:
    """What a bot wants to know when it is next asked on this seat, as JSON."""
    remember = getattr(bot, "remember", None)
    memory = None if remember is None else remember()
    text = None if memory is None else json.dumps(memory)
    return None if text is None or len(text) > LARGEST_MEMORY else text


def _private_streams() -> tuple[BinaryIO, BinaryIO]:
    """The streams of the server, out of reach of bots that read from stdin or print."""
    requests = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return requests, answers


def _receive(requests: BinaryIO, waiting: SimpleQueue[Any]) -> None:
    while True:
        head = requests.read(LENGTH.size)
        body = requests.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else b""
        if not body:
            os._exit(0)  # the server has gone: nobody wants the thought to its end
        waiting.put(pickle.loads(body))


def _send(answers: BinaryIO, document: dict[str, Any]) -> None:
    body = json.dumps(document).encode()
    try:
        answers.write(LENGTH.pack(len(body)) + body)
        answers.flush()
    except BrokenPipeError:
        sys.exit(0)


if __name__ == "__main__":
    main()
