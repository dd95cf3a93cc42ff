// @vitest-environment jsdom
/** The luck of a table on this side: the same hashes as in Python, what is due, what is kept, what is checked. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyDoc, HostedDoc, LuckDoc } from '../api';
import { blake2b } from './blake2b';
import { allSealed, due } from './bringing';
import { serverChecks, checkOnDevice, summarize } from './checking';
import { keepOpening, keepShare, noteCommitment, notedCommitment, keptOpenings, sharesFor } from './memory';
import { drawShare, hostCommitment, jointSeed, sealOf, seedCommitment } from './proof';
import vectors from '../generated/luck_vectors.json';

const hex = (bytes: Uint8Array): string => Array.from(bytes, (one) => one.toString(16).padStart(2, '0')).join('');

describe('hashes', () => {
  it.each(vectors.blake2b)('of $length bytes with a key of $key', ({ length, key, digest }) => {
    const data = Uint8Array.from({ length }, (_, i) => i % 251);
    const bytes = Uint8Array.from({ length: key }, (_, i) => i);
    expect(hex(blake2b(data, 32, 'gobelin test 1', bytes))).toBe(digest);
  });

  it('the example of the standard', () => {
    expect(hex(blake2b(new TextEncoder().encode('abc'), 64)).slice(0, 32)).toBe('ba80a53f981c4d0d6a2797b69f12f6e9');
  });

  it('seals and seeds are those of Python', () => {
    expect(vectors.shares.map((share) => share && sealOf(share))).toEqual(vectors.seals);
    expect(jointSeed(vectors.secret, vectors.shares)).toBe(vectors.joint);
    expect(jointSeed(vectors.secret, [null, null])).toBe(vectors.alone);
  });

  it.each(vectors.setups)('commitments are those of Python', ({ setup, host, seed, number }) => {
    expect(hostCommitment(vectors.secret, setup)).toBe(host);
    expect(seedCommitment(vectors.secret, setup)).toBe(seed);
    expect(seedCommitment(42, setup)).toBe(number);
  });

  it('a share has 256 bits, never the same', () => {
    expect(drawShare()).toMatch(/^[0-9a-f]{64}$/);
    expect(drawShare()).not.toBe(drawShare());
  });
});

const [A, , C] = vectors.shares as [string, null, string];
const [SEAL_A, , SEAL_C] = vectors.seals as [string, null, string];

function table(luck: Partial<LuckDoc>, kinds = ['person', 'bot', 'person']): AnyDoc {
  const seats = kinds.map((kind, seat) => ({ seat, kind, bot: kind === 'bot' ? 'greedy' : null }));
  const nothing = kinds.map(() => null);
  return {
    table: 'T',
    view: null,
    seats,
    luck: { by: 'together', state: 'gathering', seals: nothing, shares: nothing, voided: 0, host: null, ...luck },
  } as unknown as AnyDoc;
}

describe('what is due', () => {
  const known = (seat: number): string[] => (seat === 0 ? [C, A] : []);

  it('each own seat is sealed', () => {
    expect(due(table({}), [0, 2], known)).toEqual([
      { seat: 0, what: 'seal' },
      { seat: 2, what: 'seal' },
    ]);
    expect(due(table({}), [], known)).toEqual([]);
  });

  it('nothing is opened before all are sealed', () => {
    const waiting = table({ seals: [SEAL_A, null, null] });
    expect(allSealed(waiting)).toBe(false);
    expect(due(waiting, [0], known)).toEqual([]);
    expect(due(table({ seals: [SEAL_A, null, SEAL_C] }, ['person', 'open', 'person']), [0], known)).toEqual([]);
  });

  it('then the own share is, once', () => {
    const sealed = table({ seals: [SEAL_A, null, SEAL_C] });
    expect(due(sealed, [0], known)).toEqual([{ seat: 0, what: 'open', share: A }]);
    expect(due(table({ ...sealed.luck, shares: [A, null, null] }), [0], known)).toEqual([]);
    expect(due(table({ ...sealed.luck, state: 'dealt' }), [0], known)).toEqual([]);
  });

  it('a seal of another device is left alone', () => {
    expect(due(table({ seals: [SEAL_A, null, SEAL_C] }), [2], known)).toEqual([{ seat: 2, what: 'elsewhere' }]);
  });

  it('who has opened once draws again only if told so', () => {
    const first = [SEAL_A, null, SEAL_C];
    expect(due(table({ voided: 1 }), [0], known, [first])).toEqual([{ seat: 0, what: 'anew' }]);
    expect(due(table({ seals: first }), [0], known, [first])).toEqual([{ seat: 0, what: 'open', share: A }]);
    expect(due(table({ seals: [SEAL_A, null, SEAL_A] }), [0], known, [first])).toEqual([{ seat: 0, what: 'anew' }]);
    expect(due(table({ seals: [SEAL_C, null, SEAL_A] }), [0], known, [first])).toEqual([
      { seat: 0, what: 'open', share: C },
    ]);
  });

  it('a bot that stands in brings nothing', () => {
    expect(due(table({}, ['bot', 'person', 'person']), [0], known)).toEqual([]);
  });
});

describe('what is kept', () => {
  beforeEach(() => localStorage.clear());

  it('the commitment as it was first seen', () => {
    expect(notedCommitment('T')).toBeUndefined();
    noteCommitment('T', 'one');
    noteCommitment('T', 'two');
    expect(notedCommitment('T')).toBe('one');
  });

  it('all shares of a seat, the last one first', () => {
    noteCommitment('T', 'one');
    keepShare('T', 1, A);
    keepShare('T', 1, C);
    keepShare('T', 0, A);
    expect(sharesFor('T', 1)).toEqual([C, A]);
    expect(sharesFor('U', 1)).toEqual([]);
    expect(notedCommitment('T')).toBe('one');
  });
});

describe('what stood when a share was opened', () => {
  beforeEach(() => localStorage.clear());

  it('is kept once for each round, the last one first', () => {
    expect(keptOpenings('T')).toEqual([]);
    noteCommitment('T', 'one');
    keepOpening('T', [SEAL_A, null, SEAL_C]);
    keepOpening('T', [SEAL_A, null, SEAL_C]);
    expect(keptOpenings('T')).toEqual([[SEAL_A, null, SEAL_C]]);
    keepOpening('T', [SEAL_C, null, SEAL_A]);
    keepShare('T', 0, A);
    expect(keptOpenings('T')).toEqual([
      [SEAL_C, null, SEAL_A],
      [SEAL_A, null, SEAL_C],
    ]);
    expect(notedCommitment('T')).toBe('one');
  });
});

describe('the check', () => {
  const { setup, host, number } = vectors.setups[0]!;
  const record = { setup, seed: vectors.joint };
  const over = {
    ...table({ state: 'dealt', commitment: host, host: vectors.secret, seals: vectors.seals, shares: vectors.shares }),
    seed: vectors.joint,
  } as unknown as HostedDoc;
  const all = (doc: HostedDoc, of: object = record, own = [0]): Record<string, boolean | null> =>
    Object.fromEntries(checkOnDevice(doc, of, own).map((one) => [one.key, one.holds]));
  const changed = (luck: Partial<LuckDoc>): HostedDoc => ({ ...over, luck: { ...over.luck, ...luck } });

  beforeEach(() => {
    localStorage.clear();
    noteCommitment('T', host);
    keepShare('T', 0, A);
    keepOpening('T', vectors.seals);
  });

  it('holds where all is as it was', () => {
    expect(all(over)).toEqual({ written: true, commitment: true, seals: true, own: true, opened: true, seed: true });
  });

  it('finds seals that are not those that stood when this device opened its part', () => {
    localStorage.clear();
    keepOpening('T', [SEAL_A, null, SEAL_A]);
    expect(all(over).seals).toBe(false);
    keepOpening('T', [SEAL_A, SEAL_C, SEAL_C]);
    expect(all(over).seals).toBe(false);
    keepOpening('T', vectors.seals);
    expect(all(over)).toMatchObject({ seals: true, opened: null });
    expect(checkOnDevice(over, record, [0])).toContainEqual({ key: 'opened', holds: null, count: 3 });
  });

  it('finds everything that is changed', () => {
    expect(all(changed({ commitment: number })).written).toBe(false);
    expect(all(changed({ host: C })).commitment).toBe(false);
    expect(all(changed({ host: C })).seed).toBe(false);
    expect(all(changed({ shares: [C, null, C] }))).toMatchObject({ seals: false, own: false, seed: false });
    expect(all(over, { setup: { ...setup, players: 3 }, seed: vectors.joint }).commitment).toBe(false);
    expect(all(over, { setup, seed: 5 }).seed).toBe(false);
  });

  it('says what it cannot tell', () => {
    localStorage.clear();
    expect(all(over)).toEqual({ written: null, commitment: true, seals: null, own: null, seed: true });
    expect(all(over, record, [])).toEqual({ written: null, commitment: true, seals: null, seed: true });
  });

  it('of luck that the server drew alone', () => {
    const alone = { ...changed({ by: 'host', host: null, commitment: number }), seed: 42 };
    localStorage.clear();
    noteCommitment('T', number);
    expect(all(alone, { setup, seed: 42 })).toEqual({ written: true, commitment: true });
    expect(all({ ...alone, seed: 43 }, { setup, seed: 43 }).commitment).toBe(false);
  });

  it('of a table that began with a position there is none', () => {
    expect(all(changed({ commitment: null }), {})).toEqual({});
  });

  it('is summed up as far as it went', () => {
    const of = (...holds: (boolean | null)[]): string =>
      summarize(holds.map((one, i) => ({ key: `${i}`, holds: one })));
    expect(of(true, true)).toBe('holds');
    expect(of(true, null)).toBe('partly');
    expect(of(null, false, true)).toBe('fails');
    localStorage.clear();
    expect(summarize(checkOnDevice(over, record, [0]))).toBe('partly');
  });

  it('adds what the server found by playing it again', () => {
    const checks = ['seed', 'choices', 'result', 'commitment'].map((name) => ({ name, holds: name !== 'result' }));
    expect(serverChecks({ checks })).toEqual([
      { key: 'choices', holds: true },
      { key: 'result', holds: false },
    ]);
  });
});
