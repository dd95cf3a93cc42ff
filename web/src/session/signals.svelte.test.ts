// @vitest-environment jsdom
/** What runs again when a document has changed, counted by what it reads. */
import { render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ChatLine, Doc } from '../api';
import { open } from '../box';
import { speak } from '../i18n/i18n.svelte';
import Table from '../screens/Table.svelte';
import { components, snapshot } from '../testing/fixtures';
import { FixedSession } from './session.svelte';
import { Signals } from './signals.svelte';

beforeAll(async () => {
  open(components());
  await speak('en');
});

/** Runs `read` whenever what it reads has changed, and says how often. */
function count(read: () => unknown): () => number {
  let runs = 0;
  $effect.root(() => {
    $effect(() => {
      read();
      runs++;
    });
  });
  flushSync();
  return () => {
    flushSync();
    return runs;
  };
}

describe('signals', () => {
  it('run what reads the key that has changed', () => {
    const signals = new Signals({ chat: ['hello'], turn: 1 });
    const { live } = signals;
    const chat = count(() => live.chat);
    const turn = count(() => live.turn);
    signals.set({ chat: [...live.chat, 'there'], turn: 1 });
    expect([chat(), turn()]).toEqual([2, 1]);
    expect(live).toEqual({ chat: ['hello', 'there'], turn: 1 });
  });

  it('tell of keys that come and go', () => {
    const signals = new Signals<{ title?: string; turn: number }>({ turn: 1 });
    const { live } = signals;
    const title = count(() => live.title);
    const keys = count(() => Object.keys(live));
    signals.set({ turn: 1, title: 'Friday' });
    expect([title(), keys()]).toEqual([2, 2]);
    expect({ ...live, has: 'title' in live }).toEqual({ turn: 1, title: 'Friday', has: true });
    signals.set({ turn: 1 });
    expect([title(), keys()]).toEqual([3, 3]);
    expect(live.title).toBeUndefined();
    expect('title' in live).toBe(false);
  });
});

describe('a table', () => {
  /** A copy that notes the keys that are read of it. */
  function watched<T extends object>(document: T, reads: Set<string>): T {
    return new Proxy(document, {
      get: (target, key) => {
        if (typeof key === 'string') reads.add(key);
        return Reflect.get(target, key);
      },
    });
  }

  it.each(['two', 'five', 'solo'])('of %s draws nothing anew when somebody talks', (moment) => {
    const { doc, events } = snapshot(moment);
    const s = new FixedSession({ doc: { ...doc, chat: [] } as Doc, events });
    const reads = new Set<string>();
    Object.assign(s, { doc: watched(s.doc, reads), view: watched(s.view, reads) });
    const chat = count(() => (s.doc as Doc & { chat: ChatLine[] }).chat);
    const { container } = render(Table, { s });
    flushSync();
    const drawn = container.querySelector('.table')!.innerHTML;
    expect(reads).toContain('players');
    reads.clear();
    const line: ChatLine = { number: 1, at: 0, seat: 0, text: 'Hello' };
    s.set({ ...structuredClone(doc), version: doc.version + 1, chat: [line] } as Doc);
    expect(chat()).toBe(2);
    expect([...reads].sort()).toEqual(['chat', 'decision', 'version']); // the last two stand on the table's root
    expect(container.querySelector('.table')!.innerHTML).toBe(drawn);
    expect(container.querySelector<HTMLElement>('.table')!.dataset.version).toBe(`${doc.version + 1}`);
  });
});
