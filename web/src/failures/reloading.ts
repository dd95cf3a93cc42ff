/** The page is loaded again by itself where the server has a newer one: once, and when nothing is lost by it. */
import { build, report } from './reporting';

const LOOK_EVERY = 1000; // milliseconds between looks for a safe moment
const KEPT = 'reloaded'; // the build that was left, in the storage of this tab

/** Nothing is asked at a table, no choice is on its way, and nothing is being written. */
export function isSafe(): boolean {
  const writing = document.activeElement;
  const written = writing instanceof HTMLInputElement || writing instanceof HTMLTextAreaElement ? writing.value : '';
  return !written && !document.querySelector('.table:is([data-decision], [data-busy])');
}

/** Does something between turns: at once, or as soon as it is safe. */
export function whenSafe(act: () => void): void {
  if (isSafe()) act();
  else setTimeout(() => whenSafe(act), LOOK_EVERY);
}

/** A build is left once: a page that lacks a part for good is not loaded for ever. */
export function mayLeave(own: string): boolean {
  try {
    if (sessionStorage.getItem(KEPT) === own) return false;
    sessionStorage.setItem(KEPT, own);
    return sessionStorage.getItem(KEPT) === own;
  } catch {
    return false; // what cannot be remembered would be done again and again
  }
}

/** Whether the server has another page than this one by now. */
export async function isOutdated(own: string = build()): Promise<boolean> {
  try {
    const response = await fetch('/', { cache: 'no-store' });
    if (!response.ok) return false;
    const served = build(new DOMParser().parseFromString(await response.text(), 'text/html'));
    return !!served && served !== own;
  } catch {
    return false; // there is nothing to load it from
  }
}

/** A part of the page is gone: whoever wanted it says so; where the server was updated, the new page comes. */
export function watchParts(reload: () => void = () => location.reload()): void {
  addEventListener('vite:preloadError', (event) => {
    report((event as Event & { payload: unknown }).payload);
    void isOutdated().then((outdated) => {
      if (outdated) whenSafe(() => mayLeave(build()) && reload());
    });
  });
}
