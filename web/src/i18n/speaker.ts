/** The log in sentences, and players by name, as one viewer hears them. */
import type { AnyDoc, Effect, Event, HostedSeat, PlayerView, SeatName, Track, View } from '../api';
import { box, ROMAN } from '../box';
import type { Value } from './bundle';
import * as effects from './effects';
import { fill, language, say } from './i18n.svelte';
import {
  cardName,
  civilizationName,
  joinList,
  name,
  NONE,
  pieceKind,
  pieceName,
  plotsName,
  sentence,
  spaceName,
} from './names';

type Told = Record<string, Value>;
/** Events of all kinds alike: which arguments there are depends on the key. */
type Facts = Record<string, unknown> & { key: string };

const PLAYERS = ['player', 'opponent', 'holder', 'attacker', 'owner', 'host', 'person', 'closed_by'];
const PERSON = 0; // the only one of a solo game sits first
const NAMED_HEXES = 3; // hexes that were left out are named up to this number

/** Arguments in words, by their name; everything else stays as it is. */
const SPOKEN: Record<string, (value: never) => Value> = {
  achievement: (key: string) => name('achievement', key),
  bonus: (what: Effect) => effects.effect(what),
  building: (key: string) => name('building', key),
  buildings: (keys: string[]) => joinList(keys.map(effects.aBuilding)),
  capital: (number: number) => name('capital', number),
  card: (key: string | number | null) => cardName(key),
  cards: (keys: (string | number)[]) => joinList(keys.map(cardName)),
  civilization: (key: string) => civilizationName(key),
  effect: (what: Effect) => effects.effect(what),
  era: (era: number) => ROMAN[era]!,
  landmark: (key: string) => name('landmark', key),
  missing: (keys: string[]) => effects.resourceList(keys),
  piece: (key: string) => pieceName(key),
  plot: (key: string) => key.toUpperCase(),
  resource: (key: string) => name('resource', key),
  resources: (keys: string[]) => effects.resourceList(keys),
  source: (source: string) => effects.source(source),
  tiles: (numbers: number[]) => joinList(numbers.map(String)),
  track: (key: string) => name('track', key),
  tracks: (keys: string[]) => effects.tracks(keys),
};

export function yes(value: unknown): string {
  return value ? 'yes' : 'no';
}

/** What is said of somebody depends on this alone. */
type Named = Pick<PlayerView, 'seat' | 'bot'>;
type Seen = Pick<View, 'viewer' | 'map'> & { players: readonly Named[] };

/** Who sits on a seat, as the game will know it. */
export function playerOn({ seat, kind }: Pick<HostedSeat, 'seat' | 'kind'>): Named {
  return { seat, bot: kind === 'automa' || kind === 'shadow_empire' ? kind : null };
}

/** A line of the log: the event it begins with, and what is said. */
export interface Line {
  event: Event;
  text: string;
}

/** What was told last of an event, and of those that are told with it: a log is long, and little of it is ever new. */
const REMEMBERED = new WeakMap<Event, { as: string; lines: Line[] }>();

export class Speaker {
  readonly #bots: Map<number, string>;
  readonly #people: Map<number, string>;
  /** Who is told of whom: all that a sentence depends on beside its event and the language. */
  readonly #audience: string;

  constructor(
    readonly you: number | null,
    players: readonly Named[],
    seats: readonly SeatName[],
    readonly side: 'small' | 'large' = 'small',
  ) {
    this.#bots = new Map(players.flatMap((one) => (one.bot ? [[one.seat, one.bot]] : [])));
    this.#people = new Map(seats.flatMap((one) => (one.name ? [[one.seat, one.name]] : [])));
    this.#audience = JSON.stringify([side, you, ...this.#bots, ...this.#people]);
  }

  /** The same speaker for the same people: what was said stays said when the next document comes. */
  static of({ viewer, players, map }: Seen, seats: readonly SeatName[]): Speaker {
    const speaker = new Speaker(viewer, players, seats, map);
    const known = Speaker.#known.get(speaker.#audience);
    if (!known) Speaker.#known.set(speaker.#audience, speaker);
    return known ?? speaker;
  }

