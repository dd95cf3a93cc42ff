/**
 * What is picked of the open decision before it is confirmed. Every click on a thing narrows the options down to those
 * about it; `current` is the one that the confirm button would send. Picks live here, so that no change of the layout
 * loses them.
 */
import type { OnTable, Option } from '../api';
import type { Row } from '../prompt/kinds';
import { thing } from './things';

/** What acting on a thing leads to: several options are a step on the way to one of them. */
export interface Offer {
  options: readonly Option[];
  /** The option that a click carries out at once. */
  option: Option | null;
  picked: boolean;
}

interface Asked {
  readonly doc: { readonly options: readonly Option[] };
  readonly on: ReadonlyMap<string, readonly Option[]>;
  readonly row: Row;
  choose(option: Option): void;
}

const NOTHING: Offer = { options: [], option: null, picked: false };

export class Picker {
  readonly #asked: Asked;
  #picks = $state.raw<readonly string[]>([]);
  /** Which of the candidates is current. */
  #at = $state(0);
  /** An option that was put together in the bar: a payment, a turn of a tile. */
  #composed = $state.raw<Option | null>(null);

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  get picks(): readonly string[] {
    return this.#picks;
  }

  /** The options that agree with all picks; none before the first pick. */
  get candidates(): readonly Option[] {
    return this.#picks.length ? this.#with(this.#picks) : [];
  }

  /** The option that is confirmed. */
  get current(): Option | null {
    if (this.#composed) return this.#composed;
    const all = this.candidates;
    return all[this.#at % Math.max(1, all.length)] ?? null;
  }

  clear(): void {
    this.#picks = [];
    this.#at = 0;
    this.#composed = null;
  }

  /** Esc: the last pick is dropped. */
  back(): boolean {
    if (this.#composed) this.#composed = null;
    else if (this.#picks.length) this.#picks = this.#picks.slice(0, -1);
    else return false;
    this.#at = 0;
    return true;
  }

  /** Makes an option the current one, whatever is picked. */
  compose(option: Option | null): void {
    this.#composed = option;
  }

  /** The current one among the candidates. */
  show(option: Option): void {
    const at = this.candidates.indexOf(option);
    if (at >= 0) this.#at = at;
  }

  offer(on: OnTable): Offer {
    const key = thing(on);
    const all = this.#asked.on.get(key);
    if (!all?.length) return NOTHING;
    const composed = this.#composed;
    if (composed?.on.some((one) => thing(one) === key)) return { options: [composed], option: composed, picked: true };
    const picked = !composed && this.#picks.includes(key);
    const options = picked ? this.candidates : this.#narrowed(key);
    const one = options.length === 1 ? options[0]! : null;
    return { options, option: one && (picked || this.#asked.row.confirm === 'click') ? one : null, picked };
  }

  act(on: OnTable): void {
    const key = thing(on);
    const { options, option, picked } = this.offer(on);
    if (!options.length) return;
    if (option) {
      this.#asked.choose(option);
      return;
    }
    this.#composed = null;
    if (picked) {
      this.#at++;
      return;
    }
    const more = this.#asked.row.together && this.#with([...this.#picks, key]).length > 0;
    this.#picks = more ? [...this.#picks, key] : [key];
    this.#at = 0;
  }

  #with(picks: readonly string[]): readonly Option[] {
    return this.#asked.doc.options.filter((option) => {
      const about = option.on.map(thing);
      return picks.every((pick) => about.includes(pick));
    });
  }

  /** The options that are left when a thing is picked, too; all of them where it takes the place of another pick. */
  #narrowed(key: string): readonly Option[] {
    const all = this.#asked.on.get(key) ?? [];
    if (!this.#asked.row.together) return all;
    const left = this.#with([...this.#picks, key]);
    return left.length ? left : all;
  }
}
