// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Unreachable } from '../api/client';
import { keepSeat, keepOwned, ownedOf, tokensOf } from '../session/ownSeats';
import { giveUp } from './giveUp';

/** Which device a token, or the cookie of this browser (''), is good for. */
let devices: Map<string, string>;
let silent: boolean;

/** A server with one table. */
beforeEach(() => {
  devices = new Map();
  silent = false;
  const answer = (path: string, token: string, body: { device: string } | null): [number, object] => {
    const device = devices.get(token);
    if (path.endsWith('/return')) {
      if (!device) return [401, { status: 401 }];
      devices.set('anew', device);
      return [200, { seats: [{ seat: 1, token: 'anew' }] }];
    }
    if (!device) return [401, { status: 401 }];
    if (path.endsWith('/devices'))
      return [200, { devices: [...new Set(devices.values())].map((one) => ({ device: one, here: one === device })) }];
    for (const [secret, one] of devices) if (one === body!.device) devices.delete(secret);
    return [200, {}];
  };
  vi.stubGlobal('fetch', (path: string, { headers, body }: { headers: Record<string, string>; body?: string }) => {
    if (silent) return Promise.reject(new TypeError('no network'));
    const sent = body === undefined ? null : (JSON.parse(body) as { device: string });
    const [status, said] = answer(path, headers.authorization?.replace('Bearer ', '') ?? '', sent);
    return Promise.resolve(
      new Response(JSON.stringify(said), { status, headers: { 'content-type': 'application/json' } }),
    );
  });
  keepOwned({ table: 'T', owner: 'host', invites: {} });
  keepSeat({ table: 'T', seat: 0, token: 'a', at: 1 });
  keepSeat({ table: 'T', seat: 1, token: 'b', at: 1 });
});

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('all seats of this device are given up, on the server first', async () => {
  devices = new Map([
    ['a', 'this browser, first seat'],
    ['b', 'this browser'],
    ['', 'this browser'],
    ['c', 'my phone'],
  ]);
  await giveUp('T');
  expect([...devices.values()]).toEqual(['my phone']);
  expect(tokensOf('T')).toEqual([]);
  expect(ownedOf('T')).toBeNull();
});

it('a cookie that is another device than the token is given up, too', async () => {
  devices = new Map([
    ['b', 'by a link'],
    ['', 'this browser'],
  ]);
  await giveUp('T');
  expect([...devices.keys()]).toEqual([]);
});

it('without an answer nothing is forgotten', async () => {
  silent = true;
  await expect(giveUp('T')).rejects.toThrow(Unreachable);
  expect(tokensOf('T')).toHaveLength(2);
  expect(ownedOf('T')).not.toBeNull();
});
