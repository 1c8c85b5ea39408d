/** The ladder: five players of growing strength, who play both games. */
import type { Move } from '@nyhavn/engine';
import { copenhagen } from '@nyhavn/engine/copenhagen';
import { rollAndWrite } from '@nyhavn/engine/roll-and-write';
import type { Bot, Situation } from './bot.ts';
import { LEVELS as COPENHAGEN } from './copenhagen/levels.ts';
import { LEVELS as ROLL_AND_WRITE } from './roll-and-write/levels.ts';

/** Their names in records and messages, from the lowest on; they never change. */
const NAMES = ['apprentice', 'carpenter', 'foreman', 'architect', 'harbour-master'];

const CHOOSERS = new Map<string, readonly ((situation: Situation) => Move)[]>([
  [rollAndWrite.id, ROLL_AND_WRITE],
  [copenhagen.id, COPENHAGEN],
]);

/** The levels, from the lowest on. */
export const LEVELS: readonly Bot[] = NAMES.map((name, level) => ({
  name,
  choose(situation) {
    const chooser = CHOOSERS.get(situation.game.id)?.[level];
    if (!chooser) throw new Error(`${name} knows nothing of ${situation.game.id}`);
    return chooser(situation);
  },
}));
