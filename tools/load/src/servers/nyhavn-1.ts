/**
 * Nyhavn's own server with tables that were opened under version 1 of verifiable chance, to compare the cost of draws.
 * Servers open no such tables any more, so these are stored before it starts.
 */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { commitmentTo, SEED_BYTES, type TablePlan } from '@nyhavn/protocol';
import { insertTable, openSqlite } from '@nyhavn/server/internal';
import { RULES } from '../game.ts';
import { newDataFolder, newGuests, startOwnServer } from './own-server.ts';

/** More tables than are played at in all rounds. */
const TABLES = 20_000;

/** Tables that are stored at the same time. */
const TABLES_AT_ONCE = 500;

const plan: TablePlan = {
  game: RULES.id,
  options: {},
  seats: [{ kind: 'open' }, { kind: 'open' }],
  clock: { kind: 'none' },
  isPublic: false,
  isOpenToSpectators: true,
  isRated: false,
  hasFreeChat: true,
};
const host = 'nobody-hosts-it';

/** Stores tables, and gives their ids. */
async function storedIn(data: string): Promise<string[]> {
  const store = await openSqlite(join(data, 'nyhavn.db'));
  const open = async () => {
    const [id, seed] = [
      randomBytes(12).toString('base64url'),
      randomBytes(SEED_BYTES).toString('hex'),
    ];
    const time = Date.now();
    await insertTable(store.db, { id, seed, plan, host, openSeats: 2, time });
    const entries = [{ kind: 'opened', plan, host, commitment: commitmentTo(seed) } as const];
    await store.journal.append(id, 0, { entries, time });
    return id;
  };
  const ids: string[] = [];
  while (ids.length < TABLES) {
    ids.push(...(await Promise.all(Array.from({ length: TABLES_AT_ONCE }, open))));
  }
  await store.close();
  return ids;
}

const data = newDataFolder();
const ids = await storedIn(data);
const { server, answer } = await startOwnServer(data);

/** A table that nobody has played at, and a guest for each of its seats. */
async function open(): Promise<string> {
  const id = ids.pop();
  if (id === undefined) throw new Error('all tables of version 1 were played at');
  return [id, ...(await newGuests(server))].join(' ');
}

answer((count) => Promise.all(Array.from({ length: count }, open)));
