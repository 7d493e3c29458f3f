/** The victory as shares, from the places of a result. */

/** By seat: all of it, nothing, or the part of a tie. */
export function sharesByPlace(
  result: readonly { readonly seat: number; readonly place: number }[],
): readonly number[] {
  const first = result.filter(({ place }) => place === 1).length;
  return result.toSorted((a, b) => a.seat - b.seat).map(({ place }) => (place === 1 ? 1 / first : 0));
}
