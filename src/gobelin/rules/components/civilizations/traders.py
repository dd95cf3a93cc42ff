from gobelin.rules.box import Civilization


class Traders(Civilization):
    number = 15
