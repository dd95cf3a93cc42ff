/** Questions and their options in words, for the one who decides: as `gobelin.locale.decisions` says them. */
import type {
  AskedNow,
  Civilization,
  Decision,
  Effect,
  Landmark,
  Option,
  PlayerView,
  Tapestry,
  Technology,
  Track,
  View,
} from '../api';
import { box, BUILDINGS, ROMAN } from '../box';
import { turned } from '../geometry/hex';
import type { Value } from './bundle';
import * as effects from './effects';
import { fill, has, say } from './i18n.svelte';
import { cardName, civilizationName, joinList, name, NONE, pieceName, plotsName, sentence, spaceName } from './names';
import { dieFace, yes, type Speaker } from './speaker';

type Told = Record<string, Value>;
/** Arguments of all verbs alike: which there are depends on the verb. */
interface Given {
  amount: number;
  capital: number;
  card: Tapestry;
  civilization: Civilization;
  column: string;
  die: 'red' | 'black';
  era: 1 | 2 | 3 | 4;
  from: number;
  hex: string;
  landmark: Landmark;
  number: number;
  part: string;
  piece: string;
  player: number;
  plot: string;
  plots: string[];
  resource: string;
  resources: string[];
  row: string;
  slot: number;
  space: number;
  technology: Technology | null;
  tile: number;
  to: number;
  track: Track;
  turn?: number;
}

const LAST_SPACE = 12;
const LIMIT = 8; // of a resource

/** The question of a decision. */
export function promptOf(speaker: Speaker, decision: Decision | AskedNow): string {
  return sentence(fill(`prompt-${decision.kind}`, speaker.spoken(decision.about)));
}

/** An option of the viewer's decision: the attribute of its prompt with this verb, else the verb's own words. */
export function optionWords(speaker: Speaker, view: View, decision: Decision, option: Option): string {
  const special = `prompt-${decision.kind}.${option.verb}`;
  const asked: Asked = {
    speaker,
    view,
    kind: decision.kind,
    about: decision.about,
    source: decision.source,
    me: view.players[decision.player]!,
  };
  const words = { ...speaker.spoken(decision.about), ...speaker.spoken(option.arguments) };
  const more = MORE[option.verb]?.(asked, option.arguments as unknown as Given) ?? {};
  return fill(has(special) ? special : `option-${option.verb}`, { ...words, ...more });
}

/** What an option needs beside its own arguments: the decision and the table it stands on. */
interface Asked {
  speaker: Speaker;
  view: View;
  kind: Decision['kind'];
  about: Record<string, unknown>;
  source: string;
  me: PlayerView;
}

type More = (asked: Asked, option: Given) => Told;

// --- Tracks

/** Whether the space has a landmark that nobody has yet. */
export function isFree(view: View, track: Track, number: number): boolean {
  const landmark = box().landmarkOf(track, number);
  return landmark !== null && view.landmarks[landmark] === null;
}

function gives(track: Track, number: number, gain: string, free: boolean): string {
  const space = box().space(track, number);
  const landmark = box().landmarkOf(track, number);
  const parts: string[] = [];
  if (gain === 'full' || gain === 'benefit') parts.push(effects.effect(space.benefit));
  if ((gain === 'full' || gain === 'free_bonus') && space.bonus) {
    parts.push(say('gives-bonus', { bonus: effects.effect(space.bonus) }));
  }
  if (landmark && free) parts.push(say('gives-landmark', { landmark: name('landmark', landmark) }));
  return joinList(parts, 'reason');
}

/** The space reached, with what it costs and gives; the track alone where a token is still to be chosen. */
const advance: More = ({ view, kind, about, me }, option) => {
  const { track } = option;
  const tokens = me.tokens[track];
  const several = new Set(tokens).size > 1;
  if (several || !tokens.length || tokens[0] === LAST_SPACE) {
    return { tokens: several ? 'several' : 'end', space: NONE, cost: NONE, gives: NONE };
  }
  const number = tokens[0]! + 1;
  const gain = kind === 'turn' ? 'full' : ((about.gain as string | undefined) ?? 'none');
  return {
    tokens: 'one',
    space: spaceName(track, number),
    cost: effects.cost(box().space(track, number).cost),
    gives: gives(track, number, gain, isFree(view, track, number)) || NONE,
  };
};

const ofTrack: More = ({ kind }, option) => {
  if (kind !== 'automa_civilization') return {};
  const civilization = automaCivilization(option.track);
  return { civilization: civilizationName(civilization), does: effects.explainAutomaCivilization(civilization) };
};

