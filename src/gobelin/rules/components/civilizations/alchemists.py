from gobelin.rules.box import Civilization


class Alchemists(Civilization):
    number = 0
