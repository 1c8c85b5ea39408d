/** Stores and bots whose work is measured. */
import { type Entry, isGameEntry } from '@nyhavn/protocol';
import type { Journal } from '../store/store.ts';
import type { BotRunner } from '../table/tables.ts';
import type { Metrics } from './metrics.ts';

/** The same journal; what it does is counted. */
export function measuredJournal(journal: Journal, { storing, counters }: Metrics): Journal {
  const count = (entry: Entry) => {
    if (isGameEntry(entry)) {
      if (entry.by !== 'chance') counters.moves++;
    } else if (entry.kind === 'opened') counters.opened++;
    else if (entry.kind === 'closed') counters.closed++;
  };
  return {
    load: (table, from) => journal.load(table, from),
    append(table, from, batch) {
      const began = performance.now();
      const answered = () => {
        counters.waiting--;
        storing.observe((performance.now() - began) / 1000);
      };
      counters.waiting++;
      // Every move comes by here, and this is quicker than to await it.
      return journal.append(table, from, batch).then(
        (written) => {
          answered();
          if (written === 'conflict') counters.conflicts++;
          else for (const entry of batch.entries) count(entry);
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
