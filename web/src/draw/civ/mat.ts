/** What a civilization mat is drawn from, and what comes of it: art, and the places on it that may be acted on. */
import type {
  AlchemistsFields,
  Category,
  CivilizationMat,
  CivilizationRow,
  CraftsmenFields,
  EntertainersFields,
  HeraldsFields,
  HistoriansFields,
  MatColumn,
  MerrymakersFields,
  MilitantsFields,
  MysticsFields,
  Slot,
  Track,
} from '../../api';
import { DASHED, fixed, text, type Type } from '../svg';

/** What lies on any mat: each civilization has some of it, and none at all before its mat is set up. */
export type MatFields = Partial<
  AlchemistsFields &
    CraftsmenFields &
    EntertainersFields &
    HeraldsFields &
    HistoriansFields &
    MerrymakersFields &
    MilitantsFields &
    MysticsFields
>;

/** The fields of a mat, whichever civilization's it is. */
export function fieldsOf(mat: CivilizationMat): MatFields {
  return mat.fields;
}

/** A place on a mat, as options name it. */
export type Spot =
  | { slot: number }
  | { column: MatColumn }
  | { row: 'top' | 'bottom' }
  | { track: Track }
  | { category: Category; number: number };

export interface Place {
  spot: Spot;
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Mat {
  svg: string;
  places: Place[];
}

/** All a mat shows. `words` says what stands below the pictures. */
export interface MatScene {
  civilization: CivilizationRow;
  fields: MatFields;
  width: number;
  height: number;
  /** Room for names beside icons: phone, tablet, catalogue. */
  big: boolean;
  /** The owner's colour. */
  owner: number;
  /** Colours of those who hold tokens of the Historians. */
  holders: readonly number[];
  /** Tracks on which nobody is ahead of the owner. */
  leads: readonly Track[];
  opponents: number;
  achievements: number;
  words: (key: string) => string;
}

export type Drawing = (scene: MatScene) => Mat;

export function slots(scene: MatScene): readonly Slot[] {
  return scene.civilization.printed.slots;
}

/** A quiet line of text. */
export function note(scene: MatScene, x: number, y: number, words: string, type: Type = {}): string {
  return text(x, y, words, { size: scene.big ? 13 : 12, weight: 500, fill: 'var(--ink-2)', ...type });
}

/** The line at the foot of a mat: what it does, in a few words. */
export function foot(scene: MatScene, x = scene.width / 2, key: string = scene.civilization.key): string {
  const room = 2 * Math.min(x, scene.width - x) - 4;
  return note(scene, x, scene.height - 4, scene.words(`page-mat-${key}`), { room });
}

/** A square field; an empty one is dashed. */
export function square(x: number, y: number, size: number, gone = false): string {
  return `<rect x="${fixed(x - size / 2)}" y="${fixed(y - size / 2)}" width="${fixed(size)}" height="${fixed(size)}" rx="4" fill="var(${gone ? '--cell-dim' : '--cell'})" stroke="var(--line-strong)" stroke-width="1.2" ${gone ? DASHED : ''}/>`;
}

/** A place around its middle. */
export function place(spot: Spot, x: number, y: number, w: number, h = w): Place {
  return { spot, x: x - w / 2, y: y - h / 2, w, h };
}
