/** Which language the page speaks: chosen on this device, else the first the browser prefers, else English. */
import { change, settings } from '../device/settings.svelte';

export const DEFAULT = 'en';

/** The first of these languages that there are words in, whatever its country. */
export function preferredLanguage(wanted: readonly (string | null)[], known: readonly string[]): string {
  for (const one of wanted) {
    const language = one?.toLowerCase().split('-')[0];
    if (language && known.includes(language)) return language;
  }
  return DEFAULT;
}

/** What was chosen on this device, if anything was. */
export function keptLanguage(): string | null {
  return settings().language;
}

export function keep(language: string): void {
  change({ language });
}

/** The name of a language in itself, as speakers look for it: “Français”. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
