/**
 * What this device keeps. Browsers may forbid it, or have no room left: then the page itself keeps it, for as long as it
 * is open. It lies beside its address then, where a reload finds it and nobody who is sent the address.
 */
const address = typeof history === 'undefined' ? null : history; // tests of what needs no window have none
const here = new Map<string, string>(Object.entries(beside()));

/** Kept beside the address. */
function beside(): Record<string, string> {
  const state = address?.state as { kept?: Record<string, string> } | null;
  return state?.kept ?? {};
}

function lay(): void {
  address?.replaceState({ kept: Object.fromEntries(here) }, '');
}

/** Whether something is kept no longer than the page is open. */
export function forgets(): boolean {
  if (here.size) return true;
  try {
    localStorage.setItem('try', '');
    localStorage.removeItem('try');
    return false;
  } catch {
    return true;
  }
}

export function readStored(key: string): string | null {
  const known = here.get(key);
  if (known !== undefined) return known;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    if (here.delete(key)) lay();
  } catch {
    here.set(key, text);
    lay();
  }
}
