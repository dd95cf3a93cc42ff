// @vitest-environment jsdom
/** A device before the deal: it seals and opens by itself, whatever comes first, an answer or a frame. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyDoc, LuckDoc } from '../api';
import { TableApi } from '../api/client';
import { sharesFor } from '../luck/kept';
import { sealOf } from '../luck/proof';
import { GatheringSession } from './gathering.svelte';

const OTHER = 'ab'.repeat(32);

class FakeSocket {
  static last: FakeSocket;
  onmessage: ((message: { data: string }) => void) | null = null;
  send = vi.fn();
  close = vi.fn();
  constructor() {
    FakeSocket.last = this;
  }
}

function doc(version: number, luck: Partial<LuckDoc> = {}): AnyDoc {
  const nothing = [null, null];
  const seats = [0, 1].map((seat) => ({ seat, kind: 'person', name: '', bot: null }));
  const all = { by: 'together', state: 'gathering', seals: nothing, shares: nothing, voided: 0, commitment: 'c' };
  return { table: 'T', version, viewer: 0, view: null, seats, luck: { ...all, ...luck } } as unknown as AnyDoc;
}

const mine = [{ table: 'T', token: 't', seat: 0, at: 0 }];
let session: GatheringSession;

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('WebSocket', FakeSocket);
});

afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function frame(after: AnyDoc): void {
  FakeSocket.last.onmessage?.({ data: JSON.stringify({ version: after.version, events: [], delta: [[[], after]] }) });
}

describe('a device before the deal', () => {
  it('seals, opens when all have sealed, and says when the cards are dealt', async () => {
    const dealt = vi.fn();
    const bring = vi.spyOn(TableApi.prototype, 'bring');
    bring.mockImplementation((what) => Promise.resolve(doc(2, { seals: [(what as { seal: string }).seal, null] })));
    session = new GatheringSession(doc(1), mine, dealt);
    await vi.waitFor(() => expect(session.doc.version).toBe(2));
    const [share] = sharesFor('T', 0);
    expect(bring.mock.calls).toEqual([[{ seal: sealOf(share!) }]]);
    bring.mockResolvedValue(doc(4, { seals: [sealOf(share!), sealOf(OTHER)], shares: [share!, null] }));
    frame(doc(3, { seals: [sealOf(share!), sealOf(OTHER)] }));
    await vi.waitFor(() => expect(session.doc.version).toBe(4));
    expect(bring.mock.calls[1]).toEqual([{ share }]);
    expect(dealt).not.toHaveBeenCalled();
    frame(doc(5, { state: 'dealt', shares: [share!, OTHER] }));
    expect(dealt).toHaveBeenCalledOnce();
    expect(bring).toHaveBeenCalledTimes(2);
  });

  it('goes on where frames were faster than the answer', async () => {
    let answer = (_: AnyDoc): void => undefined;
    const bring = vi.spyOn(TableApi.prototype, 'bring');
    bring.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    session = new GatheringSession(doc(1), mine, vi.fn());
    const [share] = sharesFor('T', 0);
    frame(doc(3, { seals: [sealOf(share!), sealOf(OTHER)] }));
    expect(bring).toHaveBeenCalledTimes(1);
    answer(doc(2, { seals: [sealOf(share!), null] }));
    await vi.waitFor(() => expect(bring).toHaveBeenCalledTimes(2));
    expect(bring.mock.calls[1]).toEqual([{ share }]);
    expect(session.doc.version).toBe(3);
  });

  it('draws a new share when all begin anew', async () => {
    const bring = vi.spyOn(TableApi.prototype, 'bring').mockReturnValue(new Promise(() => undefined));
    session = new GatheringSession(doc(1), mine, vi.fn());
    session.close();
    session = new GatheringSession(doc(5, { voided: 1, seals: [null, sealOf(OTHER)] }), mine, vi.fn());
    await vi.waitFor(() => expect(bring).toHaveBeenCalledTimes(2));
    expect(sharesFor('T', 0)).toHaveLength(2);
    expect(new Set(sharesFor('T', 0)).size).toBe(2);
  });

  it('leaves alone what another device has sealed, until it is told to draw again', async () => {
    const bring = vi.spyOn(TableApi.prototype, 'bring').mockReturnValue(new Promise(() => undefined));
    session = new GatheringSession(doc(1, { seals: [sealOf(OTHER), null] }), mine, vi.fn());
    expect(session.elsewhere).toEqual([0]);
    expect(bring).not.toHaveBeenCalled();
    void session.drawAnew(0);
    await vi.waitFor(() => expect(bring).toHaveBeenCalledOnce());
  });
});
