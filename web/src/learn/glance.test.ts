import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../i18n/bundle';
import { load, read, words } from './glance';

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
