/** What makes an element of a zone a target: glow, `data-option` or `data-step`, and what a click does. */
import type { OnTable } from '../api';
import type { Session } from '../session/session.svelte';
import type { Offer } from '../session/session.svelte';
import { thing } from '../decision/things';
import type { Explanation } from '../i18n/explain';
import { say } from '../i18n/i18n.svelte';
import { sentence } from '../i18n/names';
import { refusalOf } from '../i18n/refusals';

export interface Marks {
  /** Which thing it is, for rims around what changed. */
  'data-thing': string;
  'data-option'?: string;
  'data-step'?: string;
  /** The place among the options that a bot advises. */
  'data-hint'?: number;
  'aria-disabled': boolean;
}

export interface TargetProps extends Marks {
  onclick: () => void;
}

/** `go` where something can be done, `picked` where it is under way, else nothing. */
export function look(s: Session, on: OnTable): 'go' | 'picked' | '' {
  return lookOf(s.offer(on));
}

export function lookOf({ options, picked }: Offer): 'go' | 'picked' | '' {
  if (picked) return 'picked';
  return options.length ? 'go' : '';
}

/** What entering and leaving an element does; `now` says whose thing it is about. */
export function hovering(now: () => [Session, OnTable]): { enter: () => void; leave: () => void } {
  /** Leaves what was entered: when an element is taken away, what it was about may be gone, too. */
  let inside: (() => void) | null = null;
  return {
    enter() {
      const [{ picker }, what] = now();
      picker.hover(what);
      inside = () => picker.leave(what);
    },
    /** Not at once: an element that is taken away loses the focus while the page is being drawn. */
    leave() {
      if (inside) queueMicrotask(inside);
      inside = null;
    },
  };
}

/** The attributes of a target; spread them on a button. */
export function target(s: Session, on: OnTable): TargetProps {
  const key = thing(on);
  return {
    ...marks(s, key, s.offerOf(key)),
    onclick: () => {
      s.act(on);
    },
  };
}

/** Those of them that depend on what acting on the thing leads to; `key` is the thing as text. */
export function marks(s: Session, key: string, { options, option }: Offer): Marks {
  const rank = s.hinted.findIndex((text) => options.some((one) => one.text === text));
  return {
    'data-thing': key,
    ...(rank >= 0 ? { 'data-hint': rank + 1 } : {}),
    ...(option ? { 'data-option': option.text } : options.length ? { 'data-step': key } : {}),
    'aria-disabled': !options.length,
  };
}

/** Why a thing cannot be acted on now, where the question says so. */
export function refusal(s: Session, on: OnTable): string {
  return refusalOf(s.speaker, s.doc.decision, on);
}

/** What a thing is called, and why it cannot be acted on. */
export function labelled(label: string, why: string): string {
  return why ? say('page-refused', { what: label, why }) : label;
}

/** What a thing explains of itself, and why it cannot be acted on. */
export function withReason(what: Explanation, why: string): Explanation {
  return why ? { ...what, rows: [{ head: say('page-not-now'), words: `${sentence(why)}.` }, ...what.rows] } : what;
}
