/** Mats with lanes, rows and paths: something moves along them. Columns of the printed mats lie sideways here. */
import type { MatColumn } from '../../api';
import { outline } from '../../geometry/hex';
import { drawEffect } from '../effect';
import type { IconName } from '../data/icons';
import { building, disc, outpost, spool } from '../pieces';
import { at, DASHED, fixed, icon, text } from '../svg';
import { note, place, slots, type Drawing, type MatScene, type Place } from './mat';

const COLUMNS: readonly MatColumn[] = ['left', 'middle', 'right'];

function lane(scene: MatScene, column: MatColumn) {
  return slots(scene).filter((slot) => slot.column === column);
}

/** Three lanes of 3, 4 and 5: a building enters on the left and the next one stands before it. */
export const craftsmen: Drawing = (scene) => {
  const { width, height } = scene;
  const high = (height - 2) / 3;
  const wide = (width - 4) / 5;
  const places: Place[] = [];
  let svg = '';
  for (const [c, column] of COLUMNS.entries()) {
    const filled = scene.fields.lanes?.[c] ?? [];
    const next = filled.filter((one) => one !== null).length;
    for (const [r, slot] of lane(scene, column).entries()) {
      const x = 4 + wide * (r + 0.5);
      const y = 1 + high * (c + 0.5);
      const here = filled[r] ?? null;
      const tone = here ? '--city-full' : r === next ? '--cell' : '--cell-dim';
      svg += `<path d="M${fixed(x - wide / 2 + 1)} ${fixed(y - high / 2 + 2)}h${fixed(wide - 6)}l4 ${fixed(high / 2 - 2)}-4 ${fixed(high / 2 - 2)}h${fixed(-wide + 6)}l4 ${fixed(-high / 2 + 2)}Z" fill="var(${tone})" stroke="var(${here || r === next ? '--line-strong' : '--line'})" stroke-width="1.1"/>`;
      if (here) {
        svg += `<svg x="${fixed(x - wide * 0.36)}" y="${fixed(y - high * 0.5)}" width="${fixed(high * 0.9)}" height="${fixed(high * 0.98)}" viewBox="-.5 -3.3 11 13">${building(here)}</svg>`;
        svg += drawEffect(slot.gives ?? null, x + wide * 0.22, y, Math.round(Math.min(high * 0.56, 20)));
      } else svg += drawEffect(slot.gives ?? null, x + 1, y, Math.round(Math.min(high * 0.72, 26)));
      if (r === next) places.push(place({ column }, x, y, wide + 2, high));
    }
  }
  return { svg, places };
};

/** Three lanes in which a token walks right. */
export const merrymakers: Drawing = (scene) => {
  const { width, height, owner } = scene;
  const high = (height - 2) / 3;
  const start = high + 6;
  const wide = (width - start - 4) / 3;
  const places: Place[] = [];
  let svg = '';
  for (const [c, column] of COLUMNS.entries()) {
    const y = 1 + high * (c + 0.5);
    const stands = scene.fields.heights?.[c] ?? 0;
    svg += `<path d="M${fixed(start * 0.5)} ${fixed(y)}H${fixed(width - wide * 0.5)}" stroke="var(--line-strong)" stroke-width="2" ${DASHED}/>`;
    for (const [r, slot] of lane(scene, column).entries()) {
      const x = r ? start + wide * (r - 0.5) : start * 0.5;
      const w = r ? wide - 8 : start - 6;
      const tone = r > 0 && r <= stands ? '--city-full' : r ? '--cell' : '--cell-dim';
      svg += `<rect x="${fixed(x - w / 2)}" y="${fixed(y - high / 2 + 1.6)}" width="${fixed(w)}" height="${fixed(high - 3.2)}" rx="${fixed(high / 2 - 2)}" fill="var(${tone})" stroke="var(${r ? '--line-strong' : '--line'})"/>`;
      if (r)
        svg += drawEffect(slot.gives ?? null, x + (stands === r ? 6 : 0), y, Math.round(Math.min(high * 0.68, 26)));
      if (stands === r) svg += disc(owner, x - (r ? w * 0.5 - high * 0.44 : 0), y, Math.min(high * 0.36, 12));
      if (r === stands + 1) places.push(place({ column }, x, y, w + 4, high));
    }
  }
  return { svg, places };
};

