import { mount } from 'svelte';
import { place } from './draw/sprite';
import { speak } from './i18n/i18n.svelte';
import App from './screens/App.svelte';
import './styles/index.css';

await speak('en');
place(document.body);
mount(App, { target: document.getElementById('app')! });
