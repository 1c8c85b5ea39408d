/** A thread that plays deals alone: it is given their numbers and answers with the turns. */
import { parentPort, workerData } from 'node:worker_threads';
import { botNamed } from '@nyhavn/bots';
import { fewestTurns } from './bound.ts';
import { diceOf } from './chance.ts';
import { turnsAlone } from './game.ts';

/** The task of a thread, as text that travels between threads. */
export interface SoloTask {
  readonly bots: readonly string[];
  readonly seed: string;
}

/** A deal: the turns of each bot, and the lower bound. */
export interface SoloDeal {
  readonly deal: number;
  readonly turns: readonly number[];
  readonly bound: number;
}

const { bots, seed }: SoloTask = workerData;
const players = bots.map((name) => botNamed(name)!);

parentPort?.on('message', (deal: number) => {
  const played: SoloDeal = {
    deal,
    turns: players.map((bot) => turnsAlone(bot, seed, deal)),
    bound: fewestTurns((round) => diceOf(seed, deal, round)),
  };
  parentPort?.postMessage(played);
});
