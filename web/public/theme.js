// Before the page, and without it. A file of its own, because the page's Content-Security-Policy allows no inline script.

(() => {
  const kept = (() => {
    try {
      return JSON.parse(localStorage.getItem('settings') ?? '{}') ?? {};
    } catch {
      return {}; // no storage in this browser: the system decides
    }
  })();

  // Before the first paint: the theme that was chosen on this device, or the system's.
  const theme = new URLSearchParams(location.search).get('theme') ?? kept.theme;
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';

  // When a script of the page cannot be loaded, or no words: the build has put a sentence in each language into index.html.
  function sayUnloaded() {
    const place = document.getElementById('unloaded');
    const languages = [kept.language, ...navigator.languages, 'en'].map((one) => String(one).slice(0, 2));
    const spoken = languages.find((one) => [...place.children].some(({ lang }) => lang === one));
    for (const words of place.children) words.hidden = words.lang !== spoken;
    for (const button of place.querySelectorAll('button')) button.onclick = () => location.reload();
    place.hidden = false;
    document.querySelector('.loading')?.remove();
  }
  addEventListener('unloaded', sayUnloaded);
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && sayUnloaded(), true);
})();
