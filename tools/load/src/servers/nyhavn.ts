/** Nyhavn's own server as it is, with everything on disk, or as one of many in the Postgres that it is told of. */
import { RULES } from '../game.ts';
import { newDataFolder, newGuests, startOwnServer } from './own-server.ts';

const { server, answer } = await startOwnServer(newDataFolder());
const payload = { game: RULES.id, seats: [{ kind: 'open' }, { kind: 'open' }] };

/** A new table, and a guest for each of its seats. */
async function open(): Promise<string> {
  const cookies = await newGuests(server);
  const headers = { cookie: cookies[0] };
  const { body } = await server.inject({ method: 'POST', url: '/api/tables', headers, payload });
  return [JSON.parse(body).id, ...cookies].join(' ');
}

answer((count) => Promise.all(Array.from({ length: count }, open)));
