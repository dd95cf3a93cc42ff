from gobelin.rules.box import Civilization


class Isolationists(Civilization):
    number = 8
