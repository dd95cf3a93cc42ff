/** What the build writes beside the scripts: words for when they cannot be loaded, and what the service worker keeps. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const WORDS = resolve(import.meta.dirname, '../../src/gobelin/locale');
const LEFT_OUT = /^(sw\.js|index\.html|sources\.txt|\.vite\/.*)$|\.(txt|br|gz)$/; // the page is kept as /

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

let folder = '';

/** The service worker knows all files of the page, and has a new name whenever one of them is new. */
export const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  configResolved(config) {
    folder = resolve(config.root, config.build.outDir);
  },
  writeBundle() {
    const all = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = all
      .filter((one) => one.isFile())
      .map((one) =>
        join(one.parentPath, one.name)
          .slice(folder.length + 1)
          .replaceAll('\\', '/'),
      )
      .filter((name) => !LEFT_OUT.test(name))
      .sort();
    const digest = createHash('sha256').update(readFileSync(`${folder}/index.html`));
    for (const name of files) digest.update(name).update(readFileSync(`${folder}/${name}`));
    const worker = readFileSync(`${folder}/sw.js`, 'utf-8')
      .replace("'page-'", `'page-${digest.digest('hex').slice(0, 16)}'`)
      .replace('FILES = []', `FILES = ${JSON.stringify(['/', ...files.map((name) => `/${name}`)])}`);
    writeFileSync(`${folder}/sw.js`, worker);
  },
};
