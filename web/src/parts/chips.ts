/** A sentence cut at the names of players, which are shown as chips in their colours. */

export interface Named {
  colour: number;
  name: string;
}

export interface Piece {
  text: string;
  /** The colour of the player who is named. */
  colour?: number;
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Names are found as they stand in sentences, with a small or a capital letter at the beginning; whole words only. Each
 * of them once: "no effect for you: a tile you control" speaks of the player first, then of what a card says.
 */
export function chipped(sentence: string, names: readonly Named[]): Piece[] {
  const colours = new Map(names.map((one) => [one.name.toLowerCase(), one.colour]));
  const longest = [...names].sort((a, b) => b.name.length - a.name.length).map((one) => escaped(one.name));
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
