/** The simulation in a thread of a browser. */
import './globals.ts';
import { expose } from 'comlink';
import { LiveWorld, seedWithServers } from '../live/live-world.ts';
import type { Watching } from '../live/snapshot.ts';

let world: LiveWorld | undefined;

function current(): LiveWorld {
  if (!world) throw new Error('no world has begun');
  return world;
}

const watching: Watching = {
  async begin(from) {
    world?.stop();
    world = await LiveWorld.begin(seedWithServers(from));
    return world.advance(0);
  },

  async advance(milliseconds) {
    return current().advance(milliseconds);
  },

  async cause(fault) {
    current().cause(fault);
  },
};

expose(watching);
