/** Who may import whom: drawings and geometry know no Svelte, zones know no prompt. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const SOURCE = resolve(import.meta.dirname);

function files(folder: string): string[] {
  return readdirSync(`${SOURCE}/${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`);
}

function read(file: string): string {
  return readFileSync(`${SOURCE}/${file}`, 'utf8');
}

/** What a file imports, types left out. */
function imports(file: string): string[] {
  return [...read(file).matchAll(/^\s*import (?!type )[^;]*?from '([^']+)'/gm)].map(([, path]) => path!);
}

describe('layers', () => {
  it.each(['draw', 'geometry'])('%s knows no Svelte', (folder) => {
    for (const file of files(folder)) {
      for (const path of imports(file)) expect(path, file).not.toMatch(/svelte|i18n|session|parts|zones/);
    }
  });

  it('zones know no prompt and no layout', () => {
    for (const file of files('zones')) {
      for (const path of imports(file)) expect(path, file).not.toMatch(/prompt|layout|screens/);
    }
  });

  it('strings become SVG in one place', () => {
    for (const file of files('.').filter((one) => one.endsWith('.svelte'))) {
      if (!file.endsWith('/Art.svelte')) expect(read(file), file).not.toContain('{@html');
    }
  });
});

describe('words', () => {
  /** Text and labels with letters in a template, outside expressions. */
  function spoken(file: string): string[] {
    const found: string[] = [];
    const walk = (node: unknown): void => {
      if (Array.isArray(node)) node.forEach(walk);
      if (node === null || typeof node !== 'object') return;
      const { type, data, name, value } = node as Record<string, unknown>;
      if (type === 'Text' && typeof data === 'string') found.push(data);
      if (type === 'StyleDirective') return;
      if (type === 'Attribute') {
        if (['aria-label', 'title', 'alt', 'placeholder'].includes(name as string)) walk(value);
        return;
      }
      for (const [key, child] of Object.entries(node))
        if (!['css', 'instance', 'module', 'metadata'].includes(key)) walk(child);
    };
    walk((parse(read(file), { modern: true }) as { fragment: unknown }).fragment);
    return found.filter((text) => /\p{L}{2}/u.test(text) && !/^[IV]+$/.test(text.trim()));
  }

  it('stand in the Fluent files alone', () => {
    for (const file of files('.').filter((one) => one.endsWith('.svelte'))) expect(spoken(file), file).toEqual([]);
  });
});
