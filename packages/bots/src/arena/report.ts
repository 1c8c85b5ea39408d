/** The report of a series of games in the arena. */
import type { Played } from './deal.ts';
import { type Estimate, estimate, shareEstimate } from './interval.ts';
import { ratingsOf } from './ratings.ts';

/** One bot's part in a series. */
interface BotReport {
  readonly bot: string;
  readonly games: number;
  /** Its share of the points, of which every game has one; and what it would be if all were alike. */
  readonly points: Estimate;
  readonly even: number;
  readonly rating: number;
  /** Points of the game that it scored. */
  readonly score: Estimate;
  readonly moves: number;
  /** Milliseconds a move; the only figures that are not the same again for the same seed. */
  readonly time: { readonly mean: number; readonly p95: number; readonly most: number };
}

/** A whole series. */
export interface ArenaReport {
  readonly games: number;
  readonly deals: number;
  readonly rounds: Estimate;
  readonly bots: readonly BotReport[];
  /**
   * The share of games in which the bot of the row was ahead of the bot of the column, a draw
   * counting half.
   */
  readonly ahead: readonly (readonly (Estimate | null)[])[];
}

/** Adds up deals, each with the games that were played of it, in their order. */
export function reportOf(
  names: readonly string[],
  deals: readonly (readonly Played[])[],
): ArenaReport {
  const games = deals.flat();
  const numbers = names.map((_, bot) => bot);
  const duels = numbers.map((a) => numbers.map((b) => (a === b ? [] : duelsOf(deals, a, b))));
  const ratings = ratingsOf(numbers.map((a) => numbers.map((b) => aheadIn(games, a, b).ahead)));
  return {
    games: games.length,
    deals: deals.length,
    rounds: estimate(games.map(({ rounds }) => rounds)),
    bots: names.map((name, bot) => botReport(name, bot, deals, ratings[bot] ?? 0)),
    ahead: duels.map((row) => row.map((one) => (one.length === 0 ? null : shareEstimate(one)))),
  };
}

function botReport(
  name: string,
  bot: number,
  deals: readonly (readonly Played[])[],
  rating: number,
): BotReport {
  const games = deals.flat().filter(({ seating }) => seating.includes(bot));
  const seats = games.flatMap(({ seating }) => seating.map((one) => (one === bot ? 1 : 0)));
  const times = games.flatMap((game) => atSeatsOf(game, bot, game.times).flat());
  return {
    bot: name,
    games: games.length,
    points: shareEstimate(byDeal(deals, bot, (game) => sum(atSeatsOf(game, bot, game.won)))),
    even: sum(seats) / seats.length,
    rating,
    score: estimate(byDeal(deals, bot, (game) => meanOf(atSeatsOf(game, bot, game.scores)))),
    moves: times.length,
    time: timeOf(times),
  };
}

/** A figure of a bot for every deal: the mean over the games of the deal in which it sits. */
function byDeal(
  deals: readonly (readonly Played[])[],
  bot: number,
  figure: (game: Played) => number,
): number[] {
  return deals
    .map((games) => games.filter(({ seating }) => seating.includes(bot)))
    .filter((games) => games.length > 0)
    .map((games) => meanOf(games.map(figure)));
}

function atSeatsOf<Value>({ seating }: Played, bot: number, values: readonly Value[]): Value[] {
  return values.filter((_, seat) => seating[seat] === bot);
}

/** The share of one bot against another in every deal in which they met. */
function duelsOf(deals: readonly (readonly Played[])[], a: number, b: number): number[] {
  return deals
    .map((games) => aheadIn(games, a, b))
    .filter(({ met }) => met > 0)
    .map(({ ahead, met }) => ahead / met);
}

/** The number of times that seats of one bot were ahead of seats of another, and that they met. */
function aheadIn(games: readonly Played[], a: number, b: number): { ahead: number; met: number } {
  let ahead = 0;
  let met = 0;
  for (const { seating, places } of a === b ? [] : games) {
    for (const [seat, bot] of seating.entries()) {
      for (const [other, rival] of seating.entries()) {
        if (bot !== a || rival !== b) continue;
        const lead = places[other]! - places[seat]!;
        ahead += lead === 0 ? 0.5 : lead > 0 ? 1 : 0;
        met++;
      }
    }
  }
  return { ahead, met };
}

function timeOf(times: readonly number[]): BotReport['time'] {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { mean: meanOf(times), p95: at(0.95), most: at(1) };
}

function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : sum(values) / values.length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
