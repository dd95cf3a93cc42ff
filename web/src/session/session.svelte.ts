/**
 * One table as one viewer sees it. The document of the server is the only state: it is kept as it comes, merged with the
 * one before, and everything on screen is drawn from it. Seat, spectator, hot seat, replay and gallery differ in nothing
 * but where documents come from and where choices go.
 */
import type { Doc, Event, OnTable, Option, Told } from '../api';
import { Speaker, type Line } from '../i18n/speaker';
import { share } from './share';
import { index, thing } from './things';

/** What acting on a thing leads to: several options are a step on the way to one of them. */
export interface Offer {
  options: readonly Option[];
  /** The option that a click carries out at once. */
  option: Option | null;
  picked: boolean;
}

export abstract class Session {
  #doc: Doc;
  #events: Event[];

  /** The text of the choice that is under way. */
  pending = $state.raw<string | null>(null);

  doc: Doc = $derived.by(() => this.#doc);
  events: readonly Event[] = $derived.by(() => this.#events);
  view = $derived.by(() => this.#doc.view);
  /** The options of the open decision by the things on the table they are about. */
  on: ReadonlyMap<string, readonly Option[]> = $derived.by(() => index(this.#doc.options));
  speaker = $derived.by(() => Speaker.of(this.#doc.view, this.#doc.seats));
  log: readonly Line[] = $derived.by(() => this.speaker.narrate(this.#events));
  /** Where the viewer sits; a spectator sits with the one whose turn it is. */
  home = $derived.by(() => this.#doc.view.viewer ?? this.#doc.view.turn ?? 0);
  /** Whose mats the viewer looks at instead of the own ones. */
  looking = $state<number | null>(null);
  /** Whose mats are shown. */
  shown = $derived.by(() => this.looking ?? this.home);

  constructor(told: Told) {
    this.#doc = $state.raw(told.doc);
    this.#events = $state.raw(told.events);
  }

  /** The next document. Older ones than the one shown are late answers: nothing to do. */
  set(doc: Doc, events: readonly Event[] = []): void {
    if (doc.version < this.#doc.version) return;
    if (doc.decision && doc.decision.id !== this.#doc.decision?.id) this.looking = null; // the question is at home
    this.#doc = share(this.#doc, doc);
    if (events.length) this.#events = [...this.#events, ...events];
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
    const options = this.optionsOn(on);
    return { options, option: options.length === 1 ? options[0]! : null, picked: false };
  }

  /** A click on a thing: carries out its option, if it stands for one alone. */
  act(on: OnTable): void {
    const { option } = this.offer(on);
    if (option) this.choose(option);
  }

  /** Carries out an option of the open decision. */
  abstract choose(option: Option): void;
}

/** A session that never moves: gallery, screenshots, component tests. Choices are recorded. */
export class FixedSession extends Session {
  readonly chosen: string[] = [];

  override choose(option: Option): void {
    this.chosen.push(option.text);
  }
}
