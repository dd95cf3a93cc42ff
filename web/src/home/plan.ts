/** A new game as it is put together on the start page, and what the server is asked for in the end. */
import type { Civilization, Join, Pace, Tapestry, Wanted } from '../api';

/** Who sits on a place: somebody at this screen, somebody with a link, a bot, the Automa of the solo game, nobody. */
export type Who = 'me' | 'open' | 'bot' | 'automa' | 'nobody';

export interface Place {
  who: Who;
  name: string;
  bot: string;
  civilization: Civilization | null;
  capital: number | null;
}

export interface Plan {
  places: Place[];
  /** Of the Automa, 1 to 6. */
  level: number;
  start_bonus: boolean;
  shadow_empire: boolean;
  loop_guard: boolean;
  optional_x_advance: boolean;
  without: Tapestry[];
  title: string;
  pace: Pace;
  join: Join;
  absent_after: number | null;
  hints: boolean;
  seed: string;
}

export const PLACES = 5;
export const LEVELS = [1, 2, 3, 4, 5, 6] as const;
export const HOURS = [null, 1, 24, 72] as const;

export function newPlan(name: string, bot = 'journeyman'): Plan {
  const place = (who: Who): Place => ({ who, name: '', bot, civilization: null, capital: null });
  const places = [place('me'), place('bot'), place('nobody'), place('nobody'), place('nobody')];
  places[0]!.name = name;
  return {
    places,
    level: 2,
    start_bonus: false,
    shadow_empire: false,
    loop_guard: true,
    optional_x_advance: false,
    without: [],
    title: '',
    pace: 'instant',
    join: 'link',
    absent_after: null,
    hints: true,
    seed: '',
  };
}

/** The places where somebody sits; against the Automa one is alone. */
export function takenPlaces(plan: Plan): Place[] {
  const sitting = plan.places.filter((one) => one.who !== 'nobody' && one.who !== 'automa');
  return isSolo(plan) ? sitting.slice(0, 1) : sitting;
}

export function isSolo(plan: Plan): boolean {
  return plan.places.some((one) => one.who === 'automa');
}

/** Somebody sits down on a place. The Automa wants nobody else at the table, and nobody else wants the Automa. */
export function setPlace(plan: Plan, at: number, who: Who): void {
  plan.places[at]!.who = who;
  if (who === 'automa') {
    plan.places.forEach((one, i) => {
      if (i !== at && i !== 0) one.who = 'nobody';
    });
    if (plan.places[0]!.who !== 'open') plan.places[0]!.who = 'me';
  } else if (who !== 'nobody' && at !== 0) {
    for (const one of plan.places) if (one.who === 'automa') one.who = 'nobody';
  }
}

/** Why no game can be played like this: too few people. */
export function isReady(plan: Plan): boolean {
  return isSolo(plan) ? takenPlaces(plan).length === 1 : takenPlaces(plan).length >= 2;
}

/** Players on one start territory: two of the chosen capitals are the same, or share one. */
export function capitalsClash(places: readonly Place[], starts: (capital: number) => string): boolean {
  const chosen = places.flatMap((one) => (one.capital ? [starts(one.capital)] : []));
  return new Set(chosen).size < chosen.length;
}

export function civilizationsClash(places: readonly Place[]): boolean {
  const chosen = places.flatMap((one) => one.civilization ?? []);
  return new Set(chosen).size < chosen.length;
}

/** A whole number that the server takes, or null for one it draws itself; undefined: it is none. */
export function seedOf(text: string): number | string | null | undefined {
  const digits = text.trim();
  if (!digits) return null;
  if (!/^\d{1,30}$/.test(digits)) return undefined;
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : String(BigInt(digits));
}

/** What the server is asked for; bots without a name of their own are called `names` in turn. */
export function requestOf(plan: Plan, names: readonly string[]): Wanted {
  const places = takenPlaces(plan);
  const solo = isSolo(plan);
  let bots = 0;
  const options: Record<string, unknown> = {};
  if (solo) options.level = plan.level;
  if (plan.start_bonus) options.start_bonus = true;
  if (plan.shadow_empire && places.length === 2) options.shadow_empire = true;
  if (!plan.loop_guard) options.loop_guard = false;
  if (plan.optional_x_advance) options.optional_x_advance = true;
  if (plan.without.length) options.without = plan.without;
  if (places.some((one) => one.civilization)) options.civilizations = places.map((one) => one.civilization);
  if (places.some((one) => one.capital)) options.capitals = places.map((one) => one.capital);
  const seed = seedOf(plan.seed) ?? null;
  const others = places.some((one) => one.who === 'open');
  return {
    players: places.length,
    seats: places.map((one) => (one.who === 'bot' ? `bot:${one.bot}` : one.who)),
    names: places.map((one) => one.name.trim() || (one.who === 'bot' ? names[bots++ % names.length]! : '')),
    options,
    title: plan.title.trim(),
    pace: plan.pace,
    join: plan.join,
    absent_after: plan.absent_after,
    hints: plan.hints,
    seed,
    luck: others && seed === null ? 'together' : 'host', // friends elsewhere bring their part of the luck
  };
}
