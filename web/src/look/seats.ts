/** The six seats: a colour never stands without its emblem. */
export const COLOURS = ['red', 'blue', 'yellow', 'green', 'violet', 'white'] as const;
export type Colour = (typeof COLOURS)[number];
export const colourOf = (seat: number): Colour => COLOURS[seat] ?? 'white';
export const seatOf = (colour: string): number => COLOURS.findIndex((each) => each === colour);
