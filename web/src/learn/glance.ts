/** The rules at a glance, as `gobelin.locale.glance` reads them: blocks of words, strong words and icons. */
import { ICONS, type IconName } from '../draw/data/icons';
import { sentence } from '../i18n/names';

export type Span = { words: string; strong: boolean } | { icon: IconName };
export type BlockKind = 'title' | 'heading' | 'text' | 'item' | 'step';

export interface Block {
  kind: BlockKind;
  spans: Span[];
}

/** A heading with what stands below it; lines that follow each other as items or steps are one list. */
export interface Section {
  heading: Block;
  parts: { kind: BlockKind; blocks: Block[] }[];
}

const FILES = import.meta.glob<string>('../../../src/gobelin/locale/*/glance.md', { query: '?raw', import: 'default' });
const SIGNS: readonly [RegExp, BlockKind][] = [
  [/^# /, 'title'],
  [/^## /, 'heading'],
  [/^- /, 'item'],
  [/^\d+\. /, 'step'],
];

function isIcon(name: string): name is IconName {
  return (ICONS as readonly string[]).includes(name);
}

function spans(text: string): Span[] {
  return text
    .split(/(\*\*.+?\*\*|:[a-z][a-z-]*:)/)
    .filter((part) => part !== '')
    .map((part) => {
      const icon = part.slice(1, -1);
      if (/^:.+:$/.test(part) && isIcon(icon)) return { icon };
      const strong = /^\*\*.+\*\*$/.test(part);
      return { words: strong ? part.slice(2, -2) : part, strong };
    });
}

function block(line: string): Block {
  const [sign, kind] = SIGNS.find(([one]) => one.test(line)) ?? [/^/, 'text' as const];
  return { kind, spans: spans(line.replace(sign, '')) };
}

/** The text section by section, the title with the introduction first. */
export function read(text: string): Section[] {
  const sections: Section[] = [];
  for (const line of text.split('\n').filter((one) => one.trim())) {
    const one = block(line.trim());
    const last = sections.at(-1);
    if (one.kind === 'title' || one.kind === 'heading' || !last) sections.push({ heading: one, parts: [] });
    else if (one.kind !== 'text' && last.parts.at(-1)?.kind === one.kind) last.parts.at(-1)!.blocks.push(one);
    else last.parts.push({ kind: one.kind, blocks: [one] });
  }
  return sections;
}

/** The rules in a language; English where it has none. */
export async function load(language: string): Promise<Section[]> {
  const file =
    FILES[`../../../src/gobelin/locale/${language}/glance.md`] ?? FILES['../../../src/gobelin/locale/en/glance.md']!;
  return read(await file());
}

/** The line below the names of the columns of a table. */
function isRule(line: string): boolean {
  return /^\|[-|\s]+$/.test(line);
}

/** Lines that go on where the one before them ended belong to it. */
function joined(lines: readonly string[]): string[] {
  const all: string[] = [];
  for (const line of lines) {
    const last = all.at(-1) ?? '';
    if (/^\s*[^\s#|\-\d]/.test(line) && last && !last.startsWith('#')) all[all.length - 1] = `${last} ${line.trim()}`;
    else all.push(line);
  }
  return all;
}

let numbered: Section[] | null = null;

/** The numbered rules, which are English; read once. */
export async function loadNumbered(): Promise<Section[]> {
  numbered ??= readNumbered((await import('../../../docs/rules.md?raw')).default);
  return numbered;
}

/** Tables become items, links, code and slanted words plain ones. */
function readNumbered(text: string): Section[] {
  return read(
    joined(text.split('\n'))
      .map((line) => line.replace(/`/g, '').replace(/\[([^\]]+)\]\([^)]+\)/g, '$1'))
      .map((line) => line.replace(/(?<!\*)\*([^*\s][^*]*)\*(?!\*)/g, '$1'))
      .filter((line, i, lines) => !isRule(line) && !isRule(lines[i + 1] ?? '') && line !== '---')
      .map((line) =>
        line.startsWith('|')
          ? `- ${line
              .split('|')
              .slice(1, -1)
              .map((cell) => cell.trim())
              .join(' · ')}`
          : line,
      )
      .map((line) => line.replace(/^###+ /, '## '))
      .join('\n'),
  );
}

/** What the numbered rules say of a thing by its name. */
export interface Ruling {
  number: string;
  words: string;
}

/** The numbered rules and the answers to open questions that name something, without their sources. */
export async function rulingsOn(english: string): Promise<Ruling[]> {
  const named = new RegExp(`(?<![\\w-])${english.replace(/[^\w\s]/g, '\\$&')}(?![\\w-])`);
  const texts = (await loadNumbered()).flatMap((one) => one.parts.flatMap((part) => part.blocks.map(words)));
  return texts.filter((text) => named.test(text)).flatMap(ruling);
}

function ruling(text: string): Ruling[] {
  const rule = /^([A-Z]+-\d+) (.+?)(?: \([^()]+\))?$/.exec(text);
  const [number, question, answer] = text.split(' · ');
  if (/^D-\d+$/.test(number!)) return [{ number: number!, words: `${question} ${sentence(answer!)}.` }];
  return rule ? [{ number: rule[1]!, words: rule[2]! }] : [];
}

/** A heading without icons. */
export function words(of: Block): string {
  return of.spans
    .map((span) => ('words' in span ? span.words : ''))
    .join('')
    .trim();
}
