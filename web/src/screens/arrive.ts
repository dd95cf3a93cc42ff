/** Coming to a table: what an address, its secret and this device open there. */
import type { AnyDoc } from '../api';
import { newKey, Refused, TableApi, Unreachable } from '../api/client';
import { isCode } from '../people/codes';
import { deviceLabel } from '../people/device';
import { forgetSeats, keepSeats, keepOwned, ownedOf, tokensOf } from '../session/ownSeats';

export type Arrival =
  /** A seat of one's own, or a look from outside; with what is seen there, if it was asked for already. */
  | { way: 'open'; token: string | null; doc?: AnyDoc }
  /** A seat may be taken: the one an invitation leads to, or any that is free. */
  | { way: 'join'; doc: AnyDoc; invite: string | null; seat: number | null }
  /** The invitation is used up. */
  | { way: 'spent' }
  /** A recovery code that opens nothing. */
  | { way: 'wrong' }
  /** What this device knew opens nothing any more. */
  | { way: 'lost' };

/** The keys of what was sent and not answered yet, by table and code: sent again, it is the same. */
const sent = new Map<string, string>();

export async function arrive(table: string, secret: string | null): Promise<Arrival> {
  if (secret) {
    const found = await bySecret(table, secret);
    if (found) return found;
  }
  const known = tokensOf(table);
  const opened = await Promise.all(known.map(({ token }) => look(table, token)));
  for (const [index, { seat }] of known.entries()) if (!opened[index]) forgetSeats(table, seat);
  const first = opened.findIndex((doc) => doc !== null);
  if (first >= 0) return { way: 'open', token: known[first]!.token, doc: opened[first]! };
  const doc = await new TableApi(table, null).document();
  const taken = doc.seats.some((one) => one.kind === 'person');
  if (taken && (await mayComeBack(table, doc))) return { way: 'open', token: tokensOf(table)[0]!.token };
  if (known.length) return { way: 'lost' };
  const free = !doc.over && doc.join === 'link' && doc.seats.some((one) => one.kind === 'open');
  return free ? { way: 'join', doc, invite: null, seat: null } : { way: 'open', token: null, doc };
}

/**
 * Opens the seats that somebody had, by the cookie of this browser or by a recovery code, and keeps them; the maker of
 * the table is its host again. Whether there were any.
 */
export async function comeBack(table: string, code: string | null): Promise<boolean> {
  const way = `${table} ${code ?? ''}`;
  const key = sent.get(way) ?? newKey();
  sent.set(way, key);
  const { seats, owner } = await new TableApi(table, null).comeBack(code, deviceLabel(), key);
  sent.delete(way);
  keepSeats(table, seats);
  if (owner) keepOwned({ table, owner, invites: ownedOf(table)?.invites ?? {} });
  return seats.length > 0;
}

/** Whether the cookie of this browser has opened seats. A game that is over is looked at without network, too. */
async function mayComeBack(table: string, doc: AnyDoc): Promise<boolean> {
  try {
    return await comeBack(table, null);
  } catch (error) {
    if (doc.over && error instanceof Unreachable) return false;
    throw error;
  }
}

/** Null where this device has the seat already: an own link that is opened once more. */
async function bySecret(table: string, secret: string): Promise<Arrival | null> {
  if (isCode(secret)) {
    if (tokensOf(table).some((one) => one.recovery === secret)) return null;
    const back = await comeBack(table, secret);
    return back ? { way: 'open', token: tokensOf(table)[0]!.token } : { way: 'wrong' };
  }
  try {
    return { way: 'open', token: secret, doc: await new TableApi(table, secret).document() };
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.status !== 401) throw error;
    const { seat, spent } = error.problem.arguments as { seat?: number; spent?: boolean };
    if (tokensOf(table).some((one) => one.seat === seat)) return null;
    if (seat === undefined || spent) return { way: 'spent' };
    const doc = await new TableApi(table, null).document();
    if (doc.over) return { way: 'open', token: null, doc }; // too late to sit down
    return { way: 'join', doc, invite: secret, seat };
  }
}

/** What a token shows; null: it opens nothing. */
async function look(table: string, token: string): Promise<AnyDoc | null> {
  try {
    return await new TableApi(table, token).document();
  } catch (error) {
    if (error instanceof Refused && error.problem.status === 401) return null;
    throw error;
  }
}
