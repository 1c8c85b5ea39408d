/** The bots of a simulated server: any legal move, after a while; sometimes they fail. */
import type { Random, Seat } from '@nyhavn/engine';
import type { BotRunner } from '@nyhavn/server/internal';
import type { Machine } from './machine.ts';

type Asked = Parameters<BotRunner['choose']>;

/** The longest that a bot thinks. */
const THINKING_MS = 400;

/** One of so many decisions fails: the bot throws, or its move is none. */
const FAILS_ONCE_IN = 60;

/** A runner that sees what a bot may see. */
export class SimulatedBots implements BotRunner {
  readonly #machine: Machine;
  readonly #random: Random;

  constructor(machine: Machine, random: Random) {
    this.#machine = machine;
    this.#random = random;
  }

  async choose(table: Asked[0], seat: Seat): Promise<string> {
    const { rules, game } = table.state;
    if (!game) throw new Error(`no game is played at seat ${seat}`);
    const view = rules.view(game, seat);
    await new Promise<void>((resolve) => {
      this.#machine.later(this.#random.below(THINKING_MS), resolve);
    });
    const fate = this.#random.below(FAILS_ONCE_IN);
    if (fate === 0) throw new Error('a bot fails');
    if (fate === 1) return 'no move';
    return rules.notation.format(rules.at(view, seat, this.#random.below(rules.count(view, seat))));
  }
}
