import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Frame } from '.';
import { applyDelta } from './delta';
import { Live, type Socket } from './socket';

class FakeSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  readonly sent: string[] = [];
  closed = false;

  send(data: string): void {
    this.sent.push(data);
  }

  close(): void {
    this.closed = true;
  }
}

function listening() {
  const sockets: FakeSocket[] = [];
  const frames: Frame[] = [];
  const connected: boolean[] = [];
  let refused = 0;
  const live = new Live(
    () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    'secret',
    {
      version: () => 17,
      frame: (frame) => frames.push(frame),
      connected: (now) => connected.push(now),
      refused: () => refused++,
    },
  );
  live.start();
  return { live, sockets, frames, connected, refused: () => refused };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the socket', () => {
  it('says who listens and what is known, and hands frames on', () => {
    const { sockets, frames } = listening();
    sockets[0]!.onopen!();
    expect(JSON.parse(sockets[0]!.sent[0]!)).toEqual({ token: 'secret', after: 17, beat: true });
    sockets[0]!.onmessage!({ data: '{"version": 18, "events": [], "delta": []}' });
    expect(frames).toEqual([{ version: 18, events: [], delta: [] }]);
  });

  it('is opened anew, slower and slower, and at once when woken', () => {
    const { live, sockets, connected } = listening();
    for (const wait of [400, 800, 1600]) {
      const before = sockets.length;
      sockets.at(-1)!.onclose!({ code: 1006 });
      vi.advanceTimersByTime(wait * 0.7);
      expect(sockets.length).toBe(before);
      vi.advanceTimersByTime(wait * 0.6);
      expect(sockets.length).toBe(before + 1);
    }
    sockets.at(-1)!.onclose!({ code: 1006 });
    const before = sockets.length;
    live.wake();
    expect(sockets.length).toBe(before + 1);
    live.wake(); // one is open already
    vi.advanceTimersByTime(11_000);
    expect(sockets.length).toBe(before + 1);
    expect(connected).toEqual([false, false, false, false]);
  });

  it('is opened anew when nothing has come for long, opened or not; every message is a sign of life', () => {
    const { sockets, frames, connected } = listening();
    vi.advanceTimersByTime(12_000); // it never opened
    expect(sockets[0]!.closed).toBe(true);
    vi.advanceTimersByTime(600);
    expect(sockets).toHaveLength(2);
    sockets[1]!.onopen!();
    for (let beat = 0; beat < 10; beat++) {
      vi.advanceTimersByTime(5_000);
      sockets[1]!.onmessage!({ data: '{"beat": 5}' });
    }
    vi.advanceTimersByTime(11_000);
    sockets[1]!.onmessage!({ data: '{"version": 18, "events": [], "delta": []}' });
    vi.advanceTimersByTime(11_000);
    expect(sockets).toHaveLength(2);
    expect(frames).toHaveLength(1);
    expect(connected).toEqual([false, true]);
    vi.advanceTimersByTime(1_000);
    expect(sockets[1]!.closed).toBe(true);
    expect(connected).toEqual([false, true, false]);
    vi.advanceTimersByTime(600);
    expect(sockets).toHaveLength(3);
    sockets[1]!.onclose!({ code: 1006 });
    expect(connected).toEqual([false, true, false]);
  });

  it('is opened anew where it may be dead without knowing it, and the old one is not heard any more', () => {
    const { live, sockets, frames, connected } = listening();
    sockets[0]!.onopen!();
    live.renew();
    expect(sockets[0]!.closed).toBe(true);
    sockets[1]!.onopen!();
    sockets[0]!.onmessage!({ data: '{"version": 18, "events": [], "delta": []}' });
    sockets[0]!.onclose!({ code: 1000 });
    vi.advanceTimersByTime(11_000);
    expect(sockets).toHaveLength(2);
    expect(frames).toEqual([]);
    expect(connected).toEqual([true, true]);
    live.close();
    live.renew();
    expect(sockets).toHaveLength(2);
  });

  it('is not trusted after a long silence when somebody looks', () => {
    const { live, sockets } = listening();
    sockets[0]!.onopen!();
    vi.advanceTimersByTime(6_000);
    live.wake(); // the next beat may be on its way
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(2_000);
    live.wake();
    expect(sockets[0]!.closed).toBe(true);
    expect(sockets).toHaveLength(2);
    live.wake(); // it has just been opened
    expect(sockets).toHaveLength(2);
    live.close();
    vi.advanceTimersByTime(8_000);
    live.wake();
    expect(sockets).toHaveLength(2);
  });

  it('gives up where there is no such table, and is quiet when closed', () => {
    const { sockets, refused } = listening();
    sockets[0]!.onclose!({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(sockets.length).toBe(1);
    expect(refused()).toBe(1);
    const other = listening();
    other.live.close();
    expect(other.sockets[0]!.closed).toBe(true);
    other.sockets[0]!.onclose!({ code: 1000 });
    vi.advanceTimersByTime(60_000);
    expect(other.sockets.length).toBe(1);
  });
});

describe('deltas', () => {
  it('set, add and remove, and leave the document before as it was', () => {
    const before = { a: { b: [1, 2, 3] }, c: { d: 1 }, e: 2 };
    const copy = structuredClone(before);
    const after = applyDelta(before, [
      [['a', 'b', 0], 9],
      [['a', 'b', 2]],
      [['a', 'b', 2], 7],
      [['a', 'b', 3], 8],
      [['e']],
      [['f'], { g: 1 }],
      [['f', 'g'], 2],
    ]);
    expect(after).toEqual({ a: { b: [9, 2, 7, 8] }, c: { d: 1 }, f: { g: 2 } });
    expect(before).toEqual(copy);
    expect(after.c).toBe(before.c);
  });

  it('may bring the whole document', () => {
    expect(applyDelta<unknown>({ a: 1 }, [[[], { b: 2 }]])).toEqual({ b: 2 });
  });
});
