import { beforeAll, expect, it } from 'vitest';
import { speak } from '../i18n/i18n.svelte';
import { ago, clock, day } from './times';

beforeAll(() => speak('en'));

const AT = new Date(2026, 10, 18, 14, 5).getTime() / 1000;

it('is the time of day, and the date on another day', () => {
  expect(clock(AT, new Date(2026, 10, 18, 9))).toBe('02:05 PM');
  expect(clock(AT, new Date(2026, 10, 17, 9))).toBe('November 18 at 02:05 PM');
  expect(day(AT)).toBe('November 18');
});

it.each([
  [0, 'now'],
  [-30, 'now'], // the clocks differ
  [59, 'now'],
  [60, '1 minute ago'],
  [7300, '2 hours ago'],
  [90_000, 'yesterday'],
  [300_000, '3 days ago'],
])('%i seconds are told as %s', (seconds, words) => {
  expect(ago(AT, AT + seconds)).toBe(words);
});
