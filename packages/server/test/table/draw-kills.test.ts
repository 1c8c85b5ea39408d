/** Kills between a draw that is due and its event: the store is real, and each process is gone with its memory. */
import {
  compactEntry,
  type Entry,
  isGameEntry,
  recordOf,
  TablePlan,
  verifyRecords,
} from '@nyhavn/protocol';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { LiveTable } from '../../src/table/live-table.ts';
import { asks, playOn, store, tables } from './gathering.ts';
import { Participant } from './participant.ts';

const KILLS = 200;

const isDue = (table: LiveTable) => table.state.drawState?.due !== undefined;

/** What is stored of a table. */
async function storedOf(id: string): Promise<readonly Entry[]> {
  const stored = await store.journal.load(id, 0);
  return (stored?.entries ?? []).map(({ entry }) => entry);
}

async function opened(game: string, players: readonly Participant[]): Promise<string> {
  const seats = players.map(() => ({ kind: 'open' }));
  const reply = await tables().open(v.parse(TablePlan, { game, seats }), players[0]!.person);
  if (!reply.ok) throw new Error(reply.reason);
  return reply.value;
}

test(`${KILLS} kills between due and event give the same links, one event, and no second chance`, async () => {
  let kills = 0;
  for (let number = 0; kills < KILLS; number++) {
    const game = number % 2 ? 'copenhagen' : 'roll-and-write';
    let players = ['Anna', 'Bent'].map((name) => new Participant(`${name}${number}`));
    const id = await opened(game, players);
    // Nobody's time is over here: whoever is missing comes back.
    const start = () => tables({ later: () => () => undefined });
    await start().at(id, async (table) => {
      for (const player of players) await player.comes(table);
      for (const player of players) await asks(table, player, player.sits());
    });
    for (let isOver = false; !isOver && kills < KILLS; ) {
      const due = await start().at(id, async (table) => {
        players = players.map(({ person, roots }) => new Participant(person, roots));
        for (const player of players) await player.comes(table);
        while (isDue(table)) await table.read(() => undefined);
        // The links of none, of one, or of the other come before the kill.
        const answering = kills % 3;
        for (const [seat, player] of players.entries()) player.isFrozen = answering !== seat + 1;
        await playOn(table, players, () => isDue(table));
        await table.read(() => undefined);
        return table.state.drawState?.due;
      });
      if (!due) {
        isOver = true;
        continue;
      }
      kills++;
      // In the next process everybody is there again: who has answered sends the same link.
      const before = players;
      await start().at(id, async (table) => {
        expect(table.state.drawState?.due).toMatchObject({ draw: due.draw, head: due.head });
        players = players.map(({ person, roots }) => new Participant(person, roots));
        for (const player of players) await player.comes(table);
        while (table.state.drawState?.due?.draw === due.draw) await table.read(() => undefined);
      });
      const made = (await storedOf(id)).filter(
        (entry) => isGameEntry(entry) && entry.draw === due.draw,
      );
      expect(made).toHaveLength(1);
      expect(made[0]).toMatchObject({ missed: [] });
      for (const { replies } of [...before, ...players]) {
        for (const reply of replies) expect(reply).toMatchObject({ ok: true });
      }
      for (const { chance } of players) {
        expect(chance.checks.filter(({ problem }) => problem)).toEqual([]);
        expect(chance.hasOwnLinkIn(due.draw)).toBe(true);
      }
    }
    const found = verifyRecords(recordOf(await storedOf(id)));
    expect(found).toMatchObject({ ok: true });
    const finding = found.ok ? found.findings[0] : undefined;
    expect(['chained', 'unknown']).toContain(finding?.kind);
  }
}, 240_000);

test('a draw costs each of two players at most 250 bytes that they receive', async () => {
  const players = ['Ida', 'Ole'].map((name) => new Participant(`${name}-counts`));
  for (const game of ['roll-and-write', 'copenhagen']) {
    const id = await opened(game, players);
    const entries = await tables().at(id, async (table) => {
      const devices = players.map(({ person }) => new Participant(person));
      for (const device of devices) await device.comes(table);
      for (const device of devices) await asks(table, device, device.sits());
      while (isDue(table)) await table.read(() => undefined);
      await playOn(table, devices, () => isDue(table));
      while (isDue(table)) await table.read(() => undefined);
      return table.journal();
    });
    const isDraw = (entry: Entry | undefined) =>
      entry !== undefined && isGameEntry(entry) && entry.draw !== undefined;
    const last = entries!.findLastIndex(isDraw);
    const [due, event] = [entries![last - 1]!, entries![last]!];
    // What is due comes with the move before it; the event comes by itself, in a frame with a head of four bytes.
    const frame = JSON.stringify({ news: [1, last, [compactEntry(event)]] });
    const bytes = `,${JSON.stringify(compactEntry(due))}${frame}`.length + 4;
    expect(bytes).toBeLessThanOrEqual(250);
  }
});
