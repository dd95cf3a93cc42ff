/** The tables of this device: where one sits, with the token that opens the seat. */

export interface Mine {
  table: string;
  token: string;
  seat: number;
  /** When it was last opened, in milliseconds. */
  at: number;
}

const KEY = 'tables';
const MOST = 30;

export function mine(): Mine[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as Mine[]) : [];
  } catch {
    return []; // no storage in this browser
  }
}

export function keep(one: Mine): void {
  const others = mine().filter((other) => other.table !== one.table || other.seat !== one.seat);
  try {
    localStorage.setItem(KEY, JSON.stringify([one, ...others].slice(0, MOST)));
  } catch {
    // the table goes on, it is only not found again
  }
}

/** The tokens with which a table may be opened from this device. */
export function tokensOf(table: string): Mine[] {
  return mine().filter((one) => one.table === table);
}
