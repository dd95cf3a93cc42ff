/** What this device keeps: where one sits and the tokens that open the seats, the tables one has made, one's name. */
import { store, stored } from '../storage';

export interface Mine {
  table: string;
  token: string;
  seat: number;
  /** When it was last opened, in milliseconds. */
  at: number;
}

/** A table that was made on this device: what opens its settings, and the invitations to its free seats. */
export interface Owned {
  table: string;
  owner: string;
  invites: Record<number, string>;
}

const SEATS = 'tables';
const OWNED = 'owned';
const NAME = 'name';
const MOST = 30;

export function mine(): Mine[] {
  return read<Mine>(SEATS);
}

export function keep(one: Mine): void {
  write(SEATS, [one, ...mine().filter((other) => other.table !== one.table || other.seat !== one.seat)]);
}

/** The tokens with which a table may be opened from this device. */
export function tokensOf(table: string): Mine[] {
  return mine().filter((one) => one.table === table);
}

export function ownedOf(table: string): Owned | null {
  return read<Owned>(OWNED).find((one) => one.table === table) ?? null;
}

export function own(one: Owned): void {
  write(OWNED, [one, ...read<Owned>(OWNED).filter((other) => other.table !== one.table)]);
}

/** Takes a table, or one seat of it, from the list of this device: the table itself goes on. */
export function forget(table: string, seat?: number): void {
  write(
    SEATS,
    mine().filter((one) => one.table !== table || (seat !== undefined && one.seat !== seat)),
  );
  if (!tokensOf(table).length)
    write(
      OWNED,
      read<Owned>(OWNED).filter((one) => one.table !== table),
    );
}

/** How one was called last on this device. */
export function myName(): string {
  return stored(NAME) ?? '';
}

export function callMe(name: string): void {
  store(NAME, name);
}

function read<One>(key: string): One[] {
  try {
    const found: unknown = JSON.parse(stored(key) ?? '[]');
    return Array.isArray(found) ? (found as One[]) : [];
  } catch {
    return []; // something else wrote it
  }
}

function write(key: string, all: readonly object[]): void {
  store(key, JSON.stringify(all.slice(0, MOST)));
}
