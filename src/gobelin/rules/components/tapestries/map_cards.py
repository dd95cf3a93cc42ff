from gobelin.rules.frames import Effect, Power


class C(Power):
    choose = Effect()


AGE_OF_SAIL = Power()
COAL_BARON = Effect()
COLONIALISM = Effect()
EXPLOITATION = Power()
MILITARISM = Power()
PILLAGE_AND_PLUNDER = Power()
PIRATE_RULE = Power()
REVOLUTION = Effect()
