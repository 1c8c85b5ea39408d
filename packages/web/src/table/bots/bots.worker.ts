/** The thread in which bots think, so that the page never waits for them. */
import { botNamed, idle, seededRandom } from '@nyhavn/bots';
import { type Event, type GameState, gameNamed, type Move, type Seat } from '@nyhavn/engine';
import { expose } from 'comlink';
import { type Judged, type JudgeQuestion, judged } from './judging.ts';

/** A question to a bot, with no more than its seat may see. */
export interface BotQuestion {
  readonly game: string;
  readonly bot: string;
  readonly view: GameState;
  /** The events so far, as that seat saw them. */
  readonly seen: readonly Event[];
  readonly seat: Seat;
  readonly seed: string;
}

/** The methods of the thread. */
export interface BotWorker {
  choose(question: BotQuestion): Move;
  /** The moves worth a look, the best first. */
  judge(question: JudgeQuestion): readonly Judged[];
}

const botWorker: BotWorker = {
  choose({ game: id, bot: name, view, seen, seat, seed }) {
    const game = gameNamed(id);
    const bot = name === idle.name ? idle : botNamed(name);
    if (!game || !bot) throw new Error(`nobody here is ${name} and plays ${id}`);
    return bot.choose({ game, view, seen, seat, random: seededRandom(seed) });
  },
  judge: judged,
};

expose(botWorker);
