/** What the bots did in one of their turns, as the log tells it, with the figures that made them do it. */
import type { Event, Track } from '../api';
import { fill, say } from '../i18n/i18n.svelte';
import { joinList, name, sentence } from '../i18n/names';
import type { Line, Speaker } from '../i18n/speaker';

type DecisionCards = Extract<Event, { key: 'decision_cards' }>;
type BotTrack = Extract<Event, { key: 'bot_track' }>;
type BotHex = Extract<Event, { key: 'bot_hex' }>;

/** Something a bot could have chosen, with the figure it was judged by. */
export interface Choice {
  track?: Track | 'favorite';
  hex?: string;
  /** Spaces or hexes to go; null where none count, `–` where there is no way. */
  figure: number | '–' | null;
  chosen: boolean;
  /** It was still in question afterwards. */
  left: boolean;
}

export interface Figures {
  /** What the figures are, in front of them. */
  head: string;
  choices: readonly Choice[];
  /** All of it in words, for those who hear it. */
  words: string;
}

export interface Step {
  line: Line;
  figures: readonly Figures[];
}

export interface Account {
  turn: number;
  cards: DecisionCards | null;
  steps: readonly Step[];
}

/** Whether an event belongs to a turn of the bots that can be accounted for. */
function telling(event: Event): boolean {
  return event.key === 'decision_cards' || event.key === 'bot_track' || event.key === 'bot_idle';
}

/** The turns of the bots that there is something to tell of, in their order. */
export function botTurns(events: readonly Event[]): number[] {
  return [...new Set(events.filter(telling).map((event) => event.turn))];
}

/** What happened in a turn of the bots. */
export function account(turn: number, log: readonly Line[], events: readonly Event[], speaker: Speaker): Account {
  const cards = events.find((event) => event.turn === turn && event.key === 'decision_cards');
  const lines = log.filter(
    ({ event }) => event.turn === turn && event.key !== 'turn' && event.key !== 'decision_cards',
  );
  return {
    turn,
    cards: (cards as DecisionCards | undefined) ?? null,
    steps: lines.map((line) => ({ line, figures: figuresOf(line.event, speaker) })),
  };
}

function figuresOf(event: Event, speaker: Speaker): Figures[] {
  if (event.key === 'bot_track') return tracks(event);
  if (event.key === 'bot_hex') return hexes(event, speaker);
  return [];
}

/** How far each track is from its goal, where that counts; and how the card broke the tie. */
function tracks(event: BotTrack): Figures[] {
  const found: Figures[] = [];
  const steps = Object.entries(event.steps) as [Track, number][];
  if (event.rule !== 'all' && steps.length > 1) {
    const choices = steps.map(([track, figure]) => ({
      track,
      figure,
      chosen: track === event.track,
      left: event.candidates.includes(track),
    }));
    const said = joinList(steps.map(([track, figure]) => `${name('track', track)} ${figure}`));
    found.push({ head: '', choices, words: say('solo-steps', { tracks: said }) });
  }
  if (event.order.length) {
    const taken = event.order.find((one) => event.candidates.includes(meant(event, one)));
    const choices = event.order.map((track) => ({
      track,
      figure: null,
      chosen: track === taken,
      left: event.candidates.includes(meant(event, track)),
    }));
    const said = joinList(event.order.map(orderName));
    found.push({ head: '', choices, words: say('solo-order', { tracks: said }) });
  }
  return found;
}

/** The track that an entry of a card stands for. */
function meant(event: BotTrack, entry: Track | 'favorite'): Track {
  return entry === 'favorite' ? event.favorite : entry;
}

/** An entry of a card in words. */
export function orderName(entry: Track | 'favorite'): string {
  return entry === 'favorite' ? say('explain-decision-card-favorite') : name('track', entry);
}

/** For each reason that narrowed the choice: the hexes that were valid, and how far each was. */
function hexes(event: BotHex, speaker: Speaker): Figures[] {
  const { stages, candidates, hex } = event;
  const found = stages
    .map((stage, i) => ({ ...stage, left: stages[i + 1]?.hexes ?? candidates }))
    .filter((stage) => stage.hexes.length > 1 && stage.reason !== 'neutral')
    .map((stage) => {
      const person = speaker.who('person', 0);
      const head = sentence(fill(`reason-hex-${stage.reason}`, { ...person, steps: 0 }));
      const choices = stage.hexes.map((one) => {
        const far = stage.distances[one];
        return {
          hex: speaker.hex(one),
          figure: far === undefined ? null : (far ?? ('–' as const)),
          chosen: one === hex,
          left: stage.left.includes(one),
        };
      });
      return { head, choices, words: hexWords(head, choices) };
    });
  if (candidates.length < 2) return found;
  const head = sentence(say('solo-tied'));
  const tied = candidates.map((one) => ({ hex: speaker.hex(one), figure: null, chosen: one === hex, left: true }));
  return [...found, { head, choices: tied, words: hexWords(head, tied) }];
}

function hexWords(why: string, choices: readonly Choice[]): string {
  const said = choices.map(({ hex, figure }) => (figure === null ? hex! : `${hex!} (${figure})`));
  return say('solo-hexes', { why, hexes: joinList(said) });
}
