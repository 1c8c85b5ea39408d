/** A thread of the arena: it is given numbers of deals and answers with the games. */
import { parentPort, workerData } from 'node:worker_threads';
import { playDeal, seatingsOf } from '@nyhavn/bots';
import { matchOf } from './match.ts';
import type { ArenaTask, DealPlayed } from './task.ts';

const task: ArenaTask = workerData;
const match = await matchOf(task);
const seatings = seatingsOf(match.bots.length, match.players);

parentPort?.on('message', (deal: number) => {
  const played: DealPlayed = {
    deal,
    games: seatings.map((seating) => playDeal(match, deal, seating)),
  };
  parentPort?.postMessage(played);
});
