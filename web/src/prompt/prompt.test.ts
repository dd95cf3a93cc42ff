// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DecisionKind, Doc, ExploredHex } from '../api';
import Table from '../screens/Table.svelte';
import { FixedSession } from '../session/session.svelte';
import { change, DEFAULTS } from '../device/settings.svelte';
import { questions } from '../testing/fixtures';
import { openBox } from '../testing/table';
import { rowOf, type Shape } from '../decision/kinds';
import Setup from './shapes/Setup.svelte';

/** An option of these is put together in several steps. */
const COMPOSED: readonly Shape[] = ['payment', 'stepper', 'exchange', 'plot'];

beforeAll(openBox);

afterEach(() => {
  cleanup();
  change({ ...DEFAULTS });
});

describe('a question on the table', () => {
  it.each(questions())('can be answered in every way: $kind', async ({ kind, told }) => {
    const s = new FixedSession(told);
    const { container } = render(Table, { s, fixed: '1440' });
    const { shape } = rowOf(kind as DecisionKind);
    const prompt = container.querySelector<HTMLElement>('[data-kind]')!;
    expect(prompt.dataset.kind).toBe(kind);
    expect(prompt.dataset.player).toBe(String(told.doc.decision!.player));
    const reached = new Set<string>();
    const look = (): void => {
      for (const one of container.querySelectorAll<HTMLElement>('[data-option]')) reached.add(one.dataset.option!);
    };
    look();
    const steps = [...container.querySelectorAll<HTMLElement>('[data-step]')].map((one) => one.dataset.step!);
    expect(reached.size + steps.length).toBeGreaterThan(0);
    for (const step of new Set(steps)) {
      s.picker.clear();
      await tick();
      container.querySelector(`[data-step="${step}"]`)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      await tick();
      look();
    }
    const texts = told.doc.options.map((one) => one.text);
    for (const text of reached) expect(texts).toContain(text);
    if (!COMPOSED.includes(shape)) expect([...reached].sort()).toEqual([...texts].sort());
    expect(s.chosen).toEqual([]);
  });
});

it('shows where a capital city begins, but not in the solo game, where all begin on the same hex', () => {
  const { told } = questions().find((one) => one.kind === 'capital')!;
  const { view } = told.doc;
  for (const level of [view.options.level, null]) {
    const doc = { ...told.doc, view: { ...view, options: { ...view.options, level } } } as Doc;
    const { container } = render(Setup, { s: new FixedSession({ ...told, doc }) });
    expect(container.querySelectorAll('.beginning[data-step]')).toHaveLength(2);
    expect(container.querySelectorAll('.where')).toHaveLength(level ? 0 : 1);
    expect(container.querySelectorAll('.beginning small')).toHaveLength(level ? 0 : 2);
    cleanup();
  }
});

describe('what somebody else is asked', () => {
  function watched(kind: DecisionKind): string {
    const { told } = questions().find((one) => one.kind === kind)!;
    const { decision, view } = told.doc;
    const asked = {
      ...view.decision,
      kind,
      player: decision!.player,
      about: decision!.about,
      source: decision!.source,
    };
    const doc = { ...told.doc, decision: null, options: [], previews: [], undo: null } as Partial<Doc> as Doc;
    const s = new FixedSession({ ...told, doc: { ...doc, view: { ...view, viewer: null, decision: asked } } as Doc });
    const { container } = render(Table, { s, fixed: '1440' });
    return container.querySelector('.prompt p')!.textContent.replace(/\s+/g, ' ').trim();
  }

  it('is not said to whoever looks on', () => {
    const watching = 'You are watching: no hand is open to you.';
    expect(watched('turn')).toBe(`${watching} An advance on a track, or an income turn.`);
    cleanup();
    expect(watched('end_turn')).toBe(`${watching} The turn is done; something may still be taken back.`);
    cleanup();
    expect(watched('conquer')).toMatch(/The question: “Which territory do you conquer.*”$/);
  });
});

