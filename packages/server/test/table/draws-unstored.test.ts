/** A draw whose event can't be stored: it is made again from the same links, and gives nobody another chance. */
import { type Entry, isGameEntry, TablePlan } from '@nyhavn/protocol';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { StoreUnavailable } from '../../src/store/unavailable.ts';
import { asks, playOn, store, tables } from './gathering.ts';
import { Participant } from './participant.ts';

const isRoll = (entry: Entry) => isGameEntry(entry) && entry.by === 'chance';

test.each(['lost', 'stored'])('the write of a roll fails and is %s', async (fate) => {
  let failed: readonly Entry[] | undefined;
  let isFailing = false;
  const failing: Store = {
    ...store,
    journal: {
      ...store.journal,
      load: (...which) => store.journal.load(...which),
      async append(table, from, batch) {
        if (!isFailing || !batch.entries.some(isRoll)) {
          return store.journal.append(table, from, batch);
        }
        isFailing = false;
        failed = batch.entries;
        if (fate === 'stored') await store.journal.append(table, from, batch);
        throw new StoreUnavailable('nobody knows');
      },
    },
  };
  const waiting = new Set<() => void>();
  const later = (_: number, act: () => void) => {
    waiting.add(act);
    return () => waiting.delete(act);
  };
  const all = tables({ store: failing, later });
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const opened = await all.open(v.parse(TablePlan, { game: 'roll-and-write', seats }), 'Ida');
  if (!opened.ok) throw new Error(opened.reason);
  const players = ['Ida', 'Ole'].map((name) => new Participant(`${name}-${fate}`));
  await all.at(opened.value, async (table) => {
    const due = () => table.state.drawState?.due;
    for (const player of players) await player.comes(table);
    for (const player of players) await asks(table, player, player.sits());
    while (table.state.phase === 'gathering' || due()) await table.read(() => undefined);
    for (const player of players) player.isFrozen = true;
    await playOn(table, players, () => due() !== undefined);
    const { length } = await table.journal();
    isFailing = true;
    for (const player of players) {
      player.isFrozen = false;
      await player.chance.answer();
    }
    expect(failed).toBeDefined();
    // The time to answer ends: nobody counts as missing whose link has come.
    for (const act of [...waiting]) act();
    while (due()) await table.read(() => undefined);
    const rolls = (await table.journal(length)).filter(isRoll);
    expect(rolls.slice(0, 1)).toEqual(failed?.filter(isRoll));
    expect(rolls[0]).toMatchObject({ missed: [] });
    for (const { chance } of players) {
      expect(chance.checks.filter(({ problem }) => problem)).toEqual([]);
    }
  });
});
