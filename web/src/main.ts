import { mount } from 'svelte';
import { place } from './draw/sprite';
import { LANGUAGES } from './i18n/bundle';
import { switchLanguage } from './i18n/i18n.svelte';
import { keptLanguage, preferredLanguage } from './i18n/preferred';
import App from './screens/App.svelte';
import { expectRoom } from './screens/room';
import { route } from './screens/route.svelte';
import { begin } from './device/settings.svelte';
import './styles/index.css';

begin();
if (route().screen === 'table') expectRoom(); // while the words come
await switchLanguage(preferredLanguage([keptLanguage(), ...navigator.languages], LANGUAGES));
place(document.body);
const target = document.getElementById('app')!;
target.replaceChildren(); // what was shown until now
mount(App, { target });
