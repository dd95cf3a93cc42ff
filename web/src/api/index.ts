/** The documents of the engine and the server, under their own names. */
import type { Decision, Event, Option, Table, View } from '../generated/schema';

export type * from '../generated/schema';

/** What a component does, in the notation of the rules. */
export type Effect = string | object | null;

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
export interface Snapshot {
  doc: Doc;
  events: Event[];
}

// --- What the server adds to the engine's documents (gobelin.server.documents)

export type TurnEnd = 'off' | 'at_once' | 'countdown';
export type Pace = 'instant' | 'fast' | 'normal';

export interface HostedSeat extends SeatName {
  kind: 'person' | 'open' | 'bot' | 'automa' | 'shadow_empire';
  bot: string | null;
  conceded: boolean;
  left: boolean;
  agrees: boolean;
  turn_end: TurnEnd;
  asked_since: number | null;
  /** When others may let a bot play here, because it keeps them waiting; null: never. */
  replaceable_at: number | null;
  /** The host has made a new link to a seat that is taken: nobody can sit down by it before `until`. */
  invited_again: { until: number; number: number } | null;
}

/** What the owner would like to change, and who has still to agree. */
export interface Proposal {
  number: number;
  settings: Partial<Pick<HostedDoc, 'absent_after' | 'pace' | 'hints'>>;
  agreed: number[];
  waits_for: number[];
}

/** What happened to rights at a table; `by` the seat that did it, null: the host or the server. */
export interface Notice {
  number: number;
  at: number;
  kind:
    | 'take'
    | 'link'
    | 'device'
    | 'return'
    | 'revoke'
    | 'invite_again'
    | 'refuse'
    | 'leave'
    | 'to_bot'
    | 'back'
    | 'propose'
    | 'consent'
    | 'refused'
    | 'settings';
  seat: number | null;
  by: number | null;
}

/** A device that holds a seat. */
export interface Device {
  device: string;
  label: string;
  since: number;
  seen: number;
  /** The one that asks. */
  here: boolean;
}

/** A way into a seat, with the code that opens it where no device is known. */
export interface SeatKey {
  seat: number;
  token: string;
  recovery?: string | undefined;
}

/** The seats of who comes back, and what opens the settings of the table, where one of them is its maker's. */
export interface Returned {
  seats: SeatKey[];
  owner?: string | null;
}

/** Something that somebody said; the owner of a table has no seat. */
export interface ChatLine {
  number: number;
  at: number;
  seat: number | null;
  text: string;
}

export type Join = 'link' | 'invite';

/** Who decides what is drawn, and what proves it: by seat the seals and shares that people bring. */
export interface LuckDoc {
  by: 'host' | 'seed' | 'together' | 'record';
  /** None for a table that began with a position. */
  commitment: string | null;
  state: 'gathering' | 'dealt';
  seals: (string | null)[];
  shares: (string | null)[];
  /** The server's own part, when the table is over. */
  host: string | null;
  /** How many times all began anew. */
  voided: number;
}

/** What a table's server says of its luck when the game is played again. */
export interface VerdictDoc {
  checks: { name: string; holds: boolean }[];
}

/** A table of the server as one viewer may see it. */
export interface HostedDoc extends Doc {
  table: string;
  viewer: number | null;
  title: string;
  seats: HostedSeat[];
  created: number;
  last_event: number;
  pace: Pace;
  join: Join;
  absent_after: number | null;
  hints: boolean;
  seeded: boolean;
  luck: LuckDoc;
  /** Digits where a number does not hold it. */
  seed: number | string | null;
  proposals: Proposal[];
  notices: Notice[];
  chat: ChatLine[];
  turn_ends_at: number | null;
  over: boolean;
  ended: 'agreement' | 'conceded' | 'record' | 'rules' | null;
  scores: number[];
  winners: number[];
  /** The entry by which it went on under newer rules than it began with. */
  resumed: number | null;
  rematch: string | null;
}

/** A table where nothing is dealt yet: its people bring the luck together first. */
export interface WaitingDoc extends Omit<HostedDoc, 'view'> {
  view: null;
}

export type AnyDoc = HostedDoc | WaitingDoc;

/** What a bot would choose, and why. */
export interface HintDoc {
  decision: string;
  option: string;
  /** The best options with the points expected in the end. */
  best: { option: string; points: number }[];
  plan: string[];
  /** The choices of the plan up to where something comes to light, each with the table as it will stand then. */
  steps: { decision: Decision; option: Option; view: View }[];
}

export type Path = (string | number)[];
/** `[path, value]` sets or adds, `[path]` removes. */
export type Change = [Path] | [Path, unknown];

/** One change of a table: what happened, and what makes the document before into the one after it. */
export interface Frame {
  version: number;
  events: Event[];
  delta: Change[];
}

/** What a choice has brought: frames from the document before it, and the document itself where there are none. */
export type Answer = (HostedDoc | { version: number; view?: never }) & { frames: Frame[] };

export interface NewSeat {
  seat: number;
  kind: string;
  token?: string;
  recovery?: string;
  invite?: string;
  link?: string;
}

export interface NewTable {
  table: string;
  owner: string;
  spectate: string;
  seats: NewSeat[];
}

/**
 * A bot that can be asked to play; `level` from gentle upwards where it is one of the levels for people, `points` what
 * two of them make in the mean.
 */
export interface BotName {
  name: string;
  level: number | null;
  points: number | null;
}

/** What a new table should be like. Seats are `me`, `open` or `bot:NAME`. */
export interface Wanted {
  players: number;
  seats: string[];
  names?: string[];
  options?: Record<string, unknown>;
  title?: string;
  pace?: Pace;
  join?: Join;
  absent_after?: number | null;
  hints?: boolean;
  seed?: number | string | null;
  /** What this device is called in the list of those that hold the own seats. */
  label?: string;
  luck?: 'host' | 'together';
}

/** Why a request was refused (RFC 9457). */
export interface ProblemDocument {
  status: number;
  code: string;
  detail: string;
  arguments: Record<string, unknown>;
  document?: HostedDoc;
}
