/** Hexes of the map as symbols of the sprite, one for each tile and turn: hand, ghost, map and catalogue share them. */
import type { ExploredHex, Terrain } from '../api';
import { box } from '../box';
import { turned } from '../geometry/hex';
import { symbol } from './sprite';
import { SIDE, tile, unexplored } from './tile';

/** A symbol is 100 units wide; a hex in it has this side. */
export const SYMBOL_SCALE = 100 / SIDE;

const SKETCHES = 23;
const ROOM_FOR_PIECES = 0.34;
const ROOM_FOR_ICON = 0.3;

/** A territory tile, turned so often. */
export function tileSymbol(number: number, turn: number): string {
  return symbol(`t${number}-${turn}`, () => {
    const { vertices, inner } = box().tile(number);
    return tile(turned(vertices, turn), inner ? [inner] : [], number, `t${number}-${turn}-`, ROOM_FOR_ICON);
  });
}

/** A hex as it lies: a tile, printed land, or bare warp. */
export function hexSymbol(side: 'small' | 'large', hex: string, lies: ExploredHex | null): string {
  if (lies?.tile) return tileSymbol(lies.tile, lies.turn);
  const seed = seedOf(hex);
  if (!lies) return symbol(`u${seed % SKETCHES}`, () => unexplored(seed % SKETCHES));
  return symbol(`l-${side}-${hex.replace(',', '_')}`, () => {
    const printed = box().printed(side, hex);
    const island = printed?.role === 'centre';
    const inner: readonly Terrain[] = island ? printed.land : [];
    const id = `l${side[0]!}${hex.replace(',', '_')}-`;
    return tile(lies.corners, inner, seed, id, printed?.role === 'start' ? ROOM_FOR_PIECES : 0);
  });
}

function seedOf(hex: string): number {
  const [q, r] = hex.split(',').map(Number);
  return ((((q! * 7 + r! * 13) % 89) + 89) % 89) + 3;
}
