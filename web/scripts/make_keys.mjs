// src/generated/keys.ts: every message of the English Fluent files that the page uses, with its arguments. npm run keys
// With --check nothing is written: fails where the file is not as the messages say.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parse, Visitor } from '@fluent/syntax';

const FOLDER = new URL('../../src/gobelin/locale/en/', import.meta.url);
const FILE = new URL('../src/generated/keys.ts', import.meta.url);
const TERMINAL = ['cli.ftl', 'commands.ftl', 'session.ftl', 'drawings.ftl']; // the terminal's own words

class Used extends Visitor {
  arguments = new Set();
  messages = new Set();
  visitVariableReference(node) {
    this.arguments.add(node.id.name);
  }
  visitMessageReference(node) {
    this.messages.add(node.id.name + (node.attribute ? `.${node.attribute.name}` : ''));
  }
}

const used = new Map();
for (const file of readdirSync(FOLDER).sort()) {
  if (!file.endsWith('.ftl') || TERMINAL.includes(file)) continue;
  for (const entry of parse(readFileSync(new URL(file, FOLDER), 'utf8'), {}).body) {
    if (entry.type === 'Junk') throw new Error(`${file}: ${entry.annotations[0]?.message}`);
    if (entry.type !== 'Message') continue;
    const own = entry.attributes.map((one) => [`${entry.id.name}.${one.id.name}`, one.value]);
    const patterns = [[entry.id.name, entry.value], ...own];
    for (const [key, pattern] of patterns) {
      if (!pattern) continue;
      const found = new Used();
      found.visit(pattern);
      used.set(key, found);
    }
  }
}

/** With those of the messages it refers to: they share its arguments. */
function argumentsOf(key) {
  const found = new Set(used.get(key)?.arguments);
  for (const other of used.get(key)?.messages ?? []) for (const name of argumentsOf(other)) found.add(name);
  return found;
}

const lines = [...used.keys()].sort().map((key) => {
  const names = [...argumentsOf(key)].sort();
  return `  '${key}': ${names.map((name) => `'${name}'`).join(' | ') || 'never'};`;
});
const text = `// Written by \`npm run keys\` from src/gobelin/locale/en; do not edit.

/** Every message the page may say, with the names of its arguments. */
export interface Messages {
${lines.join('\n')}
}
`;
if (process.argv.includes('--check')) {
  if (readFileSync(FILE, 'utf8') !== text) {
    console.error('src/generated/keys.ts is not as the Fluent files say: run `npm run keys`');
    process.exit(1);
  }
} else {
  writeFileSync(FILE, text);
}
