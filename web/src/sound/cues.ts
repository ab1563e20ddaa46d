import type { Story } from '../api/stream';
import type { Sound } from './voices';

/** What is heard with each sentence of a game, by its id. */
export type Cues = Record<string, Sound>;
const AT_ONCE = 2; // sounds of one moment

/** The sounds of what has just been shown, the last ones if there are many. */
export const cued = (cues: Cues, story: Story): Sound[] => [...new Set(story.flatMap((phrase) => cues[phrase.id] ?? []))].slice(-AT_ONCE);
