"""The game: rules and components. Standard library only; see docs/architecture.md for a map of the modules."""

# The tables fill the box when they are imported.
from gobelin.rules.components import civilizations, space_tiles, tapestries, technologies, territories, tracks

__all__ = ["civilizations", "space_tiles", "tapestries", "technologies", "territories", "tracks"]
