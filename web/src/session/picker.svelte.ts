/**
 * What is picked of the open decision before it is confirmed. Every click on a thing narrows the options down to those
 * about it; `current` is the one that the confirm button would send. Picks live here, so that no change of the layout
 * loses them.
 */
import type { OnTable, Option, Resource } from '../api';
import { parsePlot, type Plot as Spot } from '../geometry/city';
import type { Row } from '../decision/kinds';
import { fitting, priceSize, waysToPay } from '../decision/paying';
import { middle, nearest, places, ranked, turnOf, turnsOf, type Completed, type Place } from '../decision/placing';
import { thing } from '../decision/things';

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
  readonly most?: number;
  /** Whether an option loses something that one is warned of. */
  loses?(option: Option): boolean;
  /** What a place in the city would complete, as far as that is known. */
  completes?(option: Option): Completed | null;
  choose(option: Option): void;
}

const NOTHING: Offer = { options: [], option: null, picked: false };

export class Picker {
  readonly #asked: Asked;
  #picks = $state.raw<readonly string[]>([]);
  /** The plot that was picked as the place of a building. */
  #spot = $state.raw<Spot | null>(null);
  /** Which of the candidates is current. */
  #at = $state(0);
  /** An option that was put together in the bar: a payment, a turn of a tile. */
  #composed = $state.raw<Option | null>(null);
  /** What the pointer or the focus is on. */
  #over = $state.raw<OnTable | null>(null);
  /** An option of the bar that the pointer or the focus is on. */
  #pointing = $state.raw<Option | null>(null);
  /** How a building is turned, and over which plot it was turned last: there that counts more than anything else. */
  #turn = $state(0);
  #turnedOn = $state.raw('');
  /** Several that are marked to be carried out one after the other. */
  #marked = $state.raw<readonly Option[]>([]);
  /** An option that loses something: it is asked for once more. */
  #warned = $state.raw<Option | null>(null);
  /** Resources that were put together in the bar so far, to be paid or gained. */
  resources = $state.raw<readonly Resource[]>([]);

  constructor(asked: Asked) {
    this.#asked = asked;
  }

  get over(): OnTable | null {
    return this.#over;
  }

  get picks(): readonly string[] {
    return this.#picks;
  }