/** Two rows of hexes under outposts; what lies open pays. */
export const militants: Drawing = (scene) => {
  const { width, height, owner } = scene;
  const s = Math.min(height * 0.245, width / 9.2);
  const places: Place[] = [];
  let svg = '';
  for (const [r, row] of (['top', 'bottom'] as const).entries()) {
    const left = scene.fields.outposts_left?.[r] ?? 4;
    for (const [i, slot] of slots(scene)
      .filter((one) => one.row === row)
      .entries()) {
      const x = width * 0.5 + (i - 1.5) * s * 2.15 + (r ? s * 0.55 : -s * 0.55);
      const y = height * (r ? 0.73 : 0.27);
      const gone = i < 4 - left;
      const inside = gone
        ? drawEffect(slot.gives ?? null, 0, 0, Math.round(s))
        : `<g opacity=".5">${drawEffect(slot.gives ?? null, s * 0.42, s * 0.5, Math.round(s * 0.62))}</g>${outpost(owner, -s * 0.1, s * 0.58, s / 15.5)}`;
      svg += at(
        x,
        y,
        `<path d="${outline(s)}" fill="var(${gone ? '--city-full' : '--cell'})" stroke="var(--line-strong)" stroke-width="1.2"/>${inside}`,
      );
      // the next outpost to go, or the last open hex to fill
      if (i === 4 - left || (left === 0 && i === 3)) places.push(place({ row }, x, y, s * 2));
    }
  }
  return { svg, places };
};

const PREDICTED: Record<string, IconName> = {
  tech_cards: 'tech',
  districts: 'district',
  territories: 'score-territories',
  tracks: 'arrow',
};

/** Four rows of numbers; a tick where the prediction came true. */
export const mystics: Drawing = (scene) => {
  const { width, height, owner, big } = scene;
  const high = (height - 2) / 4;
  const start = big ? 96 : 26;
  const z = Math.min(high - 2.5, (width - start) / 9 - 3);
  const places: Place[] = [];
  let svg = '';
  for (const [r, { category, numbers }] of slots(scene).entries()) {
    if (!category || !numbers) continue;
    const y = 1 + high * (r + 0.5);
    svg += icon(PREDICTED[category]!, 11, y, Math.round(Math.min(high * 0.9, 24)), { color: 'var(--ink)' });
    if (big) svg += note(scene, 26, y + 4, scene.words(`page-mat-mystics-${category}`), { anchor: 'start' });
    const predicted = scene.fields.predictions?.[category] ?? null;
    const paid = scene.fields.paid?.includes(category);
    for (const [k, number] of numbers.entries()) {
      const x = start + ((width - start) * (k + 0.5)) / 9;
      const picked = predicted === number;
      svg += `<rect x="${fixed(x - z / 2)}" y="${fixed(y - z / 2)}" width="${fixed(z)}" height="${fixed(z)}" rx="3.5" fill="var(${picked ? `--p${owner}` : '--cell'})" stroke="var(${picked ? `--p${owner}-deep` : '--line'})" stroke-width="1.1"/>`;
      svg += text(x, y + z * 0.32, number, {
        size: Math.round(Math.min(15, Math.max(11, z * 0.8)) * 10) / 10,
        weight: picked ? 700 : 500,
        fill: picked ? `var(--p${owner}-on)` : 'var(--ink-2)',
      });
      if (picked && paid) {
        svg += at(
          x + z * 0.46,
          y - z * 0.42,
          '<circle r="4.6" fill="var(--good)" stroke="var(--panel)" stroke-width="1.2"/><path d="M-2 0l1.5 1.7 2.5-3" fill="none" stroke="var(--panel)" stroke-width="1.2"/>',
        );
      }
      places.push(place({ category, number }, x, y, z + 4));
    }
  }
  return { svg, places };
};

/** Paths from the left to the right, a spool on its place. */
export const entertainers: Drawing = (scene) => {
  const { width, height, owner, big } = scene;
  const stands = scene.fields.slot ?? 1;
  const radius = big ? 12.4 : height > 66 ? 9.6 : 6.4;
  const margin = radius + 2;
  const all = slots(scene);
  const where = new Map(
    all.map((slot) => {
      const column = Number(slot.column);
      const x = 20 + (column * (width - 44)) / 4;
      const y = column === 0 ? height / 2 : margin + ((Number(slot.row) - 1) * (height - 2 * margin)) / 3;
      return [slot.slot!, { x, y }] as const;
    }),
  );
  let svg = '';
  for (const slot of all) {
    for (const next of slot.next ?? []) {
      const from = where.get(slot.slot!)!;
      const to = where.get(next)!;
      const open = slot.slot === stands;
      svg += `<path d="M${fixed(from.x)} ${fixed(from.y)}C${fixed(from.x + 24)} ${fixed(from.y)} ${fixed(to.x - 24)} ${fixed(to.y)} ${fixed(to.x)} ${fixed(to.y)}" fill="none" stroke="var(${open ? '--line-strong' : '--line'})" stroke-width="${open ? 2.4 : 1.6}" ${open ? '' : DASHED}/>`;
    }
  }
  const places: Place[] = [];
  for (const slot of all) {
    const { x, y } = where.get(slot.slot!)!;
    svg += `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${radius}" fill="var(--cell)" stroke="var(--line-strong)" stroke-width="1.3"/>`;
    if (slot.gives) svg += drawEffect(slot.gives, x, y, Math.round(radius * 1.56));
    places.push(place({ slot: slot.slot! }, x, y, 2 * radius + 4));
  }
  const { x, y } = where.get(stands)!;
  svg += spool(owner, x + (stands > 1 ? radius + 3 : 0), y + radius, big ? 1.2 : 0.95);
  return { svg, places };
};
