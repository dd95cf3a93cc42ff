/**
 * One tab stop for a zone: arrows go from target to target, to the nearest one in their direction. The zone remembers
 * where one was; `Home` goes to the first target that can be acted on, `PageUp` and `PageDown` go some targets at once.
 */
import type { Attachment } from 'svelte/attachments';

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export interface Spot {
  x: number;
  y: number;
}

/** The nearest spot in a direction: what lies aside counts twice, what lies behind not at all. */
export function nearest<T extends Spot>(from: Spot, all: readonly T[], [dx, dy]: readonly [number, number]): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const one of all) {
    const ahead = (one.x - from.x) * dx + (one.y - from.y) * dy;
    const aside = Math.abs((one.x - from.x) * dy - (one.y - from.y) * dx);
    if (ahead <= 1 || aside > 2.2 * ahead) continue;
    const distance = ahead + 2 * aside;
    if (distance < least) {
      least = distance;
      best = one;
    }
  }
  return best;
}

type Focusable = HTMLElement | SVGElement;

/**
 * On the root of a zone; `of` selects its targets; `more` adds keys with their directions (the six of a hex); `page` is
 * how many targets a page has (a tier of a track).
 */
export function rove(of: string, more: Record<string, readonly [number, number]> = {}, page = 0): Attachment {
  const keys = { ...ARROWS, ...more };
  return (zone) => {
    const targets = () => [...zone.querySelectorAll<Focusable>(of)];
    const live = (one: Focusable) => one.getAttribute('aria-disabled') !== 'true';

    function stop(at: Focusable | undefined): void {
      for (const one of targets()) one.setAttribute('tabindex', one === at ? '0' : '-1');
    }

    function go(to: Focusable | undefined): void {
      if (!to) return;
      stop(to);
      to.focus();
    }

    function onkeydown(event: Event): void {
      const { key, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
      const all = targets();
      const here = all.find((one) => one === document.activeElement);
      if (!here || ctrlKey || altKey || metaKey) return;
      const direction = keys[key.length === 1 ? key.toLowerCase() : key];
      if (direction) {
        const spots = all.map((one) => {
          const { left, top, width, height } = one.getBoundingClientRect();
          return { one, x: left + width / 2, y: top + height / 2 };
        });
        const from = spots.find((spot) => spot.one === here)!;
        const to = nearest(from, spots, direction);
        if (!to) return;
        event.preventDefault();
        go(to.one);
      } else if (page && (key === 'PageUp' || key === 'PageDown')) {
        event.preventDefault();
        const to = all.indexOf(here) + (key === 'PageUp' ? -page : page);
        go(all[Math.max(0, Math.min(to, all.length - 1))]);
      } else if (key === 'Home') {
        event.preventDefault();
        go(all.find(live) ?? all[0]);
      }
    }

    function onfocus(event: Event): void {
      const target = targets().find((one) => one === event.target);
      if (target) stop(target);
    }

    /** The way in: where one was, else the first target that can be acted on, else the first one. */
    function enter(): void {
      const all = targets();
      if (!all.some((one) => one.getAttribute('tabindex') === '0')) stop(all.find(live) ?? all[0]);
    }

    enter();
    const watch = new MutationObserver(enter);
    watch.observe(zone, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-disabled'] });
    zone.addEventListener('keydown', onkeydown);
    zone.addEventListener('focusin', onfocus);
    return () => {
      watch.disconnect();
      zone.removeEventListener('keydown', onkeydown);
      zone.removeEventListener('focusin', onfocus);
    };
  };
}

/** The six directions of a hex with a flat top, on the keys around S. */
export const HEX_KEYS: Record<string, readonly [number, number]> = {
  q: [-0.87, -0.5],
  w: [0, -1],
  e: [0.87, -0.5],
  a: [-0.87, 0.5],
  s: [0, 1],
  d: [0.87, 0.5],
};
