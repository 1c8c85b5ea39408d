/** Cards and abilities in words. */
import { COPENHAGEN_MATERIAL } from '@nyhavn/engine/copenhagen';
import { list, say } from '../../words.ts';
import { paintOf } from '../house/words.ts';
import { abilityName } from './material.ts';

/** The number of each letter, in the order in which they first come. */
function counts(letters: string): [letter: string, count: number][] {
  return [...new Set(letters)].map((letter) => [letter, letters.split(letter).length - 1]);
}

/** Cards by colour, as in `2 red cards and 1 blue card`. */
export function cardsInWords(cards: string): string {
  const { cardsOf, noCards } = say().copenhagen;
  if (cards === '') return noCards;
  return list(counts(cards).map(([letter, count]) => cardsOf(count, paintOf(letter))));
}

/** Colours of cards without the word card, as in `2 blue and red`. */
export function coloursInWords(cards: string): string {
  const { colourOf } = say().copenhagen;
  return list(counts(cards).map(([letter, count]) => colourOf(count, paintOf(letter))));
}

/** Something that is done with abilities, as in `red and blue, with Any cards`. */
export function usingInWords(what: string, abilities: readonly string[]): string {
  if (abilities.length === 0) return what;
  return say().copenhagen.story.using(what, list(abilities.map(abilityName)));
}

/** The number of cards at the bottom of the pile that the End card is among. */
const LAST = COPENHAGEN_MATERIAL.endBottom;

/** The place of the End card, seen from the pile. */
export function endCardInWords({ end, pile }: { end: string; pile: number }): string {
  const { endCard } = say().copenhagenTerminal;
  if (end === 'aside') return endCard.aside;
  if (end === 'drawn') return endCard.drawn;
  return pile > LAST ? endCard.among(LAST) : endCard.within;
}
