/** Bounds: when everybody has gone, servers keep nothing of them in memory. */
import type { World } from '../world/world.ts';

/** After so long nothing is left of those who have gone. */
const GONE_AFTER_MS = 90_000;
const STEP_MS = 3000;

/** Closes all pages, and says what servers have in memory afterwards. */
export async function problemsOfMemory(world: World): Promise<string[]> {
  world.isLeft = true;
  for (const person of world.people) person.closePage();
  const { scheduler } = world;
  for (const end = scheduler.now + GONE_AFTER_MS; scheduler.now < end; ) {
    await scheduler.runUntil(() => false, scheduler.now + STEP_MS);
    if (keptIn(world).length === 0) break;
  }
  return keptIn(world);
}

function keptIn({ servers }: World): string[] {
  return servers.flatMap(({ name, running }) => {
    if (!running) return [`${name} does not run at the end`];
    const { tables, sockets } = running.service;
    const found: string[] = [];
    if (sockets.size > 0) found.push(`${name} has ${sockets.size} sockets of nobody`);
    if (tables.size > 0) found.push(`${name} has ${tables.size} tables of nobody in memory`);
    return found;
  });
}
