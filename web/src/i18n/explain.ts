/** What things explain of themselves on hover, focus and long press: a title, and rows of icons with words. */
import type {
  Achievement,
  Building,
  CityPiece,
  Civilization,
  Effect,
  ExploredHex,
  Landmark,
  PlayerView,
  Tapestry,
  Technology,
  Track,
} from '../api';
import { box, landmarkKey, RESOURCES, ROMAN, TRACKS } from '../box';
import type { IconName } from '../draw/data/icons';
import { cost, effect, explainCivilization, explainLandmark, needs, tapestryDoes } from './effects';
import { fill, say } from './i18n.svelte';
import { joinList, name, sentence } from './names';
import type { Speaker } from './speaker';

export interface Row {
  /** What the row is about: cost, benefit, bonus. */
  head?: string;
  effect?: Effect;
  /** Icons that are no effect. */
  icons?: readonly IconName[];
  words: string;
}

export interface Explanation {
  title: string;
  /** Beside the title, quieter. */
  sub?: string;
  rows: Row[];
  cloth?: Tapestry;
  /** Where it stands in the catalogue: `tapestry academia`. */
  entry?: string;
}

export function explainSpace(
  speaker: Speaker,
  track: Track,
  number: number,
  free: boolean,
  tokens: readonly { seat: number }[],
): Explanation {
  const space = box().space(track, number);
  const landmark = box().landmarkOf(track, number);
  const rows: Row[] = [
    { head: say('page-explain-cost'), icons: space.cost, words: cost(space.cost) },
    { head: say('page-explain-benefit'), effect: space.benefit, words: effect(space.benefit) },
  ];
  if (space.bonus) rows.push({ head: say('page-explain-bonus'), effect: space.bonus, words: effect(space.bonus) });
  if (landmark) {
    const words = free ? explainLandmark(landmark) : say('page-explain-taken');
    rows.push({ head: name('landmark', landmark), icons: ['landmark'], words });
  }
  if (tokens.length) {
    rows.push({ head: say('page-explain-here'), words: joinList(tokens.map((one) => speaker.player(one.seat))) });
  }
  return {
    title: name('space', `${track}-${number}`),
    sub: say('page-explain-space', { track: name('track', track), number, tier: space.tier }),
    rows,
    entry: `space ${track}-${number}`,
  };
}

export function explainTapestryCard(card: Tapestry): Explanation {
  const { timing } = box().tapestry(card);
  return {
    title: name('tapestry', card),
    sub: say('page-timing', { timing }),
    rows: [{ words: `${sentence(tapestryDoes(card))}.` }],
    cloth: card,
    entry: `tapestry ${card}`,
  };
}

export function explainTechCard(card: Technology): Explanation {
  const { circle, square, landmark } = box().tech(card);
  return {
    title: name('tech', card),
    rows: [
      { head: say('page-explain-circle'), effect: circle, words: effect(circle) },
      { head: say('page-explain-square'), effect: square, words: effect(square) },
      { head: say('page-explain-needs'), words: needs(card) },
      ...(landmark
        ? [{ head: landmark, icons: ['landmark'] as const, words: explainLandmark(landmarkKey(landmark)) }]
        : []),
    ],
    entry: `tech ${card}`,
  };
}

export function explainTileCard(number: number): Explanation {
  const { benefit } = box().tile(number);
  return {
    title: say('page-explain-tile', { number }),
    sub: joinList(
      box()
        .landOf(number)
        .map((one) => name('terrain', one)),
    ),
    rows: [{ head: say('page-explain-benefit'), effect: benefit, words: effect(benefit) }],
    entry: `territory ${number}`,
  };
}

export function explainSpaceTileCard(number: number): Explanation {
  const { benefit } = box().spaceTile(number);
  return {
    title: say('page-explain-space-tile', { number }),
    rows: [{ head: say('page-explain-benefit'), effect: benefit, words: effect(benefit) }],
    entry: `space_tile ${number}`,
  };
}

export function explainHex(speaker: Speaker, at: string, lies: ExploredHex | null): Explanation {
  const hex = speaker.hex(at);
  if (!lies) return { title: say('page-explain-hex', { hex }), rows: [{ words: say('page-explain-unexplored') }] };
  const rows: Row[] = [];
  if (lies.benefit) {
    rows.push({ head: say('page-explain-benefit'), effect: lies.benefit, words: effect(lies.benefit) });
  }
  for (const one of lies.tokens) {
    const piece = ['outpost', 'cube'].includes(one.piece) ? fill(`page-piece-${one.piece}`, {}) : pieceOf(one.piece);
    const words = say('page-explain-piece', {
      piece,
      player: speaker.player(one.player),
      toppled: one.toppled ? 'yes' : 'no',
    });
    rows.push({ words });
  }
  if (lies.controller !== null) {
    rows.push({ head: say('page-explain-held'), words: speaker.player(lies.controller) });
  }
  return {
    title: say('page-explain-hex', { hex }),
    sub: joinList(lies.land.map((terrain) => name('terrain', terrain))),
    rows,
    ...(lies.tile !== null ? { entry: `territory ${lies.tile}` } : {}),
  };
}

