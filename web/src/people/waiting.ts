/** How long somebody has been asked, and when others need not wait any longer. */
import type { HostedSeat } from '../api';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Seconds until others may let a bot play for a seat that keeps them waiting (none: now); null: never. */
export function secondsUntilReplaceable(seat: Pick<HostedSeat, 'replaceable_at'>, now: number): number | null {
  return seat.replaceable_at === null ? null : Math.max(0, seat.replaceable_at - now);
}

/** A time in the unit people would use, rounded up. */
export function roundDuration(seconds: number): ['minutes' | 'hours' | 'days', number] {
  if (seconds < 90 * MINUTE) return ['minutes', Math.max(1, Math.ceil(seconds / MINUTE))];
  if (seconds < 2 * DAY) return ['hours', Math.ceil(seconds / HOUR)];
  return ['days', Math.ceil(seconds / DAY)];
}
