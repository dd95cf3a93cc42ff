// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { arrive } from './arrive';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** A server with one table, where an invitation is good for the second seat. */
function server(over: boolean): void {
  vi.stubGlobal('fetch', (_path: string, { headers }: { headers: Record<string, string> }) => {
    const answer = headers.authorization
      ? { status: 401, code: 'unknown_token', detail: '', arguments: { seat: 1, spent: false } }
      : { version: 3, over, seats: [], join: 'invite' };
    const status = headers.authorization ? 401 : 200;
    return Promise.resolve(
      new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } }),
    );
  });
}

it('an invitation leads to its seat', async () => {
  server(false);
  expect(await arrive('T', 'invite')).toMatchObject({ way: 'join', invite: 'invite', seat: 1 });
});

it('an invitation to a game that is over shows how it ended', async () => {
  server(true);
  expect(await arrive('T', 'invite')).toEqual({ way: 'open', token: null });
});
