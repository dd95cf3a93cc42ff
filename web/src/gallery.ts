/** The gallery: real moments of games without a server. gallery.html?state=five&theme=dark&lang=en-XL&stage=1280, ?kind=heralds */
import { flushSync, mount, unmount } from 'svelte';
import type { Components, Event, SeatName, Table } from './api';
import { open } from './box';
import { place } from './draw/sprite';
import { language as spoken, switchLanguage } from './i18n/i18n.svelte';
import type { Fixed } from './geometry/stage';
import Gallery from './screens/Gallery.svelte';
import { look, type Finding } from './testing/layouts';
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
  switchLanguage(asked.get('lang') ?? 'en'),
]);
open(components);
place(document.body);
let shown: Record<string, unknown> | null = null;

function show(written: Written | null): void {
  const told = written && {
    doc: { ...written.table, version: written.table.choice, seats: written.seats },
    events: written.events,
  };
  if (shown) void unmount(shown);
  const target = document.getElementById('app')!;
  shown = mount(Gallery, { target, props: { told, stage: asked.get('stage') as Fixed | null } });
  flushSync();
}

show(written);

/** For tests (tests/browser/layouts.py): other moments and other languages in the same page, and what is wrong there. */
const gallery = {
  show,
  async look(language: string, touch: boolean): Promise<Finding[]> {
    if (language !== spoken()) await switchLanguage(language);
    return look(touch);
  },
};
Object.assign(window, { gallery });
