/** Recovery codes: how people type them, and the links that carry them. */

const GROUPS = /[0-9a-z]{4}(?:[-–—][0-9a-z]{4}){4}/i; // as gobelin.server.ids makes them: five groups of four

/** The code in what somebody typed or pasted, as it is written down; null: there is none. */
export function codeIn(text: string): string | null {
  const [found] = GROUPS.exec(text) ?? [];
  return found?.replace(/[–—]/g, '-').toUpperCase() ?? null;
}

/** Whether what stands behind the # of a link is a code, and no token or invitation. */
export function isCode(secret: string): boolean {
  return codeIn(secret)?.length === secret.length;
}

/** A code as somebody typed it, in whatever groups and letters, in groups of four. */
export function formatCode(text: string): string {
  const signs = text.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return signs.match(/.{1,4}/g)?.join('-') ?? '';
}
