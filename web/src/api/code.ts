/** A part of the client that could not be had: the line is gone, or the server has another version by now. */
export class Unfetched extends Error {}

export const fetched = <T>(part: Promise<T>): Promise<T> =>
  part.catch((error: unknown) => {
    throw new Unfetched(error instanceof Error ? error.message : String(error));
  });
