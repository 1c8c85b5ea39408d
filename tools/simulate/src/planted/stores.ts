/** Bugs in what a server does with its store. */
import type { Entry } from '@nyhavn/protocol';
import type { Store } from '@nyhavn/server/internal';
import { DiskFile } from '../stores/index.ts';
import { type Planted, replace } from './planted.ts';

type Journal = Store['journal'];

/** A store with another journal. */
function withJournal(store: Store, change: (journal: Journal) => Partial<Journal>): Store {
  const journal: Journal = {
    append: (table, from, batch) => store.journal.append(table, from, batch),
    load: (table, from) => store.journal.load(table, from),
  };
  return { ...store, journal: { ...journal, ...change(journal) } };
}

/** Entries are told before they are stored. */
const tellBeforeStore: Planted = {
  name: 'tell-before-store',
  store: (store, machine) =>
    withJournal(store, (journal) => ({
      async append(table, from, batch) {
        machine.later(300, () => void journal.append(table, from, batch).catch(() => undefined));
        return 'stored';
      },
    })),
};

/** A server that reads a table does not know any more which commands it has done. */
const forgetCommands: Planted = {
  name: 'forget-commands',
  store: (store) =>
    withJournal(store, (journal) => ({
      async load(table, from) {
        const stored = await journal.load(table, from);
        return (
          stored && {
            ...stored,
            entries: stored.entries.map(({ entry, time }) => ({ entry, time })),
          }
        );
      },
    })),
};

/** What is not answered counts as stored. */
const assumeStored: Planted = {
  name: 'assume-stored',
  store: (store) =>
    withJournal(store, (journal) => ({
      append: (table, from, batch) =>
        journal.append(table, from, batch).catch(() => 'stored' as const),
    })),
};

/** Another process was quicker, and it is not noticed. */
const ignoreConflicts: Planted = {
  name: 'ignore-conflicts',
  store: (store) =>
    withJournal(store, (journal) => ({
      async append(table, from, batch) {
        await journal.append(table, from, batch);
        return 'stored';
      },
    })),
};

/** Whoever is late is late twice. */
const ringTwice: Planted = {
  name: 'ring-twice',
  store: (store) =>
    withJournal(store, (journal) => ({
      append(table, from, batch) {
        const entries = batch.entries.flatMap((entry): Entry[] =>
          'kind' in entry && entry.kind === 'late' ? [entry, entry] : [entry],
        );
        return journal.append(table, from, { ...batch, entries });
      },
    })),
};

/** The secret of a table is another one each time that it is read. */
const forgetSeed: Planted = {
  name: 'forget-seed',
  store: (store, machine) =>
    withJournal(store, (journal) => ({
      async load(table, from) {
        const stored = await journal.load(table, from);
        return stored && { ...stored, seed: machine.randomBytes(32).toString('hex') };
      },
    })),
};

/** Tables are read from a copy that is some seconds old. */
const readOldCopy: Planted = {
  name: 'read-old-copy',
  store(store, machine) {
    const copies = new Map<string, { at: number; read: ReturnType<Journal['load']> }>();
    return withJournal(store, (journal) => ({
      load(table, from = 0) {
        const key = `${table} ${from}`;
        const copy = copies.get(key);
        if (copy && machine.elapsed() - copy.at < 4000) return copy.read;
        const read = journal.load(table, from);
        copies.set(key, { at: machine.elapsed(), read });
        return read;
      },
    }));
  },
};

/** A game is added to the statistics twice. */
const countTwice: Planted = {
  name: 'count-twice',
  store: (store) => ({
    ...store,
    async transaction(changes) {
      const written = await store.transaction(changes);
      const isCounted = changes.some(({ query }) => query.compile().sql.includes('"statistics"'));
      if (written === 'stored' && isCounted)
        await store.db
          .updateTable('statistics')
          .set((eb) => ({ games: eb('games', '+', 1) }))
          .execute();
      return written;
    },
  }),
};

/** Changes that belong together are made one by one. */
const countByHalf: Planted = {
  name: 'count-by-half',
  store: (store) => ({
    ...store,
    async transaction(changes) {
      for (const change of changes)
        if ((await store.transaction([change])) === 'conflict') return 'conflict';
      return 'stored';
    },
  }),
};

/** Results are believed to be stored that are not. */
const forgetToCount: Planted = {
  name: 'forget-to-count',
  store: (store) => ({
    ...store,
    transaction: (changes) =>
      changes.some(({ mustChange }) => mustChange)
        ? store.transaction(changes).catch(() => 'stored' as const)
        : store.transaction(changes),
  }),
};

/** The disk says that it has flushed what it has not. */
const flushNothing: Planted = {
  name: 'flush-nothing',
  plant: () =>
    replace(
      DiskFile.prototype,
      'flush',
      () =>
        function flush(this: DiskFile) {
          this.isKept = true;
        },
    ),
};

/** All of these. */
export const STORE_BUGS: readonly Planted[] = [
  tellBeforeStore,
  forgetCommands,
  assumeStored,
  ignoreConflicts,
  ringTwice,
  forgetSeed,
  readOldCopy,
  countTwice,
  countByHalf,
  forgetToCount,
  flushNothing,
];
