/** Links to a table: for whom they are good, and how they are copied. */

import { codeIn } from './codes';

/** The address of a table's page, at the server as others find it. A secret stands behind the #: it is never sent. */
export function linkTo(base: string, table: string, secret = ''): string {
  return `${base}/t/${encodeURIComponent(table)}${secret ? `#${secret}` : ''}`;
}

/**
 * The link to a table in what somebody pasted, which may have words around it: its path where it leads to this server,
 * by whatever name, else all of it. Null: there is none.
 */
export function linkIn(text: string, here: { origin: string }): string | null {
  const [found] = /(?:https?:\/\/[^\s/]+)?\/t\/[^\s/#?]+\S*/i.exec(text) ?? [];
  let link = found?.replace(/[.,;:!?)\]>»”"']+$/, ''); // the end of a sentence is no part of it
  const code = codeIn(text);
  if (link && code && !link.includes('#')) link += `#${code}`; // written beside the address, as on paper
  if (!link || !URL.canParse(link, here.origin)) return null;
  const [url, own] = [new URL(link, here.origin), new URL(here.origin)];
  const same = url.origin === own.origin || (isLocal(url.hostname) && isLocal(own.hostname) && url.port === own.port);
  return same ? url.pathname + url.search + url.hash : url.href;
}

/** Whether an address means this machine on whatever machine it is opened. */
export function isLocal(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[|\]$/g, '');
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || /^127(\.\d+){3}$/.test(name);
}

/**
 * The address for links: where the page was opened, unless that is this machine's own name for itself; then where the
 * server says that others find it. `alone`: nobody else can.
 */
export function baseFor(at: { origin: string; hostname: string }, reach: readonly string[]): [string, boolean] {
  if (!isLocal(at.hostname)) return [at.origin, false];
  return reach.length ? [reach[0]!, false] : [at.origin, true];
}

/** Copies a text. Browsers have a clipboard on https and localhost only; elsewhere the selected field is copied. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    try {
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- all there is without https
      return document.execCommand('copy');
    } catch {
      return false;
    }
  }
}
