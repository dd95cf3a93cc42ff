/** The books that lie beside every table: which one is open, and where. */
import type { Session } from '../session/session.svelte';

/** A thing in the catalogue: `tapestry academia`, `space science-4`. */
export type EntryId = string;

export type Book = { book: 'rules' } | { book: 'catalogue'; at: EntryId | null };

let open = $state.raw<Book | null>(null);
let table = $state.raw<Session | null>(null);

export function openBook(): Book | null {
  return open;
}

export function showRules(): void {
  open = { book: 'rules' };
}

/** Opens the catalogue, at a thing if one is meant. */
export function showCatalogue(at: EntryId | null = null): void {
  open = { book: 'catalogue', at };
}

export function closeBook(): void {
  open = null;
}

/** The table one sits at: the catalogue says where things are in its game. */
export function tableBeside(): Session | null {
  return table;
}

export function sitAt(session: Session | null): void {
  table = session;
}
