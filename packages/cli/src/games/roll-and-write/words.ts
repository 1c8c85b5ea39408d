/** Dice in plain English. */
import { list } from '../../play/words.ts';
import { piecesInWords } from '../house/words.ts';

const DICE = ['die', 'dice'] as const;

/** Dice by face, as in `two red dice and a white one`. */
export function diceInWords(dice: string): string {
  return list(piecesInWords(dice, DICE));
}

/** The payment of a tile, as in `two red dice and 1 bonus`. */
export function paymentInWords(payment: { dice: string; bonus: number; again: boolean }): string {
  const { dice, bonus, again } = payment;
  const parts = piecesInWords(dice, DICE);
  if (bonus > 0) parts.push(bonus === 1 ? '1 bonus' : `${bonus} bonuses`);
  return again ? `${list(parts)}, by Use again` : list(parts);
}
