/** Shows what a thing explains of itself: on hover after a moment, on focus by the keyboard, on long press. */
import type { Attachment } from 'svelte/attachments';
import type { Explanation } from '../i18n/explain';

const HOVER = 380; // ms
const PRESS = 450;
const SLACK = 10; // px a finger may move

export interface Shown {
  what: Explanation;
  near: DOMRect;
  /** Stays until it is closed: after a long press, and in help mode. */
  pinned: boolean;
}

/** What each element explains, for help mode. */
const told = new WeakMap<Element, () => Explanation>();

let shown = $state.raw<Shown | null>(null);
let owner: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export function shownExplanation(): Shown | null {
  return shown;
}

export function hide(): void {
  clearTimeout(timer);
  shown = null;
  owner = null;
}

function show(element: Element, what: () => Explanation, pinned = false): void {
  clearTimeout(timer);
  owner = element;
  shown = { what: what(), near: element.getBoundingClientRect(), pinned };
}

/** Explains what was clicked in help mode: the thing itself, or what it is called. */
export function explainNow(clicked: Element): boolean {
  for (let one: Element | null = clicked; one; one = one.parentElement) {
    const what = told.get(one);
    const label = one.getAttribute('aria-label') ?? (one.matches('button, a, select') ? one.textContent.trim() : '');
    if (what) show(one, what, true);
    else if (label && !one.matches('section, main, dialog, nav')) show(one, () => ({ title: label, rows: [] }), true);
    else continue;
    return true;
  }
  return false;
}

/**
 * An attachment: `{@attach explain(() => ...)}`; the words are made only when they are wanted. `quiet`: on long press and
 * in help mode alone, for buttons beside others that the words would cover.
 */
export function explain(what: () => Explanation, quiet = false): Attachment {
  return (element) => {
    const gone = new AbortController();
    const on = (type: string, handle: (event: PointerEvent) => void, capture = false) => {
      element.addEventListener(type, handle as EventListener, { signal: gone.signal, capture });
    };
    let press: { x: number; y: number } | null = null;
    let held = false;
    let own: typeof timer; // what waits to explain this element
    const away = () => {
      clearTimeout(timer);
      press = null;
      if (owner === element && !shown?.pinned) hide();
    };
    told.set(element, what);

    on('pointerenter', (event) => {
      if (quiet || event.pointerType !== 'mouse' || shown?.pinned) return;
      clearTimeout(timer);
      own = timer = setTimeout(() => show(element, what), shown ? 0 : HOVER);
    });
    // a finger that is lifted leaves, too: what a long press has shown stays until the next touch
    on('pointerleave', () => {
      if (!held || owner !== element) away();
    });
    on('focusin', () => {
      if (!quiet && element.matches(':focus-visible')) show(element, what);
    });
    on('focusout', () => queueMicrotask(away)); // what is taken away loses the focus while the page is being drawn
    on('pointerdown', (event) => {
      held = false;
      if (event.pointerType === 'mouse') {
        hide();
        return;
      }
      press = { x: event.clientX, y: event.clientY };
      own = timer = setTimeout(() => {
        held = true;
        show(element, what, true);
      }, PRESS);
    });
    on('pointermove', (event) => {
      if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLACK) away();
    });
    on('pointercancel', away);
    on('pointerup', () => {
      if (!held) clearTimeout(timer);
      press = null;
    });
    on('contextmenu', (event) => {
      if (press || held) event.preventDefault();
    });
    // the click that ends a long press means nothing
    on(
      'click',
      (event) => {
        if (!held) return;
        held = false;
        event.stopPropagation();
        event.preventDefault();
      },
      true,
    );
    return () => {
      gone.abort();
      clearTimeout(own);
      if (owner === element) hide();
    };
  };
}
