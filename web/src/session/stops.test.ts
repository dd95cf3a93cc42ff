import { describe, expect, it } from 'vitest';
import type { Event, Frame, HostedDoc } from '../api';
import { around, lineOf } from '../zones/logLines';
import { cutFrames, eras, logOf, marks, stopOf, stopOfTurn, turnFrom, type Stop } from './stops';

/** A table of two with nothing on it but what a film looks at. */
function doc(choice: number, turn: number, era: readonly [number, number] = [1, 1]): HostedDoc {
  const players = era.map((one, seat) => ({ seat, era: one, bot: null, vp: 0 }));
  return { version: 0, choice, options: ['x'], view: { turn_number: turn, players } } as unknown as HostedDoc;
}

function event(n: number, key = 'gain'): Event {
  return { key, n, choice: 0, turn: 0, player: 0 } as unknown as Event;
}

function whole(version: number, document: HostedDoc, ...events: Event[]): Frame {
  return { version, events, delta: [[[], document]] };
}

const film: readonly Stop[] = [
  [0, 0],
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
].map(([choice, turn]) => ({ doc: doc(choice!, turn!), events: [event(choice!)] }));

describe('a film', () => {
  it('stops after each choice that stands', () => {
    const stops = cutFrames([
      whole(0, doc(0, 0), event(0)),
      whole(1, doc(1, 1), event(1), event(2)),
      { version: 2, events: [], delta: [[['chat'], ['hello']]] },
      whole(3, doc(2, 1), event(3)),
      whole(4, doc(1, 1)), // taken back
      whole(5, doc(2, 1), event(3), event(4)),
    ]);
    expect(stops.map((one) => one.doc.choice)).toEqual([0, 1, 2]);
    expect(stops.map((one) => one.events.map(({ n }) => n))).toEqual([[0], [1, 2], [3, 4]]);
    expect(stops.every((one) => one.doc.options.length === 0)).toBe(true);
  });

  it('keeps what a table says when it is ended without another choice', () => {
    const ended = { ...doc(1, 1), over: true };
    const stops = cutFrames([whole(0, doc(0, 0), event(0)), whole(1, doc(1, 1), event(1)), whole(2, ended)]);
    expect(stops).toHaveLength(2);
    expect(stops[1]!.doc.over).toBe(true);
    expect(stops[1]!.events).toHaveLength(1);
  });

  it('finds events, turns and their neighbours', () => {
    const { events, last } = logOf(film);
    expect(events).toHaveLength(6);
    expect(last).toEqual([0, 1, 2, 3, 4, 5]);
    expect(stopOf([2, 2, 5], 3)).toBe(2);
    expect(stopOfTurn(film, 2)).toBe(3);
    expect(stopOfTurn(film, 99)).toBe(5);
    expect(turnFrom(film, 1, 1)).toBe(3);
    expect(turnFrom(film, 4, -1)).toBe(3);
    expect(turnFrom(film, 3, -1)).toBe(1);
    expect(turnFrom(film, 5, 1)).toBe(5);
    expect(turnFrom(film, 0, -1)).toBe(0);
  });

  it('has a band for each era: of one player, or of most of them', () => {
    const stops = (
      [
        [0, 0],
        [1, 1],
        [1, 2],
        [2, 2],
        [2, 5],
      ] as const
    ).map((era, choice) => ({
      doc: doc(choice, choice, era),
      events: [],
    }));
    expect(eras(stops, 0)).toEqual([
      { era: 1, from: 0, to: 2 },
      { era: 2, from: 3, to: 4 },
    ]);
    expect(eras(stops, null).map((one) => [one.era, one.from])).toEqual([
      [1, 0],
      [2, 3],
    ]);
  });

  it('marks the rarer things where there is no room for all', () => {
    const stops = film.map((stop, at) => ({
      ...stop,
      events: [event(at, ['conquer', 'landmark', 'achievement'][at % 3])],
    }));
    expect(marks(stops, 1).map((one) => one.icon)).toEqual([
      'conquer',
      'landmark',
      'trophy',
      'conquer',
      'landmark',
      'trophy',
    ]);
    expect(marks(stops, 2)).toEqual([
      { at: 0, icon: 'conquer' },
      { at: 2, icon: 'trophy' },
      { at: 5, icon: 'trophy' },
    ]);
  });
});

describe('the log of a moment', () => {
  const lines = [1, 2, 5, 6, 9, 12].map((n) => ({ event: event(n), text: String(n) }));

  it('has the line that tells an event, alone or with others', () => {
    expect([1, 4, 5, 20].map((n) => lineOf(lines, n))).toEqual([0, 1, 2, 5]);
    expect(lineOf(lines, 0)).toBe(-1);
  });

  it('shows the last lines, or those around the marked one', () => {
    const shown = (marked: number | null, count: number) => around(lines, marked, count).map((line) => line.text);
    expect(shown(null, 2)).toEqual(['9', '12']);
    expect(shown(5, 2)).toEqual(['2', '5']);
    expect(shown(5, 4)).toEqual(['1', '2', '5', '6']);
    expect(shown(1, 4)).toEqual(['1', '2', '5', '6']);
    expect(shown(12, 4)).toEqual(['5', '6', '9', '12']);
  });
});
