import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { words } from './scripts/words.ts';

export default defineConfig({
  plugins: [words, svelte()],
  resolve: { conditions: ['browser'] },
  server: { fs: { allow: ['..'] } },
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/testing/setup.ts'],
    maxWorkers: 2,
    testTimeout: 60_000, // a busy machine is no failure
  },
});
