/**
 * The socket of a table: frames as they come. It is opened anew by itself, slower and slower, at once when the browser
 * says that there is a network again or that the page is looked at, and when an answer over HTTP had to be waited for.
 * The server says something every few seconds: where nothing comes, the line is dead, whatever the browser thinks.
 * No Svelte in here: tested with a fake socket.
 */
import type { Frame } from '.';
import { parseJson } from './json';

export interface Listener {
  /** The version of the document that is known; the server sends what came after it. */
  version(): number;
  frame(frame: Frame): void;
  /** Whether frames can come now. */
  connected(now: boolean): void;
  /** The server knows no such table or token: it is no use to try again. */
  refused(): void;
}

/** What is used of a WebSocket. */
export interface Socket {
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((closed: { code: number }) => void) | null;
  send(data: string): void;
  close(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const SILENCE = 12_000; // the server lets five seconds pass at most
const LATE = 7_000; // a silence that is long enough to doubt the line when somebody looks
const HOPELESS = [4401, 4404]; // unknown token, no such table

export class Live {
  #socket: Socket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #heard = 0; // when there was the last sign of life
  #closed = false;

  constructor(
    readonly open: () => Socket,
    readonly token: string | null,
    readonly listener: Listener,
  ) {}

  start(): void {
    this.#connect();
  }

  /** Somebody looks: now, without waiting any longer. A line that has been silent for long is not trusted. */
  readonly wake = (): void => {
    if (!this.#socket || Date.now() - this.#heard > LATE) this.renew();
  };

  /** Anew, whatever there is: a socket whose network went away may be dead without knowing it. */
  readonly renew = (): void => {
    if (this.#closed) return;
    this.#drop();
    this.#connect();
  };

  close(): void {
    this.#closed = true;
    this.#drop();
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #connect(): void {
    const socket = this.open();
    this.#socket = socket;
    this.#hear();
    socket.onopen = () => {
      if (this.#socket !== socket) return;
      this.#hear();
      socket.send(JSON.stringify({ token: this.token, after: this.listener.version(), beat: true }));
      this.#wait = FIRST_WAIT;
      this.listener.connected(true);
    };
    socket.onmessage = ({ data }) => {
      if (this.#socket !== socket) return;
      this.#hear();
      const said = parseJson(String(data)) as Frame | { beat: number };
      if (!('beat' in said)) this.listener.frame(said);
    };
    socket.onclose = ({ code }) => {
      if (this.#socket !== socket) return;
      this.#drop();
      this.listener.connected(false);
      if (HOPELESS.includes(code)) {
        this.#closed = true;
        this.listener.refused();
        return;
      }
      this.#connectLater();
    };
  }

  /** A sign of life: the next one is waited for. */
  #hear(): void {
    clearTimeout(this.#silence);
    this.#heard = Date.now();
    this.#silence = setTimeout(() => {
      this.#drop();
      this.listener.connected(false);
      this.#connectLater();
    }, SILENCE);
  }

  #connectLater(): void {
    const jitter = 0.75 + Math.random() / 2;
    this.#timer = setTimeout(() => this.#connect(), this.#wait * jitter);
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT);
  }
}

/** The address of a table's socket, beside the page. */
export function socketOf(table: string): Socket {
  const address = new URL(`/api/tables/${encodeURIComponent(table)}/live`, location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  return new WebSocket(address) as unknown as Socket;
}
