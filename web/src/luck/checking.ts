/** Checks the luck of a table that is over: here, from what this device has written down and what everybody was told. */
import type { HostedDoc, LuckDoc, VerdictDoc } from '../api';
import { isSame, notedCommitment, keptOpenings, sharesFor, type Seals } from './memory';
import { hostCommitment, jointSeed, sealOf, seedCommitment } from './proof';

/** What is looked at here; the server adds what needs the game played again. */
export type Own = 'written' | 'commitment' | 'seals' | 'own' | 'opened' | 'seed';
export interface LuckCheck {
  key: string;
  /** Null: it cannot be told here. */
  holds: boolean | null;
  /** How many times, where that is what it says. */
  count?: number;
}

interface Recorded {
  setup?: Record<string, unknown>;
  seed?: number | string;
}

/** `own` are the seats of this device. */
export function checkOnDevice(doc: HostedDoc, record: Recorded, own: readonly number[]): LuckCheck[] {
  const { luck, seed, table } = doc;
  if (luck.commitment === null || record.setup === undefined || seed === null) return [];
  const known = notedCommitment(table);
  const found: LuckCheck[] = [{ key: 'written', holds: known == null ? null : known === luck.commitment }];
  if (luck.host === null) {
    found.push({ key: 'commitment', holds: seedCommitment(seed, record.setup) === luck.commitment });
    return found;
  }
  found.push({ key: 'commitment', holds: hostCommitment(luck.host, record.setup) === luck.commitment });
  if (luck.by === 'together') {
    const opened = keptOpenings(table);
    found.push({ key: 'seals', holds: sealsHold(luck, opened[0]) });
    const drawn = own.filter((seat) => luck.shares[seat] !== null);
    if (drawn.length) {
      const mine = drawn.map((seat) => sharesFor(table, seat));
      const holds = drawn.every((seat, i) => mine[i]!.includes(luck.shares[seat]!));
      found.push({ key: 'own', holds: mine.every((one) => one.length) ? holds : null });
    }
    // after the first time, whoever runs the server could choose between what was dealt and dealing again
    if (opened.length) found.push({ key: 'opened', holds: opened.length === 1 || null, count: opened.length });
  }
  found.push({
    key: 'seed',
    holds: jointSeed(luck.host, luck.shares) === String(seed) && String(record.seed) === String(seed),
  });
  return found;
}

/** All shares fit the seals, and these are the ones that stood when this device opened its own share. */
function sealsHold(luck: LuckDoc, stood: Seals | undefined): boolean | null {
  if (!luck.shares.every((share, seat) => (share === null ? null : sealOf(share)) === luck.seals[seat])) return false;
  return stood === undefined ? null : isSame(stood, luck.seals);
}

/** What all of it comes to; partly: something could not be told here. */
export function summarize(checks: readonly LuckCheck[]): 'holds' | 'partly' | 'fails' {
  if (checks.some((one) => one.holds === false)) return 'fails';
  return checks.every((one) => one.holds) ? 'holds' : 'partly';
}

/** What the server found by playing the game again: what was not looked at here. */
export function serverChecks({ checks }: VerdictDoc): LuckCheck[] {
  return checks
    .filter(({ name }) => name === 'choices' || name === 'result')
    .map(({ name, holds }) => ({ key: name, holds }));
}
