/** The documents of the engine and the server, under their own names. */
import type { Event, Table } from './schema';

export type * from './schema';

/** Who sits where; bots of the solo game have no name of their own. */
export interface SeatName {
  seat: number;
  name: string | null;
}

/** What the page shows: the table of one viewer at one version, with the names of the seats. */
export interface Doc extends Table {
  version: number;
  seats: SeatName[];
}

/** A document with the log that led to it: fixtures, and what a session starts from. */
export interface Told {
  doc: Doc;
  events: Event[];
}
