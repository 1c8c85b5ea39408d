/** Moves that bots make: what one fails at is reported, and the game goes on. */
import { randomInt } from 'node:crypto';
import { refuse, type Seat } from '@nyhavn/engine';
import type { ReportError } from '../operations/errors.ts';
import { isStoreUnavailable } from '../store/unavailable.ts';
import type { LiveTable, Reply } from './live-table.ts';
import type { BotJob } from './peers.ts';

/** Thinks for bots, somewhere else. */
export interface BotRunner {
  /** A move of that bot for a seat of a table, in its spelling. */
  choose(table: LiveTable, seat: Seat, bot: string): Promise<string>;
}

/** What bots' moves are made with. */
interface BotMovesOptions {
  readonly bots: BotRunner;
  readonly report: ReportError;
  /** Has the bots of a table asked again, in a while. */
  askAgain(table: string): void;
}

/** Has bots choose, and makes their moves, each once. */
export class BotMoves {
  readonly #options: BotMovesOptions;
  /** What bots are thinking about, so that none is asked twice. */
  readonly #thinking = new Set<string>();

  constructor(options: BotMovesOptions) {
    this.#options = options;
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
    const { seat, askedAt, bot, how } = job;
    try {
      // The bot sees what is stored, and thinks while others may write.
      const thinking = await table.read(() => ({
        move: table.isAsked(seat, askedAt)
          ? this.#options.bots.choose(table, seat, bot)
          : undefined,
      }));
      const move = await thinking.move;
      return move === undefined ? refuse('stale') : await table[how](seat, askedAt, move);
    } catch (error) {
      if (isStoreUnavailable(error)) throw error;
      this.#report(error, table, job);
    }
    const { rules, game } = table.state;
    if (!game || !table.isAsked(seat, askedAt)) return refuse('stale');
    const move = rules.at(game, seat, randomInt(rules.count(game, seat)));
    return table[how](seat, askedAt, rules.notation.format(move));
  }

  #report(error: unknown, { id }: LiveTable, { seat, bot }: BotJob): void {
    this.#options.report('bots', error, { table: id, seat, bot });
  }
}
