import { describe, expect, it } from 'vitest';
import { centre } from '../geometry/hex';
import { HEX_KEYS, nearest } from './rove';

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
    ['q', -1, 0],
    ['w', 0, -1],
    ['e', 1, -1],
    ['a', -1, 1],
    ['s', 0, 1],
    ['d', 1, 0],
  ])('%s goes to its neighbour', (key, q, r) => {
    const to = nearest(middle, hexes, HEX_KEYS[key]!);
    expect([to?.q, to?.r]).toEqual([q, r]);
  });
});
