/** Which lines of the log are shown, and which one is the line of the moment that is shown. */
import type { Line } from '../i18n/speaker';

/** The place of the line that tells an event: several events may be told in one. */
export function lineOf(lines: readonly Line[], n: number): number {
  const after = lines.findIndex((line) => line.event.n > n);
  return (after < 0 ? lines.length : after) - 1;
}

/** So many lines: the last ones, or those up to the marked one with a few of what comes after it. */
export function around(lines: readonly Line[], marked: number | null, count: number): readonly Line[] {
  if (marked === null) return lines.slice(-count);
  const ahead = Math.floor(count / 4);
  const end = Math.min(lines.length, Math.max(count, lineOf(lines, marked) + 1 + ahead));
  return lines.slice(Math.max(0, end - count), end);
}
