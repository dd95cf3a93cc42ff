/** A film: the frames of a table, cut into the choices that stand. No Svelte in here. */
import type { Event, Frame, HostedDoc } from '../api';
import type { IconName } from '../draw/data/icons';
import { applyDelta } from '../api/delta';

/** The table after a choice; the first one is the set-up. */
export interface Stop {
  doc: HostedDoc;
  events: readonly Event[];
}

/** Choices that were taken back are left out; what was only said or set comes with the choice before it. */
export function cutFrames(frames: readonly Frame[]): Stop[] {
  const stops: Stop[] = [];
  let doc = null as HostedDoc | null;
  for (const { delta, events } of frames) {
    doc = applyDelta(doc!, delta);
    const { choice } = doc;
    while (stops.length && stops.at(-1)!.doc.choice > choice) stops.pop();
    const there = stops.at(-1)?.doc.choice === choice ? stops.pop()! : null;
    stops.push({ doc: withoutQuestion(doc), events: there?.events ?? events });
  }
  return stops;
}

/** A document in which nothing is asked: nobody chooses in a film. */
export function withoutQuestion<T extends HostedDoc>(doc: T): T {
  return { ...doc, deciders: [], decision: null, options: [], previews: [], undo: null };
}

/** The log of the whole film, and for each stop the number of the event that is told last. */
export function logOf(stops: readonly Stop[]): { events: Event[]; last: number[] } {
  const events: Event[] = [];
  const last: number[] = [];
  for (const stop of stops) {
    events.push(...stop.events);
    last.push(events.at(-1)?.n ?? -1);
  }
  return { events, last };
}

/** The stop at which an event has been told. */
export function stopOf(last: readonly number[], n: number): number {
  const found = last.findIndex((one) => one >= n);
  return found < 0 ? last.length - 1 : found;
}

export function turnOf(stop: Stop): number {
  return stop.doc.view.turn_number;
}

/** The first stop of a turn, or the nearest before it. */
export function stopOfTurn(stops: readonly Stop[], turn: number): number {
  const found = stops.findIndex((stop) => turnOf(stop) >= turn);
  return found < 0 ? stops.length - 1 : found;
}

/** Where the next turn begins, or this one, or the one before when one stands at its beginning. */
export function turnFrom(stops: readonly Stop[], at: number, step: 1 | -1): number {
  const here = turnOf(stops[at]!);
  if (step > 0) return stopOfTurn(stops, here + 1);
  const start = stopOfTurn(stops, here);
  return start < at ? start : stopOfTurn(stops, Math.max(0, here - 1));
}

export interface Band {
  era: number;
  from: number;
  to: number;
}

/** The eras as runs of stops: those of one player, or those that most players have reached. */
export function eras(stops: readonly Stop[], seat: number | null): Band[] {
  const bands: Band[] = [];
  for (const [at, { doc }] of stops.entries()) {
    const all = doc.view.players.filter((one) => (seat === null ? one.bot !== 'shadow_empire' : one.seat === seat));
    const reached = all.map((one) => one.era).sort((a, b) => a - b);
    const era = Math.min(5, Math.max(1, reached[Math.floor((reached.length - 1) / 2)]!));
    const last = bands.at(-1);
    if (last?.era === era) last.to = at;
    else bands.push({ era, from: at, to: at });
  }
  return bands;
}

export interface Mark {
  at: number;
  icon: IconName;
}

const MARKS: Partial<Record<Event['key'], { icon: IconName; rank: number }>> = {
  achievement: { icon: 'trophy', rank: 0 },
  landmark: { icon: 'landmark', rank: 1 },
  conquer: { icon: 'conquer', rank: 2 },
};

/** What is marked on the time line, so far apart that all can be seen; the rarer ones first. */
export function marks(stops: readonly Stop[], apart: number): Mark[] {
  const found = stops.flatMap(({ events }, at) =>
    events.flatMap((event) => (MARKS[event.key] ? [{ at, ...MARKS[event.key]! }] : [])),
  );
  const kept: Mark[] = [];
  for (const { at, icon } of found.sort((a, b) => a.rank - b.rank || a.at - b.at)) {
    if (kept.every((one) => Math.abs(one.at - at) >= apart)) kept.push({ at, icon });
  }
  return kept.sort((a, b) => a.at - b.at);
}
