import type { LuckCheck } from '../luck/checking';

/** What can be done when a game is over. */
export interface EndActions {
  /** The address for whoever wants to look at the table. */
  link: string;
  /** Shows the game as a film, from a turn on. */
  film?: ((turn?: number) => void) | undefined;
  /** Downloads the record. */
  record: () => void;
  /** The next game of the same people; null for those who do not sit here. */
  rematch: (() => void) | null;
  /** Whether somebody has made the next table already. */
  waiting: boolean;
  /** Checks that the game was played with the luck that was promised. */
  checkLuck: () => Promise<LuckCheck[]>;
  home: () => void;
}
