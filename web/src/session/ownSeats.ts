/** What this device keeps: where one sits and the tokens that open the seats, the tables one has made, one's name. */
import type { SeatKey } from '../api';
import { store, readStored } from '../device/storage';

export interface OwnSeat {
  table: string;
  token: string;
  seat: number;
  /** When it was last opened, in milliseconds. */
  at: number;
  /** The code that opens the seat where this device is not known. */
  recovery?: string | undefined;
  /** It was shown and put away; the panel of the table still has it. */
  noted?: boolean;
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

export function ownSeats(): OwnSeat[] {
  return read<OwnSeat>(SEATS);
}

/** What is not said anew stays as it was known. */
export function keepSeat(one: OwnSeat): void {
  const known = seatOf(one.table, one.seat);
  const anew = one.recovery !== undefined && one.recovery !== known?.recovery;
  const kept = { ...one, recovery: one.recovery ?? known?.recovery, noted: !anew && !!known?.noted };
  write(SEATS, [kept, ...ownSeats().filter((other) => !isSame(other, one))]);
}

/** Several seats of one table, the first of them first. */
export function keepSeats(table: string, keys: readonly SeatKey[]): void {
  for (const { seat, token, recovery } of [...keys].reverse())
    keepSeat({ table, seat, token, at: Date.now(), recovery });
}

function isSame(one: OwnSeat, other: OwnSeat): boolean {
  return one.table === other.table && one.seat === other.seat;
}

/** One seat of this device, if it is. */
export function seatOf(table: string, seat: number): OwnSeat | undefined {
  return ownSeats().find((one) => one.table === table && one.seat === seat);
}

/** The code need not be shown unasked any more. */
export function noteRecovery(table: string, seat: number): void {
  write(
    SEATS,
    ownSeats().map((one) => (one.table === table && one.seat === seat ? { ...one, noted: true } : one)),
  );
}

/** The tokens with which a table may be opened from this device. */
export function tokensOf(table: string): OwnSeat[] {
  return ownSeats().filter((one) => one.table === table);
}

export function ownedOf(table: string): Owned | null {
  return read<Owned>(OWNED).find((one) => one.table === table) ?? null;
}

export function keepOwned(one: Owned): void {
  write(OWNED, [one, ...read<Owned>(OWNED).filter((other) => other.table !== one.table)]);
}

/** Takes a table, or one seat of it, from the list of this device: the table itself goes on. */
export function forgetSeats(table: string, seat?: number): void {
  write(
    SEATS,
    ownSeats().filter((one) => one.table !== table || (seat !== undefined && one.seat !== seat)),
  );
  if (!tokensOf(table).length)
    write(
      OWNED,
      read<Owned>(OWNED).filter((one) => one.table !== table),
    );
}

/** How one was called last on this device. */
export function keptName(): string {
  return readStored(NAME) ?? '';
}

export function keepName(name: string): void {
  store(NAME, name);
}

function read<One>(key: string): One[] {
  try {
    const found: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(found) ? (found as One[]) : [];
  } catch {
    return []; // something else wrote it
  }
}

function write(key: string, all: readonly object[]): void {
  store(key, JSON.stringify(all.slice(0, MOST)));
}
