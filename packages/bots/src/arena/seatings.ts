/** Balanced seatings for a series of games. */

/** The bots by number, one a seat. */
export type Seating = readonly number[];

/**
 * Every way to seat bots in which they have as equal a number of seats as possible: each order of
 * each choice of them where there are more bots than seats, and each order of their repetitions where
 * there are fewer.
 */
export function seatingsOf(bots: number, players: number): Seating[] {
  const most = Math.ceil(players / bots);
  const least = Math.floor(players / bots);
  const seatings: Seating[] = [];
  const seats = new Array<number>(bots).fill(0);
  const seat = (seating: readonly number[]): void => {
    if (seating.length === players) {
      if (seats.every((taken) => taken >= least)) seatings.push(seating);
      return;
    }
    for (let bot = 0; bot < bots; bot++) {
      if (seats[bot] === most) continue;
      seats[bot]!++;
      seat([...seating, bot]);
      seats[bot]!--;
    }
  };
  seat([]);
  return seatings;
}
