import type { Component } from 'svelte';
import type { Session } from '../session/session.svelte';
import Guarded from './Guarded.svelte';

/** The same part, used as before, behind a boundary of its own. */
export function guarded<Given extends { s: Session }>(Part: Component<Given>): Component<Given> {
  return (internals, given) => Guarded(internals, { Part, given });
}
