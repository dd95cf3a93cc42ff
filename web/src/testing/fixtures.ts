/** Documents written by scripts/fixtures.py, read from disk: importing large JSON would slow the type check down. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Components, Doc, Event, SeatName, Table, Snapshot } from '../api';

const FOLDER = resolve(import.meta.dirname, '../../fixtures/documents');

interface Written {
  table: Table;
  events: Event[];
  seats: SeatName[];
  log: string[];
  asked: string[];
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(`${FOLDER}/${name}.json`, 'utf8'));
}

export function components(): Components {
  return read('box') as Components;
}

/** The names of all moments. */
export function moments(): string[] {
  return readdirSync(FOLDER)
    .map((file) => file.replace('.json', ''))
    .filter((name) => name !== 'box' && name !== 'kinds');
}

export function snapshot(name: string): Snapshot {
  return snapshotOf(read(name) as Written);
}

/** The log of a moment as the terminal tells it, to the same viewer, without names of people. */
export function terminalLog(name: string): string[] {
  return (read(name) as Written).log;
}

/** The question of a moment and its options as the terminal says them; nothing where others decide. */
export function terminalAsks(name: string): string[] {
  return (read(name) as Written).asked;
}

/** A question of each kind that random games ask, with what the terminal says. */
export function questions(): { kind: string; told: Snapshot; asked: string[] }[] {
  const all = read('kinds') as Record<string, Written>;
  return Object.entries(all).map(([kind, written]) => ({ kind, told: snapshotOf(written), asked: written.asked }));
}

export function snapshotOf({ table, events, seats }: Written): Snapshot {
  return { doc: { ...table, version: 1, seats } satisfies Doc, events };
}
