from gobelin.rules.box import Civilization


class Entertainers(Civilization):
    number = 3
