/** Cards and abilities in plain English. */
import { COPENHAGEN_MATERIAL } from '@nyhavn/engine/copenhagen';
import { list, numberWord } from '../../play/words.ts';
import { colourName, piecesInWords } from '../house/words.ts';
import { abilityInWords } from './material.ts';

const CARDS = ['card', 'cards'] as const;

/** Cards by colour, as in `two red cards and a blue one`. */
export function cardsInWords(cards: string): string {
  return cards === '' ? 'no cards' : list(piecesInWords(cards, CARDS));
}

/** Colours of cards without the word card, as in `two blue and red`. */
export function coloursInWords(cards: string): string {
  const colours = [...new Set(cards)].map((card) => {
    const amount = cards.split(card).length - 1;
    return amount === 1 ? colourName(card) : `${numberWord(amount)} ${colourName(card)}`;
  });
  return list(colours);
}

/** A number of cards, as in `three cards`. */
export function cardCount(cards: number): string {
  return `${numberWord(cards)} ${cards === 1 ? 'card' : 'cards'}`;
}

/** Abilities that are used, as in `, using any (any two cards)`; empty when there are none. */
export function usingInWords(abilities: readonly string[]): string {
  return abilities.length === 0 ? '' : `, using ${list(abilities.map(abilityInWords))}`;
}

/** Spaces of the harbour, as in `spaces 3 and 4`. */
export function placesInWords(places: readonly number[]): string {
  return `space${places.length === 1 ? '' : 's'} ${list(places.map(String))}`;
}

/** Where the End card comes at the latest. */
const LAST = COPENHAGEN_MATERIAL.endBottom;

/** Where the End card is, seen from the pile. */
export function endCardInWords({ end, pile }: { end: string; pile: number }): string {
  if (end === 'aside') return 'End card aside';
  if (end === 'drawn') return 'End card revealed';
  return pile > LAST ? `End card in the last ${LAST}` : 'End card in it';
}
