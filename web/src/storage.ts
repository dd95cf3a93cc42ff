/**
 * What this device keeps. Browsers may forbid it, or have no room left: then the page itself keeps it, for as long as it
 * is open.
 */
const here = new Map<string, string>();

export function stored(key: string): string | null {
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
    here.delete(key);
  } catch {
    here.set(key, text);
  }
}
