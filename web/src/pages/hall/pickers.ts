import type { Component } from 'svelte';
import type { OptionValue } from './setup.svelte';

/** Chooses the value of an option in a way of the game's own. */
export type Picker = Component<{
  value: OptionValue;
  values: OptionValue[];
  named: (value: OptionValue) => string;
  choose: (value: OptionValue) => void;
}>;

/** The options of a game that bring a picker, each with the number of seats at which it matters. */
export type Pickers = Record<string, { Picker: Picker; seats: number }>;
