/** How an option looks in small: an icon or a picture, a title, what it gives. Its whole words are for those who ask. */
import type { Civilization, Effect, Landmark, Option, Resource, Technology, Track, View } from '../api';
import { box, BUILDINGS, ROMAN } from '../box';
import type { IconName } from '../draw/data/icons';
import { automaCivilization, holderOf, laneGives, optionWords, slotGives } from '../i18n/decisions';
import { effect, needs } from '../i18n/effects';
import { moveRefused } from '../i18n/refusals';
import { fill, say } from '../i18n/i18n.svelte';
import { cardName, civilizationName, name, sentence } from '../i18n/names';
import { dieFace } from '../i18n/speaker';
import type { Session } from '../session/session.svelte';

export interface Face {
  /** The whole option in words. */
  words: string;
  title?: string;
  icon?: IconName;
  /** What it costs, as icons. */
  cost?: readonly (Resource | 'any')[];
  /** What is gained, as icons. */
  gives?: Effect;
  note?: string;
  player?: number;
  tile?: number;
  spaceTile?: number;
  landmark?: Landmark;
  resources?: readonly Resource[];
}

const LAST_SPACE = 12;

function spaceTitle(track: Track, number: number): string {
  return number ? name('space', `${track}-${number}`) : say('page-space-start');
}

/** What an advance gives, as far as the decision lets it. */
function advanceGives(gain: string, track: Track, number: number): Effect {
  if (gain !== 'full' && gain !== 'benefit') return null;
  return box().space(track, number).benefit;
}

