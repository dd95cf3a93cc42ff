/**
 * One table as one viewer sees it. The document of the server is the only state: it is kept as it comes, merged with the
 * one before, and everything on screen is drawn from it. Seat, spectator, hot seat, replay and gallery differ in nothing
 * but where documents come from and where choices go.
 */
import type {
  Decision,
  Doc,
  Event,
  HintDoc,
  HostedDoc,
  OnTable,
  Option,
  ScoreSheet,
  Snapshot,
  Track,
  View,
} from '../api';
import { Speaker, type Line } from '../i18n/speaker';
import { rowOf, type Row } from '../decision/kinds';
import { settings } from '../device/settings.svelte';
import { lossBy, type Loss } from '../decision/loss';
import { Picker, type Offer } from './picker.svelte';
import { share } from './share';
import { Signals } from './signals.svelte';
import { index, thing } from '../decision/things';
import type { Step } from './queue';

export type { Offer } from './picker.svelte';

const ASKED_NOTHING: Row = { shape: 'plain', confirm: 'click' };

/** How things stand with the server. `lost`: nothing comes or goes, it is tried again; `gone`: there is no such table. */
export type Status = 'live' | 'lost' | 'gone';

/** Something that has to be said once: the table has moved on, a choice was not possible. */
export type Notice = 'stale' | 'illegal';

/** What the document that is shown brought: for rims around what changed, and for motion. */
export interface News {
  before: View;
  after: View;
  events: readonly Event[];
  /** Too much at once for anything to be moved: only marked. */
  jump: boolean;
}

export abstract class Session {
  /** The document that is shown, as it came; `doc` and `view` are the same with a signal for each key. */
  #doc: Doc;
  readonly #docSignals: Signals<Doc>;
  readonly #viewSignals: Signals<View>;
  #events: Event[];

  /** The text of the choice that is under way. */
  pending = $state.raw<string | null>(null);
  status = $state.raw<Status>('live');
  notice = $state.raw<Notice | null>(null);
  /** The figures of all seats once the game is over and they are known. */
  sheets = $state.raw<readonly ScoreSheet[] | null>(null);
  news = $state.raw<News | null>(null);
  /** Asked before another document is shown: where things are on screen. */
  beforeSet: (() => void) | null = null;
  /** The move of another player that is looked at just now. */
  following = $state.raw<Step | null>(null);
  /** The number of the event whose moment is shown; null: the table as it stands. */
  marked = $state.raw<number | null>(null);
  /** The moment that is looked at instead; the table goes on behind it. */
  moment = $state.raw<Session | null>(null);
  /** The turn of the bots that is accounted for. */
  bots = $state<number | null>(null);
  /** Whether a click on a line of the log shows its moment. */
  readonly recalls: boolean = false;

