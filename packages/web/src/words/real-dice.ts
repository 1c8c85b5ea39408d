/** The words of tables with real dice, fetched where there is one. */
import type { RealDiceWords } from './en/real-dice.ts';
import { Shelf } from './shelf.ts';

/** What is said where people roll real dice. */
export const realDice = new Shelf<RealDiceWords>(
  (language) => import(`./${language}/real-dice.ts`),
);
