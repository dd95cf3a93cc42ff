/** All the words of a language that the page says, as one file: any Fluent file of it with `?words`. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const TERMINAL = ['cli.ftl', 'commands.ftl', 'session.ftl', 'drawings.ftl']; // the terminal's own words

export const words: Plugin = {
  name: 'words',
  enforce: 'pre',
  load(id) {
    if (!id.endsWith('.ftl?words')) return null;
    const folder = dirname(id);
    const files = readdirSync(folder).filter((name) => name.endsWith('.ftl') && !TERMINAL.includes(name));
    for (const name of files) this.addWatchFile(join(folder, name));
    const text = files.map((name) => readFileSync(join(folder, name), 'utf-8')).join('\n');
    return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ''))}`; // comments are for translators
  },
};