  /** Of a table of the server, dealt or not. */
  static at({ viewer, seats }: AnyDoc): Speaker {
    return Speaker.of({ viewer, players: seats.map(playerOn), map: seats.length > 3 ? 'large' : 'small' }, seats);
  }

  static readonly #known = new Map<string, Speaker>();

  // --- Players

  /** The name over a mat: never "you". */
  title(seat: number): string {
    const bot = this.#bots.get(seat);
    return (
      this.#people.get(seat) ?? sentence(bot ? fill(`player-${bot}`, {}) : say('player-number', { number: seat + 1 }))
    );
  }

  /** The name of a player inside a sentence. */
  player(seat: number): string {
    if (seat === this.you) return say('player-you');
    const bot = this.#bots.get(seat);
    if (bot) return fill(`player-${bot}`, {});
    return this.#people.get(seat) ?? say('player-number', { number: seat + 1 });
  }

  /** Whom a sentence is about, to choose its form by: you, automa, shadow_empire, other, or nobody. */
  role(seat: number | null | undefined): string {
    if (seat === null || seat === undefined) return 'nobody';
    return seat === this.you ? 'you' : (this.#bots.get(seat) ?? 'other');
  }

  /** A player as two arguments: the name, and the role to choose a sentence by. */
  who(as: string, seat: number | null | undefined): Told {
    return { [as]: seat === null || seat === undefined ? NONE : this.player(seat), [`${as}-is`]: this.role(seat) };
  }

  /** A hex as the rim of the board names it. */
  hex(hex: string): string {
    return box().hexName(this.side, hex);
  }

  /** Each argument in words, by its name; players and pieces with a key beside it. */
  spoken(facts: object): Told {
    const found: Told = {};
    for (const [key, value] of Object.entries(facts) as [string, unknown][]) {
      if (key === 'hex') found[key] = this.hex(value as string);
      else if (PLAYERS.includes(key)) Object.assign(found, this.who(key, value as number | null));
      else if (value === null) found[key] = NONE;
      else if (key in SPOKEN) found[key] = SPOKEN[key]!(value as never);
      else if (typeof value === 'boolean') found[key] = yes(value);
      else if (typeof value === 'string' || typeof value === 'number') found[key] = value;
      else if (Array.isArray(value)) found[key] = value.join(', ');
    }
    if ('piece' in facts) found['piece-is'] = pieceKind(facts.piece as string);
    return found;
  }

  // --- The log

  /** The sentence for an event; empty where it is not worth one. */
  event(event: Event): string {
    const facts = event as unknown as Facts;
    const given = this.spoken(event);
    given.from = effects.fromSource(event.source);
    return sentence(fill(`event-${event.key}`, { ...given, ...MORE[event.key]?.(this, facts) }));
  }

  /** Sentences for a run of events; those that belong together are told in one. */
  narrate(events: readonly Event[]): Line[] {
    const groups: Event[][] = [];
    for (const event of events) {
      const last = groups.at(-1);
      if (last && together(last[0]!, event)) last.push(event);
      else groups.push([event]);
    }
    const heardBy = language() + this.#audience;
    return groups.flatMap((group) => this.#remembered(group, heardBy));
  }

  #remembered(group: Event[], heardBy: string): Line[] {
    const as = `${group.length} ${heardBy}`;
    const known = REMEMBERED.get(group[0]!);
    if (known?.as === as) return known.lines;
    const lines = this.#told(group)
      .map((text, i) => ({ event: group[i]!, text }))
      .filter((line) => line.text !== '');
    REMEMBERED.set(group[0]!, { as, lines });
    return lines;
  }

  /** One sentence for all of them, or one for each. */
  #told(group: Event[]): string[] {
    const first = group[0]! as unknown as Facts;
    const all = group as unknown as Facts[];
    if (first.key === 'vp' && first.source === 'solo') return [this.#botScores(group)];
    if (group.length > 1 && first.key === 'display') {
      return [
        sentence(say('event-display-several', { cards: joinList(all.map((one) => cardName(one.card as string))) })),
      ];
    }
    if (group.length > 1 && !all.some((gain) => gain.lost)) {
      const gained = all.flatMap((gain) => Array<string>(gain.amount as number).fill(gain.resource as string));
      const given = {
        ...this.who('player', first.player as number),
        from: effects.fromSource(first.source as string),
        gained: effects.resourceList(gained),
      };
      return [sentence(fill('event-gain-several', given))];
    }
    return group.map((event) => this.event(event));
  }

  /** All that the Automa's mat scores, in one sentence; with its parts where there are several. */
  #botScores(scores: Event[]): string {
    const all = scores as unknown as (Facts & { points: number; per: string; player: number })[];
    const scored = all.filter((score) => score.points);
    if (scored.length === 1) return this.event(scored[0] as unknown as Event);
    const parts = scored.map((score) =>
      say('event-vp-part', { points: score.points, counted: fill(`per-${score.per}`, {}) }),
    );
    const points = all.reduce((sum, score) => sum + score.points, 0);
    return sentence(
      fill('event-vp-several', { ...this.who('player', all[0]!.player), points, parts: joinList(parts, 'middle') }),
    );
  }