function pieceOf(piece: string): string {
  return name(piece in box().list.income_mat ? 'building' : 'landmark', piece);
}

/** A plot of a city, as `words` describe it, and what stands on it. */
export function explainPlot(words: string, piece: CityPiece['piece'] | undefined): Explanation {
  if (!piece) return { title: words, rows: [] };
  const landmark = piece in box().list.income_mat ? null : (piece as Landmark);
  return {
    title: sentence(pieceOf(piece)),
    sub: words,
    rows: landmark ? [{ words: `${sentence(explainLandmark(landmark))}.` }] : [],
    ...(landmark ? { entry: `landmark ${landmark}` } : {}),
  };
}

/** What a player has, in words: the panel says it in icons. */
export function explainPlayer(speaker: Speaker, player: PlayerView): Explanation {
  const { resources, tokens, tech, civilizations } = player;
  const pieces = [
    ['tapestry', player.hand_size],
    ['territory', player.territory_tiles.length],
    ['tech', tech.top.length + tech.middle.length + tech.bottom.length],
    ['landmark', player.landmarks.length],
  ] as const;
  return {
    title: speaker.title(player.seat),
    sub: joinList(civilizations.map((one) => name('civilization', one.name))),
    rows: [
      { words: joinList(RESOURCES.map((one) => `${name('resource', one)} ${resources[one]}`)) },
      { words: joinList(TRACKS.map((one) => `${name('track', one)} ${Math.max(0, ...tokens[one])}`)) },
      { words: pieces.map(([kind, count]) => `${fill(`learn-kind-${kind}`, {})} ${count}`).join(' · ') },
    ],
  };
}

export function explainTier(track: Track, tier: number): Explanation {
  const price = box().space(track, 3 * tier).cost;
  return {
    title: name('track', track),
    sub: ROMAN[tier]!,
    rows: [{ head: say('page-explain-cost'), icons: price, words: cost(price) }],
  };
}

export function explainIncomePlace(building: Building, position: number): Explanation {
  const { income, vp } = box().income(building).positions[position - 1]!;
  const rows: Row[] = [];
  if (income) rows.push({ head: say('page-explain-income'), effect: income, words: effect(income) });
  if (vp) rows.push({ head: say('page-explain-points'), effect: vp, words: effect(vp) });
  const title = name('income', `${building}-${position}`);
  return { title, sub: name('building', building), rows, entry: `income ${building}-${position}` };
}

export function explainMat(player: PlayerView, index: number): Explanation {
  return explainCivilizationCard(player.civilizations[index]!.name);
}

export function explainCivilizationCard(key: Civilization): Explanation {
  return {
    title: name('civilization', key),
    rows: [{ words: `${sentence(explainCivilization(key))}.` }],
    entry: `civilization ${key}`,
  };
}

export function explainGoal(
  speaker: Speaker,
  key: Achievement,
  side: 'small' | 'large',
  claimed: readonly number[],
): Explanation {
  const points = box().achievement(key).vp[side];
  return {
    title: fill(`page-achievement-${key}`, {}),
    rows: [
      { words: `${sentence(name('achievement', key))}.` },
      ...points.map((vp, i) => ({
        effect: { vp },
        words: claimed[i] === undefined ? say('page-explain-open') : speaker.player(claimed[i]),
      })),
    ],
    entry: `achievement ${key}`,
  };
}

/** A card that lies on an income mat. */
export function explainEra(era: number, card: Tapestry | 'face_down' | undefined): Explanation {
  if (card && card !== 'face_down') {
    const explained = explainTapestryCard(card);
    return { ...explained, sub: say('page-era', { era: ROMAN[era]! }) };
  }
  const key = card ? 'page-explain-face-down' : era === 1 ? 'page-explain-fire' : 'page-explain-empty-era';
  return { title: say('page-era', { era: ROMAN[era]! }), rows: [{ words: say(key) }] };
}

/** What is explained in a sentence alone: decks, resources, rows. */
export function explainPlainly(title: string, words: string): Explanation {
  return { title: sentence(title), rows: [{ words }] };
}

/** The faces of a die. */
export function explainDie(which: 'science' | 'red' | 'black'): Explanation {
  const { dice } = box().list;
  const title = sentence(name('die', which));
  const entry = `die ${which}`;
  if (which === 'science') {
    const of = Object.values(dice.science).reduce((sum, count) => sum + count, 0);
    return {
      title,
      entry,
      rows: TRACKS.map((track) => ({
        head: say('learn-face', { count: dice.science[track], of }),
        icons: [`track-${track}` as const],
        words: name('track', track),
      })),
    };
  }
  const faces = which === 'red' ? dice.conquer_red : dice.conquer_black;
  const of = faces.reduce((sum, face) => sum + face.count, 0);
  return {
    title,
    entry,
    rows: faces.map((face) => ({
      head: say('learn-face', { count: face.count, of }),
      effect: face.outcome,
      words: effect(face.outcome),
    })),
  };
}
