import { countOf, waysToDraw } from './copenhagen-cards.ts';
import { PLACES } from './copenhagen-data.ts';
import type { Position } from './copenhagen-position.ts';
import { COLOURS } from './roll-and-write-data.ts';

/** A possible outcome of a chance event. */
interface ReferenceOutcome {
  move: string;
  probability: number;
}

/** All distinct outcomes, unsorted, of the awaited chance event. */
export function outcomesOf(position: Position): ReferenceOutcome[] {
  const awaited = position.awaited();
  if (awaited === null) return [];
  switch (awaited.event) {
    case 'harbour':
      return draws(position, 'harbour', PLACES.length, true);
    case 'hand':
      return draws(position, `hand ${awaited.seat}`, awaited.size, false);
    case 'card':
      return nextCards(position);
  }
}

function draws(
  position: Position,
  event: string,
  size: number,
  inOrder: boolean,
): ReferenceOutcome[] {
  const results = [...waysToDraw(position.pile, size, inOrder)];
  return results.map(([cards, probability]) => ({ move: `${event} ${cards}`, probability }));
}

/** The End card with 1/n among the bottom ten, never earlier; else each card equally likely. */
function nextCards(position: Position): ReferenceOutcome[] {
  const { pile } = position;
  const end = position.endMayCome ? 1 / position.cardsInPile : 0;
  const outcomes: ReferenceOutcome[] = end > 0 ? [{ move: 'card end', probability: end }] : [];
  for (const colour of COLOURS) {
    const cards = countOf(pile, colour);
    if (cards === 0) continue;
    outcomes.push({ move: `card ${colour}`, probability: ((1 - end) * cards) / pile.length });
  }
  return outcomes;
}
