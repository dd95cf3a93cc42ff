/** Pieces of players, buildings and landmarks. Players' colours are 1 to 5, the Automa's 6, the Shadow Empire's 7. */
import type { Building, Landmark, PlayerView } from '../api';
import { BUILDINGS } from './data/buildings';
import { LANDMARKS } from './data/landmarks';
import { at, fixed } from './svg';

/** The number of a player's colour, mark and weave. */
export function colourOf(player: Pick<PlayerView, 'seat' | 'bot'>): number {
  if (player.bot === 'automa') return 6;
  if (player.bot === 'shadow_empire') return 7;
  return player.seat + 1;
}

/** The mark of a player, in the ink that stands on the colour. */
export function mark(p: number, x: number, y: number, size: number): string {
  return `<svg x="${fixed(x)}" y="${fixed(y)}" width="${fixed(size)}" height="${fixed(size)}" viewBox="0 0 32 32" color="var(--p${p}-on)"><use href="#i-mark-${p}"/></svg>`;
}

/** A spool of thread: a token on a track, 15 x 19, its foot at x, y. */
export function spool(p: number, x = 0, y = 0, scale = 1): string {
  return at(
    x,
    y,
    `<ellipse cy="-.6" rx="7.6" ry="2.4" fill="#1d1206" opacity=".35"/><path d="M-7-3.2C-7-1-7-.6 0-.6S7-1 7-3.2V-15H-7Z" fill="var(--p${p})" stroke="var(--p${p}-deep)" stroke-width="1.2"/><ellipse cy="-15.2" rx="7" ry="2.7" fill="#fdf4df" stroke="var(--p${p}-deep)" stroke-width="1.2"/><ellipse cy="-15.2" rx="2.2" ry=".9" fill="var(--p${p}-deep)"/>${mark(p, -5.2, -12.4, 10.4)}`,
    scale === 1 ? '' : ` scale(${scale})`,
  );
}

/** A spool seen from above: a token where three or more share a space, and the sign of a holder. */
export function disc(p: number, x: number, y: number, r = 7): string {
  return at(
    x,
    y,
    `<circle r="${fixed(r)}" fill="var(--p${p})" stroke="var(--p${p}-deep)" stroke-width="1.3"/><circle r="${fixed(r - 1.6)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width=".7"/>${mark(p, -r * 0.68, -r * 0.68, r * 1.36)}`,
  );
}

/** A player's cube: what civilizations send out. */
export function cube(p: number, x: number, y: number, scale = 1): string {
  return at(
    x,
    y,
    `<path d="M0 8 7.5 4v2L0 10-7.5 6V4Z" fill="#1d1206" opacity=".3"/><path d="M0-9 7.5-5v8L0 7-7.5 3v-8Z" fill="var(--p${p})" stroke="var(--p${p}-deep)" stroke-width="1.3" stroke-linejoin="round"/><path d="M-7.5-5 0-1l7.5-4L0-9Z" fill="#fff" opacity=".35"/><path d="M0-1 7.5-5v8L0 7Z" opacity=".2"/><path d="M-7.5-5 0-1l7.5-4M0-1v8" fill="none" stroke="var(--p${p}-deep)" stroke-width=".9"/>${mark(p, -3.6, -8.4, 7.2)}`,
    ` scale(${fixed2(scale)})`,
  );
}

/** A tower; one that was toppled lies on its side. */
export function outpost(p: number, x: number, y: number, scale: number, toppled = false): string {
  const tower = `<path d="M-6.4 0-4.6-11h9.2L6.4 0Z" fill="var(--p${p})" stroke="var(--p${p}-deep)" stroke-width="1.2" stroke-linejoin="round"/><path d="M-6.6-11v-5.2h3v1.8h2.2v-1.8h2.8v1.8h2.2v-1.8h3V-11Z" fill="var(--p${p})" stroke="var(--p${p}-deep)" stroke-width="1.2" stroke-linejoin="round"/>${mark(p, -4.4, -9.6, 8.8)}`;
  const shadow = toppled
    ? '<path d="M-1-6.5h17v13H-1Z" fill="#1d1206" opacity=".3"/>'
    : '<ellipse cy=".6" rx="8" ry="2.6" fill="#1d1206" opacity=".4"/>';
  const body = toppled ? `<g transform="rotate(82)" opacity=".95">${tower}</g>` : tower;
  return at(x, y, shadow + body, ` scale(${fixed2(scale)})`);
}

/** An income building on its plot, the upper left corner at 0, 0. */
export function building(kind: Building, plot = 10): string {
  return `<g transform="scale(${fixed3(plot / 10)})">${BUILDINGS[kind]}</g>`;
}

/** A landmark as printed, the upper left plot at 0, 0. */
export function landmark(key: Landmark, plot: number): string {
  const { w, d, body } = LANDMARKS[key];
  return `<g transform="scale(${fixed3(plot / 10)})"><path d="M.8.8h${w * 10 - 1.6}v${d * 10 - 1.6}h-${w * 10 - 1.6}Z" fill="#2a1f16" opacity=".28"/>${body}</g>`;
}

/** What a drawing of a landmark by itself must show: its head rises above the footprint. */
export function landmarkBox(key: Landmark): string {
  const { w, d, head } = LANDMARKS[key];
  return `-1 ${-head} ${w * 10 + 2} ${d * 10 + head + 1}`;
}

export function landmarkBody(key: Landmark): string {
  return LANDMARKS[key].body;
}

/** The small house that says who has taken a landmark; 16 x 16. */
export function house(p: number): string {
  return `<path d="M2 14V6L8 2l6 4v8Z" fill="var(--p${p})" stroke="var(--p${p}-deep)"/>${mark(p, 3.6, 5, 8.8)}`;
}

function fixed2(x: number): string {
  return String(Math.round(x * 100) / 100);
}

function fixed3(x: number): string {
  return String(Math.round(x * 1000) / 1000);
}
