/** Places for a building: which of several options is meant by pointing at a plot. */
import type { Option } from '../api';
import { parsePlot } from '../geometry/city';

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

/** Those nearest to a spot come first. */
export function nearest(options: readonly Place[], to: Spot): Place[] {
  const far = (one: Place) => {
    const { row, column } = middle(one);
    return Math.hypot(row - to.row, column - to.column);
  };
  return [...options].sort((a, b) => far(a) - far(b));
}
