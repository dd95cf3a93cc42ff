/** A capital city: a plan from above with pieces in three-quarter view, which may rise one plot above their footprint. */
import type { Building, CityPiece, Column, Landmark, Plot, PlayerView } from '../api';
import { BUILDINGS, box } from '../box';
import { parsePlot, turnedFootprint } from '../geometry/city';
import { LANDMARKS } from './data/landmarks';
import { OBSTACLES } from './data/obstacles';
import { building } from './pieces';
import { Random } from './random';
import { at, fixed } from './svg';

/** The terrain around each capital city. */
const GROUND: Record<number, string> = { 1: 'mountain', 2: 'sea', 3: 'forest', 4: 'desert', 5: 'grass', 6: 'forest' };
const SIZE = 9;

/** What the ground needs to know of a city. */
export interface Ground {
  capital: number;
  filled: readonly Plot[];
  districts: readonly number[]; // complete ones, from 1
}

function isRock(capital: number, row: number, column: number): boolean {
  return box().capital(capital).grid[row]![column] === '#';
}

/** Plots, obstacles and districts; one plot is `plot` wide, the upper left corner at 0, 0. */
export function ground({ capital, filled, districts }: Ground, plot: number): string {
  const width = SIZE * plot;
  const terrain = GROUND[capital]!;
  const full = new Set<string>(filled);
  const frame = `x="-3" y="-3" width="${width + 6}" height="${width + 6}" rx="4"`;
  let art = `<rect ${frame} fill="var(--terrain-${terrain})"/><rect ${frame} fill="url(#pat-${terrain})"/>`;
  for (let district = 0; district < SIZE; district++) {
    const row = Math.floor(district / 3);
    const column = district % 3;
    const tone = districts.includes(district + 1) ? 'full' : (row + column) % 2 ? 'a' : 'b';
    art += `<rect x="${column * 3 * plot + 1.5}" y="${row * 3 * plot + 1.5}" width="${3 * plot - 3}" height="${3 * plot - 3}" rx="3" fill="var(--city-${tone})" opacity=".95"/>`;
  }
  for (let row = 0; row < SIZE; row++) {
    for (let column = 0; column < SIZE; column++) {
      const x = column * plot;
      const y = row * plot;
      if (isRock(capital, row, column)) {
        art +=
          `<rect x="${x + 1.5}" y="${y + 1.5}" width="${plot - 3}" height="${plot - 3}" rx="4" fill="var(--terrain-${terrain})" opacity=".55"/>` +
          at(
            x + plot / 2,
            y + plot / 2 + 0.5,
            obstacle(capital, row * SIZE + column),
            ` scale(${Math.round((plot / 27) * 100) / 100})`,
          );
      } else if (!full.has(`${'abcdefghi'[column]!}${row + 1}`)) {
        art += `<rect x="${x + 3}" y="${y + 3}" width="${plot - 6}" height="${plot - 6}" rx="2" fill="var(--city-plot)" stroke="var(--city-line)" stroke-width=".8" stroke-dasharray="2 2"/>`;
      }
    }
  }
  for (const district of districts) {
    const x = ((district - 1) % 3) * 3 * plot + 2;
    const y = Math.floor((district - 1) / 3) * 3 * plot + 2;
    const rim = `x="${x}" y="${y}" width="${3 * plot - 4}" height="${3 * plot - 4}" rx="4" fill="none"`;
    art += `<rect ${rim} stroke="#b8860b" stroke-width="2.6"/><rect ${rim} stroke="#fff0b4" stroke-width="1" stroke-dasharray="4 3"/>`;
  }
  return art;
}

/** Plots before there is a city: bare cloth with a draughtsman's marks. */
export function drawPlots(plot: number): string {
  const lines = (width: number, every: number) => {
    let d = '';
    for (let i = 0; i <= SIZE; i += every) d += `M0 ${i * plot}h${SIZE * plot}M${i * plot} 0v${SIZE * plot}`;
    return `<path d="${d}" fill="none" stroke="var(--line)" stroke-width="${width}" stroke-dasharray="3 3"/>`;
  };
  return lines(0.8, 1) + lines(1.8, 3);
}

/** What blocks a plot, one of the two or three looks of its city. */
function obstacle(capital: number, number: number): string {
  const looks = OBSTACLES[capital]!;
  return looks[new Random(number + 1).next() < 0.6 ? 0 : looks.length - 1]!;
}

function isBuilding(piece: string): piece is Building {
  return (BUILDINGS as readonly string[]).includes(piece);
}

/** A piece as it stands: where its drawing begins, how far down it reaches (rows in front are drawn later). */
export interface Standing {
  id: string;
  x: number;
  y: number;
  foot: number;
  svg: string;
}

