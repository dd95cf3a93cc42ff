/** Light or dark: chosen on this device, set before the first paint by public/theme.js. */
export function toggleTheme(): void {
  const { dataset } = document.documentElement;
  const theme = dataset.theme === 'dark' ? 'light' : 'dark';
  dataset.theme = theme;
  try {
    localStorage.setItem('theme', theme);
  } catch {
    // no storage in this browser: for this page alone
  }
}
