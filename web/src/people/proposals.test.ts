import { beforeAll, expect, it } from 'vitest';
import type { HostedSeat } from '../api';
import { speak } from '../i18n/i18n.svelte';
import { isAsked, needsAgreement, settingsWords } from './proposals';

beforeAll(() => speak('en'));

const proposal = { number: 7, settings: {}, agreed: [1], waits_for: [2] };
const seat = (number: number, more: Partial<HostedSeat> = {}): HostedSeat =>
  ({ seat: number, kind: 'person', bot: null, left: false, ...more }) as HostedSeat;

it('is said in words', () => {
  expect(settingsWords({ hints: false })).toBe('Hints: no');
  expect(settingsWords({ pace: 'fast', absent_after: null })).toBe(
    'Bots move: quickly and Who keeps the others waiting: is waited for',
  );
});

it('asks those it waits for', () => {
  expect(isAsked(proposal, 2)).toBe(true);
  expect(isAsked(proposal, 1)).toBe(false);
  expect(isAsked(proposal, null)).toBe(false);
});

it('is needed where other people sit', () => {
  expect(needsAgreement({ over: false, seats: [seat(0), seat(1)] }, [0])).toBe(true);
  expect(needsAgreement({ over: true, seats: [seat(0), seat(1)] }, [0])).toBe(false);
  expect(needsAgreement({ over: false, seats: [seat(0), seat(1)] }, [0, 1])).toBe(false);
  expect(needsAgreement({ over: false, seats: [seat(0), seat(1, { kind: 'open' })] }, [0])).toBe(false);
  expect(needsAgreement({ over: false, seats: [seat(0), seat(1, { bot: 'greedy' })] }, [0])).toBe(false);
});
