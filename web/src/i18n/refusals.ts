/** Why something cannot be chosen now, what a choice would lose, and what is still to come. */
import type { Decision, Move, OnTable, ProblemDocument, Refusal, Waiting } from '../api';
import type { Loss } from '../decision/loss';
import { amount, cost, effect, source } from './effects';
import type { Value } from './bundle';
import { fill, has, say } from './i18n.svelte';
import { joinList } from './names';
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

/** What an option loses, in sentences. */
export function lossWords({ resources, abilities }: Loss): string {
  const lost = joinList(resources.map((one) => amount(one.amount, one.resource)));
  return [
    ...(lost ? [say('page-loses', { what: lost })] : []),
    ...abilities.map((one) => say('page-gives-up', { ability: source(one) })),
  ].join(' ');
}

/** What the library refuses: a key with facts, and what its fact `reason` stands for. */
interface Told {
  key: string;
  facts: Record<string, Value>;
  because?: Told[];
}

function toldWords({ key, facts, because = [] }: Told): string {
  if (!because.length) return fill(`error-${key}`, facts);
  const reason = because.map(toldWords).reduce((list, item) => say('list-reason', { list, item }));
  return fill(`error-${key}`, { ...facts, reason });
}

/** Why the server refuses something: its answer has a code, and its own sentence is English. */
export function problemReason({ code, arguments: given }: ProblemDocument): string {
  const told = given.error as Told | undefined;
  return told && has(`error-${told.key}`) ? toldWords(told) : fill(`problem-${code}`, {});
}

/** The same as a sentence. */
export function problemWords(problem: ProblemDocument): string {
  return say('lobby-not-possible', { reason: problemReason(problem) });
}

/** Something that is still to come, in words. */
export function waitingWords(one: Waiting): string {
  if (one.effect) return effect(one.effect);
  if (one.question) return fill(`ask-${one.question}`, {});
  return one.step ? fill(`step-${one.step}`, {}) : '';
}
