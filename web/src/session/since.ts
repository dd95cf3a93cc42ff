/** What others did since one's own last turn, and whether somebody has been away so long that it is worth saying. */
import type { Line } from '../i18n/speaker';
import { store, stored } from '../storage';

const LONG = 10 * 60_000; // ms
const KEY = 'seen';

/** The lines of the log after the viewer's last turn, up to the one that has begun now. */
export function sinceLastTurn(log: readonly Line[], viewer: number | null): readonly Line[] {
  let end = log.length;
  let start = log.length;
  for (let i = log.length - 1; i >= 0; i--) {
    const { event } = log[i]!;
    if (event.key !== 'turn') continue;
    if (event.player !== viewer) start = i;
    else if (start === log.length) end = i;
    else break;
  }
  return start < end ? log.slice(start, end) : [];
}

function read(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(stored(KEY) ?? '{}');
    return found !== null && typeof found === 'object' ? (found as Record<string, number>) : {};
  } catch {
    return {}; // something else wrote it
  }
}

/** Somebody looks at a table now. Whether the last time is long ago; who was never there has missed nothing. */
export function looks(table: string, now = Date.now()): boolean {
  const before = read();
  const recent = Object.entries(before).filter(([, at]) => now - at < 90 * 24 * 3600_000);
  store(KEY, JSON.stringify({ ...Object.fromEntries(recent), [table]: now }));
  return table in before && now - before[table]! > LONG;
}
