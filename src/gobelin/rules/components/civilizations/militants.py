from gobelin.rules.box import Civilization


class Militants(Civilization):
    number = 11
