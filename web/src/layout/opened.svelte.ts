/**
 * Which tab of a small layout is open. It changes by itself only when a new question arrives: to where the answer is.
 * Away from there, the question is one line that leads back.
 */
import { untrack } from 'svelte';
import type { Track } from '../api';
import type { Session } from '../session/session.svelte';
import { answeredIn, type Tab } from './tabs';

export class Opened {
  readonly #s: Session;
  /** Tabs that this layout has; what lies elsewhere is always in sight. */
  readonly #tabs: readonly Tab[];
  #asked: string | null = null;
  tab = $state<Tab>('map');
  /** The question is one line. */
  folded = $state(false);
  /** The track that was asked for; else all of them from the top. */
  track = $state<Track | null>(null);

  constructor(s: Session, tabs: readonly Tab[]) {
    this.#s = s;
    this.#tabs = tabs;
    this.tab = tabs[0]!;
    $effect.pre(() => {
      const id = s.doc.decision?.id ?? null;
      untrack(() => {
        this.#question(id);
      });
    });
  }

  /** Where the open question is answered. */
  get answer(): Tab | null {
    const { decision, options } = this.#s.doc;
    const tab = decision && answeredIn(decision, options);
    return tab && this.#tabs.includes(tab) ? tab : null;
  }

  #question(id: string | null): void {
    if (id === this.#asked) return;
    this.#asked = id;
    this.folded = false;
    if (id !== null) this.tab = this.answer ?? this.tab;
  }

  /** A tab is wanted: the question steps back unless its answer is there. */
  go(tab: Tab): void {
    const again = tab === this.tab;
    this.tab = tab;
    this.folded = this.answer === tab ? again && !this.folded : again ? !this.folded : true;
  }

  /** A ribbon was tapped: its track. */
  goTo(track: Track): void {
    this.track = track;
    this.go('tracks');
  }

  /** Another player's mats are wanted. */
  readonly visit = (seat: number): void => {
    this.#s.look(seat);
    if (this.#s.looking !== null && this.tab !== 'city') this.go('mats');
  };

  /** Back to the question and its answer. */
  show(): void {
    this.tab = this.answer ?? this.tab;
    this.folded = false;
    this.#s.look(null);
  }
}
