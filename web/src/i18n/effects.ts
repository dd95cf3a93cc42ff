/** What components do and cost, where things come from: the notation of the rules in words. */
import type { Building, Civilization, Effect, Landmark, Tapestry, Technology, Track } from '../api';
import { box, landmarkKey, ROMAN } from '../box';
import type { Value } from './bundle';
import { fill, has, say } from './i18n.svelte';
import { cardName, civilizationName, joinList, name, pieceName, spaceName, type Joint } from './names';

export type Facts = Record<string, unknown>;

const AMOUNTS = ['coin', 'worker', 'food', 'culture', 'any', 'vp', 'territory', 'space', 'tapestry', 'tech'];
const QUIET_SOURCES = ['turn', 'setup', 'solo']; // the sentence or its neighbours make them plain

/** 2 coins, any 1 resource, 3 territory tiles. */
export function amount(count: number, what: string): string {
  return fill(`amount-${what}`, { count });
}

/** The same as the object of a verb: you gain 2 coins. */
export function amountAsObject(count: number, what: string): string {
  return fill(`object-${what}`, { count });
}

function amounts(things: readonly string[], words: (count: number, what: string) => string, last: Joint): string {
  const kinds = [...new Set(things)];
  return joinList(
    kinds.map((kind) => words(things.filter((one) => one === kind).length, kind)),
    last,
  );
}

/** 1 coin and 2 food, for a list of resources that are gained or paid. */
export function resourceList(resources: readonly string[]): string {
  return amounts(resources, amountAsObject, 'and');
}

/** What a space of a track costs. */
export function cost(resources: readonly string[]): string {
  return amounts(resources, amount, 'plus');
}

/** Science and Military. */
export function tracks(which: readonly string[], last: Joint = 'and'): string {
  return joinList(
    which.map((one) => name('track', one)),
    last,
  );
}

/** The track of the notation, with the words a language has around it: one, one of several, or any. */
export function theTrack(which: string | readonly string[]): string {
  if (which === 'any') return say('effect-track-any');
  return say('effect-track', { track: tracks(typeof which === 'string' ? [which] : which, 'or') });
}

/** a farm; a farm or a house; an income building of any type. */
export function aBuilding(types: string | readonly string[]): string {
  const all = typeof types === 'string' ? [types] : types;
  return joinList(
    all.map((kind) => fill(`effect-building-${kind}`, {})),
    'or',
  );
}

/** Whether an effect does nothing at all. */
export function isNothing(what: Effect): boolean {
  return what === null || (typeof what === 'object' && !Object.keys(what).length);
}

/** An effect in the notation of docs/notation.md. */
export function effect(what: Effect): string {
  if (isNothing(what)) return say('effect-nothing');
  if (typeof what === 'string') return fill(`effect-${what}`, {});
  const facts = what as Facts;
  const head = Object.keys(HEADS).find((one) => one in facts);
  if (head) return HEADS[head]!(facts);
  return joinList(AMOUNTS.filter((one) => one in facts).map((one) => amount(facts[one] as number, one)));
}

export function effects(all: readonly Effect[], last: Joint = 'and'): string {
  return joinList(all.map(effect), last);
}

function landmarkEffect(facts: Facts): string {
  const which = facts.landmark as string;
  if (which === 'any_on_landmark_board') return say('effect-landmark-any_on_landmark_board');
  return say('effect-landmark', { landmark: name('landmark', landmarkKey(which)) });
}

/** A rule by its name, with the numbers and effects in it. */
function ruleEffect(facts: Facts): string {
  const given: Record<string, Value> = { at_least: 0 };
  for (const [key, value] of Object.entries(facts)) {
    if (facts.rule === 'per_terrain' && key === 'gain') {
      for (const [terrain, gain] of Object.entries(value as Facts)) given[terrain] = effect(gain as Effect);
    } else if (Array.isArray(value)) {
      given[key] = value.join('/');
    } else {
      given[key] = value !== null && typeof value === 'object' ? effect(value) : (value as Value);
    }
  }
  return fill(`effect-rule-${facts.rule as string}`, given);
}

