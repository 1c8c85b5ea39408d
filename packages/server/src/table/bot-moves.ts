/** Moves that bots make: what one fails at is reported, and the game goes on. */
import { refuse, type Seat } from '@nyhavn/engine';
import type { ReportError } from '../operations/errors.ts';
import type { Runtime } from '../runtime.ts';
import { isStoreUnavailable } from '../store/unavailable.ts';
import { botMove, isAsked, lateMove } from './automatic.ts';
import type { LiveTable, Reply } from './live-table.ts';
import type { BotJob, Peers } from './peers.ts';

/** Thinks for bots, somewhere else. */
export interface BotRunner {
  /** A move of that bot for a seat of a table, in its spelling. */
  choose(table: LiveTable, seat: Seat, bot: string): Promise<string>;
}

/** Dependencies of bots' moves. */
interface BotMovesOptions {
  readonly bots: BotRunner;
  readonly runtime: Runtime;
  readonly report: ReportError;
  /** Other processes, one of which may have the time to think. */
  readonly peers: Peers | undefined;
  /** Has the bots of a table asked again, in a while. */
  askAgain(table: string): void;
}

/** Has bots choose, and makes their moves, each once. */
export class BotMoves {
  readonly #options: BotMovesOptions;
  /** The decisions that bots are thinking about, so that none is asked twice. */
  readonly #thinking = new Set<string>();

  constructor(options: BotMovesOptions) {
    this.#options = options;
  }

  /** Has a bot think for a seat of a table, here or in another process, and make its move. */
  ask(table: LiveTable, seat: Seat, bot: string, how: BotJob['how']): void {
    const { peers } = this.#options;
    const job = { table: table.id, seat, askedAt: table.state.askedAt[seat] ?? 0, bot, how };
    if (peers) peers.think(job);
    else void this.make(table, job);
  }

  /** Thinks for a bot and makes its move. It never throws. */
  async make(table: LiveTable, job: BotJob): Promise<void> {
    const { seat, askedAt, how } = job;
    const question = `${table.id} ${seat} ${askedAt} ${how}`;
    if (this.#thinking.has(question)) return;
    this.#thinking.add(question);
    try {
      const reply = await table.hold(() => this.#move(table, job));
      if (!reply.ok && reply.reason === 'not-stored') this.#options.askAgain(table.id);
    } catch (error) {
      this.#report(error, table, job);
      if (isStoreUnavailable(error)) this.#options.askAgain(table.id);
    } finally {
      this.#thinking.delete(question);
    }
  }

  /** For a bot that throws, takes too long or breaks the rules, any legal move is made. */
  async #move(table: LiveTable, job: BotJob): Promise<Reply> {
    const { seat, askedAt, bot } = job;
    try {
      // The bot sees what is stored, and thinks while others may write.
      const thinking = await table.read(() => ({
        move: isAsked(table.state, seat, askedAt)
          ? this.#options.bots.choose(table, seat, bot)
          : undefined,
      }));
      const move = await thinking.move;
      return move === undefined ? refuse('stale') : await moveFor(table, job, move);
    } catch (error) {
      if (isStoreUnavailable(error)) throw error;
      this.#report(error, table, job);
    }
    const { rules, game } = table.state;
    if (!game || !isAsked(table.state, seat, askedAt)) return refuse('stale');
    const move = rules.at(game, seat, this.#options.runtime.randomInt(rules.count(game, seat)));
    return moveFor(table, job, rules.notation.format(move));
  }

  #report(error: unknown, { id }: LiveTable, { seat, bot }: BotJob): void {
    this.#options.report('bots', error, { table: id, seat, bot });
  }
}

/** Makes a move of a bot, its own or one for a player who is late. */
function moveFor(table: LiveTable, { seat, askedAt, how }: BotJob, move: string): Promise<Reply> {
  return table.decide((state) =>
    how === 'moveBot' ? botMove(state, seat, askedAt, move) : lateMove(table, seat, askedAt, move),
  );
}
