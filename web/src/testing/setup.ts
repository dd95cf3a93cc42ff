/** Before each test file: jsdom knows no Web Animations, no media, no sizes, no popovers, and nothing lies anywhere; all counts as visible. */
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
