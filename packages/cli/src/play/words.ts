/** Counts, lists and dice in plain English. */
import { FACE_NAMES } from './material.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five'];

/** A number with its noun, as in `1 point` and `2 points`. */
export function count(amount: number, noun: string): string {
  return `${amount} ${amount === 1 ? noun : `${noun}s`}`;
}

/** Things one after the other, as in `a, b and c`. */
export function list(things: readonly string[]): string {
  const last = things.at(-1) ?? '';
  return things.length < 2 ? last : `${things.slice(0, -1).join(', ')} and ${last}`;
}

/** The name of a face or colour. */
export function faceName(letter: string): string {
  return FACE_NAMES[letter] ?? letter;
}

/** Faces one by one, as in `red, blue, blue`. */
export function faceList(dice: string): string {
  return [...dice].map(faceName).join(', ');
}

/** Dice by face, as in `two red dice and a white one`. */
export function diceInWords(dice: string): string {
  return list(facesInWords(dice));
}

function facesInWords(dice: string): string[] {
  return [...new Set(dice)].map((face, index) => {
    const amount = dice.split(face).length - 1;
    const number = NUMBERS[amount] ?? String(amount);
    if (index > 0) return amount === 1 ? `a ${faceName(face)} one` : `${number} ${faceName(face)}`;
    return `${number} ${faceName(face)} ${amount === 1 ? 'die' : 'dice'}`;
  });
}

/** What a tile is paid with, as in `two red dice and 1 bonus`. */
export function paymentInWords(payment: { dice: string; bonus: number; again: boolean }): string {
  const { dice, bonus, again } = payment;
  const parts = facesInWords(dice);
  if (bonus > 0) parts.push(bonus === 1 ? '1 bonus' : `${bonus} bonuses`);
  return again ? `${list(parts)}, by Use again` : list(parts);
}

/** A sentence's first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Text in lines of at most so many characters. */
export function wrap(text: string, width = 78): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, width))
    .join('\n');
}

function wrapLine(line: string, width: number): string {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    if (current !== '' && current.length + 1 + word.length > width) {
      lines.push(current);
      current = word;
    } else {
      current = current === '' ? word : `${current} ${word}`;
    }
  }
  return [...lines, current].join('\n');
}