describe('an option that gives up an ability', () => {
  function asked(kind: DecisionKind): { s: FixedSession; find: (what: string) => HTMLElement | null } {
    const s = new FixedSession(questions().find((one) => one.kind === kind)!.told);
    const { container } = render(Table, { s, fixed: '1440' });
    return { s, find: (what) => container.querySelector<HTMLElement>(what) };
  }

  it('is asked for once more, with what is lost; back to the question, or on', async () => {
    const { s, find } = asked('heralds');
    expect(find('[data-option=decline]')).toBe(null);
    find('[data-step=decline]')!.click();
    await tick();
    expect(s.chosen).toEqual([]);
    expect(find('.prompt .loss')!.textContent).toBe('You give up an ability: Heralds.');
    expect(document.activeElement).toBe(document.body);
    find('[data-action=back]')!.click();
    await tick();
    expect(find('.prompt .loss')).toBe(null);
    expect(find('[data-warning]')).toBe(null);
    find('[data-step=decline]')!.focus();
    find('[data-step=decline]')!.click();
    await tick();
    expect(document.activeElement).toBe(find('[data-warning] [data-option=decline]'));
    find('[data-warning] [data-option=decline]')!.click();
    expect(s.chosen).toEqual(['decline']);
  });

  it('is carried out at once for those who want no warning', () => {
    change({ warn: false });
    const { s, find } = asked('heralds');
    find('[data-option=decline]')!.click();
    expect(s.chosen).toEqual(['decline']);
  });
});

describe('an option that loses a resource', () => {
  it('says so beside the button that confirms it', async () => {
    const { told } = questions().find((one) => one.kind === 'gain')!;
    const { options, decision } = told.doc;
    const previews = options.map(() => ({
      direct: [
        { key: 'gain', source: 'income 3', player: decision!.player, resource: 'food', amount: 0, lost: 2 } as const,
      ],
      then: [],
      reveals: false,
    }));
    const s = new FixedSession({ ...told, doc: { ...told.doc, previews } });
    const { container } = render(Table, { s, fixed: '1440' });
    s.picker.compose(options[0]!);
    await tick();
    expect(container.querySelector('.prompt .loss')!.textContent).toBe('Lost over the limit of 8: 2 food.');
    container.querySelector<HTMLElement>('[data-action=confirm]')!.click();
    expect(s.chosen).toEqual([options[0]!.text]);
  });
});

describe('dice', () => {
  it.each(['1440', 'phone'] as const)('say what they give and why: %s', (fixed) => {
    const s = new FixedSession(questions().find((one) => one.kind === 'die')!.told);
    const { container } = render(Table, { s, fixed });
    const offered = [...container.querySelectorAll<HTMLElement>('[data-option="die red"]')];
    expect(offered.map((one) => one.textContent)).toEqual(['2 VP1 per territory × 2']);
  });
});

describe('what is fought for', () => {
  function dice(change: (lies: ExploredHex) => ExploredHex, black = 'territory'): HTMLElement {
    const { told } = questions().find((one) => one.kind === 'die')!;
    const { hex } = told.doc.decision!.about as { hex: string };
    const hexes = { ...told.doc.view.hexes, [hex]: change(told.doc.view.hexes[hex]!) };
    const decision = { ...told.doc.decision!, about: { ...told.doc.decision!.about, black } } as Doc['decision'];
    const s = new FixedSession({ ...told, doc: { ...told.doc, decision, view: { ...told.doc.view, hexes } } });
    return render(Table, { s, fixed: '1440' }).container;
  }

  it('is held by who conquered it, not by who walked into a trap', () => {
    expect(dice((lies) => lies).querySelector('.prompt h2')!.textContent).toBe('You hold hex F4');
    const trapped = dice((lies) => ({ ...lies, controller: 1 }));
    expect(trapped.querySelector('.prompt h2')!.textContent).toBe('Hex F4 was a trap');
  });

  it('says that a die gives nothing, without gold, and lets it be taken', () => {
    const black = dice((lies) => ({ ...lies, benefit: null })).querySelector('[data-option="die black"]')!;
    expect(black.textContent).toBe('Nothing herehex F4 has no benefit');
    expect(black.classList.contains('glow')).toBe(false);
  });

  it('is at stake where somebody attacks, trap in hand or not', () => {
    const s = new FixedSession(questions().find((one) => one.kind === 'trap')!.told);
    const { container } = render(Table, { s, fixed: '1440' });
    expect(container.querySelector('.prompt h2')!.textContent).toBe('The Automa attacks hex E5');
    const [fall, spring] = container.querySelectorAll<HTMLButtonElement>('.stake');
    expect(fall!.textContent).toMatch(/^Let it fallterritories \d → \d; hex E5 goes to the Automa$/);
    expect(spring!.disabled).toBe(true);
  });
});

