/** A sentence cut at the names of players, which are shown as chips in their colours. */
import { colourOf } from '../draw/pieces';
import type { Session } from '../session/session.svelte';

export interface Named {
  colour: number;
  name: string;
}

export interface Piece {
  text: string;
  /** The colour of the player who is named. */
  colour?: number;
}

/** The players of a table as its sentences name them. */
export function namesAt({ view, speaker }: Session): Named[] {
  return view.players.map((one) => ({ colour: colourOf(one), name: speaker.player(one.seat) }));
}

function escape(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Names are found as they stand in sentences, with a small or a capital letter at the beginning; whole words only. Each
 * of them once: "no effect for you: a tile you control" speaks of the player first, then of what a card says.
 */
export function splitNames(sentence: string, names: readonly Named[]): Piece[] {
  const colours = new Map(names.map((one) => [one.name.toLowerCase(), one.colour]));
  const longest = [...names].sort((a, b) => b.name.length - a.name.length).map((one) => escape(one.name));
  if (!longest.length) return [{ text: sentence }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${longest.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const pieces: Piece[] = [];
  const named = new Set<string>();
  let from = 0;
  for (const found of sentence.matchAll(pattern)) {
    const key = found[0].toLowerCase();
    if (named.has(key)) continue;
    named.add(key);
    if (found.index > from) pieces.push({ text: sentence.slice(from, found.index) });
    const colour = colours.get(key);
    pieces.push({ text: found[0], ...(colour ? { colour } : {}) });
    from = found.index + found[0].length;
  }
  if (from < sentence.length) pieces.push({ text: sentence.slice(from) });
  return pieces;
}
