/** Mats that show a rule in pictures. */
import { TRACKS } from '../../box';
import { outline } from '../../geometry/hex';
import type { IconName } from '../data/icons';
import { building, cube, outpost } from '../pieces';
import { at, fixed, icon, points, text } from '../svg';
import { foot, note, place, square, type Drawing } from './mat';

/** Four flasks, cubes in those rolled, the die with the chance to lose all. */
export const alchemists: Drawing = (scene) => {
  const { width, height, owner } = scene;
  const rolled = scene.fields.tracks ?? [];
  const z = Math.min(height * 0.5, width / 6.4);
  const gap = (width - 64 - 4 * z) / 5;
  const y = height * 0.46;
  const middle = (i: number) => gap + z / 2 + i * (z + gap);
  const flasks = TRACKS.map((track, i) => {
    const x = middle(i);
    const on = rolled.includes(track);
    return (
      `<path d="M${fixed(x - z * 0.16)} ${fixed(y - z * 0.5)}h${fixed(z * 0.32)}M${fixed(x - z * 0.12)} ${fixed(y - z * 0.5)}v${fixed(z * 0.22)}A${fixed(z * 0.4)} ${fixed(z * 0.4)} 0 1 0 ${fixed(x + z * 0.12)} ${fixed(y - z * 0.28)}v${fixed(-z * 0.22)}" fill="var(--track-${track}${on ? '' : '-tint'})" stroke="var(--ink)" stroke-width="1.6" stroke-linejoin="round"/>` +
      icon(`track-${track}`, x, y + z * 0.12, Math.round(z * 0.46)) +
      (on ? cube(owner, x + z * 0.3, y + z * 0.36, z / 34) : '')
    );
  });
  const chance = rolled.length ? `${rolled.length}/4` : '';
  return {
    svg:
      flasks.join('') +
      icon('die-science', width - 32, y, Math.round(z * 0.86)) +
      (chance ? note(scene, width - 32, height - 4, chance) : '') +
      foot(scene, (width - 64) / 2),
    places: TRACKS.map((track, i) => place({ track }, middle(i), y + z * 0.06, z + 4)),
  };
};

/** One kind in a district, one kind in a line. */
export const architects: Drawing = (scene) => {
  const { width, height, big } = scene;
  const u = Math.min(height * 0.2, big ? 22 : 14);
  const top = height * 0.12;
  let svg = '';
  for (const [k, key] of (['architects-district', 'architects-line'] as const).entries()) {
    const left = width * (k ? 0.54 : 0.04);
    for (let i = 0; i < 9; i++) {
      const row = Math.floor(i / 3);
      const column = i % 3;
      const on = k ? row === 1 : i !== 2 && i !== 7;
      const x = left + column * u;
      const y = top + row * u;
      svg += `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(u - 1.4)}" height="${fixed(u - 1.4)}" rx="1.5" fill="var(${on ? '--city-full' : '--cell'})" stroke="var(--line-strong)" stroke-width=".8"/>`;
      if (on) svg += icon(k ? 'house' : 'market', x + u / 2 - 0.7, y + u / 2 - 0.7, Math.round(u * 0.84));
    }
    const x = left + 3 * u + 8;
    const y = top + u * 1.5;
    svg += k
      ? points(x + u * 0.8, y, 2, Math.round(u * 2))
      : icon('any', x + u * 0.7, y, Math.round(u * 1.3)) +
        text(x + u * 1.9, y + 5, '+1', { size: big ? 16 : 14, weight: 700 });
    svg += note(scene, left, height - 5, scene.words(`page-mat-${key}`), { anchor: 'start' });
  }
  return { svg, places: [] };
};

/** Four jumps of four. */
export const futurists: Drawing = (scene) => {
  const { width, height } = scene;
  const z = Math.min(height * 0.5, 46);
  const y = height * 0.4;
  const jumps = TRACKS.map((track, i) => {
    const x = (width * (i + 0.5)) / 4;
    return (
      `<path d="M${fixed(x - z * 0.66)} ${fixed(y + z * 0.34)}q${fixed(z * 0.66)} ${fixed(-z * 1.2)} ${fixed(z * 1.3)} 0" fill="none" stroke="var(--track-${track})" stroke-width="2.4" stroke-dasharray="5 3"/><path d="M${fixed(x + z * 0.64)} ${fixed(y + z * 0.36)}l-7-3 6-5Z" fill="var(--track-${track})"/>` +
      icon(`track-${track}`, x, y + z * 0.06, Math.round(z * 0.6)) +
      text(x, y + z * 0.78, '+4', { size: 14, weight: 700 })
    );
  });
  return { svg: jumps.join('') + foot(scene), places: [] };
};

/** Buildings on the map: beside one's own land, on empty land. */
export const nomads: Drawing = (scene) => {
  const { width, height, owner } = scene;
  const s = Math.min(height * 0.36, 44);
  const y = height * 0.42;
  const hex = (terrain: string) =>
    `<path d="${outline(s)}" fill="var(--terrain-${terrain})" stroke="#2a1f16"/><path d="${outline(s)}" fill="url(#pat-${terrain})"/>`;
  const own = width * 0.25;
  const empty = width * 0.74;
  return {
    svg:
      at(
        own,
        y,
        hex('grass') +
          outpost(owner, -s * 0.36, s * 0.34, s / 32) +
          at(s * 0.02, -s * 0.3, building('house', s * 0.76)),
      ) +
      icon('any', own + s * 1.5, y, Math.round(s * 0.7)) +
      foot(scene, own, 'nomads-beside') +
      at(empty, y, hex('desert') + at(-s * 0.36, -s * 0.3, building('market', s * 0.76))) +
      icon('score-territories', empty + s * 1.5, y, Math.round(s * 0.8)) +
      foot(scene, empty, 'nomads-empty'),
    places: [],
  };
};

const ACHIEVEMENTS: readonly IconName[] = ['arrow', 'outpost-toppled', 'territory'];

/** Tracks on which nobody is ahead, and achievements. */
export const theChosen: Drawing = (scene) => {
  const { width, height } = scene;
  const z = Math.min(height * 0.46, 44, width / 8.2);
  const y = height * 0.36;
  const tracks = TRACKS.map((track, i) => {
    const x = z * 0.62 + i * (z + 5);
    const on = scene.leads.includes(track);
    return (
      `<circle cx="${fixed(x)}" cy="${fixed(y)}" r="${fixed(z * 0.48)}" fill="var(${on ? '--city-full' : '--cell-dim'})" stroke="var(${on ? '--warn' : '--line'})" stroke-width="1.4"/>` +
      icon(`track-${track}`, x, y, Math.round(z * 0.56), on ? {} : { opacity: 0.45 }) +
      (on ? points(x + z * 0.32, y + z * 0.34, scene.opponents, Math.round(z * 0.56)) : '')
    );
  });
  const achievements = ACHIEVEMENTS.map((name, i) => {
    const x = width - z * 0.55 - (2 - i) * z * 0.82;
    const look = { color: 'var(--ink)', ...(i < scene.achievements ? {} : { opacity: 0.45 }) };
    return square(x, y, Math.round(z * 0.7), i >= scene.achievements) + icon(name, x, y, Math.round(z * 0.46), look);
  });
  return {
    svg:
      tracks.join('') +
      achievements.join('') +
      foot(scene, z * 2.2) +
      foot(scene, width - z * 1.2, 'the_chosen-achievements'),
    places: [],
  };
};
