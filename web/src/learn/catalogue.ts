/** Everything in the box as entries of a catalogue: what each is called, what it does, where it is in a game. */
import type { PlayerView, Tapestry, View } from '../api';
import { box, BUILDINGS, ROMAN, TRACKS } from '../box';
import type { IconName } from '../draw/data/icons';
import { explainAutomaCivilization, explainLandmark } from '../i18n/effects';
import {
  explainCivilizationCard,
  explainDie,
  explainGoal,
  explainIncomePlace,
  explainSpace,
  explainSpaceTileCard,
  explainTapestryCard,
  explainTechCard,
  explainTileCard,
  type Explanation,
  type Row,
} from '../i18n/explain';
import { fill, say } from '../i18n/i18n.svelte';
import { civilizationName, joinList, name, sentence } from '../i18n/names';
import { Speaker } from '../i18n/speaker';
import type { Session } from '../session/session.svelte';

export const KINDS = [
  'tapestry',
  'tech',
  'civilization',
  'landmark',
  'territory',
  'space_tile',
  'space',
  'income',
  'capital',
  'die',
  'achievement',
  'automa',
] as const;
export type Kind = (typeof KINDS)[number];

export const ICON_OF: Record<Kind, IconName> = {
  tapestry: 'tapestry',
  tech: 'tech',
  civilization: 'civilization',
  landmark: 'landmark',
  territory: 'territory',
  space_tile: 'space',
  space: 'track-science',
  income: 'market',
  capital: 'score-capital',
  die: 'die-both',
  achievement: 'trophy',
  automa: 'automa',
};

export interface Entry {
  kind: Kind;
  key: string;
  /** `kind key`: how others refer to it. */
  id: string;
  explanation: Explanation;
  /** All its words in small letters, without accents. */
  text: string;
}

/** The kind of the thing with this `id`. */
export function kindOf(id: string): Kind {
  return id.split(' ')[0] as Kind;
}

/** Without accents and capitals: `epoka` finds `Époka`. */
export function plainly(words: string): string {
  return words.normalize('NFD').replace(/\p{M}/gu, '').replace(/ł/g, 'l').replace(/Ł/g, 'L').toLowerCase();
}

function entry(kind: Kind, key: string | number, explanation: Explanation): Entry {
  const { title, sub, rows } = explanation;
  const text = plainly([title, sub, ...rows.flatMap((row) => [row.head, row.words])].filter(Boolean).join(' '));
  return { kind, key: String(key), id: `${kind} ${key}`, explanation, text };
}

function explainCapitalMat(number: number): Explanation {
  const { pair } = box().capital(number);
  const words = say('explain-capital', { open: box().openPlots(number), pair: name('capital', pair) });
  return { title: name('capital', number), rows: [{ words: `${sentence(words)}.` }] };
}

function explainLandmarkPiece(key: Parameters<typeof explainLandmark>[0]): Explanation {
  return { title: name('landmark', key), rows: [{ words: `${sentence(explainLandmark(key))}.` }] };
}

function explainDecisionCard(number: number): Explanation {
  const card = box().list.automa_decision_cards.find((one) => one.number === number)!;
  const [along, side] = card.map.split('_from_') as [string, string];
  const order = card.track_order.map((one) =>
    one === 'favorite' ? say('explain-decision-card-favorite') : name('track', one),
  );
  const rows: Row[] = [
    {
      words: fill('explain-decision-card', {
        alone: 'no',
        automa: fill(`explain-decision-card-${card.automa_track}`, {}),
        shadow: fill(`explain-decision-card-${card.shadow_track}`, {}),
      }),
    },
    { words: say('explain-decision-card-order', { tracks: joinList(order, 'middle') }) },
    { words: say('explain-decision-card-map', { along: name('direction', along), side: name('direction', side) }) },
  ];
  if (card.income) rows.push({ words: say('explain-decision-card-income') });
  if (card.topple) rows.push({ words: say('explain-decision-card-topple') });
  return { title: say('learn-decision-card', { number }), rows };
}

function explainAutomaLevel(level: number): Explanation {
  const chart = box().list.automa_levels.find((one) => one.level === level)!;
  const parts = [
    say('explain-level', { mat: chart.mat, progress: Object.values(chart.progress_cards).join('/') }),
    ...(['hand', 'civilization_bonus', 'extra_advance'] as const)
      .filter((key) => chart[key])
      .map((key) => fill(`explain-level-${key}`, {})),
  ];
  return {
    title: sentence(name('level', level)),
    sub: say('learn-level', { number: level }),
    rows: [{ words: joinList(parts, 'middle') }],
  };
}

