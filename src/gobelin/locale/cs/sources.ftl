### Where something comes from, in Czech. en/sources.ftl says what each message is.

from = {" "}({ $source })

# After "na pole" in sentences: "na pole Věda 4, Medicína"
source-space = { $track } { $number }, { $name }
source-space-start = { $track } 0, začátek
source-territory = předtištěné území
source-territory-tile = dílek { $number }
source-space_tile = dílek vesmíru { $number }
source-income = tah zvyšování blahobytu
source-income-1 = zvýšení blahobytu, civilizace
source-income-2 = zvýšení blahobytu, karta tapiserie
source-income-3 = zvýšení blahobytu, vylepšení a VB
source-income-4 = zvýšení blahobytu
source-dice = kostky dobytí
source-achievement = úspěch: { $achievement }
source-city = dokončená čtvrť
source-turn = tah
source-setup = příprava hry
source-trap = léčka
source-solo = sólová hra
