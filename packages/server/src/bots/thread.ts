/** The thread in which the server's bots think. */
import { parentPort } from 'node:worker_threads';
import { botNamed, seededRandom } from '@nyhavn/bots';
import { type Event, type GameId, type GameState, gameNamed, type Seat } from '@nyhavn/engine';

/** A question to a bot: what its seat may see, never more. */
export interface Question {
  readonly number: number;
  readonly game: GameId;
  readonly bot: string;
  readonly view: GameState;
  /** The events so far, as that seat saw them. */
  readonly seen: readonly Event[];
  readonly seat: Seat;
  readonly seed: string;
}

/** The move that a bot chose, in its spelling, or why it has none. */
export type Choice =
  | { readonly number: number; readonly move: string; readonly failed?: undefined }
  | { readonly number: number; readonly move?: undefined; readonly failed: Error };

/** An exception of one bot is the answer to its question, and concerns no other. */
function answer(question: Question): Choice {
  const { number } = question;
  try {
    return { number, move: choose(question) };
  } catch (error) {
    return { number, failed: error instanceof Error ? error : new Error(String(error)) };
  }
}

function choose({ game: id, bot: name, view, seen, seat, seed }: Question): string {
  const game = gameNamed(id);
  const bot = botNamed(name);
  if (!game || !bot) throw new Error(`there is no bot ${name} for ${id}`);
  return game.notation.format(bot.choose({ game, view, seen, seat, random: seededRandom(seed) }));
}

parentPort?.on('message', (question: Question) => {
  parentPort?.postMessage(answer(question));
});
