/** What things on the table are called for those who hear them. */
import type { ExploredHex, Track } from '../api';
import { box } from '../box';
import { cost, gives } from './effects';
import { say } from './i18n.svelte';
import { joinList, name, NONE, spaceName } from './names';
import type { Speaker } from './speaker';
import { settings } from '../device/settings.svelte';

/** Who wants to hear little hears what a thing is and who is there; the explanation says the rest. */
function short(): boolean {
  return settings().reader === 'short';
}

export function spaceLabel(
  speaker: Speaker,
  track: Track,
  number: number,
  free: boolean,
  tokens: readonly { seat: number }[],
): string {
  const players = joinList(tokens.map((one) => speaker.player(one.seat))) || NONE;
  if (short()) return say('page-space-short', { space: spaceName(track, number), players });
  return say('page-space', {
    space: spaceName(track, number),
    cost: cost(box().space(track, number).cost),
    gives: gives(track, number, free),
    players,
  });
}

export function hexLabel(speaker: Speaker, at: string, lies: ExploredHex | null): string {
  const hex = speaker.hex(at);
  const state = lies ? 'explored' : 'unexplored';
  const holder = lies?.controller === null || !lies ? NONE : speaker.player(lies.controller);
  if (short()) return say('page-hex-short', { hex, state, holder });
  const land = lies ? joinList(lies.land.map((terrain) => name('terrain', terrain))) : NONE;
  return say('page-hex', { hex, state, land, holder });
}
