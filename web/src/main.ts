import { mount } from 'svelte';
import { place } from './draw/sprite';
import { speak } from './i18n/i18n.svelte';
import Home from './screens/Home.svelte';
import './styles/index.css';

await speak('en');
place(document.body);
mount(Home, { target: document.getElementById('app')! });
