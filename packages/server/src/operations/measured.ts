/** Stores and bots whose work is measured. */
import { type Entry, isGameEntry } from '@nyhavn/protocol';
import type { Journal } from '../store/store.ts';
import type { BotRunner } from '../table/tables.ts';
import type { Metrics } from './metrics.ts';

/** The same journal; what it does is counted. */
export function measuredJournal(journal: Journal, metrics: Metrics): Journal {
  const { storing, waiting, opened, closed, moves, conflicts } = metrics;
  const count = (entry: Entry) => {
    if (isGameEntry(entry)) {
      if (entry.by !== 'chance') moves.inc();
    } else if (entry.kind === 'opened') opened.inc();
    else if (entry.kind === 'closed') closed.inc();
  };
  return {
    load: (table, from) => journal.load(table, from),
    async append(table, from, happening) {
      const began = performance.now();
      waiting.inc();
      try {
        const written = await journal.append(table, from, happening);
        if (written === 'conflict') conflicts.inc();
        else happening.entries.forEach(count);
        return written;
      } finally {
        waiting.dec();
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
