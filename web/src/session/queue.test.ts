import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Doc, Event } from '../api';
import { Queue, steps, type Arrived, type Step } from './queue';

function arrived(version: number, turn: number, ...keys: string[]): Arrived {
  const events = keys.map((key, i) => ({ key, player: turn, turn, n: 10 * version + i }) as unknown as Event);
  return { doc: { version, decision: null } as unknown as Doc, events };
}

function asking(one: Arrived): Arrived {
  return { ...one, doc: { ...one.doc, decision: { id: 'mine' } } as unknown as Doc };
}

function queue(pace = 1) {
  const shown: Step[] = [];
  let idle = 0;
  const made = new Queue(
    (step) => {
      if (step) shown.push(step);
      else idle++;
    },
    () => pace,
  );
  return { made, shown, versions: () => shown.map((step) => step.doc.version), idle: () => idle };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('steps', () => {
  it('are moves; what nobody needs to see comes with the next one', () => {
    const found = steps([arrived(1, 3), arrived(2, 3, 'pay', 'advance'), arrived(3, 3), arrived(4, 3, 'explore')]);
    expect(found.map((step) => step.doc.version)).toEqual([2, 4]);
    expect(found[1]!.events.map((event) => event.key)).toEqual(['explore']);
    expect(found.some((step) => step.jump)).toBe(false);
  });

  it('are whole turns where more than five moves wait', () => {
    const waiting = [1, 2, 3, 4, 5, 6].map((version) => arrived(version, version > 3 ? 8 : 7, 'advance'));
    expect(steps(waiting).map((step) => [step.doc.version, step.jump])).toEqual([
      [3, false],
      [6, false],
    ]);
  });

  it('are one jump where more than five turns wait, with all that happened', () => {
    const waiting = [1, 2, 3, 4, 5, 6].map((version) => arrived(version, version, 'turn', 'advance'));
    const [only, ...more] = steps(waiting);
    expect(more).toEqual([]);
    expect([only!.doc.version, only!.jump, only!.events.length]).toEqual([6, true, 12]);
  });
});

describe('a queue', () => {
  it('shows the first at once and the others one by one', () => {
    const { made, versions, idle } = queue();
    for (const version of [1, 2, 3]) made.put(arrived(version, 1, 'advance'));
    expect(versions()).toEqual([1]);
    vi.advanceTimersByTime(900);
    expect(versions()).toEqual([1, 2]);
    vi.advanceTimersByTime(900);
    expect(versions()).toEqual([1, 2, 3]);
    vi.advanceTimersByTime(900);
    expect(idle()).toBe(1);
  });

  it('is faster at a higher pace', () => {
    const { made, versions } = queue(3);
    for (const version of [1, 2]) made.put(arrived(version, 1, 'advance'));
    vi.advanceTimersByTime(300);
    expect(versions()).toEqual([1, 2]);
  });

  it('draws a burst as one where no motion is wanted', () => {
    const { made, shown, versions } = queue(0);
    for (let version = 1; version <= 80; version++) made.put(arrived(version, version, 'advance'));
    expect(versions()).toEqual([1]);
    vi.advanceTimersByTime(100);
    expect(versions()).toEqual([1, 80]);
    expect(shown[1]!.events).toHaveLength(79);
    vi.advanceTimersByTime(100);
    made.put(arrived(81, 81, 'advance'));
    expect(versions()).toEqual([1, 80, 81]);
  });

  it('asks at once, burst or not', () => {
    const { made, versions } = queue(0);
    for (const version of [1, 2]) made.put(arrived(version, 1, 'advance'));
    made.put(asking(arrived(3, 1, 'turn')));
    expect(versions()).toEqual([1, 3]);
    vi.advanceTimersByTime(10_000);
    expect(versions()).toEqual([1, 3]);
  });

  it('is skipped: the last document, marked as a jump, with all that led to it', () => {
    const { made, shown, idle } = queue();
    for (const version of [1, 2, 3]) made.put(arrived(version, 1, 'advance'));
    made.skip();
    expect(shown.map((step) => [step.doc.version, step.jump, step.events.length])).toEqual([
      [1, false, 1],
      [3, true, 2],
    ]);
    expect(idle()).toBe(1);
    vi.advanceTimersByTime(10_000);
    expect(shown.length).toBe(2);
  });

  it('never shows a question on an older document', () => {
    const { made, versions } = queue();
    made.put(arrived(1, 1, 'advance'));
    made.put(asking(arrived(2, 1, 'conquer')));
    made.put(asking(arrived(3, 1)));
    vi.advanceTimersByTime(900);
    expect(versions()).toEqual([1, 3]);
    vi.advanceTimersByTime(10_000);
    expect(versions()).toEqual([1, 3]);
  });

  it('does not keep the own question waiting for long', () => {
    const { made, versions } = queue();
    for (const version of [1, 2, 3, 4, 5]) made.put(arrived(version, version, 'advance', 'explore', 'vp'));
    made.put(asking(arrived(6, 5, 'turn')));
    vi.advanceTimersByTime(5100);
    expect(versions().at(-1)).toBe(6);
  });
});
