/** The gallery: real moments of games without a server. gallery.html?state=five&theme=dark&lang=en-XL&stage=1280, ?kind=heralds */
import { mount } from 'svelte';
import type { Components, Event, SeatName, Table } from './api';
import { open } from './box';
import { place } from './draw/sprite';
import { speak } from './i18n/i18n.svelte';
import type { Fixed } from './geometry/stage';
import Gallery from './screens/Gallery.svelte';
import './styles/index.css';

interface Written {
  table: Table;
  events: Event[];
  seats: SeatName[];
}

const FILES = import.meta.glob<string>('../fixtures/documents/*.json', { query: '?url', import: 'default' });

async function read(name: string): Promise<unknown> {
  const file = FILES[`../fixtures/documents/${name}.json`];
  if (!file) throw new Error(`there is no document ${name}: run scripts/fixtures.py`);
  return (await fetch(await file())).json();
}

/** A question of a kind that random games ask. */
async function question(kind: string): Promise<Written | null> {
  return ((await read('kinds')) as Record<string, Written>)[kind] ?? null;
}

const asked = new URLSearchParams(location.search);
const state = asked.get('state') ?? 'five';
const kind = asked.get('kind');
const [components, written] = await Promise.all([
  read('box') as Promise<Components>,
  kind ? question(kind) : state === 'art' ? null : (read(state) as Promise<Written>),
  speak(asked.get('lang') ?? 'en'),
]);
open(components);
place(document.body);
const told = written && {
  doc: { ...written.table, version: written.table.choice, seats: written.seats },
  events: written.events,
};
mount(Gallery, {
  target: document.getElementById('app')!,
  props: { told, stage: asked.get('stage') as Fixed | null },
});
