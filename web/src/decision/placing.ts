/** Places for a building: which of several options is meant by pointing at a plot. */
import type { Option } from '../api';
import { box } from '../box';
import { parsePlot, turnedFootprint } from '../geometry/city';

export type Place = Extract<Option, { verb: 'place' }>;

interface Spot {
  row: number;
  column: number;
}

export function places(options: readonly Option[]): Place[] {
  return options.filter((one): one is Place => one.verb === 'place');
}

/** In quarters; buildings of one plot are not turned. */
export function turnOf(option: Option | null): number {
  return option?.verb === 'place' && 'turn' in option.arguments ? option.arguments.turn : 0;
}

/** All turns that these options know. */
export function turnsOf(options: readonly Option[]): number[] {
  return [...new Set(places(options).map(turnOf))].sort((a, b) => a - b);
}

/** The middle of the plots that a piece would cover. */
export function middle({ arguments: { plots } }: Place): Spot {
  const all = plots.map(parsePlot);
  const mean = (of: (spot: Spot) => number) => all.reduce((sum, one) => sum + of(one), 0) / Math.max(1, all.length);
  return { row: mean((one) => one.row), column: mean((one) => one.column) };
}

/** The rows, columns and districts that a place completes. */
export interface Completed {
  rows: readonly unknown[];
  columns: readonly unknown[];
  districts: readonly unknown[];
}

/** All plots of a piece that lies like this, inside the city and over its rim; a building has one. */
export function footprintOf({ arguments: given }: Place): Spot[] {
  if (!('corner' in given)) return given.plots.map(parsePlot);
  const corner = parsePlot(given.corner);
  return turnedFootprint(box().landmark(given.piece).footprint, given.turn).flatMap((cells, row) =>
    Array.from(cells).flatMap((cell, column) =>
      cell === '1' ? [{ row: corner.row + row, column: corner.column + column }] : [],
    ),
  );
}

/** Those of them that lie over the rim. */
export function overhangOf(place: Place): Spot[] {
  const over = (at: number) => at < 0 || at > 8;
  return footprintOf(place).filter(({ row, column }) => over(row) || over(column));
}

/**
 * Which place is meant by pointing at a plot: the one with most plots inside the city, then what completes most
 * districts, then most rows and columns; then the turn that is set, and the one whose middle is nearest.
 */
export function ranked(
  options: readonly Place[],
  to: Spot,
  turn: number,
  completes: (option: Place) => Completed | null,
): Place[] {
  const keys = new Map(
    options.map((one) => {
      const done = completes(one) ?? { rows: [], columns: [], districts: [] };
      const { row, column } = middle(one);
      const turned = turnOf(one) === turn ? 0 : 1;
      const lines = done.rows.length + done.columns.length;
      const far = Math.hypot(row - to.row, column - to.column);
      return [one, [-one.arguments.plots.length, -done.districts.length, -lines, turned, far]] as const;
    }),
  );
  return [...options].sort((a, b) => {
    const [left, right] = [keys.get(a)!, keys.get(b)!];
    const at = left.findIndex((key, i) => key !== right[i]);
    return at < 0 ? 0 : left[at]! - right[at]!;
  });
}

/** Those nearest to a spot come first. */
export function nearest(options: readonly Place[], to: Spot): Place[] {
  const far = (one: Place) => {
    const { row, column } = middle(one);
    return Math.hypot(row - to.row, column - to.column);
  };
  return [...options].sort((a, b) => far(a) - far(b));
}
