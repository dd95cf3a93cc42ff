/** What the prompt says below its head: the question, or what its head leaves open. */
import type { AskedNow, Decision } from '../api';
import { ROMAN } from '../box';
import { promptOf } from '../i18n/decisions';
import { fromSource } from '../i18n/effects';
import { fill, say } from '../i18n/i18n.svelte';
import { name, plotsName, sentence } from '../i18n/names';
import { yes } from '../i18n/speaker';
import type { Session } from '../session/session.svelte';

const LAST_ERA = 4;

/** The question itself, and which card or space asks it. */
export function questionOf(s: Session, asked: Decision | AskedNow): string {
  return `${promptOf(s.speaker, asked)}${fromSource(asked.source)}`;
}

/** What somebody else is asked: in their words, but for what would read as if it were said to the viewer. */
export function askedWords(s: Session, asked: AskedNow): string {
  if (asked.kind === 'turn') return say('page-asked-turn');
  if (asked.kind === 'end_turn') return say('page-asked-end_turn');
  return say('page-asked', { question: questionOf(s, asked) });
}

/** The head of an own question. Who conquers into a trap does not hold the hex. */
export function titleOf(s: Session, decision: Decision): string {
  const { about, kind, player } = decision;
  const picked = s.picker.current;
  if (kind === 'place' && picked?.verb === 'place') return sentence(plotsName(picked.arguments.plots));
  const held = kind === 'die' && s.view.hexes[about.hex]?.controller === player;
  return sentence(fill(`ask-${kind}`, { ...s.speaker.spoken(about), held: yes(held) }));
}

/** An own question, without what its head says already. */
export function wordsOf(s: Session, decision: Decision): string {
  switch (decision.kind) {
    case 'turn': {
      const { era } = s.view.players[decision.player]!;
      return say('ask-turn.words', { era: ROMAN[era + 1] ?? '', last: yes(era >= LAST_ERA) });
    }
    case 'end_turn':
      return say('ask-end_turn.words', { undo: yes(s.doc.undo?.steps) });
    case 'explore_turn':
      return say('ask-explore_turn.words');
    case 'trap':
      return `${say('ask-trap.words')}${fromSource(decision.source)}`;
    case 'pay': {
      const { about } = decision;
      if (!('for' in about) || !('track' in about.for)) break;
      const { track, space } = about.for;
      return say('ask-pay.words', {
        space: name('space', `${track}-${space}`),
        any: about.any,
        fixed: about.fixed.length,
      });
    }
  }
  return questionOf(s, decision);
}
