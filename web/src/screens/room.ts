/** The table's code, which the start page does without. */
export function loadRoom(): Promise<typeof import('./Room.svelte')> {
  return import('./Room.svelte');
}

/** Begins to load it before it is shown; where that fails, it is said by whoever shows it. */
export function expectRoom(): void {
  loadRoom().catch(() => undefined);
}
