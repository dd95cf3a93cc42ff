/** Help mode: a click on anything explains it, and does nothing else. */
import { explainNow, hide } from '../parts/explain.svelte';

/** What works as always while help is given: the way out, and what the explanation leads to. */
const WORKS = '[data-help-works], .explained, dialog';

let on = $state(false);

export function helping(): boolean {
  return on;
}

export function help(wanted: boolean): void {
  on = wanted;
  if (!on) hide();
}

/** A click in help mode; listen in the capture phase, before anything acts. */
export function onclick(event: MouseEvent): void {
  const clicked = event.target as Element;
  if (!on || clicked.closest(WORKS)) return;
  event.preventDefault();
  event.stopPropagation();
  if (!explainNow(clicked)) hide();
}
