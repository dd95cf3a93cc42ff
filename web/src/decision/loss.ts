/** What an option would lose, as its preview tells it: a resource over the limit, an ability that is not used. */
import type { Preview, Resource } from '../api';

export interface Loss {
  resources: readonly { resource: Resource; amount: number }[];
  /** The cards and mats whose abilities are given up. */
  abilities: readonly string[];
}

const ABLE = ['civilization', 'tapestry'];

/** Null where the player who decides loses nothing, and where nothing is known of the option. */
export function lossBy(preview: Preview | undefined, player: number): Loss | null {
  const lost = new Map<Resource, number>();
  const abilities = new Set<string>();
  for (const told of preview?.direct ?? []) {
    if (told.key === 'gain' && told.player === player && told.lost) {
      lost.set(told.resource, (lost.get(told.resource) ?? 0) + told.lost);
    }
    const [kind] = told.source.split(' ') as [string];
    if (told.key === 'decline' && told.player === player && ABLE.includes(kind)) abilities.add(told.source);
  }
  if (!lost.size && !abilities.size) return null;
  return {
    resources: [...lost].map(([resource, amount]) => ({ resource, amount })),
    abilities: [...abilities],
  };
}
