// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { open } from '../box';
import { place } from '../draw/sprite';
import { speak } from '../i18n/i18n.svelte';
import { FixedSession } from '../session/session.svelte';
import { components, questions } from '../testing/fixtures';
import Table from './Table.svelte';

/** Those whose answers lie on mats, in trays and in rows of cards; the map and the tracks are there in all of them. */
const KINDS = ['turn', 'predict', 'square', 'column', 'path', 'outpost_row', 'historians', 'token_on_tech', 'heralds'];
const LANGUAGES = ['en', 'fr', 'pl', 'cs'];
const ZONES = '.prompt, .map, .city, .track, .techs, .hand, .tiles, .eras, .civbox, .opps, .tools';

beforeAll(() => {
  open(components());
  place(document.body);
});

afterEach(async () => {
  cleanup();
  await speak('en');
});

/** What is called the same as something else in its zone. */
function twice(root: HTMLElement): string[] {
  return [...root.querySelectorAll(ZONES)].flatMap((zone) => {
    const names = [...zone.querySelectorAll('button, [role=button]')].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent.trim(),
    );
    return names.filter((name, i) => names.indexOf(name) !== i).map((name) => `${zone.classList[0]!}: ${name}`);
  });
}

describe('those who hear the table', () => {
  it.each(questions().filter((one) => KINDS.includes(one.kind)))(
    'tell things apart by their names, in every language: $kind',
    async ({ told }) => {
      await speak(LANGUAGES[0]!);
      const { container } = render(Table, { s: new FixedSession(told), fixed: '1440' });
      for (const language of LANGUAGES) {
        await speak(language);
        await tick();
        expect(twice(container), language).toEqual([]);
      }
    },
  );
});
