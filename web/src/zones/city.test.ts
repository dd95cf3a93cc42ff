// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { open } from '../box';
import { speak } from '../i18n/i18n.svelte';
import { FixedSession } from '../session/session.svelte';
import { change } from '../device/settings.svelte';
import { components, snapshot } from '../testing/fixtures';
import City from './City.svelte';

beforeAll(async () => {
  open(components());
  await speak('en');
});

afterEach(() => {
  cleanup();
  change({ reader: 'full' });
});

function labels(): string[] {
  const s = new FixedSession(snapshot('three'));
  const { container } = render(City, { s, p: s.view.players[0]!, plot: 27 });
  return [...container.querySelectorAll('.target')].map((one) => one.getAttribute('aria-label')!);
}

describe('a plot of the city', () => {
  it('says what its district, row and column still need', () => {
    const all = labels();
    expect(all).toHaveLength(81);
    const free = all.filter((one) => one.includes('free'));
    expect(free.length).toBeGreaterThan(5);
    for (const label of free)
      expect(label).toMatch(
        /^Plot [A-I][1-9], free; district [1-9] needs [1-9], row [1-9] needs [1-9], column [A-I] needs [1-9]$/,
      );
    // the free plots of a row are as many as each of them says
    for (const label of free) {
      const [, row, count] = /row (\d) needs (\d)/.exec(label)!;
      expect(free.filter((one) => one[6] === row).length).toBe(Number(count));
    }
  });

  it('says little to those who want to hear little', () => {
    change({ reader: 'short' });
    expect(labels().some((one) => one.includes('needs'))).toBe(false);
  });
});
