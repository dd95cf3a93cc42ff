import { beforeAll, describe, expect, it } from 'vitest';
import { open } from '../box';
import { components, moments, terminalLog, snapshot } from '../testing/fixtures';
import { LANGUAGES } from './bundle';
import { explainCivilization, explainTapestry, explainTech } from './effects';
import { fill, say, speak } from './i18n.svelte';
import { Speaker, type Line } from './speaker';

beforeAll(async () => {
  open(components());
  await speak('en');
});

describe('words', () => {
  it('are those of the terminal', () => {
    expect(say('amount-coin', { count: 2 })).toBe('2 coins');
    expect(explainTapestry('academia')).toMatch(/this era/i);
  });

  it('refuse a message that is not there, or an argument that is missing', () => {
    expect(() => fill('amount-gold', { count: 1 })).toThrow('no message');
    expect(() => fill('amount-coin', {})).toThrow('amount-coin');
  });

  it('explain every card and civilization', () => {
    const list = components();
    for (const card of list.tapestry_cards) expect(explainTapestry(card.id)).not.toBe('');
    for (const card of list.tech_cards) expect(explainTech(card.id)).not.toBe('');
    for (const one of list.civilizations) expect(explainCivilization(one.key)).not.toBe('');
  });
});

describe('the log', () => {
  it.each(moments())('reads as at the terminal: %s', (moment) => {
    const { doc, events } = snapshot(moment);
    const lines = Speaker.of(doc.view, []).narrate(events);
    expect(lines.map((line) => line.text)).toEqual(terminalLog(moment));
  });

  it.each(LANGUAGES)('is told in every language: %s', async (language) => {
    await speak(language);
    for (const moment of moments()) {
      const { doc, events } = snapshot(moment);
      for (const line of Speaker.of(doc.view, doc.seats).narrate(events)) expect(line.text).not.toBe('');
    }
    await speak('en');
  });

  it('is remembered as long as neither the language nor a name changes', async () => {
    const { doc, events } = snapshot('two');
    const before = Speaker.of(doc.view, []).narrate(events);
    const again = Speaker.of(doc.view, []).narrate([...events]);
    expect(again.every((line, i) => line === before[i])).toBe(true);
    const text = (lines: Line[]): string => lines.map((line) => line.text).join();
    const named = Speaker.of(doc.view, [{ seat: 1 - (doc.view.viewer ?? 0), name: 'Ada' }]).narrate(events);
    expect(text(before)).not.toContain('Ada');
    expect(text(named)).toContain('Ada');
    await speak('fr');
    expect(text(Speaker.of(doc.view, []).narrate(events))).not.toBe(text(before));
    await speak('en');
    expect(text(Speaker.of(doc.view, []).narrate(events))).toBe(text(before));
  });

  it('tells those that belong together anew when another one joins them', () => {
    const { doc } = snapshot('two');
    const gain = { key: 'gain', player: 0, source: 'income', choice: 1, turn: 1, amount: 1, lost: 0 } as const;
    const [coin, food] = [
      { ...gain, n: 1, resource: 'coin' },
      { ...gain, n: 2, resource: 'food' },
    ] as const;
    const speaker = Speaker.of(doc.view, []);
    const [alone] = speaker.narrate([coin]);
    const [both, ...none] = speaker.narrate([coin, food]);
    expect(none).toEqual([]);
    expect(both!.text).not.toBe(alone!.text);
    expect(speaker.narrate([coin])[0]!.text).toBe(alone!.text);
  });

  it('says that nothing comes of something that has no name', () => {
    const { doc } = snapshot('two');
    const nothing = { key: 'void', player: 0, source: 'turn', choice: 1, turn: 1, n: 1, effect: {} } as const;
    const [line] = new Speaker(0, doc.view.players, []).narrate([nothing]);
    expect(line!.text).toBe('Nothing comes of it for you');
  });

  it('has a line of its own for each of several gains of which something is lost', () => {
    const { doc } = snapshot('two');
    const gain = { key: 'gain', player: 0, source: 'civilization futurists', choice: 1, turn: 1 } as const;
    const lines = Speaker.of(doc.view, []).narrate([
      { ...gain, n: 1, resource: 'coin', amount: 0, lost: 1 },
      { ...gain, n: 2, resource: 'food', amount: 1, lost: 0 },
    ]);
    expect(lines.map((line) => line.event.n)).toEqual([1, 2]);
  });

  it('calls people by their names', () => {
    const { doc, events } = snapshot('five');
    const lines = Speaker.of(doc.view, doc.seats).narrate(events);
    expect(lines.some((line) => line.text.startsWith('Tomasz '))).toBe(true);
    expect(lines.some((line) => line.text.startsWith('You '))).toBe(true);
  });
});
