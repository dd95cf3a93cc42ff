/** Whether the question is asked in the sheet of a phone: what lies on the map elsewhere lies in it there. */
import { getContext, setContext } from 'svelte';

const SHEET = Symbol('sheet');

export function setSheet(): void {
  setContext(SHEET, true);
}

export function inSheet(): boolean {
  return getContext<boolean | undefined>(SHEET) ?? false;
}
