import { say, words } from './messages.svelte';

/** A level where it can be chosen: "Karl · medium". */
export function levelSaid(level: string): string {
  const [bot, hardness] = [say(`bot-${level}`), words.explain(`bot-${level}`, 'level')];
  return hardness ? say('level-choice', { bot, level: hardness }) : bot;
}
