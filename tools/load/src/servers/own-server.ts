/** Nyhavn's own server in a process of the bench; only its clients may be quicker than people. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from '@nyhavn/server';
import { answerBench } from '../child.ts';

type Server = Awaited<ReturnType<typeof createServer>>;

/** A new folder for data, which goes with the process. */
export function newDataFolder(): string {
  const cache = join(import.meta.dirname, '../../../../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const data = mkdtempSync(join(cache, 'load-'));
  mkdirSync(join(data, 'client'));
  process.on('exit', () => rmSync(data, { recursive: true, force: true }));
  return data;
}

/** Serves what is in a folder, or in the Postgres that it is told of; gives a way to answer the bench. */
export async function startOwnServer(data: string) {
  const { LOAD_DATABASE: database, LOAD_REDIS: redis } = process.env;
  const server = await createServer({
    client: join(data, 'client'),
    data,
    database,
    redis,
    hasLimits: false,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    server,
    answer: (open: (count: number) => Promise<string[]>) => answerBench(port, open),
  };
}

/** The cookies of a new guest for each seat. */
export function newGuests(server: Server): Promise<string[]> {
  return Promise.all(['Anna', 'Bent'].map((name) => newGuest(server, name)));
}

async function newGuest(server: Server, name: string): Promise<string> {
  const { headers } = await server.inject({ method: 'POST', url: '/api/guest', payload: { name } });
  return String(headers['set-cookie']).split(';')[0] ?? '';
}
