/** Light or dark: chosen on this device, set before the first paint by public/theme.js. */
import { change } from './settings.svelte';

export function toggleTheme(): void {
  change({ theme: document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark' });
}
