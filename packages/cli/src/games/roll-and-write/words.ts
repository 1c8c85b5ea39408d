/** Dice and payments in words. */
import { list, say } from '../../words.ts';
import { colourList, paintOf } from '../house/words.ts';

/** Dice by face, as in `red, red and white dice`. */
export function diceInWords(dice: string): string {
  const { story } = say().rollAndWrite;
  return dice.length === 1 ? story.dieList(paintOf(dice)) : story.diceList(colourList(dice));
}

/** The payment of a tile, as in `red and red dice and 1 bonus`. */
export function paymentInWords(payment: { dice: string; bonus: number; again: boolean }): string {
  const { dice, bonus, again } = payment;
  const { bonuses, story } = say().rollAndWrite;
  const parts = dice === '' ? [] : [diceInWords(dice)];
  if (bonus > 0) parts.push(bonuses(bonus));
  return again ? `${list(parts)}, ${story.again}` : list(parts);
}
