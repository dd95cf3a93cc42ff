/** A table that is over, once more from its beginning. */
import type { Event, HostedDoc } from '../api';
import { TableApi } from '../api/client';
import { cutFrames, eras, logOf, stopOf, stopOfTurn, turnFrom, turnOf, type Band, type Stop } from './stops';
import { Session } from './session.svelte';

export const SPEEDS = [1, 2, 4] as const;
const PACE = 1100; // milliseconds for a step at speed 1

export class FilmSession extends Session {
  readonly table: string;
  readonly stops: readonly Stop[];
  /** Through whose eyes; null: what all can see. */
  readonly eyes: number | null;
  readonly #last: readonly number[];
  /** The stop that is shown. */
  at = $state(0);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  turn = $derived.by(() => turnOf(this.stops[this.at]!));
  bands: readonly Band[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  private constructor(table: string, stops: readonly Stop[], eyes: number | null) {
    const { events, last } = logOf(stops);
    super({ doc: stops[0]!.doc, events });
    this.table = table;
    this.stops = stops;
    this.eyes = eyes;
    this.#last = last;
    this.bands = eras(stops, eyes);
    this.marked = last[0]!;
  }

  /** Refused where there is no such table, or where it is not over and others' eyes are asked for. */
  static async open(table: string, token: string | null, eyes: number | null): Promise<FilmSession> {
    const stops = cutFrames(await new TableApi(table, token).film(eyes));
    return new FilmSession(table, stops, eyes);
  }

  get end(): number {
    return this.stops.length - 1;
  }

  get turns(): number {
    return turnOf(this.stops[this.end]!);
  }

  get over(): boolean {
    return (this.stops[this.end]!.doc as Partial<HostedDoc>).over === true;
  }

  /** Shows another moment of the film. */
  seek(at: number): void {
    const to = Math.max(0, Math.min(this.end, at));
    if (to === this.at) return;
    const { doc, events } = this.stops[to]!;
    this.show(doc, to === this.at + 1 ? events : null); // a longer way is a jump
    this.at = to;
    this.marked = this.#last[to]!;
    if (to === this.end) this.pause();
  }

  step(by: 1 | -1): void {
    this.pause();
    this.seek(this.at + by);
  }

  turnBy(by: 1 | -1): void {
    this.pause();
    this.seek(turnFrom(this.stops, this.at, by));
  }

  seekTurn(turn: number): void {
    this.seek(stopOfTurn(this.stops, turn));
  }

  play(): void {
    if (this.at === this.end) this.seek(0);
    this.playing = true;
    this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.seek(this.at + 1);
      if (this.playing) this.#next();
    }, PACE / this.speed);
  }

  close(): void {
    this.pause();
  }

  record(): Promise<unknown> {
    return new TableApi(this.table, null).record();
  }

  // --- A click on a line of the log

  override recalls = true;

  override recall(event: Event): void {
    this.pause();
    this.seek(stopOf(this.#last, event.n));
  }

  override choose(): void {
    // nobody chooses in a film
  }

  override undo(): void {
    // nor takes anything back
  }
}
