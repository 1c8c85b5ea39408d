/** What a host can know of a draw before it is made, with the whole database and the memory of the server in its hands. */
import {
  chainDrawOf,
  chanceEvent,
  HashChain,
  hashOf,
  serverLinkNumber,
  TablePlan,
} from '@nyhavn/protocol';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { LiveTable } from '../../src/table/live-table.ts';
import { asks, playOn, store, tables } from './gathering.ts';
import { Participant } from './participant.ts';

const DRAWS = 12;

const dueOf = ({ state }: LiveTable) => state.drawState?.due;

/** The secret of a table as it is stored. */
async function rootOf(id: string): Promise<string> {
  const { seed } = await store.db
    .selectFrom('tables')
    .select('seed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return seed;
}

/** Every text of 32 bytes that the server has stored or remembers of a table, and all links of its own chain. */
async function knownTo(table: LiveTable): Promise<ReadonlySet<string>> {
  const { id, state } = table;
  const rows = await Promise.all([
    store.db.selectFrom('tables').selectAll().where('id', '=', id).execute(),
    store.db.selectFrom('seats').selectAll().where('table_id', '=', id).execute(),
    store.journal.load(id, 0),
  ]);
  const texts = JSON.stringify([rows, state]).match(/[0-9a-f]{64}/g) ?? [];
  const chain = new HashChain(await rootOf(id));
  return new Set([...texts, ...Array.from({ length: 1025 }, (_, number) => chain.link(number))]);
}

/** The roll that follows for a host that takes these links for those of the seats. */
function foreseen({ state }: LiveTable, root: string, links: readonly string[]): string {
  const due = state.drawState?.due;
  if (!due || !state.game) throw new Error('nothing is due');
  const { draw, head } = due;
  const serverLink = new HashChain(root).link(serverLinkNumber(draw));
  const { rules, game } = state;
  const move = chanceEvent(rules, game, chainDrawOf({ serverLink, head, draw, links }));
  return rules.notation.format(move);
}

async function settled(table: LiveTable): Promise<void> {
  while (table.state.phase === 'gathering' || dueOf(table)) await table.read(() => undefined);
}

/** A table that has begun; Ida's device is honest, the other seat is the host's own. */
async function begun(game: string, people: readonly Participant[]) {
  const seats = people.map(() => ({ kind: 'open' }));
  const opened = await tables().open(v.parse(TablePlan, { game, seats }), 'Ida');
  if (!opened.ok) throw new Error(opened.reason);
  const table = await tables({ later: () => () => undefined }).at(opened.value, async (found) => {
    for (const player of people) await player.comes(found);
    for (const player of people) await asks(found, player, player.sits());
    return found;
  });
  if (!table) throw new Error('the table is gone');
  await settled(table);
  return table;
}

test.each(['roll-and-write', 'copenhagen'])(
  'nothing that the server has leads to the link of an honest device in %s',
  async (game) => {
    const [ida, host] = [new Participant(`Ida-${game}`), new Participant(`host-${game}`)];
    const table = await begun(game, [ida, host]);
    for (let draws = 0; draws < DRAWS; draws++) {
      ida.isFrozen = host.isFrozen = true;
      await playOn(table, [ida, host], () => dueOf(table) !== undefined);
      const { expected = [] } = dueOf(table) ?? {};
      // The host's own device has answered already.
      host.isFrozen = false;
      await host.chance.answer();
      for (const known of await knownTo(table)) expect(hashOf(known)).not.toBe(expected[0]);
      ida.isFrozen = false;
      ida.wakes();
      await settled(table);
    }
  },
);

test('without an honest device the host knows every roll', async () => {
  const [ida, host] = [new Participant('Ida-away'), new Participant('host')];
  const table = await begun('roll-and-write', [ida, host]);
  const root = await rootOf(table.id);
  table.attendance.part(ida);
  for (let draws = 0; draws < DRAWS; draws++) {
    host.isFrozen = true;
    const mover = () => [ida, host].find(({ seat }) => awaits(table, seat))!;
    while (!dueOf(table)) {
      const { rules, game, next } = table.state;
      const { seat } = mover();
      const move = rules.notation.format(rules.at(game!, Number(seat), 0));
      await asks(table, mover(), { do: 'move', at: next, move });
    }
    // It has taken part in every draw from draw 0 on.
    const own = host.chain.link((dueOf(table)?.draw ?? 0) + 1);
    const roll = foreseen(table, root, ['', own]);
    expect(dueOf(table)?.seats).toEqual([1]);
    host.isFrozen = false;
    host.wakes();
    await settled(table);
    const last = table.state.events.findLast(({ by }) => by === 'chance');
    expect(last && table.state.rules.notation.format(last.move)).toBe(roll);
  }
});

function awaits({ state: { rules, game } }: LiveTable, seat: unknown): boolean {
  return game !== undefined && rules.count(game, Number(seat)) > 0;
}
