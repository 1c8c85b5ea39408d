/** What French asks of a sentence that is built from parts. */
import type { FirstWords } from '../en/index.ts';
import { grammarOf } from '../grammar.ts';

/** Plurals, of which nought and one have none, and lists. */
export const { counted, list, plural } = grammarOf('fr');

/** A number that stands in digits, with its noun: below two it is singular. */
export function written(digits: string, one: string, many: string): string {
  return `${digits} ${/^[−-]?[01](?!\d)/.test(digits) ? one : many}`;
}

/** `de` before a name, or `d’` where its first sound is a vowel. */
export function de(name: string): string {
  const hasVowel = /^([aeiouhàáâãäåæèéêëìíîïòóôõöøœùúûü]|y[^aeiou])/iu.test(name);
  return hasVowel ? `d’${name}` : `de ${name}`;
}

/** A colour beside a feminine noun: a tile, a card, a window. */
export const feminine: Record<keyof FirstWords['common']['colours'], string> = {
  R: 'rouge',
  B: 'bleue',
  P: 'violette',
  G: 'verte',
  Y: 'jaune',
  W: 'blanche',
};

const FEMININE: Readonly<Record<string, string>> = {
  bleu: 'bleue',
  violet: 'violette',
  vert: 'verte',
  blanc: 'blanche',
};

/** A colour by its name, beside a feminine noun. */
export function feminised(colour: string): string {
  return FEMININE[colour] ?? colour;
}

/** A colour beside a masculine noun in the plural: dice. */
export const masculine: Record<keyof FirstWords['common']['colours'], string> = {
  R: 'rouges',
  B: 'bleus',
  P: 'violets',
  G: 'verts',
  Y: 'jaunes',
  W: 'blancs',
};
