/**
 * A hex of woven land. Each corner has a terrain; the weight of a terrain falls with the distance from its corners, and
 * the heaviest one is drawn. Noise bends the borders inside, but fades to nothing at the rim, so that every side changes
 * its terrain exactly in its middle and neighbours meet. Layers: sea, two shallow rings, beach, terrains, coast, motifs.
 */
import type { Terrain } from '../api';
import { CORNERS, fixed, inside, outline } from '../geometry/hex';
import { Random } from './random';

type Land = Exclude<Terrain, 'sea'>;

const N = 48; // points of the grid along each axis
const REACH = 1.22; // the grid goes a little beyond the corners
const STEP = (2 * REACH) / (N - 1);
/** The side of a drawn tile; it is scaled where it is shown. */
export const SIDE = 46;
const VARIANTS = 7; // of each motif, in defs.svg
const DEEP_SEA = 4; // corners: land is wider where there is little of it
const ORDER: readonly Land[] = ['grass', 'desert', 'forest', 'mountain'];
/** How far apart trees, peaks, dunes and tufts stand. */
const SPACING: Record<Land, number> = { forest: 8.6, mountain: 14.5, desert: 13, grass: 11 };

const AXIS = Float64Array.from({ length: N }, (_, i) => -REACH + i * STEP);

/** How much each corner weighs at each point of the grid. */
const WEIGHTS = CORNERS.map(([cx, cy]) => grid((x, y) => ((x - cx) ** 2 + (y - cy) ** 2 + 1e-4) ** -1.55));

/** 0 at the rim of the hex, 1 well inside. */
const FADE = grid((x, y) => {
  const root = Math.sqrt(3);
  const depth = Math.min(root / 2 - Math.abs(y), (root - root * Math.abs(x) - Math.abs(y)) / 2);
  return Math.max(0, Math.min(1, depth / 0.34));
});

type Field = Float64Array;

function grid(value: (x: number, y: number) => number): Field {
  const field = new Float64Array(N * N);
  for (let i = 0; i < N; i++) for (let j = 0; j < N; j++) field[i * N + j] = value(AXIS[j]!, AXIS[i]!);
  return field;
}

/** Nine waves; the sine of a sum is made of those of the axes, which is much faster than one for each point. */
function noise(seed: number): Field {
  const random = new Random(seed);
  const field = new Float64Array(N * N);
  for (let octave = 0; octave < 3; octave++) {
    const frequency = 2.2 * 1.9 ** octave * 2.1;
    const height = 1 / 1.7 ** octave / 5;
    for (let wave = 0; wave < 3; wave++) {
      const angle = random.between(0, 2 * Math.PI);
      const phase = random.between(0, 2 * Math.PI);
      const across = AXIS.map((x) => frequency * x * Math.cos(angle));
      const sinX = across.map(Math.sin);
      const cosX = across.map(Math.cos);
      for (let i = 0; i < N; i++) {
        const down = frequency * AXIS[i]! * Math.sin(angle) + phase;
        const sinY = Math.sin(down) * height;
        const cosY = Math.cos(down) * height;
        for (let j = 0; j < N; j++) field[i * N + j]! += sinX[j]! * cosY + cosX[j]! * sinY;
      }
    }
  }
  return field;
}

/** The weight of each terrain at each point. */
function fields(corners: readonly Terrain[], inner: readonly Terrain[], seed: number): Map<Terrain, Field> {
  const found = new Map<Terrain, Field>();
  for (const [i, terrain] of corners.entries()) {
    const field = found.get(terrain);
    if (!field) found.set(terrain, WEIGHTS[i]!.slice());
    else for (let k = 0; k < field.length; k++) field[k]! += WEIGHTS[i]![k]!;
  }
  const widening = corners.filter((one) => one === 'sea').length >= DEEP_SEA ? 0.34 : 0.14;
  const lands = [...found.keys()].filter((one) => one !== 'sea').sort();
  for (const [j, terrain] of lands.entries()) {
    const field = found.get(terrain)!;
    const waves = noise(seed + j);
    for (let k = 0; k < field.length; k++) field[k]! *= 1 + FADE[k]! * (widening + 0.95 * waves[k]!);
  }
  for (const [j, terrain] of inner.entries()) {
    const alone = inner.length === 1;
    const angle = (2 * Math.PI * j) / inner.length + 0.6;
    const x0 = alone ? 0 : 0.3 * Math.cos(angle);
    const y0 = alone ? 0 : 0.3 * Math.sin(angle);
    const waves = noise(seed + 7 * j + 3);
    const field = found.get(terrain) ?? new Float64Array(N * N);
    const hill = grid((x, y) => Math.exp(-((x - x0) ** 2 + (y - y0) ** 2) / (alone ? 0.1 : 0.12)) * (alone ? 22 : 16));
    for (let k = 0; k < field.length; k++) field[k]! += hill[k]! * (1 + 0.5 * waves[k]!);
    found.set(terrain, field);
  }
  return found;
}

