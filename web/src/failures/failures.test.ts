// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Unreachable } from '../api/client';
import { notice, tell, watchErrors } from './notice.svelte';
import { isOutdated, isSafe, mayLeave, watchParts } from './reloading';
import { reporting, type Failure } from './reporting';

const PAGE = '<script type="module" crossorigin src="/assets/index-NEW.js"></script>';
let sent: Failure[] = [];
const strict = reporting.listener;

beforeEach(() => {
  vi.resetModules();
  reporting.listener = strict;
  sent = [];
  tell(null);
  sessionStorage.clear();
  document.body.innerHTML = '<script type="module" src="/assets/index-OLD.js"></script>';
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit = {}) => {
    if (path !== '/api/errors') return Promise.resolve(new Response(PAGE));
    sent.push(JSON.parse(body as string) as Failure);
    return Promise.resolve(Response.json({ noted: true }));
  });
  history.replaceState(null, '', '/');
});

afterEach(() => vi.unstubAllGlobals());

/** A page that has told nothing yet. */
async function fresh(): Promise<(error: unknown) => void> {
  return (await import('./reporting')).report;
}

it('the host is told each error once, with where it happened', async () => {
  const report = await fresh();
  const error = new Error('no such tile');
  history.replaceState(null, '', '/t/AbCdEfGhIjKlMnOpQ/film');
  for (let times = 0; times < 3; times++) report(error);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ message: 'no such tile', build: 'index-OLD.js', screen: 'film' });
  report(new Error('another'));
  expect(sent).toHaveLength(2);
});

it('secrets in addresses stay here, and nothing grows without end', async () => {
  const report = await fresh();
  const error = new Error(`at http://localhost/t/TABLE?seat=1#TOKEN ${'a'.repeat(999)}`);
  error.stack = `at f (http://localhost/t/TABLE#TOKEN:1:2)\n${'b'.repeat(9999)}`;
  report(error);
  expect(JSON.stringify(sent)).not.toMatch(/TABLE|TOKEN|seat=/);
  expect(sent[0]!.stack).toContain('/t/…:1:2');
  expect([sent[0]!.message.length, sent[0]!.stack.length]).toEqual([500, 4000]);
  for (let number = 0; number < 50; number++) report(`error ${number}`);
  expect(sent).toHaveLength(20);
});

it('what no boundary catches is said and told; what is no fault of the page is only said', () => {
  const told: unknown[] = [];
  reporting.listener = (error) => told.push(error);
  watchErrors();
  const error = new Error('in a timer');
  dispatchEvent(new ErrorEvent('error', { error, message: 'in a timer' }));
  expect([notice(), told]).toEqual(['broken', [error]]);
  tell(null);
  dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed with undelivered notifications.' }));
  expect(notice()).toBeNull();
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Unreachable('no network') }));
  expect([notice(), told]).toEqual(['silent', [error]]);
});

it('a moment is safe when nothing is asked, sent or written', () => {
  expect(isSafe()).toBe(true);
  document.body.innerHTML = '<div class="table" data-decision="3:0"></div>';
  expect(isSafe()).toBe(false);
  document.body.innerHTML = '<div class="table" data-busy="true"></div>';
  expect(isSafe()).toBe(false);
  document.body.innerHTML = '<div class="table"><textarea>Hello</textarea></div>';
  expect(isSafe()).toBe(true);
  document.querySelector('textarea')!.focus();
  expect(isSafe()).toBe(false);
});

it('the page is outdated when the server has another build', async () => {
  expect(await isOutdated('index-OLD.js')).toBe(true);
  expect(await isOutdated('index-NEW.js')).toBe(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  expect(await isOutdated('index-OLD.js')).toBe(false);
});

it('a build is left once', () => {
  expect([mayLeave('one'), mayLeave('one'), mayLeave('two'), mayLeave('two')]).toEqual([true, false, true, false]);
});

it('after an update of the server a missing part brings the new page, between turns and once', async () => {
  reporting.listener = () => undefined;
  const reload = vi.fn();
  watchParts(reload);
  const missing = (): boolean =>
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('x') }));
  document.body.insertAdjacentHTML('beforeend', '<div class="table" data-decision="3:0"></div>');
  expect(missing()).toBe(true); // not prevented: the import is refused, and whoever asked for it says so
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).not.toHaveBeenCalled();
  document.querySelector('.table')!.removeAttribute('data-decision');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  missing();
  await new Promise((resolve) => setTimeout(resolve));
  expect(reload).toHaveBeenCalledOnce();
});
