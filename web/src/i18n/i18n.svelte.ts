/** The language of the page. A change of it redraws all words in place. */
import type { FluentBundle } from '@fluent/bundle';
import { tell } from '../failures/notice.svelte';
import { report } from '../failures/reporting';
import { load, type Value } from './bundle';
import type { Messages } from '../generated/keys';

export type Key = keyof Messages;
export type Arguments<K extends Key> = [Messages[K]] extends [never] ? [] : [Record<Messages[K], Value>];

let bundle = $state.raw<FluentBundle | null>(null);

/** Reads the words of a language; nothing can be said before the first one. */
export async function speak(language: string): Promise<void> {
  bundle = await load(language);
}

/** The page speaks this language from now on, and says so to whoever reads it aloud; false: its words did not come. */
export async function switchLanguage(language: string): Promise<boolean> {
  try {
    await speak(language);
  } catch {
    tell('language');
    return false;
  }
  document.documentElement.lang = language;
  return true;
}

export function language(): string {
  return bundle?.locales[0] ?? 'en';
}

/** The message with exactly the arguments it declares: both are checked by the compiler. */
export function say<K extends Key>(key: K, ...given: Arguments<K>): string {
  return fill(key, given[0] ?? {});
}

/** English, read when something cannot be said in the language of the page. */
let spare = $state.raw<FluentBundle | null>(null);
let sparing = false;

function readSpare(): void {
  if (sparing) return;
  sparing = true;
  load('en').then(
    (found) => (spare = found),
    () => undefined, // the key has to do
  );
}

/**
 * A message whose key is made up of data; arguments it does not declare are left out. What cannot be said is told to the
 * host, and said in English, or else by its key: a page that lacks a word goes on.
 */
export function fill(key: string, given: Record<string, Value>): string {
  if (!bundle) throw new Error('no language has been read yet');
  try {
    return formatted(bundle, key, given);
  } catch (error) {
    report(error);
    readSpare();
  }
  try {
    return spare ? formatted(spare, key, given) : key;
  } catch {
    return key;
  }
}

function formatted(words: FluentBundle, key: string, given: Record<string, Value>): string {
  const [name, attribute] = key.split('.') as [string, string?];
  const message = words.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (pattern === undefined || pattern === null) throw new Error(`there is no message ${key}`);
  const errors: Error[] = [];
  const text = words.formatPattern(pattern, given, errors);
  if (errors.length) throw new Error(`${key}: ${errors[0]!.message}`);
  return text;
}

/** Whether there is a message of this key. */
export function has(key: string): boolean {
  const [name, attribute] = key.split('.') as [string, string?];
  const message = bundle?.getMessage(name);
  return attribute ? message?.attributes[attribute] !== undefined : !!message?.value;
}