function heaviest(all: readonly Field[]): Field {
  const most = all[0]!.slice();
  for (const field of all.slice(1)) for (let k = 0; k < most.length; k++) most[k] = Math.max(most[k]!, field[k]!);
  return most;
}

/** Positive where `a` outweighs `b`; between -1 and 1, like the logarithm of their ratio, but cheaper. */
function against(a: Field, b: Field): Field {
  const field = new Float64Array(N * N);
  for (let k = 0; k < field.length; k++) field[k] = (a[k]! - b[k]!) / (a[k]! + b[k]! + 1e-9);
  return field;
}

type Outline = [number, number][];

/** Closed outlines of where a field is positive (marching squares, chained by the edges of the grid they cross). */
function contours(field: Field): Outline[] {
  const f = field.slice();
  for (let k = 0; k < N; k++) f[k] = f[(N - 1) * N + k] = f[k * N] = f[k * N + N - 1] = -0.2;
  for (let k = 0; k < f.length; k++) f[k] = Math.max(-0.29, Math.min(0.29, f[k]!));
  const links = new Map<number, number[]>(); // edges of the grid: even numbers run across, odd ones down
  const link = (a: number, b: number) => {
    (links.get(a) ?? links.set(a, []).get(a)!).push(b);
    (links.get(b) ?? links.set(b, []).get(b)!).push(a);
  };
  for (let i = 0; i < N - 1; i++) {
    for (let j = 0; j < N - 1; j++) {
      const k = i * N + j;
      const a = f[k]! > 0;
      const b = f[k + 1]! > 0;
      const c = f[k + N + 1]! > 0;
      const d = f[k + N]! > 0;
      if (a === b && b === c && c === d) continue;
      const top = 2 * k;
      const right = 2 * (k + 1) + 1;
      const bottom = 2 * (k + N);
      const left = 2 * k + 1;
      const crossed = [a !== b && top, b !== c && right, c !== d && bottom, d !== a && left].filter((e) => e !== false);
      if (crossed.length === 2) link(crossed[0]!, crossed[1]!);
      else if (a) {
        link(top, left);
        link(bottom, right);
      } else {
        link(top, right);
        link(bottom, left);
      }
    }
  }
  const point = (edge: number): [number, number] => {
    const k = edge >> 1;
    const other = edge & 1 ? k + N : k + 1;
    const part = f[k]! / (f[k]! - f[other]!);
    const x = AXIS[k % N]!;
    const y = AXIS[Math.floor(k / N)]!;
    return edge & 1 ? [x, y + part * STEP] : [x + part * STEP, y];
  };
  const outlines: Outline[] = [];
  const seen = new Set<number>();
  for (const start of links.keys()) {
    if (seen.has(start)) continue;
    const loop: Outline = [];
    let edge: number | undefined = start;
    while (edge !== undefined) {
      seen.add(edge);
      loop.push(point(edge));
      edge = links.get(edge)!.find((next) => !seen.has(next));
    }
    if (loop.length > 5) outlines.push(loop);
  }
  return outlines;
}

/** A smooth closed line along some of the points. */
function smooth(loop: Outline): string {
  const every = loop.length > 14 ? 3 : 2;
  const points = loop.filter((_, i) => i % every === 0).map(([x, y]) => [x * SIDE, y * SIDE] as const);
  const middles = points.map(([x, y], i) => {
    const [u, v] = points[(i + 1) % points.length]!;
    return `${fixed((x + u) / 2)} ${fixed((y + v) / 2)}`;
  });
  return `M${middles.at(-1)!}${points.map(([x, y], i) => `Q${fixed(x)} ${fixed(y)} ${middles[i]!}`).join('')}Z`;
}

function pathOf(field: Field): string {
  return contours(field).map(smooth).join('');
}

