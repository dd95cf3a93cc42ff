/** What went wrong where no boundary stands: in handlers, timers and promises. */
import { Refused, Unreachable } from '../api/client';
import { report } from './reporting';

/** What a sentence is said about; null: all is well. */
export type Notice = 'broken' | 'silent' | 'language';

let current = $state.raw<Notice | null>(null);

export function notice(): Notice | null {
  return current;
}

export function tell(what: Notice | null): void {
  current = what;
}

/** Browsers say so when they have too much to lay out; nothing is lost. */
const HARMLESS = 'ResizeObserver loop';

function fail(error: unknown): void {
  if (error instanceof DOMException && error.name === 'AbortError') return; // a movement that was broken off
  if (!(error instanceof Refused || error instanceof Unreachable)) report(error);
  tell(error instanceof Unreachable ? 'silent' : 'broken');
}

export function watchErrors(): void {
  addEventListener('error', (event) => {
    if (!event.message.startsWith(HARMLESS)) fail(event.error ?? event.message);
  });
  addEventListener('unhandledrejection', (event) => fail(event.reason));
}