  /** The options that agree with all picks; none before the first pick. */
  get candidates(): readonly Option[] {
    if (!this.#picks.length) return [];
    const all = this.#with(this.#picks);
    return this.#spot ? this.#ranked(places(all), this.#spot) : all;
  }

  /** The option that is confirmed. */
  get current(): Option | null {
    if (this.#warned) return this.#warned;
    if (this.#asked.row.several) return this.#marked[0] ?? null;
    if (this.#composed) return this.#composed;
    const all = this.candidates;
    return all[this.#at % Math.max(1, all.length)] ?? null;
  }

  get warned(): Option | null {
    return this.#warned;
  }

  get marked(): readonly Option[] {
    return this.#marked;
  }

  /** What the table shows of a choice before it is made: at the pointer, else what is picked. */
  get ghost(): Option | null {
    return this.#pointed() ?? this.current;
  }

  /** The one option that the pointer or the focus is on, on the table or in the bar; else what is picked. */
  get aimed(): Option | null {
    if (this.#pointing) return this.#pointing;
    const over = this.#over ? this.#narrowed(thing(this.#over)) : [];
    return over.length === 1 ? over[0]! : this.current;
  }

  /** The turns of the building at the pointer, or of the one that is picked. */
  get turns(): readonly number[] {
    return turnsOf(this.#over && this.#pointed() ? this.#on(this.#over) : this.candidates);
  }

  clear(): void {
    this.#warned = null;
    this.#pointing = null;
    this.#picks = [];
    this.#at = 0;
    this.#composed = null;
    this.#marked = [];
    this.resources = [];
  }

  /** The pointer, or the focus, is on a thing. */
  hover(on: OnTable): void {
    this.#over = on;
  }

  /** It has left the thing, unless it is on another one already. */
  leave(on: OnTable): void {
    if (this.#over && thing(this.#over) === thing(on)) this.#over = null;
  }

  /** The pointer, or the focus, is on an option in the bar. */
  point(option: Option): void {
    this.#pointing = option;
  }

  /** It has left the option, unless it is on another one already. */
  unpoint(option: Option): void {
    if (this.#pointing === option) this.#pointing = null;
  }

  /** The building is turned: at the pointer, and where it was picked. */
  rotate(by: number): boolean {
    const { turns, ghost } = this;
    if (turns.length < 2 || ghost?.verb !== 'place') return false;
    const current = this.current;
    this.#turn = turns[(turns.indexOf(turnOf(ghost)) + by + turns.length) % turns.length]!;
    this.#turnedOn = this.#over ? thing(this.#over) : '';
    if (current?.verb !== 'place') return true;
    const alike = places(this.candidates).filter((one) => turnOf(one) === this.#turn);
    const [next] = nearest(alike, middle(current));
    if (next) this.show(next);
    return true;
  }

  /** Marks an option, or takes the mark away. One too many takes the place of the first. */
  mark(option: Option): void {
    const { marked } = this;
    this.#warned = null;
    this.#marked = marked.includes(option)
      ? marked.filter((one) => one !== option)
      : [...marked, option].slice(-Math.min(this.#asked.most ?? Infinity, marked.length + 1));
  }

  /** Esc: the last pick is dropped. */
  back(): boolean {
    if (this.#warned) {
      this.#warned = null;
      return true;
    }
    if (this.#marked.length) this.#marked = this.#marked.slice(0, -1);
    else if (this.resources.length) {
      this.resources = this.resources.slice(0, -1);
      this.#composed = null;
    } else if (this.#composed) this.#composed = null;
    else if (this.#picks.length) this.#picks = this.#picks.slice(0, -1);
    else return false;
    this.#at = 0;
    return true;
  }

  /** Makes an option the current one, whatever is picked. */
  compose(option: Option | null): void {
    this.#warned = null;
    this.#composed = option;
  }

  /** These pay the price, or a part of it. */
  pay(resources: readonly Resource[]): void {
    const ways = waysToPay(this.#asked.doc.options);
    this.resources = resources;
    this.compose(resources.length === priceSize(ways) ? (fitting(ways, resources)[0] ?? null) : null);
  }

  /** Whether a click carries an option out: what loses something has to be seen beside its button before. */
  sure(option: Option): boolean {
    if (!this.#asked.loses?.(option)) return true;
    return this.#warned === option || (this.#asked.row.confirm === 'button' && this.current === option);
  }

  /** Carries an option out, or warns of what it loses. */
  take(option: Option): void {
    if (this.sure(option)) this.#asked.choose(option);
    else this.#warned = option;
  }

  /** The current one among the candidates. */
  show(option: Option): void {
    const at = this.candidates.indexOf(option);
    if (at >= 0) this.#at = at;
  }

  offer(on: OnTable): Offer {
    return this.offerOf(thing(on));
  }

  /** The same for the text of a thing. */
  offerOf(key: string): Offer {
    const all = this.#asked.on.get(key);
    if (!all?.length) return NOTHING;
    if (this.#asked.row.several) {
      return { options: all, option: null, picked: all.some((one) => this.#marked.includes(one)) };
    }
    const composed = this.#warned ?? this.#composed;
    if (composed?.on.some((one) => thing(one) === key)) return { options: [composed], option: composed, picked: true };
    const picked = !composed && this.#picks.includes(key);
    const options = picked ? this.candidates : this.#narrowed(key);
    const one = options.length === 1 ? options[0]! : null;
    const last = one && (picked || this.#asked.row.confirm === 'click');
    return { options, option: last && this.sure(one) ? one : null, picked };
  }

  act(on: OnTable): void {
    const key = thing(on);
    const { options, option, picked } = this.offerOf(key);
    if (!options.length) return;
    if (this.#asked.row.several) {
      this.mark(options[0]!);
      return;
    }
    if (option) {
      this.#asked.choose(option);
      return;
    }
    if (this.#asked.row.confirm === 'click' && options.length === 1) {
      this.take(options[0]!);
      return;
    }
    this.#warned = null;
    this.#composed = null;
    if (picked) {
      this.#at++;
      return;
    }
    const more = this.#asked.row.together && this.#with([...this.#picks, key]).length > 0;
    const shown = this.#shownOn(on);
    this.#picks = more ? [...this.#picks, key] : [key];
    this.#spot = shown && on.thing === 'plot' ? parsePlot(on.plot) : null;
    this.#at = shown ? this.candidates.indexOf(shown) : 0;
  }

  #on(on: OnTable): readonly Option[] {
    return this.#asked.on.get(thing(on)) ?? [];
  }

  /** The best place first. */
  #ranked(options: readonly Place[], to: Spot): Place[] {
    return ranked(options, to, this.#turn, (one) => this.#asked.completes?.(one) ?? null);
  }

  /** The place that pointing at a plot means. */
  #shownOn(on: OnTable): Option | null {
    if (on.thing !== 'plot' || this.#asked.row.shape !== 'plot') return null;
    const all = places(this.#on(on));
    const turned = thing(on) === this.#turnedOn ? all.filter((one) => turnOf(one) === this.#turn) : [];
    return this.#ranked(turned.length ? turned : all, parsePlot(on.plot))[0] ?? null;
  }

  /** Nothing where the pointer is on what is picked already: there the picked one stands. */
  #pointed(): Option | null {
    if (!this.#over || this.#picks.includes(thing(this.#over))) return null;
    return this.#shownOn(this.#over);
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