function looks(s: Session, view: View, option: Option): Omit<Face, 'words'> {
  const decision = s.doc.decision!;
  const me = view.players[decision.player]!;
  const about = decision.about as Record<string, unknown>;
  switch (option.verb) {
    case 'advance': {
      const { track } = option.arguments;
      const icon = `track-${track}` as const;
      const tokens = me.tokens[track];
      if (new Set(tokens).size > 1 || !tokens.length || tokens[0] === LAST_SPACE) {
        return { icon, title: name('track', track) };
      }
      const number = tokens[0]! + 1;
      const gain = decision.kind === 'turn' ? 'full' : ((about.gain as string | undefined) ?? 'none');
      const price = decision.kind === 'turn' ? decision.about.moves.find((one) => one.track === track)?.cost : null;
      return {
        icon,
        title: spaceTitle(track, number),
        gives: advanceGives(gain, track, number),
        ...(price ? { cost: price } : {}),
      };
    }
    case 'income': {
      const era = me.era + 1;
      const note = era > 4 ? say('page-last-turn') : say('page-into-era', { era: ROMAN[era]! });
      return { icon: 'hourglass', title: say('page-income-turn'), note };
    }
    case 'track': {
      const { track } = option.arguments;
      const title =
        decision.kind === 'automa_civilization' ? civilizationName(automaCivilization(track)) : name('track', track);
      return { icon: `track-${track}`, title };
    }
    case 'token': {
      const { track, space } = option.arguments;
      const there =
        decision.kind === 'regress' ? space - 1 : Math.min(space + (decision.kind === 'jump' ? 4 : 1), LAST_SPACE);
      const icon = `track-${track}` as const;
      if (decision.kind === 'repeat') {
        return { icon, title: spaceTitle(track, space), gives: box().space(track, space).benefit };
      }
      return { icon, title: spaceTitle(track, there), note: say('page-step-to', { from: space, to: there }) };
    }
    case 'token_of': {
      const { track, space, player } = option.arguments;
      return { icon: `track-${track}`, title: spaceTitle(track, space), player };
    }
    case 'move': {
      const { track, from, to } = option.arguments;
      return { icon: `track-${track}`, title: say('page-step-to', { from, to }), note: spaceTitle(track, to) };
    }
    case 'pay':
    case 'gain':
      return { resources: option.arguments.resources };
    case 'convert':
      return { icon: option.arguments.resource, title: sentence(name('resource', option.arguments.resource)) };
    case 'buy':
      return { icon: 'any', title: say('page-buy', { amount: option.arguments.amount }) };
    case 'sell':
      return { icon: 'any', title: say('page-sell', { amount: option.arguments.amount }) };
    case 'do': {
      const { part } = option.arguments;
      if ((BUILDINGS as readonly string[]).includes(part)) {
        const building = part as (typeof BUILDINGS)[number];
        const next = box().income(building).positions[me.taken[building] + 1];
        return { icon: building, title: sentence(name('building', building)), gives: next?.income ?? null };
      }
      const gives = (about.parts as Record<string, Effect> | undefined)?.[part] ?? null;
      return { title: sentence(fill(`part-${part}`, {})), gives };
    }
    case 'tile':
      return { tile: option.arguments.tile, gives: box().tile(option.arguments.tile).benefit };
    case 'space_tile':
      return { spaceTile: option.arguments.tile };
    case 'hex':
      return { icon: 'territory', title: box().hexName(view.map, option.arguments.hex) };
    case 'die': {
      const { die } = option.arguments;
      const title = sentence(dieFace(die, about[die] as string | number));
      return { icon: `die-${die}`, title };
    }
    case 'invent': {
      const card = option.arguments.technology;
      if (card === null) return { icon: 'card-back', title: say('page-deck') };
      return { icon: 'tech', title: cardName(card), gives: box().tech(card).circle };
    }
    case 'upgrade': {
      const card = option.arguments.technology;
      const { circle, square } = box().tech(card);
      const low = me.tech.bottom.includes(card);
      return { icon: low ? 'circle' : 'square', title: cardName(card), gives: low ? circle : square };
    }
    case 'tech': {
      const card = option.arguments.technology;
      const row = holderOf(view, card)?.row;
      const { circle, square } = box().tech(card);
      const gives = row === 'middle' ? circle : square;
      return { icon: row === 'middle' ? 'circle' : 'square', title: cardName(card), gives };
    }
    case 'play':
    case 'discard':
      return { icon: 'tapestry', title: cardName(option.arguments.card) };
    case 'mat': {
      const { player, era } = option.arguments;
      const top = view.players[player]!.tapestries[era as 1].at(-1);
      return { icon: 'tapestry', title: top ? cardName(top) : ROMAN[era]!, player };
    }
    case 'landmark': {
      const { footprint } = box().landmark(option.arguments.landmark);
      return {
        landmark: option.arguments.landmark,
        title: name('landmark', option.arguments.landmark),
        note: `${footprint[0]!.length} × ${footprint.length}`,
      };
    }
    case 'place_beside':
      return { title: say('page-beside') };
    case 'plot':
      return { title: option.arguments.plot.toUpperCase() };
    case 'player':
      return { player: option.arguments.player };
    case 'slot': {
      const civilization = decision.source.replace('civilization ', '') as Civilization;
      const gives = slotGives(civilization, option.arguments.slot);
      return { title: gives ? sentence(effect(gives)) : String(option.arguments.slot), gives };
    }
    case 'number':
      return { title: String(option.arguments.number) };
    case 'row': {
      const gives = decision.kind === 'outpost_row' ? laneGives(me, decision.kind, 'row', option.arguments.row) : null;
      return { icon: 'outpost', title: sentence(fill('row', { row: option.arguments.row })), gives };
    }
    case 'column': {
      const { column } = option.arguments;
      return {
        title: sentence(fill('lane', { column })),
        gives: laneGives(me, decision.kind, 'column', column),
      };
    }
    case 'civilization': {
      const { civilization } = option.arguments;
      return { icon: `civ-${civilization}`, title: civilizationName(civilization) };
    }
    case 'capital':
      return { icon: 'district', title: name('capital', option.arguments.capital) };
    case 'roll':
      return { icon: 'die-science', title: say('page-roll') };
    default:
      return {};
  }
}

export function faceOf(s: Session, option: Option): Face {
  const words = sentence(optionWords(s.speaker, s.view, s.doc.decision!, option));
  return { words, ...looks(s, s.view, option) };
}

/** What a question might offer but does not, with the reason. */
export function refusedOf(s: Session): { key: string; icon: IconName; title: string; why: string }[] {
  const { decision } = s.doc;
  if (decision?.kind === 'turn') {
    return decision.about.moves
      .filter((one) => one.refused && one.refused !== 'end_of_track')
      .map((one) => ({
        key: `${one.track} ${one.from}`,
        icon: `track-${one.track}` as const,
        title: spaceTitle(one.track, one.space),
        why: moveRefused(s.speaker, one),
      }));
  }
  if (decision?.kind !== 'upgrade') return [];
  return Object.keys(decision.about.refused).map((card) => ({
    key: card,
    icon: 'square' as const,
    title: cardName(card),
    why: needs(card as Technology),
  }));
}

/** Options that are about nothing on the table: no, done. */
export function isPlain(option: Option): boolean {
  return ['decline', 'done', 'accept', 'end_turn', 'trap', 'roll'].includes(option.verb);
}
