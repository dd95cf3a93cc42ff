/** The guide through the first era of a real game: which of its twelve steps fits the moment, and what it lights. */
import type { DecisionKind, Doc } from '../api';
import { RESOURCES } from '../box';
import type { IconName } from '../draw/data/icons';
import { store, readStored } from '../device/storage';

export interface Step {
  key: string;
  icon: IconName;
  /** The kinds of questions it is about. */
  kinds: readonly DecisionKind[];
  /** What is lit: the first of these that is on screen; nothing of it, and it is the question. */
  lit: readonly string[];
  /** Nothing is to be tried: the next step may come at the same question. */
  tells?: true;
  /** Further conditions. */
  when?: (doc: Doc) => boolean;
}

/** With so many resources left it is time to think of the next era. */
const NEARLY_EMPTY = 1;

function purse(doc: Doc): number {
  const me = doc.view.players[doc.view.viewer ?? 0]!;
  return RESOURCES.reduce((sum, one) => sum + me.resources[one], 0);
}

export const STEPS: readonly Step[] = [
  { key: 'welcome', icon: 'district', kinds: ['capital'], lit: ['.setup'] },
  { key: 'civilization', icon: 'civilization', kinds: ['civilization'], lit: ['.setup'] },
  // the first turn is over when the first question comes: with a stop at its end, that is the question
  { key: 'income', icon: 'coin', kinds: ['end_turn', 'turn'], lit: ['.mat', '.purse'], tells: true },
  { key: 'turn', icon: 'arrow', kinds: ['turn'], lit: ['.t-exploration'] },
  { key: 'pay', icon: 'any', kinds: ['pay', 'gain', 'bonus'], lit: ['.prompt'] },
  { key: 'explore', icon: 'explore', kinds: ['explore_tile', 'explore_hex', 'explore_turn'], lit: ['.field'] },
  { key: 'conquer', icon: 'conquer', kinds: ['conquer', 'die'], lit: ['.field'] },
  { key: 'research', icon: 'research', kinds: ['research', 'which_roll'], lit: ['.prompt'] },
  { key: 'invent', icon: 'invent', kinds: ['invent', 'upgrade'], lit: ['.corner.ne', '.mk3'] },
  { key: 'build', icon: 'house', kinds: ['building', 'place', 'landmark'], lit: ['.citybox'] },
  { key: 'end', icon: 'hourglass', kinds: ['end_turn'], lit: ['.prompt'] },
  { key: 'era', icon: 'tapestry', kinds: ['turn'], lit: ['.prompt'], when: (doc) => purse(doc) <= NEARLY_EMPTY },
];

/** The step for the question that is open, if one has not been told yet. Whoever began era II needs no guide. */
export function stepFor(doc: Doc, told: ReadonlySet<string>): Step | null {
  const { decision, view } = doc;
  if (!decision || (view.players[decision.player]?.era ?? 0) > 1) return null;
  return (
    STEPS.find(({ key, kinds, when }) => !told.has(key) && kinds.includes(decision.kind) && (!when || when(doc))) ??
    null
  );
}

export interface Size {
  width: number;
  height: number;
}

export interface Rect extends Size {
  left: number;
  top: number;
}

const GAP = 14;

/** Where the bubble stands: beside what is lit where there is room, else in the corner farthest from it. */
export function placed(lit: Rect, bubble: Size, window: Size): { left: number; top: number } {
  const clamp = (value: number, most: number) => Math.max(8, Math.min(value, most - 8));
  const left = clamp(lit.left, window.width - bubble.width);
  const top = clamp(lit.top, window.height - bubble.height);
  if (lit.top - GAP - bubble.height >= 8) return { left, top: lit.top - GAP - bubble.height };
  if (lit.left + lit.width + GAP + bubble.width <= window.width - 8) return { left: lit.left + lit.width + GAP, top };
  if (lit.left - GAP - bubble.width >= 8) return { left: lit.left - GAP - bubble.width, top };
  if (lit.top + lit.height + GAP + bubble.height <= window.height - 8) return { left, top: lit.top + lit.height + GAP };
  return {
    left: clamp(0, window.width),
    top: clamp(lit.top > window.height / 2 ? 0 : window.height, window.height - bubble.height),
  };
}

// --- Which table of this device is guided, and what was told there

const KEPT = 'gobelin.guide';

export interface Guided {
  table: string;
  told: string[];
  open: boolean;
}

export function kept(): Guided | null {
  try {
    return JSON.parse(readStored(KEPT) ?? 'null') as Guided | null;
  } catch {
    return null; // something else wrote it
  }
}

export function keep(guided: Guided): void {
  store(KEPT, JSON.stringify(guided));
}
