from gobelin.rules.frames import Effect, Power


class C(Power):
    choose = Effect()


ALLIANCE = C()
ESPIONAGE = Effect()
MARRIAGE_OF_STATE = C()
TRADE_ECONOMY = Effect()
TYRANNY = Power()
