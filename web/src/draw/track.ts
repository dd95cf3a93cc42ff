/** How large the icons of a space are: as large as there is room beside its bonus and landmark. */
import type { Effect, Space, Track } from '../api';
import { width } from './effect';

export interface Sized {
  effect: Effect;
  size: number;
  /** What is said behind the icons: so often. */
  after?: string;
}

/** Spaces with many icons, by track and number, with the size that fits. */
const SMALLER: Partial<Record<`${Track} ${number}`, { size: number; compact?: number }>> = {
  'technology 5': { size: 16 },
  'technology 11': { size: 18, compact: 15 },
  'technology 12': { size: 19, compact: 16 },
  'military 7': { size: 17, compact: 15 },
  'military 12': { size: 16 },
  'exploration 7': { size: 17, compact: 15 },
  'exploration 9': { size: 17, compact: 15 },
  'exploration 11': { size: 17, compact: 15 },
};

export function benefit(track: Track, space: Space, vertical: boolean, compact: boolean): Sized {
  const effect = space.benefit as Effect;
  const small = SMALLER[`${track} ${space.number}`];
  if (small) return { effect, size: compact ? (small.compact ?? small.size) : small.size };
  const alone = !space.bonus && !(vertical && space.landmark);
  // the same twice: once, with the number behind it
  const twice = sameTwice(effect);
  const shown = twice ?? effect;
  const icons = width(shown);
  const across: Record<number, number> = { 1: 26, 2: 23 };
  const down: Record<number, number> = { 1: 25, 2: 24, 3: 23 };
  const size = vertical ? (alone ? (down[icons] ?? 21) : 22) : (across[icons] ?? 19);
  return { effect: shown, size: size - (compact ? 3 : 0) - (twice ? 1 : 0), ...(twice ? { after: '×2' } : {}) };
}

/** The part of an effect that is done twice, if it is nothing else and too long to be shown twice. */
function sameTwice(effect: Effect): Effect {
  if (effect === null || typeof effect !== 'object' || !('then' in effect)) return null;
  const [first, second, ...more] = (effect as { then: Effect[] }).then;
  if (more.length || first === undefined || JSON.stringify(first) !== JSON.stringify(second)) return null;
  return width(first) > 2 ? first : null;
}

/** The size of a bonus: smaller where it shows more than two icons. */
export function bonusSize(space: Space, compact: boolean): number {
  if (!compact) return 20;
  return width(space.bonus) > 2 ? 15 : 17;
}
