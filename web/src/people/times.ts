/** Moments as people say them, in the language of the page. Times of the server are seconds since 1970. */
import { language } from '../i18n/i18n.svelte';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** The time of day, with the date where it is another day. */
export function clock(at: number, now: Date = new Date()): string {
  const then = new Date(at * 1000);
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  if (then.toDateString() === now.toDateString()) return then.toLocaleTimeString(language(), time);
  return then.toLocaleString(language(), { day: 'numeric', month: 'long', ...time });
}

/** How long ago it was: 5 minutes ago, yesterday, now. */
export function ago(at: number, now: number = Date.now() / 1000): string {
  const words = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const seconds = Math.max(0, now - at);
  for (const [unit, length] of UNITS) if (seconds >= length) return words.format(-Math.floor(seconds / length), unit);
  return words.format(0, 'second');
}

export function day(at: number): string {
  return new Date(at * 1000).toLocaleDateString(language(), { day: 'numeric', month: 'long' });
}
