/** What differs between two views of a table, as things on it with the player who changed them. */
import type { Event, OnTable, PlayerView, View } from '../api';
import { thing } from '../decision/things';

/** Who did it: the first one that the events name. */
export function actor(events: readonly Event[]): number | null {
  for (const event of events) if ('player' in event && event.key !== 'turn') return event.player;
  return null;
}

/** The things that others have changed, by their text, with the seat whose colour they get. */
export function changes(before: View, after: View, events: readonly Event[]): Map<string, number> {
  const found = new Map<string, number>();
  if (before === after) return found;
  const mark = (on: OnTable, seat: number | null): void => {
    if (seat !== null && seat !== after.viewer) found.set(thing(on), seat);
  };
  const by = actor(events);
  for (const [hex, lies] of Object.entries(after.hexes)) {
    const was = before.hexes[hex];
    if (lies !== was && !same(lies, was)) mark({ thing: 'hex', hex }, by ?? lies?.controller ?? null);
  }
  for (const player of after.players) {
    const was = before.players[player.seat];
    if (was && was !== player) changesOf(was, player, mark);
  }
  for (const card of after.display) {
    if (!before.display.includes(card)) mark({ thing: 'tech', player: null, row: 'display', technology: card }, by);
  }
  return found;
}

const ERAS = ['1', '2', '3', '4'] as const;
const ROWS = ['top', 'middle', 'bottom'] as const;

function changesOf(was: PlayerView, now: PlayerView, mark: (on: OnTable, seat: number) => void): void {
  const { seat } = now;
  if (!same(was, now)) mark({ thing: 'player', player: seat }, seat);
  const stood = new Map(was.track_tokens.map((one) => [one.id, one]));
  for (const { id, track, space } of now.track_tokens) {
    const old = stood.get(id);
    if (space && (old?.track !== track || old.space !== space)) mark({ thing: 'space', track, space }, seat);
  }
  for (const era of ERAS) {
    if (!same(was.tapestries[era], now.tapestries[era])) {
      mark({ thing: 'era', player: seat, era: Number(era) }, seat);
    }
  }
  for (const row of ROWS) {
    for (const technology of now.tech[row]) {
      if (!was.tech[row].includes(technology)) mark({ thing: 'tech', player: seat, row, technology }, seat);
    }
  }
  const built = new Set(was.city?.pieces.map((one) => one.id));
  for (const piece of now.city?.pieces ?? []) {
    if (!built.has(piece.id)) for (const plot of piece.plots ?? []) mark({ thing: 'plot', player: seat, plot }, seat);
  }
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
