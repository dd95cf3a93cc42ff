/** What others did since one's own last turn, and whether somebody has been away so long that it is worth saying. */
import type { Line } from '../i18n/speaker';
import { store, readStored } from '../device/storage';

const LONG = 10 * 60_000; // ms
const KEY = 'seen';

/** When somebody looked at a table last, and the turn that was played then. */
interface Seen {
  at: number;
  turn: number;
}

/**
 * The lines of the log after the viewer's last turn, up to the one that has begun now; with what a bot played for the
 * viewer after the turn that was seen last.
 */
export function sinceLastTurn(log: readonly Line[], viewer: number | null, seen = Infinity): readonly Line[] {
  let end = log.length;
  let start = log.length;
  for (let i = log.length - 1; i >= 0; i--) {
    const { event } = log[i]!;
    if (event.key !== 'turn') continue;
    if (event.player !== viewer) start = i;
    else if (start === log.length) end = i;
    else if (event.turn <= seen) break;
  }
  return start < end ? log.slice(start, end) : [];
}

function read(): Record<string, Seen> {
  try {
    const found: unknown = JSON.parse(readStored(KEY) ?? '{}');
    const entries = Object.entries(found as Record<string, Seen>);
    return Object.fromEntries(entries.filter(([, one]) => typeof one.at === 'number' && typeof one.turn === 'number'));
  } catch {
    return {}; // something else wrote it
  }
}

/**
 * Somebody looks at a table now, in this turn. The turn that was seen last if that is long ago; who was never there has
 * missed nothing.
 */
export function looks(table: string, turn: number, now = Date.now()): number | null {
  const before = read();
  const recent = Object.entries(before).filter(([, one]) => now - one.at < 90 * 24 * 3600_000);
  store(KEY, JSON.stringify({ ...Object.fromEntries(recent), [table]: { at: now, turn } }));
  const last = before[table];
  return last && now - last.at > LONG ? last.turn : null;
}
