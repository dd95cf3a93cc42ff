/** The sea around the land, and what stands on a hex. */
import type { Building, Effect, ExploredHex, Landmark, MapToken, PlayerView } from '../api';
import { BUILDINGS, box } from '../box';
import { CORNERS, DIRECTIONS, type MapPlace } from '../geometry/hex';
import type { Size, Zoom } from '../geometry/zoom';
import { COMPASS } from './data/ornaments';
import { iconOf, parts } from './effect';
import { building, colourOf, cube, disc, landmark, outpost } from './pieces';
import { Random } from './random';
import { at, fixed, icon, points } from './svg';

/** Sea with the rhumb lines of a portolan chart. */
export function ocean(width: number, height: number, rose: boolean): string {
  const roses: [number, number][] = [
    [width * 0.5, height * 0.5],
    [width * 0.02, height * 0.93],
    [width * 0.98, height * 0.93],
  ];
  const lines = roses.flatMap(([x, y]) =>
    Array.from({ length: 16 }, (_, k) => {
      const angle = (2 * Math.PI * k) / 16;
      return `M${fixed(x)} ${fixed(y)}l${fixed(900 * Math.cos(angle))} ${fixed(900 * Math.sin(angle))}`;
    }),
  );
  const compass = `<g transform="translate(${width - 54} ${height - 54}) scale(.8)" fill="none" stroke="#fbeecb" stroke-width="1.2" opacity=".85">${COMPASS}</g>`;
  return `<rect width="${width}" height="${height}" fill="var(--ocean)"/><path d="${lines.join('')}" stroke="var(--ocean-line)" stroke-width=".8" fill="none"/><rect width="${width}" height="${height}" fill="url(#pat-sea)" opacity=".16"/>${rose ? compass : ''}`;
}

/** The frayed border of the cloth. */
export function fringe(hexes: readonly (readonly number[])[], { side, at: middle }: MapPlace): string {
  const there = new Set(hexes.map((hex) => hex.join(',')));
  let d = '';
  for (const [q, r] of hexes as readonly [number, number][]) {
    const { x, y } = middle(q, r);
    for (const [i, [dq, dr]] of DIRECTIONS.entries()) {
      if (there.has(`${q + dq},${r + dr}`)) continue;
      const [ax, ay] = CORNERS[i]!;
      const [bx, by] = CORNERS[(i + 1) % 6]!;
      const length = Math.hypot(ax + bx, ay + by);
      const random = new Random((q + 9) * 1000 + (r + 9) * 10 + i);
      const threads = Math.max(6, Math.floor(side / 4));
      for (let k = 0; k < threads; k++) {
        const f = (k + 0.5) / threads;
        const long = random.between(side * 0.09, side * 0.17);
        d += `M${fixed(x + side * (ax + (bx - ax) * f))} ${fixed(y + side * (ay + (by - ay) * f))}l${fixed(((ax + bx) / length) * long + random.between(-1, 1))} ${fixed(((ay + by) / length) * long + random.between(-1, 1))}`;
      }
    }
  }
  return `<path d="${d}" fill="none" stroke="var(--terrain-unexplored)" stroke-width="1.3" stroke-linecap="round" opacity=".8"/>`;
}

interface Rim extends Size {
  rim: number;
}

/** A letter or a number on the rim, and how far its column or row reaches. */
export interface RimLabel {
  text: string;
  x: number;
  y: number;
  bar: { x: number; y: number; width: number; height: number } | null;
}

const BAR = 3; // how thick the bars under every other column and row are

/**
 * Letters above and below the middle of their column, numbers left and right between the middles of a row, whose odd
 * columns lie half a hex lower. Of a map that is drawn larger, those that are seen.
 */
export function rimLabels(
  { hexes, names }: { hexes: readonly (readonly number[])[]; names: readonly string[] },
  { side, at: middle }: MapPlace,
  { width, height, rim }: Rim,
  zoom: Zoom,
): RimLabel[] {
  const [wide, high] = [1.5 * side * zoom.scale, Math.sqrt(3) * side * zoom.scale];
  const columns = new Map<string, number>();
  const rows = new Map<string, number>();
  for (const [i, [q, r]] of (hexes as readonly [number, number][]).entries()) {
    const { x, y } = middle(q, r);
    const lower = q % 2 ? -1 : 1; // a quarter of a hex down in even columns, up in odd ones
    columns.set(names[i]![0]!, x * zoom.scale + zoom.x);
    rows.set(names[i]!.slice(1), y * zoom.scale + zoom.y + (lower * high) / 4);
  }
  const seen = (x: number, whole: number) => x > rim && x < whole - rim;
  const clipped = (x: number, size: number, whole: number): [number, number] => {
    const from = Math.max(rim, x - size / 2);
    return [from, Math.min(whole - rim, x + size / 2) - from];
  };
  const inward = 1.5; // away from the bars
  const letters = [...columns].sort().flatMap(([text, x], i) => {
    const [from, long] = clipped(x, wide, width);
    return [0, 1].map((end) => ({
      text,
      x,
      y: end ? height - rim / 2 + inward : rim / 2 - inward,
      bar: i % 2 ? null : { x: from, y: end ? height - rim : rim - BAR, width: long, height: BAR },
    }));
  });
  const numbers = [...rows].sort().flatMap(([text, y], i) => {
    const [from, long] = clipped(y, high, height);
    return [0, 1].map((end) => ({
      text,
      x: end ? width - rim / 2 + inward : rim / 2 - inward,
      y,
      bar: i % 2 ? null : { x: end ? width - rim : rim - BAR, y: from, width: BAR, height: long },
    }));
  });
  return [...letters.filter((one) => seen(one.x, width)), ...numbers.filter((one) => seen(one.y, height))];
}

