// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DecisionKind } from '../api';
import { open } from '../box';
import { place } from '../draw/sprite';
import { speak } from '../i18n/i18n.svelte';
import Table from '../screens/Table.svelte';
import { FixedSession } from '../session/session.svelte';
import { components, questions } from '../testing/fixtures';
import { rowOf, type Shape } from './kinds';

/** An option of these is put together in several steps. */
const COMPOSED: readonly Shape[] = ['payment', 'stepper', 'exchange', 'plot'];

beforeAll(async () => {
  open(components());
  await speak('en');
  place(document.body);
});

afterEach(cleanup);

describe('a question on the table', () => {
  it.each(questions())('can be answered in every way: $kind', async ({ kind, told }) => {
    const s = new FixedSession(told);
    const { container } = render(Table, { s, fixed: '1440' });
    const { shape } = rowOf(kind as DecisionKind);
    const prompt = container.querySelector<HTMLElement>('[data-kind]')!;
    expect(prompt.dataset.kind).toBe(kind);
    expect(prompt.dataset.player).toBe(String(told.doc.decision!.player));
    const reached = new Set<string>();
    const look = (): void => {
      for (const one of container.querySelectorAll<HTMLElement>('[data-option]')) reached.add(one.dataset.option!);
    };
    look();
    const steps = [...container.querySelectorAll<HTMLElement>('[data-step]')].map((one) => one.dataset.step!);
    expect(reached.size + steps.length).toBeGreaterThan(0);
    for (const step of new Set(steps)) {
      s.picker.clear();
      await tick();
      container.querySelector(`[data-step="${step}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await tick();
      look();
    }
    const texts = told.doc.options.map((one) => one.text);
    for (const text of reached) expect(texts).toContain(text);
    if (!COMPOSED.includes(shape)) expect([...reached].sort()).toEqual([...texts].sort());
    expect(s.chosen).toEqual([]);
  });
});
