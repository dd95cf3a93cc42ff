import { beforeAll, describe, expect, it } from 'vitest';
import { open } from '../box';
import { LANGUAGES } from '../i18n/bundle';
import { optionWords, promptOf } from '../i18n/decisions';
import { has, speak } from '../i18n/i18n.svelte';
import { Speaker } from '../i18n/speaker';
import { FixedSession } from '../session/session.svelte';
import { components, moments, questions, terminalAsks, snapshot } from '../testing/fixtures';
import { faceOf } from './face';
import { KINDS, type Row } from '../decision/kinds';

beforeAll(async () => {
  open(components());
  await speak('en');
});

const ROWS = Object.entries<Row>(KINDS);

describe('kinds of decisions', () => {
  it('none is a bare list of words', () => {
    expect(ROWS.filter(([, row]) => row.shape === 'plain').map(([kind]) => kind)).toEqual([]);
  });

  it('each has a head, and a word on its button where it is confirmed', () => {
    for (const [kind, row] of ROWS) {
      expect(has(`ask-${kind}`), kind).toBe(true);
      expect(has(`prompt-${kind}`), kind).toBe(true);
      expect(has(`confirm-${kind}`), kind).toBe(row.confirm === 'button');
    }
  });
});

describe('questions and options', () => {
  it.each(moments())('are asked as at the terminal: %s', (moment) => {
    const { doc } = snapshot(moment);
    const { decision, view, options } = doc;
    const speaker = Speaker.of(view, []);
    const asked = decision
      ? [promptOf(speaker, decision), ...options.map((one) => optionWords(speaker, view, decision, one))]
      : [];
    expect(asked).toEqual(terminalAsks(moment));
  });

  it.each(questions())('of each kind, too: $kind', ({ told: { doc }, asked }) => {
    const s = new FixedSession({ doc: { ...doc, seats: [] }, events: [] });
    const words = doc.options.map((one) => optionWords(s.speaker, s.view, doc.decision!, one));
    expect([promptOf(s.speaker, doc.decision!), ...words]).toEqual(asked);
    for (const option of doc.options) expect(faceOf(s, option).words).not.toBe('');
  });

  it('say what a place of a mat gives, not its number', () => {
    const asked = questions().filter(({ kind }) => kind === 'path' || kind === 'square');
    expect(asked).not.toEqual([]);
    for (const { told } of asked) {
      const s = new FixedSession(told);
      for (const option of s.doc.options) expect(faceOf(s, option).title).not.toMatch(/^\d+$/);
    }
  });

  it.each(LANGUAGES)('have words and faces in every language: %s', async (language) => {
    await speak(language);
    for (const { kind, told } of questions()) {
      const s = new FixedSession(told);
      const decision = s.doc.decision!;
      expect(promptOf(s.speaker, decision), kind).not.toBe('');
      for (const option of s.doc.options) {
        expect(optionWords(s.speaker, s.view, decision, option), kind).not.toBe('');
        expect(faceOf(s, option).words, kind).not.toBe('');
      }
    }
    await speak('en');
  });

  it.each(moments())('have words and a face: %s', (moment) => {
    const s = new FixedSession(snapshot(moment));
    const decision = s.doc.decision;
    if (!decision) return;
    expect(promptOf(s.speaker, decision)).not.toBe('');
    for (const option of s.doc.options) {
      expect(optionWords(s.speaker, s.view, decision, option)).not.toBe('');
      expect(faceOf(s, option).words).not.toBe('');
    }
  });
});
