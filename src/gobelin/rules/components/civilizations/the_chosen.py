from gobelin.rules.box import Civilization


class TheChosen(Civilization):
    number = 14
