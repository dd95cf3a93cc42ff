/** What this device has to do so that the luck of a table is brought together. No Svelte in here. */
import type { AnyDoc, HostedSeat, LuckDoc } from '../api';
import { sealOf } from './proof';

/** What a seat has to do next. */
export type Due =
  /** Draw a share and seal it. */
  | { seat: number; what: 'seal' }
  /** All seals stand: the own one is opened. */
  | { seat: number; what: 'open'; share: string }
  /** It was sealed somewhere else, by another device or by a browser that has forgotten it. */
  | { seat: number; what: 'elsewhere' };

/** Whether a person is to bring luck on a seat, now or when it is taken. */
export function brings(seat: HostedSeat): boolean {
  return (seat.kind === 'person' || seat.kind === 'open') && seat.bot === null;
}

export function allSealed({ seats, luck }: Pick<AnyDoc, 'seats' | 'luck'>): boolean {
  return seats.every((one) => !brings(one) || luck.seals[one.seat] != null);
}

/** What is due on the seats of this device, whose shares are known to it. */
export function due(doc: AnyDoc, own: readonly number[], sharesFor: (seat: number) => readonly string[]): Due[] {
  if (doc.luck.state !== 'gathering') return [];
  const open = allSealed(doc);
  return own.flatMap<Due>((seat) => {
    const seal = doc.luck.seals[seat];
    if (!brings(doc.seats[seat]!)) return [];
    if (seal == null) return [{ seat, what: 'seal' }];
    const share = sharesFor(seat).find((one) => sealOf(one) === seal);
    if (share === undefined) return [{ seat, what: 'elsewhere' }];
    return open && doc.luck.shares[seat] == null ? [{ seat, what: 'open', share }] : [];
  });
}

/** How many seats have brought luck. */
export function brought(luck: LuckDoc): number {
  return luck.shares.filter((one) => one !== null).length;
}
