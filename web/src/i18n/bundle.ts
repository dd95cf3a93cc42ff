/** The messages of one language: the Fluent files of the package. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

export type Value = string | number;

/** A file of each language stands for all of them: the build puts them together (scripts/words.ts). */
const WORDS = import.meta.glob<string>('../../../src/gobelin/locale/*/page.ftl', {
  query: '?words',
  import: 'default',
});

function languageOf(path: string): string {
  return path.split('/').at(-2)!;
}

/** The languages there are words in. */
export const LANGUAGES = Object.keys(WORDS).map(languageOf).sort();

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
  const read = Object.entries(WORDS).find(([path]) => languageOf(path) === folder)?.[1];
  if (!read) throw new Error(`there are no words in ${language}`);
  const errors = bundle.addResource(new FluentResource(await read()));
  if (errors.length) throw errors[0]!;
  return bundle;
}
