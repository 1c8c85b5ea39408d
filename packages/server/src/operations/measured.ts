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
    async append(table, from, happening) {
      const began = performance.now();
      tally.waiting++;
      try {
        const written = await journal.append(table, from, happening);
        if (written === 'conflict') tally.conflicts++;
        else for (const entry of happening.entries) count(entry);
        return written;
      } finally {
        tally.waiting--;
        storing.observe((performance.now() - began) / 1000);
      }
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
