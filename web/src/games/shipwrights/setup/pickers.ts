import type { Pickers } from '../../../pages/hall/pickers';
import EnemyPicker from './EnemyPicker.svelte';

export const pickers: Pickers = { enemies: { Picker: EnemyPicker, seats: 1 } };
