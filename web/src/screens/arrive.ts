/** Coming to a table: what an address, its secret and this device open there. */
import type { HostedDoc } from '../api';
import { Refused, TableApi } from '../api/client';
import { forget, tokensOf } from '../session/mine';

export type Arrival =
  /** A seat of one's own, or a look from outside. */
  | { way: 'open'; token: string | null }
  /** A seat may be taken: the one an invitation leads to, or any that is free. */
  | { way: 'join'; doc: HostedDoc; invite: string | null; seat: number | null }
  /** The invitation is used up. */
  | { way: 'spent' }
  /** What this device knew opens nothing any more. */
  | { way: 'lost' };

export async function arrive(table: string, secret: string | null): Promise<Arrival> {
  if (secret) {
    const found = await bySecret(table, secret);
    if (found) return found;
  }
  const known = tokensOf(table);
  for (const { token, seat } of known) {
    if (await opens(table, token)) return { way: 'open', token };
    forget(table, seat);
  }
  if (known.length) return { way: 'lost' };
  const doc = await new TableApi(table, null).document();
  const free = !doc.over && doc.join === 'link' && doc.seats.some((one) => one.kind === 'open');
  return free ? { way: 'join', doc, invite: null, seat: null } : { way: 'open', token: null };
}

/** Null where this device has the seat already: an own link that is opened once more. */
async function bySecret(table: string, secret: string): Promise<Arrival | null> {
  try {
    await new TableApi(table, secret).document();
    return { way: 'open', token: secret };
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.status !== 401) throw error;
    const { seat, spent } = error.problem.arguments as { seat?: number; spent?: boolean };
    if (tokensOf(table).some((one) => one.seat === seat)) return null;
    if (seat === undefined || spent) return { way: 'spent' };
    const doc = await new TableApi(table, null).document();
    return doc.over ? { way: 'open', token: null } : { way: 'join', doc, invite: secret, seat }; // too late to sit down
  }
}

async function opens(table: string, token: string): Promise<boolean> {
  try {
    await new TableApi(table, token).document();
    return true;
  } catch (error) {
    if (error instanceof Refused && error.problem.status === 401) return false;
    throw error;
  }
}