/** A step on a track: advance, regress. */
function step(verb: string): (facts: Facts) => string {
  return (facts) => {
    const { track, gain } = facts[verb] as { track: string | string[]; gain: string };
    return fill(`effect-${verb}`, { track: theTrack(track), gain });
  };
}

/** What is called by the key and its value: {"research": "bare"}. */
function named(head: string): (facts: Facts) => string {
  return (facts) => fill(`effect-${head}-${facts[head] as string}`, {});
}

/** The words of the notation that are objects, by the key that tells them; whatever has none of these is amounts. */
const HEADS: Record<string, (facts: Facts) => string> = {
  rule: ruleEffect,
  then: (facts) => effects(facts.then as Effect[], 'then'),
  all: (facts) => effects(facts.all as Effect[]),
  one_of: (facts) => effects(facts.one_of as Effect[], 'or'),
  pay: (facts) => say('effect-pay', { pay: effect(facts.pay as Effect), gain: effect(facts.gain as Effect) }),
  may: (facts) => say('effect-may', { effect: effect(facts.may as Effect) }),
  vp_per: (facts) => fill(`effect-vp_per-${facts.vp_per as string}`, { times: (facts.times as number) || 1 }),
  building: (facts) => aBuilding(facts.building as string | string[]),
  landmark: landmarkEffect,
  research: named('research'),
  explore: named('explore'),
  invent: named('invent'),
  conquer: (facts) => fill('effect-conquer-with', facts.conquer as Record<string, Value>),
  advance: step('advance'),
  regress: step('regress'),
  repeat: (facts) => say('effect-repeat', { track: theTrack((facts.repeat as { track: string }).track) }),
};

// --- Sources

/** Where something comes from: space science 4, tech bakery, income 3, territory 12. */
export function source(from: string): string {
  const [kind, first, second] = from.split(' ') as [string, string?, string?];
  if (kind === 'space') return spaceName(first as Track, Number(second));
  if (['tech', 'tapestry', 'civilization', 'landmark'].includes(kind)) return name(kind, first!);
  if (kind === 'achievement') return say('source-achievement', { achievement: name('achievement', first!) });
  if (kind === 'territory' && first) return say('source-territory-tile', { number: Number(first) });
  if (kind === 'space_tile') return say('source-space_tile', { number: Number(first) });
  if (kind === 'income' && first) return fill(`source-income-${first}`, {});
  return fill(`source-${kind}`, {});
}

/** The source in brackets, to end a sentence; nothing where it is plain. */
export function fromSource(from: string | null | undefined): string {
  return from && !QUIET_SOURCES.includes(from) ? say('from', { source: source(from) }) : '';
}

// --- Explanations

interface Powers {
  triggers: readonly { on: string; who: string; gain: Effect; track?: Track }[];
  forbids: readonly { what: string; who: string; track?: Track }[];
  allows: readonly { what: string; who: string; track?: Track }[];
}

/** What a power gives whenever something happens, what it forbids and allows. */
function powers(facts: Powers): string[] {
  const moments = new Map<string, string[]>(); // by what is gained
  for (const trigger of facts.triggers) {
    const gain = effect(trigger.gain);
    const when = fill(`when-${trigger.on}`, { who: trigger.who, track: theTrack(trigger.track ?? 'any') });
    moments.set(gain, [...(moments.get(gain) ?? []), when]);
  }
  const parts = [...moments].map(([gain, when]) => say('trigger', { when: joinList(when, 'or'), gain }));
  for (const kind of ['forbids', 'allows'] as const) {
    for (const law of facts[kind]) {
      parts.push(fill(`${kind}-${law.what}`, { who: law.who, track: theTrack(law.track ?? 'any') }));
    }
  }
  return parts;
}

/** What a tapestry card does, without its timing. */
export function tapestryDoes(card: Tapestry): string {
  if (has(`explain-tapestry-${card}`)) return fill(`explain-tapestry-${card}`, {});
  const facts = box().tapestry(card);
  return joinList([...(facts.effect ? [effect(facts.effect)] : []), ...powers(facts)], 'reason');
}

