/** Small pieces of SVG, as text: for drawings in which nothing can be acted on. */
import { fixed } from '../geometry/hex';
import type { IconName } from './data/icons';

export { fixed };

export function escape(words: string | number): string {
  return String(words).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export interface Look {
  opacity?: number;
  color?: string;
}

/** An icon with its middle at x, y. */
export function icon(name: IconName, x: number, y: number, size: number, look: Look = {}): string {
  const opacity = look.opacity === undefined ? '' : ` opacity="${look.opacity}"`;
  const color = look.color === undefined ? '' : ` color="${look.color}"`;
  return `<svg x="${fixed(x - size / 2)}" y="${fixed(y - size / 2)}" width="${fixed(size)}" height="${fixed(size)}"${opacity}${color}><use href="#i-${name}"/></svg>`;
}

export interface Type {
  size?: number;
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
  fill?: string;
  /** The room it has: longer words are set closer. */
  room?: number;
}

const LETTER = 0.44; // the mean width of a letter, in sizes of the type

export function text(x: number, y: number, words: string | number, type: Type = {}): string {
  const { size = 12, weight = 600, anchor = 'middle', fill = 'var(--ink)', room = Infinity } = type;
  const closer =
    String(words).length * size * LETTER > room ? ` textLength="${fixed(room)}" lengthAdjust="spacingAndGlyphs"` : '';
  return `<text x="${fixed(x)}" y="${fixed(y)}" text-anchor="${anchor}" font-size="${size}" font-weight="${weight}" fill="${fill}"${closer}>${escape(words)}</text>`;
}

/** Victory points in their laurel. */
export function points(x: number, y: number, n: number, size = 22, smallest = 12): string {
  const letters = Math.round(Math.max(smallest, size * 0.46) * 10) / 10;
  return icon('vp', x, y, size) + text(x, y + Math.max(size, smallest * 1.8) * 0.14, n, { size: letters, weight: 700 });
}

export function at(x: number, y: number, body: string, more = ''): string {
  return `<g transform="translate(${fixed(x)} ${fixed(y)})${more}">${body}</g>`;
}

export const DASHED = 'stroke-dasharray="5 3"';
