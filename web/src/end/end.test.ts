import { beforeAll, describe, expect, it } from 'vitest';
import type { Doc, HostedDoc, ScoreSheet } from '../api';
import { open } from '../box';
import { apart, dash, scaleStep } from '../draw/curve';
import { speak } from '../i18n/i18n.svelte';
import { Speaker } from '../i18n/speaker';
import { components, snapshot } from '../testing/fixtures';
import { automaSheet, best, byTurn, ranking, segments } from './figures';
import { outcome } from './outcome';

beforeAll(async () => {
  open(components());
  await speak('en');
});

interface Given {
  vp: number[];
  left?: number[];
  conceded?: number[];
  winners?: number[];
  ended?: HostedDoc['ended'];
  viewer?: number | null;
}

/** A table of three that is over. */
function over({ vp, left = [0, 0, 0], conceded = [], winners = [], ended = null, viewer = null }: Given): Doc {
  const { doc } = snapshot('three');
  const players = doc.view.players.map((one, seat) => ({
    ...one,
    vp: vp[seat]!,
    resources: { coin: left[seat]!, worker: 0, food: 0, culture: 0 },
  }));
  const seats = ['Mirela', 'Tomasz', 'Loom'].map((name, seat) => ({ seat, name, conceded: conceded.includes(seat) }));
  return { ...doc, view: { ...doc.view, viewer, over: true, players }, seats, winners, ended } as Doc;
}

function said(given: Given): [string, string] {
  const doc = over(given);
  const { title, words } = outcome(doc, Speaker.of(doc.view, doc.seats));
  return [title, words];
}

describe('the ranking', () => {
  it('goes by points, then by resources left, and puts who has conceded last', () => {
    const places = (given: Given) => ranking(over(given)).map((one) => [one.seat, one.place]);
    expect(places({ vp: [80, 120, 80], left: [1, 0, 3] })).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
    expect(places({ vp: [80, 80, 80], left: [2, 2, 1] })).toEqual([
      [0, 1],
      [1, 1],
      [2, 3],
    ]);
    expect(places({ vp: [150, 90, 80], conceded: [0] })).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
  });
});

describe('how a table ended', () => {
  it('names the winner, and what decided between equal points', () => {
    expect(said({ vp: [70, 88, 60], winners: [1] })).toEqual(['Tomasz wins', 'Tomasz wins with 88 VP.']);
    expect(said({ vp: [70, 88, 60], winners: [1], viewer: 1 })[1]).toBe('You win with 88 VP.');
    expect(said({ vp: [88, 88, 60], left: [1, 4, 0], winners: [1] })[1]).toBe(
      'Tomasz wins with 88 VP: level with Mirela (1), but with more resources left (4).',
    );
    expect(said({ vp: [88, 88, 60], left: [2, 2, 0], winners: [0, 1] })).toEqual([
      'Mirela and Tomasz win together',
      'Mirela and Tomasz share the victory: 88 VP and 2 resources left each.',
    ]);
  });

  it('lets nobody win who has conceded, nor by points at a table that was ended', () => {
    expect(said({ vp: [150, 20, 90], conceded: [0, 2], winners: [1], ended: 'conceded' })).toEqual([
      'Tomasz wins',
      'Mirela and Loom conceded.',
    ]);
    expect(said({ vp: [150, 20, 90], conceded: [0], winners: [2] })).toEqual(['Loom wins', 'Loom wins with 90 VP.']);
    expect(said({ vp: [1, 2, 3], conceded: [0, 1, 2], ended: 'conceded' })[0]).toBe('Nobody wins');
    expect(said({ vp: [150, 20, 90], ended: 'agreement' })[0]).toBe('Ended by agreement');
    expect(said({ vp: [150, 20, 90], ended: 'record' })[0]).toBe('The record stops here');
    expect(said({ vp: [150, 20, 90], ended: 'rules' })[0]).toBe('Ended by new rules');
  });

  it('tells the player of a solo game how it went against the Automa, and at which level', () => {
    const { doc } = snapshot('solo');
    const players = doc.view.players.map((one, seat) => ({ ...one, vp: [60, 75, 0][seat]! }));
    const ended = (winners: number[], viewer: number | null): [string, string] => {
      const view = { ...doc.view, viewer, over: true, players };
      const { title, words } = outcome({ ...doc, view, winners } as Doc, Speaker.of(view, doc.seats));
      return [title, words];
    };
    const [title, words] = ended([doc.view.solo!.automa!], 0);
    expect(title).toBe('The Automa wins');
    expect(words).toMatch(/^You lose to the Automa, 60 VP to 75\. Level \d, the /);
    expect(ended([doc.view.solo!.automa!], null)[1]).toBe('The Automa wins with 75 VP.');
  });
});

describe('figures', () => {
  it('fill a bar with all sources that gave something', () => {
    const sheet = { points_by_source: { tracks: 4, income: 9, other: 0, dice: -1 } } as unknown as ScoreSheet;
    expect(segments(sheet).map((one) => [one.key, one.points])).toEqual([
      ['income', 9],
      ['tracks', 4],
    ]);
  });

  it('tell the points of the Automa by what its mat counts', () => {
    const by = { plain: 22, territories: 43, landmarks: 49, spaces_exploration: 10, spaces_science: 35 };
    const sheet = {
      points_by_source: { achievements: 20, other: 184 },
      points_by_method: { ...by, spaces_military: 39, spaces_technology: 6 },
    } as unknown as ScoreSheet;
    expect(segments(automaSheet(sheet)).map((one) => [one.key, one.points])).toEqual([
      ['tracks', 90],
      ['territories', 43],
      ['landmarks', 49],
      ['achievements', 20],
      ['other', 2],
    ]);
  });

  it('go on from turn to turn where nothing is told of one', () => {
    const at = (turn: number, vp: number) => ({ turn, player: 0, points: 0, vp });
    expect(byTurn({ points_by_turn: [at(0, 0), at(1, 3), at(4, 8)] } as unknown as ScoreSheet)).toEqual([
      0, 3, 3, 3, 8,
    ]);
    expect(byTurn({ points_by_turn: [at(2, 7), at(3, 9)] } as unknown as ScoreSheet)).toEqual([7, 7, 7, 9]);
  });

  it('mark the best of a row, unless nobody has any', () => {
    expect(best([3, 5, 5])).toEqual([false, true, true]);
    expect(best([0, 0])).toEqual([false, false]);
  });
});

describe('the curve', () => {
  it('has a scale of up to five steps at round numbers', () => {
    expect([10, 45, 188, 420].map(scaleStep)).toEqual([2, 10, 50, 100]);
  });

  it('keeps the names at its ends apart', () => {
    expect(apart([100, 102, 40], 19, 300)).toEqual([100, 119, 40]);
    expect(apart([295, 296, 297], 19, 300)).toEqual([262, 281, 300]);
  });

  it('gives every player another dash', () => {
    expect(new Set([1, 2, 3, 4, 5].map(dash)).size).toBe(5);
  });
});
