// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { FixedSession } from '../session/session.svelte';
import { components, snapshot } from '../testing/fixtures';
import { openBox } from '../testing/table';
import Techs from './Techs.svelte';

beforeAll(openBox);

afterEach(cleanup);

function rows(top: number, middle: number, bottom: number): Element {
  const s = new FixedSession(snapshot('two'));
  const cards = components().tech_cards.map((one) => one.id);
  const tech = { top: cards.splice(0, top), middle: cards.splice(0, middle), bottom: cards.splice(0, bottom) };
  return render(Techs, { s, p: { ...s.view.players[0]!, tech } }).container.querySelector('.techs')!;
}

it('shows every card, and where there are many all of them take less room', () => {
  const few = rows(1, 0, 3);
  expect(few.querySelectorAll('.tech')).toHaveLength(4);
  expect(few.querySelectorAll('.slot')).toHaveLength(3);
  expect(few.matches('.crowded')).toBe(false);
  expect(rows(3, 0, 3).matches('.crowded')).toBe(true);
  const many = rows(2, 1, 7);
  expect(many.querySelectorAll('.tech')).toHaveLength(10);
  expect(many.matches('.crowded')).toBe(true);
  const wide = [...many.querySelectorAll<HTMLElement>('.tcards')].map((one) => one.style.getPropertyValue('--n'));
  expect(wide).toEqual(['2', '2', '3']);
});
