// @vitest-environment jsdom
/** A device before the deal: it seals and opens by itself, whatever comes first, an answer or a frame. */
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import type { AnyDoc, HostedDoc, LuckDoc, ProblemDocument } from '../api';
import { Refused, TableApi } from '../api/client';
import { checkOnDevice } from '../luck/checking';
import { keptOpenings, sharesFor } from '../luck/memory';
import { drawShare, hostCommitment, jointSeed, sealOf } from '../luck/proof';
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

  it('is gone where one of its seats was taken away', async () => {
    const bring = vi.spyOn(TableApi.prototype, 'bring');
    bring.mockRejectedValue(new Refused({ status: 401, code: 'unknown_token' } as ProblemDocument));
    session = new GatheringSession(doc(1), mine, vi.fn());
    await vi.waitFor(() => expect(session.status).toBe('gone'));
    expect(bring).toHaveBeenCalledOnce();
  });
});

/** Whoever runs the server also holds the other seat, and does as they like with what they tell this device. */
describe('an operator who cheats', () => {
  const secret = 'cd'.repeat(32);
  const setup = { players: 2 };
  const commitment = hostCommitment(secret, setup);
  let bring: MockInstance<TableApi['bring']>;

  /** This device seals, sees the seal of the other seat, and opens; the share that it told. */
  async function opened(): Promise<string> {
    bring = vi.spyOn(TableApi.prototype, 'bring').mockReturnValue(new Promise(() => undefined));
    session = new GatheringSession(doc(1, { commitment }), mine, vi.fn());
    const [share] = sharesFor('T', 0);
    session.close();
    session = new GatheringSession(doc(2, { commitment, seals: [sealOf(share!), null] }), mine, vi.fn());
    const sealed = { commitment, seals: [sealOf(share!), sealOf(OTHER)] };
    bring.mockResolvedValue(doc(3, { ...sealed, shares: [share!, null] }));
    frame(doc(3, sealed));
    await vi.waitFor(() => expect(session.doc.luck.shares[0]).toBe(share));
    expect(bring).toHaveBeenLastCalledWith({ share });
    return share!;
  }

  /** A share for the other seat with which the dice fall as the operator wishes. */
  function ground(share: string): string {
    for (;;) {
      const other = drawShare();
      if (jointSeed(secret, [share, other]).startsWith('7')) return other;
    }
  }

  function checked(shares: string[], seals = shares.map(sealOf)): Record<string, boolean | null> {
    const seed = jointSeed(secret, shares);
    const over = { ...doc(9, { commitment, state: 'dealt', host: secret, shares, seals }), seed };
    return Object.fromEntries(
      checkOnDevice(over as HostedDoc, { setup, seed }, [0]).map((one) => [one.key, one.holds]),
    );
  }

  it('is found out where another share takes the place of the one that was sealed', async () => {
    const share = await opened();
    const other = ground(share);
    expect(checked([share, other])).toMatchObject({ written: true, commitment: true, own: true, seals: false });
    expect(checked([share, OTHER]).seals).toBe(true);
  });

  it('gets no second opening for the seals that fit better', async () => {
    const share = await opened();
    const other = ground(share);
    bring.mockClear();
    frame(doc(4, { commitment, seals: [sealOf(share), sealOf(other)] }));
    await vi.waitFor(() => expect(session.anew).toEqual([0]));
    expect(bring).not.toHaveBeenCalled();
    expect(keptOpenings('T')).toEqual([[sealOf(share), sealOf(OTHER)]]);
    expect(checked([share, other]).seals).toBe(false);
  });

  it('gets no second round for nothing, and who agrees to one knows how many there were', async () => {
    const share = await opened();
    bring.mockClear();
    frame(doc(4, { commitment, voided: 1 }));
    await vi.waitFor(() => expect(session.anew).toEqual([0]));
    expect(bring).not.toHaveBeenCalled();
    bring.mockImplementationOnce((what) =>
      Promise.resolve(doc(5, { commitment, voided: 1, seals: [seal(what), null] })),
    );
    await session.drawAnew(0);
    expect(session.anew).toEqual([]);
    const [again] = sharesFor('T', 0);
    expect(again).not.toBe(share);
    const sealed = { commitment, voided: 1, seals: [sealOf(again!), sealOf(OTHER)] };
    bring.mockResolvedValue(doc(6, { ...sealed, shares: [again!, null] }));
    frame(doc(6, sealed));
    await vi.waitFor(() => expect(bring).toHaveBeenLastCalledWith({ share: again }));
    expect(keptOpenings('T')).toHaveLength(2);
    expect(checked([again!, OTHER])).toMatchObject({ seals: true, own: true, opened: null });
    expect(checked([share, OTHER])).toMatchObject({ seals: false });
  });

  const seal = (what: object): string => (what as { seal: string }).seal;
});
