/** Errors of the page, told to the host once each: what they say and where in the code, and nothing of the game. */
import { request } from '../api/client';

export interface Failure {
  message: string;
  stack: string;
  build: string;
  screen: 'home' | 'rules' | 'catalogue' | 'table' | 'film';
}

const MOST = 20; // of one page: what fails every second says nothing new
const told = new Set<string>();

/** The name of the page's script, which changes with what is in it. */
export function build(root: ParentNode = document): string {
  const script = root.querySelector('script[type=module]')?.getAttribute('src') ?? '';
  return script.split('/').at(-1)!;
}

function screenAt(path: string): Failure['screen'] {
  const [, kind, , part] = path.split('/');
  if (kind === 'rules' || kind === 'catalogue') return kind;
  return kind !== 't' ? 'home' : part === 'film' ? 'film' : 'table';
}

/** Addresses without what may be secret in them; the server looks once more. */
function clean(text: string): string {
  return text.replace(/[?#][^\s:)]*/g, '').replace(/\/t\/[^/\s:)]+/g, '/t/…');
}

function tellHost(error: unknown): void {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' };
  const known = `${message}\n${stack}`;
  if (told.has(known) || told.size >= MOST) return;
  told.add(known);
  console.error(error);
  const failure: Failure = {
    message: clean(message).slice(0, 500),
    stack: clean(stack ?? '').slice(0, 4000),
    build: build().slice(0, 100),
    screen: screenAt(location.pathname),
  };
  request('/api/errors', { body: failure }).catch(() => undefined); // the host cannot be told
}

/** Tests listen instead of the host. */
export const reporting = { listener: tellHost };

export function report(error: unknown): void {
  reporting.listener(error);
}
