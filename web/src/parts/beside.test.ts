import { expect, it } from 'vitest';
import { beside, type Box } from './beside';

const WINDOW = { width: 1000, height: 800 };
const SIZE = { width: 280, height: 100 };

function box(left: number, top: number, width = 40, height = 40): Box {
  return { left, right: left + width, top, bottom: top + height };
}

it.each([
  ['right of the thing', box(300, 300), [], { x: 348, y: 300 }],
  ['left of it at the right edge', box(900, 300), [], { x: 612, y: 300 }],
  ['left of it where answers lie on the right', box(300, 300), [box(350, 300)], { x: 12, y: 300 }],
  ['above it where they lie on both sides', box(400, 300), [box(450, 300), box(300, 300)], { x: 280, y: 192 }],
  ['where fewest lie', box(900, 20), [box(800, 20), box(800, 80), box(850, 80)], { x: 712, y: 68 }],
  ['inside the window', box(700, 780, 20, 20), [], { x: 412, y: 692 }],
])('an explanation lies %s', (_, near, answers, place) => {
  expect(beside(near, SIZE, WINDOW, answers)).toEqual(place);
});

it('lies below what takes the whole width', () => {
  expect(beside(box(0, 0, 1000, 760), SIZE, WINDOW, [])).toEqual({ x: 360, y: 692 });
});
