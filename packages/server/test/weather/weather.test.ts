import { spawnSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { Harbour, pass } from './harbour.ts';

const HOUR = 3_600_000;

const harbours: Harbour[] = [];
afterAll(() => Promise.all(harbours.map((harbour) => harbour.close())), 60_000);

let opening: Promise<unknown> = Promise.resolve();

/** Opens a harbour, one after the other: their servers have much to do when they start. */
function at(open: () => Promise<Harbour>): Promise<Harbour> {
  const opened = opening.then(open).then((harbour) => {
    harbours.push(harbour);
    return harbour;
  });
  opening = opened.catch(() => undefined);
  return opened;
}

// Most of it is waiting, so they wait at the same time.
test.concurrent('whatever befalls two servers, their database and their Redis, nothing is lost', async () => {
  const harbour = await at(() => Harbour.shared(50));
  const { postgres, redis } = harbour;
  const [one, other] = [harbour.server(0), harbour.server(1)];
  await pass(2000);

  // Killed.
  await harbour.blow(() => one.crash());
  expect(harbour.players.some(({ lost }) => lost > 0)).toBe(true);

  // The database is stopped in the midst of everything.
  await harbour.blow(async () => {
    await postgres.crash('SIGQUIT');
    await harbour.refused(10);
    await postgres.again();
  });

  // It hangs: nobody knows what became of what was to be stored.
  await harbour.blow(async () => {
    postgres.pause();
    await harbour.refused(1);
    postgres.resume();
  });

  // Redis is stopped.
  await harbour.blow(async () => {
    await redis.crash('SIGKILL');
    await pass(2000);
    await redis.again();
  });

  // A process stands still while the other goes on, and then gets moves that were right when they were sent.
  await harbour.blow(async () => {
    other.pause();
    const before = harbour.confirmed;
    const asked = () =>
      harbour.players.filter(({ isAsked, isIdle, port }) => isAsked && isIdle && port === one.port);
    await harbour.until(
      () => asked().length > 5,
      () => 'nobody is asked',
    );
    const movers = asked();
    const known = movers.map(({ confirmed }) => confirmed);
    const stale = movers.map((player) => player.moveBeside(other.port));
    await pass(20_000);
    await harbour.until(
      () => movers.every(({ confirmed }, index) => confirmed > (known[index] ?? 0)),
      () => 'somebody has not moved',
    );
    expect(harbour.confirmed).toBeGreaterThan(before);
    other.resume();
    const replies = await Promise.all(stale);
    expect(replies.filter((reply) => !('refused' in reply))).toEqual([]);
  });

  // The time of day jumps, for each to another side.
  for (const jump of [HOUR, -HOUR, 0]) {
    await harbour.blow(async () => {
      one.jump(jump);
      other.jump(-jump);
      await pass(3000);
    });
  }
  await harbour.finish();
}, 400_000);

test.concurrent('without Redis for a minute the service goes on', async () => {
  const harbour = await at(() => Harbour.shared(40));
  await pass(2000);
  await harbour.blow(async () => {
    await harbour.redis.crash('SIGKILL');
    for (let seconds = 0; seconds < 60; seconds += 10) {
      const before = harbour.confirmed;
      await pass(10_000);
      expect(harbour.confirmed).toBeGreaterThan(before);
    }
    await harbour.redis.again();
  });
  await harbour.finish();
}, 400_000);

test.concurrent('a full disk and a wrong clock stop nobody for good', async () => {
  const harbour = await at(() => Harbour.alone(120));
  const server = harbour.server(0);
  await pass(2000);
  for (const jump of [HOUR, -HOUR, 0]) {
    await harbour.blow(async () => {
      server.jump(jump);
      await pass(3000);
    });
  }

  const [player] = harbour.players;
  if (!player) throw new Error('nobody plays');
  const ask = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${server.port}/${path}`, init);
  const guest = await server.post('guest', { name: 'Bo' });
  const headers = { cookie: guest.cookie, 'content-type': 'application/json' };
  await harbour.blow(async () => {
    // Nothing can be written to any file.
    const room = (size: string) =>
      spawnSync('prlimit', ['--pid', `${server.pid}`, `--fsize=${size}:unlimited`]).status;
    expect(room('1')).toBe(0);
    await harbour.refused(harbour.open.length);
    const { confirmed } = harbour;
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    const body = JSON.stringify({ game: 'copenhagen', seats });
    const opened = await ask('api/tables', { method: 'POST', headers, body });
    expect([opened.status, await opened.json()]).toEqual([503, { refused: 'not-stored' }]);
    const entries = await ask(`api/tables/${player.table}/entries?from=0`, { headers });
    expect((await entries.json()) as object).toMatchObject({ entries: { length: player.next } });
    expect((await ask('api/tables', { headers })).status).toBe(200);
    const ready = async () => (await ask('readyz')).status;
    await expect.poll(ready, { timeout: 60_000 }).toBe(503);
    expect(harbour.confirmed).toBe(confirmed);
    expect(room('unlimited')).toBe(0);
    await expect.poll(ready, { timeout: 60_000 }).toBe(200);
  });
  await harbour.finish();
}, 400_000);
