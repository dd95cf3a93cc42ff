from gobelin.rules.box import Civilization


class Mystics(Civilization):
    number = 12