/** All entries, in the language of the page. */
export function entries(side: 'small' | 'large'): Entry[] {
  const { list } = box();
  const nobody = new Speaker(null, [], []);
  return [
    ...list.tapestry_cards.map(({ id }) => entry('tapestry', id, explainTapestryCard(id))),
    ...list.tech_cards.map(({ id }) => entry('tech', id, explainTechCard(id))),
    ...list.civilizations.map(({ key }) => entry('civilization', key, explainCivilizationCard(key))),
    ...list.landmarks.map(({ id }) => entry('landmark', id, explainLandmarkPiece(id))),
    ...list.territory_tiles.map(({ id }) => entry('territory', id, explainTileCard(id))),
    ...list.space_tiles.map(({ id }) => entry('space_tile', id, explainSpaceTileCard(id))),
    ...TRACKS.flatMap((track) =>
      list.tracks[track].map((_, i) =>
        entry('space', `${track}-${i + 1}`, explainSpace(nobody, track, i + 1, true, [])),
      ),
    ),
    ...BUILDINGS.flatMap((building) =>
      list.income_mat[building].positions.map(({ position }) =>
        entry('income', `${building}-${position}`, explainIncomePlace(building, position)),
      ),
    ),
    ...list.capitals.map(({ number }) => entry('capital', number, explainCapitalMat(number))),
    ...(['science', 'red', 'black'] as const).map((which) => entry('die', which, explainDie(which))),
    ...list.achievements.map(({ id }) => entry('achievement', id, explainGoal(nobody, id, side, []))),
    ...list.automa_levels.map(({ level }) => entry('automa', `level-${level}`, explainAutomaLevel(level))),
    ...list.automa_civilizations.map(({ name: key }) =>
      entry('automa', key, {
        title: civilizationName(key),
        rows: [{ words: `${sentence(explainAutomaCivilization(key))}.` }],
      }),
    ),
    ...list.automa_decision_cards.map(({ number }) => entry('automa', `card-${number}`, explainDecisionCard(number))),
  ];
}

/** Entries with all the words that are looked for; those called so come first. */
export function search(all: readonly Entry[], looked: string): Entry[] {
  const words = plainly(looked).split(/\s+/).filter(Boolean);
  const found = all.filter((one) => words.every((word) => one.text.includes(word)));
  const called = (one: Entry) => (words.every((word) => plainly(one.explanation.title).includes(word)) ? 0 : 1);
  return found.sort((a, b) => called(a) - called(b));
}

/** Where a thing is in this game, as far as the viewer may know; nothing where the question makes no sense. */
export function whereIs(s: Session, { kind, key }: Entry): string[] {
  const { view } = s;
  const who = (seat: number) => s.speaker.player(seat);
  const holders = (has: (player: PlayerView) => boolean) => view.players.filter(has);
  const held = (has: (player: PlayerView) => boolean) =>
    holders(has).map((one) => sentence(say('learn-where-with', { player: who(one.seat) })));
  switch (kind) {
    case 'tapestry':
      return whereCard(s, key as Tapestry);
    case 'tech': {
      if ((view.display as string[]).includes(key)) return [say('learn-where-display')];
      const rows = held(({ tech }) => [...tech.top, ...tech.middle, ...tech.bottom].some((one) => one === key));
      return rows.length ? rows : [say('learn-where-unseen')];
    }
    case 'civilization': {
      const mats = held((one) => one.civilizations.some((mat) => mat.name === key));
      return mats.length ? mats : [say('learn-where-unseen')];
    }
    case 'landmark': {
      const owner = view.landmarks[key as keyof View['landmarks']];
      if (owner === 'out_of_play') return [say('learn-where-out')];
      return [owner === null ? say('learn-where-free') : say('learn-where-with', { player: who(owner) })];
    }
    case 'territory': {
      const tile = Number(key);
      const hex = Object.entries(view.hexes).find(([, lies]) => lies?.tile === tile);
      if (hex) return [say('learn-where-map', { hex: s.speaker.hex(hex[0]) })];
      const supply = held((one) => one.territory_tiles.includes(tile));
      return supply.length ? supply : [say('learn-where-unseen')];
    }
    case 'space_tile': {
      const tile = Number(key);
      const supply = held((one) => one.space_tiles.includes(tile) || one.explored_space.includes(tile));
      return supply.length ? supply : [say('learn-where-unseen')];
    }
    case 'space': {
      const [track, number] = key.split('-') as ['science', string];
      const here = holders((one) => one.tokens[track].includes(Number(number))).map((one) => who(one.seat));
      return here.length ? [say('learn-where-here', { players: joinList(here) })] : [];
    }
    case 'capital':
      return held((one) => one.capital === Number(key));
    case 'achievement': {
      const by = view.achievements[key as keyof View['achievements']].map(who);
      return [by.length ? say('learn-where-earned', { players: joinList(by) }) : say('learn-where-free')];
    }
    default:
      return [];
  }
}

function whereCard(s: Session, card: Tapestry): string[] {
  const found = s.view.players.flatMap((one) =>
    ([1, 2, 3, 4] as const)
      .filter((era) => one.tapestries[era].includes(card))
      .map((era) => say('learn-where-mat', { era: ROMAN[era], player: s.speaker.player(one.seat) })),
  );
  if (s.view.players.some((one) => one.hand?.includes(card))) found.unshift(say('learn-where-hand'));
  return found.length ? found : [say('learn-where-unseen')];
}

/** What a card or a civilization is called in the numbered rules. */
export function englishOf({ kind, key }: Entry): string | null {
  const { tapestry_cards: tapestries, tech_cards: techs, civilizations } = box().list;
  if (kind === 'tapestry') return tapestries.find((one) => one.id === key)?.name ?? null;
  if (kind === 'tech') return techs.find((one) => one.id === key)?.name ?? null;
  if (kind === 'civilization') return civilizations.find((one) => one.key === key)?.name ?? null;
  return null;
}
