// @vitest-environment jsdom
/** Words that are not there: the page goes on. */
import { beforeEach, expect, it, vi } from 'vitest';
import { notice } from '../failures/notice.svelte';
import { reporting } from '../failures/reporting';
import { fill, language, say, speak, switchLanguage } from './i18n.svelte';

const told: string[] = [];

beforeEach(() => {
  told.length = 0;
  reporting.listener = (error) => told.push((error as Error).message);
});

it('a message that no language has is its key, and the host is told', async () => {
  await speak('fr');
  expect(fill('amount-gold', { count: 1 })).toBe('amount-gold');
  expect(told).toEqual(['there is no message amount-gold']);
});

it('a message that fails is said in English as soon as that has been read', async () => {
  await speak('cs');
  const { FluentBundle } = await import('@fluent/bundle');
  const find = Reflect.get(FluentBundle.prototype, 'getMessage');
  vi.spyOn(FluentBundle.prototype, 'getMessage').mockImplementation(function (
    this: typeof FluentBundle.prototype,
    key,
  ) {
    return this.locales[0] === 'cs' ? undefined : find.call(this, key);
  });
  await vi.waitFor(() => expect(say('failure-reload')).toBe('Load the page again'));
  vi.restoreAllMocks();
  expect(say('failure-reload')).toBe('Načíst stránku znovu');
});

it('a language whose words do not come changes nothing but says so', async () => {
  await switchLanguage('pl');
  expect(await switchLanguage('xx')).toBe(false);
  expect([language(), document.documentElement.lang, notice()]).toEqual(['pl', 'pl', 'language']);
});
