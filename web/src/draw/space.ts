/** Space tiles: fifteen skies, each with what it gives in a pill below. */
import { box } from '../box';
import { outline } from '../geometry/hex';
import { SKIES } from './data/skies';
import { iconOf, parts } from './effect';
import { fixed, icon, points } from './svg';

const SIDE = 25;
const WIDE = 11;
const NARROW = 9.4; // where three icons stand

/** A space tile around 0, 0, with a side of 25. */
export function spaceTile(number: number): string {
  const { night, sky } = SKIES[number]!;
  const { benefit } = box().spaceTile(number);
  const all = typeof benefit === 'object' && 'all' in benefit ? benefit.all : [benefit];
  const size = all.length === 3 ? NARROW : WIDE;
  const width = all.length * size + 6;
  let pill = `<rect x="${fixed(-width / 2)}" y="6.4" width="${fixed(width)}" height="${fixed(size + 3)}" rx="${fixed((size + 3) / 2)}" fill="var(--icon-pale)" stroke="#0a0812" stroke-width=".9"/>`;
  for (const [i, one] of all.entries()) {
    const x = (i - (all.length - 1) / 2) * size;
    const y = 6.4 + (size + 3) / 2;
    const first = parts(one)[0];
    pill += first?.kind === 'points' ? points(x, y, first.n, size + 2, 0) : icon(iconOf(one), x, y, size - 0.4);
  }
  const hex = outline(SIDE);
  return `<path d="${hex}" fill="${night}"/>${sky}<path d="${hex}" fill="url(#pat-cloth)" opacity=".5"/>${pill}<path d="${hex}" fill="none" stroke="#0a0812" stroke-width="1.5"/><path d="${outline(SIDE, 0.93)}" fill="none" stroke="#e0b23a" stroke-width=".8" stroke-dasharray="3 2.4" opacity=".8"/>`;
}
