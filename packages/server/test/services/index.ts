/** A real Postgres and a real Redis, for tests: given by the environment, or started for all of them together. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

async function urlOf(service: string): Promise<string> {
  const reply = await fetch(`http://127.0.0.1:${inject('servicesPort')}/${service}`);
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return text;
}

/** Where a Redis is. */
export async function redisUrl(): Promise<string> {
  return process.env.TEST_REDIS_URL || urlOf('redis');
}

/** A database of its own. */
export interface Database {
  readonly url: string;
  drop(): Promise<void>;
}

/** Makes an empty database. */
export async function freshDatabase(): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL || (await urlOf('postgres'));
  const name = `nyhavn_${randomBytes(8).toString('hex')}`;
  await ask(server, `CREATE DATABASE ${name} TEMPLATE template0`);
  const url = new URL(server);
  url.pathname = name;
  return { url: `${url}`, drop: () => ask(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
