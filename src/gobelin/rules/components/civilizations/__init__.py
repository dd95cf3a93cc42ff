"""The 16 civilizations, one module each (CIV-1)."""

from __future__ import annotations

from gobelin.rules.components.civilizations.alchemists import Alchemists
from gobelin.rules.components.civilizations.architects import Architects
from gobelin.rules.components.civilizations.craftsmen import Craftsmen
from gobelin.rules.components.civilizations.entertainers import Entertainers
from gobelin.rules.components.civilizations.futurists import Futurists
from gobelin.rules.components.civilizations.heralds import Heralds
from gobelin.rules.components.civilizations.historians import Historians
from gobelin.rules.components.civilizations.inventors import Inventors
from gobelin.rules.components.civilizations.isolationists import Isolationists
from gobelin.rules.components.civilizations.leaders import Leaders
from gobelin.rules.components.civilizations.merrymakers import Merrymakers
from gobelin.rules.components.civilizations.militants import Militants
from gobelin.rules.components.civilizations.mystics import Mystics
from gobelin.rules.components.civilizations.nomads import Nomads
from gobelin.rules.components.civilizations.the_chosen import TheChosen
from gobelin.rules.components.civilizations.traders import Traders
from gobelin.rules.engine import box
from gobelin.rules.printed.names import CIVILIZATIONS

box.civilizations.extend(
    [
        Alchemists(), Architects(), Craftsmen(), Entertainers(), Futurists(), Heralds(), Historians(), Inventors(),
        Isolationists(), Leaders(), Merrymakers(), Militants(), Mystics(), Nomads(), TheChosen(), Traders(),
    ]
)  # fmt: skip
for _number, _civilization in enumerate(box.civilizations):
    assert _civilization.number == _number
    assert type(_civilization).__module__ == f"{__name__}.{CIVILIZATIONS[_number]}"
