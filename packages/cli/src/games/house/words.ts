/** Colours, pieces and shapes in plain English. */
import type { Move } from '@nyhavn/engine';
import { numberWord } from '../../play/words.ts';

/** Colours by their letters, in canonical order. */
const COLOUR_NAMES: Readonly<Record<string, string>> = {
  R: 'red',
  B: 'blue',
  P: 'purple',
  G: 'green',
  Y: 'yellow',
  W: 'white',
};

/** Everything that is picked by letter, in canonical order: colours, and places by number. */
export const LETTERS = `${Object.keys(COLOUR_NAMES).join('')}1234567`;

/** Letters in canonical order. */
export function canonicalLetters(letters: string): string {
  return [...letters].sort((a, b) => LETTERS.indexOf(a) - LETTERS.indexOf(b)).join('');
}

/** Reads a move of which the letters were typed, in any order and in small letters too. */
export function byLetters(moves: ReadonlyMap<string, Move>): (text: string) => Move | undefined {
  const isOfColours = new RegExp(`^[${Object.keys(COLOUR_NAMES).join('')}]+$`, 'i');
  return (text) =>
    isOfColours.test(text) ? moves.get(canonicalLetters(text.toUpperCase())) : undefined;
}

/** The name of a colour, given by its letter. */
export function colourName(letter: string): string {
  return COLOUR_NAMES[letter] ?? letter;
}

/** Colours one by one, as in `red, blue, blue`. */
export function colourList(letters: string): string {
  return [...letters].map(colourName).join(', ');
}

/** Coloured pieces, as in `two red dice` and `a white one`, to be put into a list. */
export function piecesInWords(
  letters: string,
  [noun, nouns]: readonly [noun: string, nouns: string],
): string[] {
  return [...new Set(letters)].map((letter, index) => {
    const amount = letters.split(letter).length - 1;
    const colour = colourName(letter);
    if (index > 0) return amount === 1 ? `a ${colour} one` : `${numberWord(amount)} ${colour}`;
    return `${numberWord(amount)} ${colour} ${amount === 1 ? noun : nouns}`;
  });
}

const SHAPES: Readonly<Record<string, string>> = {
  R3: 'corner of three',
  R4: 'square of four',
  R5: 'square of four and one',
  B3: 'corner of three',
  B4: 'L of four',
  B4L: 'left L of four',
  B4R: 'right L of four',
  B5: 'T of five',
  P3: 'line of three',
  P4: 'line of four',
  P5: 'line of five',
  G3: 'line of three',
  G4: 'T of four',
  G5: 'cross of five',
  Y3: 'corner of three',
  Y4: 'zigzag of four',
  Y4L: 'left zigzag of four',
  Y4R: 'right zigzag of four',
  Y5: 'Z of five',
};

/** The shape of a tile in words. */
export function shapeInWords(tile: string): string {
  return SHAPES[tile] ?? 'line of two';
}