/** The pieces of a city from the back to the front. */
export function standing(pieces: readonly CityPiece[], plot: number, owner: number): Standing[] {
  return pieces
    .filter((piece) => !piece.beside)
    .map((piece) => stand(piece, plot, owner))
    .sort((a, b) => a.foot - b.foot);
}

function stand(piece: CityPiece, plot: number, owner: number): Standing {
  if (isBuilding(piece.piece)) {
    const { row, column } = parsePlot(piece.plots![0]!);
    return { id: piece.id, x: column * plot, y: row * plot, foot: row + 1, svg: building(piece.piece, plot) };
  }
  const { row, column } = parsePlot(piece.corner!);
  return { id: piece.id, ...landmarkAt(piece.piece, piece.turn ?? 0, row, column, plot, owner) };
}

/** A landmark on its turned footprint; where it sticks out over the rim it is shrunk onto the plots inside. */
export function landmarkAt(
  key: Landmark,
  turn: number,
  row: number,
  column: number,
  plot: number,
  owner: number,
): Omit<Standing, 'id'> {
  const footprint = turnedFootprint(box().landmark(key).footprint, turn);
  const top = Math.max(row, 0);
  const left = Math.max(column, 0);
  const bottom = Math.min(row + footprint.length, SIZE);
  const right = Math.min(column + footprint[0]!.length, SIZE);
  const whole = bottom - top === footprint.length && right - left === footprint[0]!.length;
  const inside = footprint.slice(top - row, bottom - row).map((line) => line.slice(left - column, right - column));
  const svg = whole
    ? wholeLandmark(key, footprint, turn, plot, owner)
    : cutLandmark(key, inside, plot, owner, {
        top: row < 0,
        left: column < 0,
        bottom: row + footprint.length > SIZE,
        right: column + footprint[0]!.length > SIZE,
      });
  return { x: left * plot, y: top * plot, foot: bottom, svg };
}

function paving(footprint: readonly string[], plot: number): string {
  let art = '';
  for (const [row, line] of footprint.entries()) {
    for (let column = 0; column < line.length; column++) {
      if (line[column] !== '1') continue;
      const x = column * plot;
      const y = row * plot;
      art += `<rect x="${fixed(x + 0.8)}" y="${fixed(y + 0.8)}" width="${fixed(plot - 1.6)}" height="${fixed(plot - 1.6)}" rx="2" fill="var(--paving)" stroke="var(--paving-line)" stroke-width=".7"/><path d="M${fixed(x + plot * 0.5)} ${fixed(y + 2)}v${fixed(plot * 0.42)}M${fixed(x + 2)} ${fixed(y + plot * 0.5)}h${fixed(plot - 4)}M${fixed(x + plot * 0.28)} ${fixed(y + plot * 0.5)}v${fixed(plot * 0.44)}M${fixed(x + plot * 0.74)} ${fixed(y + plot * 0.5)}v${fixed(plot * 0.44)}" stroke="var(--paving-line)" stroke-width=".6" opacity=".7"/>`;
    }
  }
  return art;
}

/** Corner marks in the owner's colour along the rim of a footprint. */
function rim(footprint: readonly string[], plot: number, owner: number): string {
  const covered = (row: number, column: number) => footprint[row]?.[column] === '1';
  let d = '';
  for (const [row, line] of footprint.entries()) {
    for (let column = 0; column < line.length; column++) {
      if (!covered(row, column)) continue;
      const x = column * plot;
      const y = row * plot;
      const along = fixed(plot - 2);
      if (!covered(row - 1, column)) d += `M${fixed(x + 1)} ${fixed(y + 1)}h${along}`;
      if (!covered(row + 1, column)) d += `M${fixed(x + 1)} ${fixed(y + plot - 1)}h${along}`;
      if (!covered(row, column - 1)) d += `M${fixed(x + 1)} ${fixed(y + 1)}v${along}`;
      if (!covered(row, column + 1)) d += `M${fixed(x + plot - 1)} ${fixed(y + 1)}v${along}`;
    }
  }
  const dashes = `stroke-dasharray="${fixed(plot * 0.28)} ${fixed(plot * 0.44)}" stroke-dashoffset="${fixed(plot * 0.14)}"`;
  return `<path d="${d}" fill="none" stroke="var(--p${owner}-deep)" stroke-width="3" ${dashes}/><path d="${d}" fill="none" stroke="var(--p${owner})" stroke-width="1.6" ${dashes}/>`;
}

