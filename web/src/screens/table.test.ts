// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { moments } from '../testing/fixtures';
import { openBox, showMoment } from '../testing/table';

beforeAll(openBox);

afterEach(cleanup);

describe('a table', () => {
  it.each(moments())('is drawn: %s', (moment) => {
    const { s, root } = showMoment(moment);
    expect(root.dataset.version).toBe(String(s.doc.version));
    expect(root.dataset.over).toBe(s.view.over ? 'true' : undefined);
    expect(root.querySelectorAll('.sp')).toHaveLength(48);
    expect(root.querySelectorAll('.map .target')).toHaveLength(Object.keys(s.view.hexes).length);
    expect(root.querySelectorAll('.opp')).toHaveLength(s.view.players.length - 1);
    expect(root.querySelectorAll('.hand .tap')).toHaveLength(s.view.players[0]!.hand_size);
    const used = new Set([...root.querySelectorAll('use')].map((use) => use.getAttribute('href')!.slice(1)));
    for (const id of used) expect(document.getElementById(id), id).not.toBeNull();
  });

  it('has labels that are unique in their zone', () => {
    const { root } = showMoment('five');
    for (const zone of root.querySelectorAll('.map, .city, .track, .techs, .tiles, .eras')) {
      const labels = [...zone.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'));
      expect(new Set(labels).size, zone.getAttribute('class')!).toBe(labels.length);
    }
  });

  it('carries out an option by a click on its thing', async () => {
    const { s, root } = showMoment('three');
    const advance = s.doc.options.find((option) => option.verb === 'advance')!;
    await fireEvent.click(root.querySelector(`[data-option="${advance.text}"]`)!);
    expect(s.chosen).toEqual([advance.text]);
  });

  it('lights no target while somebody else decides', () => {
    const { root } = showMoment('five-end');
    expect(root.querySelectorAll('[data-option], [data-step]')).toHaveLength(0);
  });

  it('shows the mats of another player, and one’s own again', async () => {
    const { s, root } = showMoment('three');
    await fireEvent.click(root.querySelectorAll('.opp .over')[1]!);
    expect(s.shown).toBe(2);
    expect(root.querySelectorAll('.tap.back')).toHaveLength(s.view.players[2]!.hand_size);
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(s.shown).toBe(0);
  });

  it('changes between light and dark', async () => {
    const { root } = showMoment('three');
    document.documentElement.dataset.theme = 'light';
    await fireEvent.click(root.querySelector('.tools button:last-child')!);
    expect(document.documentElement.dataset.theme).toBe('dark');
  });
});
