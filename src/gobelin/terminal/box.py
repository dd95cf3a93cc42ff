"""The contents of the box, where the terminal's modules look for it."""

from gobelin.locale.box import Box, box

__all__ = ["Box", "box"]
