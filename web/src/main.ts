import { mount } from 'svelte';
import { place } from './draw/sprite';
import { LANGUAGES } from './i18n/bundle';
import { turnTo } from './i18n/i18n.svelte';
import { kept, preferred } from './i18n/tongue';
import App from './screens/App.svelte';
import { begin } from './device/settings.svelte';
import './styles/index.css';

begin();
await turnTo(preferred([kept(), ...navigator.languages], LANGUAGES));
place(document.body);
const target = document.getElementById('app')!;
target.replaceChildren(); // what was shown until now
mount(App, { target });
