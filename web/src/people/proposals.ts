/** What the owner proposes, and whom it concerns. */
import type { HostedDoc, Proposal } from '../api';
import { fill, say } from '../i18n/i18n.svelte';
import { joinList } from '../i18n/names';

type Settings = Proposal['settings'];

/** The settings in words: `Hints: no`. */
export function settingsWords({ pace, absent_after, hints }: Settings): string {
  const found: string[] = [];
  const add = (what: string, how: string): void => void found.push(say('rights-proposed-one', { what, how }));
  if (pace !== undefined) add(say('lobby-pace'), fill(`lobby-pace-${pace}`, {}));
  if (absent_after !== undefined) add(say('lobby-absent'), say('lobby-absent-hours', { hours: absent_after ?? 0 }));
  if (hints !== undefined) add(say('lobby-hints'), hints ? say('lobby-yes') : say('lobby-no'));
  return joinList(found);
}

/** Whether this viewer is waited for. */
export function isAsked({ waits_for }: Proposal, viewer: number | null): boolean {
  return viewer !== null && waits_for.includes(viewer);
}

/** Whether changes need the agreement of others: people sit here besides those of this device. */
export function needsAgreement(doc: Pick<HostedDoc, 'seats' | 'over'>, own: readonly number[]): boolean {
  return (
    !doc.over && doc.seats.some((one) => one.kind === 'person' && !one.bot && !one.left && !own.includes(one.seat))
  );
}
