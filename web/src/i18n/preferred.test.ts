import { expect, test } from 'vitest';
import { LANGUAGES, load } from './bundle';
import { ownName, preferredLanguage } from './preferred';

test('what was chosen comes first, then what the browser prefers, then English', () => {
  const known = ['cs', 'en', 'fr', 'pl'];
  expect(preferredLanguage(['pl', 'fr-CA', 'en'], known)).toBe('pl');
  expect(preferredLanguage([null, 'fr-CA', 'en'], known)).toBe('fr');
  expect(preferredLanguage([null, 'de-AT', 'CS-cz', 'en'], known)).toBe('cs');
  expect(preferredLanguage(['xx', 'de'], known)).toBe('en');
  expect(preferredLanguage([], known)).toBe('en');
});

test('every language can be read and calls itself by its own name', async () => {
  expect(LANGUAGES).toEqual(expect.arrayContaining(['cs', 'en', 'fr', 'pl']));
  for (const language of LANGUAGES) expect((await load(language)).hasMessage('page-title')).toBe(true);
  expect(['cs', 'en', 'fr', 'pl'].map(ownName)).toEqual(['Čeština', 'English', 'Français', 'Polski']);
});
