/** The ladder: five players of growing strength, who play both games. */
import { copenhagen, type Move, rollAndWrite } from '@nyhavn/engine';
import type { Bot, Observation } from './bot.ts';
import { LEVELS as COPENHAGEN } from './copenhagen/levels.ts';
import { LEVELS as ROLL_AND_WRITE } from './roll-and-write/levels.ts';

/** Their names in records and messages, from the lowest on; they never change. */
const NAMES = ['apprentice', 'carpenter', 'foreman', 'architect', 'harbour-master'];

const CHOOSERS = new Map<string, readonly ((observation: Observation) => Move)[]>([
  [rollAndWrite.id, ROLL_AND_WRITE],
  [copenhagen.id, COPENHAGEN],
]);

/** The levels, from the lowest on. */
export const LEVELS: readonly Bot[] = NAMES.map((name, level) => ({
  name,
  choose(observation) {
    const chooser = CHOOSERS.get(observation.game.id)?.[level];
    if (!chooser) throw new Error(`${name} knows nothing of ${observation.game.id}`);
    return chooser(observation);
  },
}));
