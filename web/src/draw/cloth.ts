/** Woven pictures: the kilims of tapestry cards, their back, and the fire of the first era. */
import type { Tapestry } from '../api';
import { DYES, KILIMS } from './data/kilims';

const THREAD = 4;

export interface Cloth {
  box: string;
  svg: string;
}

const woven = new Map<Tapestry, Cloth>();

/** The kilim of a card: the left half and its mirror image. */
export function kilim(card: Tapestry): Cloth {
  let cloth = woven.get(card);
  if (!cloth) woven.set(card, (cloth = weave(card)));
  return cloth;
}

function weave(card: Tapestry): Cloth {
  const rows = KILIMS[card].split('/');
  const half = rows[0]!.length;
  const columns = 2 * half - 1;
  const squares = new Map<string, string>();
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < columns; x++) {
      const dye = row[x < half ? x : columns - 1 - x]!;
      squares.set(dye, (squares.get(dye) ?? '') + `M${x * THREAD} ${y * THREAD}h${THREAD}v${THREAD}h-${THREAD}Z`);
    }
  }
  const width = columns * THREAD;
  const height = rows.length * THREAD;
  const paths = [...squares].map(([dye, d]) => `<path d="${d}" fill="${DYES[Number(dye)]!}"/>`).join('');
  return {
    box: `0 0 ${width} ${height}`,
    svg: `<g shape-rendering="crispEdges">${paths}</g><rect width="${width}" height="${height}" fill="url(#pat-cloth)"/>`,
  };
}
