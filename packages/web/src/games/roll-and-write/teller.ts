/** The part of Roll & Write that needs no page: houses, points and the reason for the end. */
import { rollAndWrite } from '@nyhavn/engine/roll-and-write';
import type { Teller } from '../../table/front.ts';
import { emptySquares } from '../house/tie-break.ts';
import { reason, sources } from './ending.ts';
import { housesOf } from './houses.ts';

/** Roll & Write without its board. */
export const teller: Teller = {
  id: 'roll-and-write',
  games: [rollAndWrite],
  views: housesOf,
  sources,
  reason,
  sculpture: async () => (await import('../house/sculpture.ts')).sculpture,
  tieBreak: emptySquares,
};
