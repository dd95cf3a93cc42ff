from gobelin.rules.frames import Effect, Power


class C(Power):
    choose = Effect()


AGE_OF_WONDERS = Effect()
CAPITALISM = Power()
DEMOCRACY = Effect()
DIPLOMACY = Effect()
GUILDS = Effect()
MERCANTILISM = Power()
MONARCHY = Power()
OLYMPIC_HOST = Effect()
TERRAFORMING = Power()
