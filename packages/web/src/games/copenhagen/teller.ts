/** The part of Copenhagen that needs no page: houses, points and the reason for the end. */
import { copenhagen } from '@nyhavn/engine/copenhagen';
import type { Teller } from '../../table/front.ts';
import { emptySquares } from '../house/tie-break.ts';
import { reason, sources } from './ending.ts';
import { housesOf } from './houses.ts';

/** Copenhagen without its board. */
export const teller: Teller = {
  id: 'copenhagen',
  games: [copenhagen],
  views: housesOf,
  sources,
  reason,
  sculpture: async () => (await import('../house/sculpture.ts')).sculpture,
  tieBreak: emptySquares,
};
