// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import Table from '../screens/Table.svelte';
import { FixedSession } from '../session/session.svelte';
import { change } from '../device/settings.svelte';
import { snapshot } from '../testing/fixtures';
import { openBox } from '../testing/table';
import { account, botTurns } from './account';

beforeAll(openBox);

afterEach(() => {
  cleanup();
  change({ bots: true });
});

/** A solo game, in which the turn before this one was the bots'. */
function solo(): FixedSession {
  const { doc, events } = snapshot('solo');
  const last = botTurns(events).at(-1)!;
  return new FixedSession({
    doc: { ...doc, view: { ...doc.view, turn_number: last + 1 } },
    events: events.filter((event) => event.turn <= last),
  });
}

describe('what the bots did', () => {
  it('is told for each of their turns, with the cards and all that happened', () => {
    const s = solo();
    expect(botTurns(s.events).length).toBeGreaterThan(10);
    for (const turn of botTurns(s.events)) {
      const { cards, steps } = account(turn, s.log, s.events, s.speaker);
      const events = s.events.filter((event) => event.turn === turn);
      expect(cards).toBe(events.find((event) => event.key === 'decision_cards') ?? null);
      expect(steps.length).toBeGreaterThan(0);
      for (const { line } of steps) expect(events).toContain(line.event);
    }
  });

  it('has the figures of every choice: one is chosen, and it was left to the end', () => {
    const s = solo();
    const steps = botTurns(s.events).flatMap((turn) => account(turn, s.log, s.events, s.speaker).steps);
    const figures = steps.flatMap((step) => step.figures);
    expect(figures.length).toBeGreaterThan(20);
    for (const { choices, words } of figures) {
      expect(choices.filter((one) => one.chosen)).toHaveLength(1);
      expect(choices.find((one) => one.chosen)!.left).toBe(true);
      expect(words).not.toBe('');
    }
    const far = figures.flatMap((one) => one.choices).filter((one) => one.hex && one.figure !== null);
    expect(far.length).toBeGreaterThan(5);
  });

  it('is shown before the own turn, and goes with Escape and with the question', async () => {
    const s = solo();
    const { container } = render(Table, { s, fixed: '1440' });
    const shown = () => container.querySelector('[data-bots]');
    await tick();
    expect(shown()?.getAttribute('data-bots')).toBe(String(botTurns(s.events).at(-1)));
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(shown()).toBeNull();
    await fireEvent.click(container.querySelector('[data-action=bots]')!);
    expect(shown()).not.toBeNull();
    const decision = { ...s.doc.decision!, id: 'another' };
    s.set({ ...s.doc, version: s.doc.version + 1, decision });
    await tick();
    expect(shown()).toBeNull();
  });

  it('waits to be asked for where somebody wants that', async () => {
    change({ bots: false });
    const s = solo();
    const { container } = render(Table, { s, fixed: '1440' });
    await tick();
    expect(container.querySelector('[data-bots]')).toBeNull();
    const line = container.querySelector('.log [data-action=account]')!;
    await fireEvent.click(line);
    expect(container.querySelector('[data-bots]')).not.toBeNull();
  });

  it('is a sheet on the phone, which opens when it is asked for', async () => {
    HTMLDialogElement.prototype.showModal = function show() {
      this.open = true;
    };
    const s = solo();
    const { container } = render(Table, { s, fixed: 'phone' });
    await tick();
    expect(container.querySelector('dialog[open]')).toBeNull();
    s.account(botTurns(s.events)[0]!);
    await tick();
    expect(container.querySelector('dialog[open] .dc')).not.toBeNull();
  });
});
