import type { Colour } from './roll-and-write-data.ts';
import { COLOURS } from './roll-and-write-data.ts';

/** The cards written in a text, in the order of the text. */
export function cardsOf(text: string): Colour[] {
  return [...text].map((letter) => {
    const card = COLOURS.find((colour) => colour === letter);
    if (card === undefined) throw new Error(`not a card: ${letter}`);
    return card;
  });
}

/** The cards in canonical order. */
export function canonical(cards: readonly Colour[]): Colour[] {
  return [...cards].sort((a, b) => COLOURS.indexOf(a) - COLOURS.indexOf(b));
}

/** The number of cards of this colour. */
export function countOf(cards: readonly Colour[], colour: Colour): number {
  return cards.filter((card) => card === colour).length;
}

/** The cards that are left when the named ones are taken away. */
export function without(cards: readonly Colour[], taken: readonly Colour[]): Colour[] {
  const rest = [...cards];
  for (const card of taken) {
    const place = rest.indexOf(card);
    if (place < 0) throw new Error(`there is no such card: ${card}`);
    rest.splice(place, 1);
  }
  return rest;
}

/** All different ways to pick so many of the cards, each in canonical order. */
export function waysToPick(cards: readonly Colour[], size: number): string[] {
  let picked = [''];
  for (const colour of COLOURS) {
    const longer: string[] = [];
    for (const before of picked) {
      const most = Math.min(countOf(cards, colour), size - before.length);
      for (let more = 0; more <= most; more += 1) longer.push(before + colour.repeat(more));
    }
    picked = longer;
  }
  return picked.filter((pick) => pick.length === size);
}

/**
 * All distinct results, with their probabilities, of drawing so many of the cards one by one;
 * the order of a hand does not matter, the order of the places of the harbour does.
 */
export function waysToDraw(
  cards: readonly Colour[],
  size: number,
  inOrder: boolean,
): Map<string, number> {
  let results = new Map([['', 1]]);
  for (let drawn = 0; drawn < size; drawn += 1) {
    const longer = new Map<string, number>();
    for (const [before, probability] of results) {
      const gone = cardsOf(before);
      for (const colour of COLOURS) {
        const left = countOf(cards, colour) - countOf(gone, colour);
        if (left === 0) continue;
        const after = [...gone, colour];
        const result = (inOrder ? after : canonical(after)).join('');
        const share = (probability * left) / (cards.length - drawn);
        longer.set(result, (longer.get(result) ?? 0) + share);
      }
    }
    results = longer;
  }
  return results;
}
