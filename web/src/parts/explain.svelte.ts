/** Shows what a thing explains of itself: on hover after a moment, on focus by the keyboard, on long press. */
import type { Attachment } from 'svelte/attachments';
import type { Explanation } from '../i18n/explain';

const HOVER = 380; // ms
const PRESS = 450;
const SLACK = 10; // px a finger may move

export interface Shown {
  what: Explanation;
  near: DOMRect;
}

let shown = $state.raw<Shown | null>(null);
let owner: Element | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export function explained(): Shown | null {
  return shown;
}

export function hide(): void {
  clearTimeout(timer);
  shown = null;
  owner = null;
}

function show(element: Element, what: () => Explanation): void {
  clearTimeout(timer);
  owner = element;
  addEventListener('pointerdown', hide, { capture: true, once: true });
  shown = { what: what(), near: element.getBoundingClientRect() };
}

/** An attachment: `{@attach explain(() => ...)}`; the words are made only when they are wanted. */
export function explain(what: () => Explanation): Attachment {
  return (element) => {
    const gone = new AbortController();
    const on = (type: string, handle: (event: PointerEvent) => void, capture = false) => {
      element.addEventListener(type, handle as EventListener, { signal: gone.signal, capture });
    };
    let press: { x: number; y: number } | null = null;
    let held = false;
    const away = () => {
      clearTimeout(timer);
      press = null;
      if (owner === element) hide();
    };

    on('pointerenter', (event) => {
      if (event.pointerType !== 'mouse') return;
      clearTimeout(timer);
      timer = setTimeout(() => show(element, what), shown ? 0 : HOVER);
    });
    // a finger that is lifted leaves, too: what a long press has shown stays until the next touch
    on('pointerleave', () => {
      if (!held || owner !== element) away();
    });
    on('focusin', () => {
      if (element.matches(':focus-visible')) show(element, what);
    });
    on('focusout', away);
    on('pointerdown', (event) => {
      held = false;
      if (event.pointerType === 'mouse') {
        hide();
        return;
      }
      press = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        held = true;
        show(element, what);
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
      if (owner === element) hide();
    };
  };
}
