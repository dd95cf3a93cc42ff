/** Every kind of decision: the shape of its question, and whether a click on a thing is enough. */
import type { DecisionKind } from '../api';

export type Shape =
  | 'faces' // the things themselves, and the same as buttons in the bar
  | 'hand' // cards in hand, which glow there
  | 'dice'
  | 'hex'
  | 'payment'
  | 'stepper'
  | 'exchange'
  | 'rotation'
  | 'plot'
  | 'gallery'
  | 'yesno'
  | 'push'
  | 'trap'
  | 'setup'
  | 'end'
  | 'plain'; // the options in words: no kind is meant to stay here

export interface Row {
  shape: Shape;
  /** `click`: a thing that stands for one option carries it out; `button`: it is picked and confirmed in the bar. */
  confirm: 'click' | 'button';
  /** Things are picked one after the other, and all of them together are the option. */
  together?: true;
  /** Several may be marked; they are carried out one after the other. */
  several?: true;
}

function row(shape: Shape, confirm: Row['confirm'] = 'button'): Row {
  return { shape, confirm };
}

export const KINDS = {
  // a step on a track
  turn: row('faces', 'click'),
  advance: row('faces'),
  research: row('yesno', 'click'),
  use_rolls: row('faces', 'click'),
  which_roll: row('faces', 'click'),
  roll_again: row('push', 'click'),
  name_track: row('faces'),
  pact_track: row('faces'),
  singularity: row('faces'),
  // own and others' tokens
  token: row('faces', 'click'),
  jump: row('faces', 'click'),
  repeat: row('faces'),
  regress: row('faces'),
  move: { shape: 'faces', confirm: 'button', together: true },
  opponent_token: row('faces'),
  // resources
  pay: row('payment'),
  gain: row('stepper'),
  bonus: row('payment'),
  convert: row('faces', 'click'),
  exchange: row('exchange'),
  // the map
  explore_tile: row('faces', 'click'),
  explore_hex: row('hex', 'click'),
  explore_turn: row('rotation'),
  conquer: row('hex'),
  trade: row('hex'),
  colony: row('hex'),
  uprising: row('hex'),
  explore_space: row('faces'),
  // city, landmarks
  building: row('faces', 'click'),
  place: row('plot'),
  landmark: row('faces'),
  swap: row('plot', 'click'),
  swap_with: row('plot'),
  // dice, traps
  die: row('dice', 'click'),
  trap: row('trap', 'click'),
  // cards
  play_tapestry: row('hand'),
  play_gained: row('hand'),
  discard: { shape: 'faces', confirm: 'button', several: true },
  discard_for_vp: { shape: 'hand', confirm: 'button', several: true },
  heralds: row('gallery'),
  copy: row('gallery'),
  historians: row('faces'),
  give_tile: row('faces'),
  // technology
  invent: row('faces', 'click'),
  refresh: row('yesno', 'click'),
  upgrade: row('faces'),
  tech_part: row('faces', 'click'),
  token_on_tech: row('gallery'),
  same_benefit: row('yesno', 'click'),
  // civilization mats
  use_civilization: row('faces', 'click'),
  path: row('faces', 'click'),
  column: row('faces', 'click'),
  square: row('faces', 'click'),
  predict: row('faces'),
  outpost_row: row('faces', 'click'),
  fill_row: row('faces', 'click'),
  isolate: row('yesno', 'click'),
  // yes or no
  may: row('yesno', 'click'),
  olympics: row('yesno', 'click'),
  double_benefit: row('yesno', 'click'),
  settle_tile: row('yesno', 'click'),
  // one of, order
  one_of: row('faces', 'click'),
  order: row('faces', 'click'),
  income_order: row('faces', 'click'),
  // players
  opponent: row('faces'),
  give_tile_to: row('faces'),
  // set-up and end of a turn
  capital: row('setup'),
  civilization: row('setup'),
  automa_civilization: row('faces'),
  end_turn: row('end', 'click'),
} satisfies Record<DecisionKind, Row>;

export function rowOf(kind: DecisionKind): Row {
  return KINDS[kind];
}
