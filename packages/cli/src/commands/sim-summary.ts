/** What a series of simulated games comes to. */
import type { Bot } from '@nyhavn/bots';
import type { RecordedGame } from '@nyhavn/engine';

/** Adds up games and prints one line a seat. */
export class Summary {
  readonly #seats: { readonly bot: string; wins: number; points: number; empty: number }[];
  #games = 0;
  #events = 0;

  constructor(bots: readonly Bot[], players: number) {
    this.#seats = Array.from({ length: players }, (_, seat) => ({
      bot: bots[seat % bots.length]?.name ?? '',
      wins: 0,
      points: 0,
      empty: 0,
    }));
  }

  /** Counts a finished game; a shared victory counts in parts. */
  add({ game, end, events }: RecordedGame): void {
    const { players, winners } = game.notation.picture(end);
    this.#games++;
    this.#events += events.length;
    for (const [seat, sum] of this.#seats.entries()) {
      sum.points += players[seat]?.score ?? 0;
      sum.empty += players[seat]?.empty ?? 0;
      if (winners?.includes(seat)) sum.wins += 1 / winners.length;
    }
  }

  /** The table, line by line. */
  *lines(): Generator<string> {
    const games = this.#games;
    yield `${games} ${games === 1 ? 'game' : 'games'}, ${(this.#events / games).toFixed(1)} events each`;
    for (const [seat, { bot, wins, points, empty }] of this.#seats.entries()) {
      const won = `${((100 * wins) / games).toFixed(1)} % won`;
      const scored = `${(points / games).toFixed(2)} points, ${(empty / games).toFixed(1)} cells empty`;
      yield `seat ${seat}  ${bot.padEnd(8)}  ${won.padStart(11)}  ${scored}`;
    }
  }
}
