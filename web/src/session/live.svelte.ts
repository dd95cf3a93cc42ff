/** A table of the server, for the holder of a seat or for a spectator. */
import type { Answer, AnyDoc, Doc, Event, HintDoc, HostedDoc, HostedSeat, Frame, Option, WaitingDoc } from '../api';
import { isPassing, newKey, patience, Refused, TableApi, Unreachable } from '../api/client';
import { applyDelta } from '../api/delta';
import { serverChecks, checkOnDevice, type LuckCheck } from '../luck/checking';
import { noteCommitment } from '../luck/memory';
import { Live, socketOf, type Listener } from '../api/socket';
import { keepSeat, tokensOf } from './ownSeats';
import { pace } from '../device/settings.svelte';
import { Queue } from './queue';
import { MomentSession, Session } from './session.svelte';

const WAITS = [250, 500, 1000, 2000, 4000, 8000]; // between attempts to send a choice again, in milliseconds

/** Whether it brings the whole document, whatever is known. */
function isWhole(frame: Frame): boolean {
  return frame.delta.some(([path]) => path.length === 0);
}

/** There is no game yet: its people bring the luck together first. */
export class NotDealt extends Error {
  constructor(readonly doc: WaitingDoc) {
    super('nothing is dealt yet');
  }
}

/** What is dealt stays so. */
function requireDealt(doc: AnyDoc): HostedDoc {
  if (!doc.view) throw new NotDealt(doc);
  return doc;
}

