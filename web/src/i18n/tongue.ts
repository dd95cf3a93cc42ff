/** Which language the page speaks: chosen on this device, else the first the browser prefers, else English. */
const KEPT = 'language';
const DEFAULT = 'en';

/** The first of these languages that there are words in, whatever its country. */
export function preferred(wanted: readonly (string | null)[], known: readonly string[]): string {
  for (const one of wanted) {
    const language = one?.toLowerCase().split('-')[0];
    if (language && known.includes(language)) return language;
  }
  return DEFAULT;
}

/** What was chosen on this device, if anything was. */
export function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null; // no storage in this browser: its preferences decide
  }
}

export function keep(language: string): void {
  try {
    localStorage.setItem(KEPT, language);
  } catch {
    // no storage in this browser: for this page alone
  }
}

/** The name of a language in itself, as speakers look for it: “Français”. */
export function ownName(language: string): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
