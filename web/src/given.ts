/** What has to be there by now; where it is not, the page says that something went wrong. */
export function given<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Something that has to be there is not there');
  return value;
}

/** The entry of a list at a place that it has. */
export const nth = <T>(list: readonly T[], place: number): T => given(list[place]);