export class LiveSession extends Session implements Listener {
  readonly #api: TableApi;
  readonly #live: Live;
  /** The newest document; the one that is shown may be older while others' moves are followed. */
  #known: HostedDoc;
  readonly #queue = new Queue(
    (step) => {
      this.following = step;
      if (step) this.set(step.doc, step.events, step.jump);
    },
    () => (document.hidden ? 0 : pace()),
  );
  #loading = false;
  #again = false;

  private constructor(api: TableApi, doc: HostedDoc, events: ConstructorParameters<typeof Session>[0]['events']) {
    super({ doc, events });
    this.#api = api;
    this.#known = doc;
    this.#live = new Live(() => socketOf(api.table), api.token, this);
  }

  /** Sits down at a table, `seen` a moment ago. Refused where there is none, or where the token opens nothing. */
  static async open(table: string, token: string | null, seen?: AnyDoc): Promise<LiveSession> {
    const api = new TableApi(table, token);
    const [doc, events] = await Promise.all([seen ?? api.document(), api.events()]);
    if (!doc.over) noteCommitment(doc.table, doc.luck.commitment); // afterwards it would promise nothing
    const dealt = requireDealt(doc);
    const told = events.filter((event) => event.n < dealt.last_event); // what came later comes with its document
    const session = new LiveSession(api, dealt, told);
    session.#live.start();
    addEventListener('online', session.#live.renew);
    addEventListener('pageshow', session.#live.wake);
    document.addEventListener('visibilitychange', session.#live.wake);
    return session;
  }

  close(): void {
    this.#live.close();
    this.#queue.clear();
    removeEventListener('online', this.#live.renew);
    removeEventListener('pageshow', this.#live.wake);
    document.removeEventListener('visibilitychange', this.#live.wake);
  }

  get hosted(): HostedDoc {
    return this.doc as HostedDoc;
  }

  /** The own seat; a spectator has none. */
  get seat(): HostedSeat | undefined {
    return this.hosted.seats.find((one) => one.seat === this.hosted.viewer);
  }

  // --- What the socket says

  version(): number {
    return this.#known.version;
  }

  frame(frame: Frame): void {
    const { version } = this.#known;
    const whole = isWhole(frame);
    if (frame.version <= version && !whole) return;
    if (frame.version > version + 1 && !whole) {
      void this.#load();
      return;
    }
    this.#known = applyDelta(this.#known, frame.delta);
    if (this.doc.decision)
      this.#show(this.#known, frame.events); // what is asked is asked on the newest document
    else this.#queue.put({ doc: this.#known, events: frame.events });
  }

  /** A newer document from anywhere, shown at once; what waited to be looked at is passed over. */
  #show(doc: HostedDoc, events: readonly Event[] = []): void {
    if (doc.version < this.#known.version) return;
    this.#known = doc;
    this.#queue.skip();
    this.set(doc, events);
  }

  override set(doc: Doc, events?: readonly Event[], jump?: boolean): void {
    super.set(doc, events, jump);
    if (this.events.length < this.hosted.last_event) void this.#tellAnew(); // it came without what led to it
  }

  override skip(): void {
    if (this.following) this.#queue.skip();
  }

  /** The newest document that is known, without following anything any more. */
  hurry(): void {
    this.#queue.skip();
  }

  connected(now: boolean): void {
    if (this.status !== 'gone') this.status = now ? 'live' : 'lost';
  }

  refused(): void {
    this.status = 'gone';
  }

  // --- What is sent

  override choose(option: Option): void {
    const decision = this.doc.decision?.id;
    if (this.pending !== null || !decision) return;
    this.pending = option.text;
    this.notice = null;
    const key = newKey();
    void this.#send(() => this.#api.choose(decision, option.text, key));
  }

  override undo(to?: number): void {
    if (this.pending !== null) return;
    this.pending = 'undo';
    this.notice = null;
    const key = newKey();
    void this.#send(() => this.#api.undo(to ?? null, key));
  }

  async #tellAnew(): Promise<void> {
    try {
      this.tell(await this.#api.events());
    } catch (error) {
      if (!(error instanceof Refused) && !(error instanceof Unreachable)) throw error; // the next document tells it
    }
  }

  override mayHint(): boolean {
    return this.hosted.hints;
  }

  override hint(): Promise<HintDoc | null> {
    const decision = this.doc.decision?.id;
    return decision ? this.#api.hint(decision) : Promise.resolve(null);
  }

  /** Tries until there is an answer: the key makes sure that it happens once. */
  async #send(attempt: () => Promise<Answer>): Promise<void> {
    for (let tries = 0; ; tries++) {
      try {
        const { frames, ...doc } = await attempt();
        for (const frame of frames) if (frame.version === this.#known.version + 1 || isWhole(frame)) this.frame(frame);
        if (doc.version > this.#known.version) {
          if (doc.view) this.#show(doc);
          else await this.#load(); // others have moved, which the socket has not said yet
        }
        this.pending = null;
        if (this.status === 'lost') this.#live.renew();
        this.goOn();
        return;
      } catch (error) {
        if (error instanceof Refused && !isPassing(error)) {
          const { status, document } = error.problem;
          this.pending = null;
          if (this.status === 'lost') this.#live.renew();
          if (document) this.#show(document);
          else await this.#load();
          if (status === 409) this.notice = 'stale';
          if (status === 422) this.notice = 'illegal';
          return;
        }
        if (!isPassing(error)) throw error;
        if (error instanceof Unreachable) this.status = 'lost';
        await patience(WAITS[Math.min(tries, WAITS.length - 1)]!);
      }
    }
  }

  /** The whole document anew; wishes during a load make one more load, not ten. */
  async #load(): Promise<void> {
    if (this.#loading) {
      this.#again = true;
      return;
    }
    this.#loading = true;
    try {
      const [doc, events] = await Promise.all([this.#api.document(), this.#api.events()]);
      this.#show(requireDealt(doc), events);
      this.tell(events);
    } catch (error) {
      if (isPassing(error))
        this.#live.renew(); // it tells what was missed
      else if (error instanceof Refused) this.status = 'gone';
      else throw error;
    } finally {
      this.#loading = false; // also when something was wrong: the next document is loaded all the same
    }
    if (this.#again) {
      this.#again = false;
      await this.#load();
    }
  }

  // --- Looking back

  override readonly recalls = true;
  override recall(event: Event): void {
    this.#api.moment(event.choice).then(
      (doc) => (this.moment = new MomentSession(this, doc, event)),
      (error: unknown) => {
        if (!(error instanceof Refused) && !(error instanceof Unreachable)) throw error;
      },
    );
  }

  override comeBack(): void {
    const { seat } = this;
    if (!seat) return;
    this.request((api) => api.seat(seat.seat, 'back')).catch((error: unknown) => {
      if (!(error instanceof Refused) && !(error instanceof Unreachable)) throw error; // it can be pressed again
    });
  }

  // --- When it is over

  override async settle(): Promise<void> {
    if (this.sheets) return;
    try {
      this.sheets = await this.#api.sheets();
    } catch (error) {
      if (!(error instanceof Refused) && !(error instanceof Unreachable)) throw error;
    }
  }

  record(): Promise<unknown> {
    return this.#api.record();
  }

  /** What this device and, playing the game again, the server find of its luck. */
  async checkLuck(): Promise<LuckCheck[]> {
    const [record, verdict] = await Promise.all([this.#api.record(), this.#api.verify()]);
    const own = tokensOf(this.hosted.table).map((one) => one.seat);
    return [...checkOnDevice(this.hosted, record as object, own), ...serverChecks(verdict)];
  }

  /** The next table; who sits here sits there, by the same tokens. */
  async rematch(): Promise<string> {
    const again = await this.#api.rematch();
    for (const one of [...tokensOf(this.hosted.table)].reverse()) keepSeat({ ...one, table: again, at: Date.now() });
    return again;
  }

  // --- People

  get token(): string | null {
    return this.#api.token;
  }

  /** What people do beside the game: names, talk, bots that stand in. Refused where it cannot be. */
  async request(what: (api: TableApi) => Promise<AnyDoc>): Promise<void> {
    this.#show(requireDealt(await what(this.#api)));
  }

  /** What was done with another right than the own one is seen at once. */
  refresh(): Promise<void> {
    return this.#load();
  }

  /** How the own turn ends: a setting of the seat that the server keeps. */
  async endTurns(how: HostedSeat['turn_end']): Promise<void> {
    try {
      this.#show(requireDealt(await this.#api.settings({ turn_end: how })));
    } catch (error) {
      if (!(error instanceof Refused || error instanceof Unreachable)) throw error; // it stays as it was
    }
  }
}
