/** Colours by their letters, in words and as they are typed. */
import type { Move } from '@nyhavn/engine';
import { list, say } from '../../words.ts';

/** A colour of the words. */
export type Paint = keyof ReturnType<typeof say>['common']['colours'];

/** The words to type for colours, the same in every language; by letter, in canonical order. */
const COLOUR_KEYS: Readonly<Record<string, string>> = {
  R: 'red',
  B: 'blue',
  P: 'purple',
  G: 'green',
  Y: 'yellow',
  W: 'white',
};

/** Everything that is picked by letter, in canonical order: colours, and places by number. */
export const LETTERS = `${Object.keys(COLOUR_KEYS).join('')}1234567`;

/** Letters in canonical order. */
export function canonicalLetters(letters: string): string {
  return [...letters].sort((a, b) => LETTERS.indexOf(a) - LETTERS.indexOf(b)).join('');
}

/** Reads a move of which the letters were typed, in any order and in small letters too. */
export function byLetters(moves: ReadonlyMap<string, Move>): (text: string) => Move | undefined {
  const isOfColours = new RegExp(`^[${Object.keys(COLOUR_KEYS).join('')}]+$`, 'i');
  return (text) =>
    isOfColours.test(text) ? moves.get(canonicalLetters(text.toUpperCase())) : undefined;
}

/** The word to type for a colour, by its letter. */
export function colourKey(letter: string): string {
  return COLOUR_KEYS[letter] ?? letter;
}

/** The colour of a tile, a card, a track or a die, by the letter that its name begins with. */
export function paintOf(name: string): Paint {
  return name.charAt(0) as Paint;
}

/** The name of a colour, given by its letter. */
export function colourName(letter: string): string {
  return say().common.colours[paintOf(letter)];
}

/** Colours one by one, as in `red, blue and blue`. */
export function colourList(letters: string): string {
  return list([...letters].map(colourName));
}
