/** The thread in which the server's bots think. */
import { parentPort } from 'node:worker_threads';
import { botNamed, seededRandom } from '@nyhavn/bots';
import { type Event, type GameState, gameNamed, type Seat } from '@nyhavn/engine';

/** A question to a bot: what its seat may see, never more. */
export interface Question {
  readonly number: number;
  readonly game: string;
  readonly bot: string;
  readonly view: GameState;
  /** What happened so far, as that seat saw it. */
  readonly seen: readonly Event[];
  readonly seat: Seat;
  readonly seed: string;
}

/** The move that a bot chose, in its spelling. */
export interface Choice {
  readonly number: number;
  readonly move: string;
}

parentPort?.on('message', ({ number, game: id, bot: name, view, seen, seat, seed }: Question) => {
  const game = gameNamed(id);
  const bot = botNamed(name);
  if (!game || !bot) throw new Error(`nobody here is ${name} and plays ${id}`);
  const chosen = bot.choose({ game, view, seen, seat, random: seededRandom(seed) });
  const choice: Choice = { number, move: game.notation.format(chosen) };
  parentPort?.postMessage(choice);
});
