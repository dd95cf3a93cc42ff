/** The plots of a capital city: a1 is the upper left one, i9 the lower right one; landmarks may stick out over the rim. */
const COLUMNS = 'xyzabcdefghi';

export interface Plot {
  row: number;
  column: number;
}

/** Row and column of a plot, from 0; outside the city they are negative or over 8. */
export function parsePlot(plot: string): Plot {
  return { row: Number(plot.slice(1)) - 1, column: COLUMNS.indexOf(plot[0]!) - 3 };
}

export function plotName({ row, column }: Plot): string {
  return `${COLUMNS[column + 3]!}${row + 1}`;
}

/** The district of a plot, from 1: three by three, row by row. */
export function districtOf({ row, column }: Plot): number {
  return 3 * Math.floor(row / 3) + Math.floor(column / 3) + 1;
}

/** A footprint turned clockwise by quarters. */
export function turnedFootprint(footprint: readonly string[], quarters: number): string[] {
  let rows = [...footprint];
  for (let i = 0; i < ((quarters % 4) + 4) % 4; i++) {
    const old = rows;
    rows = Array.from(old[0]!, (_, column) => old.map((__, row) => old[old.length - 1 - row]![column]!).join(''));
  }
  return rows;
}
