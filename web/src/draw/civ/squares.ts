/** Mats with four squares: tokens lie on them or have been sent out. */
import type { Civilization } from '../../api';
import { TRACKS } from '../../box';
import { drawEffect } from '../effect';
import type { IconName } from '../data/icons';
import { cube, disc } from '../pieces';
import { fixed, icon, points, text } from '../svg';
import { foot, note, place, slots, square, type Drawing, type MatScene } from './mat';

const SQUARES = [0, 1, 2, 3];

/** The squares from the left; where they end. */
function row(scene: MatScene): { svg: string; end: number; z: number; y: number } {
  const left = scene.fields.tokens_left ?? 4;
  const z = Math.min(scene.height * 0.42, 44, scene.width / 8.6);
  const y = scene.height * 0.36;
  const svg = SQUARES.map((i) => {
    const x = z * 0.7 + i * (z + 7);
    return square(x, y, Math.round(z), i >= left) + (i < left ? cube(scene.owner, x, y + 1, z / 22) : '');
  }).join('');
  return { svg, end: z * 0.7 + 4 * (z + 7) + 2, z, y };
}

/** What a sent token does: where it goes, and what comes of it. */
const SENT: Partial<Record<Civilization, [IconName, IconName | number]>> = {
  heralds: ['tapestry', 'repeat'],
  inventors: ['tech', 'upgrade'],
  traders: ['territory', 1],
};

/** Heralds, Inventors, Traders. */
export const senders: Drawing = (scene) => {
  const { svg, end, z, y } = row(scene);
  const [where, what] = SENT[scene.civilization.key]!;
  const middle = (end + scene.width) / 2 - z * 0.14;
  return {
    svg:
      svg +
      cube(scene.owner, middle - z * 0.95, y, z / 24) +
      icon('arrow', middle - z * 0.28, y, Math.round(z * 0.42), { color: 'var(--ink-2)' }) +
      icon(where, middle + z * 0.4, y, Math.round(z * 0.8)) +
      (typeof what === 'number'
        ? points(middle + z * 1.15, y, what, Math.round(z * 0.8))
        : icon(what, middle + z * 1.1, y, Math.round(z * 0.62))) +
      foot(scene),
    places: [],
  };
};

/** Squares, and the ladder of the final score. */
export const isolationists: Drawing = (scene) => {
  const { width, height, big } = scene;
  const { svg, end } = row(scene);
  const final = scene.civilization.printed.final;
  const ladder = typeof final === 'object' && final && Array.isArray(final.vp) ? final.vp : [];
  const wide = (width - end - 4) / 6;
  const base = height * 0.59;
  const bars = ladder.map((vp, i) => {
    const high = 6 + (i * (height * 0.4)) / 6;
    const x = end + i * wide;
    const top = base - high;
    return (
      `<rect x="${fixed(x + 1)}" y="${fixed(top)}" width="${fixed(wide - 2)}" height="${fixed(high)}" rx="2" fill="var(--terrain-grass)" stroke="var(--line-strong)" stroke-width=".9"/>` +
      text(x + wide / 2, top - 3, vp, { size: big ? 13 : 12, weight: 700 }) +
      note(scene, x + wide / 2, base + 12, String(i + 1))
    );
  });
  return { svg: svg + bars.join('') + foot(scene), places: [] };
};

/** Covered squares; open ones pay for the landmarks of those who hold the tokens. */
export const historians: Drawing = (scene) => {
  const { width, height, owner } = scene;
  const z = Math.min(height * 0.42, 44, width / 7);
  const y = height * 0.36;
  const gap = z + Math.min(14, width / 24);
  const at = (i: number) => z * 0.8 + i * gap;
  const covered = scene.fields.covered ?? [true, true, true, true];
  const fields = slots(scene).map((slot, i) => {
    const x = at(i);
    const inside = covered[i] ? cube(owner, x, y + 1, z / 22) : '';
    return square(x, y, Math.round(z)) + drawEffect(slot.gives ?? null, x, y, Math.round(z * 0.56)) + inside;
  });
  const end = at(4);
  const holders = scene.holders
    .slice(0, 4)
    .map((p, i) => disc(p, end + 34 + (i % 2) * 15, y - 8 + Math.floor(i / 2) * 16));
  return {
    svg:
      fields.join('') +
      icon('arrow', end - 14, y, 12, { color: 'var(--ink-2)' }) +
      icon('landmark', end + 6, y, Math.round(z * 0.7)) +
      holders.join('') +
      foot(scene),
    places: slots(scene).map((slot, i) => place({ slot: slot.slot! }, at(i), y, z + 6)),
  };
};

/** A step on each track once. */
export const leaders: Drawing = (scene) => {
  const { width, height, owner } = scene;
  const z = Math.min(height * 0.56, 56);
  const y = height * 0.42;
  const at = (i: number) => (width * (i + 0.5)) / 4;
  const svg = TRACKS.map((track, i) => {
    const used = scene.fields.tracks?.includes(track);
    const x = at(i);
    return (
      square(x, y, Math.round(z), used) +
      icon(`advance-${track}`, x, y, Math.round(z * 0.7), used ? { opacity: 0.45 } : {}) +
      (used ? cube(owner, x + z * 0.24, y + z * 0.22, z / 32) : '')
    );
  });
  return {
    svg: svg.join('') + foot(scene),
    places: slots(scene).map((slot, i) => place({ slot: slot.slot! }, at(i), y, z + 6)),
  };
};
