"""Marks the classes that code outside may extend - new cards and civilizations - also in the compiled build.

This module itself is never compiled; without a compiler the mark does nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**marks):
        return lambda cls: cls
