/** The message of a chapter: its name, and as `line` what it teaches. Its number is only for the order of the files. */
export const chapterId = (game: string, chapter: string): string => `learn-${game}-${chapter.replace(/^\d+-/, '')}`;

/** The message of a step: its goal, as `text` what it means, as `otherwise` what to say if something else was done. */
export const stepId = (game: string, chapter: string, step: string): string => `${chapterId(game, chapter)}-${step}`;
