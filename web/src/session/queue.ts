/**
 * Others' moves, one by one. Documents that arrive wait here and are shown at the pace somebody can follow; when many
 * wait they are taken turn by turn, and when that is too many, too, the last one is shown at once. Where no motion is
 * wanted, what comes in a burst is drawn as one. No Svelte in here.
 */
import type { Doc, Event } from '../api';

/** A whole document with what led to it. */
export interface Arrived {
  doc: Doc;
  events: readonly Event[];
}

/** What is shown at once: one document, with all that happened on the way to it. */
export interface Step extends Arrived {
  /** So much was passed over that nobody could follow it move by move. */
  jump: boolean;
}

const MOST = 5; // steps that may wait
const MOVE = 900; // ms that a move is shown, at single pace
const TURN = 1500; // ms for a whole turn that is shown as one
const BURST = 100; // ms in which documents are drawn as one, where nobody looks at moves
const PATIENCE = 3600; // ms that the own question may wait for what is still to be shown

/** What nobody needs to see by itself: it comes with the next thing that happens. */
const QUIET: ReadonlySet<Event['key']> = new Set(['turn', 'pay', 'decline', 'void', 'used', 'shuffle', 'display']);

function isLoud({ events }: Arrived): boolean {
  return events.some((event) => !QUIET.has(event.key));
}

function merge(all: readonly Arrived[], jump = false): Step {
  return { doc: all.at(-1)!.doc, events: all.flatMap((one) => one.events), jump };
}

/** Cut where `begins` says so; what comes before the first cut belongs to it. */
function cut(all: readonly Arrived[], begins: (one: Arrived, group: readonly Arrived[]) => boolean): Arrived[][] {
  const groups: Arrived[][] = [];
  for (const one of all) {
    const last = groups.at(-1);
    if (!last || begins(one, last)) groups.push([one]);
    else last.push(one);
  }
  return groups;
}

function turnOf(group: readonly Arrived[]): number | undefined {
  return group.flatMap((one) => one.events)[0]?.turn;
}

/** What waits as steps: moves as they came, whole turns where those are too many, the end where turns are, too. */
export function steps(waiting: readonly Arrived[]): Step[] {
  if (!waiting.length) return [];
  const moves = cut(waiting, (_, group) => group.some(isLoud));
  if (moves.length <= MOST) return moves.map((group) => merge(group));
  const turns = cut(waiting, ({ events }, group) => events.length > 0 && events[0]!.turn !== turnOf(group));
  return turns.length <= MOST ? turns.map((group) => merge(group)) : [merge(waiting, true)];
}

/** How long a step is looked at, in milliseconds at single pace. */
function time(step: Step): number {
  if (!isLoud(step)) return 0;
  return step.events.filter((event) => !QUIET.has(event.key)).length > 2 ? TURN : MOVE;
}

export class Queue {
  #waiting: Arrived[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #deadline: number | null = null;

  constructor(
    /** Shows a step; null: there is nothing more to look at. */
    readonly show: (step: Step | null) => void,
    /** How fast, 0: at once. */
    readonly pace: () => number,
  ) {}

  /** How many documents wait. */
  get waiting(): number {
    return this.#waiting.length;
  }

  put(arrived: Arrived): void {
    this.#waiting.push(arrived);
    if (!this.pace() && arrived.doc.decision) this.skip();
    else if (this.#timer === undefined) this.#next();
  }

  /** The last document at once, with all that led to it. */
  skip(): void {
    const passed = this.#waiting;
    this.#stop();
    if (passed.length) this.show(merge(passed, passed.length > 1));
    this.show(null);
  }

  /** What waits is not wanted any more: a newer document is shown. */
  clear(): void {
    this.#stop();
    this.show(null);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting = [];
    this.#deadline = null;
  }

  readonly #next = (): void => {
    this.#timer = undefined;
    const all = steps(this.#waiting);
    const first = all[0];
    const pace = this.pace();
    if (!first || !pace) {
      this.skip();
      if (first && !first.doc.decision) this.#timer = setTimeout(this.#next, BURST);
      return;
    }
    const rest = this.#waiting.slice(this.#waiting.findIndex((one) => one.doc === first.doc) + 1);
    if (first.doc.decision && rest.length) {
      this.skip(); // a question may be answered on the newest document alone
      return;
    }
    const asked = (this.#waiting.at(-1)!.doc.decision ?? null) !== null;
    this.#waiting = rest;
    this.show(first);
    if (first.doc.decision) {
      this.#stop();
      this.show(null);
      return;
    }
    this.#timer = setTimeout(this.#next, this.#dwell(first, all, asked) / pace);
  };

  /** Shorter where the own question would wait too long. */
  #dwell(first: Step, all: readonly Step[], asked: boolean): number {
    const wanted = time(first);
    if (!asked) return wanted;
    const now = performance.now();
    this.#deadline ??= now + PATIENCE / this.pace();
    const left = Math.max(0, this.#deadline - now) * this.pace();
    const needed = all.reduce((sum, step) => sum + time(step), 0);
    return wanted * Math.min(1, needed ? left / needed : 0);
  }
}
