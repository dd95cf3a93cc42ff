/** Checks the luck of a table that is over: here, from what this device has written down and what everybody was told. */
import type { HostedDoc, VerdictDoc } from '../api';
import { noted, sharesFor } from './kept';
import { hostCommitment, jointSeed, sealOf, seedCommitment } from './proof';

/** What is looked at here; the server adds what needs the game played again. */
export type Own = 'written' | 'commitment' | 'seals' | 'own' | 'seed';
export interface Checked {
  key: string;
  /** Null: it cannot be told here. */
  holds: boolean | null;
}

interface Recorded {
  setup?: Record<string, unknown>;
  seed?: number | string;
}

/** `own` are the seats of this device. */
export function checkHere(doc: HostedDoc, record: Recorded, own: readonly number[]): Checked[] {
  const { luck, seed, table } = doc;
  if (luck.commitment === null || record.setup === undefined || seed === null) return [];
  const known = noted(table);
  const found: Checked[] = [{ key: 'written', holds: known == null ? null : known === luck.commitment }];
  if (luck.host === null) {
    found.push({ key: 'commitment', holds: seedCommitment(seed, record.setup) === luck.commitment });
    return found;
  }
  found.push({ key: 'commitment', holds: hostCommitment(luck.host, record.setup) === luck.commitment });
  if (luck.by === 'together') {
    found.push({
      key: 'seals',
      holds: luck.shares.every((share, seat) => (share === null ? null : sealOf(share)) === luck.seals[seat]),
    });
    const drawn = own.filter((seat) => luck.shares[seat] !== null);
    if (drawn.length) {
      const mine = drawn.map((seat) => sharesFor(table, seat));
      const holds = drawn.every((seat, i) => mine[i]!.includes(luck.shares[seat]!));
      found.push({ key: 'own', holds: mine.every((one) => one.length) ? holds : null });
    }
  }
  found.push({
    key: 'seed',
    holds: jointSeed(luck.host, luck.shares) === String(seed) && String(record.seed) === String(seed),
  });
  return found;
}

/** What the server found by playing the game again: what was not looked at here. */
export function checkedThere({ checks }: VerdictDoc): Checked[] {
  return checks
    .filter(({ name }) => name === 'choices' || name === 'result')
    .map(({ name, holds }) => ({ key: name, holds }));
}
