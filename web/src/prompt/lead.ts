/** The square at the head of the prompt: what asks, in its colour. */
import type { AskedNow, Decision, DecisionKind } from '../api';
import { ICONS, type IconName } from '../draw/data/icons';

export interface Lead {
  icon: IconName;
  colour: string;
}

const KINDS: Partial<Record<DecisionKind, IconName>> = {
  advance: 'arrow',
  building: 'house',
  capital: 'district',
  civilization: 'civilization',
  conquer: 'conquer',
  die: 'die-both',
  discard: 'card-back',
  explore_hex: 'explore',
  explore_space: 'explore-space',
  explore_tile: 'explore',
  explore_turn: 'explore',
  gain: 'any',
  invent: 'invent',
  landmark: 'landmark',
  play_tapestry: 'play-tapestry',
  refresh: 'refresh',
  research: 'research',
  turn: 'any',
  upgrade: 'upgrade',
};
/** Income buildings have the colour of the resource they bring. */
const BUILDINGS: Record<string, string> = {
  market: 'var(--res-coin)',
  house: 'var(--res-worker)',
  farm: 'var(--res-food)',
  armory: 'var(--res-culture)',
};
const THINGS: Record<string, string> = {
  tapestry: 'var(--thing-tapestry)',
  tech: 'var(--track-technology)',
  landmark: 'var(--thing-stone)',
  civilization: 'var(--thing-civ)',
  territory: 'var(--track-exploration)',
  space_tile: 'var(--thing-space)',
};

function known(name: string): IconName | null {
  return (ICONS as readonly string[]).includes(name) ? (name as IconName) : null;
}

export function leadOf(decision: Decision | AskedNow, colour: number): Lead {
  if (decision.kind === 'trap') return { icon: 'trap', colour: 'var(--bad)' };
  const [kind, first] = decision.source.split(' ') as [string, string?];
  const own = KINDS[decision.kind];
  const { piece } = decision.about as { piece?: string };
  if (piece) return { icon: known(piece) ?? 'landmark', colour: BUILDINGS[piece] ?? 'var(--thing-stone)' };
  const paid = (decision.about as { for?: { track?: string } }).for?.track;
  const track = kind === 'space' ? first : paid;
  if (track) return { icon: own ?? (`track-${track}` as IconName), colour: `var(--track-${track})` };
  if (kind === 'civilization') return { icon: known(`civ-${first}`) ?? 'civilization', colour: 'var(--thing-civ)' };
  const icon = own ?? known(kind.replace('_', '-')) ?? 'hourglass';
  return { icon, colour: THINGS[kind] ?? `var(--p${colour})` };
}
