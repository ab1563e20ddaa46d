/** Where the seats are at a long table, clockwise from the left end of the near side, where I sit. */
export type Places = { far: number[]; near: number[] };

/** The seats on both sides, from left to right; with an odd number one more is on the near side. */
export function placesAround(count: number, mine: number): Places {
  const order = Array.from({ length: count }, (_, at) => (mine + at) % count);
  const far = order.slice(1, 1 + Math.floor(count / 2));
  const near = [...order.slice(0, 1), ...order.slice(1 + far.length).reverse()];
  return { far, near };
}
