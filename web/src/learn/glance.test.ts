import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/bundle';
import { load, loadNumbered, read, rulingsOn, words } from './glance';

describe('the numbered rules', () => {
  it('are whole sentences: lines that go on belong together, tables have no head', async () => {
    const texts = (await loadNumbered()).flatMap((section) => section.parts.flatMap((part) => part.blocks.map(words)));
    expect(texts.some((text) => text.startsWith('effect: ') && text.includes('bonus: '))).toBe(true);
    expect(texts.filter((text) => /^mark · |[^*]\*[^*]/.test(text))).toEqual([]);
  });
});

describe('what is ruled on a card', () => {
  it('is every numbered rule and every answer that names it, without sources', async () => {
    const found = await rulingsOn('Capitalism');
    expect(found.map((one) => one.number)).toEqual(['INCOME-18', 'BUILD-15', 'D-25']);
    expect(found[2]!.words).toMatch(/^Capitalism and the cap\? VP per coin icon/);
    for (const { words: text } of found) expect(text).not.toMatch(/ · |\)$/);
    expect(await rulingsOn('Capitali')).toEqual([]);
  });
});

describe('the rules at a glance', () => {
  it('are read block by block', () => {
    const [title, first] = read('# Rules\n\nOnce :coin: **paid**.\n\n## One\n\n- a\n- b\n\n1. c\n');
    expect(words(title!.heading)).toBe('Rules');
    expect(title!.parts[0]!.blocks[0]!.spans).toEqual([
      { words: 'Once ', strong: false },
      { icon: 'coin' },
      { words: ' ', strong: false },
      { words: 'paid', strong: true },
      { words: '.', strong: false },
    ]);
    expect(first!.parts.map((part) => [part.kind, part.blocks.length])).toEqual([
      ['item', 2],
      ['step', 1],
    ]);
  });

  it('have the same sections in every language, and no sign is left over', async () => {
    const english = await load('en');
    for (const language of LANGUAGES) {
      const text = await load(language);
      expect(text.map((one) => one.parts.map((part) => part.blocks.length))).toEqual(
        english.map((one) => one.parts.map((part) => part.blocks.length)),
      );
      expect(JSON.stringify(text)).not.toMatch(/\*\*|"words":"[^"]*:[a-z][a-z-]*:/);
    }
  });
});
