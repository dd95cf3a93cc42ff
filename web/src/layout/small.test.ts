// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DecisionKind } from '../api';
import { rowOf, type Shape } from '../decision/kinds';
import Table from '../screens/Table.svelte';
import { FixedSession } from '../session/session.svelte';
import { questions, snapshot } from '../testing/fixtures';
import { openBox } from '../testing/table';

/** An option of these is put together in several steps. */
const COMPOSED: readonly Shape[] = ['payment', 'stepper', 'exchange', 'plot'];
const SMALL = ['phone', 'tablet'] as const;

beforeAll(openBox);

afterEach(cleanup);

function tabs(root: HTMLElement): string | undefined {
  return root.querySelector<HTMLElement>('[data-tab][aria-current]')?.dataset.tab;
}

describe('a question on the phone', () => {
  it.each(questions())('can be answered on the tab that opens: $kind', async ({ kind, told: { doc, events } }) => {
    const s = new FixedSession({ doc, events });
    const { container } = render(Table, { s, fixed: 'phone' });
    const offers = () => [...container.querySelectorAll<HTMLElement>('[data-option], [data-step]')];
    const reached = new Set<string>();
    const look = () => {
      for (const { dataset } of offers()) if (dataset.option !== undefined) reached.add(dataset.option);
    };
    expect(offers()).not.toHaveLength(0);
    look();
    if (COMPOSED.includes(rowOf(kind as DecisionKind).shape)) return;
    for (const step of new Set(offers().flatMap(({ dataset }) => dataset.step ?? []))) {
      s.picker.clear();
      await tick();
      const one = container.querySelector(`[data-step="${step}"]`);
      if (one) await fireEvent.click(one);
      look();
    }
    expect([...reached].sort()).toEqual(doc.options.map((one) => one.text).sort());
  });
});

describe.each(SMALL)('a %s', (fixed) => {
  it.each(['five', 'solo'])('has every part of the table: %s', async (moment) => {
    const s = new FixedSession(snapshot(moment));
    const { container } = render(Table, { s, fixed });
    const seen = new Set<string>();
    for (const tab of container.querySelectorAll<HTMLElement>('[data-tab]')) {
      await fireEvent.click(tab);
      expect(tabs(container)).toBe(tab.dataset.tab);
      for (const zone of ['.map', '.track', '.city', '.techs', '.mat', '.eras', '.hand', '.opp', '.mk3', '.log'])
        if (container.querySelector(zone)) seen.add(zone);
      const used = new Set([...container.querySelectorAll('use')].map((use) => use.getAttribute('href')!.slice(1)));
      for (const id of used) expect(document.getElementById(id), id).not.toBeNull();
    }
    expect(seen.size).toBe(10);
  });
});

describe('a phone', () => {
  it('opens a tab by itself when a question arrives, and only then', async () => {
    const [turn, placing] = [snapshot('five'), snapshot('five-place')];
    const s = new FixedSession(turn);
    const { container } = render(Table, { s, fixed: 'phone' });
    expect(tabs(container)).toBe('map');
    await fireEvent.click(container.querySelector('[data-tab=mats]')!);
    s.set({ ...turn.doc, version: 2 });
    await tick();
    expect(tabs(container)).toBe('mats');
    expect(container.querySelector('.ask.line')).not.toBeNull();
    s.set({ ...placing.doc, version: 3 });
    await tick();
    expect(tabs(container)).toBe('city');
    expect(container.querySelector('.ask.line')).toBeNull();
  });

  it('leads back to the question', async () => {
    const s = new FixedSession(snapshot('three'));
    const { container } = render(Table, { s, fixed: 'phone' });
    await fireEvent.click(container.querySelector('[data-tab=rivals]')!);
    await fireEvent.click(container.querySelector('[data-action=show]')!);
    expect(tabs(container)).toBe('map');
    expect(container.querySelector('.ask.line')).toBeNull();
  });

  it('shows the mats of another player, and one’s own again', async () => {
    const s = new FixedSession(snapshot('three'));
    const { container } = render(Table, { s, fixed: 'phone' });
    await fireEvent.click(container.querySelectorAll('.pchip .over')[1]!);
    expect(s.shown).toBe(1);
    expect(tabs(container)).toBe('mats');
    await fireEvent.click(container.querySelector('.me .btn')!);
    expect(s.shown).toBe(0);
  });

  it('shows a track by its ribbon', async () => {
    const s = new FixedSession(snapshot('three'));
    const { container } = render(Table, { s, fixed: 'phone' });
    Object.assign(window, { innerHeight: 844 });
    window.dispatchEvent(new Event('resize'));
    await tick();
    await fireEvent.click(container.querySelector('.rb .over')!);
    expect(tabs(container)).toBe('tracks');
    expect(container.querySelectorAll('.sp')).toHaveLength(48);
  });
});