  get hasAutoma(): boolean {
    return [...this.#bots.values()].includes('automa');
  }

  // --- Why the bots do what they do

  /** By which rule which tracks were left, and how the tiebreaker card chose among them. */
  trackReasons(event: Facts): string {
    const candidates = event.candidates as Track[];
    const track = event.track as Track;
    const why = fill(`reason-track-${event.rule as string}`, {
      count: candidates.length,
      tracks: effects.tracks(candidates, event.rule === 'all' ? 'or' : 'and'),
      steps: (event.steps as Record<Track, number>)[track],
    });
    if (candidates.length === 1) return why;
    const taken = (event.order as string[]).find((one) =>
      candidates.includes((one === 'favorite' ? event.favorite : one) as Track),
    );
    const order = say('reason-track-order', {
      favorite: yes(taken === 'favorite'),
      below: yes(this.role(event.player as number) === 'shadow_empire'),
      track: name('track', track),
    });
    return joinList([why, order], 'reason');
  }

  /** What made the hexes candidates, and how the map of the tiebreaker card chose among them. */
  hexReasons(event: Facts): string {
    const hex = event.hex as string;
    const stages = event.stages as { reason: string; hexes: string[]; distances: Record<string, number | null> }[];
    // where there was no choice left, and that land can be taken at all, is no reason unless it is the only one
    const telling = stages.filter((stage) => stage.hexes.length > 1 && stage.reason !== 'neutral');
    const reasons = (telling.length ? telling : stages.slice(0, 1)).map((stage) =>
      fill(`reason-hex-${stage.reason}`, { ...this.who('person', PERSON), steps: stage.distances[hex] ?? NONE }),
    );
    const others = (event.candidates as string[]).filter((one) => one !== hex);
    if (others.length) {
      const [along, side] = (event.order as string).split('_from_') as [string, string];
      reasons.push(
        say('reason-hex-order', {
          count: others.length,
          others: joinList(others.slice(0, NAMED_HEXES).map((one) => this.hex(one))),
          along: name('direction', along),
          side: name('direction', side),
        }),
      );
    }
    return joinList(reasons, 'reason') || say('reason-hex-only');
  }
}

/** Whether both are told in one sentence. The score of an Automa's mat begins with its territories. */
function together(first: Event, event: Event): boolean {
  if (event.key !== first.key || whose(event) !== whose(first) || event.source !== first.source) return false;
  if (event.key === 'vp') return event.source === 'solo' && event.per !== 'territories';
  return event.key === 'gain' || event.key === 'display';
}

/** The player of an event; some are nobody's. */
function whose(event: Event): number | null {
  return 'player' in event ? event.player : null;
}

/** What a conquer die shows. */
export function dieFace(die: 'red' | 'black', face: Value): string {
  if (die === 'red') return say('face-red', { face });
  return say('face-black', { face, gained: face === 'territory' ? NONE : effects.amount(1, String(face)) });
}

// --- What the sentences of single events need beside the event's own arguments

type More = (speaker: Speaker, event: Facts) => Told;

const space: More = (_, event) => ({
  space: spaceName(event.track as Track, (event.after ?? event.space) as number),
});

const predicted: More = (_, event) => ({
  predicted: fill(`predicted-${event.category as string}`, { number: event.number as number }),
});

const count: More = (_, event) => ({ count: (event.tiles as number[]).length });

/** Where a building came to stand: on plots of the city or beside them, on the map or on a civilization mat. */
const place: More = (speaker, event) => {
  if ('hex' in event) return { where: 'hex', place: speaker.hex(event.hex as string) };
  if ('column' in event) return { where: 'column', place: fill('lane', { column: event.column as string }) };
  const plots = event.plots as string[];
  return plots.length ? { where: 'plots', place: plotsName(plots) } : { where: 'beside', place: NONE };
};

const MORE: Partial<Record<Event['key'], More>> = {
  advance: space,
  automa: (_, event) => ({ 'level-name': name('level', event.level as number) }),
  bot_hex: (speaker, event) => ({ reasons: speaker.hexReasons(event) }),
  bot_track: (speaker, event) => ({ reasons: speaker.trackReasons(event) }),
  building: (_, event) => ({
    'a-building': effects.aBuilding(event.building as string),
    uncovers: effects.explainIncome(event.building as 'farm', event.exposed as number),
  }),
  copy_benefit: space,
  decision_cards: (speaker, event) => {
    const card = box().list.automa_decision_cards.find((one) => one.number === event.decision);
    return { 'ends-era': yes(event.left === 0 && card?.income && speaker.hasAutoma) };
  },
  discard_card: (_, event) => ({
    card: cardName(event.card as string | undefined),
    trap: yes(event.card === 'trap'),
  }),
  explore: (_, event) => ({
    land: effects.land(event.tile as number),
    gives: effects.effect(box().tile(event.tile as number).benefit),
  }),
  explore_space: (_, event) => ({ gives: effects.explainSpaceTile(event.tile as number) }),
  first_into_era: (speaker) => speaker.who('person', PERSON),
  gain: (_, event) => ({ gained: effects.amountAsObject(event.amount as number, event.resource as string) }),
  income: (_, event) => ({ 'era-number': event.era as number }),
  jump: space,
  landmark: (speaker) => ({ automa: yes(speaker.hasAutoma) }),
  pact: (_, event) => ('track' in event ? {} : { track: NONE }),
  place,
  predict: predicted,
  prediction: predicted,
  regress: space,
  repeat: space,
  roll_conquer: (_, event) => ({
    red: dieFace('red', event.red as Value),
    black: dieFace('black', event.black as Value),
  }),
  shuffle: (_, event) => ({ size: (event.size as number | undefined) ?? 0 }),
  slot: (_, event) => {
    const civilization = (event.source as string).replace('civilization ', '') as 'militants';
    const slots = box().civilization(civilization).printed.slots;
    return { gives: effects.effect(slots[(event.slot as number) - 1]!.gives ?? null) };
  },
  space_tiles: count,
  tapestry_cards: (_, event) => ({
    drawn: effects.amountAsObject(event.amount as number, 'tapestry'),
    ...((event.cards as string[] | undefined)?.length ? {} : { cards: NONE }),
  }),
  territory_tiles: count,
  trade: space,
  void: (_, event) => (effects.isNothing(event.effect as Effect) ? { effect: NONE } : {}),
  vp: (_, event) => {
    const points = event.points as number;
    const per = event.per as string;
    return {
      points: Math.abs(points),
      sign: points > 0 ? 'gain' : 'loss',
      counted: per === 'plain' ? NONE : fill(`per-${per}`, {}),
    };
  },
};
