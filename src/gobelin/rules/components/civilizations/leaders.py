from gobelin.rules.box import Civilization


class Leaders(Civilization):
    number = 9
