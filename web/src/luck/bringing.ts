/** What this device has to do so that the luck of a table is brought together. No Svelte in here. */
import type { AnyDoc, HostedSeat, LuckDoc } from '../api';
import { isSame, type Seals } from './memory';
import { sealOf } from './proof';

/** What a seat has to do next. */
export type Due =
  /** Draw a share and seal it. */
  | { seat: number; what: 'seal' }
  /** All seals stand: the own one is opened. */
  | { seat: number; what: 'open'; share: string }
  /** It was sealed somewhere else, by another device or by a browser that has forgotten it. */
  | { seat: number; what: 'elsewhere' }
  /**
   * This device has opened a share, and now another one is wanted. Whoever runs the server may know by now what would
   * have been dealt, and want something else: a person decides whether to draw again.
   */
  | { seat: number; what: 'anew' };

/** Whether a person is to bring luck on a seat, now or when it is taken. */
export function brings(seat: HostedSeat): boolean {
  return (seat.kind === 'person' || seat.kind === 'open') && seat.bot === null;
}

export function allSealed({ seats, luck }: Pick<AnyDoc, 'seats' | 'luck'>): boolean {
  return seats.every((one) => !brings(one) || luck.seals[one.seat] != null);
}

/** What is due on the seats of this device, whose shares are known to it, as are the seals with which it opened some. */
export function due(
  doc: AnyDoc,
  own: readonly number[],
  sharesFor: (seat: number) => readonly string[],
  opened: readonly Seals[] = [],
): Due[] {
  if (doc.luck.state !== 'gathering') return [];
  const open = allSealed(doc);
  const isChanged = opened.some((before) => !isSame(before, doc.luck.seals) && isOneRound(before, doc.luck.seals, own));
  return own.flatMap<Due>((seat) => {
    const seal = doc.luck.seals[seat];
    if (!brings(doc.seats[seat]!)) return [];
    if (seal == null) return [{ seat, what: opened.length ? 'anew' : 'seal' }];
    const share = sharesFor(seat).find((one) => sealOf(one) === seal);
    if (share === undefined) return [{ seat, what: 'elsewhere' }];
    if (!open || doc.luck.shares[seat] != null) return [];
    return [isChanged ? { seat, what: 'anew' } : { seat, what: 'open', share }];
  });
}

/** Whether an own seal stands in both: with every round, all seals are others. */
function isOneRound(one: Seals, other: Seals, own: readonly number[]): boolean {
  return own.some((seat) => one[seat] != null && one[seat] === other[seat]);
}

/** How many seats have brought luck. */
export function countShares(luck: LuckDoc): number {
  return luck.shares.filter((one) => one !== null).length;
}
