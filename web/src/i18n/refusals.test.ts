import { expect, test } from 'vitest';
import type { ProblemDocument } from '../api';
import { speak } from './i18n.svelte';
import { problemReason } from './refusals';

function problem(code: string, given: Record<string, unknown>): ProblemDocument {
  return { status: 422, code, detail: 'in English', arguments: given };
}

test('what the library refuses is said with all its reasons, in the language of the page', async () => {
  const because = [
    { key: 'impossible-missing', facts: { kind: 'tapestry_card', name: 'trap' } },
    { key: 'impossible-display', facts: { where: 'display', count: 2, due: 3 } },
  ];
  const position = { key: 'position-impossible', facts: { reason: 'in English' }, because };
  const refused = problem('bad_record', {
    error: { key: 'record-setup', facts: { reason: 'in English' }, because: [position] },
  });
  await speak('pl');
  expect(problemReason(refused)).toContain(
    'brakuje karty arrasu trap; display: odsłonięte karty technologii: 2, potrzeba: 3',
  );
  for (const language of ['fr', 'pl', 'cs']) {
    await speak(language);
    expect(problemReason(refused)).not.toContain('English');
  }
});

test('where the server says no more than its code, that is said', async () => {
  await speak('en');
  expect(problemReason(problem('bad_record', {}))).toBe('the record cannot be replayed');
  const strange = problem('bad_record', { error: { key: 'of-tomorrow', facts: {} } });
  expect(problemReason(strange)).toBe('the record cannot be replayed');
});
