/** The summary of a series of simulated games. */
import type { Bot } from '@nyhavn/bots';
import type { Game, RecordedGame } from '@nyhavn/engine';
import { terminalGameNamed } from '../games/registry.ts';
import type { TieBreak } from '../games/terminal-game.ts';
import { say } from '../words.ts';

/** Adds up games and prints one line a seat. */
export class Summary {
  readonly #tieBreak: TieBreak | undefined;
  readonly #seats: { readonly bot: string; wins: number; points: number; ties: number }[];
  #games = 0;
  #events = 0;

  constructor(game: Game, bots: readonly Bot[], players: number) {
    this.#tieBreak = terminalGameNamed(game.id)?.tieBreak;
    this.#seats = Array.from({ length: players }, (_, seat) => ({
      bot: bots[seat % bots.length]?.name ?? '',
      wins: 0,
      points: 0,
      ties: 0,
    }));
  }

  /** Counts a finished game; a shared victory counts in parts. */
  add({ game, end, events }: RecordedGame): void {
    const picture = game.notation.picture(end);
    const { players, winners } = picture;
    this.#games++;
    this.#events += events.length;
    for (const [seat, sum] of this.#seats.entries()) {
      sum.points += players[seat]?.score ?? 0;
      sum.ties += this.#tieBreak?.valueOf(picture, seat) ?? 0;
      if (winners?.includes(seat)) sum.wins += 1 / winners.length;
    }
  }

  /** The table, line by line. */
  *lines(): Generator<string> {
    const games = this.#games;
    const unit = this.#tieBreak?.unit();
    const words = say().commands.sim;
    yield words.games(games, decimal(this.#events / games, 1));
    for (const [seat, { bot, wins, points, ties }] of this.#seats.entries()) {
      const won = words.won(decimal(wins / games, 1, 'percent'));
      const tied = unit === undefined ? '' : `, ${decimal(ties / games, 1)} ${unit}`;
      const scored = `${words.points(decimal(points / games, 2))}${tied}`;
      yield `${words.seat(seat)}  ${bot.padEnd(8)}  ${won.padStart(11)}  ${scored}`;
    }
  }
}

/** A number with so many digits behind the point, as the language writes it. */
function decimal(number: number, digits: number, style: 'decimal' | 'percent' = 'decimal'): string {
  return number.toLocaleString(say().locale, {
    style,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
