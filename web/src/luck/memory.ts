/**
 * What this device has written down of the luck of its tables: the commitment as it was first seen, the own shares, and
 * the seals of all as they stood when it opened one. Whoever runs the server cannot change it afterwards.
 */
import { store, readStored } from '../device/storage';

/** By seat; null for one that brings nothing. */
export type Seals = readonly (string | null)[];

interface Written {
  table: string;
  commitment: string | null;
  /** By seat, the last one first: several pages of this device may have drawn one at the same time. */
  shares: Record<number, string[]>;
  /** All seals, for each round in which this device has opened a share, the last one first. */
  opened?: Seals[];
}

const KEY = 'luck';
const MOST = 30; // tables
const MOST_SHARES = 8; // of one seat

function all(): Written[] {
  try {
    const found: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Written[]) : [];
  } catch {
    return []; // something else wrote it
  }
}

function of(table: string): Written | undefined {
  return all().find((one) => one.table === table);
}

function write(one: Written): void {
  store(KEY, JSON.stringify([one, ...all().filter((other) => other.table !== one.table)].slice(0, MOST)));
}

/** The commitment is written down when a table is first seen, and never again. */
export function noteCommitment(table: string, commitment: string | null): void {
  if (!of(table)) write({ table, commitment, shares: {} });
}

/** As it was first seen; undefined: this device has never seen the table. */
export function notedCommitment(table: string): string | null | undefined {
  return of(table)?.commitment;
}

export function keepShare(table: string, seat: number, share: string): void {
  const known = of(table) ?? { table, commitment: null, shares: {} };
  write({
    ...known,
    shares: { ...known.shares, [seat]: [share, ...(known.shares[seat] ?? [])].slice(0, MOST_SHARES) },
  });
}

/** The shares that this device has drawn for a seat. */
export function sharesFor(table: string, seat: number): readonly string[] {
  return of(table)?.shares[seat] ?? [];
}

/** Before a share is told: what all are bound to. Once for each round. */
export function keepOpening(table: string, seals: Seals): void {
  const known = of(table) ?? { table, commitment: null, shares: {} };
  const [last] = known.opened ?? [];
  if (!last || !isSame(last, seals)) write({ ...known, opened: [seals, ...(known.opened ?? [])] });
}

/** The seals of all, for each round in which this device has opened a share, the last one first. */
export function keptOpenings(table: string): readonly Seals[] {
  return of(table)?.opened ?? [];
}

export function isSame(one: Seals, other: Seals): boolean {
  return one.length === other.length && one.every((seal, seat) => seal === other[seat]);
}
