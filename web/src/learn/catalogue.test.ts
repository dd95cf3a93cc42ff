import { describe, expect, it } from 'vitest';
import { open } from '../box';
import { LANGUAGES } from '../i18n/bundle';
import { speak } from '../i18n/i18n.svelte';
import { FixedSession } from '../session/session.svelte';
import { components, snapshot } from '../testing/fixtures';
import { entries, KINDS, plainly, search, whereIs, type Entry } from './catalogue';

open(components());

function find(all: readonly Entry[], id: string): Entry {
  return all.find((one) => one.id === id)!;
}

describe('the catalogue', () => {
  it('has everything in the box, each once, in every language', async () => {
    const counts = [44, 33, 16, 18, 48, 15, 48, 24, 6, 3, 3, 32];
    for (const language of LANGUAGES) {
      await speak(language);
      const all = entries('small');
      expect(KINDS.map((kind) => all.filter((one) => one.kind === kind).length)).toEqual(counts);
      expect(new Set(all.map((one) => one.id)).size).toBe(all.length);
      for (const one of all)
        expect(one.explanation.rows.length + one.explanation.title.length, one.id).toBeGreaterThan(1);
    }
    await speak('en');
  });

  it('leads from what things explain to their entry', async () => {
    await speak('en');
    for (const one of entries('large')) {
      if (one.explanation.entry) expect(one.explanation.entry).toBe(one.id);
    }
  });

  it('is searched by words, names first, accents or not', async () => {
    await speak('fr');
    expect(plainly('Époque Źródło')).toBe('epoque zrodlo');
    expect(search(entries('small'), 'medecine')[0]!.id).toBe('space science-4');
    await speak('en');
    const found = search(entries('small'), 'colonialism');
    expect(found[0]!.id).toBe('tapestry colonialism');
    expect(search(entries('small'), 'no such thing at all')).toEqual([]);
  });

  it('says where things are, and nothing of what is hidden', async () => {
    await speak('en');
    const s = new FixedSession(snapshot('three'));
    const all = entries(s.view.map);
    const card = s.view.display[0]!;
    expect(whereIs(s, find(all, `tech ${card}`))).toEqual(['Face up in the market.']);
    const mine = s.view.players.find((one) => one.hand?.length)!;
    expect(whereIs(s, find(all, `tapestry ${mine.hand![0]!}`))[0]).toBe('In your hand.');
    for (const one of all) {
      const where = whereIs(s, one).join(' ');
      expect(where, one.id).not.toMatch(/undefined|null|NaN/);
    }
    const seen = JSON.stringify(s.view);
    const unseen = all.filter((one) => one.kind === 'tapestry' && !seen.includes(`"${one.key}"`));
    expect(unseen.length).toBeGreaterThan(0);
    for (const one of unseen) expect(whereIs(s, one)[0], one.id).toMatch(/nobody has seen it yet/);
  });
});
