"""The fonts of the page, cut to the letters it says: one file for each weight instead of two of twice the size.

    pip install fonttools brotli
    python web/scripts/cut_fonts.py FOLDER

FOLDER has the files as fontsource packs them: FONT-latin-WEIGHT-normal.woff2 and FONT-latin-ext-WEIGHT-normal.woff2.
Hinting is left out: screens of today do not need it.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

FONTS = {"grenze": (600, 700), "asap-condensed": (500, 600, 700)}
TARGET = Path(__file__).resolve().parent.parent / "src" / "fonts"
LATIN = "".join(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x100)]))  # with all letters of western Europe, for names
FRENCH, POLISH, CZECH = "ŒœŸ", "ĄąĆćĘęŁłŃńŚśŹźŻż", "ČčĎďĚěŇňŘřŠšŤťŮůŽž"
SIGNS = "–—‘’‚“”„…‹›€−"
FEATURES = ["calt", "ccmp", "kern", "liga", "lnum", "locl", "tnum"]
LETTERS = LATIN + FRENCH + POLISH + CZECH + SIGNS


def cut(folder: Path, font: str, weight: int) -> None:
    from fontTools import merge, subset  # here, because tests read LETTERS without it
    from fontTools.ttLib import TTFont

    options = subset.Options(flavor="woff2", hinting=False, layout_features=FEATURES)
    with tempfile.TemporaryDirectory() as made:
        parts = []
        for part in ("latin", "latin-ext"):
            unpacked = TTFont(folder / f"{font}-{part}-{weight}-normal.woff2")
            unpacked.flavor = None
            parts.append(f"{made}/{part}.ttf")
            unpacked.save(parts[-1])
        whole = merge.Merger().merge(parts)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=LETTERS)
    subsetter.subset(whole)
    subset.save_font(whole, str(TARGET / f"{font}-{weight}.woff2"), options)


if __name__ == "__main__":
    for name, weights in FONTS.items():
        for one in weights:
            cut(Path(sys.argv[1]), name, one)
