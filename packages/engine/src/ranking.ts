/** Places from a comparison: who is before whom is for each game to say. */

/** The place of each entry: 1 and one more for each entry before it, so that equal ones share a place. */
export function placesBy<Standing>(
  standings: readonly Standing[],
  isBefore: (one: Standing, other: Standing) => boolean,
): number[] {
  return standings.map((own) => 1 + standings.filter((other) => isBefore(other, own)).length);
}
