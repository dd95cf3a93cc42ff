/** The tabs of the small layouts: what lies where, and where a question is answered. */
import type { Decision, DecisionKind, OnTable, Option } from '../api';
import type { IconName } from '../draw/data/icons';
import { thing } from '../decision/things';

export const TABS = ['map', 'tracks', 'city', 'mats', 'rivals'] as const;
export type Tab = (typeof TABS)[number];

export const SIGNS: Record<Tab, IconName> = {
  map: 'explore',
  tracks: 'track-exploration',
  city: 'score-capital',
  mats: 'tapestry',
  rivals: 'neighbour',
};

/** Where a thing lies; null where it is nowhere but in the question. */
export function tabOf(on: OnTable, home: number): Tab | null {
  switch (on.thing) {
    case 'hex':
      return 'map';
    case 'space':
    case 'track':
    case 'token':
      return 'tracks';
    case 'plot':
    case 'tech':
      return on.player === home ? 'city' : 'rivals';
    case 'era':
    case 'slot':
    case 'building_row':
    case 'tile':
    case 'space_tile':
      return on.player === home ? 'mats' : 'rivals';
    case 'hand':
    case 'civilization':
      return 'mats';
    case 'player':
      return 'rivals';
    default:
      return null;
  }
}

/** How many things can be acted on in each tab. */
export function badges(options: readonly Option[], home: number): Record<Tab, number> {
  const things = new Map(options.flatMap((option) => option.on).map((on) => [thing(on), on]));
  const tabs = [...things.values()].map((on) => tabOf(on, home));
  const count = (tab: Tab) => tabs.filter((one) => one === tab).length;
  return Object.fromEntries(TABS.map((tab) => [tab, count(tab)])) as Record<Tab, number>;
}

/** Questions that are best answered elsewhere than where their things lie. */
const BESIDES: Partial<Record<DecisionKind, Tab | null>> = {
  turn: 'map', // the four steps are buttons
  explore_tile: 'map', // the tiles are buttons, where they may go is on the map
  research: 'tracks',
  die: 'map',
  trap: 'map',
  double_benefit: 'map',
  settle_tile: 'map',
  isolate: 'map',
  landmark: 'city',
  refresh: 'rivals', // the cards that would go
  // cards of several players lie in a tray of the question
  heralds: null,
  copy: null,
  token_on_tech: null,
  // drawn in full in the question
  capital: null,
  civilization: null,
  automa_civilization: null,
};

/** The tab where a question is answered; null where all of the answer is in the question itself. */
export function answeredIn(decision: Decision, options: readonly Option[]): Tab | null {
  const besides = BESIDES[decision.kind];
  if (besides !== undefined) return besides;
  const counts = badges(options, decision.player);
  return TABS.reduce<Tab | null>((best, tab) => (counts[tab] > (best ? counts[best] : 0) ? tab : best), null);
}
