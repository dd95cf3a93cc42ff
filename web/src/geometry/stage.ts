/** The zones of the desktop stages, in pixels. Between them the nearest smaller one is scaled. */

export type StageName = '1280' | '1440' | '1600';

/** How the table is laid out: all at once, or by touch with tabs. */
export type Layout = 'desktop' | 'tablet' | 'phone';

/** A stage or a small layout that is shown whatever the window: for screenshots and tests. */
export type Fixed = StageName | 'tablet' | 'phone';

export interface Stage {
  name: StageName;
  width: number;
  height: number;
  top: number;
  margin: number;
  board: { width: number; height: number };
  /** Height of the horizontal tracks, width of the vertical ones. */
  track: { height: number; width: number };
  right: { x: number; width: number };
  prompt: number;
  plot: number;
  compact: boolean;
  wide: boolean;
  /** How many lines of the log there is room for. */
  log: number;
}

const WIDE_FROM = 1700;
const SMALLEST = 0.97; // below it text would fall under 11 px
const DESKTOP_FROM = 0.88; // of the smallest stage: laptops with low windows stay there, though a little small
const TABLET_FROM = 700; // px; a window of 1440 px zoomed to 200 % has 720

export function stage(name: StageName, large: boolean): Stage {
  if (name === '1280') {
    return {
      name,
      width: 1280,
      height: 800,
      top: 36,
      margin: 6,
      board: { width: 772, height: 706 },
      track: { height: 100, width: large ? 150 : 140 },
      right: { x: 784, width: 490 },
      prompt: 48,
      plot: 23,
      compact: true,
      wide: false,
      log: 2,
    };
  }
  const wide = name === '1600';
  return {
    name,
    width: wide ? 1600 : 1440,
    height: 900,
    top: 40,
    margin: 8,
    board: { width: 876, height: 792 },
    track: { height: 113, width: large ? 172 : 148 },
    right: { x: 892, width: wide ? 700 : 540 },
    prompt: 54,
    plot: 27,
    compact: false,
    wide,
    log: wide ? 60 : 4,
  };
}

/** The stage for a window, and how much it is scaled. */
export function stageFor(width: number, height: number): { name: StageName; scale: number } {
  const fits = (name: StageName) => {
    const { width: w, height: h } = stage(name, false);
    return Math.min(width / w, height / h);
  };
  const names: StageName[] = width >= WIDE_FROM ? ['1600', '1440', '1280'] : ['1440', '1280'];
  const name = names.find((one) => fits(one) >= SMALLEST) ?? '1280';
  return { name, scale: fits(name) };
}

/** The layout for a window; fingers want larger targets than the desktop has. */
export function layoutFor(width: number, height: number, touch: boolean): Layout {
  if (!touch && stageFor(width, height).scale >= DESKTOP_FROM) return 'desktop';
  return width >= TABLET_FROM ? 'tablet' : 'phone';
}

/** The field of the map between the tracks. */
export function field(of: Stage): { width: number; height: number } {
  return { width: of.board.width - 2 * of.track.width, height: of.board.height - 2 * of.track.height };
}
