/**
 * A table of the server before the deal: who is there, and the luck that its people bring together. This device draws,
 * seals and opens the shares of its seats by itself, once: a second time its person decides.
 */
import type { AnyDoc, Frame } from '../api';
import { isPassing, Refused, TableApi, Unreachable } from '../api/client';
import { Speaker } from '../i18n/speaker';
import { applyDelta } from '../api/delta';
import { Live, socketOf, type Listener } from '../api/socket';
import { due, type Due } from '../luck/bringing';
import { keepOpening, keepShare, noteCommitment, keptOpenings, sharesFor } from '../luck/memory';
import { drawShare, sealOf } from '../luck/proof';
import type { OwnSeat } from './ownSeats';
import { share } from './share';
import { Signals } from './signals.svelte';

const WAIT = 2000; // milliseconds before something is sent again

export class GatheringSession implements Listener {
  readonly doc: AnyDoc;
  readonly #signals: Signals<AnyDoc>;
  status = $state<'live' | 'lost' | 'gone'>('live');
  readonly speaker = $derived.by(() => Speaker.at(this.doc));
  /** Seats of this device whose share lies somewhere else. */
  readonly elsewhere = $derived(this.#due().flatMap((one) => (one.what === 'elsewhere' ? [one.seat] : [])));
  /** Seats for which another share is wanted although this device has opened one. */
  readonly anew = $derived(this.#due().flatMap((one) => (one.what === 'anew' ? [one.seat] : [])));
  readonly #api: TableApi;
  readonly #live: Live;
  #working = false;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `own` are the seats of this device; nobody's for a spectator. `dealt` is called once, when there is a game. */
  constructor(
    doc: AnyDoc,
    readonly own: readonly OwnSeat[],
    readonly dealt: () => void,
  ) {
    this.#signals = new Signals(doc);
    this.doc = this.#signals.live;
    this.#api = new TableApi(doc.table, own[0]?.token ?? null);
    this.#live = new Live(() => socketOf(doc.table), this.#api.token, this);
    noteCommitment(doc.table, doc.luck.commitment);
    this.#live.start();
    addEventListener('online', this.#live.renew);
    addEventListener('pageshow', this.#live.wake);
    document.addEventListener('visibilitychange', this.#live.wake);
    this.#go();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#live.close();
    removeEventListener('online', this.#live.renew);
    removeEventListener('pageshow', this.#live.wake);
    document.removeEventListener('visibilitychange', this.#live.wake);
  }

  get hosted(): AnyDoc {
    return this.doc;
  }

  get token(): string | null {
    return this.#api.token;
  }

  // --- What the socket says

  version(): number {
    return this.doc.version;
  }

  frame(frame: Frame): void {
    const whole = frame.delta.some(([path]) => path.length === 0);
    if (frame.version <= this.doc.version && !whole) return;
    if (frame.version > this.doc.version + 1 && !whole) void this.#load();
    else this.#show(applyDelta(this.doc, frame.delta));
  }

  connected(now: boolean): void {
    if (this.status !== 'gone') this.status = now ? 'live' : 'lost';
  }

  refused(): void {
    this.status = 'gone';
  }

  // --- What is sent

  /** What people do here: names, talk, bots. Refused where it cannot be. */
  async request(what: (api: TableApi) => Promise<AnyDoc>): Promise<void> {
    this.#show(await what(this.#api));
  }

  /** What was done with another right than the own one is seen at once. */
  refresh(): Promise<void> {
    return this.#load();
  }

  /** A share is drawn anew: the one that was sealed lies somewhere else, or was opened for a round that is void. */
  async drawAnew(seat: number): Promise<void> {
    this.#show(await this.#seal(seat));
  }

  #show(doc: AnyDoc): void {
    if (this.#closed) return;
    // what came over another seat's token of this device shows another viewer
    if (doc.version >= this.doc.version) this.#signals.set(share(this.doc, { ...doc, viewer: this.doc.viewer }));
    this.#go(); // an answer that frames were faster than is answered all the same: something else may be due
  }

  #due(): Due[] {
    const { table } = this.doc;
    return due(
      this.doc,
      this.own.map((one) => one.seat),
      (seat) => sharesFor(table, seat),
      keptOpenings(table),
    );
  }

  /** Does what is due, one thing after the other; when all is done and the game is there, says so. */
  #go(): void {
    if (this.#closed) return;
    if (this.doc.luck.state === 'dealt') {
      this.close();
      this.dealt();
      return;
    }
    const next = this.#due().find((one) => one.what === 'seal' || one.what === 'open');
    if (!next || this.#working) return;
    this.#working = true;
    this.#bring(next).then(
      (doc) => {
        this.#working = false;
        this.#show(doc);
      },
      (error: unknown) => {
        this.#working = false;
        if (!(error instanceof Refused) && !(error instanceof Unreachable)) throw error;
        if (error instanceof Refused && error.problem.status === 401) {
          this.status = 'gone'; // one of several seats, perhaps not the one whose socket it is
          return;
        }
        clearTimeout(this.#timer);
        this.#timer = setTimeout(() => void this.#load(), WAIT); // somebody has come or gone, or nobody answers
      },
    );
  }

  #bring(next: Due): Promise<AnyDoc> {
    if (next.what !== 'open') return this.#seal(next.seat);
    keepOpening(this.doc.table, this.doc.luck.seals); // before anybody hears of it
    return this.#at(next.seat).bring({ share: next.share });
  }

  #seal(seat: number): Promise<AnyDoc> {
    const share = drawShare();
    keepShare(this.doc.table, seat, share); // before anybody hears of it
    return this.#at(seat).bring({ seal: sealOf(share) });
  }

  #at(seat: number): TableApi {
    return new TableApi(this.doc.table, this.own.find((one) => one.seat === seat)!.token);
  }

  async #load(): Promise<void> {
    try {
      this.#show(await this.#api.document());
    } catch (error) {
      if (isPassing(error)) {
        this.#live.renew();
        this.#timer = setTimeout(() => void this.#load(), WAIT);
      } else if (error instanceof Refused) this.status = 'gone';
      else throw error;
    }
  }
}
