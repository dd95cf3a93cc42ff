"""QR codes (ISO/IEC 18004) of addresses at the terminal: bytes, level M, versions 1 to 15 (412 bytes).

The same as `web/src/draw/qr.ts`, which draws them on the page; both are tested with the same codes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

# By version, from 1: how many blocks there are, and how many bytes of correction each has
BLOCKS: Final = (1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10)
CORRECTION: Final = (10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24)
LEVEL_M: Final = 0
MARGIN: Final = 2  # modules of light around a code; the norm wants four, cameras are content with less

Code = list[list[bool]]  # rows of modules, true where they are dark
MASKS: Final[tuple[Callable[[int, int], bool], ...]] = (
    lambda x, y: (x + y) % 2 == 0,
    lambda x, y: y % 2 == 0,
    lambda x, y: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (x // 3 + y // 2) % 2 == 0,
    lambda x, y: x * y % 2 + x * y % 3 == 0,
    lambda x, y: (x * y % 2 + x * y % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + x * y % 3) % 2 == 0,
)


def qr(text: str, mask: int | None = None) -> Code:
    """The code of a text. Without a mask the one that reads best is taken."""
    data = text.encode()
    version = next((number for number in range(1, len(BLOCKS) + 1) if len(data) <= capacity(number)), None)
    if version is None:
        raise ValueError(f"{len(data)} > {capacity(len(BLOCKS))}")
    stream = interleaved(version, padded(version, data))
    return min((draw(version, stream, one) for one in (range(8) if mask is None else [mask])), key=penalty)


def blocks(code: Code) -> str:
    """The code in half blocks for a terminal, dark on light: two rows of modules in a line."""
    size = len(code) + 2 * MARGIN
    rows = [[False] * size for _ in range(size + size % 2)]
    for y, row in enumerate(code):
        rows[y + MARGIN][MARGIN : MARGIN + len(row)] = row
    signs = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    lines = ("".join(signs[pair] for pair in zip(rows[y], rows[y + 1], strict=True)) for y in range(0, len(rows), 2))
    return "\n".join(lines)


# --- What is written


def room(version: int) -> int:
    """Bytes in a version."""
    aligned = version // 7 + 2
    modules = (16 * version + 128) * version + 64
    if version >= 2:
        modules -= (25 * aligned - 10) * aligned - 55
    return (modules - 36 if version >= 7 else modules) // 8


def data_bytes(version: int) -> int:
    return room(version) - BLOCKS[version - 1] * CORRECTION[version - 1]


def length_bits(version: int) -> int:
    return 8 if version < 10 else 16


def capacity(version: int) -> int:
    return (8 * data_bytes(version) - 4 - length_bits(version)) // 8


def padded(version: int, data: bytes) -> bytes:
    """Mode, length and text, filled up."""
    bits = f"0100{len(data):0{length_bits(version)}b}" + "".join(f"{byte:08b}" for byte in data)
    bits += "0" * min(4, 8 * data_bytes(version) - len(bits))
    bits += "0" * (-len(bits) % 8)
    out = bytes(int(bits[at : at + 8], 2) for at in range(0, len(bits), 8))
    return (out + b"\xec\x11" * data_bytes(version))[: data_bytes(version)]


def interleaved(version: int, data: bytes) -> bytes:
    """Data and correction of all blocks, one byte of each after the other."""
    count, correction = BLOCKS[version - 1], CORRECTION[version - 1]
    short, longer = divmod(len(data), count)  # so many blocks at the end have one byte more
    divisor = generator(correction)
    parts: list[bytes] = []
    at = 0
    for number in range(count):
        length = short + (number >= count - longer)
        parts.append(data[at : at + length])
        at += length
    checks = [remainder(part, divisor) for part in parts]
    out = [part[i] for i in range(short + 1) for part in parts if i < len(part)]
    return bytes(out + [check[i] for i in range(correction) for check in checks])


# --- Correction by Reed and Solomon, in the field of 256 with 0x11d


def times(a: int, b: int) -> int:
    product = 0
    for i in range(7, -1, -1):
        product = (product << 1) ^ ((product >> 7) * 0x11D)
        product ^= (b >> i & 1) * a
    return product


def generator(degree: int) -> list[int]:
    out = [0] * (degree - 1) + [1]
    root = 1
    for _ in range(degree):
        out = [times(one, root) ^ after for one, after in zip(out, [*out[1:], 0], strict=True)]
        root = times(root, 2)
    return out


def remainder(data: bytes, divisor: list[int]) -> list[int]:
    out = [0] * len(divisor)
    for byte in data:
        factor = byte ^ out[0]
        out = [one ^ times(by, factor) for one, by in zip([*out[1:], 0], divisor, strict=True)]
    return out


# --- How it is drawn


class Grid:
    """Modules that are set, or still free."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.rows: list[list[bool | None]] = [[None] * size for _ in range(size)]

    def put(self, x: int, y: int, dark: bool) -> None:
        if 0 <= x < self.size and 0 <= y < self.size:
            self.rows[y][x] = dark

    def square(self, x: int, y: int, reach: int, light: tuple[int, ...]) -> None:
        """Rings around a point; those at the distances in `light` are light."""
        for dy in range(-reach, reach + 1):
            for dx in range(-reach, reach + 1):
                self.put(x + dx, y + dy, max(abs(dx), abs(dy)) not in light)


