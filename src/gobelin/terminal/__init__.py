"""The table in a terminal: words for everything that happens, and drawings of map, city and mats."""
