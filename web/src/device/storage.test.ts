// @vitest-environment jsdom
/** Everything that a device keeps works where the browser keeps nothing, until the page is closed. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as guide from '../learn/guide';
import { keepName, forgetSeats, keepSeat, ownSeats, keptName, tokensOf } from '../session/ownSeats';
import { looks } from '../session/since';
import { change, settings } from './settings.svelte';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const TROUBLES: Record<string, () => void> = {
  'is forbidden': () => {
    vi.stubGlobal('localStorage', undefined);
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
  },
  'is full': () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
  },
};

describe.each(Object.keys(TROUBLES))('where keeping %s', (trouble) => {
  it('a new table is still one’s own, and all else goes on', () => {
    TROUBLES[trouble]!();
    guide.kept();
    expect(ownSeats().filter((one) => one.table === trouble)).toEqual([]);
    keepSeat({ table: trouble, token: 'secret', seat: 0, at: 1 });
    keepSeat({ table: trouble, token: 'other', seat: 1, at: 2 });
    expect(tokensOf(trouble).map((one) => one.token)).toEqual(['other', 'secret']);
    forgetSeats(trouble, 1);
    expect(tokensOf(trouble)).toHaveLength(1);
    keepName('Ada');
    expect(keptName()).toBe('Ada');
    change({ pace: 3 });
    expect(settings().pace).toBe(3);
    expect(looks(trouble, 3, 0)).toBeNull();
    expect(looks(trouble, 5, 20 * 60_000)).toBe(3);
    guide.keep({ table: trouble, told: [], open: true });
    expect(guide.kept()?.table).toBe(trouble);
  });

  it('a reload finds the seat again, beside the address and not in it', async () => {
    TROUBLES[trouble]!();
    keepSeat({ table: `${trouble}, again`, token: 'secret', seat: 0, at: 1 });
    expect(location.href).not.toContain('secret');
    vi.resetModules();
    const again = await import('../session/ownSeats');
    expect(again.tokensOf(`${trouble}, again`).map((one) => one.token)).toEqual(['secret']);
    const { forgets } = await import('./storage');
    expect(forgets()).toBe(true);
  });
});

it('where keeping is allowed nothing is forgotten', async () => {
  history.replaceState(null, '');
  vi.resetModules();
  const { forgets, store } = await import('./storage');
  store('a', 'b');
  expect(forgets()).toBe(false);
  expect(history.state).toBe(null);
});
