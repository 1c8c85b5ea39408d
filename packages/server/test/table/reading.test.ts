import { inspect } from 'node:util';
import type { AnyRefusal } from '@nyhavn/protocol';
import { describe, expect, test } from 'vitest';
import { asks, gather, playOn, store, tables } from './gathering.ts';

/** A store whose next write waits until it is let through. */
function withHeldWrite() {
  let release: () => void = () => undefined;
  let isHeld = false;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const journal: typeof store.journal = {
    load: (...given) => store.journal.load(...given),
    async append(...given) {
      if (isHeld) await held;
      return store.journal.append(...given);
    },
  };
  const hold = () => {
    isHeld = true;
  };
  return { held: { ...store, journal }, hold, release: () => release() };
}

describe('while a write is under way', () => {
  test('nothing of it is seen: not its number, and not that the game is over', async () => {
    const { held, hold, release } = withHeldWrite();
    const { table, players } = await gather(tables({ store: held }), 'copenhagen', 2);
    const [anna, bent] = players;
    if (!anna || !bent) throw new Error('too few');
    await asks(table, anna, { do: 'ask', matter: 'end' });
    const { broadcastUntil, state } = table;
    const before = inspect(state, { depth: 9 });
    hold();
    const ending = asks(table, bent, { do: 'answer', yes: true });
    const phase = table.read((state) => [state.phase, table.broadcastUntil]);
    expect(table.broadcastUntil).toBe(broadcastUntil);
    expect(table.state).toBe(state);
    expect([anna.next, bent.next]).toEqual([broadcastUntil, broadcastUntil]);
    release();
    expect(await ending).toEqual({ ok: true, value: table.broadcastUntil });
    // Whoever asked meanwhile is answered when it is stored.
    expect(await phase).toEqual(['closed', table.broadcastUntil]);
    expect(await table.journal()).toHaveLength(table.broadcastUntil);
    // The state was replaced, and the one before it is as it was.
    expect(table.state).not.toBe(state);
    expect(inspect(state, { depth: 9 })).toBe(before);
  });
});

describe('a table has an end', () => {
  test('of what the host may change, and the game goes on all the same', async () => {
    const { table, players } = await gather(tables(), 'copenhagen', 2);
    const [host] = players;
    if (!host) throw new Error('too few');
    let refused: AnyRefusal | undefined;
    for (let set = 0; set < 1100 && refused === undefined; set++) {
      const reply = await asks(table, host, { do: 'set', hasFreeChat: set % 2 === 1 });
      if (!reply.ok) refused = reply.reason;
    }
    expect(refused).toBe('too-many');
    expect(await asks(table, host, { do: 'undo', at: table.broadcastUntil })).toMatchObject({
      ok: false,
    });
    const { length } = table.state.events;
    await playOn(table, players, () => table.state.events.length > length + 5);
    expect(await asks(table, host, { do: 'leave' })).toMatchObject({ ok: true });
  });
});
