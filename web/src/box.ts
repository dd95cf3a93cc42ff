/** The contents of the box, as `/api/components` lists them, ready to be looked up. The same for every table. */
import type {
  Achievement,
  AchievementRow,
  Building,
  Capital,
  Civilization,
  CivilizationRow,
  Components,
  IncomeRow,
  Landmark,
  LandmarkPiece,
  PrintedLand,
  Space,
  SpaceTile,
  Tapestry,
  TapestryCard,
  TechCard,
  Technology,
  TerritoryTile,
  Track,
} from './api';

export const TRACKS: readonly Track[] = ['exploration', 'science', 'military', 'technology'];
export const BUILDINGS: readonly Building[] = ['market', 'house', 'farm', 'armory'];
export const RESOURCES = ['coin', 'worker', 'food', 'culture'] as const;
export const ROMAN = ['0', 'I', 'II', 'III', 'IV', 'V'] as const;
const ERAS = 4;

/** The era a player is in: the last income turn ends the fourth, it begins none. */
export function eraName(era: number): string {
  return ROMAN[Math.min(era, ERAS)]!;
}

/** Prerequisites of tech cards call the rows of the income mat by their plural. */
const ROWS: Record<string, Building> = { markets: 'market', houses: 'house', farms: 'farm', armories: 'armory' };

function by<Key, Row>(rows: readonly Row[], key: (row: Row) => Key): Map<Key, Row> {
  return new Map(rows.map((row) => [key(row), row]));
}

/** Components refer to landmarks by their printed name. */
export function landmarkKey(name: string): Landmark {
  return name.toLowerCase().replaceAll(' ', '_') as Landmark;
}

export class Box {
  readonly #landmarks: Map<Landmark, LandmarkPiece>;
  readonly #capitals: Map<number, Capital>;
  readonly #tiles: Map<number, TerritoryTile>;
  readonly #spaceTiles: Map<number, SpaceTile>;
  readonly #tech: Map<Technology, TechCard>;
  readonly #tapestries: Map<Tapestry, TapestryCard>;
  readonly #civilizations: Map<Civilization, CivilizationRow>;
  readonly #achievements: Map<Achievement, AchievementRow>;
  readonly #printed: Map<string, PrintedLand>;
  readonly #hexNames: Map<string, string>;

  constructor(readonly list: Components) {
    this.#landmarks = by(list.landmarks, (one) => one.id);
    this.#capitals = by(list.capitals, (one) => one.number);
    this.#tiles = by(list.territory_tiles, (one) => one.id);
    this.#spaceTiles = by(list.space_tiles, (one) => one.id);
    this.#tech = by(list.tech_cards, (one) => one.id);
    this.#tapestries = by(list.tapestry_cards, (one) => one.id);
    this.#civilizations = by(list.civilizations, (one) => one.key);
    this.#achievements = by(list.achievements, (one) => one.id);
    const sides = ['small', 'large'] as const;
    this.#printed = new Map(
      sides.flatMap((side) => list.map[side].printed.map((land) => [`${side} ${land.hex.join(',')}`, land] as const)),
    );
    this.#hexNames = new Map(
      sides.flatMap((side) =>
        list.map[side].hexes.map((hex, i) => [`${side} ${hex.join(',')}`, list.map[side].names[i]!] as const),
      ),
    );
  }

  space(track: Track, number: number): Space {
    return this.list.tracks[track][number - 1]!;
  }

  income(building: Building): IncomeRow {
    return this.list.income_mat[building];
  }

  landmark(key: Landmark): LandmarkPiece {
    return this.#landmarks.get(key)!;
  }

  capital(number: number): Capital {
    return this.#capitals.get(number)!;
  }

  tile(number: number): TerritoryTile {
    return this.#tiles.get(number)!;
  }

  spaceTile(number: number): SpaceTile {
    return this.#spaceTiles.get(number)!;
  }

  tech(key: Technology): TechCard {
    return this.#tech.get(key)!;
  }

  isTapestry(key: string): key is Tapestry {
    return this.#tapestries.has(key as Tapestry);
  }

  tapestry(key: Tapestry): TapestryCard {
    return this.#tapestries.get(key)!;
  }

  civilization(key: Civilization): CivilizationRow {
    return this.#civilizations.get(key)!;
  }

  achievement(key: Achievement): AchievementRow {
    return this.#achievements.get(key)!;
  }

  /** A hex as the rim of the board names it: D4 for 0,0. */
  hexName(side: 'small' | 'large', hex: string): string {
    return this.#hexNames.get(`${side} ${hex}`)!;
  }

  /** Land printed on a side of the map, if this hex has any. */
  printed(side: 'small' | 'large', hex: string): PrintedLand | undefined {
    return this.#printed.get(`${side} ${hex}`);
  }

  /** The building on a row of the income mat. */
  buildingOf(income: string): Building {
    return ROWS[income]!;
  }

  /** The land terrains of a territory tile. */
  landOf(tile: number): string[] {
    const { inner, vertices } = this.tile(tile);
    return inner ? [inner] : [...new Set(vertices)].filter((terrain) => terrain !== 'sea');
  }

  /** The landmark that waits on a space of a track, if one does. */
  landmarkOf(track: Track, number: number): Landmark | null {
    const name = this.space(track, number).landmark;
    return name === null ? null : landmarkKey(name);
  }

  /** How many plots a capital city leaves open. */
  openPlots(capital: number): number {
    return this.capital(capital).grid.join('').replaceAll('#', '').length;
  }
}

let current: Box | undefined;

/** The box, once `open` was called with its contents. */
export function box(): Box {
  if (!current) throw new Error('the box has not been opened yet');
  return current;
}

export function isOpen(): boolean {
  return current !== undefined;
}

export function open(list: Components): Box {
  return (current = new Box(list));
}