export function automaCivilization(track: Track) {
  return box().list.automa_civilizations.find((one) => one.favorite === track)!.name;
}

function benefit(track: Track, number: number): string {
  return effects.effect(number ? box().space(track, number).benefit : null);
}

const token: More = ({ kind, about }, option) => {
  const { track } = option;
  const here = option.space;
  const there = kind === 'regress' ? here - 1 : Math.min(here + (kind === 'jump' ? 4 : 1), LAST_SPACE);
  const gain = (about.gain as string | undefined) ?? 'full';
  const found = there ? effects.effect(box().space(track, there).benefit) : NONE;
  return {
    tokens: here === LAST_SPACE && kind !== 'regress' ? 'end' : 'one',
    here: spaceName(track, here),
    space: spaceName(track, there),
    gives: gain === 'full' || gain === 'benefit' ? found : NONE,
    benefit: benefit(track, here),
  };
};

const tokenOf: More = (_, option) => ({
  here: spaceName(option.track, option.space),
  benefit: benefit(option.track, option.space),
});

const move: More = (_, option) => ({
  way: option.to > option.from ? 'forward' : 'back',
  here: spaceName(option.track, option.from),
  space: spaceName(option.track, option.to),
});

// --- Resources, parts of a benefit

const gain: More = ({ me }, option) => {
  const full = [...new Set(option.resources)].filter((one) => me.resources[one as 'coin'] >= LIMIT);
  return { full: joinList(full.map((one) => name('resource', one))) || NONE };
};

const exchange: More = (_, option) => ({ vp: 5 * option.amount, what: effects.amount(option.amount, 'any') });

const part: More = ({ about, me }, option) => {
  const which = option.part;
  if ((BUILDINGS as readonly string[]).includes(which)) return { what: buildingPart(me, which as 'farm') };
  const effect = (about.parts as Record<string, Effect> | undefined)?.[which];
  if (effect === undefined) return { what: fill(`part-${which}`, {}) };
  const words = effects.effect(effect);
  return { what: /^\d/.test(words) ? say('part-gain', { effect: words }) : words };
};

function buildingPart(me: PlayerView, kind: 'farm'): string {
  const taken = me.taken[kind];
  if (taken + 1 >= box().income(kind).positions.length) return effects.aBuilding(kind);
  return say('part-building', { building: effects.aBuilding(kind), uncovers: effects.explainIncome(kind, taken + 2) });
}

// --- The map

const hex: More = ({ view, speaker }, option) => {
  const lies = view.hexes[option.hex];
  if (!lies) return { facts: NONE };
  const facts = [joinList(lies.land.map((one) => name('terrain', one)))];
  if (lies.tile) facts.push(say('hex-gives', { gives: effects.effect(box().tile(lies.tile).benefit) }));
  if (lies.controller !== null) facts.push(fill('hex-held', speaker.who('owner', lies.controller)));
  return { facts: joinList(facts, 'middle') };
};

const turn: More = ({ about }, option) => {
  const corners = turned(box().tile(about.tile as number).vertices, option.turn!);
  return { corners: corners.map((terrain) => fill(`terrain-letter-${terrain}`, {})).join(' ') };
};

// --- Cards

/** What a row of tech cards gives: the circle in the middle row, the square in the top row. */
function techPart(card: Technology, row: string): string {
  const { circle, square } = box().tech(card);
  return effects.effect(row === 'middle' ? circle : square);
}

/** Where a tech card lies. */
export function holderOf(view: View, card: Technology): { owner: number; row: 'bottom' | 'middle' | 'top' } | null {
  for (const { seat, tech } of view.players) {
    for (const row of ['bottom', 'middle', 'top'] as const) if (tech[row].includes(card)) return { owner: seat, row };
  }
  return null;
}

/** A tech card that lies with somebody; `gives` is what is gained of it, or what it is upgraded to. */
const tech: More = ({ view, kind, speaker }, option) => {
  const card = option.technology!;
  const { owner, row } = holderOf(view, card)!;
  const above = row === 'bottom' ? 'middle' : 'top';
  return {
    card: cardName(card),
    does: effects.explainTech(card),
    'from-row': fill('row', { row }),
    gives: techPart(card, kind === 'token_on_tech' ? above : row),
    ...speaker.who('owner', owner),
  };
};

const upgrade: More = ({ me }, option) => {
  const card = option.technology!;
  const row = me.tech.bottom.includes(card) ? 'middle' : 'top';
  return { card: cardName(card), row, gives: techPart(card, row) };
};

const tapestry: More = (_, option) => ({ does: effects.explainTapestry(option.card) });

