/** Who sits where in the ranking, with all that the sheets of the end say of a player. */
import type { ScoreSheet } from '../api';
import type { IconName } from '../draw/data/icons';
import { colourOf } from '../draw/pieces';
import { say } from '../i18n/i18n.svelte';
import { civilizationName, joinList, name, sentence } from '../i18n/names';
import type { Session } from '../session/session.svelte';
import { automaSheet, ranking, type Ranked, type Sheet, type Source } from './figures';

export interface Standing extends Ranked {
  sheet: Sheet;
  colour: number;
  name: string;
  /** Civilization and capital city. */
  from: string;
  emblem: IconName | null;
}

/** The players from first to last. */
export function standings(s: Session, sheets: readonly ScoreSheet[]): Standing[] {
  return ranking(s.doc).map((one) => ({
    ...one,
    sheet: one.seat === s.view.solo?.automa ? automaSheet(sheets[one.seat]!) : sheets[one.seat]!,
    colour: colourOf(s.view.players[one.seat]!),
    name: s.speaker.title(one.seat),
    from: origin(s, one.seat, sheets[one.seat]!),
    emblem: emblem(s, one.seat, sheets[one.seat]!),
  }));
}

/** The Automa has civilizations of its own, and a level. */
function origin({ view }: Session, seat: number, { civilization, capital }: ScoreSheet): string {
  if (seat === view.solo?.automa) {
    const civilizations = joinList(view.solo.civilizations.map(civilizationName));
    return say('page-automa', { civilizations, level: view.options.level });
  }
  const parts = [
    ...(civilization ? [civilizationName(civilization)] : []),
    ...(capital === null ? [] : [name('capital', capital)]),
  ];
  return parts.join(' · ');
}

function emblem({ view }: Session, seat: number, { civilization }: ScoreSheet): IconName | null {
  if (seat === view.solo?.automa) return 'automa';
  return civilization && `civ-${civilization}`;
}

/** Where points come from, in words. */
export function sourceName(key: Source): string {
  return sentence(name(key === 'territories' || key === 'landmarks' ? 'score' : 'score-source', key));
}
