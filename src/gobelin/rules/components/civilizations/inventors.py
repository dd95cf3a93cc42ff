from gobelin.rules.box import Civilization


class Inventors(Civilization):
    number = 7