def draw(version: int, stream: bytes, mask: int) -> Code:
    size = 17 + 4 * version
    grid = Grid(size)
    for i in range(size):
        grid.put(6, i, i % 2 == 0)
        grid.put(i, 6, i % 2 == 0)
    for x, y in ((3, 3), (size - 4, 3), (3, size - 4)):
        grid.square(x, y, 4, (2, 4))
    places = alignments(version)
    for x in places:
        for y in places:
            if (x, y) not in ((6, 6), (6, size - 7), (size - 7, 6)):
                grid.square(x, y, 2, (1,))
    put_format(grid, mask)
    if version >= 7:
        put_version(grid, version)
    weave(grid, stream, MASKS[mask])
    return [[module is True for module in row] for row in grid.rows]


def alignments(version: int) -> list[int]:
    if version == 1:
        return []
    count = version // 7 + 2
    step = -(-(4 * version + 4) // (2 * count - 2)) * 2
    return [6, *sorted(4 * version + 10 - i * step for i in range(count - 1))]


def put_format(grid: Grid, mask: int) -> None:
    """Level and mask, twice."""
    data = LEVEL_M << 3 | mask
    rest = data
    for _ in range(10):
        rest = (rest << 1) ^ ((rest >> 9) * 0x537)
    bits = (data << 10 | rest) ^ 0x5412
    size = grid.size
    first = [(8, i) for i in range(6)] + [(8, 7), (8, 8), (7, 8)] + [(14 - i, 8) for i in range(9, 15)]
    second = [(size - 1 - i, 8) for i in range(8)] + [(8, size - 15 + i) for i in range(8, 15)]
    for places in (first, second):
        for i, (x, y) in enumerate(places):
            grid.put(x, y, bits >> i & 1 == 1)
    grid.put(8, size - 8, True)


def put_version(grid: Grid, version: int) -> None:
    """The number of the version, twice."""
    rest = version
    for _ in range(12):
        rest = (rest << 1) ^ ((rest >> 11) * 0x1F25)
    bits = version << 12 | rest
    for i in range(18):
        a, b = grid.size - 11 + i % 3, i // 3
        grid.put(a, b, bits >> i & 1 == 1)
        grid.put(b, a, bits >> i & 1 == 1)


def weave(grid: Grid, stream: bytes, mask: Callable[[int, int], bool]) -> None:
    """The bytes, in columns of two that go up and down, through what is still free."""
    size = grid.size
    bits = iter("".join(f"{byte:08b}" for byte in stream))
    for right in [x if x > 6 else x - 1 for x in range(size - 1, 0, -2)]:
        up = (right + 1) & 2 == 0
        for i in range(size):
            y = size - 1 - i if up else i
            for x in (right, right - 1):
                if grid.rows[y][x] is None:
                    grid.rows[y][x] = (next(bits, "0") == "1") != mask(x, y)


def penalty(code: Code) -> int:
    """How hard a code is to read: runs, blocks, what looks like a corner, and too much of one shade."""
    size = len(code)
    bad = 0
    columns = [[row[x] for row in code] for x in range(size)]
    for line in code + columns:
        text = "".join("1" if dark else "0" for dark in line)
        bad += sum(len(run) - 2 for run in re.findall("0{5,}|1{5,}", text))
        bad += sum(40 for i in range(size) if text[i : i + 11] in ("00001011101", "10111010000"))
    for y in range(1, size):
        for x in range(1, size):
            bad += 3 * (code[y][x] == code[y][x - 1] == code[y - 1][x] == code[y - 1][x - 1])
    dark = sum(map(sum, code))
    return bad + 10 * int(abs(20 * dark / (size * size) - 10))
