/** Why something cannot be chosen now, and what is still to come. */
import type { Decision, Move, OnTable, Refusal, Waiting } from '../api';
import { cost, effect } from './effects';
import { fill } from './i18n.svelte';
import type { Speaker } from './speaker';

/** Why a token cannot go to a space. */
export function moveRefused(speaker: Speaker, { refused, missing, closed_by }: Move): string {
  if (!refused) return '';
  return fill(`refused-${refused}`, { ...speaker.who('closed_by', closed_by), missing: cost(missing) });
}

/** Why a thing is none of the options, where the question says so. */
export function refusalOf(speaker: Speaker, decision: Decision | null, on: OnTable): string {
  if (decision?.kind === 'turn' && on.thing === 'space') {
    const move = decision.about.moves.find((one) => one.track === on.track && one.space === on.space && one.refused);
    return move ? moveRefused(speaker, move) : '';
  }
  const why: Refusal | undefined =
    decision?.kind === 'conquer' && on.thing === 'hex'
      ? decision.about.refused[on.hex]
      : decision?.kind === 'upgrade' && on.thing === 'tech' && on.player === decision.player
        ? decision.about.refused[on.technology]
        : undefined;
  return why ? fill(`refused-${why}`, {}) : '';
}

/** Something that is still to come, in words. */
export function waitingWords(one: Waiting): string {
  if (one.effect) return effect(one.effect);
  if (one.question) return fill(`ask-${one.question}`, {});
  return one.step ? fill(`step-${one.step}`, {}) : '';
}
