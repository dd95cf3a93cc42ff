from gobelin.rules.box import Civilization


class Futurists(Civilization):
    number = 4
