from gobelin.rules.box import Civilization


class Craftsmen(Civilization):
    number = 2
