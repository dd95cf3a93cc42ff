/** How a table ended, in words: who won and by what, or why nobody did. */
import type { Doc, HostedDoc } from '../api';
import { fill, say } from '../i18n/i18n.svelte';
import { joinList, name, sentence } from '../i18n/names';
import type { Speaker } from '../i18n/speaker';
import { ranking, type Ranked } from './figures';

export interface Outcome {
  title: string;
  words: string;
}

export function outcome(doc: Doc, speaker: Speaker): Outcome {
  const { ended = null } = doc as Doc & Partial<HostedDoc>;
  const all = ranking(doc);
  const told = (doc as Partial<HostedDoc>).winners;
  const winners = told ? all.filter((one) => one.won) : all.filter((one) => one.place === 1);
  if (ended === 'agreement' || ended === 'record' || ended === 'rules') {
    return { title: fill(`end-${ended}`, {}), words: fill(`end-${ended}-words`, {}) };
  }
  if (!winners.length) return { title: say('end-nobody'), words: say('end-nobody-words') };
  if (ended === 'conceded') {
    const given = all.filter((one) => one.conceded);
    return {
      title: title(winners, speaker),
      words: sentence(say('end-conceded', { players: names(given, speaker), count: given.length })),
    };
  }
  const automa = doc.view.solo?.automa ?? null;
  const level = all.filter((one) => one.vp === winners[0]!.vp && !one.conceded);
  if (automa !== null && speaker.you !== null && level.length === 1) return againstAutoma(doc, automa, winners[0]!);
  return { title: title(winners, speaker), words: decided(winners, level, speaker) };
}

function title(winners: readonly Ranked[], speaker: Speaker): string {
  return say('page-winner', {
    players: joinList(winners.map((one) => speaker.title(one.seat))),
    count: winners.length,
  });
}

function names(all: readonly Ranked[], speaker: Speaker): string {
  return joinList(all.map((one) => speaker.player(one.seat)));
}

/** The solo game, told to its player. */
function againstAutoma(doc: Doc, automa: number, winner: Ranked): Outcome {
  const { level } = doc.view.options;
  const won = winner.seat !== automa;
  const given = { yours: doc.view.players[0]!.vp, automa: doc.view.players[automa]!.vp };
  return {
    title: won ? say('end-won-solo') : say('end-lost-solo'),
    words: `${won ? say('won-solo', given) : say('lost-solo', given)} ${levelWords(level)}`,
  };
}

export function levelWords(level: number): string {
  return say('end-level', { level, name: name('level', level) });
}

/** What decided between equal points. */
function decided(winners: readonly Ranked[], level: readonly Ranked[], speaker: Speaker): string {
  const first = winners[0]!;
  if (winners.length > 1) {
    return sentence(say('won-shared', { winners: names(winners, speaker), points: first.vp, left: first.left }));
  }
  const given = { ...speaker.who('player', first.seat), points: first.vp, left: first.left };
  const others = level.filter((one) => !winners.includes(one));
  if (!others.length) return sentence(fill('won', given));
  const with_ = others.map((one) => say('won-level-with', { player: speaker.player(one.seat), left: one.left }));
  return sentence(fill('won-level', { ...given, others: joinList(with_) }));
}
