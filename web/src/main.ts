import { given } from './given';
import { mount } from 'svelte';
import App from './App.svelte';
import './look/tokens.css';
import { mishaps } from './mishap/mishaps.svelte';
import { words } from './i18n/messages.svelte';
import { goWhereNoticesLead } from './notices/leading';

mishaps.listen();
goWhereNoticesLead();
document.documentElement.lang = words.language;
const failure: unknown = await words.speak(words.language).catch((error: unknown) => error);
const target = given(document.getElementById('app'));
target.replaceChildren(); // what was said while this came
mount(App, { target, props: { failure } });
