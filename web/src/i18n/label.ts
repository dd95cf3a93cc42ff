/** What things on the table are called for those who hear them. */
import type { ExploredHex, Track } from '../api';
import { box } from '../box';
import { cost, gives } from './effects';
import { say } from './i18n.svelte';
import { listed, name, NONE, spaceName } from './names';
import type { Speaker } from './speaker';

export function spaceLabel(
  speaker: Speaker,
  track: Track,
  number: number,
  free: boolean,
  tokens: readonly { seat: number }[],
): string {
  return say('page-space', {
    space: spaceName(track, number),
    cost: cost(box().space(track, number).cost),
    gives: gives(track, number, free),
    players: listed(tokens.map((one) => speaker.player(one.seat))) || NONE,
  });
}

export function hexLabel(speaker: Speaker, hex: string, lies: ExploredHex | null): string {
  return say('page-hex', {
    hex,
    state: lies ? 'explored' : 'unexplored',
    land: lies ? listed(lies.land.map((terrain) => name('terrain', terrain))) : NONE,
    holder: lies?.controller === null || !lies ? NONE : speaker.player(lies.controller),
  });
}