/** The rim without its labels: the frame, the bars that show how far a letter or number reaches, and a golden thread. */
export function graticule(labels: readonly RimLabel[], { width, height, rim }: Rim): string {
  const ground = `<path fill="var(--frame)" fill-rule="evenodd" d="M0 0H${width}V${height}H0ZM${rim} ${rim}V${height - rim}H${width - rim}V${rim}Z"/>`;
  const bars = labels.flatMap(({ bar }) =>
    bar ? [`M${fixed(bar.x)} ${fixed(bar.y)}h${fixed(bar.width)}v${fixed(bar.height)}h${fixed(-bar.width)}Z`] : [],
  );
  const thread = `<rect x="${rim + 0.5}" y="${rim + 0.5}" width="${width - 2 * rim - 1}" height="${height - 2 * rim - 1}" fill="none" stroke="#c99426"/>`;
  return `${ground}<path fill="#c99426" d="${bars.join('')}"/>${thread}`;
}

/** The number of the capital cities that begin here, on a small house. */
export function startHouse(capitals: readonly string[], scale: number): string {
  return `<g transform="scale(${Math.max(0.97, Math.round(scale * 100) / 100)})"><path d="M-15 7V-3L0-9 15-3V7Z" fill="#2a1f16"/><text y="5" text-anchor="middle" font-size="12.4" font-weight="700" fill="#fdf4df">${capitals.join('/')}</text></g>`;
}

/** What a tile gives, on a pale disc. */
export function benefitDot(effect: Effect, size: number): string {
  const all = parts(effect);
  const first = all[0];
  const ground = `<circle r="${fixed(size * 0.66)}" fill="var(--icon-pale)" stroke="#2a1f16"/>`;
  if (first?.kind === 'points') return ground + points(0, 0, first.n, size * 1.25);
  const name = iconOf(effect);
  if (all.length < 2) return ground + icon(name, 0, 0, size);
  return ground + icon(name, -size * 0.13, -size * 0.1, size * 0.8) + icon(name, size * 0.16, size * 0.16, size * 0.8);
}

/** Where the benefit of an explored hex lies: below the pieces, if there are any. */
export function dotPlace(lies: ExploredHex, side: number): { y: number; size: number } {
  return lies.tokens.length ? { y: side * 0.52, size: side * 0.38 } : { y: 0, size: side * 0.5 };
}

/** A token or building on a hex, one of several beside each other, around the middle of the hex. */
export function token(one: MapToken, i: number, of: number, side: number, players: readonly PlayerView[]): string {
  const p = colourOf(players[one.player]!);
  const x = (i - (of - 1) / 2) * side * 0.44;
  const scale = side / 40;
  if (one.piece === 'outpost') {
    return one.toppled
      ? outpost(p, x + side * 0.02, side * 0.12, scale * 0.92, true)
      : outpost(p, x, side * 0.16, scale);
  }
  if (one.piece === 'cube') return cube(p, x, -side * 0.04, scale * 1.05);
  const isBuilding = (BUILDINGS as readonly string[]).includes(one.piece);
  const wide = isBuilding ? side * 0.5 : side * 0.22 * box().landmark(one.piece as Landmark).footprint[0]!.length;
  const body = isBuilding ? building(one.piece as Building, side * 0.5) : landmark(one.piece as Landmark, side * 0.22);
  return at(
    x,
    0,
    `<ellipse cy="${fixed(side * 0.14)}" rx="${fixed(side * 0.34)}" ry="${fixed(side * 0.13)}" fill="var(--p${p})" stroke="var(--p${p}-deep)" stroke-width="1.2"/><g transform="translate(${fixed(-wide / 2)} ${fixed(-side * 0.36)})"${one.toppled ? ' opacity=".6"' : ''}>${body}</g>${disc(p, side * 0.3, side * 0.16, Math.max(5, side * 0.14))}`,
  );
}
