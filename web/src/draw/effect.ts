/** An effect of the notation as data: icons, points and the signs between them. `/` one of, `:` pay for, × so often. */
import type { Effect, Track } from '../api';
import { TRACKS } from '../box';
import { ICONS, type IconName } from './data/icons';
import { icon, points } from './svg';

export type Part =
  | { kind: 'icon'; icon: IconName; more: number } // `more`: how much larger than the row
  | { kind: 'points'; n: number }
  | { kind: 'text'; text: string; class: 'sl' | 'co' | 'tx' }
  | { kind: 'pay'; pay: Part[]; gain: Part[] };

type Facts = Record<string, unknown>;

const WORDS: Record<string, IconName> = {
  explore: 'explore',
  conquer: 'conquer',
  invent: 'invent',
  upgrade: 'upgrade',
  circle: 'circle',
  square: 'square',
  refresh_tech: 'refresh',
  play_tapestry: 'play-tapestry',
  gain_civilization: 'civilization',
  explore_space: 'explore-space',
};

const SCORES: Record<string, IconName> = {
  tech_cards: 'score-tech',
  capital: 'score-capital',
  territories: 'score-territories',
  farms: 'score-farms',
  houses: 'score-houses',
  markets: 'score-markets',
  armories: 'score-armories',
  tapestry_cards: 'score-tapestry',
  territory_supply: 'score-supply',
  spaces_exploration: 'score-exploration',
  spaces_science: 'score-science',
  spaces_military: 'score-military',
  spaces_technology: 'score-technology',
};

const SLASH: Part = { kind: 'text', text: '/', class: 'sl' };
const COLON: Part = { kind: 'text', text: ':', class: 'co' };

function one(name: IconName, more = 0): Part {
  return { kind: 'icon', icon: name, more };
}

function times(text: string): Part {
  return { kind: 'text', text, class: 'tx' };
}

function slashed(all: Part[][]): Part[] {
  return all.flatMap((some, i) => (i ? [SLASH, ...some] : some));
}

function known(name: string): IconName {
  if (!(ICONS as readonly string[]).includes(name)) throw new Error(`there is no icon ${name}`);
  return name as IconName;
}

function step(verb: 'advance' | 'regress', facts: Facts): Part[] {
  const { track, gain } = facts[verb] as { track: Track | Track[] | 'any'; gain: string };
  const tracks = track === 'any' ? TRACKS : typeof track === 'string' ? [track] : track;
  const bare = gain === 'none' && verb === 'advance' ? '-x' : '';
  return slashed(tracks.map((name) => [one(known(`${verb}-${name}${bare}`))]));
}

function conquest({ where, dice }: { where: string; dice: string }): Part[] {
  const sword = one(where === 'anywhere' ? 'conquer-anywhere' : 'conquer', 1);
  if (dice === 'both') return [sword, one('die-both')];
  if (dice === 'both_if_opponent') return [sword, one('outpost-toppled', -4), COLON, one('die-both')];
  return [sword];
}

const HEADS: Record<string, (facts: Facts) => Part[]> = {
  rule: (facts) =>
    facts.rule === 'four_research_rolls'
      ? [one('research-x', 2), times('×4'), { kind: 'points', n: 5 }]
      : [one('rotate-left', -3)],
  then: (facts) => (facts.then as Effect[]).flatMap(parts),
  all: (facts) => (facts.all as Effect[]).flatMap(parts),
  one_of: (facts) => slashed((facts.one_of as Effect[]).map(parts)),
  may: (facts) => parts(facts.may as Effect),
  pay: (facts) => [{ kind: 'pay', pay: parts(facts.pay as Effect), gain: parts(facts.gain as Effect) }],
  building: (facts) => {
    const kinds = facts.building as string | string[];
    if (kinds === 'any') return [one('market'), SLASH, one('house'), SLASH, one('farm'), SLASH, one('armory')];
    return slashed((typeof kinds === 'string' ? [kinds] : kinds).map((kind) => [one(known(kind))]));
  },
  vp_per: (facts) => [
    ...(typeof facts.times === 'number' ? [times(`${facts.times}×`)] : []),
    one(SCORES[facts.vp_per as string] ?? 'score-landmarks', 4),
  ],
  explore: () => [one('explore-anywhere', 2)],
  research: (facts) => [one(facts.research === 'full' ? 'research' : 'research-x')],
  landmark: () => [one('landmark')],
  conquer: (facts) => conquest(facts.conquer as { where: string; dice: string }),
  invent: () => [one('invent')],
  advance: (facts) => step('advance', facts),
  regress: (facts) => step('regress', facts),
  repeat: () => [one('repeat', 1)],
};

/** The icons of an effect, in their order. */
export function parts(effect: Effect): Part[] {
  if (effect === null) return [];
  if (typeof effect === 'string') return effect === 'none' ? [] : [one(WORDS[effect] ?? known(effect))];
  const facts = effect as Facts;
  const head = Object.keys(HEADS).find((key) => key in facts);
  if (head) return HEADS[head]!(facts);
  return Object.entries(facts).flatMap(([what, amount]) => {
    const n = amount as number;
    if (what === 'vp') return [{ kind: 'points', n } satisfies Part];
    const name = known(what);
    return n < 3 ? Array.from({ length: n }, () => one(name)) : [times(`${n}×`), one(name)];
  });
}

/** How many icons an effect needs. */
export function width(effect: Effect): number {
  const count = (all: readonly Part[]): number =>
    all.reduce((sum, part) => {
      if (part.kind === 'pay') return sum + count(part.pay) + count(part.gain);
      return sum + (part.kind === 'text' ? 0 : 1);
    }, 0);
  return count(parts(effect));
}

/** The first icon of an effect, for small round places. */
export function iconOf(effect: Effect): IconName {
  const first = parts(effect).find((part) => part.kind === 'icon');
  return first?.kind === 'icon' ? first.icon : 'vp';
}

/** An effect inside a drawing, its middle at x, y. */
export function drawEffect(effect: Effect, x: number, y: number, size = 16): string {
  const all = parts(effect).filter((part) => part.kind === 'icon' || part.kind === 'points');
  return all
    .map((part, i) => {
      const at = x + (i - (all.length - 1) / 2) * (size + 1);
      return part.kind === 'points' ? points(at, y, part.n, size + 6) : icon(part.icon, at, y, size);
    })
    .join('');
}
