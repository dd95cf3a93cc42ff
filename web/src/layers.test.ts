/** Who may import whom: each folder only what stands before it in the list of docs/web.md. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

const SOURCE = resolve(import.meta.dirname);
const PAGE = readFileSync(`${SOURCE}/../../docs/web.md`, 'utf8');
const FOLDERS = /<!-- folders -->\n```\n(.*?)```/s.exec(PAGE)![1]!.match(/^\S+/gm)!;
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'),
);
const COMPONENTS = FILES.filter((name) => name.endsWith('.svelte'));

function read(file: string): string {
  return readFileSync(`${SOURCE}/${file}`, 'utf8');
}

/** What a file imports or exports from elsewhere: at its top, where it is needed, and for types alone. */
function imports(file: string): string[] {
  return [...read(file).matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)'([^']+)'/g)].map(([, path]) =>
    path!.startsWith('.') ? relative(SOURCE, resolve(SOURCE, dirname(file), path!)) : path!,
  );
}

/** Where a file of the source stands in the list; null: it is no file of the source. */
function rank(path: string): number | null {
  const [folder] = path.split('/') as [string];
  const name = path.includes('/') ? folder : `${folder.replace(/\.ts$/, '')}.ts`;
  return FOLDERS.includes(name) ? FOLDERS.indexOf(name) : null;
}

describe('layers', () => {
  it.each(FILES)('%s imports what stands before it', (file) => {
    expect(rank(file), `${file} stands in no folder of docs/web.md`).not.toBeNull();
    for (const path of imports(file)) expect(rank(path) ?? 0, path).toBeLessThanOrEqual(rank(file)!);
  });

  it('list no folder that is not there', () => {
    const there = new Set(FILES.map(rank));
    expect(FOLDERS.filter((_, at) => !there.has(at))).toEqual([]);
  });

  it.each(['api', 'geometry', 'draw', 'decision', 'luck'])('%s knows no Svelte', (folder) => {
    for (const file of FILES.filter((one) => one.startsWith(`${folder}/`)))
      for (const path of imports(file)) expect(path, file).not.toMatch(/^svelte|\.svelte$/);
  });

  it('zones know no prompt', () => {
    for (const file of FILES.filter((one) => one.startsWith('zones/')))
      for (const path of imports(file)) expect(path, file).not.toMatch(/^prompt/);
  });

  it('strings become SVG in one place', () => {
    for (const file of COMPONENTS) if (file !== 'parts/Art.svelte') expect(read(file), file).not.toContain('{@html');
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
    for (const file of COMPONENTS) expect(spoken(file), file).toEqual([]);
  });
});
