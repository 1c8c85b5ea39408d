/** A world that is watched: it goes on in steps, can be broken by hand, and is judged like any other. */
import { expect, test } from 'vitest';
import { LiveWorld, seedWithServers } from '../src/live/live-world.ts';
import type { Snapshot } from '../src/live/snapshot.ts';

const STEP_MS = 1000;

/** All that is seen of a world until it is judged; one server is killed by hand. */
async function watched(seed: number): Promise<Snapshot[]> {
  const world = await LiveWorld.begin(seed);
  const seen: Snapshot[] = [];
  do {
    if (seen.length === 5) world.cause('killServer');
    seen.push(await world.advance(STEP_MS));
  } while (seen.at(-1)?.act !== 'judged');
  world.stop();
  return seen;
}

test('servers that are killed by hand lose nothing, and the same story happens twice', async () => {
  const seen = await watched(333);
  expect(seen.at(-1)?.problems).toEqual([]);
  expect(seen.some(({ servers }) => servers.includes('is-dead'))).toBe(true);
  const last = seen.findLast(({ act }) => act === 'weather');
  expect(last?.tables.map(({ game }) => game).toSorted()).toEqual(['copenhagen', 'roll-and-write']);
  for (const { picture, entries } of last?.tables ?? []) {
    expect(picture?.players.length).toBeGreaterThan(1);
    expect(entries).toBeGreaterThan(10);
  }
  expect(await watched(333)).toEqual(seen);
});

test('a seed with one server is passed over', async () => {
  const seeds = [...new Set(Array.from({ length: 20 }, (_, seed) => seedWithServers(seed)))];
  expect(seeds.length).toBeLessThan(20);
  for (const seed of seeds.slice(0, 3)) {
    const world = await LiveWorld.begin(seed);
    expect((await world.advance(0)).servers.length).toBeGreaterThan(1);
    world.stop();
  }
});