describe('the purse', () => {
  it('pays by a click on its cells, and another click changes the choice', async () => {
    const { told } = questions().find(({ kind, told: { doc } }) => kind === 'pay' && doc.options.length > 1)!;
    const s = new FixedSession(told);
    const { container } = render(Table, { s, fixed: '1440' });
    const cells = [...container.querySelectorAll<HTMLElement>('.purse .pr.go')];
    expect(cells.length).toBeGreaterThan(1);
    expect(cells.every((one) => one.tagName === 'BUTTON')).toBe(true);
    const paid: string[] = [];
    for (const cell of cells) {
      for (let clicks = 0; clicks < 4; clicks++) {
        cell.click();
        await tick();
      }
      paid.push(s.picker.current!.text);
    }
    expect(new Set(paid).size).toBeGreaterThan(1);
  });
});

describe('what is put together in the bar', () => {
  function shown(s: FixedSession): (what: string) => HTMLElement | null {
    const { container } = render(Table, { s, fixed: '1440' });
    return (what) => container.querySelector<HTMLElement>(what);
  }

  async function click(one: HTMLElement | null): Promise<void> {
    one!.click();
    await tick();
  }

  async function escape(): Promise<void> {
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    await tick();
  }

  function asked(kind: DecisionKind): FixedSession {
    return new FixedSession(questions().find((one) => one.kind === kind)!.told);
  }

  it('stays filled where there is one way to pay, whatever is stepped back from', async () => {
    const { told } = questions().find((one) => one.kind === 'bonus')!;
    const way = told.doc.options.find((one) => one.verb === 'pay')!;
    const options = told.doc.options.filter((one) => one.verb !== 'pay' || one === way);
    const s = new FixedSession({ ...told, doc: { ...told.doc, options } });
    const find = shown(s);
    await tick();
    await escape();
    await escape();
    await click(find('[data-action=confirm]'));
    expect(s.chosen).toEqual([way.text]);
  });

  it.each(['pay', 'gain'] as const)('is stepped back from box by box: %s', async (kind) => {
    const s = asked(kind);
    const find = shown(s);
    await tick();
    const before = s.picker.resources;
    const add = find('[data-step^=add]')!.dataset.step;
    await click(find('[data-step^=add]'));
    expect(s.picker.resources).toHaveLength(before.length + 1);
    expect(find('[data-step^=remove]')).not.toBe(null);
    await escape();
    expect(s.picker.resources).toEqual(before);
    expect(find('[data-step^=remove]')).toBe(null);
    expect(find(`[data-step="${add}"]`)).not.toBe(null);
    expect(find('.prompt [data-action=confirm]')).toBe(null);
  });

  it('is what the steps of an exchange say', async () => {
    const s = asked('exchange');
    const find = shown(s);
    const [step] = ['sell', 'buy'].filter((one) => find(`[data-step=${one}]`));
    await click(find(`[data-step=${step}]`));
    expect(find('[data-action=confirm]')!.dataset.option).toContain(step);
    await escape();
    expect(find('.step4 b')!.textContent).toBe('0');
    expect(find('[data-action=confirm]')).toBe(null);
  });

  it('is still there on another stage', async () => {
    const s = asked('gain');
    const find = shown(s);
    await click(find('[data-step^=add]'));
    const words = find('.step4')!.textContent;
    cleanup();
    expect(shown(s)('.step4')!.textContent).toBe(words);
  });
});
