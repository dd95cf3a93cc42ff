import { beforeAll, describe, expect, it } from 'vitest';
import type { Civilization, Terrain } from '../api';
import { box, open } from '../box';
import { components, moments, snapshot } from '../testing/fixtures';
import { coordinates, ground, landmarkAt, miniCity, standing } from './city';
import { MATS, type MatFields } from './civ';
import { kilim } from './cloth';
import DEFS from './data/defs.svg?raw';
import { ICONS } from './data/icons';
import SPRITE from './data/icons.svg?raw';
import { drawEffect, iconOf, parts, width } from './effect';
import { fit } from '../geometry/hex';
import { WHOLE } from '../geometry/zoom';
import { benefitDot, graticule, rimLabels, token } from './map';
import { spaceTile } from './space';
import { tile, unexplored } from './tile';
import { benefit } from './track';

beforeAll(() => {
  open(components());
});

/** What the page's Content-Security-Policy and its ids ask of every drawing. */
function sound(svg: string): void {
  expect(svg).not.toMatch(/style=|NaN|undefined|Infinity|\[object/);
  const opened = svg.match(/<[a-zA-Z][^>]*[^/]>|<[a-z]>/g)?.length ?? 0;
  expect(svg.match(/<\//g)?.length ?? 0).toBe(opened);
  for (const [, icon] of svg.matchAll(/href="#i-([^"]+)"/g)) expect(ICONS).toContain(icon);
}

describe('the frame of the map', () => {
  it('has the letters and numbers of all hexes on four sides, in line with them', () => {
    const rim = { width: 580, height: 566, rim: 16 };
    for (const side of ['small', 'large'] as const) {
      const sheet = box().list.map[side];
      const laid = fit(sheet.hexes, rim.width, rim.height, rim.rim);
      const labels = rimLabels(sheet, laid, rim, WHOLE);
      sound(graticule(labels, rim));
      for (const [i, [q, r]] of sheet.hexes.entries()) {
        const { x, y } = laid.at(q!, r!);
        const [letter, number] = sheet.names[i]!;
        const above = labels.filter((one) => one.text === letter);
        const beside = labels.filter((one) => one.text === number);
        expect(above.map((one) => Math.round(one.x - x))).toEqual([0, 0]);
        expect(beside.map((one) => Math.round((4 * Math.abs(one.y - y)) / laid.side))).toEqual([2, 2]);
      }
    }
  });

  it('shows the names of what is seen of a larger map', () => {
    const rim = { width: 300, height: 300, rim: 14 };
    const sheet = box().list.map.large;
    const laid = fit(sheet.hexes, 300, 300, 14);
    const all = rimLabels(sheet, laid, rim, WHOLE);
    const some = rimLabels(sheet, laid, rim, { scale: 3, x: 0, y: 0 });
    expect(all).toHaveLength(36);
    expect(some.length).toBeLessThan(20);
    expect(some.map((one) => one.text)).toContain('A');
    expect(some.map((one) => one.text)).not.toContain('I');
  });
});

describe('icons', () => {
  it('are those of the sprite', () => {
    expect([...SPRITE.matchAll(/<symbol id="i-([^"]+)"/g)].map(([, name]) => name)).toEqual([...ICONS]);
    expect(SPRITE + DEFS).not.toContain('style=');
  });

  it('show what every component of the box gives', () => {
    const { list } = box();
    const effects = [
      ...Object.values(list.tracks).flatMap((spaces) => spaces.flatMap((one) => [one.benefit, one.bonus])),
      ...Object.values(list.income_mat).flatMap((row) => row.positions.flatMap((one) => [one.income, one.vp])),
      ...list.tech_cards.flatMap((one) => [one.circle, ...(one.landmark ? [] : [one.square])]),
      ...list.territory_tiles.map((one) => one.benefit),
      ...list.space_tiles.map((one) => one.benefit),
      ...list.civilizations.flatMap((one) => one.printed.slots.map((slot) => slot.gives ?? null)),
    ].filter((effect) => effect !== null);
    for (const effect of effects) {
      expect(parts(effect)).not.toEqual([]);
      expect(width(effect)).toBeGreaterThan(0);
      sound(drawEffect(effect, 0, 0));
    }
  });

  it('tell "one of", "pay for" and "so often"', () => {
    const signs = (effect: object) => parts(effect).map((part) => (part.kind === 'text' ? part.text : part.kind));
    expect(signs({ one_of: ['explore', { building: 'farm' }] })).toEqual(['icon', '/', 'icon']);
    expect(signs({ pay: { any: 1 }, gain: { tapestry: 1 } })).toEqual(['pay']);
    expect(signs({ territory: 3 })).toEqual(['3×', 'icon']);
    expect(signs({ coin: 2, vp: 5 })).toEqual(['icon', 'icon', 'points']);
    expect(iconOf({ advance: { track: 'science', gain: 'none' } })).toBe('advance-science-x');
  });

  it('of a long benefit are shown once where it is done twice', () => {
    expect(benefit('science', box().space('science', 11), true, false).after).toBe('×2');
    expect(benefit('science', box().space('science', 1), true, false).after).toBeUndefined();
  });
});

describe('tiles', () => {
  it('are drawn, each turn with ids of its own', () => {
    for (const { id, vertices, inner } of box().list.territory_tiles) {
      const svg = tile(vertices, inner ? [inner] : [], id, `t${id}-`, 0.3);
      sound(svg);
      for (const [, name] of svg.matchAll(/(?:id="|url\(#|href="#)(?!pat-|m-)([^")]+)/g))
        expect(name).toMatch(`t${id}-`);
    }
    for (const [number] of Array.from({ length: 15 }).entries()) sound(spaceTile(number + 1));
    sound(unexplored(3));
  });

  it('look the same each time', () => {
    const corners: Terrain[] = ['sea', 'grass', 'grass', 'forest', 'sea', 'sea'];
    expect(tile(corners, [], 7, 'a', 0.3)).toBe(tile(corners, [], 7, 'a', 0.3));
    expect(tile(corners, [], 7, 'a', 0.3)).not.toBe(tile(corners, [], 8, 'a', 0.3));
  });

  it('keep the middle free of trees', () => {
    const svg = tile(['forest', 'forest', 'forest', 'forest', 'forest', 'forest'], [], 5, 'a', 0.3);
    const trees = [...svg.matchAll(/translate\((\S+) (\S+)\)/g)].map(([, x, y]) => Math.hypot(Number(x), Number(y)));
    expect(trees.length).toBeGreaterThan(5);
    expect(Math.min(...trees)).toBeGreaterThan(0.25 * 46);
  });
});

describe('cards', () => {
  it('each have a kilim, symmetric and of their own', () => {
    const all = box().list.tapestry_cards.map((card) => kilim(card.id).svg);
    expect(new Set(all).size).toBe(all.length);
    all.forEach(sound);
  });
});

describe('cities', () => {
  it('of all games are drawn', () => {
    for (const moment of moments()) {
      for (const player of snapshot(moment).doc.view.players) {
        if (player.capital === null || !player.city) continue;
        sound(ground({ capital: player.capital, filled: player.city.filled, districts: player.districts }, 27));
        sound(coordinates(player.city.rows, player.city.columns, 27));
        sound(miniCity(player));
        const pieces = standing(player.city.pieces, 27, 1);
        for (const piece of pieces) sound(piece.svg);
        expect(pieces.map((one) => one.foot)).toEqual(pieces.map((one) => one.foot).sort((a, b) => a - b));
      }
    }
  });

  it('have landmarks in every turn, inside and over the rim', () => {
    for (const { id } of box().list.landmarks) {
      for (const turn of [0, 1, 2, 3]) {
        for (const [row, column] of [
          [3, 3],
          [-1, 0],
          [8, 8],
          [4, -1],
        ] as const) {
          sound(landmarkAt(id, turn, row, column, 27, 2).svg);
        }
      }
    }
  });
});

describe('maps', () => {
  it('of all games show their tokens and benefits', () => {
    for (const moment of moments()) {
      const { view } = snapshot(moment).doc;
      for (const hex of Object.values(view.hexes)) {
        for (const [i, one] of (hex?.tokens ?? []).entries())
          sound(token(one, i, hex!.tokens.length, 45, view.players));
        if (hex?.benefit) sound(benefitDot(hex.benefit, 20));
      }
    }
  });
});

describe('civilization mats', () => {
  const FIELDS: Partial<Record<Civilization, MatFields>> = {
    craftsmen: {
      lanes: [
        ['farm', null, null],
        [null, null, null, null],
        [null, null, null, null, null],
      ],
    },
    militants: { outposts_left: [0, 4] },
    mystics: { predictions: { tech_cards: 4, districts: null, territories: 7, tracks: 1 }, paid: ['tech_cards'] },
  };

  it.each([
    [249, 74],
    [238, 64],
    [364, 104],
  ])('are drawn at %i x %i', (w, h) => {
    for (const civilization of box().list.civilizations) {
      const { svg, places } = MATS[civilization.key]({
        civilization,
        fields: FIELDS[civilization.key] ?? {},
        width: w,
        height: h,
        big: h > 100,
        owner: 3,
        holders: [1, 2],
        leads: ['science'],
        opponents: 3,
        achievements: 2,
        words: (key) => key,
      });
      expect(svg).not.toBe('');
      sound(svg);
      for (const one of places) {
        expect(one.x).toBeGreaterThan(-4);
        expect(one.x + one.w).toBeLessThan(w + 6);
        expect(one.y + one.h).toBeLessThan(h + 6);
      }
    }
  });

  it('have places for all that options name', () => {
    const of = (key: Civilization) =>
      MATS[key]({
        civilization: box().civilization(key),
        fields: {},
        width: 249,
        height: 74,
        big: false,
        owner: 1,
        holders: [],
        leads: [],
        opponents: 1,
        achievements: 0,
        words: (words) => words,
      }).places.map((one) => one.spot);
    expect(of('craftsmen')).toEqual([{ column: 'left' }, { column: 'middle' }, { column: 'right' }]);
    expect(of('militants')).toEqual([{ row: 'top' }, { row: 'bottom' }]);
    expect(of('entertainers')).toHaveLength(17);
    expect(of('mystics')).toHaveLength(31);
  });
});
