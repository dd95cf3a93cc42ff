/** What no layout may have: controls out of their box, covered, or too small for a finger, and words that are cut off. */
import { explainNow, hide, shownExplanation } from '../parts/explain.svelte';

export type Rule = 'out of its box' | 'covered' | 'small' | 'cut';

export interface Finding {
  rule: Rule;
  /** Which part of the page, by its classes. */
  what: string;
  /** What is wrong with it here: pixels, words. */
  how: string;
  /** Where it lies in the window. */
  at: [left: number, top: number, width: number, height: number];
}

const CONTROLS = 'button, [role=button], a[href], input, select, textarea, summary';
const SLACK = 1.5; // px that nobody sees
const FINGER = 44; // px
const LEVELS = 6; // from cut words up to the card that explains them
/** Words that may be cut: what is only heard, what is drawn, and steps that are done. */
const MEANT = '.unseen, svg, .steps .done';
/** What belongs to a state, or to the compiler, and names no part. */
const NO_PART =
  /^(svelte-|s-|n\d|glow|go$|on$|off$|sel$|picked|cur$|best|open|long|low|weave|me-glow|alarm|calm|t-|p\d)/;

function classesOf(element: Element): string[] {
  return [...element.classList].filter((one) => !NO_PART.test(one)).slice(0, 1);
}

/** A part of the page: `.prompt .step4 button`. */
function partOf(element: Element): string {
  const own = classesOf(element).map((one) => `.${one}`)[0] ?? element.tagName.toLowerCase();
  const around: string[] = [];
  for (let one = element.parentElement; one && around.length < 2; one = one.parentElement)
    around.unshift(...classesOf(one).map((name) => `.${name}`));
  return [...around, own].join(' ');
}

function found(rule: Rule, element: Element, how: string, { left, top, width, height }: DOMRect): Finding {
  return { rule, what: partOf(element), how, at: [left, top, width, height] };
}

/** How far a box reaches beyond another; 0 where it does not. */
function beyond(inner: DOMRect, outer: DOMRect, axis?: 'x' | 'y'): number {
  const x = Math.max(outer.left - inner.left, inner.right - outer.right);
  const y = Math.max(outer.top - inner.top, inner.bottom - outer.bottom);
  return Math.max(0, axis === 'x' ? x : axis === 'y' ? y : Math.max(x, y));
}

const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';

/** Whether a box is seen as one: by its ground or its rim. */
function isSeen(style: CSSStyleDeclaration): boolean {
  return !/^(rgba\(0, 0, 0, 0\)|transparent)$/.test(style.backgroundColor) || parseFloat(style.borderLeftWidth) > 0;
}

/** The hit area of something drawn, or the element itself. */
function areaOf(control: Element): Element {
  return control.querySelector(':scope > .hit') ?? control;
}

/** How far a control leaves the boxes around it. What can be scrolled to has been. */
function leaves(control: Element): string {
  const own = areaOf(control).getBoundingClientRect();
  const window = new DOMRect(0, 0, innerWidth, innerHeight);
  let near = true;
  for (let box = control.parentElement; box && box !== document.body; box = box.parentElement) {
    if (box instanceof SVGElement && box.tagName !== 'svg') continue;
    const style = getComputedStyle(box);
    if (style.display === 'contents' || style.display === 'inline') continue;
    const edge = box.getBoundingClientRect();
    const clips = style.overflowX !== 'visible';
    const by = clips || (near && isSeen(style)) ? beyond(own, edge) : 0;
    if (by > SLACK) return `${Math.round(by)} px beyond ${partOf(box)}`;
    if (box.tagName === 'DIALOG') break; // it lies over whatever it is in
    if (style.position === 'absolute' || style.position === 'fixed') near = false;
  }
  const by = beyond(own, window);
  return by > SLACK ? `${Math.round(by)} px off the screen` : '';
}

/** Scrolls a control into the middle of all that can be scrolled, and nothing else: boxes that cut off stay as they are. */
function scrollTo(control: Element): void {
  for (let box = control.parentElement; box; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (!scrolls(overflowX) && !scrolls(overflowY)) continue;
    const [own, edge] = [control.getBoundingClientRect(), box.getBoundingClientRect()];
    if (scrolls(overflowX)) box.scrollLeft += (own.left + own.right - edge.left - edge.right) / 2;
    if (scrolls(overflowY)) box.scrollTop += (own.top + own.bottom - edge.top - edge.bottom) / 2;
  }
}

/** What lies on the middle of a control; null where nothing but the control does. */
function cover(control: Element): Element | null {
  const { left, top, width, height } = areaOf(control).getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there && !control.contains(there) && there.closest('label')?.control !== control ? there : null;
}

