/** Hexes with a flat top, as the map names them: corner 0 is the upper left one, corners and sides go clockwise. */

const ROOT3 = Math.sqrt(3);

/** The corners of a hex of side 1. */
export const CORNERS: readonly (readonly [number, number])[] = [
  [-0.5, -ROOT3 / 2],
  [0.5, -ROOT3 / 2],
  [1, 0],
  [0.5, ROOT3 / 2],
  [-0.5, ROOT3 / 2],
  [-1, 0],
];

/** The neighbours across the six sides, from the upper one. */
export const DIRECTIONS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export interface Point {
  x: number;
  y: number;
}

export function parse(hex: string): [number, number] {
  const [q, r] = hex.split(',').map(Number);
  return [q!, r!];
}

/** The middle of a hex, for hexes of this side. */
export function centre(q: number, r: number, side: number): Point {
  return { x: 1.5 * side * q, y: ROOT3 * side * (r + q / 2) };
}

/** The outline of a hex around 0, 0. */
export function outline(side: number, scale = 1): string {
  return `M${CORNERS.map(([x, y]) => `${fixed(x * side * scale)} ${fixed(y * side * scale)}`).join(' ')}Z`;
}

/** Whether a point lies inside a hex of side `side` around 0, 0. */
export function inside(x: number, y: number, side = 1): boolean {
  return Math.abs(y) <= (side * ROOT3) / 2 && ROOT3 * Math.abs(x) + Math.abs(y) <= side * ROOT3;
}

/** The middle of side `i` of a hex around 0, 0. */
export function sideMiddle(i: number, side: number): Point {
  const [ax, ay] = CORNERS[i]!;
  const [bx, by] = CORNERS[(i + 1) % 6]!;
  return { x: (side * (ax + bx)) / 2, y: (side * (ay + by)) / 2 };
}

/** The corners of a tile turned clockwise so often. */
export function turned<T>(corners: readonly T[], turn: number): T[] {
  return corners.map((_, i) => corners[(i - turn + 12) % 6]!);
}

/** The sides on which a hex with these corners agrees with its neighbours in one corner at least. */
export function agreeingTurns(corners: readonly string[], neighbours: readonly (readonly string[] | null)[]): number[] {
  return [0, 1, 2, 3, 4, 5].filter((i) => {
    const other = neighbours[i];
    return other && (corners[i] === other[(i + 4) % 6] || corners[(i + 1) % 6] === other[(i + 3) % 6]);
  });
}

/** One decimal is enough for any drawing. */
export function fixed(x: number): string {
  return String(Math.round(x * 10) / 10);
}

/** How a side of the map lies in a field: its hexes as large as they can be inside the rim, in the middle. */
export interface MapPlace {
  side: number;
  at: (q: number, r: number) => Point;
}

export function fit(hexes: readonly (readonly number[])[], width: number, height: number, rim = 7): MapPlace {
  const middles = hexes.map(([q, r]) => centre(q!, r!, 1));
  const left = Math.min(...middles.map((one) => one.x)) - 1;
  const right = Math.max(...middles.map((one) => one.x)) + 1;
  const top = Math.min(...middles.map((one) => one.y)) - ROOT3 / 2;
  const bottom = Math.max(...middles.map((one) => one.y)) + ROOT3 / 2;
  const side = Math.min((width - 2 * rim - 4) / (right - left), (height - 2 * rim - 4) / (bottom - top));
  const dx = width / 2 - (side * (left + right)) / 2;
  const dy = height / 2 - (side * (top + bottom)) / 2;
  return {
    side,
    at: (q, r) => {
      const { x, y } = centre(q, r, side);
      return { x: x + dx, y: y + dy };
    },
  };
}
