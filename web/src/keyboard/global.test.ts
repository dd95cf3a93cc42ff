// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBox, showMoment } from '../testing/table';
import { controls, zones } from './global';

beforeAll(openBox);

afterEach(cleanup);

describe('keys', () => {
  it('go to what can be acted on, and round', async () => {
    const { root } = showMoment('three');
    const all = controls(root);
    await fireEvent.keyDown(window, { key: 'g' });
    expect(document.activeElement).toBe(all[0]);
    await fireEvent.keyDown(window, { key: ']' });
    expect(document.activeElement).toBe(all[1]);
    await fireEvent.keyDown(window, { key: '[' });
    await fireEvent.keyDown(window, { key: '[' });
    expect(document.activeElement).toBe(all.at(-1));
  });

  it('1 to 9 are the options of the prompt', async () => {
    const { s, root } = showMoment('three');
    const second = root.querySelectorAll<HTMLElement>('.prompt [data-option]')[1]!.dataset.option;
    await fireEvent.keyDown(window, { key: '2' });
    expect(s.chosen).toEqual([second]);
  });

  it('of a French keyboard mean what stands in their place', async () => {
    const { s, root } = showMoment('three');
    const all = controls(root);
    await fireEvent.keyDown(window, { key: 'g' });
    await fireEvent.keyDown(window, { key: '$', code: 'BracketRight' });
    expect(document.activeElement).toBe(all[1]);
    const second = root.querySelectorAll<HTMLElement>('.prompt [data-option]')[1]!.dataset.option;
    await fireEvent.keyDown(window, { key: 'é', code: 'Digit2' });
    expect(s.chosen).toEqual([second]);
  });

  it('are called as they are printed, once that is known', async () => {
    const { root } = showMoment('three');
    expect(root.querySelector('.map')!.getAttribute('aria-label')).toContain('Q W E, A S D');
    for (const [code, key] of Object.entries({ KeyQ: 'a', KeyW: 'z', KeyA: 'q' })) {
      await fireEvent.keyDown(window, { key, code });
    }
    expect(root.querySelector('.map')!.getAttribute('aria-label')).toContain('A Z E, Q S D');
  });

  it('F6 goes from zone to zone, the prompt first', async () => {
    const { root } = showMoment('three');
    const zone = () => zones(root).find((one) => one.contains(document.activeElement));
    await fireEvent.keyDown(window, { key: 'F6' });
    expect(zone()!.classList).toContain('prompt');
    await fireEvent.keyDown(window, { key: 'F6' });
    expect(zone()!.classList).toContain('map');
    await fireEvent.keyDown(window, { key: 'F6', shiftKey: true });
    expect(zone()!.classList).toContain('prompt');
  });

  it('mean nothing while somebody writes', async () => {
    const { s } = showMoment('three');
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    await fireEvent.keyDown(input, { key: '2' });
    expect(s.chosen).toEqual([]);
    input.remove();
  });

  it('R turns a tile in its place', async () => {
    const { s } = showMoment('three-explore');
    const before = s.picker.current;
    await fireEvent.keyDown(window, { key: 'r' });
    expect(s.picker.current).not.toBe(before);
    expect(s.picker.current?.verb).toBe('turn');
    await fireEvent.keyDown(window, { key: 'R', shiftKey: true });
    expect(s.picker.current).toBe(before);
  });
});
