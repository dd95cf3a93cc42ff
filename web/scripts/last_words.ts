/** What the build writes beside the scripts: words for when they cannot be loaded. */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const WORDS = resolve(import.meta.dirname, '../../src/gobelin/locale');

function said(language: string, key: string): string {
  const source = readFileSync(`${WORDS}/${language}/failures.ftl`, 'utf-8');
  const found = new RegExp(`^${key} = (.+)$`, 'm').exec(source)?.[1];
  if (!found) throw new Error(`${language} has no ${key}`);
  return found;
}

/** A sentence in each language for a page without its scripts; theme.js shows the right one. */
export const lastWords: Plugin = {
  name: 'last-words',
  transformIndexHtml(html) {
    const languages = readdirSync(WORDS).filter((name) => /^[a-z]{2}$/.test(name));
    const words = languages.map(
      (one) =>
        `<p lang="${one}">${said(one, 'failure-unloaded')} <button type="button">${said(one, 'failure-reload')}</button></p>`,
    );
    return html.replace(/(<div id="unloaded"[^>]*>)/, `$1${words.join('')}`);
  },
};
