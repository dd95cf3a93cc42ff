import { describe, expect, it } from 'vitest';
import { around, clampZoom, MOST, over, WHOLE } from './zoom';

const WINDOW = { width: 400, height: 300 };

describe('a zoomed map', () => {
  it('never leaves its window', () => {
    expect(clampZoom({ scale: 0.4, x: 50, y: -20 }, WINDOW)).toEqual(WHOLE);
    expect(clampZoom({ scale: 2, x: 90, y: -900 }, WINDOW)).toEqual({ scale: 2, x: 0, y: -300 });
    expect(clampZoom({ scale: 99, x: 0, y: 0 }, WINDOW).scale).toBe(MOST);
  });

  it('grows around the fingers', () => {
    const twice = around(WHOLE, { x: 100, y: 150 }, 2, WINDOW);
    expect(twice).toEqual({ scale: 2, x: -100, y: -150 });
    expect(around(twice, { x: 100, y: 150 }, 0.5, WINDOW)).toEqual(WHOLE);
  });

  it('shows the land in question in the middle', () => {
    const { scale, x, y } = over([{ x: 200, y: 150 }], 50, 3, WINDOW);
    expect(scale).toBe(3);
    expect({ x: 200 * scale + x, y: 150 * scale + y }).toEqual({ x: 200, y: 150 });
    const two = [
      { x: 20, y: 20 },
      { x: 380, y: 280 },
    ];
    expect(over(two, 40, 3, WINDOW)).toEqual(WHOLE);
    expect(over([], 40, 3, WINDOW)).toEqual(WHOLE);
    const some = over(
      [
        { x: 50, y: 60 },
        { x: 130, y: 90 },
      ],
      40,
      3,
      WINDOW,
    );
    for (const point of [
      { x: 50, y: 60 },
      { x: 130, y: 90 },
    ]) {
      expect(point.x * some.scale + some.x).toBeGreaterThan(0);
      expect(point.x * some.scale + some.x).toBeLessThan(WINDOW.width);
    }
  });
});
