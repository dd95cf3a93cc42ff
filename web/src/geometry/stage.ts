/** The zones of the desktop stages, in pixels of the stage, before its scale. */

export type StageName = '1280' | '1440' | '1600';

/** How the table is laid out: all at once, or by touch with tabs. */
export type Layout = 'desktop' | 'tablet' | 'phone';

/** A stage or a small layout that is shown whatever the window: for screenshots and tests. */
export type Fixed = StageName | 'tablet' | 'phone';

/** Which stage, how large it is and how much it is scaled. */
export interface Fitting {
  name: StageName;
  width: number;
  height: number;
  scale: number;
}

export interface Stage {
  width: number;
  height: number;
  margin: number;
  board: { top: number; width: number; height: number };
  /** Height of the horizontal tracks, width of the vertical ones. */
  track: { height: number; width: number };
  /** The column of the mats; `top` is where it begins below the tools. */
  right: { x: number; top: number; width: number };
  prompt: number;
  plot: number;
  /** The drawing of a civilization. */
  civilization: { width: number; height: number };
  /** For laptops, and there in low windows; for large screens. */
  compact: boolean;
  low: boolean;
  wide: boolean;
}

const SIZES: Record<StageName, { width: number; height: number }> = {
  '1280': { width: 1280, height: 720 },
  '1440': { width: 1440, height: 900 },
  '1600': { width: 1600, height: 900 },
};
const WIDE_FROM = 1700;
const WIDEST = 1.25; // of a stage's own width: beyond it the wall is seen left and right
const LOWEST = 640; // px: the laptop's stage gives up height before it gives up type
const LOW = 700;
const BOARD_SHARE = 0.6; // of what is wider than a stage goes to the board, the rest to the mats
const TABLET_FROM = 700; // px; a window of 1440 px zoomed to 200 % has 720

export function fixedStage(name: StageName): Fitting {
  return { name, ...SIZES[name], scale: 1 };
}

/** Laptops and large screens have elastic stages: what a window has more than their proportions is not left to the wall. */
export function stage({ name, width, height }: Fitting, large: boolean): Stage {
  const more = Math.round((width - SIZES[name].width) * BOARD_SHARE);
  if (name === '1280') {
    const low = height < LOW;
    const board = 800 + more;
    const right = width - board - 18;
    const city = low ? 208 : 237;
    return {
      width,
      height,
      margin: 6,
      board: { top: 6, width: board, height: height - 66 },
      track: { height: low ? 84 : 92, width: large ? 146 : 140 },
      right: { x: board + 12, top: 34, width: right },
      prompt: 48,
      plot: low ? 19.4 : 22.6,
      civilization: { width: right - city - 18, height: low ? 52 : 60 },
      compact: true,
      low,
      wide: false,
    };
  }
  if (name === '1600') {
    const board = 932 + more;
    const right = width - board - 24;
    return {
      width,
      height,
      margin: 8,
      board: { top: 8, width: board, height: height - 78 },
      track: { height: 112, width: large ? 166 : 158 },
      right: { x: board + 16, top: 42, width: right },
      prompt: 54,
      plot: 27.2,
      civilization: { width: right - 279 - 22, height: 70 },
      compact: false,
      low: false,
      wide: true,
    };
  }
  return {
    width,
    height,
    margin: 8,
    board: { top: 40, width: 876, height: 792 },
    track: { height: 113, width: large ? 172 : 148 },
    right: { x: 892, top: 40, width: 540 },
    prompt: 54,
    plot: 27,
    civilization: { width: 249, height: 74 },
    compact: false,
    low: false,
    wide: false,
  };
}

/** The stage for a window: the largest that need not be made smaller. */
export function stageFor(width: number, height: number): Fitting {
  const fits = (name: StageName) => Math.min(width / SIZES[name].width, height / SIZES[name].height);
  const names: StageName[] = width >= WIDE_FROM ? ['1600', '1440'] : ['1440'];
  const name = names.find((one) => fits(one) >= 1) ?? '1280';
  if (name === '1440') return { ...fixedStage(name), scale: fits(name) };
  const { width: own, height: high } = SIZES[name];
  const scale = name === '1600' ? fits(name) : Math.max(fits(name), Math.min(1, width / own, height / LOWEST));
  const wider = Math.min(width / scale, own * WIDEST);
  return { name, width: Math.round(wider), height: Math.round(name === '1600' ? high : height / scale), scale };
}

/** The layout for a window; fingers want larger targets than the desktop has. */
export function layoutFor(width: number, height: number, touch: boolean): Layout {
  if (!touch && stageFor(width, height).scale >= 1) return 'desktop';
  return width >= TABLET_FROM ? 'tablet' : 'phone';
}

/** The field of the map between the tracks. */
export function field(of: Stage): { width: number; height: number } {
  return { width: of.board.width - 2 * of.track.width, height: of.board.height - 2 * of.track.height };
}
