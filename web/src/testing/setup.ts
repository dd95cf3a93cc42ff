/** Before each test file: what is waited for comes when it comes, on a busy machine late. */
import { vi } from 'vitest';
import { reporting } from '../failures/reporting';

const { waitFor } = vi;
const PATIENCE = 50_000; // milliseconds: less than the test as a whole has, so that it is said what did not come
vi.waitFor = (callback, options = PATIENCE) => waitFor(callback, options);

/** What the page would only tell its host fails a test. */
reporting.listener = (error) => {
  throw error;
};

/** jsdom knows no Web Animations, no media, no sizes, no popovers, and nothing lies anywhere; all counts as visible. */
if (typeof Element !== 'undefined') {
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
  Element.prototype.animate = () =>
    ({ cancel: () => undefined, finish: () => undefined, finished: Promise.resolve() }) as unknown as Animation;
  window.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  Element.prototype.checkVisibility = () => true;
  HTMLElement.prototype.showPopover = () => undefined;
}
