/** Stores and bots whose work is measured. */
import { type Entry, isGameEntry } from '@nyhavn/protocol';
import type { Journal } from '../store/store.ts';
import type { BotRunner } from '../table/tables.ts';
import type { Metrics } from './metrics.ts';

/** The same journal; what it does is counted. */
export function measuredJournal(journal: Journal, { storing, tally }: Metrics): Journal {
  const count = (entry: Entry) => {
    if (isGameEntry(entry)) {
      if (entry.by !== 'chance') tally.moves++;
    } else if (entry.kind === 'opened') tally.opened++;
    else if (entry.kind === 'closed') tally.closed++;
  };
  return {
    load: (table, from) => journal.load(table, from),
    append(table, from, happening) {
      const began = performance.now();
      const answered = () => {
        tally.waiting--;
        storing.observe((performance.now() - began) / 1000);
      };
      tally.waiting++;
      // Every move comes by here, and this is quicker than to await it.
      return journal.append(table, from, happening).then(
        (written) => {
          answered();
          if (written === 'conflict') tally.conflicts++;
          else for (const entry of happening.entries) count(entry);
          return written;
        },
        (error) => {
          answered();
          throw error;
        },
      );
    },
  };
}

/** The same bots; how long they think is measured. */
export function measuredBots(bots: BotRunner, { thinking, asked }: Metrics): BotRunner {
  return {
    async choose(table, seat, bot) {
      const began = performance.now();
      asked.inc();
      try {
        return await bots.choose(table, seat, bot);
      } finally {
        asked.dec();
        thinking.observe((performance.now() - began) / 1000);
      }
    },
  };
}