/** What can be used now, or once something is picked: a button that is still grey has its place already. */
function isControl(control: Element): boolean {
  return (
    !control.matches('[aria-disabled=true], .unseen, .unseen *') &&
    control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  );
}

function controls(): Element[] {
  const dialog = document.querySelector('dialog[open]');
  return [...(dialog ?? document).querySelectorAll(CONTROLS)].filter(isControl);
}

function* lookAt(control: Element, touch: boolean): Generator<Finding> {
  if (leaves(control) || cover(control)) scrollTo(control);
  const area = areaOf(control).getBoundingClientRect();
  const name = (control.getAttribute('aria-label') ?? control.textContent.trim()).slice(0, 50);
  const left = leaves(control);
  if (left) yield found('out of its box', control, `${left}: ${name}`, area);
  const above = cover(control);
  if (above) yield found('covered', control, `by ${partOf(above)}: ${name}`, area);
  const { width, height } = (control.closest('label') ?? areaOf(control)).getBoundingClientRect();
  if (touch && Math.min(width, height) < FINGER - 0.5)
    yield found('small', control, `${width.toFixed(1)} x ${height.toFixed(1)}: ${name}`, area);
}

/** Whether a press on an element tells more than its name. */
function explains(element: Element): boolean {
  const told = explainNow(element) && !!shownExplanation()?.what.rows.length;
  hide();
  return told;
}

/** Whether a full text opens on a press: on the words, or on the button over them; by the mouse a title will do. */
function opens(words: Element, touch: boolean): boolean {
  let one: Element | null = words;
  for (let level = 0; one && level < LEVELS; level += 1, one = one.parentElement) {
    if (!touch && one.hasAttribute('title')) return true;
    const over = one.matches(CONTROLS) ? one : one.querySelector(':scope > .over');
    if (over && explains(over)) return true;
    if (one.matches('section, main, dialog')) return false;
  }
  return false;
}

function wordsIn(box: Element): { node: Text; edges: DOMRect[] }[] {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const all: { node: Text; edges: DOMRect[] }[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || node.parentElement?.closest(MEANT)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    all.push({ node: node as Text, edges: [...range.getClientRects()] });
  }
  return all;
}

function* cutWords(touch: boolean): Generator<Finding> {
  const boxes = [...document.querySelectorAll<HTMLElement>('body :not(svg, svg *, .unseen, .unseen *)')];
  const hidden = new Set<Text>(); // by a box inside: outer ones do not cut that off
  for (const box of boxes.reverse()) {
    if (!(box instanceof HTMLElement)) continue;
    const wide = box.scrollWidth > box.clientWidth + 1;
    const high = box.scrollHeight > box.clientHeight + 1;
    if ((!wide && !high) || !box.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { overflowX, overflowY } = getComputedStyle(box);
    const cutsX = wide && /hidden|clip/.test(overflowX);
    const cutsY = high && /hidden|clip/.test(overflowY);
    if (!cutsX && !cutsY) continue;
    const edge = box.getBoundingClientRect();
    if (edge.width < 3) continue; // only heard
    // of a line that is cut by its height, a third is more than the space around the letters
    const isCut = (one: DOMRect) =>
      (cutsX && beyond(one, edge, 'x') > SLACK) || (cutsY && beyond(one, edge, 'y') > Math.max(3, one.height / 3));
    const cut = wordsIn(box).filter(({ node, edges }) => !hidden.has(node) && edges.some(isCut));
    for (const { node } of cut) hidden.add(node);
    const lost = cut.find(({ node }) => !opens(node.parentElement!, touch));
    if (lost) yield found('cut', box, lost.node.data.trim().slice(0, 60), edge);
  }
}

/** Hides everything while it is not looked at: to lay out is quick, to paint is not. */
function veil(on: boolean): void {
  document.getElementById('app')!.style.opacity = on ? '0' : '';
}

/** When all controls lie where they lay a frame ago. */
async function still(): Promise<void> {
  await document.fonts.ready;
  const lie = () =>
    [...document.querySelectorAll(CONTROLS)].map((one) => JSON.stringify(one.getBoundingClientRect())).join();
  for (let before = '', now = lie(); now !== before; before = now, now = lie())
    await new Promise(requestAnimationFrame);
}

/** All that is wrong with the layout once nothing moves, the same thing once. */
export async function look(touch: boolean): Promise<Finding[]> {
  veil(true);
  await still();
  veil(false);
  const all = [...controls().flatMap((one) => [...lookAt(one, touch)]), ...cutWords(touch)];
  veil(true);
  return [...new Map(all.map((one) => [`${one.rule} ${one.what}`, one])).values()];
}