/** Trees, peaks, dunes and tufts where there is room for them, upright whatever the turn of the tile. */
function motifs(all: Map<Terrain, Field>, lands: readonly Land[], seed: number, clear: number): string {
  const random = new Random(seed * 31 + 5);
  const sea = all.get('sea');
  const value = (field: Field, x: number, y: number) =>
    field[Math.floor((y + REACH) / STEP) * N + Math.floor((x + REACH) / STEP)]!;
  const heaviestAt = (x: number, y: number) =>
    lands.reduce((a, b) => (value(all.get(b)!, x, y) > value(all.get(a)!, x, y) ? b : a));
  const stand: { x: number; y: number; room: number; svg: string }[] = [];
  for (let tries = 0; tries < 620; tries++) {
    const x = random.between(-0.95, 0.95);
    const y = random.between(-0.8, 0.86);
    if (!inside(x, y, 0.86) || Math.hypot(x, y + 0.03) < clear) continue;
    const terrain = heaviestAt(x, y);
    if (sea) {
      if (value(all.get(terrain)!, x, y) < 1.45 * value(sea, x, y)) continue;
      const above = Math.max(-0.85, y - 0.14); // its head must not stand in the water
      if (value(all.get(heaviestAt(x, above))!, x, above) < value(sea, x, above)) continue;
    }
    const room = SPACING[terrain];
    const crowded = stand.some((o) => Math.hypot((x - o.x) * SIDE, (y - o.y) * SIDE * 1.35) < (room + o.room) / 2);
    if (crowded) continue;
    const variant = random.below(VARIANTS);
    const svg = `<use href="#m-${terrain}-${variant}" transform="translate(${fixed(x * SIDE)} ${fixed(y * SIDE)})"/>`;
    stand.push({ x, y, room, svg });
  }
  return stand
    .sort((a, b) => a.y - b.y)
    .map((one) => one.svg)
    .join('');
}

/** An explored hex around 0, 0; `clear` keeps a disc free of motifs, for an icon or pieces. Ids begin with `id`. */
export function tile(
  corners: readonly Terrain[],
  inner: readonly Terrain[],
  seed: number,
  id: string,
  clear: number,
): string {
  const all = fields(corners, inner, seed);
  const lands = ORDER.filter((terrain) => all.has(terrain));
  const sea = all.get('sea');
  const hex = outline(SIDE, 1.01);
  let art = `<path d="${hex}" fill="var(--terrain-sea)"/><path d="${hex}" fill="url(#pat-sea)"/>`;
  if (lands.length) {
    const land = heaviest(lands.map((terrain) => all.get(terrain)!));
    const coast = sea ? pathOf(against(land, sea)) : hex;
    const use = (look: string) => `<use href="#${id}p" ${look}/>`;
    art +=
      `<defs><path id="${id}p" d="${coast}"/><clipPath id="${id}c"><use href="#${id}p"/></clipPath></defs>` +
      use(`fill="none" stroke="var(--terrain-sea-lite)" stroke-width="${fixed(SIDE * 0.24)}" opacity=".4"`) +
      use(`fill="none" stroke="var(--terrain-sea-lite)" stroke-width="${fixed(SIDE * 0.13)}" opacity=".65"`) +
      use(`fill="var(--terrain-beach)" stroke="var(--terrain-beach)" stroke-width="${fixed(SIDE * 0.06)}"`) +
      `<g clip-path="url(#${id}c)">`;
    for (const terrain of lands) {
      const others = lands.filter((one) => one !== terrain).map((one) => all.get(one)!);
      if (others.length) {
        const d = pathOf(against(all.get(terrain)!, heaviest(others)));
        art +=
          `<path d="${d}" fill="var(--terrain-${terrain})"/>` +
          `<path d="${d}" fill="url(#pat-${terrain})" stroke="var(--terrain-coast)" stroke-opacity=".5" stroke-width=".8" stroke-dasharray="2.6 2.2"/>`;
      } else {
        art += use(`fill="var(--terrain-${terrain})"`) + use(`fill="url(#pat-${terrain})"`);
      }
    }
    art += `</g>${use('fill="none" stroke="var(--terrain-coast)" stroke-width="1.2" stroke-linejoin="round"')}`;
    art += motifs(all, lands, seed, clear);
  }
  return `<clipPath id="${id}h"><path d="${outline(SIDE, 1.005)}"/></clipPath><g clip-path="url(#${id}h)">${art}</g>`;
}

/** Bare warp: cloth not yet woven, with a draughtsman's faint marks on it. */
export function unexplored(seed: number): string {
  const random = new Random(seed);
  const x = random.between(-0.3, 0.3) * SIDE;
  const y = random.between(-0.2, 0.3) * SIDE;
  const sketch = [
    'M-12 0q6-9 12-3t12 1M-4 5q5-5 10-1',
    'M-11 4-4-8 1 0 5-5 12 4',
    'M0 5v-12M0-7l-5 7M0-7l5 7M0-2l-5 6M0-2l5 6',
    'M-14 2c6-8 18-8 24 0s-8 10-14 6',
  ][random.below(4)]!;
  const hex = outline(SIDE);
  return (
    `<path d="${hex}" fill="var(--terrain-unexplored)"/><path d="${hex}" fill="url(#pat-warp)"/>` +
    `<path transform="translate(${fixed(x)} ${fixed(y)})" d="${sketch}" fill="none" stroke="var(--terrain-unexplored-d)" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round" opacity=".9"/>`
  );
}
