import { mount } from 'svelte';
import { place } from './draw/sprite';
import { watchErrors } from './failures/notice.svelte';
import { watchParts } from './failures/reloading';
import { registerWorker } from './failures/worker';
import { LANGUAGES } from './i18n/bundle';
import { switchLanguage } from './i18n/i18n.svelte';
import { DEFAULT, keptLanguage, preferredLanguage } from './i18n/preferred';
import App from './screens/App.svelte';
import { expectRoom } from './screens/room';
import { route } from './screens/route.svelte';
import { begin } from './device/settings.svelte';
import './styles/index.css';

watchParts();
watchErrors();
begin();
if (route().screen === 'table') expectRoom(); // while the words come
const wanted = preferredLanguage([keptLanguage(), ...navigator.languages], LANGUAGES);
if ((await switchLanguage(wanted)) || (await switchLanguage(DEFAULT))) {
  place(document.body);
  const target = document.getElementById('app')!;
  target.replaceChildren(); // what was shown until now
  mount(App, { target });
  if (import.meta.env.PROD) registerWorker();
} else dispatchEvent(new Event('unloaded')); // theme.js has words for it
