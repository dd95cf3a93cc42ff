// @vitest-environment jsdom
import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { openBox } from '../testing/table';
import { snapshot } from '../testing/fixtures';
import { FixedSession } from '../session/session.svelte';
import { reporting } from '../failures/reporting';
import { Log } from '../zones';

beforeAll(openBox);

it('a zone that cannot be drawn says so, and is drawn again with the next move', async () => {
  const told: unknown[] = [];
  reporting.listener = (error) => told.push(error);
  const s = new FixedSession(snapshot('three'));
  let broken = true;
  const given = {
    s,
    get lines() {
      if (broken) throw new Error('no lines');
      return 3;
    },
  };
  const { container } = render(Log, given as never);
  expect(container.querySelector('[role=alert]')?.textContent).toContain('could not be drawn');
  expect(told).toHaveLength(1);
  broken = false;
  s.set({ ...snapshot('three').doc, version: 2 });
  await tick();
  expect(container.querySelector('[role=alert]')).toBeNull();
  expect(container.querySelector('.log')).not.toBeNull();
});
