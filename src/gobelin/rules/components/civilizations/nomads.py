from gobelin.rules.box import Civilization


class Nomads(Civilization):
    number = 13
