/** Bots whose work is measured. */
import { SYSTEM } from '../runtime.ts';
import type { BotRunner } from '../table/bot-moves.ts';
import type { Metrics } from './metrics.ts';

/** The same bots; how long they think is measured. */
export function measuredBots(bots: BotRunner, { thinking, asked }: Metrics): BotRunner {
  return {
    async choose(table, seat, bot) {
      const began = SYSTEM.elapsed();
      asked.inc();
      try {
        return await bots.choose(table, seat, bot);
      } finally {
        asked.dec();
        thinking.observe((SYSTEM.elapsed() - began) / 1000);
      }
    },
  };
}
