"""List the rules of docs/rules.md that no test names. Exits 1 if there is any.

A test names a rule by writing its number (``CONQUER-6``); ``CONQUER-6 to -8`` and ``CONQUER-6, -7`` name several.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULE = re.compile(r"\*\*([A-Z]+-\d+)\*\*")
NAMED = re.compile(r"\b([A-Z]+)-(\d+)((?:(?:\s*,\s*|\s+and\s+|\s+to\s+)(?:[A-Z]+)?-\d+)*)")
FURTHER = re.compile(r"(,|and|to)\s*([A-Z]+)?-(\d+)")


def rules() -> list[str]:
    return list(dict.fromkeys(RULE.findall((ROOT / "docs" / "rules.md").read_text(encoding="utf-8"))))


def named() -> set[str]:
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for chapter, number, rest in NAMED.findall(path.read_text(encoding="utf-8")):
            last = int(number)
            found.add(f"{chapter}-{last}")
            for word, other, further in FURTHER.findall(rest):
                chapter = other or chapter
                start = last + 1 if word == "to" and not other else int(further)
                found.update(f"{chapter}-{n}" for n in range(start, int(further) + 1))
                found.add(f"{chapter}-{further}")
                last = int(further)
    return found


def main() -> int:
    every, tested = rules(), named()
    missing = [rule for rule in every if rule not in tested]
    for rule in missing:
        print(f"no test names {rule}")
    print(f"{len(every)} rules, {len(missing)} without a test")
    return 1 if missing or not every else 0


if __name__ == "__main__":
    sys.exit(main())
