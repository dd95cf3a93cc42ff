from gobelin.rules.frames import Effect, Power


class C(Power):
    choose = Effect()


ACADEMIA = Power()
GOLDEN_AGE = Power()
INDUSTRIALISM = Power()
STEAM_TYCOON = Effect()
TECHNOCRACY = Effect()
