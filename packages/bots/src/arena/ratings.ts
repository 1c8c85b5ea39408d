/** Ratings out of who was ahead of whom. */

/** Rating points by which a bot that is ten times as likely to win is ahead of another. */
const POINTS_FOR_TEN_TIMES = 400;

/** The mean of all ratings. */
const MEAN_RATING = 1500;

/** A draw of every pair is added, so that who always wins gets a high rating and not an infinite one. */
const ADDED_DRAWS = 1;

const MAX_ITERATIONS = 10_000;

/**
 * Ratings on the scale of chess by the model of Bradley and Terry, the likeliest ones for these games
 * (`ahead[a][b]`: how often a was ahead of b, a draw counting half), found by minorisation and
 * maximisation.
 */
export function ratingsOf(ahead: readonly (readonly number[])[]): number[] {
  const bots = ahead.map((_, bot) => bot);
  const between = (a: number, b: number) => ahead[a]![b]! + ahead[b]![a]! + ADDED_DRAWS;
  const won = (a: number) =>
    bots.reduce((sum, b) => sum + (a === b ? 0 : ahead[a]![b]! + ADDED_DRAWS / 2), 0);
  let strengths = bots.map(() => 1);
  for (let round = 0, moved = 1; moved > 1e-9 && round < MAX_ITERATIONS; round++) {
    const found = bots.map((a) => {
      const weight = bots.reduce(
        (sum, b) => sum + (a === b ? 0 : between(a, b) / (strengths[a]! + strengths[b]!)),
        0,
      );
      return weight === 0 ? 1 : won(a) / weight;
    });
    const middle = Math.exp(found.reduce((sum, one) => sum + Math.log(one), 0) / bots.length);
    const next = found.map((one) => one / middle);
    moved = Math.max(...next.map((one, bot) => Math.abs(one / strengths[bot]! - 1)));
    strengths = next;
  }
  return strengths.map((one) => MEAN_RATING + POINTS_FOR_TEN_TIMES * Math.log10(one));
}
