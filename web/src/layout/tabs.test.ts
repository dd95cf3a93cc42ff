import { describe, expect, it } from 'vitest';
import type { Decision, DecisionKind, Option } from '../api';
import { KINDS } from '../decision/kinds';
import { questions, snapshot } from '../testing/fixtures';
import { answeredIn, badges, TABS, tabOf, type Tab } from './tabs';

/** The tab that opens for a question as a random game has asked it. */
const ANSWERS: Partial<Record<DecisionKind, Tab | null>> = {
  turn: 'map',
  advance: 'tracks',
  name_track: 'tracks',
  opponent_token: 'tracks',
  explore_tile: 'map',
  explore_hex: 'map',
  explore_turn: 'map',
  conquer: 'map',
  trade: 'map',
  die: 'map',
  trap: 'map',
  place: 'city',
  upgrade: 'city',
  building: 'mats',
  play_tapestry: 'mats',
  discard: 'mats',
  path: 'mats',
  predict: 'mats',
  invent: 'rivals',
  refresh: 'rivals',
  opponent: 'rivals',
  pay: null,
  gain: null,
  one_of: null,
  capital: null,
  copy: null,
  end_turn: null,
};

describe('tabs', () => {
  it.each(questions())('open where the answer is: $kind', ({ kind, told: { doc } }) => {
    const tab = answeredIn(doc.decision!, doc.options);
    const wanted = ANSWERS[kind as DecisionKind];
    if (wanted !== undefined) expect(tab).toBe(wanted);
  });

  it('hold every thing that must be touched to answer', () => {
    const onTable = ['hex', 'plot', 'hand']; // shapes without a button for each option
    for (const {
      kind,
      told: { doc },
    } of questions()) {
      if (!onTable.includes(KINDS[kind as DecisionKind].shape)) continue;
      const tab = answeredIn(doc.decision!, doc.options);
      expect(tab, kind).not.toBe(null);
      expect(badges(doc.options, doc.decision!.player)[tab!], kind).toBeGreaterThan(0);
    }
  });

  it('count what can be acted on', () => {
    const { options, view } = snapshot('three').doc;
    const steps = options.filter((one) => one.verb === 'advance').length;
    const counts = badges(options, view.viewer!);
    expect(counts.tracks).toBe(steps);
    expect(TABS.filter((tab) => counts[tab])).toEqual(['tracks']);
  });

  it('tell own things from those of others', () => {
    expect(tabOf({ thing: 'era', player: 0, era: 2 }, 0)).toBe('mats');
    expect(tabOf({ thing: 'era', player: 1, era: 2 }, 0)).toBe('rivals');
    expect(tabOf({ thing: 'plot', player: 0, plot: 'a1' }, 0)).toBe('city');
    expect(tabOf({ thing: 'resource', player: 0, resource: 'coin' }, 0)).toBe(null);
  });

  it('stay where they are when a question is about nothing on the table', () => {
    const decision = { kind: 'may', player: 0, about: {}, source: 'turn' } as unknown as Decision;
    const option = { text: 'yes', verb: 'accept', arguments: {}, on: [] } as unknown as Option;
    expect(answeredIn(decision, [option])).toBe(null);
  });
});