/** A tapestry card with its timing. */
export function explainTapestry(card: Tapestry): string {
  return say('explain-tapestry', { timing: box().tapestry(card).timing, does: tapestryDoes(card) });
}

/** What is special about a civilization, from its mat. */
export function explainCivilization(civilization: Civilization): string {
  if (has(`explain-civilization-${civilization}`)) return fill(`explain-civilization-${civilization}`, {});
  const mat = box().civilization(civilization).printed;
  const parts: string[] = [];
  for (const moment of ['setup', 'start_only', 'income'] as const) {
    const facts = mat[moment] as { gain: Effect; optional?: boolean } | null;
    if (!facts?.gain) continue;
    const optional = facts.optional ? 'yes' : 'no';
    parts.push(fill(`explain-civilization-${moment}`, { gain: effect(facts.gain), optional }));
  }
  parts.push(...powers({ triggers: mat.passive, forbids: mat.forbids, allows: mat.allows }));
  if (mat.final) parts.push(say('explain-civilization-final', { gain: effect(mat.final) }));
  return joinList(parts, 'reason');
}

/** What a second civilization does for the Automa. */
export function explainAutomaCivilization(civilization: string): string {
  return fill(`explain-automa_civilization-${civilization}`, {});
}

/** What the top row asks of a tech card. */
export function needs(card: Technology): string {
  const needed = box().tech(card).prerequisite;
  if (needed.track) return say('needs-track', { track: name('track', needed.track), tier: ROMAN[needed.tier ?? 0]! });
  const building = box().buildingOf(needed.income!);
  return say('needs-income', { building, space: name('income', `${building}-${needed.space}`) });
}

/** What a tech card gives: circle in the middle row, square in the top row. */
export function explainTech(card: Technology): string {
  const { circle, square } = box().tech(card);
  return say('explain-tech', { circle: effect(circle), square: effect(square), needs: needs(card) });
}

/** What a space gives; `free`: its landmark is still to be had. */
export function gives(track: Track, number: number, free: boolean): string {
  const space = box().space(track, number);
  const landmark = box().landmarkOf(track, number);
  const parts = [effect(space.benefit)];
  if (space.bonus) parts.push(say('gives-bonus', { bonus: effect(space.bonus) }));
  if (landmark && free) parts.push(say('gives-landmark', { landmark: name('landmark', landmark) }));
  return joinList(parts, 'reason');
}

/** A space of a track: what it costs and gives. */
export function explainSpace(track: Track, number: number, free: boolean): string {
  return say('explain-space', { cost: cost(box().space(track, number).cost), gives: gives(track, number, free) });
}

/** The terrains of a territory tile. */
export function land(tile: number): string {
  return joinList(
    box()
      .landOf(tile)
      .map((one) => name('terrain', one)),
  );
}

export function explainTile(tile: number): string {
  return say('explain-tile', { land: land(tile), gives: effect(box().tile(tile).benefit) });
}

export function explainSpaceTile(tile: number): string {
  return effect(box().spaceTile(tile).benefit);
}

/** A space of the income mat, counted from 1. */
export function explainIncome(building: Building, position: number): string {
  const { income, vp } = box().income(building).positions[position - 1]!;
  return effects([income, vp].filter((part) => part !== null));
}

export function explainLandmark(key: Landmark): string {
  const { gained, footprint } = box().landmark(key);
  const onTrack = gained.track !== undefined;
  return say('explain-landmark', {
    gained: onTrack ? 'track' : 'tech',
    track: gained.track ? name('track', gained.track) : '',
    tier: gained.tier ?? '',
    card: onTrack ? '' : name('tech', key),
    size: `${footprint[0]!.length} x ${footprint.length}`,
    gap: footprint.join('').includes('0') ? 'yes' : 'no',
  });
}

export { cardName, civilizationName, pieceName };
