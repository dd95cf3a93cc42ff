/** Files and links that leave the page. */
import { written } from '../api/json';

/** Offers something as a file to keep. */
export function save(name: string, content: unknown): void {
  saveFile(name, new Blob([`${written(content)}\n`], { type: 'application/json' }));
}

export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/** Copies a link. The clipboard exists on https and localhost only: false where it must be copied by hand. */
export async function copyText(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
    return true;
  } catch {
    return false;
  }
}
