/** The server over HTTP. Nobody but sessions and the start page calls it. */
import type {
  AnyDoc,
  Answer,
  BotName,
  Components,
  Device,
  Event,
  Frame,
  HintDoc,
  HostedDoc,
  NewTable,
  ProblemDocument,
  Returned,
  ScoreSheet,
  SeatKey,
  VerdictDoc,
  Wanted,
} from '.';
import { parseJson, written } from './json';

/** The server has answered that something cannot be done. */
export class Refused extends Error {
  constructor(readonly problem: ProblemDocument) {
    super(problem.detail);
  }
}

/** There was no answer: no network, or no server. */
export class Unreachable extends Error {}

/** Whether the same request may be answered later: there was no answer, or too many had asked from here. */
export function isPassing(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof Refused && error.problem.status === 429);
}

/** Waits before something is tried again; no longer than until the browser says that there is a network. */
export function patience(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    addEventListener('online', done);
  });
}

const PATIENCE = 30_000; // milliseconds: a connection that died on the way says nothing

export interface Requested {
  method?: 'GET' | 'POST';
  body?: object;
  token?: string | null;
  key?: string;
  /** The frames are enough: the document before is known. */
  minimal?: boolean;
}

export async function request(path: string, { method, body, token, key, minimal }: Requested = {}): Promise<unknown> {
  const headers: Record<string, string> = {};
  if (body) headers['content-type'] = 'application/json';
  if (token) headers.authorization = `Bearer ${token}`;
  if (key) headers['idempotency-key'] = key;
  if (minimal) headers.prefer = 'return=minimal';
  let response: Response;
  let answer: unknown;
  try {
    response = await fetch(path, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers,
      ...(body ? { body: written(body) } : {}),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const ready = (response.headers.get('content-type') ?? '').includes('json');
    // otherwise it is a proxy, or a server that is just starting
    if (ready && (response.status < 500 || response.status === 501)) answer = parseJson(await response.text());
  } catch (error) {
    throw new Unreachable(String(error)); // also in the middle of an answer
  }
  if (answer === undefined) throw new Unreachable(`${path}: ${response.status}`);
  if (!response.ok) throw new Refused(answer as ProblemDocument);
  return answer;
}

/** A key of a choice, so that sending it again makes no second one. `crypto.randomUUID` needs https. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const api = {
  components: () => request('/api/components') as Promise<Components>,
  bots: () => request('/api/bots').then((answer) => (answer as { bots: BotName[] }).bots),
  /** Where other machines find this server; none: it listens to this one alone. */
  reach: () => request('/api/reach').then((answer) => (answer as { addresses: string[] }).addresses),
  make: (wanted: Wanted) => request('/api/tables', { body: wanted }) as Promise<NewTable>,
  /** Opens a record as a table to look at. */
  openRecord: (record: object) => request('/api/records', { body: record }) as Promise<NewTable>,
};

/** One table, for the holder of a token or for a spectator. */
export class TableApi {
  constructor(
    readonly table: string,
    readonly token: string | null,
  ) {}

  #at(path: string, more: Requested = {}): Promise<unknown> {
    return request(`/api/tables/${encodeURIComponent(this.table)}${path}`, { token: this.token, ...more });
  }

  document(): Promise<AnyDoc> {
    return this.#at('') as Promise<AnyDoc>;
  }

  async events(since = 0): Promise<Event[]> {
    return ((await this.#at(`/events?since=${since}`)) as { events: Event[] }).events;
  }

  choose(decision: string, option: string, key: string): Promise<Answer> {
    return this.#at('/choices', { body: { decision, option }, key, minimal: true }) as Promise<Answer>;
  }

  undo(to: number | null, key: string): Promise<Answer> {
    return this.#at('/undo', { body: { to }, key, minimal: true }) as Promise<Answer>;
  }

  hint(decision: string): Promise<HintDoc> {
    return this.#at(`/hint?decision=${encodeURIComponent(decision)}`) as Promise<HintDoc>;
  }

  settings(changes: object): Promise<AnyDoc> {
    return this.#at('/settings', { body: changes }) as Promise<AnyDoc>;
  }

  // --- Looking back

  /** The score sheets of a table that is over. */
  async sheets(): Promise<ScoreSheet[]> {
    return ((await this.#at('/sheets')) as { sheets: ScoreSheet[] }).sheets;
  }

  /** The record of a table that is over. */
  record(): Promise<unknown> {
    return this.#at('/record');
  }

  /** All changes of a table from its beginning; when it is over, through the eyes of any seat. */
  async film(seat: number | null): Promise<Frame[]> {
    return ((await this.#at(`/frames${seat === null ? '' : `?seat=${seat}`}`)) as { frames: Frame[] }).frames;
  }

  /** What this viewer could see after a choice. */
  moment(choice: number): Promise<HostedDoc> {
    return this.#at(`/moments?choice=${choice}`) as Promise<HostedDoc>;
  }

  /** The next table of the same people, made by whoever asks first. */
  async rematch(): Promise<string> {
    return ((await this.#at('/rematch', { method: 'POST' })) as { table: string }).table;
  }

  /** Whether the game was played with the luck that was promised, as the server finds by playing it again. */
  verify(): Promise<VerdictDoc> {
    return this.#at('/verify') as Promise<VerdictDoc>;
  }

  // --- People

  /** The seal of a share, the share itself, or the owner's wish to deal without. */
  bring(what: { seal: string } | { share: string } | { give_up: true }): Promise<AnyDoc> {
    return this.#at('/luck', { body: what }) as Promise<AnyDoc>;
  }

  say(text: string, key: string): Promise<AnyDoc> {
    return this.#at('/chat', { body: { text }, key }) as Promise<AnyDoc>;
  }

  /** What may be done with a seat: name, to_bot, back, concede, leave, revoke, refuse. */
  seat(seat: number, action: string, more: object = {}): Promise<AnyDoc> {
    return this.#at(`/seats/${seat}`, { body: { action, ...more } }) as Promise<AnyDoc>;
  }

  /** One more invitation: to one's own seat for another device, or by the owner to a free one. */
  async invite(seat: number): Promise<string> {
    return ((await this.#at(`/seats/${seat}`, { body: { action: 'link' } })) as { invite: string }).invite;
  }

  /** Takes a seat, with an invitation where one is needed; what opens it from now on. */
  async take(seat: number, invite: string | null, name: string, label: string, key: string): Promise<SeatKey> {
    const body = { action: 'take', invite, name, label };
    const { token, recovery } = (await this.#at(`/seats/${seat}`, { body, key })) as SeatKey;
    return { seat, token, recovery };
  }

  // --- Rights

  /**
   * Opens the seats that somebody had: by the cookie of this browser, or by a recovery code, which works once, however
   * often it had to be sent under its key. None: it opens nothing.
   */
  async comeBack(code: string | null, label: string, key: string): Promise<Returned> {
    const body = code === null ? { label } : { label, code };
    try {
      return (await this.#at('/return', { body, key })) as Returned;
    } catch (error) {
      if (error instanceof Refused && error.problem.status === 401) return { seats: [] };
      throw error;
    }
  }

  /** The devices that hold the own seat. */
  async devices(): Promise<Device[]> {
    return ((await this.#at('/devices')) as { devices: Device[] }).devices;
  }

  /** A new link to a seat that is taken, by the owner; everybody is told, and nobody sits down by it before `until`. */
  inviteAgain(seat: number): Promise<{ invite: string; until: number }> {
    const body = { action: 'invite_again' };
    return this.#at(`/seats/${seat}`, { body }) as Promise<{ invite: string; until: number }>;
  }
}
