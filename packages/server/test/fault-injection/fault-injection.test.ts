import { spawnSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { pass, TestCluster } from './test-cluster.ts';

const HOUR_MS = 3_600_000;

const clusters: TestCluster[] = [];
afterAll(() => Promise.all(clusters.map((cluster) => cluster.close())), 60_000);

let opening: Promise<unknown> = Promise.resolve();

/** Opens clusters one after the other: their servers have much to do when they start. */
function at(open: () => Promise<TestCluster>): Promise<TestCluster> {
  const opened = opening.then(open).then((cluster) => {
    clusters.push(cluster);
    return cluster;
  });
  opening = opened.catch(() => undefined);
  return opened;
}

// Most of it is waiting, so they wait at the same time.
test.concurrent('whatever happens to two servers, their database and their Redis, nothing is lost', async () => {
  const cluster = await at(() => TestCluster.shared(50));
  const { postgres, redis } = cluster;
  const [one, other] = [cluster.server(0), cluster.server(1)];
  await pass(2000);

  // Killed.
  await cluster.inject(() => one.crash());
  expect(cluster.players.some(({ lost }) => lost > 0)).toBe(true);

  // The database is stopped in the midst of everything.
  await cluster.inject(async () => {
    await postgres.crash('SIGQUIT');
    await cluster.refused(10);
    await postgres.again();
  });

  // It hangs: nobody knows what became of what was to be stored.
  await cluster.inject(async () => {
    postgres.pause();
    await cluster.refused(1);
    postgres.resume();
  });

  // Redis is stopped.
  await cluster.inject(async () => {
    await redis.crash('SIGKILL');
    await pass(2000);
    await redis.again();
  });

  // A process stands still while the other goes on, and then gets moves that were right when they were sent.
  await cluster.inject(async () => {
    other.pause();
    const before = cluster.confirmed;
    const asked = () =>
      cluster.players.filter(({ isAsked, isIdle, port }) => isAsked && isIdle && port === one.port);
    await cluster.until(
      () => asked().length > 5,
      () => 'nobody is asked',
    );
    const movers = asked();
    const known = movers.map(({ confirmed }) => confirmed);
    const stale = movers.map((player) => player.moveBeside(other.port));
    await pass(20_000);
    await cluster.until(
      () => movers.every(({ confirmed }, index) => confirmed > (known[index] ?? 0)),
      () => 'somebody has not moved',
    );
    expect(cluster.confirmed).toBeGreaterThan(before);
    other.resume();
    const replies = await Promise.all(stale);
    expect(replies.filter((reply) => !('refused' in reply))).toEqual([]);
  });

  // The time of day jumps, for each to another side.
  for (const jump of [HOUR_MS, -HOUR_MS, 0]) {
    await cluster.inject(async () => {
      one.jump(jump);
      other.jump(-jump);
      await pass(3000);
    });
  }
  await cluster.finish();
}, 400_000);

test.concurrent('without Redis for a minute the service goes on', async () => {
  const cluster = await at(() => TestCluster.shared(40));
  await pass(2000);
  await cluster.inject(async () => {
    await cluster.redis.crash('SIGKILL');
    for (let seconds = 0; seconds < 60; seconds += 10) {
      const before = cluster.confirmed;
      await pass(10_000);
      expect(cluster.confirmed).toBeGreaterThan(before);
    }
    await cluster.redis.again();
  });
  await cluster.finish();
}, 400_000);

test.concurrent('a full disk and a wrong clock stop nobody for good', async () => {
  const cluster = await at(() => TestCluster.alone(120));
  const server = cluster.server(0);
  await pass(2000);
  for (const jump of [HOUR_MS, -HOUR_MS, 0]) {
    await cluster.inject(async () => {
      server.jump(jump);
      await pass(3000);
    });
  }

  const [player] = cluster.players;
  if (!player) throw new Error('nobody plays');
  const ask = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${server.port}/${path}`, init);
  const guest = await server.post('guest', { name: 'Bo' });
  const headers = { cookie: guest.cookie, 'content-type': 'application/json' };
  await cluster.inject(async () => {
    // Nothing can be written to any file.
    const room = (size: string) =>
      spawnSync('prlimit', ['--pid', `${server.pid}`, `--fsize=${size}:unlimited`]).status;
    expect(room('1')).toBe(0);
    await cluster.refused(cluster.open.length);
    const { confirmed } = cluster;
    const seats = [{ kind: 'open' }, { kind: 'open' }];
    const body = JSON.stringify({ game: 'copenhagen', seats });
    const opened = await ask('api/tables', { method: 'POST', headers, body });
    expect([opened.status, await opened.json()]).toEqual([503, { refused: 'not-stored' }]);
    const entries = await ask(`api/tables/${player.table}/entries?from=0`, { headers });
    expect((await entries.json()) as object).toMatchObject({ entries: { length: player.next } });
    expect((await ask('api/tables', { headers })).status).toBe(200);
    const ready = async () => (await ask('readyz')).status;
    await expect.poll(ready, { timeout: 60_000 }).toBe(503);
    expect(cluster.confirmed).toBe(confirmed);
    expect(room('unlimited')).toBe(0);
    await expect.poll(ready, { timeout: 60_000 }).toBe(200);
  });
  await cluster.finish();
}, 400_000);
