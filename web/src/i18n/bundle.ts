/** The messages of one language: the Fluent files of the package. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Value = string | number;

const FILES = import.meta.glob<string>(
  [
    '../../../src/gobelin/locale/*/*.ftl',
    '!../../../src/gobelin/locale/*/cli.ftl', // the terminal's own words
    '!../../../src/gobelin/locale/*/commands.ftl',
    '!../../../src/gobelin/locale/*/session.ftl',
    '!../../../src/gobelin/locale/*/drawings.ftl',
  ],
  { query: '?raw', import: 'default' },
);

function languageOf(path: string): string {
  return path.split('/').at(-2)!;
}

/** The languages there are words in. */
export const LANGUAGES = [...new Set(Object.keys(FILES).map(languageOf))].sort();

/** Longer and with accents, as French or Polish would be: for finding what overflows. */
function longer(text: string): string {
  const accents: Record<string, string> = { a: 'ą', e: 'é', o: 'ô', c: 'ç', l: 'ł', z: 'ż', i: 'ï', u: 'ù' };
  return text.replace(/[A-Za-z’]{4,}/g, (word) => {
    let more = Math.round(word.length * 0.3);
    let out = '';
    for (const [at, letter] of Array.from(word).entries()) {
      out += at % 2 ? (accents[letter] ?? letter) : letter;
      if (more > 0 && at > 0 && 'aeiou'.includes(letter)) {
        out += letter;
        more--;
      }
    }
    return out + word.slice(-1).repeat(Math.max(0, Math.min(more, 3)));
  });
}

export const PSEUDO = 'en-XL';

/** Reads a language; `en-XL` is English a third longer. */
export async function load(language: string): Promise<FluentBundle> {
  const folder = language === PSEUDO ? 'en' : language;
  const bundle = new FluentBundle(folder, {
    useIsolating: false, // isolating marks would stand in names and SVG texts
    ...(language === PSEUDO ? { transform: longer } : {}),
  });
  const files = Object.entries(FILES).filter(([path]) => languageOf(path) === folder);
  if (!files.length) throw new Error(`there are no words in ${language}`);
  for (const source of await Promise.all(files.map(([, read]) => read()))) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors.length) throw errors[0]!;
  }
  return bundle;
}
