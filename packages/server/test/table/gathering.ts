/** People at tables on a real store. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { botNamed, seededRandom } from '@nyhavn/bots';
import { seenEvent } from '@nyhavn/engine';
import { TablePlan } from '@nyhavn/protocol';
import * as v from 'valibot';
import { afterAll, beforeAll, expect } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import type { BotRunner } from '../../src/table/bot-moves.ts';
import type { LiveTable, PlayerCommand, Reply } from '../../src/table/live-table.ts';
import { Tables, type TablesOptions } from '../../src/table/tables.ts';
import { Player } from '../player.ts';

const folder = mkdtempSync(join(tmpdir(), 'nyhavn-'));
/** The store of all tables in a file of tests. */
export let store: Store;
beforeAll(async () => {
  store = await openSqlite(join(folder, 'tables.db'));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const random = seededRandom('bots');
/** Bots that think at once. */
export const bots: BotRunner = {
  async choose({ state: { rules, game, events } }, seat, name) {
    const bot = botNamed(name);
    if (!bot || !game) throw new Error('no bot plays there');
    const seen = events.map((event) => seenEvent(rules, event, seat));
    const move = bot.choose({ game: rules, view: rules.view(game, seat), seat, random, seen });
    return rules.notation.format(move);
  },
};

/** Tables as one process has them; all share the store. */
export function tables(more: Partial<TablesOptions> = {}): Tables {
  return new Tables({ store, bots, substitute: 'greedy', now: Date.now, ...more });
}

/** People who have sat down at a new table of that game and hear everything. */
export async function gather(all: Tables, game: string, people: number, more = {}) {
  const seats = Array.from({ length: people }, () => ({ kind: 'open' }));
  const opened = await all.open(v.parse(TablePlan, { game, seats, ...more }), 'person-0');
  if (!opened.ok) throw new Error(opened.reason);
  const players = seats.map((_, index) => new Player(`person-${index}`));
  const table = await all.at(opened.value, async (found) => {
    for (const player of players) {
      found.listeners.add(player);
      player.onEntries(0, await found.entriesFor(player.person, 0));
      const command = {
        do: 'sit',
        name: player.person,
        contribution: '0123456789abcdef'.repeat(2),
      } as const;
      expect(await found.ask({ person: player.person, id: 'sit', command })).toMatchObject({
        ok: true,
      });
    }
    return found;
  });
  if (!table) throw new Error('the table is gone');
  return { table, players };
}

let commands = 0;

/** Has somebody ask something, under an id of its own. */
export function asks(
  table: LiveTable,
  { person }: Player,
  command: PlayerCommand['command'],
): Promise<Reply> {
  return table.ask({ person, id: `c${commands++}`, command });
}

/** How many moves somebody has now. */
export function movesOf({ state: { rules, game } }: LiveTable, { seat }: Player): number {
  return game && typeof seat === 'number' ? rules.count(game, seat) : 0;
}

/** Lets people move by chance until the table is closed or nobody is asked. */
export async function playOn(table: LiveTable, players: readonly Player[], until = () => false) {
  while (!until() && table.state.phase === 'playing') {
    const asked = players.flatMap((player) => {
      const move = player.move();
      return move === undefined ? [] : [{ player, move }];
    });
    const [first] = asked;
    if (!first) throw new Error('nobody knows that they are asked');
    const { player, move } = first;
    const command = { do: 'move', at: player.next, move } as const;
    const reply = await asks(table, player, command);
    expect(reply).toEqual({ ok: true, value: table.state.next });
  }
}
