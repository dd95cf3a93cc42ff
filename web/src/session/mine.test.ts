// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { forget, keep, keepAll, note, seatOf, tokensOf } from './mine';

afterEach(() => localStorage.clear());

it('a recovery code stays with its seat when the table is opened again', () => {
  keep({ table: 'T', seat: 1, token: 'a', at: 1, recovery: 'CODE' });
  keep({ table: 'T', seat: 1, token: 'a', at: 2 });
  expect(seatOf('T', 1)).toMatchObject({ token: 'a', at: 2, recovery: 'CODE', noted: false });
});

it('a code that was put away stays so, a new one is shown again', () => {
  keep({ table: 'T', seat: 1, token: 'a', at: 1, recovery: 'CODE' });
  note('T', 1);
  keep({ table: 'T', seat: 1, token: 'b', at: 2, recovery: 'CODE' });
  expect(seatOf('T', 1)).toMatchObject({ token: 'b', noted: true });
  keep({ table: 'T', seat: 1, token: 'b', at: 3, recovery: 'OTHER' });
  expect(seatOf('T', 1)).toMatchObject({ recovery: 'OTHER', noted: false });
});

it('several seats are kept in their order', () => {
  keepAll('T', [
    { seat: 0, token: 'a', recovery: 'A' },
    { seat: 2, token: 'c' },
  ]);
  expect(tokensOf('T').map((one) => [one.seat, one.token, one.recovery])).toEqual([
    [0, 'a', 'A'],
    [2, 'c', undefined],
  ]);
  forget('T', 0);
  expect(seatOf('T', 0)).toBeUndefined();
});
