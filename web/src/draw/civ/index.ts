/** The mats of the sixteen civilizations, drawn for two heights: about 74 on the desktop table, 104 and more elsewhere. */
import type { Civilization } from '../../api';
import { craftsmen, entertainers, merrymakers, militants, mystics } from './lanes';
import type { Drawing } from './mat';
import { alchemists, architects, futurists, nomads, theChosen } from './pictures';
import { historians, isolationists, leaders, senders } from './squares';

export { fieldsOf } from './mat';
export type { Mat, MatFields, MatScene, Place, Spot } from './mat';

export const MATS: Record<Civilization, Drawing> = {
  alchemists,
  architects,
  craftsmen,
  entertainers,
  futurists,
  heralds: senders,
  historians,
  inventors: senders,
  isolationists,
  leaders,
  merrymakers,
  militants,
  mystics,
  nomads,
  the_chosen: theChosen,
  traders: senders,
};
