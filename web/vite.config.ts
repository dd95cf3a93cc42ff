import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Fluent files without their comments: those are for translators, and nobody need load them. */
const words: Plugin = {
  name: 'words',
  enforce: 'pre',
  load(id) {
    const [path, query] = id.split('?');
    if (query !== 'raw' || !path!.endsWith('.ftl')) return null;
    return `export default ${JSON.stringify(readFileSync(path!, 'utf-8').replace(/^#.*\n/gm, ''))}`;
  },
};

/** `vite build` writes the page into the Python package; `--mode gallery` builds the gallery beside it, for screenshots. */
export default defineConfig(({ mode }) => ({
  base: '/',
  plugins: [words, svelte()],
  server: {
    fs: { allow: ['..'] }, // the Fluent files of the package
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  build: {
    outDir: mode === 'gallery' ? 'dist-gallery' : '../src/gobelin/web/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's CSP allows no data: addresses
    modulePreload: { polyfill: false },
    target: 'es2023',
    rolldownOptions: {
      input: mode === 'gallery' ? 'gallery.html' : 'index.html',
    },
  },
}));
