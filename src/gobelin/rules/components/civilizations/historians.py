from gobelin.rules.box import Civilization


class Historians(Civilization):
    number = 6
