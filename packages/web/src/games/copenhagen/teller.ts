/** What Copenhagen tells of how it stands and how it ended, without its board, which needs a page. */
import { copenhagen } from '@nyhavn/engine/copenhagen';
import type { Teller } from '../../table/front.ts';
import { emptySquares } from '../house/tie-break.ts';
import { reason, sources } from './ending.ts';
import { housesOf } from './houses.ts';

/** Copenhagen, as far as it is told. */
export const teller: Teller = {
  id: 'copenhagen',
  games: [copenhagen],
  views: housesOf,
  sources,
  reason,
  sculpture: async () => (await import('../house/sculpture.ts')).sculpture,
  tieBreak: emptySquares,
};
