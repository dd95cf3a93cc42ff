/** The hidden sprite: icons, patterns, and everything that is drawn once and stamped with `<use>`. */
import DEFS from './data/defs.svg?raw';
import ICONS from './data/icons.svg?raw';

const done = new Set<string>();
let sprite: Element | undefined;

/** Puts the sprite into the page; hidden by class and size, because `display: none` would hide patterns, too. */
export function place(body: HTMLElement): void {
  if (sprite) return;
  body.insertAdjacentHTML('afterbegin', `<div class="sprite" aria-hidden="true">${ICONS}${DEFS}</div>`);
  body.firstElementChild!.insertAdjacentHTML('beforeend', '<svg xmlns="http://www.w3.org/2000/svg"></svg>');
  sprite = body.firstElementChild!.lastElementChild!;
}

/**
 * The reference to a symbol, which is drawn the first time somebody wants it. Not reactive on purpose: it may run inside
 * `$derived` and templates.
 */
export function symbol(key: string, make: () => string): string {
  if (!done.has(key) && sprite) {
    sprite.insertAdjacentHTML(
      'beforeend',
      `<symbol id="${key}" viewBox="-50 -50 100 100" overflow="visible">${make()}</symbol>`,
    );
    done.add(key);
  }
  return `#${key}`;
}
