from gobelin.rules.box import Civilization


class Merrymakers(Civilization):
    number = 10
