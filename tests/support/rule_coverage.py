"""List the rules of docs/rules.md that no test names, and references that lead nowhere. Exits 1 if there is any.

A test names a rule by writing its number (``CONQUER-6``); ``CONQUER-6 to -8`` and ``CONQUER-6, -7`` name several.
Whatever looks like such a number, in tests, code and docs, must be one of docs/rules.md, and links must lead to a file.
"""

from __future__ import annotations

import re
import sys

from folders import ROOT

RULE = re.compile(r"\*\*([A-Z]+-\d+)\*\*")
NAMED = re.compile(r"\b([A-Z]+)-(\d+)((?:(?:\s*,\s*|\s+and\s+|\s+to\s+)(?:[A-Z]+)?-\d+)*)")
FURTHER = re.compile(r"(,|and|to)\s*([A-Z]+)?-(\d+)")
LISTED = re.compile(r"^\| ([A-Z]+-\d+) \|", re.MULTILINE)  # decisions and differences between editions
REFERENCE = re.compile(r"\b[A-Z]+-\d+\b")
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
NO_REFERENCES = {"UTF-8"}


def rules() -> list[str]:
    return list(dict.fromkeys(RULE.findall((ROOT / "docs" / "rules.md").read_text(encoding="utf-8"))))


def named() -> set[str]:
    found: set[str] = set()
    for path in (ROOT / "tests").rglob("test_*.py"):
        for first, number, rest in NAMED.findall(path.read_text(encoding="utf-8")):
            chapter, last = first, int(number)
            found.add(f"{chapter}-{last}")
            for word, other, further in FURTHER.findall(rest):
                chapter = other or chapter
                start = last + 1 if word == "to" and not other else int(further)
                found.update(f"{chapter}-{n}" for n in range(start, int(further) + 1))
                found.add(f"{chapter}-{further}")
                last = int(further)
    return found


def dangling() -> list[str]:
    """References and links that lead nowhere, with their places."""
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    known = {*RULE.findall(text), *LISTED.findall(text), *NO_REFERENCES}
    folders = [ROOT / name for name in ("src", "tests", "benchmarks", "examples")]
    code = [path for folder in folders for kind in ("*.py", "*.ftl") for path in sorted(folder.rglob(kind))]
    pages = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").rglob("*.md"))]
    found = []
    for path in (*code, *pages):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            wrong = [name for name in REFERENCE.findall(line) if name not in known]
            if path.suffix == ".md":
                wrong += [link for link in LINK.findall(line) if not (path.parent / link).exists()]
            found += [f"{path.relative_to(ROOT)}:{number}: {one} leads nowhere" for one in wrong]
    return found


def main() -> int:
    every, tested = rules(), named()
    missing = [rule for rule in every if rule not in tested]
    nowhere = dangling()
    for line in (*(f"no test names {rule}" for rule in missing), *nowhere):
        print(line)
    print(f"{len(every)} rules, {len(missing)} without a test, {len(nowhere)} references that lead nowhere")
    return 1 if missing or nowhere or not every else 0


if __name__ == "__main__":
    sys.exit(main())
