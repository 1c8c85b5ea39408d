/** Tables over days: draws are made also where nobody is there any more. */
import { isGameEntry, TablePlan } from '@nyhavn/protocol';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LiveTable } from '../../src/table/live-table.ts';
import type { Tables } from '../../src/table/tables.ts';
import { FakeTimeWorld } from './fake-time.ts';
import { asks, bots, playOn } from './gathering.ts';
import { Participant } from './participant.ts';

const DAY_MS = 86_400_000;
const SECOND_MS = 1000;

let world: FakeTimeWorld;
beforeEach(() => {
  world = new FakeTimeWorld(bots);
});
afterEach(() => world.close());

/** Waits for links that end when a test says so. */
function waits() {
  const waiting = new Map<() => void, number>();
  return {
    waiting,
    later(milliseconds: number, act: () => void) {
      waiting.set(act, milliseconds);
      return () => waiting.delete(act);
    },
    end() {
      for (const act of waiting.keys()) act();
      waiting.clear();
    },
  };
}

const dueOf = ({ state }: LiveTable) => state.drawState?.due;

async function settled(table: LiveTable): Promise<void> {
  while (table.state.phase === 'gathering' || dueOf(table)) await table.read(() => undefined);
}

/** A table over days of two people; a draw is due, and neither has answered. */
async function due(all: Tables): Promise<string> {
  const seats = [{ kind: 'open' }, { kind: 'open' }];
  const clock = { kind: 'days', time: DAY_MS };
  const opened = await all.open(
    v.parse(TablePlan, { game: 'roll-and-write', seats, clock }),
    'Ida',
  );
  if (!opened.ok) throw new Error(opened.reason);
  const players = ['Ida', 'Ole'].map((name) => new Participant(name));
  await all.at(opened.value, async (table) => {
    for (const player of players) await player.comes(table);
    for (const player of players) await asks(table, player, player.sits());
    await settled(table);
    for (const player of players) player.isFrozen = true;
    await playOn(table, players, () => dueOf(table) !== undefined);
  });
  return opened.value;
}

test('a draw that was due when the server was killed is made though nobody comes back', async () => {
  const id = await due(await world.start({ later: waits().later }));
  const { waiting, later, end } = waits();
  const all = await world.start({ later });
  const before = await world.store.journal.load(id, 0);
  // Nobody opens the table: its stored deadline has the server look at it.
  await world.time.pass(5 * 60 * SECOND_MS);
  expect([...waiting.values()]).toContain(10 * SECOND_MS);
  end();
  const after = await all.at(id, async (table) => {
    await settled(table);
    return table.journal();
  });
  const [event] = (after ?? []).slice(before?.entries.length);
  if (!event || !isGameEntry(event)) throw new Error('nothing was rolled');
  expect(event).toMatchObject({ by: 'chance', links: ['', ''], missed: [0, 1] });
});
