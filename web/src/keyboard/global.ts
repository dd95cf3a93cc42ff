/**
 * Keys that work everywhere on a table: `G` the first thing that can be acted on, `[` and `]` the one before and after,
 * `1` to `9` the options of the prompt, `F6` and `Shift F6` from zone to zone. Brackets and digits count by their
 * place, too: on many keyboards they are printed elsewhere, or need a second key.
 */

const OFFERED = '[data-option], [data-step]';
const FOCUSABLE = 'button, [href], select, [tabindex]';
/** In the order in which they are read. */
const ZONES = [
  '.prompt',
  '.map',
  '.track',
  '.mat',
  '.city',
  '.techs',
  '.civbox',
  '.hand',
  '.tiles',
  '.opps',
  '.log',
  '.tools',
] as const;

type Focusable = HTMLElement | SVGElement;

function seen(one: Element): boolean {
  return (
    !(one as HTMLButtonElement).disabled &&
    one.getAttribute('aria-disabled') !== 'true' &&
    one.checkVisibility({ visibilityProperty: true })
  );
}

function all(root: Element, what: string): Focusable[] {
  return [...root.querySelectorAll<Focusable>(what)].filter(seen);
}

/** Everything that can be acted on: things of the table first, then what stands in the prompt alone. */
export function controls(root: Element): Focusable[] {
  const found = all(root, OFFERED);
  const inPrompt = (one: Element) => one.closest('.prompt') !== null;
  return [...found.filter((one) => !inPrompt(one)), ...found.filter(inPrompt)];
}

/** The zones that there are, in the order in which they are read. */
export function zones(root: Element): Element[] {
  return ZONES.flatMap((zone) => [...root.querySelectorAll(zone)]);
}

/** The way into a zone: its tab stop, else the first thing that can have the focus. */
function entrance(zone: Element): Focusable | undefined {
  const inside = [...zone.querySelectorAll<Focusable>(FOCUSABLE)].filter(
    (one) => !(one as HTMLButtonElement).disabled && one.checkVisibility(),
  );
  const acting = inside.filter((one) => one.matches(OFFERED) && seen(one));
  return acting[0] ?? inside.find((one) => one.tabIndex === 0) ?? inside[0];
}

function step<T extends Element>(list: readonly T[], here: T | undefined, by: 1 | -1): T | undefined {
  const at = here ? list.indexOf(here) : by > 0 ? -1 : 0;
  return list[(at + by + list.length) % list.length];
}

/** Whether somebody is writing, or a dialog is open: then letters are letters. */
function elsewhere(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}

function bracket({ key, code }: KeyboardEvent): 1 | -1 | null {
  if (key === '[' || code === 'BracketLeft') return -1;
  return key === ']' || code === 'BracketRight' ? 1 : null;
}

/** 1 to 9; 0 for any other key. */
function digit({ key, code, shiftKey }: KeyboardEvent): number {
  const [, found = '0'] = /^([1-9])$/.exec(key) ?? (shiftKey ? null : /^Digit([1-9])$/.exec(code)) ?? [];
  return Number(found);
}

/** Whether the key meant something. */
export function handleKey(root: Element, event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || elsewhere(event.target)) return false;
  const active = document.activeElement;
  const focus = (one: Focusable | undefined): boolean => {
    one?.focus();
    return one !== undefined;
  };
  if (event.key === 'F6') {
    const list = zones(root).filter((zone) => entrance(zone));
    const here = list.find((zone) => zone.contains(active));
    const to = step(list, here, event.shiftKey ? -1 : 1);
    return focus(to && entrance(to));
  }
  const way = bracket(event);
  if (way) {
    const list = controls(root);
    const here = list.find((one) => one === active);
    return focus(step(list, here, way));
  }
  if (event.key.toLowerCase() === 'g') return focus(controls(root)[0]);
  const number = digit(event);
  if (number) {
    const one = all(root, OFFERED).filter((found) => found.closest('.prompt'))[number - 1];
    one?.focus();
    one?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return one !== undefined;
  }
  return false;
}
