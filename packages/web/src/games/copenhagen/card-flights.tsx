/**
 * Animates cards that are taken: they travel from the harbour to the hand, or to the house of the
 * player who took them.
 */
import { spokenCopenhagen } from '@nyhavn/engine/copenhagen';
import type { Colour } from '@nyhavn/engine/house';
import { Card } from '../../art/card.tsx';
import { shownSeat } from '../../table/seat-names.ts';
import { fly, houseAt, useSteps } from '../house/flights.tsx';
import type { GameTable } from './picture.ts';

/** Follows the cards of a table. */
export function useCardFlights(table: GameTable): void {
  useSteps(table, ({ by, before, text }) => {
    const move = spokenCopenhagen(text);
    if (move.verb !== 'take' || by === 'chance') return;
    const isOwn = by === shownSeat(table);
    const to = isOwn ? document.querySelector('.hand-cards') : houseAt(table, by);
    for (const place of move.places) {
      const colour = before.harbour.charAt(place - 1) as Colour;
      const from = document.querySelector(`.harbour-cards > li:nth-child(${place})`);
      fly(<Card colour={colour} />, from, to);
    }
  });
}
