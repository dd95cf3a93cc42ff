/** public/sw.js among caches and a network that tests lay. */
import { readFileSync } from 'node:fs';
import { beforeEach, expect, it } from 'vitest';

const SOURCE = readFileSync(`${import.meta.dirname}/../../public/sw.js`, 'utf-8')
  .replace("'page-'", "'page-2'")
  .replace('FILES = []', "FILES = ['/', '/theme.js', '/assets/a.js']");
const HERE = 'https://gobelin.example';

class Shelf {
  readonly kept = new Map<string, Response>();
  private key(what: string | Request): string {
    return new URL(typeof what === 'string' ? what : what.url, HERE).href;
  }
  match = (what: string | Request) => Promise.resolve(this.kept.get(this.key(what))?.clone());
  put = (what: string | Request, response: Response) => Promise.resolve(void this.kept.set(this.key(what), response));
  delete = (what: string | Request) => Promise.resolve(this.kept.delete(this.key(what)));
  keys = () => Promise.resolve([...this.kept.keys()].map((url) => new Request(url)));
  addAll = async (files: (string | Request)[]): Promise<void> => {
    const all = await Promise.all(files.map((file) => answered(file)));
    if (all.some((one) => !one.ok)) throw new TypeError('a file is missing');
    files.forEach((file, at) => this.kept.set(this.key(file), all[at]!));
  };
}

type Listener = (event: object) => void;
let shelves: Map<string, Shelf>;
let listeners: Record<string, Listener>;
let online: boolean;
let missing: string[];
let tookOver: number;

function answered(what: string | Request): Promise<Response> {
  const { pathname } = new URL(typeof what === 'string' ? what : what.url, HERE);
  if (!online) return Promise.reject(new TypeError('no network'));
  return Promise.resolve(new Response(`of ${pathname}`, { status: missing.includes(pathname) ? 404 : 200 }));
}

beforeEach(() => {
  shelves = new Map([['page-1', new Shelf()]]);
  listeners = {};
  online = true;
  missing = [];
  tookOver = 0;
  const caches = {
    open: (name: string) => Promise.resolve(shelves.get(name) ?? shelves.set(name, new Shelf()).get(name)!),
    keys: () => Promise.resolve([...shelves.keys()]),
    delete: (name: string) => Promise.resolve(shelves.delete(name)),
  };
  const world = {
    caches,
    fetch: answered,
    Request: class extends Request {
      constructor(path: string, init: RequestInit) {
        super(new URL(path, HERE), init);
      }
    },
    location: { origin: HERE },
    clients: { claim: () => Promise.resolve() },
    skipWaiting: () => Promise.resolve(tookOver++),
    addEventListener: (name: string, listener: Listener) => (listeners[name] = listener),
  };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a worker has its own globals
  (new Function(...Object.keys(world), SOURCE) as (...given: unknown[]) => void)(...Object.values(world));
});

/** What comes of an event; null: the browser does as it would without a worker. */
async function happens(name: string, more: object = {}): Promise<Response | null> {
  const waited: Promise<unknown>[] = [];
  let answer: Promise<Response> | null = null;
  listeners[name]!({
    ...more,
    waitUntil: (what: Promise<unknown>) => waited.push(what),
    respondWith: (what: Promise<Response>) => (answer = what),
  });
  const response = await (answer as Promise<Response> | null);
  for (const one of waited) await one; // an answer may add to them
  return response;
}

async function got(path: string, init: RequestInit = {}): Promise<string | null> {
  const response = await happens('fetch', { request: new Request(new URL(path, HERE), init) });
  return response?.text() ?? null;
}

it('opens every address of the page without network, and its files', async () => {
  await happens('install');
  online = false;
  for (const path of ['/', '/t/AbC', '/t/AbC/film', '/rules', '/catalogue']) expect(await got(path)).toBe('of /');
  expect(await got('/assets/a.js')).toBe('of /assets/a.js');
});

it('leaves alone what is no file of the page', async () => {
  for (const path of ['/api/bots', '/health', '/schema', '/assets/b.js', 'https://other.example/'])
    expect(await got(path), path).toBeNull();
  expect(await got('/', { cache: 'no-store' })).toBeNull();
  expect(await got('/api/tables/T', { method: 'POST' })).toBeNull();
});

it('is installed whole or not at all, and takes over when it is told to', async () => {
  missing = ['/assets/a.js'];
  await expect(happens('install')).rejects.toThrow('missing');
  missing = [];
  await happens('install');
  expect([...shelves.keys()]).toContain('page-1');
  await happens('message', { data: 'anything' });
  expect(tookOver).toBe(0);
  await happens('message', { data: 'take over' });
  expect(tookOver).toBe(1);
  await happens('activate');
  expect([...shelves.keys()]).toEqual(['page-2']);
});

it('keeps a game that is over, with all that its end needs', async () => {
  await got('/api/components');
  await got('/api/tables/T');
  await got('/api/tables/T/events?since=0');
  await got('/api/tables/T/sheets', { headers: { authorization: 'Bearer x' } });
  await got('/api/tables/T/frames?seat=0');
  await got('/api/tables/RUNNING');
  online = false;
  for (const path of ['/api/components', '/api/tables/T', '/api/tables/T/sheets'])
    expect(await got(path)).toBe(`of ${path}`);
  expect(await got('/api/tables/T/events?since=0')).toBe('of /api/tables/T/events');
  expect(await got('/api/tables/T/frames?seat=0')).toBe('of /api/tables/T/frames');
  await expect(got('/api/tables/RUNNING')).rejects.toThrow('no network');
});

it('asks the server first, and keeps nothing that it refuses', async () => {
  missing = ['/api/tables/T/sheets'];
  await got('/api/tables/T/sheets');
  expect(shelves.get('games')?.kept.size ?? 0).toBe(0);
});

it('keeps the newest games', async () => {
  await got('/api/components');
  for (let number = 0; number < 70; number++) await got(`/api/tables/T${number}/sheets`);
  const { kept } = shelves.get('games')!;
  expect(kept.size).toBe(201);
  expect([...kept.keys()]).toContain(`${HERE}/api/components`);
  expect([...kept.keys()]).not.toContain(`${HERE}/api/tables/T0`);
});
