from gobelin.rules.frames import Effect, Power


class C(Power):
    choose = Effect()


AGE_OF_DISCOVERY = Effect()
BOAST_OF_SUPERIORITY = Effect()
BROKER_OF_PEACE = Power()
DARK_AGES = Effect()
DICTATORSHIP = Effect()
EMPIRICISM = Power()
OIL_MAGNATE = Effect()
PLEA_FOR_AID = Effect()
REVISIONISM = Power()
SOCIALISM = Effect()
THEOCRACY = Power()
WARTIME_ECONOMY = Power()
