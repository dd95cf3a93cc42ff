/** What options are about: things on the table, and the options that each of them stands for. */
import type { OnTable, Option } from '../api';

/** A thing as text, whatever the order of its keys: "space 4 science". Equal things have equal texts. */
export function thing(on: OnTable): string {
  const { thing: kind, ...rest } = on;
  const keys = Object.keys(rest).sort() as (keyof typeof rest)[];
  return [kind, ...keys.map((key) => String(rest[key]))].join(' ');
}

/** The options by the things they are about. */
export function index(options: readonly Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    for (const on of option.on) {
      const key = thing(on);
      const there = found.get(key);
      if (there) there.push(option);
      else found.set(key, [option]);
    }
  }
  return found;
}