  readonly doc: Doc;
  readonly view: View;
  events: readonly Event[] = $derived.by(() => this.#events);
  /** The options of the open decision by the things on the table they are about. */
  on: ReadonlyMap<string, readonly Option[]> = $derived.by(() => index(this.doc.options));
  speaker = $derived.by(() => Speaker.of(this.view, this.doc.seats));
  log: readonly Line[] = $derived.by(() => this.speaker.narrate(this.#events));
  /** Where the viewer sits; a spectator sits with the one whose turn it is. */
  home = $derived.by(() => this.view.viewer ?? this.view.turn ?? 0);
  /** The others around the table, from the one after the viewer. */
  rivals = $derived.by(() => {
    const { players } = this.view;
    return [...players.slice(this.home + 1), ...players.slice(0, this.home)];
  });
  /** Whose mats the viewer looks at instead of the own ones. */
  looking = $state<number | null>(null);
  /** The texts of the options that a bot advises, best first. */
  hinted = $state.raw<readonly string[]>([]);
  /** Whose mats are shown. */
  shown = $derived.by(() => this.looking ?? this.home);
  row: Row = $derived.by(() => (this.doc.decision ? rowOf(this.doc.decision.kind) : ASKED_NOTHING));
  readonly picker: Picker = new Picker(this);
  /** Options that are still to be carried out by themselves when they are offered next. */
  #plan: { decision: Decision; left: readonly string[] } | null = null;

  constructor(told: Snapshot) {
    this.#doc = told.doc;
    this.#viewSignals = new Signals(told.doc.view);
    this.view = this.#viewSignals.live;
    this.#docSignals = new Signals({ ...told.doc, view: this.view });
    this.doc = this.#docSignals.live;
    this.#events = $state.raw(told.events);
  }

  #replace(doc: Doc): void {
    this.#doc = doc;
    this.#viewSignals.set(doc.view);
    this.#docSignals.set({ ...doc, view: this.view });
  }

  /** The next document. Older ones than the one shown are late answers: nothing to do. `jump`: nothing is moved. */
  set(doc: Doc, events: readonly Event[] = [], jump = false): void {
    const last = this.#events.at(-1)?.n ?? -1;
    const fresh = events.filter((event) => event.n > last);
    if (fresh.length) this.#events = [...this.#events, ...fresh];
    if (doc.version < this.#doc.version) return;
    const { last_event: length } = doc as Partial<HostedDoc>;
    if (length !== undefined && (this.#events.at(-1)?.n ?? -1) >= length) {
      this.#events = this.#events.filter((event) => event.n < length); // somebody has taken a choice back
    }
    const { view: before, decision } = this.#doc;
    const asksAnew = doc.decision?.id !== decision?.id; // others may choose meanwhile
    if (asksAnew && doc.decision) this.looking = null; // the question is at home
    if (asksAnew) this.picker.clear();
    const next = share(this.#doc, doc);
    const isNews = next.view !== before || fresh.length > 0; // else somebody has talked, or changed a setting
    if (isNews) this.beforeSet?.();
    this.#replace(next);
    if (isNews) this.news = { before, after: next.view, events: fresh, jump };
    if (asksAnew) queueMicrotask(() => this.goOn());
  }

  /** Plays on the own seat again, where a bot stands in. */
  comeBack(): void {
    // where nobody can get up, nobody comes back
  }

  /** Others' moves are not looked at any longer: the newest document is shown. */
  skip(): void {
    // what never waits cannot be skipped
  }

  /** How many may be marked to be carried out one after the other. */
  get most(): number {
    const { decision } = this.doc;
    return decision?.kind === 'discard' ? decision.about.left : Infinity;
  }

  /** Carries several options out, one after the other. What no longer fits when its turn comes is asked again. */
  chooseAll(options: readonly Option[]): void {
    const [first, ...rest] = options;
    const decision = this.#doc.decision;
    if (!first || !decision || this.pending !== null) return;
    this.#plan = rest.length ? { decision, left: rest.map((one) => one.text) } : null;
    this.choose(first);
  }

  /** The next option of the plan, once the choice before has been answered. */
  protected goOn(): void {
    const plan = this.#plan;
    const { decision, options } = this.#doc;
    if (!plan || this.pending !== null || decision?.id === plan.decision.id) return;
    this.#plan = null;
    if (decision?.kind !== plan.decision.kind) return;
    const next = plan.left.flatMap((text) => options.find((one) => one.text === text) ?? []);
    if (next[0] && this.loses(next[0])) {
      for (const one of next) this.picker.mark(one); // the loss is shown beside the button before it is pressed again
      return;
    }
    this.chooseAll(next);
  }

  /** Turns what is being placed: a tile in its hex, a building in the city. Whether there was anything to turn. */
  rotate(by: number): boolean {
    if (this.#doc.decision?.kind !== 'explore_turn') return this.picker.rotate(by);
    const turns = this.#doc.options.filter((one) => one.verb === 'turn');
    const at = turns.findIndex((one) => one === this.picker.current);
    this.picker.compose(turns[(at + by + turns.length) % turns.length] ?? null);
    return turns.length > 1;
  }

  /** The log from its beginning: after an undo, and when a session starts. */
  tell(events: readonly Event[]): void {
    this.#events = [...events];
  }

  /** A document of another time, earlier or later; with the events that led to it, where it is the next one. */
  show(doc: Doc, events: readonly Event[] | null = null): void {
    const before = this.#doc.view;
    this.picker.clear();
    this.#replace(share(this.#doc, doc));
    if (events) this.news = { before, after: this.#doc.view, events, jump: false };
  }

  /** Shows the table as it was when an event had happened. */
  recall(_event: Event): void {
    // where nothing is kept, there is nothing to show
  }

  /** Tells what the bots did in a turn, and why; null: no longer. */
  account(turn: number | null): void {
    this.bots = turn;
  }

  /** Shows the mats of another player, or one's own again. */
  look(seat: number | null): void {
    this.looking = seat === this.home || seat === this.looking ? null : seat;
  }

  /** What can be chosen by acting on a thing. */
  optionsOn(on: OnTable): readonly Option[] {
    return this.on.get(thing(on)) ?? [];
  }

  /** How a thing stands to the open decision. */
  offer(on: OnTable): Offer {
    return this.offerOf(thing(on));
  }

  /** The same for the text of a thing. */
  offerOf(key: string): Offer {
    return this.picker.offerOf(key);
  }

  /** A click on a thing: carries out the option it stands for, or picks it. */
  act(on: OnTable): void {
    this.picker.act(on);
  }

  /** Where a token would come to stand by the option that is aimed at. */
  landing = $derived.by((): { track: Track; space: number; seat: number } | null => {
    const option = this.picker.aimed;
    const { decision, options, previews } = this.doc;
    if (!option || !decision) return null;
    for (const one of previews?.[options.indexOf(option)]?.direct ?? []) {
      if (one.key === 'advance' || one.key === 'regress' || one.key === 'jump') {
        return { track: one.track, space: one.after, seat: one.player };
      }
    }
    if (option.verb !== 'advance' || option.on.length !== 1) return null; // it is paid for first: nothing happens yet
    const [ahead] = option.on;
    return ahead?.thing === 'space' ? { track: ahead.track, space: ahead.space, seat: decision.player } : null;
  });

  /** The rows, columns and districts of the city that an option would complete; null where nothing is known of it. */
  completes(option: Option): { rows: number[]; columns: string[]; districts: number[] } | null {
    const preview = this.doc.previews?.[this.doc.options.indexOf(option)];
    const placed = preview?.direct.find((one) => one.key === 'place' && 'rows' in one);
    return placed && 'rows' in placed ? placed : null;
  }

  /** The game is over: asks for its figures, where there is somebody to ask. */
  settle(): Promise<void> {
    return Promise.resolve();
  }

  /** Whether a bot may be asked what it would do. */
  mayHint(): boolean {
    return false;
  }

  /** What a bot would do in the place of the player; null where none can be asked. */
  hint(): Promise<HintDoc | null> {
    return Promise.resolve(null);
  }

  /** The points that an option gives by itself, as far as that is known. */
  pointsOf(option: Option): number {
    const direct = this.doc.previews?.[this.doc.options.indexOf(option)]?.direct ?? [];
    return direct.reduce((sum, one) => sum + (one.key === 'vp' && 'points' in one ? one.points : 0), 0);
  }

  /** What an option loses, for those who want to be warned. */
  lossBy(option: Option): Loss | null {
    const { decision, options, previews } = this.doc;
    return decision && settings().warn ? lossBy(previews?.[options.indexOf(option)], decision.player) : null;
  }

  loses(option: Option): boolean {
    return this.lossBy(option) !== null;
  }

  /** Carries out an option of the open decision. */
  abstract choose(option: Option): void;

  /** Takes the own last choice back, or all back to a choice. */
  abstract undo(to?: number): void;
}

/** A moment of a running table: what its viewer could see then. The log is that of today. */
export class MomentSession extends Session {
  override readonly recalls = true;
  readonly #of: Session;

  constructor(of: Session, doc: Doc, event: Event) {
    super({
      doc: { ...doc, decision: null, options: [], previews: [], undo: null, deciders: [] },
      events: [...of.events],
    });
    this.#of = of;
    this.marked = event.n;
    this.bots = of.bots;
  }

  override account(turn: number | null): void {
    super.account(turn);
    this.#of.account(turn);
  }

  override recall(event: Event): void {
    this.#of.recall(event);
  }

  override choose(): void {
    // it is long over
  }

  override undo(): void {
    // the past stays as it was
  }
}

/** A session that never moves: gallery, screenshots, component tests. Choices are recorded. */
export class FixedSession extends Session {
  readonly chosen: string[] = [];

  override choose(option: Option): void {
    this.chosen.push(option.text);
  }

  override undo(): void {
    this.chosen.pop();
  }
}
