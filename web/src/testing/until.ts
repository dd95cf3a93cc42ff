import { vi } from 'vitest';

/** Waits until nothing is wrong any more, for as long as a test may take: a busy machine is no failure. */
export function until(check: () => void): Promise<void> {
  return vi.waitFor(check, { timeout: 50_000, interval: 20 });
}
