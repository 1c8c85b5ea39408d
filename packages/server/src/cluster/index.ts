/** Joins a process to its cluster: over Postgres alone, or with Redis as well. */
import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { SYSTEM } from '../runtime.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import type { Bus, BusListener } from './bus.ts';
import { PostgresBus } from './postgres-bus.ts';
import { RedisBus } from './redis-bus.ts';

/** The addresses of Postgres and Redis, and the settings that all processes must share. */
interface JoinOptions {
  readonly database: string;
  readonly redis: string | undefined;
  readonly store: Store;
  /** The key that signs cookies. */
  readonly secret: Buffer;
}

/** The bus to the other processes, and whether this process is the first. */
interface JoinedBus {
  readonly bus: Bus;
  readonly isFirst: boolean;
}

/** Connects to the others; it throws where they sign cookies with something else. */
export async function joinBus(options: JoinOptions, listener: BusListener): Promise<JoinedBus> {
  const { database, redis, store, secret } = options;
  const mark = createHmac('sha256', secret).update('the same secret').digest('hex');
  const { bus, isFirst } = await PostgresBus.open(database, listener, async (client) => {
    const insert = 'INSERT INTO service (name, value) VALUES ($1, $2) ON CONFLICT (name) DO';
    await client.query(`${insert} UPDATE SET value = EXCLUDED.value`, ['secret', mark]);
    await client.query(`${insert} NOTHING`, ['topics', SYSTEM.randomBytes(8).toString('hex')]);
  });
  const agreed = await serviceValues(store.db);
  if (agreed.get('secret') !== mark) {
    await bus.close();
    throw new Error(
      'Other processes on this database sign cookies with another secret: give all of them the same NYHAVN_SECRET.',
    );
  }
  if (redis === undefined) return { bus, isFirst };
  const both = await RedisBus.open(redis, agreed.get('topics') ?? '', listener, bus);
  return { bus: both, isFirst };
}

async function serviceValues(db: Kysely<Schema>): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('service').selectAll().execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}
