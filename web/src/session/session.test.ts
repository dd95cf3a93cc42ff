import { beforeAll, describe, expect, it } from 'vitest';
import { open } from '../box';
import { speak } from '../i18n/i18n.svelte';
import { components, moments, questions, snapshot } from '../testing/fixtures';
import { FixedSession } from './session.svelte';
import { share } from './share';
import { thing } from '../decision/things';

beforeAll(async () => {
  open(components());
  await speak('en');
});

describe('share', () => {
  it('keeps what says the same', () => {
    const old = { a: { b: [1, 2] }, c: [{ d: 1 }, { d: 2 }] };
    const fresh = share(old, { a: { b: [1, 2] }, c: [{ d: 1 }, { d: 3 }] });
    expect(fresh.a).toBe(old.a);
    expect(fresh.c).not.toBe(old.c);
    expect(fresh.c[0]).toBe(old.c[0]);
    expect(fresh.c[1]).toEqual({ d: 3 });
    expect(share(old, structuredClone(old))).toBe(old);
  });

  it('sees what goes, comes and changes its kind', () => {
    expect(share({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(share({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
    expect(share([1], [1, 2])).toEqual([1, 2]);
    expect(share({ 0: 1 }, [1])).toEqual([1]);
    expect(share(null, { a: 1 })).toEqual({ a: 1 });
  });
});

describe('a session', () => {
  it('finds options by the things they are about', () => {
    expect(thing({ thing: 'space', track: 'science', space: 4 })).toBe(
      thing({ space: 4, track: 'science', thing: 'space' }),
    );
    for (const moment of moments()) {
      const s = new FixedSession(snapshot(moment));
      for (const option of s.doc.options) {
        for (const on of option.on) expect(s.optionsOn(on)).toContain(option);
      }
    }
  });

  it('carries out the one option of a thing', () => {
    const s = new FixedSession(snapshot('three'));
    const option = s.doc.options.find((one) => one.verb === 'advance')!;
    s.act(option.on[0]!);
    expect(s.chosen).toEqual([option.text]);
  });

  it('takes no older document than it has', () => {
    const { doc, events } = snapshot('three');
    const s = new FixedSession({ doc, events });
    s.set({ ...doc, version: doc.version - 1, deciders: [] });
    expect(s.doc).toEqual(doc);
    s.set({ ...structuredClone(doc), version: doc.version + 1 });
    expect(s.doc.version).toBe(doc.version + 1);
    expect(s.view.players).toBe(doc.view.players);
  });
});

describe('what is picked', () => {
  it('stays while others choose, and goes with the question', () => {
    const { doc, events } = snapshot('three');
    const s = new FixedSession({ doc, events });
    s.picker.compose(s.doc.options[0]!);
    s.set({ ...structuredClone(doc), version: doc.version + 1, choice: doc.choice + 1 });
    expect(s.picker.current).toBe(s.doc.options[0]);
    const decision = { ...doc.decision!, id: 'another' };
    s.set({ ...doc, version: doc.version + 2, decision });
    expect(s.picker.current).toBe(null);
  });
});

describe('a plan', () => {
  it('goes on as long as the same is asked and its options fit', async () => {
    const { doc, events } = snapshot('three');
    const s = new FixedSession({ doc, events });
    const [first, second, third] = doc.options;
    s.chooseAll([first!, second!, third!]);
    expect(s.chosen).toEqual([first!.text]);
    s.set({ ...doc, version: 2, decision: { ...doc.decision!, id: 'next' } });
    await Promise.resolve();
    expect(s.chosen).toEqual([first!.text, second!.text]);
    s.set({ ...doc, version: 3, decision: { ...doc.decision!, id: 'last' }, options: [first!] });
    await Promise.resolve();
    expect(s.chosen).toEqual([first!.text, second!.text]);
  });

  it('stops before each loss, with the rest marked', async () => {
    const { told: moment } = questions().find((one) => one.kind === 'discard')!;
    const { doc } = moment;
    const s = new FixedSession(moment);
    const player = doc.decision!.player;
    const lost = { key: 'gain', player, resource: 'coin', amount: 0, lost: 1, source: 'turn' } as const;
    const [first, second] = doc.options;
    s.chooseAll([first!, second!]);
    expect(s.chosen).toEqual([first!.text]);
    const previews = doc.options.map((one) => ({ direct: one === second ? [lost] : [], then: [], reveals: false }));
    s.set({ ...doc, version: 2, decision: { ...doc.decision!, id: 'next' }, previews });
    await Promise.resolve();
    expect(s.chosen).toEqual([first!.text]);
    expect(s.picker.marked.map((one) => one.text)).toEqual([second!.text]);
  });
});

describe('a token', () => {
  it('has a ghost where the option that is aimed at would lead it', () => {
    const { told: moment } = questions().find((one) => one.kind === 'regress')!;
    const s = new FixedSession(moment);
    const option = s.doc.options[0]!;
    expect(s.landing).toBeNull();
    s.picker.point(option);
    const { track, space } = option.arguments as { track: string; space: number };
    expect(s.landing).toMatchObject({ track, space: space - 1 });
    s.picker.unpoint(option);
    s.picker.hover(option.on[0]!);
    expect(s.landing).toMatchObject({ track, space: space - 1 });
  });
});
