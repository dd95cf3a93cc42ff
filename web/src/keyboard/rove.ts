/**
 * One tab stop for a zone: arrows go from target to target, to the nearest one in their direction. The zone remembers
 * where one was; `Home` goes to the first target that can be acted on. On a track left and right go along it, up and
 * down to the same place of the track before and after, `PageUp` and `PageDown` by tier.
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

export interface Ways {
  /** Further keys by their place on the keyboard, with their directions: the six of a hex. */
  keys?: Readonly<Record<string, readonly [number, number]>>;
  /** How many steps an arrow goes with Shift: a district of a city. */
  stride?: number;
  /** The zone is a line of targets; this selects the lines beside it. */
  lines?: string;
  /** How many targets of a line are a page: a tier of a track. */
  page?: number;
}

/** On the root of a zone; `of` selects its targets. */
export function rove(of: string, { keys = {}, stride = 1, lines, page = 0 }: Ways = {}): Attachment {
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

    /** The target so many steps away in a direction, or as far as there is one. */
    function ahead(here: Focusable, direction: readonly [number, number], steps: number): Focusable | undefined {
      const spots = targets().map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return { one, x: left + width / 2, y: top + height / 2 };
      });
      let at = spots.find((spot) => spot.one === here)!;
      for (let step = 0; step < steps; step++) at = nearest(at, spots, direction) ?? at;
      return at.one === here ? undefined : at.one;
    }

    /** The same place of the line before or after this one, round and round. */
    function beside(place: number, by: number): Focusable | undefined {
      const all = [...(zone.closest('[data-version]') ?? document).querySelectorAll(lines!)];
      const line = all[(all.indexOf(zone) + by + all.length) % all.length];
      return line?.querySelectorAll<Focusable>(of)[place];
    }

    function wanted(event: KeyboardEvent, all: readonly Focusable[], here: Focusable): Focusable | undefined {
      const { key, code, shiftKey } = event;
      const at = all.indexOf(here);
      const arrow = ARROWS[key];
      if (arrow && lines) return arrow[0] ? all[at + arrow[0]] : beside(at, arrow[1]);
      if (arrow) return ahead(here, arrow, shiftKey ? stride : 1);
      if (keys[code]) return ahead(here, keys[code], 1);
      if (page && (key === 'PageUp' || key === 'PageDown')) {
        return all[Math.max(0, Math.min(at + (key === 'PageUp' ? -page : page), all.length - 1))];
      }
      return key === 'Home' ? (all.find(live) ?? all[0]) : undefined;
    }

    function onkeydown(event: Event): void {
      const pressed = event as KeyboardEvent;
      const all = targets();
      const here = all.find((one) => one === document.activeElement);
      if (!here || pressed.ctrlKey || pressed.altKey || pressed.metaKey) return;
      const to = wanted(pressed, all, here);
      if (!to) return;
      event.preventDefault();
      go(to);
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

/** The six directions of a hex with a flat top, on the keys around S, wherever the letters are. */
export const HEX_KEYS: Readonly<Record<string, readonly [number, number]>> = {
  KeyQ: [-0.87, -0.5],
  KeyW: [0, -1],
  KeyE: [0.87, -0.5],
  KeyA: [-0.87, 0.5],
  KeyS: [0, 1],
  KeyD: [0.87, 0.5],
};
