/** The figures of a table that is over, in the order and the shares in which they are shown. */
import type { Doc, HostedDoc, PlayerView, PointSource, ScoreSheet } from '../api';
import { TRACKS } from '../box';
import type { IconName } from '../draw/data/icons';

/** The Automa scores what its mat counts. */
export type Source = PointSource | 'territories' | 'landmarks';
/** A sheet whose points are told by all of them. */
export type Sheet = Omit<ScoreSheet, 'points_by_source'> & { points_by_source: Partial<Record<Source, number>> };

/** Where points come from: its icon and the dye of its threads. */
export const SOURCES: readonly { key: Source; icon: IconName; dye: string }[] = [
  { key: 'income', icon: 'hourglass', dye: '#8a6508' },
  { key: 'tracks', icon: 'any', dye: '#2f6aa6' },
  { key: 'tapestry_cards', icon: 'tapestry', dye: '#1d746d' },
  { key: 'tech_cards', icon: 'tech', dye: '#a85a0c' },
  { key: 'civilizations', icon: 'civilization', dye: '#7b4a8c' },
  { key: 'exploring', icon: 'territory', dye: '#4d7330' },
  { key: 'space_tiles', icon: 'space', dye: '#27264a' },
  { key: 'dice', icon: 'die-red', dye: '#b2342d' },
  { key: 'territories', icon: 'score-territories', dye: '#6b7a1f' },
  { key: 'landmarks', icon: 'landmark', dye: '#8d5f4a' },
  { key: 'achievements', icon: 'trophy', dye: '#5a4a2a' },
  { key: 'other', icon: 'plus', dye: '#64533e' },
];

export const ERAS = ['setup', 'era_1', 'era_2', 'era_3', 'era_4', 'income_5', 'after_end'] as const;

/** What stands on the table in the end, and what was done. */
export const COUNTS: readonly { key: string; icon: IconName; of: (sheet: ScoreSheet) => number }[] = [
  { key: 'landmarks', icon: 'landmark', of: (sheet) => sheet.landmarks },
  { key: 'territories', icon: 'score-territories', of: (sheet) => sheet.territories },
  { key: 'tech_cards', icon: 'tech', of: (sheet) => sheet.tech_cards },
  { key: 'districts', icon: 'district', of: (sheet) => sheet.districts },
  { key: 'income_buildings', icon: 'house', of: (sheet) => sheet.income_buildings },
  { key: 'conquests', icon: 'conquer', of: (sheet) => sheet.counts.conquests ?? 0 },
];

export interface Ranked {
  seat: number;
  /** From 1; those who are level have the same place. */
  place: number;
  vp: number;
  left: number;
  conceded: boolean;
  won: boolean;
}

export function resourcesLeft({ resources }: Pick<PlayerView, 'resources'>): number {
  return resources.coin + resources.worker + resources.food + resources.culture;
}

/** Whose points count: the Shadow Empire has none. */
export function scoring(doc: Doc): PlayerView[] {
  return doc.view.players.filter((one) => one.bot !== 'shadow_empire');
}

/** The players from first to last: points, then resources left; who has conceded comes after all others. */
export function ranking(doc: Doc): Ranked[] {
  const { seats, winners = [] } = doc as Doc & Partial<HostedDoc>;
  const conceded = new Set(
    (seats as Partial<HostedDoc['seats'][number]>[]).filter((s) => s.conceded).map((s) => s.seat),
  );
  const all = scoring(doc).map((one) => ({
    seat: one.seat,
    vp: one.vp,
    left: resourcesLeft(one),
    conceded: conceded.has(one.seat),
    won: winners.includes(one.seat),
  }));
  const before = (a: (typeof all)[number], b: (typeof all)[number]): number =>
    Number(a.conceded) - Number(b.conceded) || b.vp - a.vp || b.left - a.left;
  return all.sort(before).map((one) => ({ ...one, place: 1 + all.filter((other) => before(other, one) < 0).length }));
}

/** The sheet of the Automa: its points are counted by methods, and booked as other. */
export function automaSheet(sheet: ScoreSheet): Sheet {
  const { territories = 0, landmarks = 0, ...by } = sheet.points_by_method;
  const tracks = TRACKS.reduce((sum, track) => sum + (by[`spaces_${track}`] ?? 0), 0);
  const other = (sheet.points_by_source.other ?? 0) - tracks - territories - landmarks;
  return { ...sheet, points_by_source: { ...sheet.points_by_source, tracks, territories, landmarks, other } };
}

export interface Segment {
  key: Source;
  dye: string;
  points: number;
}

/** The bar of a player: what points come from, all that is more than nothing. */
export function segments(sheet: Pick<Sheet, 'points_by_source'>): Segment[] {
  return SOURCES.flatMap(({ key, dye }) => {
    const points = sheet.points_by_source[key] ?? 0;
    return points > 0 ? [{ key, dye, points }] : [];
  });
}

/** The points after each turn; a turn in which nothing was told has those of the one before. */
export function byTurn(sheet: ScoreSheet): number[] {
  const found: number[] = [];
  for (const { turn, vp } of sheet.points_by_turn) {
    while (found.length < turn) found.push(found.at(-1) ?? vp);
    found[turn] = vp;
  }
  return found;
}

/** Which of the figures are the best of their row; none where nobody has any. */
export function best(row: readonly number[]): boolean[] {
  const most = Math.max(...row);
  return row.map((one) => one === most && most > 0);
}
