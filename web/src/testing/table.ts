/** What tests of components begin with: an open box, English words, and a table that is drawn. */
import { render } from '@testing-library/svelte';
import { open } from '../box';
import { place } from '../draw/sprite';
import { speak } from '../i18n/i18n.svelte';
import Table from '../screens/Table.svelte';
import { FixedSession } from '../session/session.svelte';
import { components, snapshot } from './fixtures';

export async function openBox(): Promise<void> {
  open(components());
  await speak('en');
  place(document.body);
}

/** The table at a moment, as on a desktop of 1440 x 900. */
export function showMoment(moment: string): { s: FixedSession; root: HTMLElement } {
  const s = new FixedSession(snapshot(moment));
  const { container } = render(Table, { s, fixed: '1440' });
  return { s, root: container.querySelector<HTMLElement>('.table')! };
}
