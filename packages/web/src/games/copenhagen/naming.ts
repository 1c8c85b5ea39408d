/** Cards, tiles and abilities in words. */
import { COLOURS, type Colour } from '@nyhavn/engine/house';
import { sayCopenhagen } from '../../words/games/copenhagen.ts';
import { say } from '../../words/index.ts';
import { type Ability, sizeOf } from './material.ts';

interface Some {
  readonly colour: Colour;
  readonly count: number;
}

/** Cards by colour, in the order of the colours. */
export function byColour(cards: string): Some[] {
  return COLOURS.map((colour) => ({ colour, count: cards.split(colour).length - 1 })).filter(
    ({ count }) => count > 0,
  );
}

/** Cards in words, as in `2 red cards and 1 blue card`. */
export function cardsInWords(cards: string): string {
  const { common } = say();
  const copenhagen = sayCopenhagen();
  if (cards === '') return copenhagen.noCards;
  return common.list(byColour(cards).map(({ count, colour }) => copenhagen.cardsOf(count, colour)));
}

/** Colours of cards without the word card, as in `2 blue and red`. */
export function coloursInWords(cards: string): string {
  const { common } = say();
  const copenhagen = sayCopenhagen();
  return common.list(
    byColour(cards).map(({ count, colour }) => copenhagen.colourOf(count, colour)),
  );
}

/** Names of abilities, as in `Discount and Change`; empty when there are none. */
export function abilityNames(abilities: readonly Ability[]): string {
  const { common } = say();
  const copenhagen = sayCopenhagen();
  return common.list(abilities.map((ability) => copenhagen.abilities.names[ability]));
}

/** A tile in words, as in `blue tile of 4 squares`. */
export function tileInWords(tile: string): string {
  const copenhagen = sayCopenhagen();
  return tile === 'W'
    ? copenhagen.tile('W', 1)
    : copenhagen.tile(tile.charAt(0) as Colour, sizeOf(tile));
}