const mat: More = ({ view }, option) => {
  const top = view.players[option.player]!.tapestries[option.era].at(-1);
  if (top === undefined || top === 'face_down') return { card: NONE, does: NONE };
  return { card: cardName(top), does: effects.explainTapestry(top) };
};

// --- Mats of civilizations

/** What the spaces of a row or column of a mat give, in the order in which they are used. */
export function lane(civilization: Civilization, side: 'row' | 'column', which: string): Effect[] {
  return box()
    .civilization(civilization)
    .printed.slots.filter((slot) => slot[side] === which && slot.gives)
    .map((slot) => slot.gives!);
}

export function slotGives(civilization: Civilization, slot: number): Effect {
  return box().civilization(civilization).printed.slots[slot - 1]?.gives ?? null;
}

const slot: More = ({ source }, option) => ({
  gives: effects.effect(slotGives(source.replace('civilization ', '') as Civilization, option.slot)),
});

/** What lies on those mats that have rows or columns. */
interface Fields {
  outposts_left?: number[];
  heights?: number[];
  lanes?: (string | null)[][];
}

/** What the next space of a row or column gives: the Militants' rows, the Merrymakers' and the Craftsmen's columns. */
export function laneGives(me: PlayerView, kind: string, verb: 'row' | 'column', which: string): Effect {
  const own = (civilization: string): Fields =>
    (me.civilizations.find((one) => one.name === civilization)?.fields ?? {}) as Fields;
  if (verb === 'row') {
    const hexes = lane('militants', 'row', which);
    const left = own('militants').outposts_left?.[which === 'top' ? 0 : 1] ?? 0;
    return hexes[hexes.length - left] ?? null;
  }
  const number = ['left', 'middle', 'right'].indexOf(which);
  if (kind === 'column') return lane('merrymakers', 'column', which)[own('merrymakers').heights?.[number] ?? 0] ?? null;
  const filled = (own('craftsmen').lanes?.[number] ?? []).filter((one) => one !== null).length;
  return lane('craftsmen', 'column', which)[filled] ?? null;
}

const ofRow: More = ({ me, kind }, option) =>
  kind === 'outpost_row' ? { gives: effects.effect(laneGives(me, kind, 'row', option.row)) } : {};

const column: More = ({ me, kind }, option) => ({
  lane: fill('lane', { column: option.column }),
  gives: effects.effect(laneGives(me, kind, 'column', option.column)),
});

/** What a part of an option is called that has no words of its own. */
const MORE: Partial<Record<Option['verb'], More>> = {
  accept: ({ about }) => ({ free: yes(about.free) }),
  advance,
  buy: exchange,
  capital: (_, option) => ({ open: box().openPlots(option.capital) }),
  civilization: (_, option) => ({ does: effects.explainCivilization(option.civilization) }),
  column,
  convert: (_, option) => ({ what: effects.amount(1, option.resource) }),
  die: ({ about }, option) => ({ face: dieFace(option.die, about[option.die] as Value) }),
  discard: tapestry,
  do: part,
  gain,
  hex,
  income: ({ me }) => ({ era: ROMAN[me.era + 1]!, 'era-number': me.era + 1 }),
  invent: (_, option) => {
    const card = option.technology;
    return { card: cardName(card), does: card === null ? NONE : effects.explainTech(card) };
  },
  landmark: (_, option) => {
    const { footprint } = box().landmark(option.landmark);
    const size = `${footprint[0]!.length} x ${footprint.length}`;
    return { size: say('explain-landmark-size', { size, gap: yes(footprint.join('').includes('0')) }) };
  },
  mat,
  move,
  number: ({ about }, option) => ({
    what: fill(`predicted-${about.category as string}`, { number: option.number }),
  }),
  place: (_, option) => ({ place: plotsName(option.plots), degrees: 90 * (option.turn ?? 0) }),
  place_beside: (_, option) => ({
    kind: (BUILDINGS as readonly string[]).includes(option.piece) ? 'building' : 'landmark',
  }),
  play: tapestry,
  plot: ({ me }, option) => {
    const piece = me.city?.pieces.find((one) => one.plots?.length === 1 && one.plots[0] === option.plot);
    return { building: piece ? pieceName(piece.piece) : NONE };
  },
  row: ofRow,
  sell: exchange,
  slot,
  space_tile: (_, option) => ({ gives: effects.explainSpaceTile(option.tile) }),
  tech,
  tile: (_, option) => ({
    land: effects.land(option.tile),
    gives: effects.effect(box().tile(option.tile).benefit),
  }),
  token,
  token_of: tokenOf,
  track: ofTrack,
  turn,
  upgrade,
};
