/** Situations that show in what was stored. */
import { isGameEntry } from '@nyhavn/protocol';
import type { KeptTable } from '../history/index.ts';
import type { World } from '../world/world.ts';

/** Takes note of what has happened at a table. */
export function meet(world: World, { entries }: KeptTable): void {
  let isEnded = false;
  for (const { entry } of entries) {
    if ((entry as { missed?: readonly number[] }).missed?.length) world.met('a link was missed');
    if (isGameEntry(entry)) continue;
    switch (entry.kind) {
      case 'anchored':
        world.met('a device took part with a new chain');
        break;
      case 'undone':
        world.met('a move was taken back');
        break;
      case 'late':
        world.met('a player was late');
        break;
      case 'handed':
        world.met('a bot took a seat');
        break;
      case 'left':
        world.met('a person left the game');
        break;
      case 'returned':
        world.met('a person came back to the game');
        break;
      case 'ended':
        isEnded = true;
        world.met('people ended a game');
        break;
      case 'closed':
        if (!isEnded) world.met('a game was played to its end');
    }
  }
}
