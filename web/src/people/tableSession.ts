/** A table with its people, before the deal or after it: what is said of seats and rights is the same in both. */
import type { GatheringSession } from '../session/gathering.svelte';
import type { LiveSession } from '../session/live.svelte';

export type TableSession = GatheringSession | LiveSession;
