import { mount } from 'svelte';
import App from './App.svelte';
import './look/tokens.css';
import { words } from './words/words.svelte';

await words.speak(words.language);
mount(App, { target: document.getElementById('app')! });
