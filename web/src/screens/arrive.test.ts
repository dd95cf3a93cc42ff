// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { speak } from '../i18n/i18n.svelte';
import { keepSeat, keepOwned, ownedOf, seatOf, tokensOf } from '../session/ownSeats';
import { arrive } from './arrive';

const CODE = 'K7QM-2XNP-4RTB-9WJD-0CEF';

interface Server {
  over: boolean;
  join: 'link' | 'invite';
  /** Who sits there. */
  seats: string[];
  /** The tokens that open something. */
  tokens: string[];
  /** What coming back opens, by the code, or by the cookie ('') . */
  back: Record<string, object[]>;
  /** The maker's token, for who comes back to the maker's seat. */
  owner: string | undefined;
  /** Answers are lost. */
  silent: boolean;
}

let server: Server;
let asked: { path: string; body: Record<string, unknown> | null; key: string | undefined }[];

beforeAll(() => speak('en'));

/** A server with one table, where an invitation is good for the second seat. */
beforeEach(() => {
  server = { over: false, join: 'invite', seats: [], tokens: [], back: {}, owner: undefined, silent: false };
  asked = [];
  const refused = (details: object): [number, object] => [
    401,
    { status: 401, code: 'unknown_token', detail: '', arguments: details },
  ];
  const answer = (path: string, token: string | undefined, body: Record<string, unknown> | null): [number, object] => {
    if (path.endsWith('/return')) {
      const seats = server.back[(body?.code as string | undefined) ?? ''];
      return seats ? [200, { seats, owner: server.owner }] : refused({});
    }
    if (token && !server.tokens.includes(token)) return refused(token === 'invite' ? { seat: 1, spent: false } : {});
    const seats = server.seats.map((kind, seat) => ({ seat, kind }));
    return [200, { version: 3, over: server.over, seats, join: server.join }];
  };
  vi.stubGlobal('fetch', (path: string, { headers, body }: { headers: Record<string, string>; body?: string }) => {
    const sent = body === undefined ? null : (JSON.parse(body) as Record<string, unknown>);
    asked.push({ path, body: sent, key: headers['idempotency-key'] });
    if (server.silent) return Promise.reject(new TypeError('no network'));
    const [status, said] = answer(path, headers.authorization?.replace('Bearer ', ''), sent);
    return Promise.resolve(
      new Response(JSON.stringify(said), { status, headers: { 'content-type': 'application/json' } }),
    );
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const returns = () => asked.filter((one) => one.path.endsWith('/return'));

it('an invitation leads to its seat', async () => {
  expect(await arrive('T', 'invite')).toMatchObject({ way: 'join', invite: 'invite', seat: 1 });
});

it('an invitation to a game that is over shows how it ended', async () => {
  server.over = true;
  expect(await arrive('T', 'invite')).toMatchObject({ way: 'open', token: null });
});

it('a browser that has forgotten its seat is known by its cookie, unasked', async () => {
  server.seats = ['person', 'person'];
  server.back[''] = [{ seat: 1, token: 'new', recovery: CODE }];
  expect(await arrive('T', null)).toMatchObject({ way: 'open', token: 'new' });
  expect(seatOf('T', 1)).toMatchObject({ token: 'new', recovery: CODE });
});

it('a stranger is asked for nothing, and looks on', async () => {
  server.seats = ['person', 'person'];
  expect(await arrive('T', null)).toMatchObject({ way: 'open', token: null });
  expect(returns()).toHaveLength(1);
  server.seats = ['bot', 'bot'];
  expect(await arrive('T', null)).toMatchObject({ way: 'open', token: null });
  expect(returns()).toHaveLength(1); // nobody was sitting there
});

it('a game that is over is looked at though nobody can be asked for a seat', async () => {
  Object.assign(server, { seats: ['person', 'person'], over: true });
  const answers = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    path.endsWith('/return') ? Promise.reject(new TypeError('no network')) : answers(path, init),
  );
  expect(await arrive('T', null)).toMatchObject({ way: 'open', token: null });
});

it('who has the seat needs no cookie, and asks once', async () => {
  server.tokens = ['known'];
  keepSeat({ table: 'T', seat: 0, token: 'known', at: 1 });
  expect(await arrive('T', null)).toMatchObject({ way: 'open', token: 'known', doc: { version: 3 } });
  expect(asked.map((one) => one.path)).toEqual(['/api/tables/T']);
});

it('a device that was removed is told so', async () => {
  server.seats = ['person', 'person'];
  keepSeat({ table: 'T', seat: 0, token: 'old', at: 1 });
  expect(await arrive('T', null)).toEqual({ way: 'lost' });
  expect(tokensOf('T')).toEqual([]);
});

it('a link with a recovery code opens the seat', async () => {
  server.back[CODE] = [{ seat: 0, token: 'new', recovery: CODE }];
  expect(await arrive('T', CODE)).toMatchObject({ way: 'open', token: 'new' });
  expect(tokensOf('T').map((one) => one.seat)).toEqual([0]);
});

it('the maker who comes back is the host again', async () => {
  server.back[CODE] = [{ seat: 0, token: 'new', recovery: CODE }];
  await arrive('T', CODE);
  expect(ownedOf('T')).toBeNull();
  localStorage.clear();
  server.owner = 'host';
  await arrive('T', CODE);
  expect(ownedOf('T')).toEqual({ table: 'T', owner: 'host', invites: {} });
  localStorage.clear();
  keepOwned({ table: 'T', owner: 'before', invites: { 1: 'invite' } });
  await arrive('T', CODE);
  expect(ownedOf('T')).toEqual({ table: 'T', owner: 'host', invites: { 1: 'invite' } });
});

it('of several seats those are kept that are good', async () => {
  server.tokens = ['b', 'c'];
  for (const [seat, token] of ['a', 'b', 'c'].entries()) keepSeat({ table: 'T', seat, token, at: 1 });
  expect(await arrive('T', null)).toMatchObject({ way: 'open', token: 'c' });
  expect(tokensOf('T').map((one) => one.token)).toEqual(['c', 'b']);
});

it('a code that works once is sent again under the same key', async () => {
  server.back[CODE] = [{ seat: 0, token: 'new' }];
  server.silent = true;
  await expect(arrive('T', CODE)).rejects.toThrow();
  server.silent = false;
  await arrive('T', CODE);
  const [first, second] = returns().map((one) => one.key);
  expect(first).toHaveLength(32);
  expect(second).toBe(first);
});

it('a code that opens nothing is told so', async () => {
  expect(await arrive('T', CODE)).toEqual({ way: 'wrong' });
});
