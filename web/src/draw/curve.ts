/** Points over turns: one thread for each player, told apart by colour, dash and the mark at its end. */
import { disc } from './pieces';
import { fixed, text } from './svg';

export interface Thread {
  /** The number of the player's colour. */
  colour: number;
  name: string;
  /** Points after turn 0, 1, ... */
  points: readonly number[];
}

export interface Cloth {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const DASHES = ['', '9 3', '3 3', '12 3 3 3', '6 2', '2 4', '14 4'];
const LINES = 5; // at most so many steps of the scale

/** The dash of a player's thread, from the number of the colour. */
export function dash(colour: number): string {
  return DASHES[(colour - 1) % DASHES.length]!;
}

/** The step of the scale: up to five of them, at round numbers. */
export function scaleStep(most: number): number {
  const rough = Math.max(1, most / LINES);
  const ten = 10 ** Math.floor(Math.log10(rough));
  const found = [1, 2, 5, 10].find((one) => one * ten >= rough)!;
  return found * ten;
}

/** Where a turn lies, and where points do. */
export function places(
  cloth: Cloth,
  turns: number,
  most: number,
): { x: (turn: number) => number; y: (vp: number) => number } {
  const { width, height, left, right, top, bottom } = cloth;
  return {
    x: (turn) => left + ((width - left - right) * turn) / Math.max(1, turns),
    y: (vp) => height - bottom - ((height - top - bottom) * vp) / Math.max(1, most),
  };
}

/** The line of a thread. */
export function line(points: readonly number[], x: (turn: number) => number, y: (vp: number) => number): string {
  return `M${points.map((vp, turn) => `${fixed(x(turn))} ${fixed(y(vp))}`).join('L')}`;
}

/** Heights that keep a distance from each other, as near to those wanted as their order allows. */
export function apart(wanted: readonly number[], distance: number, lowest: number): number[] {
  const order = wanted.map((y, at) => ({ y, at })).sort((a, b) => a.y - b.y || a.at - b.at);
  for (let i = 1; i < order.length; i++) order[i]!.y = Math.max(order[i]!.y, order[i - 1]!.y + distance);
  for (let i = order.length - 1, limit = lowest; i >= 0; i--, limit -= distance) {
    order[i]!.y = Math.min(order[i]!.y, limit);
  }
  const found: number[] = [];
  for (const { y, at } of order) found[at] = y;
  return found;
}

/** The whole chart: scale, threads, names at their ends; `first` and `last` are the words below its ends. */
export function chart(threads: readonly Thread[], cloth: Cloth, first: string, last: string): string {
  const turns = Math.max(1, ...threads.map((one) => one.points.length - 1));
  const highest = Math.max(10, ...threads.flatMap((one) => one.points));
  const step = scaleStep(highest);
  const most = Math.ceil(highest / step) * step;
  const { x, y } = places(cloth, turns, most);
  const { width, height, left, right, top, bottom } = cloth;
  const lines: string[] = [];
  for (let vp = 0; vp <= most; vp += step) {
    lines.push(
      `<path d="M${left} ${fixed(y(vp))}H${width - right}" stroke="var(--line)" stroke-dasharray="3 3"/>`,
      text(left - 6, y(vp) + 4, vp, { weight: 500, anchor: 'end', fill: 'var(--ink-2)' }),
    );
  }
  const woven = threads.map(({ colour, points }) => {
    const d = line(points, x, y);
    const dashed = dash(colour) ? ` stroke-dasharray="${dash(colour)}"` : '';
    return `<path d="${d}" fill="none" stroke="var(--panel)" stroke-width="5.5"/><path d="${d}" fill="none" stroke="var(--p${colour})" stroke-width="3" stroke-linejoin="round"${dashed}/>`;
  });
  const ends = apart(
    threads.map((one) => y(one.points.at(-1) ?? 0)),
    19,
    height - bottom,
  );
  const named = threads.map(
    ({ colour, name }, i) =>
      disc(colour, width - right + 13, Math.max(top, ends[i]!), 8) +
      text(width - right + 26, Math.max(top, ends[i]!) + 4.5, shortened(name), { size: 13, anchor: 'start' }),
  );
  const foot = { weight: 500, fill: 'var(--ink-2)' };
  return [
    ...lines,
    ...woven,
    ...named,
    text(left, height - 5, first, { ...foot, anchor: 'start' }),
    text(width - right, height - 5, last, { ...foot, anchor: 'end' }),
  ].join('');
}

const LONGEST_NAME = 11;

function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
}