function wholeLandmark(key: Landmark, footprint: readonly string[], turn: number, plot: number, owner: number): string {
  const { w, d, body } = LANDMARKS[key];
  const rows = footprint.length;
  const columns = footprint[0]!.length;
  let scale = plot / 10;
  let x = 0;
  let y = 0;
  let mirror = '';
  if (w !== d && (columns !== w || rows !== d)) {
    // turned: the same drawing, fitted to the width it has now, standing on the lower edge
    scale *= Math.min((columns / w) * 1.18, (rows / d) * 1.5, 1);
    x = (columns * plot - w * 10 * scale) / 2;
    y = rows * plot - d * 10 * scale;
  }
  if (footprint.join('').includes('0') && turn % 4) {
    // the corner that is left out moves: mirror, or shrink onto the full rows
    if (turn % 4 < 3) mirror = ` translate(${columns * 10} 0) scale(-1 1)`;
    if (turn % 4 > 1) {
      const full = footprint.map((line, row) => (line.includes('0') ? -1 : row)).filter((row) => row >= 0);
      scale *= 0.72;
      x = columns * plot * 0.14;
      y = full[0]! * plot + full.length * plot - d * 10 * scale + plot * 0.1;
    }
  }
  const drawing = `<g transform="translate(${fixed(x)} ${fixed(y)}) scale(${Math.round(scale * 1000) / 1000})${mirror}">${body}</g>`;
  return paving(footprint, plot) + drawing + rim(footprint, plot, owner);
}

/** A landmark that sticks out: what lies inside is paved, the drawing shrunk onto it, the rim's side torn. */
function cutLandmark(
  key: Landmark,
  inside: readonly string[],
  plot: number,
  owner: number,
  over: Record<'top' | 'left' | 'bottom' | 'right', boolean>,
): string {
  const { w, d, body } = LANDMARKS[key];
  const width = inside[0]!.length * plot;
  const height = inside.length * plot;
  const scale = Math.min(width / (w * 10), (Math.max(height, plot * 1.15) / (d * 10)) * 1.25, plot / 10);
  const step = fixed(plot / 6);
  const across = (sign: number) =>
    Array.from({ length: 6 * inside[0]!.length }, (_, i) => `l${step} ${i % 2 ? -sign * 4 : sign * 4}`).join('');
  const down = (sign: number) =>
    Array.from({ length: 6 * inside.length }, (_, i) => `l${i % 2 ? -sign * 4 : sign * 4} ${step}`).join('');
  let torn = '';
  if (over.top) torn += `M0-1${across(-1)}`;
  if (over.left) torn += `M-1 0${down(-1)}`;
  if (over.bottom) torn += `M0 ${fixed(height + 1)}${across(1)}`;
  if (over.right) torn += `M${fixed(width + 1)} 0${down(1)}`;
  const drawing = `<g transform="translate(${fixed((width - w * 10 * scale) / 2)} ${fixed(height - d * 10 * scale)}) scale(${Math.round(scale * 1000) / 1000})">${body}</g>`;
  return `${paving(inside, plot)}${drawing}${rim(inside, plot, owner)}<path d="${torn}" fill="none" stroke="var(--p${owner}-deep)" stroke-width="2" stroke-linejoin="round"/>`;
}

/** Letters below and numbers beside the plots; those of complete lines stand out. */
export function coordinates(rows: readonly number[], columns: readonly Column[], plot: number): string {
  let art = '';
  for (let i = 0; i < SIZE; i++) {
    const letter = 'abcdefghi'[i]!;
    const lit = (full: boolean) => (full ? ' data-full="1"' : '');
    art += `<text class="co-ord" x="${i * plot + plot / 2}" y="${SIZE * plot + 12.5}" text-anchor="middle"${lit(columns.includes(letter))}>${letter.toUpperCase()}</text>`;
    art += `<text class="co-ord" x="-7" y="${i * plot + plot / 2 + 4}" text-anchor="middle"${lit(rows.includes(i + 1))}>${i + 1}</text>`;
  }
  return art;
}

const MINI: Record<Building, string> = { farm: '#9a6233', house: '#71859b', market: '#dfa524', armory: '#b63a4e' };

/** A city at a glance, 45 x 45: filled plots in the colours of their buildings. */
export function miniCity(player: PlayerView): string {
  const { city, capital } = player;
  if (!city || capital === null) return '';
  const colours = new Map<string, string>();
  for (const piece of city.pieces) {
    for (const plot of piece.plots ?? []) colours.set(plot, isBuilding(piece.piece) ? MINI[piece.piece] : '#5b4a38');
  }
  const plots = city.filled.map((plot) => {
    const { row, column } = parsePlot(plot);
    return `<rect x="${column * 5 + 0.3}" y="${row * 5 + 0.3}" width="4.4" height="4.4" fill="${colours.get(plot) ?? '#8a9b5a'}"/>`;
  });
  return `<rect width="45" height="45" rx="2" fill="#ecd9a6"/>${plots.join('')}<path d="M15 0v45M30 0v45M0 15h45M0 30h45" stroke="#7a6236" stroke-width=".7"/>`;
}
