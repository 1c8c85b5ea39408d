/** A thread that plays games for `tools/promises.ts`. */
import { parentPort } from 'node:worker_threads';
import type { Network } from '../../packages/bots/src/learned/network.ts';
import { seededRandom } from '../../packages/bots/src/random.ts';
import { Horizon } from '../../packages/bots/src/roll-and-write/horizon.ts';
import { prospectOf } from '../../packages/bots/src/roll-and-write/learned.ts';
import { Promises } from '../../packages/bots/src/roll-and-write/promise.ts';
import { type Lessons, playGame } from './self-play.ts';

/** A game to be played: its number, the seed of all, and what is known; at first the bots' network is believed. */
export interface Homework {
  readonly number: number;
  readonly seed: string;
  readonly network: Network | undefined;
}

/** What came of it. */
export interface Handed extends Lessons {
  readonly number: number;
}

parentPort?.on('message', ({ number, seed, network }: Homework) => {
  const horizon = new Horizon(network ? new Promises(network) : { of: prospectOf });
  const random = seededRandom(`${seed}/${number}`);
  const handed: Handed = { number, ...playGame(number, horizon, random) };
  parentPort?.postMessage(handed);
});
