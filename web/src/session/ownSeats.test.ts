// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { forgetSeats, keepSeat, keepSeats, noteRecovery, seatOf, tokensOf } from './ownSeats';

afterEach(() => localStorage.clear());

it('a recovery code stays with its seat when the table is opened again', () => {
  keepSeat({ table: 'T', seat: 1, token: 'a', at: 1, recovery: 'CODE' });
  keepSeat({ table: 'T', seat: 1, token: 'a', at: 2 });
  expect(seatOf('T', 1)).toMatchObject({ token: 'a', at: 2, recovery: 'CODE', noted: false });
});

it('a code that was put away stays so, a new one is shown again', () => {
  keepSeat({ table: 'T', seat: 1, token: 'a', at: 1, recovery: 'CODE' });
  noteRecovery('T', 1);
  keepSeat({ table: 'T', seat: 1, token: 'b', at: 2, recovery: 'CODE' });
  expect(seatOf('T', 1)).toMatchObject({ token: 'b', noted: true });
  keepSeat({ table: 'T', seat: 1, token: 'b', at: 3, recovery: 'OTHER' });
  expect(seatOf('T', 1)).toMatchObject({ recovery: 'OTHER', noted: false });
});

it('several seats are kept in their order', () => {
  keepSeats('T', [
    { seat: 0, token: 'a', recovery: 'A' },
    { seat: 2, token: 'c' },
  ]);
  expect(tokensOf('T').map((one) => [one.seat, one.token, one.recovery])).toEqual([
    [0, 'a', 'A'],
    [2, 'c', undefined],
  ]);
  forgetSeats('T', 0);
  expect(seatOf('T', 0)).toBeUndefined();
});
