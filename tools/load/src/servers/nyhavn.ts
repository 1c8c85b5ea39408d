/**
 * Nyhavn's own server as it is, with everything on disk, or as one of many in the Postgres that it is told
 * of; only its clients may be quicker than people.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from '@nyhavn/server';
import { answerBench } from '../child.ts';
import { RULES } from '../game.ts';

const cache = join(import.meta.dirname, '../../../../node_modules/.cache');
mkdirSync(cache, { recursive: true });
const data = mkdtempSync(join(cache, 'load-'));
mkdirSync(join(data, 'client'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));

const { LOAD_DATABASE: database, LOAD_REDIS: redis } = process.env;
const server = await createServer({
  client: join(data, 'client'),
  data,
  database,
  redis,
  hasLimits: false,
});
await server.listen({ port: 0, host: '127.0.0.1' });
const plan = { game: RULES.id, seats: [{ kind: 'open' }, { kind: 'open' }] };

/** A new guest's cookie. */
async function newGuest(name: string): Promise<string> {
  const { headers } = await server.inject({ method: 'POST', url: '/api/guest', payload: { name } });
  return String(headers['set-cookie']).split(';')[0] ?? '';
}

/** A new table, and a guest for each of its seats. */
async function open(): Promise<string> {
  const cookies = await Promise.all(['Anna', 'Bent'].map(newGuest));
  const { body } = await server.inject({
    method: 'POST',
    url: '/api/tables',
    headers: { cookie: cookies[0] },
    payload: plan,
  });
  return [JSON.parse(body).id, ...cookies].join(' ');
}

const address = server.server.address();
const port = typeof address === 'object' && address ? address.port : 0;
answerBench(port, (count) => Promise.all(Array.from({ length: count }, open)));
