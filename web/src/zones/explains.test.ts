// @vitest-environment jsdom
/** What lies on the table explains itself where the pointer rests. */
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { shownExplanation, hide } from '../parts/explain.svelte';
import Table from '../screens/Table.svelte';
import { FixedSession } from '../session/session.svelte';
import { questions, snapshot } from '../testing/fixtures';
import { openBox } from '../testing/table';

beforeAll(openBox);

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  hide();
  cleanup();
});

/** The title of what is explained while the pointer rests on a thing. */
function at(thing: Element): string | undefined {
  hide();
  const event = new MouseEvent('pointerenter');
  Object.defineProperty(event, 'pointerType', { value: 'mouse' });
  thing.dispatchEvent(event);
  vi.advanceTimersByTime(1000);
  return shownExplanation()?.what.title;
}

it('plots, free and built upon, rivals and the price of a tier', async () => {
  const s = new FixedSession(snapshot('three'));
  const { container } = render(Table, { s, fixed: '1440' });
  await tick();
  const plots = [...container.querySelectorAll('.city .target')];
  expect(plots).toHaveLength(81);
  const titles = plots.map(at);
  expect(titles).not.toContain(undefined);
  const { pieces, filled } = s.view.players[s.home]!.city!;
  expect(titles.filter((one) => /^plot [A-I][1-9], free/i.test(one!))).toHaveLength(81 - filled.length);
  const built = pieces.filter((one) => !one.beside).flatMap((one) => one.plots ?? []);
  expect(titles.filter((one) => !/^plot [A-I][1-9], /i.test(one!))).toHaveLength(built.length);
  expect([...container.querySelectorAll('.opps .over')].map(at)).toEqual(s.rivals.map((p) => s.speaker.title(p.seat)));
  const price = container.querySelector('.t-science .tier:nth-of-type(2) .cost')!;
  expect(at(price)).toBe('Science');
  expect(shownExplanation()!.what.rows[0]!.head).toBe('Cost');
});

it('but no plot while a building looks for its place there', async () => {
  const s = new FixedSession(questions().find((one) => one.kind === 'place')!.told);
  const { container } = render(Table, { s, fixed: '1440' });
  await tick();
  for (const plot of container.querySelectorAll('.city .target')) expect(at(plot)).toBe(undefined);
});
