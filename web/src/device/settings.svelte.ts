/**
 * What somebody likes on this device, in one place. Kept in the browser's storage where there is one; without it for as
 * long as the page is open.
 */
import { store, readStored } from './storage';

export type TurnEnd = 'off' | 'at_once' | 'countdown';

export interface Settings {
  /** How the own turn ends; null: as the table has it. */
  turnEnd: TurnEnd | null;
  /** Ask once more before a resource over 8 is lost or an ability is given up. */
  warn: boolean;
  /** Tell what the bots of a solo game did before one's own turn. */
  bots: boolean;
  theme: 'system' | 'light' | 'dark';
  /** Weaves and marks of players and terrain. */
  patterns: 'soft' | 'strong';
  /** Size of everything, in percent. */
  size: 90 | 100 | 115 | 130;
  /** Names on the income mat. */
  names: boolean;
  motion: 'none' | 'calm' | 'full';
  /** How fast others' moves are shown; 0: at once; null: nothing was chosen. */
  pace: 0 | 1 | 1.5 | 3 | null;
  bell: boolean;
  thread: boolean;
  shuttle: boolean;
  batten: boolean;
  die: boolean;
  drum: boolean;
  end: boolean;
  /** A browser notice when it is one's turn and the page is hidden. */
  notice: boolean;
  /** null: as the browser prefers. */
  language: string | null;
  /** How much spaces and hexes say to those who hear them. */
  reader: 'short' | 'full';
}

export const DEFAULTS: Settings = {
  turnEnd: null,
  warn: true,
  bots: true,
  theme: 'system',
  patterns: 'soft',
  size: 100,
  names: true,
  motion: 'full',
  pace: null,
  bell: true,
  thread: false,
  shuttle: false,
  batten: false,
  die: false,
  drum: false,
  end: false,
  notice: false,
  language: null,
  reader: 'full',
};

/** What may stand in storage for each; anything else was written by another version and is left out. */
const KNOWN: { [K in keyof Settings]: (value: unknown) => boolean } = {
  turnEnd: oneOf(null, 'off', 'at_once', 'countdown'),
  warn: oneOf(true, false),
  bots: oneOf(true, false),
  theme: oneOf('system', 'light', 'dark'),
  patterns: oneOf('soft', 'strong'),
  size: oneOf(90, 100, 115, 130),
  names: oneOf(true, false),
  motion: oneOf('none', 'calm', 'full'),
  pace: oneOf(null, 0, 1, 1.5, 3),
  bell: oneOf(true, false),
  thread: oneOf(true, false),
  shuttle: oneOf(true, false),
  batten: oneOf(true, false),
  die: oneOf(true, false),
  drum: oneOf(true, false),
  end: oneOf(true, false),
  notice: oneOf(true, false),
  language: (value) => value === null || typeof value === 'string',
  reader: oneOf('short', 'full'),
};

const KEY = 'settings'; // public/theme.js reads it, too, before the first paint
const USUAL_PACE = 1.5;

function oneOf(...values: unknown[]): (value: unknown) => boolean {
  return (value) => values.includes(value);
}

/** What is written, with the usual for all that is not or cannot be read. */
export function read(written: string | null): Settings {
  let found: unknown;
  try {
    found = JSON.parse(written ?? '{}');
  } catch {
    found = {};
  }
  if (found === null || typeof found !== 'object') return { ...DEFAULTS };
  const kept = Object.entries(found).filter(([key, value]) => key in KNOWN && KNOWN[key as keyof Settings](value));
  return { ...DEFAULTS, ...Object.fromEntries(kept) };
}

const DARK = '(prefers-color-scheme: dark)';
const STILL = '(prefers-reduced-motion: reduce)';

function systemWants(what: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(what).matches;
}

let still = $state(systemWants(STILL));
let current = $state.raw<Settings>(read(readStored(KEY)));

/** The settings of this device; read it where they are needed, it changes in place. */
export function settings(): Settings {
  return current;
}

export function change(changes: Partial<Settings>): void {
  current = { ...current, ...changes };
  store(KEY, JSON.stringify(current));
  apply();
}

/** How much may move: the system's wish comes before the setting. */
export function motion(): Settings['motion'] {
  return still ? 'none' : current.motion;
}

/** How fast others' moves are shown, 0: at once. Who wants nothing to move sees them at once, unless a pace was chosen. */
export function pace(): number {
  return current.pace ?? (motion() === 'none' ? 0 : USUAL_PACE);
}

/** What the styles need to know stands on the root of the page. */
export function apply(): void {
  const root = document.documentElement;
  const dark = current.theme === 'dark' || (current.theme === 'system' && systemWants(DARK));
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.patterns = current.patterns;
  root.dataset.motion = current.motion;
  root.dataset.names = current.names ? 'shown' : 'hidden';
}

/** Once, when the page begins: applied, and again where the system or another page of this device changes it. */
export function begin(): void {
  const asked = new URLSearchParams(location.search).get('theme');
  if (asked === 'light' || asked === 'dark') current = { ...current, theme: asked };
  apply();
  matchMedia(DARK).addEventListener('change', apply);
  matchMedia(STILL).addEventListener('change', ({ matches }) => (still = matches));
  addEventListener('storage', (event) => {
    if (event.key !== KEY) return;
    current = read(event.newValue);
    apply();
  });
}
