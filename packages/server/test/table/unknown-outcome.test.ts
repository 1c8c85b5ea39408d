/** What a table does when nobody knows whether something was stored. */
import { TablePlan } from '@nyhavn/protocol';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { AppendBatch, Journal, Store } from '../../src/store/store.ts';
import { StoreUnavailable } from '../../src/store/unavailable.ts';
import type { Peers } from '../../src/table/peers.ts';
import { LoggedPlayer } from '../history/logged.ts';
import { expectTruth } from '../history/reading.ts';
import { store, tables } from './gathering.ts';

/** A store that can be out of order: it may have stored or not what it does not answer. */
class UnreliableStore {
  /** What becomes of the next write. */
  next: 'stored' | 'lost' | 'kept back' | undefined;
  isGone = false;
  #held: (() => Promise<unknown>) | undefined;

  readonly store: Store = {
    ...store,
    journal: {
      append: (...words) => this.#append(...words),
      load: async (...words) => {
        if (this.isGone) throw new StoreUnavailable('the store is gone');
        return store.journal.load(...words);
      },
    } satisfies Journal,
  };

  async #append(table: string, from: number, happening: AppendBatch) {
    const { next } = this;
    this.next = undefined;
    const write = () => store.journal.append(table, from, happening);
    if (next === 'kept back') this.#held = write;
    if (next === undefined || next === 'stored') {
      if (this.isGone) throw new StoreUnavailable('the store is gone');
      const written = await write();
      if (next === undefined) return written;
    }
    throw new StoreUnavailable('nobody knows');
  }

  /** Stores what was kept back. */
  async land(): Promise<void> {
    await this.#held?.();
  }
}

/** Others who say nothing, and hear nothing. */
const SILENT: Peers = {
  connectedSince: undefined,
  subscribe: async () => undefined,
  unsubscribe() {},
  publishEntries() {},
  publishLink() {},
  publishRewritten() {},
  publishPresence() {},
  requestPresence() {},
  think() {},
};

/** Two people at a table on such a store. */
async function begun(peers?: Peers) {
  const doubtful = new UnreliableStore();
  const all = tables({ store: doubtful.store, ...(peers ? { peers } : {}) });
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const opened = await all.open(v.parse(TablePlan, { game: 'copenhagen', seats }), 'ida');
  const id = opened.ok ? opened.value : '';
  const players = ['ida', 'bo'].map((person) => new LoggedPlayer(person, id));
  const table = await all.at(id, async (found) => {
    for (const player of players) expect(await found.join(player, 0)).toBeUndefined();
    return found;
  });
  if (!table) throw new Error('no table');
  let commands = 0;
  /** Asks the same again until it is answered, as clients do. */
  const ask = async (player: LoggedPlayer, command: object, again = () => {}): Promise<void> => {
    const sent = command as Parameters<typeof table.ask>[0]['command'];
    const id = `c${commands++}`;
    player.happened.push({ kind: 'sent', id, command: sent });
    for (;;) {
      const reply = await table.ask({ person: player.person, id, command: sent }).catch(() => null);
      if (reply?.ok) {
        player.happened.push({ kind: 'confirmed', id, next: reply.value });
        return;
      }
      expect(reply === null || reply.reason === 'not-stored').toBe(true);
      again();
    }
  };
  for (const player of players) await ask(player, { do: 'sit', name: player.person });
  const mover = () => {
    const player = players.find(({ isAsked }) => isAsked);
    if (!player) throw new Error('nobody is asked');
    return player;
  };
  const move = (again?: () => void) => {
    const player = mover();
    return ask(player, { do: 'move', at: player.next, move: player.move() }, again);
  };
  return { doubtful, table, players, move };
}

for (const next of ['stored', 'lost', 'kept back'] as const) {
  test(`what is ${next} and not answered is done once`, async () => {
    const { doubtful, players, move } = await begun();
    for (let moves = 0; moves < 4; moves++) {
      doubtful.next = next;
      await move();
      await doubtful.land();
      await move();
    }
    await expectTruth(store, players, false);
  });

  test(`what is ${next} while nothing can be read either is done once`, async () => {
    const { doubtful, players, move } = await begun();
    for (let moves = 0; moves < 4; moves++) {
      doubtful.next = next;
      doubtful.isGone = true;
      await move(() => {
        doubtful.isGone = false;
      });
      await doubtful.land();
    }
    await expectTruth(store, players, false);
  });
}

test('a table that is not sure of itself learns what others have stored in its place', async () => {
  const { doubtful, table, players } = await begun(SILENT);
  const player = players.find(({ isAsked }) => isAsked);
  if (!player) throw new Error('nobody is asked');
  const command = { do: 'move', at: player.next, move: player.move() ?? '' } as const;
  doubtful.next = 'lost';
  doubtful.isGone = true;
  await expect(table.ask({ person: player.person, id: 'm', command })).rejects.toThrow();
  doubtful.isGone = false;

  // Another process makes the same move, which is as many entries.
  const elsewhere = tables({ peers: SILENT });
  const id = 'm';
  player.happened.push({ kind: 'sent', id, command });
  const reply = await elsewhere.at(player.table, (there) =>
    there.ask({ person: player.person, id, command }),
  );
  if (!reply?.ok) throw new Error('refused');
  player.happened.push({ kind: 'confirmed', id, next: reply.value });

  await table.catchUp(reply.value);
  await expectTruth(store, players, false);
});

test('what came to be after all is told when somebody looks', async () => {
  const { doubtful, table, players } = await begun(SILENT);
  const player = players.find(({ isAsked }) => isAsked);
  if (!player) throw new Error('nobody is asked');
  const command = { do: 'move', at: player.next, move: player.move() ?? '' } as const;
  doubtful.next = 'kept back';
  player.happened.push({ kind: 'sent', id: 'm', command });
  const reply = await table.ask({ person: player.person, id: 'm', command });
  expect(reply).toEqual({ ok: false, reason: 'not-stored' });
  await doubtful.land();
  const stored = await store.journal.load(player.table);
  await table.catchUp(stored?.entries.length);
  await expectTruth(store, players, false);
});

test('a bot whose move could not be stored makes it later', async () => {
  const doubtful = new UnreliableStore();
  const all = tables({ store: doubtful.store });
  const seats = [{ kind: 'open' }, { kind: 'bot', bot: 'random' }];
  const opened = await all.open(v.parse(TablePlan, { game: 'copenhagen', seats }), 'ida');
  const id = opened.ok ? opened.value : '';
  const ida = new LoggedPlayer('ida', id);
  await all.at(id, async (table) => {
    await table.join(ida, 0);
    await table.ask({ person: 'ida', id: 's', command: { do: 'sit', name: 'Ida' } });
    for (let moves = 0; ida.isAsked; moves++) {
      const command = { do: 'move', at: ida.next, move: ida.move() ?? '' } as const;
      await table.ask({ person: 'ida', id: `m${moves}`, command });
      if (!ida.isAsked) doubtful.next = 'lost';
    }
    await expect.poll(() => ida.isAsked).toBe(true);
  });
});
