// @vitest-environment jsdom
/** A table of the server, against a server that says what a test wants. */
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { Event, Frame, HostedDoc, LuckDoc } from '../api';
import { open } from '../box';
import { speak } from '../i18n/i18n.svelte';
import { components, snapshot } from '../testing/fixtures';
import { until } from '../testing/until';
import { LiveSession } from './live.svelte';

interface Asked {
  path: string;
  headers: Record<string, string>;
}

let asked: Asked[] = [];
/** What is answered, by the end of the path. */
let answers: Record<string, () => unknown> = {};
let hears: (frame: Frame) => void;

const events = (count: number): Event[] =>
  Array.from({ length: count }, (_, n) => ({ key: 'turn', player: 0, n, choice: n, turn: 1 }) as unknown as Event);

/** The seed drawn by the server alone. */
const DEALT: LuckDoc = {
  by: 'host',
  commitment: 'c0ffee',
  state: 'dealt',
  seals: [],
  shares: [],
  host: null,
  voided: 0,
};

function document(version: number, more: Partial<HostedDoc> = {}): HostedDoc {
  const { doc } = snapshot('three');
  return {
    ...doc,
    version,
    table: 'T',
    luck: DEALT,
    last_event: version,
    over: false,
    ...more,
  } as unknown as HostedDoc;
}

function frame(version: number): Frame {
  const delta: Frame['delta'] = [
    [['version'], version],
    [['last_event'], version],
  ];
  return { version, delta, events: events(version).slice(-1) };
}

beforeAll(async () => {
  open(components());
  await speak('en');
});

beforeEach(() => {
  asked = [];
  answers = {
    '/T': () => document(7),
    '/events': () => ({ events: events(7) }),
  };
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ path, headers });
    const end = /\/[^/?]+(?=\?|$)/.exec(path)![0];
    return Promise.resolve(
      new Response(JSON.stringify(answers[end]!()), { headers: { 'content-type': 'application/json' } }),
    );
  });
  vi.stubGlobal(
    'WebSocket',
    class {
      onmessage: ((message: { data: string }) => void) | null = null;
      constructor() {
        hears = (one) => this.onmessage!({ data: JSON.stringify(one) });
      }
      send = () => undefined;
      close = () => undefined;
    },
  );
});

async function seated(): Promise<LiveSession> {
  const s = await LiveSession.open('T', 'secret');
  asked = [];
  return s;
}

function choose(s: LiveSession): Promise<void> {
  s.choose(s.doc.options[0]!);
  return until(() => expect(s.pending).toBeNull());
}

it('takes the frames of an answer, and wants nothing more', async () => {
  const s = await seated();
  answers['/choices'] = () => ({ version: 8, frames: [frame(8)] });
  await choose(s);
  expect(s.doc.version).toBe(8);
  expect(s.events).toHaveLength(8);
  expect(asked.map((one) => one.path)).toEqual(['/api/tables/T/choices']);
  expect(asked[0]!.headers.prefer).toBe('return=minimal');
  s.close();
});

it('loads the document where the frames of an answer do not follow on what is known', async () => {
  const s = await seated();
  answers['/choices'] = () => ({ version: 9, frames: [frame(9)] });
  answers['/T'] = () => document(9);
  answers['/events'] = () => ({ events: events(9) });
  await choose(s);
  expect(s.doc.version).toBe(9);
  expect(s.events).toHaveLength(9);
  s.close();
});

it('tells all of the log where a document came without it', async () => {
  const s = await seated();
  answers['/choices'] = () => ({ ...document(9), frames: [] }); // sent again: the first answer was lost
  answers['/events'] = () => ({ events: events(9) });
  await choose(s);
  expect(s.doc.version).toBe(9);
  await until(() => expect(s.events).toHaveLength(9));
  answers['/events'] = () => ({ events: events(12) });
  hears({ version: 12, events: [], delta: [[[], document(12)]] }); // after a long time away
  await until(() => expect(s.events).toHaveLength(12));
  s.close();
});

it('forgets the lines of what was taken back, without asking for the others', async () => {
  const s = await seated();
  const delta: Frame['delta'] = [
    [['version'], 8],
    [['last_event'], 5],
  ];
  answers['/undo'] = () => ({ version: 8, frames: [{ version: 8, events: [], delta }] });
  s.undo();
  await until(() => expect(s.pending).toBeNull());
  expect(s.events).toHaveLength(5);
  expect(asked.map((one) => one.path)).toEqual(['/api/tables/T/undo']);
  s.close();
});

it('loads the next document after one that could not be read', async () => {
  const s = await seated();
  answers['/T'] = () => ({ ...document(8), view: null });
  await expect(s.refresh()).rejects.toThrow('nothing is dealt');
  answers['/T'] = () => document(8);
  await s.refresh();
  expect(s.doc.version).toBe(8);
  s.close();
});
