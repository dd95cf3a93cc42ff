from gobelin.rules.box import Civilization


class Heralds(Civilization):
    number = 5
