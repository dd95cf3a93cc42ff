/** Rims around what just changed: an attribute and a colour on the elements of the things, for a while. */

const SHOWN = 4000; // ms

/** Marks the elements of these things that are on screen; who marks them anew gets the whole time again. */
export function markAll(root: Element, things: ReadonlyMap<string, string>): void {
  if (!things.size) return;
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-thing]')) {
    const colour = things.get(element.dataset.thing!);
    if (colour) mark(element, colour);
  }
}

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();

function mark(element: HTMLElement | SVGElement, colour: string): void {
  clearTimeout(timers.get(element));
  element.dataset.changed = 'true';
  element.style.setProperty('--changed', colour);
  timers.set(
    element,
    setTimeout(() => {
      delete element.dataset.changed;
      element.style.removeProperty('--changed');
    }, SHOWN),
  );
}
