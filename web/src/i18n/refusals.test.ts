import { expect, test } from 'vitest';
import type { ProblemDocument } from '../api';
import { speak } from './i18n.svelte';
import { problemReason } from './refusals';

function problem(code: string, given: Record<string, unknown>): ProblemDocument {
  return { status: 422, code, detail: 'in English', arguments: given };
}

test('what the library refuses is said in the language of the page; what is wrong inside a position, in English', async () => {
  const position = {
    key: 'position-impossible',
    facts: { reason: 'display: 2 face-up tech cards, not 3' },
    because: [],
  };
  const refused = problem('bad_record', {
    error: { key: 'record-setup', facts: { reason: 'in English' }, because: [position] },
  });
  await speak('pl');
  const said = problemReason(refused);
  expect(said).toContain('display: 2 face-up tech cards, not 3');
  expect(said).not.toContain('in English');
  await speak('en');
  expect(problemReason(refused)).not.toBe(said);
});

test('where the server says no more than its code, that is said', async () => {
  await speak('en');
  expect(problemReason(problem('bad_record', {}))).toBe('the record cannot be replayed');
  const strange = problem('bad_record', { error: { key: 'of-tomorrow', facts: {} } });
  expect(problemReason(strange)).toBe('the record cannot be replayed');
});
