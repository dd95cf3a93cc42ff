### What is wrong with a record, with the set-up or the position in it, in Czech. en/records.ftl says what each message is.

## Záznamy

error-record-none = to není záznam Gobelinu
error-record-no-choices = v záznamu chybí seznam voleb
error-record-version = verze záznamu { $version } není známa
error-record-rules = verze pravidel musí být celé číslo od 1, ne { $version }
error-record-seed = semínko musí být celé číslo nebo text o nejvýše { $most } znacích, ne { $seed }
error-record-dealt = ve verzi { $made-with } pravidel rozdalo toto semínko jiné karty než ve verzi { $rules }: záznam může přehrát jen ona verze
error-record-luck = závazek a náhoda musí být tak, jak je píše gobelin: texty z 64 šestnáctkových číslic, podíly a pečetě podle míst
error-record-choice = { $other-rules ->
    [yes] volba { $number } z { $count }, { $choice }, tam není možná; záznam vznikl s verzí pravidel { $made-with }, tohle je verze { $rules }
   *[no] volba { $number } z { $count }, { $choice }, tam není možná
}
error-record-result = { $other-rules ->
    [yes] výsledek v záznamu není výsledek hry; záznam vznikl s verzí pravidel { $made-with }, tohle je verze { $rules }
   *[no] výsledek v záznamu není výsledek hry
}
error-record-setup = přípravu hry nelze přečíst: { $reason }
error-record-date = datum se píše 2026-01-31 nebo 2026-01-31T20:15:00+01:00
error-record-seats = { $count ->
    [one] seznam míst musí mít { $count } položku
    [few] seznam míst musí mít { $count } položky
    [many] seznam míst musí mít { $count } položky
   *[other] seznam míst musí mít { $count } položek
}
error-record-seat = místo { $number }: má mít jméno a druh, oba krátké, a nic víc

## Příprava hry v záznamech

error-option-flag = { $option } musí být true nebo false, ne { $value }
error-option-players = hra má 1 až 5 hráčů, ne { $value }
error-option-level = obtížnost musí být číslo od 1 do 6, ne { $value }
error-option-list = { $option } musí být seznam, ne { $value }
error-option-seats = { $option } musí být seznam s položkou pro každé místo, ne { $value }
error-option-capital = karty hlavních měst mají čísla 1 až 6, { $value } mezi nimi není
error-option-no-civilization = civilizace { $value } neexistuje
error-option-no-tapestry_card = karta tapiserie { $value } neexistuje
error-option-object = volby musí být objekt, ne { $value }
error-option-unknown = volba { $value } neexistuje
error-option-no-players = chybí počet hráčů
error-option-solo = obtížnost 1 až 6 patří ke hře pro jednoho; tady je hráčů: { $players }, obtížnost: { $level }
error-shadow-players = Stínová říše se přidává ke dvěma hráčům, počet hráčů je tu { $players }
error-option-entries = { $option }: každý hráč má mít jednu položku; hráčů: { $players }, položek: { $count }
error-option-same-civilization = dva hráči nemohou mít stejnou civilizaci
error-option-absent = u tohoto stolu nejsou ve hře: { $civilizations }
error-option-same-start = dvě hlavní města mají stejné počáteční území: { $capitals }

## Pozice v záznamech

error-position-none = to není pozice Gobelinu
error-position-version = verzi pozice { $version } nelze přečíst, jen { $known }
error-position-impossible = taková pozice není možná: { $reason }
