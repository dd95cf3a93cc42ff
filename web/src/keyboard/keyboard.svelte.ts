/**
 * What is printed on the keys of this keyboard. Keys around S and the brackets mean their place, whatever is printed
 * there; the browser says what that is, or a key that was pressed does. Until then: as on an American keyboard.
 */
const AMERICAN: Record<string, string> = {
  KeyQ: 'Q',
  KeyW: 'W',
  KeyE: 'E',
  KeyA: 'A',
  KeyS: 'S',
  KeyD: 'D',
  BracketLeft: '[',
  BracketRight: ']',
};

let printed = $state.raw<Readonly<Record<string, string>>>(AMERICAN);

/** What stands on the key in this place. */
export function keyAt(code: string): string {
  return printed[code] ?? code;
}

/** The six keys of a hex, row by row. */
export function hexKeys(): { upper: string; lower: string } {
  return {
    upper: ['KeyQ', 'KeyW', 'KeyE'].map(keyAt).join(' '),
    lower: ['KeyA', 'KeyS', 'KeyD'].map(keyAt).join(' '),
  };
}

function learn(code: string, key: string): void {
  const letter = key.toUpperCase();
  if (code in AMERICAN && letter.length === 1 && letter !== ' ' && printed[code] !== letter) {
    printed = { ...printed, [code]: letter };
  }
}

/** A key was pressed: now it is known what stands on it. */
export function noticeKey({ code, key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): void {
  if (!shiftKey && !altKey && !ctrlKey && !metaKey) learn(code, key);
}

interface WithLayout {
  keyboard?: { getLayoutMap?: () => Promise<ReadonlyMap<string, string>> };
}

/** Asks the browser, where it tells. */
export async function askLayout(): Promise<void> {
  const layout = await (navigator as WithLayout).keyboard?.getLayoutMap?.().catch(() => null);
  for (const [code, key] of layout ?? []) learn(code, key);
}
