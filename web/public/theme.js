// Before the first paint: the theme that was chosen on this device, or the system's. A file of its own, because the
// page's Content-Security-Policy allows no inline script.
(() => {
  let wanted = new URLSearchParams(location.search).get('theme');
  try {
    wanted ??= JSON.parse(localStorage.getItem('settings') ?? '{}').theme;
  } catch {
    // no storage in this browser: the system decides
  }
  const dark = wanted === 'dark' || (wanted !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
