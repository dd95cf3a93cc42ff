// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { open } from '../box';
import { speak } from '../i18n/i18n.svelte';
import { components, snapshot } from '../testing/fixtures';
import { until } from '../testing/until';
import KeptTable from './KeptTable.svelte';
import { CALM, whileVisible } from './whileVisible';

function see(seen: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, value: !seen });
  document.dispatchEvent(new Event('visibilitychange'));
}

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'hidden');
});

describe('what is shown while somebody looks', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('is asked for at once and from time to time', () => {
    const ask = vi.fn();
    const stop = whileVisible(ask);
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(2 * CALM);
    expect(ask).toHaveBeenCalledTimes(3);
    stop();
    see(true);
    vi.advanceTimersByTime(2 * CALM);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('rests while the page is hidden, and is asked for when it comes back', () => {
    see(false);
    const ask = vi.fn();
    const stop = whileVisible(ask);
    vi.advanceTimersByTime(2 * CALM);
    expect(ask).not.toHaveBeenCalled();
    see(true);
    expect(ask).toHaveBeenCalledTimes(1);
    see(false);
    vi.advanceTimersByTime(2 * CALM);
    expect(ask).toHaveBeenCalledTimes(1);
    see(true);
    vi.advanceTimersByTime(CALM);
    expect(ask).toHaveBeenCalledTimes(3);
    stop();
  });
});

describe('a table of this device', () => {
  const seats = [{ table: 'abc', token: 'secret', seat: 0, at: 0 }];
  const props = { seats, open: () => undefined, forgotten: () => undefined };

  function document(title: string, version: number, over = false): Response {
    const { doc } = snapshot('two');
    const people = doc.seats.map((one, seat) => ({ ...one, seat, kind: 'person', bot: null }));
    return Response.json({ ...doc, version, title, seats: people, created: 0, deciders: [1], over });
  }

  beforeEach(async () => {
    open(components());
    await speak('en');
  });

  it('is shown as it stands now; without an answer it stays as it was', async () => {
    const fetch = vi.fn<() => Promise<Response>>();
    vi.stubGlobal('fetch', fetch);
    fetch.mockResolvedValueOnce(document('Sunday', 5));
    const { container, rerender } = render(KeptTable, { ...props, looked: 1 });
    const title = (): string => container.querySelector('b')!.textContent;
    await until(() => expect(title()).toBe('Sunday'));
    const titles: string[] = [];
    const watch = new MutationObserver(() => titles.push(title()));
    watch.observe(container, { subtree: true, childList: true, characterData: true });

    fetch.mockRejectedValueOnce(new TypeError('no network'));
    await rerender({ looked: 2 });
    fetch.mockResolvedValueOnce(document('an older one, late', 4));
    await rerender({ looked: 3 });
    expect(fetch).toHaveBeenCalledTimes(3);
    fetch.mockResolvedValueOnce(document('Monday', 6, true));
    await rerender({ looked: 4 });
    await until(() => expect(title()).toBe('Monday'));
    watch.disconnect();
    expect(titles).not.toContain('an older one, late');
    expect(container.querySelector('.gone')).toBeNull();

    await rerender({ looked: 5 });
    expect(fetch).toHaveBeenCalledTimes(4); // it is over: nothing changes any more
  });
});
