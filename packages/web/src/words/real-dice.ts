/** The words of tables with real dice, fetched where there is one. */
import type { RealDiceWords } from './en/real-dice.ts';
import { Shelf } from './shelf.ts';

/** What is said where people roll real dice. */
export const realDice = new Shelf<RealDiceWords>({
  en: () => import('./en/real-dice.ts'),
  nl: () => import('./nl/real-dice.ts'),
  de: () => import('./de/real-dice.ts'),
  fr: () => import('./fr/real-dice.ts'),
});
