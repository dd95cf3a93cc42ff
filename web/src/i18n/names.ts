/** What everything is called, and how words are joined to lists. */
import type { Track } from '../api';
import { box } from '../box';
import { fill, has, say } from './i18n.svelte';

/** For an argument that does not apply: Fluent chooses a sentence by it. */
export const NONE = 'none';

export type Joint = 'and' | 'or' | 'then' | 'plus' | 'reason' | 'middle';

/** a, b and c; `then`, `plus`, `reason` and `middle` join all alike. */
export function joinList(parts: readonly string[], last: Joint = 'and'): string {
  let list = parts[0] ?? '';
  for (let at = 1; at < parts.length; at++) {
    const ending = (last !== 'and' && last !== 'or') || at === parts.length - 1;
    list = fill(`list-${ending ? last : 'middle'}`, { list, item: parts[at]! });
  }
  return list;
}

/** A sentence begins with a capital letter. */
export function sentence(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** The name of a component: name('track', 'science'). */
export function name(kind: string, key: string | number): string {
  return fill(`${kind}-${key}`, {});
}

/** The name of a tapestry card or tech card; decision cards have a number, hidden ones none. */
export function cardName(key: string | number | null | undefined): string {
  if (key === null || key === undefined) return NONE;
  if (typeof key === 'number') return String(key);
  return name(key === 'face_down' || box().isTapestry(key) ? 'tapestry' : 'tech', key);
}

/** A building or a landmark. */
export function pieceName(key: string): string {
  return name(pieceKind(key) === 'landmark' ? 'landmark' : 'building', key);
}

/** To choose a sentence by: the building, or landmark. */
export function pieceKind(key: string): string {
  return key in box().list.income_mat ? key : 'landmark';
}

/** A civilization of a player or of the Automa. */
export function civilizationName(key: string): string {
  return name(has(`civilization-${key}`) ? 'civilization' : 'automa_civilization', key);
}

/** A space of a track: Science 4, Medicine. */
export function spaceName(track: Track, number: number): string {
  const words = name('track', track);
  if (number === 0) return say('source-space-start', { track: words });
  return say('source-space', { track: words, number, name: name('space', `${track}-${number}`) });
}

/** Plots of a city: plot D4, plots H1 to I2. */
export function plotsName(plots: readonly string[]): string {
  const [first, last] = [plots[0]!.toUpperCase(), plots.at(-1)!.toUpperCase()];
  return first === last ? say('place-plot', { plot: first }) : say('place-plots', { first, last });
}

/** How well a bot plays, in words where there are any. */
export function levelName(bot: string): string {
  return has(`page-level-${bot}`) ? fill(`page-level-${bot}`, {}) : bot;
}
