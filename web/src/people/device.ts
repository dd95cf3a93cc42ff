/** What this device is called in the list of those that hold a seat. */
import { say } from '../i18n/i18n.svelte';

const LONGEST = 40; // characters that the server keeps

/** The first that is found names it: Edge and Opera call themselves Chrome, too, and Chrome calls itself Safari. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux|X11/, 'Linux'],
];

function named(rows: readonly [RegExp, string][], agent: string): string | undefined {
  return rows.find(([sign]) => sign.test(agent))?.[1];
}

/** Browser and system as far as they tell themselves; empty: neither does. */
export function deviceLabel(agent: string = navigator.userAgent): string {
  const browser = named(BROWSERS, agent);
  const system = named(SYSTEMS, agent);
  const label = browser && system ? say('rights-device', { browser, system }) : (browser ?? system ?? '');
  return label.slice(0, LONGEST);
}
