import { resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { lastWords, serviceWorker } from './scripts/service_worker.ts';
import { packing } from './scripts/packing.ts';
import { words } from './scripts/words.ts';

/** What the start page needs before it can be seen comes in one file; `import()` is where another one begins. */
const start = new Set([resolve('src/main.ts')]);
function isOfStart(
  id: string,
  graph: { getModuleInfo(id: string): { importedIds: readonly string[] } | null },
): boolean {
  if (start.size === 1)
    for (const one of start) graph.getModuleInfo(one)?.importedIds.forEach((next) => start.add(next));
  return start.has(id);
}

/** `vite build` writes the page into the Python package; `--mode gallery` builds the gallery beside it, for screenshots. */
export default defineConfig(({ mode }) => ({
  base: '/',
  plugins: [words, svelte(), lastWords, ...(mode === 'gallery' ? [] : [serviceWorker, packing])],
  server: {
    fs: { allow: ['..'] }, // the Fluent files of the package
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  build: {
    outDir: mode === 'gallery' ? 'dist-gallery' : '../src/gobelin/web/static',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's CSP allows no data: addresses
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2023',
    rolldownOptions: {
      input: mode === 'gallery' ? 'gallery.html' : 'index.html',
      output: {
        codeSplitting: {
          groups: [{ debugName: 'start', name: (id, graph) => (isOfStart(id, graph) ? 'start' : null) }],
        },
        chunkFileNames: ({ facadeModuleId }) => {
          const language = /([\w-]+)\/\w+\.ftl\?words$/.exec(facadeModuleId ?? '')?.[1];
          return `assets/${language ? `words-${language}` : '[name]'}-[hash].js`;
        },
      },
    },
  },
}));
