from gobelin.rules.box import Civilization


class Architects(Civilization):
    number = 1
