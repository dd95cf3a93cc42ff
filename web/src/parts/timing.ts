/** When a tapestry card acts, as a sign. */
import type { Tapestry } from '../api';
import { box } from '../box';
import type { IconName } from '../draw/data/icons';

const SIGNS: Record<string, IconName> = { this_era: 'hourglass', when_played: 'play-tapestry', trap: 'trap' };

export function timingSign(card: Tapestry): IconName {
  return SIGNS[box().tapestry(card).timing] ?? 'hourglass';
}
