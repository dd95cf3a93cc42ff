// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { centre } from '../geometry/hex';
import { HEX_KEYS, nearest, rove, type Ways } from './rove';

describe('arrows', () => {
  const grid = Array.from({ length: 9 }, (_, i) => ({ x: (i % 3) * 20, y: Math.floor(i / 3) * 20 }));

  it('go to the neighbour in their direction', () => {
    expect(nearest(grid[4]!, grid, [1, 0])).toBe(grid[5]);
    expect(nearest(grid[4]!, grid, [0, -1])).toBe(grid[1]);
  });

  it('stay where nothing lies ahead', () => {
    expect(nearest(grid[2]!, grid, [1, 0])).toBeNull();
  });

  it('jump over gaps', () => {
    const far = [grid[0]!, { x: 200, y: 10 }];
    expect(nearest(grid[0]!, far, [1, 0])).toBe(far[1]);
  });
});

describe('the six keys of a hex', () => {
  const hexes = [-2, -1, 0, 1, 2].flatMap((q) => [-2, -1, 0, 1, 2].map((r) => ({ q, r, ...centre(q, r, 30) })));
  const middle = hexes.find((hex) => hex.q === 0 && hex.r === 0)!;

  it.each([
    ['KeyQ', -1, 0],
    ['KeyW', 0, -1],
    ['KeyE', 1, -1],
    ['KeyA', -1, 1],
    ['KeyS', 0, 1],
    ['KeyD', 1, 0],
  ])('%s goes to its neighbour', (key, q, r) => {
    const to = nearest(middle, hexes, HEX_KEYS[key]!);
    expect([to?.q, to?.r]).toEqual([q, r]);
  });
});

describe('a zone', () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  /** Nine by nine targets, 20 px apart. */
  function grid(ways: Ways, zones = 1): HTMLElement[][] {
    return Array.from({ length: zones }, () => {
      const zone = document.body.appendChild(document.createElement('section'));
      zone.className = 'zone';
      const targets = Array.from({ length: 81 }, (_, i) => {
        const target = zone.appendChild(document.createElement('button'));
        target.getBoundingClientRect = () => new DOMRect((i % 9) * 20, Math.floor(i / 9) * 20, 20, 20);
        return target;
      });
      rove('button', ways)(zone);
      return targets;
    });
  }

  function press(from: HTMLElement, key: string, more: KeyboardEventInit = {}): Element | null {
    from.focus();
    from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
    return document.activeElement;
  }

  it('is crossed by strides with Shift', () => {
    const [plots] = grid({ stride: 3 });
    expect(press(plots![10]!, 'ArrowRight')).toBe(plots![11]);
    expect(press(plots![10]!, 'ArrowRight', { shiftKey: true })).toBe(plots![13]);
    expect(press(plots![10]!, 'ArrowDown', { shiftKey: true })).toBe(plots![37]);
    expect(press(plots![16]!, 'ArrowRight', { shiftKey: true })).toBe(plots![17]);
  });

  it('that is a line is left up and down, at the same place', () => {
    const [first, second, third] = grid({ lines: '.zone', page: 3 }, 3);
    expect(press(first![4]!, 'ArrowRight')).toBe(first![5]);
    expect(press(first![4]!, 'ArrowDown')).toBe(second![4]);
    expect(press(first![4]!, 'ArrowUp')).toBe(third![4]);
    expect(press(second![4]!, 'PageDown')).toBe(second![7]);
    expect(press(second![0]!, 'ArrowLeft')).toBe(second![0]);
  });

  it('knows keys by their place, whatever is printed on them', () => {
    const [hexes] = grid({ keys: { KeyW: [0, -1] } });
    expect(press(hexes![40]!, 'z', { code: 'KeyW' })).toBe(hexes![31]); // a French keyboard
    expect(press(hexes![40]!, 'w', { code: 'KeyZ' })).toBe(hexes![40]);
  });
});
