/** Beside each file of the page the same one packed as tightly as can be: `.br` and `.gz`, for the server to send. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const PACKED = /\.(css|html|js|svg|txt|webmanifest)$/; // fonts and pictures are packed already

export const packing: Plugin = {
  name: 'packing',
  apply: (_, { command, mode }) => command === 'build' && mode !== 'gallery',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler({ dir }) {
      for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf-8' }).filter((one) => PACKED.test(one))) {
        const path = join(dir!, name);
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content)); // its quality is 11, the highest
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  },
};
